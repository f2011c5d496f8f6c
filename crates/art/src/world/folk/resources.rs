//! Mines, farms and quarries with their owner's pennant, and the barbarians' camp.

use super::brush::{LINE, flag, flame, line, shadow, shape, smoke, wash};
use super::colours::{self, Colours};

/// A hill with a timbered adit and a cart of gold.
pub fn mine(c: &Colours) -> String {
    [
        shadow(54.0, 82.0, 44.0, 13.0),
        flag(74.0, 50.0, 12.0, 21.0, 15.0, c),
        shape(
            "M9 83 C12 66 19 58 27 47 L36 32 L46 24 L55 33 L66 38 L77 55 L90 70 L92 83 Z",
            "#8d7a66",
            1.8,
        ),
        wash("M36 32 L46 24 L50 42 L38 58 L26 76 L12 81 C14 66 20 57 27 47 Z", "#b8a68e", 0.85),
        wash("M66 38 L77 55 L90 70 L91 82 L70 82 L64 60 Z", "#5e4f41", 0.75),
        line("M44 30 L48 44 M62 44 L66 58 M24 62 L33 58", "#5e4f41", 1.6),
        shape("M33 84 V60 Q33 48 47 48 Q61 48 61 60 V84 Z", "#8a5f30", 1.8),
        wash("M38 84 V62 Q38 53 47 53 Q56 53 56 62 V84 Z", "#140d08", 1.0),
        line("M35.5 84 V61 M58.5 84 V61 M35 57 L59 57", "#d09a55", 2.2),
        shape("M58 74 H86 L82 88 H62 Z", "#70513a", 1.8),
        shape("M59 75 Q62 66 67 69 Q70 62 75 67 Q81 64 85 75 Z", "#f2bb3c", 1.5),
        wash("M62 73 Q64 68 67 70 Q71 65 74 69 L72 73 Z", "#fff0b0", 0.9),
        format!(r##"<g fill="#2c231d" stroke="{LINE}" stroke-width="1"><circle cx="65" cy="89" r="4"/><circle cx="79" cy="89" r="4"/></g>"##),
    ]
    .concat()
}

/// Striped fields, a barn and a mill.
pub fn farm(c: &Colours) -> String {
    let wood = Colours {
        light: "#d98a5a",
        mid: "#a9502f",
        dark: "#6b2c18",
        ..*c
    };
    let furrows: String = (0..6)
        .map(|i| {
            let x = 12.0 + i as f32 * 13.0;
            line(
                &format!("M{x} 89 L{} 66", 26.0 + i as f32 * 9.4),
                if i % 2 == 0 { "#b98a1e" } else { "#a37716" },
                2.2,
            )
        })
        .collect();
    [
        shadow(52.0, 84.0, 46.0, 10.0),
        shape("M5 91 L22 64 H82 L95 91 Z", "#ecc84e", 1.6),
        wash("M5 91 L22 64 H44 L36 91 Z", "#f7df85", 0.75),
        furrows,
        flag(17.0, 66.0, 26.0, 21.0, 15.0, c),
        super::brush::house(29.0, 68.0, 30.0, 12.0, &wood),
        shape("M60 70 L65 36 H79 L84 70 Z", "#f1e4c8", 1.7),
        wash("M74 37 H79 L84 69 H74 Z", "#bfa77c", 0.8),
        shape("M62.5 37 L72 25 L81.5 37 Z", "#8a5a34", 1.6),
        wash("M69 70 V60 Q72 56 75 60 V70 Z", "#4a2f18", 1.0),
        line("M72 35 L53 20 M72 35 L89 18 M72 35 L90 51 M72 35 L56 53", LINE, 3.6),
        line("M72 35 L53 20 M72 35 L89 18 M72 35 L90 51 M72 35 L56 53", "#f8efd8", 1.7),
        shape("M55 17 L50 23 L60 31 L65 26 Z M86 15 L92 21 L83 29 L77 25 Z M93 48 L87 54 L78 45 L83 40 Z M58 56 L53 50 L61 42 L66 46 Z", "#f8efd8", 1.3),
        format!(r##"<circle cx="72" cy="35" r="2.8" fill="#8a5a34" stroke="{LINE}" stroke-width="1.2"/>"##),
    ]
    .concat()
}

/// Cut blocks of pale stone before a stepped pit, and a crane.
pub fn quarry(c: &Colours) -> String {
    let block = |x: f32, y: f32, w: f32, h: f32| {
        [
            shape(&format!("M{x} {y} v-{h} h{w} v{h} Z"), "#d5d3cc", 1.7),
            shape(
                &format!("M{x} {} l6 -6 h{w} l-6 6 Z", y - h),
                "#f4f3ee",
                1.5,
            ),
            shape(
                &format!("M{} {y} v-{h} l6 -6 v{h} Z", x + w),
                "#8f8e8a",
                1.5,
            ),
        ]
        .concat()
    };
    [
        shadow(52.0, 84.0, 46.0, 12.0),
        shape(
            "M6 82 L14 52 L30 44 L50 40 L72 45 L88 56 L95 82 Z",
            "#a09c93",
            1.8,
        ),
        wash(
            "M14 52 L30 44 L50 40 L48 52 L30 58 L18 70 L8 81 Z",
            "#c9c6bd",
            0.9,
        ),
        line("M20 62 H44 V54 M44 62 V70 H80 M58 54 H78", "#6d6a64", 1.8),
        flag(18.0, 54.0, 14.0, 21.0, 15.0, c),
        line("M60 80 L72 22 L84 80 M66 52 H78", LINE, 5.2),
        line("M60 80 L72 22 L84 80 M66 52 H78", "#a9733b", 2.8),
        line("M72 24 L46 30", LINE, 4.6),
        line("M72 24 L46 30", "#a9733b", 2.3),
        line("M47 30 V46", LINE, 1.6),
        block(38.0, 60.0, 16.0, 11.0),
        block(14.0, 88.0, 24.0, 15.0),
        block(46.0, 90.0, 24.0, 15.0),
        block(29.0, 76.0, 24.0, 14.0),
    ]
    .concat()
}

/// Tents of hide around a fire, under a ragged flag.
pub fn camp() -> String {
    let tent = |x: f32, y: f32, w: f32, h: f32| {
        let (tip, right) = (x + w / 2.0, x + w);
        [
            line(
                &format!(
                    "M{} {} L{} {} M{} {} L{} {}",
                    tip - 4.0,
                    y - h - 6.0,
                    tip + 2.0,
                    y - h + 2.0,
                    tip + 4.0,
                    y - h - 6.0,
                    tip - 2.0,
                    y - h + 2.0
                ),
                LINE,
                2.2,
            ),
            shape(
                &format!("M{x} {y} L{tip} {} L{right} {y} Z", y - h),
                "#8d6a45",
                1.8,
            ),
            wash(
                &format!("M{x} {y} L{tip} {} L{} {y} Z", y - h, x + w * 0.34),
                "#c39c6a",
                0.9,
            ),
            wash(
                &format!(
                    "M{} {y} L{tip} {} L{} {y} Z",
                    x + w * 0.38,
                    y - h * 0.72,
                    x + w * 0.66
                ),
                "#1c120b",
                1.0,
            ),
            line(
                &format!(
                    "M{} {} l4 3 l-3 3 M{} {} l4 2",
                    x + w * 0.2,
                    y - h * 0.3,
                    x + w * 0.72,
                    y - h * 0.26
                ),
                "#4d351f",
                1.4,
            ),
        ]
        .concat()
    };
    [
        shadow(52.0, 82.0, 46.0, 13.0),
        flag(50.0, 56.0, 8.0, 27.0, 22.0, &colours::BANNERS[4]),
        tent(8.0, 68.0, 38.0, 32.0),
        tent(56.0, 68.0, 38.0, 32.0),
        smoke(53.0, 56.0, 6.0),
        shape("M36 86 l6 -6 l22 6 l-4 4 Z", "#5a3d22", 1.6),
        shape("M38 80 l24 -2 l4 5 l-26 6 Z", "#7a5430", 1.6),
        flame(51.0, 86.0, 26.0),
        flame(43.0, 86.0, 15.0),
        flame(60.0, 86.0, 16.0),
        line("M18 90 l7 -11 M16 82 l10 5", "#f3ead2", 2.6),
    ]
    .concat()
}
