use crate::european::stow_by_chance;
use engine::{Level, Stop};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::{chess, european, field, minnaar};

/// All that a computer player may know when it is to decide.
#[derive(Clone, Debug)]
pub enum Mind {
    /// Chess hides nothing.
    Chess(chess::Position),
    /// Minnaar Chess hides nothing.
    Minnaar(minnaar::Position),
    /// Field Chess, once it has begun.
    Field(Box<field::View>),
    /// Field Chess, before it begins.
    FieldSetUp(field::Side),
    /// European Chess.
    European(Box<european::View>),
}

impl Mind {
    /// What a player of that level does, as an action for [`Game::play`](crate::Game::play). The
    /// same for the same seed unless it is stopped; `None` only if there is nothing to do.
    pub fn think(&self, level: Level, seed: u64, stop: &Stop) -> Option<String> {
        match self {
            Self::Chess(position) => engine::choose(position, level, seed, stop)
                .or_else(|| first(position))
                .map(|mv| mv.to_string()),
            Self::Minnaar(position) => engine::choose(position, level, seed, stop)
                .or_else(|| first(position))
                .map(|mv| mv.to_string()),
            Self::Field(view) => engine::field::choose(view, level, seed, stop)
                .or_else(|| view.legal_moves().first().copied())
                .map(|mv| mv.to_string()),
            Self::FieldSetUp(side) => {
                let setup = engine::field::set_up(*side, seed);
                Some(format!("set {setup}"))
            }
            Self::European(view) => by_chance(view, seed).map(|action| action.to_string()),
        }
    }
}

/// Stopped before anything was found: the first legal move.
fn first<P: rules::Position>(position: &P) -> Option<P::Move> {
    position.legal_moves().first().copied()
}

/// Anything that may be done, by chance.
fn by_chance(view: &european::View, seed: u64) -> Option<european::Action> {
    if view.must_set_out() {
        return stow_by_chance(view.seat(), seed).map(european::Action::Stow);
    }
    let actions = view.actions();
    let number = ChaCha8Rng::seed_from_u64(seed).next_u64();
    let index = number.checked_rem(actions.len() as u64)?;
    actions.get(index as usize).copied()
}
