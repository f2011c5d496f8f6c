//! The beat at which a window is drawn for what lives on board and map, and for nothing else. A
//! short rest of the window itself would do, but each costs two pictures.

use crate::battle::Table;
use crate::board;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::wildlife;
use crate::world::Drawn;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{self, Thread};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pulse>()
        .add_systems(Startup, begin)
        .add_systems(Update, set_beating);
}

/// Wakes the window so many times a second while it beats.
#[derive(Resource, Default)]
struct Pulse {
    /// Beats a minute; none rest.
    rate: Arc<AtomicU32>,
    thread: Option<Thread>,
}

impl Pulse {
    /// Beats `rate` times a second from now on, or rests.
    fn set(&self, rate: Option<f32>) {
        let rate = rate.map_or(0, |rate| (rate * 60.0) as u32);
        let before = self.rate.swap(rate, Ordering::Relaxed);
        if rate > 0
            && before == 0
            && let Some(thread) = &self.thread
        {
            thread.unpark();
        }
    }
}

fn begin(mut pulse: ResMut<Pulse>, window: Res<EventLoopProxyWrapper>) {
    let (rate, window) = (pulse.rate.clone(), (**window).clone());
    let beat = move || {
        loop {
            let rate = rate.load(Ordering::Relaxed);
            if rate == 0 {
                thread::park();
                continue;
            }
            thread::sleep(Duration::from_secs(60) / rate);
            if window.send_event(WinitUserEvent::WakeUp).is_err() {
                // The game is over.
                return;
            }
        }
    };
    match thread::Builder::new().name("pulse".into()).spawn(beat) {
        Ok(it) => pulse.thread = Some(it.thread().clone()),
        Err(problem) => debug!("what lives stays still: {problem}"),
    }
}

fn set_beating(
    pulse: Res<Pulse>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    table: Option<Res<Table>>,
    drawn: Option<Res<Drawn>>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let (screen, overlay, still) = (*screen.get(), *overlay.get(), settings.reduced_motion());
    let board = || {
        screen == Screen::Battle
            && overlay == Overlay::None
            && !still
            && table.is_some_and(|table| board::lives(table.shown().terrain()))
    };
    // The report of a chronicle lies over no map.
    let map = screen != Screen::Chronicle || drawn.is_some();
    pulse.set(match window.focused {
        true if map && wildlife::lives(screen, overlay, still) => Some(wildlife::RATE),
        true if board() => Some(board::LIFE_RATE),
        _ => None,
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::BattleSetup;
    use bevy::state::app::StatesPlugin;
    use rules::battle::Terrain;

    /// Whether a window is woken over a battle.
    fn beats(terrain: Terrain, still: bool, overlay: Overlay, focused: bool) -> bool {
        rate(Screen::Battle, terrain, still, overlay, focused) > 0
    }

    /// How often a minute a window is woken.
    fn rate(screen: Screen, terrain: Terrain, still: bool, overlay: Overlay, focused: bool) -> u32 {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .insert_state(screen)
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
        app.world().resource::<Pulse>().rate.load(Ordering::Relaxed)
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

    #[test]
    fn the_map_beats_faster_and_rests_when_it_may_not_move() {
        let map =
            |still, overlay, focused| rate(Screen::World, Terrain::Field, still, overlay, focused);
        assert_eq!(map(false, Overlay::None, true), 720);
        assert_eq!(map(true, Overlay::None, true), 0);
        assert_eq!(map(false, Overlay::Pause, true), 0);
        assert_eq!(map(false, Overlay::None, false), 0);
        let title = rate(Screen::Title, Terrain::River, false, Overlay::None, true);
        assert_eq!(title, 0);
    }
}
