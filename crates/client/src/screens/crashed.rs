//! After the game has broken off: what happened, where the report is, and how to send it.

use super::{Asking, Notices};
use crate::launch::Reports;
use crate::saves::in_words;
use crate::theme::{self, Panels};
use bevy::prelude::*;
use bevy_egui::egui::{self, Key, RichText, TextWrapMode, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use std::fs;
use std::path::Path;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays)
            .run_if(resource_exists::<Reports>),
    );
}

/// What can be done about a report.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing.
    GoOn,
    /// Its text goes into the clipboard.
    Copy,
    /// Its folder is opened.
    OpenFolder,
}

fn run(
    mut contexts: EguiContexts,
    mut reports: ResMut<Reports>,
    mut notices: ResMut<Notices>,
    mut asking: ResMut<Asking>,
) -> Result {
    let Some(report) = reports.0.first().cloned() else {
        return Ok(());
    };
    asking.0 = true;
    let ctx = contexts.ctx_mut()?;
    let done = match show(ctx, &report) {
        Some(Choice::GoOn) => {
            reports.0.clear();
            asking.0 = false;
            return Ok(());
        }
        Some(Choice::Copy) => copy(ctx, &report),
        Some(Choice::OpenFolder) => open_folder(&report),
        None => return Ok(()),
    };
    notices.push(done.unwrap_or_else(|problem| problem));
    Ok(())
}

fn copy(ctx: &egui::Context, report: &Path) -> Result<String, String> {
    let text = fs::read_to_string(report)
        .map_err(|problem| words!("trust-crash-unread", problem = in_words(&problem)))?;
    ctx.copy_text(text);
    Ok(words!("trust-crash-copied"))
}

fn open_folder(report: &Path) -> Result<String, String> {
    let path = report.parent().unwrap_or(report);
    let folder = path.display().to_string();
    open::that_detached(path).map_err(|problem| {
        let problem = in_words(&problem);
        words!(
            "trust-crash-unopened",
            folder = folder.clone(),
            problem = problem
        )
    })?;
    Ok(words!("trust-crash-opened", folder = folder))
}

/// Draws the sheet; gives what is chosen.
pub fn show(ctx: &egui::Context, report: &Path) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "crashed");
    theme::sheet(ctx, "crashed", 560.0, |ui| {
        theme::title(ui, words!("trust-crash-title"));
        ui.label(words!("trust-crash-what"));
        ui.add_space(4.0);
        ui.label(words!("trust-crash-report"));
        theme::inset_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            let path = RichText::new(report.display().to_string()).monospace();
            ui.add(egui::Label::new(path).wrap_mode(TextWrapMode::Wrap));
        });
        ui.add_space(4.0);
        theme::note(ui, words!("trust-crash-send"));
        ui.add_space(8.0);
        buttons(ui, opened)
    })
}

fn buttons(ui: &mut Ui, opened: bool) -> Option<Choice> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let size = vec2(150.0, 38.0);
        let on = ui.add_sized(size, theme::primary(words!("trust-crash-go-on")));
        if opened {
            on.request_focus();
        }
        if on.clicked() || ui.input(|input| input.key_pressed(Key::Escape)) {
            chosen = Some(Choice::GoOn);
        }
        for (icon, name, choice) in [
            (icons::COPY, words!("trust-crash-copy"), Choice::Copy),
            (
                icons::FOLDER_OPEN,
                words!("trust-crash-folder"),
                Choice::OpenFolder,
            ),
        ] {
            let button = egui::Button::new(format!("{icon}  {name}"));
            if ui.add_sized(size + vec2(24.0, 0.0), button).clicked() {
                chosen = Some(choice);
            }
        }
    });
    chosen
}
