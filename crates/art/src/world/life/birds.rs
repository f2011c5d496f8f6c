//! Birds from above, flying up: six beats of a small bird, six of a crane, four of a hawk.

use std::f32::consts::TAU;

use super::cell;
use crate::Error;
use crate::canvas::Canvas;

/// How a bird is cut.
struct Bird {
    /// Half the span with open wings, and the depth of a wing.
    wing: (f32, f32),
    /// Half the width and half the length of the body.
    body: (f32, f32),
    /// Half the width of the tail.
    tail: f32,
    /// Back, wing, and the tip of a wing.
    colours: [&'static str; 3],
    /// The neck reaches so far ahead.
    neck: f32,
}

const SMALL: Bird = Bird {
    wing: (20.0, 7.5),
    body: (3.0, 9.0),
    tail: 3.4,
    colours: ["#2f3540", "#4b5563", "#262b34"],
    neck: 0.0,
};

const CRANE: Bird = Bird {
    wing: (27.0, 8.5),
    body: (3.2, 9.5),
    tail: 3.0,
    colours: ["#f7f3e8", "#ece5d4", "#39332f"],
    neck: 9.0,
};

const HAWK: Bird = Bird {
    wing: (26.0, 11.0),
    body: (4.0, 10.0),
    tail: 6.4,
    colours: ["#6b4526", "#8a6238", "#4a2e1a"],
    neck: 0.0,
};

/// All frames.
pub fn row() -> Result<Vec<Canvas>, Error> {
    let beat = |bird: &'static Bird, beats: usize, from: f32| {
        (0..beats).map(move |frame| {
            let turn = frame as f32 / beats as f32 * TAU;
            let open = from + (1.0 - from) * (0.5 + 0.5 * turn.cos());
            cell("bird", &draw(bird, open, turn.sin()))
        })
    };
    beat(&SMALL, 6, 0.35)
        .chain(beat(&CRANE, 6, 0.5))
        .chain(beat(&HAWK, 4, 0.62))
        .collect()
}

/// `open` is how much of the span is seen, `sweep` how far the tips are drawn back.
fn draw(bird: &Bird, open: f32, sweep: f32) -> String {
    let (span, depth) = (bird.wing.0 * open, bird.wing.1);
    let [back, wing, tip] = bird.colours;
    let (width, length) = bird.body;
    let drawn = 3.0 + 3.5 * sweep;
    let one = |side: f32, shade: f32| {
        let x = |part: f32| 32.0 + side * (width * 0.6 + (span - width * 0.6) * part);
        let at = |part: f32, y: f32| format!("{:.2},{:.2}", x(part), 31.0 + y);
        format!(
            r##"<path d="M{} C{} {} {} C{} {} {}Z" fill="{wing}"/>
            <path d="M{} C{} {} {} C{} {} {}Z" fill="{tip}"/>
            <path d="M{} C{} {} {} C{} {} {}Z" fill="#fff6e0" opacity="{shade}"/>"##,
            at(0.0, -depth * 0.55),
            at(0.35, -depth * 1.0),
            at(0.7, -depth * 0.6 + drawn * 0.4),
            at(1.0, drawn),
            at(0.75, depth * 0.35 + drawn * 0.5),
            at(0.4, depth * 0.55),
            at(0.0, depth * 0.5),
            at(0.62, -depth * 0.62 + drawn * 0.3),
            at(0.8, -depth * 0.4 + drawn * 0.5),
            at(0.9, -depth * 0.2 + drawn * 0.7),
            at(1.0, drawn),
            at(0.85, depth * 0.2 + drawn * 0.7),
            at(0.75, depth * 0.3 + drawn * 0.5),
            at(0.66, depth * 0.3 + drawn * 0.4),
            at(0.0, -depth * 0.5),
            at(0.3, -depth * 0.9),
            at(0.5, -depth * 0.7),
            at(0.7, -depth * 0.35 + drawn * 0.3),
            at(0.45, -depth * 0.4),
            at(0.3, -depth * 0.45),
            at(0.0, -depth * 0.2),
        )
    };
    let tail = format!(
        r#"<path d="M31,{:.1} L{:.1},{:.1} L{:.1},{:.1} L33,{:.1}Z" fill="{tip}"/>"#,
        32.0 + length * 0.5,
        32.0 - bird.tail,
        32.0 + length * 1.5,
        32.0 + bird.tail,
        32.0 + length * 1.5,
        32.0 + length * 0.5,
    );
    let neck = if bird.neck > 0.0 {
        format!(
            r##"<path d="M32,26 L32,{:.1}" stroke="{back}" stroke-width="2.4"/><path d="M32,{:.1} L32,{:.1}" stroke="#c9702e" stroke-width="1.6"/>
            <path d="M32,44 L32,53" stroke="#c9702e" stroke-width="1.4"/>"##,
            23.0 - bird.neck,
            22.0 - bird.neck,
            18.5 - bird.neck,
        )
    } else {
        format!(
            r#"<circle cx="32" cy="{:.1}" r="{:.1}" fill="{back}"/>"#,
            33.0 - length,
            width * 0.85
        )
    };
    format!(
        r##"{tail}{}{}<ellipse cx="32" cy="32" rx="{width}" ry="{length}" fill="{back}"/>{neck}"##,
        one(-1.0, 0.32),
        one(1.0, 0.12),
    )
}
