//! Trees across the middle of the board.

use super::{Face, Place, one_in};
use crate::board::EffectKind;
use crate::sound::Ambience;
use rules::battle::Terrain;
use rules::{Color, Square};

pub(super) static FACE: Face = Face {
    name: key!("terrain-forest"),
    rule: key!("terrain-forest-rule"),
    fought: key!("terrain-forest-fought"),
    ambience: Ambience::BIRDS,
    tint: 0x7d9a5b,
    life: leaves,
    place: |_, square| is_wooded(square).then_some(&TREES),
};

static TREES: Place = Place {
    name: key!("terrain-trees"),
    rule: key!("terrain-trees-rule"),
    mark: |spot| spot.trees(),
};

fn is_wooded(square: Square) -> bool {
    Terrain::Forest.stops(Color::White).has(square)
}

fn leaves(square: Square) -> Option<EffectKind> {
    (is_wooded(square) && one_in(3, square)).then_some(EffectKind::Leaves)
}
