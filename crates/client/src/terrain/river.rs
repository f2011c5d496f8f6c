//! Water along a rank with fords.

use super::spot::Spot;
use super::{Face, LINE, Place};
use crate::board::EffectKind;
use crate::sound::Ambience;
use rules::Square;
use rules::battle::{Position, Terrain};

pub(super) static FACE: Face = Face {
    name: "River",
    rule: "Water along rank 5, crossed only at the fords b5, e5 and g5.",
    fought: "at a river",
    ambience: Ambience::WATER,
    tint: 0x7fa6ad,
    life: glitter,
    place: place,
};

static WATER: Place = Place {
    name: "Water",
    rule: "No piece enters or passes it. A Knight leaps over it only where a ford lies on its way.",
    mark: Spot::water,
};

static FORD: Place = Place {
    name: "Ford",
    rule: "Open ground through the river; Knights may leap across beside it.",
    mark: Spot::ford,
};

fn glitter(square: Square) -> Option<EffectKind> {
    Terrain::River
        .water()
        .has(square)
        .then_some(EffectKind::Water)
}

fn place(_: &Position, square: Square) -> Option<&'static Place> {
    if Terrain::River.water().has(square) {
        return Some(&WATER);
    }
    (square.rank() == LINE).then_some(&FORD)
}
