//! The record with jump back, and its replay.

use super::model::{Model, Wish};
use crate::analysis;
use crate::panels::parts::{Entry, Reading, Ways, pair, record_bar, record_list};
use crate::theme::{grown, palette};
use bevy_egui::egui::{Align, Layout, RichText, TextWrapMode, Ui, vec2};
use rules::Variant;
use tabletop::{Act, Player, Step};

/// A line of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Two entries side by side, the number of the round before the first of it.
    Pair(Option<usize>, [Option<usize>; 2]),
    /// All entries of a turn.
    Turn(Player, Vec<usize>),
}

/// The record of games in which everybody makes one short move a turn: rounds, two in a line.
pub(super) fn pairs(steps: &[Step], players: &[Player]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let (mut round, mut last) = (0, usize::MAX);
    for (index, step) in steps.iter().enumerate() {
        let seat = players.iter().position(|it| *it == step.player);
        let seat = seat.unwrap_or_default();
        let begins_round = last == usize::MAX || seat <= last;
        round += usize::from(begins_round);
        last = seat;
        match lines.last_mut() {
            Some(Line::Pair(_, [_, second @ None])) if !begins_round && seat % 2 == 1 => {
                *second = Some(index);
            }
            _ => {
                let number = begins_round.then_some(round);
                let mut pair = [None; 2];
                pair[seat % 2] = Some(index);
                lines.push(Line::Pair(number, pair));
            }
        }
    }
    lines
}

/// The record of games in which a turn may have several steps: a line a turn. What the viewer is
/// told nothing of is left out.
pub(super) fn turns(steps: &[Step]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut begins = true;
    for (index, step) in steps.iter().enumerate() {
        begins |= step.begins_turn;
        if step.words.is_empty() {
            continue;
        }
        match lines.last_mut() {
            Some(Line::Turn(player, entries)) if !begins && *player == step.player => {
                entries.push(index);
            }
            _ => lines.push(Line::Turn(step.player, vec![index])),
        }
        begins = false;
    }
    lines
}

fn lines(model: &Model<'_>) -> Vec<Line> {
    let players: Vec<Player> = model.seen.chairs.iter().map(|it| it.player).collect();
    match model.variant() {
        Variant::Chess | Variant::Minnaar => pairs(&model.seen.steps, &players),
        _ => turns(&model.seen.steps),
    }
}

/// The record so far; a click shows the game after one entry.
pub(super) fn record(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let sitting = model.sitting;
    let shown = ("table", sitting.version(), sitting.shown_at());
    let entries = |ui: &mut Ui, moved: bool, wishes: &mut Vec<Wish>| {
        let lines = lines(model);
        if lines.is_empty() {
            ui.label(RichText::new(words!("table-record-nothing")).weak());
        } else {
            let width = ui.available_width() - 4.0;
            let words = words!("table-record-start");
            entry(ui, model, (0, &words), width, moved, wishes);
        }
        for line in lines {
            show_line(ui, model, &line, moved, wishes);
        }
    };
    record_list(ui, shown, grown(ui, 44.0), wishes, entries, |ui, wishes| {
        through(ui, model, wishes);
    });
}

fn show_line(ui: &mut Ui, model: &Model<'_>, line: &Line, moved: bool, wishes: &mut Vec<Wish>) {
    let steps = &model.seen.steps;
    let words = |index: usize| steps.get(index).map_or("", |step| step.words.as_str());
    match line {
        Line::Pair(number, entries) => {
            let number = number
                .map(|number| format!("{number}."))
                .unwrap_or_default();
            let over = model.seen.ending.is_some();
            pair(ui, &number, entries, over, |ui, index, half| {
                let words = format!("{}{}", words(*index), model.sign(index + 1));
                entry(ui, model, (index + 1, &words), half, moved, wishes);
            });
        }
        Line::Turn(player, entries) => {
            ui.horizontal_top(|ui| {
                if let Some(chair) = model.seen.chair(*player) {
                    let kind = super::model::emblem(chair.livery);
                    let picture = model.pictures.figure(kind, chair.livery, 18.0);
                    let line = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(vec2(20.0, 22.0), line, |ui| {
                        ui.add(picture).on_hover_text(&chair.name);
                    });
                }
                // What takes more than a line stays beside the mark of who did it.
                ui.horizontal_wrapped(|ui| {
                    for index in entries {
                        entry(ui, model, (*index + 1, words(*index)), 30.0, moved, wishes);
                    }
                });
            });
        }
    }
}

/// Shows the game after so many entries when clicked.
fn entry(
    ui: &mut Ui,
    model: &Model<'_>,
    (at, words): (usize, &str),
    width: f32,
    moved: bool,
    wishes: &mut Vec<Wish>,
) {
    let entry = Entry {
        text: RichText::new(words).color(palette::INK).size(14.5),
        width,
        wrap: TextWrapMode::Wrap,
        shown: model.sitting.shown_at() == at,
        moved,
    };
    let response = entry.show(ui);
    if response.clicked() {
        wishes.push(Wish::Act(Act::LookAt(at)));
    }
}

/// Buttons to go through the record, and to have it analysed.
pub(super) fn through(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let sitting = model.sitting;
    let reading = Reading {
        at_start: sitting.shown_at() == 0,
        live: sitting.is_live(),
        empty: sitting.game().is_empty(),
        replaying: model.replaying,
        steered: model.steered,
    };
    let may_analyse = model.analysis.is_some_and(|it| it.allowed().is_ok());
    let ways = Ways {
        start: Wish::Act(Act::LookAt(0)),
        back: Wish::Act(Act::StepBack),
        replay: Wish::Replay(!model.replaying),
        forward: Wish::Act(Act::StepForward),
        present: Wish::Act(Act::Live),
        analysis: may_analyse.then_some(Wish::Analysis(analysis::Wish::Switch)),
    };
    record_bar(ui, &reading, ways, wishes);
}
