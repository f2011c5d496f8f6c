//! Which army the enemy may have, by all that its pieces have shown.

use crate::dice::{roll, shuffle};
use rand_chacha::ChaCha8Rng;
use rules::field::{HEADQUARTERS, Piece, Position, Trace, View, neighbours};

/// One army that agrees with everything shown: a kind for each enemy piece, fallen ones too, and
/// the kinds that nobody has.
#[derive(Debug)]
pub(super) struct Guess<'a> {
    view: &'a View,
    kinds: Vec<Piece>,
    spare: Vec<Piece>,
    /// How readily each piece would be of each kind; 0 if it cannot.
    weights: Vec<[u32; 12]>,
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
        let weigh = |trace: &Trace| {
            Piece::ALL.map(|piece| match trace.possible.has(piece) {
                true => likelihood(view, trace, piece),
                false => 0,
            })
        };
        let weights = traces.iter().map(weigh).collect();
        let mut guess = Self {
            view,
            kinds,
            spare,
            weights,
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
        for _ in 0..12 * count {
            let (a, b) = (roll(dice, count), roll(dice, places));
            let (kind_a, kind_b) = (self.kinds[a], self.kind(b));
            if kind_a == kind_b {
                continue;
            }
            let now = self.weight(a, kind_a) * self.weight(b, kind_b);
            let then = self.weight(a, kind_b) * self.weight(b, kind_a);
            if then == 0 {
                continue;
            }
            if then >= now || roll(dice, now as usize) < then as usize {
                self.kinds[a] = kind_b;
                self.set(b, kind_a);
            }
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

    fn weight(&self, place: usize, piece: Piece) -> u32 {
        match self.weights.get(place) {
            Some(weights) => weights[piece.index()],
            // While the game goes on, a Flag stands.
            None => 16 * u32::from(piece != Piece::Flag),
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

/// How readily a piece that behaves and began like this would be of that kind, against 16 for any
/// other: what people do with their pieces, not what the rules say.
fn likelihood(view: &View, trace: &Trace, piece: Piece) -> u32 {
    let usual = 2 * by_behaviour(view, trace, piece);
    let around = neighbours(trace.home).into_iter();
    let rank = u32::from(piece.rank().unwrap_or(1));
    match piece {
        // Who stands beside a Flag stays there.
        Piece::Flag => {
            let stays = |at| {
                let mut traces = view.traces().iter();
                traces.any(|other| other.home == at && other.moves == 0)
            };
            let guards = around.filter(|&at| stays(at)).count();
            [2, 5, 10, 20][guards.min(3)]
        }
        // In a headquarters it would never fight: a waste of the strong.
        _ if HEADQUARTERS.has(trace.home) => usual * 4 / (3 + rank),
        Piece::Landmine if { around }.any(|at| HEADQUARTERS.has(at)) => usual * 3 / 2,
        Piece::Landmine => usual * 3 / 4,
        _ => usual,
    }
}

/// How readily a piece that behaves like this would be of that kind, against 8 for any other.
fn by_behaviour(view: &View, trace: &Trace, piece: Piece) -> u32 {
    let enemy = view.side().other();
    let row = (0..6).find(|&row| enemy.row(row) == trace.home.row());
    let (front, back) = (row == Some(5), row.is_some_and(|row| row < 2));
    let waited = trace.moves == 0;
    let long = (view.turn() / 12).min(8);
    let rank = piece.rank().unwrap_or(0);
    match piece {
        // Who never moves while all others do may be unable to.
        Piece::Landmine => 8 + long,
        Piece::Flag => 8,
        Piece::Bomb if trace.attacks > 0 => 6,
        Piece::Bomb if waited => 8 + long / 2,
        Piece::Bomb => 6,
        // Few send their Engineers first, or into the unknown.
        Piece::Engineer if trace.attacks > 0 || front => 4,
        Piece::Engineer if back => 10,
        Piece::Engineer => 8,
        // The strong attack, the weak wait; the strongest begin neither in front nor far behind.
        _ if trace.attacks > 0 => 4 + u32::from(rank),
        _ if rank >= 8 && (front || back) => 4,
        _ if waited => 9 - (long * u32::from(rank) / 24).min(4),
        _ => 5 + u32::from(rank) / 2,
    }
}
