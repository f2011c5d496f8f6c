//! Field Chess with everything in sight, as a player supposes it to be: what stands, how near it
//! is to the enemy's Flag, and what hangs.
//!
//! This is for supposed armies: a player that searched the true position would see what is hidden
//! from it ([`crate::field::choose`] takes a view).

use crate::score::Points;
use crate::thinkable::{Gain, Thinkable};
use rules::Position as _;
use rules::field::{
    Combat, HEADQUARTERS, Move, Piece, Point, Points as Set, Position, QUIET, RAILS, Side, fight,
    neighbours, straight,
};
use std::sync::OnceLock;

/// What a piece is worth, from the Flag to the Field Marshal.
const WORTH: [Points; 12] = [5000, 190, 390, 210, 110, 150, 210, 290, 390, 520, 680, 880];
/// For each step nearer to the enemy's Flag, by kind.
const APPROACH: [Points; 12] = [0, 0, 6, 8, 6, 8, 9, 10, 12, 14, 14, 12];
/// What a piece beside its Flag is good for there: most battles are lost by a Flag left alone.
const GUARD: Points = 60;
/// In a camp nothing can happen to a piece.
const CAMP: Points = 12;
const TEMPO: Points = 5;
/// A piece that never moves again is worth this part.
const FROZEN: Points = 4;

type Steps = [[u8; Point::COUNT]; Point::COUNT];

/// How many moves a piece that turns no corners needs from a point to another on an empty board.
fn steps() -> &'static Steps {
    static STEPS: OnceLock<Steps> = OnceLock::new();
    STEPS.get_or_init(|| {
        let mut steps = [[u8::MAX; Point::COUNT]; Point::COUNT];
        for start in Point::all() {
            let row = &mut steps[start.index()];
            let (mut seen, mut edge, mut distance) = (Set::of(start), Set::of(start), 0);
            while !edge.is_empty() {
                for point in edge {
                    row[point.index()] = distance;
                }
                distance += 1;
                // A headquarters leads nowhere.
                let onwards = edge.without(HEADQUARTERS.without(Set::of(start)));
                let next = onwards.into_iter().fold(Set::EMPTY, |next, from| {
                    let rails = straight(from, Set::EMPTY).and(RAILS);
                    next.with(neighbours(from)).with(rails)
                });
                edge = next.without(seen);
                seen = seen.with(edge);
            }
        }
        steps
    })
}

pub(crate) fn worth(piece: Piece) -> Points {
    WORTH[piece.index()]
}

/// What one side's pieces are worth where they stand.
fn side(position: &Position, us: Side) -> Points {
    let them = us.other();
    let flag = |of: Side| position.pieces_of(of, Piece::Flag).first();
    let (own_flag, goal) = (flag(us), flag(them));
    let steps = steps();
    let mut points = 0;
    for piece in Piece::ALL {
        let each = worth(piece);
        for at in position.pieces_of(us, piece) {
            if piece.is_mobile() && HEADQUARTERS.has(at) {
                points += each / FROZEN;
                continue;
            }
            points += each;
            if let Some(goal) = goal {
                let far = Points::from(steps[at.index()][goal.index()].min(12));
                points += APPROACH[piece.index()] * (12 - far);
            }
        }
    }
    let camped = position.side(us).and(rules::field::CAMPS);
    points += CAMP * camped.len() as Points;
    if let Some(flag) = own_flag {
        let around = neighbours(flag).and(position.side(us));
        points += GUARD * around.len() as Points;
    }
    points
}

fn evaluate(position: &Position) -> Points {
    let us = position.turn_of();
    let lead = side(position, us) - side(position, us.other());
    // A lead that fights nobody for long is worth less: the draw comes near.
    let quiet = position.quiet().min(QUIET) as Points;
    lead * (160 - quiet) / 160 + TEMPO
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
    type Memory = ();
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
    fn steps_are_counted_along_lines_and_rails() {
        let far = |from: &str, to: &str| {
            let [from, to] = [from, to].map(|name| Point::parse(name).expect(name));
            steps()[from.index()][to.index()]
        };
        assert_eq!(far("a1", "a12"), 1);
        assert_eq!(far("a6", "e12"), 2);
        assert_eq!(far("c6", "c7"), 1);
        assert_eq!(far("a6", "b12"), 2);
        // Through the headquarters there is no way.
        assert_eq!((far("a1", "b1"), far("a1", "c1")), (1, 4));
    }

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
