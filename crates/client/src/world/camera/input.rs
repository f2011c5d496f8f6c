//! Wheel, keys, edges of the window and fingers.

use super::glide::Gaze;
use super::view::{Frame, MapView};
use crate::keys::{Command, Pressed};
use crate::panels::PanelInput;
use crate::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_pancam::PanCam;

/// How far a press goes before it is a drag, in logical pixels.
const DRAG_FROM: f32 = 6.0;
/// How near a line of the wheel brings the map.
const WHEEL: f32 = 1.11;
/// Pixels of a trackpad that are as much as a line.
const LINE: f32 = 60.0;
/// How near a press of + brings the map.
const KEY_ZOOM: f32 = 1.3;
/// How fast keys and edges pan, in logical pixels a second.
const PAN: f32 = 900.0;
/// How near the edge of the window the pointer must be to pan, in logical pixels.
const EDGE: f32 = 2.0;
/// How long it must rest there first, in seconds.
const EDGE_REST: f32 = 0.18;

/// Whether the press that goes on, or the one that was just released, moves the map: then it taps
/// nothing.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Dragging(pub bool);

/// What a person has under the hands.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    keys: Pressed<'w>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    pinch: MessageReader<'w, 's, PinchGesture>,
    touches: Res<'w, Touches>,
    panel: Res<'w, PanelInput>,
    time: Res<'w, Time>,
    settings: Res<'w, Settings>,
}

/// What is remembered from one picture to the next.
#[derive(Default)]
pub(super) struct Memory {
    /// Where the press began, unless it began on a panel.
    pressed: Option<Vec2>,
    /// How long the pointer has been at the edge.
    at_edge: f32,
}

/// Turns what the hands do into where the camera goes.
pub(super) fn steer(
    mut hands: Hands,
    mut gaze: ResMut<Gaze>,
    mut view: ResMut<MapView>,
    mut dragging: ResMut<Dragging>,
    mut cameras: Query<&mut PanCam>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut memory: Local<Memory>,
) {
    let Some((start, frame)) = gaze.goal() else {
        return;
    };
    drag(&hands, &mut dragging, &mut cameras, &mut memory);
    let mut goal = hands.zoom(start, &frame);
    let pan = hands.pan(&mut memory) * hands.time.delta_secs().min(0.1) * PAN;
    if pan != Vec2::ZERO {
        goal = frame.pan(&goal, pan);
    }
    if let Some(held) = fingers(&hands.touches, &view, &frame, &mut dragging, &mut memory) {
        // A finger stays on what it touched: no gliding behind.
        *view = held;
        goal = held;
    }
    if hands.free_keys() && hands.keys.just(Command::WholeMap) {
        goal = frame.fit();
    }
    if goal != start {
        gaze.go(goal);
    }
    if goal != start || memory.at_edge > 0.0 && memory.at_edge < EDGE_REST {
        redraw.write(RequestRedraw);
    }
}

/// A press that goes far enough moves the map; the camera's library does the moving.
fn drag(
    hands: &Hands,
    dragging: &mut Dragging,
    cameras: &mut Query<&mut PanCam>,
    memory: &mut Memory,
) {
    let pointer = hands.window.cursor_position();
    if hands.mouse.just_pressed(MouseButton::Left) {
        memory.pressed = pointer.filter(|_| !hands.panel.has_pointer);
        dragging.0 = false;
    }
    let held = hands.mouse.pressed(MouseButton::Left);
    if let (Some(start), Some(now), true) = (memory.pressed, pointer, held)
        && start.distance(now) > DRAG_FROM
    {
        dragging.0 = true;
    }
    let grabs = if dragging.0 && held {
        vec![MouseButton::Middle, MouseButton::Left]
    } else {
        vec![MouseButton::Middle]
    };
    for mut camera in cameras {
        if camera.grab_buttons != grabs {
            camera.grab_buttons.clone_from(&grabs);
        }
    }
}

impl Hands<'_, '_> {
    /// Whether letters may be meant for the map.
    fn free_keys(&self) -> bool {
        !self.panel.has_keyboard && !self.keys.is_chord() && !self.keys.control()
    }

    fn zoom(&mut self, start: MapView, frame: &Frame) -> MapView {
        let lines: f32 = self
            .wheel
            .read()
            .map(|turn| match turn.unit {
                MouseScrollUnit::Line => turn.y,
                MouseScrollUnit::Pixel => turn.y / LINE,
            })
            .sum();
        let pinch: f32 = self.pinch.read().map(|pinch| pinch.0).sum();
        let factor = WHEEL.powf(lines) * pinch.exp();
        let mut goal = start;
        if factor != 1.0 && !self.panel.has_pointer {
            let point = self.window.cursor_position();
            goal = frame.zoom(&goal, point.unwrap_or(frame.area.center()), factor);
        }
        if self.free_keys() {
            let nearer = (Command::Nearer, KEY_ZOOM);
            let farther = (Command::Farther, 1.0 / KEY_ZOOM);
            for (command, factor) in [nearer, farther] {
                if self.keys.just(command) {
                    goal = frame.zoom(&goal, frame.area.center(), factor);
                }
            }
        }
        goal
    }

    /// Where keys and edges want to go, to the right and down.
    fn pan(&self, memory: &mut Memory) -> Vec2 {
        let mut way = Vec2::ZERO;
        if self.free_keys() {
            for (command, step) in [
                (Command::West, Vec2::NEG_X),
                (Command::East, Vec2::X),
                (Command::North, Vec2::NEG_Y),
                (Command::South, Vec2::Y),
            ] {
                if self.keys.held(command) {
                    way += step;
                }
            }
        }
        let edge = self.edge();
        if edge == Vec2::ZERO {
            memory.at_edge = 0.0;
        } else {
            memory.at_edge += self.time.delta_secs().min(0.1);
            if memory.at_edge >= EDGE_REST {
                way += edge;
            }
        }
        way.normalize_or_zero()
    }

    /// At which edge of a focused window the pointer is.
    fn edge(&self) -> Vec2 {
        let buttons = [MouseButton::Left, MouseButton::Middle, MouseButton::Right];
        let quiet =
            self.settings.edge_panning && self.window.focused && !self.mouse.any_pressed(buttons);
        let Some(point) = self.window.cursor_position().filter(|_| quiet) else {
            return Vec2::ZERO;
        };
        edge_of(point, self.window.size())
    }
}

fn edge_of(point: Vec2, window: Vec2) -> Vec2 {
    let part = |at: f32, end: f32| {
        if at <= EDGE {
            -1.0
        } else if at >= end - 1.0 - EDGE {
            1.0
        } else {
            0.0
        }
    };
    Vec2::new(part(point.x, window.x), part(point.y, window.y))
}

/// One finger moves the map, two also zoom it.
fn fingers(
    touches: &Touches,
    view: &MapView,
    frame: &Frame,
    dragging: &mut Dragging,
    memory: &mut Memory,
) -> Option<MapView> {
    if touches.any_just_pressed() && touches.iter().count() == 1 {
        dragging.0 = false;
    }
    let held: Vec<&Touch> = touches.iter().take(2).collect();
    match held.as_slice() {
        [one] => {
            memory.pressed = None;
            dragging.0 |= one.distance().length() > DRAG_FROM;
            dragging.0.then(|| frame.pan(view, -one.delta()))
        }
        [one, other] => {
            dragging.0 = true;
            let was = (one.previous_position(), other.previous_position());
            let now = (one.position(), other.position());
            Some(pinch(view, frame, was, now))
        }
        _ => None,
    }
}

/// What was under two fingers stays under them as far as it can.
fn pinch(view: &MapView, frame: &Frame, was: (Vec2, Vec2), now: (Vec2, Vec2)) -> MapView {
    let spread = was.0.distance(was.1).max(1.0);
    let factor = now.0.distance(now.1).max(1.0) / spread;
    let (from, to) = (was.0.midpoint(was.1), now.0.midpoint(now.1));
    frame.zoom(&frame.pan(view, from - to), to, factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_very_edge_pans() {
        let window = Vec2::new(1280.0, 720.0);
        assert_eq!(edge_of(Vec2::new(640.0, 360.0), window), Vec2::ZERO);
        assert_eq!(edge_of(Vec2::new(8.0, 360.0), window), Vec2::ZERO);
        assert_eq!(edge_of(Vec2::new(0.0, 719.0), window), Vec2::new(-1.0, 1.0));
        assert_eq!(edge_of(Vec2::new(1279.0, 10.0), window), Vec2::X);
    }

    #[test]
    fn two_fingers_keep_what_is_under_them() {
        let map = Rect::from_corners(Vec2::ZERO, Vec2::splat(1600.0));
        let frame = Frame::new(Vec2::new(1280.0, 720.0), Rect::default(), map, 100.0);
        let view = frame.centred(Vec2::splat(800.0), 1.2);
        let was = (Vec2::new(500.0, 300.0), Vec2::new(700.0, 300.0));
        let now = (Vec2::new(480.0, 330.0), Vec2::new(780.0, 330.0));
        let after = pinch(&view, &frame, was, now);
        for (from, to) in [(was.0, now.0), (was.1, now.1)] {
            let place = view.to_world(from);
            assert!(after.to_window(place).distance(to) < 0.1);
        }
    }
}
