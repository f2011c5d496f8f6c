//! The instruments: each gives the samples of one note or noise.

use std::f32::consts::{PI, TAU};
use std::f64;

use super::filter;
use crate::Dice;

/// One way in which a body rings: frequency in Hz, strength, and the time in seconds in
/// which it falls to about a third.
pub type Mode = (f32, f32, f32);

/// The frequency of a note by its MIDI number (69 is 440 Hz).
pub fn pitch(note: u8) -> f32 {
    440.0 * ((f32::from(note) - 69.0) / 12.0).exp2()
}

/// A struck body: all its modes at once, dying away each in its own time.
pub fn modes(rate: u32, seconds: f32, modes: &[Mode]) -> Vec<f32> {
    let mut sound = vec![0.0; (seconds * rate as f32) as usize];
    for &(hz, strength, decay) in modes.iter().filter(|mode| mode.0 < 0.45 * rate as f32) {
        // A point turning on a shrinking circle: cheaper than a sine a sample.
        let turn = f64::consts::TAU * f64::from(hz) / f64::from(rate);
        let shrink = (-1.0 / (f64::from(decay) * f64::from(rate))).exp();
        let (sin, cos) = (shrink * turn.sin(), shrink * turn.cos());
        let (mut x, mut y) = (f64::from(strength), 0.0);
        for sample in &mut sound {
            *sample += y as f32;
            (x, y) = (x * cos - y * sin, x * sin + y * cos);
        }
    }
    taper(&mut sound, rate);
    sound
}

/// White noise.
pub fn noise(rate: u32, seconds: f32, dice: &mut Dice) -> Vec<f32> {
    (0..(seconds * rate as f32) as usize)
        .map(|_| dice.range(-1.0, 1.0))
        .collect()
}

/// A short noise that dies away in `decay` seconds, sent through `filter`.
pub fn puff(
    rate: u32,
    decay: f32,
    dice: &mut Dice,
    mut filter: impl FnMut(f32) -> f32,
) -> Vec<f32> {
    let mut sound = noise(rate, decay * 6.0, dice);
    for (at, sample) in sound.iter_mut().enumerate() {
        *sample = filter(*sample) * (-(at as f32) / (decay * rate as f32)).exp();
    }
    taper(&mut sound, rate);
    sound
}

/// A tone whose frequency and strength are asked for at each moment (seconds).
pub fn tone(rate: u32, seconds: f32, mut at: impl FnMut(f32) -> (f32, f32)) -> Vec<f32> {
    let mut phase = 0.0_f32;
    let sample = |place: usize| {
        let (hz, strength) = at(place as f32 / rate as f32);
        phase = (phase + hz / rate as f32).fract();
        strength * (TAU * phase).sin()
    };
    (0..(seconds * rate as f32) as usize).map(sample).collect()
}

/// Wood on wood: a small body (`size` 1 is a chess piece, larger is lower) set down.
pub fn wood(rate: u32, size: f32, dice: &mut Dice) -> Vec<f32> {
    let body = [
        (236.0, 0.55, 0.050),
        (418.0, 0.80, 0.036),
        (705.0, 0.60, 0.026),
        (1180.0, 0.34, 0.016),
        (1930.0, 0.20, 0.010),
        (3120.0, 0.09, 0.006),
    ]
    .map(|(hz, strength, decay)| {
        (
            hz / size * (1.0 + dice.near(0.02)),
            strength,
            decay * size.sqrt(),
        )
    });
    let mut sound = modes(rate, 0.45, &body);
    add(
        &mut sound,
        0.8,
        &puff(
            rate,
            0.004 * size,
            dice,
            filter::lowpass(rate, 2600.0 / size, 0.7),
        ),
    );
    sound
}

/// A plucked gut string; `softness` (0 to 1) is how round the finger is.
pub fn string(rate: u32, hz: f32, softness: f32, dice: &mut Dice) -> Vec<f32> {
    let ring = 1.5 * (220.0 / hz).powf(0.45);
    let mut partials = Vec::new();
    for n in 1..=16_u8 {
        let n = f32::from(n);
        // Plucked at a fifth of its length, and a little stiff.
        let strength =
            (n * PI * 0.21).sin().abs() / n.powf(1.15) * (-(n - 1.0) * softness * 0.5).exp();
        let stretched = hz * n * (1.0 + 0.000_12 * n * n);
        let decay = ring / (1.0 + 0.32 * (n - 1.0));
        partials.push((stretched * 1.000_5, 0.5 * strength, decay));
        partials.push((stretched * 0.999_5, 0.5 * strength, decay * 0.8));
    }
    let mut sound = modes(rate, ring * 4.5, &partials);
    add(
        &mut sound,
        0.10,
        &puff(rate, 0.006, dice, filter::lowpass(rate, 1800.0, 0.7)),
    );
    sound
}

/// A wooden flute, held for `seconds`.
pub fn flute(rate: u32, hz: f32, seconds: f32, dice: &mut Dice) -> Vec<f32> {
    let whole = seconds + 0.18;
    let shape = |t: f32| swell(t, whole, 0.09, 0.20);
    let bend = |t: f32| {
        1.0 + 0.004 * (TAU * 4.8 * t).sin() * (t - 0.25).clamp(0.0, 0.4) / 0.4
            - 0.012 * (-t / 0.03).exp()
    };
    let mut sound = vec![0.0; (whole * rate as f32) as usize];
    for (n, strength) in [(1.0, 1.0), (2.0, 0.22), (3.0, 0.12), (4.0, 0.03)] {
        add(
            &mut sound,
            strength,
            &tone(rate, whole, |t| (hz * n * bend(t), shape(t).powf(n.sqrt()))),
        );
    }
    let mut breath = filter::bandpass_at(rate, hz * 2.0, 1.2);
    for (at, sample) in noise(rate, whole, dice).into_iter().enumerate() {
        let t = at as f32 / rate as f32;
        if let Some(place) = sound.get_mut(at) {
            *place += breath(sample) * shape(t) * (0.035 + 0.10 * (-t / 0.05).exp());
        }
    }
    sound
}

/// A natural horn, held for `seconds`; `force` (0 to 1) opens its tone.
pub fn horn(rate: u32, hz: f32, seconds: f32, force: f32) -> Vec<f32> {
    let whole = seconds + 0.16;
    let shape = |t: f32| swell(t, whole, 0.07, 0.18);
    let bend = |t: f32| {
        1.0 - 0.03 * (-t / 0.035).exp()
            + 0.0025 * (TAU * 5.2 * t).sin() * (t - 0.3).clamp(0.0, 0.5) / 0.5
    };
    let mut sound = vec![0.0; (whole * rate as f32) as usize];
    for n in (1..=24_u8)
        .map(f32::from)
        .filter(|n| hz * n < 0.42 * rate as f32)
    {
        // The higher a partial, the harder one has to blow for it.
        let bell = 1.0 / (1.0 + (hz * n / 1500.0).powi(2));
        let open = force.powf(0.22 * n);
        add(
            &mut sound,
            bell * open / n.sqrt(),
            &tone(rate, whole, |t| {
                (hz * n * bend(t), shape(t).powf(0.7 + 0.3 * n))
            }),
        );
    }
    sound
}

/// Bowed low strings, swelling in and out: a bed for other voices.
pub fn bowed(rate: u32, hz: f32, seconds: f32) -> Vec<f32> {
    let mut sound = vec![0.0; (seconds * rate as f32) as usize];
    for n in (1..=9_u8).map(f32::from) {
        let strength = 1.0 / n.powf(1.5);
        for detune in [0.9985, 1.0015] {
            add(
                &mut sound,
                0.5 * strength,
                &tone(rate, seconds, |t| {
                    (hz * n * detune, swell(t, seconds, 0.8, 1.0))
                }),
            );
        }
    }
    sound
}

/// A cast bell; `hz` is the note one hears.
pub fn bell(rate: u32, hz: f32, ring: f32) -> Vec<f32> {
    let partials = [
        (0.5, 0.35, 1.0),
        (1.0, 0.60, 0.70),
        (1.19, 0.42, 0.55),
        (1.5, 0.22, 0.40),
        (2.0, 0.50, 0.34),
        (2.51, 0.18, 0.22),
        (3.01, 0.20, 0.18),
        (4.17, 0.12, 0.11),
        (5.43, 0.07, 0.07),
    ];
    let beating = partials.into_iter().flat_map(|(ratio, strength, decay)| {
        // No bell is quite round: each mode is two, slightly apart.
        [
            (hz * ratio, 0.6 * strength, decay * ring),
            (hz * ratio + 0.9, 0.4 * strength, decay * ring),
        ]
    });
    modes(rate, ring * 4.0, &beating.collect::<Vec<_>>())
}

/// A drinking glass struck.
pub fn glass(rate: u32, hz: f32, ring: f32) -> Vec<f32> {
    let partials = [
        (1.0, 1.0, 1.0),
        (2.32, 0.45, 0.6),
        (4.25, 0.25, 0.35),
        (6.63, 0.12, 0.2),
    ];
    modes(
        rate,
        ring * 5.0,
        &partials.map(|(ratio, strength, decay)| (hz * ratio, strength, decay * ring)),
    )
}

/// A kettledrum.
pub fn drum(rate: u32, hz: f32, dice: &mut Dice) -> Vec<f32> {
    let skin = [
        (1.0, 1.0, 0.42),
        (1.504, 0.55, 0.26),
        (1.742, 0.25, 0.16),
        (2.0, 0.32, 0.20),
        (2.44, 0.15, 0.12),
    ];
    let mut sound = modes(
        rate,
        1.8,
        &skin.map(|(ratio, strength, decay)| (hz * ratio, strength, decay)),
    );
    add(
        &mut sound,
        0.5,
        &puff(rate, 0.012, dice, filter::lowpass(rate, 900.0, 0.7)),
    );
    sound
}

/// Lays `other` on top of `sound`, from its beginning.
pub fn add(sound: &mut [f32], gain: f32, other: &[f32]) {
    sound
        .iter_mut()
        .zip(other)
        .for_each(|(place, sample)| *place += gain * sample);
}

/// Rises in `rise` seconds, falls to 0 in the last `fall` of `whole`.
pub fn swell(t: f32, whole: f32, rise: f32, fall: f32) -> f32 {
    let smooth = |x: f32| 0.5 - 0.5 * (PI * x.clamp(0.0, 1.0)).cos();
    smooth(t / rise) * smooth((whole - t) / fall)
}

/// Fades the last hundredth of a second, lest what still rings be cut off.
fn taper(sound: &mut [f32], rate: u32) {
    let fall = (rate as usize / 100).min(sound.len());
    for (at, sample) in sound.iter_mut().rev().take(fall).enumerate() {
        *sample *= at as f32 / fall as f32;
    }
}
