//! What the marks on boards and the signs on the map mean, each beside its picture.

use crate::board::{Mark, Sign};
use crate::theme::{Pictures, palette};
use crate::world::MapSign;
use bevy_egui::egui::{Image, Label, RichText, Ui};
use words::Key;

/// The marks of a board, in the order in which one meets them.
const MARKS: [Sign; 13] = [
    Sign::Mark(Mark::Selected),
    Sign::Mark(Mark::QuietGoal),
    Sign::Mark(Mark::CaptureGoal),
    Sign::Mark(Mark::ShotGoal),
    Sign::Mark(Mark::DropGoal),
    Sign::Mark(Mark::LastMove),
    Sign::Mark(Mark::Check),
    Sign::Mark(Mark::LastOfType),
    Sign::Mark(Mark::Phantom),
    Sign::Mark(Mark::Threat),
    Sign::Attacked,
    Sign::Mark(Mark::Hint),
    Sign::Mark(Mark::Cursor),
];

/// The marks of a battle's board.
pub(super) fn battle(ui: &mut Ui, pictures: &Pictures) {
    let marks = MARKS.map(|sign| (sign.picture(pictures, SIZE), sign.words()));
    let powers = [
        (true, key!("battle-mark-lit")),
        (false, key!("battle-mark-out")),
    ];
    let powers = powers.map(|(lit, words)| (pictures.power(0, lit, SIZE), words));
    list(ui, marks.into_iter().chain(powers));
}

/// The signs of the map.
pub(super) fn map(ui: &mut Ui, pictures: &Pictures) {
    let signs = MapSign::TOLD.into_iter();
    list(
        ui,
        signs.filter_map(|sign| {
            let picture = pictures.map_sign(sign as usize, SIZE);
            Some((picture, sign.words()?))
        }),
    );
}

/// What stands in such a list, to be found by its words.
pub(super) fn words(name: &str) -> Option<String> {
    let keys: Vec<Key> = match name {
        "marks" => MARKS.iter().map(|sign| sign.words()).collect(),
        "map-marks" => MapSign::TOLD.iter().filter_map(|it| it.words()).collect(),
        _ => return None,
    };
    let words: Vec<String> = keys.iter().map(|key| key.say()).collect();
    Some(words.join(" "))
}

/// The edge of a picture, in points.
const SIZE: f32 = 34.0;

fn list(ui: &mut Ui, lines: impl Iterator<Item = (Image<'static>, Key)>) {
    for (picture, words) in lines {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            ui.set_min_height(SIZE);
            ui.add(picture);
            let words = RichText::new(words.say()).size(15.0).color(palette::INK);
            ui.add(Label::new(words).wrap());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_and_sign_that_has_words_is_told_once() {
        for mark in Mark::ALL {
            let told = MARKS.iter().filter(|it| **it == Sign::Mark(mark));
            assert_eq!(told.count(), 1, "{mark:?}");
        }
        for sign in MapSign::ALL {
            let told = MapSign::TOLD.iter().filter(|it| **it == sign).count();
            assert_eq!(told, usize::from(sign.words().is_some()), "{sign:?}");
        }
    }
}
