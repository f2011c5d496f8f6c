use crate::called;
use rules::battle::{Powers, RetreatError};
use rules::{Color, Move, Outcome, Piece, Square};

/// Everything that can be done in a battle. Pointer, keyboard, panel, computer and tests all go
/// through it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A square was clicked or chosen with the keyboard: plays to it if it is a goal of what is
    /// selected, else selects the own piece on it, else selects nothing.
    Touch(Square),
    /// Picks up the own piece on a square (the start of a drag).
    Select(Square),
    /// Picks up a piece of the own reserve; the one picked up already is put back.
    SelectReserve(Piece),
    /// Drops what is selected on a square (the end of a drag).
    Release(Square),
    /// Puts down what is selected and closes the open question, if it can be put off.
    Cancel,
    /// Plays a whole move for a person.
    Play(Move),
    /// What the waiting pawn becomes.
    Promote(Piece),
    /// The computer's move, thought out for the table of that [`version`](super::Table::version).
    Reply {
        /// For which state of the record.
        version: u64,
        /// What it plays.
        mv: Move,
    },
    /// The computer leaves the ground, thought out for the table of that version.
    Leave {
        /// For which state of the record.
        version: u64,
    },
    /// Takes back: against the computer to the person's previous turn, else one ply.
    TakeBack,
    /// Offers a draw to who fights at another screen.
    OfferDraw,
    /// Wishes a hint.
    Hint,
    /// The hint, thought out for the table of that version.
    HintFound {
        /// For which state of the record.
        version: u64,
        /// What a strong player would do.
        mv: Move,
    },
    /// Asks whether to retreat.
    Retreat,
    /// Asks whether to resign.
    Resign,
    /// Asks whether the rest is to be played out by the computer for both sides.
    Resolve,
    /// Says yes to the open question (retreat, resign or resolve).
    Confirm,
    /// Answers the question of the extension.
    Extend(bool),
    /// Shows the position after so many entries of the record.
    LookAt(usize),
    /// One entry back.
    StepBack,
    /// One entry forward.
    StepForward,
    /// Back to the present.
    Live,
    /// Turns the board round.
    Flip,
}

/// One of the three things a King may borrow.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// Slides as a rook.
    Rook,
    /// Slides as a bishop.
    Bishop,
    /// Jumps as a knight.
    Knight,
}

impl Power {
    /// All three, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::Rook, Self::Bishop, Self::Knight];

    /// Whether it is among `powers`.
    pub fn is_in(self, powers: Powers) -> bool {
        match self {
            Self::Rook => powers.rook,
            Self::Bishop => powers.bishop,
            Self::Knight => powers.knight,
        }
    }

    /// 0 to 2, the column of the picture.
    pub fn index(self) -> usize {
        self as usize
    }

    /// By what words know it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
        }
    }

    /// Such as `Rook`.
    pub fn name(self) -> String {
        words!("battle-power", power = self.key())
    }
}

/// What an action brought about, in order: what animation and sound follow.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Something was picked up.
    Selected,
    /// What was picked up was put down.
    PutDown,
    /// A question came up.
    Asked,
    /// A piece was taken off the board.
    Captured {
        /// Whose.
        color: Color,
        /// What.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A piece went from square to square.
    Moved {
        /// Whose.
        color: Color,
        /// What.
        piece: Piece,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A Tower fired.
    Shot {
        /// Where the Tower stands.
        from: Square,
        /// What it hit.
        to: Square,
    },
    /// A reserve piece came onto the board.
    Dropped {
        /// Whose.
        color: Color,
        /// What.
        piece: Piece,
        /// Where it stands now.
        at: Square,
    },
    /// A pawn became something else.
    Promoted {
        /// Whose.
        color: Color,
        /// What it is now.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// A King lost a power.
    PowerLost(Color, Power),
    /// A King won a power.
    PowerWon(Color, Power),
    /// That side is in check.
    Check(Color),
    /// The battle came inside its last ten moves, or goes on there: so many moves are left.
    Warning(u16),
    /// The budget was extended.
    Extended,
    /// The rest is to be played out.
    ResolveWanted,
    /// A hint is to be thought out.
    HintWanted,
    /// A hint is there.
    HintShown(Move),
    /// The board shows another position by take-back or by looking back.
    Jumped,
    /// The board was turned round.
    Flipped,
    /// Something is wished of the room, where others fight at other screens.
    Wished {
        /// For which side.
        color: Color,
        /// What.
        what: Wanted,
    },
    /// The battle is over.
    Ended(Outcome<Color>),
}

/// What somebody at this screen, or a computer that thinks here, wishes of the room.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A move.
    Move(Move),
    /// To leave the ground.
    Retreat,
    /// To fight on beyond the budget, or not.
    Extend(bool),
    /// That the other lets him take back.
    TakeBack,
    /// That the other agrees to a draw.
    Draw,
    /// To give up.
    Resign,
}

/// Why an action was refused; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The battle has ended.
    #[error("{}", words!("battle-refused-over"))]
    Over,
    /// It is the computer's turn.
    #[error("{}", words!("table-refused-computers-turn"))]
    ComputersTurn,
    /// Somebody at another screen is to decide.
    #[error("{}", words!("table-refused-not-your-turn"))]
    NotYourTurn,
    /// Nobody fights at this screen.
    #[error("{}", words!("table-refused-looking-on"))]
    LookingOn,
    /// A seat of the room is free.
    #[error("{}", words!("battle-refused-somebody-missing"))]
    SomebodyMissing,
    /// The other cannot be asked or told anything now.
    #[error("{}", words!("table-refused-no-connection"))]
    NoConnection,
    /// What was done has not come back from the room yet.
    #[error("{}", words!("table-refused-under-way"))]
    UnderWay,
    /// The other is being asked something.
    #[error("{}", words!("table-refused-asked"))]
    Asked,
    /// A draw is agreed on with somebody at another screen.
    #[error("{}", words!("battle-refused-nobody-to-ask"))]
    NobodyToAsk,
    /// On the map there is no such thing.
    #[error("{}", words!("battle-refused-no-draw"))]
    NoDraw,
    /// People at other screens fight without help, too.
    #[error("{}", words!("table-refused-no-help"))]
    NoHelp,
    /// An older position is shown.
    #[error("{}", words!("table-refused-looking-back"))]
    LookingBack,
    /// A question waits for its answer.
    #[error("{}", words!("table-refused-question-open"))]
    QuestionOpen,
    /// No such question is open.
    #[error("{}", words!("table-refused-no-question"))]
    NoQuestion,
    /// No own piece there.
    #[error("{}", not_there(.0))]
    NothingThere(Square),
    /// The piece cannot go anywhere.
    #[error("{}", stuck(.piece, .at))]
    CannotMove {
        /// What.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// No such piece waits in reserve.
    #[error("{}", none_waits(.0))]
    NotInReserve(Piece),
    /// No square is free where a reserve piece may be placed.
    #[error("{}", no_room(.0))]
    BackRankFull(Piece),
    /// Placing a reserve piece would leave the King in check.
    #[error("{}", not_in_check(.0))]
    KingInCheck(Piece),
    /// The move is not legal.
    #[error("{}", illegal(.0))]
    Illegal(Move),
    /// Nothing is selected.
    #[error("{}", words!("battle-refused-nothing-selected"))]
    NothingSelected,
    /// The selected piece cannot go there.
    #[error("{}", no_goal(.0))]
    NotAGoal(Square),
    /// A pawn does not become that.
    #[error("{}", no_promotion(.0))]
    NoSuchPromotion(Piece),
    /// What was thought out belongs to a position that is no longer there.
    #[error("{}", words!("table-refused-stale"))]
    Stale,
    /// The move was given for a side that a person plays.
    #[error("{}", words!("battle-refused-not-the-computers"))]
    NotTheComputers,
    /// A campaign's battle goes on record at once.
    #[error("{}", words!("battle-refused-move-stands"))]
    MoveStands,
    /// The computer plays the rest for both sides.
    #[error("{}", words!("battle-refused-played-out"))]
    PlayedOut,
    /// A Quick Battle is there to be fought.
    #[error("{}", words!("battle-refused-not-in-campaign"))]
    NotInCampaign,
    /// A lesson's battle is fought for a while before the rest is played out.
    #[error("{}", words!("lessons-ground-first"))]
    FightFirst,
    /// A wrong move of a puzzle stands, or its solution is shown.
    #[error("{}", words!("puzzles-refused-held"))]
    Held,
    /// A puzzle is solved or left.
    #[error("{}", words!("puzzles-refused-leave"))]
    Puzzle,
    /// Nothing to take back.
    #[error("{}", words!("table-refused-nothing-to-take-back"))]
    NothingToTakeBack,
    /// Nobody is there to do it.
    #[error("{}", words!("battle-refused-only-computers"))]
    OnlyComputers,
    /// Not allowed to retreat.
    #[error("{}", no_retreat(.0))]
    Retreat(#[from] RetreatError),
    /// The record is shorter than that.
    #[error("{}", no_entry(.0))]
    NoSuchEntry(usize),
}

fn not_there(at: &Square) -> String {
    words!("battle-refused-nothing-there", at = at.to_string())
}

fn stuck(piece: &Piece, at: &Square) -> String {
    let piece = called::piece(*piece);
    words!(
        "battle-refused-cannot-move",
        piece = piece,
        at = at.to_string()
    )
}

fn none_waits(piece: &Piece) -> String {
    words!(
        "battle-refused-not-in-reserve",
        piece = called::piece(*piece)
    )
}

fn no_room(piece: &Piece) -> String {
    words!(
        "battle-refused-back-rank-full",
        piece = called::piece(*piece)
    )
}

fn not_in_check(piece: &Piece) -> String {
    words!(
        "battle-refused-king-in-check",
        piece = called::piece(*piece)
    )
}

fn illegal(mv: &Move) -> String {
    words!("table-move-illegal", mv = mv.to_string())
}

fn no_goal(to: &Square) -> String {
    words!("table-refused-not-a-goal", to = to.to_string())
}

fn no_promotion(piece: &Piece) -> String {
    words!(
        "battle-refused-no-such-promotion",
        piece = called::piece(*piece)
    )
}

fn no_retreat(problem: &RetreatError) -> String {
    match problem {
        RetreatError::InCheck => words!("battle-refused-retreat-in-check"),
        RetreatError::Over => words!("battle-refused-retreat-over"),
    }
}

fn no_entry(count: &usize) -> String {
    words!("battle-refused-no-such-entry", count = *count)
}
