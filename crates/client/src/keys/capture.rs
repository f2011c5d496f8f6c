//! A key that is asked for is nobody else's.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui::Event};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Capture>().add_systems(
        PreUpdate,
        catch
            .after(InputSystems)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .run_if(|capture: Res<Capture>| capture.waits),
    );
}

/// Whether the next key is asked for, and which it was.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Capture {
    /// The next key is kept from everybody else.
    pub waits: bool,
    /// What was pressed; to be taken away by who asked.
    pub got: Option<KeyCode>,
}

fn catch(
    mut capture: ResMut<Capture>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut inputs: Query<&mut EguiInput>,
) {
    let first = keys.get_just_pressed().next().copied();
    if first.is_some() {
        capture.got = first;
    }
    keys.clear();
    for mut input in &mut inputs {
        let input = input.bypass_change_detection();
        let is_key = |event: &Event| matches!(event, Event::Key { .. } | Event::Text(_));
        input.events.retain(|event| !is_key(event));
    }
}
