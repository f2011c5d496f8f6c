use crate::Piece;
use std::fmt;
use std::str::FromStr;

/// How many of each of P N B R Q an army has; its King is implied (`battle.md`, armies).
///
/// The text form is counts and letters in the order Q R B N P, read in any order: `1R2N4P`;
/// an army of nobody is `-`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Army([u16; 5]);

impl Army {
    /// The kinds an army counts, in the order of their indices.
    pub const KINDS: [Piece; 5] = [
        Piece::Pawn,
        Piece::Knight,
        Piece::Bishop,
        Piece::Rook,
        Piece::Queen,
    ];
    /// The kinds in the order in which they are written and deployed: officers first.
    pub const ORDER: [Piece; 5] = [
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
        Piece::Pawn,
    ];
    /// The full army of standard chess.
    pub const CHESS: Self = Self::new(8, 2, 2, 2, 1);

    /// An army of these pieces.
    pub const fn new(pawns: u16, knights: u16, bishops: u16, rooks: u16, queens: u16) -> Self {
        Self([pawns, knights, bishops, rooks, queens])
    }

    /// How many pieces of a kind; none of a King or Tower.
    pub const fn count(&self, piece: Piece) -> u16 {
        match piece {
            Piece::King | Piece::Tower => 0,
            _ => self.0[piece.index()],
        }
    }

    /// Sets how many pieces of a kind there are; a King or Tower is ignored.
    pub const fn set(&mut self, piece: Piece, count: u16) {
        if !matches!(piece, Piece::King | Piece::Tower) {
            self.0[piece.index()] = count;
        }
    }

    /// Adds pieces of a kind, at most up to 65535.
    pub const fn add(&mut self, piece: Piece, count: u16) {
        self.set(piece, self.count(piece).saturating_add(count));
    }

    /// How many pieces there are, without the King.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is nobody but the King.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The worth in points: P 1, N 3, B 3, R 5, Q 9 (`campaign.md`).
    pub fn points(&self) -> u32 {
        self.0
            .iter()
            .zip([1, 3, 3, 5, 9])
            .map(|(&count, worth)| u32::from(count) * worth)
            .sum()
    }

    /// The kinds there are, officers first, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Piece, u16)> + '_ {
        Self::ORDER
            .into_iter()
            .map(|piece| (piece, self.count(piece)))
            .filter(|&(_, count)| count > 0)
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|(piece, count)| {
            write!(f, "{count}{}", piece.letter().to_ascii_uppercase())
        })
    }
}

/// A text that is no army.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not an army: write numbers and letters, such as 1R2N4P, or - for nobody")]
pub struct ArmySyntaxError(pub String);

impl FromStr for Army {
    type Err = ArmySyntaxError;

    fn from_str(text: &str) -> Result<Self, ArmySyntaxError> {
        parse(text).ok_or_else(|| ArmySyntaxError(text.chars().take(40).collect()))
    }
}

fn parse(text: &str) -> Option<Army> {
    if text == "-" {
        return Some(Army::default());
    }
    let mut army = Army::default();
    let mut rest = text;
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let count: u16 = rest[..digits].parse().ok().filter(|&count| count > 0)?;
        if rest.starts_with('0') {
            return None;
        }
        let letter = rest[digits..]
            .chars()
            .next()
            .filter(char::is_ascii_uppercase)?;
        let piece = Piece::from_letter(letter.to_ascii_lowercase())?;
        let countable = Army::KINDS.contains(&piece) && army.count(piece) == 0;
        if !countable {
            return None;
        }
        army.set(piece, count);
        rest = &rest[digits + 1..];
    }
    (!army.is_empty()).then_some(army)
}
