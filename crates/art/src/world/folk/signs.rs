//! Signs beside an army or a city, and marks over a square. Each differs from the others in
//! shape, not only in colour.

use super::brush::{flame, line, shape};

/// Columns of the atlas of signs.
pub const NAMES: [&str; 23] = [
    "shaken", "spent", "riding", "alert", "order", "aside", "build", "swords", "rally", "dot",
    "selected", "cursor", "hover", "march", "ride", "attack", "join", "take", "raze", "win",
    "landing", "aim", "moved",
];

/// The drawing of a cell.
pub fn drawing(column: usize) -> String {
    match column {
        0 => badge("#f0dfae", SHAKEN),
        1 => badge("#f0dfae", SPENT),
        2 => badge("#cfe4f2", RIDING),
        3 => alert(),
        4 => badge("#d8ecc4", ORDER),
        5 => badge("#cfd6ea", ASIDE),
        6 => badge("#f3e9d4", BUILD),
        7 => swords(),
        8 => rally(),
        9 => dot(),
        10 => selected(),
        11 => cursor(),
        12 => hover(),
        13 => march(),
        14 => ride(),
        15 => attack(),
        16 => join(),
        17 => take(),
        18 => raze(),
        19 => win(),
        20 => landing(),
        21 => aim(),
        _ => badge("#e4ddcb", MOVED),
    }
}

const DARK: &str = "#33210f";

/// A crack through a shield.
const SHAKEN: &str = r##"<path d="M26 22 H74 V50 Q74 70 50 82 Q26 70 26 50 Z" fill="#c9573f" stroke="#33210f" stroke-width="5" stroke-linejoin="round"/><path d="M54 20 L43 40 L57 50 L45 66 L51 82" fill="none" stroke="#fff3d0" stroke-width="8" stroke-linejoin="round"/><path d="M54 20 L43 40 L57 50 L45 66 L51 82" fill="none" stroke="#33210f" stroke-width="4" stroke-linejoin="round"/>"##;
/// An hourglass.
const SPENT: &str = r##"<path d="M30 22 H70 M30 78 H70" stroke="#33210f" stroke-width="8" stroke-linecap="round"/><path d="M35 25 H65 C65 42 53 44 53 50 C53 56 65 58 65 75 H35 C35 58 47 56 47 50 C47 44 35 42 35 25 Z" fill="#fffaf0" stroke="#33210f" stroke-width="4.5"/><path d="M40 36 H60 L51 46 H49 Z M50 58 L62 74 H38 Z" fill="#d09a2c"/>"##;
/// A horseshoe.
const RIDING: &str = r##"<path d="M36 76 C22 52 28 24 50 24 C72 24 78 52 64 76" fill="none" stroke="#33210f" stroke-width="19" stroke-linecap="round"/><path d="M36 76 C22 52 28 24 50 24 C72 24 78 52 64 76" fill="none" stroke="#7d96ad" stroke-width="11" stroke-linecap="round"/><path d="M36 76 C22 52 28 24 50 24 C72 24 78 52 64 76" fill="none" stroke="#1d2b38" stroke-width="4" stroke-dasharray="0.1 12" stroke-linecap="round"/>"##;
/// A flag on its way.
const ORDER: &str = r##"<path d="M40 80 V20" stroke="#33210f" stroke-width="7" stroke-linecap="round"/><path d="M42 22 H76 L66 36 L76 50 H42 Z" fill="#3f8a3c" stroke="#33210f" stroke-width="4.5" stroke-linejoin="round"/><path d="M18 80 h0.1 M62 80 h0.1 M80 74 h0.1" stroke="#33210f" stroke-width="8" stroke-linecap="round"/>"##;
/// A moon.
const ASIDE: &str = r##"<path d="M62 20 A31 31 0 1 0 80 62 A26 26 0 0 1 62 20 Z" fill="#5d6fa6" stroke="#1d2440" stroke-width="4.5" stroke-linejoin="round"/><path d="M66 26 h14 l-14 16 h14" fill="none" stroke="#1d2440" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round"/>"##;
/// A hammer.
const BUILD: &str = r##"<path d="M28 78 L58 44" stroke="#33210f" stroke-width="15" stroke-linecap="round"/><path d="M28 78 L58 44" stroke="#b67b3c" stroke-width="7.5" stroke-linecap="round"/><path d="M40 28 L54 18 L80 44 L72 56 L62 48 L56 50 L48 42 L50 36 Z" fill="#8e949c" stroke="#33210f" stroke-width="4.5" stroke-linejoin="round"/><path d="M46 27 L54 22 L68 36" fill="none" stroke="#e3e7ea" stroke-width="4" stroke-linecap="round"/>"##;

/// A tick.
const MOVED: &str = r##"<path d="M24 54 L43 73 L78 29" fill="none" stroke="#33210f" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 54 L43 73 L78 29" fill="none" stroke="#8a7a5c" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>"##;

/// A round token with a drawing on it.
fn badge(paper: &str, charge: &str) -> String {
    format!(
        r##"<circle cx="52" cy="53" r="45" fill="#140d06" opacity="0.35"/><circle cx="50" cy="50" r="44" fill="{paper}" stroke="{DARK}" stroke-width="6"/><g transform="translate(50 50) scale(0.86) translate(-50 -50)">{charge}</g>"##
    )
}

fn alert() -> String {
    format!(
        r##"<path d="M50 6 L96 90 H4 Z" fill="#d8342a" stroke="#2a0610" stroke-width="6" stroke-linejoin="round"/><path d="M50 18 L86 84" stroke="#ff8a72" stroke-width="3" opacity="0.7"/>{}{}"##,
        line("M50 36 V60", "#fff6dc", 11.0),
        r##"<circle cx="50" cy="76" r="6.4" fill="#fff6dc"/>"##
    )
}

/// Two swords across each other on a burst.
fn swords() -> String {
    let blade = r##"<path d="M46 4 H54 L55 58 H45 Z" fill="#e6ebf0" stroke="#1c1a22" stroke-width="3" stroke-linejoin="round"/><path d="M50 6 V58" stroke="#9aa6b4" stroke-width="2.4"/><path d="M34 60 H66" stroke="#1c1a22" stroke-width="10" stroke-linecap="round"/><path d="M34 60 H66" stroke="#d9a23a" stroke-width="5" stroke-linecap="round"/><path d="M50 62 V80" stroke="#1c1a22" stroke-width="11" stroke-linecap="round"/><path d="M50 62 V80" stroke="#7c4a22" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="86" r="5.6" fill="#d9a23a" stroke="#1c1a22" stroke-width="3"/>"##;
    format!(
        r##"<path d="M50 2 L60 24 L82 10 L76 34 L99 42 L79 55 L94 78 L68 72 L60 97 L47 76 L24 92 L28 67 L3 62 L22 47 L6 24 L32 28 Z" fill="#ffdf8c" stroke="#b4431c" stroke-width="3.4" stroke-linejoin="round" opacity="0.92"/><g transform="rotate(45 50 50)">{blade}</g><g transform="rotate(-45 50 50)">{blade}</g>"##
    )
}

/// The flag at the end of a rally path.
fn rally() -> String {
    [
        r##"<ellipse cx="36" cy="92" rx="24" ry="6" fill="#140d06" opacity="0.4"/><ellipse cx="34" cy="90" rx="16" ry="5" fill="none" stroke="#fff6dc" stroke-width="3.4"/>"##.to_owned(),
        line("M34 90 V8", DARK, 7.0),
        line("M34 90 V8", "#e0b060", 3.0),
        shape("M36 10 C52 4 62 22 88 12 L76 29 L88 46 C62 54 54 38 36 46 Z", "#f7f0dc", 3.4),
        line("M46 20 L72 36 M72 20 L46 36", "#2f7d3a", 6.0),
    ]
    .concat()
}

/// A step of a rally path.
fn dot() -> String {
    format!(
        r##"<circle cx="50" cy="50" r="34" fill="#f7f0dc" stroke="{DARK}" stroke-width="15"/>"##
    )
}

/// A stroke with a dark edge, so that it is seen on any ground.
fn edged(path: &str, colour: &str, width: f32) -> String {
    format!(
        r##"<path d="{path}" fill="none" stroke="#1a1208" stroke-opacity="0.75" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/><path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"##,
        width + 3.2
    )
}

/// The four corners of a square, `inset` from its edges, each `arm` long.
fn corners(inset: f32, arm: f32) -> String {
    let (a, b) = (inset, 100.0 - inset);
    format!(
        "M{a} {0} V{a} H{0} M{1} {a} H{b} V{0} M{b} {1} V{b} H{1} M{0} {b} H{a} V{1}",
        a + arm,
        b - arm
    )
}

fn glow(colour: &str, opacity: f32) -> String {
    format!(
        r##"<rect x="3" y="3" width="94" height="94" rx="12" fill="{colour}" opacity="{opacity}"/>"##
    )
}

/// A ring with thorns inwards.
fn selected() -> String {
    glow("#ffd75e", 0.2)
        + r##"<rect x="4.5" y="4.5" width="91" height="91" rx="11" fill="none" stroke="#2a1803" stroke-width="8.6" opacity="0.85"/><rect x="4.5" y="4.5" width="91" height="91" rx="11" fill="none" stroke="#ffd24a" stroke-width="4"/><path d="M40 5 H60 L50 17 Z M40 95 H60 L50 83 Z M5 40 V60 L17 50 Z M95 40 V60 L83 50 Z" fill="#ffd24a" stroke="#2a1803" stroke-width="2.6" stroke-linejoin="round"/>"##
}

fn cursor() -> String {
    edged(&corners(3.5, 24.0), "#ffffff", 4.6)
}

fn hover() -> String {
    r##"<rect x="3.5" y="3.5" width="93" height="93" rx="10" fill="#fff8e4" fill-opacity="0.1" stroke="#1a1208" stroke-opacity="0.6" stroke-width="6.6"/><rect x="3.5" y="3.5" width="93" height="93" rx="10" fill="none" stroke="#fff8e4" stroke-opacity="0.85" stroke-width="2.2"/>"##.to_owned()
}

/// A ring with a disc: a step.
fn march() -> String {
    glow("#c8ee8a", 0.2)
        + r##"<circle cx="50" cy="50" r="15" fill="#c9f08a" stroke="#1a2a08" stroke-width="4.4" opacity="0.95"/><circle cx="50" cy="50" r="6" fill="#3f7a1e"/>"##
}

/// A double chevron in a diamond: two steps at once.
fn ride() -> String {
    glow("#8fd8f4", 0.18)
        + r##"<path d="M50 26 L74 50 L50 74 L26 50 Z" fill="#9fe0f6" stroke="#08263a" stroke-width="4.4" stroke-linejoin="round" opacity="0.95"/>"##
        + &line("M38 54 L50 44 L62 54 M40 64 L50 55 L60 64", "#0d4a6b", 4.6)
}

/// Red corners pointing inwards.
fn attack() -> String {
    glow("#ff5a3c", 0.2)
        + &edged(
            "M5 22 V5 H22 M78 5 H95 V22 M95 78 V95 H78 M22 95 H5 V78",
            "#ff4a34",
            6.0,
        )
        + &edged(
            "M11 11 L23 23 M89 11 L77 23 M89 89 L77 77 M11 89 L23 77",
            "#ffd0b8",
            4.6,
        )
}

/// A cross in a ring: more of the own.
fn join() -> String {
    glow("#ffe08a", 0.16)
        + r##"<circle cx="86" cy="56" r="13" fill="#ffe08a" stroke="#3a2404" stroke-width="4"/>"##
        + &line("M86 48.5 V63.5 M78.5 56 H93.5", "#3a2404", 4.4)
        + &edged(&corners(5.0, 13.0), "#ffe08a", 3.6)
}

/// A raised flag at the edge.
fn take() -> String {
    glow("#fff0b0", 0.18)
        + &edged(&corners(5.0, 13.0), "#fff0b0", 3.6)
        + &line("M76 70 V41", "#33210f", 5.4)
        + &shape("M77 41 H97 L91 48.5 L97 56 H77 Z", "#ffcf3d", 2.6)
}

/// A torch at the edge.
fn raze() -> String {
    glow("#ffb070", 0.18)
        + &edged(&corners(5.0, 13.0), "#ffb070", 3.6)
        + &line("M84 70 V58", "#33210f", 6.4)
        + &flame(84.0, 60.0, 24.0)
}

/// A crown: the capital falls.
fn win() -> String {
    glow("#ffd24a", 0.26)
        + &edged(&corners(4.5, 20.0), "#ffd24a", 5.0)
        + &shape(
            "M63 68 L59 45 L69 54 L77 39 L85 54 L95 45 L91 68 Z",
            "#ffcf3d",
            2.8,
        )
        + &line("M64 63 H90", "#a9691a", 2.6)
}

/// An arrow down onto a ring.
fn landing() -> String {
    glow("#d9b8ff", 0.22)
        + r##"<ellipse cx="50" cy="70" rx="30" ry="13" fill="none" stroke="#1f0f38" stroke-width="8"/><ellipse cx="50" cy="70" rx="30" ry="13" fill="none" stroke="#dcbcff" stroke-width="4.4"/>"##
        + &shape("M43 14 H57 V42 H70 L50 66 L30 42 H43 Z", "#dcbcff", 3.6)
}

/// A ring of dashes with a flag in it.
fn aim() -> String {
    r##"<circle cx="50" cy="50" r="41" fill="#f7f0dc" fill-opacity="0.16" stroke="#1a1208" stroke-opacity="0.7" stroke-width="7"/><circle cx="50" cy="50" r="41" fill="none" stroke="#f7f0dc" stroke-width="3.8" stroke-dasharray="13 8.5"/>"##.to_owned()
        + &line("M42 72 V26", "#33210f", 7.0)
        + &line("M42 72 V26", "#e0b060", 3.0)
        + &shape("M44 27 H70 L62 37 L70 47 H44 Z", "#3f8a3c", 3.0)
}
