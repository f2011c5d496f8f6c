//! Endings that are nearer a draw than they look, and those that need driving.

use rules::chess::Position;
use rules::{BitBoard, Color, Piece};

/// The scale of an ordinary position.
pub(super) const WHOLE: i32 = 64;

const LIGHT: BitBoard = BitBoard(0x55AA_55AA_55AA_55AA);

/// How much of an advantage of `strong` counts.
pub(super) fn scale(position: &Position, strong: Color) -> i32 {
    let pawns = position.pieces_of(strong, Piece::Pawn);
    let worth = |color: Color| {
        let count = |piece: Piece| position.pieces_of(color, piece).len() as i32;
        let minors = count(Piece::Knight) + count(Piece::Bishop);
        3 * minors + 5 * count(Piece::Rook) + 9 * count(Piece::Queen)
    };
    if pawns.is_empty() {
        let (ours, theirs) = (worth(strong), worth(!strong));
        let knights = position.pieces_of(strong, Piece::Knight).len() as i32;
        if ours <= 3 || ours == 6 && knights == 2 && theirs == 0 {
            return WHOLE / 16;
        }
        if ours - theirs <= 3 {
            return WHOLE / 4;
        }
        return WHOLE;
    }
    let bishops = Color::ALL.map(|color| position.pieces_of(color, Piece::Bishop));
    let lone = bishops.iter().all(|side| side.len() == 1);
    let opposite = lone && bishops.iter().filter(|side| side.is_subset(LIGHT)).count() == 1;
    if opposite {
        let alone = Color::ALL.iter().all(|&color| worth(color) == 3);
        if alone {
            return WHOLE * (5 + pawns.len().min(5) as i32) / 16;
        }
        return WHOLE * 7 / 8;
    }
    // The fewer pawns are left, the more likely all of them go.
    (WHOLE * 11 / 16 + 4 * pawns.len() as i32).min(WHOLE)
}

/// Cornering a lone King, for White: the winner's King comes near, the loser's is driven to the
/// edge.
pub(super) fn hunt(position: &Position) -> i32 {
    let bare = |color: Color| !position.side(color).has_many();
    let (winner, sign) = match Color::ALL.map(bare) {
        [false, true] => (Color::White, 1),
        [true, false] => (Color::Black, -1),
        _ => return 0,
    };
    let [hunter, prey] = [winner, !winner].map(|color| position.king(color));
    let edge = |line: u8| i32::from(line.max(7 - line)) - 4;
    let driven = edge(prey.file()) + edge(prey.rank());
    sign * (12 * driven + 6 * (7 - i32::from(hunter.distance(prey))))
}
