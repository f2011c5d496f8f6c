use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// How long the last move is left to be seen before the result is shown.
const DELAY: Duration = Duration::from_millis(1200);

/// Counts down from the end of a game to its result, over the position it ended in.
#[derive(Resource, Debug, Default)]
pub(crate) struct ResultTimer(Option<Timer>);

impl ResultTimer {
    /// The game has just ended.
    pub fn begin(&mut self) {
        self.0 = Some(Timer::new(DELAY, TimerMode::Once));
    }

    /// It goes on after all.
    pub fn call_off(&mut self) {
        self.0 = None;
    }

    /// Lets time pass; whether the result is to be shown now.
    pub fn is_due(&mut self, time: Duration, redraw: &mut MessageWriter<RequestRedraw>) -> bool {
        let Some(timer) = &mut self.0 else {
            return false;
        };
        redraw.write(RequestRedraw);
        let due = timer.tick(time).is_finished();
        if due {
            self.0 = None;
        }
        due
    }
}
