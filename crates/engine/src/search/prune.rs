//! Positions given up before their moves are tried.

use super::alpha_beta::{Ask, Node};
use super::state::Search;
use crate::Thinkable;
use crate::score::{Points, WON};

/// From this depth on a proof by a turn given away is checked.
const VERIFY: i32 = 12;

impl<P: Thinkable> Search<'_, P> {
    /// The score of a position that is so good already that the other side will avoid it, or so
    /// bad that only captures could help and do not.
    pub(super) fn prune(&mut self, position: &P, node: &Node) -> Option<Points> {
        let ask = node.ask;
        if ask.is_exact() || ask.in_check || ask.beta.abs() >= WON {
            return None;
        }
        if let Some(score) = self.razor(position, node) {
            return Some(score);
        }
        let margin = 75 * (ask.depth - i32::from(node.improving));
        if ask.depth <= 8 && node.guess - margin >= ask.beta {
            return Some((node.guess + ask.beta) / 2);
        }
        self.pass(position, node)
            .or_else(|| self.probe_captures(position, node))
    }

    /// Far below alpha near the horizon: unless captures lift it, nothing will.
    fn razor(&mut self, position: &P, node: &Node) -> Option<Points> {
        let Ask { depth, alpha, .. } = node.ask;
        if depth > 3 || node.eval + 180 + 170 * depth * depth > alpha {
            return None;
        }
        let narrow = Ask {
            beta: alpha + 1,
            ..node.ask
        };
        let score = self.quiesce(position, narrow);
        (!self.aborted && score <= alpha).then_some(score)
    }

    /// If even giving the turn away holds beta, some move will (null move).
    fn pass(&mut self, position: &P, node: &Node) -> Option<Points> {
        let ask = node.ask;
        if !ask.may_pass
            || ask.depth < 3
            || node.guess < ask.beta
            || node.eval + 20 * ask.depth < ask.beta + 60
            || ask.ply < self.no_pass_before
        {
            return None;
        }
        let next = position.pass()?;
        let less = 3 + ask.depth / 3 + ((node.guess - ask.beta) / 180).min(3);
        self.frames[ask.ply].via = None;
        self.path.push(position.hash());
        let passed = Ask {
            depth: ask.depth - less,
            alpha: -ask.beta,
            beta: 1 - ask.beta,
            ply: ask.ply + 1,
            in_check: false,
            cuts: !ask.cuts,
            may_pass: false,
        };
        let score = -self.alpha_beta(&next, passed);
        self.path.pop();
        if self.aborted || score < ask.beta {
            return None;
        }
        let score = if score > WON { ask.beta } else { score };
        let is_doubtful = ask.depth >= VERIFY || position.is_sparse();
        if !is_doubtful || self.no_pass_before > 0 {
            return Some(score);
        }
        self.no_pass_before = ask.ply + (3 * (ask.depth - less).max(0) as usize) / 4 + 1;
        let checked = Ask {
            depth: ask.depth - less,
            alpha: ask.beta - 1,
            may_pass: false,
            ..ask
        };
        let holds = self.alpha_beta(position, checked) >= ask.beta;
        self.no_pass_before = 0;
        (holds && !self.aborted).then_some(score)
    }

    /// A capture that beats beta by far in a shallow look does so in a deep one (probcut).
    fn probe_captures(&mut self, position: &P, node: &Node) -> Option<Points> {
        let ask = node.ask;
        let beta = ask.beta + 180 - 50 * i32::from(node.improving);
        let hopeless =
            |entry: super::table::Entry| entry.depth >= ask.depth - 3 && entry.score < beta;
        if ask.depth < 5 || beta >= WON || node.known.is_some_and(hopeless) || ask.ply < 2 {
            return None;
        }
        let us = position.side_to_move();
        let mut picker = self.take_picker(ask.ply);
        position.generate_forcing(&mut picker.moves);
        let tag = node.known.and_then(|entry| entry.tag);
        picker.order_forcing(position, tag, &self.history);
        self.path.push(position.hash());
        let mut found = None;
        while let Some(mv) = picker.next_forcing() {
            if !position.exchange_reaches(mv, beta - node.eval) {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            self.frames[ask.ply].via = Some(position.slot(mv));
            let glance = Ask {
                depth: 0,
                alpha: beta - 1,
                beta,
                ply: ask.ply + 1,
                in_check: next.in_check(),
                cuts: !ask.cuts,
                may_pass: true,
            };
            let mut score = self.follow(us, &next, glance);
            if score >= beta {
                let look = Ask {
                    depth: ask.depth - 4,
                    ..glance
                };
                score = self.follow(us, &next, look);
            }
            if self.aborted {
                break;
            }
            if score >= beta {
                found = Some(score);
                break;
            }
        }
        self.path.pop();
        self.pickers[ask.ply] = picker;
        found.filter(|score| score.abs() < WON)
    }
}
