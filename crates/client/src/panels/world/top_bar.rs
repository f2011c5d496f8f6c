//! The bar along the top: whose turn, the means of both kingdoms, what is left to decide.

use super::model::{Model, Wish};
use super::words::{counted, todo_words};
use crate::campaign::Act;
use crate::panels::named::named;
use crate::panels::points_words;
use crate::screens::Overlay;
use crate::theme::{palette, serif_bold, with_reason};
use ::campaign::{Command, Side, Treasury};
use bevy_egui::egui::{Align, Button, Label, Layout, Response, RichText, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::Piece;

/// A window narrower than this, in points, has the to-do line in a row of its own.
pub const WIDE: f32 = 1180.0;

/// Draws the bar.
pub fn top_bar(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let wide = ui.available_width() >= WIDE;
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 8.0;
        turn(ui, model, wide);
        ui.separator();
        own_means(ui, model);
        ui.separator();
        other_means(ui, model, wide);
        if wide {
            todo(ui, model, true, &mut wishes);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            corner(ui, &mut wishes);
        });
    });
    if !wide {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.spacing_mut().button_padding.x = 8.0;
            todo(ui, model, false, &mut wishes);
        });
    }
    wishes
}

fn turn(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let view = model.view;
    let row = model.row(view.turn);
    ui.add(model.pictures.piece(row, Piece::King, 26.0));
    let words = RichText::new(model.whose_turn(wide))
        .family(serif_bold())
        .size(18.0);
    ui.label(words.color(palette::INK));
    let round = RichText::new(format!("Round {}", view.round)).color(palette::FADED_INK);
    ui.label(round).on_hover_text(
        "A round is White's turn, Black's turn, and the barbarians' if there are any.",
    );
}

/// A number with its sign; the words say what it is.
fn figure(ui: &mut Ui, sign: &str, value: String, words: &str) -> Response {
    let text = RichText::new(format!("{sign} {value}")).color(palette::INK);
    ui.label(text).on_hover_text(words)
}

fn own_means(ui: &mut Ui, model: &Model<'_>) {
    let Treasury {
        gold,
        income,
        points,
        cities,
        resources,
    } = model.view.own;
    let words = format!("Your gold, and what your next turn brings: {gold} and {income} more.");
    figure(ui, icon::COINS, format!("{gold} +{income}"), &words);
    let words = "The points of your armies: Pawn 1, Knight and Bishop 3, Rook 5, Queen 9.";
    figure(ui, icon::SWORD, points.to_string(), words);
    let words = "Your cities, the capital among them.";
    figure(ui, icon::CASTLE_TURRET, cities.to_string(), words);
    let words = "Your mines, farms and quarries.";
    figure(ui, icon::HAMMER, resources.to_string(), words);
}

fn other_means(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let other = Side::from(!model.viewer());
    // Where there is no room for names, the row below has them.
    let name = match wide {
        true => model.name(other),
        false => other.title().to_owned(),
    };
    let name = RichText::new(format!("{name}:")).color(palette::FADED_INK);
    ui.label(name).on_hover_text(model.name(other));
    let Some(means) = model.view.other else {
        ui.label(RichText::new("unknown").color(palette::FADED_INK))
            .on_hover_text("Fog hides the gold, the cities and the strength of the other kingdom.");
        return;
    };
    let words = format!(
        "{} has {} gold (+{}), {} of armies, {} and {}.",
        model.name(other),
        means.gold,
        means.income,
        points_words(means.points),
        counted(means.cities, "city", "cities"),
        counted(means.resources, "resource", "resources")
    );
    figure(ui, icon::COINS, means.gold.to_string(), &words);
    figure(ui, icon::SWORD, means.points.to_string(), &words);
    figure(ui, icon::CASTLE_TURRET, means.cities.to_string(), &words);
}

/// What is left to decide, with buttons that go through it.
fn todo(ui: &mut Ui, model: &Model<'_>, wide: bool, wishes: &mut Vec<Wish>) {
    let view = model.view;
    let own_turn = view.turn == model.viewer() && view.won.is_none();
    if !own_turn || model.session.looks_on() {
        waiting(ui, model, wide);
        return;
    }
    if wide {
        ui.separator();
    }
    let allowed = model.may_command().and_then(|()| {
        if view.todo.is_empty() {
            Err("Nothing is left to decide: end your turn.".to_owned())
        } else {
            Ok(())
        }
    });
    let mut step = |ui: &mut Ui, sign, name: &str, act| {
        let button = Button::new(sign).min_size(vec2(32.0, 28.0));
        let response = with_reason(ui, button, allowed.clone()).on_hover_text(name);
        if named(response, name).clicked() {
            wishes.push(Wish::Act(act));
        }
    };
    step(
        ui,
        icon::CARET_LEFT,
        "Previous to decide (Shift+Tab)",
        Act::PreviousTodo,
    );
    let words = RichText::new(todo_words(&view.todo)).color(palette::INK);
    let words = if view.todo.is_empty() {
        words
    } else {
        words.strong()
    };
    ui.label(words).on_hover_text(
        "Armies with pieces that could still move, cities that build nothing, and orders that \
         were cancelled.",
    );
    step(ui, icon::CARET_RIGHT, "Next to decide (Tab)", Act::NextTodo);
    set_aside(ui, model, wishes);
}

fn set_aside(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let Some(at) = model.session.selected() else {
        return;
    };
    if let Some(allowed) = model.may_set_aside(at) {
        let response = with_reason(ui, Button::new("Set aside"), allowed);
        let words = "Leave this army out of the list for this turn (X). You can still move it.";
        if response.on_hover_text(words).clicked() {
            wishes.push(Wish::say(Command::Aside { at }));
        }
    }
}

/// Others are on the move.
fn waiting(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let looks_on = model.session.looks_on();
    let asked = model.view.must_act && model.view.pending.is_some() && !looks_on;
    let words = match (model.session.winner(), model.view.turn) {
        (Some(_), _) => "The campaign is over.".to_owned(),
        _ if asked => "It is for you to decide.".to_owned(),
        (_, Side::Rogue) => "The barbarians are on the move…".to_owned(),
        // It stands at the head of the bar.
        _ if wide && model.session.is_online() => return,
        (_, side) => format!("{} is on the move…", model.name(side)),
    };
    if wide {
        ui.separator();
    }
    ui.add(Label::new(RichText::new(words).color(palette::FADED_INK)));
}

/// Help and menu.
fn corner(ui: &mut Ui, wishes: &mut Vec<Wish>) {
    let menu = ui
        .button(icon::LIST)
        .on_hover_text("Menu: pause, save, settings (Escape)");
    if named(menu, "Menu").clicked() {
        wishes.push(Wish::Open(Overlay::Pause));
    }
    let help = ui.button(icon::QUESTION).on_hover_text("How to play (F1)");
    if named(help, "How to play").clicked() {
        wishes.push(Wish::Open(Overlay::Help));
    }
}
