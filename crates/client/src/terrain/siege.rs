//! City walls with gates and Towers.

use super::spot::Spot;
use super::{Face, LINE, Place};
use crate::sound::Ambience;
use rules::battle::{Position, Terrain};
use rules::{Piece, Square};

pub(super) static FACE: Face = Face {
    name: "Siege",
    rule: "A wall along rank 5 with two gates, and two Towers that fire.",
    fought: "at the walls",
    ambience: Ambience::WIND,
    tint: 0xa89a86,
    life: |_| None,
    place: place,
};

static WALL: Place = Place {
    name: "Wall",
    rule: "Only a pawn climbs it, by a single step from right behind or by a capture. Up there \
           only a pawn or a Tower can take it.",
    mark: Spot::wall,
};

static TOWER: Place = Place {
    name: "Tower",
    rule: "It never moves. It fires like a rook along its file and along the wall, and stays \
           where it is.",
    mark: Spot::wall,
};

static BREACH: Place = Place {
    name: "Breach",
    rule: "The Tower has fallen: open ground like a gate.",
    mark: Spot::breach,
};

static GATE: Place = Place {
    name: "Gate",
    rule: "Open ground through the wall.",
    mark: Spot::gate,
};

fn place(position: &Position, square: Square) -> Option<&'static Place> {
    if Terrain::Siege.closed().has(square) {
        Some(&WALL)
    } else if Terrain::TOWERS.has(square) {
        let stands = position.pieces(Piece::Tower).has(square);
        Some(if stands { &TOWER } else { &BREACH })
    } else {
        (square.rank() == LINE).then_some(&GATE)
    }
}
