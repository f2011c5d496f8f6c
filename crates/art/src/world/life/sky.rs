//! Smoke, butterflies, leaves, fire, rain, and the shapes of clouds.

use super::{CELL, CLOUD, cell};
use crate::canvas::{Canvas, Rgb};
use crate::noise::{fractal, smooth};
use crate::{Dice, Error, paint};

const WHITE: Rgb = Rgb(1.0, 1.0, 1.0);

/// Puffs 0-3, butterfly 4-6, leaf 7, flames 8-11, rain 12, shadow 13, flower 14.
pub fn row() -> Result<Vec<Canvas>, Error> {
    let mut cells: Vec<Canvas> = (0..4).map(puff).collect();
    for open in [1.0, 0.62, 0.22] {
        cells.push(cell("butterfly", &butterfly(open))?);
    }
    cells.push(cell(
        "leaf",
        r##"<path d="M14,38 C20,20 38,16 50,24 C46,40 30,46 14,38Z" fill="#c08a34"/><path d="M14,38 C26,34 38,30 50,24" stroke="#7d5520" stroke-width="2" fill="none"/>"##,
    )?);
    for n in 0..4 {
        cells.push(cell("flame", &flame(n))?);
    }
    cells.push(cell(
        "rain",
        r##"<path d="M32,10 L32,54" stroke="#ffffff" stroke-width="2.6"/>"##,
    )?);
    cells.push(shadow());
    cells.push(cell("flower", FLOWER)?);
    Ok(cells)
}

const FLOWER: &str = r##"<g fill="#ffffff"><circle cx="32" cy="23" r="7"/><circle cx="41" cy="32" r="7"/><circle cx="32" cy="41" r="7"/><circle cx="23" cy="32" r="7"/></g><circle cx="32" cy="32" r="5" fill="#e2b53a"/>"##;

/// A round puff with a frayed edge, lighter where the light comes from.
fn puff(seed: u32) -> Canvas {
    let mut canvas = Canvas::new(CELL as usize, CELL as usize);
    for y in 0..CELL as i32 {
        for x in 0..CELL as i32 {
            let (dx, dy) = ((x as f32 - 31.5) / 26.0, (y as f32 - 31.5) / 26.0);
            let frayed = fractal(dx * 2.4 + 9.0, dy * 2.4 + 9.0, 300 + seed, 4) - 0.5;
            let far = (dx * dx + dy * dy).sqrt() + frayed * 0.75;
            let light = 0.9 - 0.16 * (dx + dy) - 0.25 * frayed;
            let tone = WHITE.scale(light.clamp(0.6, 1.0));
            let edge = 1.0 - smooth(0.86, 1.0, dx.hypot(dy));
            canvas.blend(x, y, tone, (1.0 - smooth(0.25, 0.95, far)) * 0.9 * edge);
        }
    }
    canvas
}

fn butterfly(open: f32) -> String {
    let wing = |side: f32| {
        let x = |far: f32| 32.0 + side * far * open;
        format!(
            r##"<path d="M32,30 C{a:.1},12 {b:.1},14 {b:.1},24 C{b:.1},32 {a:.1},34 32,34Z" fill="#ffffff"/>
            <path d="M32,33 C{a:.1},34 {c:.1},40 {d:.1},48 C{e:.1},52 {f:.1},46 32,38Z" fill="#e9e9e9"/>
            <circle cx="{g:.1}" cy="22" r="{r:.1}" fill="#5a4630" opacity="0.7"/>"##,
            a = x(10.0),
            b = x(25.0),
            c = x(22.0),
            d = x(18.0),
            e = x(12.0),
            f = x(4.0),
            g = x(18.0),
            r = 2.6 * open.max(0.4),
        )
    };
    format!(
        r##"{}{}<path d="M32,24 L32,44" stroke="#2c2420" stroke-width="3.2"/>"##,
        wing(-1.0),
        wing(1.0)
    )
}

fn flame(n: usize) -> String {
    let lean = [-4.0, 3.0, -1.0, 5.0][n];
    let tall = [0.0, 4.0, -3.0, 2.0][n];
    let (tip, top) = (32.0 + lean, 12.0 - tall);
    format!(
        r##"<path d="M20,50 C12,38 {:.1},32 {tip:.1},{:.1} C{:.1},28 52,40 44,50Z" fill="#e2702a"/>
        <path d="M24,50 C19,42 {:.1},38 {tip:.1},{:.1} C{:.1},36 45,42 40,50Z" fill="#f6b23c"/>
        <path d="M28,50 C25,45 {tip:.1},42 {tip:.1},36 C38,42 40,46 36,50Z" fill="#fff0b4"/>"##,
        24.0 + lean,
        top,
        36.0 + lean,
        28.0 + lean,
        top + 10.0,
        36.0 + lean * 0.5,
    )
}

/// A soft round shadow.
fn shadow() -> Canvas {
    let mut canvas = Canvas::new(CELL as usize, CELL as usize);
    paint::blot(&mut canvas, 32.0, 32.0, (28.0, 28.0), WHITE, 1.0);
    canvas
}

/// Four clouds, to be tinted: their shadows on the land, or mist.
pub fn clouds() -> Vec<Canvas> {
    (0..4).map(cloud).collect()
}

fn cloud(seed: u32) -> Canvas {
    let side = CLOUD * CELL as usize;
    let mut canvas = Canvas::new(side, side);
    let mut dice = Dice::new(900 + u64::from(seed));
    let heaps: Vec<[f32; 3]> = (0..9)
        .map(|_| [dice.near(0.5), dice.near(0.3), dice.range(0.22, 0.42)])
        .collect();
    for y in 0..side as i32 {
        for x in 0..side as i32 {
            let half = side as f32 / 2.0;
            let (dx, dy) = (
                (x as f32 + 0.5 - half) / half,
                (y as f32 + 0.5 - half) / half,
            );
            let heap = |&[hx, hy, r]: &[f32; 3]| {
                1.0 - smooth(
                    0.35,
                    1.0,
                    ((dx - hx).powi(2) + (dy - hy).powi(2)).sqrt() / r,
                )
            };
            let dense = heaps
                .iter()
                .map(heap)
                .fold(0.0_f32, |sum, it| sum + it * (1.0 - sum));
            let torn = fractal(dx * 3.2 + 20.0, dy * 3.2 + 20.0, 700 + seed, 5);
            let edge = 1.0 - smooth(0.8, 0.97, dx.abs().max(dy.abs()));
            let alpha = smooth(0.1, 0.75, dense * (0.45 + torn)) * edge;
            canvas.blend(x, y, WHITE, alpha);
        }
    }
    canvas
}
