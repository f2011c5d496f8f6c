//! Water along a rank with fords.

use super::{Face, LINE, Place};
use crate::board::EffectKind;
use crate::sound::Ambience;
use rules::Square;
use rules::battle::{Position, Terrain};

pub(super) static FACE: Face = Face {
    name: key!("terrain-river"),
    rule: key!("terrain-river-rule"),
    fought: key!("terrain-river-fought"),
    ambience: Ambience::WATER,
    tint: 0x7fa6ad,
    life: glitter,
    place,
};

static WATER: Place = Place {
    name: key!("terrain-water"),
    rule: key!("terrain-water-rule"),
    mark: |spot| spot.water(),
};

static FORD: Place = Place {
    name: key!("terrain-ford"),
    rule: key!("terrain-ford-rule"),
    mark: |spot| spot.ford(),
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
