use super::alpha_beta::{MAX_PLY, Search};
use super::table::Bound;
use crate::Thinkable;
use crate::score::{INFINITY, Points, WIN, WON};

/// A capture that cannot lift the estimate to alpha within this margin is not tried.
const MARGIN: Points = 220;

impl<P: Thinkable> Search<'_, P> {
    /// Plays captures, shots and promotions out until the position is quiet, so that the
    /// estimate is not taken in mid-exchange. In check every evasion is tried.
    pub(super) fn quiesce(
        &mut self,
        position: &P,
        mut alpha: Points,
        beta: Points,
        ply: usize,
    ) -> Points {
        self.nodes += 1;
        if self.should_stop() {
            return 0;
        }
        if let Some(score) = self.over(position, ply) {
            return score;
        }
        let in_check = position.in_check();
        if ply >= MAX_PLY - 1 {
            return position.evaluate();
        }
        let key = position.table_key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && !self.is_clouded(ply)
        {
            let score = entry.score(ply);
            match entry.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= beta => return score,
                Bound::Upper if score <= alpha => return score,
                _ => {}
            }
        }
        let (mut best, eval) = if in_check {
            (-INFINITY, 0)
        } else {
            let eval = known.map_or_else(|| position.evaluate(), |entry| entry.eval.into());
            (eval, eval)
        };
        if best >= beta {
            return best;
        }
        let floor = alpha;
        alpha = alpha.max(best);
        let mut picker = self.take_picker(ply);
        let table_move = known.and_then(|entry| entry.mv);
        if in_check {
            position.generate(&mut picker.moves);
            if picker.moves.is_empty() {
                self.pickers[ply] = picker;
                return self.stuck(position, ply);
            }
            picker.order_all(position, table_move, &self.history, ply);
        } else {
            position.generate_forcing(&mut picker.moves);
            picker.order_forcing(position, table_move);
        }
        let mut best_move = None;
        while let Some(mv) = picker.next_forcing() {
            if self.overlooks(ply, mv) {
                continue;
            }
            if !in_check && best > -WON {
                let wins = position.gain(mv).map_or(0, |gain| gain.wins);
                if eval + wins + MARGIN <= alpha {
                    best = best.max(eval + wins + MARGIN);
                    continue;
                }
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            let score = -self.quiesce(&next, -beta, -alpha, ply + 1);
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.pickers[ply] = picker;
        if self.aborted {
            return 0;
        }
        // Every evasion overlooked: as if there were none to worry about.
        if best == -INFINITY {
            return position.evaluate();
        }
        if !self.is_clouded(ply) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let kept = if in_check { position.evaluate() } else { eval };
            self.table.put(key, best_move, best, kept, 0, bound, ply);
        }
        debug_assert!(best.abs() <= WIN);
        best
    }
}
