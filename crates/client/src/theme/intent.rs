//! What hands did without meaning it is kept from the screens: a key held down presses a button
//! once, and the second click of a double click does not hit what came up under the first.

use crate::screens::{Overlay, Screen};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use egui::{Event, Key, Pos2};

/// How long, in seconds, after a press another one at the same place belongs to a double click.
const DOUBLE: f64 = 0.4;

/// How far, in points, a pointer goes that means something else than before.
const MOVED: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        sift_input
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// What the hands have been doing.
#[derive(Default)]
struct Hands {
    /// Keys that press buttons and are down.
    held: Vec<Key>,
    pointer: Option<Pos2>,
    /// When and where something was pressed last that was meant.
    pressed: Option<(f64, Pos2)>,
    /// Another screen has come up since: under which press, and whether it has been seen.
    changed: Option<Changed>,
    /// A press was kept back: its release is, too.
    kept_back: bool,
}

/// Another screen has come up.
struct Changed {
    /// The press before, of which a second click may yet come.
    pressed: Option<(f64, Pos2)>,
    /// Under what place of the pointer.
    pointer: Option<Pos2>,
    /// Whether what is pressed now was pressed when its first picture was there.
    seen: bool,
}

impl Hands {
    /// Whether an event is meant. `now` in seconds.
    fn means(&mut self, event: &Event, now: f64) -> bool {
        match *event {
            Event::Key {
                key: key @ (Key::Enter | Key::Space),
                pressed,
                ..
            } => {
                let repeated = pressed && self.held.contains(&key);
                self.held.retain(|it| *it != key);
                if pressed {
                    self.held.push(key);
                }
                !repeated
            }
            Event::PointerMoved(place) => {
                self.pointer = Some(place);
                true
            }
            Event::PointerButton { pos, pressed, .. } => {
                self.pointer = Some(pos);
                if pressed {
                    self.kept_back = self.is_stale(pos, now);
                    if !self.kept_back {
                        self.pressed = Some((now, pos));
                    }
                }
                !self.kept_back
            }
            _ => true,
        }
    }

    /// Whether a press here is still meant for the screen before.
    fn is_stale(&self, place: Pos2, now: f64) -> bool {
        let near = |at: Pos2| at.distance(place) < MOVED;
        self.changed.as_ref().is_some_and(|it| {
            let second = it
                .pressed
                .is_some_and(|(then, at)| now - then < DOUBLE && near(at));
            second || !it.seen && it.pointer.is_some_and(near)
        })
    }
}

fn sift_input(
    mut inputs: Query<&mut EguiInput>,
    mut hands: Local<Hands>,
    time: Res<Time<Real>>,
    screen: Option<Res<State<Screen>>>,
    overlay: Option<Res<State<Overlay>>>,
    mouse: Option<ResMut<ButtonInput<MouseButton>>>,
    touches: Option<ResMut<Touches>>,
) {
    let now = time.elapsed_secs_f64();
    let changed = screen.is_some_and(|it| it.is_changed() && !it.is_added())
        || overlay.is_some_and(|it| it.is_changed() && !it.is_added());
    if changed {
        hands.changed = Some(Changed {
            pressed: hands.pressed,
            pointer: hands.pointer,
            seen: false,
        });
    } else if let Some(changed) = &mut hands.changed {
        changed.seen = true;
    }
    let mut stale = false;
    for mut input in &mut inputs {
        let input = input.bypass_change_detection();
        if !input.focused {
            // Releases are told to another window now.
            hands.held.clear();
        }
        input.events.retain(|event| {
            let meant = hands.means(event, now);
            stale |= !meant && matches!(event, Event::PointerButton { pressed: true, .. });
            meant
        });
    }
    if !stale {
        return;
    }
    // The board looks at these itself.
    if let Some(mut mouse) = mouse {
        mouse.clear_just_pressed(MouseButton::Left);
        mouse.clear_just_pressed(MouseButton::Right);
    }
    if let Some(mut touches) = touches {
        let begun: Vec<u64> = touches.iter_just_pressed().map(|it| it.id()).collect();
        for id in begun {
            touches.clear_just_pressed(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;
    use bevy::time::{TimePlugin, TimeUpdateStrategy};
    use bevy_egui::egui::{Modifiers, PointerButton, pos2};
    use std::time::Duration;

    /// A game without a window on the set-up, in which a picture takes 50 ms.
    fn game() -> App {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, TimePlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                50,
            )))
            .insert_state(Screen::Setup)
            .insert_state(Overlay::None)
            .init_resource::<ButtonInput<MouseButton>>()
            .add_systems(PreUpdate, sift_input);
        app.world_mut().spawn(EguiInput::default());
        app.update();
        app
    }

    /// What of these events reaches egui.
    fn reaching(app: &mut App, events: Vec<Event>) -> Vec<Event> {
        let mut inputs = app.world_mut().query::<&mut EguiInput>();
        for mut input in inputs.iter_mut(app.world_mut()) {
            input.events = events.clone();
        }
        app.update();
        let mut left = Vec::new();
        for mut input in inputs.iter_mut(app.world_mut()) {
            left.append(&mut input.events);
        }
        left
    }

    fn focus(app: &mut App, focused: bool) {
        let mut inputs = app.world_mut().query::<&mut EguiInput>();
        for mut input in inputs.iter_mut(app.world_mut()) {
            input.focused = focused;
        }
    }

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    #[test]
    fn a_key_held_down_presses_once() {
        let mut app = game();
        for held in [Key::Enter, Key::Space] {
            assert_eq!(reaching(&mut app, vec![key(held, true)]).len(), 1);
            for _ in 0..3 {
                assert!(reaching(&mut app, vec![key(held, true)]).is_empty());
            }
            assert_eq!(reaching(&mut app, vec![key(held, false)]).len(), 1);
            assert_eq!(reaching(&mut app, vec![key(held, true)]).len(), 1);
            // Released while another window had the keyboard.
            focus(&mut app, false);
            app.update();
            focus(&mut app, true);
            assert_eq!(reaching(&mut app, vec![key(held, true)]).len(), 1);
        }
        // What moves the focus or a slider goes on while it is held.
        for _ in 0..3 {
            assert_eq!(reaching(&mut app, vec![key(Key::ArrowDown, true)]).len(), 1);
        }
    }

    /// Clicks at a place, and lets what follows from that click be opened.
    fn open(app: &mut App, place: Pos2) {
        let click = vec![
            Event::PointerMoved(place),
            button(place, true),
            button(place, false),
        ];
        assert_eq!(reaching(app, click).len(), 3);
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Battle);
        app.update();
    }

    #[test]
    fn the_second_click_of_a_double_click_stays_on_the_screen_it_was_made_for() {
        let mut app = game();
        let place = pos2(1100.0, 660.0);
        open(&mut app, place);
        app.world_mut()
            .resource_mut::<ButtonInput<MouseButton>>()
            .press(MouseButton::Left);
        let second = vec![button(place, true), button(place, false)];
        assert_eq!(reaching(&mut app, second.clone()), []);
        let mouse = app.world().resource::<ButtonInput<MouseButton>>();
        assert!(!mouse.just_pressed(MouseButton::Left), "nor does the board");
        for _ in 0..10 {
            app.update();
        }
        assert_eq!(reaching(&mut app, second).len(), 2, "by now it is meant");
    }

    #[test]
    fn a_click_on_what_is_seen_counts_however_lately_it_came_up() {
        let mut app = game();
        let place = pos2(1100.0, 660.0);
        let click = vec![
            Event::PointerMoved(place),
            button(place, true),
            button(place, false),
        ];
        assert_eq!(reaching(&mut app, click.clone()).len(), 3);
        // The press was long ago when the screen comes up at last.
        for _ in 0..10 {
            app.update();
        }
        let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Battle);
        app.update();
        // Pressed while its first picture was being drawn.
        assert_eq!(reaching(&mut app, click[1..].to_vec()), []);
        assert_eq!(reaching(&mut app, click[1..].to_vec()).len(), 2);
    }

    #[test]
    fn who_moves_on_quickly_is_not_kept_waiting() {
        let mut app = game();
        open(&mut app, pos2(1100.0, 660.0));
        let there = pos2(400.0, 300.0);
        let click = vec![
            Event::PointerMoved(there),
            button(there, true),
            button(there, false),
        ];
        assert_eq!(reaching(&mut app, click).len(), 3);
    }
}
