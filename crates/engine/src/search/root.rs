use super::Thought;
use super::frailty::{Frailty, Lapses};
use super::state::Search;
use crate::score::{INFINITY, Points, Score, WIN, WON};
use crate::{Limits, Stop, Thinkable};

/// No search looks further ahead, extensions aside.
const MAX_DEPTH: u32 = 64;
/// Half the width of the window that a deeper look is expected to stay in.
const WINDOW: Points = 30;

/// A move of the position asked about.
struct Candidate<M> {
    mv: M,
    /// The error of judgement that goes with the move.
    bias: Points,
}

/// What is known so far.
struct Root<'a, P: Thinkable> {
    position: &'a P,
    /// The best first.
    candidates: Vec<Candidate<P::Move>>,
    /// The score of the best, without and with its bias.
    score: Points,
    biased: Points,
    line: Vec<P::Move>,
}

/// [`super::think`] for a player with a frailty in a game in which positions with the keys
/// `before` stood already, one for each turn up to now.
pub(crate) fn run<P: Thinkable>(
    position: &P,
    before: &[u64],
    limits: &Limits,
    frailty: Frailty,
    seed: u64,
    stop: &Stop,
) -> Option<Thought<P::Move>> {
    let mut lapses = Lapses::new(frailty, seed);
    let candidates = candidates(position, &mut lapses);
    let line = vec![candidates.first()?.mv];
    let mut root = Root {
        position,
        candidates,
        score: 0,
        biased: 0,
        line,
    };
    let mut search = Search::<P>::new(limits, lapses, stop);
    search.path.extend(before);
    search.path.push(position.hash());
    let max_depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
    let mut reached = 0;
    for depth in 1..=max_depth {
        search.root_depth = depth as i32;
        if !root.deepen(&mut search, depth as i32) {
            break;
        }
        reached = depth;
        // A forced end is sought a little further, since pruning may have hidden a faster one.
        let distance = WIN - root.score.abs();
        let ends_within = distance <= 1 || distance + 6 <= depth as Points;
        let only_move = root.candidates.len() == 1 && depth >= 4;
        if ends_within || only_move {
            break;
        }
    }
    Some(Thought {
        best: root.candidates[0].mv,
        score: Score::from_points(root.score),
        depth: reached,
        nodes: search.nodes,
        line: root.line,
    })
}

/// The score of each of some legal moves as the side to move sees it, all looked at to the same
/// depth; `None` if the limits or the flag ended the search before it was through.
pub(crate) fn rate<P: Thinkable>(
    position: &P,
    moves: &[P::Move],
    limits: &Limits,
    stop: &Stop,
) -> Option<Vec<Points>> {
    let mut search = Search::<P>::new(limits, Lapses::new(Frailty::NONE, 0), stop);
    search.path.push(position.hash());
    let depth = limits.depth.unwrap_or(1).clamp(1, MAX_DEPTH) as i32;
    search.root_depth = depth;
    let us = position.side_to_move();
    let mut rated = Vec::with_capacity(moves.len());
    for &mv in moves {
        let mut next = position.clone();
        next.play_unchecked(mv);
        let score = search.follow(us, &next, depth - 1, (-INFINITY, INFINITY), 1);
        if search.aborted {
            return None;
        }
        rated.push(score);
    }
    Some(rated)
}

/// The moves the player thinks of: shuffled, then those that win material at first sight first.
fn candidates<P: Thinkable>(position: &P, lapses: &mut Lapses) -> Vec<Candidate<P::Move>> {
    let mut moves = position.legal_moves();
    moves.sort_unstable();
    for last in (1..moves.len()).rev() {
        moves.swap(last, lapses.roll(last + 1));
    }
    moves.sort_by_cached_key(|&mv| match position.gain(mv) {
        Some(_) => -position.exchange(mv),
        None => 0,
    });
    let thought_of = |mv: &P::Move| !lapses.misses_own(P::number(*mv));
    if moves.iter().any(thought_of) {
        moves.retain(thought_of);
    }
    moves
        .into_iter()
        .map(|mv| Candidate {
            mv,
            bias: lapses.misjudgement(),
        })
        .collect()
}

impl<P: Thinkable> Root<'_, P> {
    /// Looks at every candidate to `depth`; whether that was finished.
    fn deepen(&mut self, search: &mut Search<'_, P>, depth: i32) -> bool {
        let (mut below, mut above) = (WINDOW, WINDOW);
        let expected = self.biased;
        loop {
            let narrow = |width: Points| depth >= 5 && expected.abs() < WON && width < 1000;
            let alpha = if narrow(below) {
                expected - below
            } else {
                -INFINITY
            };
            let beta = if narrow(above) {
                expected + above
            } else {
                INFINITY
            };
            let best = self.look(search, depth, alpha, beta);
            if search.aborted {
                return false;
            }
            if best <= alpha {
                below *= 4;
            } else if best >= beta {
                above *= 4;
            } else {
                return true;
            }
        }
    }

    /// One look at every candidate; improvements count at once, so that a search cut short still
    /// gives the best it had.
    fn look(
        &mut self,
        search: &mut Search<'_, P>,
        depth: i32,
        mut alpha: Points,
        beta: Points,
    ) -> Points {
        let us = self.position.side_to_move();
        let mut best = -INFINITY;
        for at in 0..self.candidates.len() {
            let Candidate { mv, bias } = self.candidates[at];
            let bias_at = |bound: Points| if bound.abs() > WON { 0 } else { bias };
            let (low, high) = (alpha - bias_at(alpha), beta - bias_at(beta));
            let mut next = self.position.clone();
            next.play_unchecked(mv);
            let mut seek = |depth: i32, low: Points, high: Points| {
                search.follow(us, &next, depth - 1, (low, high), 1)
            };
            let late = depth >= 4 && at >= 6 && alpha < WON && self.position.gain(mv).is_none();
            let mut score = low + 1;
            if at > 0 {
                score = seek(depth - i32::from(late), low, low + 1);
            }
            if at == 0 || score > low {
                score = seek(depth, low, high);
            }
            if search.aborted {
                return best;
            }
            let biased = score + bias_at(score);
            if biased > best {
                best = biased;
            }
            if biased > alpha {
                alpha = biased;
                self.prefer(at, score, biased, &search.lines[1]);
                if biased >= beta {
                    break;
                }
            }
        }
        best
    }

    /// A candidate proved better than those before it.
    fn prefer(&mut self, at: usize, score: Points, biased: Points, rest: &[P::Move]) {
        self.candidates[..=at].rotate_right(1);
        (self.score, self.biased) = (score, biased);
        self.line.clear();
        self.line.push(self.candidates[0].mv);
        self.line.extend_from_slice(rest);
    }
}
