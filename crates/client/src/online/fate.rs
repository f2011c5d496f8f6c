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
    let moved = match arbiter.table().campaign() {
        Some(_) => "gone on",
        None => "moved",
    };
    let thing = thing(asked, own);
    match entry.act {
        Act::Answer { .. } if is_own => None,
        Act::Answer { yes: true } => {
            let granted = asked.left == [seat] && asked.what == What::TakeBack;
            granted.then(|| format!("{name} agrees to the take-back."))
        }
        Act::Answer { yes: false } if seat == asked.by => {
            Some(format!("{name} {}.", thought_better(asked.what)))
        }
        Act::Answer { yes: false } => Some(format!("{name} declines {}.", wished(asked.what))),
        Act::Play { .. } if is_own => Some(format!("You have {moved}: {thing} is gone.")),
        Act::Play { .. } => Some(format!("{name} has {moved}: {thing} is gone.")),
        Act::Leave if !is_own => Some(format!("{name} has left: {thing} is gone.")),
        Act::Fill { .. } => Some(format!("A computer plays on: {thing} is gone.")),
        _ => None,
    }
}

/// What became of a question while the connection was lost, for whoever has the seat `own`.
pub(super) fn missed(before: &Arbiter, now: &Arbiter, own: Option<u8>) -> Option<String> {
    let asked = before.asked().filter(|it| Some(*it) != now.asked())?;
    let own = own.filter(|it| asked.by == *it || asked.left.contains(it))?;
    let seen = before.games() != now.games() || before.ending() != now.ending();
    let thing = thing(asked, Some(own));
    (!seen).then(|| format!("While there was no connection {thing} was settled."))
}

fn thing(asked: &Asked, own: Option<u8>) -> String {
    let whose = match own == Some(asked.by) {
        true => "your",
        false => "the",
    };
    let what = match asked.what {
        What::TakeBack => "wish to take back",
        What::Draw => "offer of a draw",
        What::Rematch => "wish to play again",
        What::Resolve => "wish to have the battle played out",
    };
    format!("{whose} {what}")
}

const fn wished(what: What) -> &'static str {
    match what {
        What::TakeBack => "the take-back",
        What::Draw => "the draw",
        What::Rematch => "to play again",
        What::Resolve => "to have the battle played out",
    }
}

const fn thought_better(what: What) -> &'static str {
    match what {
        What::TakeBack => "no longer asks to take back a move",
        What::Draw => "no longer offers a draw",
        What::Rematch => "no longer asks to play again",
        What::Resolve => "no longer asks to have the battle played out",
    }
}
