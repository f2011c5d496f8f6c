use super::order::Picker;
use super::state::{MAX_PLY, Search};
use super::table::Bound;
use crate::Thinkable;
use crate::score::{INFINITY, Points};

/// A capture that cannot lift the estimate to alpha within this margin is not tried.
const MARGIN: Points = 220;

impl<P: Thinkable> Search<'_, P> {
    /// Plays captures, shots and promotions out until the position is quiet, so that the
    /// estimate is not taken in mid-exchange. In check every evasion is tried.
    pub(super) fn quiesce(
        &mut self,
        position: &P,
        alpha: Points,
        beta: Points,
        ply: usize,
    ) -> Points {
        if self.enter_node() {
            return 0;
        }
        self.furthest = self.furthest.max(ply);
        if let Some(score) = self.over(position, ply) {
            return score;
        }
        if ply >= MAX_PLY - 1 {
            return position.evaluate();
        }
        let in_check = position.in_check();
        let key = position.table_key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && !self.is_clouded(ply)
            && let Some(score) = entry.settles(alpha, beta, ply)
        {
            return score;
        }
        let eval = known.map_or_else(|| position.evaluate(), |entry| entry.eval.into());
        if !in_check && eval >= beta {
            return eval;
        }
        let mut picker = self.take_picker(ply);
        let table_move = known.and_then(|entry| entry.mv);
        if in_check {
            position.generate(&mut picker.moves);
            picker.order_all(position, table_move, &self.history, ply);
        } else {
            position.generate_forcing(&mut picker.moves);
            picker.order_forcing(position, table_move);
        }
        let stand = (!in_check).then_some(eval);
        let (best, best_move) = if in_check && picker.moves.is_empty() {
            (self.stuck(position, ply), None)
        } else {
            self.try_forcing(position, &mut picker, stand, (alpha, beta), ply)
        };
        self.pickers[ply] = picker;
        if self.aborted {
            return 0;
        }
        // Every evasion overlooked: as if there were none to worry about.
        if best == -INFINITY {
            return eval;
        }
        if !self.is_clouded(ply) {
            let bound = Bound::of(best, alpha, beta);
            self.table.put(key, best_move, (best, eval), 0, bound, ply);
        }
        best
    }

    /// The best score of doing nothing, if that is an option (`stand`), and of the picker's moves.
    fn try_forcing(
        &mut self,
        position: &P,
        picker: &mut Picker<P::Move>,
        stand: Option<Points>,
        (alpha, beta): (Points, Points),
        ply: usize,
    ) -> (Points, Option<P::Move>) {
        let mut best = stand.unwrap_or(-INFINITY);
        let mut alpha = alpha.max(best);
        let mut best_move = None;
        while let Some(mv) = picker.next_forcing() {
            if self.overlooks(ply, mv) {
                continue;
            }
            if let Some(eval) = stand {
                let hope = eval + position.gain(mv).map_or(0, |gain| gain.wins) + MARGIN;
                if hope <= alpha {
                    best = best.max(hope);
                    continue;
                }
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            let score = if next.side_to_move() == position.side_to_move() {
                self.quiesce(&next, alpha, beta, ply + 1)
            } else {
                -self.quiesce(&next, -beta, -alpha, ply + 1)
            };
            if self.aborted {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(mv);
                if score >= beta {
                    break;
                }
            }
        }
        (best, best_move)
    }
}
