//! What each feature of Field Chess weighs, in the middle of the game and at its end, in hundredths of a
//! pawn: set by hand. The tuner (`amir tune field`) goes on from here with positions of
//! `amir selfplay field --positions`.

use super::features::COUNT;
use crate::eval::tapered::{Tapered, t};

#[rustfmt::skip]
pub(super) static WEIGHTS: [Tapered; COUNT] = [
    // MATERIAL
    t(0, 0), t(190, 190), t(390, 390), t(210, 210),
    t(110, 110), t(150, 150), t(210, 210), t(290, 290),
    t(390, 390), t(520, 520), t(680, 680), t(880, 880),
    // FROZEN
    t(0, 0), t(0, 0), t(-293, -293), t(-158, -158),
    t(-83, -83), t(-113, -113), t(-158, -158), t(-218, -218),
    t(-293, -293), t(-390, -390), t(-510, -510), t(-660, -660),
    // OUTRANKED
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(0, 0), t(0, 0),
    // APPROACH
    t(0, 0), t(0, 0), t(6, 6), t(8, 8),
    t(6, 6), t(8, 8), t(9, 9), t(10, 10),
    t(12, 12), t(14, 14), t(14, 14), t(12, 12),
    // ON_RAILS
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    // CAMPED
    t(12, 12), t(12, 12), t(12, 12), t(12, 12),
    t(12, 12), t(12, 12), t(12, 12), t(12, 12),
    t(12, 12), t(12, 12), t(12, 12), t(12, 12),
    // ROW
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    // NEAR
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    // FLAG_MINES
    t(0, 0), t(60, 60), t(120, 120), t(180, 180),
    // FLAG_GUARDS
    t(0, 0), t(60, 60), t(120, 120), t(180, 180),
    // FLAG_OPEN
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    // ENGINEERS
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    // TURN
    t(5, 5),
];
