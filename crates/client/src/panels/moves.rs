use super::model::{Model, Wish};
use super::named::named;
use crate::battle::{Action, Entry, Table, side_name};
use crate::theme::{inset_frame, palette, with_reason};
use bevy_egui::egui::{Align, Button, Id, Margin, RichText, ScrollArea, Ui, Vec2, vec2};
use egui_phosphor::regular as icon;
use rules::{Color, Position as _};

/// A line of the move list: a full move, or something else that went on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// The position before the first entry.
    Start,
    /// The number, and the entries of both sides.
    Moves(u16, [Option<usize>; 2]),
    /// An entry that is no move, in words.
    Note(usize, String),
}

/// The record as lines.
pub(super) fn lines(table: &Table) -> Vec<Line> {
    let record = table.record();
    let mut lines: Vec<Line> = Vec::new();
    if !record.is_empty() {
        lines.push(Line::Start);
    }
    for (index, entry) in record.entries().iter().enumerate() {
        let before = record.after(index);
        match entry {
            Entry::Move(_) => {
                let (side, number) = (before.side_to_move(), before.move_number());
                match lines.last_mut() {
                    Some(Line::Moves(last, [_, black @ None]))
                        if side == Color::Black && *last == number =>
                    {
                        *black = Some(index);
                    }
                    _ if side == Color::White => {
                        lines.push(Line::Moves(number, [Some(index), None]));
                    }
                    _ => lines.push(Line::Moves(number, [None, Some(index)])),
                }
            }
            Entry::Extension(true) => {
                let words = format!("Extended to {} moves", record.after(index + 1).budget());
                lines.push(Line::Note(index, words));
            }
            Entry::Extension(false) => lines.push(Line::Note(index, "Not extended".into())),
            Entry::Retreat(color) => {
                lines.push(Line::Note(index, format!("{} retreats", side_name(*color))));
            }
            Entry::Resign(color) => {
                lines.push(Line::Note(index, format!("{} gives up", side_name(*color))));
            }
        }
    }
    lines
}

/// The moves so far; a click shows the position after one.
pub(super) fn move_list(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    inset_frame()
        .inner_margin(Margin::symmetric(6, 4))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let height = (ui.available_height() - 46.0).max(40.0);
            let table = model.table;
            let moved = has_moved(ui, table, vec2(ui.available_width(), height));
            ScrollArea::vertical()
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
                    ui.spacing_mut().button_padding = vec2(5.0, 1.0);
                    ui.spacing_mut().interact_size.y = 22.0;
                    let lines = lines(table);
                    if lines.is_empty() {
                        ui.label(RichText::new("No move yet.").weak());
                    }
                    for line in lines {
                        show_line(ui, model, &line, moved, wishes);
                    }
                });
            stepping(ui, model, wishes);
        });
}

/// Whether another entry is shown than in the frame before, or the list has got another size, so
/// that the shown entry must be brought into sight.
fn has_moved(ui: &Ui, table: &Table, size: Vec2) -> bool {
    let last_seen = Id::new("last-shown-entry");
    let now = (table.version(), table.shown_at(), size.round());
    ui.data_mut(|data| {
        let before = data.get_temp::<(u64, usize, Vec2)>(last_seen);
        data.insert_temp(last_seen, now);
        before != Some(now)
    })
}

fn show_line(ui: &mut Ui, model: &Model<'_>, line: &Line, moved: bool, wishes: &mut Vec<Wish>) {
    let half = ((ui.available_width() - 42.0) / 2.0).max(40.0);
    ui.horizontal(|ui| match line {
        Line::Start => {
            ui.add_space(32.0);
            entry_button(ui, model, 0, "First position", half * 2.0, moved, wishes);
        }
        Line::Moves(number, entries) => {
            let number = RichText::new(format!("{number}.")).small().weak();
            ui.add_sized(vec2(28.0, 22.0), bevy_egui::egui::Label::new(number));
            for entry in entries {
                match entry {
                    Some(index) => {
                        let words = model.table.record().words(*index).to_owned();
                        entry_button(ui, model, *index + 1, &words, half, moved, wishes);
                    }
                    None => {
                        ui.add_sized(vec2(half, 22.0), bevy_egui::egui::Label::new("…"));
                    }
                }
            }
        }
        Line::Note(index, words) => {
            ui.add_space(32.0);
            entry_button(ui, model, *index + 1, words, half * 2.0, moved, wishes);
        }
    });
}

/// Shows the position after `entries` entries when clicked.
fn entry_button(
    ui: &mut Ui,
    model: &Model<'_>,
    entries: usize,
    words: &str,
    width: f32,
    moved: bool,
    wishes: &mut Vec<Wish>,
) {
    let shown = model.table.shown_at() == entries;
    let text = RichText::new(words.replace("(shot)", icon::CROSSHAIR)).color(palette::INK);
    let button = Button::selectable(shown, text)
        .truncate()
        .min_size(vec2(width, 22.0));
    let response = ui.add(button);
    if shown && moved {
        response.scroll_to_me(Some(Align::Center));
    }
    let response = if words.contains("(shot)") {
        response.on_hover_text("The Tower shot it and stays where it is.")
    } else {
        response
    };
    if response.clicked() {
        wishes.push(Wish::Act(Action::LookAt(entries)));
    }
}

/// Buttons to go through the record.
fn stepping(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let table = model.table;
    let at_start = table.shown_at() == 0;
    let buttons = [
        (
            icon::SKIP_BACK,
            "First position (Home)",
            Action::LookAt(0),
            at_start,
        ),
        (
            icon::CARET_LEFT,
            "One move back (Page Up)",
            Action::StepBack,
            at_start,
        ),
        (
            icon::CARET_RIGHT,
            "One move forward (Page Down)",
            Action::StepForward,
            table.is_live(),
        ),
        (
            icon::SKIP_FORWARD,
            "Back to the present (End)",
            Action::Live,
            table.is_live(),
        ),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().interact_size.y = 24.0;
        ui.spacing_mut().button_padding.y = 2.0;
        let width = ((ui.available_width() - 12.0) / 4.0).max(20.0);
        for (icon, words, action, at_end) in buttons {
            let allowed = if at_end {
                Err(if at_start && table.is_live() {
                    "No move has been made yet.".to_owned()
                } else {
                    "There is nothing further in this direction.".to_owned()
                })
            } else {
                Ok(())
            };
            let button = Button::new(icon).min_size(vec2(width, 24.0));
            let response = with_reason(ui, button, allowed).on_hover_text(words);
            if named(response, words).clicked() {
                wishes.push(Wish::Act(action));
            }
        }
    });
}
