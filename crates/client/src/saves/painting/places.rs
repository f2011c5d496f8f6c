//! What people have built, and who stands where.

use super::canvas::{Canvas, Paint, Place, middle, minus, mix, paint};
use ::campaign::world::SiteKind;
use ::campaign::{Known, Side, View};
use rules::Color;

const INK: Paint = paint(0x3b2d22);
const WALL: Paint = paint(0xd8cdb8);
const NOBODY: Paint = paint(0xa79a86);

/// The colour of an owner; the shapes tell them apart, too.
const fn colour_of(owner: Option<Side>) -> Paint {
    match owner {
        Some(Side::White) => paint(0xf6edd6),
        Some(Side::Black) => paint(0x39456f),
        Some(Side::Rogue) => paint(0x8c2f23),
        None => NOBODY,
    }
}

/// Paints sites and armies.
pub(super) fn build(canvas: &mut Canvas, view: &View, _seed: u32) {
    for (square, known) in view.squares() {
        let at = middle(square);
        let (site, army) = match known {
            Known::Blank => continue,
            Known::Remembered { site, .. } => {
                (site.map(|site| (site.kind, site.walled, None)), None)
            }
            Known::Seen { site, army, .. } => {
                (site.map(|site| (site.kind, site.walled, site.owner)), *army)
            }
        };
        if let Some((kind, walled, owner)) = site {
            draw_site(canvas, at, kind, walled, owner);
        }
        if let Some(army) = army {
            let corner = if site.is_some() {
                [at[0] + 0.27, at[1] - 0.27]
            } else {
                at
            };
            banner(canvas, corner, army.owner);
        }
    }
}

fn draw_site(canvas: &mut Canvas, at: Place, kind: SiteKind, walled: bool, owner: Option<Color>) {
    let owner = owner.map(Side::from);
    let colour = colour_of(owner);
    match kind {
        SiteKind::Capital => {
            wall(canvas, at, 0.44);
            keep(canvas, at, colour);
            pennant(canvas, [at[0], at[1] + 0.2], 0.3, owner);
        }
        SiteKind::City => {
            if walled {
                wall(canvas, at, 0.4);
            }
            for [x, y] in [[-0.15, 0.1], [0.15, 0.06], [-0.02, -0.17]] {
                house(canvas, [at[0] + x, at[1] + y], colour);
            }
            if owner.is_some() {
                pennant(canvas, [at[0] + 0.02, at[1] + 0.14], 0.24, owner);
            }
        }
        SiteKind::Mine => {
            plate(canvas, at, owner);
            let [x, y] = at;
            canvas.polygon(
                &[[x - 0.16, y - 0.12], [x + 0.16, y - 0.12], [x, y + 0.16]],
                INK,
            );
            canvas.rect([x - 0.05, y - 0.12], [x + 0.05, y + 0.02], paint(0xe0b24a));
        }
        SiteKind::Farm => {
            plate(canvas, at, owner);
            for row in [-0.11, 0.0, 0.11] {
                let [from, to] = [[at[0] - 0.15, at[1] + row], [at[0] + 0.15, at[1] + row]];
                canvas.line(from, to, 0.055, paint(0xc9982f));
            }
        }
        SiteKind::Quarry => {
            plate(canvas, at, owner);
            for [x, y] in [[-0.09, -0.08], [0.1, -0.08], [0.0, 0.08]] {
                let corner = [at[0] + x - 0.085, at[1] + y - 0.07];
                canvas.rect(
                    corner,
                    [corner[0] + 0.17, corner[1] + 0.14],
                    paint(0x7d7970),
                );
            }
        }
        SiteKind::Camp => {
            let [x, y] = at;
            canvas.polygon(
                &[[x - 0.3, y - 0.2], [x + 0.3, y - 0.2], [x, y + 0.28]],
                INK,
            );
            let tent = [[x - 0.23, y - 0.16], [x + 0.23, y - 0.16], [x, y + 0.2]];
            canvas.polygon(&tent, colour_of(Some(Side::Rogue)));
            canvas.polygon(
                &[[x - 0.07, y - 0.16], [x + 0.07, y - 0.16], [x, y + 0.06]],
                INK,
            );
        }
    }
}

/// A round plate for what nobody or White holds, a pointed one for Black's.
fn plate(canvas: &mut Canvas, at: Place, owner: Option<Side>) {
    let colour = colour_of(owner);
    if owner == Some(Side::Black) {
        diamond(canvas, at, 0.36, INK);
        diamond(canvas, at, 0.31, mix(colour, [1.0; 3], 0.25));
    } else {
        canvas.disc(at, 0.29, INK);
        canvas.disc(at, 0.245, mix(colour, [1.0; 3], 0.15));
    }
}

fn diamond(canvas: &mut Canvas, [x, y]: Place, size: f32, colour: Paint) {
    let corners = [[x - size, y], [x, y - size], [x + size, y], [x, y + size]];
    canvas.polygon(&corners, colour);
}

fn wall(canvas: &mut Canvas, at: Place, size: f32) {
    let ring = |place: Place| {
        let off = minus(place, at);
        (off[0].abs().max(off[1].abs()) - size).abs() - 0.05
    };
    canvas.fill(at, size + 0.1, |place| ring(place) - 0.025, |_| INK);
    canvas.fill(at, size + 0.1, ring, |_| WALL);
}

fn house(canvas: &mut Canvas, [x, y]: Place, roof: Paint) {
    canvas.rect([x - 0.125, y - 0.12], [x + 0.125, y + 0.04], INK);
    canvas.rect([x - 0.1, y - 0.1], [x + 0.1, y + 0.03], WALL);
    canvas.polygon(&[[x - 0.17, y], [x + 0.17, y], [x, y + 0.18]], INK);
    canvas.polygon(
        &[[x - 0.125, y + 0.02], [x + 0.125, y + 0.02], [x, y + 0.145]],
        roof,
    );
}

fn keep(canvas: &mut Canvas, [x, y]: Place, colour: Paint) {
    canvas.rect([x - 0.23, y - 0.25], [x + 0.23, y + 0.2], INK);
    canvas.rect([x - 0.19, y - 0.21], [x + 0.19, y + 0.16], colour);
    for tooth in [-0.2, 0.0, 0.2] {
        canvas.rect(
            [x + tooth - 0.06, y + 0.15],
            [x + tooth + 0.06, y + 0.27],
            INK,
        );
    }
    canvas.rect([x - 0.06, y - 0.21], [x + 0.06, y - 0.03], INK);
}

/// White's pennant flies to the right and is pointed, Black's is square with a bar.
fn pennant(canvas: &mut Canvas, [x, y]: Place, size: f32, owner: Option<Side>) {
    let top = y + size;
    canvas.line([x, y], [x, top], 0.035, INK);
    let colour = colour_of(owner);
    let low = top - size * 0.55;
    if owner == Some(Side::Black) {
        canvas.rect([x - 0.01, low - 0.03], [x + size * 0.75, top + 0.03], INK);
        canvas.rect([x + 0.02, low], [x + size * 0.75 - 0.03, top], colour);
        let bar = (low + top) / 2.0;
        canvas.line([x + 0.02, bar], [x + size * 0.7, bar], 0.03, WALL);
    } else {
        let point = [x + size, (low + top) / 2.0];
        canvas.polygon(
            &[
                [x - 0.01, low - 0.05],
                [point[0] + 0.06, point[1]],
                [x - 0.01, top + 0.05],
            ],
            INK,
        );
        canvas.polygon(&[[x + 0.01, low], point, [x + 0.01, top]], colour);
    }
}

/// An army: a shield for White, a lozenge for Black, a jagged mark for barbarians.
fn banner(canvas: &mut Canvas, [x, y]: Place, owner: Side) {
    let colour = colour_of(Some(owner));
    match owner {
        Side::White => {
            canvas.disc([x, y], 0.23, INK);
            canvas.disc([x, y], 0.185, colour);
            canvas.disc([x, y], 0.07, paint(0xc79a3a));
        }
        Side::Black => {
            diamond(canvas, [x, y], 0.29, WALL);
            diamond(canvas, [x, y], 0.24, colour);
            canvas.rect([x - 0.05, y - 0.05], [x + 0.05, y + 0.05], paint(0xc79a3a));
        }
        Side::Rogue => {
            let corners = [[x - 0.26, y + 0.2], [x, y - 0.28], [x + 0.26, y + 0.2]];
            canvas.polygon(&corners, INK);
            let inner = [[x - 0.18, y + 0.15], [x, y - 0.2], [x + 0.18, y + 0.15]];
            canvas.polygon(&inner, colour);
        }
    }
}

/// A compass rose on blank paper: a map that tells nothing.
pub(super) fn rose(canvas: &mut Canvas) {
    let half = canvas.squares() / 2.0;
    let at = [half, half];
    let pale = mix(INK, super::canvas::PAPER, 0.45);
    let ring = |radius: f32, width: f32| {
        move |place: Place| (super::canvas::length(minus(place, at)) - radius).abs() - width
    };
    for (radius, width) in [(0.8, 0.02), (0.66, 0.01)] {
        canvas.fill(at, half, ring(half * radius, half * width), |_| pale);
    }
    for (turn, long) in [(0.5, 0.44), (0.0, 0.74)] {
        for quarter in 0..4 {
            let angle = std::f32::consts::FRAC_PI_2 * (quarter as f32 + turn);
            let to = |angle: f32, far: f32| {
                [
                    half + angle.cos() * far * half,
                    half + angle.sin() * far * half,
                ]
            };
            let (tip, left, right) = (
                to(angle, long),
                to(angle + 0.785, 0.15),
                to(angle - 0.785, 0.15),
            );
            canvas.polygon(&[at, tip, left], INK);
            canvas.polygon(&[at, right, tip], mix(pale, super::canvas::PAPER, 0.6));
        }
    }
}
