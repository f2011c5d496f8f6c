//! What a match says of the strength of two players.

use std::collections::BTreeMap;
use std::fmt;

/// The games played, by number, with what the first player got: 0, 1 or 2 half points. Games
/// 0 and 1, 2 and 3, … are pairs: the same opening with colours swapped.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: BTreeMap<u64, u8>,
}

/// How much stronger the first player is, with the interval that holds the truth 95 times in 100.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The share of the points, 0 to 1, and the ends of its interval.
    pub score: f64,
    pub low: f64,
    pub high: f64,
}

/// A sequential probability ratio test between two differences in Elo.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that is not enough.
    pub elo0: f64,
    /// The difference hoped for.
    pub elo1: f64,
}

/// Where a test stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    GoOn,
    /// The first player is as much stronger as was hoped.
    Accepted,
    Refused,
}

/// Of each kind of error.
const ALPHA: f64 = 0.05;
/// The normal curve holds 95 of 100 within so many deviations.
const Z: f64 = 1.959_964;

impl Tally {
    /// Counts a game once.
    pub fn add(&mut self, number: u64, half_points: u8) {
        self.games.insert(number, half_points.min(2));
    }

    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    pub fn has(&self, number: u64) -> bool {
        self.games.contains_key(&number)
    }

    /// Won, drawn and lost by the first player.
    pub fn results(&self) -> [u64; 3] {
        let count = |points| self.games.values().filter(|&&got| got == points).count() as u64;
        [count(2), count(1), count(0)]
    }

    /// Pairs in which the first player got 0, 1, … 4 half points (pentanomial).
    pub fn pairs(&self) -> [u64; 5] {
        let mut pairs = [0; 5];
        for (&number, &first) in &self.games {
            if number % 2 == 0
                && let Some(&second) = self.games.get(&(number + 1))
            {
                pairs[usize::from(first + second)] += 1;
            }
        }
        pairs
    }

    /// `None` before the first game.
    pub fn estimate(&self) -> Option<Estimate> {
        let games = self.games() as f64;
        if games == 0.0 {
            return None;
        }
        let [won, drawn, lost] = self.results().map(|count| count as f64);
        let score = (won + drawn / 2.0) / games;
        let pairs = self.pairs();
        // Openings that favour one colour say nothing of the players: pairs tell less noise.
        let variance = if pairs.iter().sum::<u64>() >= 4 {
            moments(pairs.map(|count| count as f64)).1 * 2.0
        } else {
            moments([lost, drawn, won]).1
        };
        // Wilson's interval, which holds for few games and for a clean sweep too.
        let spread = Z * Z / games;
        let middle = (score + spread / 2.0) / (1.0 + spread);
        let half = Z / (1.0 + spread) * (variance / games + Z * Z / (4.0 * games * games)).sqrt();
        Some(Estimate {
            score,
            low: if middle - half < 1e-9 {
                0.0
            } else {
                middle - half
            },
            // As exact as floats are, so that a sweep has no upper end.
            high: if middle + half > 1.0 - 1e-9 {
                1.0
            } else {
                middle + half
            },
        })
    }

    /// The logarithm of how much likelier the result is with `elo1` than with `elo0`, from pairs.
    pub fn log_likelihood(&self, sprt: Sprt) -> f64 {
        // As if one more pair had been of all kinds at once: few pairs prove nothing.
        let pairs = self.pairs().map(|count| count as f64 + 0.2);
        let (mean, variance) = moments(pairs);
        let (low, high) = (share(sprt.elo0), share(sprt.elo1));
        let count: f64 = pairs.iter().sum();
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Whether the test has come to an end.
    pub fn verdict(&self, sprt: Sprt) -> Verdict {
        let bound = ((1.0 - ALPHA) / ALPHA).ln();
        let found = self.log_likelihood(sprt);
        if found >= bound {
            Verdict::Accepted
        } else if found <= -bound {
            Verdict::Refused
        } else {
            Verdict::GoOn
        }
    }
}

/// Mean and variance of values evenly spread from 0 to 1 that came up so often.
fn moments<const N: usize>(counts: [f64; N]) -> (f64, f64) {
    let total: f64 = counts.iter().sum();
    let value = |at: usize| at as f64 / (N - 1) as f64;
    let sum = |of: &dyn Fn(f64) -> f64| {
        let weighed = counts.iter().enumerate();
        weighed
            .map(|(at, count)| count * of(value(at)))
            .sum::<f64>()
            / total
    };
    let mean = sum(&|value| value);
    (mean, sum(&|value| (value - mean) * (value - mean)))
}

/// The share of the points that goes with a difference in Elo.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that goes with a share of the points.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// Such as `62.5 % [48.1, 75.0], Elo +89 [-13, +191]`.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [score, low, high] = [self.score, self.low, self.high].map(|share| share * 100.0);
        write!(f, "{score:.1} % [{low:.1}, {high:.1}], Elo ")?;
        let [middle, low, high] = [self.score, self.low, self.high].map(|share| Elo(elo(share)));
        write!(f, "{middle} [{low}, {high}]")
    }
}

struct Elo(f64);

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_finite() {
            write!(f, "{:+}", self.0.round() as i64)
        } else {
            f.write_str(if self.0 > 0.0 { "+∞" } else { "-∞" })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(results: &[u8]) -> Tally {
        let mut tally = Tally::default();
        for (number, &got) in results.iter().enumerate() {
            tally.add(number as u64, got);
        }
        tally
    }

    #[test]
    fn an_even_match_says_nothing_and_a_sweep_much() {
        assert!(Tally::default().estimate().is_none());
        let even = tally(&[2, 0].repeat(20)).estimate().expect("games");
        assert_eq!(even.score, 0.5);
        assert!((even.low + even.high - 1.0).abs() < 1e-9);
        let sweep = tally(&[2; 40]).estimate().expect("games");
        assert!(
            sweep.high > 0.999_999 && (0.90..0.92).contains(&sweep.low),
            "{sweep}"
        );
        assert!(sweep.to_string().starts_with("100.0 % [91"), "{sweep}");
        // The same points, the one half in pairs that each colour wins, tell of less noise.
        let noisy = tally(&[2, 2, 0, 0].repeat(10)).estimate().expect("games");
        assert!(noisy.low < even.low);
    }

    #[test]
    fn elo_and_share_are_each_others_inverse() {
        for difference in [-300.0, 0.0, 12.0, 400.0] {
            assert!((elo(share(difference)) - difference).abs() < 1e-9);
        }
        assert!((share(400.0) - 10.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn a_test_ends_when_enough_is_known() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        assert_eq!(tally(&[2, 1]).verdict(sprt), Verdict::GoOn);
        assert_eq!(
            tally(&[2, 1, 1, 1].repeat(40)).verdict(sprt),
            Verdict::Accepted
        );
        assert_eq!(
            tally(&[0, 1, 1, 1].repeat(40)).verdict(sprt),
            Verdict::Refused
        );
    }

    #[test]
    fn pairs_are_the_games_of_one_opening() {
        let mut tally = tally(&[2, 1, 0, 0]);
        tally.add(7, 2);
        assert_eq!(tally.pairs(), [1, 0, 0, 1, 0]);
        assert_eq!((tally.games(), tally.results()), (5, [2, 1, 2]));
        assert!(tally.has(7) && !tally.has(6));
    }
}
