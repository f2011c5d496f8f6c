//! What can be wrong with a position string. Each kind has its English sentence here; a program
//! that speaks another language tells the kinds apart, not the sentences.

use crate::Square;
use crate::battle::Terrain;
use crate::european::Fault;
use crate::field::{Point, Side};

/// What is wrong with a field of a position string.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The fields are not held apart by one space each.
    #[error("there must be one space between fields and none elsewhere")]
    Spaces,
    /// There are too few fields, or too many.
    #[error("there must be {wanted} fields, here are {found}")]
    Fields {
        /// How many there must be.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// No plain number, or one out of bounds.
    #[error("'{text}' is not a number from {least} to {most}")]
    Number {
        /// What is written there, shortened.
        text: String,
        /// The least that it may be.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A placement of too few ranks, or too many.
    #[error("there must be {wanted} ranks, here are {found}")]
    Ranks {
        /// How many there must be.
        wanted: u8,
        /// How many there are.
        found: usize,
    },
    /// A run of empty squares of no length, or one after another.
    #[error("rank {rank} has a wrong run of empty squares")]
    Run {
        /// The rank, from 1.
        rank: u8,
    },
    /// A rank of too few squares, or too many.
    #[error("rank {rank} has {found} squares, not {wanted}")]
    Squares {
        /// The rank, from 1.
        rank: u8,
        /// How many it has.
        found: u32,
        /// How many it must have.
        wanted: u8,
    },
    /// A letter that is no piece of this game.
    #[error("'{letter}' is no {}", piece_of(*.game))]
    NoPiece {
        /// The letter.
        letter: char,
        /// The game.
        game: crate::Variant,
    },
    /// A square that the board does not have.
    #[error("a square off the board")]
    OffBoard,
    /// Neither White nor Black is to move.
    #[error("the side to move is w or b")]
    Side,
    /// A side has not one King.
    #[error("{side} has {}", kings(*.count))]
    Kings {
        /// The side as a sentence begins with it, such as `White` or `Attacker`.
        side: String,
        /// How many Kings it has.
        count: u32,
    },
    /// What should be a square is none.
    #[error("'{0}' is no square")]
    NoSquare(String),
    /// Nobody double-steps over that square.
    #[error("no pawn double-steps over {0}")]
    NoDoubleStep(Square),
    /// Nobody can just have double-stepped over it.
    #[error("no pawn can just have double-stepped over {0}")]
    NotJustStepped(Square),
    /// Battle: a double-step would end on the wall.
    #[error("no pawn double-steps onto the wall, {0}")]
    StepOntoWall(Square),
    /// Battle: nobody could take in passing.
    #[error("no pawn can take on {0}")]
    NobodyTakes(Square),
    /// Battle: a pawn where it would have become something else.
    #[error("a pawn on its last rank, {0}")]
    LastRank(Square),
    /// Battle: a Tower where none stands.
    #[error("a Tower on {0}; Towers stand on d5 and e5 of a siege")]
    Tower(Square),
    /// Battle: a piece in the water.
    #[error("a piece in the water on {0}")]
    InWater(Square),
    /// Battle: another piece than a pawn on the wall.
    #[error("only a pawn can stand on the wall, {0}")]
    OnWall(Square),
    /// Battle: a letter of no piece that could wait.
    #[error("'{0}' cannot wait in reserve")]
    NoReserve(char),
    /// Battle: those who wait are told in another order.
    #[error("the pieces must stand in the order {0}")]
    ReserveOrder(&'static str),
    /// Battle: more wait than can be counted.
    #[error("there are too many pieces")]
    TooMany,
    /// Battle: a budget that there is not.
    #[error("the budget is 50 or 70")]
    Budget,
    /// Battle: a terrain that there is not.
    #[error("'{0}' is none of {names}", names = terrains())]
    Terrain(String),
    /// Chess: who is not to move is in check.
    #[error("{0} is in check, but it is not its turn")]
    InCheck(String),
    /// Chess: a pawn on the first rank or the last.
    #[error("a pawn on an outer rank, {0}")]
    OuterRank(Square),
    /// Chess: rights to castle that cannot be read.
    #[error("write some of KQkq in this order, or -")]
    Castling,
    /// Chess: a right to castle of pieces that have moved.
    #[error("'{letter}' needs the King on {king} and a Rook on {rook}")]
    CastlingHome {
        /// The right.
        letter: char,
        /// Where the King must stand.
        king: Square,
        /// Where the Rook must stand.
        rook: Square,
    },
    /// Minnaar Chess: a group that there is not.
    #[error("the group is S, W, N or B")]
    Group,
    /// Field Chess: neither South nor North is to move.
    #[error("the side to move is s or n")]
    FieldSide,
    /// Field Chess: a set-up with a piece of the other side.
    #[error("the piece on {at} is not {side}'s")]
    Stranger {
        /// Where.
        at: Point,
        /// Whose set-up it is.
        side: Side,
    },
    /// European Chess: what is wrong with an item.
    #[error(transparent)]
    European(#[from] Fault),
}

/// What a piece of a game is called in a sentence.
const fn piece_of(game: crate::Variant) -> &'static str {
    match game {
        crate::Variant::Battle => "piece of a battle",
        crate::Variant::Chess => "chess piece",
        crate::Variant::Minnaar => "piece of Minnaar Chess",
        crate::Variant::Field => "piece of Field Chess",
        crate::Variant::European => "piece of European Chess",
    }
}

fn kings(count: u32) -> String {
    match count {
        0 => "no King".to_owned(),
        count => format!("{count} Kings, not one"),
    }
}

fn terrains() -> String {
    Terrain::ALL.map(Terrain::name).join(", ")
}
