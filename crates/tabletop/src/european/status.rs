//! What somebody is asked, in words.

use super::sight::Sight;
use super::words::{called, number};
use crate::capital;
use rules::Square;
use rules::european::{Carrying, Phase, Question, Seat};

/// What is to be decided where it is not simply a move: said to the decider himself, or to others
/// about him.
pub(super) fn status(sight: &Sight) -> String {
    let seen = sight.seen();
    let Some(decider) = sight.decider() else {
        // A Guild is asked whether to strike, of which nothing is said.
        return String::new();
    };
    let own = sight.is_of(decider);
    if sight.setting_out() == Some(decider) {
        return match own {
            true => "Put your pieces into your Knights: touch a piece, then a Knight; touch a full Knight to \
                 empty it".to_owned(),
            false => format!("{} fills its Knights in secret", subject(sight, decider)),
        };
    }
    match (seen.questions().first(), sight.wanted()) {
        (Some(&(seat, question)), _) => asked(sight, seat, question, own),
        (None, Some((seat, piece))) => wanted(sight, seat, piece),
        (None, None) if own => of_phase(sight, decider),
        (None, None) => String::new(),
    }
}

fn owner(sight: &Sight, at: Square) -> String {
    let owner = sight.man(at).map(|man| man.owner);
    owner.map_or(String::new(), |seat| called(sight.seen(), seat))
}

/// An army at the beginning of a sentence.
fn subject(sight: &Sight, seat: Seat) -> String {
    capital(&called(sight.seen(), seat))
}

fn asked(sight: &Sight, seat: Seat, question: Question, own: bool) -> String {
    match question {
        Question::Keep if own => "You may have only one Knight: which one do you keep?".to_owned(),
        Question::Keep => format!("{} chooses which Knight to keep", subject(sight, seat)),
        Question::Strike(at) => format!(
            "Strike with your hidden Knight? A {} of {} has passed over it and stands on {at}",
            sight.kind(at),
            owner(sight, at)
        ),
        Question::Allow { knight, piece } if own => format!(
            "May {} take your {} on {piece} into its Knight on {knight}?",
            owner(sight, knight),
            sight.kind(piece)
        ),
        Question::Allow { piece, .. } => wanted(sight, seat, piece),
    }
}

fn wanted(sight: &Sight, seat: Seat, piece: Square) -> String {
    let seen = sight.seen();
    format!(
        "{} asks {} for its {} on {piece}",
        subject(sight, seen.turn()),
        called(seen, seat),
        sight.kind(piece)
    )
}

fn of_phase(sight: &Sight, decider: Seat) -> String {
    let seen = sight.seen();
    match seen.phase() {
        Phase::Busy(Carrying::Load, knight) => {
            format!("Load more into the Knight on {knight}, or say that it is done")
        }
        Phase::Busy(Carrying::Unload, knight) => {
            format!("Unload more from the Knight on {knight}, or say that it is done")
        }
        Phase::Naming(1, _) => "A special turn: name the piece that is to move".to_owned(),
        Phase::Naming(up_to, named) if named.is_empty() => {
            format!("A special turn: name up to {} pieces", number(*up_to))
        }
        Phase::Naming(up_to, named) => format!(
            "A special turn: {} of {} pieces named; name more or roll the dice",
            number(named.len() as u8),
            number(*up_to)
        ),
        Phase::Rolled(_) => {
            "Move each named piece once as the dice say, or end the turn".to_owned()
        }
        Phase::Open if seen.side(decider).is_empty() && !seen.reserve(decider).is_empty() => {
            "Place a piece of your reserve".to_owned()
        }
        Phase::Open => String::new(),
    }
}
