//! Moves and orders that are typed: a small field at the foot of the board tells while one types what
//! may be meant. What may be done, and how it is written, is told by the rules.

mod battle;
mod field;
mod map;
mod reading;
mod table;

pub use field::{Typed, Typing, show};
pub use reading::{Read, Way, read};

use crate::battle::Table;
use crate::campaign::Session;
use crate::keys::{Command, Pressed};
use crate::library::Replay;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::table::Seated;
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typing>()
        .add_systems(Update, open.run_if(in_state(Overlay::None)))
        .add_systems(OnExit(Screen::Battle), close)
        .add_systems(OnExit(Screen::Table), close)
        .add_systems(OnExit(Screen::World), close)
        .add_systems(
            EguiPrimaryContextPass,
            (
                battle::draw.run_if(in_state(Screen::Battle).and_then(resource_exists::<Table>)),
                table::draw.run_if(in_state(Screen::Table).and_then(resource_exists::<Seated>)),
                map::draw.run_if(in_state(Screen::World).and_then(resource_exists::<Session>)),
            )
                .in_set(Panels::Screens)
                .run_if(in_state(Overlay::None).and_then(is_open)),
        );
}

fn is_open(typing: Res<Typing>) -> bool {
    typing.is_open()
}

/// The key opens the field, and leads back to it.
fn open(keys: Pressed, screen: Res<State<Screen>>, mut typing: ResMut<Typing>) {
    let command = match screen.get() {
        Screen::Battle | Screen::Table => Command::TypeMove,
        Screen::World => Command::TypeOrder,
        _ => return,
    };
    if !keys.is_chord() && keys.just(command) {
        typing.open();
    }
}

/// The part of the window in which a board lies, without the bar of a replay, in points.
fn beside_panel(
    window: Vec2,
    panel: f32,
    settings: &Settings,
    replay: Option<&Replay>,
) -> egui::Rect {
    let size = egui::vec2(window.x - panel, window.y) / settings.scale_in(window.x, window.y);
    let bar = replay.map_or(0.0, Replay::room);
    egui::Rect::from_min_size(egui::Pos2::ZERO, size - egui::vec2(0.0, bar))
}

fn close(mut typing: ResMut<Typing>) {
    *typing = Typing::default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Around, Layout};
    use crate::panels::parts::in_points;
    use crate::table::TableLayout;
    use tabletop::Board;

    #[test]
    fn the_field_covers_no_square() {
        let mut typing = Typing::default();
        typing.open();
        let settings = Settings::default();
        for (width, height) in [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0)] {
            let window = Vec2::new(width, height);
            let scale = settings.scale_in(width, height);
            let check = |board: Rect, frame: f32, panel: f32| {
                let room = beside_panel(window, panel, &settings, None);
                let strip = field::strip(room);
                let board = in_points(board.inflate(frame), scale);
                assert!(!strip.intersects(board), "{window}: {strip:?} {board:?}");
                assert!(room.contains_rect(strip), "{window}: {strip:?} {room:?}");
            };
            for bar in [false, true] {
                let around = Around {
                    bar,
                    foot: typing.room(),
                };
                let layout = Layout::with(window, scale, false, around);
                check(layout.board, layout.frame, layout.panel);
                for kind in [Board::Squares, Board::Field] {
                    let layout = TableLayout::with(kind, window, scale, false, around);
                    check(layout.board, layout.frame, layout.panel);
                }
            }
        }
    }
}
