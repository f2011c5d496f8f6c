use super::order::Picked;
use super::state::{MAX_PLY, Search};
use super::table::Bound;
use crate::Thinkable;
use crate::score::{INFINITY, Points, WIN, WON};

/// What a node of the search is asked.
#[derive(Copy, Clone, Debug)]
struct Node {
    depth: i32,
    alpha: Points,
    beta: Points,
    ply: usize,
    in_check: bool,
    improving: bool,
    /// The static estimate.
    eval: Points,
}

impl Node {
    /// Whether the exact score is asked for, not only whether it beats alpha.
    fn is_exact(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<P: Thinkable> Search<'_, P> {
    /// The best score the side to move can reach, at least `depth` plies ahead, if it lies between
    /// `alpha` and `beta`; else a bound on it. `may_pass` is false right after a turn given away.
    pub fn alpha_beta(
        &mut self,
        position: &P,
        mut depth: i32,
        alpha: Points,
        beta: Points,
        ply: usize,
        may_pass: bool,
    ) -> Points {
        self.lines[ply].clear();
        let in_check = position.in_check();
        if in_check && (ply as i32) < 2 * self.root_depth {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.quiesce(position, alpha, beta, ply);
        }
        if self.enter_node() || self.is_repeated(position) {
            return 0;
        }
        if let Some(score) = self.over(position, ply) {
            return score;
        }
        // No line is better than a mate right away.
        let alpha = alpha.max(ply as Points - WIN);
        let beta = beta.min(WIN - 1 - ply as Points);
        if alpha >= beta {
            return alpha;
        }
        let known = self.table.get(position.table_key());
        let mut node = Node {
            depth,
            alpha,
            beta,
            ply,
            in_check,
            improving: false,
            eval: 0,
        };
        if let Some(entry) = known
            && !node.is_exact()
            && i32::from(entry.depth) >= depth
            && !self.is_clouded(ply)
            && let Some(score) = entry.settles(alpha, beta, ply)
        {
            return score;
        }
        node.eval = known.map_or_else(|| position.evaluate(), |entry| entry.eval.into());
        self.estimates[ply] = (!in_check).then_some(node.eval);
        node.improving = self.is_improving(ply);
        if let Some(score) = self.prune(position, &node, may_pass) {
            return score;
        }
        let table_move = known.and_then(|entry| entry.mv);
        if table_move.is_none() && depth >= 4 {
            // Without a move to begin with, the order is poor and a full look dear.
            node.depth -= 1;
        }
        self.try_moves(position, node, table_move)
    }

    /// Tries the moves of a node in order.
    fn try_moves(&mut self, position: &P, node: Node, table_move: Option<P::Move>) -> Points {
        let Node {
            mut alpha,
            beta,
            ply,
            ..
        } = node;
        let mut picker = self.take_picker(ply);
        position.generate(&mut picker.moves);
        if picker.moves.is_empty() {
            self.pickers[ply] = picker;
            return self.stuck(position, ply);
        }
        picker.order_all(position, table_move, &self.history, ply);
        self.path.push(position.hash());
        let (mut best, mut best_move) = (-INFINITY, None);
        let (mut tried, mut quiets) = (0, 0);
        while let Some(picked) = picker.next(position) {
            if self.overlooks(ply, picked.mv) {
                continue;
            }
            tried += 1;
            quiets += i32::from(picked.is_quiet);
            if tried > 1 && best > -WON && is_hopeless(&node, alpha, picked, quiets) {
                continue;
            }
            let score = self.try_move(position, &node, alpha, picked, tried);
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
            }
            if score > alpha {
                alpha = score;
                best_move = Some(picked.mv);
                if node.is_exact() {
                    self.remember_line(ply, picked.mv);
                }
                if score >= beta {
                    if picked.is_quiet {
                        self.reward(position, &picker, picked.mv, node.depth, ply);
                    }
                    break;
                }
            }
        }
        self.path.pop();
        self.pickers[ply] = picker;
        if self.aborted {
            return 0;
        }
        // Every reply overlooked: as if there were none to worry about.
        if tried == 0 {
            return node.eval;
        }
        if !self.is_clouded(ply) {
            let bound = Bound::of(best, node.alpha, beta);
            let key = position.table_key();
            self.table
                .put(key, best_move, (best, node.eval), node.depth, bound, ply);
        }
        best
    }

    /// Plays one move and searches on: the first in full, later ones to see whether they beat
    /// alpha, quiet late ones less deeply at first (principal variation search).
    fn try_move(
        &mut self,
        position: &P,
        node: &Node,
        alpha: Points,
        picked: Picked<P::Move>,
        tried: i32,
    ) -> Points {
        let &Node {
            depth, beta, ply, ..
        } = node;
        let mut next = position.clone();
        next.play_unchecked(picked.mv);
        let us = position.side_to_move();
        if tried == 1 {
            return self.follow(us, &next, depth - 1, (alpha, beta), ply + 1);
        }
        let late = depth >= 3 && !node.in_check && (picked.is_quiet || picked.is_bad);
        let less = if late {
            self.reduction(position, node, picked.mv, tried)
        } else {
            0
        };
        let narrow = (alpha, alpha + 1);
        let mut score = self.follow(us, &next, depth - 1 - less, narrow, ply + 1);
        if score > alpha && less > 0 {
            score = self.follow(us, &next, depth - 1, narrow, ply + 1);
        }
        if score > alpha && score < beta {
            score = self.follow(us, &next, depth - 1, (alpha, beta), ply + 1);
        }
        score
    }

    /// The score of `next`, where `us` has just moved, as `us` sees it. Whose turn it is then is
    /// asked: more than two groups may play for the two sides.
    pub(super) fn follow(
        &mut self,
        us: P::Side,
        next: &P,
        depth: i32,
        (alpha, beta): (Points, Points),
        ply: usize,
    ) -> Points {
        if next.side_to_move() == us {
            self.alpha_beta(next, depth, alpha, beta, ply, true)
        } else {
            -self.alpha_beta(next, depth, -beta, -alpha, ply, true)
        }
    }

    /// How many plies less a late move gets.
    fn reduction(&self, position: &P, node: &Node, mv: P::Move, tried: i32) -> i32 {
        let history = self.history.score(position.slot(mv));
        let less = reduction(node.depth, tried) + i32::from(!node.improving)
            - i32::from(node.is_exact())
            - history / 4096;
        less.clamp(0, node.depth - 2)
    }

    /// Gives up a position that is so good already that the other side will avoid it.
    fn prune(&mut self, position: &P, node: &Node, may_pass: bool) -> Option<Points> {
        let &Node {
            depth,
            beta,
            ply,
            eval,
            ..
        } = node;
        if node.is_exact() || node.in_check || beta.abs() >= WON || eval < beta {
            return None;
        }
        if depth <= 6 && eval - 85 * (depth - i32::from(node.improving)) >= beta {
            return Some(eval);
        }
        if !may_pass || depth < 3 {
            return None;
        }
        let next = position.pass()?;
        let reduced = depth - 3 - depth / 4 - ((eval - beta) / 200).min(2);
        self.path.push(position.hash());
        let score = -self.alpha_beta(&next, reduced, -beta, 1 - beta, ply + 1, false);
        self.path.pop();
        let holds = !self.aborted && score >= beta;
        holds.then_some(if score > WON { beta } else { score })
    }
}

/// Whether a move that is not the first need not be tried so near the horizon: a quiet one that
/// comes late or cannot lift the estimate to alpha, or one that loses material.
fn is_hopeless<M>(node: &Node, alpha: Points, picked: Picked<M>, quiets: i32) -> bool {
    let &Node { depth, eval, .. } = node;
    if node.is_exact() || node.in_check || alpha >= WON || depth > 4 {
        return false;
    }
    let enough = (4 + 3 * depth * depth) / if node.improving { 1 } else { 2 };
    let late = quiets > enough;
    let futile = eval + 120 + 90 * depth <= alpha;
    picked.is_quiet && (late || futile) || picked.is_bad && depth <= 2
}

/// About 0.6 + log2(depth) * log2(index) / 3.5, in whole numbers so that every machine agrees.
fn reduction(depth: i32, index: i32) -> i32 {
    let log = |n: i32| n.clamp(1, 200).unsigned_abs().pow(4).ilog2() as i32;
    (60 + log(depth) * log(index) * 9 / 5) / 100
}
