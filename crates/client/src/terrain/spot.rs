//! The ground of a square on a little board, in simple marks.

use crate::theme::palette;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};

const WATER: Color32 = Color32::from_rgb(0x6d, 0x9f, 0xb5);
const SHALLOWS: Color32 = Color32::from_rgb(0xbc, 0xd6, 0xdf);
const STONE: Color32 = Color32::from_rgb(0x8f, 0x88, 0x7e);
const LEAVES: Color32 = Color32::from_rgb(0x5c, 0x7d, 0x42);
const EARTH: Color32 = Color32::from_rgb(0x8a, 0x6a, 0x3c);

/// A square that is drawn.
pub struct Spot<'a> {
    pub(super) painter: &'a Painter,
    pub(super) place: Rect,
}

impl Spot<'_> {
    /// A point in it, from its upper left corner, in parts of its edge.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.place.min + vec2(x, y) * self.place.width()
    }

    fn part(&self, from: [f32; 2], to: [f32; 2], fill: Color32) {
        let part = Rect::from_min_max(self.at(from[0], from[1]), self.at(to[0], to[1]));
        self.painter.rect_filled(part, 0.0, fill);
    }

    fn lines(&self, colour: Color32, lines: &[[f32; 4]]) {
        for &[x, y, to_x, to_y] in lines {
            let line = [self.at(x, y), self.at(to_x, to_y)];
            self.painter.line_segment(line, Stroke::new(1.0, colour));
        }
    }

    /// Deep water with waves.
    pub(super) fn water(&self) {
        self.part([0.0, 0.0], [1.0, 1.0], WATER);
        for y in [0.3, 0.55, 0.8] {
            let wave = [0.08, 0.29, 0.5, 0.71, 0.92];
            let wave = wave.iter().enumerate().map(|(index, &x)| {
                let up = if index % 2 == 0 { 0.04 } else { -0.04 };
                self.at(x, y + up)
            });
            let stroke = Stroke::new(1.0, palette::PALE_PAPER.gamma_multiply(0.8));
            self.painter.add(Shape::line(wave.collect(), stroke));
        }
    }

    /// Shallow water with stones to step on.
    pub(super) fn ford(&self) {
        self.part([0.0, 0.0], [1.0, 1.0], SHALLOWS);
        for (x, y) in [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)] {
            self.painter.circle_filled(self.at(x, y), 2.0, STONE);
        }
    }

    /// Stones in courses.
    pub(super) fn wall(&self) {
        self.part([0.0, 0.0], [1.0, 1.0], STONE);
        let joints = [
            [0.0, 0.33, 1.0, 0.33],
            [0.0, 0.67, 1.0, 0.67],
            [0.5, 0.0, 0.5, 0.33],
            [0.25, 0.33, 0.25, 0.67],
            [0.75, 0.33, 0.75, 0.67],
            [0.5, 0.67, 0.5, 1.0],
        ];
        self.lines(palette::INK.gamma_multiply(0.6), &joints);
    }

    /// A way between two posts.
    pub(super) fn gate(&self) {
        for x in [0.0, 0.84] {
            self.part([x, 0.0], [x + 0.16, 1.0], STONE);
        }
    }

    /// What is left of a Tower.
    pub(super) fn breach(&self) {
        for (x, y, size) in [(0.15, 0.2, 2.5), (0.85, 0.3, 2.0), (0.2, 0.85, 2.0)] {
            self.painter.circle_filled(self.at(x, y), size, STONE);
        }
        self.painter.circle_filled(self.at(0.8, 0.82), 3.0, STONE);
    }

    /// Two of them in the upper corners, so that who stands there is seen.
    pub(super) fn trees(&self) {
        self.part([0.0, 0.0], [1.0, 1.0], LEAVES.gamma_multiply(0.3));
        for x in [0.17, 0.83] {
            let corners = [
                self.at(x, 0.06),
                self.at(x + 0.14, 0.4),
                self.at(x - 0.14, 0.4),
            ];
            let tree = Shape::convex_polygon(corners.to_vec(), LEAVES, Stroke::NONE);
            self.painter.add(tree);
        }
    }

    /// The slope of high ground, twice.
    pub(super) fn height(&self) {
        self.part([0.0, 0.0], [1.0, 1.0], EARTH.gamma_multiply(0.18));
        let slopes = [
            [0.06, 0.22, 0.18, 0.08],
            [0.18, 0.08, 0.3, 0.22],
            [0.7, 0.22, 0.82, 0.08],
            [0.82, 0.08, 0.94, 0.22],
        ];
        self.lines(EARTH, &slopes);
    }
}
