//! The screens around a campaign: setting one up, the saves, the menu, the end.

mod layout;
mod list_of_saves;

use super::measure::{everywhere, pressable};
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, press, well};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Key, Modifiers, Vec2};
use campaign::{Campaign, Command, NoBattles, Side, Square, State};
use client::battle::{Action, BattleSetup, InCampaign, Seat, Table};
use client::campaign::{CampaignSetup, Feed, Session};
use client::lessons::{Course, Place};
use client::saves::{About, Against, Card, Listed, Who, WorldCard, painting};
use client::screens::campaign_setup::{self, Preview, Sketch};
use client::screens::chronicle::{self, Past, Replay, Tab, Told};
use client::screens::curtain::{self, Curtain};
use client::screens::pause::campaign as menu;
use client::screens::saves::Filter;
use client::screens::{result, saves, title, waiting};
use client::settings::{Colours, Settings, ShownSpeed};
use client::theme::Pictures;
use egui_kittest::kittest::Queryable;
use engine::Level;
use rules::Color;
use rules::battle::Army;
use std::collections::BTreeSet;
use std::sync::Arc;

fn setup_at(size: Vec2, model: CampaignSetup) -> Drawn<CampaignSetup, campaign_setup::Choice> {
    let preview = Preview::of(Sketch::of(&model));
    drawn(size, model, move |ui, model| {
        campaign_setup::show(ui, model, &preview, &Pictures::default())
    })
}

pub fn card(name: &str) -> Card {
    about(name, world())
}

fn about(name: &str, world: WorldCard) -> Card {
    Card {
        name: name.into(),
        saved: 1_700_000_000,
        about: About::Campaign(world),
    }
}

fn world() -> WorldCard {
    WorldCard {
        round: 12,
        turn: Who::White,
        side: 16,
        seed: 7,
        opponent: Against::Computer(Some(1)),
        fog: true,
        barbarians: true,
        in_battle: true,
        won: None,
    }
}

/// A game of Minnaar Chess, whose words are the longest.
fn game(name: &str, is_over: bool) -> Card {
    let (decides, end) = match is_over {
        true => ("None", "Some((reason: \"liberation\", winners: [0, 2]))"),
        false => ("Some(2)", "None"),
    };
    let sitters = r#"["human", "beginner", "human", "beginner"]"#;
    let facts = format!("(sitters: {sitters}, decides: {decides}, end: {end})");
    let game = format!(r#"(game: "minnaar", turn: 112, facts: Some({facts}))"#);
    let text = format!("(name: {name:?}, saved: 1700000000, about: Game({game}))");
    Card::read(&text).unwrap()
}

/// Saves of every kind: with a long name, over, damaged.
fn shelf() -> Vec<Listed> {
    let state = State::new(&CampaignSetup::default().rules());
    let picture = painting::paint_campaign(&state, Color::White, 64);
    let listed = |stem: &str, card: Card| Listed {
        stem: stem.into(),
        card,
        picture: Some(Arc::new(picture.clone())),
        trouble: None,
    };
    let over = WorldCard {
        won: Some(Who::Black),
        opponent: Against::Hotseat,
        ..world()
    };
    let damaged = Listed {
        picture: None,
        trouble: Some("This save is damaged: it was cut short or changed".into()),
        ..listed("damaged", card("Broken"))
    };
    let mut all = vec![
        listed("first", card("The Two Thrones of Thalumber (102)")),
        listed("over", about("Over", over)),
        listed("minnaar", game("Minnaar Chess against Beginner", false)),
        listed("ended", game("Minnaar Chess against Beginner (2)", true)),
        damaged,
    ];
    all.extend((0..9).map(|number| listed(&format!("more-{number}"), card("More"))));
    all
}

fn saves_at(size: Vec2, list: Vec<Listed>, chosen: &str) -> Drawn<Filter, saves::Choice> {
    let chosen = chosen.to_owned();
    drawn(size, Filter::default(), move |ui, filter| {
        let marked = BTreeSet::new();
        let shown = saves::Shown {
            list: &list,
            chosen: Some(&chosen),
            marked: &marked,
            is_read: true,
        };
        saves::show(ui, &shown, filter, &Pictures::default()).choice
    })
}

fn title_at(size: Vec2) -> Drawn<(), title::Choice> {
    let card = card("The Two Thrones of Thalumber (102)");
    drawn(size, (), move |ui, ()| {
        let waits = title::Waits {
            saved: Some(&card),
            seat: None,
            lesson: Some(Place::lesson(Course::Battle, 12)),
        };
        title::show(ui, &Pictures::default(), waits)
    })
}

fn menu_at(
    size: Vec2,
    copy: Option<&str>,
    battle: bool,
) -> Drawn<(Settings, Option<String>), menu::Choice> {
    let model = (Settings::default(), copy.map(str::to_owned));
    drawn(size, model, move |ui, (settings, copy)| {
        let shown = menu::Menu {
            name: "The Two Thrones of Thalumber (102)",
            resolve: battle.then_some(Ok(())),
            resign: Err("It is not your turn.".into()),
            taken: vec!["Taken"],
        };
        menu::show(ui.ctx(), settings, &shown, copy)
    })
}

/// A campaign of many rounds with a fight in each of some.
fn long_campaign() -> Campaign {
    let world = "size 8\nmap\n........\n........\n........\n........\n........\n........\n\
        ........\n........\ncapital white a4\ncapital black h4\narmy white d4 9P9R\n\
        army black e4 2P1N\nopponent computer\nfog off\nseed 5 0\n";
    let mut campaign = Campaign::from_world(world.parse().unwrap(), Some(2));
    let mut say = |words: &str| {
        let command = Command::parse(words, campaign.state().size()).unwrap();
        campaign.apply(&command, &mut NoBattles).unwrap();
    };
    say("march d4 e4 all");
    say("land g4");
    for _ in 0..24 {
        say("end");
        say("end");
    }
    say("resign");
    campaign
}

fn report_at(size: Vec2, tab: Tab) -> Drawn<(), chronicle::Choice> {
    let campaign = long_campaign();
    let past = Past::of(&campaign);
    let told = Told::of(
        &Session::resume(campaign),
        "The Two Thrones of Thalumber (102)",
    );
    drawn(size, (), move |ui, ()| {
        let colours = Colours::default();
        chronicle::show_report(ui, &told, tab, Some(&past), colours, &Pictures::default())
    })
}

fn replay_at(size: Vec2) -> Drawn<(Replay, ShownSpeed), ()> {
    let past = Arc::new(Past::of(&long_campaign()));
    let model = (Replay::new(past, 5, None).unwrap(), ShownSpeed::default());
    drawn(size, model, |ui, (replay, speed)| {
        chronicle::show_bar(ui, replay, speed).closed.then_some(())
    })
}

fn enter<M: 'static, C: Clone + 'static>(mut screen: Drawn<M, C>) -> Vec<C> {
    screen.key_press(Key::Enter);
    screen.run_steps(3);
    screen.state().chosen.clone()
}

#[test]
fn the_likeliest_button_has_the_keyboard() {
    assert_eq!(enter(title_at(USUAL)), [title::Choice::Continue]);
    let setup = setup_at(USUAL, CampaignSetup::default());
    assert_eq!(enter(setup), [campaign_setup::Choice::Begin]);
    let saves = saves_at(USUAL, shelf(), "first");
    assert_eq!(enter(saves), [saves::Choice::Open("first".into())]);
    assert_eq!(enter(saves_at(USUAL, Vec::new(), "")), [saves::Choice::New]);
    let report = report_at(USUAL, Tab::Course);
    assert_eq!(enter(report), [chronicle::Choice::Watch]);
    assert_eq!(enter(menu_at(USUAL, None, true)), [menu::Choice::Resume]);
}

#[test]
fn a_campaign_is_set_up_by_clicks() {
    let mut setup = setup_at(USUAL, CampaignSetup::default());
    click(&mut setup, "16 × 16");
    click(&mut setup, "Fog of war");
    click(&mut setup, "Barbarians");
    for _ in 0..4 {
        click(&mut setup, "Opponent: next");
    }
    let model = setup.state().model.clone();
    let expected = CampaignSetup {
        large: true,
        fog: false,
        barbarians: true,
        opponent: Seat::Human,
        ..CampaignSetup::default()
    };
    assert_eq!(model, expected);
    click(&mut setup, "Opponent: previous");
    let level = setup.state().model.opponent;
    assert_eq!(level, Seat::Computer(Level::Master));
    let dice = setup.get_by_label_contains("Another").rect();
    press(&mut setup, dice);
    assert_ne!(setup.state().model.seed, expected.seed);
}

#[test]
fn a_battle_of_the_list_leads_to_the_map() {
    let mut report = report_at(USUAL, Tab::Battles);
    click(&mut report, "Round 1, e4");
    let watch = chronicle::Choice::WatchFight(0);
    assert_eq!(report.state().chosen, [watch]);
}

#[test]
fn the_replay_is_steered_by_clicks() {
    let mut bar = replay_at(USUAL);
    assert!(bar.state().model.0.is_over());
    // The key stands behind the name.
    let play = bar.get_by_label_contains("Play (").rect();
    press(&mut bar, play);
    assert!(bar.state().model.0.playing);
    press(&mut bar, play);
    assert!(!bar.state().model.0.playing);
    click(&mut bar, "Fast");
    assert_eq!(bar.state().model.1, ShownSpeed::Fast);
    let back = bar.get_by_label_contains("Report").rect();
    press(&mut bar, back);
    assert_eq!(bar.state().chosen, [()]);
}

#[test]
fn the_end_is_told_with_all_that_led_to_it() {
    let campaign = long_campaign();
    let past = Past::of(&campaign);
    assert_eq!(past.fights().len(), 1);
    assert_eq!(past.fights()[0].end, chronicle::End::Overrun);
    let mut session = Session::resume(campaign);
    let told = Told::of(&session, "Mine");
    assert_eq!(told.title, "Defeat");
    assert_eq!(told.reason, "White gave up after 25 rounds.");
    assert_eq!(told.standings.len(), 25);
    assert_eq!(told.deeds[0].overruns, 1);
    let over = session.apply(&Command::End, &mut NoBattles, &mut Feed::default());
    assert!(over.is_err());
}

#[test]
fn a_number_is_typed_and_letters_are_refused_in_words() {
    let mut setup = setup_at(USUAL, CampaignSetup::default());
    let field = setup.get_by_role(Role::TextInput).rect();
    press(&mut setup, field);
    setup.event(Event::Text("42x".into()));
    setup.run_steps(2);
    assert_eq!(setup.state().model.seed, 42, "what was there is replaced");
    setup.get_by_label_contains("only digits");
    setup.key_press_modifiers(Modifiers::COMMAND, Key::A);
    setup.event(Event::Text("7".into()));
    setup.run_steps(2);
    assert_eq!(setup.state().model.seed, 7, "Ctrl+A chooses everything");
    assert!(setup.query_by_label_contains("only digits").is_none());
    setup.key_press(Key::Enter);
    setup.run_steps(3);
    assert_eq!(setup.state().chosen, []);
    assert_eq!(enter(setup), [campaign_setup::Choice::Begin]);
}

#[test]
fn the_keyboard_stays_on_a_sheet_over_other_buttons() {
    let model = (Settings::default(), None);
    let mut screen = drawn(USUAL, model, |ui, (settings, copy)| {
        for number in 0..12 {
            let _ = ui.button(format!("Behind {number}"));
        }
        let shown = menu::Menu {
            name: "Mine",
            resolve: None,
            resign: Ok(()),
            taken: vec![],
        };
        copy.as_ref()?;
        menu::show(ui.ctx(), settings, &shown, copy)
    });
    // Every button behind has had the keyboard once.
    for _ in 0..13 {
        screen.key_press(Key::Tab);
        screen.run_steps(2);
    }
    screen.state_mut().model.1 = Some("Another".into());
    screen.run_steps(3);
    for key in [
        Key::Tab,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowUp,
    ] {
        screen.key_press(key);
        screen.run_steps(4);
    }
    assert_eq!(enter(screen), [menu::Choice::Copy("Another".into())]);
}

#[test]
fn the_curtain_covers_every_window_and_says_who_is_asked_for() {
    for (size, _speaking) in everywhere() {
        for next in Color::ALL {
            let curtain = Curtain {
                next,
                round: 1234,
                why: "Your city is attacked: you decide how to meet them.".into(),
            };
            let mut harness: Drawn<(), ()> = drawn(size, (), move |ui, ()| {
                let (colours, pictures) = (Colours::default(), Pictures::default());
                curtain::show(ui.ctx(), &curtain, colours, &pictures, true).then_some(())
            });
            well("the curtain", size, &harness);
            harness.key_press(Key::Enter);
            harness.run();
            assert_eq!(harness.state().chosen.len(), 1, "Enter says: I am here");
        }
    }
}

#[test]
fn the_result_of_a_campaigns_battle_leads_to_the_map() {
    let square = |name| Square::parse(name).expect("a square");
    for (size, _speaking) in everywhere() {
        let mut table = Table::new(BattleSetup {
            armies: [Army::new(16, 4, 4, 3, 2), Army::new(20, 10, 10, 10, 10)],
            campaign: Some(InCampaign {
                sides: [Side::White, Side::Rogue],
                from: square("b4"),
                at: square("c5"),
                capital: false,
                seed: 7,
            }),
            ..BattleSetup::default()
        });
        table.act(Action::Resign).expect("the person may");
        table.act(Action::Confirm).expect("he means it");
        let report = result::Report::of(&table).expect("it is over");
        assert!(report.on_the_map.is_some());
        let mut harness = drawn(size, report, |ui, report| {
            result::show(ui.ctx(), report, Colours::default(), &Pictures::default())
        });
        well("the result", size, &harness);
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state().chosen, [result::Choice::Map]);
    }
}
