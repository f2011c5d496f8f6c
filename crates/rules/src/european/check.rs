//! What the items of a position string say of each other.

use super::play::owner_at;
use super::{Carrying, Fault, Kind, Knight, Nation, Phase, Position, Question, Seat};
use crate::{BitBoard, Field, ParseError, Square, attacks};

fn error(item: &'static str, problem: Fault) -> ParseError {
    ParseError::new(Field::Item(item), problem)
}

/// Refuses an item unless something holds.
fn must(holds: bool, item: &'static str, problem: Fault) -> Result<(), ParseError> {
    if holds {
        Ok(())
    } else {
        Err(error(item, problem))
    }
}

impl Position {
    /// Refuses items that name a piece, seat or Knight that is not there.
    pub(super) fn check(&self) -> Result<(), ParseError> {
        for seat in Seat::ALL {
            self.check_seat(seat)?;
        }
        for (&square, cargo) in &self.cargo {
            let carries = self.is_carrier(square);
            must(carries, "inside", Fault::NoCarrier)?;
            let all_play = cargo.iter().all(|(_, owner, _)| !self.is_out(owner));
            must(all_play, "inside", Fault::LostNoPieces)?;
        }
        self.check_phase()?;
        let foreign = self
            .refused
            .into_iter()
            .all(|at| owner_at(self, at).is_some_and(|owner| owner != self.turn));
        must(foreign, "refused", Fault::NotForeign)?;
        self.check_questions()?;
        let goes_on = !self.is_out(self.turn) || !self.questions.is_empty();
        let nobody = Seat::ALL.into_iter().all(|seat| !self.is_playing(seat));
        must(goes_on || nobody, "turn", Fault::HasLost)
    }

    fn is_carrier(&self, square: Square) -> bool {
        self.man(square)
            .is_some_and(|man| man.kind == Kind::MycenaeanKnight)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), ParseError> {
        let nation = self.nation(seat);
        let out = self.is_out(seat);
        let reserve = self.reserve(seat).is_empty() || nation == Some(Nation::Ottoman) && !out;
        must(reserve, "reserve", Fault::NoReserve)?;
        must(
            !out || self.side(seat).is_empty(),
            "out",
            Fault::LostNoPieces,
        )?;
        let guild = nation == Some(Nation::Guild) && !out;
        let moves = guild && seat == self.turn;
        match self.knight(seat) {
            Knight::Open => Ok(()),
            Knight::Hidden(at, _) => {
                let there = self.pieces(seat, Kind::Knight).has(at);
                must(guild && there, "hidden", Fault::NoGuildKnight)
            }
            Knight::Weary => must(moves, "weary", Fault::NotGuildsTurn),
            Knight::Shown => must(moves, "shown", Fault::NotGuildsTurn),
        }
    }

    fn check_phase(&self) -> Result<(), ParseError> {
        let korea = self.nation(self.turn) == Some(Nation::Korea);
        let own = self.side(self.turn);
        match &self.phase {
            Phase::Open => Ok(()),
            Phase::Busy(carrying, knight) => {
                let mine = *carrying == Carrying::Unload || own.has(*knight);
                let carries = self.is_carrier(*knight) && mine;
                must(carries, "busy", Fault::NoSuchCarrier)
            }
            Phase::Naming(_, named) => {
                must(korea, "dice", Fault::NotKorea)?;
                let named: BitBoard = named.iter().copied().collect();
                must(named.is_subset(own), "named", Fault::NoSuchPiece)
            }
            Phase::Rolled(rolled) => {
                must(korea, "rolled", Fault::NotKorea)?;
                let rolled: BitBoard = rolled.iter().map(|&(square, _)| square).collect();
                must(rolled.is_subset(own), "rolled", Fault::NoSuchPiece)
            }
        }
    }

    fn check_questions(&self) -> Result<(), ParseError> {
        let rank = |&(seat, question): &(Seat, Question)| {
            let turns = (seat.index() + 4 - self.turn.index()) % 4;
            match question {
                Question::Keep => turns,
                Question::Strike(_) => 4 + turns,
                Question::Allow { .. } => 8,
            }
        };
        let ordered = self
            .questions
            .windows(2)
            .all(|pair| rank(&pair[0]) < rank(&pair[1]));
        must(ordered, "ask", Fault::AskOrder)?;
        for &(seat, question) in &self.questions {
            match question {
                Question::Keep => {
                    must(self.must_choose(seat), "ask", Fault::NoKnights)?;
                }
                Question::Strike(at) => {
                    let hidden = matches!(self.knight(seat), Knight::Hidden(..));
                    let passed = owner_at(self, at).is_some_and(|owner| owner == self.turn);
                    let can = hidden && passed && seat != self.turn;
                    must(can, "ask", Fault::NoStrike)?;
                }
                Question::Allow { knight, piece } => {
                    let alone = self.questions.len() == 1;
                    let carries = self.is_carrier(knight)
                        && owner_at(self, knight) == Some(self.turn)
                        && attacks::king(knight).has(piece);
                    let asked = owner_at(self, piece) == Some(seat) && seat != self.turn;
                    let can = alone && carries && asked && !self.is_carrier(piece);
                    must(can, "ask", Fault::NoLoad)?;
                }
            }
        }
        Ok(())
    }
}
