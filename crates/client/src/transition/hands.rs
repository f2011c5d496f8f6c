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
    );
}

/// Nothing that is pressed meanwhile is meant for either screen; what is let go is.
fn hold(
    mut keys: Option<ResMut<ButtonInput<KeyCode>>>,
    mut mouse: Option<ResMut<ButtonInput<MouseButton>>>,
    mut touches: Option<ResMut<Touches>>,
    mut inputs: Query<&mut EguiInput>,
) {
    if let Some(keys) = &mut keys {
        keys.clear();
    }
    if let Some(mouse) = &mut mouse {
        mouse.clear();
    }
    if let Some(touches) = &mut touches {
        let begun: Vec<u64> = touches.iter_just_pressed().map(|it| it.id()).collect();
        for id in begun {
            touches.clear_just_pressed(id);
        }
    }
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
