use super::parts::{answer_awaited, in_check, no_connection};
use crate::analysis::{self, Analysis, Men, View};
use crate::battle::{Action, Question, Seat, Table, short_notation};
use crate::called;
use crate::online::{Strip, StripWish, Told};
use crate::opponent::{Task, Watching};
use crate::puzzles::{self, Face};
use crate::screens::Overlay;
use crate::settings::Colours;
use crate::theme::Pictures;
use egui_phosphor::regular as icon;
use rules::battle::Army;
use rules::{Color, Position as _};

/// Everything the panels show.
#[derive(Copy, Clone, Debug)]
pub struct Model<'a> {
    /// The battle.
    pub table: &'a Table,
    /// Pieces and badges.
    pub pictures: &'a Pictures,
    /// The colours of the sides.
    pub colours: Colours,
    /// What is being thought about.
    pub thinking: Option<Task>,
    /// Whether two computers play, and wait.
    pub watching: Watching,
    /// What the computer thinks of it, if that can be had.
    pub analysis: Option<&'a Analysis>,
    /// Whether the record plays by itself.
    pub replaying: bool,
    /// The bar of the replay lies under the board.
    pub steered: bool,
    /// What the room tells, if others fight at other screens.
    pub strip: Option<&'a Strip>,
    /// The puzzle that is solved on the board, if it is one.
    pub puzzle: Option<Face<'a>>,
}

/// What a person wants of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something done at the table.
    Act(Action),
    /// The computer shall stop thinking and move.
    MoveNow,
    /// The pause menu, the result or the help.
    Open(Overlay),
    /// Two computers shall wait, or go on.
    PauseWatching,
    /// Something of the analysis.
    Analysis(analysis::Wish),
    /// The record shall be played by itself, or stop.
    Replay(bool),
    /// Something of the room.
    Room(StripWish),
    /// Something of the puzzle.
    Puzzle(puzzles::Wish),
}

impl<'a> Model<'a> {
    /// A battle alone: nothing is thought about, analysed or replayed, and nobody is elsewhere.
    pub fn new(table: &'a Table, pictures: &'a Pictures, colours: Colours) -> Self {
        Self {
            table,
            pictures,
            colours,
            thinking: None,
            watching: Watching::default(),
            analysis: None,
            replaying: false,
            steered: false,
            strip: None,
            puzzle: None,
        }
    }

    /// The analysis, if it is switched on.
    pub fn view(&self) -> Option<View<'a>> {
        let analysis = self.analysis.filter(|it| it.is_on())?;
        let setup = self.table.setup();
        Some(View {
            analysis,
            face: analysis::Face {
                names: Color::ALL.map(|color| setup.name_key(color)),
                men: Men::Battle(Color::ALL.map(|color| self.row(color))),
            },
            pictures: self.pictures,
            flipped: self.table.is_flipped(),
        })
    }

    /// The sign of the analysis beside the move after which there are so many entries.
    pub fn sign(&self, at: usize) -> &'static str {
        self.analysis.map_or("", |it| it.sign(at))
    }

    /// The side shown at the top of the board.
    pub fn top_side(&self) -> Color {
        if self.table.is_flipped() {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The row of the piece atlases for a side.
    pub fn row(&self, color: Color) -> usize {
        self.table.setup().row(self.colours, color)
    }

    /// `You`, the name of who fights at another screen, or a level with the sign of the computer;
    /// in a campaign also which part he has.
    pub fn player(&self, color: Color) -> String {
        let who = self.who(color);
        match (self.table.setup().campaign, color) {
            (None, _) => who,
            (Some(_), Color::White) => words!("battle-who-attacking", who = who),
            (Some(_), Color::Black) => words!("battle-who-defending", who = who),
        }
    }

    fn who(&self, color: Color) -> String {
        if self.table.is_puzzle() && self.table.setup().seat(color) == Seat::Afar {
            return words!("puzzles-defence");
        }
        match self.table.setup().seat(color) {
            Seat::Human if self.table.is_online() => words!("panel-you"),
            Seat::Afar if self.table.is_online() => {
                let name = self.table.called(color).map(str::to_owned);
                name.unwrap_or_else(|| words!("panel-nobody-yet"))
            }
            Seat::Human if self.table.setup().lone_human().is_some() => {
                let name = self.table.called(color).map(str::to_owned);
                name.unwrap_or_else(|| words!("panel-you"))
            }
            Seat::Human | Seat::Afar => {
                let name = self.table.called(color).map(str::to_owned);
                name.unwrap_or_else(|| words!("panel-player"))
            }
            Seat::Computer(level) => format!("{} {}", icon::ROBOT, called::level(level)),
        }
    }

    /// Whose turn it is, in words; once there is a hint, the hint.
    pub fn turn_words(&self) -> String {
        let table = self.table;
        if !table.is_live() {
            return words!("panel-looking-back");
        }
        if let Some(face) = self.puzzle {
            return puzzles::turn_words(face, table);
        }
        if let Some(outcome) = table.outcome() {
            return crate::battle::outcome_words(&outcome);
        }
        if table.is_resolving() {
            return words!("battle-resolving");
        }
        let color = table.position().side_to_move();
        let said = |words| in_check(table.position().is_check(), words);
        if let Some(mv) = table.hint() {
            let hint = short_notation(table.position(), mv);
            return said(words!("panel-hint-is", hint = hint));
        }
        if table.company().is_some_and(|company| company.cut) {
            let own = table.setup().seat(color).is_human();
            let check = table.position().is_check();
            return no_connection(check, own, table.sent().is_some());
        }
        if self
            .strip
            .is_some_and(|strip| matches!(strip.told, Told::Asked(_)))
        {
            // Whoever gave check is not in check.
            let own = table.setup().seat(color).is_human();
            let check = own && table.position().is_check();
            return in_check(check, answer_awaited(own));
        }
        if table.sent().is_some() && self.strip.is_some_and(|strip| strip.told != Told::Quiet) {
            return words!("panel-under-way");
        }
        if table.company().is_some_and(|company| company.waits) {
            return words!("battle-somebody-missing");
        }
        if let (Some(Question::Extend(color)), true) = (table.question(), table.is_online())
            && table.asks_here().is_none()
        {
            let name = table.called(color).map(str::to_owned);
            let name = name.unwrap_or_else(|| table.setup().name(color));
            return match table.sent() {
                Some(_) => words!("battle-answer-under-way"),
                None => words!("battle-asked-to-extend", name = name),
            };
        }
        if let Some(Question::Extend(color)) = table.asks_here() {
            return match table.setup().lone_human() {
                Some(_) => words!("battle-you-decide-to-extend"),
                None => words!("battle-decides-to-extend", name = table.setup().name(color)),
            };
        }
        match (table.setup().seat(color), table.setup().lone_human()) {
            (Seat::Afar, _) if let Some(name) = table.called(color) => {
                said(words!("panel-is-to-move", name = name))
            }
            (Seat::Human, Some(_)) => said(words!("panel-your-turn")),
            (Seat::Human, None) | (Seat::Afar, _) => {
                said(words!("panel-to-move", name = table.setup().name(color)))
            }
            (Seat::Computer(_), Some(_)) => said(words!("panel-thinking")),
            (Seat::Computer(_), _) if self.watching.paused => words!("battle-waits"),
            (Seat::Computer(_), _) => said(words!("battle-thinks", side = called::part(color))),
        }
    }
}

/// `1 point`, `5 points`.
pub fn points_words(points: u32) -> String {
    words!("battle-points", count = points)
}

/// An army in words, such as `1 Rook, 2 Pawns`; `nothing` if there is none.
pub fn army_words(army: &Army) -> String {
    let words: Vec<String> = army
        .iter()
        .map(|(piece, count)| {
            words!(
                "battle-army-pieces",
                count = count,
                piece = called::piece(piece)
            )
        })
        .collect();
    if words.is_empty() {
        words!("battle-army-nothing")
    } else {
        words.join(", ")
    }
}
