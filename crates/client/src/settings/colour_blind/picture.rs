//! Squares cut from the pictures of the game, laid over each other as the screen does.

use super::eyes::{Eye, GLANCE, Light, apart, linear};
use std::path::Path;

/// Edge of a square in pixels: as small as one of a board is in a small window.
const EDGE: usize = 40;

/// What is seen of a square.
pub(super) type Look = Vec<Light>;

/// A picture, its light weighted by how opaque it is.
pub(super) struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 4]>,
}

impl Picture {
    /// One of `assets`.
    pub fn read(path: &str) -> Self {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let file = std::fs::File::open(assets.join(path)).unwrap();
        let mut decoder = png::Decoder::new(std::io::BufReader::new(file));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        let samples = info.color_type.samples();
        assert!(samples >= 3, "{path} has colours");
        let pixels = bytes[..info.buffer_size()].chunks_exact(samples);
        let pixels = pixels.map(|pixel| {
            let opaque = pixel.get(3).map_or(1.0, |byte| f32::from(*byte) / 255.0);
            let [red, green, blue] = [0, 1, 2].map(|i| linear(pixel[i]) * opaque);
            [red, green, blue, opaque]
        });
        Self {
            width: info.width as usize,
            height: info.height as usize,
            pixels: pixels.collect(),
        }
    }

    /// One of its cells, where it is cut into so many columns and rows.
    pub fn cell(&self, (columns, rows): (usize, usize), (column, row): (usize, usize)) -> Cell {
        let (width, height) = (self.width / columns, self.height / rows);
        let mut sums = vec![([0.0; 4], 0.0); EDGE * EDGE];
        for y in 0..height {
            let line = (row * height + y) * self.width + column * width;
            for (x, pixel) in self.pixels[line..line + width].iter().enumerate() {
                let (sum, count) = &mut sums[y * EDGE / height * EDGE + x * EDGE / width];
                for (sum, part) in sum.iter_mut().zip(pixel) {
                    *sum += part;
                }
                *count += 1.0;
            }
        }
        let mean = |(sum, count): ([f32; 4], f32)| sum.map(|it| it / count);
        Cell(sums.into_iter().map(mean).collect())
    }
}

/// A square of a picture.
#[derive(Clone)]
pub(super) struct Cell(Vec<[f32; 4]>);

impl Cell {
    /// As it is seen where nothing is below.
    pub fn look(&self) -> Look {
        let light = self
            .0
            .iter()
            .map(|[red, green, blue, _]| [*red, *green, *blue]);
        light.collect()
    }

    /// As it is seen over a ground.
    pub fn over(&self, ground: &[Light]) -> Look {
        let both = self.0.iter().zip(ground);
        both.map(|(top, below)| [0, 1, 2].map(|i| top[i] + below[i] * (1.0 - top[3])))
            .collect()
    }

    /// The mean of its light where it is opaque.
    pub fn mean(&self) -> Light {
        let opaque: f32 = self.0.iter().map(|it| it[3]).sum();
        [0, 1, 2].map(|i| self.0.iter().map(|it| it[i]).sum::<f32>() / opaque)
    }

    /// Drawn in that colour and that strongly.
    pub fn tinted(&self, [red, green, blue]: Light, strength: f32) -> Self {
        let by = [red, green, blue, 1.0].map(|it| it * strength);
        let pixels = self.0.iter().map(|it| [0, 1, 2, 3].map(|i| it[i] * by[i]));
        Self(pixels.collect())
    }

    /// As in a mirror.
    pub fn mirrored(&self) -> Self {
        let rows = self.0.chunks_exact(EDGE);
        Self(rows.flat_map(|row| row.iter().rev().copied()).collect())
    }

    /// Without what lies under another.
    pub fn behind(&self, other: &Self) -> Self {
        let both = self.0.iter().zip(&other.0);
        Self(
            both.map(|(it, front)| it.map(|part| part * (1.0 - front[3])))
                .collect(),
        )
    }
}

/// A square all of one light.
pub(super) fn plain(light: Light) -> Look {
    vec![light; EDGE * EDGE]
}

/// What share of a square looks otherwise at a glance.
pub(super) fn told(eye: &Eye, one: &[Light], other: &[Light]) -> f32 {
    let both = one.iter().zip(other);
    let told = both
        .filter(|(one, other)| one != other && apart(eye.sees(**one), eye.sees(**other)) >= GLANCE);
    told.count() as f32 / one.len() as f32
}

#[test]
fn what_lies_over_something_is_told_from_it() {
    let [eye, ..] = &super::eyes::EYES;
    let (dark, bright) = (plain([0.1; 3]), plain([0.8; 3]));
    let half = Cell(
        (0..EDGE * EDGE)
            .map(|i| {
                if i % 2 == 0 {
                    [0.8, 0.8, 0.8, 1.0]
                } else {
                    [0.0; 4]
                }
            })
            .collect(),
    );
    assert_eq!(told(eye, &half.over(&dark), &dark), 0.5);
    assert_eq!(told(eye, &half.over(&bright), &bright), 0.0);
    assert_eq!(
        told(eye, &half.over(&dark), &half.mirrored().over(&dark)),
        1.0
    );
    assert_eq!(told(eye, &half.behind(&half).over(&dark), &dark), 0.0);
}
