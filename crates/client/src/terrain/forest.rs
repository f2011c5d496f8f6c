//! Trees across the middle of the board.

use super::spot::Spot;
use super::{Face, Place, one_in};
use crate::board::EffectKind;
use crate::sound::Ambience;
use rules::battle::Terrain;
use rules::{Color, Square};

pub(super) static FACE: Face = Face {
    name: "Forest",
    rule: "Sliders that come from outside halt at the first trees, ranks 4-5.",
    fought: "in a forest",
    ambience: Ambience::BIRDS,
    tint: 0x7d9a5b,
    life: leaves,
    place: |_, square| is_wooded(square).then_some(&TREES),
};

static TREES: Place = Place {
    name: "Trees",
    rule: "Sliding pieces coming from outside stop on the first wooded square they enter.",
    mark: Spot::trees,
};

fn is_wooded(square: Square) -> bool {
    Terrain::Forest.stops(Color::White).has(square)
}

fn leaves(square: Square) -> Option<EffectKind> {
    (is_wooded(square) && one_in(3, square)).then_some(EffectKind::Leaves)
}
