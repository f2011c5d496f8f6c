//! Field Chess at the table: both arrange behind the curtain, then the battle begins.

mod arrangement;
mod files;
mod look;
mod phrases;
mod steps;
mod why;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use crate::position_problem;
use crate::said::{no_move, not_allowed};
use crate::{
    Board, Choice, Export, Game, Livery, Look, Mind, Place, Player, Point, Refused, Step, Verb,
    Viewer, WayOut,
};
use arrangement::Arrangement;
use phrases::{fault, name};
use rules::field::{self, Move, Position, Side};
use rules::{Outcome, Position as _, Variant};
use words::words;

/// A game of Field Chess from the arranging on.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// What shuffles the armies; `None` if it began with a position.
    seed: Option<u64>,
    sides: [Arrangement; 2],
    /// Once both sides are ready.
    battle: Option<field::Game>,
    /// Somebody gave up, or both agreed.
    ended: Option<(Player, WayOut)>,
}

fn side(player: Player) -> Side {
    Side::ALL[usize::from(player.0.min(1))]
}

fn player(side: Side) -> Player {
    Player(side.index() as u8)
}

fn livery(side: Side) -> Livery {
    match side {
        Side::South => Livery::FieldSouth,
        Side::North => Livery::FieldNorth,
    }
}

impl Field {
    /// A game whose armies are shuffled by a number (`seed 7`; 0 for an empty text), or one that
    /// begins in the middle (`position …`), or one from the text of a whole game.
    pub fn open(start: &str) -> Result<Self, Refused> {
        if start.starts_with(files::TITLE) {
            return files::read(start);
        }
        if let Some(text) = start.strip_prefix("position ") {
            let position: Position = text
                .parse()
                .map_err(|problem| Refused::Unreadable(position_problem(&problem)))?;
            return Ok(Self {
                battle: Some(field::Game::from_position(position)),
                ..Self::shuffled(None)
            });
        }
        let number = match start {
            "" => Some(0),
            text => text.strip_prefix("seed ").and_then(|it| it.parse().ok()),
        };
        match number {
            Some(number) => Ok(Self::shuffled(Some(number))),
            None => Err(Refused::Unreadable(words!("field-text", start = start))),
        }
    }

    fn shuffled(seed: Option<u64>) -> Self {
        Self {
            seed,
            sides: Side::ALL.map(|side| Arrangement::new(seed.unwrap_or(0), side)),
            battle: None,
            ended: None,
        }
    }

    /// Who arranges his army now.
    fn arranging(&self) -> Option<Side> {
        if self.battle.is_some() {
            return None;
        }
        let mut sides = Side::ALL.into_iter();
        sides.find(|side| !self.sides[side.index()].is_ready())
    }

    fn outcome(&self) -> Option<Outcome<Side>> {
        match self.ended {
            Some((who, WayOut::Resign)) => Some(Position::resign(side(who))),
            Some((_, WayOut::Agree)) => Some(Position::agreed()),
            None => self.battle.as_ref()?.outcome(),
        }
    }

    /// Whether nothing is hidden from a viewer.
    fn shows_all(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Everything || self.outcome().is_some()
    }

    fn arrange(&mut self, who: Side, action: &str) -> Result<(), Refused> {
        if WayOut::of(action).is_some() {
            return Err(Refused::Illegal(words!("field-why-not-begun")));
        }
        let mut sides = self.sides.clone();
        sides[who.index()].act(action)?;
        if sides.iter().all(Arrangement::is_ready) {
            let [south, north] = [0, 1].map(|index: usize| sides[index].setup());
            let battle = field::Game::new(south, north);
            self.battle = Some(battle.map_err(|broken| Refused::Illegal(fault(broken)))?);
        }
        self.sides = sides;
        Ok(())
    }

    fn fight(&mut self, who: Player, action: &str) -> Result<(), Refused> {
        if let Some(way) = WayOut::of(action) {
            self.ended = Some((who, way));
            return Ok(());
        }
        let mv: Move = action
            .parse()
            .map_err(|problem| no_move(&problem, Variant::Field))?;
        let battle = self.battle.as_mut().ok_or(Refused::NotYourTurn)?;
        battle.play(mv).map_err(|problem| not_allowed(&problem))?;
        Ok(())
    }
}

impl Game for Field {
    fn variant(&self) -> Variant {
        Variant::Field
    }

    fn board(&self) -> Board {
        Board::Field
    }

    fn players(&self) -> Vec<Player> {
        Side::ALL.map(player).to_vec()
    }

    fn name(&self, player: Player) -> String {
        name(side(player)).to_owned()
    }

    fn livery(&self, player: Player) -> Livery {
        livery(side(player))
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn sits_at_top(&self, player: Player) -> bool {
        side(player) == Side::North
    }

    fn decider(&self) -> Option<Player> {
        match (&self.battle, self.outcome()) {
            (_, Some(_)) => None,
            (Some(battle), None) => Some(player(battle.position().turn_of())),
            (None, None) => self.arranging().map(player),
        }
    }

    fn choices(&self) -> Vec<Choice> {
        if let Some(side) = self.arranging() {
            return self.sides[side.index()].choices();
        }
        let Some(battle) = self.battle.as_ref().filter(|_| self.outcome().is_none()) else {
            return Vec::new();
        };
        // Which moves are legal depends on nothing that the decider does not see.
        let position = battle.position();
        let enemies = position.side(position.turn_of().other());
        let moves = position.legal_moves().into_iter();
        let choices = moves.map(|mv| {
            let verb = match enemies.has(mv.to) {
                true => Verb::Capture,
                false => Verb::Move,
            };
            Choice::step(mv.to_string(), mv.from.into(), mv.to.into(), verb)
        });
        choices.collect()
    }

    fn why_not(&self, from: Place, to: Point) -> Option<String> {
        self.hindrance(from.point()?.of_field()?, to.of_field()?)
    }

    fn why_idle(&self, place: Place) -> Option<String> {
        self.idleness(place.point()?.of_field()?)
    }

    fn ways_out(&self, _: Player) -> Vec<WayOut> {
        match (&self.battle, self.outcome()) {
            (Some(_), None) => vec![WayOut::Agree, WayOut::Resign],
            _ => Vec::new(),
        }
    }

    fn play(&mut self, who: Player, action: &str) -> Result<(), Refused> {
        let decider = self.decider().ok_or(Refused::Over)?;
        // Giving up a battle needs no turn.
        let gives_up = self.battle.is_some() && action == WayOut::Resign.action();
        if who != decider && !(gives_up && self.players().contains(&who)) {
            return Err(Refused::NotYourTurn);
        }
        match self.arranging() {
            Some(side) => self.arrange(side, action),
            None => self.fight(who, action),
        }
    }

    fn len(&self) -> usize {
        let battle = self.battle.as_ref();
        battle.map_or(0, |battle| battle.record().len())
    }

    fn look(&self, viewer: Viewer, at: usize) -> Look {
        match &self.battle {
            Some(battle) => self.look_at_battle(battle, viewer, at),
            None => self.look_at_arrangement(viewer),
        }
    }

    fn steps(&self, viewer: Viewer) -> Vec<Step> {
        let whole = self.shows_all(viewer);
        let record = self.battle.iter().flat_map(field::Game::record);
        let mut steps: Vec<Step> = record.map(|entry| steps::step(entry, whole)).collect();
        let beaten = self.outcome().and_then(steps::defeated);
        if let Some(last) = steps.last_mut() {
            last.motions.extend(beaten);
        }
        steps
    }

    fn end(&self) -> Option<(&'static str, Vec<Player>)> {
        let outcome = self.outcome()?;
        let winners = outcome.winner.map(player).into_iter().collect();
        Some((outcome.reason.name(), winners))
    }

    fn end_words(&self, reason: &str, winners: &[Player]) -> (String, String) {
        let of = |player: &Player| {
            Side::ALL
                .into_iter()
                .find(|it| self::player(*it) == *player)
        };
        let winner = winners.first().and_then(of);
        let words = match winner {
            Some(winner) => words!("table-ending-wins", name = name(winner)),
            None => words!("field-ending-drawn"),
        };
        let loser = winner.map(|winner| name(winner.other()));
        let loser = loser.unwrap_or_default();
        let headline = match reason {
            "flag" => words!("field-ending-flag", loser = loser),
            "immobile" => words!("field-ending-immobile", loser = loser),
            "quiet" => words!("field-ending-quiet"),
            "resign" => words!("table-ending-resigned", loser = loser),
            _ => words!("table-ending-agreed"),
        };
        (headline, words)
    }

    fn take_back_to(&self, _: Player) -> Result<usize, Refused> {
        match self.len() {
            0 => Err(Refused::NothingToTakeBack),
            _ => Err(Refused::Unseen),
        }
    }

    fn take_back(&mut self, _: usize) -> Result<(), Refused> {
        self.take_back_to(Player(0)).map(|_| ())
    }

    /// Nothing is hidden any more from whoever cuts a game that is over.
    fn cut(&self, len: usize) -> Result<Box<dyn Game>, Refused> {
        let battle = self.battle.as_ref();
        let battle = battle.ok_or_else(|| Refused::Illegal(words!("field-why-not-begun")))?;
        let mut earlier = field::Game::from_position(battle.start().clone());
        for entry in battle.record().iter().take(len) {
            let played = earlier.play(entry.mv);
            played.map_err(|problem| Refused::Illegal(problem.to_string()))?;
        }
        Ok(Box::new(Self {
            battle: Some(earlier),
            ended: None,
            ..self.clone()
        }))
    }

    fn mind(&self, who: Player) -> Option<Mind> {
        if self.decider() != Some(who) {
            return None;
        }
        Some(match &self.battle {
            Some(battle) => Mind::Field(Box::new(battle.view(side(who)))),
            None => Mind::FieldSetUp(side(who)),
        })
    }

    fn has_hints(&self) -> bool {
        false
    }

    fn position_at(&self, at: usize) -> String {
        match (&self.battle, self.arranging()) {
            (None, Some(side)) => {
                let [south, north] = self.sides.each_ref().map(Arrangement::setup);
                let position = Position::from_setups(south, north);
                format!("{position}, {side} arranges")
            }
            (battle, _) => battle.as_ref().map_or_else(String::new, |it| {
                it.position_at(at.min(it.record().len())).to_string()
            }),
        }
    }

    fn position_seen(&self, who: Player, at: usize) -> Option<String> {
        let seen = |battle: &field::Game| {
            let at = at.min(battle.record().len());
            let position = battle.position_at(at);
            let letter = position.turn_of().letter();
            let (quiet, turn) = (position.quiet(), position.turn());
            let view = battle.view_at(side(who), at);
            format!("{view} {letter} {quiet} {turn}")
        };
        match (&self.battle, self.arranging()) {
            (Some(battle), _) => Some(seen(battle)),
            (None, Some(arranges)) => {
                let [south, north] = self.sides.each_ref().map(|it| it.setup().clone());
                let battle = field::Game::new(&south, &north).ok()?;
                Some(format!("{}, {arranges} arranges", seen(&battle)))
            }
            (None, None) => None,
        }
    }

    fn export(&self) -> Export {
        Export {
            text: files::write(self),
            extension: "txt",
        }
    }

    fn start(&self) -> String {
        match (self.seed, &self.battle) {
            (None, Some(battle)) => format!("position {}", battle.start()),
            (seed, _) => format!("seed {}", seed.unwrap_or(0)),
        }
    }

    fn log(&self) -> Vec<(Player, String)> {
        let arranged = Side::ALL.into_iter().filter(|_| self.seed.is_some());
        let arranged = arranged.flat_map(|side| {
            let log = self.sides[side.index()].log().into_iter();
            log.map(move |action| (player(side), action))
        });
        let record = self.battle.iter().flat_map(field::Game::record);
        let played = record.map(|entry| (player(entry.side), entry.mv.to_string()));
        let ended = self.ended.map(|(who, way)| (who, way.action().to_owned()));
        arranged.chain(played).chain(ended).collect()
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
