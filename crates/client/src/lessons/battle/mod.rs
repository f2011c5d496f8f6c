//! Lessons on the board of a battle: the coach watches the real table, takes back what is not
//! asked, and answers for the defender.

mod data;
mod effect;
mod fight;
mod judge;

#[cfg(test)]
pub(super) use data::Play;
pub(super) use data::first_of;
pub(super) use data::{LESSONS, Lesson, Step, Task};
pub(super) use judge::plugin;

use super::course::{Course, Place};
use crate::battle::{Action, Question, Table};
use bevy::prelude::Message;

/// Goes to a step of the lesson that is being taken.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct GoTo(pub Place);

/// A step of a lesson.
pub(super) fn step(place: Place) -> Option<&'static Step> {
    let lesson: &'static Lesson = LESSONS.get(place.lesson)?;
    lesson.steps.get(place.step)
}

fn is(place: Place, what: impl Fn(&Task) -> bool) -> bool {
    place.course == Course::Battle && step(place).is_some_and(|step| what(&step.task))
}

/// Whether there is nothing to do but to read on.
pub(super) fn only_reads(place: Place) -> bool {
    is(place, |task| matches!(task, Task::Read))
}

/// Whether a whole battle is fought.
pub(super) fn is_fight(place: Place) -> bool {
    is(place, |task| matches!(task, Task::Fight))
}

/// Whether all that can be done in a battle is offered.
pub(super) fn commands(place: Place) -> bool {
    is(place, |task| {
        matches!(task, Task::Retreat { .. } | Task::Fight)
    })
}

/// Whether it can be shown what is asked.
pub(super) fn can_show(place: Place) -> bool {
    is(place, |task| {
        matches!(task, Task::Play(_) | Task::Touch { .. } | Task::Fight)
    })
}

/// The table as it is when a step begins: all that is asked since its position has been done.
pub(super) fn table_at(place: Place) -> Option<Table> {
    let steps = &LESSONS.get(place.lesson)?.steps;
    let from = (0..=place.step)
        .rev()
        .find(|&at| steps.get(at).is_some_and(|step| step.position.is_some()))?;
    let mut table = steps.get(from)?.table()?;
    for step in steps.get(from..place.step)? {
        carry_out(&mut table, &step.task)?;
    }
    Some(table)
}

/// Does what a task asks, and answers.
fn carry_out(table: &mut Table, task: &Task) -> Option<()> {
    let act = |table: &mut Table, action| table.act(action).ok().map(drop);
    match task {
        Task::Read | Task::Touch { .. } | Task::Fight => Some(()),
        Task::Play(play) => {
            let mv = play.shown(table.position())?;
            act(table, Action::Play(mv))?;
            if let Some(mv) = first_of(&play.reply, table.position()) {
                let version = table.version();
                act(table, Action::Reply { version, mv })?;
            }
            Some(())
        }
        Task::Retreat { .. } => {
            act(table, Action::Retreat)?;
            act(table, Action::Confirm)
        }
        Task::Extend { .. } => {
            matches!(table.question(), Some(Question::Extend(_))).then_some(())?;
            act(table, Action::Extend(true))
        }
    }
}
