//! Marks laid on squares, and the King's power badges.

use std::path::Path;

use crate::canvas::Canvas;
use crate::{Error, svg};

/// Cell size of the marks atlas in pixels.
pub const CELL: u32 = 128;
/// Cell size of the powers atlas in pixels.
pub const POWER_CELL: u32 = 64;
/// Columns of the powers atlas.
pub const POWERS: [&str; 3] = ["rook", "bishop", "knight"];
/// Rows of the powers atlas.
pub const POWER_STATES: [&str; 2] = ["lit", "out"];

macro_rules! marks {
    ($($name:literal),+ $(,)?) => {
        /// Columns of the marks atlas.
        pub const NAMES: [&str; 12] = [$($name),+];
        const SOURCES: [&str; 12] = [$(include_str!(concat!("../svg/marks/", $name, ".svg"))),+];
    };
}

marks![
    "selected",
    "last_move",
    "quiet_goal",
    "capture_goal",
    "check",
    "threat",
    "cursor",
    "drop_goal",
    "phantom",
    "last_of_type",
    "shot_goal",
    "hint",
];

/// What each badge shows, in a 64 px square.
const CHARGES: [&str; 3] = [
    r#"<path d="M19 14 H25.5 V19 H29 V14 H35 V19 H38.5 V14 H45 V24 L40.5 28 L42 42 H22 L23.5 28 L19 24 Z M18 44 H46 V50 H18 Z"/>"#,
    r#"<path fill-rule="evenodd" d="M32 16 C38 21 43 27 43 33.5 C43 38 40.5 40.5 38 42 H26 C23.5 40.5 21 38 21 33.5 C21 27 26 21 32 16 Z M33.5 33.5 L39 25 L41 28 L36 35.5 Z"/><circle cx="32" cy="13.5" r="3"/><path d="M18 44 H46 V50 H18 Z"/>"#,
    r#"<path fill-rule="evenodd" d="M26 12 L32 17 C41 18 46.5 26 45 42 H25 C25 36 31 33.5 32.5 29 C29 31.5 26 31 23.5 34 C21 36.5 17 35 17.5 31 C18.5 26 23 23 25 18.5 Z M28 22.5 A1.9 1.9 0 1 0 31.8 22.5 A1.9 1.9 0 1 0 28 22.5 Z"/><path d="M19 44 H47 V50 H19 Z"/>"#,
];

const LIT: [(&str, &str); 9] = [
    ("high", "#fff6c4"),
    ("mid", "#f6b92f"),
    ("low", "#b36a12"),
    ("line", "#3a1f04"),
    ("ring", "#fff3b0"),
    ("charge", "#4a2204"),
    ("charge-line", "#ffe08a"),
    ("glow", "0.55"),
    ("over", ""),
];

const OUT: [(&str, &str); 9] = [
    ("high", "#8d9096"),
    ("mid", "#63666d"),
    ("low", "#3d4047"),
    ("line", "#17181c"),
    ("ring", "#8d9096"),
    ("charge", "#2f3238"),
    ("charge-line", "#777a82"),
    ("glow", "0.45"),
    (
        "over",
        r##"<path d="M34 3 L29 14 L36 22 L28 33 L36 43 L30 52 L33 61" fill="none" stroke="#17181c" stroke-width="4" stroke-linejoin="round"/><path d="M13 51 L51 13" stroke="#17181c" stroke-width="8" stroke-linecap="round"/><path d="M13 51 L51 13" stroke="#d8432f" stroke-width="4.4" stroke-linecap="round"/>"##,
    ),
];

/// Draws the marks atlas.
///
/// # Errors
/// When a source is not valid SVG.
pub fn atlas() -> Result<Canvas, Error> {
    svg::atlas(&NAMES, 1, (CELL, CELL), |column, _| {
        SOURCES[column].to_owned()
    })
}

/// Draws the powers atlas.
///
/// # Errors
/// When a source is not valid SVG.
pub fn powers() -> Result<Canvas, Error> {
    let cell = (POWER_CELL, POWER_CELL);
    svg::atlas(&POWERS, POWER_STATES.len(), cell, |column, row| {
        let drawing = [("drawing", CHARGES[column])];
        let text = svg::fill_in(include_str!("../svg/power.svg"), &drawing);
        svg::fill_in(&text, &[LIT, OUT][row])
    })
}

/// Writes the marks atlas.
///
/// # Errors
/// When a source is not valid SVG or the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    atlas()?.save(&out.join("marks/marks.png"), true)
}

/// Writes the powers atlas.
///
/// # Errors
/// When a source is not valid SVG or the file cannot be written.
pub fn write_powers(out: &Path) -> Result<(), Error> {
    powers()?.save(&out.join("pieces/powers.png"), true)
}
