//! The bar under the map that steers the replay.

use super::replay::Replay;
use crate::called;
use crate::keys::{Command, Strokes, with_key};
use crate::library::{self, Steer, Steering, Way};
use crate::settings::ShownSpeed;
use bevy_egui::egui::{Rect, Ui, pos2};
use egui_phosphor::regular as icons;

/// What came of drawing the bar.
#[derive(Copy, Clone, Debug)]
pub struct Drawn {
    /// The part of the window it leaves to the map.
    pub free: Rect,
    /// Back to where the replay was begun.
    pub closed: bool,
    /// The campaign is to be played on from the moment that is shown.
    pub branched: bool,
}

/// The keys of every replay.
pub(super) fn by_key(keys: &Strokes<'_, '_>, replay: &mut Replay) {
    if let Some(wish) = library::steered(|it| keys.just(it), keys.space(), replay.playing) {
        steer(replay, wish);
    }
}

fn steer(replay: &mut Replay, wish: Steer) {
    match wish {
        Steer::First => replay.jump(0),
        Steer::Back => replay.step_back(),
        Steer::Play(playing) => replay.play(playing),
        Steer::On => replay.step_on(),
        Steer::Last => replay.jump(usize::MAX),
        Steer::To(round) => {
            let round = u32::try_from(round).unwrap_or(u32::MAX);
            replay.jump(replay.past().start_of(round));
        }
        Steer::Speed(_) | Steer::Way(_) => {}
    }
}

/// Draws the bar at the bottom of `ui`.
pub fn show(ui: &mut Ui, replay: &mut Replay, speed: &mut ShownSpeed) -> Drawn {
    let window = ui.max_rect();

    let back = match replay.is_whole() {
        true => (
            icons::SCROLL,
            words!("chronicle-report"),
            words!("chronicle-report-hint"),
        ),
        false => (icons::X, String::new(), words!("chronicle-close-hint")),
    };
    let ways = [
        Way {
            icon: icons::GIT_BRANCH,
            name: words!("library-branch"),
            hover: with_key(ui.ctx(), &words!("library-branch-hover"), Command::Branch),
            allowed: replay.may_branch(),
        },
        Way {
            icon: back.0,
            name: back.1,
            hover: back.2,
            allowed: Ok(()),
        },
    ];
    let last = replay.past().last_round() as usize;
    let steering = Steering {
        playing: replay.playing,
        ends: [replay.is_at_start(), replay.is_over()],
        words: words!(
            "chronicle-turn",
            round = replay.round(),
            who = called::kingdom_key(replay.turn())
        ),
        counts: (words!("chronicle-round"), 1..=last.max(1)),
        at: replay.round() as usize,
        marks: Vec::new(),
        speed: *speed,
        ways: &ways,
        takes_keyboard: true,
    };
    let place = library::place(window);
    let mut drawn = Drawn {
        free: Rect::from_min_max(window.min, pos2(window.right(), place.top())),
        closed: false,
        branched: false,
    };
    match library::bar(ui, place, "replay", &steering) {
        None => {}
        Some(Steer::Way(0)) => drawn.branched = true,
        Some(Steer::Way(_)) => drawn.closed = true,
        Some(Steer::Speed(chosen)) => *speed = chosen,
        Some(wish) => steer(replay, wish),
    }
    drawn
}
