//! On water: glints 0-3, ducks 4-7, a leaping fish 8-10, rings 11-14, a lily 15.

use super::{cell, line};
use crate::Error;
use crate::canvas::Canvas;

/// All frames.
pub fn row() -> Result<Vec<Canvas>, Error> {
    let mut cells = Vec::new();
    for glow in [0.35, 0.75, 1.0, 0.6] {
        cells.push(cell("glint", &glint(glow))?);
    }
    for n in 0..4 {
        cells.push(cell("duck", &duck(n))?);
    }
    for turn in [-48.0, 0.0, 52.0] {
        cells.push(cell("fish", &fish(turn))?);
    }
    for n in 0..4 {
        cells.push(cell("ring", &ring(n))?);
    }
    cells.push(cell("lily", LILY)?);
    Ok(cells)
}

const LILY: &str = r##"<path d="M32,34 L50,26 C56,36 46,46 32,46 C18,46 10,38 16,29 C22,22 36,20 44,24Z" fill="#6f9150"/><path d="M16,32 C22,24 34,22 42,25 C34,26 22,28 16,32Z" fill="#93b26c"/><g fill="#fbeef0"><circle cx="27" cy="30" r="4"/><circle cx="32" cy="27" r="4"/><circle cx="36" cy="31" r="4"/></g><circle cx="32" cy="30.5" r="2.4" fill="#e6b94c"/>"##;

/// A stroke of light along the water with a spark on it.
fn glint(glow: f32) -> String {
    let (long, high) = (20.0 * glow, 9.0 * glow);
    format!(
        r##"<ellipse cx="32" cy="32" rx="{long:.1}" ry="1.7" fill="#ffffff" opacity="{:.2}"/>
        <path d="M32,{:.1} Q32.8,31.2 {:.1},32 Q32.8,32.8 32,{:.1} Q31.2,32.8 {:.1},32 Q31.2,31.2 32,{:.1}Z" fill="#ffffff" opacity="{glow}"/>"##,
        glow * 0.7,
        32.0 - high,
        32.0 + high,
        32.0 + high,
        32.0 - high,
        32.0 - high,
    )
}

fn duck(n: usize) -> String {
    let bob = [0.0, 0.8, 0.0, -0.6][n];
    let wake = [0.0, 2.0, 4.0, 6.0][n];
    let back = |y: f32, far: f32, alpha: f32| {
        format!(
            r##"<path d="M{:.1},{y:.1} C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}" stroke="#f4fbff" stroke-width="1.5" fill="none" opacity="{alpha}"/>"##,
            20.0 - wake * 0.4,
            16.0 - wake,
            y + 1.0,
            12.0 - wake,
            y + far * 0.6,
            9.0 - wake * 0.5,
            y + far,
        )
    };
    format!(
        r##"{}{}<ellipse cx="32" cy="45" rx="17" ry="3" fill="#24414c" opacity="0.35"/>
        <g transform="translate(0 {bob})"><path d="M13,36 C18,34 22,33 28,33 C36,32 42,34 45,37 C47,42 42,45.6 32,45.6 C22,45.6 16,43 13,36Z" fill="#8d7a63"/>
        <path d="M20,37 C26,34.6 36,35 41,38.6 C36,42.6 26,42.6 20,37Z" fill="#b8a78c"/>
        <path d="M13,36 L9.6,33.4 L18,34.6Z" fill="#4b3d31"/>
        <path d="M40,37 C40,31 40.6,27 44,25 C48.4,23.4 52,26.4 51.4,30 C50.6,34 48,38 45,39Z" fill="#2e5b45"/>
        <path d="M41,34.6 C43,36 45,36.4 47.6,36" stroke="#f4ecd8" stroke-width="1.8" fill="none"/>
        <path d="M51,28.4 L57,29.8 C57.4,31.2 55,32 51,31.4Z" fill="#dba23c"/><circle cx="47.6" cy="28.2" r="1.1" fill="#0f1a14"/></g>"##,
        back(43.0, 3.0, 0.6),
        back(46.0, 6.0, 0.4),
    )
}

fn fish(turn: f32) -> String {
    format!(
        r##"<g transform="rotate({turn} 32 32)"><path d="M14,32 L7,26 L8,38Z" fill="#5d7f8c"/>
        <path d="M12,32 C20,22 40,22 52,32 C40,42 20,42 12,32Z" fill="#86a9b4"/><path d="M16,30 C24,24 40,24 50,31 C40,30 26,29 16,30Z" fill="#d9ecef"/>
        <circle cx="45" cy="31" r="1.6" fill="#16262c"/></g>{}"##,
        line(&[(20.0, 54.0), (22.0, 50.0)], 2.0, "#f4fbff")
            + &line(&[(44.0, 54.0), (41.0, 49.0)], 2.0, "#f4fbff")
    )
}

fn ring(n: usize) -> String {
    let far = [6.0, 12.0, 18.0, 25.0][n];
    let alpha = [0.9, 0.7, 0.45, 0.2][n];
    format!(
        r##"<ellipse cx="32" cy="34" rx="{far}" ry="{:.1}" fill="none" stroke="#f4fbff" stroke-width="2" opacity="{alpha}"/>
        <ellipse cx="32" cy="34" rx="{:.1}" ry="{:.1}" fill="none" stroke="#f4fbff" stroke-width="1.4" opacity="{:.2}"/>"##,
        far * 0.5,
        far * 0.55,
        far * 0.27,
        alpha * 0.7,
    )
}
