//! The map's panels as a person uses them, drawn without a window.

use super::*;
use crate::battle::Seat;
use crate::campaign::{Act, Feed, Online, Question, Session};
use crate::settings::{Colours, ShownSpeed};
use crate::theme::{Pictures, install, root_ui};
use ::campaign::{Campaign, Command, NoBattles, Square, State, View};
use bevy_egui::egui::{self, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rules::Color;

struct Seen {
    session: Session,
    feed: Feed,
    drawer: Drawer,
    log: Log,
    hidden: usize,
    showing: bool,
    wishes: Vec<Wish>,
    dressed: bool,
}

impl Seen {
    /// Panels over a world; whoever is to move sits before the screen.
    fn new(world: &str) -> Self {
        let open = "........\n".repeat(8);
        let world = if world.contains("map\n") {
            world.to_owned()
        } else {
            format!("size 8\nmap\n{open}{world}")
        };
        let state: State = world.parse().expect("a world");
        let session = Session::resume(Campaign::from_world(state, Some(2)));
        Self {
            session,
            feed: Feed::default(),
            drawer: Drawer::default(),
            log: Log::default(),
            hidden: 0,
            showing: false,
            wishes: Vec::new(),
            dressed: false,
        }
    }

    fn act(&mut self, act: Act) {
        let done = self.session.act(act, &mut self.feed);
        done.unwrap_or_else(|refused| panic!("{act:?}: {refused}"));
    }

    fn draw(&mut self, ui: &egui::Ui, pictures: &Pictures) {
        let Self {
            session,
            drawer,
            log,
            ..
        } = self;
        let view = session.view().clone();
        let model = Model {
            session,
            view: &view,
            pictures,
            colours: Colours::default(),
            showing: self.showing,
            speed: ShownSpeed::Normal,
            working: None,
            drawer: *drawer,
            to_build: false,
        };
        log.follow(session, drawer.filter, self.hidden);
        let mut root = root_ui(ui.ctx(), "map");
        let mut wishes = egui::Panel::top("top")
            .show(&mut root, |ui| top_bar(ui, &model))
            .inner;
        let side = egui::Panel::right("side").exact_size(308.0);
        wishes.extend(side.show(&mut root, |ui| side_panel(ui, &model, log)).inner);
        wishes.extend(going_on(&mut root, &model));
        let map = root.available_rect_before_wrap();
        wishes.extend(questions(ui.ctx(), &model, map, |at| place(map, at)));
        for wish in &wishes {
            match *wish {
                Wish::Act(act) => drop(session.act(act, &mut self.feed)),
                Wish::Show(at) => drop(session.act(Act::Select(at), &mut self.feed)),
                Wish::Arrange(arranged) => *drawer = arranged,
                _ => {}
            }
        }
        self.wishes.extend(wishes);
    }
}

/// Where a square of a small world lies when the map fits.
fn place(map: Rect, at: Square) -> Option<Rect> {
    let side = map.width().min(map.height()) / 8.0;
    let steps = vec2(f32::from(at.file()), 7.0 - f32::from(at.rank()));
    Some(Rect::from_min_size(
        map.min + steps * side,
        Vec2::splat(side),
    ))
}

type Drawn = Harness<'static, Seen>;

fn drawn(seen: Seen) -> Drawn {
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1280.0, 720.0))
        .build_ui_state(
            |ui, seen: &mut Seen| {
                if std::mem::replace(&mut seen.dressed, true) {
                    seen.draw(ui, &Pictures::default());
                } else {
                    install(ui.ctx());
                }
            },
            seen,
        );
    harness.run_steps(4);
    harness
}

fn click(harness: &mut Drawn, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(4);
}

fn tells(harness: &Drawn, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

fn dull(harness: &Drawn, label: &str) -> bool {
    harness.get_by_label(label).accesskit_node().is_disabled()
}

/// What hovering a button that does not work tells.
fn why(harness: &mut Drawn, label: &str, reason: &str) -> bool {
    harness.get_by_label(label).hover();
    harness.run_steps(60);
    tells(harness, reason)
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("a square")
}

/// White's army of several kinds on b4, idle cities, and Black's army next to it.
const MEETING: &str = "capital white a4\ncapital black h4\ncity white b6\nmine - c3\n\
    army white b4 1R2N5P\narmy black c5 2N3P\ngold white 4\nfog off\n";

#[test]
fn the_picker_starts_at_nobody_and_counts() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c5")));
    let mut harness = drawn(seen);
    assert!(tells(&harness, "Who goes to c5?"));
    assert!(tells(&harness, "0 of 5") && tells(&harness, "0 of 1"));
    assert!(dull(&harness, "Attack") && dull(&harness, "One Pawn fewer"));
    click(&mut harness, "Add a Pawn");
    click(&mut harness, "One Pawn more");
    click(&mut harness, "One Knight more");
    click(&mut harness, "One Pawn fewer");
    assert!(tells(&harness, "1 of 5") && tells(&harness, "1 of 2"));
    assert!(tells(&harness, "4 against 9: far weaker"));
    click(&mut harness, "March all");
    assert!(tells(&harness, "16 against 9: stronger"));
    assert!(dull(&harness, "March all") && dull(&harness, "One Rook more"));
    click(&mut harness, "Add a Rook");
    assert!(tells(&harness, "0 of 1"), "full, a kind begins again");
    click(&mut harness, "Nobody");
    assert!(tells(&harness, "0 of 5") && dull(&harness, "Attack"));
    assert!(why(&mut harness, "Attack", "Choose who goes first."));
    click(&mut harness, "Cancel");
    assert_eq!(harness.state().session.question(), None);
}

#[test]
fn those_who_were_picked_go() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c3")));
    let mut harness = drawn(seen);
    click(&mut harness, "Add a Knight");
    assert!(tells(&harness, "Takes the mine: +2 gold a turn"));
    click(&mut harness, "March");
    let view = harness.state().session.view();
    let there = view.army(square("c3")).expect("an army").total();
    assert_eq!(there.to_string(), "1N");
    assert_eq!(harness.state().session.question(), None);
}

#[test]
fn a_ride_chooses_its_way() {
    let world = "capital white a4\ncapital black h4\nmine - c5\narmy white b4 3N\nfog off\n";
    let mut seen = Seen::new(world);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("d5")));
    let mut harness = drawn(seen);
    click(&mut harness, "c5");
    click(&mut harness, "Ride all");
    click(&mut harness, "Ride");
    let view = harness.state().session.view();
    assert_eq!(view.own.resources, 1, "the mine on the way was taken");
    assert!(view.army(square("d5")).is_some());
}

#[test]
fn a_city_offers_what_it_can_pay() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b6")));
    let mut harness = drawn(seen);
    assert!(!dull(&harness, "Build a Knight") && dull(&harness, "Build a Rook"));
    assert!(why(
        &mut harness,
        "Build a Rook",
        "A Rook costs 5 gold and you have 4."
    ));
    click(&mut harness, "Build a Bishop");
    assert!(tells(&harness, "Bishop: ready next turn"));
    assert!(why(
        &mut harness,
        "Build a Knight",
        "already building a Bishop"
    ));
    click(&mut harness, "Cancel: 3 gold back");
    assert_eq!(harness.state().session.view().own.gold, 4);
    let late = format!("{MEETING}build b6 Q 2\n");
    let mut seen = Seen::new(&late);
    seen.act(Act::Select(square("b6")));
    let harness = drawn(seen);
    assert!(tells(&harness, "Queen: ready in 3 turns"));
    assert!(tells(&harness, "Cancel: the gold is lost"));
}

#[test]
fn every_order_has_a_line_and_a_cross() {
    let mut seen = Seen::new(MEETING.replace("army black c5 2N3P\n", "").as_str());
    seen.act(Act::Select(square("b4")));
    let mut harness = drawn(seen);
    click(&mut harness, "Rally point");
    assert!(harness.state().session.is_aiming());
    harness.state_mut().act(Act::Touch(square("f4")));
    harness.run_steps(4);
    assert!(tells(&harness, "Who gets the rally point f4?"));
    assert!(tells(&harness, "They arrive in 4 turns"));
    click(&mut harness, "Add a Pawn");
    click(&mut harness, "Set rally point");
    assert!(tells(&harness, "1 Pawn, 4 turns"));
    click(&mut harness, "Add rally point");
    harness.state_mut().act(Act::Touch(square("b7")));
    harness.state_mut().act(Act::PickAll);
    harness.state_mut().act(Act::Go);
    harness.run_steps(4);
    assert!(dull(&harness, "Add rally point"), "nobody is left");
    click(&mut harness, "Show the goal b7");
    assert!(harness.state().wishes.contains(&Wish::Look(square("b7"))));
    click(&mut harness, "Take back the rally point f4");
    let orders = &harness.state().session.view().orders;
    assert_eq!(
        orders.iter().map(|it| it.goal).collect::<Vec<_>>(),
        [square("b7")]
    );
}

#[test]
fn the_to_do_line_counts_and_cycles() {
    let mut harness = drawn(Seen::new(MEETING));
    assert!(tells(&harness, "1 army and 2 cities wait"));
    click(&mut harness, "Next to decide (Tab)");
    assert_eq!(harness.state().session.selected(), Some(square("b4")));
    // The bar and the panel both offer it.
    harness
        .query_all_by_label("Set aside")
        .next()
        .expect("a button")
        .click();
    harness.run_steps(4);
    assert!(tells(&harness, "2 cities wait"));
    click(&mut harness, "Previous to decide (Shift+Tab)");
    assert_ne!(harness.state().session.selected(), Some(square("b4")));
}

#[test]
fn the_end_of_the_turn_asks_once_and_lists_what_is_left() {
    let mut harness = drawn(Seen::new(MEETING));
    click(&mut harness, "End turn");
    assert_eq!(
        harness.state().session.question(),
        Some(Question::EndTurn(3))
    );
    assert!(harness.get_by_label("Look at them").is_focused());
    harness.key_press(egui::Key::Enter);
    harness.run_steps(4);
    assert!(
        harness.state().session.selected().is_some(),
        "Enter ends nothing"
    );
    click(&mut harness, "End turn");
    click(&mut harness, "b6: city");
    assert_eq!(harness.state().session.selected(), Some(square("b6")));
    click(&mut harness, "End turn");
    click(&mut harness, "End turn anyway");
    assert_eq!(harness.state().session.view().turn, Color::Black);
    assert!(dull(&harness, "End turn"));
}

#[test]
fn what_does_not_work_says_why() {
    let mut harness = drawn(Seen::new(MEETING));
    assert!(why(&mut harness, "Undo", "Nothing can be taken back"));
    harness.state_mut().showing = true;
    harness.run_steps(4);
    assert!(why(
        &mut harness,
        "End turn",
        "Wait until the map has shown"
    ));
    let mut over = drawn(Seen::new(&format!("{MEETING}won black\n")));
    assert!(why(&mut over, "End turn", "The campaign is over."));
}

#[test]
fn what_others_do_can_be_hurried_or_skipped() {
    let world = format!("{MEETING}turn black 2\nopponent computer\n");
    let mut seen = Seen::new(&world);
    seen.showing = true;
    let mut harness = drawn(seen);
    assert!(tells(&harness, "Black moves…"));
    click(&mut harness, "Fast");
    click(&mut harness, "Skip");
    let wishes = &harness.state().wishes;
    assert_eq!(wishes[..], [Wish::Speed(ShownSpeed::Fast), Wish::Skip]);
    harness.state_mut().showing = false;
    harness.run_steps(4);
    assert!(tells(&harness, "Black moves…"), "it thinks");
    assert!(harness.query_by_label("Skip").is_none());
}

#[test]
fn hold_or_sally_tells_the_attackers_and_what_each_means() {
    let world = "capital white a4\ncapital black h4\narmy white a4 1R4P\n\
        turn black 3\npending defend b4 a4 1Q2P\narmy black h4 1P\nfog off\n";
    let mut harness = drawn(Seen::new(world));
    assert_eq!(harness.state().session.viewer(), Color::White);
    assert!(tells(&harness, "Your walls on a4 are attacked"));
    assert!(tells(&harness, "It is for you to decide."));
    assert!(tells(&harness, "Black attacks, 11 points"));
    assert!(tells(&harness, "You defend, 9 points"));
    assert!(harness.get_by_label("Hold the walls").is_focused());
    click(&mut harness, "Sally out");
    assert!(harness.state().wishes.contains(&Wish::say(Command::Sally)));
    assert!(tells(&harness, "Battle on a4") && tells(&harness, "on open ground"));
    click(&mut harness, "Fight on the board");
    assert!(harness.state().wishes.contains(&Wish::Act(Act::Fight)));
    assert!(!dull(&harness, "Resolve"), "whoever is to move");
}

#[test]
fn a_battle_that_waits_is_fought_or_resolved() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c5")));
    seen.act(Act::PickAll);
    seen.act(Act::Go);
    let mut harness = drawn(seen);
    assert!(tells(&harness, "You attack, 16 points"));
    assert!(tells(&harness, "Black defends, 9 points"));
    click(&mut harness, "Resolve");
    assert_eq!(harness.state().session.wanted(), Some(Command::Resolve));
    assert!(!tells(&harness, "Battle on c5"), "it is being worked out");
}

#[test]
fn a_landing_offers_its_squares() {
    let world = "capital white a4\ncapital black h4\narmy black e5 1Q2P\nfog off\n\
        turn black 3\npending land white e5 2P\n";
    let mut harness = drawn(Seen::new(world));
    assert!(tells(&harness, "Choose where your army lands"));
    click(&mut harness, "c3");
    let view = harness.state().session.view();
    assert!(view.army(square("c3")).is_some());
}

/// Lines of the log as they are told.
fn lines(seen: &mut Seen, filter: Filter, hidden: usize) -> Vec<String> {
    seen.log.follow(&seen.session, filter, hidden);
    seen.log.rows().iter().map(|row| row.text.clone()).collect()
}

#[test]
fn the_log_tells_in_words_and_filters() {
    let mut seen = Seen::new(MEETING.replace("army black c5 2N3P\n", "").as_str());
    for text in ["march b4 c3 2P", "build b6 N", "rally b4 b7 1R"] {
        let command = Command::parse(text, ::campaign::Size::Small).expect("a command");
        seen.act(Act::Say(command));
    }
    let all = lines(&mut seen, Filter::All, 0);
    assert_eq!(
        all,
        [
            "Round 1: You",
            "You march: b4 to c3, 2 Pawns.",
            "You take an unclaimed mine on c3.",
            "You begin a Knight on b6.",
            "Rally point: b4 to b7, 1 Rook.",
        ]
    );
    let marches = lines(&mut seen, Filter::Only(Topic::March), 0);
    assert_eq!(marches.len(), 2);
    assert_eq!(lines(&mut seen, Filter::Only(Topic::City), 0).len(), 3);
    assert!(lines(&mut seen, Filter::Only(Topic::Battle), 0).is_empty());
    assert_eq!(
        lines(&mut seen, Filter::All, 2).len(),
        3,
        "not ahead of the map"
    );
    assert_eq!(lines(&mut seen, Filter::All, 0), all);
    seen.act(Act::Undo);
    assert_eq!(lines(&mut seen, Filter::All, 0).len(), 4);
}

/// What a kingdom does not hear of is in none of its lines, whatever happens unseen.
#[test]
fn the_log_keeps_the_secrets_of_the_fog() {
    let told = |black: &str| {
        let world = format!(
            "capital white a4\ncapital black h4\narmy white b4 2P\narmy black {black}\n\
             opponent computer\nturn black 2\n"
        );
        let mut seen = Seen::new(&world);
        assert_eq!(seen.session.viewer(), Color::White);
        for text in ["march g4 g5 1P", "build h4 N", "end"] {
            let command = Command::parse(text, ::campaign::Size::Small).expect("a command");
            let done = seen.session.apply(&command, &mut NoBattles, &mut seen.feed);
            done.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        lines(&mut seen, Filter::All, 0)
    };
    let lines = told("g4 3P");
    assert_eq!(lines, told("g4 1Q1P"));
    assert!(
        lines.iter().any(|line| line.contains("Income")),
        "{lines:?}"
    );
    assert!(
        !lines.iter().any(|line| line.contains("Black")),
        "{lines:?}"
    );
}

#[test]
fn a_line_of_the_log_leads_to_its_place_and_keeps_the_log() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Say(
        Command::parse("march b4 b5 all", ::campaign::Size::Small).unwrap(),
    ));
    seen.drawer.tab = Tab::Log;
    let mut harness = drawn(seen);
    harness.get_by_label_contains("You march").click();
    harness.run_steps(4);
    let wishes = &harness.state().wishes;
    assert!(matches!(wishes.last(), Some(Wish::Show(_))), "{wishes:?}");
    click(&mut harness, "Cities");
    assert_eq!(harness.state().drawer.filter, Filter::Only(Topic::City));
    assert!(!tells(&harness, "You march"));
}

#[test]
fn squares_are_told_as_they_are_known() {
    let world = format!(
        "size 8\nmap\n{}capital white a4\ncapital black h4\ncity - d4 walled\nmine - b3\n\
         army white b4 1P\nseen white ffffffff00000000\n",
        "..f.....\n".repeat(8)
    );
    let state: State = world.parse().expect("a world");
    let view = View::new(&state, Color::White);
    for (at, words) in [
        ("h8", "Remembered"),
        ("h1", "Never seen"),
        ("d4", "Walled city"),
        ("c4", "Forest"),
    ] {
        let mut seen = Seen::new(&world);
        seen.act(Act::Select(square(at)));
        let harness = drawn(seen);
        assert!(tells(&harness, words), "{at}: {:?}", view.at(square(at)));
    }
}

#[test]
fn folded_away_the_panel_leaves_what_is_needed() {
    let mut harness = drawn(Seen::new(MEETING));
    click(&mut harness, "Fold the panel away");
    assert!(!harness.state().drawer.open);
    click(&mut harness, "End turn");
    assert_eq!(
        harness.state().session.question(),
        Some(Question::EndTurn(3))
    );
    click(&mut harness, "End turn anyway");
    click(&mut harness, "Open the log");
    assert!(harness.state().drawer.open && harness.state().drawer.tab == Tab::Log);
}

#[test]
fn long_logs_draw_only_what_is_in_sight() {
    let mut seen = Seen::new("capital white a4\ncapital black h4\narmy white b4 1P\n");
    seen.drawer.tab = Tab::Log;
    for round in 0..600 {
        for text in [
            if round % 2 == 0 {
                "march b4 b5 all"
            } else {
                "march b5 b4 1P"
            },
            "end",
        ] {
            let command = Command::parse(text, ::campaign::Size::Small).expect("a command");
            let done = seen.session.apply(&command, &mut NoBattles, &mut seen.feed);
            done.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        let done = seen
            .session
            .apply(&Command::End, &mut NoBattles, &mut seen.feed);
        done.expect("Black ends");
    }
    let mut harness = drawn(seen);
    harness.run_steps(20);
    let rows = harness.state().log.rows().len();
    assert!(rows > 1500, "{rows}");
    let marches = harness.query_all_by_label_contains("You march").count();
    assert!((1..60).contains(&marches), "{marches}");
    assert!(tells(&harness, "Round 601"), "the newest is in sight");
    assert!(!tells(&harness, "Round 2:"));
}

#[test]
fn the_turn_of_somebody_elsewhere_is_told_once() {
    let mut seen = Seen::new("army white a4 2P1N\narmy black h4 2P");
    seen.session = Session::online(
        seen.session.campaign().clone(),
        Online {
            seats: [Seat::Afar, Seat::Human, Seat::Afar],
            names: [Some("Ann".into()), Some("Bea".into())],
            shoulder: Color::White,
            waits: false,
            gone: false,
            cut: false,
            asked: false,
            left: None,
            may_go_back: false,
            sent: None,
        },
    );
    let harness = drawn(seen);
    let told = |words: &str| harness.query_all_by_label_contains(words).count();
    assert_eq!(told("Ann moves"), 1);
    assert_eq!(told("on the move"), 0);
    assert_eq!(told("Click an army"), 0, "there is nothing to be done");
}
