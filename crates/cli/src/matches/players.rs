//! The players of open games: this program and others.

use super::contestant::{Contestant, Kind, Protocol};
use super::program::Fault;
use super::talk::{GRACE, Talk};
use crate::clock::{Budget, Clock, Pace};
use crate::open::{Line, Playable};
use engine::{Inquiry, Limits, Score, Stop, Strength, TranspositionTable, analyse};
use rules::Position;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// What a player knows of its turn beside the game.
#[derive(Copy, Clone, Debug)]
pub struct Turn {
    pub seed: u64,
    /// The clock of the side that moves first in the game, and of the other.
    pub clocks: [Option<Clock>; 2],
}

/// What a player has decided.
#[derive(Copy, Clone, Debug)]
pub struct Chosen<M> {
    pub mv: M,
    /// How he thinks he stands, if he says so.
    pub score: Option<Score>,
}

/// Somebody who plays a game.
pub trait Player<P: Position> {
    /// Gets ready for a new game.
    ///
    /// # Errors
    /// Says why it cannot play at all.
    fn begin(&mut self) -> Result<(), String>;

    /// Makes a move.
    ///
    /// # Errors
    /// Says why it loses.
    fn choose(&mut self, line: &Line<P>, turn: &Turn) -> Result<Chosen<P::Move>, Fault>;
}

/// A player for a contestant.
///
/// # Errors
/// Says what of it cannot be.
pub fn seat<P: Playable>(who: &Contestant) -> Result<Box<dyn Player<P>>, String> {
    match &who.kind {
        &Kind::Own { strength, hash } => Ok(Box::new(Own {
            strength,
            // A level plays as it does in the window: each move for itself.
            table: (strength == Strength::FULL)
                .then(|| TranspositionTable::new(hash.unwrap_or(HASH))),
            limits: who.limits,
        })),
        Kind::Outside { protocol, .. } => {
            let mut outside = Outside {
                who: who.clone(),
                protocol: *protocol,
                program: None,
            };
            // What is wrong with it is better told now.
            Player::<P>::begin(&mut outside)?;
            Ok(Box::new(outside))
        }
    }
}

/// This program.
struct Own {
    strength: Strength,
    table: Option<TranspositionTable>,
    limits: Limits,
}

/// MiB of known positions if not told.
const HASH: usize = 16;

/// What a move costs besides the thinking.
const OVERHEAD: Duration = Duration::from_millis(5);

impl<P: Playable> Player<P> for Own {
    fn begin(&mut self) -> Result<(), String> {
        if let Some(table) = &self.table {
            table.clear();
        }
        Ok(())
    }

    fn choose(&mut self, line: &Line<P>, turn: &Turn) -> Result<Chosen<P::Move>, Fault> {
        let began = Instant::now();
        let clock = turn.clocks[line.turn()];
        let budget = clock.map(|clock| Budget::of(&clock, OVERHEAD));
        let most = budget.map_or_else(Limits::default, |budget| Limits::time(budget.most));
        let inquiry = Inquiry {
            before: line.before(),
            seed: turn.seed,
            table: self.table.as_ref(),
            strength: self.strength,
            ..Inquiry::new(self.limits.within(&most))
        };
        let mut pace = budget.map(|budget| Pace::new(budget.fair));
        let thought = analyse(line.position(), &inquiry, &Stop::default(), |report| {
            let pace = pace.as_mut();
            if pace.is_some_and(|pace| pace.is_enough(report, began.elapsed())) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        thought
            .map(|thought| Chosen {
                mv: thought.best,
                score: Some(thought.score),
            })
            .ok_or_else(|| Fault("no move".to_owned()))
    }
}

/// Another program.
struct Outside {
    who: Contestant,
    protocol: Protocol,
    program: Option<Talk>,
}

/// What one gets for a count of nodes or plies.
const PATIENCE: Duration = Duration::from_secs(600);

impl<P: Playable> Player<P> for Outside {
    fn begin(&mut self) -> Result<(), String> {
        let mut talk = match self.program.take() {
            Some(talk) => talk,
            None => Talk::start::<P>(&self.who, self.protocol)?,
        };
        if talk.begin().is_err() {
            // It may have died of the last game.
            talk = Talk::start::<P>(&self.who, self.protocol)?;
            talk.begin()
                .map_err(|fault| format!("{}: {}", self.who.text, fault.0))?;
        }
        self.program = Some(talk);
        Ok(())
    }

    fn choose(&mut self, line: &Line<P>, turn: &Turn) -> Result<Chosen<P::Move>, Fault> {
        let mut talk = self
            .program
            .take()
            .ok_or_else(|| Fault("does not play".to_owned()))?;
        let limits = &self.who.limits;
        let clock = turn.clocks[line.turn()];
        let most = match (limits.time, clock) {
            (Some(time), _) => time * 2 + GRACE,
            (None, Some(clock)) => clock.left + GRACE,
            _ => PATIENCE,
        };
        let (answer, score) = match self.protocol {
            Protocol::Uci => talk.ask_uci(line, limits, turn, most),
            Protocol::Xboard => talk
                .ask_xboard(line, limits, turn, most)
                .map(|mv| (mv, None)),
        }?;
        let mv = line.position().parse_move(&answer);
        let mv = mv.map_err(|_| Fault(format!("illegal move {answer}")))?;
        talk.own_move_made(line.moves().len());
        self.program = Some(talk);
        Ok(Chosen { mv, score })
    }
}
