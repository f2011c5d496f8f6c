//! Which actions are worth a look, and which first.

use super::sight::{king_at, worth, worth_at};
use crate::score::Points;
use rules::european::{Action, Kind, Knight, Man, Phase, Position, Seat};
use rules::{Position as _, Square, attacks};

/// What a King adds to what is won with him at first sight.
pub(super) const CROWN: Points = 4_000;

/// What an action wins at first sight; `None` for a quiet one.
pub(super) fn gain(position: &Position, action: Action) -> Option<Points> {
    match action {
        Action::Move { to, promotion, .. } => {
            let taken = position.man(to).map(|man| prize(position, to, man));
            let more = promotion.map(|kind| worth(kind) - worth(Kind::Pawn));
            match (taken, more) {
                (None, None) => None,
                _ => Some(taken.unwrap_or(0) + more.unwrap_or(0)),
            }
        }
        Action::Burn(knight) => Some(burnt(position, knight)).filter(|&gain| gain > 0),
        _ => None,
    }
}

/// What a capture wins.
fn prize(position: &Position, at: Square, man: Man) -> Points {
    let king = king_at(position, at, man).map_or(0, |_| CROWN);
    worth_at(position, at, man) + king
}

/// What a burn destroys of others', less what it costs.
fn burnt(position: &Position, knight: Square) -> Points {
    let near = attacks::king(knight) & attacks::rook_rays(knight) | knight.bitboard();
    let owner = position.man(knight).map(|man| man.owner);
    let mut sum = 0;
    for square in near {
        let Some(man) = position.man(square) else {
            continue;
        };
        let king = king_at(position, square, man);
        let points = prize(position, square, man);
        let own = Some(man.owner) == owner && king.is_none_or(|king| Some(king) == owner);
        sum += if own { -points } else { points };
    }
    sum
}

/// Appends the actions of whoever has to say something that are looked at inside the tree. What
/// hardly ever matters so soon is left out, unless there is nothing else.
///
/// Nobody else goes where the own Knight is out of sight on purpose: `secret`.
pub(super) fn list(position: &Position, me: Seat, secret: Option<Square>) -> Vec<Action> {
    let mut actions = Vec::with_capacity(64);
    position.generate(&mut actions);
    if !position.questions().is_empty() {
        return actions;
    }
    let mover = position.turn();
    let mine = mover == me;
    let wanted = |action: &Action| match *action {
        Action::Hide | Action::Show | Action::Convert(_) => false,
        Action::Load { piece, .. } => {
            let man = position.man(piece);
            mine && man.is_some_and(|man| man.owner == mover && man.kind == Kind::King)
        }
        Action::Unload { .. } => mine || *position.phase() == Phase::Open,
        Action::Burn(_) => gain(position, *action).is_some(),
        Action::Move { to, .. } => mine || Some(to) != secret || is_seen(position, me, to),
        _ => true,
    };
    if actions.iter().any(wanted) {
        actions.retain(wanted);
    }
    actions
}

/// Whether a seat's Knight there is in sight after all.
fn is_seen(position: &Position, me: Seat, at: Square) -> bool {
    !matches!(position.knight(me), Knight::Hidden(hidden, _) if hidden == at)
}

/// Where quiet moves like this one are remembered.
pub(super) fn slot(action: Action) -> Option<usize> {
    match action {
        Action::Move { from, to, .. } => Some(from.index() * 64 + to.index()),
        _ => None,
    }
}

/// What makes the move, for captures by the cheapest first.
pub(super) fn cost(position: &Position, action: Action) -> Points {
    match action {
        Action::Move { from, .. } => position.man(from).map_or(0, |man| match man.kind {
            Kind::King => 250,
            kind => worth(kind),
        }),
        _ => 0,
    }
}
