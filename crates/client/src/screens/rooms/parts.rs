//! Fields to be filled in, with what is wrong with them below.

use crate::online::{Field, Trouble};
use crate::theme::{self, palette};
use bevy_egui::egui::{Id, Key, Label, RichText, TextEdit, Ui, vec2};
use protocol::{RoomCode, RoomCodeError, limits};

/// A sheet on the page, as wide as there is room.
pub(super) fn sheet<T>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> T {
    theme::inset_frame()
        .inner_margin(11)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A line of text to be typed.
pub(super) struct Line<'a> {
    /// What it is.
    pub name: &'a str,
    /// What stands there in pale letters while it is empty.
    pub hint: &'a str,
    /// The most letters.
    pub most: usize,
    /// How wide; as wide as there is room if not told.
    pub width: Option<f32>,
}

/// Draws a line; whether it was just typed to its end with Enter.
pub(super) fn line(ui: &mut Ui, line: &Line<'_>, text: &mut String) -> bool {
    let label = ui.label(RichText::new(line.name).strong());
    field(ui, line, text, label.id)
}

/// [`line`] whose name stands elsewhere.
pub(super) fn field(ui: &mut Ui, line: &Line<'_>, text: &mut String, label: Id) -> bool {
    let id = Id::new(("rooms", line.name));
    let edit = TextEdit::singleline(text)
        .id(id)
        .char_limit(line.most)
        .hint_text(line.hint)
        .vertical_align(bevy_egui::egui::Align::Center);
    let width = line.width.unwrap_or_else(|| ui.available_width());
    let height = ui.spacing().interact_size.y;
    let response = ui.add_sized(vec2(width, height), edit).labelled_by(label);
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// What went wrong with a field, if anything did.
pub(super) fn trouble(ui: &mut Ui, trouble: Option<&Trouble>, field: Field) {
    if let Some(trouble) = trouble.filter(|it| it.field == field) {
        wrong(ui, &trouble.words);
    }
}

/// Words about what is wrong.
pub(super) fn wrong(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).color(palette::WAX).size(14.0);
    ui.add(Label::new(words).wrap());
}

/// What is typed becomes a code as far as it can.
pub(super) fn sift_code(code: &mut String) {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    let sifted: String = letters.take(RoomCode::MAX).collect();
    *code = sifted.to_ascii_uppercase();
}

/// Whether a code is one.
pub(super) fn may_be_code(code: &str) -> Result<(), String> {
    match code.parse::<RoomCode>() {
        Ok(_) => Ok(()),
        Err(_) if code.is_empty() => Err(words!("rooms-needs-code")),
        Err(RoomCodeError::Length(_)) => Err(words!("rooms-code-length")),
        Err(RoomCodeError::Letter(letter)) => {
            Err(words!("rooms-code-letter", letter = letter.to_string()))
        }
    }
}

/// Whether an address is one.
pub(super) fn may_be_address(address: &str) -> Result<(), String> {
    match link::address(address) {
        Ok(_) => Ok(()),
        Err(_) if address.trim().is_empty() => Err(words!("rooms-no-address")),
        Err(_) => Err(words!("rooms-bad-address", address = address.trim())),
    }
}

/// What is wrong with an address that is typed, if anything is.
pub(super) fn address_wrong(ui: &mut Ui, address: &str) {
    if let (false, Err(words)) = (address.trim().is_empty(), may_be_address(address)) {
        wrong(ui, &words);
    }
}

/// The player's own name.
pub(super) fn name(ui: &mut Ui, name: &mut String) -> bool {
    let it = Line {
        name: &words!("rooms-your-name"),
        hint: &words!("rooms-player"),
        most: limits::NAME,
        width: None,
    };
    line(ui, &it, name)
}
