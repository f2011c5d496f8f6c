//! The game that every end keeps: who sits where, what is asked, and the game itself, all from
//! the log.

mod asks;
mod judge;
mod seats;

pub use asks::Asked;
use seats::Departed;
pub use seats::SeatState;

use crate::{Act, Entry, Opening, Refusal, StateHash, Table, tidy_name};
use tabletop::Ending;

/// A room's game, from its opening and its log. Both ends hold one: the server
/// [judges](Arbiter::judge) commands into entries, a client [applies](Arbiter::apply) them; then
/// both are equal.
#[derive(Clone, Debug)]
pub struct Arbiter {
    opening: Opening,
    seats: Vec<SeatState>,
    /// How many entries the log has.
    number: u64,
    /// How many games were played before this one.
    games: u32,
    table: Table,
    asked: Option<Asked>,
    /// A game of two was left, and ended that way.
    left: Option<Departed>,
    hash: StateHash,
}

/// An entry of a log cannot have happened here: the two programs, or the logs, are not the same.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// Entries come one after the other.
    #[error("entry {got} came where entry {wanted} belongs")]
    Number {
        /// The next one.
        wanted: u64,
        /// What came.
        got: u64,
    },
    /// The rules of this program refuse it.
    #[error("entry {number} cannot have happened: {refusal}")]
    Refused {
        /// Which.
        number: u64,
        /// Why.
        refusal: Refusal,
    },
    /// It leads to another state here.
    #[error("entry {0} leads to another game here")]
    Differs(u64),
}

impl Arbiter {
    /// The game at its beginning, the host at his seat, and the first entry of its log.
    ///
    /// # Errors
    /// Says what of the opening is wrong.
    pub fn open(opening: Opening, host: &str, seed: u32) -> Result<(Self, Entry), Refusal> {
        opening.check_seats()?;
        let table = Table::open(&opening.game, seed)?;
        let name = tidy_name(host);
        let mut seats: Vec<SeatState> = opening.seats.iter().map(SeatState::new).collect();
        if let Some(seat) = seats.first_mut() {
            seat.name = Some(name.clone());
        }
        let arbiter = Self {
            seats,
            number: 1,
            games: 0,
            hash: table.hash(0),
            table,
            asked: None,
            left: None,
            opening: opening.clone(),
        };
        let entry = Entry {
            number: 1,
            seat: None,
            act: Act::Open { opening, name },
            seed: Some(seed),
            played: Vec::new(),
            hash: arbiter.hash,
        };
        Ok((arbiter, entry))
    }

    /// The game after a whole log.
    ///
    /// # Errors
    /// Says which entry cannot have happened.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, Broken> {
        let mut entries = entries.into_iter();
        let none = Broken::Number { wanted: 1, got: 0 };
        let mut arbiter = Self::begin(entries.next().ok_or(none)?)?;
        for entry in entries {
            arbiter.apply(entry)?;
        }
        Ok(arbiter)
    }

    /// The game after the first entry of its log.
    ///
    /// # Errors
    /// It is no first entry, or cannot have happened.
    pub fn begin(entry: &Entry) -> Result<Self, Broken> {
        let (Act::Open { opening, name }, Some(seed), 1) = (&entry.act, entry.seed, entry.number)
        else {
            let got = entry.number;
            return Err(Broken::Number { wanted: 1, got });
        };
        let opened = Self::open(opening.clone(), name, seed);
        let opened = opened.map_err(|refusal| Broken::Refused { number: 1, refusal });
        let (arbiter, _) = opened?;
        match arbiter.hash == entry.hash {
            true => Ok(arbiter),
            false => Err(Broken::Differs(1)),
        }
    }

    /// What is played, and with which seats.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// How many entries the log has.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// How many games were played here before this one.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// What the state is told by.
    pub fn hash(&self) -> StateHash {
        self.hash
    }

    /// The game itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// How many entries of the game's own record are left if whoever has a seat takes back his last
    /// decision; `None` if he has none.
    pub fn take_back_to(&self, seat: u8) -> Option<usize> {
        self.table.take_back_to(&self.players_of(seat)).ok()
    }

    /// What is being asked.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        let left = self.left.as_ref().map(Departed::ending);
        left.or_else(|| self.table.ending())
    }

    /// The player who decides now, by his number in the game, and the seat that acts for him;
    /// nobody while somebody is missing.
    pub fn decider(&self) -> Option<(u8, u8)> {
        if self.left.is_some() || self.is_waiting() {
            return None;
        }
        let player = self.table.decider()?;
        Some((player, self.seat_of(player)))
    }

    /// Whether carrying out a command may take long enough to hold up others.
    pub fn is_slow(&self, act: &Act) -> bool {
        self.table.is_slow() || matches!(act, Act::Ask { .. } | Act::Answer { .. })
    }
}
