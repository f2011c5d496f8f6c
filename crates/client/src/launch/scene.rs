use super::photo;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use std::path::PathBuf;
use std::process::ExitCode;

/// Runs a small window of its own, for the examples, until it is closed.
pub(crate) fn run_window(
    title: &str,
    size: (u32, u32),
    content: impl FnOnce(&mut App),
) -> ExitCode {
    if let Err(missing) = super::check() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    let window = Window {
        title: title.into(),
        resolution: size.into(),
        ..default()
    };
    let mut app = App::new();
    crate::theme::sources(&mut app);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu_core=error,wgpu_hal=off,bevy_egui=error".into(),
                ..default()
            }),
    );
    content(&mut app);
    run(&mut app)
}

/// Runs an app until it ends.
pub(super) fn run(app: &mut App) -> ExitCode {
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Keeps the next picture of the window as a file, then quits.
pub(crate) fn keep_and_quit(commands: &mut Commands, path: PathBuf) {
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
            exit.write(match photo::save(&captured.image, &path) {
                Ok(()) => AppExit::Success,
                Err(problem) => {
                    let path = path.display();
                    error!("The picture can't be saved as {path}: {problem}");
                    AppExit::error()
                }
            });
        },
    );
}

/// Keeps the next picture of the window as a file.
pub(super) fn keep(commands: &mut Commands, path: PathBuf) {
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>| {
            if let Err(problem) = photo::save(&captured.image, &path) {
                let path = path.display();
                error!("The picture can't be saved as {path}: {problem}");
            }
        },
    );
}
