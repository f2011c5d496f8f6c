//! Cattle and sheep: six frames of walking, four of grazing, then standing.

use std::f32::consts::TAU;

use super::{cell, line};
use crate::Error;
use crate::canvas::Canvas;

/// The colours of a cow.
#[derive(Debug, Clone, Copy)]
pub struct Coat {
    hide: &'static str,
    light: &'static str,
    shade: &'static str,
    patch: &'static str,
}

/// Russet with a pale face.
pub const BROWN: Coat = Coat {
    hide: "#9c5f36",
    light: "#bd8150",
    shade: "#6d3f24",
    patch: "#e9d9bd",
};

/// Cream with dark patches.
pub const PIED: Coat = Coat {
    hide: "#e6dbc4",
    light: "#f7f0df",
    shade: "#b3a58c",
    patch: "#3c322c",
};

/// How an animal stands in one frame.
struct Pose {
    /// How far each foot is ahead: near fore, near hind, far fore, far hind.
    feet: [f32; 4],
    /// How far each foot is lifted.
    lift: [f32; 4],
    /// Degrees by which the head is lowered.
    head: f32,
    /// How far the tail swings.
    tail: f32,
}

impl Pose {
    fn walking(frame: usize, stride: f32) -> Self {
        let step = |shift: f32| {
            let turn = (frame as f32 / 6.0 + shift) * TAU;
            (turn.sin() * stride, (turn.cos() * 2.2).max(0.0))
        };
        let legs = [step(0.0), step(0.25), step(0.5), step(0.75)];
        Self {
            feet: legs.map(|leg| leg.0),
            lift: legs.map(|leg| leg.1),
            head: 8.0 + 4.0 * (frame as f32 / 6.0 * TAU).sin(),
            tail: 1.5 * (frame as f32 / 6.0 * TAU).cos(),
        }
    }

    const fn still(head: f32, tail: f32) -> Self {
        Self {
            feet: [0.5, -0.5, 1.5, 1.0],
            lift: [0.0; 4],
            head,
            tail,
        }
    }

    /// How far a head that is bent to the ground reaches down, `most` at a right angle.
    fn sink(&self, most: f32) -> f32 {
        (self.head / 90.0).clamp(0.0, 1.0) * most
    }

    /// Walking, grazing, standing.
    fn all(stride: f32, low: f32) -> Vec<Self> {
        let mut poses: Vec<_> = (0..6).map(|frame| Self::walking(frame, stride)).collect();
        poses.extend([
            Self::still(low, 0.0),
            Self::still(low + 5.0, 1.0),
            Self::still(low - 6.0, -1.0),
            Self::still(low + 2.0, 2.5),
        ]);
        poses.extend([
            Self::still(0.0, 0.0),
            Self::still(-6.0, 3.0),
            Self::still(4.0, -3.0),
        ]);
        poses
    }
}

fn legs(pose: &Pose, hips: [f32; 4], top: f32, width: f32, near: &str, far: &str) -> [String; 2] {
    let leg = |n: usize, colour: &str| {
        let (x, foot) = (hips[n], hips[n] + pose.feet[n]);
        let knee = (x + foot) / 2.0 + 0.6;
        line(
            &[
                (x, top),
                (knee, (top + 54.0) / 2.0),
                (foot, 54.0 - pose.lift[n]),
            ],
            width,
            colour,
        )
    };
    [leg(2, far) + &leg(3, far), leg(0, near) + &leg(1, near)]
}

/// The frames of a coat.
pub fn cows(coat: Coat) -> Result<Vec<Canvas>, Error> {
    Pose::all(4.0, 84.0)
        .iter()
        .map(|pose| cell("cow", &cow(pose, coat)))
        .collect()
}

fn cow(pose: &Pose, coat: Coat) -> String {
    let Coat {
        hide,
        light,
        shade,
        patch,
    } = coat;
    let [far, near] = legs(pose, [39.0, 17.5, 42.0, 21.0], 40.0, 4.2, hide, shade);
    let tail = line(
        &[(11.5, 30.0), (9.0, 37.0), (9.0 + pose.tail, 45.0)],
        1.8,
        shade,
    );
    let tuft = line(
        &[(9.0 + pose.tail, 44.0), (9.0 + pose.tail, 47.0)],
        3.0,
        shade,
    );
    let body = format!(
        r#"<path d="M11,33 C10,26 17,24.5 26,25.5 C34,25 42,23.5 46,27 C50,31 48,41 43,44 C36,47.5 24,47 17,45.5 C12,44 11,39 11,33Z" fill="{hide}"/>
        <path d="M13,41 C20,45 38,46 46,38 C47,42 44,44.5 43,44.6 C36,47.5 24,47 17,45.5 C14.5,44.8 13.4,43 13,41Z" fill="{shade}"/>
        <path d="M14,28 C20,24.6 30,26.4 44,26 C38,28.6 24,29.6 14,28Z" fill="{light}"/>
        <path d="M19,31 C23,27.5 29,29 29.5,33 C30,38 24,41.5 20.5,39 C17,37 17,33 19,31Z" fill="{patch}"/>
        <path d="M35,29 C39,27.6 42,29.5 41.5,33 C41,36 37,36.6 35,34.5 C33.4,32.6 33.6,30 35,29Z" fill="{patch}"/>"#
    );
    let head = format!(
        r##"<g transform="translate({:.1} {:.1}) rotate({:.1} 44 30)">
        <path d="M40,25 C45,22 49,19 52,17.5 L55,24 C52,28 48,34 43,36Z" fill="{hide}"/>
        <path d="M49.5,15.5 C49,13.4 50,12 51.6,11.6" fill="none" stroke="#efe6d2" stroke-width="1.8"/>
        <path d="M49.4,17.2 L45.8,16.2 L47.6,19.4Z" fill="{shade}"/>
        <path d="M49.4,17 C51.6,14.4 55,15 56.6,17.6 L60.2,23.4 C61,25.4 58.8,27.2 56.6,26.6 L51.6,24 C49.4,22.4 48.6,19 49.4,17Z" fill="{hide}"/>
        <path d="M52.6,16.4 C54,16 55.4,16.8 56.2,18 L59.4,23.2 L56.8,23 Z" fill="{patch}"/>
        <path d="M57.4,22.4 L60.2,23.4 C61,25.4 58.8,27.2 56.6,26.6 L55.6,25.8Z" fill="#d8a996"/>
        <circle cx="53.4" cy="19.4" r="1" fill="#1c1512"/></g>"##,
        pose.sink(-5.0),
        pose.sink(9.0),
        pose.head
    );
    format!("{tail}{tuft}{far}{body}{near}{head}")
}

/// The frames of a sheep.
pub fn sheep() -> Result<Vec<Canvas>, Error> {
    Pose::all(3.4, 72.0)
        .iter()
        .map(|pose| cell("sheep", &one_sheep(pose)))
        .collect()
}

fn one_sheep(pose: &Pose) -> String {
    let [far, near] = legs(
        pose,
        [38.0, 20.0, 40.5, 23.0],
        42.0,
        3.2,
        "#4a3f38",
        "#332b27",
    );
    let curls = [
        (17.0, 35.0, 6.4),
        (21.0, 30.0, 6.6),
        (28.0, 28.0, 7.0),
        (35.0, 29.0, 6.8),
        (41.0, 33.0, 6.2),
        (41.0, 39.0, 5.4),
        (34.0, 41.0, 6.2),
        (26.0, 41.5, 6.4),
        (19.0, 40.0, 5.8),
    ];
    let wool = |shift: f32, grow: f32, colour: &str| -> String {
        let curl = |&(x, y, r): &(f32, f32, f32)| {
            format!(
                r#"<circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="{colour}"/>"#,
                x - shift,
                y - shift * 1.4,
                r + grow
            )
        };
        curls.iter().map(curl).collect()
    };
    let body = format!(
        r##"{}{}<ellipse cx="29" cy="35" rx="13" ry="8" fill="#e9e2d0"/>{}"##,
        wool(-0.8, 0.6, "#a79c86"),
        wool(0.0, 0.0, "#e2dac6"),
        curls[..5]
            .iter()
            .map(|&(x, y, r)| format!(
                r##"<circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="#f8f3e6"/>"##,
                x - 1.0,
                y - 1.6,
                r * 0.55
            ))
            .collect::<String>()
    );
    let head = format!(
        r##"<g transform="translate(0 {:.1}) rotate({:.1} 41 32)"><path d="M41,29 C43,24 48,22.4 51,24.6 C54,27 55.4,31 54,32.6 C52,34.6 46,36 42.6,35Z" fill="#433831"/>
        <path d="M44.8,26.4 L40.6,26.6 L43.4,29.4Z" fill="#2f2723"/><path d="M41,27 C43,23.4 47,22.6 48.6,24 C46.8,27.6 43.4,29.4 41,30Z" fill="#efe8d8"/>
        <circle cx="50" cy="27.4" r="0.9" fill="#e8dcc0"/></g>"##,
        pose.sink(7.0),
        pose.head
    );
    format!("{far}{near}{body}{head}")
}
