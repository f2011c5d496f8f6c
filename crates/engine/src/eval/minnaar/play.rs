//! Minnaar Chess as the search plays it.

use super::evaluate;
use super::features as f;
use super::weights::WEIGHTS;
use crate::score::Points;
use crate::thinkable::{Gain, Thinkable};
use rules::minnaar::{Alliance, Group, Move, Piece, Position};
use rules::{Position as _, Square};

/// What a capture is worth that wins the game.
const DECISIVE: Points = 3000;
/// No capture is thought worth less.
const LEAST: Points = 60;
/// From the one that is risked most readily.
const READINESS: [Piece; 5] = [
    Piece::King,
    Piece::Bishop,
    Piece::Knight,
    Piece::Rook,
    Piece::Queen,
];

/// What the loss of one of the fewer Sovereigns costs, of one of the others, and of an officer, by
/// how many are left: each brings an end nearer.
static WORTH: [[Points; 3]; f::LEFTS] = {
    let mut worth = [[DECISIVE; 3]; f::LEFTS];
    let mut at = [1, 1, 1];
    while at[0] <= 8 {
        let [many, few, officers] = at;
        worth[f::left([few, many], officers)] = losses(few, many, officers);
        // The next of all counts.
        at = match at {
            [_, _, 1..16] => [many, few, officers + 1],
            _ if few < many => [many, few + 1, 1],
            _ => [many + 1, 1, 1],
        };
    }
    worth
};

const fn losses(few: u32, many: u32, officers: u32) -> [Points; 3] {
    const fn cost(lost: Points) -> Points {
        if lost < LEAST { LEAST } else { lost }
    }
    let now = balance([few, many], officers);
    let of_few = match few {
        1 => DECISIVE,
        _ => cost(now - balance([few - 1, many], officers)),
    };
    let of_many = match many {
        1 => DECISIVE,
        _ => cost(now - balance([few, many - 1], officers)),
    };
    let officer = match officers {
        1 => DECISIVE,
        _ => cost(balance([few, many], officers - 1) - now),
    };
    [of_few, of_many, officer]
}

/// What it is worth to the Sovereigns that so many are left of their groups and of the officers.
const fn balance(groups: [u32; 2], officers: u32) -> Points {
    WEIGHTS[f::LEFT + f::left(groups, officers)].middle
}

/// What the loss of a piece costs.
#[inline]
pub(super) fn worth(position: &Position, (group, piece): (Group, Piece)) -> Points {
    let groups = Alliance::Sovereigns.groups();
    let [one, other] = groups.map(|of| position.left(of));
    let officers = Alliance::Establishment.groups();
    let officers = officers.map(|of| position.left(of));
    let costs = &WORTH[f::left([one, other], officers[0] + officers[1])];
    let which = match piece {
        Piece::Sovereign if position.left(group) == one.min(other) => 0,
        Piece::Sovereign => 1,
        _ => 2,
    };
    costs[which]
}

/// The piece of the group to move that captures on `square` with the least risk.
fn readiest(board: &Position, square: Square) -> Option<(Points, Square)> {
    let group = board.group();
    let from = |piece| board.attackers_of(square, group, piece).first();
    match group {
        Group::Southern | Group::Northern => {
            let from = from(Piece::Sovereign)?;
            Some((worth(board, (group, Piece::Sovereign)), from))
        }
        Group::White | Group::Black => READINESS
            .into_iter()
            .find_map(|piece| Some((worth(board, (group, piece)), from(piece)?))),
    }
}

/// What the group to move wins by capturing what is worth `stake` on `square`; 0 if it better
/// not. Only the group whose turn it is can take back.
fn recapture(board: &mut Position, square: Square, stake: Points) -> Points {
    let Some((risk, from)) = readiest(board, square) else {
        return 0;
    };
    board.play_unchecked(Move::Step { from, to: square });
    (stake - recapture(board, square, risk)).max(0)
}

impl Thinkable for Position {
    type Cache = ();
    const REPETITION_DRAWS: bool = false;
    const FORCING_PLIES: i32 = 4;
    const SLOTS: usize = 4 * 6 * 64;

    fn evaluate(&self, (): &mut ()) -> Points {
        evaluate(self)
    }

    fn in_check(&self) -> bool {
        false
    }

    fn may_be_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn table_key(&self) -> u64 {
        // Near the impasse the counts make a difference.
        let counts = match (self.quiet(), self.passes()) {
            (0..60, 0) => return self.hash(),
            (quiet, passes) => (u64::from(quiet) << 32) + u64::from(passes) + 1,
        };
        self.hash() ^ counts.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn generate_forcing(&self, moves: &mut Vec<Move>) {
        self.generate_captures(moves);
    }

    fn gain(&self, mv: Move) -> Option<Gain> {
        let captured = self.captured(mv)?;
        let mover = mv.from().and_then(|from| self.piece_at(from));
        Some(Gain {
            wins: worth(self, captured),
            risks: mover.map_or(0, |mover| worth(self, mover)),
        })
    }

    fn exchange(&self, mv: Move) -> Points {
        let mover = mv.from().and_then(|from| self.piece_at(from));
        let (Some(mover), Some(to)) = (mover, mv.to()) else {
            return 0;
        };
        let wins = self.piece_at(to).map_or(0, |prey| worth(self, prey));
        let risks = worth(self, mover);
        let mut board = self.clone();
        board.play_unchecked(mv);
        wins - recapture(&mut board, to, risks)
    }

    fn exchange_reaches(&self, mv: Move, least: Points) -> bool {
        let gain = self.gain(mv);
        let (wins, risks) = match (gain, mv.from().and_then(|from| self.piece_at(from))) {
            (Some(gain), _) => (gain.wins, gain.risks),
            (None, Some(mover)) => (0, worth(self, mover)),
            (None, None) => (0, 0),
        };
        // Most often it is told at first sight.
        if wins < least {
            return false;
        }
        wins - risks >= least || self.exchange(mv) >= least
    }

    fn prey(&self, mv: Move) -> usize {
        self.captured(mv).map_or(0, |(_, piece)| piece.index())
    }

    /// How many are left of each group, and whose turn it is.
    fn structure(&self) -> u64 {
        let left = |group| u64::from(self.side(group).len());
        let count = |count, group| count * 17 + left(group);
        let counts = Group::ALL.into_iter().fold(0, count);
        (counts * 4 + self.group().index() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40
    }

    fn slot(&self, mv: Move) -> usize {
        let Move::Step { from, to } = mv else {
            return 0;
        };
        let mover = self.piece_at(from);
        let of = mover.map_or(0, |(group, piece)| group.index() * 6 + piece.index());
        of * 64 + to.index()
    }

    fn number(mv: Move) -> u64 {
        match mv {
            Move::Step { from, to } => (from.index() * 64 + to.index()) as u64,
            Move::Pass => 64 * 64,
        }
    }

    fn pass(&self) -> Option<Self> {
        let mut next = self.clone();
        next.skip_turn();
        Some(next)
    }
}
