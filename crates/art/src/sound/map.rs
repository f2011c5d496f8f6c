//! What is heard on the map of a campaign.

use super::tape::{FULL, Tape};
use super::{filter, voice};
use crate::Dice;

/// An army on the march: many feet on earth, and a drum that keeps them together.
pub fn march() -> Tape {
    let mut dice = Dice::new(51);
    let mut tape = Tape::new(FULL, 2.0);
    for step in 0..5_u8 {
        let beat = 0.01 + 0.34 * f32::from(step);
        let left = step % 2 == 0;
        for _ in 0..9 {
            let late = dice.unit() * 0.07;
            let hz = dice.range(240.0, 520.0) * if left { 1.0 } else { 1.15 };
            let foot = voice::puff(
                FULL,
                dice.range(0.012, 0.028),
                &mut dice,
                filter::lowpass(FULL, hz, 0.9),
            );
            tape.mix(beat + late, dice.range(0.35, 0.75), &foot);
            let gravel = voice::puff(
                FULL,
                0.012,
                &mut dice,
                filter::bandpass_at(FULL, 2300.0, 0.8),
            );
            tape.mix(beat + late + 0.01, 0.10, &gravel);
        }
        let taps: &[(f32, f32)] = match step {
            0 | 2 => &[(0.0, 0.7)],
            4 => &[(0.0, 0.8)],
            _ => &[(0.0, 0.35), (0.17, 0.28)],
        };
        for (after, gain) in taps {
            tape.mix(beat + after, *gain, &side_drum(&mut dice));
        }
    }
    tape.press(1.3);
    tape.in_room(0.7, 0.7, 0.12);
    tape
}

/// One stroke on a drum that is carried at the side.
fn side_drum(dice: &mut Dice) -> Vec<f32> {
    let skin = [(172.0, 0.8, 0.07), (274.0, 0.5, 0.05), (396.0, 0.3, 0.035)];
    let mut sound = voice::modes(FULL, 0.4, &skin);
    let snares = voice::puff(FULL, 0.035, dice, filter::bandpass_at(FULL, 2100.0, 0.6));
    voice::add(&mut sound, 0.5, &snares);
    sound
}

/// Riders: three beats of hooves and a breath, over and over.
pub fn ride() -> Tape {
    let mut dice = Dice::new(52);
    let mut tape = Tape::new(FULL, 1.9);
    for stride in 0..4_u8 {
        let start = 0.01 + 0.39 * f32::from(stride);
        for (after, weight, size) in [(0.0, 0.7, 1.7), (0.105, 0.8, 1.5), (0.20, 1.0, 1.9)] {
            for _ in 0..2 {
                let at = start + after + dice.range(0.0, 0.022);
                let gain = weight * dice.range(0.5, 0.8);
                tape.mix(
                    at,
                    gain,
                    &voice::wood(FULL, size * dice.range(0.92, 1.1), &mut dice),
                );
                let earth = voice::puff(FULL, 0.022, &mut dice, filter::lowpass(FULL, 260.0, 0.9));
                tape.mix(at, gain * 1.1, &earth);
            }
        }
    }
    let mut dull = filter::lowpass(FULL, 1500.0, 0.6);
    tape.through(|_, sample| dull(sample));
    tape.press(1.2);
    tape.in_room(0.5, 0.7, 0.10);
    tape
}

/// Coins counted onto a table.
pub fn coins() -> Tape {
    let mut dice = Dice::new(53);
    let mut tape = Tape::new(FULL, 1.0);
    for (at, gain) in [
        (0.0, 0.8),
        (0.09, 0.6),
        (0.16, 0.9),
        (0.27, 0.7),
        (0.36, 1.0),
        (0.42, 0.5),
    ] {
        let hz = dice.range(2300.0, 3100.0);
        let rim = [
            (hz, 0.6, 0.085),
            (hz * 1.52, 0.5, 0.06),
            (hz * 2.17, 0.3, 0.04),
            (hz * 2.9, 0.2, 0.03),
        ];
        tape.mix(at, gain, &voice::modes(FULL, 0.4, &rim));
        tape.mix(at, gain * 0.5, &voice::wood(FULL, 0.6, &mut dice));
        // It rattles before it lies.
        for n in 1..4_u8 {
            let late = at + 0.026 * f32::from(n);
            let faint = gain * 0.24 / f32::from(n);
            tape.mix(late, faint, &voice::modes(FULL, 0.2, &rim));
        }
    }
    tape.in_room(0.35, 0.5, 0.12);
    tape
}

/// A finished piece: three strokes on an anvil, the last one rings.
pub fn hammer() -> Tape {
    let mut dice = Dice::new(54);
    let mut tape = Tape::new(FULL, 1.8);
    for (at, gain, ring) in [(0.0, 0.8, 0.16), (0.30, 0.7, 0.14), (0.62, 1.0, 0.40)] {
        let anvil = [
            (742.0, 0.35, ring * 0.7),
            (1863.0, 0.60, ring),
            (2951.0, 0.45, ring * 0.8),
            (4308.0, 0.30, ring * 0.55),
            (6120.0, 0.15, ring * 0.3),
        ];
        tape.mix(at, gain, &voice::modes(FULL, ring * 5.0, &anvil));
        tape.mix(at, gain * 0.9, &voice::wood(FULL, 1.3, &mut dice));
        let strike = voice::puff(FULL, 0.006, &mut dice, filter::highpass(FULL, 1800.0, 0.7));
        tape.mix(at, gain * 0.5, &strike);
    }
    tape.in_room(0.9, 0.5, 0.16);
    tape
}

/// Something burns: a gust of flame, and crackling that dies down.
pub fn fire() -> Tape {
    let mut dice = Dice::new(55);
    let mut tape = Tape::new(FULL, 3.2);
    let mut body = filter::bandpass_moving(FULL, 0.6);
    let flame: Vec<f32> = voice::noise(FULL, 3.1, &mut dice)
        .into_iter()
        .enumerate()
        .map(|(at, sample)| {
            let t = at as f32 / FULL as f32;
            let blaze = (t / 0.06).min(1.0) * (0.35 * (-t / 1.4).exp() + 0.65 * (-t / 0.35).exp());
            body(sample, 210.0 + 500.0 * (-t / 0.4).exp()) * blaze
        })
        .collect();
    tape.mix(0.0, 1.6, &flame);
    for _ in 0..90 {
        let late = dice.unit().powf(1.4);
        let at = 0.05 + 2.6 * late;
        let hz = dice.range(900.0, 4200.0);
        let snap = voice::puff(
            FULL,
            dice.range(0.001, 0.006),
            &mut dice,
            filter::bandpass_at(FULL, hz, 2.2),
        );
        tape.mix(at, dice.range(0.4, 1.8) * (1.0 - late * 0.8), &snap);
    }
    // A beam comes down.
    tape.mix(0.75, 0.5, &voice::wood(FULL, 2.6, &mut dice));
    tape.mix(0.86, 0.3, &voice::wood(FULL, 2.1, &mut dice));
    tape.press(1.3);
    tape.in_room(0.9, 0.7, 0.14);
    tape
}
