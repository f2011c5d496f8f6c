//! A slope that the attacker climbs.

use super::spot::Spot;
use super::{Face, Place, a_few_leaves};
use crate::sound::Ambience;
use rules::Color;
use rules::battle::Terrain;

pub(super) static FACE: Face = Face {
    name: "Hill",
    rule: "The attacker's sliders halt on the first square of the slope, ranks 6-8.",
    fought: "on a hill",
    ambience: Ambience::WIND,
    tint: 0xb3a46f,
    life: a_few_leaves,
    place: |_, square| {
        let high = Terrain::Hill.stops(Color::White);
        high.has(square).then_some(&HEIGHT)
    },
};

static HEIGHT: Place = Place {
    name: "High ground",
    rule: "The attacker's sliding pieces coming from below stop on the first square they climb.",
    mark: Spot::height,
};
