//! Deer: six frames of walking, two of feeding, two of looking about, six of running.

use std::f32::consts::TAU;

use super::{cell, line};
use crate::Error;
use crate::canvas::Canvas;

const HIDE: &str = "#a9713d";
const LIGHT: &str = "#cf9c62";
const SHADE: &str = "#6e4526";
const PALE: &str = "#f3e7cf";

struct Pose {
    /// Knee and foot of each leg, away from its hip: near fore, near hind, far fore, far hind.
    legs: [[(f32, f32); 2]; 4],
    /// Degrees by which the neck is lowered.
    neck: f32,
    /// Height of the body over its usual place, and how far it is tilted (degrees).
    body: (f32, f32),
    /// The ears are turned.
    ears: bool,
}

impl Pose {
    fn still(neck: f32, ears: bool) -> Self {
        let leg = |x: f32| [(x * 0.4 + 0.8, 9.0), (x, 18.0)];
        Self {
            legs: [leg(0.6), leg(-0.6), leg(1.8), leg(1.2)],
            neck,
            body: (0.0, 0.0),
            ears,
        }
    }

    fn walking(frame: usize) -> Self {
        let leg = |shift: f32| {
            let turn = (frame as f32 / 6.0 + shift) * TAU;
            let (x, lift) = (turn.sin() * 4.6, (turn.cos() * 2.6).max(0.0));
            [(x * 0.5 + 1.0, 9.0 - lift * 0.4), (x, 18.0 - lift)]
        };
        Self {
            legs: [leg(0.0), leg(0.25), leg(0.5), leg(0.75)],
            neck: 10.0,
            body: (0.0, 0.0),
            ears: false,
        }
    }

    /// A gallop: gathered, pushed off, flying, landed.
    fn running(frame: usize) -> Self {
        let turn = frame as f32 / 6.0 * TAU;
        let leg = |shift: f32, far: f32| {
            let (sin, cos) = (turn + shift).sin_cos();
            let (x, lift) = (sin * 11.0 + far, 4.0 + cos * 5.0);
            [(x * 0.45 + 1.2, 7.5 - lift * 0.25), (x, 17.5 - lift)]
        };
        Self {
            legs: [leg(0.0, 1.0), leg(2.6, -1.0), leg(0.5, 1.0), leg(3.1, -1.0)],
            neck: 18.0 + 8.0 * turn.sin(),
            body: (2.2 * turn.cos(), 5.0 * (turn + 0.8).sin()),
            ears: true,
        }
    }
}

/// The frames of a hind or a stag.
pub fn row(stag: bool) -> Result<Vec<Canvas>, Error> {
    let mut poses: Vec<_> = (0..6).map(Pose::walking).collect();
    poses.extend([Pose::still(96.0, false), Pose::still(104.0, false)]);
    poses.extend([Pose::still(0.0, false), Pose::still(-8.0, true)]);
    poses.extend((0..6).map(Pose::running));
    poses
        .iter()
        .map(|pose| cell("deer", &deer(pose, stag)))
        .collect()
}

fn leg(hip: (f32, f32), bends: [(f32, f32); 2], colour: &str) -> String {
    let at = |bend: (f32, f32)| (hip.0 + bend.0, hip.1 + bend.1);
    let (knee, foot) = (at(bends[0]), at(bends[1]));
    line(&[hip, knee], 3.4, colour) + &line(&[knee, foot], 2.3, colour)
}

fn deer(pose: &Pose, stag: bool) -> String {
    let (up, tilt) = pose.body;
    let hips = [(38.0, 38.0), (19.0, 38.0), (40.0, 38.0), (21.5, 38.0)];
    let legs = |which: [usize; 2], colour: &str| -> String {
        which
            .into_iter()
            .map(|n| leg((hips[n].0, hips[n].1 - up), pose.legs[n], colour))
            .collect()
    };
    let antlers = if stag {
        r##"<path d="M47.6,14 C45,11 44.4,8.6 45.4,6.6 M46,10.6 L42.6,9.8 M49.2,13.6 C50,10.6 52.4,8.4 54,7.8 M50.4,10.4 L49.2,6.8" fill="none" stroke="#d9c49c" stroke-width="1.5"/>"##
    } else {
        ""
    };
    let ear = if pose.ears { -22.0 } else { 0.0 };
    let body = format!(
        r#"<g transform="translate(0 {:.1}) rotate({tilt:.1} 29 34)">
        <path d="M13.4,34 C13,28.6 18,27.4 24,28.4 C31,29.2 36,27 40.6,27.4 C45,28.4 44.6,37 40.6,39.6 C34,42 26,40.6 20.6,41.4 C15.4,41.6 13.6,38 13.4,34Z" fill="{HIDE}"/>
        <path d="M16,39 C22,40.4 34,41 42,36.6 C41.6,39 40.6,39.6 40.6,39.6 C34,42 26,40.6 20.6,41.4 C18,41.4 16.6,40.6 16,39Z" fill="{SHADE}"/>
        <path d="M16.6,29.6 C23,27.6 32,29.8 41,28.2 C34,31.6 24,31.8 16.6,29.6Z" fill="{LIGHT}"/>
        <path d="M13.4,32 C11.6,31.6 11.2,34.4 12.6,36.4 C14,38 16,36 15.4,33Z" fill="{PALE}"/>
        <g fill="{PALE}"><circle cx="22" cy="32.6" r="0.8"/><circle cx="26.4" cy="33.6" r="0.8"/><circle cx="30.6" cy="32.8" r="0.8"/><circle cx="24.2" cy="35.4" r="0.7"/></g>
        <g transform="translate({:.1} 1) rotate({:.1} 41 31)">
        <path d="M37.4,30 C42,26 44.4,21 46.2,16.8 L50.8,19 C49.6,25 47,32.6 42,36Z" fill="{HIDE}"/>
        <path d="M49.6,20 C48.6,26 46,32.4 42.4,35.6 C44,30.6 46.6,26 47.6,20.6Z" fill="{PALE}" opacity="0.6"/>
        {antlers}
        <g transform="rotate({ear} 46 15)"><path d="M46.6,16 L42.4,12.8 C42.8,15.6 44,17.4 46.4,17.6Z" fill="{SHADE}"/></g>
        <path d="M45.8,16 C47,13.4 50.4,13.6 52,15.6 L56.4,19.4 C57.4,20.8 56,22.4 54.4,22 L49,20.8 C46.6,20 45,18 45.8,16Z" fill="{HIDE}"/>
        <path d="M54.4,18 L56.4,19.4 C57.4,20.8 56,22.4 54.4,22Z" fill="{SHADE}"/>
        <circle cx="50" cy="16.9" r="0.9" fill="{SHADE}"/></g></g>"#,
        -up,
        -pose.neck.max(0.0) * 0.05,
        pose.neck
    );
    format!(
        r#"<g transform="translate(-3 1)">{}{}{body}</g>"#,
        legs([2, 3], SHADE),
        legs([0, 1], HIDE)
    )
}
