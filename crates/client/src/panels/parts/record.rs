use crate::analysis::SWITCH;
use crate::keys::{Command, with_key};
use crate::panels::named;
use crate::theme::{grown, inset_frame, with_reason};
use bevy_egui::egui::{
    Align, Button, Id, Label, Margin, Response, RichText, ScrollArea, TextWrapMode, Ui, Vec2, vec2,
};
use egui_phosphor::regular as icon;

/// The record in a box that scrolls, with `below` points for what `foot` draws under it. `entries`
/// is told whether the shown entry has to be brought into sight: when another is shown than in the
/// frame before (`shown`: which record, its version, how many entries), or the box has got another size.
pub(crate) fn record_list<W>(
    ui: &mut Ui,
    shown: (&'static str, u64, usize),
    below: f32,
    wishes: &mut Vec<W>,
    entries: impl FnOnce(&mut Ui, bool, &mut Vec<W>),
    foot: impl FnOnce(&mut Ui, &mut Vec<W>),
) {
    inset_frame()
        .inner_margin(Margin::symmetric(6, 4))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let height = (ui.available_height() - below).max(40.0);
            let moved = has_moved(ui, shown, vec2(ui.available_width(), height));
            ScrollArea::vertical()
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
                    ui.spacing_mut().button_padding = vec2(5.0, 1.0);
                    ui.spacing_mut().interact_size.y = 22.0;
                    entries(ui, moved, wishes);
                });
            foot(ui, wishes);
        });
}

fn has_moved(ui: &Ui, (record, version, at): (&str, u64, usize), size: Vec2) -> bool {
    let last_seen = Id::new((record, "last shown entry"));
    let now = (version, at, size.round());
    ui.data_mut(|data| {
        let before = data.get_temp::<(u64, usize, Vec2)>(last_seen);
        data.insert_temp(last_seen, now);
        before != Some(now)
    })
}

/// An entry of the record, as a button.
pub(crate) struct Entry {
    pub text: RichText,
    pub width: f32,
    pub wrap: TextWrapMode,
    /// Whether the board is as after it.
    pub shown: bool,
    /// Whether it is to scroll into sight then.
    pub moved: bool,
}

impl Entry {
    pub fn show(self, ui: &mut Ui) -> Response {
        let button = Button::selectable(self.shown, self.text)
            .wrap_mode(self.wrap)
            .min_size(vec2(self.width, 22.0));
        let response = crate::theme::add_unframed(ui, self.shown, button);
        if self.shown && self.moved {
            response.scroll_to_me(Some(Align::Center));
        }
        response
    }
}

/// Two entries side by side, after the number of their round; `entry` draws one of the given width.
pub(crate) fn pair<T>(
    ui: &mut Ui,
    number: &str,
    entries: &[Option<T>; 2],
    over: bool,
    mut entry: impl FnMut(&mut Ui, &T, f32),
) {
    let half = ((ui.available_width() - grown(ui, 42.0)) / 2.0).max(40.0);
    ui.horizontal(|ui| {
        let number = RichText::new(number).small().weak();
        ui.add_sized(vec2(grown(ui, 28.0), 22.0), Label::new(number));
        for (place, it) in entries.iter().enumerate() {
            match it {
                Some(it) => entry(ui, it, half),
                // Nobody answers any more.
                None if place == 1 && over => {}
                None => {
                    ui.add_sized(vec2(half, 22.0), Label::new("…"));
                }
            }
        }
    });
}

/// Where somebody is in a record.
pub(crate) struct Reading {
    /// The position before the first entry is shown.
    pub at_start: bool,
    /// The present is shown.
    pub live: bool,
    /// Nothing is on record.
    pub empty: bool,
    /// It is being played by itself.
    pub replaying: bool,
    /// The bar of the replay lies under the board and steers it.
    pub steered: bool,
}

/// What the buttons below a record ask for.
pub(crate) struct Ways<W> {
    pub start: W,
    pub back: W,
    pub replay: W,
    pub forward: W,
    pub present: W,
    /// Nothing where there is no analysis.
    pub analysis: Option<W>,
}

/// A button: its sign, its words and key, what it asks for, and why it can't be done now.
type Step<W> = (&'static str, (String, Command), W, Option<String>);

/// A row of buttons to go through the record, and to have it analysed.
pub(crate) fn record_bar<W>(ui: &mut Ui, reading: &Reading, ways: Ways<W>, wishes: &mut Vec<W>) {
    let nothing = match reading.empty {
        true => words!("table-record-empty"),
        false => words!("panel-nothing-further"),
    };
    let back = reading.at_start.then(|| nothing.clone());
    let on = reading.live.then(|| nothing.clone());
    let (play, play_words) = match reading.replaying {
        true => (icon::PAUSE, words!("table-record-stop")),
        false => (icon::PLAY, words!("table-record-play")),
    };
    let steps = [
        (
            icon::SKIP_BACK,
            (words!("table-record-to-start"), Command::Start),
            ways.start,
            back.clone(),
        ),
        (
            icon::CARET_LEFT,
            (words!("table-record-back"), Command::Back),
            ways.back,
            back,
        ),
        (
            play,
            (play_words, Command::Pause),
            ways.replay,
            reading.empty.then_some(nothing),
        ),
        (
            icon::CARET_RIGHT,
            (words!("table-record-on"), Command::Forward),
            ways.forward,
            on.clone(),
        ),
        (
            icon::SKIP_FORWARD,
            (words!("panel-return-hover"), Command::Present),
            ways.present,
            on,
        ),
    ];
    let steps = steps.into_iter().filter(|_| !reading.steered);
    let mut buttons: Vec<_> = steps.collect();
    if let Some(analysis) = ways.analysis {
        let (sign, words) = SWITCH;
        buttons.push((sign, (words.say(), Command::Analyse), analysis, None));
    }
    row(ui, buttons, wishes);
}

fn row<W>(ui: &mut Ui, buttons: Vec<Step<W>>, wishes: &mut Vec<W>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().interact_size.y = 24.0;
        ui.spacing_mut().button_padding = vec2(2.0, 2.0);
        let count = buttons.len() as f32;
        let width = ((ui.available_width() - 4.0 * (count - 1.0)) / count).max(20.0);
        for (sign, (words, key), wish, refused) in buttons {
            let words = with_key(ui.ctx(), &words, key);
            let allowed = refused.map_or(Ok(()), Err);
            let button = Button::new(sign).min_size(vec2(width, 24.0));
            let response = with_reason(ui, button, allowed).on_hover_text(&words);
            if named(response, &words).clicked() {
                wishes.push(wish);
            }
        }
    });
}
