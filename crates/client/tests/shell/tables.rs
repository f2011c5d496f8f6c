//! The screens of the other games: set-up, panel, result, pause, curtain, in their states.

use super::measure::SIZES;
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, well};
use bevy_egui::egui::Vec2;
use client::screens::table_setup::{self, Draft};
use client::table::TableSetup;
use client::theme::Pictures;
use engine::Level;
use rules::Variant;
use rules::european::Nation;
use tabletop::Sitter;

fn setup_at(size: Vec2, setup: TableSetup) -> Drawn<Draft, table_setup::Choice> {
    drawn(size, Draft::new(setup), |ui, draft| {
        table_setup::show(ui, draft, &Pictures::default())
    })
}

fn of(variant: Variant) -> TableSetup {
    TableSetup {
        variant,
        ..TableSetup::default()
    }
}

/// The longest words every set-up can show.
fn crowded(variant: Variant) -> TableSetup {
    let computer = Sitter::Computer(Level::Beginner);
    TableSetup {
        variant,
        chess: [computer; 2],
        chess_start: "This is neither a position nor a game, however often it is read.".to_owned(),
        minnaar: [computer; 4],
        field: [Sitter::Human; 2],
        corners: [
            None,
            Some((Nation::China, computer)),
            Some((Nation::Mycenae, Sitter::Human)),
            Some((Nation::Ottoman, computer)),
        ],
        ..TableSetup::default()
    }
}

#[test]
fn no_set_up_is_cut_or_overlaps_at_any_size() {
    for size in SIZES {
        for variant in table_setup::words::GAMES {
            well(
                &format!("set-up of {variant}"),
                size,
                &setup_at(size, of(variant)),
            );
            let name = format!("crowded set-up of {variant}");
            well(&name, size, &setup_at(size, crowded(variant)));
        }
    }
}

#[test]
fn tab_reaches_everything_of_a_set_up() {
    for variant in table_setup::words::GAMES {
        all_reached("set-up", setup_at(LEAST, of(variant)));
    }
}

#[test]
fn a_game_is_chosen_and_set_up_by_clicks() {
    let mut setup = setup_at(USUAL, of(Variant::Chess));
    click(&mut setup, "I play Black");
    click(&mut setup, "White played by: next");
    let chosen = setup.state().model.setup.clone();
    assert_eq!(chosen.chess, [Sitter::Computer(Level::Club), Sitter::Human]);
    click(&mut setup, "European Chess");
    click(&mut setup, "Army at a8: next");
    click(&mut setup, "Corner h1 played by: previous");
    let chosen = setup.state().model.setup.clone();
    assert_eq!(chosen.variant, Variant::European);
    assert_eq!(
        chosen.corners[1].map(|(nation, _)| nation),
        Some(Nation::China)
    );
    let beginner = Sitter::Computer(Level::Beginner);
    assert_eq!(chosen.corners[3].map(|(_, sitter)| sitter), Some(beginner));
}

#[test]
fn a_start_that_is_none_is_told_and_cannot_be_begun() {
    let mut setup = setup_at(USUAL, crowded(Variant::Chess));
    let why = setup.state_mut().model.may_begin();
    assert!(why.is_err_and(|why| !why.is_empty()));
    click(&mut setup, "Usual position");
    assert_eq!(setup.state_mut().model.may_begin(), Ok(()));
    click(&mut setup, "Begin");
    assert_eq!(setup.state().chosen, [table_setup::Choice::Begin]);
}
