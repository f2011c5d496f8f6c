//! The search of the open games with any limits and wishes, on tiny budgets.

use super::Bytes;
use super::bytes::play;
use engine::{
    Inquiry, Limits, Report, Skill, Stop, Strength, Thinkable, Thought, TranspositionTable, analyse,
};
use rules::{battle, chess, minnaar};
use std::ops::ControlFlow;

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let line = bytes;
    match bytes.line().map(|line| line.as_bytes().first().copied()) {
        Some(Some(b'M')) => {
            let start = past_letter(line).unwrap_or_else(minnaar::Position::start);
            search(start, &mut bytes);
        }
        Some(Some(b'C')) => {
            let start = past_letter(line).unwrap_or_else(chess::Position::start);
            search(start, &mut bytes);
        }
        _ => {
            let start = past_letter(line);
            let start = start.unwrap_or_else(|| super::battle::some(&mut bytes));
            search::<battle::Position>(start, &mut bytes);
        }
    }
}

/// The position in the first line after the letter that says which game it is.
fn past_letter<P: rules::Position>(mut line: Bytes<'_>) -> Option<P> {
    line.byte();
    line.position()
}

/// The nodes of one search at most, beside the last look it finishes.
const NODES: u64 = 600;

struct Wishes {
    limits: Limits,
    lines: usize,
    only: u8,
    seed: u64,
    strength: Strength,
    stopped: bool,
    watched: u32,
    remembers: bool,
}

impl Wishes {
    fn new(bytes: &mut Bytes<'_>) -> Self {
        let nodes = Limits::nodes(u64::from(bytes.word()) % NODES);
        let limits = match bytes.below(3) {
            0 => nodes,
            1 => nodes.within(&Limits::depth(bytes.byte().into())),
            _ => nodes.within(&Limits::depth(u32::MAX)),
        };
        let skill = match bytes.byte() {
            byte @ 0..60 => byte % 20,
            _ => 20,
        };
        Self {
            limits,
            lines: bytes.below(6),
            only: bytes.byte(),
            seed: bytes.word().into(),
            strength: Strength::Skill(Skill::new(skill).unwrap_or(Skill::FULL)),
            stopped: bytes.below(16) == 1,
            watched: u32::from(bytes.byte()) % 32,
            remembers: bytes.below(2) == 1,
        }
    }
}

fn search<P: Thinkable>(start: P, bytes: &mut Bytes<'_>) {
    let wishes = Wishes::new(bytes);
    let mut before = Vec::new();
    let position = play(start, bytes, |position| before.push(position.hash()));
    before.pop();
    let table = wishes.remembers.then(|| TranspositionTable::new(1));
    let first = think(&position, &before, &wishes, table.as_ref());
    let again = think(&position, &before, &wishes, table.as_ref());
    // What is remembered changes what is found.
    assert!(table.is_some() || first == again, "{position}");
}

fn think<P: Thinkable>(
    position: &P,
    before: &[u64],
    wishes: &Wishes,
    table: Option<&TranspositionTable>,
) -> Option<Thought<P::Move>> {
    let legal = position.legal_moves();
    let few = usize::from(wishes.only) % 4;
    let only: Vec<P::Move> = legal.iter().rev().take(few).copied().collect();
    let inquiry = Inquiry {
        before,
        only: &only,
        lines: wishes.lines,
        seed: wishes.seed,
        hash: (wishes.only < 16).then_some(usize::from(wishes.only) % 3),
        table,
        strength: wishes.strength,
        ..Inquiry::new(wishes.limits)
    };
    let stop = Stop::default();
    if wishes.stopped {
        stop.stop();
    }
    let mut reports = 0;
    let thought = analyse(position, &inquiry, &stop, |report| {
        reports += 1;
        check_report(position, report, reports, wishes.lines);
        match reports == wishes.watched {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    assert_eq!(thought.is_some(), !legal.is_empty(), "{position}");
    if let Some(thought) = &thought {
        assert!(legal.contains(&thought.best), "{position}");
        assert!(
            only.is_empty() || only.contains(&thought.best),
            "{position}"
        );
        assert_eq!(thought.line.first(), Some(&thought.best), "{position}");
        check_line(position, &thought.line);
    }
    thought
}

fn check_report<P: Thinkable>(position: &P, report: &Report<P::Move>, depth: u32, lines: usize) {
    assert_eq!(report.depth, depth, "{position}");
    assert!(report.hashfull <= 1000, "{position}");
    assert!(
        (1..=lines.max(1)).contains(&report.lines.len()),
        "{position}"
    );
    for (at, line) in report.lines.iter().enumerate() {
        check_line(position, &line.moves);
        let before = &report.lines[..at];
        let again = before.iter().any(|other| other.moves[0] == line.moves[0]);
        assert!(!again, "{:?} twice in {position}", line.moves[0]);
    }
}

/// A line can be played out.
fn check_line<P: Thinkable>(position: &P, line: &[P::Move]) {
    assert!(!line.is_empty(), "{position}");
    let mut position = position.clone();
    for mv in line {
        assert_eq!(position.play(*mv), Ok(()), "{line:?} at {position}");
    }
}
