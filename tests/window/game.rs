//! The game in its window under a display of its own, and a hand on mouse and keyboard.

use rules::battle;
use rules::{Move, Position as _, Square};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
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
pub struct Game {
    game: Running,
    display: String,
    _server: Running,
    pub folder: PathBuf,
}

impl Game {
    /// The game as a person starts it for the first time. All it keeps goes into a folder of the
    /// test's own.
    pub fn start(name: &str, words: &[&str]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self::start_again(folder, words)
    }

    /// The game as a person starts it who has played before.
    pub fn start_again(folder: PathBuf, words: &[&str]) -> Self {
        need("Xvfb", "xvfb");
        need("xdotool", "xdotool");
        let _ = fs::remove_file(folder.join("state.txt"));
        let (server, display) = display();
        let log = fs::File::create(folder.join("log.txt")).expect("a log file");
        let game = Command::new(env!("CARGO_BIN_EXE_amirs-chess"))
            .args(words)
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

    pub fn hand(&self, arguments: &[&str]) {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .stdout(Stdio::null())
            .status()
            .expect("xdotool runs");
        assert!(done.success(), "xdotool {arguments:?}");
    }

    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log.txt")).unwrap_or_default()
    }

    pub fn state(&self) -> State {
        State(fs::read_to_string(self.folder.join("state.txt")).unwrap_or_default())
    }

    pub fn wait_for(&mut self, what: &str, there: impl Fn(&State) -> bool) -> State {
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

    pub fn click_at(&self, (x, y): (f32, f32)) {
        self.hand(&["mousemove", &format!("{x:.0}"), &format!("{y:.0}")]);
        // A person's pace: pointer, press and release come in pictures of their own.
        for act in ["mousedown", "mouseup"] {
            sleep(Duration::from_millis(250));
            self.hand(&[act, "1"]);
        }
    }

    /// Whether something comes true within a few seconds.
    pub fn comes(&mut self, there: impl Fn(&State) -> bool) -> bool {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(8) {
            if there(&self.state()) {
                return true;
            }
            sleep(Duration::from_millis(50));
        }
        false
    }

    /// Opens the pause menu. Where pictures are slow a key may come before the board takes keys.
    pub fn pause(&mut self) {
        for _ in 0..5 {
            self.hand(&["key", "Escape"]);
            if self.comes(|state| state.has("overlay Pause")) {
                return;
            }
        }
        panic!("the pause menu never came:\n{}", self.state().0);
    }

    /// Clicks the button whose name ends so; an icon may stand before it.
    pub fn click(&mut self, name: &str) {
        self.click_what(name, |state| state.button(name));
    }

    /// Clicks the button in whose name these words are.
    pub fn click_with(&mut self, words: &str) {
        self.click_what(words, |state| state.find_button(|it| it.contains(words)));
    }

    /// Clicks the first button with such a name.
    pub fn click_where(&mut self, what: &str, wanted: impl Fn(&str) -> bool) {
        self.click_what(what, |state| state.find_button(&wanted));
    }

    /// Makes a choice among several. Where pictures are slow a click may come while a sheet still
    /// finds its place: a person sees that nothing was chosen and clicks again.
    pub fn choose(&mut self, name: &str) {
        for _ in 0..5 {
            self.click(name);
            if self.comes(|state| state.is_on(name)) {
                return;
            }
        }
        panic!("{name} was not chosen:\n{}", self.state().0);
    }

    fn click_what(&mut self, name: &str, find: impl Fn(&State) -> Option<(f32, f32)>) {
        let mut place = None;
        // A sheet that has just opened may still find its place.
        loop {
            // What is pressed while one screen passes into another is meant for neither.
            let state = self.wait_for(name, |state| !state.has("passing") && find(state).is_some());
            let now = find(&state);
            if now == place {
                break;
            }
            place = now;
            sleep(Duration::from_millis(300));
        }
        self.click_at(place.expect("it is there"));
    }

    pub fn click_square(&mut self, square: Square) {
        let state = self.wait_for("the board", |state| {
            !state.has("passing") && state.square(square).is_some()
        });
        let place = state.square(square).expect("it is there");
        self.click_at(place);
    }

    /// Plays a move by clicks on its two squares and waits until it is on the board.
    pub fn play(&mut self, expected: &mut battle::Position, text: &str) {
        let mv = expected.parse_move(text).expect("a legal move");
        expected.play(mv).expect("a legal move");
        let position = format!("position {expected}");
        self.makes(mv, |state| state.has(&position));
    }

    /// Plays a move by clicks and waits until something else is on the board.
    pub fn play_one(&mut self, position: &battle::Position, mv: Move) {
        self.makes(mv, |state| {
            state.position().is_some_and(|now| now != *position) || state.has("overlay Result")
        });
    }

    /// A person whose click came to nothing clicks again.
    fn makes(&mut self, mv: Move, done: impl Fn(&State) -> bool) {
        let Some(from) = mv.from() else {
            panic!("{mv} comes from the reserve")
        };
        let held = format!("selected Piece({from})");
        for _ in 0..5 {
            if !self.state().has(&held) {
                self.click_square(from);
            }
            if !self.comes(|state| state.has(&held)) {
                continue;
            }
            self.click_square(mv.to());
            if let Some(piece) = mv.promotes_to() {
                self.click(&piece.to_string());
            }
            if self.comes(&done) {
                return;
            }
        }
        panic!("{mv} was not made:\n{}\n{}", self.state().0, self.log());
    }

    fn ended(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.game.0.try_wait().expect("its end can be asked") {
                return status;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "the game does not quit:\n{}",
                self.log()
            );
            sleep(Duration::from_millis(50));
        }
    }

    /// Waits until the game has broken off; gives its log.
    pub fn wait_for_break(&mut self) -> String {
        let status = self.ended();
        assert!(!status.success(), "{}", self.log());
        self.log()
    }

    /// Kills the game, as a system does that ends in a hurry.
    pub fn kill(&mut self) {
        self.game.0.kill().expect("it runs");
        self.ended();
    }

    /// Waits until the game has ended by itself: without a fault, and with none in its log.
    pub fn wait_for_end(&mut self) {
        let status = self.ended();
        let log = self.log();
        assert!(status.success(), "{status}:\n{log}");
        assert!(!log.contains("ERROR") && !log.contains("panicked"), "{log}");
    }

    /// Takes a picture with F12 and tells how many colours it has.
    pub fn take_picture(&mut self, number: usize) -> usize {
        self.hand(&["key", "F12"]);
        let picture = self.folder.join(format!("amirs-chess-{number:03}.png"));
        let start = Instant::now();
        loop {
            if let Some(colours) = colours(&picture) {
                return colours;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "no picture came:\n{}",
                self.log()
            );
            sleep(Duration::from_millis(100));
        }
    }
}

/// What the game wrote of its state.
pub struct State(pub String);

impl State {
    pub fn has(&self, line: &str) -> bool {
        self.0.lines().any(|it| it == line)
    }

    pub fn value(&self, name: &str) -> Option<&str> {
        self.0
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
    }

    /// The world of the campaign.
    pub fn world(&self) -> Result<campaign::State, campaign::WorldError> {
        let lines = self.0.lines().filter_map(|line| line.strip_prefix("| "));
        lines
            .map(|line| format!("{line}\n"))
            .collect::<String>()
            .parse()
    }

    /// The position on the board.
    pub fn position(&self) -> Option<battle::Position> {
        self.value("position")?.parse().ok()
    }

    /// The game at the table.
    pub fn at_table(&self) -> Option<Box<dyn tabletop::Game>> {
        let mut lines = self.0.lines().filter_map(|line| line.strip_prefix(": "));
        let entry = |line: &str| {
            let (player, action) = line.split_once(' ')?;
            Some((player.parse().ok()?, action.to_owned()))
        };
        let saved = tabletop::Saved {
            game: self.value("game")?.to_owned(),
            start: lines.next()?.replace("\\n", "\n"),
            log: lines.map(entry).collect::<Option<_>>()?,
        };
        saved.open().ok()
    }

    /// Where the middle of a place at the table is.
    pub fn place(&self, name: &str) -> Option<(f32, f32)> {
        self.0.lines().find_map(|line| {
            let (place, its_name) = line.strip_prefix("square ")?.rsplit_once(' ')?;
            let (x, y) = place.split_once(' ')?;
            (its_name == name).then_some((x.parse().ok()?, y.parse().ok()?))
        })
    }

    /// Whether the person whose screen it is moves next at the board.
    pub fn persons_move(&self) -> bool {
        let next = self.world().ok().and_then(|world| world.waits_for());
        let viewer = self.value("viewer");
        next.is_some_and(|side| Some(side.name()) == viewer)
    }

    /// Where the middle of a square of the map is.
    pub fn map_square(&self, square: campaign::Square) -> Option<(f32, f32)> {
        let mut numbers = self.value("map")?.split(' ').map(str::parse::<f32>);
        let mut number = || numbers.next()?.ok();
        let (x, y, side) = (number()?, number()?, number()?);
        Some((
            x + f32::from(square.file()) * side,
            y - f32::from(square.rank()) * side,
        ))
    }

    /// The middle of the button whose name is this and nothing else.
    pub fn button_named(&self, name: &str) -> Option<(f32, f32)> {
        self.find_button(|it| it == name)
    }

    /// The middle of the button whose name ends so; an icon may stand before it.
    pub fn button(&self, name: &str) -> Option<(f32, f32)> {
        self.find_button(|it| it.ends_with(name))
    }

    /// Whether the choice whose name ends so is made.
    fn is_on(&self, name: &str) -> bool {
        self.0.lines().any(|line| {
            line.strip_prefix("on ")
                .is_some_and(|it| it.ends_with(name))
        })
    }

    /// The middle of the first button with such a name.
    pub fn find_button(&self, wanted: impl Fn(&str) -> bool) -> Option<(f32, f32)> {
        self.0.lines().find_map(|line| {
            let mut parts = line.strip_prefix("button ")?.splitn(3, ' ');
            let (x, y) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            wanted(parts.next()?).then_some((x, y))
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
