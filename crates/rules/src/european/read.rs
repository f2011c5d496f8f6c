//! Reads the position string, as strict as `european.md` wants it: whatever is accepted prints as
//! the same string. What items say of each other is looked at in `check`.

use super::{Cargo, Carrying, Fault, Kind, Knight, Man, Nation, Phase, Position, Question, Seat};
use crate::{Field, ParseError, Square};
use std::str::FromStr;

/// The first words of the items, in their order.
const ORDER: [&str; 17] = [
    "nations", "turn", "own", "quiet", "piece", "inside", "reserve", "out", "hidden", "weary",
    "shown", "busy", "refused", "dice", "named", "rolled", "ask",
];

/// More than there are squares is never inside one Knight.
const MOST_INSIDE: u32 = 64;

type Words<'a> = &'a [&'a str];

/// Reads items into a position one by one.
struct Reader {
    position: Position,
    name: &'static str,
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut items = Vec::new();
        for item in text.split("; ") {
            let words: Vec<&str> = item.split(' ').collect();
            let place = ORDER.iter().position(|name| *name == words[0]);
            let place = place.ok_or_else(|| {
                let shown: String = words[0].chars().take(24).collect();
                ParseError::new(Field::Form, Fault::NoItem(shown))
            })?;
            items.push((place, words));
        }
        for (i, name) in ORDER.iter().enumerate().take(4) {
            if items.get(i).map(|item| item.0) != Some(i) {
                let problem = Fault::InPlace;
                return Err(ParseError::new(Field::Item(name), problem));
            }
        }
        if let Some((again, _)) = items.iter().skip(4).find(|item| item.0 < 4) {
            let problem = Fault::InPlace;
            return Err(ParseError::new(Field::Item(ORDER[*again]), problem));
        }
        if let Some(pair) = items.windows(2).find(|pair| pair[0].0 > pair[1].0) {
            let (name, before) = (ORDER[pair[1].0], ORDER[pair[0].0]);
            return Err(ParseError::new(Field::Item(name), Fault::Before(before)));
        }
        let mut reader = Reader {
            position: Self::empty([None; 4], Seat::SouthWest),
            name: ORDER[0],
        };
        for (place, words) in items {
            reader.name = ORDER[place];
            reader.item(&words[1..])?;
        }
        let mut position = reader.position;
        position.check()?;
        position.guess_event();
        Ok(position)
    }
}

impl Position {
    /// In the middle of a turn the string does not tell whether `quiet 0` is of this turn. An
    /// unloading is an event, and so is the double-step of a pawn.
    fn guess_event(&mut self) {
        let passed_pawn = self.questions.iter().any(|(_, question)| match question {
            Question::Strike(at) => self.man(*at).is_some_and(|man| man.kind.is_pawn()),
            _ => false,
        });
        let unloading = matches!(self.phase, Phase::Busy(Carrying::Unload, _));
        self.eventful = self.quiet == 0 && (passed_pawn || unloading);
    }
}

impl Reader {
    fn error<T>(&self, problem: Fault) -> Result<T, ParseError> {
        Err(ParseError::new(Field::Item(self.name), problem))
    }

    fn item(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        match self.name {
            "nations" => self.nations(words),
            "turn" => self.turn(words),
            "own" => self.own(words),
            "quiet" => self.quiet(words),
            "piece" => self.piece(words),
            "inside" => self.inside(words),
            "reserve" => self.reserve(words),
            "out" => self.out(words),
            "hidden" | "weary" | "shown" => self.knight(words),
            "busy" => self.busy(words),
            "refused" => self.refused(words),
            "dice" => self.dice(words),
            "named" => self.named(words),
            "rolled" => self.rolled(words),
            _ => self.ask(words),
        }
    }

    fn seat(&self, word: &str) -> Result<Seat, ParseError> {
        match Seat::parse(word) {
            Some(seat) if self.position.nation(seat).is_some() => Ok(seat),
            Some(seat) => self.error(Fault::UnusedSeat(seat)),
            None => self.error(Fault::SeatForm),
        }
    }

    fn square(&self, word: &str) -> Result<Square, ParseError> {
        Square::parse(word).map_or_else(|| self.error(Fault::SquareForm), Ok)
    }

    fn number(&self, word: &str, most: u32) -> Result<u32, ParseError> {
        crate::text::number(Field::Item(self.name), word, 0..=most)
    }

    fn kind(&self, letter: char) -> Result<Kind, ParseError> {
        Kind::from_letter(letter).map_or_else(|| self.error(Fault::Kind), Ok)
    }

    fn nations(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [_, _, _, _] = words else {
            return self.error(Fault::FourSeats);
        };
        for (nation, word) in self.position.nations.iter_mut().zip(words) {
            if *word != "-" {
                *nation = Some(Nation::from_name(word).ok_or_else(|| {
                    let problem = Fault::Nation;
                    ParseError::new(Field::Item("nations"), problem)
                })?);
            }
        }
        if self.position.nations.iter().flatten().count() < 2 {
            return self.error(Fault::TwoSeats);
        }
        Ok(())
    }

    fn turn(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [seat, count] = words else {
            return self.error(Fault::TurnForm);
        };
        self.position.turn = self.seat(seat)?;
        self.position.turns = self.number(count, u32::MAX)?;
        Ok(())
    }

    fn own(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [_, _, _, _] = words else {
            return self.error(Fault::OwnForm);
        };
        for (seat, word) in Seat::ALL.into_iter().zip(words) {
            self.position.own_turns[seat.index()] = self.number(word, u32::MAX)?;
        }
        Ok(())
    }

    fn quiet(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [count] = words else {
            return self.error(Fault::OneNumber);
        };
        self.position.quiet = self.number(count, u32::MAX)?;
        Ok(())
    }

    fn piece(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let (owner, kind, square, direction) = match words {
            [owner, kind, square] => (owner, kind, square, None),
            [owner, kind, square, "dir", direction] => (owner, kind, square, Some(direction)),
            _ => return self.error(Fault::PieceForm),
        };
        let mut letters = kind.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return self.error(Fault::Kind);
        };
        let mut man = Man::new(self.seat(owner)?, self.kind(letter)?);
        let square = self.square(square)?;
        if let Some(direction) = direction {
            man.direction = self.seat(direction)?;
            if man.direction == man.owner || !man.kind.is_pawn() {
                return self.error(Fault::Direction);
            }
        }
        if Square::all()
            .skip(square.index())
            .any(|at| self.position.man(at).is_some())
        {
            return self.error(Fault::SquareOrder(square));
        }
        self.position.board.put(square, man);
        Ok(())
    }

    fn inside(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [square, list] = words else {
            return self.error(Fault::InsideForm);
        };
        let square = self.square(square)?;
        let last = self.position.cargo.last_key_value();
        if last.is_some_and(|(&last, _)| last >= square) {
            return self.error(Fault::SquareOrder(square));
        }
        let letters: Vec<char> = list.chars().collect();
        let mut cargo = Cargo::EMPTY;
        let mut last = None;
        for piece in letters.chunks(2) {
            let [letter, owner] = *piece else {
                return self.error(Fault::InsidePiece);
            };
            let (kind, owner) = (self.kind(letter)?, self.seat(&owner.to_string())?);
            if kind == Kind::MycenaeanKnight || cargo.len() >= MOST_INSIDE {
                return self.error(Fault::InsideNever);
            }
            if last > Some((kind, owner)) {
                return self.error(Fault::InsideOrder);
            }
            last = Some((kind, owner));
            cargo.add(kind, owner);
        }
        if cargo.is_empty() {
            return self.error(Fault::InsideEmpty);
        }
        self.position.cargo.insert(square, cargo);
        Ok(())
    }

    fn reserve(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [seat, letters] = words else {
            return self.error(Fault::ReserveForm);
        };
        let seat = self.seat(seat)?;
        let later = &self.position.reserve[seat.index()..];
        if later.iter().any(|reserve| !reserve.is_empty()) {
            return self.error(Fault::SeatOrder);
        }
        let kinds: Result<Vec<Kind>, _> = letters.chars().map(|letter| self.kind(letter)).collect();
        let kinds = kinds?;
        let mut army = Nation::Ottoman.waiting().iter();
        let belongs = kinds.iter().all(|kind| army.any(|waiting| waiting == kind));
        if kinds.is_empty() || !belongs {
            return self.error(Fault::ReserveSome);
        }
        for kind in kinds {
            self.position.reserve[seat.index()].add(kind, seat);
        }
        Ok(())
    }

    fn out(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [seat] = words else {
            return self.error(Fault::OneSeat);
        };
        let seat = self.seat(seat)?;
        if self.position.out[seat.index()..].contains(&true) {
            return self.error(Fault::SeatOrder);
        }
        self.position.out[seat.index()] = true;
        Ok(())
    }

    /// `hidden`, `weary` and `shown`: each in the order of the seats, one at most for a seat.
    fn knight(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let (seat, knight) = match (self.name, words) {
            ("hidden", [seat, square, count]) => {
                let (square, count) = (self.square(square)?, self.number(count, 3)?);
                if count == 0 {
                    return self.error(Fault::HiddenCount);
                }
                (seat, Knight::Hidden(square, count as u8))
            }
            ("weary", [seat]) => (seat, Knight::Weary),
            ("shown", [seat]) => (seat, Knight::Shown),
            ("hidden", _) => return self.error(Fault::HiddenForm),
            _ => return self.error(Fault::OneSeat),
        };
        let seat = self.seat(seat)?;
        let same = std::mem::discriminant(&knight);
        let later = &self.position.knights[seat.index()..];
        let told = self.position.knight(seat) != Knight::Open;
        if told
            || later
                .iter()
                .any(|other| std::mem::discriminant(other) == same)
        {
            return self.error(Fault::SeatOrder);
        }
        self.position.knights[seat.index()] = knight;
        Ok(())
    }

    /// One item only may say what kind of turn it is.
    fn set_phase(&mut self, phase: Phase) -> Result<(), ParseError> {
        if self.position.phase != Phase::Open {
            return self.error(Fault::TwoPhases);
        }
        self.position.phase = phase;
        Ok(())
    }

    fn busy(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let (carrying, square) = match words {
            ["load", square] => (Carrying::Load, square),
            ["unload", square] => (Carrying::Unload, square),
            _ => return self.error(Fault::BusyForm),
        };
        let square = self.square(square)?;
        self.set_phase(Phase::Busy(carrying, square))
    }

    fn refused(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        if words.is_empty() || !self.position.refused.is_empty() {
            return self.error(Fault::RefusedForm);
        }
        let mut last = None;
        for word in words {
            let square = self.square(word)?;
            if last >= Some(square) {
                return self.error(Fault::SquareOrder(square));
            }
            last = Some(square);
            self.position.refused |= square.bitboard();
        }
        Ok(())
    }

    fn dice(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let [count] = words else {
            return self.error(Fault::DiceForm);
        };
        let count = self.number(count, 3)?;
        if count == 0 {
            return self.error(Fault::DiceCount);
        }
        self.set_phase(Phase::Naming(count as u8, Vec::new()))
    }

    fn named(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let squares: Result<Vec<Square>, _> = words.iter().map(|word| self.square(word)).collect();
        let squares = squares?;
        let repeated = (1..squares.len()).any(|i| squares[..i].contains(&squares[i]));
        let count = squares.len();
        match &mut self.position.phase {
            Phase::Naming(up_to, named) if named.is_empty() && count > 0 && !repeated => {
                if count >= usize::from(*up_to) {
                    return self.error(Fault::NamedAll);
                }
                *named = squares;
                Ok(())
            }
            _ => self.error(Fault::NamedForm),
        }
    }

    fn rolled(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let mut rolled: Vec<(Square, Kind)> = Vec::new();
        for word in words {
            let Some((square, letter)) = word.split_once('=') else {
                return self.error(Fault::RolledForm);
            };
            let square = self.square(square)?;
            let kind = (1..=6)
                .map(Kind::rolled)
                .find(|kind| letter == kind.letter().to_string());
            let Some(kind) = kind else {
                return self.error(Fault::RolledKind);
            };
            if rolled.iter().any(|&(at, _)| at == square) {
                return self.error(Fault::Twice(square));
            }
            rolled.push((square, kind));
        }
        if !(1..=3).contains(&rolled.len()) {
            return self.error(Fault::DiceCount);
        }
        self.set_phase(Phase::Rolled(rolled))
    }

    fn ask(&mut self, words: Words<'_>) -> Result<(), ParseError> {
        let (seat, question) = match words {
            [seat, "keep"] => (seat, Question::Keep),
            [seat, "strike", square] => (seat, Question::Strike(self.square(square)?)),
            [seat, "allow", squares] => {
                let Some((knight, piece)) = squares.split_once(':') else {
                    return self.error(Fault::AllowForm);
                };
                let (knight, piece) = (self.square(knight)?, self.square(piece)?);
                (seat, Question::Allow { knight, piece })
            }
            _ => return self.error(Fault::AskForm),
        };
        let seat = self.seat(seat)?;
        self.position.questions.push((seat, question));
        Ok(())
    }
}
