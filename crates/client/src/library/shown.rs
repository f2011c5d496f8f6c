//! The game at this screen, as a replay sees it: a battle or a game at a table.

use super::bar::{Mark, Steer};
use crate::analysis::{Analysis, Class};
use crate::battle::{Action, Do, Table};
use crate::opponent::Watching;
use crate::screens::Overlay;
use crate::table::{self, Order, Seated, Seen, TableCurtain};
use crate::theme::palette;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rules::{Color as Side, Position as _};
use tabletop::Act;

/// The game at this screen, and the way to show another moment of it.
#[derive(SystemParam)]
pub(super) struct Boards<'w> {
    pub table: Option<Res<'w, Table>>,
    pub seated: Option<Res<'w, Seated>>,
    seen: Option<Res<'w, Seen>>,
    reel: Option<Res<'w, table::Reel>>,
    curtain: Option<Res<'w, TableCurtain>>,
    watching: Option<Res<'w, Watching>>,
    analysis: Option<Res<'w, Analysis>>,
    overlay: Res<'w, State<Overlay>>,
    actions: MessageWriter<'w, Do>,
    orders: MessageWriter<'w, Order>,
}

/// Which moment of its record a game shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Now {
    /// After how many entries.
    pub at: usize,
    /// How many there are.
    pub len: usize,
    /// Whether the game goes on.
    pub goes_on: bool,
}

impl Now {
    pub const fn is_live(self) -> bool {
        self.at == self.len
    }
}

impl Boards<'_> {
    /// Where the game stands; `None` without one, and while it is covered.
    pub fn now(&self) -> Option<Now> {
        match (&self.table, &self.seated) {
            (Some(table), _) => Some(Now {
                at: table.shown_at(),
                len: table.record().len(),
                goes_on: table.outcome().is_none(),
            }),
            (None, Some(seated)) if !self.is_covered() => Some(Now {
                at: seated.0.shown_at(),
                len: seated.0.game().len(),
                goes_on: seated.0.ending().is_none(),
            }),
            _ => None,
        }
    }

    fn is_covered(&self) -> bool {
        let hides = |it: &Res<TableCurtain>| it.hides();
        let curtain = self.curtain.as_ref().is_some_and(hides);
        curtain
            || self
                .seated
                .as_ref()
                .is_some_and(|it| it.0.curtain().is_some())
    }

    /// Whether nothing lies over the board.
    pub fn is_free(&self) -> bool {
        *self.overlay.get() == Overlay::None
    }

    /// Whether the board still shows how the last step came about.
    pub fn moves(&self) -> bool {
        self.reel.as_ref().is_some_and(|reel| reel.is_running())
    }

    /// Whether computers alone play on before the screen, which can be paused.
    pub fn is_watched(&self) -> bool {
        let watched = self.watching.as_ref().is_some_and(|it| it.only_computers);
        watched && self.now().is_some_and(|now| now.goes_on && now.is_live())
    }

    /// Whether a person is asked something, or has something in his hand.
    pub fn asks(&self) -> bool {
        match (&self.table, &self.seated) {
            (Some(table), _) => table.question().is_some() || table.selection().is_some(),
            (None, Some(seated)) => seated.0.asking().is_some() || seated.0.picked().is_some(),
            _ => false,
        }
    }

    /// Shows that moment of whatever game comes to the screen now.
    pub fn expect(&mut self, at: usize) {
        self.actions.write(Do(Action::LookAt(at)));
        self.orders.write(Order(Act::LookAt(at)));
    }

    /// Shows the moment that a wish leads to.
    pub fn show(&mut self, steer: Steer) {
        let (action, act) = match steer {
            Steer::First => (Action::LookAt(0), Act::LookAt(0)),
            Steer::Back => (Action::StepBack, Act::StepBack),
            Steer::On => (Action::StepForward, Act::StepForward),
            Steer::Last => (Action::Live, Act::Live),
            Steer::To(at) => (Action::LookAt(at), Act::LookAt(at)),
            Steer::Play(_) | Steer::Speed(_) | Steer::Way(_) => return,
        };
        match self.table {
            Some(_) => drop(self.actions.write(Do(action))),
            None => drop(self.orders.write(Order(act))),
        }
    }

    /// What led to the moment that is shown, in a few words.
    pub fn words(&self, now: Now) -> String {
        let Some(index) = now.at.checked_sub(1) else {
            return words!("library-beginning");
        };
        let entry = match (&self.table, &self.seated, &self.seen) {
            (Some(table), ..) => {
                let before = table.record().after(index);
                let told = table.record().words(index);
                numbered(before.move_number().into(), before.side_to_move(), told)
            }
            (None, Some(seated), Some(seen)) => {
                let told = seen.steps.get(index).map_or("", |step| step.words.as_str());
                let chess = seated.0.game().chess_positions();
                match chess.and_then(|positions| positions.get(index)) {
                    Some(before) => numbered(before.move_number(), before.side_to_move(), told),
                    None => told.to_owned(),
                }
            }
            _ => String::new(),
        };
        words!("library-moment", at = now.at, all = now.len, entry = entry)
    }

    /// The moments on which the game turned, if it has been looked over.
    pub fn marks(&self) -> Vec<Mark> {
        let found = self.analysis.as_ref().and_then(|it| it.assessment());
        let points = found.into_iter().flat_map(|it| it.turning_points());
        let marks = points.map(|verdict| Mark {
            at: verdict.at,
            colour: match verdict.class {
                Class::Blunder => palette::WAX,
                _ => palette::GOLD,
            },
        });
        marks.collect()
    }
}

/// A move with its number before it.
fn numbered(number: u32, side: Side, told: &str) -> String {
    match side {
        Side::White => format!("{number}. {told}"),
        Side::Black => format!("{number}… {told}"),
    }
}
