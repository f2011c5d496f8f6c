//! Sky, mountains, the chequered plain and its river.

use super::SUN;
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, signed, smooth, value};
use crate::terrain::props::tree;

/// Where the plain vanishes, in pixels from the top.
pub const HORIZON: f32 = 548.0;
/// The middle of the picture's perspective.
const CENTRE: f32 = 930.0;
/// Side of a field, in units of the distance at the lower edge.
const FIELD: f32 = 0.46;
/// The colour of morning mist.
const MIST: Rgb = Rgb::hex(0xd9cfb4);
/// Height, scale and seed of the farthest mountains.
const FAR: (f32, f32, u32) = (255.0, 300.0, 321);
/// The same of those before them.
const MIDDLE: (f32, f32, u32) = (140.0, 250.0, 331);

/// How near the sun a pixel is, 1 at the sun, falling off over about `reach` pixels.
pub fn glow(x: f32, y: f32, reach: f32) -> f32 {
    let (dx, dy) = (x - SUN.0, (y - SUN.1) * 1.25);
    (-(dx * dx + dy * dy) / (reach * reach)).exp()
}

/// Beams of light from the sun, 0 to 1.
fn beams(x: f32, y: f32) -> f32 {
    let (dx, dy) = (x - SUN.0, y - SUN.1);
    let angle = dy.atan2(dx);
    let ray = smooth(0.45, 0.75, fractal(angle * 4.6 + 20.0, 0.5, 300, 2));
    ray * glow(x, y, 520.0) * smooth(40.0, 160.0, (dx * dx + dy * dy).sqrt())
}

fn sky(x: f32, y: f32) -> Rgb {
    let t = y / HORIZON;
    let open = Rgb::hex(0x274a8a)
        .mix(Rgb::hex(0x6f97d2), smooth(0.0, 0.5, t))
        .mix(Rgb::hex(0xebb3a4), smooth(0.4, 0.74, t))
        .mix(Rgb::hex(0xffcd7c), smooth(0.68, 0.95, t));
    let warm = open
        .mix(Rgb::hex(0xffab52), glow(x, y, 400.0) * 0.75)
        .mix(Rgb::hex(0xffe9a6), glow(x, y, 200.0) * 0.95)
        .mix(Rgb::hex(0xffe2a8), beams(x, y) * 0.5);
    let (u, v) = (x / 420.0, y / 120.0);
    let warp = signed(u * 0.8, v * 0.8, 301, 2) * 0.7;
    let cloud = fractal(u + warp, v + warp * 0.6, 302, 5);
    let above = fractal(u + warp - 0.06, v + warp * 0.6 + 0.22, 302, 5);
    let body = smooth(
        0.52,
        0.72,
        cloud + 0.07 * smooth(0.3, 0.7, t) - 0.12 * smooth(0.85, 1.0, t),
    );
    let under = smooth(-0.1, 0.14, cloud - above);
    let shade = Rgb::hex(0x7886b0).mix(Rgb::hex(0xc98f8c), smooth(0.2, 0.9, t));
    let bright = Rgb::hex(0xffe6c8).mix(Rgb::hex(0xffc98a), glow(x, y, 700.0));
    let disc = smooth(
        44.0,
        38.0,
        ((x - SUN.0).powi(2) + (y - SUN.1).powi(2)).sqrt(),
    );
    warm.mix(Rgb::hex(0xfffbe6), disc)
        .mix(shade.mix(bright, under), body * 0.82)
}

/// A mountain crest: its height at `x` above the horizon, in pixels.
fn crest(x: f32, tall: f32, scale: f32, seed: u32) -> f32 {
    let ridged = |s: f32, seed: u32| 1.0 - signed(x / (scale * s), 0.37, seed, 1).abs();
    let gap = 1.0 - 0.8 * (-((x - SUN.0) / 190.0).powi(2)).exp();
    gap * tall
        * (0.52 * ridged(1.0, seed)
            + 0.28 * ridged(0.46, seed + 1)
            + 0.2 * fractal(x / (scale * 0.2), 0.4, seed + 2, 3))
}

/// Where the sky ends at `x`, in pixels from the top.
pub fn skyline(x: f32) -> f32 {
    HORIZON + 12.0 - crest(x, FAR.0, FAR.1, FAR.2).max(crest(x, MIDDLE.0, MIDDLE.1, MIDDLE.2))
}

/// Lays one range of mountains over `behind`.
fn range(behind: Rgb, x: f32, y: f32, shape: (f32, f32, u32), rock: Rgb, haze: f32) -> Rgb {
    let (tall, scale, seed) = shape;
    let top = HORIZON + 12.0 - crest(x, tall, scale, seed);
    if y < top {
        return behind;
    }
    let down = y - top;
    let spur = x
        + 34.0 * signed(x / 80.0, y / 38.0, seed + 9, 3)
        + down * 0.22 * signed(x / 60.0, 0.4, seed + 11, 1);
    let lean = crest(spur + 6.0, tall, scale, seed) - crest(spur - 6.0, tall, scale, seed);
    let facet = signed(x / 46.0 + down / 70.0, y / 60.0, seed + 7, 3);
    let light = (lean * 0.085 + facet * 0.3).clamp(-0.5, 0.6);
    let sunny = Rgb::hex(0xffc999);
    let base = rock
        .lit(1.0 + light * 0.22)
        .mix(sunny, light.max(0.0) * 0.75);
    let snow = smooth(46.0, 8.0, down + facet * 26.0) * smooth(150.0, 190.0, HORIZON - top);
    base.mix(Rgb::hex(0xfff0e2).lit(1.0 + light * 0.3), snow * 0.8)
        .mix(MIST, smooth(20.0, 170.0, down) * haze)
        .mix(Rgb::hex(0xffd9a0), glow(x, y, 330.0) * 0.5)
}

/// Where on the plain a pixel lies: across and away.
fn ground(x: f32, y: f32) -> (f32, f32) {
    let z = 532.0 / (y - HORIZON).max(1.0);
    let across = (x - CENTRE) / 532.0 * z;
    let swell = 0.1 * signed(across * 0.9, z * 0.9, 311, 2);
    (across + swell, z + swell * 1.3)
}

/// The river: how far inside its banks a pixel lies, in units of its half width (negative on land).
pub fn river(x: f32, y: f32) -> f32 {
    let z = 532.0 / (y - HORIZON).max(1.0);
    let t = z.ln();
    let middle = CENTRE + 10.0 + 300.0 * (t * 2.3 + 0.2).sin() * (-t * 0.62).exp() + 40.0 * t;
    let half = 96.0 / z + 3.5;
    1.0 - (x - middle).abs() / half + signed(x / 40.0, y / 14.0, 312, 2) * 0.14
}

fn plain(x: f32, y: f32) -> Rgb {
    let (u, z) = ground(x, y);
    let (column, row) = ((u / FIELD).floor(), (z / FIELD).floor());
    let (fu, fz) = ((u / FIELD) - column, (z / FIELD) - row);
    let pick = (value(column + 0.5, row + 0.5, 313) * 977.0).fract();
    let dark = (column + row).rem_euclid(2.0) >= 1.0;
    let crop = if dark {
        Rgb::hex(0x4f8a40).mix(Rgb::hex(0x7ba64a), pick)
    } else {
        Rgb::hex(0xcdb35c).mix(Rgb::hex(0xb9c468), pick)
    };
    let furrow = if pick > 0.5 { fu } else { fz };
    let rows = (furrow * 11.0 * std::f32::consts::TAU).sin() * smooth(5.0, 1.4, z);
    let patch = signed(u * 5.0, z * 5.0, 314, 3);
    let edge = fu.min(1.0 - fu).min(fz.min(1.0 - fz));
    let hedge = smooth(0.055, 0.02, edge + patch * 0.012);
    let light = 1.0 + rows * 0.07 + patch * 0.13 + signed(u * 0.8, z * 0.8, 315, 2) * 0.2;
    let far = smooth(2.2, 11.0, z);
    let land = crop.lit(light).mix(Rgb::hex(0x3d6a38), hedge * 0.62);
    let inside = river(x, y);
    let sky_below = Rgb::hex(0x5d9cc4)
        .mix(
            Rgb::hex(0xffdf9e),
            glow(x, SUN.1 + (y - HORIZON) * 0.35, 260.0),
        )
        .mix(
            Rgb::hex(0xe6f2f4),
            smooth(0.62, 0.75, fractal(x / 60.0, y / 5.0, 316, 3)) * 0.5,
        );
    let water = sky_below.mix(
        Rgb::hex(0x2a6aa4),
        smooth(0.1, 0.9, inside) * smooth(4.0, 1.2, z) * 0.65,
    );
    let bank = smooth(-0.3, -0.02, inside) * smooth(7.0, 2.0, z);
    let calm = smooth(760.0, 300.0, x) * 0.45;
    let haze = Rgb::hex(0x9db58c).mix(MIST, smooth(6.0, 20.0, z));
    let hazy = |colour: Rgb, share: f32| {
        colour
            .mix(Rgb::hex(0xffd489), glow(x, y - 60.0, 420.0) * 0.42 * share)
            .mix(haze, far * 0.72 * share)
            .mix(Rgb::hex(0xffcf80), glow(x, y - 30.0, 300.0) * 0.4 * share)
    };
    let shore = land
        .mix(Rgb::hex(0x5f8f50), calm)
        .mix(Rgb::hex(0xd8c48e), bank * 0.8);
    hazy(shore, 1.0).mix(hazy(water, 0.4), smooth(-0.04, 0.06, inside))
}

/// The whole land and sky at a pixel, before the brush.
pub fn colour(x: f32, y: f32) -> Rgb {
    let mut colour = sky(x, y);
    colour = range(colour, x, y, FAR, Rgb::hex(0x8c96c0), 0.85);
    colour = range(colour, x, y, MIDDLE, Rgb::hex(0x6f86a4), 0.75);
    colour = range(colour, x, y, (60.0, 360.0, 341), Rgb::hex(0x6d9080), 0.6);
    let edge = HORIZON + 6.0 + signed(x / 90.0, 0.2, 351, 2) * 5.0;
    colour.mix(plain(x, y), smooth(edge - 2.0, edge + 10.0, y))
}

/// Little woods and single trees along the hedges.
pub fn woods(canvas: &mut Canvas) {
    let mut dice = Dice::new(361);
    let mut stand: Vec<(f32, f32)> = Vec::new();
    for _ in 0..5200 {
        let (x, y) = (
            dice.range(0.0, 1920.0),
            HORIZON + 12.0 + 330.0 * dice.unit().powf(1.9),
        );
        let (u, z) = ground(x, y);
        let near = |v: f32| (v / FIELD - (v / FIELD).round()).abs() < 0.05;
        let wood = fractal(u * 0.8, z * 0.8, 362, 2) > 0.69;
        let hedge = (near(u) || near(z)) && dice.chance(0.42);
        if (wood || hedge) && z < 8.0 && river(x, y) < -0.6 && (x > 560.0 || dice.chance(0.25)) {
            stand.push((x, y));
        }
    }
    stand.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (x, y) in stand {
        let z = 532.0 / (y - HORIZON);
        let radius = (17.0 / z * dice.range(0.7, 1.25)).max(1.6);
        let tone = [0x4d7c38, 0x6a9440, 0x3f6c3a, 0x8a9a44][dice.index(4)];
        let tone = Rgb::hex(tone).mix(MIST, smooth(3.0, 16.0, z) * 0.7);
        tree(canvas, x, y, radius, tone, &mut dice);
    }
}
