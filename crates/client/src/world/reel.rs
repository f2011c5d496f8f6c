use crate::campaign::Step;
use bevy::prelude::Resource;
use std::collections::VecDeque;

/// What is still to be shown on the map, step by step. On the map of a campaign its steps come
/// from the feed of the kingdom before the screen; a replay pushes its own.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reel {
    steps: VecDeque<Step>,
    /// Whether a step is being shown just now.
    pub(super) showing: bool,
    /// Whether the last step taken is about what others did.
    others: bool,
    /// How many events of the last step taken have not begun yet.
    unseen: usize,
    /// Everything until the viewer is to move is left out.
    hurries: bool,
}

impl Reel {
    /// Adds a step.
    pub fn push(&mut self, step: Step) {
        self.steps.push_back(step);
    }

    /// Whether everything has been shown.
    pub fn is_idle(&self) -> bool {
        self.steps.is_empty() && !self.showing
    }

    /// How many steps have not begun yet.
    pub fn left(&self) -> usize {
        self.steps.len()
    }

    /// Whether something is being shown, or will be, that did not come of an own command.
    pub fn shows_others(&self) -> bool {
        self.showing && self.others || self.steps.iter().any(|step| !step.own)
    }

    /// How many events have not begun yet.
    pub fn events_left(&self) -> usize {
        let unseen = if self.showing { self.unseen } else { 0 };
        let waiting = self.steps.iter().map(|step| step.events.len());
        unseen + waiting.sum::<usize>()
    }

    /// So many events of the step being shown begin.
    pub(super) fn began(&mut self, events: usize) {
        self.unseen = self.unseen.saturating_sub(events);
    }

    /// Whether what is shown is left out.
    pub fn hurries(&self) -> bool {
        self.hurries
    }

    /// What comes now is shown again.
    pub(super) fn walk(&mut self) {
        self.hurries = false;
    }

    /// The next step, to be shown.
    pub(super) fn take(&mut self) -> Option<Step> {
        let step = self.steps.pop_front();
        self.others = step.as_ref().is_some_and(|step| !step.own);
        self.unseen = step.as_ref().map_or(0, |step| step.events.len());
        step
    }

    /// Leaves out all but the last state of things, at once, and what comes until the viewer is
    /// to move again.
    pub fn skip(&mut self) {
        self.hurries = true;
        let last = self.steps.pop_back();
        self.steps.clear();
        self.steps.extend(last);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
