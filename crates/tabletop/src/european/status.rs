//! What somebody is asked, in words.

use super::phrases::{called, key};
use super::sight::Sight;
use crate::capital;
use rules::Square;
use rules::european::{Carrying, Phase, Question, Seat};
use words::words;

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
            true => words!("european-ask-set-out"),
            false => words!("european-sets-out", name = subject(sight, decider)),
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
        Question::Keep if own => words!("european-ask-keep"),
        Question::Keep => words!("european-chooses-keep", name = subject(sight, seat)),
        Question::Strike(at) => words!(
            "european-ask-strike",
            piece = key(sight.kind(at)),
            owner = owner(sight, at),
            at = at.to_string()
        ),
        Question::Allow { knight, piece } if own => words!(
            "european-ask-allow",
            owner = owner(sight, knight),
            piece = key(sight.kind(piece)),
            at = piece.to_string(),
            knight = knight.to_string()
        ),
        Question::Allow { piece, .. } => wanted(sight, seat, piece),
    }
}

fn wanted(sight: &Sight, seat: Seat, piece: Square) -> String {
    let seen = sight.seen();
    words!(
        "european-asks-for",
        name = subject(sight, seen.turn()),
        of = called(seen, seat),
        piece = key(sight.kind(piece)),
        at = piece.to_string()
    )
}

fn of_phase(sight: &Sight, decider: Seat) -> String {
    let seen = sight.seen();
    match seen.phase() {
        Phase::Busy(Carrying::Load, knight) => {
            words!("european-ask-load", knight = knight.to_string())
        }
        Phase::Busy(Carrying::Unload, knight) => {
            words!("european-ask-unload", knight = knight.to_string())
        }
        Phase::Naming(1, _) => words!("european-ask-name-one"),
        Phase::Naming(most, named) if named.is_empty() => {
            words!("european-ask-name", most = *most)
        }
        Phase::Naming(most, named) => {
            words!("european-ask-name-more", count = named.len(), most = *most)
        }
        Phase::Rolled(_) => words!("european-ask-move-named"),
        Phase::Open if seen.side(decider).is_empty() && !seen.reserve(decider).is_empty() => {
            words!("european-ask-place")
        }
        Phase::Open => String::new(),
    }
}
