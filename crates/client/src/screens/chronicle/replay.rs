//! A whole campaign once more on the map.

use super::past::{Moment, Past};
use crate::campaign::Step;
use crate::world::{Drawn, Reel};
use ::campaign::View;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::Color as Kingdom;
use std::sync::Arc;
use std::time::Duration;

/// The least time between two things that are shown.
const REST: Duration = Duration::from_millis(160);

/// The replay on the map.
#[derive(Resource, Debug)]
pub struct Replay {
    past: Arc<Past>,
    moment: Moment,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// Wishes another moment, after so many commands.
    jump: Option<usize>,
    /// Wishes one step.
    step: bool,
    rested: Duration,
    seed: u32,
    /// With whose eyes it is seen; nothing is hidden once the campaign is over.
    eyes: Option<Kingdom>,
}

impl Replay {
    /// A replay that stands at the end of a past; nothing is drawn before it is told to jump.
    pub fn new(past: Arc<Past>, seed: u32, eyes: Option<Kingdom>) -> Option<Self> {
        let moment = Moment::new(&past, past.len())?;
        Some(Self {
            past,
            moment,
            jump: None,
            playing: false,
            step: false,
            rested: Duration::ZERO,
            seed,
            eyes,
        })
    }

    /// What is looked back at.
    pub const fn past(&self) -> &Arc<Past> {
        &self.past
    }

    /// The round that is shown.
    pub const fn round(&self) -> u32 {
        self.moment.state().round()
    }

    /// Whose turn is shown.
    pub const fn turn(&self) -> ::campaign::Side {
        self.moment.state().turn()
    }

    /// How many commands came before the moment that is shown.
    pub const fn at(&self) -> usize {
        self.moment.at()
    }

    /// Whether it is of a campaign that has come to its end, which has a report.
    pub const fn is_whole(&self) -> bool {
        self.eyes.is_none()
    }

    /// Whether the campaign can be played on from the moment that is shown.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_branch(&self) -> Result<(), String> {
        match self.moment.state().won() {
            Some(_) => Err(format!("{}.", words!("library-over-here"))),
            None => Ok(()),
        }
    }

    /// Whether all has been shown.
    pub fn is_over(&self) -> bool {
        self.moment.is_last()
    }

    /// Whether nothing has been shown yet.
    pub const fn is_at_start(&self) -> bool {
        self.moment.at() == 0
    }

    /// Shows the moment after so many commands.
    pub const fn jump(&mut self, commands: usize) {
        self.jump = Some(commands);
    }

    /// Goes on by itself, from the start if all has been shown, or stops.
    pub fn play(&mut self, playing: bool) {
        if playing && self.is_over() {
            self.jump(0);
        }
        self.playing = playing;
    }

    /// Goes one step on and stops.
    pub const fn step_on(&mut self) {
        self.playing = false;
        self.step = true;
    }

    /// Goes one step back and stops.
    pub fn step_back(&mut self) {
        self.playing = false;
        self.jump = Some(self.moment.before_last());
    }

    fn view(&self) -> Arc<View> {
        let state = self.moment.state();
        Arc::new(match self.eyes {
            None => View::revealed(state, Kingdom::White),
            Some(who) => View::new(state, who),
        })
    }

    /// Goes on by `passed`: sets what is drawn, and pushes what is to be shown to an idle reel.
    fn go_on(&mut self, reel: &mut Reel, passed: Duration) -> Option<Drawn> {
        if let Some(moment) = self.jump.take().and_then(|at| Moment::new(&self.past, at)) {
            reel.clear();
            self.moment = moment;
            self.rested = Duration::ZERO;
            let (view, seed) = (self.view(), self.seed);
            return Some(Drawn { view, seed });
        }
        if !reel.is_idle() {
            return None;
        }
        self.rested += passed;
        if !(self.step || self.playing && self.rested >= REST) {
            return None;
        }
        self.step = false;
        self.rested = Duration::ZERO;
        match self.moment.go_on(self.eyes) {
            Some(events) => {
                let view = self.view();
                reel.push(Step {
                    events,
                    view,
                    own: false,
                });
            }
            None => self.playing = false,
        }
        None
    }
}

/// Drives the map.
pub(super) fn drive(
    mut commands: Commands,
    mut replay: ResMut<Replay>,
    mut reel: ResMut<Reel>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !replay.playing && replay.jump.is_none() && !replay.step {
        return;
    }
    redraw.write(RequestRedraw);
    if let Some(drawn) = replay.go_on(&mut reel, time.delta()) {
        commands.insert_resource(drawn);
    }
}
