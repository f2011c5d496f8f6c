use crate::{BitBoard, Piece, Square};
use std::fmt;
use std::str::FromStr;

/// What kind of move a [`Move`] is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// From a square to another; a Tower's shot too.
    Ordinary,
    /// A pawn's step or capture onto the last rank, and what it becomes.
    Promotion(Piece),
    /// A reserve piece placed on the board.
    Drop(Piece),
}

/// A move on the 8x8 board, in two bytes.
///
/// Which piece moves and what it captures is the position's to say. The text form is that of
/// `notation.md`: `e2e4`, `e7e8r`, `N@b1`.
///
/// ```
/// use rules::{Move, MoveKind, Piece, Square};
/// let drop: Move = "N@b1".parse().unwrap();
/// assert_eq!(drop, Move::drop(Piece::Knight, Square::B1));
/// assert_eq!(drop.from(), None);
/// assert_eq!("e7e8r".parse::<Move>().unwrap().kind(), MoveKind::Promotion(Piece::Rook));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

const DROP: u16 = 8;

impl Move {
    /// A move that is neither a promotion nor a drop.
    #[inline(always)]
    pub const fn ordinary(from: Square, to: Square) -> Self {
        Self(to.index() as u16 | (from.index() as u16) << 6)
    }

    /// A pawn move to the last rank that becomes `piece`.
    #[inline(always)]
    pub const fn promotion(from: Square, to: Square, piece: Piece) -> Self {
        Self(Self::ordinary(from, to).0 | (piece.index() as u16) << 12)
    }

    /// A reserve `piece` placed on `to`.
    #[inline(always)]
    pub const fn drop(piece: Piece, to: Square) -> Self {
        Self(Self::ordinary(to, to).0 | (DROP | piece.index() as u16) << 12)
    }

    /// Where the piece leaves; a drop leaves nowhere.
    #[inline(always)]
    pub const fn from(self) -> Option<Square> {
        if self.is_drop() {
            None
        } else {
            Some(self.origin())
        }
    }

    /// The from-square; a drop's own target.
    #[inline(always)]
    pub(crate) const fn origin(self) -> Square {
        Square::masked((self.0 >> 6) as u32)
    }

    /// Where the piece arrives; what a Tower shoots at.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::masked(self.0 as u32)
    }

    /// Whether a reserve piece is placed.
    #[inline(always)]
    pub const fn is_drop(self) -> bool {
        self.0 >> 12 & DROP != 0
    }

    /// What the pawn becomes, if this is a promotion.
    pub const fn promotes_to(self) -> Option<Piece> {
        match self.kind() {
            MoveKind::Promotion(piece) => Some(piece),
            _ => None,
        }
    }

    /// What kind of move it is. Nothing promotes to or drops a King or Tower, whatever the bits.
    #[inline(always)]
    pub const fn kind(self) -> MoveKind {
        let tag = self.0 >> 12;
        if tag == 0 {
            MoveKind::Ordinary
        } else if tag & DROP == 0 {
            MoveKind::Promotion(Piece::ALL[(tag % 5) as usize])
        } else {
            MoveKind::Drop(Piece::ALL[((tag & 7) % 5) as usize])
        }
    }

    /// The two bytes, for tables.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// A move from [`Move::to_bits`]; any number gives some move, which need not be legal anywhere.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            MoveKind::Ordinary => write!(f, "{}{}", self.origin(), self.to()),
            MoveKind::Promotion(piece) => {
                write!(f, "{}{}{}", self.origin(), self.to(), piece.letter())
            }
            MoveKind::Drop(piece) => {
                write!(f, "{}@{}", piece.letter().to_ascii_uppercase(), self.to())
            }
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no move of `notation.md`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not a move: write {form}")]
pub struct MoveSyntaxError {
    /// The text, cut short if it is long.
    pub text: String,
    /// How the moves of the game are written.
    pub form: &'static str,
}

impl MoveSyntaxError {
    /// Refuses `text`, which should have had the `form`.
    pub fn new(text: &str, form: &'static str) -> Self {
        Self {
            text: text.chars().take(20).collect(),
            form,
        }
    }
}

const FORM: &str = "from-square and to-square as in e2e4, a promotion as e7e8r, a drop as N@b1";

impl FromStr for Move {
    type Err = MoveSyntaxError;

    fn from_str(text: &str) -> Result<Self, MoveSyntaxError> {
        parse(text).ok_or_else(|| MoveSyntaxError::new(text, FORM))
    }
}

fn parse(text: &str) -> Option<Move> {
    if !text.is_ascii() || text.len() < 4 {
        return None;
    }
    if let Some((letter, square)) = text.split_once('@') {
        let [letter @ b'A'..=b'Z'] = letter.as_bytes() else {
            return None;
        };
        let piece = Piece::from_letter(char::from(letter.to_ascii_lowercase()))?;
        let droppable = !matches!(piece, Piece::King | Piece::Tower);
        return droppable.then_some(Move::drop(piece, Square::parse(square)?));
    }
    let (from, to) = (Square::parse(&text[..2])?, Square::parse(&text[2..4])?);
    match &text.as_bytes()[4..] {
        [] => Some(Move::ordinary(from, to)),
        [letter @ (b'n' | b'b' | b'r' | b'q')] => Some(Move::promotion(
            from,
            to,
            Piece::from_letter(char::from(*letter))?,
        )),
        _ => None,
    }
}

/// Moves that share what moves: one piece and the set of squares it may go to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveSet {
    /// `piece` on `from` may go to any of `to` (a Tower shoots at them).
    Piece {
        /// What moves.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it may go.
        to: BitBoard,
    },
    /// The pawn on `from` may go to any of `to` and promotes there to any of `choices`.
    Promotions {
        /// Where the pawn stands.
        from: Square,
        /// Squares of the last rank.
        to: BitBoard,
        /// What it may become.
        choices: &'static [Piece],
    },
    /// A reserve `piece` may be placed on any of `to`.
    Drops {
        /// What is placed.
        piece: Piece,
        /// Where it may stand.
        to: BitBoard,
    },
}

impl MoveSet {
    /// How many moves.
    pub fn len(&self) -> usize {
        match self {
            Self::Piece { to, .. } | Self::Drops { to, .. } => to.len() as usize,
            Self::Promotions { to, choices, .. } => to.len() as usize * choices.len(),
        }
    }

    /// Whether there is no move in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Appends the moves one by one.
    #[inline(always)]
    pub fn push_to(&self, moves: &mut Vec<Move>) {
        match *self {
            Self::Piece { from, to, .. } => {
                moves.extend(to.into_iter().map(|to| Move::ordinary(from, to)));
            }
            Self::Promotions { from, to, choices } => {
                for to in to {
                    moves.extend(
                        choices
                            .iter()
                            .map(|&piece| Move::promotion(from, to, piece)),
                    );
                }
            }
            Self::Drops { piece, to } => {
                moves.extend(to.into_iter().map(|to| Move::drop(piece, to)));
            }
        }
    }
}

/// Takes legal moves as a generator finds them. Pawns come as whole sets with a common step, so
/// that a counter need not look at them one by one.
pub(crate) trait Sink {
    /// `piece` on `from` may go to any of `to`, which may be empty.
    fn piece(&mut self, piece: Piece, from: Square, to: BitBoard);
    /// Each square of `to` is reached by the pawn `delta` indices before it.
    fn pawns(&mut self, to: BitBoard, delta: i8);
    /// One step, two steps and captures to either side, none on the last rank.
    #[inline(always)]
    fn all_pawns(&mut self, goals: [(BitBoard, i8); 4]) {
        for (to, delta) in goals {
            self.pawns(to, delta);
        }
    }
    /// The same on the last rank, with any of `choices`.
    fn promotions(&mut self, to: BitBoard, delta: i8, choices: &'static [Piece]);
    /// A reserve `piece` may be placed on any of `to`.
    fn drops(&mut self, piece: Piece, to: BitBoard);
}

/// Counts moves.
#[derive(Default)]
pub(crate) struct Counter(pub u64);

impl Sink for Counter {
    #[inline(always)]
    fn piece(&mut self, _: Piece, _: Square, to: BitBoard) {
        self.0 += u64::from(to.len());
    }
    #[inline(always)]
    fn pawns(&mut self, to: BitBoard, _: i8) {
        self.0 += u64::from(to.len());
    }
    #[inline(always)]
    fn promotions(&mut self, to: BitBoard, _: i8, choices: &'static [Piece]) {
        self.0 += u64::from(to.len()) * choices.len() as u64;
    }
    #[inline(always)]
    fn drops(&mut self, _: Piece, to: BitBoard) {
        self.0 += u64::from(to.len());
    }
}

/// Counts moves too, square by square in binary: two digits of how many moves lead to each square
/// are carried along as sets, so that one count of them at the end does for most sets. Worth it where
/// many pieces have few squares each.
#[derive(Default)]
pub(crate) struct Tally {
    ones: BitBoard,
    twos: BitBoard,
    more: u64,
}

impl Tally {
    #[inline(always)]
    fn add(&mut self, to: BitBoard) {
        let carry = self.ones & to;
        self.ones ^= to;
        let overflow = self.twos & carry;
        self.twos ^= carry;
        // Four moves to one square are rare.
        if !overflow.is_empty() {
            self.more += 4 * u64::from(overflow.len());
        }
    }

    /// How many moves there were.
    #[inline(always)]
    pub fn total(&self) -> u64 {
        u64::from(self.ones.len()) + 2 * u64::from(self.twos.len()) + self.more
    }
}

impl Sink for Tally {
    #[inline(always)]
    fn piece(&mut self, _: Piece, _: Square, to: BitBoard) {
        self.add(to);
    }
    #[inline(always)]
    fn pawns(&mut self, to: BitBoard, _: i8) {
        self.add(to);
    }
    #[inline(always)]
    fn all_pawns(&mut self, [once, twice, left, right]: [(BitBoard, i8); 4]) {
        // Two pawns can come to the same square by captures alone.
        self.add(once.0 | twice.0 | left.0);
        self.add(right.0);
    }
    #[inline(always)]
    fn promotions(&mut self, to: BitBoard, _: i8, choices: &'static [Piece]) {
        self.more += u64::from(to.len()) * choices.len() as u64;
    }
    #[inline(always)]
    fn drops(&mut self, _: Piece, to: BitBoard) {
        self.add(to);
    }
}

/// Hands each non-empty [`MoveSet`] to a function.
pub(crate) struct Each<F>(pub F);

impl<F: FnMut(MoveSet)> Sink for Each<F> {
    #[inline(always)]
    fn piece(&mut self, piece: Piece, from: Square, to: BitBoard) {
        if !to.is_empty() {
            (self.0)(MoveSet::Piece { piece, from, to });
        }
    }
    #[inline(always)]
    fn pawns(&mut self, to: BitBoard, delta: i8) {
        for to in to {
            let from = to.offset(-delta);
            (self.0)(MoveSet::Piece {
                piece: Piece::Pawn,
                from,
                to: to.bitboard(),
            });
        }
    }
    #[inline(always)]
    fn promotions(&mut self, to: BitBoard, delta: i8, choices: &'static [Piece]) {
        for to in to {
            let from = to.offset(-delta);
            (self.0)(MoveSet::Promotions {
                from,
                to: to.bitboard(),
                choices,
            });
        }
    }
    #[inline(always)]
    fn drops(&mut self, piece: Piece, to: BitBoard) {
        if !to.is_empty() {
            (self.0)(MoveSet::Drops { piece, to });
        }
    }
}
