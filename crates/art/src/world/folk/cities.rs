//! Cities and capitals.

use super::brush::{
    battlements, flag, flame, gate, house, shadow, shape, smoke, tower, wall, wash,
};
use super::colours::Colours;

/// Roofs after a fire.
fn burnt(c: &Colours) -> Colours {
    Colours {
        light: "#5a4b40",
        mid: "#372d27",
        dark: "#1b1512",
        ..*c
    }
}

/// Holes in the roofs, flames and smoke.
fn fire(places: &[(f32, f32)]) -> String {
    let holes = places.iter().map(|&(x, y)| {
        wash(
            &format!("M{} {} l3 -4 l4 2 l3 -3 l2 6 l-6 3 Z", x - 6.0, y + 2.0),
            "#0f0b09",
            0.9,
        )
    });
    let flames = places.iter().map(|&(x, y)| flame(x, y + 2.0, 13.0));
    let smokes = places.iter().map(|&(x, y)| smoke(x, y - 16.0, 8.0));
    smokes.chain(holes).chain(flames).collect()
}

/// A cluster of roofs around a hall with its owner's flag; walled, inside a ring with a gate.
pub fn city(c: &Colours, walled: bool, sacked: bool) -> String {
    let roofs = if sacked { burnt(c) } else { *c };
    let lift = if walled { -5.0 } else { 2.0 };
    let mut parts = vec![shadow(54.0, 78.0, 46.0, 15.0)];
    if walled {
        parts.push(battlements(14.0, 86.0, 46.0, 3.6));
        parts.push(shape("M12 66 V47 H88 V66 Z", "#a8946f", 1.5));
    }
    parts.push(flag(50.0, 40.0 + lift, 8.0 + lift, 22.0, 14.0, c));
    parts.push(house(17.0, 58.0 + lift, 27.0, 11.0, &roofs));
    parts.push(house(57.0, 57.0 + lift, 27.0, 11.0, &roofs));
    parts.push(house(34.0, 63.0 + lift, 34.0, 17.0, &roofs));
    parts.push(house(12.0, 76.0 + lift, 30.0, 11.0, &roofs));
    parts.push(house(57.0, 77.0 + lift, 31.0, 12.0, &roofs));
    parts.push(if walled {
        String::new()
    } else {
        house(36.0, 84.0 + lift, 24.0, 9.0, &roofs)
    });
    if sacked {
        parts.push(fire(&[
            (30.0, 50.0 + lift),
            (72.0, 64.0 + lift),
            (52.0, 40.0 + lift),
        ]));
    }
    if walled {
        parts.push(wall(9.0, 91.0, 88.0, 17.0));
        parts.push(tower(11.0, 91.0, 13.0, 28.0, None));
        parts.push(tower(89.0, 91.0, 13.0, 28.0, None));
        parts.push(tower(50.0, 91.0, 20.0, 23.0, None));
        parts.push(gate(50.0, 91.0, 11.0, 14.0));
    }
    parts.concat()
}

/// The keep of a kingdom with its banner, in a ring of walls.
pub fn capital(c: &Colours, sacked: bool) -> String {
    let roofs = if sacked { burnt(c) } else { *c };
    let mut parts = vec![
        shadow(54.0, 82.0, 49.0, 15.0),
        battlements(12.0, 88.0, 52.0, 3.6),
        shape("M10 70 V53 H90 V70 Z", "#a8946f", 1.5),
        flag(50.0, 30.0, 1.5, 27.0, 15.0, c),
        tower(27.0, 66.0, 14.0, 32.0, Some(&roofs)),
        tower(73.0, 66.0, 14.0, 32.0, Some(&roofs)),
        tower(50.0, 70.0, 30.0, 42.0, None),
        gate(50.0, 52.0, 7.0, 10.0),
        house(13.0, 77.0, 27.0, 11.0, &roofs),
        house(60.0, 77.0, 27.0, 11.0, &roofs),
    ];
    if sacked {
        parts.push(fire(&[(26.0, 66.0), (74.0, 66.0), (50.0, 34.0)]));
    }
    parts.push(wall(7.0, 93.0, 91.0, 18.0));
    parts.push(tower(10.0, 94.0, 14.0, 30.0, Some(&roofs)));
    parts.push(tower(90.0, 94.0, 14.0, 30.0, Some(&roofs)));
    parts.push(tower(50.0, 94.0, 24.0, 26.0, None));
    parts.push(gate(50.0, 94.0, 13.0, 17.0));
    parts.concat()
}
