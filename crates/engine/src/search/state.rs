use super::frailty::Lapses;
use super::history::{Context, History};
use super::order::Picker;
use super::table::Table;
use crate::score::{Points, WIN};
use crate::{Limits, Stop, Thinkable};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// No line is followed further than this.
pub(super) const MAX_PLY: usize = 128;
/// How many nodes pass between two looks at the clock and the stop flag.
const LOOK_EVERY: u64 = 256;
/// A search of fewer nodes keeps no large histories.
const LARGE: u64 = 4_000;
/// Nodes that a core may get through in a millisecond, to size the table by.
const NODES_A_MILLISECOND: u64 = 2_000;
/// Positions in the largest table made for one search: 32 MB.
const LARGEST_TABLE: u64 = 1 << 21;

/// What the threads of a search share: the table, and when to end.
pub(super) struct Shared<'a> {
    stop: &'a Stop,
    pub table: &'a Table,
    max_nodes: u64,
    deadline: Option<Instant>,
    /// Set once the first thread has ended.
    ended: AtomicBool,
    /// Nodes of all threads but for the latest few of each.
    nodes: AtomicU64,
    threads: usize,
}

impl<'a> Shared<'a> {
    pub fn new(limits: &Limits, stop: &'a Stop, table: &'a Table) -> Self {
        Self {
            stop,
            table,
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            deadline: time(limits).and_then(|time| Instant::now().checked_add(time)),
            ended: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            threads: threads(limits),
        }
    }

    /// Ends all other threads.
    pub fn end(&self) {
        self.ended.store(true, Relaxed);
    }
}

/// A search without any limit ends after a second.
fn time(limits: &Limits) -> Option<Duration> {
    let unlimited = limits.nodes.is_none() && limits.time.is_none() && limits.depth.is_none();
    limits.time.or(unlimited.then_some(Duration::from_secs(1)))
}

/// How many threads think, at least one.
pub(super) fn threads(limits: &Limits) -> usize {
    limits.threads.map_or(1, |threads| threads.clamp(1, 256))
}

/// A table that serves a search within these limits.
pub(super) fn table_for(limits: &Limits) -> Table {
    let by_time = time(limits).map_or(u64::MAX, |time| {
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        ms.saturating_mul(NODES_A_MILLISECOND * threads(limits) as u64)
    });
    let nodes = limits.nodes.unwrap_or(u64::MAX).min(by_time);
    Table::new(nodes.min(LARGEST_TABLE))
}

/// What is known of one step of the way from the root.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Frame {
    /// The static estimate of the position; `None` in check.
    pub eval: Option<Points>,
    /// The slot of the move that is being tried there.
    pub via: Option<usize>,
    /// A move left out there, to see how much better it is than the rest.
    pub excluded: Option<u16>,
}

/// One thread's search from one position: what it remembers and when it has to end.
pub(super) struct Search<'a, P: Thinkable> {
    shared: &'a Shared<'a>,
    pub table: &'a Table,
    pub nodes: u64,
    /// Set once the search has to end; every score from then on means nothing.
    pub aborted: bool,
    pub history: History<P::Move>,
    pub cache: P::Cache,
    pub pickers: Vec<Picker<P::Move>>,
    /// The expected line from each ply on.
    pub lines: Vec<Vec<P::Move>>,
    /// Keys of the positions on the way from the root.
    pub path: Vec<u64>,
    pub frames: Vec<Frame>,
    pub lapses: Lapses,
    /// The depth now searched from the root.
    pub root_depth: i32,
    /// The furthest ply looked at.
    pub furthest: usize,
    /// Up to this ply no turn is given away: a doubtful proof by it is being checked.
    pub no_pass_before: usize,
}

impl<'a, P: Thinkable> Search<'a, P> {
    pub fn new(shared: &'a Shared<'a>, lapses: Lapses) -> Self {
        Self {
            shared,
            table: shared.table,
            nodes: 0,
            aborted: false,
            history: History::new(P::SLOTS, shared.max_nodes >= LARGE),
            cache: P::Cache::default(),
            pickers: (0..MAX_PLY).map(|_| Picker::default()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            path: Vec::with_capacity(MAX_PLY),
            frames: vec![Frame::default(); MAX_PLY + 1],
            lapses,
            root_depth: 1,
            furthest: 0,
            no_pass_before: 0,
        }
    }

    /// Counts a node; whether the search has to end now. With one thread nodes are counted
    /// exactly; the clock and the stop flag are looked at often.
    #[inline]
    pub fn enter_node(&mut self, ply: usize) -> bool {
        if self.shared.threads == 1 && self.nodes >= self.shared.max_nodes {
            self.aborted = true;
            return true;
        }
        self.nodes += 1;
        self.furthest = self.furthest.max(ply);
        if self.nodes.is_multiple_of(LOOK_EVERY) {
            self.look_around();
        }
        self.aborted
    }

    /// The nodes of all threads, all but exactly.
    pub fn all_nodes(&self) -> u64 {
        let own_latest = self.nodes % LOOK_EVERY;
        self.shared.nodes.load(Relaxed) + own_latest
    }

    fn look_around(&mut self) {
        let shared = self.shared;
        let total = shared.nodes.fetch_add(LOOK_EVERY, Relaxed) + LOOK_EVERY;
        let late = || shared.deadline.is_some_and(|end| Instant::now() >= end);
        self.aborted |= shared.ended.load(Relaxed)
            || shared.threads > 1 && total >= shared.max_nodes
            || shared.stop.is_stopped()
            || late();
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

    /// The moves that led to the position at `ply`.
    #[inline]
    pub fn context(&self, ply: usize) -> Context {
        let via = |back: usize| self.frames[ply.checked_sub(back)?].via;
        [via(1), via(2)]
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
        let eval = |back: usize| self.frames[ply.checked_sub(back)?].eval;
        match (eval(0), eval(2).or_else(|| eval(4))) {
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

    /// A move proved good: it is tried earlier next time, those tried before it later.
    pub fn reward(
        &mut self,
        position: &P,
        picker: &Picker<P::Move>,
        best: P::Move,
        depth: i32,
        ply: usize,
        refutes: bool,
    ) {
        let context = self.context(ply);
        let bonus = (150 * depth - 60).clamp(20, 1500);
        let slot = position.slot(best);
        if position.gain(best).is_none() {
            if refutes {
                self.history.add_refutation(ply, context, best);
            }
            self.history.reward_quiet(slot, context, bonus);
            for &other in picker.quiets.iter().filter(|&&other| other != slot) {
                self.history.reward_quiet(other, context, -bonus);
            }
        } else {
            self.history.reward_noisy(slot, position.prey(best), bonus);
        }
        for &(other, prey) in picker.noisies.iter().filter(|&&(other, _)| other != slot) {
            self.history.reward_noisy(other, prey, -bonus);
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
