//! Why something cannot be done, in words; from what the decider sees.

use super::sight::Sight;
use super::words;
use crate::Place;
use crate::way::{in_between, no_way};
use rules::european::{Carrying, Kind, Man, Phase, Seat};
use rules::{BitBoard, Square, attacks};

/// Why the piece at `from` cannot go to `to`, where there is no action for it.
pub(super) fn why_not(sight: &Sight, us: Seat, from: Place, to: Square) -> Option<String> {
    let from = match from {
        Place::Reserve(_) if sight.setting_out().is_some() => {
            return Some("Your pieces go into your Knights".to_owned());
        }
        Place::Reserve(_) => return Some(no_deployment(sight, us, to)),
        Place::Board(point) => point.square()?,
    };
    let man = sight.man(from)?;
    if let Some((carrying, knight)) = busy(sight)
        && knight == from
    {
        return Some(no_carrying(carrying));
    }
    if man.owner != us {
        return None;
    }
    let kind = sight.rolled_as(from).unwrap_or(man.kind);
    taken_by(sight, us, kind, to).or_else(|| {
        let view = View {
            occupied: occupied(sight),
            sight,
            us,
        };
        view.no_way(man, kind, from, to)
    })
}

/// Why the piece at `place` can do nothing at all, where there is no action for it.
pub(super) fn why_idle(sight: &Sight, us: Seat, place: Place) -> Option<String> {
    let at = match place {
        Place::Reserve(_) if sight.setting_out().is_some() => return None,
        Place::Reserve(kind) if busy(sight).is_none() => {
            let free = us
                .deployment()
                .into_iter()
                .any(|it| sight.man(it).is_none());
            return Some(match free {
                true => "The first five pieces placed must be the King, both Pawns and two others"
                    .to_owned(),
                false => format!("All your deployment squares are taken: no {kind} can be placed"),
            });
        }
        Place::Reserve(_) => return None,
        Place::Board(point) => point.square()?,
    };
    let man = sight.man(at).filter(|man| man.owner == us)?;
    if sight.setting_out().is_some() {
        return Some("First put every piece into a Knight".to_owned());
    }
    if !sight.seen().questions().is_empty() {
        return Some("Answer first what is asked".to_owned());
    }
    if let Some((carrying, knight)) = busy(sight) {
        let deed = match carrying {
            Carrying::Load => "loading",
            Carrying::Unload => "unloading",
        };
        return Some(format!(
            "The Knight on {knight} is still {deed}; say first that it is done"
        ));
    }
    Some(match (sight.seen().phase(), sight.rolled_as(at)) {
        (Phase::Naming(..), _) => format!("The {} on {at} is named already", man.kind),
        (Phase::Rolled(_), None) => "Only the pieces that you named move in this turn".to_owned(),
        (Phase::Rolled(_), Some(kind)) => {
            format!("The {} on {at} can go nowhere as a {kind}", man.kind)
        }
        _ => format!("The {} on {at} is blocked", man.kind),
    })
}

/// Which Knight is loading or unloading.
fn busy(sight: &Sight) -> Option<(Carrying, Square)> {
    match sight.seen().phase() {
        Phase::Busy(carrying, knight) => Some((*carrying, *knight)),
        _ => None,
    }
}

fn no_carrying(carrying: Carrying) -> String {
    match carrying {
        Carrying::Load => {
            "A Knight takes in pieces from the squares beside it, but no Knights of its kind"
        }
        Carrying::Unload => "A Knight lets pieces out onto an empty square beside it",
    }
    .to_owned()
}

fn no_deployment(sight: &Sight, us: Seat, to: Square) -> String {
    match us.deployment().contains(&to) {
        true if sight.man(to).is_some() => format!("Something stands on {to}"),
        _ => "The reserve is placed on your own deployment squares".to_owned(),
    }
}

fn occupied(sight: &Sight) -> BitBoard {
    let men = sight.seen().men();
    men.map(|(square, _)| square).collect()
}

/// What stands on the goal and cannot be taken.
fn taken_by(sight: &Sight, us: Seat, kind: Kind, to: Square) -> Option<String> {
    let there = sight.man(to)?;
    if there.owner == us {
        return Some(format!("Your own {} stands on {to}", there.kind));
    }
    if sight.seen().is_immune(there.owner) {
        let name = words::called(sight.seen(), there.owner);
        return Some(format!(
            "Nothing of {name} can be captured before its second turn ends"
        ));
    }
    let never = kind == Kind::MycenaeanKnight;
    never.then(|| "A Mycenaean Knight never captures".to_owned())
}

/// A board as somebody sees it.
struct View<'a> {
    sight: &'a Sight,
    us: Seat,
    occupied: BitBoard,
}

impl View<'_> {
    fn no_way(&self, man: Man, kind: Kind, from: Square, to: Square) -> Option<String> {
        match kind {
            Kind::Pawn => self.pawn(man, from, to),
            Kind::ChinesePawn => Some(chinese_pawn(man, from)),
            Kind::Cannon => Some(self.cannon(from, to)),
            kind => no_way(kind.into(), from, to, self.occupied),
        }
    }

    fn pawn(&self, man: Man, from: Square, to: Square) -> Option<String> {
        let way = man.direction;
        let ahead = way.forward(from);
        let two = ahead.and_then(|it| way.forward(it));
        let words = if way.diagonals(from).has(to) {
            "A Pawn goes aside only to capture"
        } else if two == Some(to) && way.row(from) != 1 {
            "A Pawn goes two squares only from the second row of its army"
        } else if two == Some(to) && self.sight.rolled_as(from).is_some() {
            "In a special turn a Pawn goes one square"
        } else if (ahead == Some(to) || two == Some(to)) && self.occupied.has(to) {
            "A Pawn does not capture straight ahead"
        } else if two == Some(to) {
            return in_between(from, to, self.occupied);
        } else {
            "A Pawn goes ahead in the direction of its army and captures one square aside ahead"
        };
        Some(words.to_owned())
    }

    fn cannon(&self, from: Square, to: Square) -> String {
        if !attacks::rook_rays(from).has(to) {
            return "A Cannon goes along ranks and files, over exactly one piece".to_owned();
        }
        let over = attacks::between(from, to) & self.occupied;
        let own = over.first().and_then(|it| self.sight.man(it));
        let is_king = self.sight.man(to).is_some_and(|it| it.kind == Kind::King);
        match over.len() {
            0 => "A Cannon jumps over exactly one piece: nothing stands in between".to_owned(),
            1 if is_king && own.is_none_or(|it| it.owner != self.us) => {
                "A Cannon captures a King only over a piece of its own side".to_owned()
            }
            _ => "A Cannon jumps over exactly one piece: more stand in between".to_owned(),
        }
    }
}

fn chinese_pawn(man: Man, from: Square) -> String {
    match man.direction.row(from) >= 4 {
        true => "Past the middle a Chinese Pawn goes one square along rank or file",
        false => "Before the middle a Chinese Pawn goes one square straight ahead",
    }
    .to_owned()
}
