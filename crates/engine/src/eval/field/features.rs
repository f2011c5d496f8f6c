//! What the evaluation of Field Chess counts: for South, against North. Rows of twelve go by kind from
//! the Flag to the Field Marshal.

use crate::eval::linear::features;

features! {
    MATERIAL: 12;
    /// In a headquarters, from where a piece never moves again.
    FROZEN: 12;
    /// For pieces with a rank that can move: by how many of the enemy's pieces outrank them.
    OUTRANKED: 10;
    /// For each step nearer to the enemy's Flag.
    APPROACH: 12;
    /// On the railway.
    ON_RAILS: 12;
    /// In a camp, where nothing can happen to a piece.
    CAMPED: 12;
    /// Pieces that can move, by the row from the own edge.
    ROW: 12;
    /// Pieces so few steps from the enemy's Flag, one to four.
    NEAR: 4;
    /// By how many points beside the own Flag hold a Landmine, another own piece, or nothing.
    FLAG_MINES: 4;
    FLAG_GUARDS: 4;
    FLAG_OPEN: 4;
    /// While Landmines stand beside the enemy's Flag: by how many own Engineers can move.
    ENGINEERS: 4;
    TURN: 1;
}
