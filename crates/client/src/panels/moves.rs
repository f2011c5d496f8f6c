use super::model::{Model, Wish};
use super::parts::{Entry as ListEntry, Reading, Ways, pair, record_bar, record_list};
use crate::analysis;
use crate::battle::{Action, Entry, SHOT, Table};
use crate::called;
use crate::theme::{grown, palette};
use bevy_egui::egui::{RichText, TextWrapMode, Ui};
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
                let budget = record.after(index + 1).budget();
                let words = words!("battle-record-extended", moves = budget);
                lines.push(Line::Note(index, words));
            }
            Entry::Extension(false) => {
                lines.push(Line::Note(index, words!("battle-record-not-extended")))
            }
            Entry::Retreat(color) => {
                let words = words!("battle-record-retreats", side = called::part(*color));
                lines.push(Line::Note(index, words));
            }
            Entry::Resign(color) => {
                let words = words!("battle-record-resigns", side = called::part(*color));
                lines.push(Line::Note(index, words));
            }
            Entry::Agreed => lines.push(Line::Note(index, words!("battle-record-agreed"))),
        }
    }
    lines
}

/// The moves so far; a click shows the position after one.
pub(super) fn move_list(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let table = model.table;
    let shown = ("battle", table.version(), table.shown_at());
    let entries = |ui: &mut Ui, moved: bool, wishes: &mut Vec<Wish>| {
        let lines = lines(table);
        if lines.is_empty() {
            ui.label(RichText::new(words!("battle-record-none")).weak());
        }
        for line in lines {
            show_line(ui, model, &line, moved, wishes);
        }
    };
    record_list(ui, shown, grown(ui, 46.0), wishes, entries, |ui, wishes| {
        through(ui, model, wishes);
    });
}

fn show_line(ui: &mut Ui, model: &Model<'_>, line: &Line, moved: bool, wishes: &mut Vec<Wish>) {
    let record = model.table.record();
    let mut entry = |ui: &mut Ui, at: usize, words: &str, width: f32| {
        entry_button(ui, model, (at, words), width, moved, wishes);
    };
    let whole = |ui: &Ui| (ui.available_width() - grown(ui, 42.0)).max(80.0);
    match line {
        Line::Moves(number, entries) => {
            let over = model.table.outcome().is_some();
            pair(
                ui,
                &format!("{number}."),
                entries,
                over,
                |ui, index, half| {
                    let words = record.words(*index);
                    let words = format!("{words}{}", model.sign(index + 1));
                    entry(ui, index + 1, &words, half);
                },
            )
        }
        Line::Start => {
            let width = whole(ui);
            ui.horizontal(|ui| {
                ui.add_space(grown(ui, 32.0));
                entry(ui, 0, &words!("battle-record-start"), width);
            });
        }
        Line::Note(index, words) => {
            let width = whole(ui);
            ui.horizontal(|ui| {
                ui.add_space(grown(ui, 32.0));
                entry(ui, index + 1, words, width);
            });
        }
    }
}

/// Shows the position after so many entries when clicked.
fn entry_button(
    ui: &mut Ui,
    model: &Model<'_>,
    (at, words): (usize, &str),
    width: f32,
    moved: bool,
    wishes: &mut Vec<Wish>,
) {
    let entry = ListEntry {
        text: RichText::new(words.replace(SHOT, icon::CROSSHAIR)).color(palette::INK),
        width,
        wrap: TextWrapMode::Truncate,
        shown: model.table.shown_at() == at,
        moved,
    };
    let mut response = entry.show(ui);
    if words.contains(SHOT) {
        response = response.on_hover_text(words!("battle-record-shot"));
    }
    if response.clicked() {
        wishes.push(Wish::Act(Action::LookAt(at)));
    }
}

/// Buttons to go through the record, and to have it analysed.
pub(super) fn through(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let table = model.table;
    let reading = Reading {
        at_start: table.shown_at() == 0,
        live: table.is_live(),
        empty: table.record().is_empty(),
        replaying: model.replaying,
        steered: model.steered,
    };
    let may_analyse = model.analysis.is_some_and(|it| it.allowed().is_ok());
    let ways = Ways {
        start: Wish::Act(Action::LookAt(0)),
        back: Wish::Act(Action::StepBack),
        replay: Wish::Replay(!model.replaying),
        forward: Wish::Act(Action::StepForward),
        present: Wish::Act(Action::Live),
        analysis: may_analyse.then_some(Wish::Analysis(analysis::Wish::Switch)),
    };
    record_bar(ui, &reading, ways, wishes);
}
