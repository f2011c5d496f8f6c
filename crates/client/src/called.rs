//! What the things of the other crates are called, in the language that is spoken.

use engine::Level;
use rules::battle::Terrain;
use rules::{Color, Piece, Variant};

/// A strength of the computer, such as `Club`.
pub fn level(level: Level) -> String {
    match level {
        Level::Beginner => words!("common-beginner"),
        Level::Casual => words!("common-casual"),
        Level::Club => words!("common-club"),
        Level::Expert => words!("common-expert"),
        Level::Master => words!("common-master"),
    }
}

/// How a strength of the computer plays, in a sentence.
pub fn level_description(level: Level) -> String {
    match level {
        Level::Beginner => words!("common-beginner-plays"),
        Level::Casual => words!("common-casual-plays"),
        Level::Club => words!("common-club-plays"),
        Level::Expert => words!("common-expert-plays"),
        Level::Master => words!("common-master-plays"),
    }
}

/// Who plays a seat of the computer, such as `Computer: Club`.
pub fn computer(its: Level) -> String {
    words!("common-computer-level", level = level(its))
}

/// A game, such as `Field Chess`.
pub fn game(variant: Variant) -> String {
    match variant {
        Variant::Battle => words!("common-quick-battle"),
        Variant::Chess => words!("common-chess"),
        Variant::Minnaar => words!("common-minnaar"),
        Variant::Field => words!("common-field"),
        Variant::European => words!("common-european"),
    }
}

/// The ground of a battle, such as `Field`.
pub fn terrain(terrain: Terrain) -> String {
    match terrain {
        Terrain::Field => words!("common-terrain-field"),
        Terrain::River => words!("common-terrain-river"),
        Terrain::Hill => words!("common-terrain-hill"),
        Terrain::Forest => words!("common-terrain-forest"),
        Terrain::Siege => words!("common-terrain-siege"),
    }
}

/// A kingdom, or a side that has no better name.
pub fn side(side: Color) -> String {
    match side {
        Color::White => words!("common-white"),
        Color::Black => words!("common-black"),
    }
}

/// Which piece it is, for messages that say `piece-name` and its like.
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
}
