//! Life on the screen: one mesh for each height, of one atlas.

use super::brush::Brush;
use super::life::{Life, Population};
use super::sheet::Sheet;
use super::shrink::{self, Whole};
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::world::{Drawn, bounds, layer};
use ::campaign::View;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::image::{ImageFilterMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use bevy::window::PrimaryWindow;
use std::sync::Arc;

/// Pictures of living things a second when nothing else moves.
pub(crate) const RATE: f32 = 12.0;

/// However long the last picture stood, life goes on by no more than this, in seconds.
const LONGEST: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Population>()
        .init_resource::<Shower>()
        .add_systems(
            Update,
            (shrink::add_sizes, live, draw)
                .chain()
                .run_if(resource_exists::<Drawn>.or_else(resource_exists::<Living>)),
        );
}

/// Whether anything on the map moves by itself where it is on top.
pub(crate) const fn lives(screen: Screen, overlay: Overlay, still: bool) -> bool {
    matches!(screen, Screen::World | Screen::Chronicle)
        && matches!(overlay, Overlay::None)
        && !still
}

/// How much it rains, 0 to 1, in steps that can be heard.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct Shower(pub f32);

/// The life of the map that is drawn.
#[derive(Resource, Debug)]
struct Living {
    life: Life,
    /// What it was made of.
    view: Arc<View>,
    seed: u32,
    population: Population,
    brush: Brush,
    /// What the still picture was painted of, if it is still.
    still: Option<(Arc<View>, f32)>,
}

/// A mesh of living things.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
enum Height {
    Ground,
    Over,
    Sky,
}

/// A mesh that is never drawn and never changes: where it lies on the graphics card, the others
/// need not ask for a new place whenever they change.
#[derive(Component, Clone, Debug)]
#[expect(dead_code, reason = "it only has to be held")]
struct Footing(Handle<Mesh>);

impl Height {
    const fn of(self, brush: &Brush) -> &Sheet {
        match self {
            Self::Ground => &brush.ground,
            Self::Over => &brush.over,
            Self::Sky => &brush.sky,
        }
    }

    const fn z(self) -> f32 {
        match self {
            Self::Ground => layer::ANIMALS,
            // Sites reach up to one more than their layer.
            Self::Over => layer::SITES + 2.0,
            Self::Sky => layer::SKY,
        }
    }
}

/// Where the pointer is over the land; nowhere while a panel has it.
fn pointer(
    window: Option<&Window>,
    camera: Option<(&Camera, &GlobalTransform)>,
    panels: Option<&PanelInput>,
) -> Option<Vec2> {
    if panels.is_some_and(|panels| panels.has_pointer) {
        return None;
    }
    let (camera, place) = camera?;
    camera
        .viewport_to_world_2d(place, window?.cursor_position()?)
        .ok()
}

/// Lets everything live on, where it may.
fn live(
    mut commands: Commands,
    drawn: Option<Res<Drawn>>,
    population: Res<Population>,
    living: Option<ResMut<Living>>,
    time: Res<Time>,
    settings: Option<Res<Settings>>,
    states: (Option<Res<State<Screen>>>, Option<Res<State<Overlay>>>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<Camera2d>>>,
    panels: Option<Res<PanelInput>>,
    mut shower: ResMut<Shower>,
) {
    let Some(drawn) = drawn else {
        commands.remove_resource::<Living>();
        return;
    };
    // Another kingdom's eyes see other land, and nothing of what lives on this.
    let current = living.filter(|it| {
        it.seed == drawn.seed && it.population == *population && it.view.who == drawn.view.who
    });
    let Some(mut living) = current else {
        commands.insert_resource(Living {
            life: Life::new(drawn.seed, *population, &drawn.view),
            view: drawn.view.clone(),
            seed: drawn.seed,
            population: *population,
            brush: Brush::new(),
            still: None,
        });
        return;
    };
    let living = living.bypass_change_detection();
    if !Arc::ptr_eq(&living.view, &drawn.view) {
        living.view = drawn.view.clone();
        living.life.learn(&drawn.view);
    }
    let window = window.map(|it| *it);
    let covered = states.1.is_some_and(|it| *it.get() != Overlay::None);
    let elsewhere = states.0.is_some_and(|it| !shows_map(*it.get()));
    let still = settings.is_some_and(|it| it.reduced_motion());
    shower.set_if_neq(Shower(if still { 0.0 } else { living.life.rain() }));
    if still || covered || elsewhere || window.is_some_and(|it| !it.focused) {
        return;
    }
    let pointer = pointer(window, camera.map(|it| *it), panels.as_deref());
    let seconds = time.delta_secs().min(LONGEST);
    living.life.advance(seconds, pointer);
}

const fn shows_map(screen: Screen) -> bool {
    matches!(screen, Screen::World | Screen::Chronicle)
}

/// Paints it, where a map is shown.
fn draw(
    mut commands: Commands,
    living: Option<ResMut<Living>>,
    settings: Option<Res<Settings>>,
    screen: Option<Res<State<Screen>>>,
    camera: Option<Single<(&Transform, &Projection), With<Camera2d>>>,
    mut sheets: Query<(Entity, &Height, &Mesh2d, &mut Visibility)>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
    assets: Option<Res<AssetServer>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(assets)) = (meshes, materials, assets) else {
        return;
    };
    let elsewhere = screen.is_some_and(|it| !shows_map(*it.get()));
    let Some(mut living) = living.filter(|_| !elsewhere) else {
        for (entity, ..) in &sheets {
            commands.entity(entity).despawn();
        }
        return;
    };
    if sheets.is_empty() {
        spawn(&mut commands, &mut meshes, &mut materials, &assets);
        living.still = None;
        return;
    }
    let still = settings.is_some_and(|it| it.reduced_motion());
    let Some((area, grain)) = camera.and_then(|it| seen(*it)) else {
        return;
    };
    let living = living.bypass_change_detection();
    // A still picture is painted whole and once, however the camera goes over it.
    let grain = if still {
        (grain * 2.0).round() / 2.0
    } else {
        grain
    };
    let same = |(view, of): &(Arc<View>, f32)| Arc::ptr_eq(view, &living.view) && *of == grain;
    if still && living.still.as_ref().is_some_and(same) {
        return;
    }
    living.still = still.then(|| (living.view.clone(), grain));
    let area = if still {
        bounds(living.life.land.size).inflate(100.0)
    } else {
        area
    };
    living.brush.begin(area, grain);
    living.life.paint(&mut living.brush, still);
    for (_, height, mesh, mut visibility) in &mut sheets {
        let sheet = height.of(&living.brush);
        let wanted = if sheet.is_empty() {
            Visibility::Hidden
        } else {
            // The only error is a handle of another kind.
            let _ = meshes.insert(&mesh.0, sheet.mesh());
            Visibility::Inherited
        };
        visibility.set_if_neq(wanted);
    }
}

/// What the camera sees, and how many units a logical pixel is.
fn seen((place, projection): (&Transform, &Projection)) -> Option<(Rect, f32)> {
    let Projection::Orthographic(projection) = projection else {
        return None;
    };
    let middle = place.translation.truncate();
    let (min, max) = (projection.area.min, projection.area.max);
    let grain = projection.scale * place.scale.x;
    Some((
        Rect::from_corners(
            middle + min * place.scale.truncate(),
            middle + max * place.scale.truncate(),
        ),
        grain,
    ))
}

fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
    assets: &AssetServer,
) {
    let texture = assets
        .load_builder()
        .with_settings(|settings: &mut ImageLoaderSettings| {
            settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
                mipmap_filter: ImageFilterMode::Linear,
                ..ImageSamplerDescriptor::linear()
            });
        })
        .load("world/life.png");
    commands.insert_resource(Whole(texture.clone()));
    let material = materials.add(ColorMaterial {
        texture: Some(texture),
        alpha_mode: AlphaMode2d::Blend,
        ..default()
    });
    let footing = meshes.add(Sheet::footing().mesh());
    for height in [Height::Ground, Height::Over, Height::Sky] {
        commands.spawn((
            height,
            Mesh2d(meshes.reserve_handle()),
            MeshMaterial2d(material.clone()),
            Transform::from_xyz(0.0, 0.0, height.z()),
            Visibility::Hidden,
            NoFrustumCulling,
            Footing(footing.clone()),
        ));
    }
}

/// The life that is drawn.
#[cfg(test)]
pub(super) fn life(world: &World) -> Option<&Life> {
    world.get_resource::<Living>().map(|living| &living.life)
}
