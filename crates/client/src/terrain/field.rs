//! Open ground.

use super::{Face, a_few_leaves};
use crate::sound::Ambience;

pub(super) static FACE: Face = Face {
    name: key!("terrain-field"),
    rule: key!("terrain-field-rule"),
    fought: key!("terrain-field-fought"),
    ambience: Ambience::BIRDS,
    tint: 0xa9b870,
    life: a_few_leaves,
    place: |_, _| None,
};
