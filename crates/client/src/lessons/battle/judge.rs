//! Watches the table: whether what is asked is done.

use super::super::coach::{CoachWish, Tone};
use super::super::course::Course;
use super::super::running::{Running, Stage, Word, is_battle, stays};
use super::data::{Task, first_of};
use super::{GoTo, fight, step, table_at};
use crate::battle::{Action, BattleSet, Do, Entry, Happened, Happening, Selection, Table};
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use words::Key;

/// How long a move that is not asked is seen before it is taken back, in seconds.
const SEEN: f32 = 1.5;
/// How long the defender seems to think.
const THINKS: f32 = 0.7;

pub(in crate::lessons) fn plugin(app: &mut App) {
    app.add_message::<GoTo>().add_systems(
        Update,
        (
            pace.in_set(BattleSet::Input),
            (go_to, show, tell_hint, watch, fight::watch)
                .chain()
                .after(BattleSet::Act)
                .before(BattleSet::Show),
        )
            .run_if(stays.and_then(is_battle).and_then(resource_exists::<Table>)),
    );
}

/// The table and what is told of it.
#[derive(SystemParam)]
struct Board<'w> {
    table: ResMut<'w, Table>,
    happened: MessageWriter<'w, Happened>,
}

impl Board<'_> {
    /// Puts another state of things on the table.
    fn lay(&mut self, table: &Table) {
        *self.table = table.clone();
        self.happened.write(Happened(Happening::Jumped));
    }
}

/// Lets time pass: what is not asked is taken back, and the defender answers.
fn pace(
    time: Res<Time>,
    mut running: ResMut<Running>,
    mut board: Board,
    mut actions: MessageWriter<Do>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Stage::Wrong(left) | Stage::Right(left)) = running.stage else {
        return;
    };
    redraw.write(RequestRedraw);
    let left = left - time.delta_secs();
    running.stage = match running.stage {
        Stage::Wrong(_) if left > 0.0 => Stage::Wrong(left),
        Stage::Wrong(_) => {
            if let Some(start) = running.start.clone() {
                running.tried = match news(&board.table, &start) {
                    News::Done(Entry::Move(mv)) => Some(mv),
                    _ => None,
                };
                board.lay(&start);
            }
            Stage::Asked
        }
        _ if left > 0.0 => Stage::Right(left),
        _ => {
            let reply = step(running.place).and_then(|step| match &step.task {
                Task::Play(play) => first_of(&play.reply, board.table.position()),
                _ => None,
            });
            let version = board.table.version();
            actions.write_batch(reply.map(|mv| Do(Action::Reply { version, mv })));
            Stage::Right(f32::INFINITY)
        }
    };
}

/// Goes to another step of the lesson.
fn go_to(mut steps: MessageReader<GoTo>, mut running: ResMut<Running>, mut board: Board) {
    let Some(&GoTo(place)) = steps.read().last() else {
        return;
    };
    if place.course != Course::Battle {
        return;
    }
    if let Some(table) = table_at(place) {
        *running = Running::new(place);
        running.start = Some(table.clone());
        board.lay(&table);
    }
}

/// Shows what is asked as a hint on the board, whether a button or the key of hints asks for it.
fn show(
    mut wishes: MessageReader<CoachWish>,
    mut happened: MessageReader<Happened>,
    running: Res<Running>,
    table: Res<Table>,
    mut actions: MessageWriter<Do>,
) {
    let button = wishes.read().last() == Some(&CoachWish::Show);
    let key = happened
        .read()
        .any(|Happened(it)| *it == Happening::HintWanted);
    let Some(step) = step(running.place).filter(|_| button || key) else {
        return;
    };
    let version = table.version();
    let action = match &step.task {
        // The computer looks for it.
        Task::Fight => button.then_some(Action::Hint),
        Task::Play(play) if running.stage == Stage::Asked => play
            .shown(table.position())
            .map(|mv| Action::HintFound { version, mv }),
        Task::Touch { at, .. } if running.stage == Stage::Asked => Some(Action::Select(*at)),
        _ => None,
    };
    actions.write_batch(action.map(Do));
}

/// Says in words what a hint shows on the board.
fn tell_hint(
    mut happened: MessageReader<Happened>,
    mut running: ResMut<Running>,
    table: Res<Table>,
) {
    for Happened(happening) in happened.read() {
        if let Happening::HintShown(mv) = *happening {
            running.tried = None;
            running.note = Some((Tone::Hint, Word::way(table.position(), mv)));
        }
    }
}

/// What is new at the table.
enum News {
    Nothing,
    /// Something was taken back.
    Back,
    Done(Entry),
}

fn news(table: &Table, start: &Table) -> News {
    let (now, before) = (table.record().entries(), start.record().entries());
    match now.get(before.len()) {
        Some(entry) => News::Done(*entry),
        None if now.len() < before.len() => News::Back,
        None => News::Nothing,
    }
}

fn watch(
    mut running: ResMut<Running>,
    mut board: Board,
    mut settings: ResMut<Settings>,
    mut play: MessageWriter<Play>,
) {
    let Some(step) = step(running.place).filter(|it| !matches!(it.task, Task::Fight)) else {
        return;
    };
    let Some(start) = running.start.clone() else {
        running.start = Some(board.table.clone());
        return;
    };
    if board.table.selection().is_some() && running.tried.is_some() {
        running.tried = None;
    }
    match (running.stage, news(&board.table, &start)) {
        (Stage::Done, _) => return keep(&mut running, &mut board),
        (Stage::Wrong(_), News::Back) | (Stage::Right(_), News::Back | News::Nothing) => {
            running.stage = Stage::Asked;
            return board.lay(&start);
        }
        (Stage::Asked, News::Back) => return board.lay(&start),
        (Stage::Wrong(_), _) => return,
        (Stage::Right(_), News::Done(_)) => {
            if board.table.record().len() < start.record().len() + 2 {
                return;
            }
        }
        (Stage::Asked, news) => match verdict(&step.task, &news, &start, &board.table) {
            Verdict::Open => return,
            Verdict::No(why) => {
                running.refuse(why);
                running.stage = Stage::Wrong(SEEN);
                play.write(Play(Sound::Refuse));
                return;
            }
            Verdict::Yes => {
                running.note = None;
                if answers(&step.task, &board.table) {
                    running.stage = Stage::Right(THINKS);
                    return;
                }
            }
        },
    }
    let goes_on = running.succeed(&mut settings, &mut play);
    let mut now = board.table.clone();
    if goes_on {
        // Who picked the piece up has it in hand still; when he goes astray it is put down.
        let _ = now.act(Action::Cancel);
        running.start = Some(now);
    } else {
        running.settled = Some(now);
    }
}

/// What is done stays as it is until the next step.
fn keep(running: &mut Running, board: &mut Board) {
    if let Some(settled) = &running.settled
        && settled.record().len() != board.table.record().len()
    {
        let settled = settled.clone();
        board.lay(&settled);
    }
}

/// Whether the defender has an answer.
fn answers(task: &Task, table: &Table) -> bool {
    match task {
        Task::Play(play) => {
            table.outcome().is_none() && first_of(&play.reply, table.position()).is_some()
        }
        _ => false,
    }
}

enum Verdict {
    Open,
    Yes,
    No(Key),
}

fn verdict(task: &Task, news: &News, start: &Table, table: &Table) -> Verdict {
    let ends = key!("lessons-not-now");
    match (task, news) {
        (Task::Touch { at, .. }, News::Nothing) => {
            match table.selection() == Some(Selection::Piece(*at)) {
                true => Verdict::Yes,
                false => Verdict::Open,
            }
        }
        (Task::Play(play), News::Done(Entry::Move(mv))) => {
            match play.judge(start.position(), *mv) {
                Ok(()) => Verdict::Yes,
                Err(why) => Verdict::No(why),
            }
        }
        (Task::Retreat { .. }, News::Done(Entry::Retreat(_)))
        | (Task::Extend { .. }, News::Done(Entry::Extension(true))) => Verdict::Yes,
        (Task::Touch { no, .. } | Task::Retreat { no }, News::Done(Entry::Move(_)))
        | (Task::Extend { no }, News::Done(_)) => Verdict::No(*no),
        (_, News::Done(Entry::Move(_))) => Verdict::No(key!("lessons-touch-no")),
        (_, News::Done(_)) => Verdict::No(ends),
        _ => Verdict::Open,
    }
}
