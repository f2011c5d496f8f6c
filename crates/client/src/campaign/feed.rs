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
    /// Each step with the length of the record that led to it.
    steps: [VecDeque<(usize, Step)>; 2],
}

impl Feed {
    /// Adds a step that the command with this number in the record brought, counted from 1.
    pub fn push(&mut self, who: Color, number: usize, step: Step) {
        self.steps[who.index()].push_back((number, step));
    }

    /// The next step to be shown to a kingdom.
    pub fn take(&mut self, who: Color) -> Option<Step> {
        self.steps[who.index()].pop_front().map(|(_, step)| step)
    }

    /// How many steps are still to be shown to a kingdom.
    pub fn left(&self, who: Color) -> usize {
        self.steps[who.index()].len()
    }

    fn of(&self, who: Color) -> impl Iterator<Item = &Step> {
        self.steps[who.index()].iter().map(|(_, step)| step)
    }

    /// Whether something is still to be shown to a kingdom that did not come of its own command.
    pub fn has_others(&self, who: Color) -> bool {
        self.of(who).any(|step| !step.own)
    }

    /// How many events belong to the steps still to be shown to a kingdom.
    pub fn events_left(&self, who: Color) -> usize {
        self.of(who).map(|step| step.events.len()).sum()
    }

    /// Forgets the steps of commands that were taken back: those after the first `kept`.
    pub fn back_to(&mut self, kept: usize) {
        for steps in &mut self.steps {
            steps.retain(|(number, _)| *number <= kept);
        }
    }

    /// Forgets everything: another campaign.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
