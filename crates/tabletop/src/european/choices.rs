//! What the decider may do, as he sees it.

use super::phrases::{key, list};
use super::sight::Sight;
use crate::{Choice, Place, Point, Verb};
use rules::european::{Action, Carrying, Kind, Phase, Question};
use rules::{BitBoard, Square, attacks};
use words::words;

/// An action as something to be touched or a button.
pub(super) fn choice(sight: &Sight, action: Action) -> Choice {
    let text = action.to_string();
    match action {
        Action::Move {
            from,
            to,
            promotion,
        } => {
            let verb = match sight.man(to) {
                Some(_) => Verb::Capture,
                None => Verb::Move,
            };
            let step = Choice::step(text, from.into(), to.into(), verb);
            match promotion {
                Some(kind) => shown_as(step, kind),
                None => step,
            }
        }
        Action::Place(kind, to) => Choice {
            from: Some(Place::Reserve(kind.into())),
            to: Some(to.into()),
            verb: Verb::Place,
            ..shown_as(Choice::button(text, ""), kind)
        },
        Action::Load { knight, piece } => {
            let step = Choice::step(text, knight.into(), piece.into(), Verb::Load);
            shown_as(step, sight.kind(piece))
        }
        Action::Unload { knight, kind, to } => {
            let step = Choice::step(text, knight.into(), to.into(), Verb::Place);
            shown_as(step, kind)
        }
        Action::Convert(at) => Choice {
            icon: Some(Kind::Knight.into()),
            ..at_piece(text, at, words!("european-turn-into-knight"))
        },
        Action::Burn(knight) => Choice {
            asks: Some(burns(sight, knight)),
            destroys: burnt(sight, knight),
            ..at_piece(text, knight, words!("european-burn"))
        },
        Action::Pick(at) => {
            let (piece, place) = (key(sight.kind(at)), at.to_string());
            point(text, at, words!("european-name", piece = piece, at = place))
        }
        Action::Keep(at) => point(text, at, words!("european-keep", at = at.to_string())),
        _ => Choice::button(text, button(sight, action)),
    }
}

fn shown_as(choice: Choice, kind: Kind) -> Choice {
    Choice {
        words: crate::Kind::from(kind).to_string(),
        icon: Some(kind.into()),
        ..choice
    }
}

/// A button while that piece is picked up.
fn at_piece(action: String, at: Square, words: String) -> Choice {
    Choice {
        from: Some(Place::Board(at.into())),
        ..Choice::button(action, words)
    }
}

/// The squares that burn with a Knight.
fn beside(knight: Square) -> BitBoard {
    attacks::king(knight) & attacks::rook_rays(knight)
}

/// Where something would go with a Knight that is burnt, as far as its owner sees.
fn burnt(sight: &Sight, knight: Square) -> Vec<Point> {
    let stands = |at: &Square| sight.man(*at).is_some();
    let beside = beside(knight).into_iter().filter(stands);
    std::iter::once(knight)
        .chain(beside)
        .map(Point::from)
        .collect()
}

/// What would go with a Knight that is burnt, as far as its owner sees.
fn burns(sight: &Sight, knight: Square) -> String {
    let us = sight.seen().turn();
    let mut own_king = false;
    let mut went = vec![words!("european-burns-knight", at = knight.to_string())];
    for (kind, owner, count) in sight.cargo(knight).iter() {
        own_king |= kind == Kind::King && owner == us;
        let kinds = list([(kind, count)].into_iter());
        went.push(words!("european-burns-inside", pieces = kinds));
    }
    for at in beside(knight) {
        let Some(man) = sight.man(at) else { continue };
        let own = man.owner == us;
        own_king |= own && man.kind == Kind::King;
        let (piece, place) = (key(man.kind), at.to_string());
        went.push(match own {
            true => words!("european-burns-own", piece = piece, at = place),
            false => words!("european-burns-other", piece = piece, at = place),
        });
    }
    let things = went.join(", ");
    match own_king {
        true => words!("european-burns-king", things = things),
        false => words!("european-burns", things = things),
    }
}

/// Done by touching that piece.
fn point(action: String, at: Square, words: String) -> Choice {
    Choice {
        to: Some(at.into()),
        verb: Verb::Point,
        ..Choice::button(action, words)
    }
}

fn button(sight: &Sight, action: Action) -> String {
    match action {
        Action::End => match sight.seen().phase() {
            Phase::Busy(Carrying::Load, _) => words!("european-loading-done"),
            Phase::Busy(Carrying::Unload, _) => words!("european-unloading-done"),
            _ => words!("european-end-turn"),
        },
        Action::Hide => words!("european-hide"),
        Action::Show => words!("european-show"),
        Action::Strike => {
            let question = sight.seen().questions().first();
            let Some((_, Question::Strike(at))) = question else {
                return words!("european-strike");
            };
            let piece = key(sight.kind(*at));
            words!("european-strike-at", piece = piece, at = at.to_string())
        }
        Action::Let => words!("european-let"),
        Action::Allow => words!("european-allow"),
        Action::Refuse => words!("european-refuse"),
        Action::Roll => words!("european-roll"),
        Action::Pass => words!("european-pass"),
        _ => action.to_string(),
    }
}
