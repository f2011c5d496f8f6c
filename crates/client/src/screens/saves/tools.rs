//! What can be done with the record that is meant, besides opening it.

use super::Choice;
use crate::panels::named;
use crate::saves::{Listed, SavesError};
use crate::theme::{self, palette};
use bevy_egui::egui::{Button, RichText, Ui, vec2};
use egui_phosphor::regular as icons;

/// Why something cannot be done, in a sentence.
fn told(why: SavesError) -> String {
    format!("{why}.")
}

/// Whether a record is meant that can be opened.
pub(super) fn sound(chosen: Option<&Listed>) -> Result<(), String> {
    match chosen {
        None => Err(words!("library-choose-first")),
        Some(it) if it.trouble.is_some() => Err(words!("library-damaged")),
        Some(_) => Ok(()),
    }
}

/// The row of tools, for the one that is meant and so many that are marked.
pub(super) fn show(ui: &mut Ui, marked: usize, chosen: Option<&Listed>) -> Option<Choice> {
    let mut choice = None;
    let sound = || sound(chosen);
    let may_go_out = || {
        sound()?;
        chosen.map_or(Ok(()), |it| it.card.may_go_out().map_err(told))
    };
    let stem = || chosen.map(|it| it.stem.clone()).unwrap_or_default();
    ui.spacing_mut().item_spacing.x = 6.0;
    ui.spacing_mut().button_padding.x = 8.0;
    for (icon, name, allowed, leads_to) in [
        (
            icons::PENCIL_SIMPLE,
            words!("library-rename"),
            sound(),
            Choice::Rename(stem()),
        ),
        (
            icons::COPY_SIMPLE,
            words!("library-duplicate"),
            sound(),
            Choice::Copy(stem()),
        ),
    ] {
        let button = Button::new(icon).min_size(vec2(34.0, 0.0));
        let response = theme::with_reason(ui, button, allowed).on_hover_text(&name);
        if named(response, &name).clicked() {
            choice = Some(leads_to);
        }
    }
    for (icon, name, hover, allowed, leads_to) in [
        (
            icons::EXPORT,
            words!("library-export"),
            words!("library-export-hover"),
            may_go_out(),
            Choice::Export(stem()),
        ),
        (
            icons::CLIPBOARD_TEXT,
            words!("library-copy-text"),
            words!("library-copy-text-hover"),
            may_go_out(),
            Choice::CopyText(stem()),
        ),
    ] {
        let text = format!("{icon}  {name}");
        let response = theme::button_with_reason(ui, &text, allowed).on_hover_text(hover);
        if response.clicked() {
            choice = Some(leads_to);
        }
    }
    if delete(ui, marked, chosen) {
        choice = Some(Choice::Delete);
    }
    theme::row_end(ui, "import", |ui| {
        for (icon, name, hover, leads_to) in [
            (
                icons::DOWNLOAD_SIMPLE,
                words!("library-import"),
                words!("library-import-hover"),
                Choice::Import,
            ),
            (
                icons::CLIPBOARD,
                words!("library-paste"),
                words!("library-paste-hover"),
                Choice::Paste,
            ),
        ] {
            let button = ui.button(format!("{icon}  {name}"));
            if button.on_hover_text(hover).clicked() {
                choice = Some(leads_to);
            }
        }
    });
    choice
}

/// Deletes what is marked, or what is meant if nothing is.
fn delete(ui: &mut Ui, marked: usize, chosen: Option<&Listed>) -> bool {
    let name = match marked {
        0 => words!("library-delete"),
        count => words!("library-delete-marked", count = count),
    };
    let there = match chosen.is_some() || marked > 0 {
        true => Ok(()),
        false => Err(words!("library-choose-first")),
    };
    let text = RichText::new(format!("{}  {name}", icons::TRASH)).color(palette::WAX);
    let response = theme::with_reason(ui, Button::new(text), there);
    let hover = words!("library-delete-hover");
    response.on_hover_text(hover).clicked()
}
