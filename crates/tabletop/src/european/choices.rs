//! What the decider may do, as he sees it.

use super::sight::Sight;
use super::words::list;
use crate::{Choice, Place, Point, Verb};
use rules::european::{Action, Carrying, Kind, Phase, Question};
use rules::{BitBoard, Square, attacks};

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
            ..at_piece(text, at, "Turn into a Knight")
        },
        Action::Burn(knight) => Choice {
            asks: Some(burns(sight, knight)),
            destroys: burnt(sight, knight),
            ..at_piece(text, knight, "Burn it with all inside and beside it")
        },
        Action::Pick(at) => point(text, at, format!("Name the {} on {at}", sight.kind(at))),
        Action::Keep(at) => point(text, at, format!("Keep the Knight on {at}")),
        _ => Choice::button(text, button(sight, action)),
    }
}

fn shown_as(choice: Choice, kind: Kind) -> Choice {
    Choice {
        words: kind.to_string(),
        icon: Some(kind.into()),
        ..choice
    }
}

/// A button while that piece is picked up.
fn at_piece(action: String, at: Square, words: &str) -> Choice {
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
    let mut went = vec![format!("the Knight on {knight}")];
    for (kind, owner, count) in sight.cargo(knight).iter() {
        own_king |= kind == Kind::King && owner == us;
        let kinds = list([(kind, count)].into_iter());
        went.push(format!("{kinds} inside"));
    }
    for at in beside(knight) {
        let Some(man) = sight.man(at) else { continue };
        let own = man.owner == us;
        own_king |= own && man.kind == Kind::King;
        let whose = if own { "your own " } else { "" };
        went.push(format!("{whose}{} on {at}", man.kind));
    }
    let end = match own_king {
        true => " Without its King your army is defeated.",
        false => "",
    };
    format!("Gone for good: {}.{end}", went.join(", "))
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
    let words = match action {
        Action::End => match sight.seen().phase() {
            Phase::Busy(Carrying::Load, _) => "Loading is done",
            Phase::Busy(Carrying::Unload, _) => "Unloading is done",
            _ => "End the turn",
        },
        Action::Hide => "Hide the Knight",
        Action::Show => "Show the Knight",
        Action::Strike => {
            let question = sight.seen().questions().first();
            let Some((_, Question::Strike(at))) = question else {
                return "Strike".to_owned();
            };
            return format!("Strike: take the {} on {at}", sight.kind(*at));
        }
        Action::Let => "Let it pass",
        Action::Allow => "Allow it",
        Action::Refuse => "Refuse",
        Action::Roll => "Roll the dice",
        Action::Pass => "Pass",
        _ => return action.to_string(),
    };
    words.to_owned()
}
