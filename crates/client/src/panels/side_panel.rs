use super::commands::{commands, header, status};
use super::model::{Model, Wish};
use super::moves::{move_list, through};
use super::parts::{Part, stacked};
use super::side::side_card;
use crate::analysis;
use crate::puzzles;
use crate::theme::grown;
use bevy_egui::egui::{Ui, vec2};

/// The panel beside the board: both sides, the moves, and everything that can be done.
pub fn side_panel(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    stacked(ui, "battle", |ui, part| match part {
        Part::Top => {
            header(ui, model, &mut wishes);
            if let Some(strip) = model.strip {
                let wished = crate::online::strip(ui, strip);
                wishes.extend(wished.map(Wish::Room));
            }
            if let Some(face) = model.puzzle {
                puzzles::card(ui, face);
            }
            side_card(ui, model, model.top_side(), &mut wishes);
        }
        Part::Middle => {
            let height = ui.available_height();
            match analysis::place(ui, model.view(), height, &mut wishes, Wish::Analysis) {
                true => move_list(ui, model, &mut wishes),
                false => through(ui, model, &mut wishes),
            }
        }
        Part::ScrolledMiddle => {
            analysis::place(ui, model.view(), f32::INFINITY, &mut wishes, Wish::Analysis);
            ui.allocate_ui(vec2(ui.available_width(), grown(ui, 150.0)), |ui| {
                move_list(ui, model, &mut wishes);
            });
        }
        Part::Bottom => {
            side_card(ui, model, !model.top_side(), &mut wishes);
            status(ui, model, &mut wishes);
            commands(ui, model, &mut wishes);
        }
    });
    wishes
}
