//! Why something cannot be done, in words.

use super::words::sentence;
use super::{Arrangement, Field};
use rules::field::{CAMPS, HEADQUARTERS, Piece, Point, Points, Position, RAILS, straight};

impl Field {
    /// Why what stands on `from` cannot go to `to`, where it has no choice for it.
    pub(super) fn hindrance(&self, from: Point, to: Point) -> Option<String> {
        match (self.arranging(), &self.battle) {
            (Some(side), _) => no_place(&self.sides[side.index()], from, to),
            (None, Some(battle)) => no_way(battle.position(), from, to),
            (None, None) => None,
        }
    }

    /// Why what stands on `at` can do nothing at all.
    pub(super) fn idleness(&self, at: Point) -> Option<String> {
        let position = self.battle.as_ref()?.position();
        let us = position.turn_of();
        let (_, piece) = position.piece_at(at).filter(|(of, _)| *of == us)?;
        Some(rooted(piece, at).unwrap_or_else(|| format!("The {piece} on {at} is hemmed in")))
    }
}

/// Before the battle.
fn no_place(arrangement: &Arrangement, from: Point, to: Point) -> Option<String> {
    let mut tried = arrangement.setup().clone();
    tried.at(from)?;
    tried.swap(from, to).err().map(sentence)
}

/// What never moves, or never again.
fn rooted(piece: Piece, at: Point) -> Option<String> {
    if !piece.is_mobile() {
        return Some(format!("A {piece} never moves"));
    }
    HEADQUARTERS
        .has(at)
        .then(|| "What stands in a headquarters never moves again".to_owned())
}

/// In the battle. Only where pieces stand is asked of the enemy, not what they are.
fn no_way(position: &Position, from: Point, to: Point) -> Option<String> {
    let us = position.turn_of();
    let (_, piece) = position.piece_at(from).filter(|(of, _)| *of == us)?;
    if position.side(us).has(to) {
        let (_, own) = position.piece_at(to)?;
        return Some(format!("Your own {own} stands on {to}"));
    }
    let is_enemy = position.side(us.other()).has(to);
    if is_enemy && CAMPS.has(to) {
        return Some("What stands in a camp cannot be attacked".to_owned());
    }
    let by_rail = RAILS.has(from) && RAILS.has(to);
    Some(match piece {
        _ if straight(from, Points::EMPTY).has(to) && by_rail => {
            "Something stands in between on the railway".to_owned()
        }
        Piece::Engineer if by_rail => format!("The railway to {to} is blocked"),
        _ if by_rail => "Only an Engineer turns corners on the railway".to_owned(),
        _ => format!(
            "The {piece} does not reach {to}: off the railway it goes one step along a line"
        ),
    })
}
