//! Names and explanations for people.

use super::sight::Sight;
use crate::{Kind, Livery, Player};
use rules::Square;
use rules::european::{self, Cargo, Man, Nation, Phase, Position, Seat};

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

/// What an army is called, with its corner if there are two of that nation.
pub(super) fn name(position: &Position, seat: Seat) -> String {
    let Some(nation) = position.nation(seat) else {
        return String::new();
    };
    let same = |other: &Seat| position.nation(*other) == Some(nation);
    let name = match nation {
        Nation::Plain => "Plain army",
        Nation::Guild => "Assassins' Guild",
        Nation::China => "Medieval China",
        Nation::Mycenae => "Mycenae",
        Nation::Korea => "North Korea",
        Nation::Ottoman => "Ottoman Empire",
    };
    match Seat::ALL.into_iter().filter(same).count() {
        1 => name.to_owned(),
        _ => format!("{name} ({})", seat.turned(Square::A1)),
    }
}

/// The name of an army within a sentence.
pub(super) fn called(position: &Position, seat: Seat) -> String {
    let name = name(position, seat);
    match position.nation(seat) {
        Some(Nation::Plain | Nation::Guild | Nation::Ottoman) => format!("the {name}"),
        _ => name,
    }
}

/// Up to six, as a word.
pub(super) const fn number(count: u8) -> &'static str {
    match count {
        1 => "one",
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        _ => "six",
    }
}

/// As what a die lets a piece move.
pub(super) const fn rolled(die: u8) -> &'static str {
    match die {
        1 => "a Pawn",
        2 => "a Knight",
        3 => "a Bishop",
        4 => "a Rook",
        5 => "a Queen",
        _ => "a King",
    }
}

/// `King, 2 Pawns`, in a list of any owners.
pub(super) fn list(kinds: impl Iterator<Item = (european::Kind, u32)>) -> String {
    let each = kinds.map(|(kind, count)| match count {
        1 => kind.to_string(),
        _ => format!("{count} {kind}s"),
    });
    each.collect::<Vec<_>>().join(", ")
}

/// What is to be known of a piece, in a few sentences.
pub(super) fn of_man(sight: &Sight, square: Square, man: Man) -> String {
    let mut words = Vec::new();
    words.extend(of_kind(man.kind).map(str::to_owned));
    words.extend(of_nation(sight.seen().nation(man.owner), man.kind).map(str::to_owned));
    if man.kind.is_pawn() {
        words.push(format!("It goes {}.", way(man.direction)));
    }
    if sight.is_hidden(square)
        && let Some(count) = sight.hidden_turns(man.owner)
    {
        words.push(format!("Others do not see it: turn {count} of 3."));
    }
    if sight.seen().is_immune(man.owner) {
        words.push("It cannot be captured until the end of its army's second turn.".to_owned());
    }
    if man.kind == european::Kind::MycenaeanKnight {
        words.extend(inside(sight, man, &sight.cargo(square)));
    }
    match sight.seen().phase() {
        Phase::Naming(_, named) if named.contains(&square) => {
            words.push("Named for this turn.".to_owned());
        }
        _ => {
            let rolled = sight.rolled_as(square);
            words.extend(rolled.map(|kind| format!("It may move once as a {kind} now.")));
        }
    }
    words.join(" ")
}

const fn of_kind(kind: european::Kind) -> Option<&'static str> {
    match kind {
        european::Kind::Cannon => Some(
            "Goes any distance along rank or file, but must jump over exactly one piece, to move \
             and to capture. It takes a King only by jumping over a piece of its own side.",
        ),
        european::Kind::ChinesePawn => Some(
            "Moves and captures one square straight ahead; past the middle of the board, one \
             square along rank or file any way.",
        ),
        european::Kind::MycenaeanKnight => Some(
            "Leaps to empty squares, never captures, and carries other pieces. It can be burnt \
             with all inside and beside it; whoever captures it destroys what is inside.",
        ),
        _ => None,
    }
}

const fn of_nation(nation: Option<Nation>, kind: european::Kind) -> Option<&'static str> {
    match (nation, kind) {
        (Some(Nation::Guild), european::Kind::Knight) => {
            Some("The Guild may hide it for up to three of its turns.")
        }
        (Some(Nation::Guild), european::Kind::Bishop | european::Kind::Rook) => {
            Some("The Guild may turn it into a Knight for good.")
        }
        _ => None,
    }
}

const fn way(direction: Seat) -> &'static str {
    match direction {
        Seat::SouthWest => "up, toward the eighth rank",
        Seat::NorthWest => "right, toward the h-file",
        Seat::NorthEast => "down, toward the first rank",
        Seat::SouthEast => "left, toward the a-file",
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
            format!("{kinds} of {}", called(sight.seen(), seat))
        });
    }
    match parts.is_empty() {
        false => Some(format!("Inside: {}.", parts.join("; "))),
        true if sight.is_of(knight.owner) => Some("It is empty.".to_owned()),
        true => None,
    }
}
