//! How everything moves.

use super::choice;
use crate::settings::{AnimationSpeed, Settings, ShownSpeed};
use crate::theme;
use bevy_egui::egui::Ui;

/// Draws the leaf.
pub(super) fn show(ui: &mut Ui, settings: &mut Settings) {
    super::two_columns(ui, |left, right| {
        stillness(left, settings);
        pace(right, settings);
    });
}

fn stillness(ui: &mut Ui, settings: &mut Settings) {
    theme::heading(ui, words!("common-reduced-motion"));
    let follow = match settings.system_reduced_motion {
        true => words!("settings-on-as-system"),
        false => words!("settings-off-as-system"),
    };
    let choices = [
        (None, follow),
        (Some(true), words!("settings-on")),
        (Some(false), words!("settings-off")),
    ];
    theme::row(ui, |ui| {
        for (value, name) in choices {
            choice(ui, &mut settings.reduced_motion, value, name);
        }
    });
    theme::note(ui, words!("settings-about-stillness"));
}

fn pace(ui: &mut Ui, settings: &mut Settings) {
    theme::heading(ui, words!("settings-pace"));
    ui.label(words!("settings-piece-speed"));
    theme::row(ui, |ui| {
        for (speed, name) in AnimationSpeed::ALL.into_iter().zip([
            words!("settings-slowly"),
            words!("settings-as-usual"),
            words!("settings-fast"),
        ]) {
            choice(ui, &mut settings.animation_speed, speed, name);
        }
    });
    ui.label(words!("settings-shown-speed"));
    theme::row(ui, |ui| {
        for (speed, name) in ShownSpeed::ALL.into_iter().zip([
            words!("settings-slowly"),
            words!("settings-as-usual"),
            words!("settings-fast"),
            words!("settings-not-shown"),
        ]) {
            choice(ui, &mut settings.shown_speed, speed, name);
        }
    });
    ui.checkbox(&mut settings.edge_panning, words!("settings-edge-panning"));
    ui.checkbox(&mut settings.asks_to_end, words!("settings-asks-to-end"));
}
