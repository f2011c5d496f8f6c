use super::alpha_beta::Ask;
use super::order::{Picker, tag_of};
use super::state::{MAX_PLY, Search};
use super::table::{Bound, Entry};
use crate::Thinkable;
use crate::score::{INFINITY, Points, WON};

/// A capture that cannot lift the estimate to alpha within this margin is not tried.
const MARGIN: Points = 170;

impl<P: Thinkable> Search<'_, P> {
    /// Plays captures, shots and promotions out until the position is quiet, so that the
    /// estimate is not taken in mid-exchange. In check every evasion is tried.
    pub(super) fn quiesce(&mut self, position: &P, ask: Ask) -> Points {
        let Ask {
            alpha,
            beta,
            ply,
            in_check,
            ..
        } = ask;
        if self.enter_node(ply) {
            return 0;
        }
        if let Some(score) = self.over(position, ply) {
            return score;
        }
        if ply >= MAX_PLY - 1 {
            return position.evaluate(&mut self.cache);
        }
        let key = position.table_key();
        let known = self.table.get(key, ply);
        if let Some(entry) = known
            && !ask.is_exact()
            && !self.is_clouded(ply)
            && entry.settles(alpha, beta)
        {
            return entry.score;
        }
        let raw = (!in_check).then(|| {
            let stored = known.and_then(|entry| entry.eval);
            stored.unwrap_or_else(|| position.evaluate(&mut self.cache))
        });
        let stand = raw.map(|raw| self.stand(position, raw, known));
        if let Some(stand) = stand
            && (stand >= beta || ask.depth <= -P::FORCING_PLIES)
        {
            return stand;
        }
        let mut picker = self.take_picker(ply);
        let tag = known.and_then(|entry| entry.tag);
        if in_check {
            position.generate(&mut picker.moves);
            let context = self.context(ply);
            picker.order_all(position, tag, &self.history, context, ply);
        } else {
            position.generate_forcing(&mut picker.moves);
            picker.order_forcing(position, tag, &self.history);
        }
        let (best, best_move) = if in_check && picker.moves.is_empty() {
            (self.stuck(position, ply), None)
        } else {
            self.try_forcing(position, &mut picker, stand, ask)
        };
        self.pickers[ply] = picker;
        if self.aborted {
            return 0;
        }
        // Every evasion overlooked: as if there were none to worry about.
        if best == -INFINITY {
            return position.evaluate(&mut self.cache);
        }
        if !self.is_clouded(ply) {
            let entry = Entry {
                tag: best_move.map(tag_of::<P>),
                score: best,
                eval: raw,
                depth: 0,
                bound: Bound::of(best, alpha, beta),
            };
            self.table.put(key, entry, ply);
        }
        best
    }

    /// What doing nothing is worth.
    fn stand(&self, position: &P, raw: Points, known: Option<Entry>) -> Points {
        let eval = raw + self.history.correction(position.structure());
        match known {
            Some(Entry { score, bound, .. }) if score.abs() < WON => match bound {
                Bound::Exact => score,
                Bound::Lower => score.max(eval),
                Bound::Upper => score.min(eval),
            },
            _ => eval,
        }
    }

    /// The best score of doing nothing, if that is an option (`stand`), and of the picker's moves.
    fn try_forcing(
        &mut self,
        position: &P,
        picker: &mut Picker<P::Move>,
        stand: Option<Points>,
        ask: Ask,
    ) -> (Points, Option<P::Move>) {
        let ply = ask.ply;
        let us = position.side_to_move();
        let mut best = stand.unwrap_or(-INFINITY);
        let mut alpha = ask.alpha.max(best);
        let mut best_move = None;
        while let Some(mv) = picker.next_forcing() {
            if self.overlooks(ply, mv) {
                continue;
            }
            if let Some(stand) = stand {
                let hope = stand + position.gain(mv).map_or(0, |gain| gain.wins) + MARGIN;
                if hope <= alpha {
                    best = best.max(hope);
                    continue;
                }
                if !position.exchange_reaches(mv, 0) {
                    continue;
                }
            } else if best > -WON && position.gain(mv).is_none() {
                // One way out of check is enough; others only if they capture.
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            self.frames[ply].via = Some(position.slot(mv));
            let turned = next.side_to_move() != us;
            let (low, high) = if turned {
                (-ask.beta, -alpha)
            } else {
                (alpha, ask.beta)
            };
            let further = Ask {
                depth: ask.depth.min(0) - 1,
                alpha: low,
                beta: high,
                ply: ply + 1,
                in_check: next.in_check(),
                ..ask
            };
            let score = self.quiesce(&next, further);
            let score = if turned { -score } else { score };
            if self.aborted {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(mv);
                if score >= ask.beta {
                    break;
                }
            }
        }
        (best, best_move)
    }
}
