use super::frailty::{Frailty, Lapses};
use super::state::Search;
use super::{Inquiry, Line, Report, Thought};
use crate::score::{INFINITY, Points, Score, WIN, WON};
use crate::{Limits, Stop, Thinkable};
use std::ops::ControlFlow;

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

/// What a look at one candidate after the other found.
#[derive(Clone)]
struct Found<M> {
    /// The score of the best, without and with its bias.
    score: Points,
    biased: Points,
    line: Vec<M>,
}

/// What is known so far.
struct Root<'a, P: Thinkable> {
    position: &'a P,
    /// The best first.
    candidates: Vec<Candidate<P::Move>>,
    /// What was found of the first candidates, as many as are asked for.
    found: Vec<Found<P::Move>>,
}

/// The watcher of a search.
pub(super) type Watch<'a, M> = &'a mut dyn FnMut(&Report<M>) -> ControlFlow<()>;

/// [`super::analyse`].
pub(super) fn run<P: Thinkable>(
    position: &P,
    inquiry: &Inquiry<'_, P::Move>,
    stop: &Stop,
    watch: Watch<'_, P::Move>,
) -> Option<Thought<P::Move>> {
    let limits = inquiry.limits.within(&inquiry.strength.limits());
    let mut lapses = Lapses::new(inquiry.strength.frailty(), inquiry.seed);
    let mut root = Root::new(position, inquiry, &mut lapses)?;
    let mut search = Search::<P>::new(&limits, inquiry.hash, lapses, stop);
    search.path.extend(inquiry.before);
    search.path.push(position.hash());
    let max_depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
    let mut reached = 0;
    for depth in 1..=max_depth {
        search.root_depth = depth as i32;
        if !root.deepen_all(&mut search, depth as i32) {
            break;
        }
        reached = depth;
        let broken_off = watch(&root.report(&search, depth)).is_break();
        if broken_off || root.is_settled(depth) && inquiry.only.is_empty() {
            break;
        }
    }
    Some(Thought {
        best: root.candidates[0].mv,
        score: Score::from_points(root.found[0].score),
        depth: reached,
        nodes: search.nodes,
        line: root.found.swap_remove(0).line,
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
    let mut search = Search::<P>::new(limits, None, Lapses::new(Frailty::NONE, 0), stop);
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
fn candidates<P: Thinkable>(
    position: &P,
    only: &[P::Move],
    lapses: &mut Lapses,
) -> Vec<Candidate<P::Move>> {
    let mut moves = position.legal_moves();
    if !only.is_empty() {
        moves.retain(|mv| only.contains(mv));
    }
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

impl<'a, P: Thinkable> Root<'a, P> {
    /// `None` if there is no move to look at.
    fn new(position: &'a P, inquiry: &Inquiry<'_, P::Move>, lapses: &mut Lapses) -> Option<Self> {
        let candidates = candidates(position, inquiry.only, lapses);
        candidates.first()?;
        let found = candidates.iter().take(inquiry.lines.max(1));
        let found = found.map(|candidate| Found {
            score: 0,
            biased: 0,
            line: vec![candidate.mv],
        });
        Some(Self {
            position,
            found: found.collect(),
            candidates,
        })
    }

    /// Looks at every candidate to `depth` as often as lines are asked for, each time without the
    /// best of before; whether that was finished.
    fn deepen_all(&mut self, search: &mut Search<'_, P>, depth: i32) -> bool {
        for nth in 0..self.found.len() {
            if !self.deepen(search, depth, nth) {
                return false;
            }
        }
        // A later look may have seen more than the one before.
        self.found.sort_by_key(|found| -found.biased);
        for nth in 0..self.found.len() {
            let is_its = |candidate: &Candidate<_>| candidate.mv == self.found[nth].line[0];
            if let Some(at) = self.candidates.iter().position(is_its) {
                self.candidates[nth..=at.max(nth)].rotate_right(1);
            }
        }
        true
    }

    /// Whether a deeper look is not worth while.
    fn is_settled(&self, depth: u32) -> bool {
        // A forced end is sought a little further, since pruning may have hidden a faster one.
        let distance = WIN - self.found.last().map_or(0, |found| found.score.abs());
        let ends_within = distance <= 1 || distance + 6 <= depth as Points;
        ends_within || self.candidates.len() == 1 && depth >= 4
    }

    fn report(&self, search: &Search<'_, P>, depth: u32) -> Report<P::Move> {
        let lines = self.found.iter().map(|found| Line {
            score: Score::from_points(found.score),
            moves: found.line.clone(),
        });
        Report {
            depth,
            seldepth: search.furthest as u32,
            nodes: search.nodes,
            hashfull: search.table.fullness(),
            lines: lines.collect(),
        }
    }

    /// Looks at every candidate from the `nth` on to `depth`; whether that was finished.
    fn deepen(&mut self, search: &mut Search<'_, P>, depth: i32, nth: usize) -> bool {
        let (mut below, mut above) = (WINDOW, WINDOW);
        let expected = self.found[nth].biased;
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
            let best = self.look(search, depth, nth, (alpha, beta));
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

    /// One look at every candidate from the `nth` on; improvements count at once, so that a search cut short still
    /// gives the best it had.
    fn look(
        &mut self,
        search: &mut Search<'_, P>,
        depth: i32,
        nth: usize,
        (mut alpha, beta): (Points, Points),
    ) -> Points {
        let us = self.position.side_to_move();
        let mut best = -INFINITY;
        for at in nth..self.candidates.len() {
            let Candidate { mv, bias } = self.candidates[at];
            let bias_at = |bound: Points| if bound.abs() > WON { 0 } else { bias };
            let (low, high) = (alpha - bias_at(alpha), beta - bias_at(beta));
            let mut next = self.position.clone();
            next.play_unchecked(mv);
            let mut seek = |depth: i32, low: Points, high: Points| {
                search.follow(us, &next, depth - 1, (low, high), 1)
            };
            let late =
                depth >= 4 && at >= nth + 6 && alpha < WON && self.position.gain(mv).is_none();
            let mut score = low + 1;
            if at > nth {
                score = seek(depth - i32::from(late), low, low + 1);
            }
            if at == nth || score > low {
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
                self.prefer((nth, at), score, biased, &search.lines[1]);
                if biased >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The candidate `at` proved better than those before it, from the `nth` on.
    fn prefer(
        &mut self,
        (nth, at): (usize, usize),
        score: Points,
        biased: Points,
        rest: &[P::Move],
    ) {
        self.candidates[nth..=at].rotate_right(1);
        let found = &mut self.found[nth];
        (found.score, found.biased) = (score, biased);
        found.line.clear();
        found.line.push(self.candidates[nth].mv);
        found.line.extend_from_slice(rest);
    }
}
