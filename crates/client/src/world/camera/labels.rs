//! Letters and numbers along the edges of the map: beside the board while that is in view, else
//! along the edges of the window, where they stay at any zoom.

use super::glide::Gaze;
use super::view::{Frame, MapView};
use crate::settings::Settings;
use crate::theme::{grown, palette, serif_bold};
use crate::transition::Transition;
use crate::world::SQUARE;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};

/// How broad a strip of labels is, in points.
const STRIP: f32 = 20.0;
/// From the edge of the map to the middle of its labels, in squares.
const BESIDE: f32 = 0.27;

/// A label in logical pixels.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Label {
    text: String,
    at: Vec2,
}

/// The labels of one edge.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Strip {
    /// Whether it lies along the window's edge over the map, on paper of its own.
    frozen: bool,
    /// In logical pixels.
    body: Rect,
    labels: Vec<Label>,
}

/// The strips below and to the left of the map; `broad` is a strip's breadth in logical pixels.
pub(super) fn strips(view: &MapView, frame: &Frame, broad: f32) -> [Strip; 2] {
    let board = Rect::from_corners(
        view.to_window(Vec2::new(frame.map.min.x, frame.map.max.y)),
        view.to_window(Vec2::new(frame.map.max.x, frame.map.min.y)),
    );
    let side = (frame.map.width() / frame.square).round() as u8;
    let square = board.width() / f32::from(side);
    let beside = (BESIDE * square).max(broad * 0.5);
    let lowest = frame.area.max.y - broad / 2.0;
    let leftmost = frame.area.min.x + broad / 2.0;
    let (below, left) = (board.max.y + beside, board.min.x - beside);
    let (y, x) = (below.min(lowest), left.max(leftmost));
    let along = |index: u8| (f32::from(index) + 0.5) * square;
    let files = (0..side).map(|file| Label {
        text: char::from(b'a' + file).to_string(),
        at: Vec2::new(board.min.x + along(file), y),
    });
    let ranks = (0..side).map(|rank| Label {
        text: (rank + 1).to_string(),
        at: Vec2::new(x, board.max.y - along(rank)),
    });
    // The corner belongs to neither.
    let (frozen_y, frozen_x) = (below > lowest, left < leftmost);
    let right_of = frame.area.min.x + if frozen_x { broad } else { 0.0 };
    let above = frame.area.max.y - if frozen_y { broad } else { 0.0 };
    let room = broad * 0.35;
    let across = |at: &Label| (right_of + room..frame.area.max.x - room).contains(&at.at.x);
    let down = |at: &Label| (frame.area.min.y + room..above - room).contains(&at.at.y);
    [
        Strip {
            frozen: frozen_y,
            body: Rect::new(
                frame.area.min.x,
                y - broad / 2.0,
                frame.area.max.x,
                y + broad / 2.0,
            ),
            labels: files.filter(across).collect(),
        },
        Strip {
            frozen: frozen_x,
            body: Rect::new(x - broad / 2.0, frame.area.min.y, x + broad / 2.0, above),
            labels: ranks.filter(down).collect(),
        },
    ]
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    gaze: Res<Gaze>,
    view: Res<MapView>,
    transition: Option<Res<Transition>>,
    window: Single<&Window, With<PrimaryWindow>>,
) -> Result {
    // They know nothing of a passage that draws the map from elsewhere.
    let away = transition.is_some_and(|it| it.moves_camera());
    let shown = settings.show_coordinates && !away;
    let Some((_, frame)) = gaze.goal().filter(|_| shown) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let scale = settings.scale_in(window.width(), window.height());
    let painter = ctx.layer_painter(egui::LayerId::background());
    let square = SQUARE / view.scale / scale;
    let size = (square * 0.20).clamp(12.0, 18.0);
    for strip in strips(&view, &frame, grown(ctx, STRIP) * scale) {
        if strip.frozen {
            let body = egui::Rect::from_min_max(
                egui::pos2(strip.body.min.x / scale, strip.body.min.y / scale),
                egui::pos2(strip.body.max.x / scale, strip.body.max.y / scale),
            );
            painter.rect_filled(body, 0.0, palette::PAPER.gamma_multiply(0.86));
            painter.rect_stroke(
                body,
                0.0,
                egui::Stroke::new(1.0, palette::EDGE),
                egui::StrokeKind::Inside,
            );
        }
        for label in strip.labels {
            painter.text(
                egui::pos2(label.at.x / scale, label.at.y / scale),
                egui::Align2::CENTER_CENTER,
                label.text,
                egui::FontId::new(size, serif_bold()),
                palette::INK,
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(side: f32) -> Frame {
        let map = Rect::from_corners(Vec2::ZERO, Vec2::splat(side * 100.0));
        let area = Rect::new(0.0, 30.0, 980.0, 720.0);
        Frame::new(Vec2::new(1280.0, 720.0), area, map, 100.0)
    }

    #[test]
    fn labels_stand_beside_the_whole_map() {
        let frame = frame(8.0);
        let view = frame.fit();
        let [files, ranks] = strips(&view, &frame, 20.0);
        assert!(!files.frozen && !ranks.frozen);
        assert_eq!((files.labels.len(), ranks.labels.len()), (8, 8));
        for (file, label) in files.labels.iter().enumerate() {
            let under = view.to_world(label.at);
            assert!((under.x - (file as f32 + 0.5) * 100.0).abs() < 0.1);
            assert!(under.y < 0.0, "below the map");
        }
        assert_eq!(ranks.labels[7].text, "8");
        assert!(ranks.labels[7].at.y < ranks.labels[0].at.y);
    }

    #[test]
    fn labels_stay_at_the_edge_when_the_map_is_near() {
        let frame = frame(16.0);
        let view = frame.keep(frame.centred(Vec2::splat(800.0), 0.5));
        let [files, ranks] = strips(&view, &frame, 20.0);
        assert!(files.frozen && ranks.frozen);
        assert!(!files.labels.is_empty() && files.labels.len() < 16);
        for label in files.labels.iter().chain(&ranks.labels) {
            assert!(frame.area.contains(label.at), "{label:?}");
        }
        assert!(files.labels.iter().all(|label| label.at.y > 700.0));
        assert!(files.labels.iter().all(|label| label.at.x > 20.0));
    }
}
