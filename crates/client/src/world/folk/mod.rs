//! What stands on the map: cities, resources, camps, armies, marks and paths; and how they move.

mod armies;
mod art;
mod figures;
mod marks;
mod motion;
mod paths;
mod showing;
mod sites;
mod tags;
mod zoom;

pub(crate) use armies::signs_of;
pub(crate) use art::Sign;
pub use tags::Tag;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use super::{Drawn, Fog, LandSet};
use crate::campaign::CampaignSet;
use crate::screens::Screen;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<zoom::Zoom>()
        .init_resource::<art::FolkArt>()
        .add_plugins(tags::plugin)
        .add_systems(
            Update,
            (
                motion::set_moving,
                motion::advance,
                (sites::reconcile, armies::reconcile),
                zoom::look,
                (sites::dress, armies::dress),
                (armies::place, armies::size_numbers),
                (marks::draw, paths::draw),
            )
                .chain()
                .after(showing::advance)
                .run_if(resource_exists::<Drawn>),
        )
        .add_systems(
            Update,
            wait_for_land
                .after(LandSet)
                .after(armies::place)
                .run_if(resource_exists::<Drawn>.and_then(resource_exists::<Fog>)),
        )
        .add_systems(Update, clear.run_if(resource_removed::<Drawn>));
}

/// What is shown one after the other, without its picture.
pub(super) fn showing(app: &mut App) {
    app.init_resource::<showing::Showing>()
        .init_resource::<showing::Tempo>()
        .add_systems(Update, showing::take_feed.in_set(CampaignSet::Show))
        .add_systems(
            Update,
            showing::advance
                .after(CampaignSet::Show)
                .run_if(resource_exists::<Drawn>),
        )
        .add_systems(OnExit(Screen::World), (showing::keep, leave))
        .add_systems(OnEnter(Screen::Title), showing::forget)
        .add_systems(OnEnter(Screen::Saves), showing::forget);
}

/// Everything that is drawn on the map.
#[derive(Component, Copy, Clone, Debug)]
struct Folk;

/// Nothing stands on bare paper: what was discovered comes with the land under it.
fn wait_for_land(
    drawn: If<Res<Drawn>>,
    fog: Res<Fog>,
    mut places: Query<(&sites::Place, &mut Visibility), Without<armies::Army>>,
    mut armies: Query<(&armies::Army, &mut Visibility), Without<sites::Place>>,
) {
    let size = drawn.view.size();
    let wanted = |at| {
        if size.has(at) && fog.hides(size.index(at)) {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        }
    };
    for (place, mut visibility) in &mut places {
        visibility.set_if_neq(wanted(place.square));
    }
    for (army, mut visibility) in &mut armies {
        visibility.set_if_neq(wanted(army.square));
    }
}

fn leave(mut commands: Commands) {
    commands.remove_resource::<Drawn>();
}

fn clear(mut commands: Commands, folk: Query<Entity, With<Folk>>) {
    for entity in &folk {
        commands.entity(entity).despawn();
    }
}
