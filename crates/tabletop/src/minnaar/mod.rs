//! Minnaar Chess at the table: the Sovereigns of South and North against the Establishment of
//! White and Black, all four by turns.

mod files;
mod look;
mod start;
mod why;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use crate::said::illegal;
use crate::{
    Board, Choice, Export, Game, Livery, Look, Mind, Motion, Place, Player, Point, Refused, Step,
    Verb, Viewer, WayOut,
};
use rules::minnaar::{Alliance, Group, Move, Piece, Position};
use rules::{Outcome, Position as _, Variant};
use words::words;

/// A game of Minnaar Chess with everything that was played.
#[derive(Clone, Debug)]
pub(crate) struct Minnaar {
    /// The positions after each turn, the first being the start; never empty.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Who ended the battle by choice.
    ended: Option<Player>,
}

fn player(group: Group) -> Player {
    Player(group.index() as u8)
}

fn group(player: Player) -> Option<Group> {
    Group::ALL.get(usize::from(player.0)).copied()
}

/// What a group is called.
fn name(group: Group) -> String {
    match group {
        Group::Southern => words!("minnaar-southern"),
        Group::White => words!("minnaar-white"),
        Group::Northern => words!("minnaar-northern"),
        Group::Black => words!("minnaar-black"),
    }
}

fn livery(group: Group) -> Livery {
    match group {
        Group::Southern => Livery::Southern,
        Group::White => Livery::White,
        Group::Northern => Livery::Northern,
        Group::Black => Livery::Black,
    }
}

impl Minnaar {
    /// A game that begins as the text says: the usual array for none, a position string, or an
    /// array (its placement, or its ranks as in the asset).
    pub fn open(start: &str) -> Result<Self, Refused> {
        if start.trim_start().starts_with(files::TITLE) {
            return files::read(start);
        }
        Ok(Self {
            positions: vec![start::read(start)?],
            moves: Vec::new(),
            ended: None,
        })
    }

    fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    fn outcome(&self) -> Option<Outcome<Alliance>> {
        match self.ended {
            Some(_) => Some(Position::ended_by_choice()),
            None => self.position().outcome(),
        }
    }

    fn step(&self, index: usize) -> Step {
        let (before, mv) = (&self.positions[index], self.moves[index]);
        let mut motions = Vec::new();
        if let Move::Step { from, to } = mv {
            if before.captured(mv).is_some() {
                motions.push(Motion::Falls(to.into()));
            }
            motions.push(Motion::Moves {
                from: from.into(),
                to: to.into(),
            });
        }
        Step {
            player: player(before.group()),
            words: written(before, mv),
            motions,
            begins_turn: true,
        }
    }
}

/// A move with its piece, since each square may hold any: `Sd2-d6`, `Qd1xd7`, `pass`.
fn written(before: &Position, mv: Move) -> String {
    let Move::Step { from, to } = mv else {
        return mv.to_string();
    };
    let piece = before.piece_at(from).map_or(Piece::Sovereign, |(_, it)| it);
    let letter = piece.letter().to_ascii_uppercase();
    let sign = match before.captured(mv) {
        Some(_) => 'x',
        None => '-',
    };
    format!("{letter}{from}{sign}{to}")
}

fn choice(position: &Position, mv: Move) -> Choice {
    let action = mv.to_string();
    let Move::Step { from, to } = mv else {
        return Choice::button(action, words!("minnaar-pass"));
    };
    let verb = match position.captured(mv) {
        Some(_) => Verb::Capture,
        None => Verb::Move,
    };
    Choice::step(action, from.into(), to.into(), verb)
}

impl Game for Minnaar {
    fn variant(&self) -> Variant {
        Variant::Minnaar
    }

    fn board(&self) -> Board {
        Board::Squares
    }

    fn players(&self) -> Vec<Player> {
        Group::ALL.map(player).to_vec()
    }

    fn name(&self, player: Player) -> String {
        group(player).map_or_else(String::new, name)
    }

    fn livery(&self, player: Player) -> Livery {
        group(player).map_or(Livery::Southern, livery)
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn sits_at_top(&self, player: Player) -> bool {
        matches!(group(player), Some(Group::Northern | Group::Black))
    }

    fn decider(&self) -> Option<Player> {
        match self.outcome() {
            None => Some(player(self.position().group())),
            Some(_) => None,
        }
    }

    fn choices(&self) -> Vec<Choice> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let moves = self.position().legal_moves().into_iter();
        moves.map(|mv| choice(self.position(), mv)).collect()
    }

    fn why_not(&self, from: Place, to: Point) -> Option<String> {
        let from = from.square()?;
        why::why_not(self.position(), from, to.square()?)
    }

    fn why_idle(&self, place: Place) -> Option<String> {
        why::why_idle(self.position(), place.square()?)
    }

    fn forced(&self) -> Option<(Player, &'static str)> {
        let decider = self.decider()?;
        let nobody_left = self.position().side(self.position().group()).is_empty();
        nobody_left.then_some((decider, "pass"))
    }

    fn ways_out(&self, _: Player) -> Vec<WayOut> {
        match self.outcome() {
            None => vec![WayOut::Agree],
            Some(_) => Vec::new(),
        }
    }

    fn ends_by_choice(&self) -> bool {
        true
    }

    fn play(&mut self, who: Player, action: &str) -> Result<(), Refused> {
        let decider = self.decider().ok_or(Refused::Over)?;
        if WayOut::of(action) == Some(WayOut::Agree) && group(who).is_some() {
            self.ended = Some(who);
            return Ok(());
        }
        if who != decider {
            return Err(Refused::NotYourTurn);
        }
        let illegal = |problem: rules::MoveError| illegal(&problem, Variant::Minnaar);
        let mv = self.position().parse_move(action).map_err(illegal)?;
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    fn len(&self) -> usize {
        self.moves.len()
    }

    fn look(&self, _: Viewer, at: usize) -> Look {
        look::look(self, at.min(self.moves.len()))
    }

    fn steps(&self, _: Viewer) -> Vec<Step> {
        let steps = 0..self.moves.len();
        steps.map(|index| self.step(index)).collect()
    }

    /// In the words of the rules. An end by choice is never a victory.
    fn end(&self) -> Option<(&'static str, Vec<Player>)> {
        let outcome = self.outcome()?;
        let winners = outcome.winner.map(|alliance| alliance.groups().map(player));
        let winners = winners.into_iter().flatten().collect();
        Some((outcome.reason.name(), winners))
    }

    fn end_words(&self, _: &str, winners: &[Player]) -> (String, String) {
        let won = |alliance: Alliance| alliance.groups().map(player) == winners;
        if won(Alliance::Sovereigns) {
            let words = words!("minnaar-ending-sovereigns-words");
            (words!("minnaar-ending-sovereigns"), words)
        } else if won(Alliance::Establishment) {
            let words = words!("minnaar-ending-establishment-words");
            (words!("minnaar-ending-establishment"), words)
        } else {
            let words = words!("minnaar-ending-nobody-words");
            (words!("minnaar-ending-nobody"), words)
        }
    }

    /// A forced pass was no decision of his.
    fn take_back_to(&self, who: Player) -> Result<usize, Refused> {
        if self.ended == Some(who) {
            return Ok(self.moves.len());
        }
        let mut turns = self.positions.iter().zip(&self.moves).enumerate().rev();
        let last = turns
            .find(|(_, (before, mv))| player(before.group()) == who && **mv != Move::Pass)
            .map(|(index, _)| index);
        last.ok_or(Refused::NothingToTakeBack)
    }

    fn take_back(&mut self, len: usize) -> Result<(), Refused> {
        if len > self.moves.len() {
            return Err(Refused::NoSuchEntry(self.moves.len()));
        }
        self.moves.truncate(len);
        self.positions.truncate(len + 1);
        self.ended = None;
        Ok(())
    }

    fn mind(&self, who: Player) -> Option<Mind> {
        (self.decider() == Some(who)).then(|| Mind::Minnaar(self.position().clone()))
    }

    fn has_hints(&self) -> bool {
        true
    }

    fn position_at(&self, at: usize) -> String {
        self.positions[at.min(self.moves.len())].to_string()
    }

    fn export(&self) -> Export {
        Export {
            text: files::write(self),
            extension: "txt",
        }
    }

    fn start(&self) -> String {
        self.positions[0].to_string()
    }

    fn log(&self) -> Vec<(Player, String)> {
        let turns = self.positions.iter().zip(&self.moves);
        let played = turns.map(|(before, mv)| (player(before.group()), mv.to_string()));
        let ended = self
            .ended
            .map(|who| (who, WayOut::Agree.action().to_owned()));
        played.chain(ended).collect()
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
