//! What became of a question that was put to the others, in words: nobody is left to guess why it
//! is gone.

use super::strip::seat_name;
use protocol::{Act, Arbiter, Asked, Entry, What};

/// What becomes of the open question of a room by its next entry, for whoever has the seat `own`;
/// nothing if it stays open, or if he sees it anyway.
pub(super) fn fate(arbiter: &Arbiter, entry: &Entry, own: Option<u8>) -> Option<String> {
    let (asked, seat) = (arbiter.asked()?, entry.seat?);
    let is_own = own == Some(seat);
    let name = seat_name(arbiter, seat);
    let what = key(asked.what);
    let whose = whose(asked, own);
    let on = match arbiter.table().campaign() {
        Some(_) => "map",
        None => "board",
    };
    match entry.act {
        Act::Answer { .. } if is_own => None,
        Act::Answer { yes: true } => {
            let granted = asked.left == [seat] && asked.what == What::TakeBack;
            granted.then(|| words!("online-agrees", name = name.as_str()))
        }
        Act::Answer { yes: false } if seat == asked.by => {
            Some(words!("online-thought-better", name = name, what = what))
        }
        Act::Answer { yes: false } => Some(words!("online-declines", name = name, what = what)),
        Act::Play { .. } if is_own => Some(words!(
            "online-gone-you",
            on = on,
            whose = whose,
            what = what
        )),
        Act::Play { .. } => Some(words!(
            "online-gone-moved",
            name = name,
            on = on,
            whose = whose,
            what = what
        )),
        Act::Leave if !is_own => Some(words!(
            "online-gone-left",
            name = name,
            whose = whose,
            what = what
        )),
        Act::Fill { .. } => Some(words!("online-gone-computer", whose = whose, what = what)),
        _ => None,
    }
}

/// What became of a question while the connection was lost, for whoever has the seat `own`.
pub(super) fn missed(before: &Arbiter, now: &Arbiter, own: Option<u8>) -> Option<String> {
    let asked = before.asked().filter(|it| Some(*it) != now.asked())?;
    let own = own.filter(|it| asked.by == *it || asked.left.contains(it))?;
    let seen = before.games() != now.games() || before.ending() != now.ending();
    let (whose, what) = (whose(asked, Some(own)), key(asked.what));
    (!seen).then(|| words!("online-gone-meanwhile", whose = whose, what = what))
}

/// Whose question it is, for messages that choose by `$whose`.
fn whose(asked: &Asked, own: Option<u8>) -> &'static str {
    match own == Some(asked.by) {
        true => "own",
        false => "other",
    }
}

/// What is asked, for messages that choose by `$what`.
pub(super) const fn key(what: What) -> &'static str {
    match what {
        What::TakeBack => "take-back",
        What::Draw => "draw",
        What::Rematch => "rematch",
        What::Resolve => "resolve",
    }
}
