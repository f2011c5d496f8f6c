//! The game that lies on the table, whichever it is.

use super::thinking::{Task, Terms};
use crate::open::{Line, Playable};
use engine::Stop;
use rules::battle::Terrain;
use rules::{Position, Variant, battle, chess, minnaar};
use std::sync::Arc;
use std::thread;

/// Hands over lines for the client.
pub type Say = Arc<dyn Fn(&str) + Send + Sync>;

/// A game and its present position.
pub trait Desk {
    /// Sets a position up, the usual start if none is given, and plays moves.
    ///
    /// # Errors
    /// Says what is refused; everything stays as it was then.
    fn set(&mut self, fen: Option<&str>, moves: &[&str]) -> Result<(), String>;

    /// The position string.
    fn fen(&self) -> String;

    /// 0 if it is the turn of the side that moves first in the game, else 1.
    fn turn(&self) -> usize;

    /// How many moves have been played.
    fn played(&self) -> usize;

    /// Begins to think; the thread gives the last line, `bestmove …`, and wakes with `done`.
    fn think(
        &self,
        task: Task,
        terms: Arc<Terms>,
        stop: Stop,
        say: Say,
        done: Box<dyn FnOnce() + Send>,
    ) -> thread::JoinHandle<String>;
}

/// The start of a game.
pub fn lay(variant: Variant, terrain: Terrain) -> Box<dyn Desk> {
    match variant {
        Variant::Battle => Box::new(Table::<battle::Position>::new(terrain)),
        Variant::Minnaar => Box::new(Table::<minnaar::Position>::new(terrain)),
        _ => Box::new(Table::<chess::Position>::new(terrain)),
    }
}

struct Table<P: Position> {
    terrain: Terrain,
    line: Line<P>,
}

impl<P: Playable> Table<P> {
    fn new(terrain: Terrain) -> Self {
        Self {
            terrain,
            line: Line::new(P::start(terrain)),
        }
    }
}

impl<P: Playable> Desk for Table<P> {
    fn set(&mut self, fen: Option<&str>, moves: &[&str]) -> Result<(), String> {
        let start = match fen {
            None => P::start(self.terrain),
            Some(fen) => {
                P::read(fen).map_err(|error| format!("{} position refused: {error}", P::VARIANT))?
            }
        };
        let mut line = Line::new(start);
        for text in moves {
            line.play_text(text)
                .map_err(|error| format!("{error}, after {}", line.position()))?;
        }
        self.line = line;
        Ok(())
    }

    fn fen(&self) -> String {
        self.line.position().to_string()
    }

    fn turn(&self) -> usize {
        self.line.turn()
    }

    fn played(&self) -> usize {
        self.line.moves().len()
    }

    fn think(
        &self,
        task: Task,
        terms: Arc<Terms>,
        stop: Stop,
        say: Say,
        done: Box<dyn FnOnce() + Send>,
    ) -> thread::JoinHandle<String> {
        let line = self.line.clone();
        thread::spawn(move || {
            // Told even if the search were to panic.
            let _done = Done(Some(done));
            task.run(&line, &terms, &stop, &say)
        })
    }
}

struct Done(Option<Box<dyn FnOnce() + Send>>);

impl Drop for Done {
    fn drop(&mut self) {
        if let Some(done) = self.0.take() {
            done();
        }
    }
}
