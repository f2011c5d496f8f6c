use crate::command::CommandError;
use crate::world::Square;
use rules::Piece;
use rules::battle::{Army, RetreatError};

/// Why nobody can land on a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Barred {
    /// An army falls back two squares.
    #[error("it must be two squares from the battlefield")]
    Far,
    /// Nobody enters mountains.
    #[error("there are mountains")]
    Mountain,
    /// Armies do not share a square.
    #[error("another army stands there")]
    Taken,
    /// Nor does one land beside another.
    #[error("another army stands next to it")]
    Beside,
    /// Cities are taken, not fled to.
    #[error("it is an enemy's city")]
    EnemyCity,
    /// Barbarians live there.
    #[error("there is a camp")]
    Camp,
}

/// Why a command was refused. The state is then as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The text is no command.
    #[error(transparent)]
    Text(#[from] CommandError),
    /// `campaign.md`: taking the capital ends the campaign.
    #[error("the campaign is over")]
    Over,
    /// The defender of a walled city must choose first.
    #[error("the defender must choose first: hold or sally")]
    AwaitingChoice,
    /// A battle must be fought first.
    #[error("a battle is being fought: it comes first")]
    AwaitingBattle,
    /// The extension is asked for.
    #[error("the battle's moves are used up: extend yes or extend no comes first")]
    AwaitingExtension,
    /// A retreating army must land first.
    #[error("an army that retreated must land first")]
    AwaitingLanding,
    /// The barbarians are on the move.
    #[error("the barbarians are on the move")]
    RoguesTurn,
    /// There is no choice like that to make.
    #[error("there is nothing like that to answer now")]
    NothingToAnswer,
    /// The battle goes on anyway.
    #[error("nobody asks for an extension now")]
    NoExtension,
    /// A square beyond the edge.
    #[error("{0} is off the map")]
    OffMap(Square),
    /// Nobody of yours is there.
    #[error("you have no army on {0}")]
    NoArmy(Square),
    /// No city or capital of yours is there.
    #[error("you have no city on {0}")]
    NoCity(Square),
    /// An army goes one square.
    #[error("{to} is not next to {from}: an army marches one square")]
    NotNext {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Nobody enters mountains.
    #[error("there are mountains on {0}: nobody can enter them")]
    Mountain(Square),
    /// Not so many pieces there.
    #[error("there are not so many pieces on {at}: {there} stand there")]
    NotSoMany {
        /// Where.
        at: Square,
        /// Who is there.
        there: Army,
    },
    /// They have moved, retreated or attacked.
    #[error("only {able} on {at} can do that now; the others have used their move or must rest")]
    NotSoManyAble {
        /// Where.
        at: Square,
        /// Who could.
        able: Army,
    },
    /// Everyone there has moved, retreated or attacked.
    #[error("nobody on {0} can do that now: they have used their move or must rest")]
    NobodyAble(Square),
    /// Only Knights ride.
    #[error("only an army of nothing but Knights rides, and {0} has others")]
    NotAllKnights(Square),
    /// A ride has two steps.
    #[error("a ride goes exactly two squares, and {to} is not two from {from}")]
    NotARide {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// The way chosen is no way.
    #[error("there is no way to ride over {0}")]
    NoWayOver(Square),
    /// Every way is barred.
    #[error("there is no way to ride from {from} to {to}")]
    NoWay {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// One build at a time.
    #[error("the city on {at} is already building a {piece}")]
    Busy {
        /// Which city.
        at: Square,
        /// What it builds.
        piece: Piece,
    },
    /// Too poor.
    #[error("a {piece} costs {cost} gold and you have {gold}")]
    TooDear {
        /// What was asked for.
        piece: Piece,
        /// What it costs.
        cost: u32,
        /// What there is.
        gold: u32,
    },
    /// Not a piece that is built.
    #[error("no city builds a {0}")]
    NotBuilt(Piece),
    /// Nothing to cancel.
    #[error("nothing is being built on {0}")]
    NoBuild(Square),
    /// The goal is where they are.
    #[error("they already stand on {0}")]
    AlreadyThere(Square),
    /// Each piece has one order at most.
    #[error("there are not so many without an order on {at}: {free} are free")]
    NotSoManyFree {
        /// Where.
        at: Square,
        /// Who has no order.
        free: Army,
    },
    /// No such order.
    #[error("you have no order number {number} on {at}")]
    NoOrder {
        /// Where.
        at: Square,
        /// Which was asked for.
        number: u32,
    },
    /// A retreating army may not go there.
    #[error("nobody can land on {0}: {1}")]
    NoLanding(Square, Barred),
    /// Not a legal move of the battle.
    #[error("{0} is not a legal move in this battle")]
    IllegalMove(rules::Move),
    /// No retreat now.
    #[error(transparent)]
    Retreat(#[from] RetreatError),
    /// A battle must be played out and nobody is there to do so.
    #[error("this battle must be played out by the computer, and there is none here")]
    NobodyPlays,
    /// The battle was not played by the rules.
    #[error("the battle that was played out breaks the rules at '{0}'")]
    BadBattle(String),
}
