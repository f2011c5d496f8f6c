use crate::campaign::Step;
use ::campaign::{Event, Side};
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
    /// Who is seen to do something just now.
    mover: Option<Side>,
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

    /// These events of the step being shown begin.
    pub(super) fn began(&mut self, events: &[Event]) {
        self.unseen = self.unseen.saturating_sub(events.len());
        let mover = events.iter().rev().find_map(mover);
        self.mover = mover.or(self.mover);
    }

    /// Who is seen to do something just now. The turn of another may have begun meanwhile: orders
    /// are carried out between two turns.
    pub fn mover(&self) -> Option<Side> {
        self.mover.filter(|_| self.showing)
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
        self.mover = None;
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

/// Who is seen at an event, if anybody moves there.
fn mover(event: &Event) -> Option<Side> {
    match event {
        Event::Turn { who, .. }
        | Event::Marched { who, .. }
        | Event::Attacked { who, .. }
        | Event::Overrun { who, .. }
        | Event::Built { who, .. }
        | Event::Razed { who, .. } => Some(*who),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_marches_is_the_one_who_moves() {
        let mut reel = Reel {
            showing: true,
            ..Reel::default()
        };
        assert_eq!(reel.mover(), None);
        let march = |who| Event::Marched {
            who,
            from: None,
            to: None,
            pieces: Default::default(),
            rally: true,
        };
        reel.began(&[march(Side::Black)]);
        assert_eq!(reel.mover(), Some(Side::Black));
        let income = Event::Income {
            who: Side::White,
            gold: 3,
        };
        reel.began(&[income]);
        assert_eq!(reel.mover(), Some(Side::Black), "nobody moves by that");
        reel.began(&[march(Side::White)]);
        assert_eq!(reel.mover(), Some(Side::White));
        reel.showing = false;
        assert_eq!(reel.mover(), None);
    }
}
