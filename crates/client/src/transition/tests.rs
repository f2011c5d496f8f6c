#![allow(clippy::unwrap_used)]

use super::*;
use bevy::input::InputPlugin;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

fn game(still: bool) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )))
        .insert_resource(Settings {
            reduced_motion: Some(still),
            ..default()
        })
        .insert_state(Screen::World)
        .add_message::<RequestRedraw>()
        .add_plugins(plugin);
    app.world_mut().spawn((
        Camera2d,
        crate::theme::MainCamera,
        Transform::from_xyz(30.0, 40.0, 0.0),
    ));
    app.update();
    app
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn go(app: &mut App, to: Screen) {
    let at = Square::parse("c5");
    app.world_mut().write_message(Go { to, at });
    app.update();
}

fn camera(app: &mut App) -> (Vec3, f32) {
    let mut cameras = app.world_mut().query::<(&Transform, &Projection)>();
    let (transform, projection) = cameras.single(app.world()).unwrap();
    let Projection::Orthographic(view) = projection else {
        panic!("a camera for flat pictures");
    };
    (transform.translation, view.scale)
}

#[test]
fn a_passage_leads_there_and_ends() {
    let mut app = game(false);
    let before = camera(&mut app);
    go(&mut app, Screen::Battle);
    assert!(app.world().resource::<Transition>().holds_hands());
    let mut zoomed = false;
    for _ in 0..30 {
        app.update();
        let now = camera(&mut app);
        zoomed |= screen(&app) == Screen::World && now.1 < before.1 * 0.9;
    }
    assert!(zoomed, "the map comes nearer");
    assert_eq!(screen(&app), Screen::Battle);
    assert!(!app.world().resource::<Transition>().goes_on());
    assert_eq!(camera(&mut app), before, "the camera is where it was");
}

#[test]
fn another_wish_on_the_way_is_followed() {
    let mut app = game(false);
    go(&mut app, Screen::Battle);
    go(&mut app, Screen::Title);
    for _ in 0..30 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Title);
    assert!(!app.world().resource::<Transition>().goes_on());
}

#[test]
fn a_screen_that_was_never_seen_is_left_at_once() {
    let mut app = game(false);
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Saves);
    go(&mut app, Screen::Battle);
    assert!(app.world().resource::<Transition>().veil() > 0.9);
    app.update();
    app.update();
    assert_eq!(screen(&app), Screen::Battle);
}

#[test]
fn where_nothing_may_move_the_screen_is_there_at_once() {
    let mut app = game(true);
    let before = camera(&mut app);
    go(&mut app, Screen::Battle);
    assert!(!app.world().resource::<Transition>().goes_on());
    app.update();
    assert_eq!(screen(&app), Screen::Battle);
    assert_eq!(camera(&mut app), before);
}

#[test]
fn stillness_switched_on_ends_a_passage() {
    let mut app = game(false);
    go(&mut app, Screen::Battle);
    app.world_mut().resource_mut::<Settings>().reduced_motion = Some(true);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Battle);
    assert!(!app.world().resource::<Transition>().goes_on());
}

#[test]
fn hands_are_free_as_soon_as_the_new_screen_is_seen() {
    let mut app = game(false);
    go(&mut app, Screen::Battle);
    let mut free = 0;
    for _ in 0..30 {
        app.update();
        let transition = app.world().resource::<Transition>();
        assert!(screen(&app) == Screen::Battle || transition.holds_hands());
        if transition.goes_on() && !transition.holds_hands() {
            free += 1;
        }
    }
    assert!(
        free >= 3,
        "{free} pictures of the way in are enough to press"
    );
}

#[test]
fn a_board_that_still_moves_is_not_clicked() {
    let mut app = game(false);
    go(&mut app, Screen::Battle);
    while app.world().resource::<Transition>().holds_hands() {
        app.update();
    }
    app.add_systems(
        PreUpdate,
        (|mut keys: ResMut<ButtonInput<KeyCode>>, mut mouse: ResMut<ButtonInput<MouseButton>>| {
            keys.press(KeyCode::Enter);
            mouse.press(MouseButton::Left);
        })
        .in_set(bevy::input::InputSystems),
    );
    app.update();
    let world = app.world();
    assert!(world.resource::<Transition>().moves_camera());
    let mouse = world.resource::<ButtonInput<MouseButton>>();
    assert!(!mouse.just_pressed(MouseButton::Left));
    let keys = world.resource::<ButtonInput<KeyCode>>();
    assert!(keys.just_pressed(KeyCode::Enter), "keys have no place");
}

#[test]
fn what_is_pressed_on_the_way_is_meant_for_nobody() {
    let mut app = game(false);
    go(&mut app, Screen::Battle);
    // As the window would tell it, before anybody looks.
    app.add_systems(
        PreUpdate,
        (|mut keys: ResMut<ButtonInput<KeyCode>>| keys.press(KeyCode::Enter))
            .in_set(bevy::input::InputSystems),
    );
    app.update();
    let keys = app.world().resource::<ButtonInput<KeyCode>>();
    assert!(!keys.just_pressed(KeyCode::Enter));
}
