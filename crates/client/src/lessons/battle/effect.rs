//! What a move brings about, by the rules: what the coach asks for, and what is told of it.

use crate::battle::Power;
use rules::battle::Position;
use rules::{Color, Move, Piece, Position as _, Reason};

/// Who learns attacks.
const ATTACKER: Color = Color::White;

/// What a move brings about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::lessons) enum Effect {
    /// Takes a piece of this kind.
    Takes(Piece),
    /// The defender's King loses a power.
    Disarms(Power),
    /// The defender's King keeps it.
    Keeps(Power),
    /// The attacker's King wins a power.
    Wins(Power),
    /// Gives check.
    Checks,
    /// Gives mate.
    Mates,
    /// Routs the defender.
    Routs,
    /// No reply takes a piece of this kind.
    Safe(Piece),
    /// A reply that takes a piece of this kind can be answered by taking back.
    Guards(Piece),
    /// What it takes had a phantom defence alone.
    Phantom,
    /// Goes to the attacker's own half.
    Home,
}

impl Effect {
    /// Whether a move that led from one position to the other did it.
    pub fn is_brought(self, before: &Position, mv: Move, after: &Position) -> bool {
        let has = |position: &Position, color, power: Power| power.is_in(position.powers(color));
        let ends = |reason| {
            let end = after.outcome();
            end.is_some_and(|it| it.winner == Some(ATTACKER) && it.reason == reason)
        };
        match self {
            Self::Takes(piece) => before.captured(mv) == Some(piece),
            Self::Disarms(power) => has(before, !ATTACKER, power) && !has(after, !ATTACKER, power),
            Self::Keeps(power) => has(before, !ATTACKER, power) && has(after, !ATTACKER, power),
            Self::Wins(power) => !has(before, ATTACKER, power) && has(after, ATTACKER, power),
            Self::Checks => after.is_check() && after.outcome().is_none(),
            Self::Mates => ends(Reason::Checkmate),
            Self::Routs => ends(Reason::Rout),
            Self::Safe(piece) => takers(after, piece).is_empty(),
            Self::Guards(piece) => {
                let takers = takers(after, piece);
                let taken_back = |reply: Move| {
                    let mut then = after.clone();
                    then.play_unchecked(reply);
                    let mut answers = then.legal_moves().into_iter();
                    answers.any(|it| it.to() == reply.to())
                };
                !takers.is_empty() && takers.into_iter().all(taken_back)
            }
            Self::Phantom => before.defence(mv.to()).phantom,
            Self::Home => mv.to().rank() < 4,
        }
    }
}

/// The replies that take a piece of this kind.
fn takers(after: &Position, piece: Piece) -> Vec<Move> {
    let mut moves = after.legal_moves();
    moves.retain(|reply| after.captured(*reply) == Some(piece));
    moves
}
