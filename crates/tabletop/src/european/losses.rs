//! What goes for good in a step, and who knows of it.

use super::phrases::livery;
use super::sight::Sight;
use crate::{Kind, Livery};
use rules::Square;
use rules::european::{self, Action, Cargo, Man, Position, Question, Seat};

/// A piece that has gone for good.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Loss {
    /// Whose it was.
    owner: Seat,
    kind: european::Kind,
    /// In whose Mycenaean Knight it was.
    carrier: Option<Seat>,
}

/// Everything that went when an action turned one position into another.
pub(super) fn losses(before: &Position, after: &Position, action: Action) -> Vec<Loss> {
    let mut losses = Vec::new();
    for (square, man) in before.men() {
        let stands = where_now(before, after, action, square);
        if stands == Now::Gone {
            losses.push(Loss {
                owner: man.owner,
                kind: man.kind,
                carrier: None,
            });
        }
        let mut cargo = before.cargo(square);
        if let Action::Unload { knight, kind, .. } = action
            && knight == square
        {
            cargo.take(kind, before.turn());
        }
        let left = match stands {
            Now::At(at) => after.cargo(at),
            _ => Cargo::EMPTY,
        };
        spill(man, &cargo, &left, &mut losses);
    }
    for seat in Seat::ALL {
        if after.is_out(seat) && !before.is_out(seat) {
            for (kind, owner, count) in before.reserve(seat).iter() {
                let loss = Loss {
                    owner,
                    kind,
                    carrier: None,
                };
                losses.extend((0..count).map(|_| loss));
            }
        }
    }
    losses
}

#[derive(PartialEq, Eq)]
enum Now {
    At(Square),
    Inside,
    Gone,
}

/// What has become of a piece.
fn where_now(before: &Position, after: &Position, action: Action, square: Square) -> Now {
    let loaded = match (action, before.questions().first()) {
        (Action::Load { piece, .. }, _) => Some(piece),
        (Action::Allow, Some((_, Question::Allow { piece, .. }))) => Some(*piece),
        _ => None,
    };
    let stays = after.man(square).is_some();
    match action {
        Action::Move { from, to, .. } if from == square => Now::At(to),
        Action::Move { to, .. } | Action::Place(_, to) | Action::Unload { to, .. }
            if to == square =>
        {
            Now::Gone
        }
        _ if stays => Now::At(square),
        _ if loaded == Some(square) => Now::Inside,
        _ => Now::Gone,
    }
}

/// What was inside and is no more; what only changed hands is.
fn spill(carrier: Man, before: &Cargo, after: &Cargo, losses: &mut Vec<Loss>) {
    let total = |cargo: &Cargo, kind| -> u32 {
        let owners = Seat::ALL.into_iter();
        owners.map(|owner| cargo.count(kind, owner)).sum()
    };
    for kind in european::Kind::ALL {
        let mut lost = total(before, kind).saturating_sub(total(after, kind));
        for owner in Seat::ALL {
            let fewer = before
                .count(kind, owner)
                .saturating_sub(after.count(kind, owner));
            let fewer = fewer.min(lost);
            lost -= fewer;
            let loss = Loss {
                owner,
                kind,
                carrier: Some(carrier.owner),
            };
            losses.extend((0..fewer).map(|_| loss));
        }
    }
}

/// What lies beside the board for a seat: what it lost, and face down what was inside its Knights
/// as far as the viewer does not know what that was. Of each step what is face down comes last, so
/// that the order does not tell which Knight it was in.
pub(super) fn tray<'a>(
    steps: impl Iterator<Item = &'a [Loss]>,
    seat: Seat,
    sight: &Sight,
) -> Vec<(Kind, Livery)> {
    let mut tray = Vec::new();
    for losses in steps {
        let known = |loss: &&Loss| {
            let carrier = loss.carrier.unwrap_or(loss.owner);
            loss.carrier.is_none() || sight.is_of(carrier) || sight.is_of(loss.owner)
        };
        let (seen, unseen): (Vec<&Loss>, Vec<&Loss>) = losses.iter().partition(known);
        let own = seen.into_iter().filter(|loss| loss.owner == seat);
        tray.extend(own.map(|loss| (loss.kind.into(), livery(seat))));
        let unseen = unseen.into_iter().filter(|loss| loss.carrier == Some(seat));
        tray.extend(unseen.map(|_| (Kind::FaceDown, livery(seat))));
    }
    tray
}
