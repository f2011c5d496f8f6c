//! `cargo xtask bench perft`: how fast move generation is, beside another library in the same run.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::{Stop, cargo};

/// One measurement as criterion left it.
#[derive(Debug, PartialEq)]
pub struct Figure {
    /// Without the name of the group: `siege/start`.
    name: String,
    nodes_per_second: f64,
}

/// Measures (or only reads the last figures) and prints the table.
///
/// # Errors
/// Stops when the benches fail or left no figures.
pub fn speed(read: bool) -> Result<(), Stop> {
    let figures = if read { figures()? } else { measured()? };
    print!("{}", table(&figures));
    Ok(())
}

fn home() -> PathBuf {
    cargo::target().join("criterion")
}

/// Measures.
///
/// # Errors
/// Stops when the benches fail or left no figures.
pub fn measured() -> Result<Vec<Figure>, Stop> {
    let home = home();
    // Figures of benches that have since gone must not be shown as new.
    let _ = fs::remove_dir_all(home.join("perft"));
    let mut command = cargo::command();
    command
        .args(["bench", "--package", "rules", "--bench", "perft"])
        .env("CRITERION_HOME", &home);
    cargo::wait(&mut command)?;
    figures()
}

/// The last figures.
fn figures() -> Result<Vec<Figure>, Stop> {
    let home = home();
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
    Ok(figures)
}

/// How our chess and our slowest battle compare to cozy-chess, each where it does worst.
pub fn to_cozy(figures: &[Figure]) -> (Option<f64>, Option<f64>) {
    let worst = |wanted: &dyn Fn(&str) -> bool| {
        let ratios = figures.iter().filter_map(|figure| {
            let (game, position) = figure.name.split_once('/')?;
            let cozy = format!("{COZY}/{position}");
            let cozy = figures.iter().find(|it| it.name == cozy)?;
            wanted(game).then(|| figure.nodes_per_second / cozy.nodes_per_second)
        });
        ratios.reduce(f64::min)
    };
    let is_battle = |game: &str| ![COZY, CHESS].contains(&game);
    (worst(&|game| game == CHESS), worst(&is_battle))
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
            let samples = fs::read_to_string(folder.join("sample.json"));
            if let (Ok(benchmark), Ok(samples)) = (benchmark, samples) {
                figures.extend(figure(&benchmark, &samples));
            }
        }
    }
    figures.sort_by(|a, b| rank(&a.name).cmp(&rank(&b.name)));
    Ok(figures)
}

/// Joins criterion's two files about one bench; nothing if it is not one of ours.
///
/// The fastest sample counts: whatever else a machine does only ever makes one slower.
fn figure(benchmark: &str, samples: &str) -> Option<Figure> {
    let full = after(benchmark, "\"full_id\"")?.strip_prefix('"')?;
    let name = full[..full.find('"')?].strip_prefix("perft/")?.to_string();
    let nodes = number(after(after(benchmark, "\"throughput\"")?, "\"Elements\"")?)?;
    let (times, runs) = (
        numbers(samples, "\"times\"")?,
        numbers(samples, "\"iters\"")?,
    );
    let each = times.iter().zip(&runs).map(|(time, runs)| time / runs);
    let nanoseconds = each.reduce(f64::min)?;
    (nanoseconds > 0.0).then(|| Figure {
        name,
        nodes_per_second: nodes / nanoseconds * 1e9,
    })
}

/// The list of numbers at a JSON key.
fn numbers(text: &str, key: &str) -> Option<Vec<f64>> {
    let list = after(text, key)?.strip_prefix('[')?;
    let list = &list[..list.find(']')?];
    list.split(',').map(|text| number(text.trim())).collect()
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

/// Yardstick first, then chess, then the terrains.
fn rank(name: &str) -> (usize, &str) {
    let game = name.split('/').next().unwrap_or(name);
    let order = [COZY, CHESS].iter().position(|known| *known == game);
    (order.unwrap_or(usize::MAX), name)
}

const COZY: &str = "cozy";
const CHESS: &str = "chess";

/// Chess is to be ahead of cozy-chess by a fifth, a battle not far behind chess.
const WANTED_OF_COZY: f64 = 1.2;
const WANTED_OF_CHESS: f64 = 0.7;

/// The figures with their ratios to cozy-chess and to our own chess, each on the position of the
/// same name at the same depth: the start, and one from the middle of a game.
fn table(figures: &[Figure]) -> String {
    let speed = |game: &str, position: &str| {
        let name = format!("{game}/{position}");
        let figure = figures.iter().find(|figure| figure.name == name);
        figure.map(|figure| figure.nodes_per_second)
    };
    let mut text = format!(
        "\n{:<16} {:>14} {:>9} {:>9}   wanted\n",
        "perft", "nodes a second", "to cozy", "to chess"
    );
    for figure in figures {
        let (game, position) = figure.name.split_once('/').unwrap_or((&figure.name, ""));
        let to = |other: &str| speed(other, position).map(|it| figure.nodes_per_second / it);
        let (of_cozy, of_chess) = (to(COZY), to(CHESS));
        let wanted = match game {
            COZY => String::new(),
            CHESS => verdict(of_cozy, WANTED_OF_COZY, "cozy"),
            _ => verdict(of_chess, WANTED_OF_CHESS, "chess"),
        };
        let shown = |ratio: Option<f64>| ratio.map_or("-".to_owned(), |it| format!("{it:.2}"));
        let line = format!(
            "{:<16} {:>12.1} M {:>9} {:>9}   {wanted}",
            figure.name,
            figure.nodes_per_second / 1e6,
            shown(of_cozy),
            shown(of_chess)
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn verdict(ratio: Option<f64>, wanted: f64, other: &str) -> String {
    match ratio {
        Some(ratio) if ratio < wanted => format!("{wanted:.1} of {other}: missed"),
        Some(_) => format!("{wanted:.1} of {other}: met"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BENCHMARK: &str = r#"{"group_id":"perft","function_id":"siege/start","value_str":null,
        "throughput":{"Elements":4000000},"full_id":"perft/siege/start","directory_name":"perft/siege_start"}"#;
    const SAMPLES: &str =
        r#"{"sampling_mode":"Flat","iters":[1.0,2.0, 2.0],"times":[3.1e7,4.0e7, 4.4e7]}"#;

    fn at(name: &str, nodes_per_second: f64) -> Figure {
        Figure {
            name: name.to_string(),
            nodes_per_second,
        }
    }

    #[test]
    fn criterions_files_give_nodes_a_second() {
        assert_eq!(figure(BENCHMARK, SAMPLES), Some(at("siege/start", 2e8)));
    }

    #[test]
    fn what_is_not_ours_or_broken_is_passed_over() {
        assert_eq!(
            figure(&BENCHMARK.replace("perft/siege", "other/siege"), SAMPLES),
            None
        );
        assert_eq!(
            figure(&BENCHMARK.replace("Elements", "Bytes"), SAMPLES),
            None
        );
        assert_eq!(figure(BENCHMARK, "{\"times\":[]}"), None);
        assert_eq!(figure("", ""), None);
    }

    #[test]
    fn figures_are_found_at_any_depth_and_ordered() {
        let home = std::env::temp_dir().join(format!("xtask-bench-{}", std::process::id()));
        for (folder, id) in [
            ("a/b", "chess/start"),
            ("perft/c", "cozy/start"),
            ("perft/d", "siege/start"),
        ] {
            let new = home.join(folder).join("new");
            fs::create_dir_all(&new).expect("the folder can be made");
            fs::write(
                new.join("benchmark.json"),
                BENCHMARK.replace("siege/start", id),
            )
            .expect("written");
            fs::write(new.join("sample.json"), SAMPLES).expect("written");
        }
        let figures = read_figures(&home);
        fs::remove_dir_all(&home).expect("the folder was made above");
        let names: Vec<_> = figures
            .expect("it can be read")
            .into_iter()
            .map(|figure| figure.name)
            .collect();
        assert_eq!(names, ["cozy/start", "chess/start", "siege/start"]);
    }

    #[test]
    fn ratios_are_to_the_same_position_of_the_others() {
        let figures = [
            at("cozy/middle", 2e8),
            at("cozy/start", 1e8),
            at("chess/middle", 3e8),
            at("chess/start", 1.1e8),
            at("siege/middle", 2.4e8),
            at("siege/start", 4e7),
        ];
        let text = table(&figures);
        let line = |name: &str| {
            let line = text.lines().find(|line| line.starts_with(name));
            line.expect("it is told").to_string()
        };
        let ends = |name: &str, end: &str| assert!(line(name).ends_with(end), "{text}");
        ends("chess/middle", "1.50      1.00   1.2 of cozy: met");
        ends("chess/start", "1.10      1.00   1.2 of cozy: missed");
        ends("siege/middle", "1.20      0.80   0.7 of chess: met");
        ends("siege/start", "0.40      0.36   0.7 of chess: missed");
        ends("cozy/start", "1.00      0.91");
        let (chess, battle) = to_cozy(&figures);
        assert_eq!((chess, battle), (Some(1.1), Some(0.4)));
    }
}
