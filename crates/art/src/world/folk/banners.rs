//! What tells an army's kingdom: its banner, the streamer of riders, the plinth with its figures.

use super::brush::{flag, line, shadow};
use super::colours::{BANNERS, Colours};

/// Columns of the atlas of banners.
pub const NAMES: [&str; 3] = ["banner", "streamer", "plinth"];

/// The drawing of a cell.
pub fn drawing(column: usize, row: usize) -> String {
    let c = &BANNERS[row % BANNERS.len()];
    match column {
        0 => flag(30.0, 96.0, 6.0, 56.0, 38.0, c),
        1 => streamer(c),
        _ => plinth(c),
    }
}

/// Two long tails at a lance: riders.
fn streamer(c: &Colours) -> String {
    let tails = "M30 10 C48 4 60 18 92 9 L78 19 L92 27 C64 32 50 22 30 30 Z";
    [
        line("M30 97 V8", c.line, 5.0),
        line("M30 97 V8", "#c08a3e", 2.2),
        format!(
            r##"<path d="M25.5 10 L30 -1 L34.5 10 Z" fill="#e8e6e0" stroke="{0}" stroke-width="1.6"/><path d="{tails}" fill="{1}" stroke="{0}" stroke-width="3" stroke-linejoin="round"/><path d="M31 17 C50 12 62 23 82 17" fill="none" stroke="{2}" stroke-width="3.4"/>"##,
            c.line, c.mid, c.accent
        ),
    ]
    .concat()
}

/// The plate under an army, with room for its figures.
fn plinth(c: &Colours) -> String {
    let Colours {
        line,
        plaque,
        accent,
        plinth,
        ..
    } = c;
    let plate = format!(
        r#"<g transform="translate(50 50)"><path d="{plinth}" fill="{plaque}" stroke="{line}" stroke-width="3.4" stroke-linejoin="round"/><path d="{plinth}" transform="scale(0.93 0.8)" fill="none" stroke="{accent}" stroke-width="1.6" opacity="0.75"/></g>"#
    );
    shadow(53.0, 58.0, 47.0, 16.0) + &plate
}
