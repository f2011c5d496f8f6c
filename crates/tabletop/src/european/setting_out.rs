//! How Mycenae fills its Knights before the first turn, piece by piece.

use super::phrases::key;
use crate::{Choice, Place, Refused, Verb};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Square;
use rules::european::{Kind, Nation, Seat, Stow};
use words::words;

/// What a seat has put into its Knights so far, in the order of [`Seat::stables`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SettingOut {
    inside: [Vec<Kind>; 3],
    /// How often chance has been asked.
    scattered: u64,
}

/// Every piece of the army in a Knight by chance.
pub(super) fn stow_by_chance(seat: Seat, seed: u64) -> Option<Stow> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut inside: [Vec<Kind>; 3] = Default::default();
    for &kind in Nation::Mycenae.waiting() {
        inside[(dice.next_u32() % 3) as usize].push(kind);
    }
    Stow::new(seat, inside)
}

impl SettingOut {
    /// What is not inside yet, each kind with its number, in the order KRBP.
    pub fn left(&self) -> Vec<(Kind, u16)> {
        let mut left: Vec<(Kind, u16)> = Vec::new();
        for &kind in Nation::Mycenae.waiting() {
            match left.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => left.push((kind, 1)),
            }
        }
        for kind in self.inside.iter().flatten() {
            if let Some((_, count)) = left.iter_mut().find(|(known, _)| known == kind) {
                *count = count.saturating_sub(1);
            }
        }
        left.retain(|(_, count)| *count > 0);
        left
    }

    /// What is inside the Knight on a square.
    pub fn inside(&self, seat: Seat, knight: Square) -> &[Kind] {
        let stables = seat.stables().into_iter().zip(&self.inside);
        let mut found = stables.filter(|(stable, _)| *stable == knight);
        found.next().map_or(&[], |(_, kinds)| kinds)
    }

    /// The whole, once every piece is inside.
    pub fn stow(&self, seat: Seat) -> Option<Stow> {
        Stow::new(seat, self.inside.each_ref())
    }

    /// What may be done.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        for (kind, _) in self.left() {
            for knight in seat.stables() {
                choices.push(Choice {
                    action: format!("put {} {knight}", kind.letter()),
                    from: Some(Place::Reserve(kind.into())),
                    to: Some(knight.into()),
                    verb: Verb::Place,
                    words: words!("european-put", piece = key(kind), at = knight.to_string()),
                    icon: Some(kind.into()),
                    asks: None,
                    destroys: Vec::new(),
                });
            }
        }
        for (knight, kinds) in seat.stables().into_iter().zip(&self.inside) {
            if !kinds.is_empty() {
                let words = words!("european-empty-knight", at = knight.to_string());
                choices.push(Choice {
                    to: Some(knight.into()),
                    verb: Verb::Point,
                    ..Choice::button(format!("empty {knight}"), words)
                });
            }
        }
        choices.push(Choice::button("scatter", words!("european-scatter")));
        if self.stow(seat).is_some() {
            choices.push(Choice::button("ready", words!("european-ready")));
        }
        choices
    }

    /// Moves pieces in or out: `put K b1`, `empty b1`, `scatter`.
    pub fn change(&mut self, seat: Seat, action: &str, seed: u32) -> Result<(), Refused> {
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["put", letter, knight] => {
                let kind = self.left_kind(letter)?;
                self.knight(seat, knight)?.push(kind);
            }
            ["empty", knight] => self.knight(seat, knight)?.clear(),
            ["scatter"] => {
                self.scattered += 1;
                let seed = u64::from(seed) << 32 | (seat.index() as u64) << 28 | self.scattered;
                if let Some(stow) = stow_by_chance(seat, seed) {
                    self.inside = stow.inside().map(|(_, kinds)| kinds);
                }
            }
            _ => {
                return Err(Refused::Illegal(words!("european-why-actions")));
            }
        }
        self.inside.iter_mut().for_each(|kinds| kinds.sort());
        Ok(())
    }

    fn left_kind(&self, letter: &str) -> Result<Kind, Refused> {
        let mut left = self.left().into_iter();
        let found = left.find(|(kind, _)| letter.chars().eq([kind.letter()]));
        let words = || Refused::Illegal(words!("european-why-none-left", letter = letter));
        found.map(|(kind, _)| kind).ok_or_else(words)
    }

    fn knight(&mut self, seat: Seat, knight: &str) -> Result<&mut Vec<Kind>, Refused> {
        let stables = seat.stables().into_iter().zip(&mut self.inside);
        let mut found = stables.filter(|(stable, _)| stable.to_string() == knight);
        let words = || Refused::Illegal(words!("european-why-no-knight", at = knight));
        found.next().map(|(_, kinds)| kinds).ok_or_else(words)
    }

    /// The actions that lead here.
    pub fn log(&self, seat: Seat) -> Vec<String> {
        let stables = seat.stables().into_iter().zip(&self.inside);
        let puts = stables.flat_map(|(knight, kinds)| {
            let put = move |kind: &Kind| format!("put {} {knight}", kind.letter());
            kinds.iter().map(put)
        });
        puts.collect()
    }
}
