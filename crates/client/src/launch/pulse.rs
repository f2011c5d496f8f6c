//! The beat at which a window is drawn for what lives on the ground, and for nothing else. A
//! short rest of the window itself would do, but each costs two pictures.

use crate::battle::Table;
use crate::board;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pulse>()
        .add_systems(Startup, begin)
        .add_systems(Update, set_beating);
}

/// Wakes the window [`board::LIFE_RATE`] times a second while it beats.
#[derive(Resource, Default)]
struct Pulse {
    beating: Arc<AtomicBool>,
    thread: Option<Thread>,
}

impl Pulse {
    fn set(&self, beating: bool) {
        let before = self.beating.swap(beating, Ordering::Relaxed);
        if beating
            && !before
            && let Some(thread) = &self.thread
        {
            thread.unpark();
        }
    }
}

fn begin(mut pulse: ResMut<Pulse>, window: Res<EventLoopProxyWrapper>) {
    let (beating, window) = (pulse.beating.clone(), (**window).clone());
    let beat = move || {
        loop {
            if !beating.load(Ordering::Relaxed) {
                thread::park();
                continue;
            }
            thread::sleep(Duration::from_secs_f32(1.0 / board::LIFE_RATE));
            if window.send_event(WinitUserEvent::WakeUp).is_err() {
                // The game is over.
                return;
            }
        }
    };
    match thread::Builder::new().name("pulse".into()).spawn(beat) {
        Ok(it) => pulse.thread = Some(it.thread().clone()),
        Err(problem) => debug!("water and leaves stay still: {problem}"),
    }
}

fn set_beating(
    pulse: Res<Pulse>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    pulse.set(
        window.focused
            && *screen.get() == Screen::Battle
            && *overlay.get() == Overlay::None
            && !settings.reduced_motion()
            && table.is_some_and(|table| board::lives(table.shown().terrain())),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::BattleSetup;
    use bevy::state::app::StatesPlugin;
    use rules::battle::Terrain;

    /// Whether a window is woken over a battle.
    fn beats(terrain: Terrain, still: bool, overlay: Overlay, focused: bool) -> bool {
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
            .init_resource::<Pulse>()
            .add_systems(Update, set_beating);
        app.world_mut().spawn((
            Window {
                focused,
                ..default()
            },
            PrimaryWindow,
        ));
        app.update();
        app.world()
            .resource::<Pulse>()
            .beating
            .load(Ordering::Relaxed)
    }

    #[test]
    fn a_window_is_woken_only_for_living_ground_that_is_seen() {
        for terrain in Terrain::ALL {
            let lives = board::lives(terrain);
            assert_eq!(
                beats(terrain, false, Overlay::None, true),
                lives,
                "{terrain}"
            );
            assert!(
                !beats(terrain, true, Overlay::None, true),
                "{terrain}: stillness"
            );
            assert!(
                !beats(terrain, false, Overlay::Help, true),
                "{terrain}: covered"
            );
            assert!(
                !beats(terrain, false, Overlay::None, false),
                "{terrain}: away"
            );
        }
        assert!(board::lives(Terrain::River) && board::lives(Terrain::Forest));
        assert!(!board::lives(Terrain::Siege));
    }
}
