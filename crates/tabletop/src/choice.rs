use crate::{Kind, Point};
use rules::Square;

/// What a choice does, as far as it is marked differently.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Goes to an empty place.
    Move,
    /// Takes or attacks what stands there.
    Capture,
    /// Puts a piece from the reserve or from inside another onto the board, or into one.
    Place,
    /// Takes a piece into another.
    Load,
    /// Changes places before the game begins.
    Arrange,
    /// Points at one piece among several, by touching it alone.
    Point,
    /// Anything that is done by a button.
    Other,
}

/// Where a choice begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// With what stands on a point.
    Board(Point),
    /// With a piece from the decider's own reserve.
    Reserve(Kind),
}

impl Place {
    /// The point, if it is one of the board.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Board(point) => Some(point),
            Self::Reserve(_) => None,
        }
    }

    /// The square, if it is one of an 8x8 board.
    pub fn square(self) -> Option<Square> {
        self.point()?.square()
    }
}

/// One thing the decider may do.
///
/// With `from` and `to` it is done by touching one, then the other; if several agree in both, the
/// player is asked, each shown with its `icon` and `words`. With `to` alone it is done by touching
/// that point, with `from` alone by a button while that is picked up, with neither by a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in the game's own notation: what [`Game::play`](crate::Game::play) takes.
    pub action: String,
    /// Where it begins.
    pub from: Option<Place>,
    /// Where it ends.
    pub to: Option<Point>,
    /// What it does.
    pub verb: Verb,
    /// What a button says: `Queen`, `Hide the Knight`.
    pub words: String,
    /// What a button shows beside its words.
    pub icon: Option<Kind>,
    /// What is asked before it is done, as it costs much and cannot be mended: what would go.
    pub asks: Option<String>,
    /// The points where something would go for good with it: shown while it is asked.
    pub destroys: Vec<Point>,
}

impl Choice {
    /// From a point of the board to another.
    pub fn step(action: String, from: Point, to: Point, verb: Verb) -> Self {
        Self {
            words: action.clone(),
            action,
            from: Some(Place::Board(from)),
            to: Some(to),
            verb,
            icon: None,
            asks: None,
            destroys: Vec::new(),
        }
    }

    /// A button that is there whatever is picked up.
    pub fn button(action: impl Into<String>, words: impl Into<String>) -> Self {
        Self {
            action: action.into(),
            from: None,
            to: None,
            verb: Verb::Other,
            words: words.into(),
            icon: None,
            asks: None,
            destroys: Vec::new(),
        }
    }
}
