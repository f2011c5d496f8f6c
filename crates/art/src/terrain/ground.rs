//! What all boards share: the view, the light, the brushwork and the chequer.

use super::{SIDE, SQUARE};
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth, value};
use crate::paint::{Pass, repaint};

/// From which side the board is seen.
#[derive(Debug, Clone, Copy)]
pub struct View {
    /// Rank 1 on top.
    pub flipped: bool,
}

impl View {
    /// The place on the board under a pixel: files 0 to 8 from the a side, ranks 0 to 8 from White's.
    pub fn place(self, x: f32, y: f32) -> (f32, f32) {
        let (u, v) = (x / SQUARE, y / SQUARE);
        if self.flipped {
            (8.0 - u, v)
        } else {
            (u, 8.0 - v)
        }
    }

    /// The pixel over a place on the board.
    pub fn pixel(self, place: (f32, f32)) -> (f32, f32) {
        if self.flipped {
            ((8.0 - place.0) * SQUARE, place.1 * SQUARE)
        } else {
            (place.0 * SQUARE, (8.0 - place.1) * SQUARE)
        }
    }
}

/// One kind of ground. Places are (file, rank) in squares.
pub trait Land {
    /// The ground's own colour, unlit.
    fn colour(&self, place: (f32, f32)) -> Rgb;
    /// Height in squares.
    fn height(&self, place: (f32, f32)) -> f32 {
        0.05 * fractal(place.0 * 1.1, place.1 * 1.1, 31, 3)
    }
    /// The direction of the brush at a place, in radians of the unflipped picture.
    fn flow(&self, place: (f32, f32)) -> f32 {
        drift(place)
    }
    /// How strongly the chequer shows, 1 as on grass.
    fn chequer(&self, _place: (f32, f32)) -> f32 {
        1.0
    }
    /// Flat things painted before the chequer.
    fn lay(&self, _scene: &mut Scene) {}
    /// Standing things painted after the chequer.
    fn build(&self, _scene: &mut Scene) {}
}

/// The direction of the brush over open ground.
pub fn drift(place: (f32, f32)) -> f32 {
    signed(place.0 * 0.7, place.1 * 0.7, 77, 2) * 1.8 - 0.4
}

/// A board being painted.
#[derive(Debug)]
pub struct Scene {
    /// The picture so far.
    pub canvas: Canvas,
    /// The side it is seen from.
    pub view: View,
}

impl Scene {
    /// Scattered places, the same from either side: `count` of them, where `fits` says so, from the back of the picture to the front.
    pub fn scatter(
        &self,
        seed: u64,
        count: usize,
        fits: impl Fn((f32, f32)) -> bool,
    ) -> Vec<(f32, f32)> {
        self.strip(seed, count, (-0.05, 8.05), fits)
    }

    /// As [`Self::scatter`], only between two ranks.
    pub fn strip(
        &self,
        seed: u64,
        count: usize,
        ranks: (f32, f32),
        fits: impl Fn((f32, f32)) -> bool,
    ) -> Vec<(f32, f32)> {
        let mut dice = Dice::new(seed);
        let mut places: Vec<_> = (0..count)
            .map(|_| (dice.range(-0.05, 8.05), dice.range(ranks.0, ranks.1)))
            .filter(|place| fits(*place))
            .collect();
        self.sort(&mut places);
        places
    }

    /// Orders places from the back of the picture to the front.
    pub fn sort(&self, places: &mut [(f32, f32)]) {
        places.sort_by(|a, b| self.view.pixel(*a).1.total_cmp(&self.view.pixel(*b).1));
    }
}

/// Meadow green with straw-coloured patches.
pub fn meadow(place: (f32, f32)) -> Rgb {
    let warp = signed(place.0 * 0.6, place.1 * 0.6, 5, 2) * 0.8;
    let wide = fractal(place.0 * 0.55 + warp, place.1 * 0.55 - warp, 11, 3);
    let fine = fractal(place.0 * 2.6 + warp, place.1 * 2.6, 12, 3);
    let green = Rgb::hex(0x86a64e).mix(Rgb::hex(0xa6ba60), smooth(0.25, 0.75, wide));
    let straw = smooth(
        0.55,
        0.85,
        fractal(place.0 * 0.9 - warp, place.1 * 0.9, 13, 3),
    );
    green
        .mix(Rgb::hex(0xcbbd70), straw * 0.6)
        .mix(Rgb::hex(0x668a44), smooth(0.55, 0.8, fine) * 0.36)
}

/// Multiplies the light of the north-west sun on `land` into its colour.
fn lit(land: &dyn Land, view: View, x: f32, y: f32) -> Rgb {
    let reach = 3.0;
    let height = |dx: f32, dy: f32| land.height(view.place(x + dx, y + dy));
    let slope_x = height(reach, 0.0) - height(-reach, 0.0);
    let slope_y = height(0.0, reach) - height(0.0, -reach);
    let slope = (slope_x * 0.75 + slope_y) * SQUARE / (2.0 * reach);
    let light = 1.0 + (slope * 0.62).clamp(-0.42, 0.34);
    land.colour(view.place(x, y)).lit(light)
}

/// How dark the square under a pixel is: -1 light, 1 dark; and how much it lies on a grid line, 0 to 1.
fn square_at(x: f32, y: f32) -> (f32, f32) {
    let wobble = |seed| {
        signed(x * 0.021, y * 0.021, seed, 2) * 2.6 + signed(x * 0.12, y * 0.12, seed + 9, 1) * 1.1
    };
    let (wx, wy) = (x + wobble(201), y + wobble(301));
    let edge = |v: f32| {
        let in_cell = v.rem_euclid(SQUARE);
        in_cell.min(SQUARE - in_cell)
    };
    let parity = ((wx / SQUARE).floor() + (wy / SQUARE).floor()) as i32;
    let near = edge(wx).min(edge(wy));
    let side = if parity.rem_euclid(2) == 1 { 1.0 } else { -1.0 };
    let outer = x.min(y).min(SIDE as f32 - x).min(SIDE as f32 - y);
    let line = (1.0 - smooth(0.4, 1.9, near)) * smooth(2.0, 6.0, outer);
    (side * smooth(0.0, 1.4, near), line)
}

/// Lays the soft chequer and the faint grid over the ground.
fn chequer(scene: &mut Scene, land: &dyn Land) {
    let view = scene.view;
    scene.canvas.map(|x, y, colour| {
        let strength = land.chequer(view.place(x, y));
        let (side, line) = square_at(x, y);
        let brush = 0.8 + 0.4 * value(x * 0.05, y * 0.022, 41);
        let tone = -side * 0.073 * brush * strength;
        let cool = side * 0.012 * strength;
        let shaded = Rgb(
            colour.0 * (1.0 + tone - cool),
            colour.1 * (1.0 + tone),
            colour.2 * (1.0 + tone + cool),
        );
        shaded.mix(Rgb::hex(0x2c2a14), line * 0.3 * strength.min(1.0))
    });
}

/// Paints a board.
pub fn paint(land: &dyn Land, view: View) -> Canvas {
    let base = Canvas::from_fn(SIDE, SIDE, |x, y| lit(land, view, x, y));
    let turn = if view.flipped {
        std::f32::consts::PI
    } else {
        0.0
    };
    let flow = |x: f32, y: f32| land.flow(view.place(x, y)) + turn;
    let passes = [
        Pass::new(9.0, 3.0, 0.55, 0.07, 0.1),
        Pass::new(4.5, 3.4, 0.6, 0.08, 0.25),
        Pass::new(2.2, 3.6, 0.55, 0.09, 0.55),
    ];
    let canvas = repaint(&base, &passes, 1024, flow);
    let mut scene = Scene { canvas, view };
    land.lay(&mut scene);
    chequer(&mut scene, land);
    land.build(&mut scene);
    scene.canvas
}
