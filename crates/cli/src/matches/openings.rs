//! Openings drawn from a seed: some moves at random that leave a balanced position.

use crate::open::{Line, Playable};
use engine::{Limits, Score, Stop, think};
use rules::Chance;
use rules::battle::Terrain;

/// What every opening is made by.
#[derive(Copy, Clone, Debug)]
pub struct Openings {
    pub seed: u32,
    /// How many moves are drawn.
    pub plies: usize,
    /// The ground of battles; each in turn if not told.
    pub terrain: Option<Terrain>,
    /// Whether battles have the moves of the extension from the start.
    pub extended: bool,
}

/// The estimate may be so far from even, in hundredths of a pawn.
const EVEN: u32 = 50;
/// So many draws at most; then the evenest of them is taken.
const DRAWS: u32 = 40;
/// The search that judges whether an opening is even.
const NODES: u64 = 8_000;

impl Openings {
    /// The opening of that number, from `start` or the usual one: always the same.
    pub fn opening<P: Playable>(&self, number: u64, start: Option<&P>) -> Line<P> {
        let grounds = Terrain::ALL;
        let in_turn = grounds[(number % grounds.len() as u64) as usize];
        let usual = || P::start(self.terrain.unwrap_or(in_turn));
        let start = start.cloned().unwrap_or_else(usual);
        let start = if self.extended {
            start.extended()
        } else {
            start
        };
        if self.plies == 0 {
            return Line::new(start);
        }
        let mut lots = Chance::new(
            self.seed
                .wrapping_mul(0x9E37_79B9)
                .wrapping_add(number as u32),
        );
        let mut best: Option<(u32, Line<P>)> = None;
        for _ in 0..DRAWS {
            let Some(line) = draw(&start, self.plies, &mut lots) else {
                continue;
            };
            let odds = unevenness(&line);
            if best.as_ref().is_none_or(|(least, _)| odds < *least) {
                best = Some((odds, line));
            }
            if odds <= EVEN {
                break;
            }
        }
        best.map_or_else(|| Line::new(start), |(_, line)| line)
    }
}

/// Moves at random; `None` if the game was over before.
fn draw<P: Playable>(start: &P, plies: usize, lots: &mut Chance) -> Option<Line<P>> {
    let mut line = Line::new(start.clone());
    for _ in 0..plies {
        let mut moves = line.position().legal_moves();
        moves.sort_unstable();
        let mv = *moves.get(lots.below(moves.len() as u32) as usize)?;
        line.play(mv).ok()?;
    }
    line.outcome().is_none().then_some(line)
}

fn unevenness<P: Playable>(line: &Line<P>) -> u32 {
    let thought = think(line.position(), &Limits::nodes(NODES), 0, &Stop::default());
    match thought.map(|thought| thought.score) {
        Some(Score::Centipawns(points)) => points.unsigned_abs(),
        _ => u32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Position as _, battle, chess};
    use std::collections::HashSet;

    #[test]
    fn openings_are_even_differ_and_come_again() {
        let openings = Openings {
            seed: 3,
            plies: 8,
            terrain: None,
            extended: false,
        };
        let mut ends = HashSet::new();
        for number in 0..12 {
            let line: Line<chess::Position> = openings.opening(number, None);
            assert_eq!(line.moves().len(), 8);
            assert!(unevenness(&line) <= EVEN);
            assert_eq!(
                openings.opening::<chess::Position>(number, None).moves(),
                line.moves()
            );
            ends.insert(line.position().hash());
        }
        assert_eq!(ends.len(), 12);
        let grounds: Vec<Terrain> = (0..5)
            .map(|number| openings.opening::<battle::Position>(number, None))
            .map(|line| line.position().terrain())
            .collect();
        assert_eq!(grounds, Terrain::ALL);
        let plain = Openings {
            plies: 0,
            ..openings
        };
        assert!(plain.opening::<chess::Position>(5, None).moves().is_empty());
    }

    #[test]
    fn battles_that_computers_have_agreed_to_extend_last_longer() {
        let mut openings = Openings {
            seed: 3,
            plies: 0,
            terrain: Some(Terrain::Siege),
            extended: true,
        };
        let budget = |openings: Openings| {
            let line = openings.opening::<battle::Position>(0, None);
            line.position().moves_left()
        };
        assert_eq!(budget(openings), 70);
        let line: Line<chess::Position> = openings.opening(0, None);
        assert_eq!(*line.position(), chess::Position::start());
        openings.extended = false;
        assert_eq!(budget(openings), 50);
    }
}
