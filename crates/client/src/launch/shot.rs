//! Opening with a given screen, and drawing it once into a file.

use super::options::{Leaf, Options, View};
use super::room::is_played;
use super::scene::{keep, keep_and_quit};
use crate::analysis::{Analysis, Wish as Analyse};
use crate::battle::{Action, BattleSetup, Do};
use crate::campaign::{Feed, Session};
use crate::lessons::Begin;
use crate::library::Replay;
use crate::online::Room;
use crate::saves::{self, Shelf, Wish};
use crate::screens::campaign_setup::Preview;
use crate::screens::{Notices, Overlay, Screen};
use crate::settings::Settings;
use crate::table::{Laid, Order, Seated, TableSetup};
use crate::theme::{PictureHandles, is_loading};
use ::campaign::{Command, NoBattles};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;
use tabletop::{Act, Sitting, WayOut};

/// How many pictures are drawn after the last asset has come, so that all of it is on screen.
const SETTLE: u32 = 30;

/// How long a player in a room stays after his picture was taken.
const LINGER: Duration = Duration::from_secs(12);

/// How many pictures assets are waited for at most.
const PATIENCE: u32 = 1500;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open)
        .add_systems(Update, (analyse, draw).chain());
}

fn open(
    options: Res<Options>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut settings: ResMut<Settings>,
    mut preview: ResMut<Preview>,
    mut shelf: ResMut<Shelf>,
    mut table: ResMut<TableSetup>,
    mut laid: ResMut<Laid>,
    (mut notices, mut replay): (ResMut<Notices>, ResMut<Replay>),
    mut lessons: MessageWriter<Begin>,
) {
    if let Some(at) = options.replay {
        replay.look_at_next(at);
    }
    if options.room.is_some() {
        return;
    }
    if let Some(place) = options.lesson {
        lessons.write(Begin(place));
        return;
    }
    if let Some(seed) = options.seed {
        settings.last_campaign.seed = seed;
        preview.keep_seed = true;
    }
    let view = options.view();
    let (first, over) = view.states();
    if first == Screen::Battle {
        commands.insert_resource::<BattleSetup>(options.setup.clone().unwrap_or_default());
    }
    if matches!(first, Screen::Table | Screen::TableSetup) {
        if let Some(game) = options.game {
            table.variant = game;
            settings.last_table.variant = game;
        }
        match options.sitting(&table) {
            Ok(sitting) if first == Screen::Table => laid.0 = sitting,
            Ok(_) => {}
            Err(refused) => {
                notices.push(words!("table-cannot-begin", problem = refused.to_string()))
            }
        }
    }
    let on_map = matches!(first, Screen::World | Screen::Chronicle);
    match &options.campaign {
        // It is shown once it has been read.
        Some(path) => shelf.wish(Wish::OpenFile(path.clone())),
        None if on_map => {
            let setup = &settings.last_campaign;
            let mut session = Session::new(&setup.rules(), setup.level());
            if first == Screen::Chronicle {
                give_up(&mut session);
            }
            saves::take_up(&mut commands, session, None);
            screen.set(first);
        }
        None if first != Screen::Title => screen.set(first),
        None => {}
    }
    // The result comes by itself once the battle is over.
    if over != Overlay::None && over != Overlay::Result {
        overlay.set(over);
    }
}

/// A campaign that is over, to look at its end.
fn give_up(session: &mut Session) {
    let mut nobody = Feed::default();
    if let Err(refused) = session.apply(&Command::Resign, &mut NoBattles, &mut nobody) {
        error!("the campaign goes on: {refused}");
    }
}

/// How deep the lines are looked before they are drawn into a file.
const DEEP: u32 = 12;

/// Opens the analysis, if that is asked for, and shows a game that is looked over where it turned.
fn analyse(
    options: Res<Options>,
    screen: Res<State<Screen>>,
    analysis: Res<Analysis>,
    mut wishes: MessageWriter<Analyse>,
    mut asked: Local<bool>,
    mut jumped: Local<bool>,
) {
    let Some(leaf) = options.analysis else { return };
    if !matches!(screen.get(), Screen::Battle | Screen::Table) {
        return;
    }
    if !*asked {
        *asked = true;
        wishes.write(match leaf {
            Leaf::Lines => Analyse::Switch,
            Leaf::Game => Analyse::LookOver,
        });
    }
    let drawn = options.screenshot.is_some() && leaf == Leaf::Game;
    if drawn && !*jumped && is_analysed(leaf, &analysis) {
        *jumped = true;
        wishes.write(Analyse::TurningPoint { forward: false });
    }
}

/// Whether enough is known to be drawn into a file.
fn is_analysed(leaf: Leaf, analysis: &Analysis) -> bool {
    match leaf {
        Leaf::Lines => analysis.sight().is_some_and(|it| it.depth >= DEEP),
        Leaf::Game => analysis.progress().is_some_and(|it| it.known == it.all),
    }
}

#[derive(Default)]
struct Progress {
    pictures: u32,
    settled: u32,
    asked: bool,
    /// When it was kept, in a room.
    kept: Option<Duration>,
    resigned: bool,
    /// There is no result to wait for.
    goes_on: bool,
}

/// The way out nobody has to agree to, or else the other.
fn quickest_way_out(sitting: &Sitting) -> Option<WayOut> {
    let ways = sitting.ways_out();
    let resigns = ways.iter().find(|way| **way == WayOut::Resign);
    resigns.or(ways.first()).copied()
}

fn draw(
    options: Res<Options>,
    handles: Res<PictureHandles>,
    assets: Res<AssetServer>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    analysis: Res<Analysis>,
    (seated, room): (Option<Res<Seated>>, Option<Res<Room>>),
    mut commands: Commands,
    mut actions: MessageWriter<Do>,
    mut orders: MessageWriter<Order>,
    (mut redraw, mut exit): (MessageWriter<RequestRedraw>, MessageWriter<AppExit>),
    time: Res<Time<Real>>,
    mut progress: Local<Progress>,
) {
    let view = options.view();
    if view == View::Result && *screen.get() == Screen::Battle && !progress.resigned {
        // Asks, then confirms.
        actions.write(Do(Action::Resign));
        actions.write(Do(Action::Confirm));
        progress.resigned = true;
    }
    if let (View::TableResult, Some(Seated(sitting)), false) =
        (view, seated.as_deref(), progress.resigned)
    {
        progress.resigned = true;
        match quickest_way_out(sitting) {
            Some(way) => {
                orders.write(Order(Act::WayOut(way)));
                orders.write(Order(Act::Confirm));
            }
            None => {
                error!("this game cannot be ended from where it begins: it is shown as it stands");
                progress.goes_on = true;
            }
        }
    }
    let Some(path) = &options.screenshot else {
        return;
    };
    redraw.write(RequestRedraw);
    progress.pictures += 1;
    let loading = handles.0.iter().any(|it| is_loading(&assets, it));
    let known = options
        .analysis
        .is_none_or(|leaf| is_analysed(leaf, &analysis));
    let there = (*screen.get(), *overlay.get()) == view.states();
    let known = known && is_played(&options, room.as_deref());
    let there = known && (there || progress.goes_on);
    if (there && !loading) || progress.pictures > PATIENCE {
        progress.settled += 1;
    }
    let lingered = |kept: Duration| time.elapsed() >= kept + LINGER;
    if progress.kept.is_some_and(lingered) {
        exit.write(AppExit::Success);
    }
    if progress.settled < SETTLE || progress.asked {
        return;
    }
    progress.asked = true;
    let path = path.clone();
    match options.room {
        // The others in the room are to find everybody there in their pictures.
        Some(_) => {
            let (shot, then) = (path, time.elapsed());
            keep(&mut commands, shot);
            progress.kept = Some(then);
        }
        None => keep_and_quit(&mut commands, path),
    }
}
