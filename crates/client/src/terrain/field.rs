//! Open ground.

use super::{Face, a_few_leaves};
use crate::sound::Ambience;

pub(super) static FACE: Face = Face {
    name: "Field",
    rule: "Open ground: every piece moves as far as it likes.",
    fought: "on open ground",
    ambience: Ambience::BIRDS,
    tint: 0xa9b870,
    life: a_few_leaves,
    place: |_, _| None,
};
