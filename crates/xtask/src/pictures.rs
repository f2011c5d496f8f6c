//! `cargo xtask pictures`: the pictures of the README, taken from the running game.

use std::fs;

use crate::Stop;
use crate::cargo;
use crate::display::Display;
use crate::setup::{self, Purpose};

/// A picture: its name, what to run for it, and the words that choose the scene.
struct Picture {
    /// The file is `assets/pictures/NAME.png`.
    name: &'static str,
    scene: Scene,
    arguments: &'static [&'static str],
}

enum Scene {
    Game,
    Example(&'static str),
}

const PICTURES: [Picture; 7] = [
    Picture {
        name: "title",
        scene: Scene::Game,
        arguments: &["--screen", "title"],
    },
    Picture {
        name: "setup",
        scene: Scene::Game,
        arguments: &["--screen", "setup"],
    },
    Picture {
        name: "battle",
        scene: Scene::Game,
        arguments: &[
            "--screen",
            "battle",
            "--setup",
            "terrain=river white=human black=club",
        ],
    },
    Picture {
        name: "settings",
        scene: Scene::Game,
        arguments: &["--screen", "settings"],
    },
    Picture {
        name: "battle_terrains",
        scene: Scene::Example("battle_terrains"),
        arguments: &[],
    },
    Picture {
        name: "king_powers",
        scene: Scene::Example("king_powers"),
        arguments: &[],
    },
    Picture {
        name: "piece_set",
        scene: Scene::Example("piece_set"),
        arguments: &[],
    },
];

/// Takes the named pictures, or all.
///
/// # Errors
/// Stops at a name that is not known, and when a scene cannot be built or writes no picture.
pub fn take(names: &[String]) -> Result<(), Stop> {
    if let Some(name) = names
        .iter()
        .find(|name| PICTURES.iter().all(|picture| picture.name != *name))
    {
        let known = PICTURES.map(|picture| picture.name).join(", ");
        return Err(Stop::new(format!(
            "there is no picture `{name}`; there are {known}."
        )));
    }
    setup::prepare(&[Purpose::Build, Purpose::Run, Purpose::WindowTests], true)?;
    let folder = cargo::workspace().join("assets/pictures");
    fs::create_dir_all(&folder)
        .map_err(|error| Stop::new(format!("{} cannot be made: {error}.", folder.display())))?;
    let display = Display::open()?;
    for picture in PICTURES
        .iter()
        .filter(|picture| names.is_empty() || names.iter().any(|name| name == picture.name))
    {
        let file = folder.join(picture.name).with_extension("png");
        // A picture that stayed the same since before would hide a scene that wrote none.
        let before = modified(&file);
        let mut command = cargo::command();
        // The build of the tests: pictures are the same in every build.
        command.args(["run", "--package", "client"]);
        match picture.scene {
            Scene::Game => command.args(["--bin", "amirs-chess"]),
            Scene::Example(name) => command.args(["--example", name]),
        };
        command
            .arg("--")
            .args(picture.arguments)
            .arg("--screenshot")
            .arg(&file);
        command.env("DISPLAY", display.name());
        cargo::wait(&mut command)?;
        if modified(&file).is_none() || modified(&file) == before {
            return Err(Stop::new(format!(
                "`{}` wrote no picture.",
                cargo::shown(&command)
            )));
        }
        println!("assets/pictures/{}.png", picture.name);
    }
    Ok(())
}

fn modified(file: &std::path::Path) -> Option<std::time::SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_picture_is_refused_with_the_known_ones() {
        let stop = take(&["battel".to_string()]).expect_err("it is a slip");
        assert!(stop.to_string().contains("`battel`") && stop.to_string().contains("king_powers"));
    }
}
