//! The settings, each at work the moment it is changed.

mod keys;
mod motion;
mod picture;
mod sizes;
mod sound;

pub use keys::Rebinding;
pub use sizes::Most;

use super::{Overlay, Return};
use crate::keys::{Capture, Keys};
use crate::settings::Settings;
use crate::theme::{self, Panels, Pictures};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Button, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Overlays)
                .run_if(in_state(Overlay::Settings)),
        )
        .add_systems(OnExit(Overlay::Settings), (use_wished_sizes, stop_waiting));
}

/// A leaf of the settings.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// How everything looks.
    #[default]
    Picture,
    /// How everything sounds.
    Sound,
    /// How everything moves.
    Motion,
    /// Which keys do what.
    Keys,
}

impl Page {
    /// Every leaf.
    pub const ALL: [Self; 4] = [Self::Picture, Self::Sound, Self::Motion, Self::Keys];

    /// What stands on its tab.
    pub fn name(self) -> String {
        match self {
            Self::Picture => words!("settings-picture"),
            Self::Sound => words!("settings-sound"),
            Self::Motion => words!("settings-motion"),
            Self::Keys => words!("settings-keys"),
        }
    }
}

/// What lies open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The leaf.
    pub page: Page,
    /// What goes on with the keys.
    pub rebinding: Rebinding,
}

fn run(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut open: ResMut<Open>,
    mut capture: ResMut<Capture>,
    pictures: Res<Pictures>,
    window: Single<&Window, With<PrimaryWindow>>,
    back: Res<Return>,
    mut next: ResMut<NextState<Overlay>>,
) -> Result {
    let mut changed = settings.clone();
    let most = Most::of(&settings, window.width(), window.height());
    if let Some(key) = capture.got.take() {
        open.rebinding.take(key, &mut changed.keys);
    }
    if show(
        contexts.ctx_mut()?,
        &mut changed,
        &mut open,
        &pictures,
        most,
    ) {
        next.set(back.0);
    }
    let waits = open.rebinding.waits.is_some();
    capture.set_if_neq(Capture { waits, got: None });
    settings.set_if_neq(changed);
    Ok(())
}

/// Closed by a key meanwhile: what was chosen holds.
fn use_wished_sizes(mut contexts: EguiContexts, mut settings: ResMut<Settings>) -> Result {
    let mut changed = settings.clone();
    sizes::use_wished(contexts.ctx_mut()?, &mut changed);
    settings.set_if_neq(changed);
    Ok(())
}

fn stop_waiting(mut open: ResMut<Open>, mut capture: ResMut<Capture>) {
    open.rebinding = Rebinding::default();
    *capture = Capture::default();
}

/// Draws the settings and changes them as they are worked; gives whether to close them.
/// `most` are the greatest sizes for which the window has room.
pub fn show(
    ctx: &egui::Context,
    settings: &mut Settings,
    open: &mut Open,
    pictures: &Pictures,
    most: Most,
) -> bool {
    let opened = theme::just_opened(ctx, "settings");
    let room = ctx.viewport_rect().height() - 48.0 - 40.0;
    theme::sheet(ctx, "settings", 740.0, |ui| {
        theme::title(ui, words!("common-settings"));
        tabs(ui, open);
        ui.add_space(2.0);
        // What is above and below the leaf.
        let height = (room - 150.0).clamp(200.0, 420.0);
        ui.scope(|ui| {
            ui.set_min_height(height.min(330.0));
            match open.page {
                Page::Picture => picture::show(ui, settings, pictures, most),
                Page::Sound => sound::show(ui, settings),
                Page::Motion => motion::show(ui, settings),
                Page::Keys => keys::show(ui, &mut settings.keys, &mut open.rebinding, height),
            }
        });
        let mut close = false;
        ui.horizontal(|ui| {
            let done = theme::primary_button(ui, words!("settings-done"));
            if opened {
                done.request_focus();
            }
            close = done.clicked();
            reset(ui, settings, open);
        });
        close
    })
}

fn tabs(ui: &mut Ui, open: &mut Open) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for page in Page::ALL {
            let button = Button::selectable(open.page == page, page.name());
            if ui.add(button.frame_when_inactive(true)).clicked() {
                open.page = page;
                open.rebinding = Rebinding::default();
            }
        }
    });
}

/// All as at first: the keys on their own leaf, the rest on the others.
fn reset(ui: &mut Ui, settings: &mut Settings, open: &mut Open) {
    if open.page == Page::Keys {
        let allowed = match settings.keys.any_changed() {
            false => Err(words!("keys-page-nothing")),
            true => Ok(()),
        };
        if theme::button_with_reason(ui, words!("keys-page-reset"), allowed).clicked() {
            settings.keys = Keys::default();
            open.rebinding = Rebinding::default();
        }
        return;
    }
    let usual = Settings {
        last_setup: settings.last_setup.clone(),
        last_played: settings.last_played.clone(),
        last_campaign: settings.last_campaign.clone(),
        last_table: settings.last_table.clone(),
        lessons: settings.lessons.clone(),
        online: settings.online.clone(),
        keys: settings.keys.clone(),
        language: settings.language,
        system_reduced_motion: settings.system_reduced_motion,
        system_language: settings.system_language,
        puzzles: settings.puzzles.clone(),
        ..Settings::default()
    };
    let allowed = match *settings == usual {
        true => Err(words!("settings-nothing-to-reset")),
        false => Ok(()),
    };
    if theme::button_with_reason(ui, words!("settings-reset"), allowed).clicked() {
        *settings = usual;
    }
}

/// Two columns with room between them.
fn two_columns(ui: &mut Ui, contents: impl FnOnce(&mut Ui, &mut Ui)) {
    let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 26.0);
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            left.spacing_mut().item_spacing.x = gap;
            right.spacing_mut().item_spacing.x = gap;
            contents(left, right);
        }
    });
    ui.spacing_mut().item_spacing.x = gap;
}

fn choice<T: PartialEq>(ui: &mut Ui, value: &mut T, this: T, name: String) {
    let button = Button::selectable(*value == this, name).frame_when_inactive(true);
    if ui.add(button).clicked() {
        *value = this;
    }
}
