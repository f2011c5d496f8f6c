//! What somebody sees of a position.

use rules::european::{Cargo, Kind, Knight, Man, Phase, Position, Seat, View};
use rules::{Position as _, Square};

/// A position as a seat sees it, or as it is.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    eyes: Eyes,
    setting_out: Option<Seat>,
}

#[derive(Clone, Debug)]
enum Eyes {
    /// Of a seat that knows what it may know.
    Seat(Box<View>),
    /// With nothing hidden.
    Whole(Box<Position>),
}

impl Sight {
    /// `None` hides nothing.
    pub fn new(position: &Position, who: Option<Seat>) -> Self {
        Self {
            eyes: match who {
                Some(seat) => Eyes::Seat(Box::new(position.view(seat))),
                None => Eyes::Whole(Box::new(position.clone())),
            },
            setting_out: position.setting_out(),
        }
    }

    /// Who fills his Knights now. To be asked here: to others a Knight that is filled looks like
    /// one that is not.
    pub fn setting_out(&self) -> Option<Seat> {
        self.setting_out
    }

    /// Who looks, if something may be hidden from him.
    pub fn who(&self) -> Option<Seat> {
        match &self.eyes {
            Eyes::Seat(view) => Some(view.seat()),
            Eyes::Whole(_) => None,
        }
    }

    /// Whether this is how `seat` itself sees it, or all is seen.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.who().is_none_or(|who| who == seat)
    }

    /// All that is known, as a position.
    pub fn seen(&self) -> &Position {
        match &self.eyes {
            Eyes::Seat(view) => view.seen(),
            Eyes::Whole(position) => position,
        }
    }

    pub fn man(&self, square: Square) -> Option<Man> {
        self.seen().man(square)
    }

    /// What kind of piece is spoken of there; the least if none is seen.
    pub fn kind(&self, square: Square) -> Kind {
        self.man(square).map_or(Kind::Pawn, |man| man.kind)
    }

    /// As what a named piece moves now.
    pub fn rolled_as(&self, square: Square) -> Option<Kind> {
        let Phase::Rolled(rolled) = self.seen().phase() else {
            return None;
        };
        let found = rolled.iter().find(|(at, _)| *at == square);
        found.map(|(_, kind)| *kind)
    }

    /// What is known to be inside a Knight.
    pub fn cargo(&self, knight: Square) -> Cargo {
        self.seen().cargo(knight)
    }

    /// How many pieces are inside a seat's Knights together.
    pub fn total_inside(&self, seat: Seat) -> u32 {
        match &self.eyes {
            Eyes::Seat(view) => view.total_inside(seat),
            Eyes::Whole(position) => {
                let knights = position.pieces(seat, Kind::MycenaeanKnight).into_iter();
                knights.map(|knight| position.cargo(knight).len()).sum()
            }
        }
    }

    /// In which of its turns a seat's Knight is hidden.
    pub fn hidden_turns(&self, seat: Seat) -> Option<u8> {
        match &self.eyes {
            Eyes::Seat(view) => view.hidden_turns(seat),
            Eyes::Whole(position) => match position.knight(seat) {
                Knight::Hidden(_, count) => Some(count),
                _ => None,
            },
        }
    }

    /// Whether the Knight on this square is hidden from others.
    pub fn is_hidden(&self, square: Square) -> bool {
        let hides =
            |seat| matches!(self.seen().knight(seat), Knight::Hidden(at, _) if at == square);
        Seat::ALL.into_iter().any(hides)
    }

    /// Whether the position itself ends the game.
    pub fn is_over(&self) -> bool {
        match &self.eyes {
            Eyes::Seat(view) => view.outcome().is_some(),
            Eyes::Whole(position) => position.outcome().is_some(),
        }
    }

    /// Who has to decide, as far as that is known.
    pub fn decider(&self) -> Option<Seat> {
        match &self.eyes {
            Eyes::Seat(view) => view.decider(),
            Eyes::Whole(position) => (!self.is_over()).then(|| position.side_to_move()),
        }
    }

    /// A piece asked for without the Knight being known: from whom, and where it stands.
    pub fn wanted(&self) -> Option<(Seat, Square)> {
        match &self.eyes {
            Eyes::Seat(view) => view.wanted(),
            Eyes::Whole(_) => None,
        }
    }
}
