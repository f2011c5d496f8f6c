//! The colours, plinths and patterns of the men: no two rows share a plinth or a pattern.

/// Values for the template of the pieces.
pub type Values = [(&'static str, &'static str); 13];

/// Black as ebony, on the stepped plinth of the dark side.
pub const EBONY: Values = [
    ("high", "#a3917f"),
    ("light", "#5a4a3f"),
    ("mid", "#352a24"),
    ("dark", "#120c09"),
    ("line", "#0a0605"),
    ("rim", "#e6d6bf"),
    ("accent", "#e3cfa8"),
    ("halo", "#f3ead2"),
    ("halo-opacity", "0.6"),
    ("plinth-dark", "#2a201b"),
    ("plinth", "M25 84 H75 V88.4 H81 V93.5 H19 V88.4 H25 Z"),
    (
        "plinth-trim",
        r##"<path d="M10 89.6 H90" stroke="#e3cfa8" stroke-width="1.5"/>"##,
    ),
    (
        "pattern",
        r##"<path d="M0 64 L50 69.5 L100 64 M0 69 L50 74.5 L100 69" fill="none" stroke="#e3cfa8" stroke-width="2.1" opacity="0.85"/>"##,
    ),
];

/// Ochre with dark dots, on a plinth with pointed ends.
pub const OCHRE: Values = [
    ("high", "#fff2b4"),
    ("light", "#f6cb4f"),
    ("mid", "#e0a024"),
    ("dark", "#82510c"),
    ("line", "#2e1a04"),
    ("rim", "#fff9d8"),
    ("accent", "#6d3d08"),
    ("halo", "#f6ead0"),
    ("halo-opacity", "0.5"),
    ("plinth-dark", "#a36a12"),
    (
        "plinth",
        "M24 84 H76 L83.5 88.75 L76 93.5 H24 L16.5 88.75 Z",
    ),
    (
        "plinth-trim",
        r##"<path d="M10 88.8 H90" stroke="#4a2804" stroke-width="2.4" stroke-dasharray="0.01 5.4" stroke-linecap="round"/>"##,
    ),
    (
        "pattern",
        r##"<path d="M5 61.5 H95 M1.5 67 H95 M5 72.5 H95" stroke="#5c3206" stroke-width="3.5" stroke-dasharray="0.01 7" stroke-linecap="round" opacity="0.9"/>"##,
    ),
];

/// Teal with waves, on a plinth cut in waves.
pub const TEAL: Values = [
    ("high", "#c8f6f1"),
    ("light", "#4fb9c3"),
    ("mid", "#1b8397"),
    ("dark", "#093a4c"),
    ("line", "#04181f"),
    ("rim", "#e2fffb"),
    ("accent", "#d6fbf3"),
    ("halo", "#f6f0d8"),
    ("halo-opacity", "0.5"),
    ("plinth-dark", "#10566a"),
    (
        "plinth",
        "M21 84 H79 C84 86 84 91.5 79 93.5 C76 94.4 74 91 70.3 91 C66.6 91 64.6 94.4 60.9 94.4 C57.2 94.4 54.7 91 50 91 C45.3 91 42.8 94.4 39.1 94.4 C35.4 94.4 33.4 91 29.7 91 C26 91 24 94.4 21 93.5 C16 91.5 16 86 21 84 Z",
    ),
    (
        "plinth-trim",
        r##"<path d="M10 88 H90" stroke="#d6fbf3" stroke-width="1.4"/>"##,
    ),
    (
        "pattern",
        r##"<path d="M0 62.5 q5 -4.4 10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 M0 70 q5 -4.4 10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0 t10 0" fill="none" stroke="#d6fbf3" stroke-width="2.5" opacity="0.85"/>"##,
    ),
];

/// Violet with upright bars, on a plinth that widens to a broad sole.
pub const VIOLET: Values = [
    ("high", "#eed6ff"),
    ("light", "#ab78d8"),
    ("mid", "#7541ab"),
    ("dark", "#331659"),
    ("line", "#14062a"),
    ("rim", "#f7e8ff"),
    ("accent", "#f5cfee"),
    ("halo", "#f6ecd8"),
    ("halo-opacity", "0.55"),
    ("plinth-dark", "#4d2678"),
    ("plinth", "M27 84 H73 L83 93.5 H17 Z"),
    (
        "plinth-trim",
        r##"<path d="M10 88.9 H90" stroke="#f5cfee" stroke-width="3.6" stroke-dasharray="1.7 4.3"/>"##,
    ),
    (
        "pattern",
        r##"<path d="M4 40 V80 M12 40 V80 M20 40 V80 M28 40 V80 M36 40 V80 M44 40 V80 M52 40 V80 M60 40 V80 M68 40 V80 M76 40 V80 M84 40 V80 M92 40 V80" stroke="#f5cfee" stroke-width="2.6" opacity="0.7"/>"##,
    ),
];

/// Copper in the sun, with rays, on a bowl of a plinth.
pub const COPPER: Values = [
    ("high", "#ffe9bf"),
    ("light", "#f7ac57"),
    ("mid", "#cf6a2a"),
    ("dark", "#6f2a0c"),
    ("line", "#2b0f04"),
    ("rim", "#fff4d6"),
    ("accent", "#fff0b0"),
    ("halo", "#fbeecb"),
    ("halo-opacity", "0.5"),
    ("plinth-dark", "#8f3f14"),
    (
        "plinth",
        "M17.5 84 H82.5 C81 90 75 93.5 68 93.5 H32 C25 93.5 19 90 17.5 84 Z",
    ),
    (
        "plinth-trim",
        r##"<path d="M20 92 L26 85.6 L32 92 L38 85.6 L44 92 L50 85.6 L56 92 L62 85.6 L68 92 L74 85.6 L80 92" fill="none" stroke="#fff0b0" stroke-width="1.3"/>"##,
    ),
    (
        "pattern",
        r##"<path d="M50 78 L4 44 M50 78 L18 34 M50 78 L34 30 M50 78 V30 M50 78 L66 30 M50 78 L82 34 M50 78 L96 44 M50 78 L0 60 M50 78 L100 60" stroke="#fff0b0" stroke-width="2.2" opacity="0.7"/>"##,
    ),
];

/// Steel and silver, with ice-sharp zigzags, on a plinth of facets.
pub const STEEL: Values = [
    ("high", "#f2f8ff"),
    ("light", "#a9bfd9"),
    ("mid", "#6884a8"),
    ("dark", "#263a58"),
    ("line", "#0b1422"),
    ("rim", "#ffffff"),
    ("accent", "#f4faff"),
    ("halo", "#f3f0e4"),
    ("halo-opacity", "0.5"),
    ("plinth-dark", "#3c5374"),
    (
        "plinth",
        "M21 84 H79 L81.5 88 L74 93.5 H62 L56 90.6 L50 93.5 L44 90.6 L38 93.5 H26 L18.5 88 Z",
    ),
    (
        "plinth-trim",
        r##"<path d="M10 87.9 H90" stroke="#f4faff" stroke-width="1.3"/>"##,
    ),
    (
        "pattern",
        r##"<path d="M0 70 L6 62 L12 70 L18 62 L24 70 L30 62 L36 70 L42 62 L48 70 L54 62 L60 70 L66 62 L72 70 L78 62 L84 70 L90 62 L96 70" fill="none" stroke="#f4faff" stroke-width="2.2" opacity="0.9"/><path d="M0 76 L6 68 L12 76 L18 68 L24 76 L30 68 L36 76 L42 68 L48 76 L54 68 L60 76 L66 68 L72 76 L78 68 L84 76 L90 68 L96 76" fill="none" stroke="#0b1f3c" stroke-width="1.6" opacity="0.6"/>"##,
    ),
];
