//! A small painted map on a screen.

use crate::saves::painting::Pixels;
use crate::theme::palette;
use bevy_egui::egui::{self, Rect, Response, Sense, Stroke, StrokeKind, Ui, vec2};
use std::sync::Arc;

/// A picture and the texture that was made of it.
#[derive(Clone)]
struct Made {
    of: Arc<Pixels>,
    texture: egui::TextureHandle,
}

/// Draws a painted map, `side` points an edge; `key` tells it apart from others on the screen.
/// Without one the paper stays blank.
pub fn show(
    ui: &mut Ui,
    key: &str,
    pixels: Option<&Arc<Pixels>>,
    side: f32,
    alt: &str,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, alt));
    paint(ui, key, pixels, rect);
    response
}

/// Paints it into a rectangle.
pub fn paint(ui: &Ui, key: &str, pixels: Option<&Arc<Pixels>>, rect: Rect) {
    ui.painter().rect_filled(rect, 4.0, palette::PARCHMENT);
    if let Some(pixels) = pixels {
        let id = texture(ui.ctx(), key, pixels);
        let whole = Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
        egui::Image::from_texture((id, rect.size()))
            .uv(whole)
            .corner_radius(4)
            .paint_at(ui, rect);
    }
    let edge = Stroke::new(1.5, palette::EDGE);
    ui.painter()
        .rect_stroke(rect, 4.0, edge, StrokeKind::Outside);
}

/// The texture of a picture, made once and kept while the same picture is drawn under its key.
fn texture(ctx: &egui::Context, key: &str, pixels: &Arc<Pixels>) -> egui::TextureId {
    let id = egui::Id::new(("painted map", key));
    let made = ctx.data(|data| data.get_temp::<Made>(id));
    if let Some(made) = made.filter(|made| Arc::ptr_eq(&made.of, pixels)) {
        return made.texture.id();
    }
    let texture = ctx.load_texture(key, pixels.to_egui(), egui::TextureOptions::LINEAR);
    let texture_id = texture.id();
    let of = pixels.clone();
    ctx.data_mut(|data| data.insert_temp(id, Made { of, texture }));
    texture_id
}
