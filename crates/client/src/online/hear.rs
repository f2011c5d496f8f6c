//! What comes from the room goes out as messages; wishes come in as messages.

use super::fate;
use super::room::Room;
use crate::screens::Notices;
use bevy::prelude::*;
use link::Told;
use protocol::{Act, Entry, News, Phrase, Reason, Refusal};

/// Wishes something to be done in the room: a decision of a player that this screen plays, or,
/// without one, something for the own seat (ask, answer, resign, leave, fill).
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which player, by his number in the game.
    pub player: Option<u8>,
    /// What.
    pub act: Act,
}

/// One more entry stands in the room's log; [`Room::arbiter`] has it already.
#[derive(Message, Clone, Debug)]
pub struct Followed {
    /// The entry.
    pub entry: Entry,
    /// The player whose decision was awaited before it.
    pub player: Option<u8>,
}

/// The whole game came anew, after connecting or after a difference: [`Room::arbiter`] has it.
#[derive(Message, Copy, Clone, Debug)]
pub struct CaughtUp;

/// Somebody said something.
#[derive(Message, Copy, Clone, Debug)]
pub struct Said {
    /// Which seat.
    pub seat: u8,
    /// What.
    pub phrase: Phrase,
}

/// The order of a frame in a room.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OnlineSet {
    /// News come in; before everything else of the frame.
    Hear,
    /// Wishes go out; after everything else of the frame.
    Wish,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Wish>()
        .add_message::<Followed>()
        .add_message::<CaughtUp>()
        .add_message::<Said>()
        .add_systems(
            PreUpdate,
            hear.in_set(OnlineSet::Hear).run_if(resource_exists::<Room>),
        )
        .add_systems(PostUpdate, wish.in_set(OnlineSet::Wish));
}

/// Why something was refused, in words: the server's own in English, else by its reason.
pub(super) fn refused(refusal: &Refusal) -> String {
    let reason = format!("{:?}", refusal.reason);
    let words = rules::capital(&format!("{refusal}."));
    words!("online-refused", reason = reason, words = words)
}

fn hear(
    mut room: ResMut<Room>,
    mut followed: MessageWriter<Followed>,
    mut caught_up: MessageWriter<CaughtUp>,
    mut said: MessageWriter<Said>,
    mut notices: Option<ResMut<Notices>>,
) {
    let told = room.bypass_change_detection().told();
    if told.is_empty() {
        return;
    }
    let mut tell = |words: String| match &mut notices {
        Some(notices) => notices.push(words),
        None => info!("{words}"),
    };
    for told in told {
        match told {
            Told::Connecting => room.connecting(),
            Told::Connected => room.reach(),
            Told::Lost { why, again_in } => room.lost(why, again_in),
            Told::News(News::Placed { seat }) => room.placed(seat),
            Told::News(News::CaughtUp(arbiter)) => {
                let known = room.arbiter();
                let missed = known.and_then(|it| fate::missed(it, &arbiter, room.seat()));
                missed.map(&mut tell);
                room.caught_up(*arbiter);
                caught_up.write(CaughtUp);
            }
            Told::News(News::Entry(entry)) => {
                let fate = room.arbiter();
                let fate = fate.and_then(|it| fate::fate(it, &entry, room.seat()));
                match room.follow(&entry) {
                    Ok(player) => {
                        fate.map(&mut tell);
                        followed.write(Followed { entry, player });
                    }
                    Err(broken) => error!("{broken}"),
                }
            }
            Told::News(News::Presence(presence)) => room.present(presence),
            Told::News(News::Phrase { seat, phrase }) => {
                said.write(Said { seat, phrase });
            }
            Told::News(News::Refused(refusal)) => {
                room.refused();
                if refusal.reason != Reason::Stale {
                    tell(refused(&refusal));
                } else {
                    tell(words!("online-decide-again"));
                }
            }
            Told::News(News::Closing(refusal)) => tell(refused(&refusal)),
            Told::News(News::Ended(refusal)) => room.over(refusal),
        }
    }
}

fn wish(room: Option<ResMut<Room>>, mut wishes: MessageReader<Wish>) {
    let Some(mut room) = room else {
        return wishes.clear();
    };
    for Wish { player, act } in wishes.read() {
        room.act(*player, act.clone());
    }
}
