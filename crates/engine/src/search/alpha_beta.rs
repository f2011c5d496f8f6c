use super::frailty::Lapses;
use super::history::History;
use super::order::Picker;
use super::table::{Bound, Table};
use crate::score::{INFINITY, Points, WIN, WON};
use crate::{Limits, Stop, Thinkable};
use std::time::Instant;

/// No line is followed further than this.
pub(super) const MAX_PLY: usize = 128;
/// How many nodes pass between two looks at the clock and the stop flag.
const LOOK_EVERY: u64 = 256;

/// One search from one position.
pub(super) struct Search<'a, P: Thinkable> {
    pub stop: &'a Stop,
    pub max_nodes: u64,
    pub deadline: Option<Instant>,
    pub nodes: u64,
    pub aborted: bool,
    pub table: Table<P::Move>,
    pub history: History<P::Move>,
    pub pickers: Vec<Picker<P::Move>>,
    /// The expected line from each ply on.
    pub lines: Vec<Vec<P::Move>>,
    /// Keys of the positions on the way from the root.
    pub path: Vec<u64>,
    pub lapses: Lapses,
    /// The depth now searched from the root.
    pub root_depth: i32,
}

impl<'a, P: Thinkable> Search<'a, P> {
    pub fn new(limits: &Limits, lapses: Lapses, stop: &'a Stop) -> Self {
        let max_nodes = limits.nodes.unwrap_or(u64::MAX);
        let unlimited = *limits == Limits::default();
        let time = limits
            .time
            .or(unlimited.then_some(std::time::Duration::from_secs(1)));
        Self {
            stop,
            max_nodes,
            deadline: time.and_then(|time| Instant::now().checked_add(time)),
            nodes: 0,
            aborted: false,
            table: Table::for_nodes(max_nodes),
            history: History::new(P::SLOTS, MAX_PLY),
            pickers: (0..MAX_PLY).map(|_| Picker::default()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            path: Vec::with_capacity(MAX_PLY),
            lapses,
            root_depth: 1,
        }
    }

    /// Whether the search has to end now; the nodes are counted exactly, the rest looked at often.
    #[inline]
    pub fn should_stop(&mut self) -> bool {
        if self.nodes >= self.max_nodes {
            self.aborted = true;
        } else if self.nodes.is_multiple_of(LOOK_EVERY) {
            let late = self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
            self.aborted |= late || self.stop.is_stopped();
        }
        self.aborted
    }

    /// Whether a score at `ply` may be blurred by overlooked replies.
    #[inline]
    pub fn is_clouded(&self, ply: usize) -> bool {
        ply == 1 && self.lapses.misses_replies()
    }

    #[inline]
    pub fn overlooks(&self, ply: usize, mv: P::Move) -> bool {
        ply == 1 && self.lapses.misses_reply(P::number(mv))
    }

    pub fn take_picker(&mut self, ply: usize) -> Picker<P::Move> {
        let mut picker = std::mem::take(&mut self.pickers[ply]);
        picker.clear();
        picker
    }

    /// The score of a game that has ended for a reason other than mate or stalemate.
    #[inline]
    pub fn over(&self, position: &P, ply: usize) -> Option<Points> {
        if position.may_be_over() {
            self.ended(position, ply)
        } else {
            None
        }
    }

    fn ended(&self, position: &P, ply: usize) -> Option<Points> {
        position.outcome().map(|outcome| match outcome.winner {
            None => 0,
            Some(winner) if winner == position.side_to_move() => WIN - ply as Points,
            Some(_) => ply as Points - WIN,
        })
    }

    /// The score of a position without a legal move.
    pub fn stuck(&self, position: &P, ply: usize) -> Points {
        self.ended(position, ply).unwrap_or(0)
    }

    fn is_repeated(&self, position: &P) -> bool {
        P::REPETITION_DRAWS && {
            let key = position.hash();
            self.path
                .iter()
                .rev()
                .skip(1)
                .step_by(2)
                .any(|&seen| seen == key)
        }
    }

    /// The best score the side to move can reach, at least `depth` plies ahead, if it lies between
    /// `alpha` and `beta`; else a bound on it.
    pub fn alpha_beta(
        &mut self,
        position: &P,
        mut depth: i32,
        mut alpha: Points,
        mut beta: Points,
        ply: usize,
        may_pass: bool,
    ) -> Points {
        self.lines[ply].clear();
        let in_check = position.in_check();
        if in_check && (ply as i32) < 2 * self.root_depth {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.quiesce(position, alpha, beta, ply);
        }
        self.nodes += 1;
        if self.should_stop() {
            return 0;
        }
        if self.is_repeated(position) {
            return 0;
        }
        if let Some(score) = self.over(position, ply) {
            return score;
        }
        // No line is better than a mate right away.
        alpha = alpha.max(ply as Points - WIN);
        beta = beta.min(WIN - 1 - ply as Points);
        if alpha >= beta {
            return alpha;
        }
        let is_pv = beta - alpha > 1;
        let key = position.table_key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && !is_pv
            && i32::from(entry.depth) >= depth
            && !self.is_clouded(ply)
        {
            let score = entry.score(ply);
            match entry.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= beta => return score,
                Bound::Upper if score <= alpha => return score,
                _ => {}
            }
        }
        let eval = known.map_or_else(|| position.evaluate(), |entry| entry.eval.into());
        if !is_pv
            && !in_check
            && let Some(score) = self.prune(position, depth, beta, eval, ply, may_pass)
        {
            return score;
        }
        let mut table_move = known.and_then(|entry| entry.mv);
        if is_pv && depth >= 5 && table_move.is_none() {
            self.alpha_beta(position, depth - 3, alpha, beta, ply, may_pass);
            if self.aborted {
                return 0;
            }
            table_move = self.lines[ply].first().copied();
            self.lines[ply].clear();
        }

        let mut picker = self.take_picker(ply);
        position.generate(&mut picker.moves);
        if picker.moves.is_empty() {
            self.pickers[ply] = picker;
            return self.stuck(position, ply);
        }
        picker.order_all(position, table_move, &self.history, ply);
        self.path.push(position.hash());
        let floor = alpha;
        let (mut best, mut best_move) = (-INFINITY, None);
        let mut tried = 0;
        let mut quiets_tried = 0;
        while let Some(picked) = picker.next(position) {
            if self.overlooks(ply, picked.mv) {
                continue;
            }
            tried += 1;
            let is_first = tried == 1;
            if picked.is_quiet {
                quiets_tried += 1;
            }
            if !is_pv && !in_check && best > -WON && alpha < WON && depth <= 4 {
                let late = picked.is_quiet && quiets_tried > 4 + 3 * depth * depth;
                let futile = picked.is_quiet && eval + 120 + 90 * depth <= alpha;
                let loses = picked.is_bad && depth <= 2;
                if !is_first && (late || futile || loses) {
                    continue;
                }
            }
            let mut next = position.clone();
            next.play_unchecked(picked.mv);
            let mut score;
            if is_first {
                score = -self.alpha_beta(&next, depth - 1, -beta, -alpha, ply + 1, true);
            } else {
                let reduction = if depth >= 3 && !in_check && (picked.is_quiet || picked.is_bad) {
                    let history = self.history.score(position.slot(picked.mv));
                    let base = reduction(depth, tried) - i32::from(is_pv) - history / 4096;
                    base.clamp(0, depth - 2)
                } else {
                    0
                };
                let reduced = depth - 1 - reduction;
                score = -self.alpha_beta(&next, reduced, -alpha - 1, -alpha, ply + 1, true);
                if score > alpha && reduction > 0 {
                    score = -self.alpha_beta(&next, depth - 1, -alpha - 1, -alpha, ply + 1, true);
                }
                if score > alpha && score < beta {
                    score = -self.alpha_beta(&next, depth - 1, -beta, -alpha, ply + 1, true);
                }
            }
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(picked.mv);
                    if is_pv {
                        self.remember_line(ply, picked.mv);
                    }
                    if score >= beta {
                        if picked.is_quiet {
                            self.reward(position, &picker, picked.mv, depth, ply);
                        }
                        break;
                    }
                }
            }
        }
        self.path.pop();
        self.pickers[ply] = picker;
        if self.aborted {
            return 0;
        }
        // Every reply overlooked: as if there were none to worry about.
        if tried == 0 {
            return eval;
        }
        if !self.is_clouded(ply) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table
                .put(key, best_move, best, eval, depth, bound, ply);
        }
        best
    }

    /// Gives up a position that is so good already that the other side will avoid it.
    fn prune(
        &mut self,
        position: &P,
        depth: i32,
        beta: Points,
        eval: Points,
        ply: usize,
        may_pass: bool,
    ) -> Option<Points> {
        if beta.abs() >= WON || eval < beta {
            return None;
        }
        if depth <= 6 && eval - 85 * depth >= beta {
            return Some(eval);
        }
        if !may_pass || depth < 3 {
            return None;
        }
        let next = position.pass()?;
        let reduced = depth - 3 - depth / 4 - ((eval - beta) / 200).min(2);
        self.path.push(position.hash());
        let score = -self.alpha_beta(&next, reduced, -beta, 1 - beta, ply + 1, false);
        self.path.pop();
        (!self.aborted && score >= beta).then_some(if score > WON { beta } else { score })
    }

    pub fn remember_line(&mut self, ply: usize, mv: P::Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// A quiet move refuted the position: it is tried earlier next time, those before it later.
    fn reward(
        &mut self,
        position: &P,
        picker: &Picker<P::Move>,
        best: P::Move,
        depth: i32,
        ply: usize,
    ) {
        self.history.add_killer(ply, best);
        let bonus = (16 * depth * depth + 32 * depth).min(1600);
        self.history.reward(position.slot(best), bonus);
        for &mv in picker.tried() {
            if mv != best && position.gain(mv).is_none() {
                self.history.reward(position.slot(mv), -bonus);
            }
        }
    }
}

/// How many plies less a late move gets: about 0.6 + log2(depth) * log2(index) / 4.7, in whole
/// numbers so that every machine agrees.
fn reduction(depth: i32, index: i32) -> i32 {
    let log = |n: i32| (n.clamp(1, 200).unsigned_abs().pow(4)).ilog2() as i32;
    (60 + log(depth) * log(index) * 133 / 100) / 100
}
