use crate::{Figure, Kind, Livery, Player, Point};

/// Everything a viewer sees of a game at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The pieces on the board.
    pub figures: Vec<Figure>,
    /// Signs that lie on the board beside the marks of choosing.
    pub signs: Vec<(Point, Sign)>,
    /// Every player, in the order of [`Game::players`](crate::Game::players).
    pub players: Vec<PlayerLook>,
    /// Whose decision it is.
    pub turn: Option<Player>,
    /// Whose turn it is, where others are asked in it (a strike, a piece to be loaded).
    pub mover: Option<Player>,
    /// Counts that bring an end, such as quiet turns.
    pub counters: Vec<Counter>,
    /// The dice that lie on the table, in the order in which they fell.
    pub dice: Vec<Die>,
    /// What the decider is to do, in words, where it is not simply a move; else empty.
    pub status: String,
    /// The same of somebody else, behind his name; empty where it is simply a move.
    pub deed: String,
    /// What may be said of the position beside that, such as the name of an opening; else empty.
    pub remark: String,
}

/// A sign on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A King in check.
    Check,
    /// The place of a Flag that all may see.
    Flag,
    /// A deployment square.
    Deploy,
    /// The piece a question is about.
    Asked,
}

/// What there is to see of a player off the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLook {
    /// Who.
    pub player: Player,
    /// What he has lost, in order; face down where the viewer does not know it.
    pub lost: Vec<(Kind, Livery)>,
    /// What waits to be placed, with how many of it.
    pub reserve: Vec<(Kind, u16)>,
    /// Short notes: `Knight hidden, turn 2 of 3`.
    pub notes: Vec<String>,
    /// Whether he has lost already.
    pub out: bool,
}

impl PlayerLook {
    /// A player of whom there is nothing to tell.
    pub fn new(player: Player) -> Self {
        Self {
            player,
            lost: Vec::new(),
            reserve: Vec::new(),
            notes: Vec::new(),
            out: false,
        }
    }
}

/// A count that ends the game when it is full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// What is counted: `Quiet turns`.
    pub name: String,
    /// How many so far.
    pub count: u32,
    /// How many end the game.
    pub limit: u32,
}

/// A die on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    /// 1 to 6.
    pub face: u8,
    /// What it decided: `a special turn`, `b1 moves as a Rook`.
    pub words: String,
}
