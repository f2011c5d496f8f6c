//! From the command line to the first picture.

mod bell;
mod broken;
mod checks;
mod crash;
mod memory;
mod options;
mod photo;
mod pulse;
mod room;
mod scene;
mod shader;
mod shot;
mod state_file;
mod table_lines;
mod window;

pub(crate) use bell::{Bell, Ringer};
pub use checks::{Missing, check};
pub use crash::Reports;
pub use options::{Options, View, setup};
#[cfg(test)]
pub(crate) use photo::save as save_picture;
pub(crate) use scene::{keep_and_quit, run_window};

use crate::settings::{Settings, store};
use bevy::animation::AnimationPlugin;
use bevy::ecs::error;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::gizmos::GizmoPlugin;
use bevy::gizmos_render::GizmoRenderPlugin;
use bevy::log::LogPlugin;
use bevy::post_process::PostProcessPlugin;
use bevy::prelude::*;
use bevy::render::settings::WgpuSettings;
use bevy::render::{RenderApp, RenderPlugin};
use clap::Parser;
use std::process::ExitCode;
use words::Language;

/// Runs the game until its window is closed.
pub fn run() -> ExitCode {
    let options = Options::parse();
    let data = store::data_folder();
    crash::install(data.clone());
    words::speak(options.language.unwrap_or_else(Language::of_system));
    if let Err(missing) = check() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    let mut app = app(options);
    app.insert_resource(crash::unread(data.as_deref()));
    scene::run(&mut app)
}

/// The game with its window, ready to run.
pub fn app(options: Options) -> App {
    memory::give_back();
    let size = options.size.unwrap_or((1280, 720));
    let mut app = App::new();
    // A part that fails once leaves the rest going.
    app.set_error_handler(error::error);
    crate::theme::sources(&mut app);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window::window(size)),
                ..default()
            })
            .set(LogPlugin {
                filter: LOG_FILTER.into(),
                ..default()
            })
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    memory_hints: memory::hints(),
                    ..default()
                }
                .into(),
                ..default()
            })
            // Work in every picture for what the game does not have.
            .disable::<PostProcessPlugin>()
            .disable::<GizmoPlugin>()
            .disable::<GizmoRenderPlugin>()
            .disable::<AnimationPlugin>(),
    )
    .add_plugins((bevy_egui::EguiPlugin::default(), crate::plugin))
    .add_plugins((
        crate::sound::playing,
        window::plugin,
        pulse::plugin,
        room::plugin,
        shot::plugin,
        photo::plugin,
        crash::plugin,
        broken::plugin,
    ));
    let windowed = options.size.is_some() || options.screenshot.is_some();
    if let Some(mut settings) = app.world_mut().get_resource_mut::<Settings>() {
        settings.speak_at_start(options.language);
    }
    window::fill_screen_if_wished(app.world_mut(), windowed);
    if let Some(path) = options.state_file.clone() {
        app.add_plugins(state_file::plugin(path));
    }
    app.insert_resource(options);
    run_on_one_thread(app.world_mut());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        run_on_one_thread(render.world_mut());
    }
    app
}

/// Lets systems run one after the other: they are many and small, and handing them to other
/// threads costs as much as they do. What takes long has threads of its own.
fn run_on_one_thread(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// The game's own words, and of others only what is wrong.
const LOG_FILTER: &str =
    "warn,client=info,wgpu_core=error,wgpu_hal=off,naga=warn,winit=error,bevy_egui=error";
