//! The piece set: seven pieces in four colour schemes, from the SVG sources in `svg/pieces`.

use std::path::Path;

use resvg::tiny_skia::Pixmap;

use crate::canvas::{Canvas, Rgb};
use crate::{Error, paint, svg};

/// Cell sizes of the atlases, in pixels.
pub const CELLS: [u32; 3] = [48, 96, 192];
/// Columns of the atlases.
pub const NAMES: [&str; 7] = ["pawn", "knight", "bishop", "rook", "queen", "king", "tower"];
/// Rows of the atlases.
pub const SCHEMES: [&str; 4] = ["ivory", "indigo", "crimson", "green"];

const TEMPLATE: &str = include_str!("../svg/piece.svg");

const PART: &str = include_str!("../svg/part.svg");

const DRAWINGS: [&str; 7] = [
    include_str!("../svg/pieces/pawn.svg"),
    include_str!("../svg/pieces/knight.svg"),
    include_str!("../svg/pieces/bishop.svg"),
    include_str!("../svg/pieces/rook.svg"),
    include_str!("../svg/pieces/queen.svg"),
    include_str!("../svg/pieces/king.svg"),
    include_str!("../svg/pieces/tower.svg"),
];

/// A drawing in parts, and how it stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Figure {
    /// SVG groups as in `svg/pieces`.
    pub drawing: &'static str,
    /// How wide its plinth is, 1 as usual.
    pub width: f32,
    /// Where its scheme's pattern begins, in hundredths of the cell.
    pub band: &'static str,
}

/// How wide each piece's plinth is, and where its scheme's pattern begins (in hundredths of the cell).
const STANCE: [(f32, &str); 7] = [
    (0.9, "57"),
    (1.04, "60"),
    (0.98, "58"),
    (1.04, "46"),
    (1.04, "53"),
    (1.08, "57"),
    (1.2, "49"),
];

/// One colour scheme: values for the template, with its own plinth shape and pattern.
pub(crate) const VALUES: [[(&str, &str); 13]; 4] = [
    [
        ("high", "#fffdf4"),
        ("light", "#f8eed6"),
        ("mid", "#ead8b4"),
        ("dark", "#ab8957"),
        ("line", "#33210f"),
        ("rim", "#ffffff"),
        ("accent", "#b8862f"),
        ("halo", "#1e1206"),
        ("halo-opacity", "0.5"),
        ("plinth-dark", "#c79b52"),
        (
            "plinth",
            "M25 84 H75 C77 84 77.5 87 78.5 89.5 C79.5 92 78 93.5 75 93.5 H25 C22 93.5 20.5 92 21.5 89.5 C22.5 87 23 84 25 84 Z",
        ),
        (
            "plinth-trim",
            r##"<path d="M10 89.3 H90" stroke="#8a5f22" stroke-width="1.3"/>"##,
        ),
        ("pattern", ""),
    ],
    [
        ("high", "#a2adea"),
        ("light", "#525dab"),
        ("mid", "#2e3573"),
        ("dark", "#121334"),
        ("line", "#090918"),
        ("rim", "#d3dbff"),
        ("accent", "#cfd8ff"),
        ("halo", "#f3ead2"),
        ("halo-opacity", "0.6"),
        ("plinth-dark", "#24275a"),
        ("plinth", "M25 84 H75 V88.4 H81 V93.5 H19 V88.4 H25 Z"),
        (
            "plinth-trim",
            r##"<path d="M10 89.6 H90" stroke="#cfd8ff" stroke-width="1.5"/>"##,
        ),
        (
            "pattern",
            r##"<path d="M0 64 L50 69.5 L100 64 M0 69 L50 74.5 L100 69" fill="none" stroke="#cfd8ff" stroke-width="2.1" opacity="0.85"/>"##,
        ),
    ],
    [
        ("high", "#f0a793"),
        ("light", "#bf3f40"),
        ("mid", "#94202e"),
        ("dark", "#480a18"),
        ("line", "#2a0610"),
        ("rim", "#ffe0d2"),
        ("accent", "#ffdf9a"),
        ("halo", "#f6ead0"),
        ("halo-opacity", "0.5"),
        ("plinth-dark", "#5f1220"),
        (
            "plinth",
            "M21 84 H79 V88.3 H78.5 A5.2 5.2 0 0 1 68 88.3 H55.2 A5.2 5.2 0 0 1 44.8 88.3 H32 A5.2 5.2 0 0 1 21.5 88.3 H21 Z",
        ),
        (
            "plinth-trim",
            r##"<path d="M10 88.3 H90" stroke="#ffdf9a" stroke-width="1.2"/>"##,
        ),
        (
            "pattern",
            r##"<path d="M-10 80 L40 30 M2 80 L52 30 M14 80 L64 30 M26 80 L76 30 M38 80 L88 30 M50 80 L100 30 M62 80 L112 30 M74 80 L124 30" stroke="#ffdf9a" stroke-width="2.3" opacity="0.62"/>"##,
        ),
    ],
    [
        ("high", "#e6f9d6"),
        ("light", "#a3e0a6"),
        ("mid", "#68bd80"),
        ("dark", "#1f6b45"),
        ("line", "#06200f"),
        ("rim", "#efffe0"),
        ("accent", "#f4eaa6"),
        ("halo", "#f6f0d0"),
        ("halo-opacity", "0.5"),
        ("plinth-dark", "#3d9063"),
        (
            "plinth",
            "M17.5 84 H82.5 C81 90 75 93.5 68 93.5 H32 C25 93.5 19 90 17.5 84 Z",
        ),
        (
            "plinth-trim",
            r##"<path d="M10 88.8 H90" stroke="#0b3d22" stroke-width="1.9" stroke-dasharray="1.9 4.2" stroke-linecap="round"/>"##,
        ),
        (
            "pattern",
            r##"<path d="M5 61.5 H95 M1.5 67 H95 M5 72.5 H95" stroke="#0b4a28" stroke-width="3.3" stroke-dasharray="0.01 7" stroke-linecap="round" opacity="0.85"/>"##,
        ),
    ],
];

/// Each part of a drawing, back to front, turned and lit by itself; a part is one line of the group `parts`.
fn parts(drawing: &str) -> String {
    drawing
        .lines()
        .skip_while(|line| !line.contains(r#"id="parts""#))
        .skip(1)
        .take_while(|line| !line.contains("</g>"))
        .enumerate()
        .map(|(n, part)| {
            let anonymous = part.replacen(" id=", " class=", 1);
            svg::fill_in(PART, &[("part", &anonymous), ("n", &n.to_string())])
        })
        .collect()
}

/// The drawing of a piece (index into [`NAMES`]) and how it stands.
pub(crate) fn figure(piece: usize) -> Figure {
    let (width, band) = STANCE[piece % 7];
    Figure {
        drawing: DRAWINGS[piece % 7],
        width,
        band,
    }
}

/// The whole SVG text of a piece (index into [`NAMES`]) in a scheme (index into [`SCHEMES`]).
#[must_use]
pub fn source(piece: usize, scheme: usize) -> String {
    compose(&figure(piece), &VALUES[scheme % 4])
}

/// The whole SVG text of a figure with the given values for the template.
pub(crate) fn compose(figure: &Figure, values: &[(&str, &str)]) -> String {
    let Figure {
        drawing,
        width,
        band,
    } = *figure;
    let has = |id: &str| drawing.contains(&format!("<g id=\"{id}\""));
    let layer = |id: &str, style: &str| {
        if has(id) {
            format!(r##"<use xlink:href="#{id}" {style}/>"##)
        } else {
            String::new()
        }
    };
    let over = [
        ("shades", r#"fill="{{dark}}" opacity="0.45""#),
        (
            "lines",
            r#"fill="none" stroke="{{line}}" stroke-width="1.2" opacity="0.55""#,
        ),
        (
            "arches",
            r##"fill="none" stroke="#f2bb3c" stroke-width="2.2" stroke-linecap="round""##,
        ),
        (
            "gold",
            r#"fill="url(#golden)" stroke="{{line}}" stroke-width="1.5" stroke-linejoin="round""#,
        ),
        ("jewels", r#"stroke="{{line}}" stroke-width="0.6""#),
        ("holes", r#"fill="{{line}}""#),
        ("flame", ""),
    ]
    .map(|(id, style)| layer(id, style))
    .concat();
    let gold_outline = layer(
        "gold",
        r#"fill="none" stroke="{{line}}" stroke-width="4.2" stroke-linejoin="round""#,
    );
    let text = svg::fill_in(
        TEMPLATE,
        &[
            ("drawing", drawing),
            ("over", &over),
            ("gold-outline", &gold_outline),
            ("turned-parts", &parts(drawing)),
            ("crown-halo", &layer("gold", "")),
            ("band", band),
            (
                "widen",
                &format!("translate({} 0) scale({width} 1)", 50.0 * (1.0 - width)),
            ),
        ],
    );
    svg::fill_in(&text, values)
}

/// Draws one piece `side` pixels high and wide.
///
/// # Errors
/// When the source is not valid SVG.
pub fn draw(piece: usize, scheme: usize, side: u32) -> Result<Pixmap, Error> {
    svg::draw(NAMES[piece % 7], &source(piece, scheme), side, side)
}

/// Draws the atlas with cells of `cell` pixels.
///
/// # Errors
/// When a source is not valid SVG.
pub fn atlas(cell: u32) -> Result<Canvas, Error> {
    svg::atlas(&NAMES, SCHEMES.len(), (cell, cell), source)
}

/// Writes the atlases of all sizes.
///
/// # Errors
/// When a source is not valid SVG or a file cannot be written.
pub fn write(out: &Path) -> Result<(), Error> {
    CELLS.iter().try_for_each(|&cell| {
        atlas(cell)?.save(&out.join(format!("pieces/pieces_{cell}.png")), true)
    })
}

/// Writes the window icon: the ivory King on a chequered shield.
///
/// # Errors
/// When a source is not valid SVG or the file cannot be written.
pub fn write_icon(out: &Path) -> Result<(), Error> {
    let shield = svg::draw("icon", include_str!("../svg/icon.svg"), 256, 256)?;
    let king = draw(5, 0, 196)?;
    let mut canvas = Canvas::new(256, 256);
    canvas.stamp(&shield, 0, 0, 1.0);
    paint::blot(
        &mut canvas,
        130.0,
        196.0,
        (80.0, 26.0),
        Rgb::hex(0x140c04),
        0.4,
    );
    canvas.stamp(&king, 30, 18, 1.0);
    canvas.save(&out.join("icon.png"), true)
}
