//! The panel beside the board while a lesson is taken: between the sides stands the coach.

use super::commands::{commands, header};
use super::model::{Model, Wish};
use super::parts::{Offer, Part, stacked, turn_line};
use super::side::side_card;
use crate::battle::Action;
use crate::lessons::{Coach, CoachWish, Lies, sheet};
use crate::opponent::Task;
use bevy_egui::egui::Ui;
use rules::{Color, Piece};

/// What the coach has to say beside a board.
#[derive(Clone, Debug)]
pub struct Taught {
    /// His sheet.
    pub coach: Coach,
    /// The piece it is about.
    pub picture: Piece,
    /// Whether all that can be done in a battle is offered.
    pub commands: bool,
    /// What is said below instead of whose turn it is.
    pub line: Option<String>,
}

/// Draws the panel.
pub fn lesson_panel(
    ui: &mut Ui,
    model: &Model<'_>,
    taught: &Taught,
) -> (Vec<Wish>, Option<CoachWish>) {
    let (mut wishes, mut of_coach) = (Vec::new(), None);
    let id = match taught.commands {
        true => "lesson with commands",
        false => "lesson",
    };
    stacked(ui, id, |ui, part| match part {
        Part::Top => {
            header(ui, model, &mut wishes);
            side_card(ui, model, model.top_side(), &mut wishes);
        }
        Part::Middle => {
            let lies = Lies::Tall(ui.available_height());
            of_coach = say(ui, model, taught, lies).or(of_coach);
        }
        Part::ScrolledMiddle => {
            of_coach = say(ui, model, taught, Lies::Scrolled).or(of_coach);
        }
        Part::Bottom => {
            side_card(ui, model, !model.top_side(), &mut wishes);
            let back = Offer::back(Wish::Act(Action::Live));
            let back = (!model.table.is_live()).then_some(back);
            let thinks = model.thinking == Some(Task::Hint);
            let words = match &taught.line {
                _ if thinks => words!("panel-looking-for-hint"),
                Some(line) if model.table.is_live() && model.table.outcome().is_none() => {
                    line.clone()
                }
                _ => model.turn_words(),
            };
            let hurry = || Offer::hurry(Task::Hint, Wish::MoveNow);
            let offer = back.or_else(|| thinks.then(hurry));
            turn_line(ui, words, offer, &mut wishes);
            if taught.commands {
                commands(ui, model, &mut wishes);
            }
        }
    });
    (wishes, of_coach)
}

fn say(ui: &mut Ui, model: &Model<'_>, taught: &Taught, lies: Lies) -> Option<CoachWish> {
    // A Tower is the defender's.
    let side = match taught.picture {
        Piece::Tower => Color::Black,
        _ => Color::White,
    };
    let picture = model.pictures.piece(model.row(side), taught.picture, 40.0);
    sheet(ui, &taught.coach, picture, lies)
}
