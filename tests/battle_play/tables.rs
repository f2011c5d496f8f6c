//! Whole games at a table, left and taken up again, taken back, handed over.

use crate::guest::{BEGINNER, Guest};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use client::opponent::Task;
use client::saves::{Folder, Shelf, Wish};
use client::screens::{Notices, Overlay, Screen};
use client::settings::Settings;
use client::table::{Seated, Thinking};
use client::windowless::Inputs;
use rules::Variant;
use std::path::PathBuf;
use std::time::Duration;
use tabletop::{Act, Place, Point, Saved, Sitter, Viewer, WayOut};

const HUMAN: Sitter = Sitter::Human;

#[test]
fn a_person_plays_chess_to_the_end_with_the_mouse() {
    Guest::sits_down(Variant::Chess, "", &[HUMAN, BEGINNER]).plays_to_the_end();
    Guest::sits_down(Variant::Chess, "", &[BEGINNER, HUMAN]).plays_to_the_end();
}

#[test]
fn a_person_leads_an_alliance_of_minnaar_chess_to_the_end() {
    let sitters = [HUMAN, BEGINNER, HUMAN, BEGINNER];
    Guest::sits_down(Variant::Minnaar, "", &sitters).plays_to_the_end();
}

#[test]
fn a_person_fights_the_computer_in_field_chess_to_the_end() {
    Guest::sits_down(Variant::Field, "seed 3", &[HUMAN, BEGINNER]).plays_to_the_end();
}

#[test]
fn two_people_fight_in_field_chess_and_hand_over_the_screen() {
    let mut guest = Guest::sits_down(Variant::Field, "seed 4", &[HUMAN, HUMAN]);
    let first = guest.sitting().curtain().expect("whose screen is it?");
    // Behind the curtain nothing can be touched.
    guest.clicks(Point::at(0, 0));
    assert_eq!(guest.sitting().picked(), None);
    assert_eq!(guest.sitting().choices(), []);
    guest.pushes(Act::Unveil);
    assert_eq!(guest.sitting().viewer(), Viewer::Player(first));
    guest.plays();
    let second = guest.sitting().curtain().expect("it is handed over");
    assert_ne!(first, second);
    guest.plays_to_the_end();
    assert_eq!(guest.sitting().viewer(), Viewer::Everything);
}

#[test]
fn a_person_plays_european_chess_against_three_computers_to_the_end() {
    let start = "nations plain guild china mycenae seed 5";
    let sitters = [HUMAN, BEGINNER, BEGINNER, BEGINNER];
    Guest::sits_down(Variant::European, start, &sitters).plays_to_the_end();
}

#[test]
fn two_computers_play_by_themselves_and_can_be_paused() {
    let mut guest = Guest::sits_down(Variant::Chess, "", &[BEGINNER, BEGINNER]);
    guest.presses(KeyCode::KeyP);
    idle(&mut guest, 50);
    let before = guest.sitting().game().len();
    idle(&mut guest, 50);
    assert_eq!(guest.sitting().game().len(), before);
    guest.presses(KeyCode::KeyP);
    for _ in 0..20_000 {
        if guest.sitting().game().len() > before + 2 {
            return;
        }
        idle(&mut guest, 1);
    }
    panic!("they do not go on");
}

fn idle(guest: &mut Guest, pictures: usize) {
    for _ in 0..pictures {
        guest.app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
}

#[test]
fn what_lies_over_the_table_lets_the_computer_wait() {
    let mut guest = Guest::sits_down(Variant::Chess, "", &[HUMAN, BEGINNER]);
    guest.plays();
    let overlay = |guest: &mut Guest, overlay| {
        let world = guest.app.world_mut();
        world.resource_mut::<NextState<Overlay>>().set(overlay);
        guest.app.update();
    };
    overlay(&mut guest, Overlay::Pause);
    idle(&mut guest, 200);
    assert_eq!(guest.sitting().game().len(), 1);
    overlay(&mut guest, Overlay::None);
    guest.waits();
    assert_eq!(guest.sitting().game().len(), 2);
}

#[test]
fn a_person_takes_back_and_asks_for_a_hint() {
    let mut guest = Guest::sits_down(Variant::Chess, "", &[HUMAN, BEGINNER]);
    let start = guest.sitting().game().position_text();
    guest.plays();
    assert_eq!(
        thinks_about(&guest),
        None,
        "it begins with the next picture"
    );
    guest.app.update();
    assert_eq!(thinks_about(&guest), Some(Task::Move));
    // What was thought out for what is taken back is not played.
    guest.presses(KeyCode::KeyU);
    idle(&mut guest, 100);
    assert_eq!(guest.sitting().game().position_text(), start);
    guest.plays();
    guest.presses(KeyCode::KeyM);
    guest.waits();
    assert_eq!(guest.sitting().game().len(), 2);
    guest.presses(KeyCode::KeyU);
    assert_eq!(guest.sitting().game().position_text(), start);
    guest.presses(KeyCode::KeyH);
    for _ in 0..50_000 {
        if guest.sitting().hint().is_some() {
            break;
        }
        idle(&mut guest, 1);
    }
    let hint = guest.sitting().hint().cloned().expect("a hint comes");
    guest.does(&hint);
    guest.goes_to(Screen::Title);
    assert!(guest.app.world().get_resource::<Seated>().is_none());
    assert_eq!(thinks_about(&guest), None);
}

fn thinks_about(guest: &Guest) -> Option<Task> {
    guest.app.world().resource::<Thinking>().task()
}

/// A folder of the test's own.
fn folder(name: &str) -> (Folder, PathBuf) {
    let name = format!("amirs-chess-tables-{name}-{}", std::process::id());
    let path = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&path);
    (Folder::new(path.join("campaigns")), path)
}

/// Waits until what is wished of the saves has been done.
fn until_done(guest: &mut Guest) {
    for _ in 0..20_000 {
        idle(guest, 1);
        if !guest.app.world().resource::<Shelf>().is_busy() {
            return idle(guest, 3);
        }
    }
    panic!("the saves are at work for ever");
}

#[test]
fn every_game_is_left_in_the_middle_and_taken_up_as_it_was() {
    for (variant, start, sitters) in [
        (Variant::Chess, "", vec![HUMAN, BEGINNER]),
        (Variant::Minnaar, "", vec![BEGINNER, HUMAN, BEGINNER, HUMAN]),
        (Variant::Field, "seed 9", vec![HUMAN, HUMAN]),
        (
            Variant::European,
            "nations ottoman - korea plain seed 2",
            vec![HUMAN, BEGINNER, HUMAN],
        ),
    ] {
        let (folder, path) = folder(variant.name());
        let mut guest = Guest::comes(Some(folder));
        guest.begins(variant, start, &sitters);
        for _ in 0..12 {
            guest.waits();
            guest.plays();
        }
        guest.waits();
        let saved = Saved::of(guest.sitting().game());
        let text = guest.sitting().game().position_text();
        guest.goes_to(Screen::Title);
        until_done(&mut guest);
        let played = guest.app.world().resource::<Settings>().last_played.clone();
        let shelf = guest.app.world().resource::<Shelf>();
        let latest = shelf
            .latest(played.as_deref())
            .expect("it goes on")
            .stem
            .clone();
        assert_eq!((shelf.list.len(), &latest), (1, &played.unwrap()));
        open_save(&mut guest, &latest);
        let sitting = guest.sitting();
        assert_eq!(Saved::of(sitting.game()), saved, "{variant}");
        assert_eq!(sitting.game().position_text(), text);
        assert_eq!(sitting.sitters(), sitters);
        assert_eq!(sitting.curtain().is_some(), variant == Variant::Field);
        // On it goes in the same slot.
        guest.waits();
        guest.plays();
        guest.goes_to(Screen::Title);
        until_done(&mut guest);
        assert_eq!(guest.app.world().resource::<Shelf>().list.len(), 1);
        let _ = std::fs::remove_dir_all(path);
    }
}

fn open_save(guest: &mut Guest, stem: &str) {
    let mut shelf = guest.app.world_mut().resource_mut::<Shelf>();
    shelf.wish(Wish::Open(stem.to_owned()));
    until_done(guest);
    guest.app.update();
}

#[test]
fn armies_half_arranged_come_back_and_what_is_over_is_not_gone_on_with() {
    let (folder, path) = folder("arranged");
    let mut guest = Guest::comes(Some(folder));
    guest.begins(Variant::Field, "seed 9", &[HUMAN, BEGINNER]);
    idle(&mut guest, 5);
    guest.goes_to(Screen::Title);
    until_done(&mut guest);
    assert_eq!(
        guest.app.world().resource::<Shelf>().list.len(),
        0,
        "nothing was done"
    );
    guest.begins(Variant::Field, "seed 9", &[HUMAN, BEGINNER]);
    let swap = guest
        .sitting()
        .choices()
        .into_iter()
        .find(|it| it.to.is_some());
    guest.does(&swap.unwrap());
    let look = guest.sitting().look();
    guest.goes_to(Screen::Title);
    until_done(&mut guest);
    let stem = guest.app.world().resource::<Shelf>().list[0].stem.clone();
    open_save(&mut guest, &stem);
    assert_eq!(guest.sitting().look(), look);
    // Another game at the same table has a slot of its own.
    guest.begins(Variant::Chess, "", &[HUMAN, HUMAN]);
    guest.plays();
    guest.pushes(Act::WayOut(WayOut::Resign));
    guest.pushes(Act::Confirm);
    assert!(guest.sitting().game().ending().is_some());
    guest.goes_to(Screen::Title);
    until_done(&mut guest);
    let shelf = guest.app.world().resource::<Shelf>();
    assert_eq!(shelf.list.len(), 2);
    let played = guest.app.world().resource::<Settings>().last_played.clone();
    assert_ne!(played.as_ref(), Some(&stem));
    let latest = shelf.latest(played.as_deref()).expect("the other goes on");
    assert_eq!(latest.stem, stem);
    // What is over can be looked through.
    open_save(&mut guest, &played.unwrap());
    guest.presses(KeyCode::Home);
    assert_eq!(guest.sitting().shown_at(), 0);
    let pawn = Place::Board(Point::at(4, 1));
    guest.pushes(Act::Touch(pawn));
    assert_eq!(guest.sitting().picked(), None);
    let _ = std::fs::remove_dir_all(path);
}

#[test]
fn a_file_of_chess_dropped_on_the_window_is_opened_and_kept_once_it_goes_on() {
    let (folder, path) = folder("dropped");
    std::fs::create_dir_all(&path).unwrap();
    let file = path.join("mine.pgn");
    std::fs::write(
        &file,
        "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4 e5 2. Nf3 *",
    )
    .unwrap();
    let mut guest = Guest::comes(Some(folder));
    idle(&mut guest, 3);
    let drop = |guest: &mut Guest, path_buf: PathBuf| {
        let window = guest.window();
        let dropped = FileDragAndDrop::DroppedFile { window, path_buf };
        guest.app.world_mut().write_message(dropped);
        guest.app.update();
        until_done(guest);
        guest.app.update();
    };
    drop(&mut guest, file.clone());
    assert_eq!(guest.sitting().game().len(), 3);
    let kept = |guest: &mut Guest| {
        guest.goes_to(Screen::Title);
        until_done(guest);
        let shelf = guest.app.world().resource::<Shelf>();
        let names = shelf
            .list
            .iter()
            .map(|it| (it.card.name.clone(), it.stem.clone()));
        names.collect::<Vec<_>>()
    };
    assert_eq!(kept(&mut guest), []);
    drop(&mut guest, file.clone());
    guest.plays();
    let [(name, stem)] = kept(&mut guest).try_into().unwrap();
    assert_eq!(name, "Ada – Bo");
    open_save(&mut guest, &stem);
    // What is no game is told, and nothing changes.
    let bad = path.join("bad.pgn");
    std::fs::write(&bad, "1. e4 e5 2. Ke3").unwrap();
    drop(&mut guest, bad);
    let notices = guest.app.world().resource::<Notices>();
    assert!(notices.words().contains("bad.pgn"));
    assert_eq!(guest.sitting().game().len(), 4);
    // In a battle it is only kept.
    guest.goes_to(Screen::Battle);
    drop(&mut guest, file);
    let screen = guest.app.world().resource::<State<Screen>>();
    assert_eq!(*screen.get(), Screen::Battle);
    assert_eq!(guest.app.world().resource::<Shelf>().list.len(), 2);
    let _ = std::fs::remove_dir_all(path);
}
