//! How everything looks.

use super::sizes::{Most, Size};
use crate::keys::{Command, with_key};
use crate::settings::{Colours, Settings};
use crate::theme::{self, Pictures};
use bevy_egui::egui::{self, RichText, Ui, vec2};
use rules::{Color as Side, Piece};
use words::Language;

/// Draws the leaf; `most` are the greatest sizes for which the window has room.
pub(super) fn show(ui: &mut Ui, settings: &mut Settings, pictures: &Pictures, most: Most) {
    super::two_columns(ui, |left, right| {
        display(left, settings, most);
        board(right, settings, pictures);
    });
}

fn display(ui: &mut Ui, settings: &mut Settings, most: Most) {
    theme::heading(ui, words!("settings-picture"));
    language(ui, settings);
    Size::Ui.choose(ui, &mut settings.ui_scale, most.ui);
    Size::Text.choose(ui, &mut settings.text_size, most.text);
    let words = with_key(
        ui.ctx(),
        &words!("settings-full-screen"),
        Command::FullScreen,
    );
    ui.checkbox(&mut settings.full_screen, words);
    ui.checkbox(
        &mut settings.show_coordinates,
        words!("settings-coordinates"),
    );
    ui.checkbox(&mut settings.show_threats, words!("settings-threats"));
}

fn language(ui: &mut Ui, settings: &mut Settings) {
    let of_system = words!(
        "settings-language-of-system",
        name = settings.system_language.name()
    );
    let name = |choice: Option<Language>| choice.map_or_else(|| of_system.clone(), Language::name);
    ui.horizontal(|ui| {
        let label = ui.label(words!("settings-language"));
        let list = egui::ComboBox::from_id_salt("language")
            .selected_text(name(settings.language))
            .width(ui.available_width() - ui.spacing().item_spacing.x)
            .show_ui(ui, |ui| {
                let all = Language::all().map(Some);
                for choice in std::iter::once(None).chain(all) {
                    ui.selectable_value(&mut settings.language, choice, name(choice));
                }
            });
        list.response.labelled_by(label.id);
    });
}

fn board(ui: &mut Ui, settings: &mut Settings, pictures: &Pictures) {
    theme::heading(ui, words!("settings-colours"));
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    for pair in Colours::ALL.chunks(2) {
        ui.horizontal(|ui| {
            for &colours in pair {
                let name = colours.pair();
                let chosen = settings.colours == colours;
                let response = theme::card(
                    ui,
                    vec2(width, 40.0 + theme::grown(ui, 22.0)),
                    chosen,
                    &name,
                    |ui| {
                        ui.vertical_centered(|ui| {
                            ui.spacing_mut().item_spacing.y = 1.0;
                            let kings = vec2(70.0, 32.0);
                            ui.allocate_ui(kings, |ui| {
                                ui.horizontal(|ui| {
                                    for side in Side::ALL {
                                        let row = colours.row(side);
                                        ui.add(pictures.piece(row, Piece::King, 31.0));
                                    }
                                });
                            });
                            ui.label(RichText::new(&name).size(13.0));
                        });
                    },
                );
                if response.clicked() {
                    settings.colours = colours;
                }
            }
        });
    }
}
