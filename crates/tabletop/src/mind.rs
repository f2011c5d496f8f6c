use engine::{Level, Stop};
use rules::{chess, european, field, minnaar};

/// All that a computer player may know when it is to decide.
#[derive(Clone, Debug)]
pub enum Mind {
    /// Chess hides nothing; with what stood before, since a position may come again.
    Chess(Box<chess::Game>),
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
            Self::Chess(game) => {
                let (position, before) = (game.position(), game.before());
                engine::choose_in_game(position, before, level, seed, stop)
                    .or_else(|| first(position))
                    .map(|mv| mv.to_string())
            }
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
            Self::European(view) => {
                engine::european::choose(view, level, seed, stop).map(|action| action.to_string())
            }
        }
    }
}

/// Stopped before anything was found: the first legal move.
fn first<P: rules::Position>(position: &P) -> Option<P::Move> {
    position.legal_moves().first().copied()
}
