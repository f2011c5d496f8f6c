//! How the game will begin, drawn small.

use super::words;
use crate::table::{SmallBoard, TableSetup};
use crate::theme::{Pictures, palette};
use bevy_egui::egui::{RichText, Ui, vec2};
use rules::Variant;
use rules::chess::pgn;
use rules::european::{Nation, Seat};
use tabletop::{Board, Game, Look, Sign, Viewer, open};

/// What is being set up, with how it will look.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// What was chosen.
    pub setup: TableSetup,
    preview: Option<Preview>,
    /// Why nothing could be pasted.
    trouble: Option<String>,
}

#[derive(Clone, Debug)]
struct Preview {
    of: (Variant, String),
    /// The board and what stands on it, or why there is no such beginning.
    look: Result<(Board, Look), String>,
    /// What comes of it, in words.
    promise: String,
}

/// What comes of a start.
fn promise(start: &str, game: &dyn Game) -> String {
    let games = pgn::read(start).map_or(0, |games| games.len());
    let first = match games {
        0 | 1 => String::new(),
        count => words!("table-setup-first-of", count = count) + " ",
    };
    let then = match game.ending() {
        Some(_) => words!("table-setup-over"),
        None => words!("table-setup-begins-so"),
    };
    first + &then
}

/// An army that comes on piece by piece is not to look like an empty corner.
fn mark_deployment(look: &mut Look, setup: &TableSetup) {
    if setup.variant != Variant::European {
        return;
    }
    for (seat, corner) in Seat::ALL.into_iter().zip(setup.corners) {
        if corner.is_some_and(|(nation, _)| nation == Nation::Ottoman) {
            let places = seat
                .deployment()
                .map(|square| (square.into(), Sign::Deploy));
            look.signs.retain(|sign| !places.contains(sign));
            look.signs.extend(places);
        }
    }
}

impl Draft {
    /// A set-up to be worked on.
    pub fn new(setup: TableSetup) -> Self {
        Self {
            setup,
            ..Default::default()
        }
    }

    /// Takes what was copied elsewhere as the start of a game of chess.
    pub fn paste(&mut self, text: Option<String>) {
        let text = text.filter(|text| !text.trim().is_empty());
        self.trouble = match text {
            Some(_) => None,
            None => Some(words!("table-setup-nothing-copied")),
        };
        if let Some(text) = text {
            self.setup.chess_start = text.trim().to_owned();
        }
    }

    /// Why nothing could be pasted.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Forgets that something could not be pasted.
    pub fn no_trouble(&mut self) {
        self.trouble = None;
    }

    fn preview(&mut self) -> &Preview {
        let of = (self.setup.variant, self.setup.start());
        let known = self.preview.take().filter(|preview| preview.of == of);
        let preview = known.unwrap_or_else(|| {
            let game = open(of.0, &of.1);
            let promise = match &game {
                Ok(game) if of.0 == Variant::Chess => promise(&of.1, &**game),
                _ => String::new(),
            };
            let look = match game {
                Ok(game) => {
                    let viewer = game
                        .players()
                        .first()
                        .map_or(Viewer::Everything, |first| Viewer::Player(*first));
                    let mut look = game.look(viewer, game.len());
                    mark_deployment(&mut look, &self.setup);
                    Ok((game.board(), look))
                }
                Err(refused) => Err(refused.to_string()),
            };
            Preview { of, look, promise }
        });
        self.preview.insert(preview)
    }

    /// What comes of the start, in words.
    pub(super) fn promise(&mut self) -> String {
        self.preview().promise.clone()
    }

    /// Whether the game can begin so.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_begin(&mut self) -> Result<(), String> {
        words::may_begin(&self.setup)?;
        let look = &self.preview().look;
        look.as_ref().map(drop).map_err(String::clone)
    }
}

/// How wide the board of a game is for its height.
pub(super) fn shape(variant: Variant) -> f32 {
    SmallBoard::shape(match variant {
        Variant::Field => Board::Field,
        _ => Board::Squares,
    })
}

/// Draws the board as it will be at the beginning.
pub(super) fn show(ui: &mut Ui, draft: &mut Draft, pictures: &Pictures) {
    let room = ui.available_size() - vec2(0.0, 30.0);
    let preview = draft.preview();
    match &preview.look {
        Ok((board, look)) => {
            let board = SmallBoard {
                variant: preview.of.0,
                board: *board,
                look,
                ringed: &[],
                words: &words!("table-setup-board"),
            };
            board.show(ui, pictures, room);
        }
        Err(_) => {
            ui.add_space(room.y * 0.4);
            let words = words!("table-setup-nothing-yet");
            ui.label(RichText::new(words).color(palette::FADED_INK));
            ui.add_space(room.y * 0.4);
        }
    }
}
