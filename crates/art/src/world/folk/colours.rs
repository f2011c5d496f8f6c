//! The colours, flag shapes and patterns of the owners: those of the pieces, so that an army and
//! its city belong together at a glance.

/// Rows of the atlas of sites.
pub const SITE_ROWS: [&str; 5] = ["nobody", "ivory", "indigo", "crimson", "green"];
/// Rows of the atlas of banners.
pub const BANNER_ROWS: [&str; 5] = ["ivory", "indigo", "crimson", "green", "rogue"];

/// How an owner's things look.
#[derive(Debug, Clone, Copy)]
pub struct Colours {
    /// A roof in the sun.
    pub light: &'static str,
    /// Cloth and roofs.
    pub mid: &'static str,
    /// A roof in the shade.
    pub dark: &'static str,
    /// Outlines.
    pub line: &'static str,
    /// What the pattern is drawn with.
    pub accent: &'static str,
    /// The flag's outline in a unit square, from the top of the pole; empty for no flag.
    pub flag: &'static str,
    /// The pattern over the flag in a unit square.
    pub pattern: &'static str,
    /// The plinth's outline: 80 wide, 30 high, around the origin.
    pub plinth: &'static str,
    /// The plinth's colour, on which light figures can be read.
    pub plaque: &'static str,
}

const NOBODY: Colours = Colours {
    light: "#c9bfae",
    mid: "#a1968a",
    dark: "#6f675f",
    line: "#2c251f",
    accent: "#ddd3c2",
    flag: "",
    pattern: "",
    plinth: "",
    plaque: "#5c5550",
};

const IVORY: Colours = Colours {
    light: "#fffaea",
    mid: "#f6e6bf",
    dark: "#c79f5a",
    line: "#33210f",
    accent: "#b8862f",
    flag: "M0 0 H1 L0.7 0.5 L1 1 H0 Z",
    pattern: r#"<path d="M0 0.13 H1 M0 0.87 H1" stroke-width="0.13"/><path d="M0.36 0.26 L0.56 0.5 L0.36 0.74 L0.16 0.5 Z" stroke-width="0.1"/>"#,
    plinth: "M-34 -13 H34 Q40 -13 40 -7 V7 Q40 13 34 13 H-34 Q-40 13 -40 7 V-7 Q-40 -13 -34 -13 Z",
    plaque: "#6d4a1d",
};

const INDIGO: Colours = Colours {
    light: "#8d9bee",
    mid: "#4652b0",
    dark: "#232863",
    line: "#090918",
    accent: "#dfe5ff",
    flag: "M0 0 H0.92 V1 H0 Z",
    pattern: r#"<path d="M0 0.28 L0.46 0.52 L0.92 0.28 M0 0.62 L0.46 0.86 L0.92 0.62" stroke-width="0.14"/>"#,
    plinth: "M-36 -13 H36 V-6 H41 V13 H-41 V-6 H-36 Z",
    plaque: "#20255e",
};

const CRIMSON: Colours = Colours {
    light: "#d8584f",
    mid: "#a3242f",
    dark: "#5c0f1c",
    line: "#2a0610",
    accent: "#ffe3a6",
    flag: "M0 0 L1.16 0.5 L0 1 Z",
    pattern: r#"<path d="M-0.2 0.8 L0.7 -0.1 M0.05 0.95 L0.85 0.15 M0.3 1.1 L1 0.4" stroke-width="0.12"/>"#,
    plinth: "M-39 -13 H39 V6 Q33 15 26 8 Q20 15 13 8 Q7 15 0 8 Q-7 15 -13 8 Q-20 15 -26 8 Q-33 15 -39 6 Z",
    plaque: "#7c1523",
};

const GREEN: Colours = Colours {
    light: "#c0efbe",
    mid: "#6cc486",
    dark: "#2f7d52",
    line: "#06200f",
    accent: "#0c4a29",
    flag: "M0 0 H0.6 Q1.06 0.06 1.06 0.5 Q1.06 0.94 0.6 1 H0 Z",
    pattern: r#"<path d="M0.2 0.28 H0.9 M0.06 0.5 H1 M0.2 0.74 H0.9" stroke-width="0.17" stroke-dasharray="0.01 0.26" stroke-linecap="round"/>"#,
    plinth: "M-30 -13 H30 Q42 -10 42 0 Q42 10 30 13 H-30 Q-42 10 -42 0 Q-42 -10 -30 -13 Z",
    plaque: "#14502f",
};

const ROGUE: Colours = Colours {
    light: "#6b6259",
    mid: "#37312d",
    dark: "#1a1614",
    line: "#0b0908",
    accent: "#d9cdb8",
    flag: "M0 0 L0.96 0.06 L0.8 0.24 L1.04 0.4 L0.74 0.56 L0.92 0.76 L0.6 0.78 L0.52 1.02 L0.3 0.84 L0.14 1 L0 0.88 Z",
    pattern: r#"<path d="M0.22 0.26 L0.6 0.66 M0.6 0.26 L0.22 0.66" stroke-width="0.13" stroke-linecap="round"/>"#,
    plinth: "M-38 -11 L-30 -14 L-18 -11 L-4 -14 L10 -11 L24 -14 L38 -10 L41 3 L36 12 L24 10 L12 14 L-2 11 L-16 14 L-28 11 L-40 12 L-42 -2 Z",
    plaque: "#231d1a",
};

/// By [`SITE_ROWS`].
pub const SITES: [Colours; 5] = [NOBODY, IVORY, INDIGO, CRIMSON, GREEN];
/// By [`BANNER_ROWS`].
pub const BANNERS: [Colours; 5] = [IVORY, INDIGO, CRIMSON, GREEN, ROGUE];

#[cfg(test)]
mod tests {
    use super::*;

    /// The letters on a plinth, as the map writes them.
    const LETTERS: [f64; 3] = [0.97, 0.93, 0.83];

    fn luminance(colour: [f64; 3]) -> f64 {
        let linear = colour.map(|part| match part {
            dark if dark <= 0.040_45 => dark / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    #[test]
    fn numbers_are_read_on_every_plinth() {
        for (name, colours) in BANNER_ROWS.iter().zip(BANNERS) {
            let part = |at: usize| {
                let hex = colours.plaque.get(at..at + 2).unwrap_or_default();
                f64::from(u8::from_str_radix(hex, 16).unwrap_or(255)) / 255.0
            };
            let plate = luminance([part(1), part(3), part(5)]);
            let contrast = (luminance(LETTERS) + 0.05) / (plate + 0.05);
            assert!(contrast >= 4.5, "{name}: {contrast:.2}");
        }
    }
}
