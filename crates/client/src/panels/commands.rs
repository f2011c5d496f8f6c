use super::model::{Model, Wish, army_words};
use super::parts::{
    Command, Offer, all_watch, asking_labels, board_buttons, command_grid, game_title, turn_line,
};
use crate::battle::{Action, Refused};
use crate::opponent::Task;
use crate::puzzles;
use crate::screens::Overlay;
use crate::theme::palette;
use bevy_egui::egui::{RichText, Ui};
use egui_phosphor::regular as icon;

/// The ground, the count of moves, flip and menu.
pub(super) fn header(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let position = model.table.shown();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        game_title(ui, &rules::capital(position.terrain().name()));
        ui.add_space(2.0);
        budget(ui, model);
        let menu = Wish::Open(Overlay::Pause);
        board_buttons(ui, menu, Wish::Act(Action::Flip), wishes);
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
    let words = match model.thinking {
        Some(Task::Hint) => "Looking for a hint…".to_owned(),
        _ => model.turn_words(),
    };
    let puzzle = model.puzzle.and_then(puzzles::offer);
    let offer = if !model.table.is_live() {
        Some(Offer::back(Wish::Act(Action::Live)))
    } else if let Some((label, hover, wish)) = puzzle {
        Some(Offer {
            label,
            hover,
            wish: Wish::Puzzle(wish),
        })
    } else if model.puzzle.is_some() {
        None
    } else if model.table.outcome().is_some() {
        Some(Offer {
            label: "Result".to_owned(),
            hover: "What both sides keep; rematch".to_owned(),
            wish: Wish::Open(Overlay::Result),
        })
    } else {
        model.thinking.map(|task| Offer::hurry(task, Wish::MoveNow))
    };
    turn_line(ui, words, offer, wishes);
}

/// What is told of the button that asks for a take-back.
const ASK_TO_UNDO: &str = "Ask to be let take back your last move (U)";

/// The fifth is offered in a campaign only.
fn all_commands(model: &Model<'_>, asking: &'static str) -> [Command<Wish>; 5] {
    let table = model.table;
    let (take_back, undo) = match table.is_online() {
        true => (asking, ASK_TO_UNDO),
        false => ("Take back", "Undo your last move (U)"),
    };
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
            label: "Hint".to_owned(),
            icon: icon::LIGHTBULB,
            wish: Wish::Act(Action::Hint),
            hover: "What a strong player would do (H)".into(),
            allowed: told(table.can_hint()),
            grave: false,
            narrow: false,
        },
        Command {
            label: take_back.to_owned(),
            icon: icon::ARROW_U_UP_LEFT,
            wish: Wish::Act(Action::TakeBack),
            hover: undo.into(),
            allowed: told(table.can_take_back()),
            grave: false,
            narrow: false,
        },
        Command {
            label: "Retreat".to_owned(),
            icon: icon::PERSON_SIMPLE_RUN,
            wish: Wish::Act(Action::Retreat),
            hover: retreat_words,
            allowed: told(price.map(|_| ())),
            grave: true,
            narrow: false,
        },
        Command {
            label: "Resign".to_owned(),
            icon: icon::FLAG,
            wish: Wish::Act(Action::Resign),
            hover: "Give up and lose everything (G)".into(),
            allowed: told(table.can_resign()),
            grave: true,
            narrow: false,
        },
        Command {
            label: "Resolve".to_owned(),
            icon: icon::FAST_FORWARD,
            wish: Wish::Act(Action::Resolve),
            hover: "Let the computer play the rest for both sides (V)".into(),
            allowed: told(table.can_resolve()),
            grave: true,
            narrow: false,
        },
    ]
}

fn told(allowed: Result<(), Refused>) -> Result<(), String> {
    allowed.map_err(|refused| format!("{refused}."))
}

/// What is asked of who fights at another screen takes the place of undoing and of help.
fn with_others(
    model: &Model<'_>,
    [take_back, draw]: [&'static str; 2],
    commands: [Command<Wish>; 5],
) -> Vec<Command<Wish>> {
    let table = model.table;
    let [_, _, retreat, resign, _] = commands;
    let ask = |label: &str, icon, action, hover: &str, allowed| Command {
        label: label.to_owned(),
        icon,
        wish: Wish::Act(action),
        hover: hover.to_owned(),
        allowed: told(allowed),
        grave: false,
        narrow: false,
    };
    vec![
        ask(
            take_back,
            icon::ARROW_U_UP_LEFT,
            Action::TakeBack,
            ASK_TO_UNDO,
            table.can_take_back(),
        ),
        ask(
            draw,
            icon::HANDSHAKE,
            Action::OfferDraw,
            "Offer a draw: the other may agree, or fight on (D)",
            table.can_offer_draw(),
        ),
        retreat,
        resign,
    ]
}

/// Hint, take-back, retreat and resign; pause while two computers play.
pub(super) fn commands(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    if model.table.looks_on() {
        return;
    }
    if model.watching.only_computers {
        let over = model.table.outcome().map(|_| "The battle is over.");
        if all_watch(ui, model.watching.paused, over) {
            wishes.push(Wish::PauseWatching);
        }
        return;
    }
    if let Some(face) = model.puzzle {
        let acts = [Action::Hint, Action::TakeBack].map(Wish::Act);
        let commands = puzzles::commands(face, model.table, acts, Wish::Puzzle);
        return command_grid(ui, false, commands, wishes);
    }
    let count = match model.table.setup().campaign {
        Some(_) => 5,
        None => 4,
    };
    let labels = asking_labels(ui);
    let commands = all_commands(model, labels[0]);
    let commands = match model.table.is_online() && model.table.setup().campaign.is_none() {
        true => with_others(model, labels, commands),
        false => commands.into_iter().take(count).collect(),
    };
    command_grid(ui, false, commands, wishes);
}
