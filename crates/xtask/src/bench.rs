//! `cargo xtask bench`: how fast move generation is, beside another library in the same run, and
//! what a picture of the map costs.

use std::path::Path;
use std::{fs, io};

use crate::display::Display;
use crate::setup::{self, Purpose};
use crate::{Stop, cargo};

/// One measurement as criterion left it.
#[derive(Debug, PartialEq)]
struct Figure {
    /// Without the name of the group: `battle/siege`.
    name: String,
    nodes_per_second: f64,
}

/// Measures (or only reads the last figures) and prints the table.
///
/// # Errors
/// Stops when the benches fail or left no figures.
pub fn bench(read: bool) -> Result<(), Stop> {
    let home = cargo::target().join("criterion");
    if !read {
        setup::prepare(&[Purpose::Build], true)?;
        // Figures of benches that have since gone must not be shown as new.
        let _ = fs::remove_dir_all(home.join("perft"));
        let mut command = cargo::command();
        command
            .args(["bench", "--package", "rules", "--bench", "perft"])
            .env("CRITERION_HOME", &home);
        cargo::wait(&mut command)?;
    }
    let figures = read_figures(&home).map_err(|error| {
        Stop::new(format!(
            "the figures in {} cannot be read: {error}.",
            home.display()
        ))
    })?;
    if figures.is_empty() {
        return Err(Stop::new(format!(
            "there are no figures in {}.",
            home.display()
        )));
    }
    print!("{}", table(&figures));
    Ok(())
}

/// Measures the processor time of a picture of the map, the rest of a still window, the start and
/// the memory, on a screen of its own.
///
/// # Errors
/// Stops when there can be no such screen or the game does not run.
pub fn frame() -> Result<(), Stop> {
    setup::prepare(&[Purpose::Build, Purpose::Run, Purpose::WindowTests], true)?;
    let display = Display::open()?;
    let settings = cargo::target().join("bench-settings");
    let mut command = cargo::command();
    command
        .args(["bench", "--package", "client", "--bench", "frame"])
        .env("DISPLAY", display.name())
        .env("AMIRS_CHESS_CONFIG_DIR", settings);
    cargo::wait(&mut command)
}

/// All figures of the group `perft`, in the order they are told in.
fn read_figures(home: &Path) -> io::Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let mut folders = vec![home.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            }
        }
        if folder.ends_with("new") {
            let benchmark = fs::read_to_string(folder.join("benchmark.json"));
            let estimates = fs::read_to_string(folder.join("estimates.json"));
            if let (Ok(benchmark), Ok(estimates)) = (benchmark, estimates) {
                figures.extend(figure(&benchmark, &estimates));
            }
        }
    }
    figures.sort_by(|a, b| rank(&a.name).cmp(&rank(&b.name)));
    Ok(figures)
}

/// Joins criterion's two files about one bench; nothing if it is not one of ours.
fn figure(benchmark: &str, estimates: &str) -> Option<Figure> {
    let full = after(benchmark, "\"full_id\"")?.strip_prefix('"')?;
    let name = full[..full.find('"')?].strip_prefix("perft/")?.to_string();
    let nodes = number(after(after(benchmark, "\"throughput\"")?, "\"Elements\"")?)?;
    let nanoseconds = number(after(after(estimates, "\"mean\"")?, "\"point_estimate\"")?)?;
    (nanoseconds > 0.0).then(|| Figure {
        name,
        nodes_per_second: nodes / nanoseconds * 1e9,
    })
}

/// What follows a JSON key and its colon.
fn after<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let rest = text[text.find(key)? + key.len()..].trim_start();
    Some(rest.strip_prefix(':')?.trim_start())
}

/// The number a text begins with.
fn number(text: &str) -> Option<f64> {
    let end = text
        .find(|c: char| !(c.is_ascii_digit() || "+-.eE".contains(c)))
        .unwrap_or(text.len());
    text[..end].parse().ok()
}

/// Yardstick first, then chess, then the battles.
fn rank(name: &str) -> (usize, &str) {
    let game = name.split('/').next().unwrap_or(name);
    let order = ["cozy", "chess", "battle"]
        .iter()
        .position(|known| *known == game);
    (order.unwrap_or(usize::MAX), name)
}

/// The figures with their ratio to cozy-chess: on the same position for chess, on the
/// start position for a battle.
fn table(figures: &[Figure]) -> String {
    let speed = |name: &str| {
        figures
            .iter()
            .find(|figure| figure.name == name)
            .map(|figure| figure.nodes_per_second)
    };
    let mut text = format!(
        "\n{:<20} {:>14} {:>9}   wanted\n",
        "perft", "nodes a second", "to cozy"
    );
    for figure in figures {
        let (game, position) = figure.name.split_once('/').unwrap_or((&figure.name, ""));
        let yardstick = if game == "battle" {
            "startpos"
        } else {
            position
        };
        let ratio = speed(&format!("cozy/{yardstick}")).map(|cozy| figure.nodes_per_second / cozy);
        let wanted = match game {
            "chess" => Some(1.0),
            "battle" => Some(0.5),
            _ => None,
        };
        let ratio_text = ratio.map_or_else(|| "-".to_string(), |ratio| format!("{ratio:.2}"));
        let verdict = match (wanted, ratio) {
            (Some(wanted), Some(ratio)) if ratio < wanted => {
                format!("at least {wanted:.2}: missed")
            }
            (Some(wanted), Some(_)) => format!("at least {wanted:.2}: met"),
            _ => String::new(),
        };
        let line = format!(
            "{:<20} {:>12.1} M {ratio_text:>9}   {verdict}",
            figure.name,
            figure.nodes_per_second / 1e6
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const BENCHMARK: &str = r#"{"group_id":"perft","function_id":"battle/siege","value_str":null,
        "throughput":{"Elements":4000000},"full_id":"perft/battle/siege","directory_name":"perft/battle_siege"}"#;
    const ESTIMATES: &str = r#"{"mean":{"confidence_interval":{"confidence_level":0.95,"lower_bound":1.9e7},
        "point_estimate":2.0e7,"standard_error":1.5},"median":{"point_estimate":3.0e7}}"#;

    fn at(name: &str, nodes_per_second: f64) -> Figure {
        Figure {
            name: name.to_string(),
            nodes_per_second,
        }
    }

    #[test]
    fn criterions_files_give_nodes_a_second() {
        assert_eq!(figure(BENCHMARK, ESTIMATES), Some(at("battle/siege", 2e8)));
    }

    #[test]
    fn what_is_not_ours_or_broken_is_passed_over() {
        assert_eq!(
            figure(
                &BENCHMARK.replace("perft/battle", "other/battle"),
                ESTIMATES
            ),
            None
        );
        assert_eq!(
            figure(&BENCHMARK.replace("Elements", "Bytes"), ESTIMATES),
            None
        );
        assert_eq!(figure(BENCHMARK, "{\"mean\":{}}"), None);
        assert_eq!(figure("", ""), None);
    }

    #[test]
    fn figures_are_found_at_any_depth_and_ordered() {
        let home = std::env::temp_dir().join(format!("xtask-bench-{}", std::process::id()));
        for (folder, id) in [
            ("a/b", "chess/startpos"),
            ("perft/c", "cozy/startpos"),
            ("perft/d", "battle/siege"),
        ] {
            let new = home.join(folder).join("new");
            fs::create_dir_all(&new).expect("the folder can be made");
            fs::write(
                new.join("benchmark.json"),
                BENCHMARK.replace("battle/siege", id),
            )
            .expect("written");
            fs::write(new.join("estimates.json"), ESTIMATES).expect("written");
        }
        let figures = read_figures(&home);
        fs::remove_dir_all(&home).expect("the folder was made above");
        let names: Vec<_> = figures
            .expect("it can be read")
            .into_iter()
            .map(|figure| figure.name)
            .collect();
        assert_eq!(names, ["cozy/startpos", "chess/startpos", "battle/siege"]);
    }

    #[test]
    fn ratios_are_to_the_right_yardstick() {
        let text = table(&[
            at("cozy/kiwipete", 2e8),
            at("cozy/startpos", 1e8),
            at("chess/kiwipete", 3e8),
            at("battle/siege", 4e7),
        ]);
        let line = |name: &str| {
            text.lines()
                .find(|line| line.starts_with(name))
                .expect("it is told")
                .to_string()
        };
        assert!(
            line("chess/kiwipete").ends_with("1.50   at least 1.00: met"),
            "{text}"
        );
        assert!(
            line("battle/siege").ends_with("0.40   at least 0.50: missed"),
            "{text}"
        );
        assert!(line("cozy/startpos").ends_with("1.00"), "{text}");
    }
}
