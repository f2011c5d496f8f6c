//! In which order the actions of a position are tried.

use super::node::Node;
use super::order;
use super::search::PLIES;
use rules::european::Action;

/// The rank of what was best here before.
pub(super) const KNOWN: i32 = 1_000_000;
/// The lowest rank of an action that wins something.
pub(super) const CAPTURE: i32 = 100_000;
/// The rank of a quiet action that refuted something at the same ply.
pub(super) const KILLER: i32 = 50_000;

/// What turned out well elsewhere in a search.
#[derive(Debug)]
pub(super) struct Habits {
    killers: Vec<[Option<Action>; 2]>,
    history: Vec<i32>,
}

impl Habits {
    pub fn new() -> Self {
        Self {
            killers: vec![[None; 2]; PLIES + 1],
            history: vec![0; 2 * 64 * 64],
        }
    }

    /// The actions with their ranks, highest first.
    pub fn ordered(
        &self,
        node: &Node,
        actions: Vec<Action>,
        mine: bool,
        known: Option<Action>,
    ) -> Vec<(i32, Action)> {
        let killers = self.killers.get(node.ply).copied().unwrap_or_default();
        let rank = |action: Action| {
            if known == Some(action) {
                return KNOWN;
            }
            if let Some(gain) = order::gain(&node.position, action) {
                return CAPTURE + 8 * gain - order::cost(&node.position, action);
            }
            if killers.contains(&Some(action)) {
                return KILLER;
            }
            slot(action, mine)
                .and_then(|slot| self.history.get(slot))
                .map_or(0, |&count| count.min(KILLER - 1))
        };
        let mut ranked: Vec<(i32, Action)> = actions
            .into_iter()
            .map(|action| (rank(action), action))
            .collect();
        ranked.sort_by_key(|&(rank, _)| -rank);
        ranked
    }

    /// A quiet action that refuted something is tried early elsewhere.
    pub fn remember(&mut self, action: Action, depth: i32, ply: usize, mine: bool) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(action)
        {
            *killers = [Some(action), killers[0]];
        }
        if let Some(count) = slot(action, mine).and_then(|slot| self.history.get_mut(slot)) {
            *count += depth * depth;
        }
    }
}

fn slot(action: Action, mine: bool) -> Option<usize> {
    order::slot(action).map(|slot| slot + 4096 * usize::from(mine))
}
