//! Which army the enemy may have, by all that its pieces have shown.

use super::habits::{HOMES, TIMES, WAYS};
use crate::dice::{roll, shuffle};
use rand_chacha::ChaCha8Rng;
use rules::field::{Piece, Position, Trace, View};

/// Swaps for each piece that make one army of another.
const SWAPS: usize = 16;
/// What is ruled out, as a logarithm.
const NEVER: i32 = -100_000;
/// How often of 2^16 times a swap is taken that makes an army so many sixteenths of a natural logarithm
/// less likely.
static ODDS: [usize; 160] = {
    // 2^32 / e^(1/16)
    const LESS: u64 = 4_034_748_382;
    let mut odds = [0; 160];
    let (mut now, mut at) = (1u64 << 32, 0);
    while at < 160 {
        odds[at] = (now >> 16) as usize;
        now = (now * LESS) >> 32;
        at += 1;
    }
    odds
};

/// One army that agrees with everything shown: a kind for each enemy piece, fallen ones too, and
/// the kinds that nobody has.
#[derive(Debug)]
pub(super) struct Guess<'a> {
    view: &'a View,
    kinds: Vec<Piece>,
    spare: Vec<Piece>,
    /// How likely each piece is of each kind, as a logarithm: with the Flag in column b and in
    /// column d.
    chances: Vec<[[i32; 12]; 2]>,
}

/// The 25 pieces that a side starts with.
fn army() -> Vec<Piece> {
    let each = |piece: Piece| std::iter::repeat_n(piece, usize::from(piece.count()));
    Piece::ALL.into_iter().flat_map(each).collect()
}

impl<'a> Guess<'a> {
    /// Some army that agrees with the view. A piece for which the usual army has nothing left, as
    /// can be in a study, gets a kind of its own.
    pub fn new(view: &'a View, dice: &mut ChaCha8Rng) -> Self {
        let mut army = army();
        shuffle(&mut army, dice);
        let traces = view.traces();
        let mut holders: Vec<Option<usize>> = vec![None; army.len()];
        for at in 0..traces.len() {
            find_kind(
                at,
                traces,
                &army,
                &mut holders,
                &mut vec![false; army.len()],
            );
        }
        let mut kinds: Vec<Piece> = traces
            .iter()
            .map(|trace| trace.possible.iter().last().unwrap_or(Piece::Engineer))
            .collect();
        let mut spare = Vec::new();
        for (&piece, holder) in army.iter().zip(&holders) {
            match holder {
                Some(at) => kinds[*at] = piece,
                None => spare.push(piece),
            }
        }
        let chances = traces.iter().map(|trace| chances(view, trace)).collect();
        let mut guess = Self {
            view,
            kinds,
            spare,
            chances,
        };
        guess.raise_flag();
        guess
    }

    /// Gives the Flag to somebody if nobody has it.
    fn raise_flag(&mut self) {
        let spare = self.spare.iter().position(|&piece| piece == Piece::Flag);
        let mut traces = self.view.traces().iter();
        let holder = traces.position(|it| it.at.is_some() && it.possible.has(Piece::Flag));
        if let (Some(spare), Some(holder)) = (spare, holder) {
            std::mem::swap(&mut self.spare[spare], &mut self.kinds[holder]);
        }
    }

    /// Another army, by many swaps of which the likelier are taken more readily (a Markov chain
    /// over all armies that agree with the view).
    pub fn shake(&mut self, dice: &mut ChaCha8Rng) {
        let count = self.kinds.len();
        let places = count + self.spare.len();
        if count == 0 {
            return;
        }
        let mut column = self.flag_column();
        let swaps = SWAPS * count;
        for number in 0..swaps {
            let (a, b) = (roll(dice, count), roll(dice, places));
            let (kind_a, kind_b) = (self.kind(a), self.kind(b));
            if kind_a == kind_b {
                continue;
            }
            // Where the Flag stands tells of all others.
            let tells = kind_a == Piece::Flag || kind_b == Piece::Flag;
            let before = self.chance_of(column, a, b, tells);
            self.swap(a, b);
            let turned = if tells { self.flag_column() } else { column };
            let gain = self.chance_of(turned, a, b, tells) - before;
            // At first what is unlikely is taken more readily, for the way to another likely army
            // may lead over it.
            let gain = if number < swaps / 3 { gain / 2 } else { gain };
            if is_taken(gain, dice) {
                column = turned;
            } else {
                self.swap(a, b);
            }
        }
    }

    fn swap(&mut self, a: usize, b: usize) {
        let (kind_a, kind_b) = (self.kind(a), self.kind(b));
        self.set(a, kind_b);
        self.set(b, kind_a);
    }

    /// 0 with the Flag in column b, else 1.
    fn flag_column(&self) -> usize {
        let mut holders = self.view.traces().iter().zip(&self.kinds);
        let holder = holders.find(|&(_, &kind)| kind == Piece::Flag);
        usize::from(holder.is_some_and(|(trace, _)| trace.home.column() > 2))
    }

    /// How likely it is that two places are of the kinds that they are, or that all are.
    fn chance_of(&self, column: usize, a: usize, b: usize, all: bool) -> i32 {
        if all {
            let count = self.kinds.len() + self.spare.len();
            (0..count).map(|place| self.chance(column, place)).sum()
        } else {
            self.chance(column, a) + self.chance(column, b)
        }
    }

    /// The position with this army.
    pub fn position(&self) -> Position {
        let pieces = self.view.traces().iter().zip(&self.kinds);
        let standing = pieces.filter_map(|(trace, &piece)| Some((trace.at?, piece)));
        self.view.suppose(standing)
    }

    fn kind(&self, place: usize) -> Piece {
        let count = self.kinds.len();
        *self
            .kinds
            .get(place)
            .unwrap_or_else(|| &self.spare[place - count])
    }

    fn set(&mut self, place: usize, piece: Piece) {
        let count = self.kinds.len();
        match self.kinds.get_mut(place) {
            Some(kind) => *kind = piece,
            None => self.spare[place - count] = piece,
        }
    }

    fn chance(&self, column: usize, place: usize) -> i32 {
        let kind = self.kind(place);
        match self.chances.get(place) {
            Some(chances) => chances[column][kind.index()],
            // While the game goes on, a Flag stands.
            None if kind == Piece::Flag => NEVER,
            None => 0,
        }
    }
}

/// Gives the piece `at` a kind of the army, moving others to other kinds where that makes room
/// (an augmenting path of a bipartite matching).
fn find_kind(
    at: usize,
    traces: &[Trace],
    army: &[Piece],
    holders: &mut [Option<usize>],
    tried: &mut Vec<bool>,
) -> bool {
    for slot in 0..army.len() {
        if tried[slot] || !traces[at].possible.has(army[slot]) {
            continue;
        }
        tried[slot] = true;
        let free = match holders[slot] {
            None => true,
            Some(other) => find_kind(other, traces, army, holders, tried),
        };
        if free {
            holders[slot] = Some(at);
            return true;
        }
    }
    false
}

/// How much likelier than usual it is of every kind that a piece began and behaves as it did, as a
/// logarithm, with the Flag in column b and in column d; [`NEVER`] for what the rules rule out.
fn chances(view: &View, trace: &Trace) -> [[i32; 12]; 2] {
    let enemy = view.side().other();
    let row = usize::from(enemy.row(trace.home.row()));
    let ways = ways(view.turn(), row, trace);
    let column = usize::from(trace.home.column());
    [column, 4 - column].map(|column| {
        // In a study a piece may begin anywhere.
        let homes = HOMES.get(row * 5 + column).unwrap_or(&[0; 12]);
        Piece::ALL.map(|piece| match trace.possible.has(piece) {
            true => i32::from(homes[piece.index()]) + i32::from(ways[piece.index()]),
            false => NEVER,
        })
    })
}

/// What its moves tell of a piece that began in a row.
fn ways(turn: u32, row: usize, trace: &Trace) -> &'static [i8; 12] {
    let time = TIMES.iter().filter(|&&time| turn > time).count();
    let began = match row {
        0 | 1 => 0,
        2..=4 => 1,
        _ => 2,
    };
    let moves = match trace.moves {
        0 => 0,
        1 => 1,
        2 | 3 => 2,
        _ => 3,
    };
    &WAYS[time][began][moves][trace.attacks.min(2) as usize]
}

/// Whether a swap is taken that makes an army so much likelier.
fn is_taken(gain: i32, dice: &mut ChaCha8Rng) -> bool {
    let odds = || ODDS.get(gain.unsigned_abs() as usize);
    gain >= 0 || odds().is_some_and(|&odds| roll(dice, 1 << 16) < odds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::set_up;
    use rand_chacha::rand_core::SeedableRng;
    use rules::field::{Game, Setup, Side};

    /// Of a hundred pieces how many are guessed right at the beginning, over many armies.
    fn right(set_up: impl Fn(Side, u64) -> Setup) -> usize {
        let (mut right, mut all) = (0, 0);
        for seed in 0..12 {
            let [south, north] = Side::ALL.map(|side| set_up(side, seed));
            let game = Game::new(&south, &north).expect("it keeps the rules");
            let view = game.view(Side::South);
            let mut dice = ChaCha8Rng::seed_from_u64(seed);
            let mut guess = Guess::new(&view, &mut dice);
            for _ in 0..8 {
                guess.shake(&mut dice);
                let pairs = view.traces().iter().zip(&guess.kinds);
                let hits = pairs.filter(|&(trace, &kind)| north.at(trace.home) == Some(kind));
                right += hits.count();
                all += guess.kinds.len();
            }
        }
        100 * right / all
    }

    #[test]
    fn usual_set_ups_are_guessed_better_than_random_ones() {
        let usual = right(set_up);
        let random = right(|side, seed| Setup::shuffle(side, &mut ChaCha8Rng::seed_from_u64(seed)));
        assert!(usual >= 25, "{usual} of 100");
        assert!(random < usual, "{random} of 100, {usual} of usual ones");
    }

    #[test]
    fn a_guess_has_the_whole_army_and_what_the_rules_allow() {
        let [south, north] = Side::ALL.map(|side| set_up(side, 5));
        let game = Game::new(&south, &north).expect("it keeps the rules");
        let view = game.view(Side::North);
        let mut dice = ChaCha8Rng::seed_from_u64(3);
        let mut guess = Guess::new(&view, &mut dice);
        for _ in 0..20 {
            guess.shake(&mut dice);
            let mut kinds = guess.kinds.clone();
            kinds.sort_unstable();
            assert_eq!(kinds, army());
            let mut pairs = view.traces().iter().zip(&guess.kinds);
            assert!(pairs.all(|(trace, &kind)| trace.possible.has(kind)));
        }
    }

    #[test]
    fn an_even_swap_is_always_taken_and_a_forbidden_one_never() {
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..100 {
            assert!(is_taken(0, &mut dice) && !is_taken(NEVER / 2, &mut dice));
        }
        assert!(ODDS.is_sorted_by(|one, next| one >= next));
    }
}
