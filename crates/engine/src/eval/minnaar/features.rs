//! What the evaluation of Minnaar Chess counts: for the Sovereigns, against the Establishment.

use crate::eval::linear::features;

features! {
    /// By how many are left of the Sovereign group that has fewer, and of the other.
    SMALLER: 9;
    LARGER: 9;
    /// By how many are left of the Establishment.
    OFFICERS: 17;
    /// By kind: Sovereign, King, Queen, Rook, Bishop, Knight, as all rows of six.
    MATERIAL: 6;
    /// By kind, for each square a piece may go to.
    MOBILITY: 6;
    /// By kind and place: an eighth of the board, from the corner along the edge and then inwards.
    SQUARES: 6 * 10;
    /// Pieces that an enemy group attacks and nobody could take back, by how many turns that
    /// group has to wait and by kind.
    HANGING: 4 * 6;
    /// The same for pieces that somebody guards.
    GUARDED: 4 * 6;
    /// For each step nearer to the last officers, by how many they are.
    HUNT: 6;
    /// For each step nearer to the last Sovereigns of a group, by how many they are.
    CHASE: 4;
    /// Whether it is a turn of the Sovereigns or of the Establishment.
    TURN: 2;
}
