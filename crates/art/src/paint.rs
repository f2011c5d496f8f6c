//! Brushes: single strokes, and a whole picture painted over stroke by stroke.

use resvg::tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Transform};

use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{smooth, value};

/// One stroke of a bristly brush.
#[derive(Debug, Clone, Copy)]
pub struct Stroke {
    /// Middle, in pixels.
    pub x: f32,
    /// Middle, in pixels.
    pub y: f32,
    /// Direction in radians, 0 to the right, clockwise.
    pub angle: f32,
    /// Half its length in pixels.
    pub length: f32,
    /// Half its width in pixels.
    pub width: f32,
    /// How far its ends bend sideways, in pixels.
    pub bend: f32,
    /// Its paint.
    pub colour: Rgb,
    /// How much it covers, 0 to 1.
    pub alpha: f32,
    /// How much single bristles show, 0 to 1.
    pub bristle: f32,
}

/// Draws one stroke; `seed` gives its bristles.
pub fn stroke(canvas: &mut Canvas, s: &Stroke, seed: u32) {
    let (sin, cos) = s.angle.sin_cos();
    let reach_x = (cos.abs() * s.length + sin.abs() * (s.width + s.bend.abs())).ceil() as i32 + 1;
    let reach_y = (sin.abs() * s.length + cos.abs() * (s.width + s.bend.abs())).ceil() as i32 + 1;
    let (cx, cy) = (s.x.floor() as i32, s.y.floor() as i32);
    let edge = (1.0 / s.width).min(1.0);
    for y in cy - reach_y..=cy + reach_y {
        for x in cx - reach_x..=cx + reach_x {
            let (dx, dy) = (x as f32 + 0.5 - s.x, y as f32 + 0.5 - s.y);
            let u = (dx * cos + dy * sin) / s.length;
            if u.abs() >= 1.0 {
                continue;
            }
            let v = (dy * cos - dx * sin - s.bend * u * u) / s.width;
            let taper = (1.0 - u * u).sqrt().max(0.05);
            let inside = 1.0 - smooth(1.0 - edge, 1.0 + edge, v.abs() / taper);
            if inside <= 0.0 {
                continue;
            }
            let hair = value(v * 3.5 + 40.0, u * 1.3 + 7.0, seed) - 0.5;
            let alpha = s.alpha * inside * (1.0 - s.bristle * smooth(-0.1, 0.45, hair) * 0.9);
            canvas.blend(x, y, s.colour.scale(1.0 + hair * 0.22 * s.bristle), alpha);
        }
    }
}

/// One pass of strokes over a whole picture.
#[derive(Debug, Clone, Copy)]
pub struct Pass {
    /// Half the width of a stroke in pixels.
    pub width: f32,
    /// Length over width.
    pub ratio: f32,
    /// How much each stroke covers.
    pub alpha: f32,
    /// How far colours stray, e.g. 0.05.
    pub jitter: f32,
    /// Share of the picture left untouched, 0 to 1.
    pub skip: f32,
}

impl Pass {
    /// The fields in their order.
    pub const fn new(width: f32, ratio: f32, alpha: f32, jitter: f32, skip: f32) -> Self {
        Self {
            width,
            ratio,
            alpha,
            jitter,
            skip,
        }
    }
}

/// Paints `base` over with strokes that follow `flow` (radians at a pixel), coarse passes first.
#[must_use]
pub fn repaint(
    base: &Canvas,
    passes: &[Pass],
    seed: u64,
    flow: impl Fn(f32, f32) -> f32,
) -> Canvas {
    repaint_within(base, passes, seed, flow, |_, _| true)
}

/// As [`repaint`], but with strokes only where `within` a shape.
#[must_use]
pub fn repaint_within(
    base: &Canvas,
    passes: &[Pass],
    seed: u64,
    flow: impl Fn(f32, f32) -> f32,
    within: impl Fn(f32, f32) -> bool,
) -> Canvas {
    let mut canvas = base.clone();
    let mut dice = Dice::new(seed);
    for pass in passes {
        let step = pass.width * 1.7;
        let columns = (base.width as f32 / step).ceil() as usize + 1;
        let rows = (base.height as f32 / step).ceil() as usize + 1;
        let mut order: Vec<usize> = (0..columns * rows).collect();
        dice.shuffle(&mut order);
        for cell in order {
            if dice.chance(pass.skip) {
                continue;
            }
            let x = ((cell % columns) as f32 + dice.near(0.8)) * step;
            let y = ((cell / columns) as f32 + dice.near(0.8)) * step;
            if !within(x, y) {
                continue;
            }
            let light = 1.0 + dice.near(pass.jitter);
            let tone = base.at(x, y).lit(light);
            let colour = Rgb(
                tone.0 * (1.0 + dice.near(pass.jitter * 0.5)),
                tone.1,
                tone.2 * (1.0 + dice.near(pass.jitter * 0.7)),
            );
            let one = Stroke {
                x,
                y,
                angle: flow(x, y) + dice.near(0.35),
                length: pass.width * pass.ratio * dice.range(0.7, 1.3),
                width: pass.width * dice.range(0.7, 1.2),
                bend: dice.near(pass.width * 0.8),
                colour,
                alpha: pass.alpha,
                bristle: 0.7,
            };
            stroke(&mut canvas, &one, cell as u32);
        }
    }
    canvas
}

/// A soft round blot, e.g. a shadow: full in its middle half, fading to its edge.
pub fn blot(canvas: &mut Canvas, x: f32, y: f32, radius: (f32, f32), colour: Rgb, alpha: f32) {
    let (rx, ry) = radius;
    for py in (y - ry).floor() as i32..=(y + ry).ceil() as i32 {
        for px in (x - rx).floor() as i32..=(x + rx).ceil() as i32 {
            let (dx, dy) = ((px as f32 + 0.5 - x) / rx, (py as f32 + 0.5 - y) / ry);
            let d = (dx * dx + dy * dy).sqrt();
            canvas.blend(px, py, colour, alpha * (1.0 - smooth(0.35, 1.0, d)));
        }
    }
}

/// An axis-aligned block with slightly unsteady edges, as if cut from stone; corners in pixels.
pub fn slab(canvas: &mut Canvas, from: (f32, f32), to: (f32, f32), colour: Rgb, seed: u32) {
    for y in from.1.floor() as i32 - 1..=to.1.ceil() as i32 {
        for x in from.0.floor() as i32 - 1..=to.0.ceil() as i32 {
            let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
            let wobble = (value(px * 0.13, py * 0.13, seed) - 0.5) * 1.6;
            let inside = (px - from.0).min(to.0 - px).min(py - from.1).min(to.1 - py) + wobble;
            let grain = 1.0 + (value(px * 0.16, py * 0.22, seed ^ 77) - 0.5) * 0.16;
            canvas.blend(x, y, colour.scale(grain), smooth(-0.2, 1.0, inside));
        }
    }
}

/// A filled shape with the given corners in pixels.
pub fn polygon(canvas: &mut Canvas, corners: &[(f32, f32)], colour: Rgb, alpha: f32) {
    let bound = |pick: fn(&(f32, f32)) -> f32| {
        let all = corners.iter().map(pick);
        let low = all.clone().fold(f32::MAX, f32::min).floor() - 1.0;
        (low, all.fold(f32::MIN, f32::max).ceil() + 1.0)
    };
    let ((left, right), (top, bottom)) = (bound(|c| c.0), bound(|c| c.1));
    let mut path = PathBuilder::new();
    for (i, (x, y)) in corners.iter().enumerate() {
        if i == 0 {
            path.move_to(x - left, y - top);
        } else {
            path.line_to(x - left, y - top);
        }
    }
    path.close();
    let pixmap = Pixmap::new((right - left) as u32, (bottom - top) as u32);
    let (Some(mut pixmap), Some(path)) = (pixmap, path.finish()) else {
        return;
    };
    let byte = |v: f32| (v.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
    let mut paint = Paint::default();
    paint.set_color_rgba8(byte(colour.0), byte(colour.1), byte(colour.2), 255);
    pixmap.fill_path(
        &path,
        &paint,
        FillRule::Winding,
        Transform::identity(),
        None,
    );
    canvas.stamp(&pixmap, left as i32, top as i32, alpha);
}
