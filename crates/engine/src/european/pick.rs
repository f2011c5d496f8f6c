//! Which pieces North Korea names before its dice fall.

use super::guess::{ordinary, world};
use super::search::{Rumour, Search};
use super::table::Table;
use super::{Effort, Judged};
use crate::Stop;
use crate::score::Points;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::RngCore;
use rules::european::{Action, Phase, Position, View};
use rules::{Chance, Position as _};

/// The score of naming each piece next, averaged over the six faces of its die. To name as many
/// as one may costs nothing, since none has to move: rolling early scores below all.
pub(super) fn judge(
    view: &View,
    actions: &[Action],
    effort: Effort,
    dice: &mut ChaCha8Rng,
    stop: &Stop,
) -> Option<Judged> {
    let Phase::Naming(_, named) = view.seen().phase() else {
        return None;
    };
    let world = world(view, dice)?;
    let seeds: [u32; 6] = std::array::from_fn(|face| seed_with(named.len(), face as u8 + 1, dice));
    let mut table = Table::for_nodes(effort.nodes);
    let rumour = Rumour::of(view);
    let mut search = Search::new(view.seat(), u64::MAX, stop, &mut table, &rumour);
    let budget = effort.nodes / (6 * actions.len() as u64);
    let depth = effort.depth.min(2 + named.len() as u32);
    let mut scores = Vec::with_capacity(actions.len());
    for &action in actions {
        let mut sum = 0;
        for seed in seeds {
            if let Some(rolled) = rolled(&world, action, seed) {
                sum += search.settle(&rolled, depth, budget);
            }
        }
        let early = if action == Action::Roll {
            Points::MIN / 4
        } else {
            0
        };
        scores.push(sum / 6 + early);
        if stop.is_stopped() {
            return None;
        }
    }
    Some(Judged {
        scores,
        depth,
        nodes: search.nodes,
    })
}

/// A seed with which the die of the piece named after `before` others shows `face`.
fn seed_with(before: usize, face: u8, dice: &mut ChaCha8Rng) -> u32 {
    let mut seed = dice.next_u32();
    for _ in 0..200 {
        let mut chance = Chance::new(seed);
        let shown = (0..=before).map(|_| chance.die()).last();
        if shown == Some(face) {
            break;
        }
        seed = seed.wrapping_add(1);
    }
    seed
}

/// How it stands once this piece is named and the dice have fallen.
fn rolled(world: &Position, action: Action, seed: u32) -> Option<Position> {
    let mut position = world.clone().with_chance(Chance::new(seed));
    position.play(action).ok()?;
    if matches!(position.phase(), Phase::Naming(..)) {
        position.play(Action::Roll).ok()?;
    }
    Some(position.with_chance(ordinary()))
}
