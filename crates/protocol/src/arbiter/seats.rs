use super::Arbiter;
use crate::{CampaignTable, Reason, Refusal};
use tabletop::{Ending, Player, Sitter};
use words::words;

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Who decides there: whoever sits there, or a computer that the host lets play.
    pub sitter: Sitter,
    /// The name of the person who has it; nobody has one that is open, or a computer's.
    pub name: Option<String>,
    /// The name of who had it last and has left for good.
    gone: Option<String>,
}

/// Whoever has left a game of two, which he gave up by that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Departed {
    seat: u8,
    name: String,
    winners: Vec<Player>,
}

impl Departed {
    /// How the game ended by that.
    pub fn ending(&self) -> Ending {
        Ending {
            winners: self.winners.clone(),
            headline: words!("table-ending-left", name = self.name.as_str()),
            words: words!("table-ending-left-words"),
            reason: "left",
        }
    }
}

impl SeatState {
    pub(super) fn new(sitter: &Sitter) -> Self {
        Self {
            sitter: *sitter,
            name: None,
            gone: None,
        }
    }

    /// Whether somebody may sit down there.
    pub fn is_free(&self) -> bool {
        self.sitter.is_human() && self.name.is_none()
    }

    /// Who had it last and has left for good, while nobody else has it.
    pub fn gone(&self) -> Option<&str> {
        self.gone.as_deref().filter(|_| self.is_free())
    }

    /// Whether a person has it.
    pub fn is_taken(&self) -> bool {
        self.name.is_some()
    }
}

impl Arbiter {
    /// The seat that acts for computers and barbarians.
    pub const HOST: u8 = 0;

    /// The players for whom each part of the game decides, in the order of the parts.
    fn parts(&self) -> Vec<Vec<u8>> {
        let players = self.table.players();
        let count = self.seats.len().max(1);
        // Where there are fewer seats than players, allies share one: every second player.
        let part = |index: usize| players.iter().copied().skip(index).step_by(count).collect();
        (0..count).map(part).collect()
    }

    /// The players, by number, for whom a seat decides. With every rematch the seats move on by
    /// one.
    pub fn players_of(&self, seat: u8) -> Vec<u8> {
        let parts = self.parts();
        let part = (usize::from(seat) + self.games as usize) % parts.len().max(1);
        parts.get(part).cloned().unwrap_or_default()
    }

    /// The seat that decides for a player; the host's for barbarians.
    pub fn seat_of(&self, player: u8) -> u8 {
        let mut seats = 0..self.seats.len() as u8;
        let found = seats.find(|seat| self.players_of(*seat).contains(&player));
        found.unwrap_or(Self::HOST)
    }

    /// Whether whoever has the seat `by` may act at the seat `seat`: his own, or as the host one
    /// that a computer plays.
    pub fn may_act(&self, by: u8, seat: u8) -> bool {
        let state = self.seats.get(usize::from(seat));
        let computers = state.is_some_and(|it| !it.sitter.is_human());
        by == seat || (by == Self::HOST && computers)
    }

    /// The players for whom a seat may play now: barbarians, too, if it is the host's.
    pub(super) fn plays_for(&self, seat: u8, player: u8) -> bool {
        let barbarians = player == CampaignTable::BARBARIANS && self.table.campaign().is_some();
        self.players_of(seat).contains(&player) || (barbarians && seat == Self::HOST)
    }

    /// The next seat somebody may take.
    pub fn free_seat(&self) -> Option<u8> {
        let free = self.seats.iter().position(SeatState::is_free);
        free.map(|seat| seat as u8)
    }

    /// Whether somebody is missing before the game can go on.
    pub fn is_waiting(&self) -> bool {
        self.free_seat().is_some()
    }

    /// What the person is called who plays at a seat; of a game that is over, who played there to
    /// the end, though he has left since.
    pub fn person(&self, seat: u8) -> Option<&str> {
        let state = self.seats.get(usize::from(seat))?;
        let departed = self.left.as_ref().filter(|it| it.seat == seat);
        let gone = || state.gone.as_deref().filter(|_| self.ending().is_some());
        departed
            .map(|it| it.name.as_str())
            .or(state.name.as_deref())
            .or_else(gone)
    }

    /// Who has left for good and given up by that.
    pub fn departed(&self) -> Option<&str> {
        self.left.as_ref().map(|it| it.name.as_str())
    }

    /// Whether nobody at all has a seat any more.
    pub fn is_deserted(&self) -> bool {
        !self.seats.iter().any(SeatState::is_taken)
    }

    pub(super) fn sit_down(&mut self, seat: u8, name: &str) -> Result<(), Refusal> {
        match self.seats.get_mut(usize::from(seat)) {
            Some(state) if state.is_free() => {
                state.name = Some(name.to_owned());
                state.gone = None;
                Ok(())
            }
            _ => Err(Refusal::new(Reason::RoomFull, "that seat is not free")),
        }
    }

    /// The seat becomes free. Whoever leaves a game of two that goes on gives it up.
    pub(super) fn leave(&mut self, seat: u8) -> Result<(), Refusal> {
        let going_on = self.ending().is_none() && !self.is_waiting();
        let two = self.seats.len() == 2;
        let winners: Vec<Player> = match seat {
            0 => self.players_of(1),
            _ => self.players_of(0),
        }
        .into_iter()
        .map(Player)
        .collect();
        let state = self
            .seats
            .get_mut(usize::from(seat))
            .filter(|it| it.is_taken());
        let state = state.ok_or_else(|| Refusal::new(Reason::Place, "nobody sits there"))?;
        let name = state.name.take().unwrap_or_default();
        state.gone = Some(name.clone());
        if two && going_on {
            self.left = Some(Departed {
                seat,
                name,
                winners,
            });
        }
        self.asked = None;
        Ok(())
    }

    /// A computer plays at a seat that nobody has.
    pub(super) fn fill(&mut self, seat: u8, level: &str) -> Result<(), Refusal> {
        let sitter: Result<Sitter, _> = level.parse();
        let computer = sitter.ok().filter(|it| !it.is_human());
        let words = || Refusal::new(Reason::Illegal, "there is no computer of that level");
        let computer = computer.ok_or_else(words)?;
        match self.seats.get_mut(usize::from(seat)) {
            Some(state) if state.is_free() && seat != Self::HOST => {
                state.sitter = computer;
                self.asked = None;
                Ok(())
            }
            _ => Err(Refusal::new(Reason::Illegal, "that seat is not free")),
        }
    }
}
