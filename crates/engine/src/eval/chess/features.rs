//! What the evaluation of chess counts.

use crate::eval::linear::features;

features! {
    MATERIAL: 5;
    /// By piece; both wings alike, a rank of four files from the edge to the middle after the other.
    SQUARES: 6 * 32;
    KNIGHT_MOBILITY: 9;
    BISHOP_MOBILITY: 14;
    ROOK_MOBILITY: 15;
    QUEEN_MOBILITY: 28;
    BISHOP_PAIR: 1;
    /// By rank, like all rows of eight about pawns.
    PASSED: 8;
    PASSED_BLOCKED: 8;
    PASSED_FREE: 8;
    PASSED_GUARDED: 8;
    /// For each step that the own or the enemy King is away from the square ahead.
    PASSED_OWN_KING: 8;
    PASSED_ENEMY_KING: 8;
    PASSED_ROOK_BEHIND: 1;
    CANDIDATE: 8;
    PHALANX: 8;
    SUPPORTED: 8;
    DOUBLED: 1;
    /// Closed, then on a half-open file.
    ISOLATED: 2;
    BACKWARD: 2;
    ROOK_OPEN: 1;
    ROOK_HALF_OPEN: 1;
    ROOK_SEVENTH: 1;
    /// Knight, Bishop.
    OUTPOST: 2;
    BEHIND_PAWN: 2;
    /// Own pawns on squares of the Bishop's colour, by how many.
    BAD_BISHOP: 9;
    LONG_DIAGONAL: 1;
    /// By what is attacked, in the order P N B R Q.
    THREAT_BY_PAWN: 5;
    THREAT_BY_MINOR: 5;
    THREAT_BY_ROOK: 5;
    THREAT_BY_KING: 5;
    HANGING: 5;
    THREAT_BY_PUSH: 1;
    /// Squares in the own middle of the board that the enemy's pawns do not attack.
    SPACE: 1;
    /// By the rank of the own pawn ahead, none first: the King's file, files beside.
    SHELTER: 16;
    /// By the rank of the enemy's pawn ahead, none first: free, blocked by an own pawn.
    STORM: 16;
    /// By the danger the King is in, four points of it apart.
    DANGER: 20;
    TEMPO: 1;
}
