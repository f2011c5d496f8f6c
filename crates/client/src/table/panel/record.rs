//! The record with jump back, and its replay.

use super::model::{Model, Wish};
use crate::panels::named;
use crate::theme::{inset_frame, palette, with_reason};
use bevy_egui::egui::{
    Align, Button, Id, Label, Margin, RichText, ScrollArea, Slider, Ui, Vec2, WidgetInfo, vec2,
};
use egui_phosphor::regular as icon;
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
    inset_frame()
        .inner_margin(Margin::symmetric(6, 4))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let below = if has_slider(model) { 74.0 } else { 44.0 };
            let height = (ui.available_height() - below).max(40.0);
            let moved = has_moved(ui, model, vec2(ui.available_width(), height));
            ScrollArea::vertical()
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
                    ui.spacing_mut().button_padding = vec2(5.0, 1.0);
                    ui.spacing_mut().interact_size.y = 22.0;
                    let lines = lines(model);
                    if lines.is_empty() {
                        ui.label(RichText::new("Nothing on record yet.").weak());
                    } else {
                        let width = ui.available_width() - 4.0;
                        entry(ui, model, (0, "The beginning"), width, moved, wishes);
                    }
                    for line in lines {
                        show_line(ui, model, &line, moved, wishes);
                    }
                });
            if has_slider(model) {
                slider(ui, model, wishes);
            }
            stepping(ui, model, wishes);
        });
}

/// Whether another entry is shown than in the frame before, or the list has got another size, so
/// that the shown entry must be brought into sight.
fn has_moved(ui: &Ui, model: &Model<'_>, size: Vec2) -> bool {
    let last_seen = Id::new("last shown entry of a table");
    let sitting = model.sitting;
    let now = (sitting.version(), sitting.shown_at(), size.round());
    ui.data_mut(|data| {
        let before = data.get_temp::<(u64, usize, Vec2)>(last_seen);
        data.insert_temp(last_seen, now);
        before != Some(now)
    })
}

fn show_line(ui: &mut Ui, model: &Model<'_>, line: &Line, moved: bool, wishes: &mut Vec<Wish>) {
    let steps = &model.seen.steps;
    let words = |index: usize| steps.get(index).map_or("", |step| step.words.as_str());
    match line {
        Line::Pair(number, pair) => {
            let half = ((ui.available_width() - 42.0) / 2.0).max(40.0);
            ui.horizontal(|ui| {
                let number = number
                    .map(|number| format!("{number}."))
                    .unwrap_or_default();
                let number = RichText::new(number).small().weak();
                ui.add_sized(vec2(28.0, 22.0), Label::new(number));
                for index in pair {
                    match index {
                        Some(index) => {
                            let entry_of = (*index + 1, words(*index));
                            entry(ui, model, entry_of, half, moved, wishes);
                        }
                        None => {
                            ui.add_sized(vec2(half, 22.0), Label::new("…"));
                        }
                    }
                }
            });
        }
        Line::Turn(player, entries) => {
            ui.horizontal_wrapped(|ui| {
                if let Some(chair) = model.seen.chair(*player) {
                    let kind = super::model::emblem(chair.livery);
                    let picture = model.pictures.figure(kind, chair.livery, 18.0);
                    ui.add(picture).on_hover_text(&chair.name);
                }
                for index in entries {
                    entry(ui, model, (*index + 1, words(*index)), 30.0, moved, wishes);
                }
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
    let shown = model.sitting.shown_at() == at;
    let text = RichText::new(words).color(palette::INK).size(14.5);
    let button = Button::selectable(shown, text)
        .wrap()
        .min_size(vec2(width, 22.0));
    let response = ui.add(button);
    if shown && moved {
        response.scroll_to_me(Some(Align::Center));
    }
    if response.clicked() {
        wishes.push(Wish::Act(Act::LookAt(at)));
    }
}

/// While looking back, and once the game is over.
fn has_slider(model: &Model<'_>) -> bool {
    let has_past = model.sitting.game().len() > 1;
    has_past && (!model.sitting.is_live() || model.seen.ending.is_some())
}

fn slider(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let (mut at, len) = (model.sitting.shown_at(), model.sitting.game().len());
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - 64.0).max(60.0);
        let slider = Slider::new(&mut at, 0..=len).show_value(true);
        let response = ui.add(slider).on_hover_text("Any moment of the game");
        response.widget_info(|| WidgetInfo::slider(true, at as f64, "Moment of the game"));
        if response.changed() {
            wishes.push(Wish::Act(Act::LookAt(at)));
        }
    });
}

/// Buttons to go through the record.
fn stepping(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let sitting = model.sitting;
    let (first, live) = (sitting.shown_at() == 0, sitting.is_live());
    let empty = sitting.game().is_empty();
    let (play, play_words) = match model.replaying {
        true => (icon::PAUSE, "Stop the replay"),
        false => (
            icon::PLAY,
            "Play it from here; at the end, from the beginning",
        ),
    };
    let replay = Wish::Replay(!model.replaying);
    let buttons = [
        (
            icon::SKIP_BACK,
            "To the beginning (Home)",
            Wish::Act(Act::LookAt(0)),
            first,
        ),
        (
            icon::CARET_LEFT,
            "One step back (Page Up)",
            Wish::Act(Act::StepBack),
            first,
        ),
        (play, play_words, replay, empty),
        (
            icon::CARET_RIGHT,
            "One step on (Page Down)",
            Wish::Act(Act::StepForward),
            live,
        ),
        (
            icon::SKIP_FORWARD,
            "Back to the present (End)",
            Wish::Act(Act::Live),
            live,
        ),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().interact_size.y = 24.0;
        ui.spacing_mut().button_padding = vec2(2.0, 2.0);
        let width = ((ui.available_width() - 16.0) / 5.0).max(20.0);
        for (icon, words, wish, at_end) in buttons {
            let allowed = match (at_end, empty) {
                (true, true) => Err("Nothing is on record yet.".to_owned()),
                (true, false) => Err("There is nothing further in this direction.".to_owned()),
                _ => Ok(()),
            };
            let button = Button::new(icon).min_size(vec2(width, 24.0));
            let response = with_reason(ui, button, allowed).on_hover_text(words);
            if named(response, words).clicked() {
                wishes.push(wish);
            }
        }
    });
}
