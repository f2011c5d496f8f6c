use super::asks::Brought;
use super::{Arbiter, Broken};
use crate::{Act, Command, Entry, Reason, Refusal, limits, tidy_name};
use campaign::{Battles, PlayedOut, Recorded};

impl Arbiter {
    /// Somebody takes the next free seat; gives the entry that says so.
    ///
    /// # Errors
    /// No seat is free.
    pub fn sit(&mut self, name: &str) -> Result<Entry, Refusal> {
        let full = || Refusal::new(Reason::RoomFull, "every seat of this room is taken");
        let seat = self.free_seat().ok_or_else(full)?;
        let name = tidy_name(name);
        self.enter(seat, Act::Sit { name }, 0, &mut campaign::NoBattles)
    }

    /// Carries out what the client at seat `by` commands, and gives the entry that says so. The
    /// game of an entry that begins a new one comes from `chance`; `battles` plays those that
    /// are to be played out.
    ///
    /// # Errors
    /// Says why it is refused; then nothing has changed.
    pub fn judge(
        &mut self,
        by: u8,
        command: &Command,
        chance: u32,
        battles: &mut dyn Battles,
    ) -> Result<Entry, Refusal> {
        let seat = command.seat.unwrap_or(by);
        let fills = matches!(command.act, Act::Fill { .. });
        let may = match fills {
            true => by == Self::HOST,
            false => self.may_act(by, seat),
        };
        if !may {
            let words = "somebody else acts for that seat";
            return Err(Refusal::new(Reason::NotYours, words));
        }
        if command.expects != self.number + 1 {
            let words = format!(
                "entry {} is next; something else happened first",
                self.number + 1
            );
            return Err(Refusal::new(Reason::Stale, words));
        }
        if command.hash != self.hash {
            let words = "your game differs from the server's; it is set right from the log";
            return Err(Refusal::new(Reason::Differs, words));
        }
        if self.number >= limits::ENTRIES && command.act != Act::Leave {
            return Err(Refusal::new(
                Reason::LogFull,
                "this room has seen enough; open another",
            ));
        }
        if matches!(command.act, Act::Open { .. } | Act::Sit { .. }) {
            return Err(Refusal::new(
                Reason::Malformed,
                "that is nothing to command",
            ));
        }
        self.enter(seat, command.act.clone(), chance, battles)
    }

    /// Does it, and writes it down.
    fn enter(
        &mut self,
        seat: u8,
        act: Act,
        chance: u32,
        battles: &mut dyn Battles,
    ) -> Result<Entry, Refusal> {
        let Brought { played, new_game } = self.carry_out(seat, &act, chance, battles)?;
        self.number += 1;
        self.hash = self.table.hash(self.games);
        Ok(Entry {
            number: self.number,
            seat: Some(seat),
            act,
            seed: new_game.then_some(chance),
            played,
            hash: self.hash,
        })
    }

    /// Does what an entry of the log says.
    ///
    /// # Errors
    /// It cannot have happened, or leads to another state. Then this game is of no use any more
    /// and is to be made anew from the whole log.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Broken> {
        let (wanted, got) = (self.number + 1, entry.number);
        if wanted != got {
            return Err(Broken::Number { wanted, got });
        }
        let broken = |refusal| Broken::Refused {
            number: got,
            refusal,
        };
        let no_seat = || broken(Refusal::new(Reason::Malformed, "it is nobody's"));
        let seat = entry.seat.ok_or_else(no_seat)?;
        let played: Result<Vec<PlayedOut>, _> = entry.played.iter().map(|it| it.parse()).collect();
        let unreadable = |_| broken(Refusal::new(Reason::Malformed, "its battle is none"));
        let mut battles = Recorded::new(played.map_err(unreadable)?);
        let chance = entry.seed.unwrap_or_default();
        let done = self.carry_out(seat, &entry.act, chance, &mut battles);
        let brought = done.map_err(broken)?;
        self.number = entry.number;
        self.hash = self.table.hash(self.games);
        let same = brought.new_game == entry.seed.is_some() && battles.is_done();
        match same && self.hash == entry.hash {
            true => Ok(()),
            false => Err(Broken::Differs(got)),
        }
    }

    /// The one place where something happens. If it is refused nothing has changed.
    fn carry_out(
        &mut self,
        seat: u8,
        act: &Act,
        chance: u32,
        battles: &mut dyn Battles,
    ) -> Result<Brought, Refusal> {
        let nothing = Brought::default();
        if usize::from(seat) >= self.seats.len() {
            return Err(Refusal::new(Reason::NotYours, "there is no such seat"));
        }
        match act {
            Act::Open { .. } => {
                let words = "a room begins only once";
                return Err(Refusal::new(Reason::Malformed, words));
            }
            Act::Sit { name } => self.sit_down(seat, name)?,
            Act::Leave => self.leave(seat)?,
            Act::Fill { level } => self.fill(seat, level)?,
            Act::Play { text } => self.play(seat, text)?,
            Act::Resign => self.give_up(seat)?,
            Act::Ask { what } => return self.ask(seat, *what, chance, battles),
            Act::Answer { yes } => return self.answer(seat, *yes, chance, battles),
        }
        Ok(nothing)
    }

    /// Whether the game goes on and everybody is there.
    fn check_going_on(&self) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::new(Reason::Over, "The game is over"));
        }
        if self.is_waiting() {
            let words = "Somebody is still missing: the game waits";
            return Err(Refusal::new(Reason::Waiting, words));
        }
        Ok(())
    }

    fn play(&mut self, seat: u8, text: &str) -> Result<(), Refusal> {
        self.check_going_on()?;
        let over = || Refusal::new(Reason::Over, "The game is over");
        let player = self.table.decider().ok_or_else(over)?;
        if !self.plays_for(seat, player) {
            return Err(Refusal::new(Reason::NotYourTurn, "It is not your turn"));
        }
        self.table.play(player, text)?;
        // Whoever plays on leaves questions unanswered.
        self.asked = None;
        Ok(())
    }

    fn give_up(&mut self, seat: u8) -> Result<(), Refusal> {
        self.check_going_on()?;
        let players = self.players_of(seat);
        let decider = self.table.decider().filter(|it| players.contains(it));
        let player = decider.or(players.first().copied()).unwrap_or_default();
        self.table.resign(player)?;
        self.asked = None;
        Ok(())
    }
}
