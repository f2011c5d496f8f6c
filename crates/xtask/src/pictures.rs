//! `cargo xtask pictures`: the pictures of the README, taken from the running game.

use std::fs;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

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

#[derive(Copy, Clone)]
enum Scene {
    Game,
    Example(&'static str),
    /// Two windows of one game, side by side.
    Pair,
}

/// A picture of a screen of the game.
const fn game(name: &'static str, arguments: &'static [&'static str]) -> Picture {
    Picture {
        name,
        scene: Scene::Game,
        arguments,
    }
}

/// The picture of an example of that name.
const fn example(name: &'static str, arguments: &'static [&'static str]) -> Picture {
    Picture {
        name,
        scene: Scene::Example(name),
        arguments,
    }
}

const PICTURES: [Picture; 27] = [
    game("title", &["--screen", "title"]),
    game("setup", &["--screen", "setup"]),
    game(
        "battle",
        &[
            "--screen",
            "battle",
            "--setup",
            "terrain=river white=human black=club",
        ],
    ),
    game(
        "analysis",
        &[
            "--screen",
            "battle",
            "--setup",
            "terrain=hill white=human black=human",
            "--analysis",
            "lines",
        ],
    ),
    game(
        "looked_over",
        &[
            "--screen",
            "table",
            "--game",
            "chess",
            "--start",
            EVERGREEN,
            "--sitters",
            "human,human",
            "--analysis",
            "game",
        ],
    ),
    game(
        "replay",
        &[
            "--screen",
            "table",
            "--game",
            "chess",
            "--start",
            EVERGREEN,
            "--sitters",
            "human,human",
            "--replay",
            "39",
        ],
    ),
    game("book", &["--screen", "help", "--page", "battle-hunt"]),
    game("puzzles", &["--screen", "puzzles"]),
    game("lesson", &["--lesson", "battle 1 2"]),
    game("settings", &["--screen", "settings"]),
    game(
        "campaign_setup",
        &["--screen", "campaign-setup", "--seed", "11"],
    ),
    game("campaign", &["--screen", "world", "--seed", "11"]),
    game("rooms", &["--screen", "rooms"]),
    game("lobby", &["--screen", "lobby", "--room", HOST]),
    Picture {
        name: "online",
        scene: Scene::Pair,
        arguments: &[
            "--screen",
            "battle",
            "--size",
            "960x720",
            "--setup",
            "terrain=river white=human black=human attacker=8P2N2B2R1Q defender=8P2N2B2R1Q",
            "--moves",
            "e2e4,e7e6,g1f3,g8f6,d2d4,b8c6,c1e3,f8e7,f1d3,d7d6",
        ],
    },
    example("battle_terrains", &[]),
    example("king_powers", &[]),
    example("piece_set", &[]),
    example("world_map", WORLD),
    example("fog_of_war", WORLD),
    example("rally_points", WORLD),
    example("siege", &[]),
    example("wildlife", WORLD),
    example("chess_board", &[]),
    example("minnaar_board", &[]),
    example("field_chess_board", &[]),
    example("european_nations", &[]),
];

/// Anderssen against Dufresne, Berlin 1852.
const EVERGREEN: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 \
                         8. Qb3 Qf6 9. e5 Qg6 10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 \
                         14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 19. Rad1 \
                         Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 24. Bxe7# 1-0";

/// How a room is opened in pictures.
const HOST: &str = "open K7MPQ2 as Ann";
/// How a friend comes into it.
const GUEST: &str = "join K7MPQ2 at 127.0.0.1 as Bea";

/// Every picture of the map shows the same world.
const WORLD: &[&str] = &["--seed", "3"];

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
    let wanted: Vec<&Picture> = PICTURES
        .iter()
        .filter(|picture| names.is_empty() || names.iter().any(|name| name == picture.name))
        .collect();
    build(&wanted)?;
    let display = Display::open()?;
    let mut taken = Vec::new();
    // Nobody's own settings and saves are in the pictures, nor those of the one before: with
    // something saved the title offers to go on with it.
    let settings = cargo::target().join("pictures-settings");
    for picture in wanted {
        if settings.exists() {
            fs::remove_dir_all(&settings)
                .map_err(|error| Stop::new(format!("{} stays: {error}.", settings.display())))?;
        }
        let file = folder.join(picture.name).with_extension("png");
        // A picture that stayed the same since before would hide a scene that wrote none.
        let before = modified(&file);
        let shown = Shown {
            picture,
            display: display.name(),
            settings: &settings,
        };
        let mut command = shown.command(&file, &settings);
        match picture.scene {
            Scene::Pair => shown.take_pair(&file)?,
            _ => cargo::wait(&mut command)?,
        }
        if modified(&file).is_none() || modified(&file) == before {
            return Err(Stop::new(format!(
                "`{}` wrote no picture.",
                cargo::shown(&command)
            )));
        }
        println!("assets/pictures/{}.png", picture.name);
        taken.push(file);
    }
    lighten(&taken)
}

/// A picture that is being taken.
struct Shown<'a> {
    picture: &'a Picture,
    display: &'a str,
    settings: &'a Path,
}

impl Shown<'_> {
    fn command(&self, file: &Path, settings: &Path) -> Command {
        let mut command = Command::new(program(self.picture.scene));
        command
            .args(self.picture.arguments)
            .arg("--screenshot")
            .arg(file)
            .env("DISPLAY", self.display)
            .env("BEVY_ASSET_ROOT", cargo::workspace())
            .env("AMIRS_CHESS_CONFIG_DIR", settings);
        command
    }

    /// Lets two games play with each other and takes both.
    fn take_pair(&self, file: &Path) -> Result<(), Stop> {
        let failed = |problem: std::io::Error| Stop::new(format!("two games: {problem}."));
        fs::create_dir_all(self.settings).map_err(failed)?;
        let halves = ["host", "guest"].map(|who| self.settings.join(who).with_extension("png"));
        let [host, guest] = ["host", "guest"].map(|who| self.settings.join(who));
        let mut host = self.command(&halves[0], &host);
        let mut host = host.args(["--room", HOST]).spawn().map_err(failed)?;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", PORT)).is_err() && begun.elapsed() < PATIENCE {
            sleep(Duration::from_millis(200));
        }
        // The room is there a moment after its server.
        sleep(Duration::from_secs(1));
        let mut guest = self.command(&halves[1], &guest);
        let joined = cargo::wait(guest.args(["--room", GUEST]));
        host.wait().map_err(failed)?;
        joined?;
        let mut command = Command::new(cargo::target().join("debug/art"));
        cargo::wait(command.arg("--beside").arg(file).args(halves))
    }
}

/// Where a game listens that opens a room.
const PORT: u16 = 7878;
/// So long a game may take until it listens.
const PATIENCE: Duration = Duration::from_secs(120);

/// Makes the pictures a third of their size; nobody sees a difference.
fn lighten(files: &[PathBuf]) -> Result<(), Stop> {
    let mut command = Command::new(cargo::target().join("debug/art"));
    cargo::wait(command.arg("--lighten").args(files))
}

/// Builds what the pictures show, as the tests do: pictures are the same in every build.
fn build(pictures: &[&Picture]) -> Result<(), Stop> {
    let mut command = cargo::command();
    command.args([
        "build",
        "--workspace",
        "--bin",
        "amirs-chess",
        "--bin",
        "art",
    ]);
    for picture in pictures {
        if let Scene::Example(name) = picture.scene {
            command.args(["--example", name]);
        }
    }
    cargo::wait(&mut command)
}

/// The program that draws a scene.
fn program(scene: Scene) -> PathBuf {
    let built = cargo::target().join("debug");
    match scene {
        Scene::Game | Scene::Pair => built.join("amirs-chess"),
        Scene::Example(name) => built.join("examples").join(name),
    }
}

fn modified(file: &Path) -> Option<std::time::SystemTime> {
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
