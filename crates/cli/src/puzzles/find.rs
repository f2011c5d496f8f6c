use super::compose::Composer;
use super::merit::{Key, Rated, grade};
use crate::Failure;
use clap::Args;
use engine::puzzle::Theme;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Color;
use rules::battle::Terrain;
use std::collections::HashSet;
use std::io::Write;
use std::time::{Duration, Instant};

/// How puzzles are sought.
#[derive(Debug, Args)]
pub struct Find {
    /// field, river, hill, forest or siege; every ground in turn if left out
    #[arg(long)]
    terrain: Option<Terrain>,
    /// Seek until so many are written
    #[arg(long, default_value_t = 20)]
    count: usize,
    /// … or for so many seconds
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// In how many moves; two and three in turn if left out
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=3))]
    moves: Option<u32>,
    /// Write only what is worth at least so much
    #[arg(long, default_value_t = 80)]
    merit: i32,
    /// What each has to be about, such as `disarm` or `phantom defence`
    #[arg(long, value_parser = theme)]
    theme: Option<Theme>,
    /// mate or rout; both if left out
    #[arg(long, value_parser = is_mate)]
    goal: Option<bool>,
    /// What the first move has to be like: quiet, sacrifice, check or capture
    #[arg(long)]
    key: Option<Key>,
    /// Seek in games that the computer plays against itself, not among positions made up by chance
    #[arg(long)]
    games: bool,
    /// For the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn theme(name: &str) -> Result<Theme, String> {
    let names = Theme::ALL.map(Theme::name);
    let found = Theme::ALL.into_iter().find(|theme| theme.name() == name);
    found.ok_or_else(|| format!("the themes are {}", names.join(", ")))
}

fn is_mate(goal: &str) -> Result<bool, String> {
    match goal {
        "mate" => Ok(true),
        "rout" => Ok(false),
        _ => Err("the goal is mate or rout".into()),
    }
}

impl Find {
    /// Writes `merit | grade | goal | themes | pieces | position | main line`.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let end = Instant::now() + Duration::from_secs(self.seconds);
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed);
        let (mut seen, mut written) = (HashSet::new(), 0);
        for number in 0_u64.. {
            if written >= self.count || Instant::now() >= end {
                break;
            }
            let mut composer = self.composer(&mut dice);
            let found = if self.games {
                composer.glean(number)
            } else {
                composer.compose()
            };
            let Some(rated) = found.filter(|rated| rated.merit >= self.merit) else {
                continue;
            };
            if seen.insert(rated.position.to_string()) {
                written += 1;
                writeln!(out, "{}", line(&rated))?;
                out.flush()?;
            }
        }
        Ok(())
    }
}

impl Find {
    /// One that makes puzzles of the kind that is wanted.
    fn composer(&self, dice: &mut ChaCha8Rng) -> Composer {
        let turn = dice.next_u32() as usize;
        let grounds = Terrain::ALL.len();
        let moves = if (turn / (2 * grounds)).is_multiple_of(4) {
            3
        } else {
            2
        };
        Composer {
            dice: ChaCha8Rng::seed_from_u64(dice.next_u64()),
            terrain: self.terrain.unwrap_or(Terrain::ALL[turn % grounds]),
            side: Color::ALL[turn / grounds % 2],
            moves: self.moves.unwrap_or(moves),
            theme: self.theme,
            mate: self.goal,
            key: self.key,
        }
    }
}

fn line(rated: &Rated) -> String {
    let themes: Vec<&str> = rated.themes.iter().map(|theme| theme.name()).collect();
    let moves = rated.solution.main_line(&rated.position);
    let moves: Vec<String> = moves.moves().map(|mv| mv.to_string()).collect();
    format!(
        "{} | {} | {} | {} | {} | {} | {}",
        rated.merit,
        grade(rated),
        rated.goal,
        themes.join(", "),
        rated.position.occupied().len(),
        rated.position,
        moves.join(" "),
    )
}
