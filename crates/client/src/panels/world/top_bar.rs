//! The bar along the top: whose turn, the means of both kingdoms, what is left to decide.

use super::model::{Model, Wish};
use super::words::todo_words;
use crate::called;
use crate::campaign::Act;
use crate::keys::{Command as Key, KeyTip};
use crate::lessons::{Spot, spot};
use crate::panels::named::named;
use crate::panels::points_words;
use crate::screens::Overlay;
use crate::theme::{grown, palette, row, row_end, serif_bold, with_reason};
use ::campaign::{Command, Side, Treasury, ViewPending};
use bevy_egui::egui::{
    Button, Label, Response, RichText, TextWrapMode, Ui, WidgetInfo, WidgetType, vec2,
};
use egui_phosphor::regular as icon;
use rules::Piece;

/// A window narrower than this, in points, has the to-do line in a row of its own.
pub const WIDE: f32 = 1180.0;

/// Draws the bar.
pub fn top_bar(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let wide = ui.available_width() >= grown(ui, WIDE);
    // What has no room left in a line goes to the next as a whole.
    ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    row(ui, |ui| {
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
        row_end(ui, "corner", |ui| corner(ui, &mut wishes));
    });
    if !wide {
        row(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.spacing_mut().button_padding.x = 8.0;
            todo(ui, model, false, &mut wishes);
        });
    }
    wishes
}

fn turn(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let view = model.view;
    let livery = model.row(view.turn);
    ui.add(model.pictures.piece(livery, Piece::King, 26.0));
    let words = RichText::new(model.whose_turn(wide))
        .family(serif_bold())
        .size(18.0);
    ui.label(words.color(palette::INK));
    let round =
        RichText::new(words!("curtain-round", round = view.round)).color(palette::FADED_INK);
    ui.label(round).on_hover_text(words!("world-round-hint"));
}

/// A number with its sign; the words say what it is.
fn figure(ui: &mut Ui, sign: &str, value: String, words: impl Into<String>) -> Response {
    let words = words.into();
    let text = RichText::new(format!("{sign} {value}")).color(palette::INK);
    let figure = ui.label(text);
    let name = format!("{value}: {words}");
    figure.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    figure.on_hover_text(words)
}

fn own_means(ui: &mut Ui, model: &Model<'_>) {
    let Treasury {
        gold,
        income,
        points,
        cities,
        resources,
    } = model.view.own;
    let words = words!("world-own-gold", gold = gold, income = income);
    let means = figure(ui, icon::COINS, format!("{gold} +{income}"), &words);
    spot(&means, Spot::Means);
    let words = words!("world-own-points");
    figure(ui, icon::SWORD, points.to_string(), words);
    let words = words!("world-own-cities");
    figure(ui, icon::CASTLE_TURRET, cities.to_string(), words);
    let words = words!("world-own-resources");
    figure(ui, icon::HAMMER, resources.to_string(), words);
}

fn other_means(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let other = Side::from(!model.viewer());
    // Where there is no room for names, the row below has them.
    let name = match wide {
        true => model.name(other),
        false => called::kingdom(other),
    };
    let name = RichText::new(format!("{name}:")).color(palette::FADED_INK);
    ui.label(name).on_hover_text(model.name(other));
    let Some(means) = model.view.other else {
        ui.label(RichText::new(words!("world-unknown")).color(palette::FADED_INK))
            .on_hover_text(words!("world-fog-hides"));
        return;
    };
    let words = words!(
        "world-other-means",
        name = model.name(other),
        gold = means.gold,
        income = means.income,
        points = points_words(means.points),
        cities = means.cities,
        resources = means.resources
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
            Err(words!("world-nothing-left"))
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
        &words!("world-previous-todo"),
        Act::PreviousTodo,
    );
    let words = match view.pending {
        Some(ViewPending::Battle { .. }) => words!("world-todo-battle"),
        _ => todo_words(&view.todo),
    };
    let words = RichText::new(words).color(palette::INK);
    let words = if view.todo.is_empty() {
        words
    } else {
        words.strong()
    };
    ui.label(words).on_hover_text(words!("world-todo-hint"));
    step(
        ui,
        icon::CARET_RIGHT,
        &words!("world-next-todo"),
        Act::NextTodo,
    );
    set_aside(ui, model, wishes);
}

fn set_aside(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let Some(at) = model.session.selected() else {
        return;
    };
    if let Some(allowed) = model.may_set_aside(at) {
        let response = with_reason(ui, Button::new(words!("world-set-aside")), allowed);
        let words = words!("world-set-aside-hint");
        if response.on_hover_key(&words, Key::SetAside).clicked() {
            wishes.push(Wish::say(Command::Aside { at }));
        }
    }
}

/// Others are on the move.
fn waiting(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let looks_on = model.session.looks_on();
    let asked = model.view.must_act && model.view.pending.is_some() && !looks_on;
    let words = match (model.session.winner(), model.view.turn) {
        (Some(_), _) => words!("world-over-told"),
        _ if asked => words!("world-you-decide"),
        (_, Side::Rogue) => words!("world-barbarians-on-move"),
        // It stands at the head of the bar.
        _ if wide && model.session.is_online() => return,
        (_, side) => words!("world-on-the-move", name = model.name(side)),
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
        .on_hover_text(words!("world-menu-hint"));
    if named(menu, &words!("pause-menu")).clicked() {
        wishes.push(Wish::Open(Overlay::Pause));
    }
    let help = ui
        .button(icon::QUESTION)
        .on_hover_key(&words!("world-help-hint"), Key::Help);
    if named(help, &words!("common-help")).clicked() {
        wishes.push(Wish::Open(Overlay::Help));
    }
}
