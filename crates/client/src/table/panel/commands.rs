//! The head of the panel, whose turn it is, and everything that is done by a button.

use super::model::{Model, Wish};
use crate::keys::Command as Key;
use crate::opponent::Task;
use crate::panels::named;
use crate::panels::parts::{
    Command, Offer, all_watch, asking_labels, board_buttons, command_grid, game_title, turn_line,
};
use crate::screens::Overlay;
use crate::theme::{grown, inset_frame, palette, serif_bold};
use bevy_egui::egui::{
    Align, Button, CornerRadius, FontId, Label, Layout, Margin, Rect, RichText, Sense, Stroke, Ui,
    vec2,
};
use egui_phosphor::regular as icon;
use rules::Variant;
use tabletop::{Act, Choice, Counter, Refused, WayOut};

/// The game, flip and menu.
pub(super) fn header(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        game_title(ui, &crate::called::game(model.variant()), 76.0);
        if model.sitting.is_face_up() {
            let eye = ui.label(RichText::new(icon::EYE).size(18.0).color(palette::WAX));
            eye.on_hover_text(words!("table-face-up"));
        }
        ui.spacing_mut().button_padding.x = 8.0;
        let menu = Wish::Open(Overlay::Pause);
        board_buttons(ui, menu, Wish::Act(Act::Flip), wishes);
    });
}

/// Whose turn it is, in a box of its own where something is asked.
pub(super) fn status(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let look = &model.seen.look;
    let asked = model.sitting.is_live() && look.turn.is_some() && look.turn != look.mover;
    if !asked {
        return turn(ui, model, wishes);
    }
    inset_frame()
        .inner_margin(Margin::symmetric(8, 4))
        .stroke(Stroke::new(2.0, palette::GOLD))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(chair) = model.turn() {
                let name = RichText::new(format!("{} {}", icon::QUESTION, chair.name));
                ui.label(name.family(serif_bold()).size(16.0).color(palette::INK));
            }
            turn(ui, model, wishes);
        });
}

fn turn(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let task = model.thinking.map(|(task, _)| task);
    let words = match task {
        Some(Task::Hint) => words!("panel-looking-for-hint"),
        _ => model.turn_words(),
    };
    let offer = if !model.sitting.is_live() {
        Some(Offer::back(Wish::Act(Act::Live)))
    } else if model.seen.ending.is_some() {
        Some(Offer {
            label: words!("panel-result"),
            hover: words!("table-result-hover"),
            key: None,
            wish: Wish::Open(Overlay::Result),
        })
    } else {
        task.map(|task| Offer::hurry(task, Wish::MoveNow))
    };
    turn_line(ui, words, offer, wishes);
}

/// The counts that bring an end. Chess and European Chess tell theirs only when it begins to
/// matter.
pub(super) fn counters(ui: &mut Ui, model: &Model<'_>) {
    let quiet = matches!(model.variant(), Variant::Chess | Variant::European);
    for counter in &model.seen.look.counters {
        if !quiet || counter.count * 2 >= counter.limit {
            show_counter(ui, counter);
        }
    }
}

fn show_counter(ui: &mut Ui, counter: &Counter) {
    let limit = counter.limit.max(1);
    let near = counter.count * 8 >= limit * 7;
    let ink = if near {
        palette::WAX
    } else {
        palette::FADED_INK
    };
    let words = words!(
        "table-counter",
        name = &counter.name,
        count = counter.count,
        limit = counter.limit
    );
    ui.add(Label::new(RichText::new(words).size(13.5).color(ink)).wrap());
    let size = vec2(ui.available_width(), 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let share = (counter.count as f32 / limit as f32).min(1.0);
    let full = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
    let round = CornerRadius::same(2);
    ui.painter().rect_filled(rect, round, palette::PARCHMENT);
    let colour = if near { palette::WAX } else { palette::GOLD };
    ui.painter().rect_filled(full, round, colour);
    response.on_hover_text(words!("table-counter-hover"));
}

/// The edge of a die in points.
const DIE: f32 = 30.0;

/// The dice that lie on the table, with what they decided once they lie still.
pub(super) fn dice(ui: &mut Ui, model: &Model<'_>) {
    let dice = &model.seen.look.dice;
    if dice.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        for (index, die) in dice.iter().enumerate() {
            // Each with its words as a whole goes onto the next line, and tumbles in that room.
            let font = FontId::proportional(13.0);
            let words = die.words.clone();
            let words = ui.painter().layout_no_wrap(words, font, palette::INK);
            let size = vec2(DIE + 6.0 + words.size().x, DIE.max(words.size().y));
            // Every die tumbles in its own way.
            let face = match model.tumbling {
                Some(turn) => ((usize::from(turn) * 5 + index * 3) % 7) as u8,
                None => die.face,
            };
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let picture = model.pictures.die(face, DIE);
                ui.add(picture.alt_text(words!("table-die", face = die.face)));
                if model.tumbling.is_none() {
                    ui.label(words);
                }
            });
        }
    });
}

/// What the player may do by a button now, big and clear.
pub(super) fn choices(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let buttons = &model.seen.buttons;
    if buttons.is_empty() {
        return;
    }
    let half = (ui.available_width() - 6.0) / 2.0;
    let fits = |choice: &Choice| {
        let font = FontId::new(16.0, serif_bold());
        let words = choice.words.clone();
        let words = ui.painter().layout_no_wrap(words, font, palette::INK);
        let picture = if choice.icon.is_some() { 34.0 } else { 0.0 };
        words.size().x + picture + 14.0 <= half
    };
    let width = match buttons.len() > 1 && buttons.iter().all(fits) {
        true => half,
        false => ui.available_width(),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = 6.0;
        for choice in buttons {
            let livery = model.turn().map(|chair| chair.livery);
            let text = RichText::new(&choice.words).size(16.0).color(palette::INK);
            let button = match (choice.icon, livery) {
                (Some(kind), Some(livery)) => {
                    Button::image_and_text(model.pictures.figure(kind, livery, 26.0), text)
                }
                _ => Button::new(text.family(serif_bold())),
            };
            let button = button
                .fill(match choice.asks {
                    Some(_) => palette::PARCHMENT,
                    None => palette::GOLD,
                })
                .wrap()
                .min_size(vec2(width, 38.0));
            if named(ui.add(button), &choice.words).clicked() {
                wishes.push(Wish::Act(Act::Choose(choice.action.clone())));
            }
        }
    });
}

/// What ending by agreement is called.
fn agree_label(variant: Variant) -> (String, String) {
    match variant {
        Variant::Minnaar => (words!("table-end-battle"), words!("table-end-battle-hover")),
        _ => (words!("panel-draw"), words!("table-draw-hover")),
    }
}

fn all_commands(model: &Model<'_>) -> Vec<Command<Wish>> {
    let seen = model.seen;
    let way = |way: WayOut| {
        if seen.ways_out.contains(&way) {
            return Ok(());
        }
        // Who may not ask for a hint may not end the game either, for the same reason.
        match &seen.hint {
            Ok(()) | Err(Refused::NoHints) => {
                Err(Refused::Illegal(words!("table-draw-people-only")))
            }
            Err(why) => Err(why.clone()),
        }
    };
    let (label, hover) = agree_label(model.variant());
    // What is only offered gives up nothing.
    let ends_at_once = model.variant() == Variant::Minnaar;
    let mut commands = vec![
        Command {
            label,
            icon: icon::HANDSHAKE,
            wish: Wish::Act(Act::WayOut(WayOut::Agree)),
            hover,
            key: Some(Key::OfferDraw),
            allowed: told(way(WayOut::Agree)),
            grave: ends_at_once,
            narrow: false,
        },
        Command {
            label: words!("panel-hint"),
            icon: icon::LIGHTBULB,
            wish: Wish::Act(Act::Hint),
            hover: words!("panel-hint-hover"),
            key: Some(Key::Hint),
            allowed: told(seen.hint.clone()),
            grave: false,
            narrow: false,
        },
        Command {
            label: words!("panel-take-back"),
            icon: icon::ARROW_U_UP_LEFT,
            wish: Wish::Act(Act::TakeBack),
            hover: words!("panel-take-back-hover"),
            key: Some(Key::TakeBack),
            allowed: told(seen.take_back.clone()),
            grave: false,
            narrow: false,
        },
        Command {
            label: words!("table-do-again"),
            icon: icon::ARROW_U_UP_RIGHT,
            wish: Wish::Act(Act::Redo),
            hover: words!("table-do-again-hover"),
            key: Some(Key::Redo),
            allowed: told(seen.redo.clone()),
            grave: false,
            narrow: true,
        },
    ];
    if model.variant() != Variant::Minnaar {
        commands.insert(1, resign(way(WayOut::Resign)));
    }
    commands
}

fn resign(allowed: Result<(), Refused>) -> Command<Wish> {
    Command {
        label: words!("panel-resign"),
        icon: icon::FLAG,
        wish: Wish::Act(Act::WayOut(WayOut::Resign)),
        hover: words!("table-resign-hover"),
        key: Some(Key::Resign),
        allowed: told(allowed),
        grave: true,
        narrow: false,
    }
}

fn told(allowed: Result<(), Refused>) -> Result<(), String> {
    allowed.map_err(|refused| format!("{refused}."))
}

/// What is asked of the others, and giving up.
fn commands_with_others(model: &Model<'_>, [take_back, offer]: [String; 2]) -> Vec<Command<Wish>> {
    let seen = model.seen;
    let company = model.sitting.company();
    let cut = company.is_some_and(|company| company.cut);
    let way = |way: WayOut| {
        if seen.ways_out.contains(&way) && !cut {
            return Ok(());
        }
        Err(match (&seen.ending, company, model.variant()) {
            (Some(_), ..) => Refused::Over,
            (_, Some(company), _) if company.waits => Refused::SomebodyMissing,
            _ if cut => Refused::NoConnection,
            (.., Variant::Field) => Refused::Illegal(words!("field-why-not-begun")),
            (.., Variant::European) if way == WayOut::Resign => {
                Refused::Illegal(words!("table-resign-on-turn"))
            }
            _ if way == WayOut::Agree => Refused::Illegal(words!("table-draw-people-only")),
            _ => Refused::NotYourTurn,
        })
    };
    let asked = company.is_some_and(|company| company.asked);
    let ends_at_once = model.variant() == Variant::Minnaar;
    let (draw, hover) = match model.variant() {
        Variant::Minnaar => agree_label(Variant::Minnaar),
        _ => (offer, words!("table-offer-draw-hover")),
    };
    let may_draw = match asked && model.variant() != Variant::Minnaar {
        true => Err(Refused::Asked),
        false => way(WayOut::Agree),
    };
    let mut commands = vec![
        Command {
            label: draw,
            icon: icon::HANDSHAKE,
            wish: Wish::Act(Act::WayOut(WayOut::Agree)),
            hover,
            key: Some(Key::OfferDraw),
            allowed: told(may_draw),
            grave: ends_at_once,
            narrow: false,
        },
        Command {
            label: take_back,
            icon: icon::ARROW_U_UP_LEFT,
            wish: Wish::Act(Act::TakeBack),
            hover: words!("table-ask-take-back-hover"),
            key: Some(Key::TakeBack),
            allowed: told(seen.take_back.clone()),
            grave: false,
            narrow: false,
        },
    ];
    if model.variant() != Variant::Minnaar {
        commands.insert(1, resign(way(WayOut::Resign)));
    }
    commands
}

/// Take-back, hint and the ways out; pause while computers play by themselves.
pub(super) fn commands(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    if model.sitting.looks_on() {
        return;
    }
    if model.watching.only_computers {
        let over = model.seen.ending.as_ref().map(|_| words!("table-over"));
        if all_watch(ui, model.watching.paused, over) {
            wishes.push(Wish::PauseWatching);
        }
        return;
    }
    // Many players need room in a low window.
    let low = ui.ctx().viewport_rect().height() < grown(ui, 660.0) && model.seen.chairs.len() > 2;
    let commands = match model.sitting.is_online() {
        true => commands_with_others(model, asking_labels(ui)),
        false => all_commands(model),
    };
    // Two have room for their words in one row.
    command_grid(ui, low && commands.len() > 2, commands, wishes);
}
