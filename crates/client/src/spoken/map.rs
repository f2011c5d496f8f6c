//! What is said of the map: never more than the kingdom before the screen knows.

use super::Say;
use super::battle::say_refusals;
use super::voice::listening;
use crate::campaign::{CampaignSet, Did, Happening, Session};
use crate::panels::world::{event_words, square_words};
use crate::screens::Screen;
use crate::world::{MapCursor, Shown};
use ::campaign::{Event, Side, Square, View};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (say_events, say_refusals, say_places)
            .chain()
            .in_set(CampaignSet::Show)
            .run_if(
                listening
                    .and_then(in_state(Screen::World))
                    .and_then(resource_exists::<Session>),
            ),
    );
}

/// What happens is said as it is shown.
fn say_events(session: Res<Session>, mut shown: MessageReader<Shown>, mut say: MessageWriter<Say>) {
    if session.curtain().is_some() {
        return shown.clear();
    }
    let viewer = session.viewer();
    for Shown(event) in shown.read() {
        let words = match event {
            Event::Turn { who, .. } if *who == Side::from(viewer) => {
                Some(words!("spoken-your-turn"))
            }
            Event::Turn { .. } => None,
            event => event_words(event, viewer).map(|words| words.text),
        };
        say.write_batch(words.map(Say));
    }
}

/// Which squares were told last.
#[derive(Default)]
struct Told {
    /// That of the keyboard.
    cursor: Option<Square>,
    /// What was selected, until the keyboard goes elsewhere.
    selected: Option<Square>,
}

/// What was selected, and where it may go; and the square the keyboard has come to, unless it only
/// follows what was selected.
fn say_places(
    session: Res<Session>,
    cursor: Option<Res<MapCursor>>,
    mut did: MessageReader<Did>,
    mut told: Local<Told>,
    mut say: MessageWriter<Say>,
) {
    for Did(happening) in did.read() {
        let words = match *happening {
            Happening::Selected(at) => {
                told.selected = Some(at);
                selected(&session, at)
            }
            Happening::PutDown => words!("spoken-put-down"),
            Happening::Undone => words!("spoken-undone"),
            _ => continue,
        };
        say.write(Say(words));
    }
    let shown = cursor.and_then(|cursor| cursor.shown());
    if told.cursor == shown || session.curtain().is_some() {
        return;
    }
    told.cursor = shown;
    let at = shown.filter(|at| told.selected.take() != Some(*at));
    say.write_batch(at.map(|at| Say(square_words(session.view(), at))));
}

fn selected(session: &Session, at: Square) -> String {
    let view = session.view();
    let what = square_words(view, at);
    let goals = goals(view, at);
    match goals.is_empty() {
        true => words!("spoken-selected", what = what),
        false => words!("spoken-selected-goes", what = what, goals = goals),
    }
}

/// The squares an own army may march to.
fn goals(view: &View, at: Square) -> String {
    let names: Vec<String> = view
        .march_goals(at)
        .iter()
        .map(|goal| goal.to_string())
        .collect();
    names.join(", ")
}
