//! A room's campaign on its map: the session follows the room, and what is decided at it is
//! wished.

use super::OneByOne;
use crate::battle::{Notice, Seat};
use crate::campaign::{Did, Feed, Happening, KeptUp, Left, Online, Session};
use crate::online::{Line, OnlineSet, Room, Wish};
use crate::saves;
use crate::screens::{Overlay, Screen};
use ::campaign::{Command, Side};
use bevy::prelude::*;
use protocol::{Act, CampaignTable, What};
use rules::Color as Kingdom;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keep_up
            .after(OnlineSet::Hear)
            .run_if(online.and_then(resource_exists_and_changed::<Room>)),
    )
    .add_systems(
        PostUpdate,
        wish.before(OnlineSet::Wish)
            .run_if(online.and_then(resource_exists::<Room>)),
    );
}

/// Whether the campaign that is shown is a room's.
fn online(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|it| it.is_online())
}

/// Shows the room's campaign as it stands, on its map or, once it is over, as its chronicle.
pub(super) fn lay(room: &Room, table: &CampaignTable, commands: &mut Commands) {
    let Some(online) = online_of(room, table) else {
        return;
    };
    let session = Session::online(table.campaign().clone(), online);
    let screen = match session.winner() {
        Some(_) => Screen::Chronicle,
        None => Screen::World,
    };
    saves::take_up(commands, session, None);
    commands.queue(move |world: &mut World| {
        if let Some(mut next) = world.get_resource_mut::<NextState<Overlay>>() {
            next.set(Overlay::None);
        }
        if let Some(mut next) = world.get_resource_mut::<NextState<Screen>>() {
            next.set(screen);
        }
    });
}

const fn number(side: Side) -> u8 {
    match side {
        Side::White => 0,
        Side::Black => 1,
        Side::Rogue => CampaignTable::BARBARIANS,
    }
}

fn kingdom(player: u8) -> Kingdom {
    match player {
        1 => Kingdom::Black,
        _ => Kingdom::White,
    }
}

/// Who plays along, as the room has it.
fn online_of(room: &Room, table: &CampaignTable) -> Option<Online> {
    let arbiter = room.arbiter()?;
    let seat = |side| Seat::from(room.sitter(number(side)));
    let seats = [Side::White, Side::Black, Side::Rogue].map(seat);
    let own = seats.iter().position(|seat| seat.is_human());
    let won = table.campaign().state().won();
    let ended = arbiter.ending().filter(|_| won.is_none());
    let left = ended.and_then(|ended| {
        Some(Left {
            winner: kingdom(ended.winners.first()?.0),
            words: ended.headline,
        })
    });
    Some(Online {
        seats,
        names: [0, 1].map(|player| room.name(player)),
        shoulder: kingdom(room.shoulder().unwrap_or_default()),
        waits: arbiter.is_waiting(),
        gone: matches!(room.line(), Line::Over(_)),
        cut: room.is_cut(),
        asked: arbiter.asked().is_some(),
        left,
        may_go_back: own.is_some_and(|player| table.has_said(player as u8)),
        sent: None,
    })
}

/// Follows the room.
fn keep_up(
    room: Res<Room>,
    mut session: ResMut<Session>,
    mut feed: ResMut<Feed>,
    mut did: MessageWriter<Did>,
    mut commands: Commands,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(table) = room.arbiter().and_then(|it| it.table().campaign()) else {
        return;
    };
    if table.campaign().start() != session.campaign().start() {
        // Another game began.
        return lay(&room, table, &mut commands);
    }
    if room.under_way().is_none() {
        session.came_back();
    }
    if let Some(online) = online_of(&room, table)
        && !session.has_met(&online)
    {
        session.meet(online);
    }
    match session.keep_up(table.campaign(), &mut feed) {
        KeptUp::Followed(commands) => {
            did.write_batch(commands.into_iter().map(|it| Did(Happening::Done(it))));
        }
        KeptUp::Adopted => {
            did.write(Did(Happening::Undone));
        }
    }
    if *screen.get() == Screen::Chronicle && session.winner().is_none() {
        next.set(Screen::World);
    }
}

/// What a side's command is in the room.
fn act(command: Command) -> Act {
    match command {
        Command::Resolve => Act::Ask {
            what: What::Resolve,
        },
        Command::Resign => Act::Resign,
        command => Act::play(command.to_string()),
    }
}

/// Wishes what was decided here.
fn wish(
    room: Res<Room>,
    mut session: ResMut<Session>,
    mut did: MessageReader<Did>,
    mut wishes: MessageWriter<Wish>,
    mut notices: MessageWriter<Notice>,
) {
    let mut line = OneByOne::of(&room);
    for Did(happening) in did.read() {
        let (player, act) = match *happening {
            Happening::Wished(side, command) => (Some(number(side)), act(command)),
            Happening::TakeBackWished => {
                let what = What::TakeBack;
                (None, Act::Ask { what })
            }
            _ => continue,
        };
        match line.may_go(&act) {
            Ok(()) => drop(wishes.write(Wish { player, act })),
            Err(why) => {
                session.came_back();
                notices.write(Notice(why.to_owned()));
            }
        }
    }
}
