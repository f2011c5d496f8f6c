//! The wooden frame round a board, with its letters: the same for every board.

use super::art::BoardArt;
use super::layout::to_world;
use crate::screens::Screen;
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;

const WALNUT: Color = Color::srgb(0.27, 0.17, 0.10);
const WALNUT_EDGE: Color = Color::srgb(0.16, 0.10, 0.06);
const GILT: Color = Color::srgb(0.78, 0.62, 0.32);
const LETTERS: Color = Color::srgb(0.93, 0.84, 0.64);

/// A frame of `width` logical pixels round `board`, which lies in the window.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    pub window: Vec2,
    pub board: Rect,
    pub width: f32,
}

/// What is written along a board.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Lettering {
    /// How many columns and rows there are.
    pub places: (u8, u8),
    /// Whether the board is turned round.
    pub flipped: bool,
    /// The size of the letters in logical pixels.
    pub size: f32,
}

impl Frame {
    pub(super) fn to_world(self, place: Vec2) -> Vec2 {
        to_world(self.window, place)
    }

    /// Draws the wood and the picture of the board in it; where wanted, the letters.
    pub fn spawn_board(
        self,
        commands: &mut Commands,
        art: &BoardArt,
        picture: Sprite,
        lettering: Option<Lettering>,
    ) -> Vec<Entity> {
        let mut parts = self.spawn(commands);
        let middle = self.to_world(self.board.center()).extend(0.0);
        let board = commands.spawn((picture, Transform::from_translation(middle)));
        parts.push(board.id());
        if let Some(Lettering {
            places: (columns, rows),
            flipped,
            size,
        }) = lettering
        {
            let font = TextFont {
                font: art.font.clone().into(),
                font_size: FontSize::Px(size),
                ..default()
            };
            let (files, ranks) = letters(columns, rows, flipped);
            parts.extend(self.spawn_letters(commands, &font, &files, &ranks));
        }
        parts
    }

    /// Draws the wood.
    pub fn spawn(self, commands: &mut Commands) -> Vec<Entity> {
        let middle = self.to_world(self.board.center());
        let sheets = [
            (
                Color::srgba(0.0, 0.0, 0.0, 0.22),
                2.0 * self.width + 8.0,
                -4.0,
            ),
            (WALNUT_EDGE, 2.0 * self.width, 0.0),
            (WALNUT, 2.0 * self.width - 4.0, 0.0),
            (GILT, 4.0, 0.0),
            (WALNUT_EDGE, 2.0, 0.0),
        ];
        let mut height = -5.0;
        let spawn = |(colour, more, down): (Color, f32, f32)| {
            height += 0.5;
            let place = Transform::from_xyz(middle.x, middle.y + down, height);
            let size = self.board.size() + more;
            commands
                .spawn((Sprite::from_color(colour, size), place))
                .id()
        };
        sheets.into_iter().map(spawn).collect()
    }

    /// Writes what stands under each column, from the left, and beside each row, from the top.
    fn spawn_letters(
        self,
        commands: &mut Commands,
        font: &TextFont,
        columns: &[String],
        rows: &[String],
    ) -> Vec<Entity> {
        let half = self.width / 2.0;
        let board = self.board;
        let cell = board.size() / Vec2::new(columns.len() as f32, rows.len() as f32);
        let middle = |index: usize| index as f32 + 0.5;
        let files = columns.iter().enumerate().flat_map(|(index, text)| {
            let x = board.min.x + middle(index) * cell.x;
            [board.max.y + half, board.min.y - half].map(|y| (text, Vec2::new(x, y)))
        });
        let ranks = rows.iter().enumerate().flat_map(|(index, text)| {
            let y = board.min.y + middle(index) * cell.y;
            [board.min.x - half, board.max.x + half].map(|x| (text, Vec2::new(x, y)))
        });
        let mut parts = Vec::new();
        for (text, place) in files.chain(ranks) {
            let letter = commands.spawn((
                Text2d::new(text.clone()),
                font.clone(),
                TextColor(LETTERS),
                Text2dShadow {
                    offset: Vec2::new(0.0, -1.0),
                    color: WALNUT_EDGE,
                },
                Transform::from_translation(self.to_world(place).round().extend(1.0)),
            ));
            parts.push(letter.id());
        }
        parts
    }
}

/// Part of the ground under the pieces; all is drawn anew when it changes.
#[derive(Component)]
pub(crate) struct GroundPart;

/// Lays what was drawn of the ground on the table, as long as a screen is shown.
pub(crate) fn lay_on_table(
    commands: &mut Commands,
    art: &BoardArt,
    window: Vec2,
    mut parts: Vec<Entity>,
    screen: Screen,
) {
    let top = (art.table(window), Transform::from_xyz(0.0, 0.0, -9.0));
    parts.push(commands.spawn(top).id());
    for part in parts {
        let lasting = (GroundPart, DespawnOnExit(screen));
        commands.entity(part).insert(lasting);
    }
}

/// The letters of so many columns and the numbers of so many rows, from the left and the top.
fn letters(columns: u8, rows: u8, flipped: bool) -> (Vec<String>, Vec<String>) {
    let mut files: Vec<String> = (0..columns)
        .map(|file| char::from(b'a' + file).to_string())
        .collect();
    let mut ranks: Vec<String> = (1..=rows).map(|rank| rank.to_string()).collect();
    if flipped {
        files.reverse();
    } else {
        ranks.reverse();
    }
    (files, ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_turn_with_the_board() {
        let (files, ranks) = letters(8, 8, false);
        assert_eq!((files[0].as_str(), ranks[0].as_str()), ("a", "8"));
        let (files, ranks) = letters(5, 12, true);
        assert_eq!((files[0].as_str(), ranks[0].as_str()), ("e", "1"));
        assert_eq!((files[4].as_str(), ranks[11].as_str()), ("a", "12"));
    }
}
