//! The panels in the running game.

use super::log::Log;
use super::model::{Drawer, Model, Tab, Wish};
use super::pending::{goes_on, going_on};
use super::questions::{asked_at, questions};
use super::side_panel::{side_panel, side_width};
use super::tip::tip;
use super::top_bar::top_bar;
use crate::battle::Notice;
use crate::campaign::{Act, CampaignSet, Did, Feed, Happening, Order, Session, Way};
use crate::keys::{Command, Pressed};
use crate::lessons::{self, CoachWish, Lies, Running};
use crate::online::{Strip, StripWish, Strips, Told, strip};
use crate::opponent::Working;
use crate::panels::PanelInput;
use crate::panels::parts::in_points;
use crate::panels::refusal::Refusal;
use crate::panels::sheet::{next_to, sheet};
use crate::panels::tip::{Rest, Rested};
use crate::screens::{Overlay, Return, Screen};
use crate::settings::Settings;
use crate::theme::{Panels, Pictures, grown, palette, panel_frame, root_ui, text_size};
use crate::transition::Transition;
use crate::typed::Typing;
use crate::world::{Drawn, LookAt, MapArea, MapHover, Reel, SQUARE, Tag, Veil, middle};
use ::campaign::{Known, Square, Todo};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub fn plugin(app: &mut App) {
    app.add_plugins(super::news::plugin)
        .init_resource::<Drawer>()
        .init_resource::<Tag>()
        .init_resource::<Memory>()
        .add_systems(OnExit(Screen::World), forget)
        .add_systems(
            Update,
            (follow_selection, take_notice).in_set(CampaignSet::Show),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Panels::Battle)
                .run_if(in_state(Screen::World).and_then(resource_exists::<Session>)),
        );
}

/// What the panels show.
#[derive(SystemParam)]
struct Shown<'w, 's> {
    session: Res<'w, Session>,
    drawn: Option<Res<'w, Drawn>>,
    feed: Res<'w, Feed>,
    reel: Res<'w, Reel>,
    working: Res<'w, Working>,
    drawer: Res<'w, Drawer>,
    hover: Res<'w, MapHover>,
    tag: Res<'w, Tag>,
    transition: Option<Res<'w, Transition>>,
    veil: Option<Res<'w, Veil>>,
    pictures: Res<'w, Pictures>,
    settings: Res<'w, Settings>,
    overlay: Res<'w, State<Overlay>>,
    time: Res<'w, Time<Real>>,
    input: Res<'w, PanelInput>,
    keys: Pressed<'w>,
    strips: Strips<'w>,
    lesson: Option<Res<'w, Running>>,
    typing: Res<'w, Typing>,
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    camera:
        Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<crate::theme::MainCamera>>,
}

/// What may come of the panels.
#[derive(SystemParam)]
struct Wishes<'w, 's> {
    commands: Commands<'w, 's>,
    orders: MessageWriter<'w, Order>,
    look: MessageWriter<'w, LookAt>,
    overlay: ResMut<'w, NextState<Overlay>>,
    back: ResMut<'w, Return>,
    strip: MessageWriter<'w, StripWish>,
    coach: MessageWriter<'w, CoachWish>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

/// What the panels remember from frame to frame, while the map is shown.
#[derive(Resource, Default)]
struct Memory {
    log: Log,
    rest: Rest<Square>,
    /// The tab stays as it is when the next square is selected: the log did it.
    keeps_tab: bool,
    /// The keyboard goes to the build buttons as soon as they are there.
    to_build: bool,
}

fn draw(
    mut contexts: EguiContexts,
    shown: Shown,
    mut wishes: Wishes,
    mut area: ResMut<MapArea>,
    mut refusal: ResMut<Refusal>,
    mut memory: ResMut<Memory>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *shown.overlay.get() == Overlay::None && !shown.input.has_keyboard {
        wishes.use_keys(&shown, ctx, &mut memory);
    }
    let room = shown.strips.strip();
    let model = Model {
        asked: room
            .as_ref()
            .is_some_and(|it| matches!(it.told, Told::Asked(_))),
        to_build: shown.shows_city() && std::mem::take(&mut memory.to_build),
        ..shown.model()
    };
    let hidden = shown.hidden();
    memory
        .log
        .follow(&shown.session, shown.drawer.filter, hidden);
    let framed = frame(ctx, &shown, &model, &mut memory.log, room.as_ref());
    let (mut map, mut wished, in_room, of_coach) = framed;
    map.max.y -= shown.typing.room(text_size(ctx));
    wishes.strip.write_batch(in_room);
    wishes.coach.write_batch(of_coach);
    let pixels = |place: egui::Pos2| Vec2::new(place.x, place.y) * shown.scale();
    area.set_if_neq(MapArea(Rect {
        min: pixels(map.min),
        max: pixels(map.max),
    }));
    // On the way to another screen nothing is asked any more.
    let leaves = shown.transition.as_ref().is_some_and(|it| it.holds_hands());
    if *shown.overlay.get() == Overlay::None && !leaves {
        wished.extend(questions(ctx, &model, map, |at| shown.place(at, map)));
        wished.extend(news(ctx, &model, map));
        let now = shown.time.elapsed_secs_f64();
        let soon = hover_tip(ctx, &shown, &model, map, &mut memory.rest, now);
        let rings = shown.rings(ctx, map, now);
        if refusal.show(ctx, map.shrink(34.0), now) || soon || rings {
            wishes.redraw.write(RequestRedraw);
        }
    }
    for wish in wished {
        memory.keeps_tab |= matches!(wish, Wish::Show(_)) && model.drawer.tab == Tab::Log;
        wishes.grant(wish);
    }
    Ok(())
}

/// The panels along the edges; gives the part of the window that they leave, in points.
fn frame(
    ctx: &egui::Context,
    shown: &Shown,
    model: &Model,
    log: &mut Log,
    room: Option<&Strip>,
) -> (egui::Rect, Vec<Wish>, Option<StripWish>, Option<CoachWish>) {
    let sheet = egui::Frame::new()
        .fill(palette::PAPER)
        .stroke(egui::Stroke::new(1.5, palette::EDGE));
    let covered = *shown.overlay.get() != Overlay::None;
    let mut in_room = None;
    let mut root = root_ui(ctx, "map");
    let mut wished = egui::Panel::top("map-top")
        .resizable(false)
        .show_separator_line(false)
        .frame(sheet.inner_margin(egui::Margin::symmetric(10, 4)))
        .show(&mut root, |ui| {
            if covered {
                ui.disable();
            }
            top_bar(ui, model)
        })
        .inner;
    wished.extend(
        egui::Panel::right("map-side")
            .exact_size(side_width(ctx, model.drawer.open))
            .resizable(false)
            .show_separator_line(false)
            .frame(sheet.inner_margin(egui::Margin::symmetric(8, 8)))
            .show(&mut root, |ui| {
                if covered {
                    ui.disable();
                }
                if let Some(room) = room.filter(|_| model.drawer.open) {
                    in_room = strip(ui, room);
                    ui.add_space(4.0);
                }
                side_panel(ui, model, log)
            })
            .inner,
    );
    let of_coach = coach(&mut root, shown, model, covered);
    let map = root.available_rect_before_wrap();
    if let Some(room) = room.filter(|_| !model.drawer.open) {
        in_room = beside_rail(ctx, map, covered, room);
    }
    (map, wished, in_room, of_coach)
}

/// In a lesson, the coach's strip below the map.
fn coach(root: &mut egui::Ui, shown: &Shown, model: &Model, covered: bool) -> Option<CoachWish> {
    let lesson = shown.lesson.as_ref()?;
    let row = model.row(model.viewer().into());
    let picture = model.pictures.piece(row, lesson.picture(), 48.0);
    let frame = egui::Frame::new()
        .fill(palette::PAPER)
        .inner_margin(egui::Margin::symmetric(8, 6));
    let shown = egui::Panel::bottom("map-coach")
        .resizable(false)
        .show_separator_line(false)
        .frame(frame)
        .show(root, |ui| {
            if covered {
                ui.disable();
            }
            lessons::sheet(ui, &lesson.coach(), picture, Lies::Wide)
        });
    keep_height(root.ctx(), shown.response.rect.height());
    shown.inner
}

/// The strip is as high as what was said last: when that was something else, all is drawn once more.
fn keep_height(ctx: &egui::Context, height: f32) {
    let id = egui::Id::new("height of the coach's strip");
    let kept = ctx.data(|data| data.get_temp::<f32>(id));
    if kept.is_none_or(|it| (it - height).abs() > 0.5) {
        ctx.data_mut(|data| data.insert_temp(id, height));
        ctx.request_discard("the coach says more or less than before");
    }
}

/// Where the panel is folded away, what goes on in the room is told in the corner of the map.
fn beside_rail(
    ctx: &egui::Context,
    map: egui::Rect,
    covered: bool,
    room: &Strip,
) -> Option<StripWish> {
    let area = egui::Area::new("map-room".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(map.right_top() + egui::vec2(-8.0, 8.0))
        .constrain_to(map);
    area.show(ctx, |ui| {
        if covered {
            ui.disable();
        }
        ui.set_width(side_width(ui, true) - 16.0);
        strip(ui, room)
    })
    .inner
}

/// What goes on by itself, told at the upper edge of the map.
fn news(ctx: &egui::Context, model: &Model, map: egui::Rect) -> Vec<Wish> {
    if !goes_on(model) {
        return Vec::new();
    }
    let area = egui::Area::new("map-news".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::CENTER_TOP)
        .fixed_pos(map.center_top() + egui::vec2(0.0, 10.0))
        .constrain_to(map);
    area.show(ctx, |ui| {
        let frame = panel_frame().inner_margin(egui::Margin::symmetric(14, 8));
        frame.show(ui, |ui| going_on(ui, model)).inner
    })
    .inner
}

/// One sheet beside the square under the pointer: what would come of going there at once, and what
/// is there once it has been rested on. Tells whether another picture is needed.
fn hover_tip(
    ctx: &egui::Context,
    shown: &Shown,
    model: &Model,
    map: egui::Rect,
    rest: &mut Rest<Square>,
    now: f64,
) -> bool {
    // Nothing is told of what is not to be seen yet.
    let hovered = shown.hover.0.filter(|_| !shown.is_veiled());
    let rested = rest.on(hovered, model.session.version(), now);
    let Some(at) = hovered.filter(|_| model.session.question().is_none()) else {
        return false;
    };
    let foretold = shown.tag.square() == Some(at);
    let Some(place) = shown.place(at, map) else {
        return false;
    };
    if rested != Rested::Yes && !foretold {
        return rested == Rested::Soon;
    }
    let session = model.session;
    // Goals that light up are what the pointer goes to next.
    let lit = |to: &Square| matches!(session.way_to(*to), Some(Way::March | Way::Ride));
    let goals = model.view.size().squares().filter(lit);
    let dear: Vec<egui::Rect> = session
        .selected()
        .into_iter()
        .chain(goals)
        .filter_map(|square| shown.place(square, map))
        .chain(asked_at(ctx))
        .collect();
    let stands = |at: &Square| matches!(model.view.at(*at), Known::Seen { site, army, .. } if site.is_some() || army.is_some());
    let others = model.view.size().squares().filter(stands);
    let others: Vec<egui::Rect> = others.filter_map(|at| shown.place(at, map)).collect();
    let lies = |size| next_to(map.shrink(4.0), place, &dear, &others, size);
    let width = grown(ctx, 240.0);
    let moved = sheet(ctx, egui::Id::new(("map-tip", at)), width, lies, |ui| {
        if foretold {
            shown.tag.show(ui);
        }
        if rested == Rested::Yes {
            if foretold {
                ui.separator();
            }
            tip(ui, model, at);
        }
    });
    moved || rested == Rested::Soon
}

impl Shown<'_, '_> {
    fn model(&self) -> Model<'_> {
        let viewer = self.session.viewer();
        let showing = self.feed.has_others(viewer) || self.reel.shows_others();
        let view = match &self.drawn {
            Some(drawn) if showing => &drawn.view,
            _ => self.session.view(),
        };
        Model {
            session: &self.session,
            view,
            pictures: &self.pictures,
            colours: self.settings.colours,
            showing,
            speed: self.settings.shown_speed,
            working: self.working.labour(),
            drawer: *self.drawer,
            to_build: false,
            mover: self.reel.mover(),
            asks_to_end: self.settings.asks_to_end,
            asked: false,
        }
    }

    /// Whether the build buttons are there.
    fn shows_city(&self) -> bool {
        let selected = self.session.selected();
        let city = selected.and_then(|at| self.session.view().own_city(at));
        city.is_some() && self.drawer.open
    }

    /// How many of the newest events the map has yet to show.
    fn hidden(&self) -> usize {
        self.feed.events_left(self.session.viewer()) + self.reel.events_left()
    }

    /// Logical pixels a point.
    fn scale(&self) -> f32 {
        let window = &self.window;
        self.settings.scale_in(window.width(), window.height())
    }

    /// Whether nothing of the map is to be seen yet.
    fn is_veiled(&self) -> bool {
        self.veil.as_ref().is_some_and(|veil| veil.hides_all())
    }

    /// Rings what a coach speaks of, while it is the person's turn; whether the rings still move.
    fn rings(&self, ctx: &egui::Context, map: egui::Rect, now: f64) -> bool {
        let comes = self.transition.as_ref().is_some_and(|it| it.goes_on());
        let free = !comes && !self.reel.shows_others() && !self.is_veiled();
        let lesson = self.lesson.as_ref().filter(|_| free);
        let Some((name, marks, spot)) = lesson.and_then(|it| it.marks_on_map()) else {
            return false;
        };
        let squares: Vec<egui::Rect> = marks.iter().filter_map(|at| self.place(*at, map)).collect();
        let still = self.settings.reduced_motion();
        lessons::rings(ctx, &name, (&squares, map), spot, still, now)
    }

    /// Where a square is drawn, in points, if any of it is in sight.
    fn place(&self, at: Square, map: egui::Rect) -> Option<egui::Rect> {
        let (camera, transform) = *self.camera;
        let corner = |sign: f32| {
            let place = (middle(at) + Vec2::splat(sign * SQUARE / 2.0)).extend(0.0);
            camera.world_to_viewport(transform, place).ok()
        };
        let place = in_points(
            Rect::from_corners(corner(-1.0)?, corner(1.0)?),
            self.scale(),
        );
        place.intersects(map).then_some(place)
    }
}

impl Wishes<'_, '_> {
    /// The keys of the panels: build, log, and the way into them.
    fn use_keys(&mut self, shown: &Shown, ctx: &egui::Context, memory: &mut Memory) {
        let pressed = |command| shown.keys.just(command);
        let drawer = *shown.drawer;
        if pressed(Command::Log) {
            let tab = match drawer.tab {
                Tab::Log if drawer.open => Tab::Place,
                _ => Tab::Log,
            };
            let open = true;
            self.grant(Wish::Arrange(Drawer {
                tab,
                open,
                ..drawer
            }));
        }
        if pressed(Command::ToPanels) {
            ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
        }
        if pressed(Command::Build) && shown.session.question().is_none() {
            let view = shown.session.view();
            let here = |at: &Square| view.own_city(*at).is_some();
            let idle = view.todo.iter().find_map(|todo| match todo {
                Todo::City(at) => Some(*at),
                _ => None,
            });
            let selected = shown.session.selected().filter(here);
            if selected.is_none()
                && let Some(at) = idle
            {
                self.grant(Wish::Show(at));
            }
            if selected.or(idle).is_some() {
                let (tab, open) = (Tab::Place, true);
                self.grant(Wish::Arrange(Drawer {
                    tab,
                    open,
                    ..drawer
                }));
                memory.to_build = true;
            }
        }
    }

    fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Act(act) => {
                self.orders.write(Order(act));
            }
            Wish::Show(square) => {
                self.orders.write(Order(Act::Select(square)));
                self.look.write(LookAt(square));
            }
            Wish::Look(square) => {
                self.look.write(LookAt(square));
            }
            Wish::Open(Overlay::Help) => {
                self.back
                    .open(Overlay::Help, Overlay::None, &mut self.overlay);
            }
            Wish::Open(overlay) => self.overlay.set(overlay),
            Wish::Skip => self.commands.queue(skip),
            Wish::Speed(speed) => self.commands.queue(move |world: &mut World| {
                if let Some(mut settings) = world.get_resource_mut::<Settings>() {
                    settings.shown_speed = speed;
                }
            }),
            Wish::AskToEnd(asks) => self.commands.queue(move |world: &mut World| {
                if let Some(mut settings) = world.get_resource_mut::<Settings>() {
                    settings.asks_to_end = asks;
                }
            }),
            Wish::Arrange(drawer) => self.commands.insert_resource(drawer),
        }
    }
}

/// Shows how it ends.
fn skip(world: &mut World) {
    if let Some(mut reel) = world.get_resource_mut::<Reel>() {
        reel.skip();
    }
}

/// What was selected is shown; what is next to decide about is looked at, too.
fn follow_selection(
    session: Res<Session>,
    mut did: MessageReader<Did>,
    mut drawer: ResMut<Drawer>,
    mut memory: ResMut<Memory>,
) {
    for Did(happening) in did.read() {
        if let Happening::Selected(_) = happening
            && !std::mem::take(&mut memory.keeps_tab)
            && session.selected().is_some()
            && drawer.tab != Tab::Place
        {
            drawer.tab = Tab::Place;
        }
    }
}

/// Takes what was refused; the next thing done clears it away.
fn take_notice(
    time: Res<Time<Real>>,
    mut notices: MessageReader<Notice>,
    mut did: MessageReader<Did>,
    mut refusal: ResMut<Refusal>,
) {
    let done = did.read().count() > 0;
    let words = notices.read().last().map(|it| it.0.as_str());
    refusal.take(words, done, time.elapsed_secs_f64());
}

fn forget(mut memory: ResMut<Memory>, mut area: ResMut<MapArea>) {
    *memory = Memory::default();
    *area = MapArea::default();
}
