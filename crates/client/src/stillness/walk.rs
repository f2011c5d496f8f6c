//! The way through all screens and all that lies over them.

use super::update;
use crate::battle::{Action, BattleSetup, Do, Prepared, Seat, Table};
use crate::book::{self, Reader};
use crate::campaign::{Act, CampaignSetup, Order, Session};
use crate::lessons::{Begin, Course, Place};
use crate::library::Replay;
use crate::online::{Door, Inner, Purpose, Seats, Server, seats};
use crate::puzzles::{Chosen, Puzzling};
use crate::saves;
use crate::screens::settings::{Open, Page};
use crate::screens::{Asking, Overlay, Return, Screen};
use crate::settings::Settings;
use crate::table::{self, Carry, TableSetup};
use crate::world::Drawn;
use ::campaign::{Command, NoBattles};
use bevy::ecs::world::CommandQueue;
use bevy::prelude::*;
use rules::Variant;
use rules::battle::Terrain;
use std::collections::HashSet;
use std::path::Path;
use tabletop::{Act as AtTable, Sitter, WayOut};

/// How many pictures are waited at most until one has come somewhere.
const PATIENCE: usize = 600;

/// Where one has been.
#[derive(Debug, Default)]
pub(super) struct Walked {
    pub screens: HashSet<Screen>,
    pub overlays: HashSet<Overlay>,
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

/// To the title, where all that was played is put away.
fn go_home(app: &mut App) {
    for _ in 0..2 {
        let world = app.world_mut();
        world
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::None);
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        update(app, 2);
    }
}

fn go_to(app: &mut App, screen: Screen) {
    let world = app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(screen);
    update(app, 4);
}

fn lay_over(app: &mut App, overlay: Overlay) {
    let world = app.world_mut();
    world.resource_mut::<Return>().0 = Overlay::None;
    world.resource_mut::<NextState<Overlay>>().set(overlay);
    update(app, 2);
}

/// From the title to a screen and what lies over it.
pub(super) fn go(app: &mut App, screen: Screen, overlay: Overlay) {
    go_home(app);
    go_to(app, screen);
    lay_over(app, overlay);
    assert!(is_at(app, screen, overlay), "{screen:?} {overlay:?}");
}

fn is_at(app: &App, at: Screen, under: Overlay) -> bool {
    screen(app) == at && overlay(app) == under
}

/// Waits until one has come somewhere.
fn comes_to(app: &mut App, at: Screen, under: Overlay) {
    for _ in 0..PATIENCE {
        if is_at(app, at, under) {
            return;
        }
        update(app, 1);
    }
    panic!("one never comes to {at:?} {under:?}");
}

/// Goes everywhere and has a look there.
pub(super) fn everywhere(app: &mut App, mut look: impl FnMut(&mut App, &str)) -> Walked {
    let mut walked = Walked::default();
    let mut look = |app: &mut App, name: &str| {
        look(app, name);
        walked.screens.insert(screen(app));
        walked.overlays.insert(overlay(app));
    };
    menus(app, &mut look);
    help(app, &mut look);
    battles(app, &mut look);
    lessons(app, &mut look);
    puzzles(app, &mut look);
    tables(app, &mut look);
    campaigns(app, &mut look);
    lobby(app, &mut look);
    walked
}

fn menus(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    for screen in [
        Screen::Title,
        Screen::Setup,
        Screen::Learn,
        Screen::CampaignSetup,
        Screen::TableSetup,
        Screen::Saves,
        Screen::Rooms,
        Screen::Puzzles,
    ] {
        go(app, screen, Overlay::None);
        look(app, &format!("{screen:?}"));
    }
    for page in Page::ALL {
        go(app, Screen::Title, Overlay::Settings);
        app.world_mut().resource_mut::<Open>().page = page;
        look(app, &format!("settings, {page:?}"));
    }
}

/// The book, on each page with a board that can be played on.
fn help(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    for page in book::pages_with_boards() {
        app.insert_resource(Reader::at(page));
        go(app, Screen::Title, Overlay::Help);
        look(app, &format!("page {page} of the help"));
    }
}

/// A position that the next battle begins with.
fn prepare(app: &mut App, position: &str) {
    let setup = BattleSetup {
        seats: [Seat::Human; 2],
        ..BattleSetup::default()
    };
    let table = Table::from_position(setup, position.parse().unwrap());
    app.world_mut().resource_mut::<Prepared>().0 = Some(table);
}

/// A battle of two moves that was given up.
fn give_up_battle(app: &mut App) {
    prepare(app, "4k3/p7/8/8/8/8/P7/R3K3 w field - - 1 50");
    go(app, Screen::Battle, Overlay::None);
    for action in [
        Action::Play("a2a3".parse().unwrap()),
        Action::Play("a7a6".parse().unwrap()),
        Action::Resign,
        Action::Confirm,
    ] {
        app.world_mut().write_message(Do(action));
        update(app, 2);
    }
    let table = app.world().resource::<Table>();
    assert!(table.outcome().is_some(), "it is over");
}

fn battles(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    for terrain in Terrain::ALL {
        app.insert_resource(BattleSetup {
            terrain,
            seats: [Seat::Human; 2],
            ..BattleSetup::default()
        });
        go(app, Screen::Battle, Overlay::None);
        look(app, &format!("battle, {terrain:?}"));
    }
    lay_over(app, Overlay::Pause);
    look(app, "battle, paused");
    prepare(app, "4k3/8/8/8/3q4/8/8/R3K3 w field - - 1 50");
    go(app, Screen::Battle, Overlay::None);
    let touch = Action::Touch(rules::Square::A1);
    app.world_mut().write_message(Do(touch));
    look(app, "battle, with a piece picked up");
    give_up_battle(app);
    comes_to(app, Screen::Battle, Overlay::Result);
    look(app, "battle, its result");
    // What is looked at next is the game that was kept: the same, from its first move on.
    let table = app.world().resource::<Table>().clone();
    app.world_mut().resource_mut::<Prepared>().0 = Some(table);
    app.world_mut().resource_mut::<Replay>().look_at_next(1);
    go(app, Screen::Battle, Overlay::None);
    let replay = app.world().resource::<Replay>();
    assert!(replay.open && !replay.playing);
    look(app, "battle, replayed");
    lay_over(app, Overlay::Branch);
    look(app, "battle, playing on from a moment");
}

fn lessons(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    for (course, screen) in [
        (Course::Battle, Screen::Battle),
        (Course::Campaign, Screen::World),
    ] {
        for lesson in 0..course.count() {
            go_home(app);
            let place = Place::lesson(course, lesson);
            app.world_mut().write_message(Begin(place));
            comes_to(app, screen, Overlay::None);
            look(app, &format!("lesson {lesson}, {course:?}"));
        }
        lay_over(app, Overlay::Pause);
        look(app, &format!("lesson, {course:?}, paused"));
    }
}

fn puzzles(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    for number in [0, crate::puzzles::count() - 1] {
        app.insert_resource(Chosen(Some(number)));
        go(app, Screen::Battle, Overlay::None);
        assert!(app.world().contains_resource::<Puzzling>());
        look(app, &format!("puzzle {number}"));
    }
    lay_over(app, Overlay::Pause);
    look(app, "puzzle, paused");
}

fn tables(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    for variant in [
        Variant::Minnaar,
        Variant::Field,
        Variant::European,
        Variant::Chess,
    ] {
        let setup = TableSetup {
            variant,
            chess: [Sitter::Human; 2],
            minnaar: [Sitter::Human; 4],
            ..TableSetup::default()
        };
        app.insert_resource(setup);
        go(app, Screen::Table, Overlay::None);
        look(app, &format!("{variant}"));
    }
    lay_over(app, Overlay::Pause);
    look(app, "table, paused");
    lay_over(app, Overlay::None);
    app.world_mut().write_message(Carry::Open);
    comes_to(app, Screen::Table, Overlay::File);
    look(app, "table, asking for a file");
    app.insert_resource(Asking(false));
    go(app, Screen::Table, Overlay::None);
    for act in [AtTable::WayOut(WayOut::Resign), AtTable::Confirm] {
        app.world_mut().write_message(table::Order(act));
        update(app, 2);
    }
    comes_to(app, Screen::Table, Overlay::Result);
    look(app, "table, its result");
}

/// Takes up a campaign, changed at its beginning.
fn take_up(app: &mut App, opponent: Seat, change: impl FnOnce(&mut Session)) {
    let settings = app.world().resource::<Settings>();
    let setup = CampaignSetup {
        opponent,
        ..settings.last_campaign.clone()
    };
    let mut session = Session::new(&setup.rules(), setup.level());
    change(&mut session);
    let mut queue = CommandQueue::default();
    let mut commands = Commands::new(&mut queue, app.world());
    saves::take_up(&mut commands, session, None);
    queue.apply(app.world_mut());
}

fn campaigns(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    let computer = Seat::Computer(engine::Level::Casual);
    go_home(app);
    take_up(app, computer, |_| {});
    go_to(app, Screen::World);
    assert!(app.world().contains_resource::<Drawn>(), "there is a map");
    look(app, "map");
    lay_over(app, Overlay::Pause);
    look(app, "map, paused");
    go_home(app);
    take_up(app, Seat::Human, |_| {});
    go_to(app, Screen::World);
    for act in [Act::EndTurn, Act::Confirm] {
        app.world_mut().write_message(Order(act));
        update(app, 4);
    }
    comes_to(app, Screen::World, Overlay::Curtain);
    look(app, "map, handed over");
    go_home(app);
    take_up(app, computer, |session| {
        let mut nobody = crate::campaign::Feed::default();
        session
            .apply(&Command::Resign, &mut NoBattles, &mut nobody)
            .unwrap();
    });
    go_to(app, Screen::Chronicle);
    look(app, "chronicle of a campaign that is over");
    go_home(app);
    take_up(app, computer, |_| {});
    go_to(app, Screen::Chronicle);
    look(app, "chronicle of a campaign that goes on: its replay");
}

/// In a room of this game's own server.
fn lobby(app: &mut App, look: &mut impl FnMut(&mut App, &str)) {
    let name = format!("amirs-chess-stillness-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&folder);
    open_room(app, &folder);
    comes_to(app, Screen::Lobby, Overlay::None);
    look(app, "lobby");
    go_home(app);
    app.world_mut().resource_mut::<Inner>().stop();
    let _ = std::fs::remove_dir_all(&folder);
}

fn open_room(app: &mut App, folder: &Path) {
    go(app, Screen::Rooms, Overlay::None);
    seats::keep_in(app, Some(folder.to_owned()));
    app.insert_resource(Inner::new(Some(folder.to_owned())));
    let settings = app.world().resource::<Settings>();
    let opening = settings.online.opening(settings).unwrap();
    let world = app.world_mut();
    world.resource_scope(|world, mut door: Mut<Door>| {
        let mut seats = world.resource_mut::<Seats>();
        let (server, purpose) = (Server::Here(0), Purpose::Open(Box::new(opening)));
        let code = "TEA4TWO".parse().unwrap();
        door.enter(server, code, "Ann", purpose, &mut seats);
    });
}
