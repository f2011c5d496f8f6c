//! A picture in floating point, and its way into a PNG file.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use resvg::tiny_skia::Pixmap;

use crate::Error;

/// Writes a PNG into a file.
pub(crate) type Encoder<'a> = png::Encoder<'a, BufWriter<File>>;

/// An opaque colour, sRGB-encoded, each part 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rgb(pub f32, pub f32, pub f32);

impl Rgb {
    /// From the usual six-digit number, `0xRRGGBB`.
    #[must_use]
    pub const fn hex(code: u32) -> Self {
        Self(
            ((code >> 16) & 255) as f32 / 255.0,
            ((code >> 8) & 255) as f32 / 255.0,
            (code & 255) as f32 / 255.0,
        )
    }

    /// A mix: `self` at 0, `other` at 1.
    #[must_use]
    pub fn mix(self, other: Self, t: f32) -> Self {
        Self(
            self.0 + (other.0 - self.0) * t,
            self.1 + (other.1 - self.1) * t,
            self.2 + (other.2 - self.2) * t,
        )
    }

    /// Lighter (factor above 1) or darker.
    #[must_use]
    pub fn scale(self, factor: f32) -> Self {
        Self(self.0 * factor, self.1 * factor, self.2 * factor)
    }

    /// Sunlit above 1 (towards warm), in shade below 1 (towards blue).
    #[must_use]
    pub fn lit(self, factor: f32) -> Self {
        let warmth = (factor - 1.0) * 0.14;
        Self(
            self.0 * (factor + warmth),
            self.1 * factor,
            self.2 * (factor - warmth),
        )
    }

    /// Perceived brightness, 0 to 1.
    #[must_use]
    pub fn luma(self) -> f32 {
        0.2126 * self.0 + 0.7152 * self.1 + 0.0722 * self.2
    }
}

/// A picture with premultiplied colour and coverage in floating point.
#[derive(Debug, Clone)]
pub struct Canvas {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    /// A fully transparent picture.
    #[must_use]
    pub fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            pixels: vec![[0.0; 4]; width * height],
        }
    }

    /// An opaque picture, each pixel asked for at its centre.
    pub fn from_fn(width: usize, height: usize, mut colour: impl FnMut(f32, f32) -> Rgb) -> Self {
        let mut canvas = Self::new(width, height);
        for y in 0..height {
            for x in 0..width {
                let c = colour(x as f32 + 0.5, y as f32 + 0.5);
                canvas.pixels[y * width + x] = [c.0, c.1, c.2, 1.0];
            }
        }
        canvas
    }

    /// The colour at a pixel, clamped to the picture.
    #[must_use]
    pub fn at(&self, x: f32, y: f32) -> Rgb {
        let xi = (x.max(0.0) as usize).min(self.width - 1);
        let yi = (y.max(0.0) as usize).min(self.height - 1);
        let p = self.pixels[yi * self.width + xi];
        Rgb(p[0], p[1], p[2])
    }

    /// Lays `colour` over one pixel.
    pub fn blend(&mut self, x: i32, y: i32, colour: Rgb, alpha: f32) {
        if alpha <= 0.0 || x < 0 || y < 0 || x as usize >= self.width || y as usize >= self.height {
            return;
        }
        let alpha = alpha.min(1.0);
        let p = &mut self.pixels[y as usize * self.width + x as usize];
        let keep = 1.0 - alpha;
        *p = [
            p[0] * keep + colour.0 * alpha,
            p[1] * keep + colour.1 * alpha,
            p[2] * keep + colour.2 * alpha,
            p[3] * keep + alpha,
        ];
    }

    /// Changes every pixel's colour in place (opaque pictures only).
    pub fn map(&mut self, mut change: impl FnMut(f32, f32, Rgb) -> Rgb) {
        for y in 0..self.height {
            for x in 0..self.width {
                let p = &mut self.pixels[y * self.width + x];
                let c = change(x as f32 + 0.5, y as f32 + 0.5, Rgb(p[0], p[1], p[2]));
                (p[0], p[1], p[2]) = (c.0, c.1, c.2);
            }
        }
    }

    /// Multiplies every pixel's coverage (colour with it).
    pub fn fade(&mut self, mut keep: impl FnMut(f32, f32) -> f32) {
        for y in 0..self.height {
            for x in 0..self.width {
                let k = keep(x as f32 + 0.5, y as f32 + 0.5);
                for part in &mut self.pixels[y * self.width + x] {
                    *part *= k;
                }
            }
        }
    }

    /// Lays a pixmap over the picture with its top left corner at `(left, top)`.
    pub fn stamp(&mut self, pixmap: &Pixmap, left: i32, top: i32, opacity: f32) {
        for (i, c) in pixmap.pixels().iter().enumerate() {
            let x = left + (i as u32 % pixmap.width()) as i32;
            let y = top + (i as u32 / pixmap.width()) as i32;
            if c.alpha() == 0
                || x < 0
                || y < 0
                || x as usize >= self.width
                || y as usize >= self.height
            {
                continue;
            }
            let part = |v: u8| f32::from(v) / 255.0 * opacity;
            let keep = 1.0 - part(c.alpha());
            let p = &mut self.pixels[y as usize * self.width + x as usize];
            *p = [
                p[0] * keep + part(c.red()),
                p[1] * keep + part(c.green()),
                p[2] * keep + part(c.blue()),
                p[3] * keep + part(c.alpha()),
            ];
        }
    }

    /// Lays another canvas over this one.
    pub fn overlay(&mut self, other: &Self, left: usize, top: usize) {
        for y in 0..other.height.min(self.height.saturating_sub(top)) {
            for x in 0..other.width.min(self.width.saturating_sub(left)) {
                let q = other.pixels[y * other.width + x];
                let p = &mut self.pixels[(top + y) * self.width + left + x];
                let keep = 1.0 - q[3];
                for (part, over) in p.iter_mut().zip(q) {
                    *part = *part * keep + over;
                }
            }
        }
    }

    /// The picture at a whole fraction of its size, averaged.
    #[must_use]
    pub fn shrink(&self, factor: usize) -> Self {
        let mut small = Self::new(self.width / factor, self.height / factor);
        let share = 1.0 / (factor * factor) as f32;
        for (i, out) in small.pixels.iter_mut().enumerate() {
            let (x, y) = (i % small.width * factor, i / small.width * factor);
            for dy in 0..factor {
                for p in &self.pixels[(y + dy) * self.width + x..][..factor] {
                    for (part, from) in out.iter_mut().zip(p) {
                        *part += from * share;
                    }
                }
            }
        }
        small
    }

    /// The picture as opaque RGB in steps of 3/255, which nobody sees and which makes the file a third smaller.
    #[must_use]
    pub fn coarse_bytes(&self) -> Vec<u8> {
        let byte = |v: f32| (v.clamp(0.0, 1.0) * 85.0 + 0.5) as u8 * 3;
        self.pixels
            .iter()
            .flat_map(|p| [byte(p[0]), byte(p[1]), byte(p[2])])
            .collect()
    }

    /// The picture as bytes: RGB if `alpha` is false, else straight (not premultiplied) RGBA.
    #[must_use]
    pub fn bytes(&self, alpha: bool) -> Vec<u8> {
        let byte = |v: f32| (v.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
        let mut bytes = Vec::with_capacity(self.pixels.len() * 4);
        for p in &self.pixels {
            let divide = if alpha && p[3] > 0.0 { p[3] } else { 1.0 };
            bytes.extend(p[..3].iter().map(|v| byte(v / divide)));
            if alpha {
                bytes.push(byte(p[3]));
            }
        }
        bytes
    }

    /// Writes the picture as an opaque or (`alpha`) transparent PNG, making its folder if need be.
    ///
    /// # Errors
    /// When the folder or file cannot be written.
    pub fn save(&self, path: &Path, alpha: bool) -> Result<(), Error> {
        let (colour, bytes) = if alpha {
            (png::ColorType::Rgba, self.bytes(true))
        } else {
            (png::ColorType::Rgb, self.coarse_bytes())
        };
        let form = |encoder: &mut Encoder<'_>| {
            encoder.set_color(colour);
            encoder.set_filter(png::Filter::Adaptive);
        };
        self.write(path, form, &bytes)
    }

    /// Writes `bytes` as a PNG of this picture's size, making its folder if need be; `form` says
    /// what they mean.
    ///
    /// # Errors
    /// When the folder or file cannot be written.
    pub(crate) fn write(
        &self,
        path: &Path,
        form: impl FnOnce(&mut Encoder<'_>),
        bytes: &[u8],
    ) -> Result<(), Error> {
        let write = |source| Error::Write {
            path: path.to_owned(),
            source,
        };
        let encode = |source| Error::Png {
            path: path.to_owned(),
            source,
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(write)?;
        }
        let file = BufWriter::new(File::create(path).map_err(write)?);
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_compression(png::Compression::High);
        form(&mut encoder);
        let mut writer = encoder.write_header().map_err(encode)?;
        writer.write_image_data(bytes).map_err(encode)
    }
}
