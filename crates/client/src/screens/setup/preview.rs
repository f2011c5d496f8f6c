//! How the two armies will stand, drawn small.

use crate::battle::side_name;
use crate::board::SmallBattle;
use crate::settings::Colours;
use crate::theme::{Pictures, palette};
use bevy_egui::egui::{self, Sense, Ui};
use rules::Color;
use rules::battle::{Army, Position};

/// Draws a position `side` points wide and high.
pub fn show(ui: &mut Ui, position: &Position, colours: Colours, pictures: &Pictures, side: f32) {
    let words = words!("setup-deployment", position = position.to_string());
    SmallBattle::new(position, colours, &words).show(ui, pictures, side, Sense::hover());
}

/// Draws what waits in reserve as pieces with counts on one line.
pub fn reserve_line(
    ui: &mut Ui,
    reserve: &Army,
    color: Color,
    colours: Colours,
    pictures: &Pictures,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let whose = words!("setup-reserve", side = side_name(color));
        ui.label(
            egui::RichText::new(whose)
                .size(13.0)
                .color(palette::FADED_INK),
        );
        ui.add_space(6.0);
        for (piece, count) in reserve.iter() {
            ui.add(pictures.piece(colours.row(color), piece, 20.0));
            ui.label(egui::RichText::new(count.to_string()).size(13.0));
            ui.add_space(4.0);
        }
    });
}
