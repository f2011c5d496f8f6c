//! The colours of the game as they are seen by those who lack one kind of cone: sides, marks on
//! the boards and on the map, words.

mod board;
mod eyes;
mod map;
mod picture;
mod words;

use super::Colours;
use crate::theme::palette::{LINES, LIVERIES, ROGUES};
use eyes::{EYES, Light, linear};
use picture::Picture;
use rules::Color as Side;

/// The mean colour of each row of the atlas of pieces.
fn rows() -> [Light; 4] {
    let picture = Picture::read("pieces/pieces_48.png");
    [0, 1, 2, 3].map(|row| picture.cell((1, 4), (0, row)).mean())
}

/// Everybody who is on the map in these colours: both sides and the barbarians, by their rows.
fn together(colours: Colours) -> [usize; 3] {
    let [one, other] = Side::ALL.map(|side| colours.row(side));
    [one, other, colours.row_of(::campaign::Side::Rogue)]
}

fn check(name: &str, least: f32, of: impl Fn(Colours) -> Vec<Light>) {
    for colours in Colours::ALL {
        let all = of(colours);
        for eye in &EYES {
            for (index, one) in all.iter().enumerate() {
                for other in &all[index + 1..] {
                    let far = eye.apart(*one, *other);
                    assert!(far >= least, "{name} of {colours:?}, {}: {far}", eye.name);
                }
            }
        }
    }
}

fn ink(colour: bevy_egui::egui::Color32) -> Light {
    [linear(colour.r()), linear(colour.g()), linear(colour.b())]
}

#[test]
fn sides_are_told_apart_by_every_eye() {
    let rows = rows();
    check("pieces", 12.0, |it| {
        together(it).map(|row| rows[row]).to_vec()
    });
    check("map", 15.0, |it| {
        let [one, other, _] = together(it);
        vec![ink(LIVERIES[one]), ink(LIVERIES[other]), ink(ROGUES)]
    });
    check("plots", 20.0, |it| {
        let [one, other, _] = together(it);
        vec![ink(LINES[one]), ink(LINES[other])]
    });
}
