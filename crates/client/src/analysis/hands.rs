//! The keys of the analysis, the same beside every board.

use super::state::{Analysis, MOST_LINES, Wish};
use crate::battle::Table;
use crate::keys::{Command, Pressed};
use crate::screens::Overlay;
use crate::table::Seated;
use bevy::prelude::*;

/// Turns keys into wishes, unless something else is asked.
pub(super) fn use_keys(
    keys: Pressed,
    overlay: Res<State<Overlay>>,
    table: Option<Res<Table>>,
    seated: Option<Res<Seated>>,
    analysis: Res<Analysis>,
    mut wishes: MessageWriter<Wish>,
) {
    let asked = table.is_some_and(|table| table.question().is_some())
        || seated.is_some_and(|it| it.0.asking().is_some() || it.0.curtain().is_some());
    if asked || *overlay.get() != Overlay::None || keys.is_chord() || keys.control() {
        return;
    }
    if keys.just(Command::Analyse) {
        wishes.write(Wish::Switch);
    }
    if keys.just(Command::Lines) && analysis.is_on() {
        wishes.write(Wish::Lines(analysis.lines() % MOST_LINES + 1));
    }
    if keys.just(Command::LookOver) {
        wishes.write(Wish::LookOver);
    }
    if keys.just(Command::TurningPoint) && analysis.assessment().is_some() {
        wishes.write(Wish::TurningPoint {
            forward: !keys.shift(),
        });
    }
}
