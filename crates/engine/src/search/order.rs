use super::history::{Context, History};
use crate::Thinkable;
use crate::score::Points;

const TABLE_MOVE: Points = 1 << 28;
const GOOD: Points = 1 << 24;
const KILLER: Points = 1 << 20;
const BAD: Points = -(1 << 24);

/// The moves of one position with the order in which to try them; its memory is used again.
#[derive(Debug)]
pub(super) struct Picker<M> {
    pub moves: Vec<M>,
    scores: Vec<Points>,
    next: usize,
    /// Slots of the quiet moves tried in vain.
    pub quiets: Vec<usize>,
    /// Slots and prey of the captures and promotions tried in vain.
    pub noisies: Vec<(usize, usize)>,
}

impl<M> Default for Picker<M> {
    fn default() -> Self {
        Self {
            moves: Vec::with_capacity(96),
            scores: Vec::with_capacity(96),
            next: 0,
            quiets: Vec::with_capacity(32),
            noisies: Vec::with_capacity(16),
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
    /// A killer or a counter move.
    pub is_refutation: bool,
}

impl<M: Copy + Ord> Picker<M> {
    pub fn clear(&mut self) {
        self.moves.clear();
        self.scores.clear();
        self.quiets.clear();
        self.noisies.clear();
        self.next = 0;
    }

    /// Orders all moves: the table's, good captures by what they take, killers, by history, bad
    /// captures last.
    pub fn order_all<P: Thinkable<Move = M>>(
        &mut self,
        position: &P,
        tag: Option<u16>,
        history: &History<M>,
        context: Context,
        ply: usize,
    ) {
        for &mv in &self.moves {
            let score = if tag == Some(tag_of::<P>(mv)) {
                TABLE_MOVE
            } else if let Some(gain) = position.gain(mv) {
                let known = history.noisy(position.slot(mv), position.prey(mv));
                GOOD + gain.wins * 16 - gain.risks + known / 4
            } else {
                let refutation = history.refutation_rank(ply, context, mv);
                refutation * KILLER + history.quiet(position.slot(mv), context)
            };
            self.scores.push(score);
        }
    }

    /// Orders forcing moves by what they take.
    pub fn order_forcing<P: Thinkable<Move = M>>(
        &mut self,
        position: &P,
        tag: Option<u16>,
        history: &History<M>,
    ) {
        for &mv in &self.moves {
            let score = if tag == Some(tag_of::<P>(mv)) {
                TABLE_MOVE
            } else {
                let known = history.noisy(position.slot(mv), position.prey(mv));
                let gain = position.gain(mv);
                GOOD + gain.map_or(0, |gain| gain.wins * 16 - gain.risks) + known / 4
            };
            self.scores.push(score);
        }
    }

    /// Of what is left, only captures and promotions are handed out.
    pub fn skip_quiets(&mut self) {
        let mut kept = self.next;
        for at in self.next..self.moves.len() {
            let score = self.scores[at];
            if !(BAD / 2..GOOD / 2).contains(&score) {
                self.moves[kept] = self.moves[at];
                self.scores[kept] = score;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        self.scores.truncate(kept);
    }

    /// The next move and the score it was ordered by.
    #[inline]
    fn pick(&mut self) -> Option<(M, Points)> {
        let start = self.next;
        let rest = self.scores.get(start..)?;
        let (mut at, mut best) = (0, *rest.first()?);
        for (i, &score) in rest.iter().enumerate() {
            if score > best {
                (at, best) = (i, score);
            }
        }
        self.scores.swap(start, start + at);
        self.moves.swap(start, start + at);
        self.next += 1;
        Some((self.moves[start], self.scores[start]))
    }

    /// The next best move of all. Whether a capture loses is looked at only when its turn comes.
    #[inline]
    pub fn next<P: Thinkable<Move = M>>(&mut self, position: &P) -> Option<Picked<M>> {
        loop {
            let (mv, score) = self.pick()?;
            let is_bad = score < BAD / 2;
            let is_good = !is_bad && score >= GOOD / 2 && score != TABLE_MOVE;
            if is_good && !position.exchange_reaches(mv, 0) {
                self.next -= 1;
                self.scores[self.next] = score - GOOD + BAD;
                continue;
            }
            let is_quiet = match score {
                TABLE_MOVE => position.gain(mv).is_none(),
                _ => !is_bad && !is_good,
            };
            return Some(Picked {
                mv,
                is_quiet,
                is_bad,
                is_refutation: is_quiet && score >= KILLER / 2,
            });
        }
    }

    /// The next best move, whatever it loses.
    #[inline]
    pub fn next_forcing(&mut self) -> Option<M> {
        self.pick().map(|(mv, _)| mv)
    }
}

/// The number by which the table knows a move.
#[inline]
pub(super) fn tag_of<P: Thinkable>(mv: P::Move) -> u16 {
    P::number(mv) as u16
}
