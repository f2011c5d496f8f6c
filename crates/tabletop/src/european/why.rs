//! Why something cannot be done, in words; from what the decider sees.

use super::phrases::{self, key};
use super::sight::Sight;
use crate::Place;
use crate::way::{blocked, in_between, no_way, own_there};
use rules::european::{Carrying, Kind, Man, Phase, Seat};
use rules::{BitBoard, Square, attacks};
use words::words;

/// Why the piece at `from` cannot go to `to`, where there is no action for it.
pub(super) fn why_not(sight: &Sight, us: Seat, from: Place, to: Square) -> Option<String> {
    let from = match from {
        Place::Reserve(_) if sight.setting_out().is_some() => {
            return Some(words!("european-why-into-knights"));
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
                true => words!("european-why-first-five"),
                false => words!("european-why-no-room", piece = kind.key()),
            });
        }
        Place::Reserve(_) => return None,
        Place::Board(point) => point.square()?,
    };
    let man = sight.man(at).filter(|man| man.owner == us)?;
    if sight.setting_out().is_some() {
        return Some(words!("european-why-set-out-first"));
    }
    if !sight.seen().questions().is_empty() {
        return Some(words!("european-why-answer-first"));
    }
    if let Some((carrying, knight)) = busy(sight) {
        let deed = match carrying {
            Carrying::Load => "loading",
            Carrying::Unload => "unloading",
        };
        return Some(words!(
            "european-why-busy",
            deed = deed,
            knight = knight.to_string()
        ));
    }
    let (piece, place) = (key(man.kind), at.to_string());
    Some(match (sight.seen().phase(), sight.rolled_as(at)) {
        (Phase::Naming(..), _) => words!("european-why-named", piece = piece, at = place),
        (Phase::Rolled(_), None) => words!("european-why-only-named"),
        (Phase::Rolled(_), Some(kind)) => words!(
            "european-why-nowhere",
            piece = piece,
            at = place,
            like = crate::Kind::from(kind).to_string()
        ),
        _ => blocked(man.kind.into(), at),
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
        Carrying::Load => words!("european-why-takes-in"),
        Carrying::Unload => words!("european-why-lets-out"),
    }
}

fn no_deployment(sight: &Sight, us: Seat, to: Square) -> String {
    match us.deployment().contains(&to) {
        true if sight.man(to).is_some() => words!("european-why-taken", to = to.to_string()),
        _ => words!("european-why-own-deployment"),
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
        return Some(own_there(there.kind.into(), to));
    }
    if sight.seen().is_immune(there.owner) {
        let name = phrases::called(sight.seen(), there.owner);
        return Some(words!("european-why-immune", name = name));
    }
    let never = kind == Kind::MycenaeanKnight;
    never.then(|| words!("european-why-never-captures"))
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
        Some(if way.diagonals(from).has(to) {
            words!("european-why-pawn-aside")
        } else if two == Some(to) && way.row(from) != 1 {
            words!("european-why-pawn-two")
        } else if two == Some(to) && self.sight.rolled_as(from).is_some() {
            words!("european-why-pawn-special")
        } else if (ahead == Some(to) || two == Some(to)) && self.occupied.has(to) {
            words!("european-why-pawn-ahead")
        } else if two == Some(to) {
            return in_between(from, to, self.occupied);
        } else {
            words!("european-why-pawn")
        })
    }

    fn cannon(&self, from: Square, to: Square) -> String {
        if !attacks::rook_rays(from).has(to) {
            return words!("european-why-cannon");
        }
        let over = attacks::between(from, to) & self.occupied;
        let own = over.first().and_then(|it| self.sight.man(it));
        let is_king = self.sight.man(to).is_some_and(|it| it.kind == Kind::King);
        match over.len() {
            0 => words!("european-why-cannon-none"),
            1 if is_king && own.is_none_or(|it| it.owner != self.us) => {
                words!("european-why-cannon-king")
            }
            _ => words!("european-why-cannon-more"),
        }
    }
}

fn chinese_pawn(man: Man, from: Square) -> String {
    match man.direction.row(from) >= 4 {
        true => words!("european-why-chinese-far"),
        false => words!("european-why-chinese-near"),
    }
}
