//! Loops of the surroundings. Everything that changes slowly does so a whole number of times in a
//! loop, so that the end runs into the beginning.

use std::f32::consts::{PI, TAU};

use super::tape::{HALF, Tape};
use super::{filter, voice};
use crate::Dice;

/// Morning in the fields: a few birds near and far over a breath of leaves.
pub fn birds() -> Tape {
    let mut dice = Dice::new(31);
    let mut tape = Tape::ring(HALF, 20.0);
    for (start, gain) in [(0.9, 0.55), (7.6, 0.8), (14.3, 0.45)] {
        blackbird(&mut tape, start, gain, &mut dice);
    }
    for (start, gain) in [(3.4, 0.40), (11.6, 0.28), (17.4, 0.34)] {
        tit(&mut tape, start, gain, &mut dice);
    }
    for (start, gain) in [(5.5, 0.22), (13.1, 0.30)] {
        finch(&mut tape, start, gain, &mut dice);
    }
    tape.in_room(1.5, 0.6, 0.35);
    let mut leaves = leaves(20.0, &mut dice);
    leaves.through(|t, sample| sample * (0.7 + 0.3 * (TAU * t / 10.0).sin()));
    tape.mix(0.0, 0.16, &leaves.samples);
    tape
}

/// One call: a tone from `from` to `to` Hz, bent upward in the middle by `arch`.
fn call(seconds: f32, from: f32, to: f32, arch: f32) -> Vec<f32> {
    voice::tone(HALF, seconds, |t| {
        let x = t / seconds;
        (
            from + (to - from) * x + arch * (PI * x).sin(),
            (PI * x).sin().powf(0.7),
        )
    })
}

/// Slow fluting phrases.
fn blackbird(tape: &mut Tape, start: f32, gain: f32, dice: &mut Dice) {
    let mut at = start;
    for _ in 0..4 {
        let length = dice.range(0.13, 0.30);
        let from = dice.range(1700.0, 2600.0);
        let to = from * dice.range(0.82, 1.25);
        tape.mix(at, gain, &call(length, from, to, dice.near(250.0)));
        at += length + dice.range(0.03, 0.10);
    }
    // A thin twitter closes the phrase.
    for _ in 0..3 {
        let from = dice.range(3800.0, 5200.0);
        tape.mix(at, gain * 0.3, &call(0.05, from, from * 0.8, 300.0));
        at += 0.07;
    }
}

/// Two notes, over and over.
fn tit(tape: &mut Tape, start: f32, gain: f32, dice: &mut Dice) {
    let high = dice.range(4300.0, 4800.0);
    for n in 0..4 {
        let at = start + 0.34 * n as f32;
        tape.mix(at, gain, &call(0.11, high, high * 0.97, 60.0));
        tape.mix(
            at + 0.15,
            gain * 0.8,
            &call(0.14, high * 0.76, high * 0.74, 40.0),
        );
    }
}

/// A run downward with a flourish.
fn finch(tape: &mut Tape, start: f32, gain: f32, dice: &mut Dice) {
    let mut at = start;
    for n in 0..9 {
        let from = 5200.0 - 260.0 * n as f32 + dice.near(80.0);
        tape.mix(at, gain, &call(0.07, from, from * 0.72, 0.0));
        at += 0.125 - 0.006 * n as f32;
    }
    tape.mix(at + 0.02, gain, &call(0.16, 2600.0, 3900.0, 500.0));
}

/// Leaves moving a little.
fn leaves(seconds: f32, dice: &mut Dice) -> Tape {
    let mut tape = Tape::ring(HALF, seconds);
    let hiss = voice::noise(HALF, seconds, dice);
    tape.mix(0.0, 1.0, &hiss);
    let mut band = filter::bandpass_at(HALF, 1400.0, 0.4);
    tape.through(|_, sample| band(sample));
    tape
}

/// A stream over stones.
pub fn water() -> Tape {
    let mut dice = Dice::new(32);
    let seconds = 12.0;
    let mut tape = Tape::ring(HALF, seconds);
    tape.mix(0.0, 1.0, &voice::noise(HALF, seconds, &mut dice));
    let (mut low, mut high) = (
        filter::bandpass_at(HALF, 420.0, 0.5),
        filter::bandpass_at(HALF, 2100.0, 0.6),
    );
    tape.through(|t, sample| {
        let lap = 0.75 + 0.25 * (TAU * t / 4.0).sin() * (TAU * t / 3.0 + 1.0).sin();
        0.32 * low(sample) * lap + 0.15 * high(sample) * (1.0 + 0.3 * (TAU * t / 2.4).sin())
    });
    // Bubbles: each a short tone that rises as it comes up.
    for _ in 0..620 {
        let at = dice.range(0.0, seconds);
        let hz = 380.0 * dice.range(0.0, 2.3).exp2();
        let (decay, rise) = (9.0 / hz + 0.008, dice.range(0.1, 0.5));
        let gain = dice.range(0.02, 0.16) * (500.0 / hz).sqrt();
        let bubble = voice::tone(HALF, decay * 6.0, |t| {
            (
                hz * (1.0 + rise * t / (decay * 4.0)),
                (1.0 - (-t / 0.002).exp()) * (-t / decay).exp(),
            )
        });
        tape.mix(at, gain, &bubble);
    }
    tape.in_room(0.5, 0.6, 0.15);
    tape
}

/// Wind over a hill, in slow gusts that whistle a little.
pub fn wind() -> Tape {
    let mut dice = Dice::new(33);
    let seconds = 16.0;
    let mut tape = Tape::ring(HALF, seconds);
    tape.mix(0.0, 1.0, &voice::noise(HALF, seconds, &mut dice));
    let gust = |t: f32| {
        let wave = |times: f32, shift: f32| (TAU * (times * t / seconds + shift)).sin();
        0.5 + 0.22 * wave(1.0, 0.0)
            + 0.16 * wave(3.0, 0.3)
            + 0.08 * wave(7.0, 0.7)
            + 0.04 * wave(13.0, 0.1)
    };
    let mut body = filter::bandpass_moving(HALF, 0.7);
    let mut whistle = filter::bandpass_moving(HALF, 9.0);
    let mut soft = filter::lowpass(HALF, 2600.0, 0.6);
    tape.through(|t, sample| {
        let force = gust(t);
        let low = body(sample, 150.0 + 420.0 * force) * (0.25 + force);
        let thin = whistle(sample, 480.0 + 520.0 * force) * force * force * 0.20;
        soft(low + thin)
    });
    tape
}

/// A town from afar: voices that cannot be told apart, a smith, a cart, a dog.
pub fn town() -> Tape {
    let mut dice = Dice::new(34);
    let seconds = 16.0;
    let mut tape = Tape::ring(HALF, seconds);
    for _ in 0..150 {
        murmur(&mut tape, seconds, &mut dice);
    }
    for strokes in [1.2, 9.4] {
        for n in 0..5_u8 {
            let at = strokes + 0.52 * f32::from(n) + dice.near(0.02);
            let anvil = [(1863.0, 0.6, 0.16), (2951.0, 0.4, 0.12), (742.0, 0.3, 0.1)];
            tape.mix(at, 0.05, &voice::modes(HALF, 0.8, &anvil));
        }
    }
    for n in 0..22_u8 {
        // Wheels over cobbles.
        let at = 4.6 + 0.13 * f32::from(n) + dice.near(0.03);
        let near = (PI * f32::from(n) / 22.0).sin();
        tape.mix(
            at,
            0.05 * near,
            &voice::wood(HALF, dice.range(1.3, 2.0), &mut dice),
        );
    }
    for at in [13.1, 13.45, 14.2] {
        let bark = voice::tone(HALF, 0.13, |t| {
            (520.0 - 900.0 * t, voice::swell(t, 0.13, 0.02, 0.09))
        });
        tape.mix(at, 0.05, &bark);
    }
    tape.in_room(1.4, 0.7, 0.40);
    let mut far = filter::lowpass(HALF, 1700.0, 0.6);
    tape.through(|_, sample| far(sample));
    tape
}

/// A few syllables of somebody.
fn murmur(tape: &mut Tape, seconds: f32, dice: &mut Dice) {
    let pitch = dice.range(95.0, 210.0);
    let mut at = dice.range(0.0, seconds);
    for _ in 0..dice.index(5) + 2 {
        let length = dice.range(0.10, 0.24);
        let (vowel, from) = (dice.range(380.0, 820.0), pitch * dice.range(0.9, 1.15));
        let mut mouth = filter::bandpass_at(HALF, vowel, 2.5);
        let mut phase = 0.0_f32;
        let syllable: Vec<f32> = (0..(length * HALF as f32) as usize)
            .map(|n| {
                let t = n as f32 / HALF as f32;
                phase = (phase + from * (1.0 - 0.25 * t / length) / HALF as f32).fract();
                mouth(2.0 * phase - 1.0) * (PI * t / length).sin()
            })
            .collect();
        tape.mix(at, 0.10, &syllable);
        at = (at + length + dice.range(0.02, 0.08)).rem_euclid(seconds);
    }
}

/// A soft shower on leaves.
pub fn rain() -> Tape {
    let mut dice = Dice::new(35);
    let seconds = 10.0;
    let mut tape = Tape::ring(HALF, seconds);
    tape.mix(0.0, 1.0, &voice::noise(HALF, seconds, &mut dice));
    let (mut low, mut high) = (
        filter::bandpass_at(HALF, 900.0, 0.4),
        filter::bandpass_at(HALF, 4200.0, 0.5),
    );
    tape.through(|t, sample| {
        let veil = 0.85 + 0.15 * (TAU * t / 5.0).sin();
        (0.10 * low(sample) + 0.22 * high(sample)) * veil
    });
    for _ in 0..700 {
        let at = dice.range(0.0, seconds);
        let hz = dice.range(1100.0, 4200.0);
        let drop = voice::tone(HALF, 0.03, |t| {
            (
                hz * (1.0 + 4.0 * t),
                (1.0 - (-t / 0.001).exp()) * (-t / 0.006).exp(),
            )
        });
        tape.mix(at, dice.range(0.01, 0.09), &drop);
    }
    tape.in_room(0.6, 0.6, 0.15);
    tape
}
