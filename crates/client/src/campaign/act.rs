use super::refused;
use ::campaign::{Command, Refusal, Side, Square, UndoError};
use rules::battle::Army;
use rules::{Color, Piece};

/// Everything that a person can do in a campaign besides playing its battles. Pointer, keyboard,
/// panels and tests all go through it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A square was tapped or chosen with the keyboard: what is lit there happens, else what
    /// stands there is selected.
    Touch(Square),
    /// Selects a square.
    Select(Square),
    /// Puts down what is selected and closes the open question.
    Cancel,
    /// In the picker: so many pieces of a kind go, at most those who can.
    Pick(Piece, u16),
    /// In the picker: everyone goes.
    PickAll,
    /// In the picker: nobody goes yet.
    PickNobody,
    /// In the picker: Knights ride over this square.
    PickVia(Square),
    /// The picker is done: those who were picked go, or get their rally order.
    Go,
    /// The next square that is touched becomes the goal of a rally order of the selected army.
    AimRally,
    /// The selected army is set aside for this turn.
    SetAside,
    /// The next thing to decide about is selected.
    NextTodo,
    /// The one before it.
    PreviousTodo,
    /// The turn ends; asks first if there are things left to decide.
    EndTurn,
    /// Asks whether to give up the campaign.
    Resign,
    /// Yes to the open question.
    Confirm,
    /// The battle that waits is fought on the board.
    Fight,
    /// Takes back the last command.
    Undo,
    /// A whole command, such as a build or the answer to a choice.
    Say(Command),
    /// Hotseat: the person asked for is there.
    LiftCurtain,
}

/// What a person is being asked on the map.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who goes.
    Party(Picking),
    /// Whether the turn really ends, with so many things left to decide.
    EndTurn(usize),
    /// Whether that kingdom really gives up.
    Resign(Color),
}

/// The picker: some pieces of an army, and where they are to go. It starts at nobody.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Picking {
    /// Where they stand.
    pub from: Square,
    /// Where they go.
    pub to: Square,
    /// How.
    pub way: Way,
    /// Who could go.
    pub able: Army,
    /// Who is picked.
    pub picked: Army,
    /// Riders: which square they pass, if the person chose.
    pub via: Option<Square>,
}

/// How picked pieces go.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// To the next square, attacks included.
    March,
    /// Two squares at once.
    Ride,
    /// By a rally order.
    Rally,
}

/// What an act brought about besides what [`Feed`](super::Feed) shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A square was selected.
    Selected(Square),
    /// An enemy was clicked to whom nobody beside him can go.
    Stays(Square, Stays),
    /// What was selected was put down.
    PutDown,
    /// A question came up or changed.
    Asked,
    /// A person's command was carried out.
    Done(Command),
    /// A command was taken back.
    Undone,
    /// Hotseat: the screen is now for that kingdom.
    Lifted(Color),
    /// A battle is to be fought on the board.
    ToBattle,
    /// Online: a side's command is wished of the room; it is done once the room says so.
    Wished(Side, Command),
    /// Online: the room is asked to take back the last own command.
    TakeBackWished,
}

/// Why nobody of an army goes to an enemy beside it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stays {
    /// They have moved.
    Moved,
    /// They retreated, and must rest.
    Rests,
    /// Their last attack was drawn: they may go, but not attack.
    Tired,
}

impl Stays {
    /// In words, of the army on a square.
    pub fn words(self, at: Square) -> String {
        let why = match self {
            Self::Moved => "moved",
            Self::Rests => "rests",
            Self::Tired => "tired",
        };
        words!(
            "campaign-refused-nobody-attacks",
            at = at.to_string(),
            why = why
        )
    }
}

/// Why an act was refused; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules say no.
    #[error("{}", refused::by_rules(.0))]
    Rules(#[from] Refusal),
    /// Nothing can be taken back.
    #[error("{}", refused::no_undo(*.0))]
    Undo(#[from] UndoError),
    /// The campaign has been decided.
    #[error("{}", words!("campaign-refused-over"))]
    Over,
    /// Others are on the move.
    #[error("{}", words!("table-refused-not-your-turn"))]
    NotYourTurn,
    /// A battle or a landing must be answered.
    #[error("{}", words!("campaign-refused-pending"))]
    Pending,
    /// Hotseat: the screen is covered.
    #[error("{}", words!("table-refused-curtain"))]
    Covered,
    /// No such question is open.
    #[error("{}", words!("table-refused-no-question"))]
    NoQuestion,
    /// The picker is still at nobody.
    #[error("{}", words!("campaign-refused-nobody"))]
    Nobody,
    /// No own army there.
    #[error("{}", words!("campaign-refused-select"))]
    NoArmy,
    /// It has nothing left to decide.
    #[error("{}", refused::not_waiting(*.0))]
    NotWaiting(Square),
    /// Every piece has an order already.
    #[error("{}", refused::all_promised(*.0))]
    AllPromised(Square),
    /// Nothing is left to decide.
    #[error("{}", words!("campaign-refused-nothing-left"))]
    NothingLeft,
    /// A battle is being played out or the world is being reckoned.
    #[error("{}", words!("campaign-refused-working"))]
    Working,
    /// Online: what was wished last has not come back.
    #[error("{}", words!("table-refused-under-way"))]
    UnderWay,
    /// Online: this screen has no kingdom.
    #[error("{}", words!("table-refused-looking-on"))]
    LooksOn,
    /// Online: the room is left, or has ended.
    #[error("{}", words!("campaign-refused-gone"))]
    Gone,
    /// Online: not everybody is there.
    #[error("{}", words!("table-refused-somebody-missing"))]
    Missing,
    /// Online: the other cannot be asked anything now.
    #[error("{}", words!("table-refused-no-connection"))]
    NoConnection,
    /// Online: something is asked already.
    #[error("{}", words!("table-refused-asked"))]
    Asked,
    /// Online: there is no own command to go back before.
    #[error("{}", words!("table-refused-nothing-to-take-back"))]
    NothingOfYours,
}
