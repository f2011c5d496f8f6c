//! The field itself.

use super::reading::{Read, Way, read};
use crate::panels::named;
use crate::spoken::Say;
use crate::theme::{grown, inset_frame, palette, panel_frame};
use bevy::prelude::{MessageWriter, Resource};
use bevy_egui::egui::{
    self, Align2, Area, Button, Context, Key, Label, Modifiers, Order, Rect, RichText, TextEdit,
    Ui, vec2,
};
use egui_phosphor::regular as icon;

/// How many of the things that may be meant are shown.
const SHOWN: usize = 6;
/// How wide the field is, in points.
const WIDTH: f32 = 270.0;

/// What is being typed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    is_open: bool,
    /// The field gets the keyboard.
    focus: bool,
    text: String,
    /// Which of those shown was chosen with the arrows.
    chosen: Option<usize>,
    /// What came of the last text.
    told: String,
}

impl Typing {
    /// Opens the field, or leads the keyboard back to it.
    pub fn open(&mut self) {
        self.is_open = true;
        self.focus = true;
    }

    /// Whether it is open.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Says why the last text came to nothing; it stays to be mended.
    pub fn refuse(&mut self, why: String, say: &mut MessageWriter<Say>) {
        say.write(Say(why.clone()));
        self.told = why;
        self.focus = true;
    }

    /// What it says.
    pub fn told(&self) -> &str {
        &self.told
    }

    fn done(&mut self) {
        let is_open = self.is_open;
        *self = Self {
            is_open,
            focus: true,
            ..Self::default()
        };
    }
}

/// What came of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing yet.
    Nothing,
    /// This is to be done, by its index.
    Does(usize),
    /// The text means nothing that may be done.
    Unread(String),
}

/// Draws the field at the lower left of `board`; `hint` stands in it while it is empty.
pub fn show<T>(
    ctx: &Context,
    typing: &mut Typing,
    ways: &[Way<T>],
    board: Rect,
    hint: &str,
) -> Typed {
    let meaning = read(&typing.text, ways);
    let listed = listed(typing, &meaning);
    by_arrows(ctx, typing, listed.len());
    let area = Area::new("typed moves".into())
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(board.left_bottom() + vec2(4.0, -4.0))
        .constrain_to(ctx.viewport_rect())
        .fade_in(false);
    let width = grown(ctx, WIDTH).min(board.width() - 8.0);
    let drawn = area.show(ctx, |ui| {
        panel_frame()
            .inner_margin(8)
            .show(ui, |ui| {
                ui.set_width(width - 16.0);
                ui.spacing_mut().item_spacing.y = 4.0;
                let picked = list(ui, typing, ways, &meaning, &listed);
                let entered = line(ui, typing, hint);
                picked
                    .map(Typed::Does)
                    .or(entered.then(|| enter(typing, &meaning, &listed)))
            })
            .inner
    });
    let typed = drawn.inner.unwrap_or(Typed::Nothing);
    if matches!(typed, Typed::Does(_)) {
        typing.done();
        ctx.request_repaint();
    }
    typed
}

/// What is listed: nothing before something has been typed, unless the arrows ask for it.
fn listed(typing: &Typing, meaning: &Read) -> Vec<usize> {
    match typing.text.trim().is_empty() && typing.chosen.is_none() {
        true => Vec::new(),
        false => meaning.begins.clone(),
    }
}

/// Up and down choose among what is listed; Tab completes.
fn by_arrows(ctx: &Context, typing: &mut Typing, listed: usize) {
    if !ctx.memory(|memory| memory.has_focus(field_id())) {
        return;
    }
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
    let last = listed.saturating_sub(1);
    typing.chosen = match typing.chosen.map(|at| at.min(last)) {
        None if down || up => Some(0),
        Some(at) if down => Some((at + 1).min(last)),
        Some(0) if up => None,
        Some(at) if up => Some(at - 1),
        chosen => chosen,
    };
}

fn field_id() -> egui::Id {
    egui::Id::new("typed move")
}

/// What may be meant, as buttons.
fn list<T>(
    ui: &mut Ui,
    typing: &Typing,
    ways: &[Way<T>],
    meaning: &Read,
    listed: &[usize],
) -> Option<usize> {
    let mut picked = None;
    if !typing.told.is_empty() {
        let told = RichText::new(&typing.told).color(palette::WAX).size(14.0);
        ui.add(Label::new(told).wrap());
    } else if listed.is_empty() && !typing.text.trim().is_empty() {
        let words = RichText::new(words!("typed-nothing")).color(palette::FADED_INK);
        ui.add(Label::new(words.size(14.0)).wrap());
    }
    // What the arrows have come to stays in sight.
    let skipped = typing.chosen.map_or(0, |at| (at + 1).saturating_sub(SHOWN));
    let shown = listed.iter().enumerate().skip(skipped).take(SHOWN);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        for (place, &index) in shown {
            let Some(way) = ways.get(index) else { continue };
            let words = way.spellings.first().map_or("", String::as_str);
            let chosen = match typing.chosen {
                Some(at) => at == place,
                None => meaning.meant() == Some(index),
            };
            let button = Button::selectable(chosen, words).frame_when_inactive(true);
            if ui.add(button).clicked() {
                picked = Some(index);
            }
        }
        let more = listed.len().saturating_sub(skipped + SHOWN);
        if more > 0 {
            let words = words!("typed-more", count = more);
            ui.label(RichText::new(words).color(palette::FADED_INK).size(13.0));
        }
    });
    picked
}

/// The field and its cross; whether Enter was pressed in it.
fn line(ui: &mut Ui, typing: &mut Typing, hint: &str) -> bool {
    ui.horizontal(|ui| {
        let room = ui.available_width() - grown(ui, 38.0);
        let edit = TextEdit::singleline(&mut typing.text)
            .id(field_id())
            .hint_text(hint)
            .lock_focus(true)
            .char_limit(60)
            .desired_width(room - 8.0);
        let response = inset_frame()
            .inner_margin(2)
            .show(ui, |ui| ui.add(edit))
            .inner;
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(hint));
        if response.changed() {
            typing.chosen = None;
            typing.told.clear();
        }
        let close = ui.button(icon::X).on_hover_text(words!("typed-close"));
        let closed = named(close, &words!("typed-close")).clicked();
        let escaped = response.lost_focus() && ui.input(|it| it.key_pressed(Key::Escape));
        if closed || escaped {
            *typing = Typing::default();
            return false;
        }
        let entered = response.lost_focus() && ui.input(|it| it.key_pressed(Key::Enter));
        if entered || std::mem::take(&mut typing.focus) {
            response.request_focus();
        }
        entered
    })
    .inner
}

fn enter(typing: &Typing, meaning: &Read, listed: &[usize]) -> Typed {
    if typing.text.trim().is_empty() && typing.chosen.is_none() {
        return Typed::Nothing;
    }
    let chosen = typing.chosen.and_then(|at| listed.get(at)).copied();
    match chosen.or_else(|| meaning.meant()) {
        Some(index) => Typed::Does(index),
        None => Typed::Unread(typing.text.trim().to_owned()),
    }
}
