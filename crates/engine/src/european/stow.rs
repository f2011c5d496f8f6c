//! How the computer sets out as Mycenae: every Knight may be the one with the King.

use crate::dice::{roll, shuffle};
use rand_chacha::ChaCha8Rng;
use rules::european::{Kind, Nation, Seat, Stow};

/// A distribution that makes sense, drawn so that nothing can be read from it.
pub(super) fn stow(seat: Seat, dice: &mut ChaCha8Rng) -> Option<Stow> {
    let mut inside: [Vec<Kind>; 3] = Default::default();
    // The Knight at the edge is the safest, the one in front the boldest.
    let home = [0, 0, 0, 0, 1, 1, 2][roll(dice, 7)];
    inside[home].push(Kind::King);
    let mut rest: Vec<Kind> = Nation::Mycenae.waiting().to_vec();
    rest.retain(|&kind| kind != Kind::King);
    shuffle(&mut rest, dice);
    // Most often no Knight goes empty: an empty one cannot burn, and is known for it.
    let bluffs = roll(dice, 8) == 0;
    for kind in rest {
        let empty = inside.iter().position(Vec::is_empty);
        let at = empty.filter(|_| !bluffs).unwrap_or_else(|| roll(dice, 3));
        inside[at].push(kind);
    }
    let [first, second, third] = &inside;
    Stow::new(seat, [first, second, third])
}
