//! Shows that a campaign is being opened, and lets it be called off.

use super::{Asking, Screen};
use crate::saves::Shelf;
use crate::settings::Settings;
use crate::theme::{self, Panels};
use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;

/// How long a thing may take before it is told.
const UNNOTICED: Duration = Duration::from_millis(150);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, run.in_set(Panels::Overlays));
}

fn run(
    mut contexts: EguiContexts,
    mut shelf: ResMut<Shelf>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut asking: ResMut<Asking>,
    mut since: Local<Option<Duration>>,
) -> Result {
    let shown = matches!(screen.get(), Screen::Title | Screen::Saves);
    let Some(words) = shelf.at_work().filter(|_| shown) else {
        if since.take().is_some() {
            asking.0 = false;
        }
        return Ok(());
    };
    let begun = *since.get_or_insert(time.elapsed());
    if time.elapsed() - begun < UNNOTICED {
        return Ok(());
    }
    asking.0 = true;
    if show(contexts.ctx_mut()?, &words, !settings.reduced_motion()) {
        shelf.call_off();
    }
    Ok(())
}

/// Draws what goes on; gives whether it is to be called off.
pub fn show(ctx: &egui::Context, words: &str, moving: bool) -> bool {
    let opened = theme::just_opened(ctx, "waiting");
    theme::sheet(ctx, "waiting", 340.0, |ui| {
        ui.vertical_centered(|ui| {
            theme::heading(ui, words);
            if moving {
                ui.add(egui::Spinner::new().size(30.0));
            }
            ui.add_space(4.0);
            let cancel = ui.add_sized(
                vec2(140.0, 38.0),
                egui::Button::new(words!("common-cancel")),
            );
            if opened {
                cancel.request_focus();
            }
            cancel.clicked() || ui.input(|input| input.key_pressed(egui::Key::Escape))
        })
        .inner
    })
}
