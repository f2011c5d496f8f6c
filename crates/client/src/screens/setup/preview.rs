//! How the two armies will stand, drawn small.

use crate::battle::side_name;
use crate::settings::Colours;
use crate::theme::{Pictures, palette};
use bevy_egui::egui::{self, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use rules::battle::{Army, Position};
use rules::{Color, Square};

/// Draws a position `side` points wide and high.
pub fn show(ui: &mut Ui, position: &Position, colours: Colours, pictures: &Pictures, side: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(
            egui::WidgetType::Image,
            true,
            words!("setup-deployment", position = position.to_string()),
        )
    });
    pictures
        .thumb(position.terrain(), side)
        .corner_radius(4)
        .paint_at(ui, rect);
    let square = side / 8.0;
    for rank in 0..8 {
        for file in 0..8 {
            let Some(at) = Square::at(file, rank) else {
                continue;
            };
            let Some((color, piece)) = position.piece_at(at) else {
                continue;
            };
            let corner = rect.min + vec2(f32::from(file), f32::from(7 - rank)) * square;
            let place = Rect::from_min_size(corner, vec2(square, square));
            pictures
                .piece(colours.row(color), piece, square)
                .paint_at(ui, place);
        }
    }
    ui.painter().rect_stroke(
        rect,
        4.0,
        Stroke::new(1.5, palette::EDGE),
        StrokeKind::Outside,
    );
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
