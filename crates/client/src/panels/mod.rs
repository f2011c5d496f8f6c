//! The panels of a battle: the side panel, questions, and what hovering tells. Each is a pure
//! function from a [`Model`] to [`Wish`]es; this file ties them to the game.

mod captured;
mod carried;
mod commands;
mod lesson_panel;
mod model;
mod moves;
mod named;
pub(crate) mod parts;
mod questions;
pub(crate) mod refusal;
mod sheet;
mod side;
mod side_panel;
mod tip;
pub mod world;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

pub(crate) use carried::carried_picture;
pub use lesson_panel::{Taught, lesson_panel};
pub use model::{Model, Wish, army_words, points_words};
pub(crate) use named::named;
pub(crate) use parts::Command;
pub(crate) use questions::keep_on_or;
pub use questions::questions;
pub use side_panel::side_panel;
pub use tip::tip;
pub(crate) use tip::{Clear, Rest, Rested, beside};

use crate::analysis::{self, Analysis};
use crate::battle::{BattleSet, Do, Table};
use crate::board::{Hover, KeyboardCursor, Layout};
use crate::lessons::{self, CoachWish, Running};
use crate::library::{PlayRecord, Replay};
use crate::online::{Strip, StripWish, Strips};
use crate::opponent::{Thinking, Watching};
use crate::puzzles::{self, Face, Puzzling};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::theme::{Panels, Pictures};
use crate::world::MapArea;
use bevy::ecs::system::SystemParam;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use parts::{PanelWishes, Place};
use rules::Square;

/// Whether what egui draws has taken the pointer or the keyboard from the board.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PanelInput {
    /// The pointer is over a panel or used by one.
    pub has_pointer: bool,
    /// A button or field has the keyboard.
    pub has_keyboard: bool,
    /// It is a field, and what is typed goes there.
    pub has_text: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(world::plugin)
        .init_resource::<PanelInput>()
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
        .add_systems(
            PreUpdate,
            watch_pointer.after(EguiPreUpdateSet::InitContexts),
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
    analysis: Res<'w, Analysis>,
    strips: Strips<'w>,
    replay: Res<'w, Replay>,
    puzzling: Option<Res<'w, Puzzling>>,
    lesson: Option<Res<'w, Running>>,
}

/// What may come of the panels.
#[derive(SystemParam)]
struct Wishes<'w> {
    actions: MessageWriter<'w, Do>,
    panel: PanelWishes<'w>,
    analysis: MessageWriter<'w, analysis::Wish>,
    room: MessageWriter<'w, StripWish>,
    replay: MessageWriter<'w, PlayRecord>,
    puzzle: MessageWriter<'w, puzzles::Wish>,
    coach: MessageWriter<'w, CoachWish>,
}

fn draw(
    mut contexts: EguiContexts,
    shown: Shown,
    mut wishes: Wishes,
    mut refusal: ResMut<refusal::Refusal>,
    mut rest: Local<Rest<Square>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
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
    let taught = shown.lesson.as_ref().map(|it| it.taught());
    let (mut wished, of_coach) = place.show(ctx, "battle", is_free, |ui| match &taught {
        Some(taught) => lesson_panel(ui, &model, taught),
        None => (side_panel(ui, &model), None),
    });
    wishes.coach.write_batch(of_coach);
    if is_free {
        let (board, now) = (place.board(), shown.time.elapsed_secs_f64());
        carried::carried(ctx, &model, place.panel(), board.width() / 8.0);
        if shown.rings(ctx, board, now) {
            wishes.panel.redraw();
        }
        if let Some(view) = &view {
            analysis::arrows(ctx, view, board, |square| shown.square(square));
        }
        shown.ways(ctx, board);
        wished.extend(questions(ctx, &model, (board, place.panel()), |square| {
            shown.square(square).center()
        }));
        let pointed = shown.pointed_at();
        let refused = refusal.show(ctx, board, now);
        let lit = shown.lesson.as_ref().and_then(|it| it.marks_on_board());
        let lit = lit.map_or(&[][..], |(_, squares)| squares);
        let pointed = pointed.filter(|_| !refused);
        let where_is = |square| shown.square(square);
        let waits = rest.show(ctx, &model, pointed, (board, &where_is), lit, now);
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
        Model {
            table: &self.table,
            pictures: &self.pictures,
            colours: self.settings.colours,
            thinking: self.thinking.task().filter(|_| !self.watching.paused),
            watching: *self.watching,
            analysis: match &self.lesson {
                Some(_) => None,
                None => Some(&self.analysis),
            },
            replaying: self.replay.playing,
            steered: self.replay.open,
            strip,
            puzzle: self.puzzling.as_deref().map(|puzzling| Face {
                puzzling,
                best: self.settings.puzzles.of(&puzzling.puzzle().id).stars,
            }),
        }
    }

    /// Rings the squares a coach speaks of; whether they are still moving.
    fn rings(&self, ctx: &egui::Context, board: egui::Rect, now: f64) -> bool {
        let lesson = self.lesson.as_ref().filter(|_| self.table.is_live());
        let Some((name, marks)) = lesson.and_then(|it| it.marks_on_board()) else {
            return false;
        };
        let squares: Vec<egui::Rect> = marks.iter().map(|at| self.square(*at)).collect();
        let still = self.settings.reduced_motion();
        // The frame has room for what lies over the edge.
        let room = board.expand(8.0);
        lessons::rings(ctx, &name, (&squares, room), None, still, now)
    }

    /// Arrows over the board: what a hint shows, and what a coach has taken back.
    fn ways(&self, ctx: &egui::Context, board: egui::Rect) {
        let hint = self.table.hint().filter(|_| self.table.is_live());
        let tried = self.lesson.as_ref().and_then(|it| it.tried());
        let ways = [
            (hint, analysis::Way::Hint),
            (tried, analysis::Way::TakenBack),
        ];
        for (mv, way) in ways {
            let Some(mv) = mv else { continue };
            let from = mv.from().map(|square| self.square(square));
            analysis::way(ctx, board, from, self.square(mv.to()), way);
        }
    }

    /// Logical pixels a point.
    fn scale(&self) -> f32 {
        let window = self.layout.window;
        self.settings.scale_in(window.x, window.y)
    }

    fn place(&self) -> Place {
        Place {
            window: self.layout.window,
            board: self.layout.board,
            panel: self.layout.panel,
            scale: self.scale(),
        }
    }

    /// A square in points.
    fn square(&self, square: Square) -> egui::Rect {
        let edge = Vec2::splat(self.layout.square_size());
        let centre = self.layout.centre(square);
        self.place().in_points(Rect::from_center_size(centre, edge))
    }

    /// The square whose words are wanted: the keyboard's, else the pointer's.
    fn pointed_at(&self) -> Option<Square> {
        let hovered = self.hover.square.filter(|_| !self.input.has_pointer);
        let square = self.cursor.shown().or(hovered);
        square.filter(|_| self.settings.show_threats)
    }
}

impl Wishes<'_> {
    fn grant(&mut self, wish: Wish, watching: Watching) {
        match wish {
            Wish::Act(action) => {
                self.actions.write(Do(action));
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
            Wish::Puzzle(wish) => {
                self.puzzle.write(wish);
            }
        }
    }
}

/// Notes what egui wants for itself, for the next frame's hands on the board.
fn watch_input(
    mut contexts: EguiContexts,
    mut input: ResMut<PanelInput>,
    screen: Res<State<Screen>>,
    map: Res<MapArea>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let place = ctx.pointer_latest_pos();
    let has_keyboard = ctx.memory(|memory| memory.focused().is_some());
    input.set_if_neq(PanelInput {
        has_pointer: is_taken(ctx, place, *screen.get(), map.0),
        has_keyboard,
        has_text: ctx.text_edit_focused(),
    });
    Ok(())
}

/// The same for where the pointer has gone since: it may have left a panel and pressed on the map
/// within one picture, where pictures are slow.
fn watch_pointer(
    mut contexts: EguiContexts,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    touches: Res<Touches>,
    mut input: ResMut<PanelInput>,
    screen: Res<State<Screen>>,
    map: Res<MapArea>,
) {
    let (Some(window), Ok(ctx)) = (window, contexts.ctx_mut()) else {
        return;
    };
    let touch = touches.iter().next().map(|touch| touch.position());
    let Some(pixels) = touch.or_else(|| window.cursor_position()) else {
        return;
    };
    let place = (egui::vec2(pixels.x, pixels.y) / ctx.zoom_factor()).to_pos2();
    let has_pointer = is_taken(ctx, Some(place), *screen.get(), map.0);
    if input.has_pointer != has_pointer {
        input.has_pointer = has_pointer;
    }
}

/// Whether a panel lies at `place`, or uses the pointer wherever it is.
fn is_taken(ctx: &egui::Context, place: Option<egui::Pos2>, screen: Screen, map: Rect) -> bool {
    // The panels of the map lie on the same layer as the map.
    let beside_map = |place: egui::Pos2| {
        let pixels = place * ctx.zoom_factor();
        screen == Screen::World && !map.is_empty() && !map.contains(Vec2::new(pixels.x, pixels.y))
    };
    let over = place.is_some_and(|place| {
        let layer = ctx.layer_id_at(place);
        beside_map(place) || layer.is_some_and(|it| it.order != egui::Order::Background)
    });
    over || ctx.egui_is_using_pointer()
}
