//! The screen of all lessons.

use super::course::{Course, Place, Progress};
use super::running::{Begin, TakeUp};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::theme::{self, Page, Panels, Pictures, back_button, palette};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Atom, Button, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use rules::Piece;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens).run_if(in_state(Screen::Learn)),
    );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A lesson.
    Lesson(Course, usize),
    /// To go on with a course where it was left.
    GoOn(Course),
    /// Back to the title.
    Back,
}

/// The most room the screen takes, in points.
const MOST: egui::Vec2 = vec2(1080.0, 760.0);

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    mut begins: MessageWriter<Begin>,
    mut take_ups: MessageWriter<TakeUp>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "learn");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    match show(
        &mut ui,
        &settings.lessons,
        settings.colours.row(rules::Color::White),
        &pictures,
    ) {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::GoOn(course)) => {
            take_ups.write(TakeUp(course));
        }
        Some(Choice::Lesson(course, lesson)) => {
            begins.write(Begin(Place::lesson(course, lesson)));
        }
    }
    Ok(())
}

/// Draws the screen over all of `ui`; the pieces are those of a `row` of their atlas.
pub fn show(ui: &mut Ui, progress: &Progress, row: usize, pictures: &Pictures) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let opened = theme::opened(ui, "learn");
    let mut choice = None;
    ui.scope_builder(UiBuilder::new().max_rect(page.upper), |ui| {
        theme::title(ui, words!("lessons-learn"));
        theme::note(ui, words!("lessons-learn-note"));
        ui.add_space(if page.roomy { 10.0 } else { 2.0 });
        let all = ui.available_rect_before_wrap();
        let gap = if page.roomy { 24.0 } else { 12.0 };
        let half = (all.width() - gap) / 2.0;
        let columns = [
            Rect::from_min_max(all.min, pos2(all.left() + half, all.bottom())),
            Rect::from_min_max(pos2(all.right() - half, all.top()), all.max),
        ];
        for (course, column) in Course::ALL.into_iter().zip(columns) {
            let picture = match course {
                Course::Battle => pictures.piece(row, Piece::King, 48.0),
                Course::Campaign => pictures.piece(row, Piece::Knight, 48.0),
            };
            let leads_on = is_first(progress, course);
            let button = (leads_on, opened && leads_on);
            ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
                choice = one_course(ui, progress, course, picture, button).or(choice);
            });
        }
    });
    page.show_bar(ui, back_button)
        .then_some(Choice::Back)
        .or(choice)
}

/// Whether it is the course to go on with: the one that has been begun, else the first that is not
/// done.
fn is_first(progress: &Progress, course: Course) -> bool {
    let open = |it: &Course| progress.count(*it) < it.count();
    let begun = progress.begun().map(|place| place.course);
    let next = begun.or_else(|| Course::ALL.into_iter().find(open));
    next.unwrap_or(Course::Battle) == course
}

fn one_course(
    ui: &mut Ui,
    progress: &Progress,
    course: Course,
    picture: egui::Image<'_>,
    (leads_on, takes_keyboard): (bool, bool),
) -> Option<Choice> {
    let mut choice = None;
    theme::inset_frame().inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(ui.available_height());
        ui.spacing_mut().item_spacing.y = 6.0;
        let (done, all) = (progress.count(course), course.count());
        ui.horizontal(|ui| {
            ui.add(picture);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                theme::heading(ui, course.name().say());
                theme::note(ui, course.note().say());
            });
        });
        let next = progress.goes_on(course);
        ui.horizontal(|ui| {
            let words = match done {
                0 if next == Place::lesson(course, 0) => words!("lessons-begin"),
                _ if done == all && next.step == 0 => words!("lessons-once-more"),
                _ => words!("lessons-go-on"),
            };
            // One way leads on: the other course waits in plain paper.
            let button = match leads_on {
                true => theme::primary(&words),
                false => Button::new(RichText::new(&words).family(theme::serif_bold()).size(19.0)),
            };
            let button = ui.add(button.min_size(vec2(150.0, 40.0)));
            if takes_keyboard {
                button.request_focus();
            }
            if button.clicked() {
                choice = Some(Choice::GoOn(course));
            }
            let count = words!("lessons-count", done = done, all = all);
            let count = RichText::new(count).color(palette::FADED_INK);
            ui.add(Label::new(count).wrap());
        });
        ScrollArea::vertical()
            .id_salt(course)
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                for (lesson, title) in course.titles().into_iter().enumerate() {
                    let done = progress.has_done(course, lesson);
                    let goes_on = (lesson == next.lesson).then_some(next);
                    if one_lesson(ui, lesson, &title.say(), done, goes_on) {
                        choice = Some(match goes_on {
                            Some(_) => Choice::GoOn(course),
                            None => Choice::Lesson(course, lesson),
                        });
                    }
                }
            });
    });
    choice
}

/// A line of the list; `goes_on` is the step to go on with, if it is in this lesson.
fn one_lesson(ui: &mut Ui, lesson: usize, title: &str, done: bool, goes_on: Option<Place>) -> bool {
    let next = goes_on.is_some();
    let name = words!("lessons-name", number = lesson + 1, title = title);
    let name = match goes_on {
        Some(place) if place.step > 0 => {
            let steps = place.course.steps(lesson);
            let step = words!("lessons-step", step = place.step + 1, steps = steps);
            format!("{name} ({step})")
        }
        _ => name,
    };
    let (sign, ink) = match (done, next) {
        (true, _) => (icons::CHECK_CIRCLE, palette::MOSS),
        (false, true) => (icons::ARROW_CIRCLE_RIGHT, palette::INK),
        (false, false) => (icons::CIRCLE, palette::FADED_INK),
    };
    let told = match done {
        true => words!("lessons-is-done", name = &name),
        false => words!("lessons-is-open", name = &name),
    };
    let text = RichText::new(&name).color(palette::INK);
    let text = if next { text.strong() } else { text };
    let sign = RichText::new(sign).color(ink).size(17.0);
    ui.horizontal(|ui| {
        ui.add_sized(vec2(20.0, 26.0), Label::new(sign).selectable(false));
        // All titles begin below each other, however wide the column is.
        let button = Button::selectable(false, (text, Atom::grow()));
        let button = button.min_size(vec2(ui.available_width(), 26.0));
        let response = theme::add_unframed(ui, false, button);
        crate::panels::named(response, &told).clicked()
    })
    .inner
}
