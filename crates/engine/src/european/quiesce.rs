//! The end of every line: only captures and the like, until nobody wants any.

use super::eval::{evaluate, weight};
use super::node::{Node, child, waited};
use super::order;
use super::search::{PLIES, Search, Window};
use super::sight::Sight;
use crate::score::Points;
use rules::Position as _;
use rules::european::{Action, Position};

impl Search<'_> {
    /// `known` is the estimate, if it has been made.
    pub(super) fn quiesce(&mut self, node: Node, window: Window, known: Option<Points>) -> Points {
        if !self.breathe() {
            return 0;
        }
        let position = &node.position;
        let mine = self.is_mine(position);
        let sight = Sight::new(position);
        let (me, key) = (self.me, position.hash());
        let stand = known.unwrap_or_else(|| {
            let estimate = || evaluate(position, &sight, me);
            self.estimates.get(key, estimate)
        });
        if node.ply >= PLIES {
            return stand;
        }
        let asked = !position.questions().is_empty();
        let checked = mine && known.is_none() && sight.in_check(position, self.me);
        if asked || checked && node.ply < self.horizon + 3 {
            return self.value(node, 1, window);
        }
        let mut open = window;
        open.narrow(mine, stand);
        if open.is_shut() {
            return stand;
        }
        self.captures(node, &sight, open, stand)
    }

    fn captures(&mut self, node: Node, sight: &Sight, mut open: Window, stand: Points) -> Points {
        let mine = self.is_mine(&node.position);
        let mut best = stand;
        for (gain, action) in winning(&node.position, sight) {
            // So much better it does not get.
            let hope = if mine {
                stand + weight(sight, gain) + 150
            } else {
                stand - weight(sight, gain) - 150
            };
            let vain = if mine {
                hope <= open.alpha
            } else {
                hope >= open.beta
            };
            if vain && gain < order::CROWN {
                continue;
            }
            let score = match self.arrive(child(&node, action, self.me)) {
                Ok(child) => self.quiesce(child, open, None),
                Err(score) => score,
            };
            if self.is_halted() {
                return best;
            }
            best = if mine {
                best.max(score)
            } else {
                best.min(score)
            };
            open.narrow(mine, score);
            if open.is_shut() {
                return best;
            }
        }
        if !mine && self.may_wait(&node) {
            let score = match self.arrive(waited(&node)) {
                Ok(next) if next.position.turn() == self.me => stand,
                Ok(next) => self.quiesce(next, open, Some(stand)),
                Err(score) => score,
            };
            best = best.min(score);
        }
        best
    }
}

/// The actions that win something at first sight and do not plainly lose more, the best first.
fn winning(position: &Position, sight: &Sight) -> Vec<(Points, Action)> {
    let mut actions = Vec::new();
    position.list_captures(&mut actions);
    if actions.is_empty() {
        return Vec::new();
    }
    let danger = sight.danger(position.turn());
    let mut winning: Vec<(Points, Points, Action)> = actions
        .into_iter()
        .filter_map(|action| {
            let gain = order::gain(position, action)?;
            let cost = order::cost(position, action);
            let loses = match action {
                Action::Move { to, .. } => gain + 30 < cost && danger.has(to),
                _ => false,
            };
            (!loses).then_some((cost - 8 * gain, gain, action))
        })
        .collect();
    winning.sort_by_key(|&(rank, ..)| rank);
    let each = winning.into_iter();
    each.map(|(_, gain, action)| (gain, action)).collect()
}
