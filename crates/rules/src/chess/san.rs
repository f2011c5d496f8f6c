//! Moves in the notation that people read: `Nf3`, `exd5`, `O-O`, `e8=Q+`.

use super::Position;
use crate::{IllegalMove, Move, Piece, Position as _, Square};
use std::fmt;

/// Why a move in words was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// The text is no move.
    #[error("'{0}' is not a move: write it as in Nf3, exd5, O-O or e8=Q")]
    Syntax(String),
    /// No piece can make it.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// More than one piece could make it.
    #[error("{text} could be {}", names(.choices))]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves it could be.
        choices: Vec<Move>,
    },
}

fn names(moves: &[Move]) -> String {
    let names: Vec<String> = moves.iter().map(Move::to_string).collect();
    names.join(" or ")
}

/// What a text says of a move.
#[derive(Debug, Default, PartialEq, Eq)]
struct Said {
    piece: Option<Piece>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Option<Square>,
    becomes: Option<Piece>,
}

/// Reads all but castling.
fn read(text: &str) -> Option<Said> {
    let mut letters = text.as_bytes();
    let mut said = Said {
        piece: Some(Piece::Pawn),
        ..Said::default()
    };
    if let [first @ (b'K' | b'Q' | b'R' | b'B' | b'N' | b'P'), rest @ ..] = letters {
        said.piece = Piece::from_letter(char::from(first.to_ascii_lowercase()));
        letters = rest;
    }
    if let [rest @ .., last @ (b'Q' | b'R' | b'B' | b'N')] = letters {
        said.becomes = Piece::from_letter(char::from(last.to_ascii_lowercase()));
        letters = rest.strip_suffix(b"=").unwrap_or(rest);
    }
    let [rest @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = letters else {
        return None;
    };
    said.to = Square::at(file - b'a', rank - b'1');
    let mut rest = rest.strip_suffix(b"x").unwrap_or(rest);
    rest = rest.strip_suffix(b"-").unwrap_or(rest);
    if let [file @ b'a'..=b'h', more @ ..] = rest {
        said.file = Some(file - b'a');
        rest = more;
    }
    if let [rank @ b'1'..=b'8', more @ ..] = rest {
        said.rank = Some(rank - b'1');
        rest = more;
    }
    rest.is_empty().then_some(said)
}

impl Position {
    /// A legal move in words, with `+` for a check and `#` for checkmate.
    ///
    /// ```
    /// use rules::{Position as _, chess::Position};
    /// let position = Position::start();
    /// let mv = position.parse_move("g1f3").unwrap();
    /// assert_eq!(position.san(mv), "Nf3");
    /// assert_eq!(position.parse_san("Nf3"), Ok(mv));
    /// ```
    pub fn san(&self, mv: Move) -> String {
        let mut next = self.clone();
        next.play_unchecked(mv);
        let end = match (next.is_check(), next.count_moves()) {
            (false, _) => "",
            (true, 0) => "#",
            (true, _) => "+",
        };
        format!("{}{end}", Words { position: self, mv })
    }

    /// Reads a move in words. What is not needed to tell the move may be left out (`x`, `=`, `+`,
    /// `#`), more than is needed may be said (`Ng1-f3`), and `!` and `?` may follow.
    ///
    /// # Errors
    /// Says whether the text is no move, not a legal one, or could be more than one.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let shown = || text.chars().take(20).collect::<String>();
        let bare = text.trim_end_matches(['+', '#', '!', '?']);
        let legal = self.legal_moves();
        let wing = match bare {
            "O-O" | "0-0" => Some(6),
            "O-O-O" | "0-0-0" => Some(2),
            _ => None,
        };
        let fits = |mv: Move, said: &Said| {
            self.moved(mv) == said.piece
                && Some(mv.to()) == said.to
                && mv.promotes_to() == said.becomes
                && said.file.is_none_or(|file| mv.origin().file() == file)
                && said.rank.is_none_or(|rank| mv.origin().rank() == rank)
        };
        let choices: Vec<Move> = if let Some(file) = wing {
            let castles = |mv: &Move| self.castles(*mv) && mv.to().file() == file;
            legal.into_iter().filter(castles).collect()
        } else {
            let said = read(bare).ok_or_else(|| SanError::Syntax(shown()))?;
            // A King who castles is said to do so.
            let fits = |mv: &Move| fits(*mv, &said) && !self.castles(*mv);
            legal.into_iter().filter(fits).collect()
        };
        match choices[..] {
            [] => Err(IllegalMove { text: shown() }.into()),
            [mv] => Ok(mv),
            _ => Err(SanError::Ambiguous {
                text: shown(),
                choices,
            }),
        }
    }

    fn castles(&self, mv: Move) -> bool {
        let files = mv.origin().file().abs_diff(mv.to().file());
        self.moved(mv) == Some(Piece::King) && files == 2
    }
}

/// A legal move in words, but for what it does to the enemy's King.
struct Words<'a> {
    position: &'a Position,
    mv: Move,
}

impl Words<'_> {
    /// Writes as little of the from-square as tells the piece from others of its kind.
    fn write_origin(&self, f: &mut fmt::Formatter<'_>, piece: Piece) -> fmt::Result {
        let (from, to) = (self.mv.origin(), self.mv.to());
        let others: Vec<Square> = self
            .position
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.to() == to && self.position.moved(*mv) == Some(piece))
            .map(Move::origin)
            .filter(|&other| other != from)
            .collect();
        let name = from.to_string();
        let (file, rank) = name.split_at(1);
        if others.is_empty() {
            Ok(())
        } else if others.iter().all(|other| other.file() != from.file()) {
            f.write_str(file)
        } else if others.iter().all(|other| other.rank() != from.rank()) {
            f.write_str(rank)
        } else {
            f.write_str(&name)
        }
    }
}

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (position, mv) = (self.position, self.mv);
        if position.castles(mv) {
            let to_king_side = mv.to().file() == 6;
            return f.write_str(if to_king_side { "O-O" } else { "O-O-O" });
        }
        let piece = position.moved(mv).unwrap_or(Piece::Pawn);
        let takes = position.captured(mv).is_some();
        if piece != Piece::Pawn {
            write!(f, "{}", piece.letter().to_ascii_uppercase())?;
            self.write_origin(f, piece)?;
        } else if takes {
            f.write_str(&mv.origin().to_string()[..1])?;
        }
        if takes {
            f.write_str("x")?;
        }
        write!(f, "{}", mv.to())?;
        match mv.promotes_to() {
            Some(piece) => write!(f, "={}", piece.letter().to_ascii_uppercase()),
            None => Ok(()),
        }
    }
}
