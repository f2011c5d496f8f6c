//! What is asked over the board: which of several, and whether the game really is to end.

use super::model::{Model, Wish};
use crate::keys::Command as Key;
use crate::panels::keep_on_or;
use crate::theme::{grown, heading, just_opened, note, palette, panel_frame};
use bevy_egui::egui::{
    Align, Align2, Area, Button, Context, Order, Pos2, Rect, RichText, Ui, pos2, vec2,
};
use rules::Variant;
use tabletop::{Act, Asking, Choice, Player, Point, Verb, WayOut, capital};

/// Asks the open question over the board, `board` in points; `place` tells where a point is.
pub fn questions(
    ctx: &Context,
    model: &Model<'_>,
    board: Rect,
    place: impl Fn(Point) -> Rect,
) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let Some(asking) = model.sitting.asking() else {
        return wishes;
    };
    let (at, pivot) = match asking {
        Asking::Which(choices) => match choices.first().and_then(|choice| choice.to) {
            Some(goal) => beside(board, place(goal)),
            None => (board.center(), Align2::CENTER_CENTER),
        },
        Asking::Sure(choice) => away_from(board, choice.destroys.first().map(|at| place(*at))),
        Asking::WayOut(..) | Asking::Agree { .. } => (board.center(), Align2::CENTER_CENTER),
    };
    Area::new("question of a table".into())
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain_to(board.expand(20.0))
        .show(ctx, |ui| {
            panel_frame().show(ui, |ui| {
                ui.set_max_width(board.width().min(grown(ui, 380.0)) - 40.0);
                match asking {
                    Asking::Which(choices) => which(ui, model, choices, &mut wishes),
                    Asking::WayOut(player, way) => {
                        way_out(ui, model, *player, *way, &mut wishes);
                    }
                    Asking::Agree { by, to } => agree(ui, model, *by, *to, &mut wishes),
                    Asking::Sure(choice) => sure(ui, choice, &mut wishes),
                }
            });
        });
    wishes
}

/// Where a chooser lies: beside its goal, on the side where the board has more room.
fn beside(board: Rect, goal: Rect) -> (Pos2, Align2) {
    let right = goal.center().x < board.center().x;
    let below = goal.center().y < board.center().y;
    let (x, across) = match right {
        true => (goal.right() + 6.0, Align::Min),
        false => (goal.left() - 6.0, Align::Max),
    };
    let (y, down) = match below {
        true => (goal.top(), Align::Min),
        false => (goal.bottom(), Align::Max),
    };
    (pos2(x, y), Align2([across, down]))
}

/// Where a question lies that leaves a part of the board free: in the other half.
fn away_from(board: Rect, part: Option<Rect>) -> (Pos2, Align2) {
    match part {
        Some(part) if part.center().y < board.center().y => {
            let at = pos2(board.center().x, board.bottom() - 20.0);
            (at, Align2::CENTER_BOTTOM)
        }
        Some(_) => (
            pos2(board.center().x, board.top() + 20.0),
            Align2::CENTER_TOP,
        ),
        None => (board.center(), Align2::CENTER_CENTER),
    }
}

/// What is asked when several choices go to the same place.
fn lead(choices: &[Choice]) -> String {
    match choices.first().map(|choice| choice.verb) {
        Some(Verb::Move | Verb::Capture) if choices.iter().all(|it| it.icon.is_some()) => {
            words!("panel-promotion")
        }
        Some(Verb::Place) => words!("table-which-out"),
        Some(Verb::Load) => words!("table-which-in"),
        _ => words!("table-which"),
    }
}

fn which(ui: &mut Ui, model: &Model<'_>, choices: &[Choice], wishes: &mut Vec<Wish>) {
    let opened = just_opened(ui.ctx(), "which");
    let livery = model.turn().map(|chair| chair.livery);
    ui.label(RichText::new(lead(choices)).color(palette::INK));
    ui.spacing_mut().item_spacing.y = 5.0;
    for (index, choice) in choices.iter().enumerate() {
        let words = RichText::new(&choice.words).size(16.0);
        let button = match (choice.icon, livery) {
            (Some(kind), Some(livery)) => {
                Button::image_and_text(model.pictures.figure(kind, livery, 36.0), words)
            }
            _ => Button::new(words),
        };
        let response = ui.add(button.min_size(vec2(170.0, 40.0)));
        if opened && index == 0 {
            response.request_focus();
        }
        if response.clicked() {
            wishes.push(Wish::Act(Act::Choose(choice.action.clone())));
        }
    }
    let cancel = ui
        .button(words!("panel-cancel"))
        .on_hover_text(words!("panel-cancel-hover"));
    if cancel.clicked() {
        wishes.push(Wish::Act(Act::Cancel));
    }
}

/// Whether what cannot be mended is really to be done.
fn sure(ui: &mut Ui, choice: &Choice, wishes: &mut Vec<Wish>) {
    heading(ui, words!("table-sure", what = &choice.words));
    note(ui, choice.asks.as_deref().unwrap_or_default());
    let answer = keep_on_or(
        ui,
        (
            &words!("table-think-again"),
            Some(Key::No),
            Wish::Act(Act::Cancel),
        ),
        (
            &words!("table-do-it"),
            Some(Key::Yes),
            Wish::Act(Act::Confirm),
        ),
    );
    wishes.extend(answer);
}

/// A player at the beginning of a sentence.
fn subject(model: &Model<'_>, player: Player) -> String {
    let chair = model.seen.chair(player);
    chair.map_or_else(String::new, |chair| capital(&chair.called))
}

/// The question and what comes of it.
fn way_out_words(model: &Model<'_>, player: Player, way: WayOut) -> (String, String) {
    let variant = model.variant();
    let name = subject(model, player);
    let against_computers = model.seen.chairs.iter().any(|it| !it.sitter.is_human());
    match (way, variant) {
        (WayOut::Resign, Variant::European) => (
            words!("table-ask-resign"),
            words!("table-ask-resign-leaves", name = name),
        ),
        (WayOut::Resign, _) => (
            words!("table-ask-resign"),
            words!("table-ask-resign-loses", name = name),
        ),
        (WayOut::Agree, Variant::Minnaar) => {
            (words!("table-ask-end"), words!("table-ask-end-words"))
        }
        (WayOut::Agree, _) if against_computers => {
            (words!("table-ask-offer"), words!("table-ask-offer-words"))
        }
        (WayOut::Agree, _) => (words!("table-ask-draw"), words!("table-ask-draw-words")),
    }
}

/// Another wishes the game to end undecided.
fn agree(ui: &mut Ui, model: &Model<'_>, by: Player, to: Player, wishes: &mut Vec<Wish>) {
    let name = model.seen.chair(to).map_or("", |chair| &chair.name);
    heading(ui, words!("table-ask-agree", name = name));
    let by = subject(model, by);
    note(ui, words!("table-ask-agree-words", name = by));
    let answer = keep_on_or(
        ui,
        (
            &words!("table-play-on"),
            Some(Key::No),
            Wish::Act(Act::Cancel),
        ),
        (
            &words!("table-agree"),
            Some(Key::Yes),
            Wish::Act(Act::Confirm),
        ),
    );
    wishes.extend(answer);
}

fn way_out(ui: &mut Ui, model: &Model<'_>, player: Player, way: WayOut, wishes: &mut Vec<Wish>) {
    let (title, words) = way_out_words(model, player, way);
    heading(ui, &title);
    note(ui, &words);
    let ends = match (way, model.variant()) {
        (WayOut::Resign, _) => words!("panel-resign"),
        (WayOut::Agree, Variant::Minnaar) => words!("table-end-battle"),
        (WayOut::Agree, _) => words!("panel-draw"),
    };
    let answer = keep_on_or(
        ui,
        (
            &words!("table-play-on"),
            Some(Key::No),
            Wish::Act(Act::Cancel),
        ),
        (&ends, Some(Key::Yes), Wish::Act(Act::Confirm)),
    );
    wishes.extend(answer);
}
