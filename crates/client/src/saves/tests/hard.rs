//! Hard days: the program is killed at any moment, the disk is full, another copy of the program
//! runs. Each is tried with the real writer in a process of its own.

use super::*;
use crate::battle::{Action, Prepared, Table};
use crate::campaign::Feed;
use crate::lessons::{Coming, Course, Place, Running};
use crate::online::{HeldSeat, Seats, Server};
use crate::screens::{Notices, Screen};
use crate::settings::{Settings, store};
use crate::table::Laid;
use crate::windowless::{self, Inputs};
use crate::world::Reel;
use bevy::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::{Position as _, Variant};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use tabletop::Sitter;

/// Tells the other process what to do, and in which folder.
const CHILD: &str = "AMIRS_CHESS_TRIED";
const STEM: &str = "tried";
/// So many states a game goes through before it begins again.
const STATES: usize = 40;

fn slot() -> Slot {
    Slot {
        stem: STEM.to_owned(),
        name: "Tried".to_owned(),
    }
}

/// A game after every one of its moves, always the same.
fn states(kind: &str) -> Vec<Kept> {
    match kind {
        "campaign" => {
            let mut campaign = at_war();
            let states = (0..STATES).map(|number| {
                let state = kept(&campaign);
                match campaign.state().pending() {
                    Some(Pending::Battle(battle)) => {
                        let moves = battle.position.legal_moves();
                        let mv = moves[number * 7 % moves.len()];
                        say(&mut campaign, &format!("battle {mv}"));
                    }
                    None if number == 2 => say(&mut campaign, "march d4 e4 all"),
                    _ => say(&mut campaign, "end"),
                }
                state
            });
            states.collect()
        }
        "battle" => {
            let setup = crate::battle::BattleSetup {
                seats: [Seat::Human; 2],
                ..Default::default()
            };
            let mut table = Table::new(setup);
            let states = (0..STATES).map(|number| {
                let state = Kept::Battle(Box::new(table.clone()));
                let moves = table.position().legal_moves();
                let mv = moves[number * 7 % moves.len()];
                table.act(Action::Play(mv)).unwrap();
                state
            });
            states.collect()
        }
        game => {
            let variant: Variant = game.parse().unwrap();
            let played = |number| games::played(variant, &[Sitter::Human; 4], number);
            let states = (0..STATES).map(|number| Kept::Game(Box::new(played(number))));
            states.collect()
        }
    }
}

/// Not a test by itself: what the other tests start.
#[test]
#[ignore = "started by other tests"]
fn tried() {
    let Ok(words) = std::env::var(CHILD) else {
        return;
    };
    let (what, folder) = words.split_once(' ').unwrap();
    let home = PathBuf::from(folder);
    let folder = Folder::new(home.join("campaigns"));
    match what {
        "hold" => {
            let opened = folder.open(STEM).unwrap();
            println!("\nopened {}", opened.hold.is_some());
            // Until it is killed.
            let _ = std::io::stdin().read(&mut [0]);
        }
        "full" => everything_is_written(&home, &folder),
        kind => save_for_ever(kind, folder),
    }
}

fn save_for_ever(kind: &str, folder: Folder) {
    let states = states(kind);
    let begun = folder.open(STEM).map(|opened| opened.kept.text());
    let begun = begun.map_or(0, |text| {
        1 + states.iter().position(|it| it.text() == text).unwrap()
    });
    let writer = Writer::new(folder);
    for number in begun.. {
        let number = number % STATES;
        writer.save(Job {
            slot: slot(),
            kept: states[number].clone(),
            hold: None,
        });
        assert!(writer.flusher().wait(Duration::from_secs(60)));
        assert_eq!(writer.take_problem(), None);
        println!("\nsaved {number}");
    }
}

/// This program once more, to do something else; `limit` is the most a file may have, in the
/// shell's blocks.
fn start(what: &str, fresh: &Fresh, limit: Option<u32>) -> Child {
    let program = std::env::current_exe().unwrap();
    let mut command = match limit {
        None => Command::new(program),
        Some(blocks) => {
            let mut shell = Command::new("sh");
            let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
            shell.args(["-c", &script]).arg(program);
            shell
        }
    };
    command
        .args(["--exact", "saves::tests::hard::tried", "--ignored"])
        .arg("--nocapture")
        .env(CHILD, format!("{what} {}", fresh.0.display()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

fn saved(line: &str) -> Option<usize> {
    line.strip_prefix("saved ")?.trim().parse().ok()
}

#[test]
fn killed_at_any_moment_every_game_is_as_it_was_last_told() {
    let mut dice = ChaCha8Rng::seed_from_u64(8);
    for kind in ["battle", "campaign", "chess", "field"] {
        let fresh = Fresh::new(&format!("killed-{kind}"));
        let folder = fresh.folder();
        let texts: Vec<String> = states(kind).iter().map(Kept::text).collect();
        let mut last = None;
        for _ in 0..15 {
            let mut child = start(kind, &fresh, None);
            let mut out = BufReader::new(child.stdout.take().unwrap());
            let wanted = 1 + dice.next_u32() % 5;
            let mut line = String::new();
            let mut told = 0;
            while told < wanted && out.read_line(&mut line).unwrap() > 0 {
                if let Some(number) = saved(&line) {
                    last = Some(number);
                    told += 1;
                }
                line.clear();
            }
            sleep(Duration::from_micros(u64::from(dice.next_u32() % 15_000)));
            child.kill().unwrap();
            child.wait().unwrap();
            let mut rest = String::new();
            out.read_to_string(&mut rest).unwrap();
            last = rest.lines().filter_map(saved).next_back().or(last);
            let opened = folder.open(STEM).unwrap();
            let (text, last) = (opened.kept.text(), last.unwrap());
            let near = [last, (last + 1) % STATES];
            assert!(near.iter().any(|it| texts[*it] == text), "{kind} {last}");
            assert_eq!(opened.notice, None);
            let listed = folder.list().unwrap();
            assert_eq!((listed.len(), &listed[0].trouble), (1, &None));
        }
    }
}

#[test]
fn what_another_copy_plays_is_left_alone_and_opened_as_one_more() {
    let fresh = Fresh::new("twice");
    let folder = fresh.folder();
    let campaign = begun(14);
    folder.save(&slot(), &kept(&campaign)).unwrap();
    let mut other = start("hold", &fresh, None);
    let mut lines = BufReader::new(other.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "opened true"));
    for refused in [folder.delete(STEM), folder.rename(STEM, "Mine")] {
        let words = refused.unwrap_err().to_string();
        assert!(
            words.contains("Tried") && words.contains("window"),
            "{words}"
        );
    }
    let opened = folder.open(STEM).unwrap();
    let notice = opened.notice.unwrap();
    assert!(notice.contains("Tried (2)"), "{notice}");
    assert!(!opened.is_kept && opened.slot.stem != STEM);
    folder.save(&opened.slot, &opened.kept).unwrap();
    assert_eq!(folder.list().unwrap().len(), 2);
    // Looking at it, copies and files disturb nobody.
    folder.copy(STEM).unwrap();
    folder.export(STEM, &fresh.0.join("out.json")).unwrap();
    other.kill().unwrap();
    other.wait().unwrap();
    let opened = folder.open(STEM).unwrap();
    assert!(opened.is_kept && opened.notice.is_none());
    assert_eq!(opened.slot, slot());
    let again = folder.open(STEM).unwrap();
    assert!(again.is_kept, "it is this program's own");
    drop((opened, again));
    folder.delete(STEM).unwrap();
}

fn seat(room: &str) -> HeldSeat {
    let token = protocol::SeatToken::draw().unwrap();
    HeldSeat::new(
        Server::At("chess.example.org".to_owned()),
        room.parse().unwrap(),
        token,
    )
}

/// Tries everything that is written by the game, and tells what came of each.
fn everything_is_written(home: &std::path::Path, folder: &Folder) {
    let told = |what: &str, done: Result<(), String>| println!("\n{what}: {done:?}");
    let mut campaign = begun(15);
    say(&mut campaign, "end");
    let saved = folder.save(&slot(), &kept(&campaign));
    told("save", saved.map_err(|it| it.to_string()));
    let copied = folder.copy(STEM);
    told("copy", copied.map(drop).map_err(|it| it.to_string()));
    let exported = folder.export(STEM, &home.join("out.json"));
    told("export", exported.map_err(|it| it.to_string()));
    let renamed = folder.rename(STEM, "Mine");
    told("rename", renamed.map_err(|it| it.to_string()));
    let settings = Settings {
        ui_scale: 1.5,
        ..Default::default()
    };
    let before = Settings::default();
    let stored = store::save_changes(home, &before, &settings);
    told("settings", stored.map_err(|it| it.to_string()));
    let (mut seats, _) = Seats::read(Some(home.to_owned()));
    told("seat", seats.hold(seat("CHESS1")));
    let picture = crate::launch::save_picture(&Default::default(), &home.join("picture.png"));
    told("picture", picture);
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_everything_is_told_in_words_and_nothing_is_lost() {
    let fresh = Fresh::new("full");
    let folder = fresh.folder();
    let campaign = begun(15);
    folder.save(&slot(), &kept(&campaign)).unwrap();
    let settings = Settings {
        edge_panning: false,
        ..Default::default()
    };
    store::save(&fresh.0, &settings).unwrap();
    let (mut seats, _) = Seats::read(Some(fresh.0.clone()));
    seats.hold(seat("TEA4TWO")).unwrap();
    let names = || -> Vec<PathBuf> {
        let folders = [fresh.0.clone(), folder.path().to_owned()];
        let entries = folders.iter().flat_map(|it| fs::read_dir(it).unwrap());
        let paths = entries.map(|entry| entry.unwrap().path());
        // Empty files take no room.
        let takes_room = |path: &PathBuf| {
            let about = fs::metadata(path).unwrap();
            about.is_file() && about.len() > 0
        };
        let mut paths: Vec<_> = paths.filter(takes_room).collect();
        paths.sort();
        paths
    };
    let before = names();
    let output = start("full", &fresh, Some(0)).wait_with_output().unwrap();
    assert!(output.status.success());
    let told = String::from_utf8(output.stdout).unwrap();
    for what in [
        "save", "copy", "export", "rename", "settings", "seat", "picture",
    ] {
        let line = told.lines().find(|it| it.starts_with(&format!("{what}: ")));
        let line = line.unwrap_or_else(|| panic!("{what} in {told}"));
        assert!(line.contains("there is no room left"), "{line}");
    }
    assert_eq!(names(), before, "nothing half is left behind");
    let opened = folder.open(STEM).unwrap();
    assert_eq!((opened.notice, opened.slot.name.as_str()), (None, "Tried"));
    assert_eq!(opened.kept.text(), kept(&campaign).text());
    assert_eq!(store::load(&fresh.0), (settings, None));
    let (seats, notice) = Seats::read(Some(fresh.0.clone()));
    assert_eq!((seats.list().len(), notice), (1, None));
}

#[test]
fn a_save_of_a_later_version_is_told_of_and_never_written_over() {
    let fresh = Fresh::new("later");
    let folder = fresh.folder();
    let campaign = begun(16);
    for _ in 0..2 {
        folder.save(&slot(), &kept(&campaign)).unwrap();
    }
    let path = folder.save_of(STEM);
    let later = fs::read_to_string(&path).unwrap();
    let later = later.replacen("\"version\":1", "\"version\":9", 1);
    fs::write(&path, &later).unwrap();
    let refused = folder.open(STEM).unwrap_err().to_string();
    assert!(refused.contains("later version"), "{refused}");
    let mut listed = folder.list().unwrap();
    assert_eq!(listed.remove(0).card.name, "Tried");
    let another = folder.fresh_slot("Tried", &kept(&campaign));
    assert_ne!(another.stem, STEM);
    folder.save(&another, &kept(&campaign)).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), later);
}

#[test]
fn a_clock_that_goes_back_changes_nothing_but_the_order() {
    let fresh = Fresh::new("clock");
    let folder = fresh.folder();
    let campaign = begun(17);
    folder.save(&slot(), &kept(&campaign)).unwrap();
    age(&folder, &slot(), -1_000_000_000);
    let other = save(&folder, "Now", &campaign);
    let list = folder.list().unwrap();
    assert_eq!(list.len(), 2);
    assert!(list.iter().all(|it| !it.card.date_words().is_empty()));
    let played = latest(&list, Some(&other.stem)).unwrap();
    assert_eq!(played.stem, other.stem, "what was played last goes on");
}

/// The game without a window, with its saves.
struct Player(App);

impl Inputs for Player {
    fn game(&mut self) -> &mut App {
        &mut self.0
    }
}

impl Player {
    fn keeping_in(folder: &Folder) -> Self {
        let mut app = windowless::frame(Settings::default(), Duration::from_millis(50));
        app.init_resource::<Notices>()
            .init_resource::<Laid>()
            .init_resource::<Prepared>()
            .init_resource::<Feed>()
            .init_resource::<Reel>();
        keep_in(&mut app, Some(folder.clone()));
        Self(app)
    }
}

#[test]
fn the_world_of_a_lesson_is_no_campaign_of_ones_own() {
    let fresh = Fresh::new("lesson");
    let mut player = Player::keeping_in(&fresh.folder());
    let place = Place::lesson(Course::Campaign, 0);
    let world = player.game().world_mut();
    world.insert_resource(Session::resume(begun(18)));
    world.insert_resource(Coming::at(place));
    player.goes_to(Screen::World);
    assert!(
        !player.game().world().contains_resource::<Slot>(),
        "about to begin"
    );
    let running = Running::at(place).unwrap();
    player.game().world_mut().insert_resource(running);
    player.game().world_mut().remove_resource::<Coming>();
    player.game().update();
    assert!(
        !player.game().world().contains_resource::<Slot>(),
        "going on"
    );
    // What is not a lesson has its save at once.
    player.game().world_mut().remove_resource::<Running>();
    player.game().update();
    assert!(player.game().world().contains_resource::<Slot>());
}

#[test]
fn the_list_that_was_opened_from_a_campaign_leads_back_to_it() {
    let fresh = Fresh::new("back");
    let folder = fresh.folder();
    folder.save(&slot(), &kept(&begun(19))).unwrap();
    let mut player = Player::keeping_in(&folder);
    let mut shelf = player.game().world_mut().resource_mut::<Shelf>();
    shelf.came_from = Some("deleted meanwhile".to_owned());
    assert!(!shelf.go_back());
    shelf.wish(Wish::List);
    player.goes_to(Screen::Saves);
    while player.game().world().resource::<Shelf>().list.is_empty() {
        player.game().update();
        sleep(Duration::from_millis(5));
    }
    let mut shelf = player.game().world_mut().resource_mut::<Shelf>();
    shelf.came_from = Some(STEM.to_owned());
    assert!(shelf.go_back());
    assert!(!shelf.go_back(), "once");
    while !player.game().world().contains_resource::<Session>() {
        player.game().update();
        sleep(Duration::from_millis(5));
    }
    assert_eq!(player.game().world().resource::<Slot>().stem, STEM);
}

#[test]
fn a_battle_after_a_campaign_has_a_save_of_its_own() {
    let fresh = Fresh::new("after");
    let folder = fresh.folder();
    let campaign = begun(18);
    folder.save(&slot(), &kept(&campaign)).unwrap();
    let mut player = Player::keeping_in(&folder);
    let wish = Wish::Open(STEM.to_owned());
    player.game().world_mut().resource_mut::<Shelf>().wish(wish);
    while !player.game().world().contains_resource::<Session>() {
        player.game().update();
        sleep(Duration::from_millis(5));
    }
    player.goes_to(Screen::World);
    assert_eq!(player.game().world().resource::<Slot>().stem, STEM);
    player.goes_to(Screen::Title);
    let Kept::Battle(table) = states("battle").remove(3) else {
        panic!("no battle")
    };
    player.game().insert_resource(*table);
    player.goes_to(Screen::Battle);
    player.game().update();
    let stem = player.game().world().resource::<Slot>().stem.clone();
    assert_ne!(stem, STEM);
    drop(player);
    let opened = folder.open(STEM).unwrap();
    assert_eq!(campaign_of(opened).state(), campaign.state());
    assert!(matches!(folder.open(&stem).unwrap().kept, Kept::Battle(_)));
}
