//! What the things of the other crates are called, in the language that is spoken.

use ::campaign::Side;
use ::campaign::world::SiteKind;
use engine::Level;
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

/// A kingdom, or a side that has no better name.
pub fn side(side: Color) -> String {
    match side {
        Color::White => words!("common-white"),
        Color::Black => words!("common-black"),
    }
}

/// Whoever has armies on the map.
pub fn kingdom(who: Side) -> String {
    match who {
        Side::White => words!("common-white"),
        Side::Black => words!("common-black"),
        Side::Rogue => words!("campaign-setup-barbarians"),
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
        Piece::Tower => "tower",
    }
}

/// A piece, such as `Rook`.
pub fn piece_name(its: Piece) -> String {
    words!("piece-name", piece = piece(its))
}

/// Which side of a battle it is, for messages that choose by `$side` and its like.
pub const fn part(side: Color) -> &'static str {
    match side {
        Color::White => "attacker",
        Color::Black => "defender",
    }
}

/// Who of the map it is, for messages that choose by `$who`.
pub const fn kingdom_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
        Side::Rogue => "rogue",
    }
}

/// Which site it is, for messages that choose by `$site`.
pub const fn site_key(kind: SiteKind, walled: bool) -> &'static str {
    match (kind, walled) {
        (SiteKind::Capital, _) => "capital",
        (SiteKind::City, true) => "walled-city",
        (SiteKind::City, false) => "city",
        (SiteKind::Mine, _) => "mine",
        (SiteKind::Farm, _) => "farm",
        (SiteKind::Quarry, _) => "quarry",
        (SiteKind::Camp, _) => "camp",
    }
}
