//! The map's panels as a person uses them, drawn without a window.

mod log;
mod questions;

use super::*;
use crate::battle::Seat;
use crate::campaign::{Act, Feed, Online, Question, Session};
use crate::settings::{Colours, ShownSpeed};
use crate::theme::{Pictures, install, root_ui};
use ::campaign::{Campaign, Command, NoBattles, Side, Square, State, View};
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
    mover: Option<Side>,
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
            mover: None,
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
            mover: self.mover,
            asks_to_end: true,
            asked: false,
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
    harness.state_mut().mover = Some(Color::White.into());
    harness.run_steps(4);
    assert!(tells(&harness, "Your armies follow their orders…"));
    assert!(!tells(&harness, "Black moves"));
    harness.state_mut().showing = false;
    harness.run_steps(4);
    assert!(tells(&harness, "Black moves…"), "it thinks");
    assert!(harness.query_by_label("Skip").is_none());
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
