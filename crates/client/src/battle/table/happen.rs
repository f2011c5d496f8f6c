//! What a move brought about, told by comparing the positions before and after it.

use crate::battle::action::{Happening, Power};
use rules::battle::Position;
use rules::{Color, Move, Piece, Position as _, Square};

/// What a move does on the board.
pub(super) fn move_happenings(before: &Position, mv: Move) -> Vec<Happening> {
    let color = before.side_to_move();
    let (Some(piece), to) = (before.moved(mv), mv.to()) else {
        return Vec::new();
    };
    let mut happenings = Vec::new();
    match mv.from() {
        None => happenings.push(Happening::Dropped {
            color,
            piece,
            at: to,
        }),
        Some(from) if piece == Piece::Tower => happenings.push(Happening::Shot { from, to }),
        Some(from) => happenings.push(Happening::Moved {
            color,
            piece,
            from,
            to,
        }),
    }
    if let Some(taken) = before.captured(mv) {
        let passed = mv
            .from()
            .and_then(|from| Square::at(to.file(), from.rank()));
        let at = if before.occupied().has(to) {
            Some(to)
        } else {
            passed
        };
        let at = at.unwrap_or(to);
        happenings.push(Happening::Captured {
            color: !color,
            piece: taken,
            at,
        });
    }
    if let Some(piece) = mv.promotes_to() {
        happenings.push(Happening::Promoted {
            color,
            piece,
            at: to,
        });
    }
    happenings
}

/// Which powers the Kings won and lost.
pub(super) fn power_happenings(before: &Position, after: &Position) -> Vec<Happening> {
    let mut happenings = Vec::new();
    for color in Color::ALL {
        let (old, new) = (before.powers(color), after.powers(color));
        for power in Power::ALL {
            match (power.is_in(old), power.is_in(new)) {
                (true, false) => happenings.push(Happening::PowerLost(color, power)),
                (false, true) => happenings.push(Happening::PowerWon(color, power)),
                _ => {}
            }
        }
    }
    happenings
}

/// What the new turn begins with: check, and the warning of the last moves.
pub(super) fn turn_happenings(before: &Position, after: &Position) -> Vec<Happening> {
    let mut happenings = Vec::new();
    if after.is_check() {
        happenings.push(Happening::Check(after.side_to_move()));
    }
    if after.is_running_out() && after.move_number() != before.move_number() {
        happenings.push(Happening::Warning(after.moves_left()));
    }
    happenings
}
