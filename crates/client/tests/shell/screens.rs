//! Every screen, drawn and worked.

use super::measure::{SIZES, draw, everywhere, faults, pressable, text_size, well_with_lists};
use bevy_egui::egui::{self, Key, Modifiers, Vec2};
use client::battle::{Action, BattleSetup, Seat, Table};
use client::screens::{Notices, Screen, pause, result, settings, setup, title};
use client::settings::{Colours, Settings};
use client::theme::Pictures;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::Level;
use rules::battle::{Army, Terrain};
use std::collections::BTreeSet;

pub const USUAL: Vec2 = Vec2::new(1280.0, 720.0);
pub const LEAST: Vec2 = Vec2::new(800.0, 600.0);

/// What a screen is drawn from, and what was chosen on it.
pub struct State<M, C> {
    pub model: M,
    pub chosen: Vec<C>,
}

pub type Drawn<M, C> = Harness<'static, State<M, C>>;

pub fn drawn<M: 'static, C: 'static>(
    size: Vec2,
    model: M,
    mut show: impl FnMut(&mut egui::Ui, &mut M) -> Option<C> + 'static,
) -> Drawn<M, C> {
    draw(
        size,
        State {
            model,
            chosen: Vec::new(),
        },
        move |ui, state: &mut State<M, C>| {
            state.chosen.extend(show(ui, &mut state.model));
        },
    )
}

fn title_at(size: Vec2) -> Drawn<(), title::Choice> {
    drawn(size, (), |ui, ()| {
        title::show(ui, &Pictures::default(), title::Waits::default())
    })
}

fn setup_at(size: Vec2, model: BattleSetup) -> Drawn<BattleSetup, setup::Choice> {
    drawn(size, model, |ui, model| {
        setup::show(ui, model, Colours::default(), &Pictures::default())
    })
}

fn settings_at(size: Vec2, model: Settings) -> Drawn<Settings, ()> {
    settings_open_at(size, settings::Page::Picture, model)
}

fn settings_open_at(size: Vec2, page: settings::Page, model: Settings) -> Drawn<Settings, ()> {
    let most = settings::Most::of(&model, size.x, size.y);
    let mut open = settings::Open {
        page,
        ..settings::Open::default()
    };
    drawn(size, model, move |ui, model| {
        settings::show(ui.ctx(), model, &mut open, &Pictures::default(), most).then_some(())
    })
}

fn pause_at(size: Vec2) -> Drawn<Settings, pause::Choice> {
    drawn(size, Settings::default(), |ui, model| {
        pause::show(ui.ctx(), model)
    })
}

fn lost_battle() -> result::Report {
    let armies = [Army::new(16, 4, 4, 3, 2), Army::CHESS];
    let seats = [Seat::Human, Seat::Computer(Level::Casual)];
    let mut table = Table::new(BattleSetup {
        terrain: Terrain::Field,
        armies,
        seats,
        campaign: None,
    });
    table.act(Action::Resign).unwrap();
    table.act(Action::Confirm).unwrap();
    result::Report::of(&table).expect("the battle is over")
}

fn result_at(size: Vec2) -> Drawn<result::Report, result::Choice> {
    drawn(size, lost_battle(), |ui, report| {
        result::show(ui.ctx(), report, Colours::default(), &Pictures::default())
    })
}

/// The longest words and the most pieces the set-up can show.
fn crowded(terrain: Terrain) -> BattleSetup {
    BattleSetup {
        terrain,
        armies: [Army::new(16, 4, 4, 3, 2), Army::new(20, 10, 10, 10, 10)],
        seats: [
            Seat::Computer(Level::Master),
            Seat::Computer(Level::Beginner),
        ],
        campaign: None,
    }
}

pub fn well<S>(name: &str, size: Vec2, harness: &Harness<'_, S>) {
    let faults = faults(harness, size);
    assert!(
        faults.is_empty(),
        "{name} at {size}, {:?}, text {}:\n{}",
        words::spoken(),
        text_size(),
        faults.join("\n")
    );
}

#[test]
fn nothing_is_cut_or_overlaps_at_any_size() {
    for (size, _speaking) in everywhere() {
        well("title", size, &title_at(size));
        well("set-up", size, &setup_at(size, BattleSetup::default()));
        for terrain in Terrain::ALL {
            well("crowded set-up", size, &setup_at(size, crowded(terrain)));
        }
        for page in settings::Page::ALL {
            let settings = settings_open_at(size, page, Settings::default());
            match page {
                settings::Page::Keys => well_with_lists("keys", size, &settings),
                page => well(&format!("{page:?} settings"), size, &settings),
            }
        }
        let huge = Settings {
            ui_scale: 2.0,
            reduced_motion: Some(true),
            ..Settings::default()
        };
        well("changed settings", size, &settings_at(size, huge));
        well("pause", size, &pause_at(size));
        well("result", size, &result_at(size));
    }
}

/// Presses Tab until the focus comes round; the names of what had it.
fn tabbed<S>(harness: &mut Harness<'_, S>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for _ in 0..120 {
        harness.key_press(Key::Tab);
        harness.run_steps(2);
        let focused = harness
            .root()
            .children_recursive()
            .find(|node| node.is_focused());
        if let Some(node) = focused {
            names.insert(node.accesskit_node().label().unwrap_or_default());
        }
    }
    names
}

pub fn all_reached<S>(name: &str, mut harness: Harness<'_, S>) {
    let wanted: BTreeSet<String> = pressable(&harness)
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    assert!(!wanted.is_empty());
    let reached = tabbed(&mut harness);
    let missed: Vec<_> = wanted.difference(&reached).collect();
    assert!(missed.is_empty(), "{name}: Tab does not reach {missed:?}");
}

#[test]
fn tab_reaches_everything_that_can_be_pressed() {
    all_reached("title", title_at(USUAL));
    all_reached("set-up", setup_at(LEAST, crowded(Terrain::River)));
    for page in [
        settings::Page::Picture,
        settings::Page::Sound,
        settings::Page::Motion,
    ] {
        all_reached(
            "settings",
            settings_open_at(LEAST, page, Settings::default()),
        );
    }
    all_reached("pause", pause_at(USUAL));
    all_reached("result", result_at(USUAL));
}

#[test]
fn everything_that_can_be_pressed_has_a_name() {
    for (name, buttons) in [
        ("title", pressable(&title_at(USUAL))),
        (
            "set-up",
            pressable(&setup_at(USUAL, BattleSetup::default())),
        ),
        (
            "settings",
            pressable(&settings_at(USUAL, Settings::default())),
        ),
        ("result", pressable(&result_at(USUAL))),
    ] {
        for (label, place) in buttons {
            assert!(!label.trim().is_empty(), "{name}: nameless at {place:?}");
        }
    }
}

#[test]
fn the_first_button_has_the_keyboard_at_once() {
    let mut title = title_at(USUAL);
    title.key_press(Key::Enter);
    title.run_steps(2);
    assert_eq!(title.state().chosen, [title::Choice::Campaign]);
    let mut setup = setup_at(USUAL, BattleSetup::default());
    setup.key_press(Key::Enter);
    setup.run_steps(2);
    assert_eq!(setup.state().chosen, [setup::Choice::Start]);
    let mut result = result_at(USUAL);
    result.key_press(Key::Space);
    result.run_steps(2);
    assert_eq!(result.state().chosen, [result::Choice::Rematch]);
}

#[test]
fn arrows_lead_from_button_to_button() {
    let mut title = title_at(USUAL);
    for _ in 0..6 {
        title.key_press(Key::ArrowDown);
        title.run_steps(2);
    }
    title.key_press(Key::Enter);
    title.run_steps(2);
    assert_eq!(title.state().chosen, [title::Choice::Quit]);
}

#[test]
fn shift_tab_goes_back() {
    let mut title = title_at(USUAL);
    title.key_press(Key::Tab);
    title.run_steps(2);
    title.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    title.run_steps(3);
    title.key_press(Key::Enter);
    title.run_steps(2);
    assert_eq!(title.state().chosen, [title::Choice::Campaign]);
}

/// A click of the mouse in the middle of a place.
pub fn press<S>(harness: &mut Harness<'_, S>, place: egui::Rect) {
    harness.drag_at(place.center());
    harness.drop_at(place.center());
    harness.run_steps(3);
}

pub fn click<S>(harness: &mut Harness<'_, S>, name: &str) {
    let found = pressable(harness)
        .into_iter()
        .find(|(label, _)| label == name);
    press(harness, found.unwrap_or_else(|| panic!("no '{name}'")).1);
}

#[test]
fn the_set_up_is_worked_by_clicks() {
    let mut setup = setup_at(USUAL, BattleSetup::default());
    click(&mut setup, "Siege");
    click(&mut setup, "Defender: one Queen more");
    click(&mut setup, "Attacker: one Pawn fewer");
    click(&mut setup, "Attacker played by: next");
    click(&mut setup, "Defender played by: previous");
    click(&mut setup, "Defender played by: previous");
    let model = setup.state().model.clone();
    assert_eq!(model.terrain, Terrain::Siege);
    assert_eq!(
        model.armies,
        [Army::new(7, 2, 2, 2, 1), Army::new(8, 2, 2, 2, 2)]
    );
    assert_eq!(model.seats, [Seat::Computer(Level::Beginner), Seat::Human]);
    let host = Army::new(16, 4, 4, 3, 2);
    click(&mut setup, &format!("Host ({})", host.points()));
    assert_eq!(setup.state().model.armies[0], host);
    assert!(setup.state().chosen.is_empty());
}

#[test]
fn a_battle_of_nobody_cannot_be_started_by_mouse_or_keyboard() {
    let armies = [Army::default(), Army::default()];
    let mut setup = setup_at(
        USUAL,
        BattleSetup {
            armies,
            ..BattleSetup::default()
        },
    );
    let start = setup.get_by_label("Start the battle").rect();
    press(&mut setup, start);
    setup.key_press(Key::Enter);
    setup.run_steps(2);
    assert!(setup.state().chosen.is_empty());
}

#[test]
fn settings_change_at_once() {
    let mut settings = settings_at(USUAL, Settings::default());
    click(&mut settings, "Crimson and green");
    click(&mut settings, "Size: next");
    click(&mut settings, "Motion and map");
    click(&mut settings, "Fast");
    let model = settings.state().model.clone();
    assert_eq!(model.colours, Colours::CrimsonGreen);
    assert_eq!(model.ui_scale, 1.1);
    click(&mut settings, "Reset the settings");
    assert_eq!(settings.state().model, Settings::default());
    click(&mut settings, "Done");
    assert_eq!(settings.state().chosen.len(), 1);
}

#[test]
fn the_size_changes_when_the_pointer_has_left_its_buttons() {
    let mut settings = settings_at(Vec2::new(1920.0, 1080.0), Settings::default());
    let next = settings.get_by_label("Size: next").rect();
    for expected in ["110 %", "125 %", "140 %"] {
        settings.hover_at(next.center());
        for pressed in [true, false] {
            settings.event(egui::Event::PointerButton {
                pos: next.center(),
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        settings.run_steps(3);
        settings.get_by_label(expected);
        assert_eq!(settings.state().model.ui_scale, 1.0, "nothing moves yet");
        let now = settings.get_by_label("Size: next").rect();
        assert!(now.contains(next.center()), "{now:?} {next:?}");
    }
    settings.hover_at(egui::pos2(5.0, 5.0));
    settings.run_steps(2);
    assert_eq!(settings.state().model.ui_scale, 1.4);
    settings.get_by_label("Size of words and buttons");
}

#[test]
fn the_size_changes_at_once_by_key() {
    let mut settings = settings_at(Vec2::new(1920.0, 1080.0), Settings::default());
    settings.get_by_label("Size: next").focus();
    settings.run_steps(2);
    for expected in [1.1, 1.25] {
        settings.key_press(Key::Enter);
        settings.run_steps(2);
        assert_eq!(settings.state().model.ui_scale, expected);
    }
}

#[test]
fn the_text_size_changes_at_once_by_key_as_far_as_there_is_room() {
    let low = Vec2::new(1066.0, 600.0);
    let mut settings = settings_at(
        low,
        Settings {
            text_size: 1.2,
            ..Settings::default()
        },
    );
    settings.get_by_label("Text size: next").focus();
    settings.run_steps(2);
    for _ in 0..2 {
        settings.key_press(Key::Enter);
        settings.run_steps(2);
        assert_eq!(settings.state().model.text_size, 1.25);
    }
    let chosen = Settings {
        text_size: 1.5,
        ..Settings::default()
    };
    settings_at(USUAL, chosen.clone()).get_by_label("150 %");
    settings_at(low, chosen.clone()).get_by_label_contains("room for 125 %");
    settings_at(LEAST, chosen).get_by_label_contains("room for 100 %");
}

#[test]
fn a_battle_that_is_left_is_kept_and_so_not_asked_about() {
    let mut menu = pause_at(USUAL);
    let leave = pressable(&menu)
        .into_iter()
        .find(|(name, _)| name.contains("Save, to the title"));
    press(&mut menu, leave.expect("a way to the title").1);
    assert_eq!(menu.state().chosen, [pause::Choice::Leave(Screen::Title)]);
}

#[test]
fn the_report_tells_who_lost_what() {
    let report = lost_battle();
    assert_eq!(report.title, "Defeat");
    assert_eq!(report.moves, 0);
    assert_eq!(report.kept, [Army::default(), Army::CHESS]);
    assert_eq!(report.lost, [Army::new(16, 4, 4, 3, 2), Army::default()]);
}

#[test]
fn the_preview_keeps_its_size_whatever_waits_in_reserve() {
    for size in SIZES {
        let board = |model| {
            let harness = setup_at(size, model);
            harness.get_by_label_contains("Deployment").rect()
        };
        let full = board(BattleSetup::default());
        assert_eq!(full, board(crowded(Terrain::Field)), "{size}");
    }
}

#[test]
fn a_new_notice_takes_the_place_of_what_was_told_and_goes_by_itself() {
    let mut notices = Notices::default();
    notices.push("One.".into());
    notices.push("Two.".into());
    notices.push("One.".into());
    let mut harness = draw(USUAL, (notices, 0.0), |ui, (notices, now)| {
        notices.show(ui.ctx(), *now, ui.max_rect());
    });
    well("notice", USUAL, &harness);
    harness.get_by_label("One.\nTwo.");
    let mut at = |now: f64, new: &str| {
        let (notices, time) = harness.state_mut();
        notices.push(new.into());
        *time = now;
        harness.run_steps(2);
        harness.state().0.words()
    };
    assert_eq!(at(0.2, "Three."), "One.\nTwo.\nThree.", "hardly seen yet");
    assert_eq!(at(3.0, "Four."), "Four.");
    let close = pressable(&harness).pop().expect("a button to close").1;
    press(&mut harness, close);
    assert!(harness.state().0.is_empty());
    harness.state_mut().0.push("Five.".into());
    harness.run_steps(2);
    assert_eq!(harness.state().0.words(), "Five.");
    harness.state_mut().1 = 60.0;
    harness.run_steps(2);
    assert!(harness.state().0.is_empty());
}

/// A notice over the settings, as large as it is drawn.
fn notice_over_settings(size: Vec2, words: &str) -> Harness<'static, (Notices, Settings)> {
    let mut notices = Notices::default();
    notices.push(words.into());
    draw(
        size,
        (notices, Settings::default()),
        move |ui, (notices, model)| {
            notices.show(ui.ctx(), 0.0, ui.max_rect());
            let mut open = settings::Open::default();
            let most = settings::Most::of(model, size.x, size.y);
            settings::show(ui.ctx(), model, &mut open, &Pictures::default(), most);
        },
    )
}

#[test]
fn a_notice_fits_its_words_and_its_cross_stands_at_their_right() {
    let long = "The settings can't be kept: a folder with a very long name: no room. ".repeat(4);
    for size in [LEAST, USUAL] {
        for (words, widest) in [("Kept.", 150.0), (long.trim(), 640.0)] {
            let harness = notice_over_settings(size, words);
            let text = harness.get_by_label(words).rect();
            let close = harness.get_by_label("Close").rect();
            let whole = text.union(close);
            assert!(whole.width() < widest, "{words}: {whole:?}");
            assert!(
                close.left() >= text.right() && close.left() < text.right() + 24.0,
                "{words}: {text:?} {close:?}"
            );
            assert!(
                (whole.center().x - size.x / 2.0).abs() < 2.0,
                "in the middle"
            );
            assert!(whole.left() > 0.0 && whole.right() < size.x);
        }
    }
}

#[test]
fn a_notice_can_be_closed_over_a_sheet() {
    let mut harness = notice_over_settings(LEAST, "The picture is kept as somewhere.png.");
    let notice = harness.get_by_label("Close").rect();
    press(&mut harness, notice);
    assert!(harness.state().0.is_empty());
    assert_eq!(harness.state().1, Settings::default());
}
