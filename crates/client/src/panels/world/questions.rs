//! What a person is asked on the map, on a sheet beside what it is about.

use super::beside::Lies;
use super::model::{Model, Wish};
use super::orders::lost_order;
use super::pending::{battle, choice, landing};
use super::picker::{self, picker};
use super::words::todo_words;
use crate::campaign::{Act, Question, place_of};
use crate::keys::{Command as Key, KeyTip};
use crate::theme::{grown, heading, just_opened, note, palette, panel_frame, primary};
use ::campaign::{Side, Square, Todo, ViewPending};
use bevy_egui::egui::{Area, Button, Context, Id, Order, Rect, RichText, ScrollArea, Ui, vec2};

/// Asks the open question over the map, if there is one. `map` is what no panel covers, in
/// points; `place` tells where a square is drawn, if it is in sight.
pub fn questions(
    ctx: &Context,
    model: &Model<'_>,
    map: Rect,
    place: impl Fn(Square) -> Option<Rect>,
) -> Vec<Wish> {
    let mut wishes = Vec::new();
    if model.showing || model.session.curtain().is_some() || model.session.wanted().is_some() {
        return wishes;
    }
    let at = |squares: &[Square]| {
        squares
            .iter()
            .filter_map(|it| place(*it))
            .collect::<Vec<_>>()
    };
    match (model.session.question(), &model.view.pending) {
        (Some(Question::Party(picking)), _) => {
            let clear = at(&[picking.to, picking.from]);
            sheet(ctx, "picker", map, &clear, picker::WIDTH, |ui| {
                picker(ui, model, &picking, &mut wishes);
            });
        }
        (Some(Question::EndTurn(_)), _) => sheet(ctx, "end-turn", map, &[], 380.0, |ui| {
            end_turn(ui, model, &mut wishes);
        }),
        (Some(Question::Resign(_)), _) => sheet(ctx, "resign", map, &[], 360.0, |ui| {
            resign(ui, model, &mut wishes);
        }),
        (None, Some(ViewPending::Defend { .. } | ViewPending::Land { .. }))
            if model.session.looks_on() => {}
        (None, Some(ViewPending::Defend { from, to, .. })) => {
            sheet(ctx, "defend", map, &at(&[*to, *from]), 400.0, |ui| {
                choice(ui, model, &mut wishes);
            });
        }
        (None, Some(ViewPending::Battle { from, to, .. })) => {
            sheet(ctx, "battle", map, &at(&[*to, *from]), 400.0, |ui| {
                battle(ui, model, &mut wishes);
            });
        }
        (None, Some(ViewPending::Land { field, goals, .. })) => {
            let goals: Vec<Square> = goals.iter().collect();
            let clear = at(&[&[*field], goals.as_slice()].concat());
            sheet(ctx, "landing", map, &clear, 330.0, |ui| {
                landing(ui, model, &mut wishes);
            });
        }
        (None, None | Some(ViewPending::Others)) => {}
    }
    wishes
}

fn asked_id() -> Id {
    Id::new("map question")
}

/// Where the open question lies, if one has been drawn in this picture.
pub(super) fn asked_at(ctx: &Context) -> Option<Rect> {
    let asked = ctx.data(|data| data.get_temp::<(u64, Rect)>(asked_id()));
    let (drawn, place) = asked?;
    (drawn == ctx.cumulative_frame_nr()).then_some(place)
}

/// A sheet on the map that leaves these places in sight.
fn sheet(
    ctx: &Context,
    name: &'static str,
    map: Rect,
    clear: &[Rect],
    width: f32,
    contents: impl FnOnce(&mut Ui),
) {
    let id = Id::new(("map question", name));
    let width = grown(ctx, width).min(map.width() - 16.0);
    let drawn = ctx.memory(|memory| memory.area_rect(id));
    let size = drawn.map_or(vec2(width, 240.0), |it| it.size());
    let lay = ctx.data(|data| data.get_temp::<Lies>(id));
    let lies = Lies::again(lay, map.shrink(8.0), clear, size);
    let asked = Area::new(id)
        .order(Order::Middle)
        .fixed_pos(lies.corner())
        .constrain_to(map)
        .show(ctx, |ui| {
            panel_frame().inner_margin(12.0).show(ui, |ui| {
                ui.set_width(width - 28.0);
                let room = map.height() - 16.0 - 28.0;
                ScrollArea::vertical()
                    .max_height(room)
                    .min_scrolled_height(room)
                    .show(ui, contents);
            });
        });
    let asked = (ctx.cumulative_frame_nr(), asked.response.rect);
    ctx.data_mut(|data| data.insert_temp(asked_id(), asked));
    // Its size is known from the second picture on.
    if drawn.is_some() {
        ctx.data_mut(|data| data.insert_temp(id, lies));
    }
}

/// An answer: what its button says, its key, and what it does.
pub(super) type Answer<'a> = (&'a str, Option<Key>, &'a [Wish]);

/// Two answers side by side. The first is golden and has the keyboard from the start.
pub(super) fn two_answers(
    ui: &mut Ui,
    safe: Answer<'_>,
    grave: Answer<'_>,
    wishes: &mut Vec<Wish>,
) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| answers(ui, safe, grave, wishes));
}

/// The same in a row that has begun.
fn answers(ui: &mut Ui, safe: Answer<'_>, grave: Answer<'_>, wishes: &mut Vec<Wish>) {
    let opened = just_opened(ui.ctx(), &format!("answers {}", grave.0));
    let response = ui.add(primary(safe.0)).on_hover_enter(safe.1);
    if opened {
        response.request_focus();
    }
    if response.clicked() {
        wishes.extend_from_slice(safe.2);
    }
    let words = RichText::new(grave.0).color(palette::WAX);
    let button = Button::new(words).min_size(vec2(100.0, 38.0));
    if ui.add(button).on_hover_key_alone(grave.1).clicked() {
        wishes.extend_from_slice(grave.2);
    }
}

fn end_turn(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    heading(ui, words!("world-end-already"));
    let left = model.session.left_undone();
    note(ui, format!("{}:", todo_words(&left)));
    /// So many are listed by name.
    const LISTED: usize = 12;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(8.0, 3.0);
        for todo in left.iter().take(LISTED) {
            let at = place_of(todo);
            let (words, hover) = match todo {
                Todo::Cancelled(_) => (
                    words!("world-todo-order", at = at.to_string()),
                    lost_order(model, at).unwrap_or_else(|| words!("world-todo-order-hint")),
                ),
                Todo::Army(_) => (
                    words!("world-todo-army", at = at.to_string()),
                    words!("world-todo-army-hint"),
                ),
                Todo::City(_) => (
                    words!("world-todo-city", at = at.to_string()),
                    words!("world-todo-city-hint"),
                ),
            };
            if ui.button(words).on_hover_text(hover).clicked() {
                wishes.extend([Wish::Act(Act::Cancel), Wish::Show(at)]);
            }
        }
        let more = left.len().saturating_sub(LISTED);
        if more > 0 {
            ui.label(words!("world-and-more", count = more));
        }
    });
    let them = match left.len() {
        1 => words!("world-look-at-it"),
        _ => words!("world-look-at-them"),
    };
    let mut no_more = !model.asks_to_end;
    let no_more = ui
        .checkbox(&mut no_more, words!("world-ask-no-more"))
        .on_hover_text(words!("world-ask-no-more-hint"))
        .changed()
        .then_some(no_more);
    wishes.extend(no_more.map(|no_more| Wish::AskToEnd(!no_more)));
    let look = [Wish::Act(Act::Cancel), Wish::Act(Act::NextTodo)];
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        // All three in a line, where the window is small, too.
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 8.0;
        let cancel = Button::new(words!("panel-cancel")).min_size(vec2(70.0, 38.0));
        answers(
            ui,
            (&them, None, &look),
            (
                &words!("world-end-anyway"),
                Some(Key::Yes),
                &[Wish::Act(Act::Confirm)],
            ),
            wishes,
        );
        if ui.add(cancel).on_hover_key_alone(Some(Key::No)).clicked() {
            wishes.push(Wish::Act(Act::Cancel));
        }
    });
}

fn resign(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    heading(ui, words!("world-give-up-asked"));
    let other = Side::from(!model.viewer());
    note(ui, words!("world-give-up-note", name = model.name(other)));
    two_answers(
        ui,
        (
            &words!("world-go-on"),
            Some(Key::No),
            &[Wish::Act(Act::Cancel)],
        ),
        (
            &words!("world-give-up"),
            Some(Key::Yes),
            &[Wish::Act(Act::Confirm)],
        ),
        wishes,
    );
}
