//! The lessons at every size of the window, in every language: their list, the coach beside the
//! board and below the map, what offers them, and the menu.

use super::measure::{around, draw, everywhere, faults, faults_with_lists, text_size};
use bevy_egui::egui::{self, Vec2};
use client::lessons::{Course, Lies, Place, Progress, Running, offer, pause, screen, sheet};
use client::panels::world::side_width;
use client::panels::{Model, lesson_panel};
use client::settings::Colours;
use client::theme::{Pictures, root_ui};
use rules::Piece;

/// Every step of a course, as it is asked and once it is done.
fn lessons(course: Course) -> Vec<Running> {
    let mut all = Vec::new();
    for lesson in 0..course.count() {
        for step in 0..course.steps(lesson) {
            let place = Place {
                course,
                lesson,
                step,
            };
            let asked = Running::at(place).expect("a step");
            all.push(asked.clone());
            all.push(asked.refused());
            all.push(Running::at(place).expect("a step").finished());
        }
    }
    all
}

/// What is wrong at every size in every language; `at` draws it.
fn all_faults(at: impl Fn(Vec2) -> Vec<String>) {
    let mut all = Vec::new();
    // Lessons are many: the largest windows have more room than they need.
    for (size, _speaking) in everywhere().filter(|(size, _)| size.y <= 1080.0) {
        let (language, text) = (words::spoken(), text_size());
        let faults = at(size).into_iter();
        all.extend(faults.map(|it| format!("{language:?} {size}, text {text}: {it}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn the_list_of_lessons_fits_every_window() {
    all_faults(|size| {
        let mut progress = Progress::default();
        (0..5).for_each(|lesson| progress.finish(Course::Battle, lesson));
        let drawn = draw(size, progress, |ui, progress| {
            screen::show(ui, progress, 0, &Pictures::default());
        });
        faults_with_lists(&drawn, size)
    });
}

#[test]
fn offer_and_menu_fit_every_window() {
    all_faults(|size| {
        let offered = draw(size, (), |ui, ()| {
            offer(ui.ctx());
        });
        let menu = draw(size, (), |ui, ()| {
            pause::show(ui.ctx());
        });
        [faults(&offered, size), faults(&menu, size)].concat()
    });
}

/// The side panel of a board leaves the coach the least room in the smallest window.
#[test]
fn the_coach_beside_the_board_fits_every_window() {
    all_faults(|size| {
        let window = bevy::prelude::Vec2::new(size.x, size.y);
        let width = client::board::Layout::with(window, 1.0, false, around()).panel;
        let mut all = Vec::new();
        for lesson in lessons(Course::Battle) {
            let name = lesson.coach().id;
            let drawn = draw(size, lesson, move |ui, lesson| {
                let table = lesson.table().expect("a table").clone();
                let pictures = Pictures::default();
                let model = Model::new(&table, &pictures, Colours::default());
                egui::Panel::right("panel").exact_size(width).show(
                    &mut root_ui(ui.ctx(), "board"),
                    |ui| {
                        lesson_panel(ui, &model, &lesson.taught());
                    },
                );
            });
            let faults = faults(&drawn, size).into_iter();
            all.extend(faults.map(|it| format!("{name}: {it}")));
        }
        all
    });
}

/// Below the map it leaves the map most of the window.
#[test]
fn the_coach_below_the_map_fits_every_window() {
    all_faults(|size| {
        let mut all = Vec::new();
        for lesson in lessons(Course::Campaign) {
            let name = lesson.coach().id;
            let drawn = draw(size, lesson, |ui, lesson| {
                let mut root = root_ui(ui.ctx(), "map");
                egui::Panel::top("top")
                    .exact_size(80.0)
                    .show(&mut root, |_| {});
                egui::Panel::right("side")
                    .exact_size(side_width(ui, true))
                    .show(&mut root, |_| {});
                egui::Panel::bottom("coach").show(&mut root, |ui| {
                    let picture = Pictures::default().piece(0, Piece::King, 48.0);
                    sheet(ui, &lesson.coach(), picture, Lies::Wide);
                });
                let map = root.available_rect_before_wrap().height();
                assert!(map > ui.ctx().viewport_rect().height() * 0.42, "{map}");
            });
            let faults = faults(&drawn, size).into_iter();
            all.extend(faults.map(|it| format!("{name}: {it}")));
        }
        all
    });
}
