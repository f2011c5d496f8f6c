//! The window: its size, its icon, filling the screen, and how often it is drawn.

use crate::keys::Command;
use crate::online::Attention;
use crate::settings::Settings;
use crate::spoken::Listening;
use crate::theme::{PictureHandles, is_loading};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    MonitorSelection, PresentMode, PrimaryWindow, RequestRedraw, WindowMode,
    WindowResizeConstraints, WindowResolution,
};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use std::time::Duration;
use winit::window::UserAttentionType;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(paces(REST))
        .add_systems(Startup, load_icon)
        .add_systems(Update, (set_icon, switch_full_screen, wake_while_loading))
        .add_systems(Update, ask_for_attention.run_if(on_message::<Attention>))
        .add_systems(
            PostUpdate,
            set_pace
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// The window as it is opened; `size` in logical pixels.
pub(super) fn window(size: (u32, u32)) -> Window {
    Window {
        title: "Amir's Chess".into(),
        name: Some("amirs-chess".into()),
        resolution: WindowResolution::new(size.0, size.1),
        resize_constraints: WindowResizeConstraints {
            min_width: 800.0,
            min_height: 600.0,
            ..default()
        },
        // Waits for the screen, so that no picture is drawn in vain.
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// Opens the window over the whole screen if the settings say so; `windowed` overrules them.
pub(super) fn fill_screen_if_wished(world: &mut World, windowed: bool) {
    if windowed || !world.resource::<Settings>().full_screen {
        return;
    }
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world) {
        window.mode = mode(true);
    }
}

fn mode(full_screen: bool) -> WindowMode {
    if full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn switch_full_screen(
    keys: Res<ButtonInput<KeyCode>>,
    mut settings: ResMut<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut wished: Local<Option<bool>>,
) {
    if settings.keys.given(Command::FullScreen, &keys) {
        settings.full_screen = !settings.full_screen;
    }
    // The first value was given when the window was opened.
    let before = *wished.get_or_insert(settings.full_screen);
    if before != settings.full_screen {
        window.mode = mode(settings.full_screen);
        *wished = Some(settings.full_screen);
    }
}

/// How long a window waits for something to happen before it is drawn again. What moves on its
/// own asks for its next picture with `RequestRedraw`.
const REST: Duration = Duration::from_secs(2);

/// The same while the player is elsewhere.
const DEEP_REST: Duration = Duration::from_secs(10);

/// How long while the interface counts the moments until it shows something, such as a tip.
const SOON: Duration = Duration::from_millis(100);

/// How long while it counts seconds, such as until a lost connection is tried again.
const SECOND: Duration = Duration::from_secs(1);

/// How long the window rests when the interface wants to be drawn again after `wish`.
fn rest(wish: Duration) -> Duration {
    // Always one of the same few: every change of pace costs a picture.
    match wish {
        // A wish is told a little short: by the time of a picture.
        wish if wish < SECOND.saturating_sub(SOON) => SOON,
        wish if wish < REST => SECOND,
        _ => REST,
    }
}

fn paces(rest: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(rest),
        unfocused_mode: UpdateMode::reactive_low_power(DEEP_REST),
    }
}

fn set_pace(
    interfaces: Query<&EguiFullOutput>,
    listening: Option<Res<Listening>>,
    mut pace: ResMut<WinitSettings>,
) {
    let wish = interfaces
        .iter()
        .filter_map(|interface| interface.0.as_ref())
        .flat_map(|output| output.viewport_output.values())
        .map(|viewport| viewport.repaint_delay)
        .min()
        .unwrap_or(Duration::MAX);
    // What a screen reader asks for is only looked at when a picture is drawn.
    let listens = listening.is_some_and(|it| it.0);
    let wish = if listens { wish.min(SOON) } else { wish };
    let wished = paces(rest(wish));
    if wished.focused_mode != pace.focused_mode {
        *pace = wished;
    }
}

/// A window that nobody has touched yet is drawn until all it shows has come.
fn wake_while_loading(
    handles: Res<PictureHandles>,
    assets: Res<AssetServer>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut still: Local<u32>,
) {
    if *still > SETTLED {
        return;
    }
    let loading = handles.0.iter().any(|it| is_loading(&assets, it));
    *still = if loading { 0 } else { *still + 1 };
    redraw.write(RequestRedraw);
}

/// How many pictures are drawn after the last asset has come: it takes a few to reach the screen.
const SETTLED: u32 = 8;

/// The window's icon while it loads.
#[derive(Resource)]
struct Icon(Handle<Image>);

fn load_icon(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Icon(assets.load("icon.png")));
}

fn set_icon(
    mut commands: Commands,
    icon: Option<Res<Icon>>,
    images: Res<Assets<Image>>,
    window: Single<Entity, With<PrimaryWindow>>,
    // Windows may only be touched from the main thread.
    _main_thread: NonSendMarker,
) {
    let Some(image) = icon.and_then(|icon| images.get(&icon.0).cloned()) else {
        return;
    };
    commands.remove_resource::<Icon>();
    let (width, height) = (image.width(), image.height());
    let made = image
        .data
        .ok_or_else(|| "it holds no pixels".to_owned())
        .and_then(|pixels| {
            winit::window::Icon::from_rgba(pixels, width, height).map_err(|it| it.to_string())
        });
    match made {
        Ok(icon) => WINIT_WINDOWS.with_borrow(|windows| {
            if let Some(window) = windows.get_window(*window) {
                window.set_window_icon(Some(icon));
            }
        }),
        Err(problem) => warn!("the window goes without its icon: {problem}"),
    }
}

/// The window system marks the window, or its place in a bar, until it is looked at.
fn ask_for_attention(window: Single<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.request_user_attention(Some(UserAttentionType::Informational));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tip_does_not_wait_for_the_window_to_wake() {
        assert_eq!(rest(Duration::from_millis(300)), SOON);
        assert_eq!(rest(Duration::ZERO), SOON);
        assert_eq!(rest(Duration::from_millis(980)), SECOND);
        assert_eq!(rest(Duration::MAX), REST);
    }
}
