//! The real window under a display of its own, played with a real pointer and keyboard: from the
//! title into a battle by clicks, moves, a picture, and out again.

use rules::battle::{self, Terrain};
use rules::{Position as _, Square};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Drawing without a graphics card is slow, and other tests may run beside this one.
const PATIENCE: Duration = Duration::from_secs(90);

/// A program that ends with the test, however the test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn need(tool: &str, package: &str) {
    let found = std::env::var_os("PATH")
        .is_some_and(|paths| std::env::split_paths(&paths).any(|path| path.join(tool).is_file()));
    assert!(
        found,
        "{tool} is missing: `cargo verify` installs it (Debian: apt install {package})"
    );
}

/// Starts a display on the first free number and tells its name.
fn display() -> (Running, String) {
    let mut server = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1280x720x24",
            "-nolisten",
            "tcp",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb starts");
    let mut number = String::new();
    let output = server.stdout.take().expect("its output is piped");
    let server = Running(server);
    BufReader::new(output)
        .read_line(&mut number)
        .expect("Xvfb tells its number");
    assert!(!number.trim().is_empty(), "Xvfb found no free display");
    (server, format!(":{}", number.trim()))
}

/// The game in its window, and a hand on mouse and keyboard.
struct Game {
    game: Running,
    display: String,
    _server: Running,
    folder: PathBuf,
}

impl Game {
    fn start() -> Self {
        need("Xvfb", "xvfb");
        need("xdotool", "xdotool");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        let (server, display) = display();
        let log = fs::File::create(folder.join("log.txt")).expect("a log file");
        let game = Command::new(env!("CARGO_BIN_EXE_amirs-chess"))
            .args(["--size", "1280x720", "--state-file"])
            .arg(folder.join("state.txt"))
            .arg("--pictures")
            .arg(&folder)
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY")
            .env("AMIRS_CHESS_CONFIG_DIR", folder.join("config"))
            .env(
                "BEVY_ASSET_ROOT",
                Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."),
            )
            .stdout(log.try_clone().expect("the log file again"))
            .stderr(log)
            .spawn()
            .expect("the game starts");
        let mut game = Self {
            game: Running(game),
            display,
            _server: server,
            folder,
        };
        game.wait_for("the title", |state| state.has("screen Title"));
        // Without a window manager nobody gives the window the keyboard.
        game.hand(&["search", "--sync", "--name", "Amir's Chess", "windowfocus"]);
        game
    }

    fn hand(&self, arguments: &[&str]) {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .stdout(Stdio::null())
            .status()
            .expect("xdotool runs");
        assert!(done.success(), "xdotool {arguments:?}");
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log.txt")).unwrap_or_default()
    }

    fn state(&self) -> State {
        State(fs::read_to_string(self.folder.join("state.txt")).unwrap_or_default())
    }

    fn wait_for(&mut self, what: &str, there: impl Fn(&State) -> bool) -> State {
        let start = Instant::now();
        loop {
            let state = self.state();
            if state.has("end") && there(&state) {
                return state;
            }
            if let Ok(Some(status)) = self.game.0.try_wait() {
                panic!("the game ended ({status}) before {what}:\n{}", self.log());
            }
            let waited = start.elapsed();
            assert!(
                waited < PATIENCE,
                "{what} never came:\n{}\n{}",
                state.0,
                self.log()
            );
            sleep(Duration::from_millis(50));
        }
    }

    fn click_at(&self, (x, y): (f32, f32)) {
        self.hand(&["mousemove", &format!("{x:.0}"), &format!("{y:.0}")]);
        // A person's pace: pointer, press and release come in pictures of their own.
        for act in ["mousedown", "mouseup"] {
            sleep(Duration::from_millis(250));
            self.hand(&[act, "1"]);
        }
    }

    fn click(&mut self, name: &str) {
        let mut place = None;
        // A sheet that has just opened may still find its place.
        loop {
            let state = self.wait_for(name, |state| state.button(name).is_some());
            let now = state.button(name);
            if now == place {
                break;
            }
            place = now;
            sleep(Duration::from_millis(300));
        }
        self.click_at(place.expect("it is there"));
    }

    fn click_square(&mut self, square: Square) {
        let state = self.wait_for("the board", |state| state.square(square).is_some());
        let place = state.square(square).expect("it is there");
        self.click_at(place);
    }

    /// Plays a move by clicks on its two squares and waits until it is on the board.
    fn play(&mut self, expected: &mut battle::Position, text: &str) {
        let mv = expected.parse_move(text).expect("a legal move");
        expected.play(mv).expect("a legal move");
        let (from, to) = text.split_at(2);
        self.click_square(square(from));
        self.wait_for("the piece picked up", |state| {
            state.value("selected").is_some()
        });
        self.click_square(square(to));
        let position = format!("position {expected}");
        self.wait_for(text, |state| state.has(&position));
    }
}

fn square(name: &str) -> Square {
    let [file, rank] = name.as_bytes() else {
        panic!("'{name}' is no square")
    };
    Square::at(file - b'a', rank - b'1').expect("a square of the board")
}

/// What the game wrote of its state.
struct State(String);

impl State {
    fn has(&self, line: &str) -> bool {
        self.0.lines().any(|it| it == line)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.0
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
    }

    /// The middle of the button whose name ends so; an icon may stand before it.
    fn button(&self, name: &str) -> Option<(f32, f32)> {
        self.0.lines().find_map(|line| {
            let mut parts = line.strip_prefix("button ")?.splitn(3, ' ');
            let (x, y) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            parts.next()?.ends_with(name).then_some((x, y))
        })
    }

    fn square(&self, square: Square) -> Option<(f32, f32)> {
        let mut parts = self.value("board")?.split(' ');
        let mut number = || parts.next()?.parse::<f32>().ok();
        let (left, top, side) = (number()?, number()?, number()?);
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        let (column, row) = match parts.next()? {
            "flipped" => (7.0 - file, rank),
            _ => (file, 7.0 - rank),
        };
        let cell = side / 8.0;
        Some((left + (column + 0.5) * cell, top + (row + 0.5) * cell))
    }
}

#[test]
fn a_battle_is_played_by_clicks_in_the_real_window() {
    let mut game = Game::start();
    game.click("Quick Battle");
    game.wait_for("the set-up", |state| state.has("screen Setup"));
    game.click("River");
    // From the casual computer down to a person.
    for _ in 0..2 {
        game.click("Defender played by: previous");
    }
    game.click("Start the battle");
    let mut expected = battle::Position::start(Terrain::River);
    let start = format!("position {expected}");
    game.wait_for("two people at the board", |state| state.has(&start));
    // Up to the ford, a capture on it, a Knight on either side.
    for text in ["e2e4", "d7d6", "e4e5", "d6e5", "g1f3", "b8c6"] {
        game.play(&mut expected, text);
    }

    game.hand(&["key", "F12"]);
    let picture = game.folder.join("amirs-chess-001.png");
    let start = Instant::now();
    while !picture.exists() || colours(&picture).is_none() {
        assert!(
            start.elapsed() < PATIENCE,
            "no picture came:\n{}",
            game.log()
        );
        sleep(Duration::from_millis(100));
    }
    let colours = colours(&picture).expect("a picture");
    assert!(
        colours > 2000,
        "a painted board has many colours, not {colours}"
    );

    game.hand(&["key", "Escape"]);
    game.wait_for("the pause menu", |state| state.has("overlay Pause"));
    game.click("Leave for the title");
    game.click("Leave the battle");
    game.wait_for("the title again", |state| {
        state.has("screen Title") && state.has("overlay None")
    });
    game.click("Quit");
    let start = Instant::now();
    let status = loop {
        if let Some(status) = game.game.0.try_wait().expect("its end can be asked") {
            break status;
        }
        assert!(
            start.elapsed() < PATIENCE,
            "the game does not quit:\n{}",
            game.log()
        );
        sleep(Duration::from_millis(50));
    };
    assert!(status.success(), "{status}:\n{}", game.log());
    let log = game.log();
    assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
    let kept = fs::read_to_string(game.folder.join("config/settings.ron")).expect("settings");
    assert!(kept.contains("river"), "the set-up is remembered: {kept}");
}

/// Runs the game where it can't open a window; what it says.
fn refused(display: Option<&str>) -> String {
    let mut game = Command::new(env!("CARGO_BIN_EXE_amirs-chess"));
    game.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    if let Some(display) = display {
        game.env("DISPLAY", display);
    }
    let output = game.output().expect("the game starts");
    assert_eq!(output.status.code(), Some(1));
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!words.contains("panicked"), "{words}");
    words
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_it_says_what_is_missing() {
    assert!(refused(None).contains("no display to open a window on"));
    assert!(refused(Some(":54321")).contains("does not answer"));
}

/// How many colours a 1280x720 picture has; nothing while it is still being written.
fn colours(path: &Path) -> Option<usize> {
    let file = BufReader::new(fs::File::open(path).ok()?);
    let mut reader = png::Decoder::new(file).read_info().ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut pixels).ok()?;
    assert_eq!((frame.width, frame.height), (1280, 720));
    let bytes = frame.color_type.samples();
    let all: std::collections::HashSet<&[u8]> =
        pixels[..frame.buffer_size()].chunks(bytes).collect();
    Some(all.len())
}
