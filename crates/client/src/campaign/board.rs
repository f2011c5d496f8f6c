//! A battle of a room's campaign on the board: what is done there is wished, and the board
//! follows the session.

use super::{Act, Did, Feed, Session};
use crate::battle::{BattleSet, Happened, Happening, Notice, Table, Wanted};
use crate::screens::Screen;
use crate::transition::Go;
use ::campaign::{BattleAct, Command};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow.after(BattleSet::Input).before(BattleSet::Act),
            wish.after(BattleSet::Act).before(BattleSet::Show),
        )
            .run_if(
                in_state(Screen::Battle)
                    .and_then(in_a_room)
                    .and_then(resource_exists::<Table>),
            ),
    );
}

/// Whether the campaign is played with people at other screens.
fn in_a_room(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|it| it.is_online())
}

/// What is wished at the board is wished of the room.
fn wish(
    mut session: ResMut<Session>,
    mut feed: ResMut<Feed>,
    mut table: ResMut<Table>,
    mut happened: ParamSet<(MessageReader<Happened>, MessageWriter<Happened>)>,
    mut did: MessageWriter<Did>,
    mut notices: MessageWriter<Notice>,
) {
    let mut back = Vec::new();
    for Happened(happening) in happened.p0().read() {
        let act = match *happening {
            Happening::Wished { what, .. } => act_of(what),
            Happening::ResolveWanted => Some(Act::Say(Command::Resolve)),
            _ => continue,
        };
        let Some(act) = act else { continue };
        match session.act(act, &mut feed) {
            Ok(happenings) => {
                did.write_batch(happenings.into_iter().map(Did));
            }
            Err(refused) => {
                notices.write(Notice(refused.to_string()));
                back.extend(table.take_back_into_hand());
            }
        }
    }
    happened.p1().write_batch(back.into_iter().map(Happened));
}

/// What is wished at the board, on the map. Nobody agrees on a draw in a campaign.
fn act_of(wanted: Wanted) -> Option<Act> {
    let command = match wanted {
        Wanted::Move(mv) => Command::Battle(BattleAct::Move(mv)),
        Wanted::Retreat => Command::Battle(BattleAct::Retreat),
        Wanted::Resign => Command::Battle(BattleAct::Resign),
        Wanted::Extend(yes) => Command::Extend(yes),
        Wanted::TakeBack => return Some(Act::Undo),
        Wanted::Draw => return None,
    };
    Some(Act::Say(command))
}

/// The board shows what the room says.
fn follow(
    session: Res<Session>,
    mut table: ResMut<Table>,
    mut happened: MessageWriter<Happened>,
    mut go: MessageWriter<Go>,
    mut seen: Local<Option<u64>>,
) {
    let version = Some(session.version());
    if *seen == version && !table.is_added() {
        return;
    }
    *seen = version;
    let Some(at) = table.setup().campaign.map(|campaign| campaign.at) else {
        return;
    };
    if table.outcome().is_some() && !session.is_fought_on(at) {
        // Its end is looked at while the campaign goes on.
        return;
    }
    let Some((start, standing)) = session.standing(at) else {
        // It was taken back.
        go.write(Go {
            to: Screen::World,
            at: Some(at),
        });
        return;
    };
    if start != *table.record().start() {
        // Another battle at the same place.
        if let Some(anew) = session.table() {
            *table = anew;
            happened.write(Happened(Happening::Jumped));
        }
        return;
    }
    let mut happenings = table.follow(standing);
    if session.sent().is_none() && table.sent().is_some() {
        happenings.extend(table.take_back_into_hand());
    }
    happened.write_batch(happenings.into_iter().map(Happened));
}
