//! The panel beside the board of a table: players, record, dice, questions, and everything that
//! can be done. Each part is a pure function from a [`Model`] to [`Wish`]es; this file ties them to
//! the game.

mod commands;
mod curtain;
mod dice;
mod model;
mod players;
mod questions;
mod record;
mod side_panel;
mod verdict;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub use curtain::TableCurtain;
pub use dice::Tumbling;
pub use model::{Model, Wish, emblem};
pub use questions::questions;
pub use side_panel::side_panel;

use super::{Order, Reel, Refusal, Seated, Seen, TableLayout, TableSet, Thinking};
use crate::analysis::{self, Analysis};
use crate::library::{PlayRecord, Replay};
use crate::online::{Strip, StripWish, Strips};
use crate::opponent::Watching;
use crate::panels::parts::{self, PanelWishes};
use crate::panels::{Clear, PanelInput, Rest, Rested, beside, carried_picture, refusal};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::theme::{Panels, Pictures, palette};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use tabletop::{Place, Point};

/// The panel and the questions over the board.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(curtain::plugin)
        .init_resource::<Tumbling>()
        .add_systems(OnEnter(Screen::Table), begin)
        .add_systems(
            Update,
            (dice::throw, take_notice)
                .in_set(TableSet::Show)
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

fn begin(mut tumbling: ResMut<Tumbling>) {
    *tumbling = Tumbling::default();
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
    reel: Option<Res<'w, Reel>>,
    analysis: Res<'w, Analysis>,
    strips: Strips<'w>,
    replay: Res<'w, Replay>,
}

/// What may come of the panel.
#[derive(SystemParam)]
struct Wishes<'w> {
    orders: MessageWriter<'w, Order>,
    panel: PanelWishes<'w>,
    replay: MessageWriter<'w, PlayRecord>,
    analysis: MessageWriter<'w, analysis::Wish>,
    room: MessageWriter<'w, StripWish>,
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
    let strip = shown.strips.strip();
    let model = shown.model(strip.as_ref());
    let place = shown.place();
    let is_free = *shown.overlay.get() == Overlay::None;
    let view = model.view();
    if let Some(view) = &view {
        let bar = place.in_points(shown.layout.bar());
        if analysis::bar(ctx, view, bar, shown.settings.reduced_motion()) {
            wishes.panel.redraw();
        }
    }
    let mut wished = place.show(ctx, "table", is_free, |ui| side_panel(ui, &model));
    if is_free {
        shown.carried(ctx, &model);
        let (board, now) = (place.board(), shown.time.elapsed_secs_f64());
        if let Some(view) = &view {
            analysis::arrows(ctx, view, board, |square| shown.point(square.into()));
        }
        wished.extend(questions(ctx, &model, board, |point| shown.point(point)));
        shown.verdict(ctx);
        // What was refused and what is told of a figure would lie one over the other.
        let refused = refusal.show(ctx, board, now);
        let waits = !refused && shown.tip(ctx, &mut rest);
        if refused || waits {
            wishes.panel.redraw();
        }
    }
    for wish in wished {
        wishes.grant(wish, *shown.watching);
    }
    Ok(())
}

impl Shown<'_> {
    fn model<'a>(&'a self, strip: Option<&'a Strip>) -> Model<'a> {
        let thinking = self.thinking.task().zip(self.thinking.player());
        Model {
            thinking: thinking.filter(|_| !self.watching.paused),
            watching: *self.watching,
            replaying: self.replay.playing,
            steered: self.replay.open,
            tumbling: self.tumbling.turn(),
            analysis: Some(&self.analysis),
            strip,
            ..Model::new(&self.seated.0, &self.seen, &self.pictures)
        }
    }

    /// Logical pixels a point.
    fn scale(&self) -> f32 {
        let window = self.layout.window;
        self.settings.scale_in(window.x, window.y)
    }

    fn place(&self) -> parts::Place {
        parts::Place {
            window: self.layout.window,
            board: self.layout.board,
            panel: self.layout.panel,
            scale: self.scale(),
        }
    }

    /// A point of the board in egui's points.
    fn point(&self, point: Point) -> egui::Rect {
        self.place().in_points(self.layout.rect(point))
    }

    /// The reserve piece in the hand, over the panel.
    fn carried(&self, ctx: &egui::Context, model: &Model) {
        let (Some(Place::Reserve(kind)), Some(chair)) = (model.sitting.picked(), model.turn())
        else {
            return;
        };
        let size = self.layout.cell.y / self.scale();
        let picture = self.pictures.figure(kind, chair.livery, size);
        carried_picture(ctx, picture, self.place().panel(), size);
    }

    /// What came of a fight, where it was fought.
    fn verdict(&self, ctx: &egui::Context) {
        let said = self.reel.as_ref().and_then(|reel| reel.verdict());
        if let Some((at, words)) = said {
            verdict::verdict(ctx, words, self.point(at), self.place().board());
        }
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
        if rested != Rested::Yes {
            return rested == Rested::Soon;
        }
        let signs = self.seen.look.signs.iter();
        let lit = signs.filter(|(at, sign)| {
            *at != point && matches!(sign, tabletop::Sign::Check | tabletop::Sign::Asked)
        });
        let clear = Clear {
            lit: lit.map(|(at, _)| self.point(*at)).collect(),
            told: Vec::new(),
        };
        let (place, board) = (self.point(point), self.place().board());
        beside(ctx, place, board, &clear, |ui| {
            let words = egui::RichText::new(&figure.words)
                .color(palette::INK)
                .size(14.5);
            ui.add(egui::Label::new(words).wrap());
        })
    }
}

impl Wishes<'_> {
    fn grant(&mut self, wish: Wish, watching: Watching) {
        match wish {
            Wish::Act(act) => {
                self.orders.write(Order(act));
            }
            Wish::MoveNow => self.panel.move_now(),
            Wish::Open(overlay) => self.panel.open(overlay),
            Wish::PauseWatching => self.panel.pause_or_go_on(watching),
            Wish::Analysis(wish) => {
                self.analysis.write(wish);
            }
            Wish::Room(wish) => {
                self.room.write(wish);
            }
            Wish::Replay(playing) => {
                self.replay.write(PlayRecord(playing));
            }
        }
    }
}
