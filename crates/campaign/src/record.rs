//! A campaign being played: the start, the record of what was said, and taking back.

use crate::command::Command;
use crate::event::Event;
use crate::log::{Chronicle, Mark};
use crate::play::{Battles, PlayedOut, Recorded};
use crate::{Refusal, Report, Setup, Side, State};
use rules::battle;

/// A command that was carried out, and the battles that were played out for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was said.
    pub command: Command,
    /// How battles were played out that no person fought, in order.
    pub played: Vec<PlayedOut>,
}

/// A campaign with its past. The state follows from the start and the record alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    start: State,
    state: State,
    record: Vec<Entry>,
    chronicle: Chronicle,
    /// The computer's level, if the computer plays.
    level: Option<u8>,
    /// What was before each of the last commands that can still be taken back.
    past: Vec<(State, Mark)>,
}

/// Why a command was not taken back.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// The last command cannot be taken back, or there is none in this turn.
    #[error(
        "nothing can be taken back: the turn has just begun, or the last command showed something new or led to a battle"
    )]
    Nothing,
}

impl Campaign {
    /// A new campaign. `level` is the computer's, if it plays.
    pub fn new(setup: &Setup, level: Option<u8>) -> Self {
        Self::from_world(State::new(setup), level)
    }

    /// A campaign that begins with a given world.
    pub fn from_world(start: State, level: Option<u8>) -> Self {
        Self {
            chronicle: Chronicle::new(&start),
            state: start.clone(),
            start,
            record: Vec::new(),
            level,
            past: Vec::new(),
        }
    }

    /// Carries out what was recorded before, without anybody to play battles.
    ///
    /// # Errors
    /// Says at which entry, from 1, and why the record does not fit.
    pub fn replay(
        start: State,
        level: Option<u8>,
        record: Vec<Entry>,
    ) -> Result<Self, (usize, Refusal)> {
        let mut campaign = Self::from_world(start, level);
        for (number, entry) in (1..).zip(record) {
            let mut battles = Recorded::new(entry.played);
            campaign
                .apply(&entry.command, &mut battles)
                .map_err(|refusal| (number, refusal))?;
            if !battles.is_done() {
                return Err((number, Refusal::BadBattle("a battle too many".into())));
            }
        }
        Ok(campaign)
    }

    /// The world at the start.
    pub const fn start(&self) -> &State {
        &self.start
    }

    /// The world now.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What was said so far.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// Log and statistics.
    pub const fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The computer's level, if the computer plays.
    pub const fn level(&self) -> Option<u8> {
        self.level
    }

    /// Carries out a command and writes it down; gives what happened.
    ///
    /// # Errors
    /// Says why the command is refused; everything is then as it was.
    pub fn apply(
        &mut self,
        command: &Command,
        battles: &mut dyn Battles,
    ) -> Result<Vec<Report>, Refusal> {
        let mut recording = Recording {
            inner: battles,
            played: Vec::new(),
        };
        let before = (self.state.clone(), self.chronicle.mark());
        let reports = self.state.apply(command, &mut recording)?;
        let then = (before.0.turn, before.0.round);
        self.chronicle.add(reports.clone(), then, &self.state);
        self.record.push(Entry {
            command: *command,
            played: recording.played,
        });
        if can_take_back(&before.0, &self.state, &reports) {
            self.past.push(before);
        } else {
            self.past.clear();
        }
        Ok(reports)
    }

    /// Whether the last command can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Takes back the last command of this turn, if nothing was learned by it and neither battle
    /// nor chance was involved.
    ///
    /// # Errors
    /// Says that it cannot be taken back.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let (state, mark) = self.past.pop().ok_or(UndoError::Nothing)?;
        self.state = state;
        self.chronicle.back_to(mark);
        self.record.pop();
        Ok(())
    }
}

fn can_take_back(before: &State, after: &State, reports: &[Report]) -> bool {
    let Some(who) = before.turn.kingdom() else {
        return false;
    };
    let quiet = before.pending.is_none() && after.pending.is_none() && after.won.is_none();
    let fought = reports
        .iter()
        .any(|report| matches!(report.event, Event::Attacked { .. }));
    quiet
        && !fought
        && after.turn == Side::from(who)
        && after.round == before.round
        && after.chance == before.chance
        && after.sees(who).is_subset(&before.sees(who))
}

/// Passes battles on and keeps how they went.
struct Recording<'a> {
    inner: &'a mut dyn Battles,
    played: Vec<PlayedOut>,
}

impl Battles for Recording<'_> {
    fn play_out(&mut self, position: &battle::Position, seed: u64) -> Option<PlayedOut> {
        let played = self.inner.play_out(position, seed)?;
        self.played.push(played.clone());
        Some(played)
    }
}
