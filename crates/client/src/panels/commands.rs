use super::model::{Model, Wish, army_words};
use super::parts::{
    Command, Offer, all_watch, asking_labels, board_buttons, command_grid, game_title, turn_line,
};
use crate::battle::{Action, Refused};
use crate::keys::Command as Key;
use crate::opponent::Task;
use crate::puzzles;
use crate::screens::Overlay;
use crate::terrain;
use crate::theme::{grown, palette};
use bevy_egui::egui::{RichText, Ui};
use egui_phosphor::regular as icon;
use rules::{Color, Position as _};

/// The ground, the count of moves, flip and menu.
pub(super) fn header(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let position = model.table.shown();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        game_title(ui, &terrain::face(position.terrain()).name.say(), 130.0);
        ui.add_space(2.0);
        if model.puzzle.is_none() {
            budget(ui, model);
        }
        let menu = Wish::Open(Overlay::Pause);
        board_buttons(ui, menu, Wish::Act(Action::Flip), wishes);
    });
}

/// How many moves are left, with a warning inside the last ten.
fn budget(ui: &mut Ui, model: &Model<'_>) {
    let position = model.table.shown();
    let (left, budget) = (position.moves_left(), position.budget());
    // Once it is over no further move is counted.
    let over = model.table.is_live() && model.table.outcome().is_some();
    let ahead = u16::from(over && position.side_to_move() == Color::White);
    let number = (position.move_number() - ahead).clamp(1, u16::from(budget).max(1));
    let narrow = ui.available_width() < grown(ui, 200.0);
    let (words, colour) = match left {
        0 => (words!("battle-moves-none"), palette::WAX),
        1 => (words!("battle-moves-last"), palette::WAX),
        left if position.is_running_out() => {
            let words = match narrow {
                true => words!("battle-moves-few-short", count = left),
                false => words!("battle-moves-few", count = left),
            };
            (words, palette::WAX)
        }
        _ if narrow => (
            words!("battle-moves-short", number = number, budget = budget),
            palette::FADED_INK,
        ),
        _ => (
            words!("battle-moves", number = number, budget = budget),
            palette::FADED_INK,
        ),
    };
    let mut text = RichText::new(words).color(colour).size(14.0);
    if position.is_running_out() {
        text = text.strong();
    }
    ui.label(text).on_hover_text(words!(
        "battle-moves-hover",
        number = number,
        budget = budget,
        left = left
    ));
}

/// Whose turn it is, and what is being thought about.
pub(super) fn status(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let words = match model.thinking {
        Some(Task::Hint) => words!("panel-looking-for-hint"),
        _ => model.turn_words(),
    };
    let puzzle = model.puzzle.and_then(puzzles::offer);
    let offer = if !model.table.is_live() {
        Some(Offer::back(Wish::Act(Action::Live)))
    } else if let Some((label, hover, wish)) = puzzle {
        Some(Offer {
            label,
            hover,
            key: None,
            wish: Wish::Puzzle(wish),
        })
    } else if model.puzzle.is_some() {
        None
    } else if model.table.outcome().is_some() {
        Some(Offer {
            label: words!("panel-result"),
            hover: words!("battle-result-hover"),
            key: None,
            wish: Wish::Open(Overlay::Result),
        })
    } else {
        model.thinking.map(|task| Offer::hurry(task, Wish::MoveNow))
    };
    turn_line(ui, words, offer, wishes);
}

/// The fifth is offered in a campaign only.
fn all_commands(model: &Model<'_>, asking: String) -> [Command<Wish>; 5] {
    let table = model.table;
    let (take_back, undo) = match table.is_online() {
        true => (asking, words!("battle-undo-ask-hover")),
        false => (words!("panel-take-back"), words!("panel-take-back-hover")),
    };
    let price = table.retreat_price();
    let retreat_words = match &price {
        Ok((kept, lost)) => words!(
            "battle-retreat-hover-price",
            kept = army_words(kept),
            lost = army_words(lost)
        ),
        Err(_) => words!("battle-retreat-hover"),
    };
    [
        Command {
            label: words!("battle-retreat"),
            icon: icon::PERSON_SIMPLE_RUN,
            wish: Wish::Act(Action::Retreat),
            hover: retreat_words,
            key: Some(Key::Retreat),
            allowed: told(price.map(|_| ())),
            grave: true,
            narrow: false,
        },
        Command {
            label: words!("panel-resign"),
            icon: icon::FLAG,
            wish: Wish::Act(Action::Resign),
            hover: words!("battle-resign-hover"),
            key: Some(Key::Resign),
            allowed: told(table.can_resign()),
            grave: true,
            narrow: false,
        },
        Command {
            label: words!("panel-hint"),
            icon: icon::LIGHTBULB,
            wish: Wish::Act(Action::Hint),
            hover: words!("panel-hint-hover"),
            key: Some(Key::Hint),
            allowed: told(table.can_hint()),
            grave: false,
            narrow: false,
        },
        Command {
            label: take_back,
            icon: icon::ARROW_U_UP_LEFT,
            wish: Wish::Act(Action::TakeBack),
            hover: undo,
            key: Some(Key::TakeBack),
            allowed: told(table.can_take_back()),
            grave: false,
            narrow: false,
        },
        Command {
            label: words!("battle-resolve"),
            icon: icon::FAST_FORWARD,
            wish: Wish::Act(Action::Resolve),
            hover: words!("battle-resolve-hover"),
            key: Some(Key::Resolve),
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
    [take_back, draw]: [String; 2],
    commands: [Command<Wish>; 5],
) -> Vec<Command<Wish>> {
    let table = model.table;
    let [retreat, resign, ..] = commands;
    let ask = |label, icon, (action, key), hover, allowed| Command {
        label,
        icon,
        wish: Wish::Act(action),
        hover,
        key: Some(key),
        allowed: told(allowed),
        grave: false,
        narrow: false,
    };
    vec![
        retreat,
        resign,
        ask(
            draw,
            icon::HANDSHAKE,
            (Action::OfferDraw, Key::OfferDraw),
            words!("battle-draw-hover"),
            table.can_offer_draw(),
        ),
        ask(
            take_back,
            icon::ARROW_U_UP_LEFT,
            (Action::TakeBack, Key::TakeBack),
            words!("battle-undo-ask-hover"),
            table.can_take_back(),
        ),
    ]
}

/// Retreat, resign, hint and take-back; pause while two computers play.
pub(super) fn commands(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    if model.table.looks_on() {
        return;
    }
    if model.watching.only_computers {
        let over = model.table.outcome().map(|_| words!("battle-over"));
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
    let commands = all_commands(model, labels[0].clone());
    let commands = match model.table.is_online() && model.table.setup().campaign.is_none() {
        true => with_others(model, labels, commands),
        false => commands.into_iter().take(count).collect(),
    };
    command_grid(ui, false, commands, wishes);
}
