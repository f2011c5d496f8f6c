//! The whole battle at the end of the course: the coach says a word when something matters.

use super::super::coach::Tone;
use super::super::running::{Running, Stage};
use super::is_fight;
use crate::battle::{Happened, Happening, Table};
use crate::settings::Settings;
use crate::sound::Play;
use bevy::prelude::*;
use rules::Color;
use rules::battle::Powers;
use words::Key;

/// The learner attacks.
const OWN: Color = Color::White;

pub(super) fn watch(
    mut running: ResMut<Running>,
    table: Res<Table>,
    mut happened: MessageReader<Happened>,
    mut settings: ResMut<Settings>,
    mut play: MessageWriter<Play>,
) {
    let happenings: Vec<_> = happened.read().map(|Happened(it)| *it).collect();
    if !is_fight(running.place) {
        return;
    }
    let Some(outcome) = table.outcome() else {
        if running.stage == Stage::Done {
            // A move was taken back.
            running.stage = Stage::Asked;
            running.note = None;
        }
        // What a hint said is over with the next move.
        let moved = happenings
            .iter()
            .any(|it| matches!(it, Happening::Moved { .. } | Happening::Dropped { .. }));
        if moved && running.note.is_some_and(|(tone, _)| tone == Tone::Hint) {
            running.note = None;
        }
        if let Some(word) = word(&table, &happenings) {
            running.note = Some((word.0, word.1.into()));
        }
        return;
    };
    if running.stage == Stage::Done {
        return;
    }
    running.stage = Stage::Done;
    running.note = Some(match outcome.winner {
        Some(OWN) => {
            running.succeed(&mut settings, &mut play);
            (Tone::Yes, key!("lessons-fight-victory").into())
        }
        Some(_) => (Tone::Mind, key!("lessons-fight-defeat").into()),
        None => (Tone::Mind, key!("lessons-fight-draw").into()),
    });
}

/// What is worth a word, the gravest first.
fn word(table: &Table, happenings: &[Happening]) -> Option<(Tone, Key)> {
    let happens = |what: &dyn Fn(&Happening) -> bool| happenings.iter().any(what);
    let bare = table.position().powers(!OWN) == Powers::NONE;
    let words = [
        (
            happens(&|it| matches!(it, Happening::Check(OWN))),
            (Tone::Mind, key!("lessons-fight-check")),
        ),
        (
            happens(&|it| matches!(it, Happening::PowerLost(OWN, _))),
            (Tone::Mind, key!("lessons-fight-lost")),
        ),
        (
            bare && happens(&|it| matches!(it, Happening::PowerLost(..))),
            (Tone::Yes, key!("lessons-fight-bare")),
        ),
        (
            happens(&|it| matches!(it, Happening::PowerLost(..))),
            (Tone::Yes, key!("lessons-fight-disarmed")),
        ),
        (
            happens(&|it| matches!(it, Happening::PowerWon(OWN, _))),
            (Tone::Yes, key!("lessons-fight-won")),
        ),
        (
            happens(&|it| matches!(it, Happening::Check(_))),
            (Tone::Yes, key!("lessons-fight-checks")),
        ),
        (
            happens(&|it| matches!(it, Happening::Warning(_))),
            (Tone::Mind, key!("lessons-fight-warning")),
        ),
    ];
    words.into_iter().find_map(|(so, word)| so.then_some(word))
}
