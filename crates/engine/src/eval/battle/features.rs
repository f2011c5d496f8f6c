//! What the evaluation of battles counts.

use crate::eval::linear::features;

features! {
    /// In the order P N B R Q K T.
    MATERIAL: 7;
    /// By piece; both wings alike, a rank of four files from the edge to the middle after the other.
    SQUARES: 6 * 32;
    /// What the ground adds: by ground as a side finds it, piece and rank.
    GROUND: 7 * 6 * 8;
    KNIGHT_MOBILITY: 9;
    BISHOP_MOBILITY: 14;
    ROOK_MOBILITY: 15;
    QUEEN_MOBILITY: 28;
    /// How far the King reaches beyond his own step, two squares apart.
    KING_RANGE: 12;
    /// The King's powers: straight, diagonal, of Knights. First that there is one source...
    POWER: 3;
    /// ...then that a capture would not disarm him.
    SECOND_SOURCE: 3;
    BISHOP_PAIR: 1;
    /// In waiting: by piece, and by how many wait in all.
    RESERVE: 5 * 4;
    /// A power that is missing and waits.
    HOPE: 3;
    /// With so few pieces beside the King.
    ROUT: 4;
    /// By rank, like all rows of eight about pawns.
    PASSED: 8;
    PASSED_FREE: 8;
    PASSED_GUARDED: 8;
    CANDIDATE: 8;
    PHALANX: 8;
    SUPPORTED: 8;
    DOUBLED: 1;
    ISOLATED: 1;
    /// A pawn that has the water before it, or a ford.
    PAWN_AT_WATER: 1;
    PAWN_AT_FORD: 1;
    /// A piece on a ford or gate, or behind one.
    FORD: 2;
    GATE: 2;
    WALL_PAWN: 1;
    ROOK_OPEN: 1;
    /// What the enemy does to pieces, by kind.
    HIT_BY_PAWN: 7;
    HIT_BY_MINOR: 7;
    HIT_BY_ROOK: 7;
    HANGING: 7;
    /// The only source of a power that is attacked and not well defended.
    HANGING_SOURCE: 3;
    PRESSURE: 1;
    /// By how many pawns stand before the King.
    SHELTER: 4;
    /// By the danger the King is in, three points of it apart.
    DANGER: 16;
    TEMPO: 1;
}
