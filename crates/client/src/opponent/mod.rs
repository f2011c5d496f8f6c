//! The computer at the table and at the map: it thinks beside the game, never in its way.

mod beside;
mod kingdom;
mod thought;

pub use kingdom::Working;

pub(crate) use beside::Beside;
pub(crate) use thought::{Came, Patience, Thought};

use crate::battle::{self, Action, BattleSet, Do, Happened, Happening, Job, Table};
use crate::lessons;
use crate::screens::Screen;
use crate::settings::Settings;
use ::campaign::BattleAct;
use bevy::prelude::*;
use engine::{Stop, strategist};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use std::time::{Duration, SystemTime};

/// The least time between two moves, so that each is seen.
const SEEN: Duration = Duration::from_millis(450);
/// The same where nothing moves, and between the steps of one turn.
const SEEN_STILL: Duration = Duration::from_millis(250);
/// The least time between the moves of two computers.
const WATCHED: Duration = Duration::from_millis(900);

/// What decides how long a computer's answer is held back, so that people can follow.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Pace {
    /// What was thought about.
    pub task: Task,
    /// Whether nobody but computers plays.
    pub watched: bool,
    /// Whether it is one more step of the same turn.
    pub goes_on: bool,
}

impl Pace {
    /// The least time between what was done before and the answer.
    pub fn least(self, settings: &Settings) -> Duration {
        match self.task {
            Task::Hint => Duration::ZERO,
            Task::Move if self.goes_on => SEEN_STILL,
            Task::Move if self.watched => WATCHED,
            Task::Move if settings.reduced_motion() => SEEN_STILL,
            Task::Move => SEEN,
        }
    }
}

/// The chance of this battle's computers; drawn from the clock where tests set none.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub struct Seed(pub Option<u64>);

impl Seed {
    /// The chance for one game.
    pub(crate) fn drawn(self) -> u64 {
        self.0.unwrap_or_else(from_the_clock)
    }
}

/// Stops thinking at once and plays the best found so far.
#[derive(Message, Copy, Clone, Debug)]
pub struct MoveNow;

/// Lets two computers wait (`true`) or go on.
#[derive(Message, Copy, Clone, Debug)]
pub struct PauseWatching(pub bool);

/// What a person who only watches may do.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub struct Watching {
    /// Whether nobody but computers plays.
    pub only_computers: bool,
    /// Whether they wait.
    pub paused: bool,
}

impl Watching {
    /// At the beginning of a game.
    pub(crate) const fn begin(only_computers: bool) -> Self {
        Self {
            only_computers,
            paused: false,
        }
    }
}

/// What is being thought about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The computer's own move.
    Move,
    /// A hint for a person.
    Hint,
}

/// The thinking that goes on now.
#[derive(Resource, Debug, Default)]
pub struct Thinking {
    now: Option<Thought<Option<BattleAct>>>,
    drawn_seed: u64,
}

impl Thinking {
    /// What is being thought about, if anything is.
    pub fn task(&self) -> Option<Task> {
        self.now.as_ref().map(|thought| thought.task)
    }

    fn drop_it(&mut self) {
        self.now = None;
    }

    /// Lets a thread think; `think` is given the sign to stop.
    fn begin(
        &mut self,
        task: Task,
        version: u64,
        think: impl FnOnce(&Stop) -> Option<BattleAct> + Send + 'static,
    ) {
        self.now = Thought::begin(task, version, think);
    }
}

/// The computer players. Works without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins(kingdom::plugin)
        .init_resource::<Seed>()
        .init_resource::<Thinking>()
        .init_resource::<Watching>()
        .add_message::<MoveNow>()
        .add_message::<PauseWatching>()
        .add_systems(
            OnEnter(Screen::Battle),
            sit_down
                .after(battle::begin)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(OnExit(Screen::Battle), stand_up)
        .add_systems(
            Update,
            (
                (think_of_moves, think_of_hints)
                    .chain()
                    .run_if(not(lessons::holds_computer)),
                move_now,
                pause,
                answer,
            )
                .chain()
                .in_set(BattleSet::Input)
                .run_if(resource_exists::<Table>),
        );
}

fn sit_down(
    mut thinking: ResMut<Thinking>,
    mut watching: ResMut<Watching>,
    seed: Res<Seed>,
    table: Res<Table>,
) {
    let setup = table.setup();
    thinking.drop_it();
    // A campaign goes the same way again from the same save.
    let of_campaign = setup.campaign.map(|campaign| campaign.seed);
    thinking.drawn_seed = of_campaign.unwrap_or_else(|| seed.drawn());
    let only_computers = !table.is_online() && setup.seats.iter().all(|seat| !seat.is_human());
    *watching = Watching::begin(only_computers);
}

fn stand_up(mut thinking: ResMut<Thinking>) {
    thinking.drop_it();
}

fn from_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

/// The chance for one decision of a game.
pub(crate) fn seed_for(battle: u64, ply: usize) -> u64 {
    let mut chance = ChaCha8Rng::seed_from_u64(battle);
    chance.set_stream(ply as u64);
    chance.next_u64()
}

/// Begins to think when it is a computer's turn, and stops when what it thinks about is gone.
fn think_of_moves(
    table: Res<Table>,
    mut thinking: ResMut<Thinking>,
    lesson: Option<Res<lessons::Running>>,
) {
    if let Some(thought) = &thinking.now {
        if thought.version == table.version() {
            return;
        }
        thinking.drop_it();
    }
    if let Some(mut job) = table.job() {
        // A battle that is to teach something is fought.
        job.may_leave &= lesson.is_none();
        let seed = seed_for(thinking.drawn_seed, job.ply);
        thinking.begin(Task::Move, job.version, move |stop| {
            choose(&job, seed, stop)
        });
    }
}

/// An answer in any case: stopped before the first move was found, the first legal one.
fn choose(job: &Job, seed: u64, stop: &Stop) -> Option<BattleAct> {
    let first = || rules::Position::legal_moves(&job.position).first().copied();
    if job.may_leave {
        let act = strategist::fight(&job.position, false, job.level, seed, stop);
        return match act {
            BattleAct::Resign => first().map(BattleAct::Move),
            act => Some(act),
        };
    }
    engine::choose(&job.position, job.level, seed, stop)
        .or_else(first)
        .map(BattleAct::Move)
}

fn think_of_hints(
    table: Res<Table>,
    mut thinking: ResMut<Thinking>,
    mut happened: MessageReader<Happened>,
) {
    let wanted = happened
        .read()
        .any(|Happened(it)| *it == Happening::HintWanted);
    // A puzzle gives its own.
    if wanted && !table.is_puzzle() && thinking.now.is_none() {
        let position = table.position().clone();
        thinking.begin(Task::Hint, table.version(), move |stop| {
            engine::hint(&position, stop).map(|thought| BattleAct::Move(thought.best))
        });
    }
}

fn move_now(mut wishes: MessageReader<MoveNow>, thinking: Res<Thinking>) {
    if wishes.read().count() > 0
        && let Some(thought) = &thinking.now
    {
        thought.hurry();
    }
}

/// Lets computers that play by themselves wait, or go on.
pub(crate) fn pause(mut wishes: MessageReader<PauseWatching>, mut watching: ResMut<Watching>) {
    if let Some(PauseWatching(paused)) = wishes.read().last() {
        watching.paused = *paused;
    }
}

/// Puts what was thought out on the table, once the last move has been seen.
fn answer(mut patience: Patience, mut thinking: ResMut<Thinking>, mut actions: MessageWriter<Do>) {
    let Some(thought) = &mut thinking.bypass_change_detection().now else {
        return;
    };
    let found = match patience.wait_for(thought, false) {
        Came::NotYet => return,
        Came::ToNothing => {
            error!("the computer's thought broke off; it thinks again");
            thinking.now = None;
            return;
        }
        Came::To(found) => found,
    };
    let version = thought.version;
    let action = match (thought.task, found) {
        (Task::Move, Some(BattleAct::Move(mv))) => Some(Action::Reply { version, mv }),
        (Task::Move, Some(BattleAct::Retreat)) => Some(Action::Leave { version }),
        (Task::Hint, Some(BattleAct::Move(mv))) => Some(Action::HintFound { version, mv }),
        _ => None,
    };
    actions.write_batch(action.map(Do));
    thinking.now = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ply_has_its_own_chance_and_the_same_again() {
        assert_eq!(seed_for(5, 3), seed_for(5, 3));
        assert_ne!(seed_for(5, 3), seed_for(5, 4));
        assert_ne!(seed_for(5, 3), seed_for(6, 3));
    }
}
