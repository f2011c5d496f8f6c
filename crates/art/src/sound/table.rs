//! What is heard at the table of the other games.

use super::tape::{FULL, Tape};
use super::{filter, voice};
use crate::Dice;

/// A die rolled over the board: a short rattle that slows down and comes to rest.
pub fn dice() -> Tape {
    let mut dice = Dice::new(41);
    let mut tape = Tape::new(FULL, 0.75);
    let mut at = 0.01;
    let mut gap = 0.034;
    let mut gain = 0.7;
    while at < 0.5 {
        // Now an edge, now a face of it.
        let size = dice.range(0.38, 0.62);
        tape.mix(
            at,
            gain * dice.range(0.55, 1.0),
            &voice::wood(FULL, size, &mut dice),
        );
        let click = voice::puff(
            FULL,
            0.003,
            &mut dice,
            filter::bandpass_at(FULL, 3200.0, 1.8),
        );
        tape.mix(at, gain * 0.5, &click);
        at += gap * dice.range(0.7, 1.3);
        gap *= 1.16;
        gain *= 0.93;
    }
    tape.mix(at.min(0.56), 0.55, &voice::wood(FULL, 0.8, &mut dice));
    tape.in_room(0.3, 0.8, 0.10);
    tape
}

/// A block turned over: lifted on its edge, then laid on its back.
pub fn turn_over() -> Tape {
    let mut dice = Dice::new(42);
    let mut tape = Tape::new(FULL, 0.42);
    tape.mix(0.004, 0.35, &voice::wood(FULL, 0.55, &mut dice));
    let brush = voice::puff(FULL, 0.05, &mut dice, filter::bandpass_at(FULL, 900.0, 0.9));
    tape.mix(0.02, 0.35, &brush);
    tape.mix(0.12, 0.9, &voice::wood(FULL, 0.85, &mut dice));
    tape.mix(0.16, 0.2, &voice::wood(FULL, 0.8, &mut dice));
    tape.in_room(0.25, 0.8, 0.10);
    tape
}
