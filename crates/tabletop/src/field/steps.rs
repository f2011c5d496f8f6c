//! The record: coordinates and results for the players, the whole of it once all is shown.

use super::words::{name, sentence};
use super::{Field, player};
use crate::{Motion, Step};
use rules::field::{Combat, Entry, Move, Side};
use rules::{Outcome, Reason};

/// The step of an entry, with the kinds if `whole`.
pub(super) fn step(entry: &Entry, whole: bool) -> Step {
    Step {
        player: player(entry.side),
        words: words(entry, whole),
        motions: motions(entry),
        begins_turn: true,
    }
}

/// `a6-a7`, `c5xc8: attacker falls`; whole: `Major c5xc8 Captain: defender falls`.
fn words(entry: &Entry, whole: bool) -> String {
    let Move { from, to } = entry.mv;
    let sign = if entry.combat.is_some() { 'x' } else { '-' };
    let mut words = format!("{from}{sign}{to}");
    if whole {
        words = format!("{} {words}", entry.piece);
        if let Some(met) = entry.met {
            words += &format!(" {met}");
        }
    }
    if let Some(combat) = entry.combat {
        words += &format!(": {combat}");
    }
    for (side, flag) in Side::ALL.into_iter().zip(entry.flags) {
        if let Some(point) = flag {
            words += &format!("; {}'s Flag is on {point}", name(side));
        }
    }
    words
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
        words: sentence(combat),
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

/// The whole game for people to read.
pub(super) fn export(field: &Field) -> String {
    let mut lines = vec!["Field Chess".to_owned()];
    match &field.battle {
        None => lines.push("The armies are still being arranged.".to_owned()),
        Some(battle) => {
            lines.push(format!("Set-up: {}", battle.start()));
            lines.push(String::new());
            for (index, entry) in battle.record().iter().enumerate() {
                let side = name(entry.side);
                lines.push(format!("{}. {side}: {}", index + 1, words(entry, true)));
            }
        }
    }
    if let Some(ending) = crate::Game::ending(field) {
        lines.push(String::new());
        lines.push(format!("{}. {}", ending.headline, ending.words));
    }
    lines.join("\n") + "\n"
}
