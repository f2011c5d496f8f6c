//! Into a campaign's battle and out of it: the table is laid, and all that goes on record there
//! goes on the campaign's record at once.

use super::{Act, CampaignSet, Did, Feed, Happening, Session};
use crate::battle::{self, BattleSet, Entry, Happened, Notice, Prepared, Table};
use crate::lessons;
use crate::screens::Screen;
use crate::transition::Go;
use crate::world::Reel;
use bevy::prelude::*;

/// How many entries of the table's record the campaign has.
#[derive(Resource, Copy, Clone, Debug, Default)]
struct Mirrored(usize);

/// The table and the campaign kept the same; works without a window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mirrored>()
        .add_systems(
            OnEnter(Screen::World),
            take_up.run_if(resource_exists::<Session>),
        )
        .add_systems(OnEnter(Screen::Battle), count.after(battle::begin))
        .add_systems(
            Update,
            (
                to_battle.in_set(CampaignSet::Show),
                to_chronicle
                    .in_set(CampaignSet::Show)
                    .run_if(not(lessons::goes_on)),
                mirror.after(BattleSet::Act).before(BattleSet::Show).run_if(
                    in_state(Screen::Battle)
                        .and_then(at_this_screen)
                        .and_then(resource_exists::<Table>),
                ),
            ),
        );
}

/// Whether the campaign is played at this screen alone.
fn at_this_screen(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|it| !it.is_online())
}

fn count(table: Option<Res<Table>>, mut mirrored: ResMut<Mirrored>) {
    mirrored.0 = table.map_or(0, |table| table.record().len());
}

/// Goes on with a battle in which moves have been made.
fn take_up(
    session: Res<Session>,
    lesson: Option<Res<lessons::Running>>,
    mut prepared: ResMut<Prepared>,
    mut go: MessageWriter<Go>,
) {
    if session.wanted().is_none() && session.is_in_battle() && !session.is_online() {
        lay(&session, lesson.as_deref(), &mut prepared, &mut go);
    }
}

/// Lays the table for the battle that waits; `false` if none waits.
fn lay(
    session: &Session,
    lesson: Option<&lessons::Running>,
    prepared: &mut Prepared,
    go: &mut MessageWriter<Go>,
) -> bool {
    let first = lesson.map_or(0, lessons::Running::fought_first);
    prepared.0 = session.table().map(|table| table.fought_first(first));
    let at = prepared.0.as_ref().and_then(|table| table.setup().campaign);
    if let Some(campaign) = at {
        go.write(Go {
            to: Screen::Battle,
            at: Some(campaign.at),
        });
    }
    at.is_some()
}

fn to_battle(
    session: Res<Session>,
    lesson: Option<Res<lessons::Running>>,
    mut did: MessageReader<Did>,
    mut prepared: ResMut<Prepared>,
    mut go: MessageWriter<Go>,
    mut notices: MessageWriter<Notice>,
) {
    let wanted = did.read().any(|Did(it)| *it == Happening::ToBattle);
    if wanted && !lay(&session, lesson.as_deref(), &mut prepared, &mut go) {
        notices.write(Notice(words!("campaign-refused-no-battle")));
    }
}

/// Tells of the end once all that led to it has been seen.
fn to_chronicle(
    session: Res<Session>,
    feed: Res<Feed>,
    reel: Res<Reel>,
    mut go: MessageWriter<Go>,
) {
    let won = session.winner().is_some();
    if won && reel.is_idle() && feed.left(session.viewer()) == 0 {
        go.write(Go {
            to: Screen::Chronicle,
            at: None,
        });
    }
}

fn mirror(
    mut session: ResMut<Session>,
    mut feed: ResMut<Feed>,
    mut table: ResMut<Table>,
    mut mirrored: ResMut<Mirrored>,
    mut happened: ParamSet<(MessageReader<Happened>, MessageWriter<Happened>)>,
    mut did: MessageWriter<Did>,
    mut notices: MessageWriter<Notice>,
    mut go: MessageWriter<Go>,
) {
    if table.setup().campaign.is_none() {
        return happened.p0().clear();
    }
    let resolve = happened
        .p0()
        .read()
        .any(|Happened(it)| *it == battle::Happening::ResolveWanted);
    if resolve && let Err(refused) = session.act(Act::Say(::campaign::Command::Resolve), &mut feed)
    {
        notices.write(Notice(refused.to_string()));
        happened
            .p1()
            .write_batch(table.resolved(None).into_iter().map(Happened));
    }
    if session.wanted().is_some() {
        return;
    }
    if table.is_resolving() {
        let record = session.played_out(table.record());
        let happenings = table.resolved(record);
        mirrored.0 = table.record().len();
        happened
            .p1()
            .write_batch(happenings.into_iter().map(Happened));
    }
    let fits = follow(&mut session, &mut feed, &table, &mut mirrored.0, &mut did);
    if fits && session.agrees_with(&table) {
        return;
    }
    error!("the table and the campaign do not agree; the campaign holds");
    match session.table() {
        Some(anew) => {
            mirrored.0 = anew.record().len();
            *table = anew;
        }
        None => {
            go.write(Go {
                to: Screen::World,
                at: None,
            });
        }
    }
}

/// Tells the campaign what is new at the table; `false` if the campaign refuses it.
fn follow(
    session: &mut Session,
    feed: &mut Feed,
    table: &Table,
    mirrored: &mut usize,
    did: &mut MessageWriter<Did>,
) -> bool {
    let mut tell = |session: &mut Session, entry| match session.mirror(entry, feed) {
        Ok(happenings) => {
            did.write_batch(happenings.into_iter().map(Did));
            true
        }
        Err(refused) => {
            error!("the campaign refuses {entry:?}: {refused}");
            false
        }
    };
    while let Some(&entry) = table.record().entries().get(*mirrored) {
        if entry == Entry::Extension(true) && session.lacks_first_agreement() {
            tell(session, entry);
        }
        if !tell(session, entry) {
            return false;
        }
        *mirrored += 1;
        if session.wanted().is_some() {
            return true;
        }
    }
    !session.lacks_agreement(table) || tell(session, Entry::Extension(true))
}
