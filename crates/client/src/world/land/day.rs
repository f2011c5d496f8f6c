//! The light of the day: it grows warmer and cooler over minutes, and shadows of clouds drift.

use bevy::math::Vec3;
use std::f32::consts::TAU;

/// Seconds from one morning to the next.
const DAY: f32 = 300.0;
/// How strong the shadows of clouds are.
pub(super) const OVERCAST: f32 = 0.55;
/// How far the shadows of clouds drift in a second, in parts of their pattern.
const WIND: f32 = 0.0014;

/// The colour of the light, linear; at 0 it is a mild late morning.
pub(super) fn light(seconds: f32) -> Vec3 {
    let turn = (seconds / DAY).fract() * TAU;
    let warm = 0.35 + 0.65 * turn.sin();
    Vec3::new(1.03, 1.01, 0.96) + Vec3::new(0.055, 0.0, -0.085) * warm
}

/// Where the shadows of clouds are.
pub(super) fn drift(seconds: f32) -> f32 {
    (seconds * WIND).fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_changes_slowly_and_never_much() {
        let steps = (0..600).map(|half| light(half as f32 / 2.0));
        let mut before = light(0.0);
        for now in steps {
            assert!((now - before).length() < 0.004);
            assert!((now - Vec3::ONE).length() < 0.2);
            before = now;
        }
    }
}
