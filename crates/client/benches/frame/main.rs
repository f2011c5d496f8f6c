//! What a picture of the map costs: `cargo xtask bench frame`.
//!
//! The game runs as it is played, in its window, with its panels. The clock of each thread tells
//! what the game itself does for a picture: the main world, the extraction, and the render world
//! until all is ready to be drawn. What follows, writing commands for the graphics card and
//! presenting the picture, is mostly the driver's and is told apart. So are the threads of a
//! software renderer, which works in the same process where there is no graphics card.
//! Each measurement is a process of its own.

#![allow(elided_lifetimes_in_paths)]

mod spans;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use campaign::{Opponent, Options as Rules, Setup, Size};
use client::campaign::Session;
use client::launch::{Options, app};
use client::screens::Screen;
use client::settings::Settings;
use client::wildlife::Population;
use client::world::Drawn;
use engine::Level;
use spans::{Part, Spans};
use std::collections::BTreeMap;
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs};

/// The word that tells a process what to measure.
const MEASURE: &str = "AMIRS_CHESS_MEASURE";

/// How long the game runs before it is measured, and then while it is.
const WARM_UP: Duration = Duration::from_secs(12);
const WHILE: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    match env::var(MEASURE) {
        Ok(what) => measure(&what),
        Err(_) => tell(),
    }
}

/// Runs every measurement and prints the table.
fn tell() -> ExitCode {
    println!("The map of 16x16 squares in a window of 1280x720, and the title for the start.\n");
    println!(
        "{:<26} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "", "pictures", "game", "main", "extract", "render", "encode", "all", "soft GPU"
    );
    for (what, name) in [
        ("title", "the title, for comparison"),
        ("bare", "no animals and no panels"),
        ("0", "no animals"),
        ("400", "400 animals"),
        ("1600", "1600 animals"),
        ("still", "reduced motion, at rest"),
        ("start", "start"),
    ] {
        match run(what) {
            Ok(line) => println!("{name:<26} {line}"),
            Err(problem) => {
                eprintln!("{name}: {problem}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn run(what: &str) -> Result<String, String> {
    let own = env::current_exe().map_err(|problem| problem.to_string())?;
    let output = Command::new(own)
        .env(MEASURE, what)
        .output()
        .map_err(|problem| problem.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find_map(|line| line.strip_prefix("FIGURES "));
    line.map(str::to_owned)
        .ok_or_else(|| format!("no figures; {}", String::from_utf8_lossy(&output.stderr)))
}

/// What this process measures.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq)]
enum Aim {
    /// Pictures one after the other.
    Pictures,
    /// Nothing moves.
    Rest,
    /// The first picture.
    Start,
}

fn measure(what: &str) -> ExitCode {
    let aim = match what {
        "still" => Aim::Rest,
        "start" => Aim::Start,
        _ => Aim::Pictures,
    };
    let mut game = app(Options {
        size: Some((1280, 720)),
        ..default()
    });
    if aim != Aim::Start && what != "title" {
        let setup = Setup {
            size: Size::Large,
            options: Rules {
                fog: false,
                barbarians: true,
                opponent: Opponent::Hotseat,
            },
            seed: 7,
        };
        let animals = if what == "bare" {
            0
        } else {
            what.parse().unwrap_or(400)
        };
        let session = Session::new(&setup, Level::Casual);
        if what == "bare" {
            let view = session.view().clone();
            game.insert_resource(Drawn {
                view,
                seed: setup.seed,
            });
        } else {
            game.insert_resource(session);
        }
        game.insert_resource(Population::Count(animals))
            .insert_state(Screen::World);
    }
    game.world_mut().resource_mut::<Settings>().reduced_motion = Some(aim == Aim::Rest);
    spans::measure(&mut game);
    game.insert_resource(aim)
        .add_systems(First, keep_focused)
        .add_systems(Last, watch);
    game.run();
    ExitCode::SUCCESS
}

/// There may be nobody who gives the window the keyboard.
fn keep_focused(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if !window.focused {
        window.focused = true;
    }
}

/// What had been used when the measurement began.
struct Begun {
    at: Duration,
    pictures: u32,
    used: Used,
    spans: Spans,
}

fn watch(
    aim: Res<Aim>,
    time: Res<Time<Real>>,
    mut pictures: Local<u32>,
    mut begun: Local<Option<Begun>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    *pictures += 1;
    let now = time.elapsed();
    if *aim == Aim::Start {
        // The first one is on its way to the screen when the second is begun.
        if *pictures == 2 {
            let since = since_start().unwrap_or_default();
            println!(
                "FIGURES first picture {since:.2} s after the start, {}",
                memory()
            );
            exit.write(AppExit::Success);
        }
        redraw.write(RequestRedraw);
        return;
    }
    if *aim == Aim::Pictures || now < WARM_UP {
        redraw.write(RequestRedraw);
    }
    if now < WARM_UP {
        return;
    }
    let Some(from) = &*begun else {
        *begun = Some(Begun {
            at: now,
            pictures: *pictures,
            used: Used::now(),
            spans: Spans::now(),
        });
        return;
    };
    if now - from.at < WHILE {
        return;
    }
    let used = Used::now().since(&from.used);
    let spans = Spans::now().since(&from.spans);
    println!(
        "FIGURES {}",
        words(
            *aim,
            *pictures - from.pictures,
            now - from.at,
            &used,
            &spans
        )
    );
    exit.write(AppExit::Success);
}

/// Processor time in seconds, by the names of threads.
#[derive(Clone, Debug, Default)]
struct Used(BTreeMap<String, f64>);

/// Names by which the threads of software renderers begin.
const SOFTWARE_GPU: [&str; 3] = ["llvmpipe", "lvp", "swrast"];

impl Used {
    fn now() -> Self {
        let mut used = Self::default();
        for task in fs::read_dir("/proc/self/task")
            .into_iter()
            .flatten()
            .flatten()
        {
            let read = |file| fs::read_to_string(task.path().join(file)).unwrap_or_default();
            let nanoseconds = read("schedstat")
                .split_whitespace()
                .next()
                .and_then(|word| word.parse::<f64>().ok())
                .unwrap_or(0.0);
            *used.0.entry(read("comm").trim().to_owned()).or_default() += nanoseconds / 1e9;
        }
        used
    }

    fn since(mut self, before: &Self) -> Self {
        for (name, seconds) in &mut self.0 {
            *seconds -= before.0.get(name).copied().unwrap_or(0.0);
        }
        self
    }

    /// Of the software renderer's threads, and of all others.
    fn gpu_and_others(&self) -> (f64, f64) {
        let is_gpu = |name: &str| SOFTWARE_GPU.iter().any(|it| name.starts_with(it));
        let (gpu, others): (Vec<_>, Vec<_>) = self.0.iter().partition(|(name, _)| is_gpu(name));
        let sum = |some: Vec<(&String, &f64)>| some.into_iter().map(|(_, it)| it).sum();
        (sum(gpu), sum(others))
    }
}

/// A line of the table.
fn words(aim: Aim, pictures: u32, during: Duration, used: &Used, spans: &Spans) -> String {
    let (scale, unit) = match aim {
        Aim::Rest => (10.0 / during.as_secs_f64(), "s in 10 s"),
        _ => (1e3 / f64::from(pictures.max(1)), "ms each"),
    };
    let own = [Part::Main, Part::Extraction, Part::Render].map(|part| spans.of(part));
    let (gpu, others) = used.gpu_and_others();
    let columns =
        [own.iter().sum()]
            .into_iter()
            .chain(own)
            .chain([spans.of(Part::Encoding), others, gpu]);
    let columns: Vec<_> = columns.map(|it| format!("{:>8.3}", it * scale)).collect();
    format!("{pictures:>8} {}  {unit}, {}", columns.join(" "), memory())
}

/// Memory that is held now.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = held.and_then(|it| it.split_whitespace().next()?.parse::<f64>().ok());
    format!("{:.0} MB resident", kilobytes.unwrap_or(0.0) / 1024.0)
}

/// Seconds since this process was started, as the kernel knows it.
fn since_start() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // What follows the name, which may hold anything, begins with the third field.
    let ticks = stat.rsplit_once(')')?.1.split_whitespace().nth(19)?;
    let started = ticks.parse::<f64>().ok()? / 100.0;
    let uptime = fs::read_to_string("/proc/uptime").ok()?;
    Some(uptime.split_whitespace().next()?.parse::<f64>().ok()? - started)
}
