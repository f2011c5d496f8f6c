//! Names and explanations for people.

use super::sight::Sight;
use crate::{Kind, Livery, Player};
use rules::Square;
use rules::european::{self, Cargo, Man, Nation, Phase, Position, Seat};
use words::words;

impl From<european::Kind> for Kind {
    fn from(kind: european::Kind) -> Self {
        match kind {
            european::Kind::King => Self::King,
            european::Kind::Queen => Self::Queen,
            european::Kind::Rook => Self::Rook,
            european::Kind::Bishop => Self::Bishop,
            european::Kind::Knight => Self::Knight,
            european::Kind::Pawn => Self::Pawn,
            european::Kind::Cannon => Self::Cannon,
            european::Kind::ChinesePawn => Self::ChinesePawn,
            european::Kind::MycenaeanKnight => Self::MycenaeanKnight,
        }
    }
}

pub(super) fn player(seat: Seat) -> Player {
    Player(seat.index() as u8)
}

pub(super) fn livery(seat: Seat) -> Livery {
    Livery::Corner(seat.index() as u8)
}

/// What a nation of European Chess is called.
pub fn nation_name(nation: Nation) -> String {
    match nation {
        Nation::Plain => words!("european-plain"),
        Nation::Guild => words!("european-guild"),
        Nation::China => words!("european-china"),
        Nation::Mycenae => words!("european-mycenae"),
        Nation::Korea => words!("european-korea"),
        Nation::Ottoman => words!("european-ottoman"),
    }
}

/// What an army is called, with its corner if there are two of that nation.
pub(super) fn name(position: &Position, seat: Seat) -> String {
    let Some(nation) = position.nation(seat) else {
        return String::new();
    };
    let same = |other: &Seat| position.nation(*other) == Some(nation);
    let name = nation_name(nation);
    match Seat::ALL.into_iter().filter(same).count() {
        1 => name,
        _ => words!(
            "european-at-corner",
            name = name,
            corner = seat.turned(Square::A1).to_string()
        ),
    }
}

/// The name of an army within a sentence.
pub(super) fn called(position: &Position, seat: Seat) -> String {
    let nation = position.nation(seat).map_or("", Nation::name);
    words!(
        "european-called",
        nation = nation,
        name = name(position, seat)
    )
}

/// By what words know a kind.
pub(super) fn key(kind: european::Kind) -> &'static str {
    Kind::from(kind).key()
}

/// As what a die lets a piece move.
pub(super) const fn rolled(die: u8) -> european::Kind {
    match die {
        1 => european::Kind::Pawn,
        2 => european::Kind::Knight,
        3 => european::Kind::Bishop,
        4 => european::Kind::Rook,
        5 => european::Kind::Queen,
        _ => european::Kind::King,
    }
}

/// `King, 2 Pawns`, in a list of any owners.
pub(super) fn list(kinds: impl Iterator<Item = (european::Kind, u32)>) -> String {
    let each = kinds.map(|(kind, count)| words!("piece-counted", piece = key(kind), count = count));
    each.collect::<Vec<_>>().join(", ")
}

/// What is to be known of a piece, in a few sentences.
pub(super) fn of_man(sight: &Sight, square: Square, man: Man) -> String {
    let mut words = Vec::new();
    words.extend(of_kind(man.kind));
    words.extend(of_nation(sight.seen().nation(man.owner), man.kind));
    if man.kind.is_pawn() {
        words.push(words!("european-goes", way = way(man.direction)));
    }
    if sight.is_hidden(square)
        && let Some(count) = sight.hidden_turns(man.owner)
    {
        words.push(words!("european-unseen", count = count));
    }
    if sight.seen().is_immune(man.owner) {
        words.push(words!("european-immune"));
    }
    if man.kind == european::Kind::MycenaeanKnight {
        words.extend(inside(sight, man, &sight.cargo(square)));
    }
    match sight.seen().phase() {
        Phase::Naming(_, named) if named.contains(&square) => {
            words.push(words!("european-named"));
        }
        _ => {
            let rolled = sight.rolled_as(square);
            words.extend(rolled.map(|kind| words!("european-may-move-as", piece = key(kind))));
        }
    }
    words.join(" ")
}

fn of_kind(kind: european::Kind) -> Option<String> {
    match kind {
        european::Kind::Cannon => Some(words!("european-of-cannon")),
        european::Kind::ChinesePawn => Some(words!("european-of-chinese-pawn")),
        european::Kind::MycenaeanKnight => Some(words!("european-of-mycenaean-knight")),
        _ => None,
    }
}

fn of_nation(nation: Option<Nation>, kind: european::Kind) -> Option<String> {
    match (nation, kind) {
        (Some(Nation::Guild), european::Kind::Knight) => Some(words!("european-of-guild-knight")),
        (Some(Nation::Guild), european::Kind::Bishop | european::Kind::Rook) => {
            Some(words!("european-of-guild-piece"))
        }
        _ => None,
    }
}

/// A direction, by what words know it.
const fn way(direction: Seat) -> &'static str {
    match direction {
        Seat::SouthWest => "up",
        Seat::NorthWest => "right",
        Seat::NorthEast => "down",
        Seat::SouthEast => "left",
    }
}

fn inside(sight: &Sight, knight: Man, cargo: &Cargo) -> Option<String> {
    let mut parts = Vec::new();
    for seat in Seat::ALL {
        let kinds = cargo.iter().filter(|&(_, owner, _)| owner == seat);
        let kinds = list(kinds.map(|(kind, _, count)| (kind, count)));
        if kinds.is_empty() {
            continue;
        }
        parts.push(if seat == knight.owner {
            kinds
        } else {
            let name = called(sight.seen(), seat);
            words!("european-inside-of", pieces = kinds, name = name)
        });
    }
    match parts.is_empty() {
        false => Some(words!("european-inside", pieces = parts.join("; "))),
        true if sight.is_of(knight.owner) => Some(words!("european-empty")),
        true => None,
    }
}
