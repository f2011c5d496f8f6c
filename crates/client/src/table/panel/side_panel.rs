use super::commands::{choices, commands, counters, dice, header, status};
use super::model::{Model, Wish};
use super::players::players;
use super::record::{record, through};
use crate::analysis;
use crate::panels::parts::{Part, stacked};
use crate::theme::grown;
use bevy_egui::egui::{Ui, vec2};

/// What the record needs at least: the cards of the players may take all else.
const RECORD: f32 = 130.0;

/// The panel beside the board: the players, the record, and everything that can be done.
pub fn side_panel(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    stacked(ui, "table", |ui, part| match part {
        Part::Top => {
            header(ui, model, &mut wishes);
            if let Some(strip) = model.strip {
                let wished = crate::online::strip(ui, strip);
                wishes.extend(wished.map(Wish::Room));
            }
            status(ui, model, &mut wishes);
            counters(ui, model);
            dice(ui, model);
        }
        Part::Middle => {
            let most = (ui.available_height() - grown(ui, RECORD)).max(90.0);
            players(ui, model, most, &mut wishes);
            let height = ui.available_height();
            match analysis::place(ui, model.view(), height, &mut wishes, Wish::Analysis) {
                true => record(ui, model, &mut wishes),
                false => through(ui, model, &mut wishes),
            }
        }
        Part::ScrolledMiddle => {
            players(ui, model, f32::INFINITY, &mut wishes);
            analysis::place(ui, model.view(), f32::INFINITY, &mut wishes, Wish::Analysis);
            ui.allocate_ui(vec2(ui.available_width(), grown(ui, RECORD)), |ui| {
                record(ui, model, &mut wishes);
            });
        }
        Part::Bottom => {
            choices(ui, model, &mut wishes);
            if !model.seen.buttons.is_empty() {
                ui.add_space(4.0);
            }
            commands(ui, model, &mut wishes);
        }
    });
    wishes
}
