//! One side's set-up before the battle (`field.md`, placement).

use super::ground::{CAMPS, HEADQUARTERS};
use super::notation::{read_board, write_points};
use super::{Piece, Point, Points, Position, Side};
use crate::{Field, ParseError, Problem, scale};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::RngCore;
use std::fmt;

/// Where one side's pieces stand, whether or not the rules allow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    side: Side,
    pieces: [Option<Piece>; Point::COUNT],
}

/// Which rule a set-up breaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too many or too few of a kind.
    #[error("there are {found} of the kind {piece}, not {}", piece.count())]
    Count {
        /// The kind.
        piece: Piece,
        /// How many there are.
        found: u32,
    },
    /// A piece beyond the river.
    #[error("the {1} may not start on the other side's half, as on {0}")]
    Outside(Point, Piece),
    /// A piece in a camp.
    #[error("the {1} may not start in a camp, as on {0}")]
    Camp(Point, Piece),
    /// A Flag that is not in a headquarters.
    #[error("the Flag must stand in a headquarters, not on {0}")]
    Flag(Point),
    /// A Landmine before the two back rows.
    #[error("Landmines may only start in the two back rows, not on {0}")]
    Landmine(Point),
    /// A Bomb on the front row.
    #[error("Bombs may not start on the front row, as on {0}")]
    Bomb(Point),
}

/// The points that a side's army fills: its half without the camps.
fn ground(side: Side) -> Points {
    const SOUTH: Points = Points((1 << 30) - 1);
    let half = match side {
        Side::South => SOUTH,
        Side::North => Points(SOUTH.0 << 30),
    };
    half.without(CAMPS)
}

/// Whether a piece may start on a point.
pub(super) fn may_stand(side: Side, piece: Piece, point: Point) -> Result<(), SetupFault> {
    let in_rows = |rows: std::ops::RangeInclusive<u8>| {
        rows.map(|row| side.row(row)).any(|row| row == point.row())
    };
    if !in_rows(0..=5) {
        Err(SetupFault::Outside(point, piece))
    } else if CAMPS.has(point) {
        Err(SetupFault::Camp(point, piece))
    } else {
        match piece {
            Piece::Flag if !HEADQUARTERS.has(point) => Err(SetupFault::Flag(point)),
            Piece::Landmine if !in_rows(0..=1) => Err(SetupFault::Landmine(point)),
            Piece::Bomb if in_rows(5..=5) => Err(SetupFault::Bomb(point)),
            _ => Ok(()),
        }
    }
}

impl Setup {
    /// No piece anywhere.
    pub fn empty(side: Side) -> Self {
        let pieces = [None; Point::COUNT];
        Self { side, pieces }
    }

    /// Reads a placement in which only pieces of `side` stand.
    ///
    /// # Errors
    /// Says what is wrong with the text; whether the set-up keeps the rules is for
    /// [`Setup::check`].
    pub fn parse(text: &str, side: Side) -> Result<Self, ParseError> {
        let mut setup = Self::empty(side);
        let mut stranger = None;
        read_board(text, |point, owner, piece| {
            if owner == side {
                setup.pieces[point.index()] = Some(piece);
            } else {
                stranger = Some(point);
            }
        })?;
        match stranger {
            None => Ok(setup),
            Some(at) => Err(ParseError::new(
                Field::Placement,
                Problem::Stranger { at, side },
            )),
        }
    }

    /// What `side` has in a position.
    pub fn of(position: &Position, side: Side) -> Self {
        let mut setup = Self::empty(side);
        for point in position.side(side) {
            setup.pieces[point.index()] = position.piece_at(point).map(|(_, piece)| piece);
        }
        setup
    }

    /// An even choice among all set-ups that the rules allow.
    pub fn shuffle(side: Side, dice: &mut ChaCha8Rng) -> Self {
        // The strictest first: then any order of choices can be completed in as many ways.
        let strict = [Piece::Flag, Piece::Landmine, Piece::Bomb];
        let others = Piece::ALL
            .into_iter()
            .filter(|piece| !strict.contains(piece));
        let mut setup = Self::empty(side);
        for piece in strict.into_iter().chain(others) {
            for _ in 0..piece.count() {
                let free: Vec<Point> = ground(side)
                    .into_iter()
                    .filter(|&point| setup.at(point).is_none())
                    .filter(|&point| may_stand(side, piece, point).is_ok())
                    .collect();
                let roll = scale(dice.next_u32(), free.len() as u32);
                if let Some(point) = free.get(roll as usize) {
                    setup.pieces[point.index()] = Some(piece);
                }
            }
        }
        setup
    }

    /// Whose set-up it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// What stands on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        self.pieces[point.index()]
    }

    /// Puts a piece on a point, or takes away what stands there.
    pub fn put(&mut self, point: Point, piece: Option<Piece>) {
        self.pieces[point.index()] = piece;
    }

    /// The pieces and where they stand.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Piece)> {
        Point::all().filter_map(|point| Some((point, self.at(point)?)))
    }

    /// Whether the rules allow this set-up.
    ///
    /// # Errors
    /// Names a rule that it breaks.
    pub fn check(&self) -> Result<(), SetupFault> {
        for (point, piece) in self.iter() {
            may_stand(self.side, piece, point)?;
        }
        for piece in Piece::ALL {
            let found = self.iter().filter(|&(_, kind)| kind == piece).count() as u32;
            if found != u32::from(piece.count()) {
                return Err(SetupFault::Count { piece, found });
            }
        }
        Ok(())
    }

    /// Where the piece on `from` may be moved, or swapped with what stands there.
    pub fn goals(&self, from: Point) -> Points {
        let fits = |&to: &Point| to != from && self.swap_fault(from, to).is_ok();
        match self.at(from) {
            Some(_) => Point::all().filter(fits).collect(),
            None => Points::EMPTY,
        }
    }

    /// Moves the piece on `from` to `to`, and what stands there to `from`.
    ///
    /// # Errors
    /// The set-up stays as it is if one of them may not stand there.
    pub fn swap(&mut self, from: Point, to: Point) -> Result<(), SetupFault> {
        self.swap_fault(from, to)?;
        self.pieces.swap(from.index(), to.index());
        Ok(())
    }

    fn swap_fault(&self, from: Point, to: Point) -> Result<(), SetupFault> {
        for (piece, goal) in [(self.at(from), to), (self.at(to), from)] {
            if let Some(piece) = piece {
                may_stand(self.side, piece, goal)?;
            }
        }
        Ok(())
    }
}

/// The placement of a position string.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_points(f, |point| Some(self.at(point)?.letter_of(self.side)))
    }
}
