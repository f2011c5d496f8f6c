//! What is heard when pieces are handled.

use std::f32::consts::PI;

use super::tape::{FULL, Tape};
use super::{filter, voice};
use crate::Dice;

/// A piece set down: wood on wood, with the small second tap of a foot finding its place.
pub fn step() -> Tape {
    let mut dice = Dice::new(11);
    let mut tape = Tape::new(FULL, 0.42);
    tape.mix(0.004, 1.0, &voice::wood(FULL, 1.0, &mut dice));
    tape.mix(0.046, 0.16, &voice::wood(FULL, 0.9, &mut dice));
    tape.in_room(0.25, 0.8, 0.10);
    tape
}

/// A felted foot drawn over the board.
pub fn slide() -> Tape {
    let mut dice = Dice::new(12);
    let mut tape = Tape::new(FULL, 0.40);
    let mut felt = filter::bandpass_moving(FULL, 0.9);
    let mut soft = filter::lowpass(FULL, 2400.0, 0.6);
    let mut grain = filter::lowpass(FULL, 55.0, 0.7);
    let drag = voice::noise(FULL, 0.36, &mut dice);
    let drag: Vec<f32> = drag
        .into_iter()
        .enumerate()
        .map(|(at, sample)| {
            let t = at as f32 / FULL as f32 / 0.36;
            // Quick to start, slowing down; the cloth catches now and then.
            let catch = 1.0 + 9.0 * grain(dice.range(-1.0, 1.0));
            soft(felt(sample, 620.0 + 380.0 * (1.0 - t))) * (PI * t.powf(0.6)).sin().powi(2) * catch
        })
        .collect();
    tape.mix(0.01, 1.0, &drag);
    tape
}

/// A piece struck off the board: weight, wood, and splinters.
pub fn capture() -> Tape {
    let mut dice = Dice::new(13);
    let mut tape = Tape::new(FULL, 0.85);
    let weight = voice::tone(FULL, 0.4, |t| {
        (
            58.0 + 74.0 * (-t / 0.035).exp(),
            (1.0 - (-t / 0.002).exp()) * (-t / 0.085).exp(),
        )
    });
    tape.mix(0.0, 1.0, &weight);
    tape.mix(0.0, 0.75, &voice::wood(FULL, 1.55, &mut dice));
    tape.mix(
        0.0,
        0.9,
        &voice::puff(FULL, 0.014, &mut dice, filter::lowpass(FULL, 1500.0, 0.8)),
    );
    for n in 0..16 {
        let at = 0.012 + 0.022 * n as f32 * dice.range(0.6, 1.2);
        let size = dice.range(0.22, 0.5);
        let gain = 0.30 * (-at / 0.16).exp() * dice.range(0.4, 1.0);
        tape.mix(at, gain, &voice::wood(FULL, size, &mut dice));
        let hz = dice.range(1800.0, 4200.0);
        let crack = voice::puff(
            FULL,
            dice.range(0.002, 0.006),
            &mut dice,
            filter::bandpass_at(FULL, hz, 2.0),
        );
        tape.mix(at, gain * 1.6, &crack);
    }
    tape.press(1.3);
    // The taken piece comes to rest beside the board.
    tape.mix(0.33, 0.20, &voice::wood(FULL, 0.95, &mut dice));
    tape.mix(0.43, 0.09, &voice::wood(FULL, 0.9, &mut dice));
    tape.in_room(0.5, 0.75, 0.14);
    tape
}

/// A piece from the reserve: a breath of air, then a firm landing.
pub fn drop() -> Tape {
    let mut dice = Dice::new(14);
    let mut tape = Tape::new(FULL, 0.62);
    let mut air = filter::bandpass_moving(FULL, 1.1);
    let fall: Vec<f32> = voice::noise(FULL, 0.16, &mut dice)
        .into_iter()
        .enumerate()
        .map(|(at, sample)| {
            let t = at as f32 / FULL as f32 / 0.16;
            air(sample, 1500.0 - 1000.0 * t) * t * (1.0 - t) * 1.6
        })
        .collect();
    tape.mix(0.0, 0.5, &fall);
    tape.mix(0.14, 1.0, &voice::wood(FULL, 1.25, &mut dice));
    let weight = voice::tone(FULL, 0.2, |t| {
        (
            92.0 + 40.0 * (-t / 0.02).exp(),
            (1.0 - (-t / 0.002).exp()) * (-t / 0.045).exp(),
        )
    });
    tape.mix(0.14, 0.55, &weight);
    tape.mix(0.21, 0.14, &voice::wood(FULL, 1.1, &mut dice));
    tape.in_room(0.3, 0.8, 0.12);
    tape
}

/// A pawn raised: set down, and three strings upward.
pub fn promote() -> Tape {
    let mut dice = Dice::new(15);
    let mut tape = Tape::new(FULL, 1.7);
    tape.mix(0.0, 0.5, &voice::wood(FULL, 1.0, &mut dice));
    for (n, note) in [69, 74, 81].into_iter().enumerate() {
        let at = 0.06 + 0.10 * n as f32;
        tape.mix(
            at,
            0.55,
            &voice::string(FULL, voice::pitch(note), 0.5, &mut dice),
        );
        tape.mix(at, 0.07, &voice::glass(FULL, voice::pitch(note + 12), 0.35));
    }
    tape.in_room(1.2, 0.5, 0.22);
    tape
}

/// A button: the smallest tick of wood.
pub fn click() -> Tape {
    let mut dice = Dice::new(16);
    let mut tape = Tape::new(FULL, 0.12);
    tape.mix(0.002, 1.0, &voice::wood(FULL, 0.52, &mut dice));
    tape
}

/// Not allowed: a soft dull knock, twice, the second lower.
pub fn refuse() -> Tape {
    let mut dice = Dice::new(17);
    let mut tape = Tape::new(FULL, 0.40);
    for (at, size, gain) in [(0.004, 1.9, 1.0), (0.115, 2.25, 0.8)] {
        tape.mix(at, gain, &voice::wood(FULL, size, &mut dice));
    }
    let mut dull = filter::lowpass(FULL, 420.0, 0.6);
    tape.through(|_, sample| dull(sample));
    tape
}
