use crate::{Choice, Livery, Look, Mind, Place, Point, Step, chess, european, field, minnaar};
use rules::{Variant, chess as chess_rules};
use std::fmt::Debug;
use words::words;

/// One of the players of a game, by number. European Chess counts its corners, so that numbers
/// may be left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

/// Who looks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what he may know.
    Player(Player),
    /// Somebody from whom nothing is hidden.
    Everything,
}

/// The form of a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// 8 by 8 squares.
    Squares,
    /// Field Chess: 5 by 12 points.
    Field,
}

impl Board {
    /// Columns and rows.
    pub const fn size(self) -> (u8, u8) {
        match self {
            Self::Squares => (8, 8),
            Self::Field => (5, 12),
        }
    }
}

/// A way for a player to end a game, always there on his turn, never among the choices.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum WayOut {
    /// Gives up. The action is `resign`.
    Resign,
    /// An end by agreement of all who still play: a draw, or undecided. The action is `agree`.
    Agree,
}

impl WayOut {
    /// The way out that an action is, if it is one.
    pub(crate) fn of(action: &str) -> Option<Self> {
        let mut ways = [Self::Resign, Self::Agree].into_iter();
        ways.find(|way| way.action() == action)
    }

    /// What [`Game::play`] takes.
    pub const fn action(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::Agree => "agree",
        }
    }
}

/// How a game ended, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won; several where an alliance did, nobody where it is a draw or undecided.
    pub winners: Vec<Player>,
    /// `Checkmate`, `THE SOVEREIGN ALLIANCE PREVAILS.`
    pub headline: String,
    /// `White wins.`, `Liberation Achieved!`
    pub words: String,
    /// The reason's name in files, such as `checkmate`.
    pub reason: &'static str,
}

/// A game as text for elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The text.
    pub text: String,
    /// The ending of a file's name: `pgn`, `txt`.
    pub extension: &'static str,
}

/// Why something was refused, in words that are said in the language of the moment; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The game has ended.
    #[error("{}", words!("table-refused-over"))]
    Over,
    /// It is somebody else's decision.
    #[error("{}", words!("table-refused-not-your-turn"))]
    NotYourTurn,
    /// The computer decides.
    #[error("{}", words!("table-refused-computers-turn"))]
    ComputersTurn,
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(String),
    /// The text is no start of this game.
    #[error("{0}")]
    Unreadable(String),
    /// An older position is shown.
    #[error("{}", words!("table-refused-looking-back"))]
    LookingBack,
    /// A question waits for its answer.
    #[error("{}", words!("table-refused-question-open"))]
    QuestionOpen,
    /// Nothing asks.
    #[error("{}", words!("table-refused-no-question"))]
    NoQuestion,
    /// Nothing of the decider's stands there.
    #[error("{0}")]
    NothingThere(String),
    /// What is picked up cannot go there.
    #[error("{}", no_goal(.0))]
    NotAGoal(Point),
    /// What was thought out belongs to a position that is no longer there.
    #[error("{}", words!("table-refused-stale"))]
    Stale,
    /// Nothing was taken back that could be done again.
    #[error("{}", words!("table-refused-nothing-to-redo"))]
    NothingToRedo,
    /// Nothing to take back.
    #[error("{}", words!("table-refused-nothing-to-take-back"))]
    NothingToTakeBack,
    /// What was seen cannot be unseen.
    #[error("{}", words!("table-refused-unseen"))]
    Unseen,
    /// Somebody else has answered to it.
    #[error("{}", words!("table-refused-others-acted"))]
    OthersActed,
    /// Nobody is there to do it.
    #[error("{}", words!("table-refused-only-computers"))]
    OnlyComputers,
    /// The record is shorter than that.
    #[error("{}", no_entry(.0))]
    NoSuchEntry(usize),
    /// The screen is being handed over.
    #[error("{}", words!("table-refused-curtain"))]
    Curtain,
    /// The text would tell what is still hidden.
    #[error("{}", words!("table-refused-secret"))]
    Secret,
    /// The game has no hints.
    #[error("{}", words!("table-refused-no-hints"))]
    NoHints,
    /// People at other screens play without help, too.
    #[error("{}", words!("table-refused-no-help"))]
    NoHelp,
    /// Nobody plays at this screen.
    #[error("{}", words!("table-refused-looking-on"))]
    LookingOn,
    /// A seat of the room is free.
    #[error("{}", words!("table-refused-somebody-missing"))]
    SomebodyMissing,
    /// The others cannot be asked anything now.
    #[error("{}", words!("table-refused-no-connection"))]
    NoConnection,
    /// What was done has not come back from the room yet.
    #[error("{}", words!("table-refused-under-way"))]
    UnderWay,
    /// The others are being asked something.
    #[error("{}", words!("table-refused-asked"))]
    Asked,
}

fn no_goal(to: &Point) -> String {
    words!("table-refused-not-a-goal", to = to.to_string())
}

fn no_entry(count: &usize) -> String {
    words!("table-refused-no-such-entry", count = *count)
}

/// A board game before the people who play it: the same for every game.
///
/// The state is `start` and the log of everything that was done; `len` entries of it are on
/// record. A player is shown and told only what he may know.
pub trait Game: Debug + Send + Sync {
    /// Which game it is.
    fn variant(&self) -> Variant;

    /// The form of its board.
    fn board(&self) -> Board;

    /// Everybody who plays, in turn order.
    fn players(&self) -> Vec<Player>;

    /// What a player is called: `White`, `Southern Sovereigns`, `Medieval China`.
    fn name(&self, player: Player) -> String;

    /// What a player is called within a sentence: `the Plain army`.
    fn called(&self, player: Player) -> String {
        self.name(player)
    }

    /// The colours a player began with.
    fn livery(&self, player: Player) -> Livery;

    /// Whether anything is hidden from a player that another knows.
    fn has_secrets(&self) -> bool;

    /// Whether `player` sits at the top of the board, which is turned round for him.
    fn sits_at_top(&self, player: Player) -> bool;

    /// Whose decision is awaited; `None` once the game is over.
    fn decider(&self) -> Option<Player>;

    /// Everything the decider may do, in no particular order; none once the game is over.
    fn choices(&self) -> Vec<Choice>;

    /// Why the decider, who has no choice from `from` to `to`, cannot do that, in the words of
    /// the rules and from nothing that he does not see; `None` if nothing is to be told.
    fn why_not(&self, from: Place, to: Point) -> Option<String>;

    /// Why the decider can begin nothing with what he has at `place`, likewise.
    fn why_idle(&self, place: Place) -> Option<String>;

    /// What the decider has to do without being asked, because he has nothing left to decide with.
    fn forced(&self) -> Option<(Player, &'static str)> {
        None
    }

    /// How a player may end the game now, beside playing it.
    fn ways_out(&self, player: Player) -> Vec<WayOut>;

    /// Whether any player may end the game by [`WayOut::Agree`] alone, without asking the others.
    fn ends_by_choice(&self) -> bool {
        false
    }

    /// Whether a computer can be asked to agree to that, and may say no.
    fn computers_weigh_draws(&self) -> bool {
        false
    }

    /// Whether a computer agrees that the game ends undecided, as the decider wishes.
    fn computer_agrees(&self) -> bool {
        true
    }

    /// Does what a player has chosen. An action is one of [`Game::choices`] or of
    /// [`Game::ways_out`]; a game may take other ways of writing them (`set …` in Field Chess,
    /// `stow …` in European Chess).
    ///
    /// # Errors
    /// Says why it is refused; then nothing has changed.
    fn play(&mut self, player: Player, action: &str) -> Result<(), Refused>;

    /// How many entries the record has.
    fn len(&self) -> usize;

    /// Whether nothing is on record yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What a viewer sees (or saw) after `at` entries of the record, at most all of them.
    fn look(&self, viewer: Viewer, at: usize) -> Look;

    /// The record as a viewer may know it: exactly [`Game::len`] steps.
    fn steps(&self, viewer: Viewer) -> Vec<Step>;

    /// Why it ended, as files name it, and who won; `None` while it goes on.
    fn end(&self) -> Option<(&'static str, Vec<Player>)>;

    /// Headline and words of an end for that reason, in the language that is spoken.
    fn end_words(&self, reason: &str, winners: &[Player]) -> (String, String);

    /// How it ended; `None` while it goes on.
    fn ending(&self) -> Option<Ending> {
        let (reason, winners) = self.end()?;
        let (headline, words) = self.end_words(reason, &winners);
        Some(Ending {
            winners,
            headline,
            words,
            reason,
        })
    }

    /// How many entries would be left if `player` took back his last own decision.
    ///
    /// # Errors
    /// Says why he cannot.
    fn take_back_to(&self, player: Player) -> Result<usize, Refused>;

    /// Whether anybody but `player` has done anything since the record had `len` entries, on
    /// record or not.
    fn others_acted_since(&self, player: Player, len: usize) -> bool {
        let steps = self.steps(Viewer::Everything);
        steps.iter().skip(len).any(|step| step.player != player)
    }

    /// Forgets all but the first `len` entries of the record.
    ///
    /// # Errors
    /// Says why that cannot be; then nothing has changed.
    fn take_back(&mut self, len: usize) -> Result<(), Refused>;

    /// The game as it was after `len` entries of the record, to be played on from there; where
    /// dice belong to that entry, after them. This one stays as it is.
    ///
    /// # Errors
    /// Says why it cannot be.
    fn cut(&self, len: usize) -> Result<Box<dyn Game>, Refused> {
        let mut refused = Err(Refused::NoSuchEntry(self.len()));
        for len in len..=self.len() {
            let mut game = self.boxed();
            match game.take_back(len) {
                Ok(()) => return Ok(game),
                Err(why) => refused = Err(why),
            }
        }
        refused
    }

    /// What a computer that plays for `player` may know now; `None` if it is not his decision.
    fn mind(&self, player: Player) -> Option<Mind>;

    /// The positions of a game of chess, the first and one after each entry of the record; `None`
    /// for every other game.
    fn chess_positions(&self) -> Option<&[chess_rules::Position]> {
        None
    }

    /// Whether a hint may be asked for.
    fn has_hints(&self) -> bool;

    /// The position now as text, whole.
    fn position_text(&self) -> String {
        self.position_at(self.len())
    }

    /// The position after `at` entries of the record, at most all of them, as text, whole.
    fn position_at(&self, at: usize) -> String;

    /// The position after `at` entries of the record, at most all of them, as text, as far as
    /// `player` may (or might then) know it; `None` if there is no such text.
    fn position_seen(&self, player: Player, at: usize) -> Option<String> {
        let _ = player;
        (!self.has_secrets()).then(|| self.position_at(at))
    }

    /// The whole game as text for elsewhere, nothing hidden but what is still to come: while it
    /// goes on the text does not tell how dice will fall.
    fn export(&self) -> Export;

    /// How it began, in words that [`open`] takes.
    fn start(&self) -> String;

    /// Everything that was done, in order, so that it can be done again.
    fn log(&self) -> Vec<(Player, String)>;

    /// A copy.
    fn boxed(&self) -> Box<dyn Game>;
}

impl Clone for Box<dyn Game> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A game at its beginning. `start` is that of [`Game::start`]; empty for the usual beginning.
///
/// # Errors
/// Says what is wrong with `start`, or that battles are played elsewhere.
pub fn open(variant: Variant, start: &str) -> Result<Box<dyn Game>, Refused> {
    match variant {
        Variant::Chess => Ok(Box::new(chess::Chess::open(start)?)),
        Variant::Minnaar => Ok(Box::new(minnaar::Minnaar::open(start)?)),
        Variant::Field => Ok(Box::new(field::Field::open(start)?)),
        Variant::European => Ok(Box::new(european::European::open(start)?)),
        other => Err(Refused::Unreadable(words!(
            "table-refused-elsewhere",
            game = other.title()
        ))),
    }
}
