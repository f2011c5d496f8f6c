use super::Position;
use crate::{Color, IllegalMove, Move, Outcome, Position as _, Reason};

/// A game of chess: a position and what came before it, so that repetition can be told.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    seen: Vec<u64>,
}

impl Game {
    /// A game that begins with `position`.
    pub fn new(position: Position) -> Self {
        let seen = vec![position.hash()];
        Self { position, seen }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The keys of the positions since the last capture or pawn move, one for each turn, but for
    /// the present one: those that can come again.
    pub fn before(&self) -> &[u64] {
        self.seen.split_last().map_or(&[], |(_, before)| before)
    }

    /// How often the present position (placement, side, castling rights, legal en passant) has
    /// stood on the board, this time included.
    pub fn repetitions(&self) -> usize {
        let now = self.position.hash();
        self.seen.iter().filter(|&&hash| hash == now).count()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The game stays as it is if the move is not legal or the game is over.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove {
                text: mv.to_string(),
            });
        }
        self.position.play(mv)?;
        // Nothing before a capture or pawn move can come again.
        if self.position.half_moves() == 0 {
            self.seen.clear();
        }
        self.seen.push(self.position.hash());
        Ok(())
    }

    /// How the game ended, repetition included.
    pub fn outcome(&self) -> Option<Outcome<Color>> {
        self.position.outcome().or_else(|| {
            (self.repetitions() >= 3).then_some(Outcome {
                winner: None,
                reason: Reason::Threefold,
            })
        })
    }
}
