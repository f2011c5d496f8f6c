//! The computer players of a table: they think beside the game, never in its way.

use super::Reel;
use super::run::{self, Did, Order, Refusal, Seated, TableSet};
use crate::opponent::{Came, MoveNow, Patience, Seed, Task, Thought, Watching, pause};
use crate::screens::Screen;
use bevy::prelude::*;
use tabletop::{Act, Happening, Job, Player};

/// The thinking that goes on at the table now.
#[derive(Resource, Debug, Default)]
pub struct Thinking {
    /// The thought, for whom it is, and whether that is a secret.
    now: Option<(Thought<Option<String>>, Player, bool)>,
    drawn_seed: u64,
    /// For whom a computer decided last; a person's decision forgets it.
    last: Option<Player>,
    /// The state of the game for which nothing could be thought out.
    failed: Option<u64>,
}

impl Thinking {
    /// What is being thought about, if anything is.
    pub fn task(&self) -> Option<Task> {
        self.now.as_ref().map(|(thought, ..)| thought.task)
    }

    /// For whom it is being thought, if anything is and whoever looks may know it.
    pub fn player(&self) -> Option<Player> {
        let (_, player, is_secret) = self.now.as_ref()?;
        (!is_secret).then_some(*player)
    }

    fn forget(&mut self) {
        self.now = None;
        self.last = None;
        self.failed = None;
    }

    fn begin(&mut self, task: Task, job: Job) {
        let seed = crate::opponent::seed_for(self.drawn_seed, job.number);
        let (version, player, is_secret) = (job.version, job.player, job.is_secret);
        let work = move |stop: &engine::Stop| job.mind.think(job.level, seed, stop);
        self.now = None;
        match Thought::begin(task, version, work) {
            Some(thought) => self.now = Some((thought, player, is_secret)),
            None => self.failed = Some(version),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(
            OnEnter(Screen::Table),
            sit_down.after(run::begin).run_if(resource_exists::<Seated>),
        )
        .add_systems(OnExit(Screen::Table), stand_up)
        .add_systems(
            Update,
            (think_of_moves, think_of_hints, move_now, pause, answer)
                .chain()
                .in_set(TableSet::Input)
                .run_if(resource_exists::<Seated>),
        );
}

fn sit_down(
    mut thinking: ResMut<Thinking>,
    mut watching: ResMut<Watching>,
    seed: Res<Seed>,
    seated: Res<Seated>,
) {
    thinking.forget();
    thinking.drawn_seed = seed.drawn();
    *watching = Watching::begin(seated.0.only_computers());
}

fn stand_up(mut thinking: ResMut<Thinking>) {
    thinking.forget();
}

/// Begins to think when it is a computer's turn, and stops when what it thinks about is gone.
fn think_of_moves(seated: Res<Seated>, mut thinking: ResMut<Thinking>) {
    let version = seated.0.version();
    if let Some((thought, ..)) = &thinking.now {
        if thought.version == version {
            return;
        }
        thinking.now = None;
    }
    if thinking.failed == Some(version) {
        return;
    }
    match seated.0.job() {
        Some(job) => thinking.begin(Task::Move, job),
        None => thinking.bypass_change_detection().last = None,
    }
}

fn think_of_hints(
    seated: Res<Seated>,
    mut thinking: ResMut<Thinking>,
    mut did: MessageReader<Did>,
) {
    let wanted = did.read().any(|Did(it)| *it == Happening::HintWanted);
    if wanted
        && thinking.now.is_none()
        && let Some(job) = seated.0.hint_job()
    {
        thinking.begin(Task::Hint, job);
    }
}

fn move_now(mut wishes: MessageReader<MoveNow>, thinking: Res<Thinking>) {
    if wishes.read().count() > 0
        && let Some((thought, ..)) = &thinking.now
    {
        thought.hurry();
    }
}

/// Puts what was thought out on the table, once the last step has been seen.
fn answer(
    mut patience: Patience,
    reel: Option<Res<Reel>>,
    mut thinking: ResMut<Thinking>,
    mut orders: MessageWriter<Order>,
    mut refusals: MessageWriter<Refusal>,
) {
    let thinking = thinking.bypass_change_detection();
    let last = thinking.last;
    let Some((thought, player, is_secret)) = &mut thinking.now else {
        return;
    };
    let (task, version, player, is_secret) = (thought.task, thought.version, *player, *is_secret);
    if is_secret {
        thought.wait_no_more();
    }
    let found = match patience.wait_for(thought, last == Some(player)) {
        Came::NotYet => return,
        Came::ToNothing => {
            error!("the computer's thought broke off");
            None
        }
        Came::To(_) if !is_secret && reel.is_some_and(|reel| reel.is_running()) => return,
        Came::To(found) => found,
    };
    thinking.now = None;
    match (task, found) {
        (Task::Move, Some(action)) => {
            if !is_secret {
                thinking.last = Some(player);
            }
            orders.write(Order(Act::Reply { version, action }));
        }
        (Task::Hint, Some(action)) => {
            orders.write(Order(Act::HintFound { version, action }));
        }
        (_, None) => {
            refusals.write(Refusal(words!("table-computer-lost")));
            thinking.failed = Some(version);
        }
    }
}
