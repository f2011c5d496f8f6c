//! What goes on is saved after every command or act, and put away when it is left.

use super::folder::{Folder, Opened, Slot};
use super::hold::Hold;
use super::kept::Kept;
use super::names;
use super::reading::is_text;
use super::shelf::{Open, Shelf, Source, Wish};
use super::writer::{Job, Writer};
use crate::battle::{Prepared, Question, Table};
use crate::campaign::{Feed, Session};
use crate::lessons;
use crate::library::{Recalled, Replay};
use crate::screens::{Notices, Overlay, Screen};
use crate::settings::Settings;
use crate::table::{self, Laid, Seated};
use crate::world::{Drawn, Reel};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use rules::Variant;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use tabletop::Sitting;

/// How long the end of the game waits for the last save.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who writes, and what was given to be written last.
#[derive(Resource, Debug)]
struct Keeper {
    folder: Folder,
    writer: Writer,
    /// The slot and the state of what is in it.
    kept: Option<(String, u64)>,
    /// The slot that is kept from other copies of the program.
    held: Option<(String, Option<Hold>)>,
    /// Where the game is that is about to be shown.
    coming: Option<Coming>,
    /// What the game that goes on is to be called once it is kept, if it has no slot yet.
    called: Option<String>,
    /// Whether what was played in a room has come to its end and is kept.
    room_kept: bool,
}

/// A game that is about to be shown.
#[derive(Debug)]
enum Coming {
    /// It is kept.
    From(Slot),
    /// It was brought in and is not kept yet.
    Named(String),
}

pub fn plugin(app: &mut App) {
    keep_in(app, Folder::of_user());
}

/// Keeps campaigns and games in a folder; without one nothing is kept.
pub fn keep_in(app: &mut App, folder: Option<Folder>) {
    let keeper = folder.map(|folder| Keeper {
        writer: Writer::new(folder.clone()),
        folder,
        kept: None,
        held: None,
        coming: None,
        called: None,
        room_kept: false,
    });
    let mut shelf = Shelf::default();
    if let Some(keeper) = keeper {
        shelf = Shelf::new(keeper.folder.clone(), keeper.writer.flusher());
        app.insert_resource(keeper);
    }
    app.insert_resource(shelf)
        .init_resource::<Replay>()
        .init_resource::<Recalled>()
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
        .add_systems(
            PostUpdate,
            (
                keep_campaign.run_if(resource_exists::<Session>.and_then(not(lessons::goes_on))),
                keep_game.run_if(not(resource_exists::<Session>).and_then(not(lessons::goes_on))),
                tell_problems,
            )
                .run_if(resource_exists::<Keeper>),
        )
        .add_systems(Last, finish);
    for screen in [Screen::Table, Screen::Battle] {
        let take = take_slot.run_if(not(resource_exists::<Session>));
        let leave = leave_slot.run_if(not(resource_exists::<Session>));
        app.add_systems(OnEnter(screen), take)
            .add_systems(OnExit(screen), leave);
    }
    for screen in [
        Screen::Title,
        Screen::Setup,
        Screen::Learn,
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
    mut keeper: Option<ResMut<Keeper>>,
    mut laid: ResMut<Laid>,
    mut prepared: ResMut<Prepared>,
    mut notices: ResMut<Notices>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
    (mut replay, mut recalled): (ResMut<Replay>, ResMut<Recalled>),
) {
    let Some(Open(opened)) = opened.read().last() else {
        return;
    };
    let Opened {
        kept,
        slot,
        is_kept,
        notice,
        hold,
        look,
        review,
    } = opened.clone();
    overlay.set(Overlay::None);
    recalled.0 = review;
    if let Some(notice) = notice {
        notices.push(notice);
    }
    let version = match &kept {
        Kept::Campaign(campaign, _) => {
            let session = Session::resume(campaign.as_ref().clone());
            let over = campaign.state().won().is_some();
            screen.set(if over || look {
                Screen::Chronicle
            } else {
                Screen::World
            });
            let version = session.version();
            take_up(&mut commands, session, Some(slot.clone()));
            version
        }
        Kept::Game(sitting) => {
            if look {
                replay.look_at_next(0);
            }
            laid.0 = Some(sitting.as_ref().clone());
            screen.set(Screen::Table);
            state_of_game(sitting)
        }
        Kept::Battle(table) => {
            if look {
                replay.look_at_next(0);
            }
            prepared.0 = Some(table.as_ref().clone());
            screen.set(Screen::Battle);
            state_of_battle(table)
        }
    };
    if let Some(keeper) = &mut keeper {
        keeper.held = is_kept.then(|| (slot.stem.clone(), hold));
        if is_kept {
            // It is on the disk as it is.
            keeper.kept = Some((slot.stem.clone(), version));
        }
        keeper.coming = match &kept {
            // It has its slot already.
            Kept::Campaign(..) => None,
            _ if is_kept => Some(Coming::From(slot)),
            _ => Some(Coming::Named(slot.name)),
        };
    }
}

/// Gives the campaign a slot if it has none yet, and what has changed to the writer.
fn keep_campaign(
    session: Res<Session>,
    slot: Option<Res<Slot>>,
    mut keeper: ResMut<Keeper>,
    settings: Option<ResMut<Settings>>,
    shelf: Res<Shelf>,
    mut commands: Commands,
) {
    if session.is_online() {
        let over = session.winner().is_some() && !session.looks_on();
        return keeper.keep_room(over, &shelf, || {
            Kept::Campaign(Box::new(session.campaign().clone()), session.viewer())
        });
    }
    let state = session.version();
    keeper.keep(
        slot.as_deref(),
        state,
        (settings, &shelf),
        &mut commands,
        || Kept::Campaign(Box::new(session.campaign().clone()), session.viewer()),
    );
}

/// The same for a game at a table or a battle of its own, once anything has been done in it.
fn keep_game(
    seated: Option<Res<Seated>>,
    table: Option<Res<Table>>,
    slot: Option<Res<Slot>>,
    mut keeper: ResMut<Keeper>,
    settings: Option<ResMut<Settings>>,
    shelf: Res<Shelf>,
    mut commands: Commands,
) {
    let slot = slot.as_deref();
    if let Some(seated) = seated {
        let sitting = &seated.0;
        if sitting.is_online() {
            let over = sitting.ending().is_some() && !sitting.looks_on();
            let kept = || Kept::Game(Box::new(sitting.clone()));
            keeper.keep_room(over, &shelf, kept);
        } else if slot.is_some() || sitting.version() > 0 {
            let kept = || Kept::Game(Box::new(sitting.clone()));
            keeper.keep(
                slot,
                state_of_game(sitting),
                (settings, &shelf),
                &mut commands,
                kept,
            );
        }
    } else if let Some(table) = table.as_ref().filter(|it| it.is_online()) {
        let over = table.outcome().is_some() && !table.looks_on();
        let kept = || Kept::Battle(Box::new(table.as_ref().clone()));
        keeper.keep_room(over, &shelf, kept);
    } else if let Some(table) = table
        && !table.is_puzzle()
        && (slot.is_some() || table.version() > 0)
    {
        let kept = || Kept::Battle(Box::new(table.as_ref().clone()));
        keeper.keep(
            slot,
            state_of_battle(&table),
            (settings, &shelf),
            &mut commands,
            kept,
        );
    }
}

fn state_of_game(sitting: &Sitting) -> u64 {
    sitting.version() * 2 + u64::from(sitting.is_face_up())
}

fn state_of_battle(table: &Table) -> u64 {
    let agreed = table.question() == Some(Question::Extend(rules::Color::Black));
    table.version() * 2 + u64::from(agreed)
}

impl Keeper {
    /// What goes on in a room is kept there; once it is over, its record is here, too.
    fn keep_room(&mut self, over: bool, shelf: &Shelf, kept: impl FnOnce() -> Kept) {
        if !over || std::mem::replace(&mut self.room_kept, over) {
            self.room_kept = over;
            return;
        }
        let kept = kept();
        let mut sum = DefaultHasher::new();
        kept.text().hash(&mut sum);
        // A room that is gone into again after the end has the same record.
        let stem = format!("{}-room-{:016x}", kept.usual_stem(), sum.finish());
        if self.folder.save_of(&stem).exists() {
            return;
        }
        let taken: Vec<&str> = shelf.list.iter().map(|it| it.card.name.as_str()).collect();
        let name = names::free(&kept.usual_name(), &taken);
        let slot = Slot { stem, name };
        self.writer.save(Job {
            slot,
            kept,
            hold: None,
        });
    }

    /// Gives what goes on to the writer if it is in another `state` than was written last, in a
    /// slot of its own.
    fn keep(
        &mut self,
        slot: Option<&Slot>,
        state: u64,
        (settings, shelf): (Option<ResMut<Settings>>, &Shelf),
        commands: &mut Commands,
        kept: impl Fn() -> Kept,
    ) {
        let (slot, made) = match slot {
            Some(slot) => (slot.clone(), None),
            None => {
                let made = kept();
                let name = self.called.take().unwrap_or_else(|| made.usual_name());
                let slot = match shelf.is_read {
                    true => {
                        let taken = shelf.list.iter().map(|it| it.card.name.as_str());
                        let taken: Vec<&str> = taken.collect();
                        self.folder.fresh_slot_among(&name, &made, &taken)
                    }
                    false => self.folder.fresh_slot(&name, &made),
                };
                commands.insert_resource(slot.clone());
                (slot, Some(made))
            }
        };
        let hold = self.hold(&slot.stem);
        if let Some(mut settings) = settings
            && settings.last_played.as_ref() != Some(&slot.stem)
        {
            settings.last_played = Some(slot.stem.clone());
        }
        let now = (slot.stem.clone(), state);
        if self.kept.as_ref() != Some(&now) {
            self.kept = Some(now);
            let kept = made.unwrap_or_else(kept);
            self.writer.save(Job { slot, kept, hold });
        }
    }

    /// Keeps other copies of the program from the slot of what goes on.
    fn hold(&mut self, stem: &str) -> Option<Hold> {
        if self.held.as_ref().is_none_or(|(held, _)| held != stem) {
            let hold = self.folder.hold(stem).unwrap_or_default();
            self.held = Some((stem.to_owned(), hold));
        }
        self.held.as_ref().and_then(|(_, hold)| hold.clone())
    }
}

/// A game that was opened goes on in its slot; one that begins has none yet.
fn take_slot(mut commands: Commands, keeper: Option<ResMut<Keeper>>) {
    let Some(mut keeper) = keeper else {
        return commands.remove_resource::<Slot>();
    };
    keeper.called = None;
    match keeper.coming.take() {
        Some(Coming::From(slot)) => return commands.insert_resource(slot),
        Some(Coming::Named(name)) => keeper.called = Some(name),
        None => {}
    }
    commands.remove_resource::<Slot>();
}

fn leave_slot(mut commands: Commands, mut shelf: ResMut<Shelf>, keeper: Option<ResMut<Keeper>>) {
    commands.remove_resource::<Slot>();
    if let Some(mut keeper) = keeper.filter(|keeper| keeper.coming.is_none()) {
        keeper.held = None;
    }
    shelf.wish(Wish::List);
}

fn tell_problems(keeper: Res<Keeper>, mut notices: ResMut<Notices>) {
    if let Some(problem) = keeper.writer.take_problem() {
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
        keeper.held = None;
    }
    shelf.wish(Wish::List);
}

/// A file dropped on the window is kept as one more. A game of chess is opened, too, before people
/// alone, so that nothing plays on by itself; but a campaign or battle that goes on stays as it is.
fn import_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    screen: Option<Res<State<Screen>>>,
    mut shelf: ResMut<Shelf>,
) {
    let open = screen.is_some_and(|screen| table::may_take_over(*screen.get()));
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = drop else {
            continue;
        };
        let path = path_buf.clone();
        let is_text = is_text(&path);
        let from = Source::File(path);
        shelf.wish(if open && is_text {
            Wish::Bring {
                from,
                variant: Variant::Chess,
                sitters: Vec::new(),
            }
        } else {
            Wish::Import(from)
        });
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
