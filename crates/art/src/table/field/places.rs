//! What stands on the points: stations, camps and headquarters; and trees where nothing passes.

use std::f32::consts::TAU;

use super::fort::fort;
use super::{CAMPS, CELL, COLUMNS, HEADQUARTERS, ROWS, SIZE, View, spot};
use crate::Dice;
use crate::canvas::{Canvas, Rgb};
use crate::noise::{smooth, value};
use crate::paint::{blot, polygon};
use crate::terrain::props::{SHADE, bush, fir, line, stone, tree, tuft};

/// Draws every point, and the country between them, from the back of the picture to the front.
pub fn draw(canvas: &mut Canvas, view: View) {
    for row in 1..=ROWS {
        for column in 0..COLUMNS {
            let at = view.turn(spot(column, row));
            if CAMPS.contains(&(column, row)) {
                camp(canvas, at, row <= 6);
            } else if HEADQUARTERS.contains(&(column, row)) {
                yard(canvas, at, row <= 6);
            } else {
                let rail = column == 0 || column == 4 || row == 6 || row == 7;
                station(canvas, at, rail);
            }
        }
    }
    groves(canvas, view);
    let mut forts = HEADQUARTERS.map(|(column, row)| (view.turn(spot(column, row)), row <= 6));
    forts.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    for (at, south) in forts {
        fort(canvas, at, south);
    }
}

/// How far inside a rounded plate a place is, in pixels.
fn inside(dx: f32, dy: f32, (wide, tall): (f32, f32), round: f32) -> f32 {
    let (qx, qy) = (dx.abs() - wide + round, dy.abs() - tall + round);
    let out = (qx.max(0.0).powi(2) + qy.max(0.0).powi(2)).sqrt();
    round - out - qx.max(qy).min(0.0)
}

/// Calls `paint` for each pixel about a place with its offset.
fn about((x, y): (f32, f32), (wide, tall): (f32, f32), mut paint: impl FnMut(i32, i32, f32, f32)) {
    for py in (y - tall) as i32..=(y + tall) as i32 {
        for px in (x - wide) as i32..=(x + wide) as i32 {
            paint(px, py, px as f32 + 0.5 - x, py as f32 + 0.5 - y);
        }
    }
}

/// A plate let into the ground: wood, or stone on the railway.
fn station(canvas: &mut Canvas, at: (f32, f32), rail: bool) {
    let half = (66.0, 35.0);
    blot(
        canvas,
        at.0 + 4.0,
        at.1 + 6.0,
        (half.0 + 10.0, half.1 + 9.0),
        SHADE,
        0.5,
    );
    let (face, edge) = if rail {
        (0xd8cfbb, 0x4f4638)
    } else {
        (0xe4cd9a, 0x59401f)
    };
    let (face, edge) = (Rgb::hex(face), Rgb::hex(edge));
    about(at, (half.0 + 3.0, half.1 + 3.0), |px, py, dx, dy| {
        let deep = inside(dx, dy, half, if rail { 9.0 } else { 20.0 });
        let grain = 0.95
            + 0.1
                * value(
                    px as f32 * if rail { 0.12 } else { 0.03 },
                    py as f32 * 0.22,
                    681,
                );
        let sun = 1.0 + 0.05 * smooth(30.0, -30.0, dx * 0.5 + dy);
        let rim = 1.0 - smooth(2.6, 3.8, deep);
        let ring = 1.0 - smooth(0.7, 1.4, (deep - 8.0).abs());
        let colour = face.scale(grain * sun).mix(edge, rim.max(ring * 0.55));
        canvas.blend(px, py, colour, smooth(0.0, 1.2, deep));
    });
    blot(canvas, at.0, at.1, (7.0, 7.0), edge, 0.75);
    blot(canvas, at.0 - 1.0, at.1 - 1.0, (4.5, 4.5), face, 0.9);
}

/// A round earthwork with its palisade, green inside, and tents.
fn camp(canvas: &mut Canvas, at: (f32, f32), south: bool) {
    let half = (91.0, 55.0);
    blot(
        canvas,
        at.0 + 6.0,
        at.1 + 8.0,
        (half.0 + 10.0, half.1 + 9.0),
        SHADE,
        0.55,
    );
    about(at, (half.0 + 2.0, half.1 + 2.0), |px, py, dx, dy| {
        let far = ((dx / half.0).powi(2) + (dy / half.1).powi(2)).sqrt();
        let turf = Rgb::hex(0x6fa04a).mix(
            Rgb::hex(0x8ab85c),
            value(px as f32 * 0.09, py as f32 * 0.13, 683),
        );
        // The wall is lit on the outside towards the sun and on the inside away from it.
        let facing = (dx * 0.6 + dy) / (dx * dx + dy * dy).sqrt().max(1.0);
        let ridge = smooth(0.82, 0.9, far) - smooth(0.9, 0.99, far);
        let outside = if far > 0.9 { -facing } else { facing };
        let earth = Rgb::hex(0xa98654).lit(1.0 + outside * 0.3);
        let wall = smooth(0.8, 0.84, far);
        let colour = turf.mix(earth, wall).mix(Rgb::hex(0xc9a870), ridge * 0.4);
        canvas.blend(px, py, colour, 1.0 - smooth(0.985, 1.0, far));
    });
    let mut dice = Dice::new(685);
    for n in 0..44 {
        let angle = n as f32 / 44.0 * TAU;
        let (x, y) = (
            at.0 + angle.cos() * half.0 * 0.9,
            at.1 + angle.sin() * half.1 * 0.9,
        );
        let tall = dice.range(6.0, 8.5);
        line(
            canvas,
            (x + 1.6, y + 1.0),
            (x + 1.6, y - tall + 1.0),
            1.9,
            Rgb::hex(0x2a1a0c),
            0.55,
        );
        line(canvas, (x, y), (x, y - tall), 1.9, Rgb::hex(0x8a6236), 1.0);
        line(
            canvas,
            (x - 0.7, y),
            (x - 0.7, y - tall),
            0.7,
            Rgb::hex(0xd2a870),
            0.9,
        );
    }
    for (dx, dy, size) in [(-34.0, -4.0, 17.0), (32.0, -6.0, 16.0), (-2.0, 20.0, 20.0)] {
        tent(canvas, (at.0 + dx, at.1 + dy), size, south);
    }
}

/// A tent with its opening to the front.
fn tent(canvas: &mut Canvas, (x, y): (f32, f32), size: f32, south: bool) {
    let (light, dark, trim) = if south {
        (0xf6e6c2, 0xcfae78, 0xb04a30)
    } else {
        (0xe2e8e6, 0xa4b4b6, 0x3f5c66)
    };
    blot(
        canvas,
        x + size * 0.4,
        y + 2.0,
        (size * 1.4, size * 0.5),
        SHADE,
        0.6,
    );
    let top = (x, y - size * 1.15);
    polygon(
        canvas,
        &[top, (x - size, y), (x + size * 0.2, y + 3.0)],
        Rgb::hex(light),
        1.0,
    );
    polygon(
        canvas,
        &[top, (x + size * 0.2, y + 3.0), (x + size, y)],
        Rgb::hex(dark),
        1.0,
    );
    polygon(
        canvas,
        &[
            (x - size * 0.08, y - size * 0.6),
            (x - size * 0.4, y + 1.6),
            (x + size * 0.1, y + 2.6),
        ],
        Rgb::hex(0x3a2a1a),
        0.85,
    );
    let ink = Rgb::hex(0x4a3420);
    for (from, to) in [
        (top, (x - size, y)),
        (top, (x + size, y)),
        ((x - size, y), (x + size * 0.2, y + 3.0)),
        ((x + size * 0.2, y + 3.0), (x + size, y)),
    ] {
        line(canvas, from, to, 1.0, ink, 0.8);
    }
    line(canvas, top, (x, top.1 - 6.0), 1.0, ink, 0.9);
    polygon(
        canvas,
        &[(x, top.1 - 7.0), (x + 8.0, top.1 - 4.6), (x, top.1 - 2.2)],
        Rgb::hex(trim),
        1.0,
    );
}

/// The paved yard of a headquarters.
fn yard(canvas: &mut Canvas, at: (f32, f32), south: bool) {
    let half = (84.0, 48.0);
    blot(
        canvas,
        at.0 + 6.0,
        at.1 + 8.0,
        (half.0 + 14.0, half.1 + 12.0),
        SHADE,
        0.6,
    );
    let face = Rgb::hex(if south { 0xd9c49a } else { 0xb4b9b4 });
    about(at, half, |px, py, dx, dy| {
        let deep = inside(dx, dy, half, 4.0);
        let (bx, by) = (
            (dx + if ((dy / 11.0).floor() as i32) % 2 == 0 {
                0.0
            } else {
                9.0
            }) / 18.0,
            dy / 11.0,
        );
        let joint = (bx - bx.round()).abs() * 18.0;
        let joint = joint.min((by - by.round()).abs() * 11.0);
        let tone = 0.94 + 0.12 * value(bx.floor() * 3.1, by.floor() * 5.7, 687);
        let colour = face
            .scale(tone)
            .mix(Rgb::hex(0x6e5f48), (1.0 - smooth(0.3, 1.3, joint)) * 0.45);
        canvas.blend(px, py, colour, smooth(0.0, 1.0, deep));
    });
}

/// True if a path leaves a camp through this corner of the cells, counted from the top left.
fn crossed(column: usize, row: usize) -> bool {
    CAMPS.iter().any(|(c, r)| {
        let (left, top) = (*c, ROWS - r);
        (left == column || left + 1 == column) && (top == row || top + 1 == row)
    })
}

/// Trees, bushes and stones at the corners of the cells no line runs through.
fn groves(canvas: &mut Canvas, view: View) {
    let mut dice = Dice::new(711);
    let mut plants = Vec::new();
    for row in 0..=ROWS {
        for column in 0..=COLUMNS {
            // Nothing grows in the river.
            if row == ROWS / 2 || crossed(column, row) {
                continue;
            }
            let (x, y) = (column as f32 * CELL.0, row as f32 * CELL.1);
            for _ in 0..2 + dice.index(3) {
                let at = (x + dice.near(20.0), y + dice.near(15.0));
                let (x, y) = view.turn(at);
                let inside = (x.clamp(6.0, SIZE.0 as f32 - 6.0), y);
                plants.push((inside, dice.index(6), dice.index(1 << 16) as u64));
            }
        }
    }
    plants.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    for ((x, y), kind, seed) in plants {
        plant(canvas, (x, y), kind, &mut Dice::new(seed));
    }
}

fn plant(canvas: &mut Canvas, (x, y): (f32, f32), kind: usize, dice: &mut Dice) {
    let mut size = |low, high| dice.range(low, high);
    match kind {
        0 | 1 => {
            let size = size(9.0, 13.0);
            tree(canvas, x, y, size, Rgb::hex(0x6f9440), dice);
        }
        2 => {
            let size = size(10.0, 14.0);
            fir(canvas, x, y, size, Rgb::hex(0x4a7048), dice);
        }
        3 => {
            let size = size(6.0, 9.0);
            bush(canvas, x, y, size, Rgb::hex(0x86a04a), dice);
        }
        4 => {
            let size = size(3.0, 6.0);
            stone(canvas, x, y, size, Rgb::hex(0xaaa093), dice);
        }
        _ => {
            let size = size(7.0, 11.0);
            tuft(canvas, x, y, size, Rgb::hex(0x77913f), dice);
        }
    }
}
