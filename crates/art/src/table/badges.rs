//! Small badges laid on a corner of a piece: each its own drawing on its own shape of disc.

use std::path::Path;

use crate::canvas::Canvas;
use crate::{Error, palette, svg};

/// Side of a cell in pixels.
pub const CELL: u32 = 64;
/// Columns of the atlas.
pub const NAMES: [&str; 9] = [
    "hidden", "weary", "carries", "named", "shielded", "done", "asks", "flag", "out",
];

/// A disc's outline and colours with what is drawn on it.
#[derive(Debug)]
struct Badge {
    outline: &'static str,
    /// Light, dark and the colour of the drawing.
    colours: [&'static str; 3],
    drawing: &'static str,
}

const ROUND: &str = "M32 4.5 A27.5 27.5 0 1 1 31.99 4.5 Z";
const SHIELD: &str =
    "M7 9 C17 11 25 9 32 4 C39 9 47 11 57 9 V30 C57 46 45 56 32 61 C19 56 7 46 7 30 Z";
const SQUARE: &str = "M14 6 H50 Q58 6 58 14 V50 Q58 58 50 58 H14 Q6 58 6 50 V14 Q6 6 14 6 Z";
const DIAMOND: &str =
    "M28 5 Q32 1.5 36 5 L59 28 Q62.5 32 59 36 L36 59 Q32 62.5 28 59 L5 36 Q1.5 32 5 28 Z";

const BADGES: [Badge; 9] = [
    // A mask.
    Badge {
        outline: ROUND,
        colours: ["#5a4a78", "#2b2142", "#f7ecd2"],
        drawing: r##"<path d="M9 24 C17 19 26 20 32 24 C38 20 47 19 55 24 C57 34 52 45 42 45 C36 45 34 38 32 38 C30 38 28 45 22 45 C12 45 7 34 9 24 Z" fill="{{ink}}"/><path d="M15 30 C19 26.5 25 27.5 28 32 C24 35.5 18 35.5 15 30 Z M49 30 C45 26.5 39 27.5 36 32 C40 35.5 46 35.5 49 30 Z" fill="{{dark}}"/>"##,
    },
    // A closed eye.
    Badge {
        outline: ROUND,
        colours: ["#d9cdb6", "#8f806a", "#2c2015"],
        drawing: r##"<g fill="none" stroke="{{ink}}" stroke-linecap="round" stroke-width="4.4"><path d="M12 29 C20 42 44 42 52 29"/><path d="M17 37 L12 43 M26.5 40.5 L24 48 M37.5 40.5 L40 48 M47 37 L52 43"/></g><path d="M33 13 H43 L34 23 H44" fill="none" stroke="{{ink}}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>"##,
    },
    // A wooden disc for a number.
    Badge {
        outline: ROUND,
        colours: ["#f5dfae", "#b98745", "#5a3510"],
        drawing: r##"<circle cx="32" cy="32" r="22" fill="none" stroke="{{ink}}" stroke-width="1.8"/><g fill="none" stroke="{{ink}}" opacity="0.3" stroke-width="1.3"><path d="M13 26 C24 22 40 28 51 24 M12 34 C24 31 42 37 52 33 M14 42 C26 39 40 44 50 40"/></g><g fill="{{ink}}"><circle cx="32" cy="7.6" r="1.7"/><circle cx="32" cy="56.4" r="1.7"/><circle cx="7.6" cy="32" r="1.7"/><circle cx="56.4" cy="32" r="1.7"/></g>"##,
    },
    // A quill.
    Badge {
        outline: ROUND,
        colours: ["#fff6da", "#dcbf86", "#2a3a7c"],
        drawing: r##"<path d="M50 10 C32 12 20 24 19 42 L23 44 C40 44 50 30 50 10 Z" fill="{{ink}}"/><path d="M45 16 C35 22 27 32 21 44 L16 53" fill="none" stroke="#fff6da" stroke-width="2.4" stroke-linecap="round"/><path d="M20.5 44 L14.5 54.5" stroke="{{ink}}" stroke-width="3.4" stroke-linecap="round"/><path d="M22 54 C28 50 34 57 44 52" fill="none" stroke="{{ink}}" stroke-width="3" stroke-linecap="round"/>"##,
    },
    // A shield.
    Badge {
        outline: SHIELD,
        colours: ["#7fb4dc", "#27557f", "#fff5d8"],
        drawing: r##"<path d="M28 15 H36 V26 H48 V34 H36 V51 H28 V34 H16 V26 H28 Z" fill="{{ink}}"/>"##,
    },
    // A tick.
    Badge {
        outline: SQUARE,
        colours: ["#8fcf86", "#2f7d44", "#fffbe6"],
        drawing: r##"<path d="M16 33 L27.5 45 L49 19" fill="none" stroke="{{ink}}" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"/>"##,
    },
    // A question.
    Badge {
        outline: DIAMOND,
        colours: ["#ffe08a", "#c98a1e", "#3a2206"],
        drawing: r##"<path d="M22.5 24 C22.5 11 43 11 42.5 24 C42 32 32 31.5 32 41" fill="none" stroke="{{ink}}" stroke-width="7" stroke-linecap="round"/><circle cx="32" cy="51" r="4.2" fill="{{ink}}"/>"##,
    },
    // A flag.
    Badge {
        outline: ROUND,
        colours: ["#fff3d2", "#dbb878", "#a3241c"],
        drawing: r##"<path d="M20 52 V13" stroke="#33210f" stroke-width="4.6" stroke-linecap="round"/><path d="M22 14 C30 10 36 18 49 14 L44 24 L49 34 C37 38 31 30 22 34 Z" fill="{{ink}}" stroke="#33210f" stroke-width="2" stroke-linejoin="round"/>"##,
    },
    // A broken crown.
    Badge {
        outline: ROUND,
        colours: ["#8d8a88", "#3f3b3a", "#f0cf6a"],
        drawing: r##"<g fill="{{ink}}" stroke="#1c1512" stroke-width="1.8" stroke-linejoin="round"><path d="M12 47 L10 20 L20 30 L27 15 L31 26 L26 33 L31 39 L27 47 Z"/><path transform="rotate(14 45 40)" d="M31 47 L35 39 L30 33 L35 25 L38 15 L45 30 L54 20 L52 47 Z"/></g>"##,
    },
];

/// Draws the atlas.
///
/// # Errors
/// When a source is not valid SVG.
pub fn atlas() -> Result<Canvas, Error> {
    svg::atlas(&NAMES, 1, (CELL, CELL), |column, _| {
        let badge = &BADGES[column];
        svg::fill_in(
            include_str!("../../svg/table/badge.svg"),
            &[
                ("drawing", badge.drawing),
                ("outline", badge.outline),
                ("light", badge.colours[0]),
                ("dark", badge.colours[1]),
                ("ink", badge.colours[2]),
            ],
        )
    })
}

/// Writes the atlas.
///
/// # Errors
/// When a source is not valid SVG or the file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    palette::save(&atlas()?, &out.join("table/badges.png"))
}
