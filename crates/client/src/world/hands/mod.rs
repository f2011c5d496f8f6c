//! Pointer and keyboard on the map.

mod keys;
mod pointer;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use pointer::MapCursor;

use crate::campaign::{CampaignSet, Session};
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::world::Reel;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MapCursor>()
        .init_resource::<PanelInput>()
        .init_resource::<pointer::Press>()
        .add_systems(OnEnter(Screen::World), pointer::lay_hands)
        // No square stays marked on a map that is only looked at.
        .add_systems(OnExit(Screen::World), pointer::lay_hands)
        .add_systems(
            Update,
            (pointer::use_pointer, keys::use_keys)
                .chain()
                .in_set(CampaignSet::Input)
                .run_if(in_state(Overlay::None)),
        );
    keys::keep_tab(app);
}

/// Whether hands on the map do anything now: not while what others did is being shown, and not
/// under a curtain.
fn may_act(session: &Session, reel: &Reel) -> bool {
    session.curtain().is_none() && !reel.shows_others()
}
