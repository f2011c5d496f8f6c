//! `cargo xtask bench`: every figure that the project promises, beside its bar, in one table.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{search, speed};
use crate::display::Display;
use crate::setup::{self, Purpose};
use crate::{Stop, cargo};

/// Pictures, first picture and memory as the game's own bench tells them.
const ANIMALS: &str = "400 animals";
const REST: &str = "reduced motion, at rest";
const START: &str = "start";

/// What is promised of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Bar {
    AtLeast(f64),
    Below(f64),
    AtMost(f64),
}

impl Bar {
    fn is_met(self, figure: f64) -> bool {
        match self {
            Self::AtLeast(bar) => figure >= bar,
            Self::Below(bar) => figure < bar,
            Self::AtMost(bar) => figure <= bar,
        }
    }

    fn words(self, unit: &str) -> String {
        let (words, bar) = match self {
            Self::AtLeast(bar) => ("at least", bar),
            Self::Below(bar) => ("below", bar),
            Self::AtMost(bar) => ("at most", bar),
        };
        format!("{words} {bar}{unit}")
    }
}

/// A line of the table: what is measured, its bar, and its unit with a space before it.
const LINES: [(&str, Bar, &str); 11] = [
    ("chess, perft to cozy-chess", Bar::AtLeast(1.0), ""),
    (
        "battle on its slowest terrain, perft to cozy-chess",
        Bar::AtLeast(0.5),
        "",
    ),
    (
        "chess, search on one core",
        Bar::AtLeast(1.0),
        " M nodes a second",
    ),
    (
        "map of 16x16 with 400 animals, processor a picture",
        Bar::Below(2.0),
        " ms",
    ),
    ("nothing moves, processor in 10 s", Bar::AtMost(0.1), " s"),
    ("first picture after the start", Bar::AtMost(2.0), " s"),
    ("memory with 400 animals", Bar::Below(400.0), " MB"),
    (
        "server, rooms of two at a move in 5 s",
        Bar::AtLeast(2000.0),
        "",
    ),
    (
        "server, moves acknowledged, 99 of 100 within",
        Bar::Below(50.0),
        " ms",
    ),
    ("server, connections that failed", Bar::AtMost(0.0), ""),
    (
        "server, acknowledged moves lost when it is killed",
        Bar::AtMost(0.0),
        "",
    ),
];

/// Figures by their line.
type Figures = BTreeMap<usize, f64>;

/// What measures some lines of the table: their numbers and figures.
type Measure = fn() -> Result<Vec<(usize, f64)>, Stop>;

/// Measures everything and prints the table. What cannot be measured here is told and left out.
///
/// # Errors
/// Stops when nothing at all could be measured.
pub fn all() -> Result<(), Stop> {
    setup::prepare(&[Purpose::Build, Purpose::Run, Purpose::WindowTests], true)?;
    let mut figures = Figures::new();
    let parts: [(&str, Measure); 4] = [
        ("move generation", perft),
        ("the search", searched),
        ("the window", window),
        ("the server", server),
    ];
    for (name, measure) in parts {
        println!("\n== {name}");
        match measure() {
            Ok(measured) => figures.extend(measured),
            Err(stop) => eprintln!("{name} could not be measured: {stop}"),
        }
    }
    if figures.is_empty() {
        return Err(Stop::new("nothing could be measured."));
    }
    println!("\n{}", table(&figures));
    Ok(())
}

fn perft() -> Result<Vec<(usize, f64)>, Stop> {
    let figures = speed::measured()?;
    let (chess, battle) = speed::to_cozy(&figures);
    Ok(of(&[(0, chess), (1, battle)]))
}

fn searched() -> Result<Vec<(usize, f64)>, Stop> {
    Ok(vec![(2, search::speed()? / 1e6)])
}

fn window() -> Result<Vec<(usize, f64)>, Stop> {
    let display = Display::open()?;
    let told = cargo::heard(&mut super::frame_bench(&display))?;
    Ok(window_figures(&told))
}

fn window_figures(told: &str) -> Vec<(usize, f64)> {
    let line = |name: &str| {
        let line = told.lines().find_map(|line| line.strip_prefix(name))?;
        line.starts_with("  ").then(|| line.trim())
    };
    let column = |name: &str, column: usize| number(line(name)?.split_whitespace().nth(column)?);
    of(&[
        // Pictures, then what the game itself took of the processor.
        (3, column(ANIMALS, 1)),
        // All threads, but for a software renderer's.
        (4, column(REST, 6)),
        (
            5,
            line(START).and_then(|it| number(it.strip_prefix("first picture ")?)),
        ),
        (
            6,
            line(ANIMALS).and_then(|it| number(it.rsplit(", ").next()?)),
        ),
    ])
}

fn server() -> Result<Vec<(usize, f64)>, Stop> {
    let mut command = cargo::command();
    command.args([
        "run",
        "--release",
        "--package",
        "server",
        "--example",
        "load",
        "--",
    ]);
    command.args(["--rooms", "2000", "--every", "5", "--seconds", "30"]);
    // It ends badly if a figure is bad, which the table tells.
    Ok(server_figures(&cargo::heard_whatever_comes(&mut command)?))
}

fn server_figures(told: &str) -> Vec<(usize, f64)> {
    let after = |words: &str| {
        told.lines()
            .find_map(|line| number(line.split_once(words)?.1))
    };
    let opened = told.lines().find_map(|line| {
        let (rooms, rest) = line.split_once(" rooms with ")?;
        rest.contains(" opened in ").then(|| number(rooms))?
    });
    of(&[
        (7, opened),
        (
            8,
            after("from sent to acknowledged: p50 ").and_then(|_| after(", p99 ")),
        ),
        (9, after("errors: ")),
        (10, after("acknowledged moves that are not in the log: ")),
    ])
}

/// Those that are there.
fn of(figures: &[(usize, Option<f64>)]) -> Vec<(usize, f64)> {
    let there = figures
        .iter()
        .filter_map(|(line, figure)| Some((*line, (*figure)?)));
    there.collect()
}

/// The number a text begins with.
fn number(text: &str) -> Option<f64> {
    let text = text.trim_start();
    let end = text.find(|c: char| !(c.is_ascii_digit() || c == '.'));
    text[..end.unwrap_or(text.len())].parse().ok()
}

fn table(figures: &Figures) -> String {
    let mut text = String::from("| what | bar | here | |\n|---|---|---|---|\n");
    for (index, (what, bar, unit)) in LINES.iter().enumerate() {
        let (here, verdict) = match figures.get(&index) {
            Some(figure) if bar.is_met(*figure) => (shown(*figure, unit), "met"),
            Some(figure) => (shown(*figure, unit), "missed"),
            None => ("-".to_owned(), "not measured"),
        };
        let _ = writeln!(
            text,
            "| {what} | {} | {here} | {verdict} |",
            bar.words(unit)
        );
    }
    let _ = writeln!(text, "\nLoad of this machine at the end: {}", load());
    text
}

fn shown(figure: f64, unit: &str) -> String {
    if figure.fract() == 0.0 {
        format!("{figure:.0}{unit}")
    } else {
        format!("{figure:.2}{unit}")
    }
}

/// How many programs wanted a processor lately: with more than there are, times are too long.
fn load() -> String {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let minute = told
        .split_whitespace()
        .next()
        .unwrap_or("unknown")
        .to_owned();
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{minute} on {processors} processors.")
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: &str = "\
The map of 16x16 squares in a window of 1280x720, and the title for the start.

                           pictures     game     main  extract   render   encode      all soft GPU
no animals                      300    0.900    0.400    0.200    0.300    0.100    2.000   20.000  ms each, 210 MB resident
400 animals                     287    1.421    0.700    0.321    0.400    0.120    3.000   21.000  ms each, 231 MB resident
1600 animals                    200    2.900    1.500    0.600    0.800    0.130    5.000   22.000  ms each, 240 MB resident
reduced motion, at rest           5    0.010    0.005    0.002    0.003    0.001    0.020    0.000  s in 10 s, 230 MB resident
start                      first picture 1.25 s after the start, 180 MB resident
";

    const SERVER: &str = "\
load of this machine at the start: 0.1 0.2 0.3
2000 rooms with 4000 players and 0 watchers opened in 1.9 s
14000 moves acknowledged in 30.0 s: 466 a second
from sent to acknowledged: p50 1.0 ms, p90 2.0 ms, p99 12.5 ms, p99.9 20.0 ms, longest 31.0 ms
from sent to seen by all: p50 1.1 ms, p90 2.1 ms, p99 13.5 ms, p99.9 21.0 ms, longest 32.0 ms
errors: 0
acknowledged moves that are not in the log: 0
";

    #[test]
    fn figures_are_found_in_what_is_told() {
        let window = window_figures(WINDOW);
        assert_eq!(window, [(3, 1.421), (4, 0.02), (5, 1.25), (6, 231.0)]);
        let server = server_figures(SERVER);
        assert_eq!(server, [(7, 2000.0), (8, 12.5), (9, 0.0), (10, 0.0)]);
        assert_eq!(window_figures("nothing"), []);
        assert_eq!(server_figures("nothing"), []);
    }

    #[test]
    fn every_line_has_its_bar_its_figure_and_its_verdict() {
        let figures = Figures::from([(0, 1.9), (1, 0.4), (3, 2.0), (7, 2000.0)]);
        let text = table(&figures);
        for line in [
            "| chess, perft to cozy-chess | at least 1 | 1.90 | met |",
            "| battle on its slowest terrain, perft to cozy-chess | at least 0.5 | 0.40 | missed |",
            "| map of 16x16 with 400 animals, processor a picture | below 2 ms | 2 ms | missed |",
            "| server, rooms of two at a move in 5 s | at least 2000 | 2000 | met |",
            "| first picture after the start | at most 2 s | - | not measured |",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
    }
}
