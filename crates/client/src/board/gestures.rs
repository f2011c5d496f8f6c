//! What mouse and finger did since the last picture, in its order.
//!
//! Where pictures are slow a whole click, or the end of one and the beginning of the next, falls
//! between two of them. Each press and release counts where it happened, not where the pointer
//! is once the picture comes.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

/// One step of the pointer, whether mouse or finger.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Pointer {
    /// Where it is in the window.
    pub place: Option<Vec2>,
    pub pressed: bool,
    pub released: bool,
    /// The right button puts down what is in the hand.
    pub cancelled: bool,
}

/// What the pointer does.
#[derive(SystemParam)]
pub(crate) struct Gestures<'w, 's> {
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    touches: Res<'w, Touches>,
    events: MessageReader<'w, 's, WindowEvent>,
    /// Where the mouse was at the last picture.
    last: Local<'s, Option<Vec2>>,
}

impl Gestures<'_, '_> {
    /// The steps since the last picture; the last of them is where the pointer is now.
    pub fn since_last_picture(&mut self) -> Vec<Pointer> {
        let now = self.window.cursor_position();
        let events: Vec<&WindowEvent> = self.events.read().collect();
        let mut steps = mouse_steps(&events, *self.last, now);
        *self.last = now;
        // A press that was meant for another screen has been taken away there.
        let (left, right) = (MouseButton::Left, MouseButton::Right);
        for step in &mut steps {
            step.pressed &= self.mouse.just_pressed(left);
            step.released &= self.mouse.just_released(left);
            step.cancelled &= self.mouse.just_pressed(right);
        }
        self.finger().map_or(steps, |finger| vec![finger])
    }

    /// How many fingers are on the screen.
    pub fn fingers(&self) -> usize {
        self.touches.iter().count()
    }

    fn finger(&self) -> Option<Pointer> {
        let begun = self.touches.iter_just_pressed().next();
        let lifted = self.touches.iter_just_released().next();
        let touch = begun.or_else(|| self.touches.iter().next()).or(lifted)?;
        Some(Pointer {
            place: Some(touch.position()),
            pressed: begun.is_some(),
            released: lifted.is_some(),
            cancelled: self.touches.iter_just_canceled().next().is_some(),
        })
    }
}

/// The mouse's steps from where it was at the last picture to where it is now.
fn mouse_steps(events: &[&WindowEvent], last: Option<Vec2>, now: Option<Vec2>) -> Vec<Pointer> {
    let moves = |event: &&WindowEvent| {
        matches!(
            event,
            WindowEvent::CursorMoved(_) | WindowEvent::CursorLeft(_)
        )
    };
    let mut place = if events.iter().any(moves) { last } else { now };
    let mut steps = Vec::new();
    for event in events {
        let mut step = Pointer::default();
        match event {
            WindowEvent::CursorMoved(moved) => place = Some(moved.position),
            WindowEvent::CursorLeft(_) => place = None,
            WindowEvent::MouseButtonInput(input) => match (input.button, input.state) {
                (MouseButton::Left, ButtonState::Pressed) => step.pressed = true,
                (MouseButton::Left, ButtonState::Released) => step.released = true,
                (MouseButton::Right, ButtonState::Pressed) => step.cancelled = true,
                _ => {}
            },
            _ => {}
        }
        if step != Pointer::default() {
            steps.push(Pointer { place, ..step });
        }
    }
    steps.push(Pointer {
        place: now,
        ..Pointer::default()
    });
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::mouse::MouseButtonInput;
    use bevy::window::CursorMoved;

    fn moved(x: f32) -> WindowEvent {
        WindowEvent::CursorMoved(CursorMoved {
            window: Entity::PLACEHOLDER,
            position: Vec2::new(x, 0.0),
            delta: None,
        })
    }

    fn button(button: MouseButton, state: ButtonState) -> WindowEvent {
        WindowEvent::MouseButtonInput(MouseButtonInput {
            button,
            state,
            window: Entity::PLACEHOLDER,
        })
    }

    #[test]
    fn each_press_and_release_is_where_it_happened() {
        let (down, up) = (ButtonState::Pressed, ButtonState::Released);
        let events = [
            button(MouseButton::Left, up),
            moved(2.0),
            button(MouseButton::Left, down),
            moved(3.0),
            button(MouseButton::Right, down),
            moved(4.0),
        ];
        let events: Vec<&WindowEvent> = events.iter().collect();
        let at = |x| Some(Vec2::new(x, 0.0));
        let steps = mouse_steps(&events, at(1.0), at(4.0));
        let told: Vec<_> = steps
            .iter()
            .map(|it| (it.place, it.pressed, it.released, it.cancelled))
            .collect();
        assert_eq!(
            told,
            [
                (at(1.0), false, true, false),
                (at(2.0), true, false, false),
                (at(3.0), false, false, true),
                (at(4.0), false, false, false),
            ]
        );
    }
}
