use crate::analysis::{self, Analysis, Face, View};
use crate::called;
use crate::online::{Strip, StripWish, Told};
use crate::opponent::{Task, Watching};
use crate::panels::parts::{answer_awaited, in_check, no_connection};
use crate::screens::Overlay;
use crate::table::{Chair, Seen};
use crate::theme::Pictures;
use egui_phosphor::regular as icon;
use rules::Variant;
use tabletop::{Act, Choice, Kind, Livery, Place, Player, Sitter, Sitting, capital};

/// Everything the panel of a table shows.
#[derive(Copy, Clone, Debug)]
pub struct Model<'a> {
    /// The game at this screen.
    pub sitting: &'a Sitting,
    /// What is seen of it.
    pub seen: &'a Seen,
    /// Men, blocks, dice and badges.
    pub pictures: &'a Pictures,
    /// What is being thought about, and for whom.
    pub thinking: Option<(Task, Player)>,
    /// Whether only computers play, and wait.
    pub watching: Watching,
    /// Whether the record is played by itself.
    pub replaying: bool,
    /// The bar of the replay lies under the board.
    pub steered: bool,
    /// The faces of dice that still tumble; what they show means nothing.
    pub tumbling: Option<u8>,
    /// What the computer thinks of it, if that can be had.
    pub analysis: Option<&'a Analysis>,
    /// What the room tells, if others play at other screens.
    pub strip: Option<&'a Strip>,
}

/// What a person wants of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something done at the table.
    Act(Act),
    /// The computer shall stop thinking and move.
    MoveNow,
    /// The pause menu, the result or the help.
    Open(Overlay),
    /// Computers shall wait, or go on.
    PauseWatching,
    /// The record shall be played by itself, or stop.
    Replay(bool),
    /// Something of the analysis.
    Analysis(analysis::Wish),
    /// Something of the room.
    Room(StripWish),
}

impl<'a> Model<'a> {
    /// A table at rest.
    pub fn new(sitting: &'a Sitting, seen: &'a Seen, pictures: &'a Pictures) -> Self {
        Self {
            sitting,
            seen,
            pictures,
            thinking: None,
            watching: Watching {
                only_computers: sitting.only_computers(),
                paused: false,
            },
            replaying: false,
            steered: false,
            tumbling: None,
            analysis: None,
            strip: None,
        }
    }

    /// The analysis, if it is switched on.
    pub fn view(&self) -> Option<View<'a>> {
        let analysis = self.analysis.filter(|it| it.is_on())?;
        Some(View {
            analysis,
            face: Face::CHESS,
            pictures: self.pictures,
            flipped: self.sitting.is_flipped(),
        })
    }

    /// The sign of the analysis beside the move after which there are so many entries.
    pub fn sign(&self, at: usize) -> &'static str {
        self.analysis.map_or("", |it| it.sign(at))
    }

    /// Which game it is.
    pub fn variant(&self) -> Variant {
        self.sitting.game().variant()
    }

    /// Whose decision is shown.
    pub fn turn(&self) -> Option<&'a Chair> {
        self.seen
            .look
            .turn
            .and_then(|player| self.seen.chair(player))
    }

    /// `You`, the name of who plays at another screen, or a level with the sign of the computer.
    pub fn who(&self, chair: &Chair) -> String {
        match chair.sitter {
            Sitter::Human if self.sitting.is_online() => words!("panel-you"),
            Sitter::Afar if self.sitting.is_online() => {
                let person = chair.person.clone();
                person.unwrap_or_else(|| words!("panel-nobody-yet"))
            }
            Sitter::Human if self.sitting.lone_human().is_some() => {
                let person = chair.person.clone();
                person.unwrap_or_else(|| words!("panel-you"))
            }
            Sitter::Human | Sitter::Afar => {
                let person = chair.person.clone();
                person.unwrap_or_else(|| words!("panel-player"))
            }
            Sitter::Computer(level) => format!("{} {}", icon::ROBOT, called::level(level)),
        }
    }

    /// What is to be done now and by whom, in words; once there is a hint, the hint.
    pub fn turn_words(&self) -> String {
        let (sitting, seen) = (self.sitting, self.seen);
        if !sitting.is_live() {
            let (at, len) = (sitting.shown_at(), sitting.game().len());
            return words!("table-looking-back", at = at, count = len);
        }
        if let Some(ending) = &seen.ending {
            return format!("{} {}", sentence(&ending.headline), ending.words);
        }
        let said = |words| in_check(seen.is_check(), words);
        if let Some(hint) = sitting.hint() {
            return said(words!("table-hint-is", hint = hint_words(hint)));
        }
        let Some(chair) = self.turn() else {
            return String::new();
        };
        if sitting.company().is_some_and(|company| company.cut) {
            let own = chair.sitter.is_human();
            return no_connection(seen.is_check(), own, sitting.sent().is_some());
        }
        if self
            .strip
            .is_some_and(|strip| matches!(strip.told, Told::Asked(_)))
        {
            // Whoever gave check is not in check.
            let own = chair.sitter.is_human();
            let check = own && seen.is_check();
            return in_check(check, answer_awaited(own));
        }
        if sitting.sent().is_some() && self.strip.is_some_and(|strip| strip.told != Told::Quiet) {
            return words!("panel-under-way");
        }
        if sitting.company().is_some_and(|company| company.waits) {
            return words!("table-somebody-missing");
        }
        match chair.sitter {
            Sitter::Computer(_) if self.watching.paused => words!("table-waits"),
            Sitter::Computer(_) => said(words!("table-thinks", name = &chair.name)),
            Sitter::Afar => said(self.with_remark(self.afar_words(chair))),
            Sitter::Human if !seen.look.status.is_empty() => said(seen.look.status.clone()),
            Sitter::Human if sitting.lone_human().is_some() => {
                said(self.with_remark(words!("panel-your-turn")))
            }
            Sitter::Human => {
                let name = capital(&chair.called);
                said(self.with_remark(words!("panel-to-move", name = name)))
            }
        }
    }

    /// What somebody at another screen is to do.
    fn afar_words(&self, chair: &Chair) -> String {
        let look = &self.seen.look;
        let name = chair.person.as_ref().unwrap_or(&chair.name);
        match (look.deed.as_str(), look.mover == look.turn) {
            ("", true) => words!("panel-is-to-move", name = name),
            ("", false) => words!("table-is-to-decide", name = name),
            (deed, _) => words!("table-does", name = name, deed = deed),
        }
    }

    /// Whose turn it is with what is said beside it.
    fn with_remark(&self, words: String) -> String {
        match self.seen.look.remark.as_str() {
            "" => words,
            remark => format!("{words} {remark}."),
        }
    }
}

/// Closed by a full stop, if nothing closes it.
fn sentence(words: &str) -> String {
    match words.ends_with(['.', '!', '?']) {
        true => words.to_owned(),
        false => format!("{words}."),
    }
}

/// What a hint advises.
fn hint_words(hint: &Choice) -> String {
    let goal = hint.to.map(|to| to.to_string());
    let what = &hint.words;
    match (hint.from, goal) {
        (Some(Place::Board(from)), Some(to)) if hint.icon.is_some() => {
            words!(
                "table-hint-move-as",
                from = from.to_string(),
                to = to,
                what = what
            )
        }
        (Some(Place::Board(from)), Some(to)) => {
            words!("table-hint-move", from = from.to_string(), to = to)
        }
        (Some(Place::Reserve(kind)), Some(to)) => {
            words!("table-hint-place", piece = kind.key(), to = to)
        }
        (Some(Place::Board(from)), None) => {
            words!("table-hint-at", from = from.to_string(), what = what)
        }
        (None, Some(to)) => format!("{what} {to}"),
        _ => what.clone(),
    }
}

/// The piece that stands for an army.
pub const fn emblem(livery: Livery) -> Kind {
    match livery {
        Livery::Southern | Livery::Northern => Kind::Sovereign,
        Livery::FieldSouth | Livery::FieldNorth => Kind::FaceDown,
        _ => Kind::King,
    }
}
