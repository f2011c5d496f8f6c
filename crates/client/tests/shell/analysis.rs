//! The analysis beside both boards: its leaves at every size, worked by mouse and keyboard.

use super::measure::{around, count_seen, everywhere, faults_with_lists, is_seen, text_size};
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn};
use bevy::prelude::*;
use bevy_egui::egui;
use client::analysis::{self, Analysis, Page};
use client::battle::{Action, BattleSetup, Do, Prepared, Seat, Table};
use client::opponent::{self, Seed};
use client::panels;
use client::screens::Screen;
use client::settings::{Colours, Settings};
use client::table::{self, Laid, Order, Seated, Seen, TableLayout};
use client::theme::Pictures;
use client::windowless::frame;
use rules::battle::{Army, Terrain};
use rules::{Position as _, Variant};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Act, Board, Sitting, open};

/// Black overlooks a mate.
const GAME: &str = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";

/// The game without a window, at a screen.
fn at(screen: Screen, lay: impl FnOnce(&mut App)) -> App {
    let mut app = frame(Settings::default(), Duration::from_millis(300));
    app.insert_resource(Seed(Some(5))).add_plugins((
        client::battle::plugin,
        opponent::plugin,
        table::sitting,
        analysis::plugin,
    ));
    lay(&mut app);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(screen);
    app.update();
    app.update();
    app
}

fn chess() -> App {
    at(Screen::Table, |app| {
        let game = open(Variant::Chess, GAME).unwrap();
        app.insert_resource(Laid(Some(Sitting::new(game, &[]))));
    })
}

fn battle(terrain: Terrain) -> App {
    battle_of(terrain, Army::new(9, 2, 2, 2, 1))
}

fn battle_of(terrain: Terrain, army: Army) -> App {
    let mut app = at(Screen::Battle, |app| {
        app.insert_resource(Prepared(Some(Table::new(BattleSetup {
            terrain,
            armies: [army; 2],
            seats: [Seat::Human; 2],
            campaign: None,
        }))));
    });
    for _ in 0..3 {
        let mv = app.world().resource::<Table>().position().legal_moves()[0];
        app.world_mut().write_message(Do(Action::Play(mv)));
        app.update();
    }
    app
}

/// Lets the game be looked over, a position be looked at, and gives what is known then.
fn known(app: &mut App, wishes: &[analysis::Wish]) -> Arc<Analysis> {
    app.world_mut().write_message(analysis::Wish::LookOver);
    let wait = |app: &mut App, so: &dyn Fn(&Analysis) -> bool| {
        for _ in 0..20_000 {
            app.update();
            if so(app.world().resource::<Analysis>()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("it never comes");
    };
    wait(app, &|it| {
        it.progress().is_some_and(|it| it.known == it.all)
    });
    for wish in wishes {
        app.world_mut().write_message(*wish);
        app.update();
        app.update();
    }
    wait(app, &|it| {
        it.sight().is_some_and(|it| it.depth > 5 || it.rests) || it.best().is_empty()
    });
    let known = app.world_mut().remove_resource::<Analysis>();
    Arc::new(known.unwrap())
}

/// The bar of the analysis stands beside the board.
fn with_bar() -> client::board::Around {
    client::board::Around {
        bar: true,
        ..around()
    }
}

type Shown<T> = (T, Arc<Analysis>);

fn chess_panel(size: egui::Vec2, shown: Shown<Sitting>) -> Drawn<Shown<Sitting>, table::Wish> {
    let window = Vec2::new(size.x, size.y);
    let width = TableLayout::with(Board::Squares, window, 1.0, false, with_bar()).panel;
    drawn(size, shown, move |ui, (sitting, known)| {
        let (seen, pictures) = (Seen::of(sitting), Pictures::default());
        let model = table::Model {
            analysis: Some(known.as_ref()),
            ..table::Model::new(sitting, &seen, &pictures)
        };
        let wishes = beside(ui, width, |ui| table::side_panel(ui, &model));
        if let Some(view) = model.view() {
            let bar = egui::Rect::from_min_size(egui::pos2(4.0, 30.0), egui::vec2(25.0, 400.0));
            analysis::bar(ui.ctx(), &view, bar, true);
        }
        wishes.into_iter().next()
    })
}

fn battle_panel(size: egui::Vec2, shown: Shown<Table>) -> Drawn<Shown<Table>, panels::Wish> {
    let window = Vec2::new(size.x, size.y);
    let width = client::board::Layout::with(window, 1.0, false, with_bar()).panel;
    drawn(size, shown, move |ui, (table, known)| {
        let pictures = Pictures::default();
        let model = panels::Model {
            analysis: Some(known.as_ref()),
            ..panels::Model::new(table, &pictures, Colours::default())
        };
        let wishes = beside(ui, width, |ui| panels::side_panel(ui, &model));
        wishes.into_iter().next()
    })
}

fn beside<T>(ui: &mut egui::Ui, width: f32, content: impl FnOnce(&mut egui::Ui) -> T) -> T {
    egui::Panel::right("panel")
        .exact_size(width)
        .show_separator_line(false)
        .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 8)))
        .show(ui, content)
        .inner
}

fn well<S>(name: &str, size: egui::Vec2, harness: &egui_kittest::Harness<'_, S>) {
    let faults = faults_with_lists(harness, size);
    assert!(
        faults.is_empty(),
        "{name} at {size}, {:?}, text {}:\n{}",
        words::spoken(),
        text_size(),
        faults.join("\n")
    );
}

/// Every leaf, at a moment in the middle.
const LEAVES: [(&str, analysis::Wish); 3] = [
    ("lines", analysis::Wish::Turn(Page::Lines)),
    ("game", analysis::Wish::Turn(Page::Game)),
    ("record", analysis::Wish::Turn(Page::Record)),
];

#[test]
fn the_analysis_of_chess_fits_every_window() {
    let mut app = chess();
    for (name, leaf) in LEAVES {
        for moment in [0, 6, 7] {
            let known = known(&mut app, &[leaf, analysis::Wish::LookAt(moment)]);
            let sitting = app.world().resource::<Seated>().0.clone();
            for (size, _speaking) in everywhere() {
                let panel = chess_panel(size, (sitting.clone(), known.clone()));
                well(&format!("chess, {name} at {moment}"), size, &panel);
            }
            app.insert_resource(Arc::into_inner(known).unwrap());
        }
    }
}

#[test]
fn the_analysis_of_a_battle_fits_every_window() {
    for terrain in [Terrain::Siege, Terrain::River] {
        let mut app = battle(terrain);
        for (name, leaf) in LEAVES {
            let known = known(&mut app, &[leaf, analysis::Wish::LookAt(2)]);
            let table = app.world().resource::<Table>().clone();
            for (size, _speaking) in everywhere() {
                let panel = battle_panel(size, (table.clone(), known.clone()));
                well(&format!("battle, {name}"), size, &panel);
            }
            app.insert_resource(Arc::into_inner(known).unwrap());
        }
    }
}

#[test]
fn a_battle_with_reserves_leaves_room_for_how_both_played() {
    let mut app = battle_of(Terrain::Siege, Army::new(16, 4, 4, 3, 2));
    let game = analysis::Wish::Turn(Page::Game);
    let known = known(&mut app, &[game, analysis::Wish::LookAt(2)]);
    let table = app.world().resource::<Table>().clone();
    let panel = battle_panel(USUAL, (table, known));
    assert_eq!(count_seen(&panel, "Accuracy "), 2);
    well("battle with reserves", USUAL, &panel);
}

#[test]
fn everything_of_the_analysis_is_reached_and_told() {
    let mut app = chess();
    let game = [analysis::Wish::LookAt(2)];
    let known_game = known(&mut app, &game);
    let sitting = app.world().resource::<Seated>().0.clone();
    all_reached(
        "the whole game",
        chess_panel(LEAST, (sitting.clone(), known_game.clone())),
    );
    let mut panel = chess_panel(USUAL, (sitting, known_game));
    assert!(is_seen(&panel, "Nf6??"), "the record is marked");
    assert!(is_seen(&panel, "1 ??"), "and it is counted");
    click(&mut panel, "Next turning point");
    click(&mut panel, "Lines");
    click(&mut panel, "Close the analysis");
    let wishes = [
        analysis::Wish::TurningPoint { forward: true },
        analysis::Wish::Turn(Page::Lines),
        analysis::Wish::Switch,
    ];
    let chosen = panel.state().chosen.clone();
    assert_eq!(chosen, wishes.map(table::Wish::Analysis));

    let mut app = chess();
    let lines = [analysis::Wish::Turn(Page::Lines), analysis::Wish::LookAt(6)];
    let known = known(&mut app, &lines);
    let sitting = app.world().resource::<Seated>().0.clone();
    all_reached(
        "lines",
        chess_panel(LEAST, (sitting.clone(), known.clone())),
    );
    let mut panel = chess_panel(USUAL, (sitting, known));
    assert!(is_seen(&panel, "4. Qxf7#"));
    click(&mut panel, "How many lines");
    click(&mut panel, "Line 1: 4. Qxf7#");
    let chosen = panel.state().chosen.clone();
    let one = table::Wish::Analysis(analysis::Wish::Lines(1));
    assert_eq!(chosen, [one], "a move of a line is only looked at");
}

#[test]
fn a_game_that_may_not_be_analysed_has_no_button_for_it() {
    for (variant, there) in [(Variant::Chess, true), (Variant::Minnaar, false)] {
        let mut app = at(Screen::Table, |app| {
            let game = open(variant, "").unwrap();
            app.insert_resource(Laid(Some(Sitting::new(game, &[]))));
        });
        app.world_mut().write_message(Order(Act::Live));
        app.update();
        let known = app.world_mut().remove_resource::<Analysis>().unwrap();
        let sitting = app.world().resource::<Seated>().0.clone();
        let panel = chess_panel(USUAL, (sitting, Arc::new(known)));
        let buttons = super::measure::pressable(&panel);
        let found = buttons.iter().any(|(name, _)| name.starts_with("Analysis"));
        assert_eq!(found, there, "{variant}");
    }
}
