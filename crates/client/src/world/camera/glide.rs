//! The camera on its way, and back to where the boards need it.

use super::input::Dragging;
use super::view::{Frame, MapView};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use crate::settings::Settings;
use crate::theme::MainCamera;
use crate::world::{Drawn, LookAt, MapArea, SQUARE, bounds, middle};
use ::campaign::world::SiteKind;
use ::campaign::{Known, Side, Size, Square, View};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_pancam::{DirectionKeys, PanCam};
use rules::Color as Kingdom;

/// How fast a glide comes near its goal: the part of the way left after a second is e to minus
/// this.
const PACE: f32 = 11.0;
/// Squares across the free part of the window when a large map is first seen.
const FIRST_SIGHT: f32 = 9.0;

/// Where the camera is going.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Gaze {
    goal: Option<MapView>,
    frame: Option<Frame>,
    /// The map it belongs to: another one is looked at afresh.
    of: Option<(Size, u32, Kingdom)>,
    /// Where the camera was put last: if it is elsewhere, a drag has moved it.
    put: Option<Vec2>,
}

impl Gaze {
    pub(super) fn goal(&self) -> Option<(MapView, Frame)> {
        self.goal.zip(self.frame)
    }

    pub(super) fn go(&mut self, goal: MapView) {
        self.goal = Some(goal);
    }
}

/// How the camera was before the map.
#[derive(Component)]
pub(super) struct Before {
    place: Transform,
    projection: Projection,
}

/// Takes the camera, and fits what it sees to window and panels.
pub(super) fn attend(
    mut commands: Commands,
    drawn: If<Res<Drawn>>,
    area: Res<MapArea>,
    panel: Res<PanelInput>,
    overlay: Res<State<Overlay>>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<(Entity, &Transform, &Projection, Option<&mut PanCam>), With<MainCamera>>,
    mut gaze: ResMut<Gaze>,
    mut view: ResMut<MapView>,
) {
    let (entity, place, projection, hand) = camera.into_inner();
    let size = drawn.view.size();
    let frame = Frame::new(window.size(), area.0, bounds(size), SQUARE);
    let of = Some((size, drawn.seed, drawn.view.who));
    if gaze.of != of {
        let first = first_sight(&drawn.view, &frame);
        *view = first;
        gaze.goal = Some(first);
        gaze.of = of;
    } else if gaze.frame != Some(frame) {
        refit(&mut gaze, &mut view, &frame);
    }
    gaze.frame = Some(frame);
    match hand {
        None => {
            commands.entity(entity).insert((
                pan_cam(),
                Before {
                    place: *place,
                    projection: projection.clone(),
                },
            ));
        }
        Some(mut hand) => {
            // The library takes it amiss when what is on screen, as it was a picture ago or by a
            // hair, does not fit into the limits.
            let limits = frame.limits(view.scale);
            let least = match projection {
                Projection::Orthographic(lens) => lens.area.size() + 1.0,
                _ => Vec2::ZERO,
            };
            let limits = Rect::from_center_size(limits.center(), limits.size().max(least));
            let free = *overlay.get() == Overlay::None && !panel.has_pointer;
            if hand.enabled != free {
                hand.enabled = free;
            }
            (hand.min_x, hand.max_x) = (limits.min.x, limits.max.x);
            (hand.min_y, hand.max_y) = (limits.min.y, limits.max.y);
        }
    }
}

/// Direct dragging is the library's; what glides or zooms is done here.
fn pan_cam() -> PanCam {
    PanCam {
        grab_buttons: vec![MouseButton::Middle],
        move_keys: DirectionKeys::NONE,
        mouse_wheel_sensitivity: 0.0,
        pinch_gesture_sensitivity: 0.0,
        zoom_to_cursor: false,
        enabled: false,
        ..default()
    }
}

/// After the window or its panels have changed: what showed the whole map still does.
fn refit(gaze: &mut Gaze, view: &mut MapView, frame: &Frame) {
    let whole = match (gaze.frame, gaze.goal) {
        (Some(old), Some(goal)) => goal.is_near(&old.fit()),
        _ => true,
    };
    let kept = if whole {
        frame.fit()
    } else {
        frame.keep(*view)
    };
    *view = kept;
    gaze.goal = Some(kept);
}

/// A small map as a whole, a large one about the own capital.
fn first_sight(view: &View, frame: &Frame) -> MapView {
    if view.size() == Size::Small {
        return frame.fit();
    }
    let scale = FIRST_SIGHT * frame.square / frame.area.size().min_element();
    let place = home(view).map_or(frame.map.center(), middle);
    frame.keep(frame.centred(place, scale))
}

/// The own capital, or else an own army.
fn home(view: &View) -> Option<Square> {
    let own = |known: &Known| match known {
        Known::Seen {
            site: Some(site), ..
        } => site.kind == SiteKind::Capital && site.owner == Some(view.who),
        _ => false,
    };
    let capital = view.squares().find(|(_, known)| own(known));
    let army = || {
        view.squares().find(|(at, _)| {
            view.army(*at)
                .is_some_and(|army| army.owner == Side::from(view.who))
        })
    };
    capital.or_else(army).map(|(at, _)| at)
}

/// Turns to squares that somebody wishes to see.
pub(super) fn look_at(mut wishes: MessageReader<LookAt>, mut gaze: ResMut<Gaze>) {
    let Some(LookAt(square)) = wishes.read().last().copied() else {
        return;
    };
    let Some((goal, frame)) = gaze.goal() else {
        return;
    };
    let place = middle(square);
    // What is well in view already need not be moved.
    let calm = Rect::from_center_size(frame.area.center(), frame.area.size() * 0.72);
    if !calm.contains(goal.to_window(place)) {
        let goal = frame.keep(frame.centred(place, goal.scale));
        gaze.go(goal);
    }
}

/// Moves the camera towards its goal.
pub(super) fn glide(
    settings: Res<Settings>,
    time: Res<Time>,
    mouse: Res<ButtonInput<MouseButton>>,
    dragging: Res<Dragging>,
    camera: Single<(&mut Transform, &mut Projection), With<MainCamera>>,
    mut gaze: ResMut<Gaze>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut place, mut projection) = camera.into_inner();
    let Projection::Orthographic(lens) = &mut *projection else {
        return;
    };
    let Some((mut goal, frame)) = gaze.goal() else {
        return;
    };
    // The hand has moved the camera itself: there is its goal.
    let held = place.translation.truncate();
    let drags = dragging.0 || mouse.pressed(MouseButton::Middle);
    if drags && gaze.put.is_some_and(|put| put != held) {
        goal = frame.keep(MapView {
            middle: held,
            ..*view
        });
        gaze.go(goal);
        *view = goal;
    }
    let part = if settings.reduced_motion() {
        1.0
    } else {
        1.0 - (-PACE * time.delta_secs().min(0.1)).exp()
    };
    let mut now = view.towards(&goal, part);
    if now.is_near(&goal) {
        now = goal;
    } else {
        redraw.write(RequestRedraw);
    }
    view.set_if_neq(now);
    if place.translation.truncate() != now.middle {
        place.translation = now.middle.extend(place.translation.z);
    }
    if lens.scale != now.scale {
        lens.scale = now.scale;
    }
    gaze.put = Some(now.middle);
}

/// Gives the camera back as it was.
pub(super) fn leave(
    mut commands: Commands,
    mut camera: Query<(Entity, &Before, &mut Transform, &mut Projection)>,
    mut gaze: ResMut<Gaze>,
) {
    for (entity, before, mut place, mut projection) in &mut camera {
        *place = before.place;
        *projection = before.projection.clone();
        commands.entity(entity).remove::<(PanCam, Before)>();
        gaze.put = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::Screen;
    use ::campaign::State as World;
    use bevy::input::InputPlugin;
    use bevy::state::app::StatesPlugin;
    use std::sync::Arc;

    fn app(size: u32) -> App {
        let rows = format!("{}\n", ".".repeat(size as usize)).repeat(size as usize);
        let last = char::from(b'a' + size as u8 - 1);
        let text = format!("size {size}\nmap\n{rows}capital white a4\ncapital black {last}4\n");
        let world: World = text.parse().expect("a world");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
            .insert_state(Screen::World)
            .init_state::<Overlay>()
            .init_resource::<MapArea>()
            .init_resource::<PanelInput>()
            .init_resource::<MapView>()
            .init_resource::<Gaze>()
            .init_resource::<Dragging>()
            .insert_resource(Settings {
                reduced_motion: Some(true),
                ..default()
            })
            .insert_resource(Drawn {
                view: Arc::new(View::new(&world, Kingdom::White)),
                seed: 1,
            })
            .add_message::<LookAt>()
            .add_message::<RequestRedraw>()
            .add_systems(
                Update,
                (
                    (attend, look_at, glide)
                        .chain()
                        .run_if(crate::world::is_shown),
                    leave.run_if(not(crate::world::is_shown)),
                ),
            );
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app.world_mut().spawn((Camera2d, MainCamera));
        app.update();
        app.update();
        app
    }

    fn stands(app: &mut App) -> (Vec3, f32) {
        let mut cameras = app
            .world_mut()
            .query_filtered::<(&Transform, &Projection), With<MainCamera>>();
        let (place, projection) = cameras.single(app.world()).expect("one camera");
        let Projection::Orthographic(lens) = projection else {
            panic!("a flat camera");
        };
        (place.translation, lens.scale)
    }

    #[test]
    fn the_boards_get_their_camera_back_as_it_was() {
        let mut app = app(8);
        let (place, scale) = stands(&mut app);
        assert_ne!((place, scale), (Vec3::ZERO, 1.0), "it looks at the map");
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Battle);
        app.update();
        assert_eq!(stands(&mut app), (Vec3::ZERO, 1.0));
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::World);
        app.update();
        app.update();
        assert_eq!(stands(&mut app), (place, scale), "back where it was");
    }

    #[test]
    fn a_large_map_opens_at_home_and_turns_where_it_is_told() {
        let mut app = app(16);
        let home = app
            .world()
            .resource::<MapView>()
            .to_window(middle(Square::parse("a4").expect("a square")));
        let window = Vec2::new(1280.0, 720.0);
        assert!(
            Rect::from_corners(Vec2::ZERO, window).contains(home),
            "{home}"
        );
        let far = Square::parse("p16").expect("a square");
        app.world_mut().write_message(LookAt(far));
        app.update();
        app.update();
        let now = app.world().resource::<MapView>().to_window(middle(far));
        assert!(
            Rect::from_corners(Vec2::ZERO, window).contains(now),
            "{now}"
        );
    }
}
