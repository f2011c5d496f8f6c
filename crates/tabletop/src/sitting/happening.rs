use super::Wanted;
use crate::{Choice, Place, Player, Point, WayOut};

/// Everything that can be done at a table. Pointer, keyboard, panel, computer and tests all go
/// through it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A place was clicked or chosen with the keyboard: does what it is a goal of, else picks up
    /// what stands there, else puts down what is picked up.
    Touch(Place),
    /// Picks up what stands there (the start of a drag).
    Pick(Place),
    /// Drops what is picked up on a point (the end of a drag).
    Drop(Point),
    /// Does one of the choices, by its action.
    Choose(String),
    /// Puts down what is picked up and closes the open question; who is asked to agree says no.
    Cancel,
    /// What a computer does, thought out for the table of that version.
    Reply {
        /// For which state of the game.
        version: u64,
        /// What it does.
        action: String,
    },
    /// Takes back: against computers to the person's last own decision, else to the last of all.
    TakeBack,
    /// Does again what was taken back last.
    Redo,
    /// Wishes a hint.
    Hint,
    /// The hint, thought out for the table of that version.
    HintFound {
        /// For which state of the game.
        version: u64,
        /// What a strong player would do.
        action: String,
    },
    /// Asks whether the game is to end this way.
    WayOut(WayOut),
    /// Says yes to the question about a way out, agrees to it, or wants what cannot be mended.
    Confirm,
    /// The screen has been handed over.
    Unveil,
    /// Shows or hides everything hidden.
    FaceUp(bool),
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

/// What a person is being asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Which of these, all of which begin and end in the same places (what a pawn becomes).
    Which(Vec<Choice>),
    /// Whether that player really ends the game so.
    WayOut(Player, WayOut),
    /// Whether a player agrees that the game ends undecided, as another wishes, who has secrets
    /// from him: asked when the screen has been handed to him.
    Agree {
        /// Who wishes it.
        by: Player,
        /// Who is asked.
        to: Player,
    },
    /// Whether this is really to be done; its `asks` tells what comes of it.
    Sure(Choice),
}

/// What an act brought about, in order: what animation and sound follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Something was picked up.
    Picked,
    /// What was picked up was put down.
    PutDown,
    /// A question came up.
    Asked,
    /// The record grew: it had `from` entries, now it has `to`.
    Went {
        /// Entries before.
        from: usize,
        /// Entries now.
        to: usize,
    },
    /// Something was done that is not on record (a piece moved before the game begins).
    Changed,
    /// A hint is to be thought out.
    HintWanted,
    /// A hint is there.
    HintShown,
    /// The board shows another position by take-back, looking back, or another viewer.
    Jumped,
    /// The board was turned round.
    Flipped,
    /// Others are asked, one after the other, whether the game is to end undecided.
    Offered,
    /// That player was asked and plays on.
    Declined(Player),
    /// Something is wished of the room, where others play at other screens.
    Wished {
        /// For whom.
        player: Player,
        /// What.
        what: Wanted,
    },
    /// The game is over.
    Ended,
}
