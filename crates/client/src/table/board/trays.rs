//! What has fallen lies on the table, left and right of a narrow board, where there is room.

use super::art::TableArt;
use super::layout::TableLayout;
use super::reel::Reel;
use crate::board::Frame;
use crate::screens::Screen;
use crate::table::Seated;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use tabletop::{Kind, Livery};

/// How large what has fallen is drawn, of its size on the board.
const SIZE: f32 = 0.6;
/// So many lie beside each other at most.
const COLUMNS: usize = 3;
/// The leather they lie on.
const LEATHER: Color = Color::srgb(0.44, 0.35, 0.25);

/// Part of a tray; all are drawn anew when something falls.
#[derive(Component)]
pub(super) struct TrayPart;

/// A tray in the window, and what lies in it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tray {
    inside: Rect,
    columns: usize,
    lost: Vec<(Kind, Livery)>,
}

/// The trays of a table: what who sits at the bottom has lost lies at the left, what the other
/// has at the right.
fn trays(layout: &TableLayout, reel: &Reel) -> Vec<Tray> {
    let [first, second] = &reel.look.players[..] else {
        return Vec::new();
    };
    let cell = layout.cell * SIZE;
    let outer = layout.board.inflate(layout.frame);
    let free = outer.min.x;
    let rim = layout.frame * 0.5;
    let columns = ((free - 4.0 * rim) / cell.x).floor().max(0.0) as usize;
    let columns = columns.min(COLUMNS);
    if columns == 0 || layout.cell.x <= layout.cell.y {
        return Vec::new();
    }
    let (near, far) = match layout.flipped {
        true => (second, first),
        false => (first, second),
    };
    let size = |lost: usize| cell * Vec2::new(columns as f32, lost.div_ceil(columns) as f32);
    let left = (free - cell.x * columns as f32) / 2.0;
    let places = [
        (
            near,
            Vec2::new(left, outer.max.y - rim - size(near.lost.len()).y),
        ),
        (far, Vec2::new(outer.max.x + left, outer.min.y + rim)),
    ];
    let fallen = places.into_iter().filter(|(it, _)| !it.lost.is_empty());
    let trays = fallen.map(|(player, corner)| Tray {
        inside: Rect::from_corners(corner, corner + size(player.lost.len())),
        columns,
        lost: player.lost.clone(),
    });
    trays.collect()
}

/// Lays what an army has lost in rows, from `corner` in the window on.
pub fn spawn_fallen(
    commands: &mut Commands,
    table: &TableArt,
    layout: &TableLayout,
    (corner, columns): (Vec2, usize),
    lost: &[(Kind, Livery)],
    factor: f32,
) -> Vec<Entity> {
    let cell = layout.cell * SIZE;
    let lay = |(index, (kind, livery)): (usize, &(Kind, Livery))| {
        let (column, row) = (index % columns.max(1), index / columns.max(1));
        let steps = Vec2::new(column as f32 + 0.5, row as f32 + 0.5);
        let place = layout.to_world(corner + steps * cell).extend(1.0);
        let sprite = table.figure(*kind, *livery, cell * 0.94, factor);
        commands
            .spawn((sprite, Transform::from_translation(place)))
            .id()
    };
    lost.iter().enumerate().map(lay).collect()
}

/// Draws the trays anew when something has fallen.
pub(super) fn draw_trays(
    mut commands: Commands,
    art: Res<TableArt>,
    layout: Res<TableLayout>,
    reel: Res<Reel>,
    seated: Res<Seated>,
    window: Single<&Window, With<PrimaryWindow>>,
    old: Query<Entity, With<TrayPart>>,
    mut drawn: Local<Vec<Tray>>,
) {
    if !reel.is_changed() && !layout.is_changed() && !seated.is_changed() {
        return;
    }
    let wanted = trays(&layout, &reel);
    if wanted == *drawn && old.is_empty() == wanted.is_empty() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for tray in &wanted {
        let rim = layout.frame * 0.4;
        let frame = Frame {
            window: layout.window,
            board: tray.inside.inflate(rim * 0.5),
            width: rim,
        };
        let mut parts = frame.spawn(&mut commands);
        let middle = layout.to_world(tray.inside.center()).extend(0.5);
        let leather = Sprite::from_color(LEATHER, tray.inside.size() + rim);
        let leather = commands.spawn((leather, Transform::from_translation(middle)));
        parts.push(leather.id());
        let place = (tray.inside.min, tray.columns);
        let factor = window.scale_factor();
        parts.extend(spawn_fallen(
            &mut commands,
            &art,
            &layout,
            place,
            &tray.lost,
            factor,
        ));
        for part in parts {
            commands
                .entity(part)
                .insert((TrayPart, DespawnOnExit(Screen::Table)));
        }
    }
    *drawn = wanted;
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Board, Look, Player, PlayerLook};

    fn loses(player: u8, many: usize) -> PlayerLook {
        PlayerLook {
            lost: vec![(Kind::FaceDown, Livery::FieldSouth); many],
            ..PlayerLook::new(Player(player))
        }
    }

    fn reel() -> Reel {
        let mut reel = Reel::default();
        reel.look = Look {
            players: vec![loses(0, 25), loses(1, 1)],
            ..Look::default()
        };
        reel
    }

    #[test]
    fn trays_lie_beside_the_board_and_within_the_window() {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            let layout = TableLayout::new(Board::Field, Vec2::new(width, height), 1.0, false);
            let trays = trays(&layout, &reel());
            assert_eq!(trays.len(), 2, "{width}x{height}");
            let outer = layout.board.inflate(layout.frame);
            for tray in &trays {
                let rim = tray.inside.inflate(layout.frame * 0.6);
                assert!(rim.intersect(outer).is_empty(), "{width}x{height}");
                assert!(rim.min.min_element() >= 0.0 && rim.max.y <= height);
                assert!(rim.max.x <= width - layout.panel, "{width}x{height}");
            }
        }
    }

    #[test]
    fn where_there_is_no_room_there_are_none() {
        let small = TableLayout::new(Board::Field, Vec2::new(800.0, 600.0), 1.0, false);
        assert!(trays(&small, &reel()).is_empty());
        let square = TableLayout::new(Board::Squares, Vec2::new(1920.0, 1080.0), 1.0, false);
        assert!(trays(&square, &reel()).is_empty());
    }
}
