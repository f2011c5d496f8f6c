//! What each terrain of a battle is called, looks and sounds like: a file a terrain. What it does
//! is decided in [`rules::battle`] alone.

mod field;
mod forest;
mod hill;
mod river;
mod siege;
mod spot;

use crate::board::EffectKind;
use crate::sound::Ambience;
use bevy_egui::egui::{Painter, Rect};
use rules::Square;
use rules::battle::{Position, Terrain};
use spot::Spot;
use words::Key;

/// What a terrain is to people.
#[derive(Debug)]
pub struct Face {
    /// Its name.
    pub name: Key,
    /// Its rule in a sentence.
    pub rule: Key,
    /// Where a battle on it is fought, such as `on a hill`.
    pub fought: Key,
    /// What is heard there.
    pub ambience: Ambience,
    /// The colour of its ground on a small picture, as 0xRRGGBB.
    pub tint: u32,
    /// What moves by itself on a square: glitter on water, leaves among trees.
    pub life: fn(Square) -> Option<EffectKind>,
    /// What a square is, if it is not open ground.
    pub place: fn(&Position, Square) -> Option<&'static Place>,
}

/// What a square of a terrain can be.
#[derive(Debug)]
pub struct Place {
    /// Its name.
    pub name: Key,
    /// What it does, in a sentence.
    pub rule: Key,
    mark: fn(&Spot),
}

/// By [`Terrain::index`].
static FACES: [&Face; Terrain::ALL.len()] = [
    &field::FACE,
    &river::FACE,
    &hill::FACE,
    &forest::FACE,
    &siege::FACE,
];

/// What a terrain is to people.
pub fn face(terrain: Terrain) -> &'static Face {
    FACES[terrain.index()]
}

/// What the ground of a square is, if it is not open.
pub fn place(position: &Position, square: Square) -> Option<&'static Place> {
    (face(position.terrain()).place)(position, square)
}

/// Draws what the ground of a square is into its place on a little board.
pub fn mark(painter: &Painter, position: &Position, square: Square, at: Rect) {
    if let Some(place) = place(position, square) {
        (place.mark)(&Spot { painter, place: at });
    }
}

/// The rank along which a river flows and a wall stands, from 0.
const LINE: u8 = 4;

/// Picks every so many-th square, evenly spread.
const fn one_in(count: usize, square: Square) -> bool {
    (square.index() * 7 + 3).is_multiple_of(count)
}

/// Leaves that drift over open land.
fn a_few_leaves(square: Square) -> Option<EffectKind> {
    one_in(20, square).then_some(EffectKind::Leaves)
}
