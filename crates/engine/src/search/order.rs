use super::history::History;
use crate::Thinkable;
use crate::score::Points;

const TABLE_MOVE: Points = 1 << 24;
const GOOD: Points = 1 << 20;
const KILLER: Points = 1 << 16;
const BAD: Points = -(1 << 20);

/// The moves of one position with the order in which to try them; its memory is used again.
#[derive(Debug)]
pub(super) struct Picker<M> {
    pub moves: Vec<M>,
    scores: Vec<Points>,
    next: usize,
}

impl<M> Default for Picker<M> {
    fn default() -> Self {
        Self {
            moves: Vec::with_capacity(96),
            scores: Vec::with_capacity(96),
            next: 0,
        }
    }
}

/// One move as the picker hands it out.
#[derive(Copy, Clone, Debug)]
pub(super) struct Picked<M> {
    pub mv: M,
    /// Neither a capture nor a promotion.
    pub is_quiet: bool,
    /// A capture that loses more than it takes.
    pub is_bad: bool,
}

impl<M: Copy + Ord> Picker<M> {
    pub fn clear(&mut self) {
        self.moves.clear();
        self.scores.clear();
        self.next = 0;
    }

    /// Orders all moves: the table's, good captures by what they take, killers, by history, bad
    /// captures last.
    pub fn order_all<P: Thinkable<Move = M>>(
        &mut self,
        position: &P,
        table_move: Option<M>,
        history: &History<M>,
        ply: usize,
    ) {
        for &mv in &self.moves {
            let score = if Some(mv) == table_move {
                TABLE_MOVE
            } else if let Some(gain) = position.gain(mv) {
                let by_worth = gain.wins * 16 - gain.risks;
                let loses = gain.wins < gain.risks && position.exchange(mv) < 0;
                if loses {
                    BAD + by_worth
                } else {
                    GOOD + by_worth
                }
            } else {
                let killer = history.killer_rank(ply, mv);
                killer * KILLER + history.score(position.slot(mv))
            };
            self.scores.push(score);
        }
    }

    /// Orders forcing moves by what they take and drops those that lose.
    pub fn order_forcing<P: Thinkable<Move = M>>(&mut self, position: &P, table_move: Option<M>) {
        let mut kept = 0;
        for at in 0..self.moves.len() {
            let mv = self.moves[at];
            let Some(gain) = position.gain(mv) else {
                continue;
            };
            if gain.wins < gain.risks && position.exchange(mv) < 0 {
                continue;
            }
            let first = if Some(mv) == table_move {
                TABLE_MOVE
            } else {
                0
            };
            self.moves[kept] = mv;
            self.scores.push(first + gain.wins * 16 - gain.risks);
            kept += 1;
        }
        self.moves.truncate(kept);
    }

    /// The next move, and the score it was ordered by.
    #[inline]
    fn pick(&mut self) -> Option<(M, Points)> {
        let start = self.next;
        let rest = self.scores.get(start..)?;
        let (offset, _) = rest
            .iter()
            .enumerate()
            .max_by_key(|&(i, &score)| (score, usize::MAX - i))?;
        self.scores.swap(start, start + offset);
        self.moves.swap(start, start + offset);
        self.next += 1;
        Some((self.moves[start], self.scores[start]))
    }

    /// The next best move of all.
    #[inline]
    pub fn next<P: Thinkable<Move = M>>(&mut self, position: &P) -> Option<Picked<M>> {
        let (mv, score) = self.pick()?;
        let is_bad = score < BAD / 2;
        let is_quiet = match score {
            TABLE_MOVE => position.gain(mv).is_none(),
            _ => !is_bad && score < GOOD / 2,
        };
        Some(Picked {
            mv,
            is_quiet,
            is_bad,
        })
    }

    /// The moves handed out so far.
    pub fn tried(&self) -> &[M] {
        &self.moves[..self.next]
    }

    /// The next best move of those ordered by [`Picker::order_forcing`].
    #[inline]
    pub fn next_forcing(&mut self) -> Option<M> {
        self.pick().map(|(mv, _)| mv)
    }
}
