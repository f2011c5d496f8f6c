//! Smooth value noise.

fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut h = (x as u32)
        .wrapping_mul(0x8da6_b343)
        .wrapping_add((y as u32).wrapping_mul(0xd816_3841))
        .wrapping_add(seed.wrapping_mul(0xcb1a_b31f));
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297a_2d39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Smooth noise in `[0, 1]` with features one unit apart, repeating every `period` units if that is not 0.
#[must_use]
pub fn value_periodic(x: f32, y: f32, seed: u32, period: i32) -> f32 {
    let (fx, fy) = (x.floor(), y.floor());
    let (tx, ty) = (x - fx, y - fy);
    let (sx, sy) = (
        tx * tx * tx * (tx * (tx * 6.0 - 15.0) + 10.0),
        ty * ty * ty * (ty * (ty * 6.0 - 15.0) + 10.0),
    );
    let at = |dx: i32, dy: i32| {
        let (mut ix, mut iy) = (fx as i32 + dx, fy as i32 + dy);
        if period > 0 {
            ix = ix.rem_euclid(period);
            iy = iy.rem_euclid(period);
        }
        hash(ix, iy, seed)
    };
    let top = at(0, 0) + (at(1, 0) - at(0, 0)) * sx;
    let bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * sx;
    top + (bottom - top) * sy
}

/// Smooth noise in `[0, 1]` with features one unit apart.
#[must_use]
pub fn value(x: f32, y: f32, seed: u32) -> f32 {
    value_periodic(x, y, seed, 0)
}

/// `octaves` layers of noise in `[0, 1]`, each twice as fine and half as strong as the one before.
#[must_use]
pub fn fractal(x: f32, y: f32, seed: u32, octaves: u32) -> f32 {
    let (mut sum, mut total, mut weight, mut scale) = (0.0, 0.0, 1.0, 1.0);
    for octave in 0..octaves {
        sum += weight * value(x * scale, y * scale, seed.wrapping_add(octave * 101));
        total += weight;
        weight *= 0.5;
        scale *= 2.03;
    }
    if total > 0.0 { sum / total } else { 0.0 }
}

/// [`fractal`] noise in `[-1, 1]`.
#[must_use]
pub fn signed(x: f32, y: f32, seed: u32, octaves: u32) -> f32 {
    fractal(x, y, seed, octaves) * 2.0 - 1.0
}

/// Irregular cells about one unit wide: the cell's own number in `[0, 1)`, and how far inside it the place is (0 on its edge).
#[must_use]
pub fn cells(x: f32, y: f32, seed: u32) -> (f32, f32) {
    let (cx, cy) = (x.floor() as i32, y.floor() as i32);
    let (mut first, mut second, mut own) = (9.0_f32, 9.0_f32, 0.0);
    for iy in cy - 1..=cy + 1 {
        for ix in cx - 1..=cx + 1 {
            let px = ix as f32 + 0.15 + 0.7 * hash(ix, iy, seed);
            let py = iy as f32 + 0.15 + 0.7 * hash(ix, iy, seed ^ 0x55);
            let far = ((px - x).powi(2) + (py - y).powi(2)).sqrt();
            if far < first {
                (second, first, own) = (first, far, hash(ix, iy, seed ^ 0xaa));
            } else if far < second {
                second = far;
            }
        }
    }
    (own, second - first)
}

/// 0 below `low`, 1 above `high`, smooth between (also with `low` above `high`).
#[must_use]
pub fn smooth(low: f32, high: f32, x: f32) -> f32 {
    let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
