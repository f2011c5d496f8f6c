use super::{Passage, Transition, Way};
use crate::screens::Screen;
use crate::theme::MainCamera;
use crate::world::middle;
use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

/// How near the camera comes to the square that is entered.
const NEAR: f32 = 0.3;
/// From how much further away a board rises.
const LOW: f32 = 1.14;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Own>()
        .add_systems(First, give_back)
        .add_systems(
            PostUpdate,
            zoom.before(TransformSystems::Propagate)
                .before(CameraUpdateSystems)
                .run_if(resource_exists::<State<Screen>>),
        );
}

/// Where the camera is by its owner's will, while a picture is drawn from elsewhere.
#[derive(Resource, Default)]
struct Own(Option<(Vec3, f32)>);

/// Puts the camera back before anybody looks at it.
fn give_back(
    mut own: ResMut<Own>,
    mut camera: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    let Some((place, scale)) = own.bypass_change_detection().0.take() else {
        return;
    };
    if let Ok((mut transform, mut projection)) = camera.single_mut() {
        transform.translation = place;
        if let Projection::Orthographic(view) = &mut *projection {
            view.scale = scale;
        }
    }
}

/// Draws this one picture from nearer or further.
fn zoom(
    transition: Res<Transition>,
    screen: Res<State<Screen>>,
    mut own: ResMut<Own>,
    mut camera: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    let Some(passage) = transition.0 else { return };
    let Ok((mut transform, mut projection)) = camera.single_mut() else {
        return;
    };
    let Projection::Orthographic(view) = &mut *projection else {
        return;
    };
    let (place, scale) = (transform.translation, view.scale);
    let Some((to, times)) = seen_from(&passage, *screen.get(), place) else {
        return;
    };
    own.bypass_change_detection().0 = Some((place, scale));
    transform.translation = to;
    view.scale = scale * times;
}

/// From where, and how much nearer, the screen is seen at this point of a passage.
fn seen_from(passage: &Passage, screen: Screen, place: Vec3) -> Option<(Vec3, f32)> {
    let square = passage.at?;
    // How much of the screen's own view is there.
    let part = match passage.way {
        Way::Out(_) => 1.0 - passage.part(),
        Way::In => passage.part(),
    };
    match (screen, passage.way) {
        (Screen::World, _) => {
            let goal = middle(square).extend(place.z);
            Some((goal.lerp(place, part), NEAR + (1.0 - NEAR) * part))
        }
        (Screen::Battle, _) => Some((place, LOW + (1.0 - LOW) * part)),
        _ => None,
    }
}
