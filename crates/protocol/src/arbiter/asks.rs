use super::Arbiter;
use crate::{Reason, Refusal, Table, What};
use campaign::Battles;

/// A question that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who asks.
    pub by: u8,
    /// What.
    pub what: What,
    /// Who has yet to answer.
    pub left: Vec<u8>,
}

/// What carrying out something brought beside the state.
#[derive(Debug, Default)]
pub(super) struct Brought {
    /// Battles that were played out, as text.
    pub played: Vec<String>,
    /// Whether a new game began from the chance that was given.
    pub new_game: bool,
}

impl Arbiter {
    pub(super) fn ask(
        &mut self,
        seat: u8,
        what: What,
        chance: u32,
        battles: &mut dyn Battles,
    ) -> Result<Brought, Refusal> {
        if let Some(asked) = &self.asked {
            let same = asked.what == what && asked.left.contains(&seat);
            return match same && what != What::TakeBack {
                // To wish the same is to agree.
                true => self.answer(seat, true, chance, battles),
                false => {
                    let words = "A question waits for its answer";
                    Err(Refusal::new(Reason::QuestionOpen, words))
                }
            };
        }
        let left = self.who_answers(seat, what)?;
        if !left.is_empty() {
            let by = seat;
            self.asked = Some(Asked { by, what, left });
            return Ok(Brought::default());
        }
        self.grant(seat, what, chance, battles)
    }

    /// Who has to agree; nobody if it may simply be done.
    fn who_answers(&self, seat: u8, what: What) -> Result<Vec<u8>, Refusal> {
        let illegal = |words: &str| Err(Refusal::new(Reason::Illegal, words));
        let mut others = self.others(seat);
        match what {
            What::TakeBack if self.left.is_some() => return illegal("The game was given up"),
            What::TakeBack => {
                let players = self.players_of(seat);
                self.table.take_back_to(&players)?;
                if self.table.takes_back_freely(&players) {
                    others.clear();
                }
            }
            What::Draw if self.left.is_some() => {
                return Err(Refusal::new(Reason::Over, "The game is over"));
            }
            What::Draw => {
                self.table.can_draw()?;
                others.retain(|it| !self.is_out(*it));
            }
            What::Rematch if self.ending().is_none() => {
                return illegal("The game still goes on");
            }
            What::Rematch => {}
            What::Resolve => {
                if self.left.is_some() {
                    return Err(Refusal::new(Reason::Over, "The game is over"));
                }
                let fighters = self
                    .table
                    .fighters()?
                    .map(|player| self.fighting_seat(player));
                if !fighters.contains(&Some(seat)) {
                    return illegal("It is not your battle");
                }
                others.retain(|it| fighters.contains(&Some(*it)));
            }
        }
        Ok(others)
    }

    /// The seat whose battle it is; barbarians are asked nothing.
    fn fighting_seat(&self, player: u8) -> Option<u8> {
        let seat = self.seat_of(player);
        self.players_of(seat).contains(&player).then_some(seat)
    }

    /// The other people. Computers go along with them.
    fn others(&self, seat: u8) -> Vec<u8> {
        let seats = (0..).zip(&self.seats);
        let others = seats.filter(|(it, state)| *it != seat && state.is_taken());
        others.map(|(it, _)| it).collect()
    }

    fn is_out(&self, seat: u8) -> bool {
        let players = self.players_of(seat);
        players.iter().all(|player| self.table.is_out(*player))
    }

    pub(super) fn answer(
        &mut self,
        seat: u8,
        yes: bool,
        chance: u32,
        battles: &mut dyn Battles,
    ) -> Result<Brought, Refusal> {
        let not_asked = || Refusal::new(Reason::NotAsked, "There is nothing to answer");
        let mut asked = self.asked.clone().ok_or_else(not_asked)?;
        if !yes && (asked.by == seat || asked.left.contains(&seat)) {
            // Declined, or thought better of.
            self.asked = None;
            return Ok(Brought::default());
        }
        let place = asked.left.iter().position(|it| *it == seat);
        asked.left.remove(place.ok_or_else(not_asked)?);
        if !asked.left.is_empty() {
            self.asked = Some(asked);
            return Ok(Brought::default());
        }
        self.grant(asked.by, asked.what, chance, battles)
    }

    /// All have agreed.
    fn grant(
        &mut self,
        by: u8,
        what: What,
        chance: u32,
        battles: &mut dyn Battles,
    ) -> Result<Brought, Refusal> {
        let mut brought = Brought::default();
        match what {
            What::TakeBack => {
                let len = self.table.take_back_to(&self.players_of(by))?;
                self.table.take_back(len)?;
            }
            What::Draw => self.table.draw()?,
            What::Rematch => {
                self.table = Table::open(&self.opening.game, chance)?;
                self.games = self.games.wrapping_add(1);
                self.left = None;
                brought.new_game = true;
            }
            What::Resolve => brought.played = self.table.resolve(battles)?,
        }
        self.asked = None;
        Ok(brought)
    }
}
