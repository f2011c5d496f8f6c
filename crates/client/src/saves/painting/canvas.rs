use super::Pixels;
use ::campaign::{Size, Square};

/// A colour, each part from 0 to 1.
pub(super) type Paint = [f32; 3];

/// A place in squares: files to the right, ranks up, a1's lower left corner is (0, 0).
pub(super) type Place = [f32; 2];

/// A colour from its hexadecimal code.
pub(super) const fn paint(code: u32) -> Paint {
    [
        ((code >> 16) & 0xff) as f32 / 255.0,
        ((code >> 8) & 0xff) as f32 / 255.0,
        (code & 0xff) as f32 / 255.0,
    ]
}

/// Between two colours, `part` from 0 to 1.
pub(super) fn mix(one: Paint, other: Paint, part: f32) -> Paint {
    std::array::from_fn(|at| one[at] + (other[at] - one[at]) * part)
}

/// A colour lighter (above 1) or darker (below).
pub(super) fn shade(colour: Paint, factor: f32) -> Paint {
    colour.map(|part| part * factor)
}

/// What is painted on.
pub(super) struct Canvas {
    side: usize,
    squares: f32,
    pixels: Vec<Paint>,
}

/// Blank paper.
pub(super) const PAPER: Paint = paint(0xefe3c8);

impl Canvas {
    pub(super) fn new(side: usize, size: Size) -> Self {
        Self::of_squares(side, size.side().into())
    }

    /// A canvas of so many squares an edge.
    pub(super) fn of_squares(side: usize, squares: f32) -> Self {
        Self {
            side,
            squares,
            pixels: vec![PAPER; side * side],
        }
    }

    /// Squares along an edge.
    pub(super) const fn squares(&self) -> f32 {
        self.squares
    }

    /// Pixels a square.
    pub(super) fn scale(&self) -> f32 {
        self.side as f32 / self.squares
    }

    /// Repaints every pixel from its place and what is there.
    pub(super) fn repaint(&mut self, colour: impl Fn(Place, Paint) -> Paint) {
        let step = 1.0 / self.scale();
        for (row, pixels) in self.pixels.chunks_mut(self.side.max(1)).enumerate() {
            let y = self.squares - (row as f32 + 0.5) * step;
            for (column, pixel) in pixels.iter_mut().enumerate() {
                *pixel = colour([(column as f32 + 0.5) * step, y], *pixel);
            }
        }
    }

    /// Paints a shape with a soft edge: `distance` in squares to its edge, less than 0 inside; no
    /// part of it is further than `reach` from `middle`.
    pub(super) fn fill(
        &mut self,
        middle: Place,
        reach: f32,
        distance: impl Fn(Place) -> f32,
        colour: impl Fn(Place) -> Paint,
    ) {
        let scale = self.scale();
        let span = |from: f32, to: f32| {
            let last = self.side.saturating_sub(1) as f32;
            (from.clamp(0.0, last) as usize)..=(to.clamp(0.0, last) as usize)
        };
        let (left, right) = (middle[0] - reach, middle[0] + reach);
        let (top, bottom) = (
            self.squares - middle[1] - reach,
            self.squares - middle[1] + reach,
        );
        for row in span(top * scale - 1.0, bottom * scale + 1.0) {
            let y = self.squares - (row as f32 + 0.5) / scale;
            for column in span(left * scale - 1.0, right * scale + 1.0) {
                let place = [(column as f32 + 0.5) / scale, y];
                let cover = (0.5 - distance(place) * scale).clamp(0.0, 1.0);
                if cover > 0.0
                    && let Some(pixel) = self.pixels.get_mut(row * self.side + column)
                {
                    *pixel = mix(*pixel, colour(place), cover);
                }
            }
        }
    }

    pub(super) fn disc(&mut self, middle: Place, radius: f32, colour: Paint) {
        let distance = |at: Place| length(minus(at, middle)) - radius;
        self.fill(middle, radius, distance, |_| colour);
    }

    pub(super) fn rect(&mut self, from: Place, to: Place, colour: Paint) {
        let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
        let half = [(to[0] - from[0]) / 2.0, (to[1] - from[1]) / 2.0];
        let distance = |at: Place| {
            let off = minus(at, middle);
            (off[0].abs() - half[0]).max(off[1].abs() - half[1])
        };
        self.fill(middle, half[0].max(half[1]), distance, |_| colour);
    }

    /// A shape with straight edges whose corners go round against the clock.
    pub(super) fn polygon(&mut self, corners: &[Place], colour: Paint) {
        let Some(&first) = corners.first() else {
            return;
        };
        let reach = corners
            .iter()
            .map(|&corner| length(minus(corner, first)))
            .fold(0.0, f32::max);
        let distance = |at: Place| {
            let ends = corners.iter().skip(1).chain([&first]);
            corners
                .iter()
                .zip(ends)
                .map(|(&from, &to)| {
                    let along = minus(to, from);
                    let off = minus(at, from);
                    (along[1] * off[0] - along[0] * off[1]) / length(along).max(1e-6)
                })
                .fold(f32::MIN, f32::max)
        };
        self.fill(first, reach, distance, |_| colour);
    }

    /// A stroke from one place to another.
    pub(super) fn line(&mut self, from: Place, to: Place, width: f32, colour: Paint) {
        let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
        let reach = length(minus(to, from)) / 2.0 + width;
        let distance = |at: Place| to_segment(at, from, to) - width / 2.0;
        self.fill(middle, reach, distance, |_| colour);
    }

    pub(super) fn finish(self) -> Pixels {
        let bytes = |colour: &Paint| colour.map(|part| (part.clamp(0.0, 1.0) * 255.0) as u8);
        Pixels {
            side: self.side,
            rgb: self.pixels.iter().flat_map(bytes).collect(),
        }
    }
}

pub(super) fn minus(one: Place, other: Place) -> Place {
    [one[0] - other[0], one[1] - other[1]]
}

pub(super) fn length([x, y]: Place) -> f32 {
    (x * x + y * y).sqrt()
}

/// How far a place is from a segment.
pub(super) fn to_segment(at: Place, from: Place, to: Place) -> f32 {
    let (along, off) = (minus(to, from), minus(at, from));
    let square = (along[0] * along[0] + along[1] * along[1]).max(1e-9);
    let part = ((off[0] * along[0] + off[1] * along[1]) / square).clamp(0.0, 1.0);
    length([off[0] - along[0] * part, off[1] - along[1] * part])
}

/// A number from 0 to 1 that looks like chance, always the same for the same numbers.
pub(super) fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut word = (x as u32).wrapping_mul(0x9e37_79b1)
        ^ (y as u32).wrapping_mul(0x85eb_ca77)
        ^ seed.wrapping_mul(0xc2b2_ae3d);
    word = (word ^ (word >> 15)).wrapping_mul(0x2c1b_3c6d);
    word = (word ^ (word >> 12)).wrapping_mul(0x297a_2d39);
    ((word ^ (word >> 15)) >> 8) as f32 / 16_777_216.0
}

/// Soft noise from 0 to 1 with a feature a unit.
pub(super) fn noise([x, y]: Place, seed: u32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let soft = |part: f32| part * part * (3.0 - 2.0 * part);
    let (part_x, part_y) = (soft(x - cell_x), soft(y - cell_y));
    let corner = |dx: i32, dy: i32| hash(cell_x as i32 + dx, cell_y as i32 + dy, seed);
    let low = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * part_x;
    let high = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * part_x;
    low + (high - low) * part_y
}

/// The middle of a square.
pub(super) fn middle(square: Square) -> Place {
    [
        f32::from(square.file()) + 0.5,
        f32::from(square.rank()) + 0.5,
    ]
}
