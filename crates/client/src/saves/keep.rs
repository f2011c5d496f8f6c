//! The running campaign is saved after every command, and put away when it is left.

use super::folder::{Folder, Slot};
use super::names;
use super::shelf::{Open, Shelf, Wish};
use super::writer::{Job, Writer};
use crate::campaign::{Feed, Session};
use crate::screens::{Notices, Screen};
use crate::settings::Settings;
use crate::world::{Drawn, Reel};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::time::Duration;

/// How long the end of the game waits for the last save.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who writes, and what was given to be written last.
#[derive(Resource, Debug)]
struct Keeper {
    folder: Folder,
    writer: Writer,
    /// The slot and the version of the session.
    kept: Option<(String, u64)>,
}

pub fn plugin(app: &mut App) {
    keep_in(app, Folder::of_user());
}

/// Keeps campaigns in a folder; without one nothing is kept.
fn keep_in(app: &mut App, folder: Option<Folder>) {
    let keeper = folder.map(|folder| Keeper {
        writer: Writer::new(folder.clone()),
        folder,
        kept: None,
    });
    let mut shelf = Shelf::default();
    if let Some(keeper) = keeper {
        shelf = Shelf::new(keeper.folder.clone(), keeper.writer.flusher());
        app.insert_resource(keeper);
    }
    app.insert_resource(shelf)
        .add_message::<Open>()
        .add_systems(
            Update,
            (
                super::shelf::work.run_if(resource_exists::<Notices>),
                show_opened,
                import_dropped,
            )
                .chain(),
        )
        .add_systems(PostUpdate, keep.run_if(resource_exists::<Session>))
        .add_systems(PostUpdate, tell_problems)
        .add_systems(Last, finish);
    for screen in [
        Screen::Title,
        Screen::Setup,
        Screen::CampaignSetup,
        Screen::Saves,
    ] {
        app.add_systems(OnEnter(screen), put_away);
    }
}

/// Begins to show a campaign: one that begins, or one that was opened.
pub fn take_up(commands: &mut Commands, session: Session, slot: Option<Slot>) {
    match slot {
        Some(slot) => commands.insert_resource(slot),
        None => commands.remove_resource::<Slot>(),
    }
    commands.insert_resource(session);
    commands.insert_resource(Feed::default());
    commands.insert_resource(Reel::default());
    commands.remove_resource::<Drawn>();
}

fn show_opened(
    mut opened: MessageReader<Open>,
    mut commands: Commands,
    keeper: Option<ResMut<Keeper>>,
    mut notices: ResMut<Notices>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(Open(opened)) = opened.read().last() else {
        return;
    };
    let session = Session::resume(opened.campaign.clone());
    if let Some(mut keeper) = keeper {
        // It is on the disk as it is.
        keeper.kept = Some((opened.slot.stem.clone(), session.version()));
    }
    if let Some(notice) = &opened.notice {
        notices.push(notice.clone());
    }
    let over = opened.campaign.state().won().is_some();
    screen.set(if over {
        Screen::Chronicle
    } else {
        Screen::World
    });
    take_up(&mut commands, session, Some(opened.slot.clone()));
}

/// Gives the campaign a slot if it has none yet, and what has changed to the writer.
fn keep(
    session: Res<Session>,
    slot: Option<Res<Slot>>,
    keeper: Option<ResMut<Keeper>>,
    settings: Option<ResMut<Settings>>,
    mut commands: Commands,
) {
    let Some(mut keeper) = keeper else { return };
    let slot = match slot {
        Some(slot) => slot.clone(),
        None => {
            let seed = session.campaign().start().chance().seed;
            let slot = keeper.folder.fresh_slot(&names::world_name(seed), seed);
            commands.insert_resource(slot.clone());
            slot
        }
    };
    if let Some(mut settings) = settings
        && settings.last_played.as_ref() != Some(&slot.stem)
    {
        settings.last_played = Some(slot.stem.clone());
    }
    let now = (slot.stem.clone(), session.version());
    if keeper.kept.as_ref() == Some(&now) {
        return;
    }
    keeper.kept = Some(now);
    keeper.writer.save(Job {
        slot,
        campaign: session.campaign().clone(),
        viewer: session.viewer(),
    });
}

fn tell_problems(keeper: Option<Res<Keeper>>, mut notices: ResMut<Notices>) {
    if let Some(problem) = keeper.and_then(|keeper| keeper.writer.take_problem()) {
        notices.push(problem);
    }
}

/// The campaign has been left: nothing of it stays but its save.
fn put_away(
    mut commands: Commands,
    mut feed: ResMut<Feed>,
    mut reel: ResMut<Reel>,
    mut shelf: ResMut<Shelf>,
    keeper: Option<ResMut<Keeper>>,
    session: Option<Res<Session>>,
) {
    if session.is_none() {
        return;
    }
    commands.remove_resource::<Session>();
    commands.remove_resource::<Slot>();
    commands.remove_resource::<Drawn>();
    feed.clear();
    reel.clear();
    if let Some(mut keeper) = keeper {
        keeper.kept = None;
    }
    shelf.wish(Wish::List);
}

/// A file dropped on the window is kept as one more campaign; whatever goes on stays as it is.
fn import_dropped(mut drops: MessageReader<FileDragAndDrop>, mut shelf: ResMut<Shelf>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            shelf.wish(Wish::Import(path_buf.clone()));
        }
    }
}

/// The game does not end before the last save is on the disk.
fn finish(mut exits: MessageReader<AppExit>, keeper: Option<Res<Keeper>>) {
    if exits.read().count() == 0 {
        return;
    }
    if let Some(keeper) = keeper
        && !keeper.writer.flusher().wait(PATIENCE)
    {
        error!("the last save did not come to its end");
    }
}
