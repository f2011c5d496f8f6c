//! The table in the running game: acts come in as messages, happenings go out as messages.

use super::seen::{Seen, look_again};
use super::{Reel, TableSetup};
use crate::screens::{Notices, Overlay, ResultTimer, Screen};
use crate::sound::{Ambience, Play, Sound, Surroundings};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use tabletop::{Act, Happening, Refused, Sitting, capital};

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
        .init_resource::<ResultTimer>()
        .configure_sets(
            Update,
            (TableSet::Input, TableSet::Act, TableSet::Show)
                .chain()
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnEnter(Screen::Table), begin)
        .add_systems(OnExit(Screen::Table), end)
        .add_systems(Update, perform.in_set(TableSet::Act))
        .add_systems(
            Update,
            look_again
                .after(TableSet::Act)
                .before(TableSet::Show)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(Update, (tell_defeats, show_result).in_set(TableSet::Show));
}

/// How loud the birds before the window are: the table stands in a house.
const BIRDS_OUTSIDE: f32 = 0.35;

/// Lays the table.
pub(crate) fn begin(
    mut commands: Commands,
    setup: Res<TableSetup>,
    mut laid: ResMut<Laid>,
    mut ambience: ResMut<Ambience>,
    mut timer: ResMut<ResultTimer>,
    notices: Option<ResMut<Notices>>,
    mut next: ResMut<NextState<Screen>>,
) {
    timer.call_off();
    let sitting = match laid.0.take() {
        Some(sitting) => Ok(sitting),
        None => setup.lay(),
    };
    match sitting {
        Ok(sitting) => {
            *ambience = Ambience::SILENCE.with(Surroundings::Birds, BIRDS_OUTSIDE);
            commands.insert_resource(Seen::of(&sitting));
            commands.insert_resource(Seated(sitting));
        }
        Err(refused) => {
            // At the table there is nothing to be seen yet that could tell it.
            if let Some(mut notices) = notices {
                notices.push(words!("table-cannot-begin", problem = refused.to_string()));
            }
            next.set(Screen::TableSetup);
        }
    }
}

fn end(mut commands: Commands, mut ambience: ResMut<Ambience>) {
    *ambience = Ambience::SILENCE;
    commands.remove_resource::<Seated>();
    commands.remove_resource::<Seen>();
}

fn perform(
    seated: Option<ResMut<Seated>>,
    mut orders: MessageReader<Order>,
    mut did: MessageWriter<Did>,
    mut refusals: MessageWriter<Refusal>,
    mut notices: Option<ResMut<Notices>>,
    mut play: MessageWriter<Play>,
) {
    let Some(mut seated) = seated else {
        return orders.clear();
    };
    for Order(act) in orders.read() {
        match seated.0.act(act.clone()) {
            Ok(happenings) => {
                for happening in &happenings {
                    // Told over the curtain, too: it is for all who share the screen.
                    if let (Happening::Declined(player), Some(notices)) = (happening, &mut notices)
                    {
                        let name = capital(&seated.0.game().called(*player));
                        notices.push(words!("table-declined", name = name));
                    }
                }
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

/// Among many players it is told who was defeated.
fn tell_defeats(
    seated: Option<Res<Seated>>,
    mut did: MessageReader<Did>,
    mut notices: Option<ResMut<Notices>>,
) {
    let Some((seated, notices)) = seated.zip(notices.as_mut()) else {
        return did.clear();
    };
    for Did(happening) in did.read() {
        if let Happening::Went { from, to } = happening
            && seated.0.game().players().len() > 2
        {
            let defeats = seated.0.defeats(*from, *to).into_iter();
            defeats.for_each(|words| notices.push(words));
        }
    }
}

/// Opens the result once the end has been seen, over the position it ended in; taking back
/// meanwhile calls it off.
fn show_result(
    time: Res<Time>,
    seated: Option<Res<Seated>>,
    mut timer: ResMut<ResultTimer>,
    mut did: MessageReader<Did>,
    overlay: Res<State<Overlay>>,
    reel: Option<Res<Reel>>,
    mut next: ResMut<NextState<Overlay>>,
    mut orders: MessageWriter<Order>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if did.read().any(|Did(it)| *it == Happening::Ended) {
        timer.begin();
    }
    if seated.is_none_or(|seated| seated.0.ending().is_none()) {
        timer.call_off();
    }
    let seen = reel.is_none_or(|reel| !reel.is_running());
    if seen && *overlay.get() == Overlay::None && timer.is_due(time.delta(), &mut redraw) {
        orders.write(Order(Act::Live));
        next.set(Overlay::Result);
    }
}
