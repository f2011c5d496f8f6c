//! What announces the turns of a battle.

use super::tape::{FULL, Tape};
use super::{filter, voice};
use crate::Dice;

/// The King is attacked: two notes of a bell, a half step apart, the second left hanging.
pub fn check() -> Tape {
    let mut tape = Tape::new(FULL, 1.6);
    tape.mix(0.0, 0.8, &voice::bell(FULL, voice::pitch(76), 0.40));
    tape.mix(0.17, 1.0, &voice::bell(FULL, voice::pitch(77), 0.50));
    tape.in_room(1.0, 0.5, 0.16);
    tape
}

/// The King loses a power: glass breaks, and its pieces fall lower and lower.
pub fn power_lost() -> Tape {
    let mut dice = Dice::new(21);
    let mut tape = Tape::new(FULL, 1.7);
    tape.mix(
        0.0,
        0.5,
        &voice::puff(FULL, 0.018, &mut dice, filter::highpass(FULL, 3200.0, 0.7)),
    );
    for (n, note) in [98, 95, 91, 88, 83, 79, 76, 71].into_iter().enumerate() {
        let n = n as f32;
        // Each falls a little longer than the one before.
        let at = 0.02 + 0.055 * n + 0.006 * n * n;
        tape.mix(
            at,
            0.55 - 0.03 * n,
            &voice::glass(FULL, voice::pitch(note), 0.07 + 0.02 * n),
        );
        let shard = dice.range(0.94, 1.06) * voice::pitch(note) * 1.47;
        tape.mix(
            at + dice.range(0.01, 0.03),
            0.14,
            &voice::glass(FULL, shard, 0.04),
        );
    }
    let drain = voice::tone(FULL, 1.3, |t| {
        (
            190.0 + 700.0 * (-t / 0.35).exp(),
            voice::swell(t, 1.3, 0.05, 0.9),
        )
    });
    tape.mix(0.05, 0.22, &drain);
    tape.in_room(0.9, 0.35, 0.20);
    tape
}

/// The King gains a power: warm strings upward, with a bed beneath.
pub fn power_won() -> Tape {
    let mut dice = Dice::new(22);
    let mut tape = Tape::new(FULL, 2.0);
    for (n, note) in [62, 66, 69, 74, 78].into_iter().enumerate() {
        let at = 0.02 + 0.085 * n as f32;
        tape.mix(
            at,
            0.6,
            &voice::string(FULL, voice::pitch(note), 0.6, &mut dice),
        );
    }
    tape.mix(0.0, 0.10, &voice::bowed(FULL, voice::pitch(50), 1.9));
    tape.mix(
        0.36,
        0.10,
        &voice::flute(FULL, voice::pitch(78), 0.7, &mut dice),
    );
    tape.in_room(1.3, 0.55, 0.24);
    tape
}

/// A Tower fires: a crack, a deep boom, and rubble coming down.
pub fn tower_shot() -> Tape {
    let mut dice = Dice::new(23);
    let mut tape = Tape::new(FULL, 2.6);
    tape.mix(
        0.0,
        0.5,
        &voice::puff(FULL, 0.010, &mut dice, filter::lowpass(FULL, 5200.0, 0.7)),
    );
    tape.mix(
        0.004,
        1.7,
        &voice::puff(FULL, 0.16, &mut dice, filter::lowpass(FULL, 420.0, 0.9)),
    );
    tape.mix(
        0.010,
        1.5,
        &voice::puff(FULL, 0.36, &mut dice, filter::lowpass(FULL, 140.0, 0.9)),
    );
    let body = voice::puff(FULL, 0.09, &mut dice, filter::bandpass_at(FULL, 620.0, 0.5));
    tape.mix(0.006, 0.9, &body);
    let boom = voice::tone(FULL, 1.2, |t| {
        (
            40.0 + 62.0 * (-t / 0.07).exp(),
            (1.0 - (-t / 0.004).exp()) * (-t / 0.28).exp(),
        )
    });
    tape.mix(0.0, 1.0, &boom);
    for _ in 0..46 {
        let late = dice.unit().powf(1.6);
        let at = 0.28 + 1.6 * late;
        let size = dice.range(0.35, 1.9);
        let gain = 0.30 * (1.0 - late).powf(1.4) * dice.range(0.3, 1.0);
        let hz = dice.range(500.0, 2600.0) / size;
        let stone = voice::puff(
            FULL,
            0.010 * size,
            &mut dice,
            filter::bandpass_at(FULL, hz, 1.6),
        );
        tape.mix(at, gain * 2.0, &stone);
        tape.mix(at, gain * 0.35, &voice::wood(FULL, size, &mut dice));
    }
    tape.press(1.6);
    tape.in_room(1.6, 0.7, 0.22);
    tape
}

/// The budget runs out: two strokes of a muffled drum under a small bell.
pub fn warning() -> Tape {
    let mut dice = Dice::new(24);
    let mut tape = Tape::new(FULL, 1.7);
    for (at, gain) in [(0.0, 1.0), (0.34, 0.75)] {
        tape.mix(at, gain, &voice::drum(FULL, 98.0, &mut dice));
        tape.mix(at, 0.26 * gain, &voice::bell(FULL, voice::pitch(74), 0.22));
    }
    tape.in_room(0.8, 0.6, 0.16);
    tape
}

/// An attack is called: a fifth upward on a natural horn.
pub fn horn() -> Tape {
    let mut tape = Tape::new(FULL, 3.0);
    tape.mix(0.0, 0.8, &voice::horn(FULL, voice::pitch(55), 0.26, 0.75));
    tape.mix(0.32, 1.0, &voice::horn(FULL, voice::pitch(62), 1.45, 0.9));
    tape.in_room(1.9, 0.5, 0.30);
    tape
}

/// A city's bells: two of them, swinging at their own pace.
pub fn bells() -> Tape {
    let mut tape = Tape::new(FULL, 4.6);
    for (n, gain) in [1.0, 0.85, 0.95].into_iter().enumerate() {
        tape.mix(
            0.02 + 1.02 * n as f32,
            gain,
            &voice::bell(FULL, voice::pitch(62), 1.0),
        );
    }
    for (n, gain) in [0.5, 0.6, 0.5, 0.42].into_iter().enumerate() {
        tape.mix(
            0.45 + 0.81 * n as f32,
            gain,
            &voice::bell(FULL, voice::pitch(69), 0.7),
        );
    }
    tape.in_room(1.8, 0.5, 0.20);
    tape
}

/// Won: horns climb to the octave over a drum, strings running up.
pub fn victory() -> Tape {
    let mut dice = Dice::new(25);
    let mut tape = Tape::new(FULL, 4.2);
    let call: [(f32, f32, &[u8]); 4] = [
        (0.0, 0.20, &[57, 62]),
        (0.26, 0.20, &[62, 66]),
        (0.52, 0.22, &[66, 69]),
        (0.82, 1.60, &[62, 66, 69, 74]),
    ];
    for (at, length, notes) in call {
        for note in notes {
            tape.mix(
                at,
                0.42,
                &voice::horn(FULL, voice::pitch(*note), length, 0.85),
            );
        }
    }
    for at in [0.0, 0.52, 0.82] {
        tape.mix(at, 0.55, &voice::drum(FULL, voice::pitch(38), &mut dice));
    }
    for (n, note) in [62, 66, 69, 74, 78, 81, 86].into_iter().enumerate() {
        tape.mix(
            0.80 + 0.055 * n as f32,
            0.30,
            &voice::string(FULL, voice::pitch(note), 0.4, &mut dice),
        );
    }
    tape.in_room(1.8, 0.5, 0.28);
    tape
}

/// Lost: the same horns, low and soft, going down to an open fifth.
pub fn defeat() -> Tape {
    let mut dice = Dice::new(26);
    let mut tape = Tape::new(FULL, 4.8);
    let call: [(f32, f32, &[u8]); 4] = [
        (0.0, 0.48, &[57, 65]),
        (0.62, 0.48, &[55, 64]),
        (1.24, 0.58, &[53, 62]),
        (2.0, 1.70, &[50, 57]),
    ];
    for (at, length, notes) in call {
        for note in notes {
            tape.mix(
                at,
                0.5,
                &voice::horn(FULL, voice::pitch(*note), length, 0.45),
            );
        }
    }
    tape.mix(0.0, 0.30, &voice::drum(FULL, voice::pitch(38), &mut dice));
    tape.mix(2.0, 0.60, &voice::drum(FULL, voice::pitch(38), &mut dice));
    tape.mix(2.0, 0.16, &voice::bowed(FULL, voice::pitch(38), 2.4));
    tape.in_room(2.0, 0.6, 0.28);
    tape
}

/// Neither: strings in open fifths that come back to where they began.
pub fn draw() -> Tape {
    let mut dice = Dice::new(27);
    let mut tape = Tape::new(FULL, 3.6);
    let chords: [(f32, &[u8]); 3] = [
        (0.0, &[50, 57, 62]),
        (0.55, &[55, 62, 67]),
        (1.15, &[50, 57, 62, 69]),
    ];
    for (at, notes) in chords {
        for (n, note) in notes.iter().enumerate() {
            tape.mix(
                at + 0.035 * n as f32,
                0.5,
                &voice::string(FULL, voice::pitch(*note), 0.6, &mut dice),
            );
        }
    }
    tape.mix(
        1.2,
        0.16,
        &voice::flute(FULL, voice::pitch(69), 1.1, &mut dice),
    );
    tape.in_room(1.6, 0.5, 0.26);
    tape
}
