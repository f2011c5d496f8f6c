use super::model::{Model, Wish};
use super::parts::{Entry as ListEntry, pair, record_list, stepping};
use crate::analysis;
use crate::battle::{Action, Entry, Table};
use crate::called;
use crate::keys::Command;
use crate::theme::palette;
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
    record_list(ui, shown, 46.0, wishes, entries, |ui, wishes| {
        through(ui, model, wishes);
    });
}

fn show_line(ui: &mut Ui, model: &Model<'_>, line: &Line, moved: bool, wishes: &mut Vec<Wish>) {
    let record = model.table.record();
    let mut entry = |ui: &mut Ui, at: usize, words: &str, width: f32| {
        entry_button(ui, model, (at, words), width, moved, wishes);
    };
    let whole = |ui: &Ui| (ui.available_width() - 42.0).max(80.0);
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
                ui.add_space(32.0);
                entry(ui, 0, &words!("battle-record-start"), width);
            });
        }
        Line::Note(index, words) => {
            let width = whole(ui);
            ui.horizontal(|ui| {
                ui.add_space(32.0);
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
        text: RichText::new(words.replace("(shot)", icon::CROSSHAIR)).color(palette::INK),
        width,
        wrap: TextWrapMode::Truncate,
        shown: model.table.shown_at() == at,
        moved,
    };
    let mut response = entry.show(ui);
    if words.contains("(shot)") {
        response = response.on_hover_text(words!("battle-record-shot"));
    }
    if response.clicked() {
        wishes.push(Wish::Act(Action::LookAt(at)));
    }
}

/// Buttons to go through the record, and to have it analysed.
pub(super) fn through(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let table = model.table;
    let (first, live) = (table.shown_at() == 0, table.is_live());
    let nothing = match first && live {
        true => words!("battle-record-no-move"),
        false => words!("panel-nothing-further"),
    };
    let back = first.then(|| nothing.clone());
    let on = live.then(|| nothing.clone());
    let act = Wish::Act;
    let empty = table.record().is_empty();
    let (play, play_words) = match model.replaying {
        true => (icon::PAUSE, words!("table-record-stop")),
        false => (icon::PLAY, words!("table-record-play")),
    };
    let replay = Wish::Replay(!model.replaying);
    let mut buttons = vec![
        (
            icon::SKIP_BACK,
            (words!("battle-record-to-start"), Command::Start),
            act(Action::LookAt(0)),
            back.clone(),
        ),
        (
            icon::CARET_LEFT,
            (words!("battle-record-back"), Command::Back),
            act(Action::StepBack),
            back,
        ),
        (
            play,
            (play_words, Command::Pause),
            replay,
            empty.then_some(nothing),
        ),
        (
            icon::CARET_RIGHT,
            (words!("battle-record-on"), Command::Forward),
            act(Action::StepForward),
            on.clone(),
        ),
        (
            icon::SKIP_FORWARD,
            (words!("panel-return-hover"), Command::Present),
            act(Action::Live),
            on,
        ),
    ];
    if model.analysis.is_some_and(|it| it.allowed().is_ok()) {
        let (sign, words) = analysis::SWITCH;
        buttons.push((
            sign,
            (words.say(), Command::Analyse),
            Wish::Analysis(analysis::Wish::Switch),
            None,
        ));
    }
    stepping(ui, buttons, wishes);
}
