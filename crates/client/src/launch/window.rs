//! The window: its size, its icon, filling the screen, and how often it is drawn.

use crate::battle::Table;
use crate::board;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::theme::PictureHandles;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    MonitorSelection, PresentMode, PrimaryWindow, RequestRedraw, WindowMode,
    WindowResizeConstraints, WindowResolution,
};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(paces(REST))
        .add_systems(Startup, load_icon)
        .add_systems(Update, (set_icon, switch_full_screen, wake_while_loading))
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
    if keys.just_pressed(KeyCode::F11) {
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
const SOON: Duration = Duration::from_millis(50);

/// How long the window rests when it is drawn for the ground's life (`lively`) and the interface
/// wants to be drawn again after `wish`.
fn rest(lively: bool, wish: Duration) -> Duration {
    let usual = if lively {
        Duration::from_secs_f32(1.0 / board::LIFE_RATE)
    } else {
        REST
    };
    // Always the same little while: every change of pace costs a picture.
    if wish < usual { SOON } else { usual }
}

fn paces(rest: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(rest),
        unfocused_mode: UpdateMode::reactive_low_power(DEEP_REST),
    }
}

fn set_pace(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    interfaces: Query<&EguiFullOutput>,
    mut pace: ResMut<WinitSettings>,
) {
    let lively = *screen.get() == Screen::Battle
        && *overlay.get() == Overlay::None
        && !settings.reduced_motion()
        && table.is_some_and(|table| board::lives(table.shown().terrain()));
    let wish = interfaces
        .iter()
        .filter_map(|interface| interface.0.as_ref())
        .flat_map(|output| output.viewport_output.values())
        .map(|viewport| viewport.repaint_delay)
        .min()
        .unwrap_or(Duration::MAX);
    let wished = paces(rest(lively, wish));
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
    let loading = handles.0.iter().any(|handle| {
        assets
            .get_load_state(handle)
            .is_some_and(|state| state.is_loading())
    });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::BattleSetup;
    use bevy::state::app::StatesPlugin;
    use rules::battle::Terrain;

    /// How long a focused window rests over a battle on this ground.
    fn battle_rest(terrain: Terrain, still: bool, overlay: Overlay) -> UpdateMode {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .insert_state(Screen::Battle)
            .insert_state(overlay)
            .insert_resource(Settings {
                reduced_motion: Some(still),
                ..default()
            })
            .insert_resource(Table::new(BattleSetup {
                terrain,
                ..default()
            }))
            .insert_resource(paces(REST))
            .add_systems(PostUpdate, set_pace);
        app.update();
        app.world().resource::<WinitSettings>().focused_mode
    }

    #[test]
    fn a_battle_is_drawn_no_oftener_than_its_ground_lives() {
        let life = UpdateMode::reactive_low_power(Duration::from_secs_f32(1.0 / 6.0));
        let none = UpdateMode::reactive_low_power(REST);
        for (terrain, expected) in [
            (Terrain::River, life),
            (Terrain::Forest, life),
            (Terrain::Siege, none),
        ] {
            assert_eq!(
                battle_rest(terrain, false, Overlay::None),
                expected,
                "{terrain}"
            );
            assert_eq!(battle_rest(terrain, true, Overlay::None), none, "{terrain}");
            assert_eq!(
                battle_rest(terrain, false, Overlay::Help),
                none,
                "{terrain}"
            );
        }
    }

    #[test]
    fn a_tip_does_not_wait_for_the_next_stir_of_the_ground() {
        assert_eq!(rest(false, Duration::from_millis(300)), SOON);
        assert_eq!(rest(true, Duration::from_millis(20)), SOON);
        assert_eq!(rest(false, Duration::MAX), REST);
    }
}
