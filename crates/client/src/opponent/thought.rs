use super::{Beside, Pace, Task, Watching};
use crate::online::Room;
use crate::screens::Overlay;
use crate::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use engine::Stop;
use std::time::Duration;

/// Longer than any answer is held back.
const LONG: Duration = Duration::from_secs(60);

/// What is being thought about beside a game.
#[derive(Debug)]
pub(crate) struct Thought<T> {
    /// What is wanted.
    pub task: Task,
    /// The state of the game it is thought about.
    pub version: u64,
    work: Beside<T>,
    waited: Duration,
}

impl<T: Clone + Send + Sync + 'static> Thought<T> {
    /// Lets a thread think; `think` is given the sign to stop.
    pub fn begin(
        task: Task,
        version: u64,
        think: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Option<Self> {
        match Beside::begin("thinking", think) {
            Ok(work) => Some(Self {
                task,
                version,
                work,
                waited: Duration::ZERO,
            }),
            Err(problem) => {
                error!("the computer cannot think: {problem}");
                None
            }
        }
    }

    /// Its answer is held back no longer than it takes.
    pub fn wait_no_more(&mut self) {
        self.waited = LONG;
    }

    /// Asks for the best found so far, now.
    pub fn hurry(&self) {
        self.work.hurry();
    }
}

/// How far a thought has come.
pub(crate) enum Came<T> {
    /// There is nothing to be done with it yet.
    NotYet,
    /// Nothing will ever come of it.
    ToNothing,
    /// What was thought out.
    To(T),
}

/// What decides when a thought is shown.
#[derive(SystemParam)]
pub(crate) struct Patience<'w> {
    time: Res<'w, Time<Real>>,
    overlay: Res<'w, State<Overlay>>,
    watching: Res<'w, Watching>,
    settings: Res<'w, Settings>,
    room: Option<Res<'w, Room>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Patience<'_> {
    /// What came of a thought, once people could follow what was done before; it `goes_on` with
    /// the same turn.
    pub fn wait_for<T: Clone + Send + Sync + 'static>(
        &mut self,
        thought: &mut Thought<T>,
        goes_on: bool,
    ) -> Came<T> {
        let paused = self.watching.paused && thought.task == Task::Move;
        // Others do not wait while something lies over this screen.
        let covered = *self.overlay.get() != Overlay::None && self.room.is_none();
        if covered || paused {
            return Came::NotYet;
        }
        // The sign that it thinks turns.
        self.redraw.write(RequestRedraw);
        thought.waited += self.time.delta();
        if thought.work.is_broken() {
            return Came::ToNothing;
        }
        let pace = Pace {
            task: thought.task,
            watched: self.watching.only_computers,
            goes_on,
        };
        let early = thought.waited < pace.least(&self.settings) && !thought.work.is_hurried();
        match thought.work.found() {
            Some(found) if !early => Came::To(found.clone()),
            _ => Came::NotYet,
        }
    }
}
