//! The field itself: a strip at the foot of board or map, which leaves it that room.

use super::reading::{Read, Way, read};
use crate::panels::named;
use crate::spoken::Say;
use crate::theme::{grown, inset_frame, palette, panel_frame, text_size};
use bevy::prelude::{MessageWriter, Resource};
use bevy_egui::egui::{
    self, Area, Button, Context, FontId, Key, Label, Modifiers, Order, Rect, RichText, TextEdit,
    TextStyle, Ui, pos2, vec2,
};
use egui_phosphor::regular as icon;

/// How much room the strip takes at the foot of what it belongs to, in points at the usual text
/// size.
const ROOM: f32 = 58.0;
/// Between the strip and what lies around it.
const GAP: f32 = 4.0;
/// The most that the strip is wide, and what is written in it.
const WIDEST: f32 = 860.0;
const LINE: f32 = 260.0;
/// The room for how many more may be meant.
const MORE: f32 = 100.0;
/// Between two of the things that may be meant, and beside their words.
const BETWEEN: f32 = 4.0;
const PADDING: f32 = 6.0;

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

    /// How much room it takes at the foot of board or map, in points, with words `text` times as
    /// large as usual.
    pub fn room(&self, text: f32) -> f32 {
        if self.is_open { ROOM * text } else { 0.0 }
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

/// Draws the field at the foot of `room`, a part of the window; `hint` stands in it while it is
/// empty.
pub fn show<T>(
    ctx: &Context,
    typing: &mut Typing,
    ways: &[Way<T>],
    room: Rect,
    hint: &str,
) -> Typed {
    let meaning = read(&typing.text, ways);
    let listed = listed(typing, &meaning);
    by_arrows(ctx, typing, listed.len());
    let strip = strip(room, text_size(ctx));
    let area = Area::new("typed moves".into())
        .order(Order::Middle)
        .fixed_pos(strip.min)
        .fade_in(false);
    let drawn = area.show(ctx, |ui| {
        panel_frame()
            .inner_margin(7)
            .show(ui, |ui| {
                let inside = strip.size() - vec2(14.0, 14.0);
                ui.set_width(inside.x);
                ui.horizontal(|ui| {
                    ui.set_height(inside.y);
                    let entered = line(ui, typing, hint);
                    let picked = told(ui, typing, ways, &meaning, &listed);
                    picked
                        .map(Typed::Does)
                        .or(entered.then(|| enter(typing, &meaning, &listed)))
                })
                .inner
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

/// Where the strip lies at the foot of a part of the window, with words `text` times as large as
/// usual.
pub(super) fn strip(room: Rect, text: f32) -> Rect {
    let wide = (room.width() - 2.0 * GAP).min(WIDEST * text);
    let high = ROOM * text;
    let corner = pos2(room.center().x - wide / 2.0, room.bottom() - high + GAP);
    Rect::from_min_size(corner, vec2(wide, high - 2.0 * GAP))
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

/// What came of the last text, or what may be meant by this one.
fn told<T>(
    ui: &mut Ui,
    typing: &Typing,
    ways: &[Way<T>],
    meaning: &Read,
    listed: &[usize],
) -> Option<usize> {
    if !typing.told.is_empty() {
        let told = RichText::new(&typing.told).color(palette::WAX).size(13.5);
        ui.add(Label::new(told).wrap());
        return None;
    }
    if listed.is_empty() {
        if !typing.text.trim().is_empty() {
            let words = RichText::new(words!("typed-nothing")).color(palette::FADED_INK);
            ui.add(Label::new(words.size(13.5)).wrap());
        }
        return None;
    }
    list(ui, typing, ways, meaning, listed)
}

/// As many as there is room for: of so wide ones in a row, from which to before which. What was
/// chosen stays in sight.
fn in_sight(widths: &[f32], room: f32, chosen: usize) -> std::ops::Range<usize> {
    let ends = |from: usize| {
        let mut right = 0.0;
        let fit = widths[from..].iter().take_while(|width| {
            right += **width + BETWEEN;
            right <= room + BETWEEN
        });
        from + fit.count()
    };
    let first = (0..=chosen).find(|from| ends(*from) > chosen);
    let first = first.unwrap_or(chosen);
    first..ends(first).max(first + 1).min(widths.len())
}

/// What may be meant, as buttons.
fn list<T>(
    ui: &mut Ui,
    typing: &Typing,
    ways: &[Way<T>],
    meaning: &Read,
    listed: &[usize],
) -> Option<usize> {
    let spelled = |index: usize| {
        let way = ways.get(index)?;
        way.spellings.first().map(String::as_str)
    };
    let font = TextStyle::Button.resolve(ui.style());
    let width = |index: &usize| {
        let words = spelled(*index).unwrap_or_default().to_owned();
        let drawn = ui
            .painter()
            .layout_no_wrap(words, font.clone(), palette::INK);
        drawn.size().x + 2.0 * PADDING
    };
    let widths: Vec<f32> = listed.iter().map(width).collect();
    let shown = in_sight(
        &widths,
        ui.available_width() - grown(ui, MORE),
        typing.chosen.unwrap_or(0),
    );
    let more = listed.len() - shown.end;
    let mut picked = None;
    ui.spacing_mut().item_spacing.x = BETWEEN;
    ui.spacing_mut().button_padding = vec2(PADDING, 2.0);
    for place in shown {
        let Some((&index, words)) = listed.get(place).zip(spelled(listed[place])) else {
            continue;
        };
        let chosen = match typing.chosen {
            Some(at) => at == place,
            None => meaning.meant() == Some(index),
        };
        let button = Button::selectable(chosen, words).frame_when_inactive(true);
        if ui.add(button).clicked() {
            picked = Some(index);
        }
    }
    if more > 0 {
        let words = RichText::new(words!("typed-more", count = more));
        let font = FontId::proportional(13.0);
        let words = words.color(palette::FADED_INK).font(font);
        ui.add(Label::new(words).truncate());
    }
    picked
}

/// The field and its cross; whether Enter was pressed in it.
fn line(ui: &mut Ui, typing: &mut Typing, hint: &str) -> bool {
    let wide = grown(ui, LINE).min(ui.available_width() * 0.55);
    let edit = TextEdit::singleline(&mut typing.text)
        .id(field_id())
        .hint_text(hint)
        .lock_focus(true)
        .char_limit(60)
        .desired_width(wide);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_stays_in_sight() {
        let widths = [40.0, 60.0, 50.0, 30.0];
        assert_eq!(in_sight(&widths, 500.0, 0), 0..4);
        assert_eq!(in_sight(&widths, 110.0, 0), 0..2);
        assert_eq!(in_sight(&widths, 110.0, 1), 0..2);
        assert_eq!(in_sight(&widths, 110.0, 2), 2..4);
        assert_eq!(in_sight(&widths, 90.0, 3), 2..4);
        // Too wide for all the room, it is there all the same.
        assert_eq!(in_sight(&widths, 10.0, 1), 1..2);
        assert_eq!(in_sight(&[], 10.0, 0), 0..0);
    }
}
