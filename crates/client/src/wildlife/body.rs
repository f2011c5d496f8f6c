use super::habitat::Habitat;
use bevy::prelude::*;

/// How long something takes to come into sight or out of it, in seconds.
const FADE: f32 = 0.8;

/// Where an animal is and which way it looks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Body {
    pub(super) at: Vec2,
    /// It looks to the left.
    pub(super) left: bool,
    /// How far it has walked, for its steps.
    pub(super) walked: f32,
    /// How much it is seen, 0 to 1.
    pub(super) seen: f32,
    /// Its size in world units.
    pub(super) size: f32,
}

impl Body {
    pub(super) const fn new(at: Vec2, left: bool, size: f32) -> Self {
        Self {
            at,
            left,
            walked: 0.0,
            seen: 0.0,
            size,
        }
    }

    /// Comes closer to a goal; whether it has arrived. `None` if the next step may not be taken.
    pub(super) fn walk(
        &mut self,
        goal: Vec2,
        way: f32,
        may: impl Fn(Vec2) -> bool,
    ) -> Option<bool> {
        let next = self.at.move_towards(goal, way);
        if !may(next) {
            return None;
        }
        if (next.x - self.at.x).abs() > 0.02 {
            self.left = next.x < self.at.x;
        }
        self.walked += next.distance(self.at);
        self.at = next;
        Some(next.distance_squared(goal) < 0.25)
    }

    /// Comes into sight or goes out of it.
    pub(super) fn appear(&mut self, visible: bool, seconds: f32) {
        let wanted = if visible { 1.0 } else { 0.0 };
        self.seen += (wanted - self.seen).clamp(-seconds / FADE, seconds / FADE);
    }

    /// The same at once: how things stand when they are first shown.
    pub(super) fn appear_at_once(&mut self, land: &Habitat) {
        self.seen = if land.sees(self.at) { 1.0 } else { 0.0 };
    }
}
