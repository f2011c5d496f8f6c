//! City walls with gates and Towers.

use super::{Face, LINE, Place};
use crate::sound::Ambience;
use rules::battle::{Position, Terrain};
use rules::{Piece, Square};

pub(super) static FACE: Face = Face {
    name: key!("terrain-siege"),
    rule: key!("terrain-siege-rule"),
    fought: key!("terrain-siege-fought"),
    ambience: Ambience::WIND,
    tint: 0xa89a86,
    life: |_| None,
    place,
};

static WALL: Place = Place {
    name: key!("terrain-wall"),
    rule: key!("terrain-wall-rule"),
    mark: |spot| spot.wall(),
};

static TOWER: Place = Place {
    name: key!("terrain-tower"),
    rule: key!("terrain-tower-rule"),
    mark: |spot| spot.wall(),
};

static BREACH: Place = Place {
    name: key!("terrain-breach"),
    rule: key!("terrain-breach-rule"),
    mark: |spot| spot.breach(),
};

static GATE: Place = Place {
    name: key!("terrain-gate"),
    rule: key!("terrain-gate-rule"),
    mark: |spot| spot.gate(),
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
