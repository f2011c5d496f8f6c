//! What the set-up of a campaign says and offers.

use crate::battle::Seat;
use ::campaign::world::{Ground, SiteKind};
use ::campaign::{Known, View};
use engine::Level;

/// Who may play Black: the computer from its weakest level on, then a second person.
pub(super) fn seats() -> Vec<Seat> {
    Level::ALL
        .map(Seat::Computer)
        .into_iter()
        .chain([Seat::Human])
        .collect()
}

pub(super) fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::Human | Seat::Afar => "A second person".into(),
        Seat::Computer(level) => format!("Computer: {}", level.name()),
    }
}

pub(super) const fn seat_note(seat: Seat) -> &'static str {
    match seat {
        Seat::Human => "Two people share this screen; it is covered while it changes hands.",
        Seat::Computer(level) => level.description(),
        Seat::Afar => "Moves at another screen.",
    }
}

pub(super) const fn fog(on: bool) -> &'static str {
    if on {
        "You see what your own people see, and so does your opponent: send out scouts."
    } else {
        "Both kingdoms see the whole world and each other's means."
    }
}

pub(super) const fn barbarians(on: bool) -> &'static str {
    if on {
        "Warbands from camps raid both kingdoms. They sack cities and can be wiped out."
    } else {
        "Nobody but the two kingdoms."
    }
}

pub(super) const fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Field => "Field",
        Ground::River => "River",
        Ground::Hill => "Hill",
        Ground::Forest => "Forest",
        Ground::Mountain => "Mountain",
    }
}

/// What is on a square of the preview, in words.
pub(super) fn square_words(view: &View, square: ::campaign::Square) -> String {
    let Known::Seen { ground, site, .. } = view.at(square) else {
        return square.to_string();
    };
    let ground = ground_name(*ground);
    let Some(site) = site else {
        return format!("{square}: {ground}");
    };
    let what = match site.kind {
        SiteKind::City if site.walled => "walled city".to_owned(),
        kind => kind.name().to_owned(),
    };
    let whose = match (site.kind, site.owner) {
        (SiteKind::Capital, Some(rules::Color::White)) => "White's ",
        (SiteKind::Capital, _) => "Black's ",
        _ => "a ",
    };
    format!("{square}: {ground}, {whose}{what}")
}
