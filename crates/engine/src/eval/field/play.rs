//! Field Chess as the search plays it.

use super::evaluate;
use crate::score::Points;
use crate::thinkable::{Gain, Thinkable};
use rules::Position as _;
use rules::field::{Combat, Move, Piece, Point, Position, QUIET, Side, fight};

/// What a piece is exchanged for, from the Flag to the Field Marshal.
const WORTH: [Points; 12] = [5000, 190, 390, 210, 110, 150, 210, 290, 390, 520, 680, 880];

fn worth(piece: Piece) -> Points {
    WORTH[piece.index()]
}

/// What the side to move wins by attacking a piece worth `stake` on `point`, at best.
fn recapture(position: &Position, point: Point, defender: Piece) -> Points {
    let us = position.turn_of();
    let mut best = 0;
    position.for_each_reach(us, |from, goals| {
        if goals.has(point)
            && let Some((_, attacker)) = position.piece_at(from)
        {
            best = best.max(match fight(attacker, defender) {
                Combat::DefenderFalls => worth(defender),
                Combat::BothFall => worth(defender) - worth(attacker),
                Combat::AttackerFalls => 0,
            });
        }
    });
    best
}

impl Thinkable for Position {
    type Cache = ();
    const REPETITION_DRAWS: bool = false;
    const SLOTS: usize = 2 * 12 * Point::COUNT;

    fn evaluate(&self, (): &mut ()) -> Points {
        evaluate(self)
    }

    fn in_check(&self) -> bool {
        false
    }

    fn may_be_over(&self) -> bool {
        let stands = |side: Side| !self.pieces_of(side, Piece::Flag).is_empty();
        self.quiet() >= QUIET || !Side::ALL.into_iter().all(stands)
    }

    fn table_key(&self) -> u64 {
        // Near the draw the count makes a difference.
        match self.quiet() {
            0..80 => self.hash(),
            quiet => self.hash() ^ u64::from(quiet).wrapping_mul(0x9E37_79B9_7F4A_7C15),
        }
    }

    fn generate_forcing(&self, moves: &mut Vec<Move>) {
        self.generate_attacks(moves);
    }

    fn gain(&self, mv: Move) -> Option<Gain> {
        let (_, defender) = self.piece_at(mv.to)?;
        let (_, attacker) = self.piece_at(mv.from)?;
        let wins = match fight(attacker, defender) {
            Combat::AttackerFalls => 0,
            Combat::DefenderFalls | Combat::BothFall => worth(defender),
        };
        let risks = worth(attacker);
        Some(Gain { wins, risks })
    }

    fn exchange(&self, mv: Move) -> Points {
        let (Some(gain), Some(combat)) = (self.gain(mv), self.combat(mv)) else {
            return 0;
        };
        if combat != Combat::DefenderFalls {
            return gain.wins - gain.risks;
        }
        let mut next = self.clone();
        next.play_unchecked(mv);
        let stays = next.piece_at(mv.to);
        gain.wins - stays.map_or(0, |(_, piece)| recapture(&next, mv.to, piece))
    }

    fn slot(&self, mv: Move) -> usize {
        let mover = self.piece_at(mv.from);
        let of = mover.map_or(0, |(side, piece)| side.index() * 12 + piece.index());
        of * Point::COUNT + mv.to.index()
    }

    fn number(mv: Move) -> u64 {
        (mv.from.index() * Point::COUNT + mv.to.index()) as u64
    }

    fn pass(&self) -> Option<Self> {
        let mut next = self.clone();
        next.pass_turn();
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attack_is_worth_what_comes_of_it() {
        let position: Position = "1f3/5/t4/c4/5/g4/B4/5/5/5/E4/1F3 s 0 0"
            .parse()
            .expect("ours");
        let exchange = |mv: &str| position.exchange(mv.parse().expect(mv));
        assert_eq!(exchange("a6a7"), worth(Piece::General) - worth(Piece::Bomb));
        let position: Position = "1f3/5/5/c4/5/t4/O4/5/5/5/5/1F3 s 0 0"
            .parse()
            .expect("ours");
        // The Colonel behind the Lieutenant takes the Major.
        let wins = worth(Piece::Lieutenant) - worth(Piece::Major);
        assert_eq!(position.exchange("a6a7".parse().expect("a move")), wins);
    }
}
