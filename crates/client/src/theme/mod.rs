//! How the game looks: paper, ink, fonts, the camera, and the pictures panels show.

mod chords;
mod fonts;
mod intent;
mod load;
mod page;
pub mod palette;
mod pictures;
mod reason;
mod rows;
mod style;
mod table_pictures;
mod widgets;

pub use fonts::{grown, longest, serif, serif_bold, set_text_size, text_size, ungrown};
pub(crate) use load::{is_loading, load_picture, load_picture_with, sources};
pub use page::{Page, back_button, way_on};
pub use pictures::{PictureHandles, Pictures};
pub use reason::{button_with_reason, told_why, wide_with_reason, with_reason};
pub use rows::{Foot, add_unframed, row, row_end};
pub use style::{install, install_with, soft_shadow};
pub use table_pictures::{TablePictures, badge_column, is_block, kind_column, livery_row};
pub(crate) use widgets::large_sheet;
pub use widgets::{
    Stepper, card, grave_button, heading, inset_frame, just_opened, note, opened, panel_frame,
    paper, primary, primary_button, scrolled, select_all, sheet, stepper, title,
};

use crate::keys;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, egui,
};
use table_pictures::load_table_pictures;

pub(super) fn plugin(app: &mut App) {
    let [red, green, blue, _] = palette::DUSK.to_array();
    app.init_resource::<Pictures>()
        .init_resource::<PictureHandles>();
    pictures::load_pictures(app.world_mut());
    app.add_plugins((chords::plugin, intent::plugin, load::plugin))
        .insert_resource(ClearColor(Color::srgb_u8(red, green, blue)))
        .add_systems(Startup, spawn_camera)
        .add_systems(
            PreUpdate,
            dress
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PreUpdate,
            leave_out_old_news
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, adjust.in_set(Panels::Dress))
        .add_systems(OnEnter(Screen::TableSetup), load_table_pictures)
        .add_systems(OnEnter(Screen::Table), load_table_pictures)
        .add_systems(OnEnter(Overlay::Help), load_table_pictures)
        // A letter that is new in this picture must come with it, not one picture later.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (
                Panels::Dress,
                Panels::Battle,
                Panels::Screens,
                Panels::Overlays,
            )
                .chain(),
        );
}

/// The order in which panels are drawn, in the schedule `EguiPrimaryContextPass`.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Panels {
    /// The interface scale and the text size.
    Dress,
    /// The panels of a battle.
    Battle,
    /// Title and set-up.
    Screens,
    /// What lies over them.
    Overlays,
}

/// The camera that draws the window; others paint pictures for it.
#[derive(Component, Copy, Clone, Debug, Default)]
pub struct MainCamera;

/// The camera of the window: a world unit is a logical pixel, the middle of the window is the origin.
/// Its first picture carries the egui context.
fn spawn_camera(mut commands: Commands) {
    // Pictures bring soft edges of their own: smoothing every pixel four times over shows nothing
    // and is most of the work where there is no graphics card.
    commands.spawn((Camera2d, MainCamera, Msaa::Off));
}

/// The modifier keys are told to egui in every frame, and whatever it is told makes it ask for
/// another: what is no news is left out, so that a still window rests.
fn leave_out_old_news(mut inputs: Query<&mut EguiInput>, mut known: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input
            .bypass_change_detection()
            .events
            .retain(|event| match event {
                egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *known, *now) != *now,
                _ => true,
            });
    }
}

/// Fonts can only be used from the pass after they were given: before the first one is drawn.
fn dress(
    mut contexts: Query<&mut EguiContext, Added<EguiContext>>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    for mut context in &mut contexts {
        let size = settings.text_size_in(window.width(), window.height());
        install_with(context.get_mut(), size);
    }
}

fn adjust(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let scale = settings.scale_in(window.width(), window.height());
    if ctx.zoom_factor() != scale {
        ctx.set_zoom_factor(scale);
    }
    set_text_size(ctx, settings.text_size_in(window.width(), window.height()));
    if settings.is_changed() {
        let time = if settings.reduced_motion() { 0.0 } else { 0.1 };
        ctx.all_styles_mut(|style| {
            style.animation_time = time;
            style.visuals.text_cursor.blink = !settings.reduced_motion();
        });
        keys::tell(ctx, &settings.keys);
        ctx.options_mut(|options| options.input_options.max_click_duration = LONGEST_CLICK);
    }
    Ok(())
}

/// How long, in seconds, a button may be held and still be pressed: where pictures come slowly,
/// press and release are told far apart.
const LONGEST_CLICK: f64 = 5.0;

/// A `Ui` over the whole window, under all windows and overlays, to put panels into.
pub fn root_ui(ctx: &egui::Context, id: &'static str) -> egui::Ui {
    egui::Ui::new(
        ctx.clone(),
        id.into(),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(ctx.viewport_rect()),
    )
}
