use crate::score::Points;
use rules::Position;

/// A game of two sides with nothing hidden that the search can play. The turns need not go to
/// and fro: the search asks every position whose turn it is.
///
/// What the search asks many million times is here; the rules it takes from [`Position`].
pub trait Thinkable: Position {
    /// What is worth remembering from one estimate to the next.
    type Cache: Default + Send;

    /// Whether a position that comes again counts as a draw.
    const REPETITION_DRAWS: bool;

    /// How many captures in a row are followed beyond the horizon; what comes after is left to the
    /// estimate. Where much hangs at once there is no end to them.
    const FORCING_PLIES: i32 = i32::MAX;

    /// One more than the highest [`Thinkable::slot`].
    const SLOTS: usize;

    /// A static estimate for the side to move in hundredths of a pawn, well below 30000.
    fn evaluate(&self, cache: &mut Self::Cache) -> Points;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// A cheap question whose "no" means that only mate or stalemate can have ended the game.
    fn may_be_over(&self) -> bool;

    /// [`Position::hash`] with all that the search must tell apart, such as an end of the budget
    /// that comes near.
    fn table_key(&self) -> u64;

    /// Appends the legal moves that change the material: captures, shots, promotions.
    fn generate_forcing(&self, moves: &mut Vec<Self::Move>);

    /// What a forcing move wins at first sight and the worth of what makes it, in hundredths of a
    /// pawn; `None` for a quiet move.
    fn gain(&self, mv: Self::Move) -> Option<Gain>;

    /// What `mv` wins once both sides have taken all they want on its square.
    fn exchange(&self, mv: Self::Move) -> Points;

    /// Whether [`Thinkable::exchange`] is at least `least`.
    fn exchange_reaches(&self, mv: Self::Move, least: Points) -> bool {
        self.exchange(mv) >= least
    }

    /// The kind of what a move takes, below 16; moves that take the same kind are remembered
    /// together.
    fn prey(&self, _: Self::Move) -> usize {
        0
    }

    /// A number for what changes seldom in a position and tells how well its estimate can be
    /// trusted, such as its pawns and whose turn it is.
    fn structure(&self) -> u64 {
        0
    }

    /// Whether so little is left that having to move may well be a burden.
    fn is_sparse(&self) -> bool {
        false
    }

    /// Where quiet moves like this one are remembered: below [`Thinkable::SLOTS`].
    fn slot(&self, mv: Self::Move) -> usize;

    /// A number below 2^60 for a move, the same for the same move; no two moves of a position have
    /// the same last 16 bits, nor 65535 there.
    fn number(mv: Self::Move) -> u64;

    /// The position with the turn given away to the other side, if that is a fair lower bound of
    /// what a move gains. Never asked for in check.
    fn pass(&self) -> Option<Self>;
}

/// What a forcing move wins at first sight.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The worth of what leaves the board, and of what a promotion adds.
    pub wins: Points,
    /// The worth of what makes the move.
    pub risks: Points,
}
