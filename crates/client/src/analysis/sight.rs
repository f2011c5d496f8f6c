//! What the computer thinks of one position, found by a thread of its own while it is shown.

use super::UNREAD;
use super::study::{Open, numbered};
use crate::launch::Bell;
use engine::{Inquiry, Limits, Line, Report, Score, Stop, TranspositionTable};
use rules::{Color, Move};
use std::io;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long one position is looked at; then the computer rests.
const PATIENCE: Duration = Duration::from_secs(40);
/// How many moves of a line are told.
const TOLD: usize = 12;

/// What is known of a position by now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sight {
    /// How many plies it looked ahead in full.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How many a second.
    pub speed: u64,
    /// The best moves with what follows, the best of all first.
    pub lines: Vec<Told>,
    /// Whether it looks no further.
    pub rests: bool,
}

/// A line in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// How good it is for White, or for the attacker.
    pub score: Score,
    /// Each move, its words with its number, and the position after it.
    pub moves: Vec<Step>,
}

/// A move of a line.
#[derive(Clone, Debug)]
pub struct Step {
    /// The move.
    pub mv: Move,
    /// Its words with the number.
    pub words: String,
    /// The position after it.
    pub after: Open,
}

impl PartialEq for Step {
    fn eq(&self, other: &Self) -> bool {
        self.mv == other.mv && self.words == other.words
    }
}

/// A score for the side to move as White has it.
pub(super) const fn for_white(score: Score, turn: Color) -> Score {
    match turn {
        Color::White => score,
        Color::Black => score.reversed(),
    }
}

/// The score of a game that is over here, as White has it.
pub(super) const fn of_end(winner: Option<Color>) -> Score {
    match winner {
        Some(Color::White) => Score::WinIn(0),
        Some(Color::Black) => Score::LossIn(0),
        None => Score::Centipawns(0),
    }
}

impl Told {
    /// A line from a position.
    pub(super) fn new(position: &Open, line: &Line<Move>) -> Self {
        let mut moves: Vec<Step> = Vec::new();
        for &mv in line.moves.iter().take(TOLD) {
            let before = moves.last().map_or(position, |step| &step.after);
            let Some(after) = before.after(mv) else { break };
            let words = numbered(before, &before.words(mv), moves.is_empty());
            moves.push(Step { mv, words, after });
        }
        Self {
            score: for_white(line.score, position.turn()),
            moves,
        }
    }
}

/// How hard a position is looked at.
#[derive(Clone, Debug)]
pub(super) struct Effort {
    /// How many lines are told.
    pub lines: usize,
    pub threads: usize,
    pub table: Arc<TranspositionTable>,
}

/// A thread that looks at a position. Dropped, it stops.
#[derive(Debug)]
pub(super) struct Watch {
    stop: Stop,
    latest: Arc<Mutex<Sight>>,
}

impl Watch {
    /// Begins to look at a position before which positions of those keys stood; rings whenever
    /// more is known.
    pub fn begin(position: Open, before: Vec<u64>, effort: Effort, bell: Bell) -> io::Result<Self> {
        let (stop, latest) = (Stop::default(), Arc::<Mutex<Sight>>::default());
        let (its_stop, its_latest) = (stop.clone(), latest.clone());
        let ringer = bell.ringer(UNREAD)?;
        thread::Builder::new()
            .name("analysis".into())
            .spawn(move || {
                let keep = |sight: Sight| {
                    *its_latest.lock().unwrap_or_else(PoisonError::into_inner) = sight;
                    ringer.ring();
                };
                let last = look(&position, &before, &effort, &its_stop, keep);
                if !its_stop.is_stopped() {
                    keep(Sight {
                        rests: true,
                        ..last
                    });
                }
            })?;
        Ok(Self { stop, latest })
    }

    /// What is known by now.
    pub fn latest(&self) -> Sight {
        let latest = self.latest.lock();
        latest.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Looks until it is stopped or has looked long enough; gives the last that was known.
fn look(
    position: &Open,
    before: &[u64],
    effort: &Effort,
    stop: &Stop,
    keep: impl Fn(Sight),
) -> Sight {
    if position.ended().is_some() {
        return Sight::default();
    }
    let inquiry = Inquiry {
        before,
        lines: effort.lines,
        table: Some(&effort.table),
        ..Inquiry::new(Limits::time(PATIENCE).with_threads(effort.threads))
    };
    let begun = Instant::now();
    let mut last = Sight::default();
    position.analyse(&inquiry, stop, |report| {
        if stop.is_stopped() {
            return ControlFlow::Break(());
        }
        last = seen(position, report, begun.elapsed());
        keep(last.clone());
        ControlFlow::Continue(())
    });
    last
}

fn seen(position: &Open, report: &Report<Move>, taken: Duration) -> Sight {
    let seconds = taken.as_secs_f64().max(1e-3);
    Sight {
        depth: report.depth,
        nodes: report.nodes,
        speed: (report.nodes as f64 / seconds) as u64,
        lines: report
            .lines
            .iter()
            .map(|line| Told::new(position, line))
            .collect(),
        rests: false,
    }
}
