use crate::open::Playable;
use crate::selfplay;
use engine::{Inquiry, Level, Limits, Score, Stop, analyse, think};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::battle::{self, Army, Terrain};
use rules::field::Side;
use rules::{Position as _, chess, field, minnaar};
use std::ops::ControlFlow;

/// Random moves at the start of a game, so that no two are alike.
const RANDOM: u32 = 6;
const LONGEST: usize = 400;

/// A quiet position of a game.
#[derive(Clone, Debug)]
pub struct Sampled {
    /// The position string.
    pub text: String,
    /// What the first side won: 1, 0.5 or 0.
    pub result: f32,
    /// What the search thought of it, in hundredths of a pawn, for the first side.
    pub score: i32,
}

/// `position | result | score`
impl std::fmt::Display for Sampled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} | {} | {}", self.text, self.result, self.score)
    }
}

impl std::str::FromStr for Sampled {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let wrong = || format!("'{line}' is not 'position | result | score'");
        let mut parts = line.split(" | ");
        let (Some(text), Some(result), Some(score)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(wrong());
        };
        Ok(Self {
            text: text.to_owned(),
            result: result.trim().parse().map_err(|_| wrong())?,
            score: score.trim().parse().map_err(|_| wrong())?,
        })
    }
}

/// A game that can begin in many ways.
pub trait Openings: Playable {
    /// An opening further from even than this, in hundredths of a pawn, is not played.
    const UNEVEN: i32 = 250;
    /// A game in which one side leads by this for a while is taken for won.
    const DECIDED: i32 = 1500;
    /// One quiet position of so many is taken.
    const APART: u32 = 3;

    /// Where game `number` begins, before its random moves.
    fn begin(number: u64, dice: &mut dyn RngCore) -> Self;
}

impl Openings for chess::Position {
    fn begin(_: u64, _: &mut dyn RngCore) -> Self {
        Self::start()
    }
}

impl Openings for battle::Position {
    const UNEVEN: i32 = 900;
    const APART: u32 = 1;

    /// Every terrain in turn; battles with the full array, with armies of all kinds and about the
    /// same strength, and with hosts of which a part waits in reserve; every other round of them
    /// extended.
    fn begin(number: u64, dice: &mut dyn RngCore) -> Self {
        let terrain = Terrain::ALL[number as usize % Terrain::ALL.len()];
        let mut army = |least: u16, range: u32| {
            let mut below = |n: u32| (dice.next_u32() % n) as u16;
            let pawns = least + below(2 * range);
            let officers = [range, range, range, range - 1].map(below);
            Army::new(pawns, officers[0], officers[1], officers[2], officers[3])
        };
        let start = match number / 5 % 4 {
            0 | 1 => Self::start(terrain),
            2 => battle::deploy(&army(4, 4), &army(4, 4), terrain),
            _ => battle::deploy(&army(10, 6), &army(10, 6), terrain),
        };
        if (number / 20).is_multiple_of(2) {
            start
        } else {
            start.extended()
        }
    }
}

impl Openings for minnaar::Position {
    const UNEVEN: i32 = 400;

    /// The usual array less some pieces of every group, since with all of them the Sovereigns win.
    fn begin(_: u64, dice: &mut dyn RngCore) -> Self {
        let mut below = |n: u32| dice.next_u32() % n;
        let (sovereigns, officers) = (1 + below(3), below(4));
        let ranks = ["rnbqkbnr", "ssssssss", "SSSSSSSS", "RNBQKBNR"].map(|rank| {
            let mut rank: Vec<Option<char>> = rank.chars().map(Some).collect();
            let is_sovereign = rank[0].is_some_and(|letter| letter.eq_ignore_ascii_case(&'s'));
            let fewer = if is_sovereign {
                sovereigns + below(2)
            } else {
                officers
            };
            for _ in 0..fewer {
                rank[below(8) as usize] = None;
            }
            placement(&rank)
        });
        let [black, northern, southern, white] = ranks;
        let text = format!("{black}/{northern}/8/8/8/8/{southern}/{white} S 0 0 0");
        text.parse().unwrap_or_else(|_| Self::start())
    }
}

/// A rank as a position string has it.
fn placement(rank: &[Option<char>]) -> String {
    let mut text = String::new();
    for run in rank.chunk_by(|one, other| one.is_none() == other.is_none()) {
        if run[0].is_none() {
            text += &run.len().to_string();
        }
        text.extend(run.iter().flatten());
    }
    text
}

/// Plays a game with a search of `nodes` a move and gives some of its quiet positions; none if it
/// began too unevenly. The same seed gives the same game.
pub fn play<P: Openings>(number: u64, seed: u64, nodes: u64) -> Vec<Sampled> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut position = P::begin(number, &mut dice);
    let mut before = Vec::new();
    for _ in 0..RANDOM + dice.next_u32() % 4 {
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return Vec::new();
        }
        moves.sort_unstable();
        before.push(position.hash());
        position.play_unchecked(moves[dice.next_u32() as usize % moves.len()]);
    }
    let mut samples: Vec<Sampled> = Vec::new();
    let mut lead: i32 = 0;
    let first = before.len();
    let result = loop {
        if let Some(outcome) = position.outcome() {
            break match outcome.winner {
                None => 0.5,
                Some(winner) => f32::from(u8::from(winner == P::FIRST)),
            };
        }
        let repeats = before.iter().filter(|&&key| key == position.hash()).count();
        if P::REPETITION_DRAWS && repeats >= 2 || before.len() >= LONGEST {
            break 0.5;
        }
        let inquiry = Inquiry {
            before: &before,
            seed: dice.next_u64(),
            ..Inquiry::new(Limits::nodes(nodes))
        };
        let stop = Stop::default();
        let Some(thought) = analyse(&position, &inquiry, &stop, |_| ControlFlow::Continue(()))
        else {
            break 0.5;
        };
        let (first_moves, points) = (position.side_to_move() == P::FIRST, points(thought.score));
        let score = if first_moves { points } else { -points };
        if before.len() == first && score.abs() > P::UNEVEN {
            return Vec::new();
        }
        lead = if score.abs() < P::DECIDED {
            0
        } else if score > 0 {
            lead.max(0) + 1
        } else {
            lead.min(0) - 1
        };
        if lead.abs() >= 5 {
            break f32::from(u8::from(lead > 0));
        }
        let is_quiet = !position.in_check() && position.gain(thought.best).is_none();
        if is_quiet && points.abs() < P::DECIDED && dice.next_u32().is_multiple_of(P::APART) {
            samples.push(Sampled {
                text: position.to_string(),
                result: 0.5,
                score,
            });
        }
        before.push(position.hash());
        position.play_unchecked(thought.best);
    };
    for sample in &mut samples {
        sample.result = result;
    }
    samples
}

/// Plays a game of Field Chess at `level`, each side by its own view, and gives some of its true
/// positions before quiet moves. The same seed gives the same game.
pub fn play_field(seed: u64, level: Level) -> Vec<Sampled> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let game = selfplay::play_field(None, [level; 2], dice.next_u64(), 2 * LONGEST);
    let winner = game.outcome.and_then(|outcome| outcome.winner);
    let result = match winner {
        None => 0.5,
        Some(Side::South) => 1.0,
        Some(Side::North) => 0.0,
    };
    let mut samples = Vec::new();
    let mut position: field::Position = game.start;
    for mv in game.moves {
        if position.combat(mv).is_none() && dice.next_u32().is_multiple_of(4) {
            let thought = think(&position, &Limits::depth(1), 0, &Stop::default());
            let points = thought.map_or(0, |thought| points(thought.score));
            samples.push(Sampled {
                text: position.to_string(),
                result,
                score: match position.turn_of() {
                    Side::South => points,
                    Side::North => -points,
                },
            });
        }
        position.play_unchecked(mv);
    }
    samples
}

fn points(score: Score) -> i32 {
    match score {
        Score::Centipawns(points) => points,
        Score::WinIn(_) => 10_000,
        Score::LossIn(_) => -10_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn battles_of_both_lengths_begin_and_come_again() {
        let budget = |number: u64| {
            let begin = || battle::Position::begin(number, &mut ChaCha8Rng::seed_from_u64(number));
            assert_eq!(begin(), begin());
            begin().budget()
        };
        assert_eq!([0, 19, 20, 39, 40].map(budget), [50, 50, 70, 70, 50]);
    }

    #[test]
    fn the_positions_of_a_game_have_its_result_and_come_again() {
        let samples = play::<battle::Position>(1, 3, 60);
        assert!(!samples.is_empty());
        assert!(
            samples
                .iter()
                .all(|sample| sample.result == samples[0].result)
        );
        let told =
            |samples: &[Sampled]| samples.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(told(&samples), told(&play::<battle::Position>(1, 3, 60)));
    }
}
