use super::order::tag_of;
use super::state::{MAX_PLY, Search};
use super::table::{Bound, Entry};
use crate::Thinkable;
use crate::score::{Points, WIN, WON};

/// What the search is asked of a position.
#[derive(Copy, Clone, Debug)]
pub(super) struct Ask {
    /// How many plies to look ahead at least.
    pub depth: i32,
    pub alpha: Points,
    pub beta: Points,
    /// How far the position is from the root.
    pub ply: usize,
    pub in_check: bool,
    /// Whether one good move is expected to refute it.
    pub cuts: bool,
    /// False right after a turn given away.
    pub may_pass: bool,
}

impl Ask {
    /// Whether the exact score is asked for, not only whether it beats alpha.
    pub fn is_exact(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// A position with what is known of it before its moves are tried.
#[derive(Copy, Clone, Debug)]
pub(super) struct Node {
    pub ask: Ask,
    pub known: Option<Entry>,
    /// The static estimate as the evaluation gives it; `None` in check.
    pub raw: Option<Points>,
    /// The same, corrected by what the search learnt of such positions.
    pub eval: Points,
    /// The best guess at the score.
    pub guess: Points,
    pub improving: bool,
    /// How many plies deeper or less deep the table's move is looked at.
    pub extension: i32,
}

impl<P: Thinkable> Search<'_, P> {
    /// The best score the side to move can reach, at least `depth` plies ahead, if it lies between
    /// `alpha` and `beta`; else a bound on it.
    pub fn alpha_beta(&mut self, position: &P, mut ask: Ask) -> Points {
        let ply = ask.ply;
        self.lines[ply].clear();
        if ask.in_check && (ply as i32) < 2 * self.root_depth {
            ask.depth += 1;
        }
        if ask.depth <= 0 || ply >= MAX_PLY - 1 {
            return self.quiesce(position, ask);
        }
        if self.enter_node(ply) || self.is_repeated(position) {
            return 0;
        }
        if let Some(score) = self.over(position, ply) {
            return score;
        }
        // No line is better than a mate right away.
        ask.alpha = ask.alpha.max(ply as Points - WIN);
        ask.beta = ask.beta.min(WIN - 1 - ply as Points);
        if ask.alpha >= ask.beta {
            return ask.alpha;
        }
        let is_whole = self.frames[ply].excluded.is_none();
        let known = self.table.get(position.table_key(), ply);
        if let Some(entry) = known
            && is_whole
            && !ask.is_exact()
            && entry.depth >= ask.depth
            && !self.is_clouded(ply)
            && entry.settles(ask.alpha, ask.beta)
        {
            return entry.score;
        }
        let mut node = self.look_at(position, ask, known);
        if is_whole && let Some(score) = self.prune(position, &node) {
            return score;
        }
        if known.is_none_or(|entry| entry.tag.is_none()) && node.ask.depth >= 4 && is_whole {
            // Without a move to begin with, the order is poor and a full look dear.
            node.ask.depth -= 1;
        }
        if is_whole {
            match self.singular(position, &node) {
                Ok(extension) => node.extension = extension,
                Err(score) => return score,
            }
        }
        self.try_moves(position, &node)
    }

    /// Estimates a position.
    fn look_at(&mut self, position: &P, ask: Ask, known: Option<Entry>) -> Node {
        let ply = ask.ply;
        let raw = (!ask.in_check).then(|| {
            let stored = known.and_then(|entry| entry.eval);
            stored.unwrap_or_else(|| position.evaluate(&mut self.cache))
        });
        let correction = self.history.correction(position.structure());
        let eval = raw.map(|raw| raw + correction);
        self.frames[ply].eval = eval;
        self.history.forget_killers(ply + 2);
        let eval = eval.unwrap_or(0);
        let guess = match known {
            Some(Entry { score, bound, .. }) if score.abs() < WON && raw.is_some() => match bound {
                Bound::Exact => score,
                Bound::Lower => score.max(eval),
                Bound::Upper => score.min(eval),
            },
            _ => eval,
        };
        Node {
            ask,
            known,
            raw,
            eval,
            guess,
            improving: self.is_improving(ply),
            extension: 0,
        }
    }

    /// Whether the table's move stands out: how many plies deeper it is looked at for that, or the
    /// score if other moves refute the position as well.
    fn singular(&mut self, position: &P, node: &Node) -> Result<i32, Points> {
        let ask = node.ask;
        let Some(entry) = node.known else {
            return Ok(0);
        };
        let (Some(tag), true) = (entry.tag, ask.ply > 0) else {
            return Ok(0);
        };
        if ask.depth < 7
            || entry.depth < ask.depth - 3
            || entry.bound == Bound::Upper
            || entry.score.abs() >= WON
            || ask.ply as i32 >= 2 * self.root_depth
            || self.lapses.misses_replies()
        {
            return Ok(0);
        }
        let beta = entry.score - 2 * ask.depth;
        self.frames[ask.ply].excluded = Some(tag);
        let rest = Ask {
            depth: (ask.depth - 1) / 2,
            alpha: beta - 1,
            beta,
            in_check: false,
            ..ask
        };
        let rest = Ask {
            in_check: ask.in_check,
            // A check has been counted already.
            depth: rest.depth - i32::from(ask.in_check),
            ..rest
        };
        let score = self.alpha_beta(position, rest);
        self.frames[ask.ply].excluded = None;
        if self.aborted {
            return Err(0);
        }
        if score < beta {
            let far = !ask.is_exact() && score < beta - 16;
            Ok(1 + i32::from(far))
        } else if beta >= ask.beta {
            Err(beta)
        } else if entry.score >= ask.beta {
            Ok(-2)
        } else if ask.cuts {
            Ok(-1)
        } else {
            Ok(0)
        }
    }

    /// The score of `next`, where `us` has just moved, as `us` sees it; `ask` is put from the view of
    /// `us`. Whose turn it is then is asked: more than two groups may play for the two sides.
    pub(super) fn follow(&mut self, us: P::Side, next: &P, ask: Ask) -> Points {
        if next.side_to_move() == us {
            self.alpha_beta(next, ask)
        } else {
            let turned = Ask {
                alpha: -ask.beta,
                beta: -ask.alpha,
                ..ask
            };
            -self.alpha_beta(next, turned)
        }
    }

    /// Stores what came of a node.
    pub(super) fn store(
        &mut self,
        position: &P,
        node: &Node,
        best: Points,
        best_move: Option<P::Move>,
    ) {
        let ask = node.ask;
        if self.is_clouded(ask.ply) || self.frames[ask.ply].excluded.is_some() {
            return;
        }
        let bound = Bound::of(best, ask.alpha, ask.beta);
        let is_loud = best_move.is_some_and(|mv| position.gain(mv).is_some());
        let tells = match bound {
            Bound::Lower => best > node.eval,
            Bound::Upper => best < node.eval,
            Bound::Exact => true,
        };
        if !is_loud && tells && !ask.in_check && best.abs() < WON {
            let off = best - node.raw.unwrap_or(node.eval);
            self.history.correct(position.structure(), off, ask.depth);
        }
        let entry = Entry {
            tag: best_move.map(tag_of::<P>),
            score: best,
            eval: node.raw,
            depth: ask.depth,
            bound,
        };
        self.table.put(position.table_key(), entry, ask.ply);
    }
}
