//! A slope that the attacker climbs.

use super::{Face, Place, a_few_leaves};
use crate::sound::Ambience;
use rules::Color;
use rules::battle::Terrain;

pub(super) static FACE: Face = Face {
    name: key!("terrain-hill"),
    rule: key!("terrain-hill-rule"),
    fought: key!("terrain-hill-fought"),
    ambience: Ambience::WIND,
    tint: 0xb3a46f,
    life: a_few_leaves,
    place: |_, square| {
        let high = Terrain::Hill.stops(Color::White);
        high.has(square).then_some(&HEIGHT)
    },
};

static HEIGHT: Place = Place {
    name: key!("terrain-height"),
    rule: key!("terrain-height-rule"),
    mark: |spot| spot.height(),
};
