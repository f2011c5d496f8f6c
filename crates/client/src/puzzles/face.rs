//! What the panel beside the board says of a puzzle, and the buttons that go with it.

use super::collection::{count, grade, task, theme};
use super::puzzling::{Puzzling, Stage};
use super::titles;
use crate::battle::short_notation;
use crate::keys::Command as Key;
use crate::panels::Command;
use crate::theme::{inset_frame, palette, serif_bold};
use bevy::prelude::Message;
use bevy_egui::egui::{self, Label, Margin, RichText, Stroke, Ui};
use egui_phosphor::regular as icons;

/// What is wished beside the board.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Before the wrong move once more, or from the beginning.
    Again,
    /// The solution shall be played.
    Show,
    /// The puzzle of that number.
    Open(usize),
    /// To the list.
    List,
}

/// A puzzle as the panel tells of it.
#[derive(Copy, Clone, Debug)]
pub struct Face<'a> {
    /// How it stands.
    pub puzzling: &'a Puzzling,
    /// The stars it was solved with before.
    pub best: u8,
}

/// Stars won, and room for those that could be.
pub(crate) fn stars(ui: &mut Ui, won: u8, size: f32) {
    let words = match won {
        0 => words!("puzzles-unsolved"),
        won => words!("puzzles-stars", count = won),
    };
    let (rect, response) =
        ui.allocate_exact_size(egui::vec2(size * 3.3, size), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
    response.on_hover_text(&words);
    for star in 0..3_u8 {
        let middle = rect.left_center() + egui::vec2(size * (0.5 + 1.1 * f32::from(star)), 0.0);
        draw_star(ui, middle, size * 0.48, star < won);
    }
}

/// A star, filled if it is won.
fn draw_star(ui: &Ui, middle: egui::Pos2, reach: f32, won: bool) {
    let point = |corner: usize| {
        let far = if corner.is_multiple_of(2) {
            reach
        } else {
            reach * 0.45
        };
        let angle = std::f32::consts::TAU * (corner as f32 / 10.0 - 0.25);
        middle + egui::Vec2::angled(angle) * far
    };
    let outline: Vec<egui::Pos2> = (0..10).map(point).collect();
    if won {
        for corner in (0..10).step_by(2) {
            let tip = [point(corner + 9), point(corner), point(corner + 1)];
            let wing = egui::Shape::convex_polygon(tip.to_vec(), palette::GOLD, Stroke::NONE);
            ui.painter().add(wing);
        }
        let inside = (0..5).map(|it| point(2 * it + 1)).collect();
        let inside = egui::Shape::convex_polygon(inside, palette::GOLD, Stroke::NONE);
        ui.painter().add(inside);
    }
    let ink = if won { palette::INK } else { palette::EDGE };
    let line = egui::Shape::closed_line(outline, Stroke::new(1.2, ink));
    ui.painter().add(line);
}

/// The title, what is to be done, and what came of the last move.
pub(crate) fn card(ui: &mut Ui, face: Face<'_>) {
    let (puzzling, puzzle) = (face.puzzling, face.puzzling.puzzle());
    let solved = *puzzling.stage() == Stage::Solved;
    let mut frame = inset_frame().inner_margin(Margin::symmetric(10, 7));
    if solved {
        frame = frame
            .fill(palette::CHOSEN)
            .stroke(Stroke::new(2.0, palette::GOLD));
    }
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal(|ui| {
            let number = words!(
                "puzzles-number",
                number = puzzling.number() + 1,
                count = count()
            );
            let number = format!("{number}, {}", grade(puzzle));
            ui.label(RichText::new(number).size(13.5).color(palette::FADED_INK));
            let shown = if solved { puzzling.stars() } else { face.best };
            stars(ui, shown, 14.0);
        });
        let title = RichText::new(titles::title(puzzle))
            .family(serif_bold())
            .size(20.0);
        ui.add(Label::new(title.color(palette::INK)).wrap());
        let task = RichText::new(task(puzzle)).size(15.0).color(palette::INK);
        ui.add(Label::new(task).wrap());
        if puzzling.is_helped() && !solved {
            let help = format!("{}  {}", icons::LIGHTBULB, titles::help(puzzle));
            ui.add(Label::new(RichText::new(help).size(14.5).color(palette::FADED_INK)).wrap());
        }
        if solved {
            let about = words!("puzzles-about", theme = theme(puzzle));
            ui.add(Label::new(RichText::new(about).size(14.0).color(palette::FADED_INK)).wrap());
        }
    });
}

/// How it stands, in a line.
pub(crate) fn turn_words(face: Face<'_>, table: &crate::battle::Table) -> String {
    let last = || {
        let (mv, before) = table.record().last_move(table.record().len())?;
        Some(short_notation(before, mv))
    };
    match face.puzzling.stage() {
        Stage::Yours => match (table.hint(), face.puzzling.moves_left()) {
            (Some(mv), _) => words!("puzzles-hint", mv = short_notation(table.position(), mv)),
            (None, Some(left)) if !table.record().is_empty() => {
                words!("puzzles-right", left = left)
            }
            _ => words!("puzzles-yours"),
        },
        Stage::Judging => words!("puzzles-judging"),
        Stage::Answering(..) => words!("puzzles-right-so-far"),
        Stage::Refuting(_) => words!("puzzles-not-this"),
        Stage::Wrong if table.outcome().is_some() => words!("puzzles-wrong-end"),
        Stage::Wrong => words!("puzzles-wrong", reply = last().unwrap_or_default()),
        Stage::Showing(_) => words!("puzzles-showing"),
        Stage::Shown => words!("puzzles-shown"),
        Stage::Solved => words!("puzzles-solved"),
    }
}

/// What is offered at the end of that line: what most likely is wanted next.
pub(crate) fn offer(face: Face<'_>) -> Option<(String, String, Wish)> {
    let next = (face.puzzling.number() + 1) % count().max(1);
    Some(match face.puzzling.stage() {
        Stage::Wrong | Stage::Shown => (
            words!("puzzles-again"),
            words!("puzzles-again-hover"),
            Wish::Again,
        ),
        Stage::Solved => (
            words!("puzzles-next"),
            words!("puzzles-next-hover"),
            Wish::Open(next),
        ),
        _ => return None,
    })
}

/// The buttons at the foot of the panel; `act` makes a wish of the panel's own out of one of a puzzle,
/// `hint` and `back` are such wishes.
pub(crate) fn commands<W>(
    face: Face<'_>,
    table: &crate::battle::Table,
    [hint, back]: [W; 2],
    act: impl Fn(Wish) -> W,
) -> Vec<Command<W>> {
    let puzzling = face.puzzling;
    let only_now = |may: bool, why: String| if may { Ok(()) } else { Err(why) };
    let is_yours = *puzzling.stage() == Stage::Yours;
    let next = (puzzling.number() + 1) % count().max(1);
    let refused = |refused: crate::battle::Refused| format!("{refused}.");
    let shows = matches!(puzzling.stage(), Stage::Showing(_));
    let command =
        |label: String, icon, (hover, key): (String, Option<Key>), wish, allowed| Command {
            label,
            icon,
            hover,
            key,
            wish,
            allowed,
            grave: false,
            narrow: false,
        };
    vec![
        command(
            words!("puzzles-help"),
            icons::LIGHTBULB,
            (words!("puzzles-help-hover"), Some(Key::Hint)),
            hint,
            only_now(is_yours, words!("puzzles-help-not-now")),
        ),
        command(
            words!("puzzles-take-back"),
            icons::ARROW_U_UP_LEFT,
            (words!("puzzles-take-back-hover"), Some(Key::TakeBack)),
            back,
            table.can_take_back().map_err(refused),
        ),
        command(
            words!("puzzles-show"),
            icons::EYE,
            (words!("puzzles-show-hover"), None),
            act(Wish::Show),
            only_now(!shows, words!("puzzles-showing")),
        ),
        command(
            words!("puzzles-next"),
            icons::ARROW_RIGHT,
            (words!("puzzles-next-hover"), None),
            act(Wish::Open(next)),
            Ok(()),
        ),
    ]
}
