//! What others and one's own orders brought, shown one after the other. [`Reel`] holds what is
//! still to come; each step is a row of beats, and after its last one the map is what the
//! kingdom knew then.

use crate::campaign::{Feed, Session, Step};
use crate::screens::Screen;
use crate::settings::{Settings, ShownSpeed};
use crate::world::sight::Sight;
use crate::world::{Drawn, LookAt, Reel, Shown};
use ::campaign::{Event, Square, View};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::Color as Kingdom;
use std::collections::VecDeque;
use std::sync::Arc;

/// Seconds in which what the present beat shows has to move; 0 is at once.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Tempo(pub f32);

/// The least rest after something of others that may not move, in seconds.
const REST: f32 = 0.3;
/// How fast own orders are shown, compared with those of others.
const OWN_PACE: f32 = 1.9;

/// Things that happen together.
#[derive(Clone, Debug, PartialEq)]
struct Beat {
    events: Vec<Event>,
    /// In seconds at the usual speed.
    length: f32,
}

/// A step that is being shown.
#[derive(Clone, Debug)]
struct Playing {
    beats: VecDeque<Beat>,
    step: Step,
    /// Seconds until the next beat.
    left: f32,
}

/// Where the showing stands.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Showing {
    playing: Option<Playing>,
    /// What each kingdom knew when it last looked.
    last: [Option<Arc<View>>; 2],
    viewer: Option<Kingdom>,
}

/// How long an event is looked at, in seconds at the usual speed.
fn length(event: &Event) -> f32 {
    match event {
        Event::Marched { .. } => 0.48,
        Event::Attacked { .. } | Event::Sacked { .. } | Event::BattleEnded { .. } => 0.7,
        Event::Overrun { .. } | Event::Landed { .. } | Event::Lost { .. } => 0.5,
        Event::Razed { .. } | Event::Warband { .. } => 0.45,
        Event::Claimed { .. } | Event::Unclaimed { .. } => 0.35,
        Event::Built { .. } => 0.2,
        _ => 0.0,
    }
}

/// Where an event is seen.
fn place_of(event: &Event) -> Option<Square> {
    match *event {
        Event::Marched {
            from, to, rally, ..
        } => to.or(from).filter(|_| !rally),
        Event::Attacked { at, .. }
        | Event::Overrun { at, .. }
        | Event::BattleEnded { at, .. }
        | Event::Claimed { at, .. }
        | Event::Unclaimed { at, .. }
        | Event::Razed { at, .. }
        | Event::Sacked { at, .. }
        | Event::Landed { at, .. }
        | Event::Lost { at, .. }
        | Event::Warband { at, .. } => Some(at),
        _ => None,
    }
}

/// Rally marches and finished builds go together; all else has its own moment.
fn joins(beat: &Beat, event: &Event) -> bool {
    let rally = |event: &Event| matches!(event, Event::Marched { rally: true, .. });
    let built = |event: &Event| matches!(event, Event::Built { .. });
    let quiet = length(event) == 0.0;
    quiet
        || beat.length == 0.0
        || rally(event) && beat.events.iter().any(rally)
        || built(event) && beat.events.iter().any(built)
}

fn beats(events: &[Event]) -> VecDeque<Beat> {
    let mut beats: VecDeque<Beat> = VecDeque::new();
    for event in events {
        let long = length(event);
        match beats.back_mut() {
            Some(beat) if joins(beat, event) => {
                beat.events.push(event.clone());
                beat.length = beat.length.max(long);
            }
            _ => beats.push_back(Beat {
                events: vec![event.clone()],
                length: long,
            }),
        }
    }
    beats
}

/// Seconds that a beat lasts, and seconds in which things move in it.
fn pace(beat: &Beat, own: bool, speed: ShownSpeed, still: bool) -> (f32, f32) {
    let Some(factor) = speed.factor().filter(|_| beat.length > 0.0) else {
        return (0.0, 0.0);
    };
    match (own, still) {
        (true, true) => (0.0, 0.0),
        (true, false) => (beat.length / OWN_PACE, beat.length / OWN_PACE),
        (false, true) => (REST / factor, 0.0),
        (false, false) => (beat.length / factor, beat.length / factor),
    }
}

/// On the map of a campaign: begins with what the viewer knew, and takes what is new for him.
pub(super) fn take_feed(
    mut commands: Commands,
    session: Res<Session>,
    drawn: Option<ResMut<Drawn>>,
    mut feed: ResMut<Feed>,
    mut reel: ResMut<Reel>,
    mut showing: ResMut<Showing>,
) {
    let viewer = session.viewer();
    if drawn.is_none() || showing.viewer != Some(viewer) {
        reel.clear();
        showing.playing = None;
        showing.viewer = Some(viewer);
        let known = showing.last[viewer.index()].clone();
        let view = match known.filter(|_| feed.left(viewer) > 0) {
            Some(known) => known,
            None => {
                while feed.take(viewer).is_some() {}
                session.view().clone()
            }
        };
        let seed = session.campaign().start().chance().seed;
        commands.insert_resource(Drawn { view, seed });
    }
    while let Some(step) = feed.take(viewer) {
        reel.push(step);
    }
    if reel.is_idle() && session.can_act().is_ok() {
        reel.walk();
    }
}

/// What the viewer knows is kept when he leaves the map.
pub(super) fn keep(session: Option<Res<Session>>, mut showing: ResMut<Showing>) {
    if let Some(session) = session {
        showing.last[session.viewer().index()] = Some(session.view().clone());
    }
    showing.playing = None;
    showing.viewer = None;
}

/// Another campaign is another world.
pub(super) fn forget(mut showing: ResMut<Showing>) {
    *showing = Showing::default();
}

/// Goes on with what is being shown.
pub(super) fn advance(
    time: Res<Time>,
    settings: Res<Settings>,
    mut reel: ResMut<Reel>,
    mut showing: ResMut<Showing>,
    mut drawn: ResMut<Drawn>,
    mut tempo: ResMut<Tempo>,
    mut shown: MessageWriter<Shown>,
    mut look: MessageWriter<LookAt>,
    mut redraw: MessageWriter<RequestRedraw>,
    sight: Sight,
    screen: Option<Res<State<Screen>>>,
) {
    if reel.is_idle() {
        // The reel was cleared: what was on it is not shown any more.
        if showing.playing.is_some() {
            showing.playing = None;
        }
        return;
    }
    redraw.write(RequestRedraw);
    let mut passed = time.delta_secs();
    loop {
        let Some(playing) = &mut showing.playing else {
            match reel.take() {
                Some(step) => {
                    reel.showing = true;
                    showing.playing = Some(Playing {
                        beats: beats(&step.events),
                        step,
                        left: 0.0,
                    });
                    continue;
                }
                None => return,
            }
        };
        let hurries = reel.hurries();
        playing.left -= std::mem::take(&mut passed);
        if playing.left > 0.0 && !hurries {
            return;
        }
        match playing.beats.pop_front().filter(|_| !hurries) {
            Some(beat) => {
                let own = playing.step.own;
                let speed = settings.shown_speed;
                let (lasts, moves) = pace(&beat, own, speed, settings.reduced_motion());
                // Who commands quickly is not kept waiting.
                let haste = if own { 1.0 + reel.left() as f32 } else { 1.0 };
                let (lasts, moves) = (lasts / haste, moves / haste);
                playing.left = lasts;
                if beat.length > 0.0 {
                    tempo.set_if_neq(Tempo(moves));
                }
                if !own && lasts > 0.0 {
                    let hidden = beat.events.iter().find_map(place_of);
                    look.write_batch(hidden.filter(|&at| !sight.has(at)).map(LookAt));
                }
                reel.began(&beat.events);
                shown.write_batch(beat.events.into_iter().map(Shown));
            }
            None => {
                let view = playing.step.view.clone();
                showing.last[view.who.index()] = Some(view.clone());
                drawn.view = view;
                showing.playing = None;
                reel.showing = false;
                let replays = screen.as_ref().is_none_or(|it| *it.get() != Screen::World);
                if replays && reel.is_idle() {
                    reel.walk();
                }
            }
        }
    }
}
