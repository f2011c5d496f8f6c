//! Words, rings and small marks in the colours of the panels.

use super::eyes::{EYES, Eye, GLANCE, Light, luminance};
use super::ink;
use crate::theme::palette::{
    CHOSEN, FADED_INK, FOCUS, GOLD, INK, MOSS, PALE_PAPER, PAPER, PARCHMENT, WARM_PARCHMENT, WAX,
};
use bevy_egui::egui::Color32;

/// What words are written on.
const GROUNDS: [(&str, Color32); 5] = [
    ("paper", PAPER),
    ("pale paper", PALE_PAPER),
    ("a button", PARCHMENT),
    ("a button under the pointer", WARM_PARCHMENT),
    ("a chosen card", CHOSEN),
];

/// How much brighter one light is than another to an eye (WCAG 2: words need 4.5, signs 3).
fn contrast(eye: &Eye, one: Light, other: Light) -> f32 {
    let [one, other] = [one, other].map(|it| luminance(eye.light(it)) + 0.05);
    (one / other).max(other / one)
}

#[test]
fn words_can_be_read_in_every_colour() {
    for (ground, below) in GROUNDS {
        let is_button = ground.contains("button");
        for (name, colour, least) in [
            ("ink", INK, 7.0),
            ("faded ink", FADED_INK, 4.5),
            ("a warning", WAX, 4.5),
            // No button says that all is well.
            ("what is well", MOSS, if is_button { 3.0 } else { 4.5 }),
            ("the ring of the keyboard", FOCUS, 3.0),
        ] {
            for eye in &EYES {
                let far = contrast(eye, ink(colour), ink(below));
                assert!(far >= least, "{name} on {ground}, {}: {far}", eye.name);
            }
        }
    }
}

/// Marks that lie side by side and tell something by their colour.
#[test]
fn marks_of_the_panels_are_told_apart() {
    for (name, one, other) in [
        ("a blunder and a mistake", WAX, GOLD),
        ("a count that runs out and another", WAX, GOLD),
        ("the best arrow and a better one", GOLD, MOSS),
        ("the ring of the keyboard and a chosen card", FOCUS, GOLD),
    ] {
        for eye in &EYES {
            let far = eye.apart(ink(one), ink(other));
            assert!(far >= 2.0 * GLANCE, "{name}, {}: {far}", eye.name);
        }
    }
}
