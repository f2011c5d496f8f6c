//! The record: coordinates and results for the players, the whole of it once all is shown.

use super::phrases::name;
use super::player;
use crate::{Kind, Motion, Step};
use rules::field::{Combat, Entry, Move, Side};
use rules::{Outcome, Reason};
use words::words;

/// The step of an entry, with the kinds if `whole`.
pub(super) fn step(entry: &Entry, whole: bool) -> Step {
    Step {
        player: player(entry.side),
        words: in_words(entry, whole),
        motions: motions(entry),
        begins_turn: true,
    }
}

/// `a6-a7`, `c5xc8: attacker falls`; whole: `Major c5xc8 Captain: defender falls`.
pub(super) fn in_words(entry: &Entry, whole: bool) -> String {
    let Move { from, to } = entry.mv;
    let sign = if entry.combat.is_some() { 'x' } else { '-' };
    let mut words = format!("{from}{sign}{to}");
    if whole {
        words = format!("{} {words}", Kind::Block(entry.piece));
        if let Some(met) = entry.met {
            words += &format!(" {}", Kind::Block(met));
        }
    }
    if let Some(combat) = entry.combat {
        words += ": ";
        words += &match combat {
            Combat::AttackerFalls => words!("field-attacker-falls"),
            Combat::DefenderFalls => words!("field-defender-falls"),
            Combat::BothFall => words!("field-both-fall"),
        };
    }
    for (side, flag) in Side::ALL.into_iter().zip(entry.flags) {
        if let Some(point) = flag {
            words += "; ";
            words += &words!(
                "field-flag-shown",
                side = name(side),
                at = point.to_string()
            );
        }
    }
    words
}

/// What came of a fight, to be read where it was fought.
fn verdict(combat: Combat) -> String {
    match combat {
        Combat::AttackerFalls => words!("field-verdict-attacker"),
        Combat::DefenderFalls => words!("field-verdict-defender"),
        Combat::BothFall => words!("field-verdict-both"),
    }
}

fn motions(entry: &Entry) -> Vec<Motion> {
    let (from, to) = (entry.mv.from.into(), entry.mv.to.into());
    let moves = Motion::Moves { from, to };
    let mut motions = match entry.combat {
        None => vec![moves],
        Some(Combat::DefenderFalls) => vec![Motion::Falls(to), moves],
        Some(Combat::AttackerFalls) => vec![moves, Motion::Falls(from)],
        Some(Combat::BothFall) => vec![moves, Motion::Falls(to), Motion::Falls(from)],
    };
    motions.extend(entry.combat.map(|combat| Motion::Verdict {
        at: to,
        words: verdict(combat),
    }));
    let flags = entry.flags.into_iter().flatten();
    motions.extend(flags.map(|flag| Motion::Turns(flag.into())));
    motions
}

/// Whose army is beaten on the board; nobody's if it gave up.
pub(super) fn defeated(outcome: Outcome<Side>) -> Option<Motion> {
    let winner = outcome.winner?;
    matches!(outcome.reason, Reason::Flag | Reason::Immobile)
        .then(|| Motion::Defeat(player(winner.other())))
}
