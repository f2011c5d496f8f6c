use super::parts::no_connection;
use crate::analysis::{self, Analysis, Men, View};
use crate::battle::{Action, Question, Seat, Table, short_notation, side_name};
use crate::online::{Strip, StripWish, Told};
use crate::opponent::{Task, Watching};
use crate::puzzles::{self, Face};
use crate::screens::Overlay;
use crate::settings::Colours;
use crate::theme::Pictures;
use egui_phosphor::regular as icon;
use rules::battle::Army;
use rules::{Color, Piece, Position as _};
use words::words;

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
    /// The analysis, if it is switched on.
    pub fn view(&self) -> Option<View<'a>> {
        let analysis = self.analysis.filter(|it| it.is_on())?;
        let setup = self.table.setup();
        Some(View {
            analysis,
            face: analysis::Face {
                names: Color::ALL.map(|color| setup.name(color)),
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
            (Some(_), Color::White) => format!("{who}, attacking"),
            (Some(_), Color::Black) => format!("{who}, defending"),
        }
    }

    fn who(&self, color: Color) -> String {
        if self.table.is_puzzle() && self.table.setup().seat(color) == Seat::Afar {
            return words!("puzzles-defence");
        }
        match self.table.setup().seat(color) {
            Seat::Human if self.table.is_online() => "You".to_owned(),
            Seat::Afar if self.table.is_online() => {
                self.table.called(color).unwrap_or("Nobody yet").to_owned()
            }
            Seat::Human if self.table.setup().lone_human().is_some() => {
                self.table.called(color).unwrap_or("You").to_owned()
            }
            Seat::Human | Seat::Afar => self.table.called(color).unwrap_or("Player").to_owned(),
            Seat::Computer(level) => format!("{} {}", icon::ROBOT, level.name()),
        }
    }

    /// Whose turn it is, in words; once there is a hint, the hint.
    pub fn turn_words(&self) -> String {
        let table = self.table;
        if !table.is_live() {
            return "Looking back.".to_owned();
        }
        if let Some(face) = self.puzzle {
            return puzzles::turn_words(face, table);
        }
        if let Some(outcome) = table.outcome() {
            return crate::battle::outcome_words(&outcome);
        }
        if table.is_resolving() {
            return "The rest is being played out…".to_owned();
        }
        let color = table.position().side_to_move();
        let check = if table.position().is_check() {
            "Check! "
        } else {
            ""
        };
        if let Some(mv) = table.hint() {
            return format!("{check}Hint: {}", short_notation(table.position(), mv));
        }
        if table.company().is_some_and(|company| company.cut) {
            let own = table.setup().seat(color).is_human();
            return no_connection(check, own, table.sent().is_some());
        }
        if table.sent().is_some() && self.strip.is_some_and(|strip| strip.told != Told::Quiet) {
            return "What you have done is on its way.".to_owned();
        }
        if table.company().is_some_and(|company| company.waits) {
            return "Somebody is missing: the battle waits.".to_owned();
        }
        if let (Some(Question::Extend(color)), true) = (table.question(), table.is_online())
            && table.asks_here().is_none()
        {
            let name = table.called(color).unwrap_or(table.setup().name(color));
            return match table.sent() {
                Some(_) => "Your answer is on its way.".to_owned(),
                None => format!("The moves are used up: {name} is asked whether to fight on."),
            };
        }
        match (table.setup().seat(color), table.setup().lone_human()) {
            (Seat::Afar, _) if let Some(name) = table.called(color) => {
                format!("{check}{name} is to move.")
            }
            (Seat::Human, Some(_)) => format!("{check}Your turn."),
            (Seat::Human, None) => format!("{check}{} to move.", table.setup().name(color)),
            (Seat::Afar, _) => format!("{check}{} to move.", table.setup().name(color)),
            (Seat::Computer(_), Some(_)) => format!("{check}Thinking…"),
            (Seat::Computer(_), _) if self.watching.paused => "The battle waits.".to_owned(),
            (Seat::Computer(_), _) => {
                format!("{check}The {} thinks…", side_name(color).to_lowercase())
            }
        }
    }
}

/// `1 point`, `5 points`.
pub fn points_words(points: u32) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

/// An army in words, such as `1 Rook, 2 Pawns`; `nothing` if there is none.
pub fn army_words(army: &Army) -> String {
    let words: Vec<String> = army
        .iter()
        .map(|(piece, count)| match (count, piece) {
            (1, piece) => format!("1 {piece}"),
            (count, Piece::Pawn) => format!("{count} Pawns"),
            (count, piece) => format!("{count} {piece}s"),
        })
        .collect();
    if words.is_empty() {
        "nothing".to_owned()
    } else {
        words.join(", ")
    }
}
