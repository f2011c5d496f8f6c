//! A board game of a room at the table.

use super::{OneByOne, Pace};
use crate::online::{Followed, Room, Wish};
use crate::screens::{Overlay, Screen};
use crate::table::{Did, Laid, Refusal, Seated, TableSet};
use bevy::prelude::*;
use protocol::{Act, Arbiter, What};
use tabletop::{Company, Game, Happening, Player, Sitting, Wanted};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow.before(TableSet::Input),
            wish.after(TableSet::Act).before(TableSet::Show),
        )
            .run_if(
                in_state(Screen::Table)
                    .and_then(resource_exists::<Room>)
                    .and_then(resource_exists::<Seated>),
            ),
    );
}

pub(super) fn lay(room: &Room, game: &dyn Game, commands: &mut Commands) {
    let Some(arbiter) = room.arbiter() else {
        return;
    };
    let sitting = Sitting::online(game.boxed(), company(room, arbiter, game));
    commands.insert_resource(Laid(Some(sitting)));
    commands.set_state(Screen::Table);
    commands.set_state(Overlay::None);
}

/// What the room tells beside the game.
fn company(room: &Room, arbiter: &Arbiter, game: &dyn Game) -> Company {
    let players = game.players();
    Company {
        sitters: players.iter().map(|it| room.sitter(it.0)).collect(),
        names: players.iter().map(|it| room.name(it.0)).collect(),
        ending: arbiter.ending().filter(|_| game.ending().is_none()),
        waits: arbiter.is_waiting(),
        asked: arbiter.asked().is_some(),
        cut: room.is_cut(),
        over: room.shoulder().map(Player),
    }
}

/// Lets the table follow the room: whatever came, in the end it shows the room's game.
fn follow(
    room: Res<Room>,
    mut seated: ResMut<Seated>,
    mut followed: MessageReader<Followed>,
    mut pace: Local<Pace>,
    mut did: MessageWriter<Did>,
    mut commands: Commands,
) {
    let entries: Vec<(Player, String)> = followed.read().filter_map(decision).collect();
    let Some(arbiter) = room.arbiter() else {
        return;
    };
    let Some(game) = arbiter.table().board() else {
        return;
    };
    if pace.is_another_game(arbiter, seated.is_added()) {
        return lay(&room, game, &mut commands);
    }
    if pace.has_moved(&room, arbiter) {
        let company = company(&room, arbiter, game);
        let happenings = seated.0.follow(&entries, game, company);
        did.write_batch(happenings.into_iter().map(Did));
    }
    let sitting = &seated.0;
    if let Some(sent) = sitting.sent().filter(|_| room.under_way().is_none()) {
        let computer = !sitting.sitter(sent.player).is_human();
        if pace.may_try_again(computer) {
            let happenings = seated.0.take_back_into_hand();
            did.write_batch(happenings.into_iter().map(Did));
        }
    }
    if seated.0.is_due() && room.under_way().is_none() {
        let happenings = seated.0.due();
        did.write_batch(happenings.into_iter().map(Did));
    }
}

/// The decision that an entry of the room's log is.
fn decision(Followed { entry, player }: &Followed) -> Option<(Player, String)> {
    match (&entry.act, player) {
        (Act::Play { text }, Some(player)) => Some((Player(*player), text.clone())),
        _ => None,
    }
}

/// What is wished at the table goes out to the room.
fn wish(
    room: Res<Room>,
    mut seated: ResMut<Seated>,
    mut did: MessageReader<Did>,
    mut wishes: MessageWriter<Wish>,
    mut refusals: MessageWriter<Refusal>,
) {
    let mut line = OneByOne::of(&room);
    for Did(happening) in did.read() {
        let Happening::Wished { player, what } = happening else {
            continue;
        };
        let (player, act) = match what {
            Wanted::Play(action) => (Some(player.0), Act::play(action)),
            Wanted::TakeBack => (None, ask(What::TakeBack)),
            Wanted::Draw => (None, ask(What::Draw)),
            Wanted::End => (None, Act::Resign),
        };
        match line.may_go(&act) {
            Ok(()) => drop(wishes.write(Wish { player, act })),
            Err(why) => {
                if matches!(what, Wanted::Play(_)) {
                    seated.0.take_back_into_hand();
                }
                refusals.write(Refusal(why.to_owned()));
            }
        }
    }
}

fn ask(what: What) -> Act {
    Act::Ask { what }
}
