//! With reduced motion nothing moves: every screen and everything that lies over one is walked to,
//! with all that the window is made of but the window itself.

mod walk;

use crate::battle::{BattleSetup, Seat};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use bevy::animation::AnimationPlugin;
use bevy::gizmos::GizmoPlugin;
use bevy::gizmos_render::GizmoRenderPlugin;
use bevy::log::LogPlugin;
use bevy::post_process::PostProcessPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use bevy::winit::WinitPlugin;
use bevy_egui::egui::epaint::Primitive;
use bevy_egui::{EguiFullOutput, EguiPlugin, EguiRenderOutput};
use rules::battle::Terrain;
use std::collections::BTreeMap;
use std::time::Duration;

/// How long a picture takes.
const STEP: Duration = Duration::from_millis(50);
/// After so many pictures all that goes to its place has come there.
const SETTLED: usize = 50;
/// So many more are waited for work that goes on beside.
const PATIENCE: usize = 400;
/// How many pictures are watched.
const WATCHED: usize = 24;

/// The whole game but its window and what draws into it.
fn game(reduced_motion: bool) -> App {
    let window = Window {
        resolution: (1280, 720).into(),
        focused: true,
        ..Window::default()
    };
    let mut app = App::new();
    crate::theme::sources(&mut app);
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<PostProcessPlugin>()
            .disable::<GizmoPlugin>()
            .disable::<GizmoRenderPlugin>()
            .disable::<AnimationPlugin>()
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            }),
    )
    // Without a renderer nobody else keeps what it is to be told.
    .add_plugins(SyncWorldPlugin)
    .add_plugins((EguiPlugin::default(), crate::plugin))
    .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.world_mut().insert_resource(Settings {
        reduced_motion: Some(reduced_motion),
        ..Settings::default()
    });
    crate::world::paint_nothing(app.world_mut());
    app.finish();
    app.cleanup();
    app
}

/// What is to be seen at one moment, by its name.
type Sight = BTreeMap<String, String>;

fn sight(app: &mut App) -> Sight {
    let world = app.world_mut();
    let mut seen = Sight::new();
    let mut placed = world.query::<(Entity, &GlobalTransform, Option<&ViewVisibility>)>();
    for (entity, place, _) in placed.iter(world) {
        seen.insert(
            format!("place of {entity}"),
            format!("{:?}", place.affine()),
        );
    }
    let mut sprites = world.query::<(Entity, &Sprite, Option<&Visibility>)>();
    for (entity, sprite, visibility) in sprites.iter(world) {
        let atlas = sprite.texture_atlas.as_ref().map(|it| it.index);
        let words = format!(
            "{atlas:?} {:?} {:?} {:?} {visibility:?}",
            sprite.color, sprite.custom_size, sprite.rect
        );
        seen.insert(format!("sprite {entity}"), words);
    }
    let mut panels = world.query::<(Entity, &EguiRenderOutput)>();
    for (entity, output) in panels.iter(world) {
        let mut words = String::new();
        for job in &output.paint_jobs {
            if let Primitive::Mesh(mesh) = &job.primitive {
                for corner in &mesh.vertices {
                    let (at, ink) = (corner.pos, corner.color.to_array());
                    words += &format!("{:.1} {:.1} {ink:?};", at.x, at.y);
                }
            }
        }
        seen.insert(format!("panels {entity}"), words);
    }
    seen
}

/// Who wants another picture at once.
fn restless(app: &App) -> Vec<String> {
    let world = app.world();
    let mut who = Vec::new();
    let redraws = world.resource::<Messages<RequestRedraw>>();
    if redraws.iter_current_update_messages().next().is_some() {
        who.push("a redraw is asked for".to_owned());
    }
    if crate::world::sheets_changed(world) {
        who.push("the land is lit anew".to_owned());
    }
    let meshes = world.resource::<Messages<AssetEvent<Mesh>>>();
    if meshes.iter_current_update_messages().next().is_some() {
        who.push("something is drawn anew".to_owned());
    }
    who
}

/// Whether the interface wants to be drawn again soon.
fn wish(app: &mut App) -> Option<Duration> {
    let world = app.world_mut();
    let mut outputs = world.query::<&EguiFullOutput>();
    let outputs = outputs.iter(world).filter_map(|it| it.0.as_ref());
    let views = outputs.flat_map(|output| output.viewport_output.values());
    views.map(|view| view.repaint_delay).min()
}

fn update(app: &mut App, times: usize) {
    for _ in 0..times {
        app.update();
        // Assets are read beside.
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// What is seen otherwise than before.
fn differences(before: &Sight, after: &Sight) -> Vec<String> {
    let mut found: Vec<String> = before
        .iter()
        .filter(|(name, what)| after.get(*name) != Some(*what))
        .map(|(name, _)| name.clone())
        .collect();
    let new = after.keys().filter(|it| !before.contains_key(*it));
    found.extend(new.cloned());
    found
}

/// What moves where one is now; empty if all is still.
fn moving(app: &mut App) -> Vec<String> {
    update(app, SETTLED);
    // Worlds are made beside, and take their time.
    let mut quiet = 0;
    for _ in 0..PATIENCE {
        update(app, 1);
        quiet = if restless(app).is_empty() {
            quiet + 1
        } else {
            0
        };
        if quiet > 5 {
            break;
        }
    }
    let first = sight(app);
    let mut moving = Vec::new();
    for _ in 0..WATCHED {
        update(app, 1);
        moving.extend(restless(app));
        if let Some(delay) = wish(app).filter(|it| *it < Duration::from_secs(1)) {
            moving.push(format!("the interface wants another picture in {delay:?}"));
        }
        moving.extend(differences(&first, &sight(app)));
    }
    moving.sort();
    moving.dedup();
    moving
}

#[test]
fn nothing_moves_where_motion_is_reduced() {
    let mut app = game(true);
    let mut found = Vec::new();
    let walked = walk::everywhere(&mut app, |app, name| {
        let moving = moving(app);
        found.extend(moving.into_iter().map(|it| format!("{name}: {it}")));
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
    for screen in Screen::ALL {
        assert!(walked.screens.contains(screen), "{screen:?} is walked to");
    }
    for overlay in Overlay::ALL {
        let name = format!("{overlay:?} is walked to");
        assert!(walked.overlays.contains(overlay), "{name}");
    }
}

#[test]
fn what_moves_is_found() {
    let mut app = game(false);
    app.insert_resource(BattleSetup {
        terrain: Terrain::River,
        seats: [Seat::Human; 2],
        ..BattleSetup::default()
    });
    walk::go(&mut app, Screen::Battle, Overlay::None);
    let found = moving(&mut app);
    assert!(!found.is_empty(), "the water of a river glitters");
}
