use super::trail::Trails;
use super::{Action, Entry, Fall, Nation, Position, Seat, Step, Told, View};
use crate::{IllegalMove, Outcome, Position as _, Reason};

/// A game of European Chess: the position and the record of how it came about, dice included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    record: Vec<Entry>,
    /// Who would agree to a draw now.
    agreed: [bool; 4],
    trails: Trails,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A step is not legal where the record has it.
    #[error("entry {number}: {illegal}")]
    Illegal {
        /// Which entry, from 1.
        number: usize,
        /// The step.
        illegal: IllegalMove,
    },
    /// The seed makes the dice fall otherwise than the record has it, or a seat that does not
    /// play agrees to a draw.
    #[error("entry {number}: the record has something else than what happens")]
    Otherwise {
        /// Which entry, from 1.
        number: usize,
    },
}

impl Game {
    /// A new game. The dice follow from the seed, see [`Position::start`].
    ///
    /// Gives `None` with fewer than two seats.
    pub fn new(nations: [Option<Nation>; 4], seed: u32) -> Option<Self> {
        let mut falls = Vec::new();
        let start = Position::start_telling(nations, seed, &mut falls)?;
        let mut game = Self::from_position(start);
        game.record = falls.into_iter().map(Entry::Fall).collect();
        Some(game)
    }

    /// A game that begins with a given position.
    pub fn from_position(start: Position) -> Self {
        Self {
            position: start.clone(),
            start,
            record: Vec::new(),
            agreed: [false; 4],
            trails: Trails::UNKNOWN,
        }
    }

    /// Plays what was recorded before from where it began ([`Game::start`]).
    ///
    /// # Errors
    /// Names the first entry that is not legal or does not come about.
    pub fn replay(start: Position, record: &[Entry]) -> Result<Self, ReplayError> {
        let told: Vec<Told> = record.iter().map(Entry::whole).collect();
        Self::replay_told(start, &told)
    }

    /// [`Game::replay`] of entries told whole.
    pub(super) fn replay_told(start: Position, record: &[Told]) -> Result<Self, ReplayError> {
        let mut game = Self::from_position(start);
        // The dice of the first turn had fallen when the position at the start was made.
        let first = record.iter().map_while(|told| match told {
            Told::Fall(fall) => Some(Entry::Fall(*fall)),
            _ => None,
        });
        game.record = first.collect();
        for (at, told) in record.iter().enumerate() {
            let number = at + 1;
            match *told {
                Told::Step(_, action) => {
                    let played = game.play(action);
                    played.map_err(|illegal| ReplayError::Illegal { number, illegal })?;
                }
                Told::Agree(seat) => drop(game.agree(seat)),
                _ => {}
            }
            if game.record.get(at).map(Entry::whole) != Some(*told) {
                return Err(ReplayError::Otherwise { number });
            }
        }
        // Dice that a record breaks off before are the seed's own: they cannot be left out.
        if game.record.len() > record.len() {
            let number = record.len() + 1;
            return Err(ReplayError::Otherwise { number });
        }
        Ok(game)
    }

    /// Where the game began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How it stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What may be done now by whoever has to say something; nothing once the game is over.
    pub fn actions(&self) -> Vec<Action> {
        match self.outcome() {
            None => self.position.legal_moves(),
            Some(_) => Vec::new(),
        }
    }

    /// Everything that happened.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// What a seat may know of what happened; everything once the game is over.
    pub fn record_for(&self, seat: Seat) -> Vec<Told> {
        if self.outcome().is_some() {
            return self.record.iter().map(Entry::whole).collect();
        }
        self.record
            .iter()
            .filter_map(|entry| entry.told_to(seat))
            .collect()
    }

    /// What a seat may know of how it stands; everything once the game is over.
    pub fn view(&self, seat: Seat) -> View {
        View::new(&self.position, seat, self.outcome(), self.trails)
    }

    /// How the game ended, agreement included.
    pub fn outcome(&self) -> Option<Outcome<Seat>> {
        self.position.outcome().or_else(|| {
            let mut playing = self.playing();
            playing
                .all(|seat| self.agreed[seat.index()])
                .then_some(Outcome {
                    winner: None,
                    reason: Reason::Agreed,
                })
        })
    }

    fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL
            .into_iter()
            .filter(|&seat| self.position.is_playing(seat))
    }

    /// Plays an action and gives the entries that it added to the record. Whoever would have
    /// agreed to a draw has to say so again.
    ///
    /// # Errors
    /// The game stays as it is if the action is not legal or the game is over.
    pub fn play(&mut self, action: Action) -> Result<&[Entry], IllegalMove> {
        if self.outcome().is_some() || !self.position.is_legal(action) {
            return Err(IllegalMove {
                text: action.to_string(),
            });
        }
        let before = self.record.len();
        let step = Step::new(&self.position, action);
        let mut falls: Vec<Fall> = Vec::new();
        let position = self.position.clone();
        self.position.carry_out(action, &mut falls);
        self.trails.follow(&position, action, &self.position);
        self.record.push(Entry::Step(step));
        self.record.extend(falls.into_iter().map(Entry::Fall));
        self.agreed = [false; 4];
        Ok(&self.record[before..])
    }

    /// A player who is still in the game would agree to a draw now; when all would, the game is
    /// over. Says whether that was anything new.
    pub fn agree(&mut self, seat: Seat) -> bool {
        let new = self.outcome().is_none()
            && self.position.is_playing(seat)
            && !self.agreed[seat.index()];
        if new {
            self.agreed[seat.index()] = true;
            self.record.push(Entry::Agree(seat));
        }
        new
    }

    /// Takes the last step back, with what followed from it. Says whether there was one. The
    /// dice will fall the same again.
    pub fn undo(&mut self) -> bool {
        let is_step = |entry: &Entry| matches!(entry, Entry::Step(_));
        let Some(last) = self.record.iter().rposition(is_step) else {
            return false;
        };
        let before = Self::replay(self.start.clone(), &self.record[..last]);
        before.map(|game| *self = game).is_ok()
    }
}
