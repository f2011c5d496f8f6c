use crate::score::Points;

const LIMIT: i32 = 1 << 13;

/// How often quiet moves like one proved good, and the quiet moves that refuted a position of the
/// same distance from the root.
#[derive(Debug)]
pub(super) struct History<M> {
    scores: Vec<i16>,
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy + Eq> History<M> {
    pub fn new(slots: usize, plies: usize) -> Self {
        Self {
            scores: vec![0; slots],
            killers: vec![[None; 2]; plies],
        }
    }

    /// -8192 to 8192.
    #[inline]
    pub fn score(&self, slot: usize) -> Points {
        Points::from(self.scores[slot])
    }

    /// 2 for the latest killer, 1 for the one before, else 0.
    #[inline]
    pub fn killer_rank(&self, ply: usize, mv: M) -> Points {
        match self.killers[ply] {
            [Some(first), _] if first == mv => 2,
            [_, Some(second)] if second == mv => 1,
            _ => 0,
        }
    }

    pub fn add_killer(&mut self, ply: usize, mv: M) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = first.replace(mv);
        }
    }

    /// Moves a score towards the limit of the sign of `bonus`, the slower the nearer it is.
    pub fn reward(&mut self, slot: usize, bonus: i32) {
        let old = i32::from(self.scores[slot]);
        self.scores[slot] = (old + bonus - old * bonus.abs() / LIMIT) as i16;
    }
}
