//! The keys of the analysis, the same beside every board.

use super::state::{Analysis, MOST_LINES, Wish};
use crate::battle::Table;
use crate::screens::Overlay;
use crate::table::Seated;
use bevy::prelude::*;

/// The keys and what they do, for the help.
pub const ANALYSIS_KEYS: &[(&str, &str)] = &[
    ("A", "analysis on or off: chances and best lines"),
    ("L", "one, two or three lines of it"),
    ("O", "look the whole game over"),
    ("T, Shift+T", "next turning point, the one before"),
];

/// Turns keys into wishes, unless something else is asked.
pub(super) fn use_keys(
    keys: Res<ButtonInput<KeyCode>>,
    overlay: Res<State<Overlay>>,
    table: Option<Res<Table>>,
    seated: Option<Res<Seated>>,
    analysis: Res<Analysis>,
    mut wishes: MessageWriter<Wish>,
) {
    let asked = table.is_some_and(|table| table.question().is_some())
        || seated.is_some_and(|it| it.0.asking().is_some() || it.0.curtain().is_some());
    let chord = [
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
    ];
    if asked || *overlay.get() != Overlay::None || keys.any_pressed(chord) {
        return;
    }
    // Where pictures are slow, both may have been let go by now.
    let shifts = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
    let shift = keys.any_pressed(shifts) || keys.any_just_pressed(shifts);
    if keys.just_pressed(KeyCode::KeyA) {
        wishes.write(Wish::Switch);
    }
    if keys.just_pressed(KeyCode::KeyL) && analysis.is_on() {
        wishes.write(Wish::Lines(analysis.lines() % MOST_LINES + 1));
    }
    if keys.just_pressed(KeyCode::KeyO) {
        wishes.write(Wish::LookOver);
    }
    if keys.just_pressed(KeyCode::KeyT) && analysis.assessment().is_some() {
        wishes.write(Wish::TurningPoint { forward: !shift });
    }
}
