//! The panel beside the board of a table: players, record, dice, questions, and everything that
//! can be done. Each part is a pure function from a [`Model`] to [`Wish`]es; this file ties them to
//! the game.

mod commands;
mod curtain;
mod model;
mod players;
mod questions;
mod record;
mod replay;
mod seen;
mod side_panel;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use curtain::TableCurtain;
pub use model::{Model, Wish, emblem};
pub use questions::questions;
pub use replay::{Replay, Tumbling};
pub use seen::{Chair, Seen};
pub use side_panel::side_panel;

use super::{Order, Refusal, Seated, TableLayout, TableSet, Thinking};
use crate::opponent::{MoveNow, PauseWatching, Watching};
use crate::panels::{PanelInput, Rest, Rested, beside, carried_picture, refusal};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use crate::theme::{Panels, Pictures, palette, root_ui};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use tabletop::{Place, Point};

/// The panel and the questions over the board.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(curtain::plugin)
        .init_resource::<Replay>()
        .init_resource::<Tumbling>()
        .add_systems(OnEnter(Screen::Table), begin)
        .add_systems(OnExit(Screen::Table), end)
        .add_systems(
            Update,
            (
                replay::play_on.in_set(TableSet::Input),
                (seen::look_again, (replay::throw, take_notice))
                    .chain()
                    .in_set(TableSet::Show),
            )
                .run_if(resource_exists::<Seated>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Panels::Battle).run_if(
                in_state(Screen::Table)
                    .and_then(resource_exists::<Seated>)
                    .and_then(resource_exists::<Seen>),
            ),
        );
}

fn begin(mut replay: ResMut<Replay>, mut tumbling: ResMut<Tumbling>) {
    *replay = Replay::default();
    *tumbling = Tumbling::default();
}

fn end(mut commands: Commands) {
    commands.remove_resource::<Seen>();
}

/// Takes what was refused; the next thing done clears it away.
fn take_notice(
    time: Res<Time<Real>>,
    mut refusals: MessageReader<Refusal>,
    mut did: MessageReader<super::Did>,
    mut refusal: ResMut<refusal::Refusal>,
) {
    let done = did.read().count() > 0;
    let words = refusals.read().last().map(|Refusal(words)| words.as_str());
    refusal.take(words, done, time.elapsed_secs_f64());
}

/// What the panel shows.
#[derive(SystemParam)]
struct Shown<'w> {
    seated: Res<'w, Seated>,
    seen: Res<'w, Seen>,
    pictures: Res<'w, Pictures>,
    settings: Res<'w, Settings>,
    thinking: Res<'w, Thinking>,
    watching: Res<'w, Watching>,
    layout: Res<'w, TableLayout>,
    overlay: Res<'w, State<Overlay>>,
    curtain: Res<'w, TableCurtain>,
    tumbling: Res<'w, Tumbling>,
    time: Res<'w, Time<Real>>,
    input: Res<'w, PanelInput>,
}

/// What may come of the panel.
#[derive(SystemParam)]
struct Wishes<'w> {
    orders: MessageWriter<'w, Order>,
    move_now: MessageWriter<'w, MoveNow>,
    play: MessageWriter<'w, Play>,
    overlay: ResMut<'w, NextState<Overlay>>,
    redraw: MessageWriter<'w, RequestRedraw>,
    pause: MessageWriter<'w, PauseWatching>,
    replay: ResMut<'w, Replay>,
}

fn draw(
    mut contexts: EguiContexts,
    shown: Shown,
    mut wishes: Wishes,
    mut refusal: ResMut<refusal::Refusal>,
    mut rest: Local<Rest<Point>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if shown.curtain.hides() {
        return Ok(());
    }
    let model = shown.model(wishes.replay.playing);
    let mut wished = draw_side_panel(ctx, &shown, &model);
    if *shown.overlay.get() == Overlay::None {
        shown.carried(ctx, &model);
        let (board, now) = (shown.board(), shown.time.elapsed_secs_f64());
        wished.extend(questions(ctx, &model, board, |point| shown.point(point)));
        let waits = shown.tip(ctx, &mut rest);
        if refusal.show(ctx, board, now) || waits {
            wishes.redraw.write(RequestRedraw);
        }
    }
    let live = model.sitting.is_live();
    for wish in wished {
        wishes.grant(wish, *shown.watching, live);
    }
    Ok(())
}

fn draw_side_panel(ctx: &egui::Context, shown: &Shown, model: &Model) -> Vec<Wish> {
    let frame = egui::Frame::new()
        .fill(palette::PAPER)
        .stroke(egui::Stroke::new(1.5, palette::EDGE))
        .inner_margin(egui::Margin::symmetric(10, 8));
    egui::Panel::right("table-panel")
        .exact_size(shown.layout.panel / shown.scale())
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(&mut root_ui(ctx, "table"), |ui| {
            if *shown.overlay.get() != Overlay::None {
                ui.disable();
            }
            side_panel(ui, model)
        })
        .inner
}

impl Shown<'_> {
    fn model(&self, replaying: bool) -> Model<'_> {
        let thinking = self.thinking.task().zip(self.thinking.player());
        Model {
            thinking: thinking.filter(|_| !self.watching.paused),
            watching: *self.watching,
            replaying,
            tumbling: self.tumbling.turn(),
            ..Model::new(&self.seated.0, &self.seen, &self.pictures)
        }
    }

    /// Logical pixels a point.
    fn scale(&self) -> f32 {
        let window = self.layout.window;
        self.settings.scale_in(window.x, window.y)
    }

    fn in_points(&self, pixels: Rect) -> egui::Rect {
        crate::panels::in_points(pixels, self.scale())
    }

    /// The side panel in points.
    fn panel(&self) -> egui::Rect {
        let window = self.layout.window;
        let left = Vec2::new(window.x - self.layout.panel, 0.0);
        self.in_points(Rect::from_corners(left, window))
    }

    /// The board in points.
    fn board(&self) -> egui::Rect {
        self.in_points(self.layout.board)
    }

    /// A point of the board in egui's points.
    fn point(&self, point: Point) -> egui::Rect {
        let centre = self.layout.centre(point);
        self.in_points(Rect::from_center_size(centre, self.layout.cell))
    }

    /// The reserve piece in the hand, over the panel.
    fn carried(&self, ctx: &egui::Context, model: &Model) {
        let (Some(Place::Reserve(kind)), Some(chair)) = (model.sitting.picked(), model.turn())
        else {
            return;
        };
        let size = self.layout.cell.y / self.scale();
        let picture = self.pictures.figure(kind, chair.livery, size);
        carried_picture(ctx, picture, self.panel(), size);
    }

    /// The words of the figure that the pointer rests on; whether they have yet to come.
    fn tip(&self, ctx: &egui::Context, rest: &mut Rest<Point>) -> bool {
        let sitting = &self.seated.0;
        let pointed = ctx.pointer_latest_pos().filter(|_| !self.input.has_pointer);
        let pointed = pointed.and_then(|place| {
            let pixels = place * self.scale();
            self.layout.point_at(Vec2::new(pixels.x, pixels.y))
        });
        let rested = rest.on(pointed, sitting.version(), self.time.elapsed_secs_f64());
        let busy = sitting.picked().is_some() || sitting.asking().is_some();
        let Some(point) = pointed.filter(|_| !busy && self.settings.show_threats) else {
            return false;
        };
        let figure = self.seen.look.figures.iter().find(|it| it.at == point);
        let Some(figure) = figure.filter(|it| !it.words.is_empty()) else {
            return false;
        };
        if rested == Rested::Yes {
            beside(ctx, self.point(point), self.board(), |ui| {
                let words = egui::RichText::new(&figure.words)
                    .color(palette::INK)
                    .size(14.5);
                ui.add(egui::Label::new(words).wrap());
            });
        }
        rested == Rested::Soon
    }
}

impl Wishes<'_> {
    fn grant(&mut self, wish: Wish, watching: Watching, live: bool) {
        match wish {
            Wish::Act(act) => {
                self.replay.playing = false;
                self.orders.write(Order(act));
            }
            Wish::MoveNow => {
                self.move_now.write(MoveNow);
            }
            Wish::Open(overlay) => {
                self.play.write(Play(Sound::Click));
                self.overlay.set(overlay);
            }
            Wish::PauseWatching => {
                self.pause.write(PauseWatching(!watching.paused));
            }
            Wish::Replay(playing) => {
                let begin = self.replay.play(playing, live);
                self.orders.write_batch(begin.map(Order));
            }
        }
    }
}
