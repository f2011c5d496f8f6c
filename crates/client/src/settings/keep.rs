//! Settings in the running game: read before the first picture, written soon after a change.

use super::{Settings, store};
use crate::screens::Notices;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::path::PathBuf;
use std::sync::{Mutex, mpsc};
use std::time::Duration;

/// How long settings rest unchanged before they are written: a slider being dragged changes them
/// in every frame.
const REST: Duration = Duration::from_millis(300);

/// How long the system is given to tell its wish for stillness.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn plugin(app: &mut App) {
    keep_in(app, store::folder());
    app.add_systems(Startup, ask_system).add_systems(
        Update,
        hear_system.before(keep).run_if(resource_exists::<Answer>),
    );
}

/// Reads the settings of a folder and keeps them there from now on; without one nothing is kept.
fn keep_in(app: &mut App, folder: Option<PathBuf>) {
    let (settings, notice) = folder.as_deref().map(store::load).unwrap_or_default();
    if let Some(notice) = notice {
        warn!("{notice}");
        app.world_mut()
            .get_resource_or_init::<Notices>()
            .push(notice);
    }
    app.insert_resource(Keeper {
        kept: settings.clone(),
        written: settings.clone(),
        folder,
        rest: REST,
        told: false,
    })
    .insert_resource(settings)
    .add_systems(Update, keep)
    .add_systems(Last, keep_at_exit);
}

/// Where settings are kept, and as what they were last to be kept.
#[derive(Resource, Debug)]
struct Keeper {
    folder: Option<PathBuf>,
    kept: Settings,
    /// As they are in the file, for all that is known here.
    written: Settings,
    rest: Duration,
    told: bool,
}

impl Keeper {
    fn save(&mut self, settings: &Settings, notices: &mut Notices) {
        self.kept = settings.clone();
        let Some(folder) = &self.folder else { return };
        match store::save_changes(folder, &self.written, settings) {
            Ok(()) => {
                self.written = settings.clone();
                self.told = false;
            }
            Err(problem) if self.told => debug!("{problem}"),
            Err(problem) => {
                warn!("{problem}");
                notices.push(problem.to_string());
                self.told = true;
            }
        }
    }
}

fn keep(
    settings: Res<Settings>,
    mut keeper: ResMut<Keeper>,
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *settings == keeper.kept {
        return;
    }
    keeper.rest = if settings.is_changed() {
        REST
    } else {
        keeper.rest.saturating_sub(time.delta())
    };
    if keeper.rest.is_zero() {
        keeper.save(&settings, &mut notices);
    } else {
        redraw.write(RequestRedraw);
    }
}

fn keep_at_exit(
    mut exits: MessageReader<AppExit>,
    settings: Res<Settings>,
    mut keeper: ResMut<Keeper>,
    mut notices: ResMut<Notices>,
) {
    if exits.read().count() > 0 && *settings != keeper.kept {
        keeper.save(&settings, &mut notices);
    }
}

/// Carries the system's answer from the thread that waits for it.
#[derive(Resource)]
struct Answer(Mutex<mpsc::Receiver<bool>>);

fn ask_system(mut commands: Commands) {
    let (sender, receiver) = mpsc::channel();
    let ask = move || {
        let wish = mundy::Preferences::once_blocking(mundy::Interest::ReducedMotion, PATIENCE);
        let still = wish.is_some_and(|wish| wish.reduced_motion.is_reduce());
        // The game may be over by now: nobody is left to hear it.
        let _ = sender.send(still);
    };
    match std::thread::Builder::new()
        .name("system wishes".into())
        .spawn(ask)
    {
        Ok(_) => commands.insert_resource(Answer(Mutex::new(receiver))),
        Err(problem) => debug!("the system's wishes stay unknown: {problem}"),
    }
}

fn hear_system(
    mut commands: Commands,
    answer: Res<Answer>,
    mut settings: ResMut<Settings>,
    mut keeper: ResMut<Keeper>,
) {
    let heard = answer
        .0
        .lock()
        .map_or(Err(mpsc::TryRecvError::Disconnected), |it| it.try_recv());
    match heard {
        Err(mpsc::TryRecvError::Empty) => return,
        Ok(still) if still != settings.system_reduced_motion => {
            settings.system_reduced_motion = still;
            // Not a choice of the player's: nothing to write.
            keeper.kept.system_reduced_motion = still;
        }
        _ => {}
    }
    commands.remove_resource::<Answer>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Colours;
    use bevy::time::{TimePlugin, TimeUpdateStrategy};
    use std::path::Path;

    /// A game without a window that keeps its settings in a folder; a picture takes 50 ms.
    fn game(folder: &Path) -> App {
        let mut app = App::new();
        app.add_plugins(TimePlugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                50,
            )))
            .add_message::<RequestRedraw>()
            .init_resource::<Notices>();
        keep_in(&mut app, Some(folder.to_owned()));
        app.update();
        app
    }

    /// A folder that is not there yet.
    fn fresh(name: &str) -> PathBuf {
        let name = format!("amirs-chess-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    fn choose(app: &mut App, colours: Colours) {
        app.world_mut().resource_mut::<Settings>().colours = colours;
    }

    #[test]
    fn a_change_is_written_once_it_rests() {
        let folder = fresh("rest");
        let mut app = game(&folder);
        assert!(!folder.exists(), "nothing has been chosen yet");
        choose(&mut app, Colours::GreenIndigo);
        app.update();
        assert!(!folder.exists(), "it may still be changing");
        (0..10).for_each(|_| app.update());
        assert_eq!(store::load(&folder).0.colours, Colours::GreenIndigo);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn quitting_writes_what_was_just_changed() {
        let folder = fresh("quit");
        let mut app = game(&folder);
        choose(&mut app, Colours::CrimsonGreen);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(store::load(&folder).0.colours, Colours::CrimsonGreen);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn two_copies_of_the_game_keep_what_each_has_changed() {
        let folder = fresh("twice");
        let (mut one, mut other) = (game(&folder), game(&folder));
        choose(&mut one, Colours::GreenIndigo);
        other.world_mut().resource_mut::<Settings>().edge_panning = false;
        for app in [&mut one, &mut other] {
            (0..10).for_each(|_| app.update());
        }
        let (kept, notice) = store::load(&folder);
        assert_eq!(
            (kept.colours, kept.edge_panning),
            (Colours::GreenIndigo, false)
        );
        assert_eq!(notice, None);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_folder_that_takes_nothing_is_told_of_once() {
        let folder = fresh("blocked");
        std::fs::write(&folder, "in the way").expect("a file in place of the folder");
        let mut app = game(&folder);
        // The folder can't be read either, which is told of at start.
        app.insert_resource(Notices::default());
        for colours in [Colours::GreenIndigo, Colours::CrimsonGreen] {
            choose(&mut app, colours);
            (0..10).for_each(|_| app.update());
        }
        let mut notices = app.world_mut().resource_mut::<Notices>();
        let words = notices.words();
        assert!(words.contains("can't be kept") && words.lines().count() == 1);
        notices.close();
        assert_eq!(notices.words(), "");
        let _ = std::fs::remove_file(&folder);
    }
}
