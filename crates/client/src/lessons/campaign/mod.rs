//! Lessons on the map of a campaign: the coach watches the real session, and goes on when what he
//! asked for is so.

mod data;
mod watch;

pub(super) use data::{COURSE, Goal, Step};
pub(super) use watch::{Before, plugin};

use super::course::{Course, Place};
use crate::campaign::Session;

/// A step of a lesson.
pub(super) fn step(place: Place) -> Option<&'static Step> {
    COURSE.lessons.get(place.lesson)?.steps.get(place.step)
}

/// Whether there is nothing to do but to read on.
pub(super) fn only_reads(place: Place) -> bool {
    place.course == Course::Campaign && step(place).is_some_and(|it| it.goal == Goal::Read)
}

/// The campaign of a lesson, as it begins.
pub(super) fn session_at(place: Place) -> Option<Session> {
    let lesson = COURSE.lessons.get(place.lesson)?;
    Some(Session::resume(lesson.campaign()))
}
