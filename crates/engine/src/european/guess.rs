//! What a view does not tell, supposed by chance.

use super::sight::king_at;
use crate::dice::{roll, shuffle};
use rand_chacha::ChaCha8Rng;
use rules::european::{Cargo, Guess, Kind, Nation, Position, Seat, View};
use rules::{BitBoard, Chance, Square, attacks};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Dice with which the next turns of North Korea are ordinary ones: what its special turns may
/// bring is part of the estimate, so that nobody plans on knowing the dice.
pub(super) fn ordinary() -> Chance {
    static SEED: LazyLock<u32> = LazyLock::new(|| {
        let dull = |&seed: &u32| {
            let mut chance = Chance::new(seed);
            (0..12).all(|_| chance.die() <= 4)
        };
        (0..10_000).find(dull).unwrap_or(0)
    });
    Chance::new(*SEED)
}

/// Whether there is anything to suppose.
pub(super) fn is_open(view: &View) -> bool {
    let mut others = Seat::ALL.into_iter().filter(|&seat| seat != view.seat());
    others.all(|seat| view.hidden_turns(seat).is_none() && view.total_inside(seat) == 0)
}

/// A position that agrees with the view; `None` if the seat has nothing to decide.
pub(super) fn world(view: &View, dice: &mut ChaCha8Rng) -> Option<Position> {
    let inside = suppose_inside(view, dice);
    let mut taken = BitBoard::EMPTY;
    let hidden = Seat::ALL.map(|seat| {
        view.hidden_turns(seat).filter(|_| seat != view.seat())?;
        let at = suppose_hidden(view, seat, taken, dice)?;
        taken |= at.bitboard();
        Some(at)
    });
    let guess = Guess {
        hidden,
        inside,
        seed: 0,
    };
    let position = view.complete(&guess).ok()?;
    Some(position.with_chance(ordinary()))
}

/// Where a foreign Knight may be hidden: near its army, and where it is of use. Not where it
/// would take the King at once: that risk is weighed by itself, since whoever flees from one
/// supposed Knight runs into another.
fn suppose_hidden(
    view: &View,
    owner: Seat,
    taken: BitBoard,
    dice: &mut ChaCha8Rng,
) -> Option<Square> {
    let seen = view.seen();
    let (own, others) = (
        seen.side(owner),
        seen.men()
            .filter(|(_, man)| man.owner != owner)
            .map(|(square, _)| square)
            .collect::<BitBoard>(),
    );
    let weight = |square: Square| {
        let preys = (attacks::knight(square) & others).len();
        let friends = (attacks::king(square) & own).len().min(2);
        let far = owner.row(square).max(1);
        2 + 3 * preys + friends + u32::from(far < 6) * 2
    };
    let trail = view.whereabouts(owner);
    let free = Some(trail & !taken).filter(|free| !free.is_empty());
    let free = free.unwrap_or(view.looks_empty() & !taken);
    let spared = if trail.has_many() {
        free & !before_king(view)
    } else {
        free
    };
    let squares: Vec<(Square, u32)> = if spared.is_empty() { free } else { spared }
        .into_iter()
        .map(|square| (square, weight(square)))
        .collect();
    let total: u32 = squares.iter().map(|(_, weight)| weight).sum();
    let mut left = roll(dice, total.max(1) as usize) as u32;
    for (square, weight) in squares {
        if left < weight {
            return Some(square);
        }
        left -= weight;
    }
    None
}

/// From where a Knight would take the seat's own King.
fn before_king(view: &View) -> BitBoard {
    let (seen, seat) = (view.seen(), view.seat());
    let has_king = |&square: &Square| {
        let man = seen.man(square);
        man.is_some_and(|man| king_at(seen, square, man) == Some(seat))
    };
    let king = Square::all().find(has_king);
    king.map_or(BitBoard::EMPTY, attacks::knight)
}

/// Spreads what others carry over their Knights.
fn suppose_inside(view: &View, dice: &mut ChaCha8Rng) -> BTreeMap<Square, Cargo> {
    let mut inside = BTreeMap::new();
    let mut homeless: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|&seat| is_king_carried(view, seat))
        .collect();
    // Whoever has Knights of his own carries his own King, rather than another's.
    homeless.sort_by_key(|&seat| view.total_inside(seat) == 0);
    let mut room = [0u32; 4];
    let mut stables: [Vec<Square>; 4] = Default::default();
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != view.seat()) {
        stables[seat.index()] = knights_of(view, seat);
        let known: u32 = stables[seat.index()]
            .iter()
            .map(|&at| view.cargo(at).len())
            .sum();
        room[seat.index()] = view.total_inside(seat).saturating_sub(known);
    }
    let mut stow = |host: Seat, kind: Kind, owner: Seat, dice: &mut ChaCha8Rng| {
        let stable = &stables[host.index()];
        if room[host.index()] > 0 && !stable.is_empty() {
            room[host.index()] -= 1;
            let at = stable[roll(dice, stable.len())];
            let cargo: &mut Cargo = inside.entry(at).or_default();
            cargo.add(kind, owner);
            return true;
        }
        false
    };
    for owner in homeless {
        owner
            .and_after()
            .into_iter()
            .any(|host| stow(host, Kind::King, owner, dice));
    }
    for host in Seat::ALL.into_iter().filter(|&seat| seat != view.seat()) {
        let mut pool = pool(view, host);
        shuffle(&mut pool, dice);
        let mut pool = pool.into_iter();
        while stow(host, pool.next().unwrap_or(Kind::Pawn), host, dice) {}
    }
    inside
}

fn knights_of(view: &View, owner: Seat) -> Vec<Square> {
    let knights = view.seen().pieces(owner, Kind::MycenaeanKnight);
    knights.into_iter().collect()
}

/// Whether another seat's King must be inside a Knight that this one does not look into.
fn is_king_carried(view: &View, seat: Seat) -> bool {
    let seen = view.seen();
    let is_known = || {
        let mine = knights_of(view, view.seat());
        !seen.pieces(seat, Kind::King).is_empty()
            || seen.reserve(seat).has(Kind::King, seat)
            || mine
                .into_iter()
                .any(|at| view.cargo(at).has(Kind::King, seat))
    };
    seat != view.seat() && seen.is_playing(seat) && !is_known()
}

/// What an army may carry beside its King: what it began with and does not show, likely pieces
/// first to be drawn.
fn pool(view: &View, owner: Seat) -> Vec<Kind> {
    let seen = view.seen();
    let begun = match seen.nation(owner) {
        Some(Nation::Mycenae) => Nation::Mycenae.waiting(),
        _ => &[],
    };
    let mut kinds = Vec::new();
    for kind in [Kind::Rook, Kind::Bishop, Kind::Pawn] {
        let at_first = begun.iter().filter(|&&begun| begun == kind).count();
        let shown = seen.pieces(owner, kind).len() as usize;
        kinds.extend(std::iter::repeat_n(kind, at_first.saturating_sub(shown)));
    }
    kinds
}
