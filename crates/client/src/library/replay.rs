//! The record of the game at this screen, played once more on its board.

use super::bar::{self, Steer, Steering, Way};
use super::keys::steered;
use super::shown::{Boards, Now};
use crate::battle::BattleSet;
use crate::board::Layout;
use crate::keys::{Command, with_key};
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::settings::{Settings, ShownSpeed};
use crate::table::{TableLayout, TableSet};
use crate::theme::Panels;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui_phosphor::regular as icons;
use std::time::Duration;

/// The time between two steps at the usual speed.
const STEP: Duration = Duration::from_millis(900);
/// The same where nothing is waited for.
const AT_ONCE: Duration = Duration::from_millis(150);

/// The replay of the game at this screen.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// Whether its bar is there.
    pub open: bool,
    /// Whether it goes on by itself.
    pub playing: bool,
    rested: Duration,
    /// Which moment it has wished to be shown: if another is, somebody leafs by hand.
    wished: Option<usize>,
    /// From which moment on the game is looked at that is about to be shown.
    next: Option<usize>,
    /// Whether the game was opened for its replay: with it one goes back to the library.
    from_library: bool,
}

impl Replay {
    /// The game that is shown next is looked at from the moment after so many entries.
    pub const fn look_at_next(&mut self, at: usize) {
        self.next = Some(at);
    }

    /// Lets it go on by itself or stop; its bar is there from then on. Gives where it begins, if
    /// not at the moment that is shown.
    fn play(&mut self, playing: bool, now: Now) -> Option<Steer> {
        self.open = true;
        self.playing = playing && now.len > 0;
        self.rested = Duration::ZERO;
        let again = self.playing && now.is_live();
        self.wished = Some(if again { 0 } else { now.at });
        again.then_some(Steer::First)
    }

    const fn close(&mut self) {
        self.open = false;
        self.playing = false;
    }

    /// How much room its bar takes at the foot of the board, in points.
    pub(crate) const fn room(&self) -> f32 {
        if self.open { bar::ROOM } else { 0.0 }
    }
}

/// Wishes the replay to go on by itself from the moment that is shown, or to stop.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlayRecord(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replay>()
        .add_message::<PlayRecord>()
        .add_systems(
            Update,
            (use_keys, take_wishes, play_on)
                .chain()
                .before(BattleSet::Input)
                .before(TableSet::Input)
                .run_if(in_state(Screen::Battle).or_else(in_state(Screen::Table))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Panels::Battle)
                .run_if(in_state(Screen::Battle).or_else(in_state(Screen::Table))),
        );
    for screen in [Screen::Battle, Screen::Table] {
        app.add_systems(OnEnter(screen), begin);
    }
}

fn begin(mut replay: ResMut<Replay>, mut boards: Boards) {
    let looked_at = replay.next;
    *replay = Replay {
        open: looked_at.is_some(),
        from_library: looked_at.is_some(),
        ..Replay::default()
    };
    // The game is laid in the same moment.
    if let Some(at) = looked_at {
        boards.expect(at);
    }
}

/// What the keyboard wishes: P at any time, the others once the bar is there.
fn use_keys(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    settings: Res<Settings>,
    panel: Option<Res<PanelInput>>,
    mut replay: ResMut<Replay>,
    mut boards: Boards,
    mut overlay: ResMut<NextState<Overlay>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(now) = boards.now().filter(|_| boards.is_free()) else {
        return;
    };
    let types = panel.is_some_and(|it| it.has_text);
    if keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) || boards.asks() || types {
        return;
    }
    let bound = &settings.keys;
    if !replay.open {
        if bound.given(Command::Pause, &keys) && now.len > 0 && !boards.is_watched() {
            let begin = replay.play(true, now);
            begin.into_iter().for_each(|steer| boards.show(steer));
        }
        return;
    }
    if keys.just_pressed(KeyCode::Escape) {
        keys.clear_just_pressed(KeyCode::Escape);
        return close(&mut replay, &mut boards, now, &mut screen);
    }
    if bound.given(Command::Branch, &keys) {
        overlay.set(Overlay::Branch);
        return;
    }
    let given = |command| bound.given(command, &keys);
    let space = keys.just_pressed(KeyCode::Space);
    if let Some(steer @ Steer::Play(_)) = steered(given, space, replay.playing) {
        keys.clear_just_pressed(KeyCode::Space);
        steered_by(steer, &mut replay, &mut boards, now);
    }
}

/// The bar goes. A game that goes on is shown as it is; one that is over and was opened for its
/// replay is left for the library.
fn close(replay: &mut Replay, boards: &mut Boards, now: Now, screen: &mut NextState<Screen>) {
    replay.close();
    if now.goes_on && !now.is_live() {
        boards.show(Steer::Last);
    } else if !now.goes_on && replay.from_library {
        screen.set(Screen::Saves);
    }
}

fn steered_by(steer: Steer, replay: &mut Replay, boards: &mut Boards, now: Now) {
    match steer {
        Steer::Play(playing) => {
            let begin = replay.play(playing, now);
            begin.into_iter().for_each(|steer| boards.show(steer));
        }
        steer => {
            replay.playing = false;
            boards.show(steer);
        }
    }
}

fn take_wishes(
    mut wishes: MessageReader<PlayRecord>,
    mut replay: ResMut<Replay>,
    mut boards: Boards,
) {
    let Some((PlayRecord(playing), now)) = wishes.read().last().zip(boards.now()) else {
        return;
    };
    steered_by(Steer::Play(*playing), &mut replay, &mut boards, now);
}

/// The time between two steps at a speed.
fn pace(speed: ShownSpeed) -> Duration {
    speed
        .factor()
        .map_or(AT_ONCE, |factor| STEP.div_f32(factor))
}

/// One step after the other, until the last is reached or somebody looks elsewhere by hand.
fn play_on(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut replay: ResMut<Replay>,
    mut boards: Boards,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !replay.playing || !boards.is_free() {
        return;
    }
    redraw.write(RequestRedraw);
    let Some(now) = boards.now() else { return };
    let moves = boards.moves();
    let rested = replay.rested + time.delta();
    if rested < pace(settings.shown_speed) || moves {
        replay.bypass_change_detection().rested = rested;
        return;
    }
    let by_hand = replay.wished.is_some_and(|wished| wished != now.at);
    if by_hand || now.is_live() {
        replay.playing = false;
        return;
    }
    let replay = replay.bypass_change_detection();
    replay.rested = Duration::ZERO;
    replay.wished = Some(now.at + 1);
    boards.show(Steer::On);
}

/// Where boards and panels lie.
#[derive(SystemParam)]
struct Places<'w> {
    battle: Option<Res<'w, Layout>>,
    table: Option<Res<'w, TableLayout>>,
    screen: Res<'w, State<Screen>>,
}

impl Places<'_> {
    /// The window without the panel, in points.
    fn beside_panel(&self, settings: &Settings) -> Option<egui::Rect> {
        let (window, panel) = match self.screen.get() {
            Screen::Battle => self.battle.as_ref().map(|it| (it.window, it.panel))?,
            _ => self.table.as_ref().map(|it| (it.window, it.panel))?,
        };
        let scale = settings.scale_in(window.x, window.y);
        let size = egui::vec2(window.x - panel, window.y) / scale;
        Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size))
    }
}

fn draw(
    mut contexts: EguiContexts,
    places: Places,
    mut settings: ResMut<Settings>,
    mut replay: ResMut<Replay>,
    mut boards: Boards,
    (mut overlay, mut screen): (ResMut<NextState<Overlay>>, ResMut<NextState<Screen>>),
) -> Result {
    let room = places.beside_panel(&settings);
    let (true, Some(now), Some(room)) = (replay.open, boards.now(), room) else {
        return Ok(());
    };
    let branch = with_key(
        contexts.ctx_mut()?,
        &words!("library-branch-hover"),
        Command::Branch,
    );
    let ways = ways(&boards, now, branch);
    let steering = Steering {
        playing: replay.playing,
        ends: [now.at == 0, now.is_live()],
        words: boards.words(now),
        counts: (words!("library-counts"), 0..=now.len),
        at: now.at,
        marks: boards.marks(),
        speed: settings.shown_speed,
        ways: &ways,
        takes_keyboard: false,
    };
    let free = boards.is_free();
    let area = egui::Area::new(egui::Id::new("replay bar"))
        .order(egui::Order::Middle)
        .fixed_pos(bar::place(room).min);
    let wish = area.show(contexts.ctx_mut()?, |ui| {
        if !free {
            ui.disable();
        }
        bar::bar(ui, bar::place(room), "replay of a board", &steering)
    });
    match wish.inner {
        None => {}
        Some(Steer::Way(0)) => overlay.set(Overlay::Branch),
        Some(Steer::Way(_)) => close(&mut replay, &mut boards, now, &mut screen),
        Some(Steer::Speed(speed)) => settings.shown_speed = speed,
        Some(steer) => steered_by(steer, &mut replay, &mut boards, now),
    }
    Ok(())
}

/// Play on from here, and away.
fn ways(boards: &Boards, now: Now, branch: String) -> [Way; 2] {
    let table = boards.table.as_deref();
    let seated = boards.seated.as_deref();
    [
        Way {
            icon: icons::GIT_BRANCH,
            name: words!("library-branch"),
            hover: branch,
            allowed: super::branch::allowed(table, seated, now.at).map_err(|why| format!("{why}.")),
        },
        Way {
            icon: icons::X,
            name: String::new(),
            hover: words!("library-close"),
            allowed: Ok(()),
        },
    ]
}
