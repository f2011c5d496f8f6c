//! The help book: every page at every size, found, linked, and its boards worked.

use super::measure::{everywhere, pressable, well_with_lists};
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, press};
use bevy_egui::egui::{Event, Key, Modifiers, Vec2};
use client::book::{self, Reader};
use client::theme::Pictures;
use egui_kittest::kittest::{NodeT, Queryable};

fn open_at(size: Vec2, page: usize) -> Drawn<Reader, ()> {
    drawn(size, Reader::at(page), |ui, reader| {
        book::show(ui.ctx(), reader, &Pictures::default()).then_some(())
    })
}

fn types(book: &mut Drawn<Reader, ()>, words: &str) {
    book.event(Event::Text(words.to_owned()));
    book.run_steps(3);
}

#[test]
fn every_page_is_well_at_every_size_in_every_language() {
    for (size, _speaking) in everywhere() {
        let pages = match [LEAST, USUAL].contains(&size) {
            true => book::pages(),
            false => 1,
        };
        for page in 0..pages {
            let name = format!("page {page}");
            well_with_lists(&name, size, &open_at(size, page));
        }
    }
}

#[test]
fn tab_reaches_contents_boards_and_links() {
    all_reached("the King", open_at(USUAL, 2));
    let mut king = open_at(USUAL, 2);
    let mut reached = Vec::new();
    for _ in 0..60 {
        king.key_press(Key::Tab);
        king.run_steps(2);
        let root = king.root();
        let focused = root.children_recursive().find(|node| node.is_focused());
        reached.extend(focused.and_then(|it| it.accesskit_node().label()));
    }
    assert!(
        reached.iter().any(|it| it == "Hunting kinds"),
        "{reached:?}"
    );
    assert!(
        reached.iter().any(|it| it.contains(" field ")),
        "{reached:?}"
    );
}

#[test]
fn words_are_found_and_their_page_is_opened() {
    let mut book = open_at(USUAL, 0);
    book.key_press_modifiers(Modifiers::COMMAND, Key::F);
    book.run_steps(3);
    types(&mut book, "phantom");
    book.get_by_label_contains("Found on");
    book.key_press(Key::Enter);
    book.run_steps(4);
    let seen = pressable(&book);
    assert!(
        seen.iter()
            .any(|(name, _)| name == "Back to the page before (Alt+Left)")
    );
    // It is in the chapter on battles now.
    assert!(seen.iter().any(|(name, _)| name == "Siege"), "{seen:?}");
    book.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    book.run_steps(3);
    assert!(!pressable(&book).iter().any(|(name, _)| name == "Siege"));
    assert!(book.state().chosen.is_empty());
}

#[test]
fn nothing_found_is_told() {
    let mut book = open_at(LEAST, 0);
    types(&mut book, "/");
    types(&mut book, "zzz");
    book.get_by_label_contains("Nothing is found");
    well_with_lists("nothing found", LEAST, &book);
    book.key_press(Key::Enter);
    book.run_steps(2);
    book.get_by_label_contains("Nothing is found");
}

#[test]
fn contents_and_the_ends_of_pages_lead_on() {
    let mut book = open_at(USUAL, 0);
    click(&mut book, "Chess");
    click(&mut book, "Endgame");
    let on = pressable(&book);
    let next = on
        .iter()
        .find(|(name, _)| name.starts_with("Two alliances"));
    // It is below the board, out of sight at first.
    assert!(next.is_some(), "{on:?}");
    click(&mut book, "Done");
    assert_eq!(book.state().chosen.len(), 1);
}

#[test]
fn a_board_is_worked_by_keyboard_and_mouse() {
    // The Rook takes the Queen: the second page on battles.
    let mut book = open_at(USUAL, 3);
    let board = book.get_by_label_contains("6k1/5ppp/8/3q4");
    let place = board.rect();
    let square = |file: f32, rank: f32| {
        let edge = place.width() / 8.0;
        let middle = place.left_bottom() + Vec2::new(file + 0.5, -rank - 0.5) * edge;
        bevy_egui::egui::Rect::from_center_size(middle, Vec2::splat(4.0))
    };
    press(&mut book, square(3.0, 0.0));
    press(&mut book, square(3.0, 4.0));
    book.get_by_label_contains("no longer slides like a Rook");
    let again = pressable(&book);
    let again = again.iter().find(|(name, _)| name.ends_with("Again"));
    press(&mut book, again.expect("to begin again").1);
    book.get_by_label_contains("6k1/5ppp/8/3q4").focus();
    book.run_steps(2);
    for key in [Key::ArrowUp, Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft] {
        book.key_press(key);
        book.run_steps(2);
    }
    book.key_press(Key::Enter);
    book.run_steps(2);
    for _ in 0..4 {
        book.key_press(Key::ArrowUp);
        book.run_steps(2);
    }
    book.key_press(Key::Enter);
    book.run_steps(2);
    assert!(
        book.query_by_label_contains("The defender loses a Queen")
            .is_some()
            || book.query_by_label_contains("no longer slides").is_some()
    );
}
