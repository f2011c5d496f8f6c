//! What the game was doing, for a report: what is on the screen and how far the game has come. No
//! names, and no position of a game that hides something.

use crate::battle::Table;
use crate::called;
use crate::campaign::Session;
use crate::screens::{Overlay, Screen};
use crate::table::Seated;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use std::sync::{Mutex, PoisonError};
use words::Key;

/// Lines of a report: what it is, and how it is.
pub(super) type Lines = Vec<(Key, String)>;

static GRAPHICS: Mutex<Option<String>> = Mutex::new(None);
static DOING: Mutex<Lines> = Mutex::new(Lines::new());

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, note_graphics)
        .add_systems(Last, note_game);
}

/// What was noted last. Nothing is waited for: who has it in hand may be who broke.
pub(super) fn doing() -> Lines {
    let graphics = GRAPHICS.try_lock().ok().and_then(|it| it.clone());
    let mut lines: Lines = graphics
        .into_iter()
        .map(|it| (key!("trust-report-graphics"), it))
        .collect();
    if let Ok(noted) = DOING.try_lock() {
        lines.extend(noted.iter().cloned());
    }
    lines
}

fn note_graphics(adapter: Option<Res<RenderAdapterInfo>>) {
    let told = adapter.map(|info| format!("{}, {}, {}", info.name, info.backend, info.driver_info));
    *GRAPHICS.lock().unwrap_or_else(PoisonError::into_inner) = told;
}

fn note_game(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    battle: Option<Res<Table>>,
    campaign: Option<Res<Session>>,
    seated: Option<Res<Seated>>,
) {
    let changed = screen.is_changed()
        || overlay.is_changed()
        || battle.as_ref().is_some_and(|it| it.is_changed())
        || campaign.as_ref().is_some_and(|it| it.is_changed())
        || seated.as_ref().is_some_and(|it| it.is_changed());
    if !changed {
        return;
    }
    let mut lines: Lines = vec![
        (key!("trust-report-screen"), format!("{:?}", screen.get())),
        (key!("trust-report-overlay"), format!("{:?}", overlay.get())),
    ];
    if let Some(session) = campaign {
        let (start, state) = (session.campaign().start(), session.campaign().state());
        let (seed, round) = (start.chance().seed, state.round());
        let commands = session.campaign().record().len();
        let told = words!(
            "trust-report-world",
            seed = seed.to_string(),
            round = round,
            commands = commands
        );
        lines.push((key!("common-campaign"), told));
    }
    if let Some(table) = battle {
        lines.push((key!("common-battle"), table.position().to_string()));
    }
    if let Some(seated) = seated {
        let game = seated.0.game();
        let name = called::game(game.variant());
        let told = words!("trust-report-steps", game = name, steps = game.len());
        lines.push((key!("trust-report-table"), told));
    }
    *DOING.lock().unwrap_or_else(PoisonError::into_inner) = lines;
}
