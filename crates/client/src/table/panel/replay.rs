//! What goes on by itself beside the board: the record being played, dice that tumble.

use super::super::{Did, Order, Seated, Seen};
use crate::screens::Overlay;
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;
use tabletop::{Act, Happening, Motion};

/// The time between two steps of a replay.
const STEP: Duration = Duration::from_millis(900);
/// How long dice tumble.
const TUMBLE: Duration = Duration::from_millis(800);
/// How long a tumbling die shows one face.
const FACE: Duration = Duration::from_millis(80);

/// The replay of the record.
#[derive(Resource, Clone, Debug, Default)]
pub struct Replay {
    /// Whether it goes on by itself.
    pub playing: bool,
    rested: Duration,
}

impl Replay {
    /// Lets it play or stop. Gives where it is to begin, if not where the game is looked at now.
    pub fn play(&mut self, playing: bool, is_live: bool) -> Option<Act> {
        self.playing = playing;
        self.rested = Duration::ZERO;
        (playing && is_live).then_some(Act::LookAt(0))
    }
}

/// One step after the other, until the present is reached or somebody looks elsewhere by hand.
pub(super) fn play_on(
    time: Res<Time<Real>>,
    overlay: Res<State<Overlay>>,
    seated: Res<Seated>,
    mut replay: ResMut<Replay>,
    mut orders: MessageWriter<Order>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !replay.playing || *overlay.get() != Overlay::None {
        return;
    }
    redraw.write(RequestRedraw);
    let replay = replay.bypass_change_detection();
    replay.rested += time.delta();
    if replay.rested < STEP {
        return;
    }
    replay.rested = Duration::ZERO;
    if seated.0.is_live() {
        replay.playing = false;
    } else {
        orders.write(Order(Act::StepForward));
    }
}

/// Dice that have just been thrown.
#[derive(Resource, Clone, Debug, Default)]
pub struct Tumbling(Option<Duration>);

impl Tumbling {
    /// A number that changes as the dice turn; `None` once they lie still.
    pub fn turn(&self) -> Option<u8> {
        let faces = self.0?.as_millis() / FACE.as_millis();
        Some((faces % 251) as u8)
    }
}

/// Lets dice tumble when they have fallen; at once still where nothing may move.
pub(super) fn throw(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    seen: Option<Res<Seen>>,
    mut did: MessageReader<Did>,
    mut tumbling: ResMut<Tumbling>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let steps = seen.as_ref().map_or(&[][..], |seen| &seen.steps);
    for Did(happening) in did.read() {
        match happening {
            Happening::Went { from, to } => {
                let new = steps.get(*from..*to).unwrap_or_default();
                let mut motions = new.iter().flat_map(|step| &step.motions);
                if motions.any(|motion| matches!(motion, Motion::Dice(_))) {
                    tumbling.0 = Some(Duration::ZERO);
                }
            }
            Happening::Jumped => tumbling.0 = None,
            _ => {}
        }
    }
    let Some(turned) = tumbling.0.map(|turned| turned + time.delta()) else {
        return;
    };
    let goes_on = turned < TUMBLE && !settings.reduced_motion();
    tumbling.0 = goes_on.then_some(turned);
    redraw.write(RequestRedraw);
}
