//! One search for a client.

use super::desk::Say;
use crate::clock::Pace;
use crate::open::{Line, Playable};
use engine::{Inquiry, Limits, Report, Score, Stop, Strength, TranspositionTable, analyse};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What is asked.
#[derive(Debug)]
pub struct Task {
    pub limits: Limits,
    /// What the move should take about, if a clock runs.
    pub fair: Option<Duration>,
    pub only: Vec<String>,
    pub lines: usize,
    pub mate: Option<u32>,
    /// What is known from searches before.
    pub table: Option<Arc<TranspositionTable>>,
    pub strength: Strength,
    pub seed: u64,
}

/// What the session and the search tell each other while it runs.
#[derive(Debug, Default)]
pub struct Terms {
    /// The other side has not moved yet: time is no reason to end.
    pub pondering: AtomicBool,
    /// The time that is fair is over, but for pondering.
    pub content: AtomicBool,
}

impl Terms {
    /// Whether the search should end for time.
    fn is_due(&self, enough: bool) -> bool {
        self.content.store(enough, Ordering::SeqCst);
        enough && !self.pondering.load(Ordering::SeqCst)
    }
}

impl Task {
    /// Thinks, telling every depth; gives the last line.
    pub fn run<P: Playable>(
        &self,
        line: &Line<P>,
        terms: &Terms,
        stop: &Stop,
        say: &Say,
    ) -> String {
        let began = Instant::now();
        let position = line.position();
        let only = self.only(position, say);
        let inquiry = Inquiry {
            before: line.before(),
            only: &only,
            lines: self.lines,
            seed: self.seed,
            table: self.table.as_deref(),
            strength: self.strength,
            ..Inquiry::new(self.limits)
        };
        let is_forced = position.count_moves() == 1 || only.len() == 1;
        let mut pace = self.fair.map(Pace::new);
        let mut told = Vec::new();
        let thought = analyse(position, &inquiry, stop, |report| {
            let taken = began.elapsed();
            tell(report, taken, say);
            told = report.lines[0].moves.clone();
            let in_time = pace.as_mut().is_some_and(|pace| {
                // There is nothing to choose.
                let enough = pace.is_enough(report, taken) || is_forced;
                terms.is_due(enough)
            });
            if in_time || self.is_mate(report) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let Some(thought) = thought else {
            return over(line, say);
        };
        if thought.line.first() != told.first() {
            let report = Report {
                depth: thought.depth.max(1),
                seldepth: thought.depth.max(1),
                nodes: thought.nodes,
                hashfull: 0,
                lines: vec![engine::Line {
                    score: thought.score,
                    moves: thought.line.clone(),
                }],
            };
            tell(&report, began.elapsed(), say);
        }
        let mut last = format!("bestmove {}", thought.best);
        if let Some(reply) = thought.line.get(1) {
            let _ = write!(last, " ponder {reply}");
        }
        last
    }

    /// The moves to choose from, those that cannot be played told and left out.
    fn only<P: Playable>(&self, position: &P, say: &Say) -> Vec<P::Move> {
        let mut only = Vec::new();
        for text in &self.only {
            match position.parse_move(text) {
                Ok(mv) => only.push(mv),
                Err(error) => say(&format!("info string searchmoves: {error}")),
            }
        }
        only
    }

    fn is_mate<M>(&self, report: &Report<M>) -> bool {
        let won = report
            .lines
            .first()
            .and_then(|line| line.score.moves_to_win());
        self.mate
            .is_some_and(|mate| won.is_some_and(|moves| moves <= mate))
    }
}

/// There is no move.
fn over<P: Playable>(line: &Line<P>, say: &Say) -> String {
    let outcome = line.outcome();
    if let Some(outcome) = outcome {
        say(&format!("info string the game is over: {}", outcome.reason));
    }
    let lost = outcome.is_some_and(|outcome| outcome.winner.is_some());
    let score = if lost { "mate 0" } else { "cp 0" };
    say(&format!("info depth 0 score {score}"));
    "bestmove (none)".to_owned()
}

fn tell<M: std::fmt::Display>(report: &Report<M>, taken: Duration, say: &Say) {
    let nps = report.nodes as f64 / taken.as_secs_f64().max(1e-6);
    for (number, line) in report.lines.iter().enumerate() {
        let mut text = format!(
            "info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull {} time {} pv",
            report.depth,
            report.seldepth.max(report.depth),
            number + 1,
            score(line.score),
            report.nodes,
            nps as u64,
            report.hashfull,
            taken.as_millis(),
        );
        for mv in &line.moves {
            let _ = write!(text, " {mv}");
        }
        say(&text);
    }
}

/// Moves to the end are counted in moves of the side that wins.
fn score(score: Score) -> String {
    match score {
        Score::Centipawns(points) => format!("cp {points}"),
        Score::WinIn(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::LossIn(plies) => format!("mate -{}", plies.div_ceil(2)),
    }
}
