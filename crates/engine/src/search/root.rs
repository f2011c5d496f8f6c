use super::alpha_beta::Ask;
use super::frailty::{Frailty, Lapses};
use super::reductions::{PLY, reduction};
use super::state::{Search, Shared, table_for, threads};
use super::table::Table;
use super::{Inquiry, Line, Report, Thought, TranspositionTable};
use crate::score::{INFINITY, Points, Score, WIN, WON};
use crate::{Limits, Stop, Thinkable};
use std::ops::ControlFlow;

/// No search looks further ahead, extensions aside.
const MAX_DEPTH: u32 = 64;
/// Half the width of the window that a deeper look is expected to stay in.
const WINDOW: Points = 14;

/// A move of the position asked about.
#[derive(Clone)]
struct Candidate<M> {
    mv: M,
    /// The error of judgement that goes with the move.
    bias: Points,
    /// How many nodes the last look at it took.
    nodes: u64,
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
#[derive(Clone)]
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
    let root = Root::new(position, inquiry, &mut lapses)?;
    let own = inquiry.table.is_none().then(|| {
        let told = inquiry
            .hash
            .map(|megabytes| TranspositionTable::new(megabytes).0);
        told.unwrap_or_else(|| table_for(&limits))
    });
    let table = inquiry.table.map(|table| &table.0).or(own.as_ref())?;
    table.grow_older();
    let shared = Shared::new(&limits, stop, table);
    let max_depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
    let begin = || {
        let mut search = Search::<P>::new(&shared, lapses.clone());
        search.path.extend(inquiry.before);
        search.path.push(position.hash());
        if !position.in_check() {
            search.frames[0].eval = Some(position.evaluate(&mut search.cache));
        }
        search
    };
    std::thread::scope(|scope| {
        for helper in 1..threads(&limits) {
            let (begin, mut root) = (&begin, root.clone());
            scope.spawn(move || root.help(&mut begin(), max_depth, helper));
        }
        let found = root.lead(&mut begin(), inquiry, max_depth, watch);
        shared.end();
        Some(found)
    })
}

/// Positions in the table of a rating.
const RATED: u64 = 1 << 14;

/// Rates moves in one position after another; what it learns of good moves in one helps in the next.
pub(crate) struct Rater<'a, P: Thinkable>(Search<'a, P>);

/// Lends `work` a rater that looks at no more than `nodes` positions for one rating.
pub(crate) fn rating<P: Thinkable, T>(
    nodes: u64,
    stop: &Stop,
    work: impl FnOnce(&mut Rater<'_, P>) -> T,
) -> T {
    let limits = Limits::nodes(nodes);
    // Ratings are short: what the processor keeps at hand serves them best.
    let table: Table = table_for(&Limits::nodes(nodes.min(RATED)));
    let shared = Shared::new(&limits, stop, &table);
    work(&mut Rater(Search::new(
        &shared,
        Lapses::new(Frailty::NONE, 0),
    )))
}

impl<P: Thinkable> Rater<'_, P> {
    /// The score of each of some legal moves as the side to move sees it, all looked at to the same
    /// depth; `None` if the limit or the flag ended the search before it was through.
    pub fn rate(&mut self, position: &P, moves: &[P::Move], depth: u32) -> Option<Vec<Points>> {
        let search = &mut self.0;
        (search.nodes, search.aborted) = (0, false);
        search.path.clear();
        search.path.push(position.hash());
        let depth = depth.clamp(1, MAX_DEPTH) as i32;
        search.root_depth = depth;
        let us = position.side_to_move();
        let mut rated = Vec::with_capacity(moves.len());
        for &mv in moves {
            let mut next = position.clone();
            next.play_unchecked(mv);
            search.frames[0].via = Some(position.slot(mv));
            let score = search.follow(us, &next, ask(&next, depth - 1, (-INFINITY, INFINITY)));
            if search.aborted {
                return None;
            }
            rated.push(score);
        }
        Some(rated)
    }
}

/// What is asked of the position after a candidate.
fn ask<P: Thinkable>(next: &P, depth: i32, (alpha, beta): (Points, Points)) -> Ask {
    Ask {
        depth,
        alpha,
        beta,
        ply: 1,
        in_check: next.in_check(),
        cuts: beta - alpha == 1,
        may_pass: true,
    }
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
            nodes: 0,
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

    /// Looks deeper and deeper, telling `watch` of every depth.
    fn lead(
        mut self,
        search: &mut Search<'_, P>,
        inquiry: &Inquiry<'_, P::Move>,
        max_depth: u32,
        watch: Watch<'_, P::Move>,
    ) -> Thought<P::Move> {
        let mut reached = 0;
        for depth in 1..=max_depth {
            search.root_depth = depth as i32;
            if !self.deepen_all(search, depth as i32) {
                break;
            }
            reached = depth;
            let broken_off = watch(&self.report(search, depth)).is_break();
            if broken_off || self.is_settled(depth) && inquiry.only.is_empty() {
                break;
            }
        }
        Thought {
            best: self.candidates[0].mv,
            score: Score::from_points(self.found[0].score),
            depth: reached,
            nodes: search.all_nodes(),
            line: self.found.swap_remove(0).line,
        }
    }

    /// Looks deeper and deeper for the sake of the table. Every other helper is a ply ahead of the
    /// rest, so that threads differ in what they look at.
    fn help(&mut self, search: &mut Search<'_, P>, max_depth: u32, helper: usize) {
        for depth in 1..=max_depth {
            let ahead = if depth > 2 { helper as u32 % 2 } else { 0 };
            search.root_depth = (depth + ahead).min(MAX_DEPTH) as i32;
            if !self.deepen_all(search, search.root_depth) {
                break;
            }
        }
    }

    /// Looks at every candidate to `depth` as often as lines are asked for, each time without the
    /// best of before; whether that was finished.
    fn deepen_all(&mut self, search: &mut Search<'_, P>, depth: i32) -> bool {
        for nth in 0..self.found.len() {
            if !self.deepen(search, depth, nth) {
                return false;
            }
        }
        let chosen = self.found.len();
        if let Some(rest) = self.candidates.get_mut(chosen..) {
            rest.sort_by_key(|candidate| u64::MAX - candidate.nodes);
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
            nodes: search.all_nodes(),
            hashfull: search.table.fullness(),
            lines: lines.collect(),
        }
    }

    /// Looks at every candidate from the `nth` on to `depth`; whether that was finished.
    fn deepen(&mut self, search: &mut Search<'_, P>, depth: i32, nth: usize) -> bool {
        let (mut below, mut above) = (WINDOW, WINDOW);
        let expected = self.found[nth].biased;
        loop {
            let narrow = |width: Points| depth >= 5 && expected.abs() < WON && width < 700;
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
                below *= 3;
            } else if best >= beta {
                above *= 3;
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
            let Candidate { mv, bias, .. } = self.candidates[at];
            let bias_at = |bound: Points| if bound.abs() > WON { 0 } else { bias };
            let (low, high) = (alpha - bias_at(alpha), beta - bias_at(beta));
            let mut next = self.position.clone();
            next.play_unchecked(mv);
            let started = search.nodes;
            search.frames[0].via = Some(self.position.slot(mv));
            let mut seek = |depth: i32, low: Points, high: Points| {
                search.follow(us, &next, ask(&next, depth - 1, (low, high)))
            };
            let number = (at - nth) as i32;
            let is_late = depth >= 4 && number >= 3 && alpha < WON;
            let less = if is_late && self.position.gain(mv).is_none() {
                (reduction(depth, number, true) / PLY - 1).clamp(0, depth - 2)
            } else {
                0
            };
            let mut score = low + 1;
            if number > 0 {
                score = seek(depth - less, low, low + 1);
                if score > low && less > 0 {
                    score = seek(depth, low, low + 1);
                }
            }
            if number == 0 || score > low {
                score = seek(depth, low, high);
            }
            self.candidates[at].nodes = search.nodes - started;
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
