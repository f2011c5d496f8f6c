use super::Transition;
use bevy::input::InputSystems;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui::Event};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        hold.after(InputSystems)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .run_if(|it: Res<Transition>| it.holds_hands()),
    )
    .add_systems(
        PreUpdate,
        hold_board
            .after(InputSystems)
            .run_if(|it: Res<Transition>| it.moves_camera()),
    );
}

/// Board and map are drawn from nearer or further meanwhile: nothing of them is where it is seen.
/// Panels are, and so are the keys.
fn hold_board(
    mut mouse: Option<ResMut<ButtonInput<MouseButton>>>,
    mut touches: Option<ResMut<Touches>>,
) {
    if let Some(mouse) = &mut mouse {
        mouse.clear();
    }
    if let Some(touches) = &mut touches {
        let begun: Vec<u64> = touches.iter_just_pressed().map(|it| it.id()).collect();
        for id in begun {
            touches.clear_just_pressed(id);
        }
    }
}

/// Nothing that is pressed meanwhile is meant for either screen; what is let go is.
fn hold(
    mut keys: Option<ResMut<ButtonInput<KeyCode>>>,
    mouse: Option<ResMut<ButtonInput<MouseButton>>>,
    touches: Option<ResMut<Touches>>,
    mut inputs: Query<&mut EguiInput>,
) {
    if let Some(keys) = &mut keys {
        keys.clear();
    }
    hold_board(mouse, touches);
    for mut input in &mut inputs {
        input.bypass_change_detection().events.retain(|event| {
            !matches!(
                event,
                Event::PointerButton { pressed: true, .. }
                    | Event::Key { pressed: true, .. }
                    | Event::Text(_)
                    | Event::MouseWheel { .. }
            )
        });
    }
}
