//! Parts of drawings as SVG text. Everything in hundredths of a cell, y downwards, lit from the
//! upper left.

use super::colours::Colours;

/// The outline of things that belong to nobody's cloth.
pub const LINE: &str = "#33210f";
const WALL_LIGHT: &str = "#f3e4c3";
const WALL_DARK: &str = "#c9b189";
const STONE_LIGHT: &str = "#e2d3b4";
const STONE: &str = "#c3ae88";
const STONE_DARK: &str = "#8b7655";

/// A filled shape with an outline.
pub fn shape(path: &str, fill: &str, width: f32) -> String {
    format!(
        r#"<path d="{path}" fill="{fill}" stroke="{LINE}" stroke-width="{width}" stroke-linejoin="round"/>"#
    )
}

/// A shape without an outline.
pub fn wash(path: &str, fill: &str, opacity: f32) -> String {
    format!(r#"<path d="{path}" fill="{fill}" opacity="{opacity}"/>"#)
}

/// A stroke.
pub fn line(path: &str, colour: &str, width: f32) -> String {
    format!(
        r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
    )
}

/// A soft shadow on the ground.
pub fn shadow(x: f32, y: f32, rx: f32, ry: f32) -> String {
    format!(r##"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#shadow)"/>"##)
}

/// A house with its gable to the left; `x`, `y` is its lower left corner.
pub fn house(x: f32, y: f32, wide: f32, tall: f32, c: &Colours) -> String {
    let (gable, eave, rise) = (wide * 0.42, y - tall, wide * 0.46);
    let (apex, back) = (x + gable / 2.0, x + wide - gable * 0.18);
    let (ridge, right) = (eave - rise, x + wide);
    [
        shape(
            &format!(
                "M{x} {y} V{eave} L{apex} {ridge} L{} {eave} V{y} Z",
                x + gable
            ),
            WALL_LIGHT,
            1.5,
        ),
        shape(
            &format!("M{} {y} V{eave} H{right} V{y} Z", x + gable),
            WALL_DARK,
            1.5,
        ),
        shape(
            &format!(
                "M{apex} {ridge} H{back} L{} {} H{} Z",
                right + 1.5,
                eave + 1.5,
                x + gable + 0.5
            ),
            c.mid,
            1.6,
        ),
        wash(
            &format!(
                "M{apex} {ridge} H{back} L{} {} L{} {} Z",
                back + 1.6,
                ridge + rise * 0.4,
                apex + gable * 0.2,
                ridge + rise * 0.4
            ),
            c.light,
            0.85,
        ),
        line(
            &format!(
                "M{} {} L{apex} {ridge} L{} {}",
                x - 1.4,
                eave + 1.6,
                x + gable + 0.5,
                eave + 1.4
            ),
            c.dark,
            1.7,
        ),
        wash(
            &format!(
                "M{} {y} v-{} h{} v{} Z",
                apex - 1.6,
                tall * 0.62,
                3.2,
                tall * 0.62
            ),
            "#5a3d22",
            1.0,
        ),
        wash(
            &format!(
                "M{} {} h2.4 v2.6 h-2.4 Z",
                x + wide * 0.66,
                eave + tall * 0.34
            ),
            "#5a3d22",
            1.0,
        ),
    ]
    .concat()
}

/// A round tower of stone: battlements, or a pointed roof in the owner's colour.
pub fn tower(middle: f32, y: f32, wide: f32, tall: f32, roof: Option<&Colours>) -> String {
    let (x, top) = (middle - wide / 2.0, y - tall);
    let right = x + wide;
    let mut parts = vec![
        shape(&format!("M{x} {y} V{top} H{right} V{y} Z"), STONE, 1.6),
        wash(
            &format!("M{x} {y} V{top} h{} V{y} Z", wide * 0.34),
            STONE_LIGHT,
            0.9,
        ),
        wash(
            &format!("M{} {y} V{top} H{right} V{y} Z", right - wide * 0.26),
            STONE_DARK,
            0.7,
        ),
        wash(
            &format!("M{} {} h2.2 v5 h-2.2 Z", middle - 1.1, top + tall * 0.3),
            LINE,
            0.9,
        ),
    ];
    match roof {
        Some(c) => {
            let (tip, eave) = (top - wide * 1.15, wide * 0.24);
            parts.push(shape(
                &format!(
                    "M{} {top} L{middle} {tip} L{} {top} Z",
                    x - eave,
                    right + eave
                ),
                c.mid,
                1.6,
            ));
            parts.push(wash(
                &format!(
                    "M{} {} L{middle} {} L{} {} Z",
                    x - eave + 1.5,
                    top - 0.8,
                    tip + 2.0,
                    middle - wide * 0.1,
                    top - 0.8
                ),
                c.light,
                0.85,
            ));
        }
        None => parts.push(battlements(x - 1.4, right + 1.4, top, 4.4)),
    }
    parts.concat()
}

/// Merlons from `left` to `right` on a wall whose top is at `y`.
pub fn battlements(left: f32, right: f32, y: f32, high: f32) -> String {
    let count = (((right - left) / 6.4).round() as i32).max(2);
    let pitch = (right - left) / (count as f32 - 0.4);
    let teeth: String = (0..count)
        .map(|i| {
            let x = left + i as f32 * pitch;
            format!(
                "M{x} {} V{} h{} V{} Z ",
                y + 1.0,
                y - high,
                pitch * 0.6,
                y + 1.0
            )
        })
        .collect();
    shape(&teeth, STONE_LIGHT, 1.3)
}

/// A straight stretch of wall with battlements.
pub fn wall(left: f32, right: f32, y: f32, tall: f32) -> String {
    let top = y - tall;
    [
        shape(&format!("M{left} {y} V{top} H{right} V{y} Z"), STONE, 1.6),
        wash(
            &format!(
                "M{left} {} V{top} H{right} V{} Z",
                top + tall * 0.36,
                top + tall * 0.36
            ),
            STONE_LIGHT,
            0.8,
        ),
        line(
            &format!(
                "M{} {} h5 M{} {} h5 M{} {} h5",
                left + 6.0,
                y - tall * 0.3,
                left + 15.0,
                y - tall * 0.52,
                right - 12.0,
                y - tall * 0.34
            ),
            STONE_DARK,
            1.1,
        ),
        battlements(left, right, top, 4.0),
    ]
    .concat()
}

/// A gate of dark wood under an arch; `y` is its foot.
pub fn gate(middle: f32, y: f32, wide: f32, tall: f32) -> String {
    let (x, spring) = (middle - wide / 2.0, y - tall + wide / 2.0);
    let arch = format!(
        "M{x} {y} V{spring} A{0} {0} 0 0 1 {1} {spring} V{y} Z",
        wide / 2.0,
        x + wide
    );
    [
        shape(&arch, "#4a2f18", 1.5),
        line(
            &format!("M{middle} {y} V{}", y - tall + 2.0),
            "#8a6236",
            1.1,
        ),
    ]
    .concat()
}

/// A flag on its pole: `x`, `foot` is where the pole stands, `top` its end.
pub fn flag(x: f32, foot: f32, top: f32, wide: f32, tall: f32, c: &Colours) -> String {
    if c.flag.is_empty() {
        return String::new();
    }
    // A large flag is drawn small on the map, so that its lines must be stronger.
    let bold = (tall / 17.0).max(1.0);
    let id = format!("f{}{}{}", x as i32, top as i32, wide as i32);
    let (flag, y) = (c.flag, top + 1.2);
    let cloth = format!(
        r##"<g transform="translate({x} {y}) scale({wide} {tall})"><clipPath id="{id}"><path d="{flag}"/></clipPath><path d="{flag}" fill="{mid}"/><g clip-path="url(#{id})"><path d="M0 0 H1.2 V0.3 H0 Z" fill="{light}" opacity="0.5"/><g fill="none" stroke="{accent}">{pattern}</g></g></g>"##,
        mid = c.mid,
        light = c.light,
        accent = c.accent,
        pattern = c.pattern,
    );
    let edge = format!(
        r#"<g transform="translate({x} {y}) scale({wide} {tall})"><path d="{flag}" fill="none" stroke="{}" stroke-width="{}" stroke-linejoin="round"/></g>"#,
        c.line,
        1.65 * bold / wide.min(tall)
    );
    [
        line(&format!("M{x} {foot} V{top}"), LINE, 3.0 * bold),
        line(&format!("M{x} {foot} V{top}"), "#c08a3e", 1.3 * bold),
        edge,
        cloth,
        format!(r##"<circle cx="{x}" cy="{top}" r="1.7" fill="#f2bb3c" stroke="{LINE}" stroke-width="1"/>"##),
    ]
    .concat()
}

/// A tongue of fire whose foot is at `x`, `y`.
pub fn flame(x: f32, y: f32, size: f32) -> String {
    let tongue = |s: f32, fill: &str| {
        let w = s * 0.34;
        format!(
            r#"<path d="M{x} {} C{} {} {} {} {x} {y} C{} {} {} {} {x} {} Z" fill="{fill}"/>"#,
            y - s,
            x + w * 0.5,
            y - s * 0.6,
            x + w * 1.5,
            y - s * 0.1,
            x - w * 1.5,
            y - s * 0.1,
            x - w * 0.9,
            y - s * 0.55,
            y - s,
        )
    };
    [
        tongue(size * 1.14, "#7c2410"),
        tongue(size, "#ee6a1d"),
        tongue(size * 0.66, "#ffc23d"),
        tongue(size * 0.34, "#fff0a8"),
    ]
    .concat()
}

/// Smoke that rises from `x`, `y` and drifts to the right.
pub fn smoke(x: f32, y: f32, size: f32) -> String {
    [
        (0.0, 0.0, 0.5, 0.62),
        (0.4, -0.75, 0.66, 0.5),
        (1.0, -1.55, 0.8, 0.34),
    ]
    .map(|(dx, dy, r, opacity)| {
        format!(
            r##"<circle cx="{}" cy="{}" r="{}" fill="#3a332e" opacity="{opacity}"/>"##,
            x + dx * size,
            y + dy * size,
            r * size
        )
    })
    .concat()
}
