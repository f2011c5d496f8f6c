//! Whether what is asked has come about.

use super::super::battle::GoTo;
use super::super::coach::{CoachWish, Tone};
use super::super::course::{Course, Place};
use super::super::running::{Running, Stage, Word, stays};
use super::{Click, Goal, next, step};
use crate::battle::{Action, Do};
use crate::campaign::{Feed, Order, Session};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::sound::Play;
use crate::world::{LookAt, MapView, Reel};
use ::campaign::{Known, View, ViewPending};
use bevy::prelude::*;

/// What was so when a step began.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(in crate::lessons) struct Before {
    round: u32,
    /// How the map was looked at, once it came to rest, and for how many seconds it has rested.
    looked: Option<MapView>,
    rested: f32,
}

impl Before {
    /// As it is now.
    pub fn of(session: &Session) -> Self {
        Self {
            round: session.view().round,
            ..Self::default()
        }
    }
}

pub(in crate::lessons) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (go_to, show, watch, point)
            .chain()
            .after(crate::campaign::CampaignSet::Act)
            .run_if(
                stays
                    .and_then(is_campaign)
                    .and_then(resource_exists::<Session>),
            ),
    )
    .add_systems(
        Update,
        bring_into_sight.run_if(stays.and_then(is_campaign).and_then(crate::world::is_shown)),
    );
}

/// What is asked lies in sight: a map of the lesson before may have been pushed aside.
fn bring_into_sight(
    running: Res<Running>,
    mut last: Local<Option<Place>>,
    mut look: MessageWriter<LookAt>,
) {
    if last.replace(running.place) == Some(running.place) {
        return;
    }
    let marked = step(running.place).and_then(|it| it.marks.last().copied());
    look.write_batch(marked.map(LookAt));
}

fn is_campaign(running: Option<Res<Running>>) -> bool {
    running.is_some_and(|it| it.place.course == Course::Campaign)
}

/// Goes on to the next step.
fn go_to(mut steps: MessageReader<GoTo>, mut running: ResMut<Running>, session: Res<Session>) {
    if let Some(&GoTo(place)) = steps.read().last()
        && place.course == Course::Campaign
    {
        *running = Running::new(place);
        running.before = Before::of(&session);
    }
}

/// Makes the next click and says so; one that nobody else can make is told.
fn show(
    mut wishes: MessageReader<CoachWish>,
    mut running: ResMut<Running>,
    session: Res<Session>,
    mut look: MessageWriter<LookAt>,
    mut orders: MessageWriter<Order>,
    screen: Res<State<Screen>>,
    mut actions: MessageWriter<Do>,
) {
    if wishes.read().last() != Some(&CoachWish::Show) {
        return;
    }
    // On the board of a battle the computer looks for a move.
    if *screen.get() == Screen::Battle {
        actions.write(Do(Action::Hint));
        return;
    }
    let Some(step) = step(running.place).filter(|_| running.stage == Stage::Asked) else {
        return;
    };
    let click = next(step, &session);
    running.led = true;
    look.write_batch(click.square().map(LookAt));
    running.note = Some((Tone::Hint, Word::Click(click)));
    if let Some(act) = click.act(&session) {
        running.shown = Some(click);
        orders.write(Order(act));
    }
}

/// Keeps in mind what is to be clicked next: the rings follow it, and so does what was said of it.
fn point(mut running: ResMut<Running>, session: Res<Session>, reel: Res<Reel>) {
    let asked = step(running.place).filter(|_| running.stage == Stage::Asked);
    let click = asked
        .filter(|_| reel.is_idle())
        .map(|step| next(step, &session));
    if running.click == click {
        return;
    }
    running.click = click;
    running.note = match click {
        Some(Click::Nothing) | None => running.note,
        // Whoever has picked too many is told what to do, whether he asked or not.
        Some(Click::Nobody) => Some((Tone::Mind, Word::Click(Click::Nobody))),
        Some(click) if running.led => {
            let word = match running.shown.take() {
                Some(done) => Word::Shown(done, click),
                None => Word::Click(click),
            };
            Some((Tone::Hint, word))
        }
        Some(_) => None,
    };
}

fn watch(
    mut running: ResMut<Running>,
    session: Res<Session>,
    (feed, reel): (Res<Feed>, Res<Reel>),
    screen: Res<State<Screen>>,
    map: Option<Res<MapView>>,
    time: Res<Time>,
    mut settings: ResMut<Settings>,
    mut play: MessageWriter<Play>,
) {
    let Some(step) = step(running.place).filter(|_| running.stage == Stage::Asked) else {
        return;
    };
    if step.goal == Goal::Look {
        let looked = looked_round(
            &mut running.bypass_change_detection().before,
            map.as_deref(),
            &time,
        );
        if !looked {
            return;
        }
    } else {
        // What has come about is seen before the coach speaks of it.
        let seen = reel.is_idle() && feed.left(session.viewer()) == 0;
        let there = is_so(step.goal, &session, *screen.get(), &running.before);
        if !seen || !there {
            return;
        }
    }
    if running.succeed(&mut settings, &mut play) {
        running.before = Before::of(&session);
    } else {
        let view = session.view();
        let holds = |at| view.army(at).is_some_and(|it| it.owner == session.viewer());
        running.lost = step.lost.filter(|(at, _)| !holds(*at)).map(|(_, key)| key);
    }
}

/// So long the map must have rested, in seconds, before a change of it counts.
const REST: f32 = 0.6;

/// Whether the map was zoomed or moved by hand: it moves by itself when it is entered.
fn looked_round(before: &mut Before, map: Option<&MapView>, time: &Time) -> bool {
    let Some(map) = map else { return false };
    let Some(looked) = before.looked else {
        before.looked = Some(*map);
        return false;
    };
    if before.rested < REST {
        before.rested += time.delta_secs();
        before.looked = Some(*map);
        return false;
    }
    let zoom = map.scale / looked.scale;
    let way = (map.middle - looked.middle).length() / looked.scale;
    !(0.93..=1.08).contains(&zoom) || way > 40.0
}

fn is_so(goal: Goal, session: &Session, screen: Screen, before: &Before) -> bool {
    let view: &View = session.view();
    let own = |army: &::campaign::Stack| army.owner == session.viewer();
    match goal {
        Goal::Read | Goal::Look => false,
        Goal::Chosen(at) => session.selected() == Some(at),
        Goal::Owned(at) => match view.at(at) {
            Known::Seen { site, .. } => site.is_some_and(|it| it.owner == Some(session.viewer())),
            _ => false,
        },
        Goal::Building(at) => view.own_city(at).is_some_and(|it| it.build.is_some()),
        Goal::Turn => view.round > before.round && session.can_command().is_ok(),
        Goal::Rallied(goal) => view.orders.iter().any(|order| order.goal == goal),
        Goal::Stands(at) => view.army(at).is_some_and(own),
        Goal::Seen(at) => view.sees.has(at),
        Goal::Battle => matches!(view.pending, Some(ViewPending::Battle { .. })),
        Goal::Board => screen == Screen::Battle || view.pending.is_none(),
        Goal::Settled => {
            view.pending.is_none() && session.wanted().is_none() && screen == Screen::World
        }
        Goal::Won => view.won == Some(session.viewer()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn each_step_brings_what_it_asks_for_into_sight_once() {
        let marks = |place| step(place).map(|it| it.marks.clone()).unwrap_or_default();
        let steps = (0..Course::Campaign.count()).flat_map(|lesson| {
            (0..Course::Campaign.steps(lesson)).map(move |step| Place {
                course: Course::Campaign,
                lesson,
                step,
            })
        });
        let marked: Vec<Place> = steps.filter(|&place| !marks(place).is_empty()).collect();
        assert!(marked.len() > 4, "most steps show where");
        let mut app = App::new();
        app.add_message::<LookAt>()
            .add_systems(Update, bring_into_sight);
        for place in marked {
            app.insert_resource(Running::new(place));
            app.update();
            app.update();
            let looks = app.world_mut().resource_mut::<Messages<LookAt>>();
            let looks: Vec<LookAt> = looks.into_inner().drain().collect();
            assert_eq!(looks, [LookAt(*marks(place).last().unwrap())]);
        }
    }
}
