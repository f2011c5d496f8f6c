use super::frailty::Lapses;
use super::history::History;
use super::order::Picker;
use super::table::Table;
use crate::score::{Points, WIN};
use crate::{Limits, Stop, Thinkable};
use std::time::{Duration, Instant};

/// No line is followed further than this.
pub(super) const MAX_PLY: usize = 128;
/// How many nodes pass between two looks at the clock and the stop flag.
const LOOK_EVERY: u64 = 256;

/// One search from one position: what it remembers and when it has to end.
pub(super) struct Search<'a, P: Thinkable> {
    stop: &'a Stop,
    max_nodes: u64,
    deadline: Option<Instant>,
    pub nodes: u64,
    /// Set once the search has to end; every score from then on means nothing.
    pub aborted: bool,
    pub table: Table<P::Move>,
    pub history: History<P::Move>,
    pub pickers: Vec<Picker<P::Move>>,
    /// The expected line from each ply on.
    pub lines: Vec<Vec<P::Move>>,
    /// Keys of the positions on the way from the root.
    pub path: Vec<u64>,
    /// Static estimates on the way from the root; `None` in check.
    pub estimates: Vec<Option<Points>>,
    pub lapses: Lapses,
    /// The depth now searched from the root.
    pub root_depth: i32,
    /// The furthest ply looked at.
    pub furthest: usize,
}

impl<'a, P: Thinkable> Search<'a, P> {
    pub fn new(limits: &Limits, megabytes: Option<usize>, lapses: Lapses, stop: &'a Stop) -> Self {
        let max_nodes = limits.nodes.unwrap_or(u64::MAX);
        let unlimited = *limits == Limits::default();
        let time = limits.time.or(unlimited.then_some(Duration::from_secs(1)));
        Self {
            stop,
            max_nodes,
            deadline: time.and_then(|time| Instant::now().checked_add(time)),
            nodes: 0,
            aborted: false,
            table: megabytes.map_or_else(|| Table::for_nodes(max_nodes), Table::with_megabytes),
            history: History::new(P::SLOTS, MAX_PLY),
            pickers: (0..MAX_PLY).map(|_| Picker::default()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            path: Vec::with_capacity(MAX_PLY),
            estimates: vec![None; MAX_PLY],
            lapses,
            root_depth: 1,
            furthest: 0,
        }
    }

    /// Counts a node; whether the search has to end now. Nodes are counted exactly, the clock and
    /// the stop flag are looked at often.
    #[inline]
    pub fn enter_node(&mut self) -> bool {
        if self.nodes >= self.max_nodes {
            self.aborted = true;
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_EVERY) {
            let late = self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
            self.aborted |= late || self.stop.is_stopped();
        }
        self.aborted
    }

    /// Whether a score at `ply` may be blurred by overlooked replies, so that nothing is to be
    /// learnt from it or known of it.
    #[inline]
    pub fn is_clouded(&self, ply: usize) -> bool {
        ply == 1 && self.lapses.misses_replies()
    }

    /// Whether the player does not see this move coming.
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
            ended(position, ply)
        } else {
            None
        }
    }

    /// The score of a position without a legal move.
    pub fn stuck(&self, position: &P, ply: usize) -> Points {
        ended(position, ply).unwrap_or(0)
    }

    /// Whether the position stood before on the way from the root and that makes a draw.
    pub fn is_repeated(&self, position: &P) -> bool {
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

    /// Whether the side to move stands better than at its last turn.
    pub fn is_improving(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|before| self.estimates[before]);
        match (self.estimates[ply], before) {
            (Some(now), Some(before)) => now > before,
            _ => false,
        }
    }

    /// Notes that `mv` is expected at `ply`, followed by what is expected at the next.
    pub fn remember_line(&mut self, ply: usize, mv: P::Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// A quiet move refuted the position: it is tried earlier next time, those before it later.
    pub fn reward(
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

fn ended<P: Thinkable>(position: &P, ply: usize) -> Option<Points> {
    position.outcome().map(|outcome| match outcome.winner {
        None => 0,
        Some(winner) if winner == position.side_to_move() => WIN - ply as Points,
        Some(_) => ply as Points - WIN,
    })
}
