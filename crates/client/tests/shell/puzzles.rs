//! The list of puzzles, and the panel beside one.

use super::measure::{around, everywhere, is_seen, well_with_lists};
use super::screens::{Drawn, LEAST, USUAL, all_reached, click, drawn, well};
use bevy_egui::egui::{self, Key, Vec2};
use client::battle::Table;
use client::panels;
use client::puzzles::{self, Choice, Face, Progress, Puzzling, Shelf};
use client::screens::{Screen, pause};
use client::settings::{Colours, Settings};
use client::theme::Pictures;

type List = (Shelf, Progress);

fn list_at(size: Vec2, list: List) -> Drawn<List, Choice> {
    drawn(size, list, |ui, (shelf, progress)| {
        puzzles::show(ui, shelf, progress, &Pictures::default())
    })
}

fn some_solved() -> Progress {
    let mut progress = Progress::default();
    progress.tried("field-1");
    progress.solved("field-1", 3);
    progress.tried("river-1");
    progress
}

#[test]
fn the_list_is_well_at_every_size_in_every_language() {
    for (size, _speaking) in everywhere() {
        let list = (Shelf::default(), some_solved());
        well_with_lists("puzzles", size, &list_at(size, list));
    }
}

#[test]
fn tab_reaches_the_list_and_what_leads_on() {
    let shelf = Shelf {
        ground: Some(rules::battle::Terrain::River),
        ..Shelf::default()
    };
    all_reached("puzzles", list_at(USUAL, (shelf, some_solved())));
}

#[test]
fn the_first_unsolved_is_meant_and_keys_walk_on() {
    let mut list = list_at(USUAL, (Shelf::default(), some_solved()));
    list.key_press(Key::Enter);
    list.run_steps(2);
    let Some(Choice::Solve(first)) = list.state().chosen.first().copied() else {
        panic!("{:?}", list.state().chosen);
    };
    assert_ne!(first, 0, "the first is solved");
    list.key_press(Key::PageDown);
    list.run_steps(3);
    assert_eq!(list.state().model.0.meant, Some(first + 1));
    click(&mut list, "Solve");
    assert_eq!(list.state().chosen.last(), Some(&Choice::Solve(first + 1)));
}

#[test]
fn what_is_solved_can_be_left_out() {
    let mut progress = Progress::default();
    let mut list = list_at(USUAL, (Shelf::default(), Progress::default()));
    let all = count(&list);
    click(&mut list, "Siege");
    assert!(count(&list) < all || all == 0);
    for number in 1..=8 {
        progress.solved(&format!("siege-{number}"), 1);
    }
    list.state_mut().model.1 = progress;
    click(&mut list, "Only unsolved");
    assert_eq!(count(&list), 0);
    assert!(is_seen(&list, "All of these are solved."));
}

fn count(list: &Drawn<List, Choice>) -> usize {
    use egui_kittest::kittest::NodeT;
    let root = list.root();
    let cards = root.children_recursive().filter(|node| {
        let node = node.accesskit_node();
        node.role() == egui::accesskit::Role::RadioButton
            && node.label().is_some_and(|it| it.contains(". "))
    });
    cards.count()
}

fn panel_at(
    size: Vec2,
    (table, puzzling): (Table, Puzzling),
) -> Drawn<(Table, Puzzling), panels::Wish> {
    let window = bevy::math::Vec2::new(size.x, size.y);
    let width = client::board::Layout::with(window, 1.0, false, around()).panel;
    drawn(size, (table, puzzling), move |ui, (table, puzzling)| {
        let pictures = Pictures::default();
        let model = panels::Model {
            puzzle: Some(Face { puzzling, best: 2 }),
            ..panels::Model::new(table, &pictures, Colours::default())
        };
        let wishes = egui::Panel::right("panel")
            .exact_size(width)
            .show(ui, |ui| panels::side_panel(ui, &model))
            .inner;
        wishes.into_iter().next()
    })
}

#[test]
fn the_panel_beside_every_puzzle_is_well() {
    for (size, _speaking) in everywhere().filter(|(size, _)| [LEAST, USUAL].contains(size)) {
        for number in 0..puzzles::count() {
            let mut puzzling = Puzzling::new(number).unwrap();
            puzzling.help();
            let panel = panel_at(size, (puzzling.table(), puzzling));
            well_with_lists(&format!("puzzle {number}"), size, &panel);
        }
    }
}

#[test]
fn the_buttons_wish_what_they_say() {
    let puzzling = Puzzling::new(4).unwrap();
    let mut panel = panel_at(USUAL, (puzzling.table(), puzzling));
    click(&mut panel, "Solution");
    click(&mut panel, "Next");
    let wished = &panel.state().chosen;
    assert_eq!(
        wished[..],
        [
            panels::Wish::Puzzle(puzzles::Wish::Show),
            panels::Wish::Puzzle(puzzles::Wish::Open(5)),
        ]
    );
}

#[test]
fn the_menu_leads_back_to_the_list() {
    for size in [LEAST, USUAL] {
        let mut menu = drawn(size, Settings::default(), |ui, model| {
            pause::puzzle::show(ui.ctx(), model)
        });
        well("menu of a puzzle", size, &menu);
        let leave = super::measure::pressable(&menu);
        let leave = leave
            .iter()
            .find(|(name, _)| name.contains("To the puzzles"));
        super::screens::press(&mut menu, leave.unwrap().1);
        let wanted = pause::Choice::Leave(Screen::Puzzles);
        assert_eq!(menu.state().chosen, [wanted]);
    }
}
