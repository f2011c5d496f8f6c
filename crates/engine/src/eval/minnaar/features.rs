//! What the evaluation of Minnaar Chess counts: for the Sovereigns, against the Establishment.

use crate::eval::linear::features;

features! {
    /// By how many are left of the Sovereign group that has fewer, of the other and of the
    /// Establishment: see [`left`].
    LEFT: LEFTS;
    /// By kind: Sovereign, King, Queen, Rook, Bishop, Knight, as all rows of six.
    MATERIAL: 6;
    /// By kind, for each square a piece may go to.
    MOBILITY: 6;
    /// By kind and place: an eighth of the board, from the corner along the edge and then inwards.
    SQUARES: 6 * 10;
    /// Pieces that an enemy group attacks and nobody could take back, by how many turns that
    /// group has to wait and by kind; a Sovereign of the group that has fewer is a kind of his own.
    HANGING: 4 * 7;
    /// The same for pieces that somebody guards.
    GUARDED: 4 * 7;
    /// For each step nearer to the last officers, by how many they are.
    HUNT: 6;
    /// For each step nearer to the last Sovereigns of a group, by how many they are.
    CHASE: 4;
    /// Whether it is a turn of the Sovereigns or of the Establishment.
    TURN: 2;
}

/// How many kinds of counts there are.
pub(super) const LEFTS: usize = 36 * 17;

/// The number among [`LEFTS`] of so many Sovereigns in each group, in whatever order, and so many
/// officers.
#[inline]
pub(super) const fn left([one, other]: [u32; 2], officers: u32) -> usize {
    let (few, many) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    let (few, many) = (between(few, 1, 8), between(many, 1, 8));
    (many * (many - 1) / 2 + few - 1) * 17 + between(officers, 0, 16)
}

const fn between(count: u32, least: u32, most: u32) -> usize {
    let count = if count < least { least } else { count };
    (if count > most { most } else { count }) as usize
}
