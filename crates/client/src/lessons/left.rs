//! The middle of a lesson, kept with the settings: a player goes on at the step he left, with the
//! board or the world as he had brought them there.

use super::battle;
use super::course::{Course, Place};
use super::running::{Running, Stage};
use crate::battle::{Entry, Record, Table, entry_in_words, entry_of_words};
use crate::campaign::Session;
use crate::settings::Settings;
use ::campaign::save;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Where a lesson was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Left {
    /// At which step, from 0.
    pub step: usize,
    /// What had been done on the board the step is asked on.
    done: Vec<String>,
    /// The campaign as it was, in the words of a save.
    world: Option<String>,
}

impl Left {
    /// At a step, with the board as it is.
    pub fn on_board(step: usize, table: &Table) -> Self {
        Self {
            step,
            done: table
                .record()
                .entries()
                .iter()
                .map(entry_in_words)
                .collect(),
            world: None,
        }
    }

    /// At a step, with the world as it is.
    pub fn on_map(step: usize, session: &Session) -> Self {
        Self {
            step,
            done: Vec::new(),
            world: Some(save::export(session.campaign())),
        }
    }

    /// The board as it was; `None` if the lesson has become another since.
    pub fn table(&self, place: Place) -> Option<Table> {
        let fresh = battle::table_at(place)?;
        let start = fresh.record().start().clone();
        let mut record = Record::new(start);
        for text in &self.done {
            let entry: Entry = entry_of_words(text, record.last())?;
            record.push(entry).then_some(())?;
        }
        Some(Table::resume(fresh.setup().clone(), record, false))
    }

    /// The campaign as it was; `None` if it cannot be read.
    pub fn session(&self) -> Option<Session> {
        let campaign = save::import(self.world.as_ref()?.as_bytes()).ok()?;
        Some(Session::resume(campaign))
    }
}

/// What was noted last: a lesson's step, whether it is done, and how much had happened.
type Noted = (Place, bool, u64);

/// Notes where the lesson stands, for the day on which it is left.
pub(super) fn note(
    running: Res<Running>,
    table: Option<Res<Table>>,
    session: Option<Res<Session>>,
    mut settings: ResMut<Settings>,
    mut noted: Local<Option<Noted>>,
) {
    let done = match running.stage {
        Stage::Asked => false,
        Stage::Done => true,
        // What is about to be taken back or answered is no place to stand.
        Stage::Wrong(_) | Stage::Right(_) => return,
    };
    let place = running.place;
    let version = match (place.course, &table, &session) {
        (Course::Battle, Some(table), _) => table.version(),
        (Course::Campaign, _, Some(session)) => session.version(),
        _ => return,
    };
    let now = (place, done, version);
    if *noted == Some(now) {
        return;
    }
    *noted = Some(now);
    // A step that is done leads to the next; after the last there is nothing to go on with, but a
    // battle that may be fought once more.
    let over = done && place.is_last() && settings.lessons.has_done(place.course, place.lesson);
    let step = match done && !place.is_last() {
        true => place.step + 1,
        false => place.step,
    };
    let left = match (place.course, &table, &session) {
        _ if over => None,
        // What follows a word of praise is asked on a board of its own.
        (Course::Battle, ..) if step != place.step => Some(Left {
            step,
            ..Left::default()
        }),
        (Course::Battle, Some(table), _) => {
            Some(Left::on_board(step, table)).filter(|it| step > 0 || !it.done.is_empty())
        }
        (Course::Campaign, _, Some(session)) => {
            let begun = step > 0 || !session.campaign().record().is_empty();
            begun.then(|| Left::on_map(step, session))
        }
        _ => return,
    };
    settings.lessons.leave(place.course, left);
}
