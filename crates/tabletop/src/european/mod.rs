//! European Chess at the table.
//!
//! What is on record here is that of the rules but for `let`: nobody else may know that a Guild
//! was asked, so that the record is as long for all.

mod choices;
mod files;
mod look;
mod losses;
mod phrases;
mod setting_out;
mod sight;
mod start;
mod status;
mod steps;
mod why;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use crate::said::{no_move, not_allowed};
use crate::{
    Board, Choice, Export, Game, Livery, Look, Mind, Place, Player, Point, Refused, Step, Viewer,
    WayOut, capital,
};
use losses::Loss;
pub use phrases::nation_name;
use phrases::player;
use rules::european::{self, Action, Entry, Nation, Position, Seat, Told};
use rules::{Position as _, Variant};
use setting_out::SettingOut;
use sight::Sight;
use words::words;

/// A game of European Chess with everything that happened.
#[derive(Clone, Debug)]
pub(crate) struct European {
    start: String,
    /// The game at its beginning.
    origin: european::Game,
    game: european::Game,
    lines: Vec<Line>,
    /// The position after so many lines; one more than there are lines. While dice fall, that
    /// after all of them.
    shots: Vec<Position>,
    /// What the Mycenae that sets out now has done so far.
    setting_out: SettingOut,
}

/// A line of the record.
#[derive(Clone, Debug)]
struct Line {
    entry: Entry,
    /// Whose step, or in whose turn.
    seat: Seat,
    /// In which turn, by the turns ended before it.
    turn: u32,
    /// What went for good.
    losses: Vec<Loss>,
}

impl Line {
    fn is_stow(&self) -> bool {
        matches!(&self.entry, Entry::Step(step) if matches!(step.action, Action::Stow(_)))
    }
}

fn seat(player: Player) -> Option<Seat> {
    Seat::new(usize::from(player.0))
}

impl European {
    /// A game at its beginning, see [`start::read`], or one from the text of a whole game.
    pub fn open(text: &str) -> Result<Self, Refused> {
        if text.starts_with(files::TITLE) {
            return files::read(text);
        }
        let (game, start) = start::read(text)?;
        Ok(Self::begin(game, start))
    }

    fn begin(game: european::Game, start: String) -> Self {
        let mut table = Self {
            start,
            origin: game.clone(),
            lines: Vec::new(),
            shots: vec![game.position().clone()],
            setting_out: SettingOut::default(),
            game,
        };
        let fallen = table.game.record().to_vec();
        let turn = table.game.position().turns();
        table.write(fallen, turn, Vec::new());
        table
    }

    /// Puts entries on record that led to the present position, the step among them in `turn`.
    fn write(&mut self, entries: Vec<Entry>, turn: u32, losses: Vec<Loss>) {
        let position = self.game.position().clone();
        let mut losses = Some(losses);
        for entry in entries {
            let (seat, turn) = match entry {
                Entry::Step(step) => (step.seat, turn),
                Entry::Agree(seat) => (seat, turn),
                Entry::Fall(_) => (position.turn(), position.turns()),
            };
            if matches!(entry, Entry::Step(step) if step.action == Action::Let) {
                self.pass_over(&mut losses);
                continue;
            }
            self.lines.push(Line {
                entry,
                seat,
                turn,
                losses: losses.take().unwrap_or_default(),
            });
            self.shots.push(position.clone());
        }
    }

    /// What came of a `let` belongs to the line before it.
    fn pass_over(&mut self, losses: &mut Option<Vec<Loss>>) {
        if let Some(shot) = self.shots.last_mut() {
            *shot = self.game.position().clone();
        }
        if let (Some(line), Some(losses)) = (self.lines.last_mut(), losses.take()) {
            line.losses.extend(losses);
        }
    }

    fn advance(&mut self, action: Action) -> Result<(), Refused> {
        let before = self.game.position().clone();
        let added = self.game.play(action);
        let added = added.map_err(|problem| not_allowed(&problem))?;
        let added = added.to_vec();
        let losses = losses::losses(&before, self.game.position(), action);
        self.write(added, before.turns(), losses);
        self.setting_out = SettingOut::default();
        Ok(())
    }

    /// All who still play agree to a draw, `who` first.
    fn agree(&mut self, who: Seat) {
        let before = self.game.record().len();
        for seat in who.and_after() {
            self.game.agree(seat);
        }
        let added = self.game.record()[before..].to_vec();
        let turn = self.game.position().turns();
        self.write(added, turn, Vec::new());
    }

    fn decider_seat(&self) -> Option<Seat> {
        let goes_on = self.game.outcome().is_none();
        goes_on.then(|| self.game.position().side_to_move())
    }

    /// From whom something is hidden: from nobody once the game is over.
    fn who(&self, viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Player(player) if self.game.outcome().is_none() => seat(player),
            _ => None,
        }
    }

    fn told(&self, line: &Line, who: Option<Seat>) -> Option<Told> {
        match who {
            Some(seat) => line.entry.told_to(seat),
            None => Some(line.entry.whole()),
        }
    }

    fn begins_turn(&self, index: usize) -> bool {
        let line = &self.lines[index];
        let before = index.checked_sub(1).and_then(|index| self.lines.get(index));
        before.is_none_or(|before| before.turn != line.turn || before.is_stow())
    }

    /// Before anything else: putting pieces into Knights.
    fn set_out(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        if action == "ready" {
            let stow = self
                .setting_out
                .stow(seat)
                .ok_or_else(|| Refused::Illegal(words!("european-why-every-piece")))?;
            return self.advance(Action::Stow(stow));
        }
        if action.starts_with("stow") {
            return self.advance(read_action(action)?);
        }
        let seed = self.origin.position().chance().seed;
        let mut changed = self.setting_out.clone();
        changed.change(seat, action, seed)?;
        self.setting_out = changed;
        Ok(())
    }
}

fn read_action(text: &str) -> Result<Action, Refused> {
    let action: Result<Action, _> = text.parse();
    action.map_err(|problem| no_move(&problem, Variant::European))
}

impl Game for European {
    fn variant(&self) -> Variant {
        Variant::European
    }

    fn board(&self) -> Board {
        Board::Squares
    }

    fn players(&self) -> Vec<Player> {
        let used = |seat: &Seat| self.game.position().nation(*seat).is_some();
        Seat::ALL.into_iter().filter(used).map(player).collect()
    }

    fn name(&self, player: Player) -> String {
        let name = |seat| phrases::name(self.game.position(), seat);
        seat(player).map_or(String::new(), name)
    }

    fn called(&self, player: Player) -> String {
        let called = |seat| phrases::called(self.game.position(), seat);
        seat(player).map_or(String::new(), called)
    }

    fn livery(&self, player: Player) -> Livery {
        Livery::Corner(player.0)
    }

    fn has_secrets(&self) -> bool {
        let secret = |seat| {
            let nation = self.game.position().nation(seat);
            matches!(nation, Some(Nation::Guild | Nation::Mycenae))
        };
        Seat::ALL.into_iter().any(secret)
    }

    fn sits_at_top(&self, player: Player) -> bool {
        matches!(seat(player), Some(Seat::NorthWest | Seat::NorthEast))
    }

    fn decider(&self) -> Option<Player> {
        self.decider_seat().map(player)
    }

    fn choices(&self) -> Vec<Choice> {
        let Some(seat) = self.decider_seat() else {
            return Vec::new();
        };
        if self.game.position().setting_out().is_some() {
            return self.setting_out.choices(seat);
        }
        let sight = Sight::new(self.game.position(), Some(seat));
        let actions = self.game.actions().into_iter();
        actions
            .map(|action| choices::choice(&sight, action))
            .collect()
    }

    fn why_not(&self, from: Place, to: Point) -> Option<String> {
        let us = self.decider_seat()?;
        let sight = Sight::new(self.game.position(), Some(us));
        why::why_not(&sight, us, from, to.square()?)
    }

    fn why_idle(&self, place: Place) -> Option<String> {
        let us = self.decider_seat()?;
        let sight = Sight::new(self.game.position(), Some(us));
        why::why_idle(&sight, us, place)
    }

    fn ways_out(&self, who: Player) -> Vec<WayOut> {
        if self.game.outcome().is_some() {
            return Vec::new();
        }
        let position = self.game.position();
        match seat(who) {
            Some(seat) if position.can_resign() && position.turn() == seat => {
                vec![WayOut::Agree, WayOut::Resign]
            }
            _ => vec![WayOut::Agree],
        }
    }

    fn play(&mut self, who: Player, action: &str) -> Result<(), Refused> {
        let decider = self.decider_seat().ok_or(Refused::Over)?;
        if player(decider) != who {
            return Err(Refused::NotYourTurn);
        }
        match WayOut::of(action) {
            Some(WayOut::Agree) => self.agree(decider),
            Some(WayOut::Resign) if !self.game.position().can_resign() => {
                return Err(Refused::Illegal(words!("european-why-no-resign")));
            }
            _ if self.game.position().setting_out().is_some() => {
                self.set_out(decider, action)?;
            }
            _ => self.advance(read_action(action)?)?,
        }
        Ok(())
    }

    fn len(&self) -> usize {
        self.lines.len()
    }

    fn look(&self, viewer: Viewer, at: usize) -> Look {
        self.scene(self.who(viewer), at).look()
    }

    fn steps(&self, viewer: Viewer) -> Vec<Step> {
        let who = self.who(viewer);
        let sights: Vec<Sight> = self.shots.iter().map(|it| Sight::new(it, who)).collect();
        let lines = self.lines.iter().zip(sights.windows(2)).enumerate();
        let steps = lines.map(|(index, (line, sights))| {
            let begins_turn = self.begins_turn(index);
            match (self.told(line, who), sights) {
                (Some(told), [before, after]) => {
                    steps::step(told, line.seat, begins_turn, [before, after])
                }
                _ => Step {
                    player: player(line.seat),
                    words: String::new(),
                    motions: Vec::new(),
                    begins_turn,
                },
            }
        });
        steps.collect()
    }

    fn end(&self) -> Option<(&'static str, Vec<Player>)> {
        let outcome = self.game.outcome()?;
        let winners = outcome.winner.map(player).into_iter().collect();
        Some((outcome.reason.name(), winners))
    }

    fn end_words(&self, reason: &str, winners: &[Player]) -> (String, String) {
        let headline = match (reason, winners) {
            ("last-king", [_, ..]) => words!("european-ending-last-king"),
            ("last-king", []) => words!("european-ending-no-king"),
            ("quiet", _) => words!("european-ending-quiet"),
            _ => words!("table-ending-agreed"),
        };
        let words = match winners {
            [winner, ..] => words!("table-ending-wins", name = capital(&self.called(*winner))),
            [] => words!("table-ending-drawn"),
        };
        (headline, words)
    }

    fn take_back_to(&self, who: Player) -> Result<usize, Refused> {
        let own = |line: &Line| matches!(line.entry, Entry::Step(step) if player(step.seat) == who);
        let last = self.lines.iter().rposition(own);
        last.ok_or(Refused::NothingToTakeBack)
    }

    /// Dice are nobody's deed; a `let` is one, though it is not on record.
    fn others_acted_since(&self, who: Player, len: usize) -> bool {
        let mut kept = 0;
        for entry in self.game.record() {
            let by = match entry {
                Entry::Step(step) => Some(step.seat),
                Entry::Agree(seat) => Some(*seat),
                Entry::Fall(_) => None,
            };
            if kept >= len && by.is_some_and(|seat| player(seat) != who) {
                // A `let` right after the last kept entry belongs to that entry.
                return true;
            }
            let lets = matches!(entry, Entry::Step(step) if step.action == Action::Let);
            kept += usize::from(!lets);
        }
        false
    }

    /// The dice will fall the same again.
    fn take_back(&mut self, len: usize) -> Result<(), Refused> {
        if len > self.lines.len() {
            return Err(Refused::NoSuchEntry(self.lines.len()));
        }
        let mut earlier = Self::begin(self.origin.clone(), self.start.clone());
        let mut kept = 0;
        for entry in self.game.record() {
            let action = match entry {
                Entry::Step(step) => Some(step.action),
                _ => None,
            };
            if action != Some(Action::Let) {
                if kept == len {
                    break;
                }
                kept += 1;
            }
            if let Some(action) = action {
                earlier.advance(action)?;
            }
        }
        if earlier.lines.len() != len {
            return Err(Refused::Illegal(words!("european-why-dice-stay")));
        }
        *self = earlier;
        Ok(())
    }

    fn mind(&self, who: Player) -> Option<Mind> {
        let seat = self.decider_seat().filter(|&seat| player(seat) == who)?;
        Some(Mind::European(Box::new(self.game.view(seat))))
    }

    /// Not for setting out, which is no single choice.
    fn has_hints(&self) -> bool {
        self.game.position().setting_out().is_none()
    }

    /// The seed of the dice is no part of a position's text.
    fn position_at(&self, at: usize) -> String {
        self.shots[at.min(self.lines.len())].to_string()
    }

    fn position_seen(&self, who: Player, at: usize) -> Option<String> {
        let seat = seat(who)?;
        Some(match self.shots.get(at).filter(|_| at < self.lines.len()) {
            Some(shot) => shot.view(seat).to_string(),
            None => self.game.view(seat).to_string(),
        })
    }

    fn export(&self) -> Export {
        Export {
            text: files::write(self),
            extension: "txt",
        }
    }

    fn start(&self) -> String {
        self.start.clone()
    }

    fn log(&self) -> Vec<(Player, String)> {
        let mut log = Vec::new();
        for entry in self.game.record() {
            match entry {
                Entry::Step(step) => log.push((player(step.seat), step.action.to_string())),
                Entry::Agree(seat) => {
                    // He spoke for all.
                    log.push((player(*seat), WayOut::Agree.action().to_owned()));
                    break;
                }
                Entry::Fall(_) => {}
            }
        }
        if let Some(seat) = self.game.position().setting_out() {
            let puts = self.setting_out.log(seat).into_iter();
            log.extend(puts.map(|put| (player(seat), put)));
        }
        log
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
