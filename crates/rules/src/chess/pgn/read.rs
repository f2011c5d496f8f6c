//! Reads games as people and programs write them.

use super::tokens::{Kind, Tokens, Unreadable};
use super::{PgnProblem, Record, Verdict};
use crate::Color;
use crate::Position as _;
use crate::chess::Position;
use std::fmt;

/// Why a text was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, game {game}{at}: {problem}", at = At(.at))]
pub struct PgnError {
    /// The line, from 1.
    pub line: usize,
    /// The game in the text, from 1.
    pub game: usize,
    /// The number of the move and whose it is, if a move is at fault.
    pub at: Option<(u32, Color)>,
    /// What is wrong.
    pub problem: PgnProblem,
}

impl PgnError {
    /// Where no move is at fault.
    fn plain(line: usize, game: usize, problem: impl Into<PgnProblem>) -> Self {
        Self {
            line,
            game,
            at: None,
            problem: problem.into(),
        }
    }
}

/// `, Black's move 12`, or nothing.
struct At<'a>(&'a Option<(u32, Color)>);

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some((number, Color::White)) => write!(f, ", White's move {number}"),
            Some((number, Color::Black)) => write!(f, ", Black's move {number}"),
            None => Ok(()),
        }
    }
}

/// A game while it is read.
#[derive(Default)]
struct Draft {
    tags: Vec<(String, String)>,
    result: Option<Verdict>,
    /// The special start, or that there should be one.
    fen: Option<Position>,
    set_up: bool,
    /// There once the first move or the verdict has been read.
    record: Option<Record>,
    /// On which lines the variations that are open began.
    variations: Vec<usize>,
    line: usize,
}

impl Draft {
    fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.record.is_none() && self.result.is_none() && !self.set_up
    }

    fn tag(&mut self, name: String, value: String) -> Result<(), PgnProblem> {
        match name.as_str() {
            "FEN" => {
                let start = value.parse::<Position>();
                self.fen = Some(start.map_err(PgnProblem::Fen)?);
                self.set_up = true;
            }
            "SetUp" => self.set_up |= value == "1",
            "Result" => self.result = Verdict::parse(&value).or(Some(Verdict::Unknown)),
            _ => self.tags.push((name, value)),
        }
        Ok(())
    }

    /// The record, begun if it was not.
    fn record(&mut self) -> Result<&mut Record, PgnProblem> {
        let record = self.take_record()?;
        Ok(self.record.insert(record))
    }

    fn take_record(&mut self) -> Result<Record, PgnProblem> {
        if let Some(record) = self.record.take() {
            return Ok(record);
        }
        if self.set_up && self.fen.is_none() {
            return Err(PgnProblem::NoFen);
        }
        let mut record = Record::new(self.fen.take().unwrap_or_else(Position::start));
        for (name, value) in &self.tags {
            record.set_tag(name, value)?;
        }
        record.verdict = self.result.unwrap_or_default();
        Ok(record)
    }
}

/// Reads all games of a text; none from an empty one. What a game's main line tells is kept, all
/// else is skipped. A game that ends without a verdict has that of its `Result` tag.
///
/// # Errors
/// The first thing that cannot be read, with its line, game and move.
pub fn read(text: &str) -> Result<Vec<Record>, PgnError> {
    let mut games = Vec::new();
    let mut draft = Draft::default();
    for token in Tokens::new(text) {
        let game = games.len() + 1;
        let token =
            token.map_err(|Unreadable { line, problem }| PgnError::plain(line, game, problem))?;
        let line = token.line;
        let plain = |problem: PgnProblem| PgnError::plain(line, game, problem);
        draft.line = line;
        match token.kind {
            Kind::Open => draft.variations.push(line),
            Kind::Close => {
                let open = draft.variations.pop();
                open.ok_or_else(|| plain(PgnProblem::Closed))?;
            }
            Kind::Tag { name, value } => {
                // Tags after moves begin the next game.
                if draft.record.is_some() {
                    games.push(finish(std::mem::take(&mut draft), game)?);
                }
                draft.line = line;
                draft.tag(name, value).map_err(plain)?;
            }
            Kind::Word(_) if !draft.variations.is_empty() => {}
            Kind::Word(word) => {
                let record = draft.record().map_err(plain)?;
                if let Some(verdict) = Verdict::parse(&word) {
                    record.verdict = verdict;
                    games.push(finish(std::mem::take(&mut draft), game)?);
                } else {
                    push(record, &word, line, game)?;
                }
            }
        }
    }
    if !draft.is_empty() || !draft.variations.is_empty() {
        let game = games.len() + 1;
        games.push(finish(draft, game)?);
    }
    Ok(games)
}

fn push(record: &mut Record, word: &str, line: usize, game: usize) -> Result<(), PgnError> {
    let position = record.end();
    let at = Some((position.move_number(), position.side_to_move()));
    let refused = |problem: PgnProblem| PgnError {
        line,
        game,
        at,
        problem,
    };
    let read = position.parse_san(word);
    let mv = read.map_err(|error| refused(error.into()))?;
    // What was read is legal, so this is never refused.
    let pushed = record.push(mv);
    pushed.map_err(|error| refused(error.into()))
}

fn finish(mut draft: Draft, game: usize) -> Result<Record, PgnError> {
    if let Some(&line) = draft.variations.last() {
        return Err(PgnError::plain(line, game, PgnProblem::Variation));
    }
    let line = draft.line;
    let record = draft.take_record();
    record.map_err(|problem| PgnError::plain(line, game, problem))
}
