//! A player by lot: commands that are mostly allowed, for any state.

use super::Lot;
use campaign::world::BUILDABLE;
use campaign::{Pending, Side, Square, Stack, State, Status};
use rules::Position as _;
use rules::battle::Army;

fn pieces(lot: &mut Lot, army: &Army) -> String {
    if lot.below(2) == 0 || army.is_empty() {
        return "all".into();
    }
    let mut part = Army::default();
    for (piece, count) in army.iter() {
        part.set(piece, lot.below(usize::from(count) + 1) as u16);
    }
    match part.is_empty() {
        true => "all".into(),
        false => part.to_string(),
    }
}

fn answer(lot: &mut Lot, state: &State, pending: &Pending) -> String {
    match pending {
        Pending::Defend(_) => ["hold", "sally"][lot.below(2)].into(),
        Pending::Land { .. } => {
            let goals: Vec<Square> = state.land_goals().iter().collect();
            format!("land {}", lot.pick(&goals).expect("somewhere to land"))
        }
        Pending::Battle(battle) if battle.is_extension_asked() => {
            ["extend yes", "extend no"][lot.below(2)].into()
        }
        Pending::Battle(battle) => match lot.below(10) {
            0 => "battle resign".into(),
            1 | 2 if battle.position.can_retreat().is_ok() => "battle retreat".into(),
            3..=6 => "resolve".into(),
            _ => {
                let moves = battle.position.legal_moves();
                format!("battle {}", lot.pick(&moves).expect("a move"))
            }
        },
    }
}

/// A command for whoever the state waits for.
pub fn command(lot: &mut Lot, state: &State) -> String {
    if let Some(pending) = state.pending() {
        return answer(lot, state, pending);
    }
    let who = state.turn();
    let own: Vec<(Square, Stack)> = state
        .armies()
        .filter(|(_, stack)| stack.owner == who)
        .map(|(at, stack)| (at, *stack))
        .collect();
    let cities: Vec<Square> = state
        .sites()
        .filter(|(_, site)| site.kind.is_city() && site.owner.map(Side::from) == Some(who))
        .map(|(at, _)| at)
        .collect();
    let everywhere: Vec<Square> = state.size().squares().collect();
    let anywhere = lot.pick(&everywhere).expect("a square");
    let ready: Vec<(Square, Stack)> = own
        .iter()
        .filter(|(_, stack)| !stack.pieces.of(Status::Fresh).is_empty())
        .copied()
        .collect();
    let army = lot.pick(if ready.is_empty() { &own } else { &ready });
    let city = lot.pick(&cities);
    match (lot.below(20), army, city) {
        (0..=8, Some((at, stack)), _) => {
            let goals: Vec<Square> = state.size().neighbours(at).iter().collect();
            let to = lot.pick(&goals).expect("a neighbour");
            format!("march {at} {to} {}", pieces(lot, &stack.total()))
        }
        (9..=10, Some((at, stack)), _) => {
            let goals: Vec<Square> = state.ride_goals(at).iter().collect();
            let to = lot.pick(&goals).unwrap_or(anywhere);
            format!("ride {at} {to} {}", pieces(lot, &stack.total()))
        }
        (11..=13, Some((at, stack)), _) => {
            format!("rally {at} {anywhere} {}", pieces(lot, &stack.total()))
        }
        (14, Some((at, _)), _) => format!("aside {at}"),
        (15, Some((at, _)), _) => format!("unrally {at} {}", 1 + lot.below(2)),
        (16, _, Some(at)) => {
            let piece = BUILDABLE[lot.below(4)].letter_of(rules::Color::White);
            format!("build {at} {piece}")
        }
        (17, _, Some(at)) => format!("cancel {at}"),
        _ => "end".into(),
    }
}

const WORDS: [&str; 26] = [
    "march", "ride", "build", "cancel", "rally", "unrally", "aside", "hold", "sally", "land",
    "battle", "extend", "resolve", "end", "resign", "via", "all", "yes", "no", "retreat", "2P1N",
    "1", "e2e4", "N", "b4", "p16",
];

/// Words that are seldom a command.
pub fn nonsense(lot: &mut Lot) -> String {
    let words: Vec<&str> = (0..lot.below(6))
        .map(|_| WORDS[lot.below(WORDS.len())])
        .collect();
    words.join(" ")
}
