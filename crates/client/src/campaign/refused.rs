//! Why the rules of the map refuse something, in words.

use crate::called;
use crate::panels::army_words;
use ::campaign::{Barred, CommandError, Refusal, Square, UndoError};
use rules::battle::RetreatError;

/// Why a command is refused, as a sentence without its full stop.
pub(crate) fn by_rules(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Text(problem) => words!("campaign-refused-text", problem = no_command(problem)),
        Refusal::Over => words!("campaign-refused-over"),
        Refusal::AwaitingChoice => words!("campaign-refused-choice"),
        Refusal::AwaitingBattle => words!("campaign-refused-battle"),
        Refusal::AwaitingExtension => words!("campaign-refused-extension"),
        Refusal::AwaitingLanding => words!("campaign-refused-landing"),
        Refusal::RoguesTurn => words!("campaign-refused-rogues"),
        Refusal::NothingToAnswer => words!("campaign-refused-nothing-to-answer"),
        Refusal::NoExtension => words!("campaign-refused-no-extension"),
        Refusal::NoLanding(at, why) => words!(
            "campaign-refused-no-landing",
            at = at.to_string(),
            why = barred_key(*why)
        ),
        Refusal::IllegalMove(mv) => words!("table-move-illegal", mv = mv.to_string()),
        Refusal::Retreat(RetreatError::InCheck) => words!("battle-refused-retreat-in-check"),
        Refusal::Retreat(RetreatError::Over) => words!("battle-refused-retreat-over"),
        Refusal::NobodyPlays => words!("campaign-refused-nobody-plays"),
        Refusal::BadBattle(at) => words!("campaign-refused-bad-battle", at = at),
        _ => of_march(refusal),
    }
}

/// Why a text is no command, as a sentence without its full stop.
pub(crate) fn no_command(problem: &CommandError) -> String {
    match problem {
        CommandError::Unknown(text) => words!("campaign-refused-command", text = text.as_str()),
        CommandError::Form(form) => words!("campaign-refused-form", form = *form),
        CommandError::Square(text) => words!("problem-no-square", text = text.as_str()),
        CommandError::OffMap(at) => words!("campaign-refused-off-map", at = at.to_string()),
        CommandError::Pieces(text) => words!("campaign-refused-pieces", text = text.as_str()),
        CommandError::Building(text) => words!("campaign-refused-building", text = text.as_str()),
        CommandError::Number(text) => words!("campaign-refused-number", text = text.as_str()),
        CommandError::Move(text) => words!("campaign-refused-move", text = text.as_str()),
    }
}

/// What has to do with armies and where they go.
fn of_march(refusal: &Refusal) -> String {
    match refusal {
        Refusal::OffMap(at) => words!("campaign-refused-off-map", at = at.to_string()),
        Refusal::NoArmy(at) => words!("campaign-refused-no-army", at = at.to_string()),
        Refusal::NotNext { from, to } => words!(
            "campaign-refused-not-next",
            from = from.to_string(),
            to = to.to_string()
        ),
        Refusal::Mountain(at) => words!("campaign-refused-mountain", at = at.to_string()),
        Refusal::NotSoMany { at, there } => words!(
            "campaign-refused-not-so-many",
            at = at.to_string(),
            army = army_words(there)
        ),
        Refusal::NotSoManyAble { at, able } => words!(
            "campaign-refused-not-so-many-able",
            at = at.to_string(),
            army = army_words(able)
        ),
        Refusal::NobodyAble(at) => words!("campaign-refused-nobody-able", at = at.to_string()),
        Refusal::NotAllKnights(at) => {
            words!("campaign-refused-not-all-knights", at = at.to_string())
        }
        Refusal::NotARide { from, to } => words!(
            "campaign-refused-not-a-ride",
            from = from.to_string(),
            to = to.to_string()
        ),
        Refusal::NoWayOver(at) => words!("campaign-refused-no-way-over", at = at.to_string()),
        Refusal::NoWay { from, to } => words!(
            "campaign-refused-no-way",
            from = from.to_string(),
            to = to.to_string()
        ),
        Refusal::AlreadyThere(at) => words!("campaign-refused-already-there", at = at.to_string()),
        Refusal::NotSoManyFree { at, free } => words!(
            "campaign-refused-not-so-many-free",
            at = at.to_string(),
            army = army_words(free)
        ),
        Refusal::NoOrder { at, number } => words!(
            "campaign-refused-no-order",
            at = at.to_string(),
            number = *number
        ),
        _ => of_city(refusal),
    }
}

/// What has to do with cities.
fn of_city(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoCity(at) => words!("campaign-refused-no-city", at = at.to_string()),
        Refusal::Busy { at, piece } => words!(
            "campaign-refused-busy",
            at = at.to_string(),
            piece = called::piece(*piece)
        ),
        Refusal::TooDear { piece, cost, gold } => words!(
            "campaign-refused-too-dear",
            piece = called::piece(*piece),
            cost = *cost,
            gold = *gold
        ),
        Refusal::NotBuilt(piece) => {
            words!("campaign-refused-not-built", piece = called::piece(*piece))
        }
        Refusal::NoBuild(at) => words!("campaign-refused-no-build", at = at.to_string()),
        other => rules::capital(&other.to_string()),
    }
}

/// By what words know why nobody lands somewhere.
const fn barred_key(why: Barred) -> &'static str {
    match why {
        Barred::Far => "far",
        Barred::Mountain => "mountain",
        Barred::Taken => "taken",
        Barred::Beside => "beside",
        Barred::EnemyCity => "enemy-city",
        Barred::Camp => "camp",
    }
}

/// Why nothing can be taken back.
pub(crate) fn no_undo(why: UndoError) -> String {
    match why {
        UndoError::Nothing => words!("campaign-refused-undo"),
    }
}

/// That an army has nothing left to decide.
pub(super) fn not_waiting(at: Square) -> String {
    words!("campaign-refused-not-waiting", at = at.to_string())
}

/// That every piece has an order already.
pub(super) fn all_promised(at: Square) -> String {
    words!("campaign-refused-all-promised", at = at.to_string())
}
