//! Why something cannot be done, in words.

use super::phrases::{fault, key};
use super::{Arrangement, Field};
use crate::Kind;
use crate::way::own_there;
use rules::field::{CAMPS, HEADQUARTERS, Piece, Point, Points, Position, RAILS, straight};
use words::words;

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
        Some(
            rooted(piece, at).unwrap_or_else(|| {
                words!("field-why-hemmed", piece = key(piece), at = at.to_string())
            }),
        )
    }
}

/// Before the battle.
fn no_place(arrangement: &Arrangement, from: Point, to: Point) -> Option<String> {
    let mut tried = arrangement.setup().clone();
    tried.at(from)?;
    tried.swap(from, to).err().map(fault)
}

/// What never moves, or never again.
fn rooted(piece: Piece, at: Point) -> Option<String> {
    if !piece.is_mobile() {
        return Some(words!("field-why-rooted", piece = key(piece)));
    }
    HEADQUARTERS
        .has(at)
        .then(|| words!("field-why-headquarters"))
}

/// In the battle. Only where pieces stand is asked of the enemy, not what they are.
fn no_way(position: &Position, from: Point, to: Point) -> Option<String> {
    let us = position.turn_of();
    let (_, piece) = position.piece_at(from).filter(|(of, _)| *of == us)?;
    if position.side(us).has(to) {
        let (_, own) = position.piece_at(to)?;
        return Some(own_there(Kind::Block(own), to));
    }
    let is_enemy = position.side(us.other()).has(to);
    if is_enemy && CAMPS.has(to) {
        return Some(words!("field-why-camp"));
    }
    let by_rail = RAILS.has(from) && RAILS.has(to);
    Some(match piece {
        _ if straight(from, Points::EMPTY).has(to) && by_rail => {
            words!("field-why-rail-between")
        }
        Piece::Engineer if by_rail => words!("field-why-rail-blocked", to = to.to_string()),
        _ if by_rail => words!("field-why-rail-corner"),
        _ => words!("field-why-far", piece = key(piece), to = to.to_string()),
    })
}
