//! How loud, in the decibels that Kira takes.

use crate::settings::Volumes;

/// What nothing is heard at.
pub const SILENCE: f32 = -60.0;

/// A channel's decibels for its volume, the volume of all and the loudness the sound was made
/// for, each from 0 to 1. Volumes are squared first, as the ear would have them.
pub fn decibels(volumes: &Volumes, channel: f32, gain: f32) -> f32 {
    if volumes.muted {
        return SILENCE;
    }
    let amplitude = (volumes.master * channel).clamp(0.0, 1.0).powi(2) * gain.max(0.0);
    if amplitude <= 0.001 {
        SILENCE
    } else {
        (20.0 * amplitude.log10()).max(SILENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_volume_changes_nothing_and_none_is_silence() {
        let full = Volumes {
            muted: false,
            master: 1.0,
            ..Volumes::default()
        };
        assert!(decibels(&full, 1.0, 1.0).abs() < 0.001);
        assert_eq!(decibels(&full, 0.0, 1.0), SILENCE);
        assert_eq!(
            decibels(
                &Volumes {
                    muted: true,
                    ..full
                },
                1.0,
                1.0
            ),
            SILENCE
        );
        assert_eq!(
            decibels(
                &Volumes {
                    master: 0.0,
                    ..full
                },
                1.0,
                1.0
            ),
            SILENCE
        );
    }

    #[test]
    fn louder_is_louder() {
        let volumes = Volumes::default();
        let steps: Vec<f32> = (1..=10)
            .map(|n| decibels(&volumes, n as f32 / 10.0, 0.7))
            .collect();
        assert!(steps.windows(2).all(|pair| pair[0] < pair[1]), "{steps:?}");
    }
}
