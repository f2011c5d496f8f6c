//! The position string (`european.md`, position string), item by item.

use super::{Carrying, Knight, Phase, Position, Question, Seat};
use crate::Square;
use std::fmt;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&items(self).join("; "))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} ({:?})", self.chance)
    }
}

/// Every item of the position string in its order.
pub(super) fn items(position: &Position) -> Vec<String> {
    let mut items = vec![nations(position)];
    items.push(format!("turn {} {}", position.turn, position.turns));
    let own = position.own_turns.map(|turns| turns.to_string());
    items.push(format!("own {}", own.join(" ")));
    items.push(format!("quiet {}", position.quiet));
    for (square, man) in position.men() {
        let piece = format!("piece {} {} {square}", man.owner, man.kind.letter());
        items.push(if man.direction == man.owner {
            piece
        } else {
            format!("{piece} dir {}", man.direction)
        });
    }
    for (square, cargo) in &position.cargo {
        let each = |(kind, owner, count): (super::Kind, Seat, u32)| {
            format!("{}{owner}", kind.letter()).repeat(count as usize)
        };
        let list: String = cargo.iter().map(each).collect();
        items.push(format!("inside {square} {list}"));
    }
    seats(position, &mut items);
    phase(position, &mut items);
    let asks = position.questions.iter();
    items.extend(asks.map(|&(seat, question)| ask(seat, question)));
    items
}

fn nations(position: &Position) -> String {
    let names = position
        .nations
        .map(|nation| nation.map_or("-", super::Nation::name));
    format!("nations {}", names.join(" "))
}

fn seats(position: &Position, items: &mut Vec<String>) {
    for seat in Seat::ALL {
        let reserve = position.reserve(seat);
        if !reserve.is_empty() {
            let each = reserve
                .iter()
                .map(|(kind, _, count)| kind.letter().to_string().repeat(count as usize));
            items.push(format!("reserve {seat} {}", each.collect::<String>()));
        }
    }
    let every = |wanted: fn(&Position, Seat) -> Option<String>| {
        Seat::ALL
            .into_iter()
            .filter_map(move |seat| wanted(position, seat))
    };
    items.extend(every(|position, seat| {
        position.is_out(seat).then(|| format!("out {seat}"))
    }));
    items.extend(every(|position, seat| match position.knight(seat) {
        Knight::Hidden(at, count) => Some(format!("hidden {seat} {at} {count}")),
        _ => None,
    }));
    items.extend(every(|position, seat| {
        (position.knight(seat) == Knight::Weary).then(|| format!("weary {seat}"))
    }));
    items.extend(every(|position, seat| {
        (position.knight(seat) == Knight::Shown).then(|| format!("shown {seat}"))
    }));
}

fn phase(position: &Position, items: &mut Vec<String>) {
    if let Phase::Busy(carrying, knight) = position.phase {
        items.push(format!("busy {} {knight}", carrying.name()));
    }
    if !position.refused.is_empty() {
        items.push(format!("refused {}", squares(position.refused)));
    }
    match &position.phase {
        Phase::Naming(up_to, named) => {
            items.push(format!("dice {up_to}"));
            if !named.is_empty() {
                items.push(format!("named {}", squares(named.iter().copied())));
            }
        }
        Phase::Rolled(rolled) => {
            let each = rolled
                .iter()
                .map(|(square, kind)| format!("{square}={}", kind.letter()));
            items.push(format!("rolled {}", each.collect::<Vec<_>>().join(" ")));
        }
        Phase::Open | Phase::Busy(..) => {}
    }
}

fn squares(squares: impl IntoIterator<Item = Square>) -> String {
    let names = squares.into_iter().map(|square| square.to_string());
    names.collect::<Vec<_>>().join(" ")
}

fn ask(seat: Seat, question: Question) -> String {
    match question {
        Question::Keep => format!("ask {seat} keep"),
        Question::Strike(at) => format!("ask {seat} strike {at}"),
        Question::Allow { knight, piece } => format!("ask {seat} allow {knight}:{piece}"),
    }
}

impl Carrying {
    /// `load` or `unload`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Load => "load",
            Self::Unload => "unload",
        }
    }
}
