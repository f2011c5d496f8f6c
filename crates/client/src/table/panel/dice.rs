//! Dice that tumble beside the board.

use super::super::{Did, Seen};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;
use tabletop::{Happening, Motion};

/// How long dice tumble.
const TUMBLE: Duration = Duration::from_millis(800);
/// How long a tumbling die shows one face.
const FACE: Duration = Duration::from_millis(80);

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
