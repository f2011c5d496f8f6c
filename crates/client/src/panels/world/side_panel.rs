//! The panel at the right: what is selected, or the kingdom; the turn log; undo and end of turn.

use super::kingdom::kingdom;
use super::log::Log;
use super::model::{Drawer, Model, Tab, Wish};
use super::place::place;
use super::turn_log::turn_log;
use crate::campaign::Act;
use crate::keys::{Command as Key, KeyTip};
use crate::lessons::{Spot, spot};
use crate::panels::named::named;
use crate::theme::{grown, primary, with_reason};
use bevy_egui::egui::{
    Button, CentralPanel, Context, Frame, Panel, RichText, ScrollArea, Ui, vec2,
};
use egui_phosphor::regular as icon;

/// Its width in points when it is open, and as a rail.
const WIDTHS: (f32, f32) = (308.0, 56.0);

/// How wide the panel is, open or as a rail.
pub fn side_width(ctx: &Context, open: bool) -> f32 {
    grown(ctx, if open { WIDTHS.0 } else { WIDTHS.1 })
}

/// From this height in points on there is room for the log below everything else.
const TALL: f32 = 820.0;

/// Draws the panel as it is arranged.
pub fn side_panel(ui: &mut Ui, model: &Model<'_>, log: &mut Log) -> Vec<Wish> {
    let mut wishes = Vec::new();
    if !model.drawer.open {
        rail(ui, model, &mut wishes);
        return wishes;
    }
    let tall = ui.available_height() >= grown(ui, TALL);
    Panel::bottom("map-side-end")
        .frame(Frame::new())
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.add_space(6.0);
            turn_buttons(ui, model, &mut wishes);
        });
    if tall {
        Panel::bottom("map-side-log")
            .frame(Frame::new())
            .resizable(false)
            .show_separator_line(false)
            .exact_size(ui.available_height() * 0.4)
            .show(ui, |ui| turn_log(ui, model, log, &mut wishes));
    }
    CentralPanel::no_frame().show(ui, |ui| {
        tabs(ui, model, tall, &mut wishes);
        if tall || model.drawer.tab == Tab::Place {
            ScrollArea::vertical()
                .id_salt("place")
                .auto_shrink(false)
                .show(ui, |ui| match model.session.selected() {
                    Some(at) => place(ui, model, at, &mut wishes),
                    None => kingdom(ui, model, &mut wishes),
                });
        } else {
            turn_log(ui, model, log, &mut wishes);
        }
    });
    wishes
}

/// Which side of the panel is shown, and the button that folds it away.
fn tabs(ui: &mut Ui, model: &Model<'_>, tall: bool, wishes: &mut Vec<Wish>) {
    let drawer = model.drawer;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let fold = ui
            .add(Button::new(icon::CARET_DOUBLE_RIGHT).min_size(vec2(36.0, 30.0)))
            .on_hover_text(words!("world-fold-hint"));
        if named(fold, &words!("world-fold")).clicked() {
            let open = false;
            wishes.push(Wish::Arrange(Drawer { open, ..drawer }));
        }
        let here = match model.session.selected() {
            Some(at) => words!("world-square", at = at.to_string()),
            None if model.session.looks_on() => words!("world-the-kingdom"),
            None => words!("world-your-kingdom"),
        };
        let place = tall || drawer.tab == Tab::Place;
        let width = if tall {
            ui.available_width()
        } else {
            grown(ui, 150.0)
        };
        let button = Button::new(RichText::new(here).strong()).selected(place);
        if ui.add(button.min_size(vec2(width, 30.0))).clicked() {
            let (tab, again) = (Tab::Place, place && model.session.selected().is_some());
            wishes.push(Wish::Arrange(Drawer { tab, ..drawer }));
            if again {
                wishes.push(Wish::Act(Act::Cancel));
            }
        }
        if !tall {
            let button = Button::new(RichText::new(words!("world-log")).strong())
                .selected(drawer.tab == Tab::Log);
            let button = ui.add(button.min_size(vec2(ui.available_width(), 30.0)));
            if button
                .on_hover_key(&words!("world-log-hint"), Key::Log)
                .clicked()
            {
                let tab = Tab::Log;
                wishes.push(Wish::Arrange(Drawer { tab, ..drawer }));
            }
        }
    });
    ui.add_space(4.0);
}

/// What is left of the panel when it is folded away.
fn rail(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    ui.vertical_centered(|ui| {
        ui.spacing_mut().button_padding.x = 4.0;
        let mut open = |ui: &mut Ui, sign, name: &str, tab| {
            let button = Button::new(sign).min_size(vec2(40.0, 36.0));
            if named(ui.add(button).on_hover_text(name), name).clicked() {
                let open = true;
                let drawer = model.drawer;
                wishes.push(Wish::Arrange(Drawer {
                    open,
                    tab,
                    ..drawer
                }));
            }
        };
        open(
            ui,
            icon::CARET_DOUBLE_LEFT,
            &words!("world-open-panel"),
            Tab::Place,
        );
        open(ui, icon::SCROLL, &words!("world-open-log"), Tab::Log);
        let button = Button::new(icon::ARROW_U_UP_LEFT).min_size(vec2(40.0, 36.0));
        let (name, words) = undo_words(model);
        let response = with_reason(ui, button, model.may_undo().map(drop));
        if named(response.on_hover_key(&words, Key::Undo), &name).clicked() {
            wishes.push(Wish::Act(Act::Undo));
        }
        let button = primary(icon::CHECK).min_size(vec2(40.0, 40.0));
        let response = with_reason(ui, button, model.may_command());
        if named(
            response.on_hover_key(&words!("world-end-turn"), Key::EndTurn),
            &words!("world-end-turn"),
        )
        .clicked()
        {
            wishes.push(Wish::Act(Act::EndTurn));
        }
    });
}

/// What the button that takes back is called, and what it does.
fn undo_words(model: &Model<'_>) -> (String, String) {
    match (model.may_undo(), model.other()) {
        (Ok(false), Some(other)) => {
            let words = words!("world-ask-undo-hint", name = other);
            (words!("world-ask-undo"), words)
        }
        _ => (words!("world-undo"), words!("world-undo-hint")),
    }
}

/// Undo and the end of the turn.
fn turn_buttons(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (name, words) = undo_words(model);
        let text = format!("{} {name}", icon::ARROW_U_UP_LEFT);
        let button = Button::new(text).min_size(vec2(92.0, 44.0));
        let response = with_reason(ui, button, model.may_undo().map(drop));
        if named(response.on_hover_key(&words, Key::Undo), &name).clicked() {
            wishes.push(Wish::Act(Act::Undo));
        }
        let button = primary(words!("world-end-turn")).min_size(vec2(ui.available_width(), 44.0));
        let response = with_reason(ui, button, model.may_command());
        spot(&response, Spot::EndTurn);
        let words = words!("world-end-turn-hint");
        if response.on_hover_key(&words, Key::EndTurn).clicked() {
            wishes.push(Wish::Act(Act::EndTurn));
        }
    });
}
