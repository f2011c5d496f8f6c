//! Ties the analysis to the game at this screen.

use super::rule::{Circumstances, may_analyse};
use super::state::{Analysis, Now, Wish};
use super::study::Study;
use crate::battle::{Action, Do, Notice, Table};
use crate::launch::Bell;
use crate::opponent::{self, Watching};
use crate::screens::Overlay;
use crate::table::{self, Order, Refusal, Seated};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use rules::Variant;
use tabletop::Act;

/// The game at this screen.
#[derive(SystemParam)]
pub(super) struct Boards<'w> {
    table: Option<Res<'w, Table>>,
    seated: Option<Res<'w, Seated>>,
    fighting: Option<Res<'w, opponent::Thinking>>,
    playing: Option<Res<'w, table::Thinking>>,
    watching: Option<Res<'w, Watching>>,
    overlay: Res<'w, State<Overlay>>,
}

impl Boards<'_> {
    fn now(&self) -> Option<Now> {
        let (version, at, circumstances) = match (&self.table, &self.seated) {
            (Some(table), _) => (table.version(), table.shown_at(), of_battle(table)),
            (_, Some(seated)) => {
                let sitting = &seated.0;
                (sitting.version(), sitting.shown_at(), of_sitting(seated))
            }
            _ => return None,
        };
        Some(Now {
            version,
            at,
            allowed: may_analyse(circumstances),
            busy: self.thinks() || *self.overlay.get() != Overlay::None,
        })
    }

    /// Whether a computer thinks for itself, or for whoever wants a hint.
    fn thinks(&self) -> bool {
        let paused = self.watching.as_ref().is_some_and(|it| it.paused);
        let fights = self.fighting.as_ref().and_then(|it| it.task());
        let plays = self.playing.as_ref().and_then(|it| it.task());
        let resolves = self.table.as_ref().is_some_and(|it| it.is_resolving());
        (fights.or(plays).is_some() && !paused) || resolves
    }

    fn study(&self) -> Option<Study> {
        match (&self.table, &self.seated) {
            (Some(table), _) => Some(Study::of_battle(table)),
            (_, Some(seated)) => Study::of_sitting(&seated.0),
            _ => None,
        }
    }
}

fn of_battle(table: &Table) -> Circumstances {
    Circumstances {
        variant: Variant::Battle,
        is_afar: table.is_online(),
        is_puzzle: table.is_puzzle(),
        is_over: table.outcome().is_some(),
    }
}

fn of_sitting(Seated(sitting): &Seated) -> Circumstances {
    let game = sitting.game();
    Circumstances {
        variant: game.variant(),
        is_afar: sitting.is_online(),
        is_puzzle: false,
        is_over: sitting.ending().is_some(),
    }
}

/// A step through the record that is ordered but not done yet counts: whoever asks for the next
/// turning point right after it means the one from there.
pub(super) fn expect(
    mut actions: MessageReader<Do>,
    mut orders: MessageReader<Order>,
    mut analysis: ResMut<Analysis>,
) {
    let present = analysis.study().map_or(0, Study::len);
    let on_board = actions.read().filter_map(|Do(action)| match action {
        Action::LookAt(at) => Some(*at),
        Action::Live => Some(present),
        _ => None,
    });
    let at_table = orders.read().filter_map(|Order(act)| match act {
        Act::LookAt(at) => Some(*at),
        Act::Live => Some(present),
        _ => None,
    });
    if let Some(at) = on_board.chain(at_table).last() {
        analysis.bypass_change_detection().expect(at.min(present));
    }
}

/// Does what is wished of the analysis; what may not be is told at the board.
pub(super) fn grant(
    mut wishes: MessageReader<Wish>,
    boards: Boards,
    mut analysis: ResMut<Analysis>,
    mut actions: MessageWriter<Do>,
    mut notices: MessageWriter<Notice>,
    mut orders: MessageWriter<Order>,
    mut refusals: MessageWriter<Refusal>,
) {
    for wish in wishes.read() {
        let Some(now) = boards.now() else { continue };
        if let Err(why) = now.allowed {
            match boards.table.is_some() {
                true => drop(notices.write(Notice(why.to_string()))),
                false => drop(refusals.write(Refusal(why.to_string()))),
            }
            continue;
        }
        let Some(at) = analysis.grant(*wish) else {
            continue;
        };
        analysis.expect(at);
        if boards.table.is_some() {
            actions.write(Do(Action::LookAt(at)));
        } else {
            orders.write(Order(Act::LookAt(at)));
        }
    }
}

/// Keeps the analysis with what is seen.
pub(super) fn follow(
    boards: Boards,
    mut analysis: ResMut<Analysis>,
    window: Option<Res<EventLoopProxyWrapper>>,
) {
    match boards.now() {
        Some(now) => {
            let bell = Bell::of(window.as_deref());
            let analysis = analysis.bypass_change_detection();
            analysis.follow(now, || boards.study(), &bell);
        }
        None => analysis.leave(),
    }
}

/// Nothing is thought on where nobody looks.
pub(super) fn leave(mut analysis: ResMut<Analysis>) {
    analysis.leave();
}
