use crate::{MoveSyntaxError, ParseError, Variant};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// A position with all there is to it, whether or not every player may know it: what the games
/// share. Where chance plays a part, the position keeps its seed.
///
/// The text form (`Display`, `FromStr`) is the position string of `notation.md`; printing a parsed
/// position gives the same string back.
pub trait Position:
    Clone + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
    /// Who may be to move.
    type Side: Copy + Eq + Debug + Send + Sync + 'static;
    /// A move; `Display` gives the move string.
    type Move: Copy
        + Eq
        + Ord
        + Debug
        + Display
        + FromStr<Err = MoveSyntaxError>
        + Send
        + Sync
        + 'static;

    /// Which game this is.
    const VARIANT: Variant;

    /// Whose turn it is.
    fn side_to_move(&self) -> Self::Side;

    /// Appends the legal moves in no particular order; none once the game is over.
    fn generate(&self, moves: &mut Vec<Self::Move>);

    /// How many legal moves there are, without listing them.
    fn count_moves(&self) -> u64;

    /// Plays a move that [`Position::generate`] gave for this very position.
    ///
    /// Any other move leaves a position of which nothing is promised, but does not panic.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// How the game ended, judged now, at the start of a turn; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome<Self::Side>>;

    /// A 64-bit key of the position for tables: equal positions have equal keys. What the key
    /// leaves out (move numbers) is told by each game.
    fn hash(&self) -> u64;

    /// The name of a side in outcomes and files, such as `white` or `attacker`.
    fn side_name(side: Self::Side) -> &'static str;

    /// The legal moves as a list.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::with_capacity(64);
        self.generate(&mut moves);
        moves
    }

    /// Whether `mv` is legal now.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The position stays as it is if the move is not legal.
    fn play(&mut self, mv: Self::Move) -> Result<(), IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove {
                text: mv.to_string(),
            });
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// Reads a move string and checks that it is legal now.
    ///
    /// # Errors
    /// Says whether the text is no move at all or a move that is not legal here.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveError> {
        let mv: Self::Move = text.parse()?;
        if self.is_legal(mv) {
            Ok(mv)
        } else {
            Err(IllegalMove {
                text: mv.to_string(),
            }
            .into())
        }
    }
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome<S> {
    /// Who won; nobody in a draw.
    pub winner: Option<S>,
    /// By what.
    pub reason: Reason,
}

/// By what a game ended. `Display` gives the name used in files, such as `bare-kings`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// In check and no legal move.
    Checkmate,
    /// Not in check and no legal move: a draw.
    Stalemate,
    /// Battle: neither side has anything but its King: a draw.
    BareKings,
    /// Battle: the side to move has nothing but its King and he can capture nothing.
    Rout,
    /// Battle: the move budget is used up: a draw.
    Budget,
    /// Battle: the side to move left the ground.
    Retreat,
    /// A side gave up.
    Resign,
    /// Chess: neither side could mate any more: a draw.
    InsufficientMaterial,
    /// Chess: fifty moves each without a capture or pawn move: a draw.
    FiftyMove,
    /// Chess: the same position for the third time: a draw.
    Threefold,
    /// Minnaar: no Establishment piece is left.
    Liberation,
    /// Minnaar: all of one Sovereign group are captured.
    DivideAndConquer,
    /// Minnaar: too long without a capture, or nobody can move: undecided.
    Impasse,
    /// Field: the Flag was captured.
    Flag,
    /// Field: the side to move has no legal move and loses.
    Immobile,
    /// Both sides, or all remaining players, agreed on a draw.
    Agreed,
    /// European Chess: no more than one player has a King left.
    LastKing,
    /// Field: a hundred turns without combat; European Chess: a hundred turns in which nothing
    /// happened: a draw.
    Quiet,
}

impl Reason {
    /// The name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::BareKings => "bare-kings",
            Self::Rout => "rout",
            Self::Budget => "budget",
            Self::Retreat => "retreat",
            Self::Resign => "resign",
            Self::InsufficientMaterial => "insufficient-material",
            Self::FiftyMove => "fifty-move",
            Self::Threefold => "threefold",
            Self::Liberation => "liberation",
            Self::DivideAndConquer => "divide-and-conquer",
            Self::Impasse => "impasse",
            Self::Flag => "flag",
            Self::Immobile => "immobile",
            Self::Agreed => "agreed",
            Self::LastKing => "last-king",
            Self::Quiet => "quiet",
        }
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A move that the rules do not allow in this position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text} is not a legal move here")]
pub struct IllegalMove {
    /// The move string.
    pub text: String,
}

/// Why a move string was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The text is no move.
    #[error(transparent)]
    Syntax(#[from] MoveSyntaxError),
    /// The text is a move, but not a legal one.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Counts the leaves of the tree of legal moves at exactly `depth` plies. A position whose game
/// is over has no moves; the last ply is counted without being played (bulk counting).
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut moves = Vec::with_capacity(64);
            position.generate(&mut moves);
            moves
                .into_iter()
                .map(|mv| {
                    let mut next = position.clone();
                    next.play_unchecked(mv);
                    perft(&next, depth - 1)
                })
                .sum()
        }
    }
}

/// [`perft`] for each move by itself, moves sorted by their strings. `depth` 0 gives nothing.
pub fn perft_divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(ToString::to_string);
    moves
        .into_iter()
        .map(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            (mv, perft(&next, depth - 1))
        })
        .collect()
}
