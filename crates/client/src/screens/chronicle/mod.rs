//! The end of a campaign: who won, how it went, and all of it once more on the map.

mod bar;
mod fights;
mod past;
mod plots;
mod replay;
mod report;
mod words;

pub use bar::{Drawn as BarDrawn, show as show_bar};
pub use past::{End, Fight, Moment, Past};
pub use replay::Replay;
pub use report::{Tab, Told, show as show_report};

use super::campaign_setup::Preview;
use super::{Overlay, Screen};
use crate::battle::Seat;
use crate::campaign::{CampaignSetup, Session};
use crate::keys::{Command, Strokes};
use crate::online::{self, OnceMore, Rematch, Room, StripWish, Strips};
use crate::saves::{self, Kept, Shelf, Slot};
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use crate::theme::{self, Panels, Pictures};
use crate::world::{Drawn, LookAt, MapArea, Reel};
use ::campaign::{Opponent, Size};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use engine::Level;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shows>()
        .add_systems(OnEnter(Screen::Chronicle), look_back)
        .add_systems(OnExit(Screen::Chronicle), close)
        .add_systems(
            Update,
            (
                take_past,
                replay::drive.run_if(resource_exists::<Replay>),
                pass_by,
            )
                .chain()
                .run_if(in_state(Screen::Chronicle)),
        )
        .add_systems(
            PostUpdate,
            put_map_away.run_if(in_state(Screen::Chronicle).and_then(resource_exists::<Drawn>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Screens)
                .run_if(in_state(Screen::Chronicle).and_then(resource_exists::<Session>)),
        );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Show another part of the report.
    Show(Tab),
    /// Watch the replay from its start.
    Watch,
    /// Watch it from before a fight, by its number.
    WatchFight(usize),
    /// Set up another campaign.
    New,
    /// The same world once more.
    Again,
    /// In a room: something about another campaign, in a world of its own.
    OnceMore(OnceMore),
    /// In a room: a copy among the saved games.
    Keep,
    /// To the title.
    Title,
}

/// What the screen shows.
#[derive(Resource, Debug, Default)]
struct Shows {
    tab: Tab,
    /// The map instead of the report.
    map: bool,
    coming: Option<Task<Past>>,
}

impl Shows {
    /// From the map back to the report; a campaign that goes on has none yet.
    fn close(&mut self, replay: &mut Replay, screen: &mut NextState<Screen>) {
        replay.playing = false;
        match replay.is_whole() {
            true => self.map = false,
            false => screen.set(Screen::Saves),
        }
    }
}

/// Gets the past again beside the screen.
fn look_back(
    mut shows: ResMut<Shows>,
    session: Option<Res<Session>>,
    mut screen: ResMut<NextState<Screen>>,
    mut play: MessageWriter<Play>,
) {
    *shows = Shows::default();
    let Some(session) = session else {
        // Nothing to look back at.
        screen.set(Screen::Title);
        return;
    };
    let campaign = session.campaign().clone();
    let won = session.winner();
    let alone = !session.is_hotseat() && !session.looks_on();
    let lost = won.is_some_and(|it| alone && !session.seat(it).is_human());
    if won.is_some() || session.left().is_some() {
        play.write(Play(if lost { Sound::Defeat } else { Sound::Victory }));
    } else {
        shows.map = true;
    }
    let task = async move { Past::of(&campaign) };
    shows.coming = Some(AsyncComputeTaskPool::get().spawn(task));
}

fn take_past(
    mut shows: ResMut<Shows>,
    session: Option<Res<Session>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(task) = &mut shows.coming else {
        return;
    };
    redraw.write(RequestRedraw);
    if let Some(past) = check_ready(task) {
        shows.coming = None;
        let seed = session.as_ref();
        let seed = seed.map_or(0, |it| it.campaign().start().chance().seed);
        // What goes on is seen with the eyes of who plays it.
        let eyes = session.filter(|_| shows.map).map(|it| it.viewer());
        if let Some(mut replay) = Replay::new(Arc::new(past), seed, eyes) {
            if shows.map {
                replay.jump(0);
            }
            commands.insert_resource(replay);
        }
    }
}

fn close(mut commands: Commands, mut area: ResMut<MapArea>) {
    commands.remove_resource::<Replay>();
    commands.remove_resource::<Drawn>();
    area.set_if_neq(MapArea::default());
}

/// Under the report no map is drawn.
fn put_map_away(shows: Res<Shows>, mut commands: Commands, mut reel: ResMut<Reel>) {
    if !shows.map {
        commands.remove_resource::<Drawn>();
        reel.clear();
    }
}

/// Escape goes from the map to the report.
fn pass_by(
    mut strokes: Strokes,
    overlay: Res<State<Overlay>>,
    mut shows: ResMut<Shows>,
    replay: Option<ResMut<Replay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    strokes.read();
    if *overlay.get() != Overlay::None || !shows.map {
        return;
    }
    let Some(mut replay) = replay else { return };
    if strokes.escape() {
        shows.close(&mut replay, &mut screen);
    }
    if strokes.just(Command::Branch) && replay.may_branch().is_ok() {
        replay.playing = false;
        next.set(Overlay::Branch);
    }
    bar::by_key(&strokes, &mut replay);
}

/// Where the screen leads.
#[derive(SystemParam)]
struct Ways<'w> {
    settings: ResMut<'w, Settings>,
    preview: ResMut<'w, Preview>,
    screen: ResMut<'w, NextState<Screen>>,
    overlay: ResMut<'w, NextState<Overlay>>,
    look: MessageWriter<'w, LookAt>,
    area: ResMut<'w, MapArea>,
    shelf: ResMut<'w, Shelf>,
    wishes: MessageWriter<'w, online::Wish>,
    strip: MessageWriter<'w, StripWish>,
}

impl Ways<'_> {
    fn choose(
        &mut self,
        choice: Choice,
        session: &Session,
        shows: &mut Shows,
        replay: Option<&mut Replay>,
    ) {
        match choice {
            Choice::Show(tab) => shows.tab = tab,
            Choice::Title => self.screen.set(Screen::Title),
            Choice::OnceMore(what) => {
                self.wishes.write(what.wish());
            }
            Choice::Keep => self.shelf.wish(saves::Wish::Copy {
                name: words::between(session),
                kept: Kept::Campaign(Box::new(session.campaign().clone()), session.viewer()),
            }),
            Choice::New => self.screen.set(Screen::CampaignSetup),
            Choice::Again => {
                self.settings.last_campaign = setup_of(session);
                self.preview.keep_seed = true;
                self.screen.set(Screen::CampaignSetup);
            }
            Choice::Watch => {
                if let Some(replay) = replay {
                    shows.map = true;
                    replay.jump(0);
                    replay.playing = true;
                }
            }
            Choice::WatchFight(number) => {
                let fight = replay
                    .as_ref()
                    .and_then(|it| it.past().fights().get(number).cloned());
                if let (Some(replay), Some(fight)) = (replay, fight) {
                    shows.map = true;
                    replay.jump(fight.before);
                    self.look.write(LookAt(fight.at));
                }
            }
        }
    }
}

fn run(
    mut contexts: EguiContexts,
    session: Res<Session>,
    slot: Option<Res<Slot>>,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    mut replay: Option<ResMut<Replay>>,
    mut shows: ResMut<Shows>,
    (room, strips): (Option<Res<Room>>, Strips),
    mut ways: Ways,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = theme::root_ui(ctx, "chronicle");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    if shows.map {
        match replay.as_deref_mut() {
            Some(replay) => show_replay(&mut ui, replay, &mut shows, &mut ways),
            // It is still being got again.
            None => {
                ui.centered_and_justified(|ui| ui.label(words!("library-reading")));
            }
        }
        return Ok(());
    }
    if let Some(room) = strips.strip() {
        let band = egui::Panel::top("chronicle room").resizable(false);
        let wished = band.show(&mut ui, |ui| online::strip(ui, &room)).inner;
        ways.strip.write_batch(wished);
    }
    let below = ui.available_rect_before_wrap();
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(below));
    let mut told = match (&slot, session.is_online()) {
        (Some(slot), _) => Told::of(&session, &slot.name),
        (None, true) => Told::of(&session, &words::between(&session)),
        (None, false) => Told::of(&session, &words!("chronicle-the-campaign")),
    };
    told.rematch = room
        .filter(|_| session.is_online())
        .map(|it| Rematch::of(&it));
    let colours = ways.settings.colours;
    let past = replay.as_deref().map(|it| it.past().clone());
    let choice = report::show(
        &mut ui,
        &told,
        shows.tab,
        past.as_deref(),
        colours,
        &pictures,
    );
    if let Some(choice) = choice {
        ways.choose(choice, &session, &mut shows, replay.as_deref_mut());
    }
    Ok(())
}

/// The replay on the map, with its bar.
fn show_replay(ui: &mut egui::Ui, replay: &mut Replay, shows: &mut Shows, ways: &mut Ways) {
    let mut speed = ways.settings.shown_speed;
    let drawn = bar::show(ui, replay, &mut speed);
    if speed != ways.settings.shown_speed {
        ways.settings.shown_speed = speed;
    }
    let zoom = ui.ctx().zoom_factor();
    ways.area.set_if_neq(MapArea(to_window(drawn.free, zoom)));
    if drawn.closed {
        shows.close(replay, &mut ways.screen);
    }
    if drawn.branched {
        replay.playing = false;
        ways.overlay.set(Overlay::Branch);
    }
}

/// A rectangle of the interface in logical pixels of the window.
fn to_window(rect: egui::Rect, zoom: f32) -> Rect {
    Rect::new(
        rect.min.x * zoom,
        rect.min.y * zoom,
        rect.max.x * zoom,
        rect.max.y * zoom,
    )
}

/// What a campaign was set up with.
fn setup_of(session: &Session) -> CampaignSetup {
    let start = session.campaign().start();
    let options = start.options();
    let level = session.campaign().level();
    let level = Level::ALL.into_iter().find(|it| Some(it.number()) == level);
    CampaignSetup {
        large: start.size() == Size::Large,
        seed: start.chance().seed,
        fog: options.fog,
        barbarians: options.barbarians,
        opponent: match options.opponent {
            Opponent::Computer => Seat::Computer(level.unwrap_or(Level::Casual)),
            Opponent::Hotseat | Opponent::Online => Seat::Human,
        },
    }
}
