use ::campaign::{Event, View};
use bevy::prelude::Resource;
use rules::Color;
use std::collections::VecDeque;
use std::sync::Arc;

/// What one command brought, as one kingdom heard of it, and what it knows afterwards.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it heard, in order; a step in which it heard nothing and sees nothing new is left out.
    pub events: Vec<Event>,
    /// What it knows then.
    pub view: Arc<View>,
    /// Whether the kingdom's own command led here: shown without any delay.
    pub own: bool,
}

/// What is still to be shown to each kingdom, one step after the other. The map takes the front
/// step, shows it at the chosen speed, and takes the next.
#[derive(Resource, Clone, Debug, Default)]
pub struct Feed {
    steps: [VecDeque<Step>; 2],
}

impl Feed {
    /// Adds a step.
    pub fn push(&mut self, who: Color, step: Step) {
        self.steps[who.index()].push_back(step);
    }

    /// The next step to be shown to a kingdom.
    pub fn take(&mut self, who: Color) -> Option<Step> {
        self.steps[who.index()].pop_front()
    }

    /// How many steps are still to be shown to a kingdom.
    pub fn left(&self, who: Color) -> usize {
        self.steps[who.index()].len()
    }

    /// Whether something is still to be shown to a kingdom that did not come of its own command.
    pub fn has_others(&self, who: Color) -> bool {
        self.steps[who.index()].iter().any(|step| !step.own)
    }

    /// How many events belong to the steps still to be shown to a kingdom.
    pub fn events_left(&self, who: Color) -> usize {
        let steps = self.steps[who.index()].iter();
        steps.map(|step| step.events.len()).sum()
    }

    /// Forgets everything: another campaign, or a command taken back.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
