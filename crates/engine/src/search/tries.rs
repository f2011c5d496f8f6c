//! The moves of a position, tried one after the other.

use super::alpha_beta::{Ask, Node};
use super::order::{Picked, tag_of};
use super::reductions::{PLY, reduction};
use super::state::Search;
use crate::Thinkable;
use crate::score::{INFINITY, Points, WON};

/// A move about to be tried.
#[derive(Copy, Clone, Debug)]
struct Try<M> {
    picked: Picked<M>,
    /// What the histories say of it.
    history: Points,
    /// Whether the table knows it as the best.
    is_known: bool,
    /// From 1.
    number: i32,
}

impl<P: Thinkable> Search<'_, P> {
    /// Tries the moves of a node in order.
    pub(super) fn try_moves(&mut self, position: &P, node: &Node) -> Points {
        let Ask {
            mut alpha,
            beta,
            ply,
            ..
        } = node.ask;
        let mut picker = self.take_picker(ply);
        position.generate(&mut picker.moves);
        if picker.moves.is_empty() {
            self.pickers[ply] = picker;
            return self.stuck(position, ply);
        }
        let tag = node.known.and_then(|entry| entry.tag);
        let context = self.context(ply);
        picker.order_all(position, tag, &self.history, context, ply);
        self.path.push(position.hash());
        let excluded = self.frames[ply].excluded;
        let (mut best, mut best_move) = (-INFINITY, None);
        let mut number = 0;
        while let Some(picked) = picker.next(position) {
            let mv = picked.mv;
            if excluded == Some(tag_of::<P>(mv)) || self.overlooks(ply, mv) {
                continue;
            }
            number += 1;
            let (slot, prey) = (position.slot(mv), position.prey(mv));
            let attempt = Try {
                picked,
                history: if picked.is_quiet {
                    self.history.quiet(slot, context)
                } else {
                    self.history.noisy(slot, prey)
                },
                is_known: tag == Some(tag_of::<P>(mv)),
                number,
            };
            if number > 1 && best > -WON && alpha < WON {
                if self.is_late(node, number) && picked.is_quiet {
                    picker.skip_quiets();
                    continue;
                }
                if self.is_hopeless(position, node, alpha, &attempt) {
                    continue;
                }
            }
            self.frames[ply].via = Some(slot);
            let score = self.try_move(position, node, alpha, &attempt);
            if self.aborted {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(mv);
                if node.ask.is_exact() {
                    self.remember_line(ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
            if picked.is_quiet {
                picker.quiets.push(slot);
            } else {
                picker.noisies.push((slot, prey));
            }
        }
        self.path.pop();
        if let (Some(mv), false) = (best_move, self.aborted) {
            let depth = node.ask.depth + i32::from(best > beta + 80);
            self.reward(position, &picker, mv, depth, ply, best >= beta);
        }
        self.pickers[ply] = picker;
        if self.aborted {
            return 0;
        }
        if number == 0 {
            // Nothing but the move left out, or every reply overlooked: as if there were none to
            // worry about.
            return if excluded.is_some() { alpha } else { node.eval };
        }
        self.store(position, node, best, best_move);
        best
    }

    /// Whether so many moves were tried that no quiet one is expected to help.
    fn is_late(&self, node: &Node, number: i32) -> bool {
        let Ask { depth, .. } = node.ask;
        let enough = (3 + depth * depth) * if node.improving { 2 } else { 1 } / 2 + 2;
        depth <= 8 && !node.ask.is_exact() && !node.ask.in_check && number > enough
    }

    /// Whether a move that is not the first need not be tried so near the horizon.
    fn is_hopeless(
        &self,
        position: &P,
        node: &Node,
        alpha: Points,
        attempt: &Try<P::Move>,
    ) -> bool {
        let ask = node.ask;
        let Picked { mv, is_quiet, .. } = attempt.picked;
        if ask.ply == 0 {
            return false;
        }
        if !is_quiet {
            return ask.depth <= 6
                && attempt.picked.is_bad
                && !position.exchange_reaches(mv, -95 * ask.depth);
        }
        let less = reduction(ask.depth, attempt.number, true) / PLY;
        let depth = (ask.depth - less).max(0);
        if !ask.in_check {
            let futile = node.eval + 110 + 95 * depth + attempt.history / 128 <= alpha;
            if depth <= 6 && futile {
                return true;
            }
            if depth <= 4 && attempt.history < -2600 * depth - 1000 {
                return true;
            }
        }
        depth <= 6 && !position.exchange_reaches(mv, -22 * depth * depth - 10)
    }

    /// Plays one move and searches on: the first in full, later ones to see whether they beat
    /// alpha, late ones less deeply at first (principal variation search).
    fn try_move(
        &mut self,
        position: &P,
        node: &Node,
        alpha: Points,
        attempt: &Try<P::Move>,
    ) -> Points {
        let ask = node.ask;
        let mut next = position.clone();
        next.play_unchecked(attempt.picked.mv);
        let us = position.side_to_move();
        let extension = if attempt.is_known { node.extension } else { 0 };
        let mut depth = ask.depth - 1 + extension;
        let full = Ask {
            depth,
            alpha,
            beta: ask.beta,
            ply: ask.ply + 1,
            in_check: next.in_check(),
            cuts: false,
            may_pass: true,
        };
        if attempt.number == 1 {
            let cuts = !ask.is_exact() && !ask.cuts;
            return self.follow(us, &next, Ask { cuts, ..full });
        }
        let narrow = Ask {
            beta: alpha + 1,
            cuts: !ask.cuts || ask.is_exact(),
            ..full
        };
        let less = self.less(node, attempt, full.in_check);
        let reduced = Ask {
            depth: depth - less,
            cuts: less > 0 || narrow.cuts,
            ..narrow
        };
        let mut score = self.follow(us, &next, reduced);
        if score > alpha && less > 0 {
            let far = score > alpha + 60 + 10 * less;
            depth += i32::from(far && less > 1);
            score = self.follow(us, &next, Ask { depth, ..narrow });
        }
        if score > alpha && ask.is_exact() && score < ask.beta {
            score = self.follow(us, &next, Ask { depth, ..full });
        }
        score
    }

    /// How many plies less a late move gets.
    fn less(&self, node: &Node, attempt: &Try<P::Move>, checks: bool) -> i32 {
        let ask = node.ask;
        if ask.depth < 3 || attempt.number < 2 + i32::from(ask.is_exact()) {
            return 0;
        }
        let Picked {
            is_quiet,
            is_bad,
            is_refutation,
            ..
        } = attempt.picked;
        if !is_quiet && !is_bad && !ask.cuts {
            return 0;
        }
        let mut less = reduction(ask.depth, attempt.number, is_quiet);
        less += PLY * i32::from(ask.cuts);
        less += PLY / 2 * i32::from(!node.improving);
        less -= PLY * i32::from(ask.is_exact());
        less -= PLY * i32::from(is_refutation);
        less -= PLY * i32::from(checks || ask.in_check);
        less -= attempt.history * PLY / if is_quiet { 8000 } else { 6000 };
        (less / PLY).clamp(0, ask.depth - 2)
    }
}
