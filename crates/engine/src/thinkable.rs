use crate::score::Points;
use rules::Position;

/// A game of two sides with nothing hidden that the search can play. The turns need not go to
/// and fro: the search asks every position whose turn it is.
///
/// What the search asks many million times is here; the rules it takes from [`Position`].
pub trait Thinkable: Position {
    /// Whether a position that comes again counts as a draw.
    const REPETITION_DRAWS: bool;

    /// One more than the highest [`Thinkable::slot`].
    const SLOTS: usize;

    /// A static estimate for the side to move in hundredths of a pawn, well below 30000.
    fn evaluate(&self) -> Points;

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

    /// Where quiet moves like this one are remembered: below [`Thinkable::SLOTS`].
    fn slot(&self, mv: Self::Move) -> usize;

    /// A number below 2^60 for a move, the same for the same move.
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
