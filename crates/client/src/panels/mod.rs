//! The panels of a battle: the side panel, questions, and what hovering tells. Each is a pure
//! function from a [`Model`] to [`Wish`]es; this file ties them to the game.

mod captured;
mod commands;
mod model;
mod moves;
mod questions;
mod refusal;
mod side;
mod side_panel;
mod tip;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use model::{Model, Wish, army_words};
pub use questions::questions;
pub use side_panel::side_panel;
pub use tip::tip;

use crate::battle::{BattleSet, Do, Table};
use crate::board::{Hover, KeyboardCursor, Layout};
use crate::opponent::{MoveNow, Thinking, Watching};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use crate::theme::{Panels, Pictures, palette, root_ui};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Whether what egui draws has taken the pointer or the keyboard from the board.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PanelInput {
    /// The pointer is over a panel or used by one.
    pub has_pointer: bool,
    /// A button or field has the keyboard.
    pub has_keyboard: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelInput>()
        .init_resource::<refusal::Refusal>()
        .add_systems(
            Update,
            refusal::take_notice
                .in_set(BattleSet::Show)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Panels::Battle)
                .run_if(in_state(Screen::Battle).and_then(resource_exists::<Table>)),
        )
        .add_systems(EguiPrimaryContextPass, watch_input.after(Panels::Overlays));
}

/// What the panels show.
#[derive(SystemParam)]
struct Shown<'w> {
    table: Res<'w, Table>,
    pictures: Res<'w, Pictures>,
    settings: Res<'w, Settings>,
    thinking: Res<'w, Thinking>,
    watching: Res<'w, Watching>,
    layout: Res<'w, Layout>,
    hover: Res<'w, Hover>,
    cursor: Res<'w, KeyboardCursor>,
    overlay: Res<'w, State<Overlay>>,
    time: Res<'w, Time<Real>>,
    input: Res<'w, PanelInput>,
}

/// What may come of the panels.
#[derive(SystemParam)]
struct Wishes<'w> {
    actions: MessageWriter<'w, Do>,
    move_now: MessageWriter<'w, MoveNow>,
    play: MessageWriter<'w, Play>,
    overlay: ResMut<'w, NextState<Overlay>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

fn draw(
    mut contexts: EguiContexts,
    shown: Shown,
    mut wishes: Wishes,
    mut refusal: ResMut<refusal::Refusal>,
    mut rest: Local<tip::Rest>,
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let model = Model {
        table: &shown.table,
        pictures: &shown.pictures,
        colours: shown.settings.colours,
        thinking: shown.thinking.task().filter(|_| !shown.watching.paused),
        watching: *shown.watching,
    };
    let scale = shown
        .settings
        .scale_in(shown.layout.window.x, shown.layout.window.y);
    let mut root = root_ui(ctx, "battle");
    let width = shown.layout.panel / scale;
    let frame = egui::Frame::new()
        .fill(palette::PAPER)
        .stroke(egui::Stroke::new(1.5, palette::EDGE))
        .inner_margin(egui::Margin::symmetric(10, 8));
    let mut wished = egui::Panel::right("battle-panel")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(&mut root, |ui| {
            if *shown.overlay.get() != Overlay::None {
                ui.disable();
            }
            side_panel(ui, &model)
        })
        .inner;
    if *shown.overlay.get() == Overlay::None {
        let board = in_points(&shown.layout, scale);
        wished.extend(questions(ctx, &model, board, |square| {
            let place = shown.layout.centre(square) / scale;
            egui::pos2(place.x, place.y)
        }));
        let over_board = shown.hover.square.filter(|_| !shown.input.has_pointer);
        let square = shown
            .cursor
            .shown()
            .or(over_board)
            .filter(|_| shown.settings.show_threats);
        let square = square.map(|square| {
            let place = shown.layout.centre(square) / scale;
            let edge = shown.layout.square_size() / scale;
            let place = egui::pos2(place.x, place.y);
            (
                square,
                egui::Rect::from_center_size(place, egui::Vec2::splat(edge)),
            )
        });
        let waits = rest.show(ctx, &model, square, board, shown.time.elapsed_secs_f64());
        if refusal.show(ctx, board, shown.time.elapsed_secs_f64()) || waits {
            wishes.redraw.write(RequestRedraw);
        }
    }
    for wish in wished {
        match wish {
            Wish::Act(action) => {
                wishes.actions.write(Do(action));
            }
            Wish::MoveNow => {
                wishes.move_now.write(MoveNow);
            }
            Wish::Open(overlay) => {
                wishes.play.write(Play(Sound::Click));
                wishes.overlay.set(overlay);
            }
            Wish::PauseWatching => {
                let paused = !shown.watching.paused;
                commands.insert_resource(Watching {
                    paused,
                    ..*shown.watching
                });
            }
        }
    }
    Ok(())
}

/// The board with its frame in points.
fn in_points(layout: &Layout, scale: f32) -> egui::Rect {
    let board = layout.board;
    egui::Rect::from_min_max(
        egui::pos2(board.min.x / scale, board.min.y / scale),
        egui::pos2(board.max.x / scale, board.max.y / scale),
    )
}

/// Notes what egui wants for itself, for the next frame's hands on the board.
fn watch_input(mut contexts: EguiContexts, mut input: ResMut<PanelInput>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let over = ctx
        .pointer_latest_pos()
        .and_then(|place| ctx.layer_id_at(place))
        .is_some_and(|layer| layer.order != egui::Order::Background);
    let has_pointer = over || ctx.egui_is_using_pointer();
    let has_keyboard = ctx.memory(|memory| memory.focused().is_some());
    input.set_if_neq(PanelInput {
        has_pointer,
        has_keyboard,
    });
    Ok(())
}
