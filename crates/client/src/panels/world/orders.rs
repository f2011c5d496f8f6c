//! The rally orders of a square, a line and a cross for each.

use super::log_words;
use super::model::{Model, Wish};
use super::words::turns_words;
use crate::panels::army_words;
use crate::panels::named::named;
use crate::theme::{note, palette, with_reason};
use ::campaign::{Command, Event, Order, OrderEnd, Square};
use bevy_egui::egui::{Align, Button, Label, Layout, RichText, Ui, vec2};
use egui_phosphor::regular as icon;

/// Draws the orders of a square, the oldest first.
pub(super) fn orders(ui: &mut Ui, model: &Model<'_>, at: Square, wishes: &mut Vec<Wish>) {
    if model.is_aiming() {
        let words = words!("world-click-goal");
        ui.label(RichText::new(words).color(palette::FOCUS).strong());
    }
    if model.view.alerts.has(at) {
        let why = lost_order(model, at).unwrap_or_else(|| words!("world-order-cancelled"));
        let words = RichText::new(format!("{} {why}", icon::WARNING)).color(palette::WAX);
        ui.add(Label::new(words).wrap());
    }
    let here = model.view.orders.iter().filter(|order| order.at == at);
    for (number, order) in (1..).zip(here) {
        line(ui, model, number, order, wishes);
    }
}

/// Why the last order of a square was cancelled, as the log tells it.
pub(super) fn lost_order(model: &Model<'_>, at: Square) -> Option<String> {
    let viewer = model.viewer();
    let heard = model.session.campaign().chronicle().read(viewer);
    let lost = heard.filter_map(|(_, _, event)| match event {
        Event::OrderEnded {
            at: place,
            why: OrderEnd::EnemyNear | OrderEnd::Blocked | OrderEnd::Attacked,
            ..
        } if *place == at => Some(event),
        _ => None,
    });
    Some(log_words::words(lost.last()?, viewer)?.text)
}

fn line(ui: &mut Ui, model: &Model<'_>, number: u32, order: &Order, wishes: &mut Vec<Wish>) {
    let Order {
        at, goal, pieces, ..
    } = *order;
    let way = match model.view.walk(goal).distance(at) {
        Some(steps) => turns_words(steps),
        None => words!("world-no-way"),
    };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = Button::new(icon::X).min_size(vec2(30.0, 28.0));
            let response = with_reason(ui, button, model.may_command());
            let name = words!("world-take-back-rally", goal = goal.to_string());
            if named(response.on_hover_text(words!("world-take-back")), &name).clicked() {
                wishes.push(Wish::say(Command::Unrally { at, number }));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = format!("{} {goal}", icon::FLAG_PENNANT);
                let button = Button::new(text).min_size(vec2(68.0, 28.0));
                let hover = words!("world-goal-hint");
                let name = words!("world-show-goal", goal = goal.to_string());
                if named(ui.add(button).on_hover_text(hover), &name).clicked() {
                    wishes.push(Wish::Look(goal));
                }
                note(
                    ui,
                    words!("world-order-line", army = army_words(&pieces), way = way),
                );
            });
        });
    });
}
