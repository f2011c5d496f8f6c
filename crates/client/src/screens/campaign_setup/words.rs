//! What the set-up of a campaign says and offers.

use crate::battle::Seat;
use crate::called;
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
        Seat::Human | Seat::Afar => words!("campaign-setup-second-person"),
        Seat::Computer(level) => called::computer(level),
    }
}

pub(super) fn seat_note(seat: Seat) -> String {
    match seat {
        Seat::Human => words!("campaign-setup-second-person-note"),
        Seat::Computer(level) => called::level_description(level),
        Seat::Afar => words!("setup-elsewhere-note"),
    }
}

pub(super) fn fog(on: bool) -> String {
    if on {
        words!("campaign-setup-fog-on")
    } else {
        words!("campaign-setup-fog-off")
    }
}

pub(super) fn barbarians(on: bool) -> String {
    if on {
        words!("campaign-setup-barbarians-on")
    } else {
        words!("campaign-setup-barbarians-off")
    }
}

pub(super) fn ground_name(ground: Ground) -> String {
    match ground {
        Ground::Field => words!("terrain-field"),
        Ground::River => words!("terrain-river"),
        Ground::Hill => words!("terrain-hill"),
        Ground::Forest => words!("terrain-forest"),
        Ground::Mountain => words!("campaign-setup-mountain"),
    }
}

/// What is on a square of the preview, in words.
pub(super) fn square_words(view: &View, square: ::campaign::Square) -> String {
    let Known::Seen { ground, site, .. } = view.at(square) else {
        return square.to_string();
    };
    let ground = ground_name(*ground);
    let Some(site) = site else {
        return words!(
            "campaign-setup-square",
            square = square.to_string(),
            ground = ground
        );
    };
    let site = match (site.kind, site.owner) {
        (SiteKind::Capital, Some(rules::Color::White)) => "white-capital",
        (SiteKind::Capital, _) => "black-capital",
        (kind, _) => called::site_key(kind, site.walled),
    };
    words!(
        "campaign-setup-square-site",
        square = square.to_string(),
        ground = ground,
        site = site
    )
}
