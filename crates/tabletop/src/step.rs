use crate::{Player, Point};

/// An entry of the record, as far as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who did it.
    pub player: Player,
    /// What he did, in the game's short notation; empty if the viewer is told nothing of it.
    pub words: String,
    /// What is seen to move, in order.
    pub motions: Vec<Motion>,
    /// Whether it begins a new turn (several steps may belong to one).
    pub begins_turn: bool,
}

/// Something seen to happen on the board.
///
/// Points name what stood there before the step. So where the mover itself falls (an attack in
/// Field Chess), `Moves { from, to }` is followed by `Falls(from)`: it goes to `to` and falls
/// there. If it fights and both fall, `Falls(to)` stands between the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A piece slides or leaps.
    Moves {
        /// From where.
        from: Point,
        /// To where.
        to: Point,
    },
    /// The piece that stood here before this step is taken or destroyed.
    Falls(Point),
    /// A piece comes onto the board, out of a reserve or of hiding.
    Comes(Point),
    /// A piece leaves the board without being taken: into another, into hiding.
    Goes {
        /// From where.
        from: Point,
        /// Into what stands there, if that is seen.
        into: Option<Point>,
    },
    /// A piece changes what it is or whose it is.
    Turns(Point),
    /// Dice fall.
    Dice(Vec<u8>),
    /// A King stands in check here.
    Check(Point),
    /// What came of a fight is to be read where it was fought: `Attacker falls`.
    Verdict {
        /// Where.
        at: Point,
        /// What came of it.
        words: String,
    },
    /// An army changes hands or leaves.
    Defeat(Player),
}
