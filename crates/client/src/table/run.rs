//! The table in the running game: acts come in as messages, happenings go out as messages.

use super::TableSetup;
use crate::screens::Screen;
use crate::sound::{Play, Sound};
use bevy::prelude::*;
use tabletop::{Act, Happening, Refused, Sitting};

/// The game before the people at this screen. Only [`Sitting::look`], [`Sitting::steps`] and what
/// else it tells the person at the board may be drawn or offered.
#[derive(Resource, Clone, Debug)]
pub struct Seated(pub Sitting);

/// A game laid out to be played next, such as one taken up again; without one a game begins from
/// the [`TableSetup`].
#[derive(Resource, Clone, Debug, Default)]
pub struct Laid(pub Option<Sitting>);

/// Wishes something to be done at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Order(pub Act);

/// Something was brought about at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Did(pub Happening);

/// An act was refused, in words; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refusal(pub String);

/// The order of a frame at a table.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TableSet {
    /// Pointer, keyboard and finished thinking become acts.
    Input,
    /// Acts are done.
    Act,
    /// What came of it is shown and heard.
    Show,
}

/// The table and what it says; works without a window.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Order>()
        .add_message::<Did>()
        .add_message::<Refusal>()
        .init_resource::<TableSetup>()
        .init_resource::<Laid>()
        .configure_sets(
            Update,
            (TableSet::Input, TableSet::Act, TableSet::Show)
                .chain()
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnEnter(Screen::Table), begin)
        .add_systems(OnExit(Screen::Table), end)
        .add_systems(Update, perform.in_set(TableSet::Act));
}

/// Lays the table.
pub(crate) fn begin(
    mut commands: Commands,
    setup: Res<TableSetup>,
    mut laid: ResMut<Laid>,
    mut next: ResMut<NextState<Screen>>,
    mut refusals: MessageWriter<Refusal>,
) {
    let sitting = match laid.0.take() {
        Some(sitting) => Ok(sitting),
        None => setup.lay(),
    };
    match sitting {
        Ok(sitting) => commands.insert_resource(Seated(sitting)),
        Err(refused) => {
            refusals.write(Refusal(refused.to_string()));
            next.set(Screen::TableSetup);
        }
    }
}

fn end(mut commands: Commands) {
    commands.remove_resource::<Seated>();
}

fn perform(
    seated: Option<ResMut<Seated>>,
    mut orders: MessageReader<Order>,
    mut did: MessageWriter<Did>,
    mut refusals: MessageWriter<Refusal>,
    mut play: MessageWriter<Play>,
) {
    let Some(mut seated) = seated else {
        return orders.clear();
    };
    for Order(act) in orders.read() {
        match seated.0.act(act.clone()) {
            Ok(happenings) => {
                did.write_batch(happenings.into_iter().map(Did));
            }
            Err(Refused::Stale) => debug!("a thought came too late"),
            Err(refused) => {
                refusals.write(Refusal(refused.to_string()));
                play.write(Play(Sound::Refuse));
            }
        }
    }
}
