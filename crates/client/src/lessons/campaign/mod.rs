//! Lessons on the map of a campaign: the coach watches the real session, and goes on when what he
//! asked for is so.

mod click;
mod data;
mod deed;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
mod watch;

pub(super) use click::Click;
pub(super) use data::{COURSE, Goal, Step};
pub(super) use deed::objection;
pub(super) use watch::{Before, plugin};

use super::course::{Course, Place};
use crate::campaign::{Act, Feed, Session};
use click::next;

/// A step of a lesson.
pub(super) fn step(place: Place) -> Option<&'static Step> {
    COURSE.lessons.get(place.lesson)?.steps.get(place.step)
}

/// Whether there is nothing to do but to read on.
pub(super) fn only_reads(place: Place) -> bool {
    place.course == Course::Campaign && step(place).is_some_and(|it| it.goal == Goal::Read)
}

/// The campaign of a lesson as it is when a step begins: all that is asked before has been done.
pub(super) fn session_at(place: Place) -> Option<Session> {
    let lesson = COURSE.lessons.get(place.lesson)?;
    let mut session = Session::resume(lesson.campaign());
    for step in lesson.steps.get(..place.step)? {
        carry_out(&mut session, step);
    }
    session.act(Act::Cancel, &mut Feed::default()).ok()?;
    Some(session)
}

/// Clicks for a step until nothing is left to be clicked but what others must answer.
fn carry_out(session: &mut Session, step: &Step) {
    let version = session.version();
    // No step takes more clicks than that.
    for _ in 0..8 {
        let click = next(step, session);
        let act = click.act(session).filter(|_| session.version() == version);
        let clicked = act.is_some_and(|act| session.act(act, &mut Feed::default()).is_ok());
        if !clicked || matches!(click, Click::Fight | Click::Resolve) {
            return;
        }
    }
}
