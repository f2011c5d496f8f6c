//! Which keys do what, to be changed.

use crate::keys::{Command, Keys, Place, name_of, usable};
use crate::theme::{self, palette};
use bevy::prelude::KeyCode;
use bevy_egui::egui::{Align, Button, Label, Layout, RichText, ScrollArea, Ui, vec2};
use egui_phosphor::regular as icon;

/// What is going on with the keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebinding {
    /// The command that waits for a key.
    pub waits: Option<Command>,
    /// What came of the last key.
    pub told: String,
}

impl Rebinding {
    /// Takes the key that was pressed for the command that waits. Escape leaves all as it was.
    pub fn take(&mut self, key: KeyCode, keys: &mut Keys) {
        let Some(command) = self.waits else { return };
        if key == KeyCode::Escape {
            *self = Self::default();
            return;
        }
        if let Err(why) = usable(key) {
            self.told = why.words();
            return;
        }
        let taken = keys.give(command, key);
        self.waits = None;
        self.told = words!("keys-page-given", key = name_of(key), what = command.what());
        self.told += &robbed(keys, &taken);
    }
}

/// Who lost a key by it.
fn robbed(keys: &Keys, taken: &[Command]) -> String {
    let words = taken.iter().map(|loser| match keys.name(*loser) {
        left if left.is_empty() => words!("keys-page-lost", what = loser.what()),
        left => words!("keys-page-lost-one", what = loser.what(), left = left),
    });
    words.map(|words| format!(" {words}")).collect()
}

/// Draws the leaf.
pub(super) fn show(ui: &mut Ui, keys: &mut Keys, rebinding: &mut Rebinding, height: f32) {
    let words = match (rebinding.waits, rebinding.told.as_str()) {
        (_, told) if !told.is_empty() => RichText::new(told).color(palette::INK).strong(),
        (Some(command), _) => {
            let words = words!("keys-page-waits", what = command.what());
            RichText::new(words).color(palette::INK).strong()
        }
        (None, _) => RichText::new(words!("keys-page-choose")).color(palette::FADED_INK),
    };
    ui.allocate_ui(vec2(ui.available_width(), 40.0), |ui| {
        ui.set_min_height(40.0);
        ui.add(Label::new(words.size(14.0)).wrap());
    });
    let height = (height - 48.0).max(120.0);
    theme::inset_frame().show(ui, |ui| {
        ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                for place in Place::ALL {
                    theme::heading(ui, place.name());
                    let commands = Command::ALL.iter().filter(|it| it.place() == place);
                    for &command in commands {
                        line(ui, command, keys, rebinding);
                    }
                }
            });
    });
}

fn line(ui: &mut Ui, command: Command, keys: &mut Keys, rebinding: &mut Rebinding) {
    const KEY: f32 = 120.0;
    const RESET: f32 = 30.0;
    let waits = rebinding.waits == Some(command);
    let name = keys.name(command);
    let text = match (waits, name.as_str()) {
        (true, _) => RichText::new(words!("keys-page-press")),
        (false, "") => RichText::new(words!("keys-page-none")).color(palette::WAX),
        (false, name) => RichText::new(name).strong(),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        ui.spacing_mut().interact_size.y = 26.0;
        let room = ui.available_width() - KEY - RESET - 2.0 * ui.spacing().item_spacing.x;
        let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(vec2(room, 26.0), layout, |ui| {
            ui.set_min_size(vec2(room, 26.0));
            ui.add(Label::new(RichText::new(command.what()).size(14.5)).wrap());
        });
        let button = Button::selectable(waits, text).frame_when_inactive(true);
        let button = ui.add(button.min_size(vec2(KEY, 26.0)));
        button.widget_info(|| {
            let words = words!("keys-page-name", what = command.what(), key = name.as_str());
            bevy_egui::egui::WidgetInfo::selected(
                bevy_egui::egui::WidgetType::Button,
                true,
                waits,
                words,
            )
        });
        if button.clicked() {
            rebinding.waits = (!waits).then_some(command);
            rebinding.told.clear();
        }
        if keys.is_changed(command) {
            let usual = Keys::usual().name(command);
            let words = words!("keys-page-usual", key = usual.as_str());
            let button = Button::new(icon::ARROW_COUNTER_CLOCKWISE).min_size(vec2(RESET, 26.0));
            let button = ui.add(button).on_hover_text(&words);
            if crate::panels::named(button, &words).clicked() {
                let taken = keys.reset(command);
                rebinding.waits = None;
                rebinding.told = words!("keys-page-given", key = usual, what = command.what());
                rebinding.told += &robbed(keys, &taken);
            }
        }
    });
}
