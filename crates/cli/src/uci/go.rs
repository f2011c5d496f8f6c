//! What `go` asks for.

use crate::clock::Clock;
use engine::Limits;
use std::str::FromStr;
use std::time::Duration;

/// A `go` as it was read.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Go {
    /// Moves to choose from; all if there are none.
    pub only: Vec<String>,
    /// The clocks of the side that moves first in the game and of the other.
    pub clocks: [Option<Clock>; 2],
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    /// A win in so many moves is enough.
    pub mate: Option<u32>,
    pub infinite: bool,
    pub ponder: bool,
    /// What could not be read.
    pub problems: Vec<String>,
}

const WORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

impl Go {
    /// Reads what follows `go`; what cannot be read is left out and told.
    pub fn parse(words: &[&str]) -> Self {
        let mut go = Self::default();
        let mut words = words.iter().copied().peekable();
        let (mut left, mut increment) = ([None; 2], [Duration::ZERO; 2]);
        let mut moves = None;
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.next_if(|word| !WORDS.contains(word)) {
                        go.only.push(mv.to_owned());
                    }
                }
                _ if WORDS.contains(&word) => {
                    let value = words.next_if(|word| !WORDS.contains(word));
                    match word {
                        "wtime" => left[0] = go.milliseconds(word, value),
                        "btime" => left[1] = go.milliseconds(word, value),
                        "winc" => increment[0] = go.milliseconds(word, value).unwrap_or_default(),
                        "binc" => increment[1] = go.milliseconds(word, value).unwrap_or_default(),
                        "movestogo" => moves = go.number(word, value),
                        "depth" => go.depth = go.number(word, value),
                        "nodes" => go.nodes = go.number(word, value),
                        "mate" => go.mate = go.number(word, value),
                        _ => go.time = go.milliseconds(word, value),
                    }
                }
                _ => go.problems.push(format!("go does not know '{word}'")),
            }
        }
        for side in 0..2 {
            go.clocks[side] = left[side].map(|left| Clock {
                left,
                increment: increment[side],
                moves,
            });
        }
        go
    }

    fn number<T: FromStr>(&mut self, word: &str, value: Option<&str>) -> Option<T> {
        let number = value.and_then(|value| value.parse().ok());
        if number.is_none() {
            let value = value.unwrap_or("nothing");
            self.problems
                .push(format!("{word} wants a number, not '{value}'"));
        }
        number
    }

    /// Clocks may have run below nothing.
    fn milliseconds(&mut self, word: &str, value: Option<&str>) -> Option<Duration> {
        let number: Option<i64> = self.number(word, value);
        number.map(|number| Duration::from_millis(number.max(0).unsigned_abs()))
    }

    /// Whether nothing but `stop` (or a mate) ends it.
    pub fn is_endless(&self) -> bool {
        let is_bounded = self.depth.is_some()
            || self.nodes.is_some()
            || self.time.is_some()
            || self.clocks.iter().any(Option::is_some);
        // What should have bounded it may not have been readable.
        self.infinite || !is_bounded && self.problems.is_empty()
    }

    /// The limits for the search itself; the time is kept from outside.
    pub fn limits(&self) -> Limits {
        let is_timed = self.time.is_some() || self.clocks.iter().any(Option::is_some);
        let limits = Limits {
            nodes: self.nodes,
            time: None,
            depth: self.depth,
            threads: None,
        };
        if is_timed || self.is_endless() || self.ponder {
            limits.within(&Limits::depth(u32::MAX))
        } else {
            limits
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Go {
        Go::parse(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn everything_is_read() {
        let all = go("searchmoves e2e4 N@b1 wtime 1000 btime -5 winc 10 binc 20 movestogo 7");
        assert_eq!(all.only, ["e2e4", "N@b1"]);
        let [white, black] = all.clocks.map(|clock| clock.expect("a clock"));
        assert_eq!(white.left, Duration::from_secs(1));
        assert_eq!(black.left, Duration::ZERO);
        assert_eq!(black.increment, Duration::from_millis(20));
        assert_eq!((white.moves, black.moves), (Some(7), Some(7)));
        assert!(all.problems.is_empty() && !all.is_endless());
        let other = go("ponder depth 5 nodes 1000 mate 3 movetime 20");
        assert!(other.ponder && !other.infinite);
        assert_eq!((other.depth, other.nodes), (Some(5), Some(1000)));
        assert_eq!(
            (other.mate, other.time),
            (Some(3), Some(Duration::from_millis(20)))
        );
    }

    #[test]
    fn what_cannot_be_read_is_told_and_does_not_make_it_endless() {
        let odd = go("depth banana twice nodes");
        assert_eq!(odd.problems.len(), 3, "{:?}", odd.problems);
        assert!(!odd.is_endless());
        assert_eq!(odd.limits(), Limits::default());
        assert!(go("").is_endless() && go("infinite depth 3").is_endless());
        assert!(go("mate 2").is_endless(), "until it is found");
        let missing = go("depth nodes 100");
        assert_eq!((missing.depth, missing.nodes), (None, Some(100)));
    }
}
