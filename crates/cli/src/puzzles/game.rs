//! Puzzles out of games that the computer plays against itself.

use super::compose::Composer;
use super::merit::Rated;
use crate::tune::Openings;
use engine::puzzle::{Scene, Solver};
use engine::{Limits, Stop, think};
use rand_chacha::rand_core::RngCore;
use rules::Position as _;
use rules::battle::Position;

/// The longest game.
const PLIES: usize = 140;

impl Composer {
    /// Plays a quick game and gives the puzzle made of the first position in it with a win in just so many
    /// moves, pared down and bettered.
    pub fn glean(&mut self, number: u64) -> Option<Rated> {
        let ground = self.terrain.index() as u64;
        let mut position = Position::begin(number / 5 * 5 + ground, &mut self.dice);
        for ply in 0..PLIES {
            if position.outcome().is_some() {
                return None;
            }
            let few = position.occupied().len() <= 16;
            if few && ply > 8 && position.side_to_move() == self.side {
                let mut solver = Solver::new();
                if !solver.wins(&position, self.moves - 1) && solver.wins(&position, self.moves) {
                    return self.pare(&Scene::of(&position));
                }
            }
            let moves = position.legal_moves();
            let thought = think(
                &position,
                &Limits::nodes(150),
                self.dice.next_u64(),
                &Stop::default(),
            )?;
            let random = ply < 8 || self.dice.next_u32().is_multiple_of(10);
            let any = moves
                .get(self.dice.next_u32() as usize % moves.len().max(1))
                .copied();
            position.play_unchecked(any.filter(|_| random).unwrap_or(thought.best));
        }
        None
    }

    /// Takes pieces off as long as a win in just so many moves stays, until it is a sound puzzle.
    fn pare(&mut self, scene: &Scene) -> Option<Rated> {
        let mut scene = scene.clone();
        for at in scene.occupied() {
            if matches!(scene.at(at), Some((_, rules::Piece::King))) {
                continue;
            }
            let mut fewer = scene.clone();
            fewer.put(at, None);
            let Some(position) = fewer.position() else {
                continue;
            };
            let mut solver = Solver::new();
            if !solver.wins(&position, self.moves - 1) && solver.wins(&position, self.moves) {
                scene = fewer;
            }
        }
        let rated = self.spare(&scene)?;
        let scene = Scene::of(&rated.position);
        Some(self.better(scene, rated))
    }
}
