//! A key keeps a picture of the window.

use super::options::Options;
use crate::keys::{Command, Pressed};
use crate::saves::{encode_rgb, in_words, write_whole};
use crate::screens::Notices;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take);
}

fn take(keys: Pressed, options: Res<Options>, mut commands: Commands) {
    if !keys.just(Command::Picture) {
        return;
    }
    let folder = options.pictures.clone().or_else(usual_folder);
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut notices: ResMut<Notices>| {
            let kept = match &folder {
                Some(folder) => keep(&captured.image, folder),
                None => Err(words!("common-no-picture-folder")),
            };
            notices.push(match kept {
                Ok(path) => words!("common-picture-kept", path = path.display().to_string()),
                Err(problem) => words!("common-picture-not-kept", problem = problem),
            });
        },
    );
}

/// The user's folder for pictures, else the home folder.
fn usual_folder() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    Some(
        user.picture_dir()
            .unwrap_or_else(|| user.home_dir())
            .to_owned(),
    )
}

/// Writes the picture under the first free name of a folder.
fn keep(picture: &Image, folder: &Path) -> Result<PathBuf, String> {
    let free = (1..10_000)
        .map(|number| folder.join(format!("amirs-chess-{number:03}.png")))
        .find(|path| !path.exists())
        .ok_or_else(|| words!("common-picture-folder-full"))?;
    save(picture, &free)?;
    Ok(free)
}

/// Writes a picture as a PNG file.
///
/// # Errors
/// Says in words why it can't be.
pub(crate) fn save(picture: &Image, path: &Path) -> Result<(), String> {
    let pixels = picture
        .clone()
        .try_into_dynamic()
        .map_err(|problem| problem.to_string())?;
    let pixels = pixels.to_rgb8();
    let size = (pixels.width(), pixels.height());
    let bytes = encode_rgb(size, pixels.as_raw()).ok_or_else(|| words!("common-no-picture"))?;
    write_whole(path, &bytes).map_err(|problem| in_words(&problem))
}
