use super::model::{Model, Wish, army_words};
use super::named::named;
use crate::battle::{Action, Refused};
use crate::opponent::Task;
use crate::screens::Overlay;
use crate::theme::{palette, serif_bold, with_reason};
use bevy_egui::egui::{Align, Button, Grid, Label, Layout, RichText, Ui, vec2};
use egui_phosphor::regular as icon;

/// The ground, the count of moves, flip and menu.
pub(super) fn header(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let position = model.table.shown();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let terrain = position.terrain().name();
        let name: String = terrain[..1].to_uppercase() + &terrain[1..];
        ui.label(
            RichText::new(name)
                .family(serif_bold())
                .size(21.0)
                .color(palette::INK),
        );
        ui.add_space(2.0);
        budget(ui, model);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let menu = ui
                .button(icon::LIST)
                .on_hover_text("Menu: pause, settings, help (Escape)");
            if named(menu, "Menu").clicked() {
                wishes.push(Wish::Open(Overlay::Pause));
            }
            let flip = ui
                .button(icon::ARROWS_DOWN_UP)
                .on_hover_text("Turn the board round (F)");
            if named(flip, "Turn the board round").clicked() {
                wishes.push(Wish::Act(Action::Flip));
            }
        });
    });
}

/// How many moves are left, with a warning inside the last ten.
fn budget(ui: &mut Ui, model: &Model<'_>) {
    let position = model.table.shown();
    let (left, budget) = (position.moves_left(), position.budget());
    let number = position.move_number().min(u16::from(budget));
    let narrow = ui.available_width() < 200.0;
    let (words, colour) = match left {
        0 => ("No moves left".to_owned(), palette::WAX),
        1 => ("Last move!".to_owned(), palette::WAX),
        left if position.is_running_out() => {
            let moves = if narrow { "" } else { "moves " };
            (format!("{left} {moves}left!"), palette::WAX)
        }
        _ if narrow => (format!("{number} of {budget}"), palette::FADED_INK),
        _ => (format!("Move {number} of {budget}"), palette::FADED_INK),
    };
    let mut text = RichText::new(words).color(colour).size(14.0);
    if position.is_running_out() {
        text = text.strong();
    }
    ui.label(text).on_hover_text(format!(
        "Move {number} of {budget}: {left} left. When they are used up the battle is a draw; \
         once, at 50, it may be extended to 70."
    ));
}

/// Whose turn it is, and what is being thought about.
pub(super) fn status(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let over = model.table.outcome().is_some();
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        let words = if model.thinking == Some(Task::Hint) {
            "Looking for a hint…".to_owned()
        } else {
            model.turn_words()
        };
        let button = if over || !model.table.is_live() {
            84.0
        } else if model.thinking.is_some() {
            104.0
        } else {
            0.0
        };
        let room = ui.available_width() - button;
        let text = RichText::new(words).color(palette::INK).size(15.0);
        ui.allocate_ui_with_layout(
            vec2(room.max(80.0), 30.0),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| ui.add(Label::new(text).wrap()),
        );
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if !model.table.is_live() {
                if ui
                    .button("Return")
                    .on_hover_text("Back to the present (End)")
                    .clicked()
                {
                    wishes.push(Wish::Act(Action::Live));
                }
            } else if over {
                if ui
                    .button("Result")
                    .on_hover_text("What both sides keep; rematch")
                    .clicked()
                {
                    wishes.push(Wish::Open(Overlay::Result));
                }
            } else if model.thinking.is_some() {
                let (words, hover) = match model.thinking {
                    Some(Task::Hint) => ("Tell now", "Tell the best found so far (M)"),
                    _ => (
                        "Move now",
                        "Stop thinking and take the best found so far (M)",
                    ),
                };
                if ui.button(words).on_hover_text(hover).clicked() {
                    wishes.push(Wish::MoveNow);
                }
            }
        });
    });
}

/// One of the buttons below.
struct Command {
    label: &'static str,
    icon: &'static str,
    action: Action,
    hover: String,
    allowed: Result<(), Refused>,
    grave: bool,
}

/// The fifth is offered in a campaign only.
fn all_commands(model: &Model<'_>) -> [Command; 5] {
    let table = model.table;
    let price = table.retreat_price();
    let retreat_words = match &price {
        Ok((kept, lost)) => format!(
            "Leave the ground to the enemy (R). You would keep {} and lose {}.",
            army_words(kept),
            army_words(lost)
        ),
        Err(_) => "Leave the ground to the enemy (R)".to_owned(),
    };
    [
        Command {
            label: "Hint",
            icon: icon::LIGHTBULB,
            action: Action::Hint,
            hover: "What a strong player would do (H)".into(),
            allowed: table.can_hint(),
            grave: false,
        },
        Command {
            label: "Take back",
            icon: icon::ARROW_U_UP_LEFT,
            action: Action::TakeBack,
            hover: "Undo your last move (U)".into(),
            allowed: table.can_take_back(),
            grave: false,
        },
        Command {
            label: "Retreat",
            icon: icon::PERSON_SIMPLE_RUN,
            action: Action::Retreat,
            hover: retreat_words,
            allowed: price.map(|_| ()),
            grave: true,
        },
        Command {
            label: "Resign",
            icon: icon::FLAG,
            action: Action::Resign,
            hover: "Give up and lose everything (G)".into(),
            allowed: table.can_resign(),
            grave: true,
        },
        Command {
            label: "Resolve",
            icon: icon::FAST_FORWARD,
            action: Action::Resolve,
            hover: "Let the computer play the rest for both sides (V)".into(),
            allowed: table.can_resolve(),
            grave: true,
        },
    ]
}

/// Hint, take-back, retreat and resign; pause while two computers play.
pub(super) fn commands(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    if model.watching.only_computers {
        let words = if model.watching.paused {
            "Go on"
        } else {
            "Pause"
        };
        let over = model.table.outcome().is_some();
        let allowed = if over {
            Err("The battle is over.".to_owned())
        } else {
            Ok(())
        };
        ui.vertical_centered_justified(|ui| {
            let button = Button::new(words).min_size(vec2(0.0, 32.0));
            let response = with_reason(ui, button, allowed);
            if response.on_hover_text("Pause or go on (P)").clicked() {
                wishes.push(Wish::PauseWatching);
            }
        });
        return;
    }
    ui.spacing_mut().button_padding.x = 4.0;
    let width = (ui.available_width() - 6.0) / 2.0;
    let count = if model.table.setup().campaign.is_some() {
        5
    } else {
        4
    };
    Grid::new("commands")
        .spacing(vec2(6.0, 6.0))
        .show(ui, |ui| {
            for (index, command) in all_commands(model).into_iter().take(count).enumerate() {
                let ink = if command.grave {
                    palette::WAX
                } else {
                    palette::INK
                };
                let text = RichText::new(format!("{} {}", command.icon, command.label)).color(ink);
                let button = Button::new(text).min_size(vec2(width, 32.0));
                let allowed = command.allowed.map_err(|refused| format!("{refused}."));
                let response = with_reason(ui, button, allowed).on_hover_text(command.hover);
                if named(response, command.label).clicked() {
                    wishes.push(Wish::Act(command.action));
                }
                if index % 2 == 1 {
                    ui.end_row();
                }
            }
        });
}
