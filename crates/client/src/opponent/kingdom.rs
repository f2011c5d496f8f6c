//! Working beside the map of a campaign: the computer's turns and battles that are played out.

use super::beside::Beside;
use crate::battle::{BattleSet, Notice};
use crate::campaign::{CampaignSet, Did, Feed, Labour, Session, WorkedOut};
use crate::screens::Screen;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// What is being worked out for the campaign. It is dropped when the screen is left; then nothing
/// of it has happened.
#[derive(Resource, Debug, Default)]
pub struct Working {
    now: Option<Work>,
    /// The state of the session for which nothing could be worked out.
    failed: Option<u64>,
}

#[derive(Debug)]
struct Work {
    labour: Labour,
    version: u64,
    beside: Beside<Option<WorkedOut>>,
    /// How long its answer is still held back.
    hold: Duration,
}

/// Online, between two commands of a computer: everybody shall see each, and a room takes only so
/// many a second. A move on a board is looked at longer.
const HELD: [Duration; 2] = [Duration::from_millis(150), Duration::from_millis(450)];

/// How long the answer to a job is held back.
fn hold(session: &Session) -> Duration {
    match (session.is_online(), session.is_in_battle()) {
        (false, _) => Duration::ZERO,
        (true, battle) => HELD[usize::from(battle)],
    }
}

impl Working {
    /// What is being worked out, if anything is.
    pub fn labour(&self) -> Option<Labour> {
        self.now.as_ref().map(|work| work.labour)
    }

    /// Begins what is to be done next, and drops what nobody needs any more.
    fn look_for_work(&mut self, session: &Session, on_map: bool) {
        let version = session.version();
        let wanted = session.wanted().is_some();
        let needed = |work: &Work| {
            work.version == version && matches!(work.labour, Labour::Battles(_)) == wanted
        };
        if self.now.as_ref().is_some_and(|work| !needed(work)) {
            self.now = None;
        }
        // In a battle the computer's turns on the map wait.
        let waits = !(on_map || wanted || session.is_online());
        if self.now.is_some() || self.failed == Some(version) || waits {
            return;
        }
        let Some(job) = session.job() else { return };
        let labour = job.labour;
        match Beside::begin("campaign", move |stop| job.run(stop)) {
            Ok(beside) => {
                self.now = Some(Work {
                    labour,
                    version,
                    beside,
                    hold: hold(session),
                });
            }
            Err(problem) => {
                self.failed = Some(version);
                error!("the computer cannot think: {problem}");
            }
        }
    }

    /// What was worked out, once it is there; `Some(None)` if nothing came of it.
    fn take(&mut self, passed: Duration) -> Option<Option<WorkedOut>> {
        let work = self.now.as_mut()?;
        work.hold = work.hold.saturating_sub(passed);
        if !work.hold.is_zero() {
            return None;
        }
        let found = match work.beside.found() {
            Some(found) => found.clone(),
            None if work.beside.is_broken() => None,
            None => return None,
        };
        let version = work.version;
        self.now = None;
        if found.is_none() {
            self.failed = Some(version);
        }
        Some(found)
    }
}

pub(super) fn plugin(app: &mut App) {
    let playing =
        |screen: Res<State<Screen>>| matches!(screen.get(), Screen::World | Screen::Battle);
    app.init_resource::<Working>().add_systems(
        Update,
        (
            work.run_if(playing.and_then(resource_exists::<Session>)),
            stop.run_if(not(playing)),
        )
            .before(CampaignSet::Input)
            .before(BattleSet::Input),
    );
}

fn work(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut working: ResMut<Working>,
    mut session: ResMut<Session>,
    mut feed: ResMut<Feed>,
    mut did: MessageWriter<Did>,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let on_map = *screen.get() == Screen::World;
    let working = working.bypass_change_detection();
    working.look_for_work(&session, on_map);
    match working.take(time.delta()) {
        None => {}
        Some(Some(worked_out)) => match session.carry_worked_out(&worked_out, &mut feed) {
            Ok(happening) => {
                did.write(Did(happening));
            }
            Err(refusal) => {
                error!("what was worked out does not fit: {refusal}");
                working.failed = Some(session.version());
                session.drop_wanted();
            }
        },
        Some(None) => {
            notices.write(Notice(words!("world-not-worked-out")));
            session.drop_wanted();
        }
    }
    if working.now.is_some() {
        // The sign that it works turns.
        redraw.write(RequestRedraw);
    }
}

fn stop(mut working: ResMut<Working>, session: Option<ResMut<Session>>) {
    let working = working.bypass_change_detection();
    working.now = None;
    working.failed = None;
    if let Some(mut session) = session
        && session.wanted().is_some()
    {
        session.drop_wanted();
    }
}
