//! Fog that lifts and falls softly.

use bevy::prelude::Resource;

/// How long a change takes, in seconds.
const FADE: f32 = 0.5;

/// How well each square is known as it is drawn, and as it is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Fog {
    shown: Vec<[f32; 2]>,
    goal: Vec<[f32; 2]>,
}

impl Fog {
    /// What is known now; `jump` shows it at once, as does another map.
    pub fn set(&mut self, goal: Vec<[f32; 2]>, jump: bool) {
        if jump || self.shown.len() != goal.len() {
            self.shown.clone_from(&goal);
        }
        self.goal = goal;
    }

    /// Whether it is on its way.
    pub fn is_fading(&self) -> bool {
        self.shown != self.goal
    }

    /// Goes on for so many seconds; everything at once where motion is `reduced`.
    pub fn fade(&mut self, seconds: f32, reduced: bool) {
        let most = if reduced { 1.0 } else { seconds / FADE };
        for (shown, goal) in self.shown.iter_mut().zip(&self.goal) {
            for (now, wished) in shown.iter_mut().zip(goal) {
                *now += (wished - *now).clamp(-most, most);
            }
        }
    }

    /// As a picture, a texel a square.
    pub fn bytes(&self) -> Vec<u8> {
        let byte = |part: f32| (part * 255.0).round() as u8;
        self.shown
            .iter()
            .flat_map(|[known, seen]| [byte(*known), byte(*seen), 0, 255])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fog_lifts_over_half_a_second_and_at_once_where_nothing_moves() {
        let mut fog = Fog::default();
        fog.set(vec![[0.0, 0.0], [1.0, 1.0]], false);
        assert!(!fog.is_fading(), "the first picture is there at once");
        fog.set(vec![[1.0, 1.0], [1.0, 0.0]], false);
        fog.fade(FADE / 2.0, false);
        assert_eq!(fog.bytes(), [128, 128, 0, 255, 255, 128, 0, 255]);
        let mut still = fog.clone();
        still.fade(0.001, true);
        assert!(!still.is_fading());
        fog.fade(FADE, false);
        assert_eq!(fog, still);
    }

    #[test]
    fn another_kingdoms_eyes_are_not_faded_into() {
        let mut fog = Fog::default();
        fog.set(vec![[1.0, 1.0]], false);
        fog.set(vec![[0.0, 0.0]], true);
        assert_eq!(fog.bytes(), [0, 0, 0, 255]);
    }
}
