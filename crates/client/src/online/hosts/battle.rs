//! A battle of a room on the battlefield.

use super::{OneByOne, Pace};
use crate::battle::{
    BattleSet, BattleSetup, Company, Entry, Happened, Happening, Notice, Prepared, Record,
    Standing, Table, Wanted,
};
use crate::online::{Room, Wish};
use crate::screens::{Overlay, Screen};
use bevy::prelude::*;
use protocol::{Act, Arbiter, BattleTable, SetUp, What};
use rules::{Color as Side, Position as _};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow.before(BattleSet::Input),
            wish.after(BattleSet::Act).before(BattleSet::Show),
        )
            .run_if(
                in_state(Screen::Battle)
                    .and_then(resource_exists::<Room>)
                    .and_then(resource_exists::<Table>),
            ),
    );
}

pub(super) fn lay(room: &Room, battle: &BattleTable, commands: &mut Commands) {
    let Some(arbiter) = room.arbiter() else {
        return;
    };
    let laid = set_up(&arbiter.opening().game)
        .and_then(|setup| Table::online(setup, standing(room, arbiter, battle)));
    let Some(table) = laid else {
        error!("the room's battle cannot be laid out");
        return;
    };
    commands.insert_resource(Prepared(Some(table)));
    commands.set_state(Screen::Battle);
    commands.set_state(Overlay::None);
}

fn set_up(game: &SetUp) -> Option<BattleSetup> {
    let SetUp::Battle {
        terrain,
        attacker,
        defender,
    } = game
    else {
        return None;
    };
    Some(BattleSetup {
        terrain: terrain.parse().ok()?,
        armies: [attacker.parse().ok()?, defender.parse().ok()?],
        ..BattleSetup::default()
    })
}

const fn color(player: u8) -> Side {
    match player {
        0 => Side::White,
        _ => Side::Black,
    }
}

/// How the battle stands in its room.
fn standing(room: &Room, arbiter: &Arbiter, battle: &BattleTable) -> Standing {
    let extends = battle.outcome().is_none() && battle.position().can_extend();
    let decider = arbiter.table().decider().filter(|_| extends);
    let mut entries = record(battle).entries().to_vec();
    // Whoever has left has given up.
    if let (None, Some(left)) = (battle.outcome(), arbiter.ending()) {
        let winner = left.winners.first().map_or(Side::White, |it| color(it.0));
        entries.push(Entry::Resign(!winner));
    }
    Standing {
        seats: [0, 1].map(|player| room.sitter(player).into()),
        entries,
        extends: decider.filter(|_| arbiter.ending().is_none()).map(color),
        company: Company {
            names: [0, 1].map(|player| room.name(player)),
            waits: arbiter.is_waiting(),
            asked: arbiter.asked().is_some(),
            cut: room.is_cut(),
            over: room.shoulder().map(color),
        },
    }
}

/// The room's record as the table keeps it.
pub(crate) fn record(battle: &BattleTable) -> Record {
    let mut record = Record::new(battle.start().clone());
    for (player, text) in battle.record() {
        let side = color(*player);
        let entry = match text.as_str() {
            "retreat" => Some(Entry::Retreat(side)),
            "resign" => Some(Entry::Resign(side)),
            "agree" => Some(Entry::Agreed),
            "extend no" => Some(Entry::Extension(false)),
            // The attacker's yes alone changes nothing yet.
            "extend yes" => (side == Side::Black).then_some(Entry::Extension(true)),
            text => record.last().parse_move(text).ok().map(Entry::Move),
        };
        if entry.is_some_and(|entry| !record.push(entry)) {
            error!("the room's battle has what cannot be: {text}");
        }
    }
    record
}

/// Lets the table follow the room: whatever came, in the end it shows the room's battle.
fn follow(
    room: Res<Room>,
    mut table: ResMut<Table>,
    mut pace: Local<Pace>,
    mut happened: MessageWriter<Happened>,
    mut commands: Commands,
) {
    let Some(arbiter) = room.arbiter() else {
        return;
    };
    let Some(battle) = arbiter.table().battle() else {
        return;
    };
    if pace.is_another_game(arbiter, table.is_added()) {
        return lay(&room, battle, &mut commands);
    }
    if pace.has_moved(&room, arbiter) {
        let happenings = table.follow(standing(&room, arbiter, battle));
        happened.write_batch(happenings.into_iter().map(Happened));
    }
    if table.sent().is_some() && room.under_way().is_none() {
        let decider = table.to_decide();
        let computer = decider.is_some_and(|side| !table.setup().seat(side).is_human());
        if pace.may_try_again(computer) {
            let happenings = table.take_back_into_hand();
            happened.write_batch(happenings.into_iter().map(Happened));
        }
    }
    if table.is_due() && room.under_way().is_none() {
        let happenings = table.due();
        happened.write_batch(happenings.into_iter().map(Happened));
    }
}

/// What is wished on the battlefield goes out to the room.
fn wish(
    room: Res<Room>,
    mut table: ResMut<Table>,
    mut happened: MessageReader<Happened>,
    mut wishes: MessageWriter<Wish>,
    mut notices: MessageWriter<Notice>,
) {
    if room
        .arbiter()
        .is_none_or(|it| it.table().battle().is_none())
    {
        return;
    }
    let mut line = OneByOne::of(&room);
    for Happened(happening) in happened.read() {
        let Happening::Wished { color, what } = happening else {
            continue;
        };
        let own = |text: &str| (Some(color.index() as u8), Act::play(text));
        let (player, act) = match what {
            Wanted::Move(mv) => own(&mv.to_string()),
            Wanted::Retreat => own("retreat"),
            Wanted::Extend(true) => own("extend yes"),
            Wanted::Extend(false) => own("extend no"),
            Wanted::TakeBack => (
                None,
                Act::Ask {
                    what: What::TakeBack,
                },
            ),
            Wanted::Draw => (None, Act::Ask { what: What::Draw }),
            Wanted::Resign => (None, Act::Resign),
        };
        match line.may_go(&act) {
            Ok(()) => drop(wishes.write(Wish { player, act })),
            Err(why) => {
                if matches!(act, Act::Play { .. }) {
                    table.take_back_into_hand();
                }
                notices.write(Notice(why.to_owned()));
            }
        }
    }
}
