//! The list itself: a card a save.

use super::Choice;
use crate::saves::{Card, Listed};
use crate::screens::map_picture;
use crate::theme::{self, palette};
use bevy_egui::egui::{self, Align, Key, Layout, Rect, RichText, ScrollArea, Ui, vec2};

/// The height of a card.
const CARD: f32 = 92.0;

/// Draws the list and tells what was chosen on it.
pub(super) fn show(ui: &mut Ui, list: &[Listed], chosen: &str) -> Option<Choice> {
    let mut choice = by_key(ui, list, chosen);
    let moved = choice.is_some();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for listed in list {
                let size = vec2(ui.available_width() - 6.0, CARD);
                let is_chosen = listed.stem == chosen;
                let response = theme::card(ui, size, is_chosen, &listed.card.name, |ui| {
                    contents(ui, listed);
                });
                if let Some(Choice::Choose(stem)) = &choice
                    && moved
                    && *stem == listed.stem
                {
                    response.scroll_to_me(None);
                    response.request_focus();
                }
                if response.double_clicked() && listed.trouble.is_none() {
                    choice = Some(Choice::Open(listed.stem.clone()));
                } else if response.clicked() {
                    choice = Some(Choice::Choose(listed.stem.clone()));
                }
            }
        });
    choice
}

/// Page up, page down, home and end walk through the list; the arrows go from button to button.
fn by_key(ui: &Ui, list: &[Listed], chosen: &str) -> Option<Choice> {
    if !ui.is_enabled() {
        return None;
    }
    let at = list.iter().position(|it| it.stem == chosen)?;
    let last = list.len().saturating_sub(1);
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let to = if pressed(Key::PageDown) {
        at.saturating_add(1).min(last)
    } else if pressed(Key::PageUp) {
        at.saturating_sub(1)
    } else if pressed(Key::Home) {
        0
    } else if pressed(Key::End) {
        last
    } else if pressed(Key::Delete) {
        return Some(Choice::Delete(chosen.to_owned()));
    } else if pressed(Key::F2) {
        return Some(Choice::Rename(chosen.to_owned()));
    } else {
        return None;
    };
    list.get(to).map(|it| Choice::Choose(it.stem.clone()))
}

fn contents(ui: &mut Ui, listed: &Listed) {
    let card = &listed.card;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
        let side = CARD - 18.0;
        let alt = format!("Picture of {}", card.name);
        map_picture::show(ui, &listed.stem, listed.picture.as_ref(), side, &alt);
        let room = ui.available_rect_before_wrap();
        let right = 190.0_f32.min(room.width() * 0.42);
        let left = Rect::from_min_max(room.min, room.max - vec2(right, 0.0));
        let right = Rect::from_min_max(egui::pos2(left.right(), room.top()), room.max);
        column(ui, left, Align::Min, |ui| {
            let name = RichText::new(&card.name).family(theme::serif_bold());
            ui.add(egui::Label::new(name.size(20.0)).wrap());
            match &listed.trouble {
                Some(trouble) => {
                    let words = RichText::new(trouble).color(palette::WAX).size(13.5);
                    ui.add(egui::Label::new(words).truncate());
                }
                None => {
                    ui.label(RichText::new(card.state_words()).size(14.5));
                    small(ui, card.date_words());
                }
            }
        });
        if listed.trouble.is_none() {
            column(ui, right, Align::Max, |ui| about(ui, card));
        }
    });
}

fn about(ui: &mut Ui, card: &Card) {
    ui.label(RichText::new(card.opponent_words()).size(14.5));
    small(ui, card.world_words());
}

fn small(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).size(13.5).color(palette::FADED_INK));
}

/// Lines in the middle of the height of a card.
fn column(ui: &mut Ui, place: Rect, align: Align, lines: impl FnOnce(&mut Ui)) {
    let place = place.shrink2(vec2(0.0, 6.0));
    let layout = Layout::top_down(align);
    ui.scope_builder(egui::UiBuilder::new().max_rect(place).layout(layout), lines);
}
