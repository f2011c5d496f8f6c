//! Fog that lifts and falls softly.

use bevy::prelude::Resource;

/// How long a change takes, in seconds.
const FADE: f32 = 0.5;

/// How well each square is known as it is drawn, and as it is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Fog {
    shown: Vec<[f32; 2]>,
    goal: Vec<[f32; 2]>,
    /// As it is, even where the land is still to be painted.
    told: Vec<[f32; 2]>,
}

impl Fog {
    /// What is known now; `jump` shows it at once, as does another map. The fog does not lift
    /// from a square that is still `wet`, by its index.
    pub(super) fn set(&mut self, told: Vec<[f32; 2]>, jump: bool, wet: impl Fn(usize) -> bool) {
        let mut goal = told.clone();
        for (index, [known, _]) in goal.iter_mut().enumerate() {
            if wet(index) {
                let lifted = self.shown.get(index).map_or(0.0, |shown| shown[0]);
                *known = known.min(lifted);
            }
        }
        if jump || self.shown.len() != goal.len() {
            self.shown.clone_from(&goal);
        }
        (self.goal, self.told) = (goal, told);
    }

    /// Whether a square, by its index, is known but its land not yet to be seen.
    pub fn hides(&self, index: usize) -> bool {
        let shown = self.shown.get(index).zip(self.told.get(index));
        shown.is_some_and(|(shown, told)| told[0] > 0.5 && shown[0] < 0.5)
    }

    /// Whether it is on its way.
    pub(super) fn is_fading(&self) -> bool {
        self.shown != self.goal
    }

    /// Goes on for so many seconds; everything at once where motion is `reduced`.
    pub(super) fn fade(&mut self, seconds: f32, reduced: bool) {
        let most = if reduced { 1.0 } else { seconds / FADE };
        for (shown, goal) in self.shown.iter_mut().zip(&self.goal) {
            for (now, wished) in shown.iter_mut().zip(goal) {
                *now += (wished - *now).clamp(-most, most);
            }
        }
    }

    /// As a picture, a texel a square.
    pub(super) fn bytes(&self) -> Vec<u8> {
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
        fog.set(vec![[0.0, 0.0], [1.0, 1.0]], false, |_| false);
        assert!(!fog.is_fading(), "the first picture is there at once");
        fog.set(vec![[1.0, 1.0], [1.0, 0.0]], false, |_| false);
        fog.fade(FADE / 2.0, false);
        assert_eq!(fog.bytes(), [128, 128, 0, 255, 255, 128, 0, 255]);
        let mut still = fog.clone();
        still.fade(0.001, true);
        assert!(!still.is_fading());
        fog.fade(FADE, false);
        assert_eq!(fog, still);
    }

    #[test]
    fn nothing_is_uncovered_before_its_land_is_painted() {
        let mut fog = Fog::default();
        fog.set(vec![[0.0, 0.0], [1.0, 1.0]], false, |_| false);
        for jump in [false, true] {
            fog.set(vec![[1.0, 1.0]; 2], jump, |_| true);
            fog.fade(FADE, true);
            assert!(fog.hides(0), "what stands there waits for its land");
            assert!(
                !fog.hides(1),
                "known land stays in sight while it is mended"
            );
        }
        fog.set(vec![[1.0, 1.0]; 2], false, |_| false);
        assert!(fog.is_fading() && fog.hides(0));
        fog.fade(FADE, false);
        assert!(!fog.hides(0));
        fog.set(vec![[0.0, 0.0]; 2], true, |_| false);
        assert!(!fog.hides(0), "what is not known has nothing to wait for");
    }

    #[test]
    fn another_kingdoms_eyes_are_not_faded_into() {
        let mut fog = Fog::default();
        fog.set(vec![[1.0, 1.0]], false, |_| false);
        fog.set(vec![[0.0, 0.0]], true, |_| false);
        assert_eq!(fog.bytes(), [0, 0, 0, 255]);
    }
}
