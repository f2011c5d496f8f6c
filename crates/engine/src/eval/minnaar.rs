//! Minnaar Chess: what is left of each group, how freely it moves, and what hangs.

use crate::score::Points;
use crate::thinkable::{Gain, Thinkable};
use rules::minnaar::{Alliance, Group, IMPASSE, Move, Piece, Position};
use rules::{BitBoard, Position as _, Square};

/// A piece of the Establishment, by kind: none, K, Q, R, B, N. Nobody is royal.
const WORTH: [Points; 6] = [0, 260, 900, 500, 350, 300];
/// A Sovereign group by how many are left of it: each loss brings the end of both nearer, so each
/// weighs more than the one before.
const GROUP: [Points; 9] = [0, 2600, 4500, 6000, 7200, 8150, 8950, 9650, 10_250];
/// The last pieces of the Establishment weigh more than what they can do: with them goes the game.
const LAST: [Points; 6] = [0, 1500, 1050, 650, 350, 150];
/// For each square that a kind may go to.
const MOBILITY: [Points; 6] = [3, 2, 2, 3, 4, 5];
/// How much nearer is better for a hunter, by step, once few are left to be hunted.
const CHASE: Points = 6;
const TEMPO: Points = 15;

/// What the loss of a piece costs.
fn worth(position: &Position, (group, piece): (Group, Piece)) -> Points {
    match piece {
        Piece::Sovereign => {
            let left = position.side(group).len().clamp(1, 8) as usize;
            GROUP[left] - GROUP[left - 1]
        }
        _ => WORTH[piece.index()],
    }
}

/// What a group's pieces are worth and what they can do.
fn group(position: &Position, group: Group) -> Points {
    let mut points = 0;
    position.for_each_reach(group, |piece, _, goals| {
        points += MOBILITY[piece.index()] * goals.len() as Points;
        points += WORTH[piece.index()];
    });
    if group.alliance() == Alliance::Sovereigns {
        points += GROUP[position.side(group).len().min(8) as usize];
    }
    points
}

/// How near hunters stand to few prey.
fn chase(hunters: BitBoard, prey: BitBoard) -> Points {
    let near = |hunter: Square| {
        let steps = prey.into_iter().map(|square| hunter.distance(square));
        7 - steps.min().map_or(7, Points::from)
    };
    hunters.into_iter().map(near).sum::<Points>() * CHASE
}

fn evaluate(position: &Position) -> Points {
    let [south, white, north, black] = Group::ALL.map(|of| group(position, of));
    let mut sovereigns = south + north;
    let mut establishment = white + black;
    let officers = position.alliance(Alliance::Establishment);
    let kings_men = officers.len() as usize;
    establishment += LAST.get(kings_men).copied().unwrap_or(0);
    if kings_men <= 5 {
        sovereigns += chase(position.alliance(Alliance::Sovereigns), officers);
    }
    for of in Alliance::Sovereigns.groups() {
        let prey = position.side(of);
        if prey.len() <= 3 {
            establishment += chase(officers, prey);
        }
    }
    let lead = match position.side_to_move() {
        Alliance::Sovereigns => sovereigns - establishment,
        Alliance::Establishment => establishment - sovereigns,
    };
    // A lead that captures nothing for long is worth less: the impasse comes near.
    let quiet = position.quiet().min(IMPASSE) as Points;
    lead * (160 - quiet) / 160 + TEMPO
}

/// What the group to move wins by capturing what is worth `stake` on `square`; 0 if it better
/// not. Only the group whose turn it is can take back.
fn recapture(board: &mut Position, square: Square, stake: Points) -> Points {
    let group = board.group();
    let ours = board.attackers(square, group.alliance()) & board.side(group);
    let cheapest = ours
        .into_iter()
        .filter_map(|from| Some((worth(board, board.piece_at(from)?), from)))
        .min();
    let Some((risk, from)) = cheapest else {
        return 0;
    };
    board.play_unchecked(Move::Step { from, to: square });
    (stake - recapture(board, square, risk)).max(0)
}

impl Thinkable for Position {
    type Memory = ();
    const REPETITION_DRAWS: bool = false;
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
        let (Some(gain), Some(to)) = (self.gain(mv), mv.to()) else {
            return 0;
        };
        let mut board = self.clone();
        board.play_unchecked(mv);
        gain.wins - recapture(&mut board, to, gain.risks)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Stop, think};

    fn position(text: &str) -> Position {
        text.parse().expect("a position of our own")
    }

    #[test]
    fn only_the_next_group_takes_back() {
        // Black guards the Rook, but it is White's turn after Southern's.
        let guarded_late = position("3r4/8/8/3R4/8/8/3S4/s7 S 0 0 0");
        let mv = "d2d5".parse().expect("ours");
        let rook = WORTH[Piece::Rook.index()];
        assert_eq!(guarded_late.exchange(mv), rook);
        let guarded_now = position("3R4/8/8/3r4/8/8/3S4/s7 S 0 0 0");
        assert_eq!(guarded_now.exchange(mv), rook - GROUP[1]);
    }

    #[test]
    fn both_groups_of_an_alliance_want_the_same() {
        let text = "4k3/8/8/2S2n2/8/2s5/5N2/4K3";
        let [south, white, north, black] =
            ["S", "W", "N", "B"].map(|group| evaluate(&position(&format!("{text} {group} 0 0 0"))));
        assert_eq!(south, north);
        assert_eq!(white, black);
        assert_eq!(south - TEMPO, TEMPO - white);
    }

    #[test]
    fn the_winning_capture_is_found() {
        for text in [
            "8/8/8/3s4/8/8/3n4/3S4 S 0 0 0",
            "8/1r1s4/8/8/4S3/8/8/1R6 B 0 0 0",
        ] {
            let position = position(text);
            let thought = think(&position, &Limits::nodes(2000), 1, &Stop::default());
            let mut next = position;
            next.play(thought.expect("has moves").best).expect("legal");
            assert!(next.outcome().is_some_and(|end| end.winner.is_some()));
        }
    }
}
