//! The table in the running game: actions come in as messages, happenings go out as messages.

use super::{Action, BattleSetup, Happening, Refused, Table};
use crate::lessons;
use crate::puzzles::Puzzling;
use crate::screens::{Overlay, ResultTimer, Screen};
use crate::sound::{Ambience, Play, Sound};
use crate::terrain::face;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::{Color as Side, Outcome};

/// Wishes something to be done at the table.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Do(pub Action);

/// Something was brought about at the table.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Happened(pub Happening);

/// An action was refused, in words; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice(pub String);

/// A table laid for the next battle, such as a campaign's; without one a battle begins from the
/// [`BattleSetup`].
#[derive(Resource, Clone, Debug, Default)]
pub struct Prepared(pub Option<Table>);

/// The order of a frame in a battle.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BattleSet {
    /// Pointer, keyboard and finished thinking become actions.
    Input,
    /// Actions are done at the table.
    Act,
    /// What came of it is shown and heard.
    Show,
}

/// The table and what it says; works without a window.
pub fn plugin(app: &mut App) {
    app.add_message::<Do>()
        .add_message::<Happened>()
        .add_message::<Notice>()
        .init_resource::<BattleSetup>()
        .init_resource::<Prepared>()
        .init_resource::<ResultTimer>()
        .configure_sets(
            Update,
            (BattleSet::Input, BattleSet::Act, BattleSet::Show)
                .chain()
                .run_if(in_state(Screen::Battle)),
        )
        .add_systems(OnEnter(Screen::Battle), begin)
        .add_systems(OnExit(Screen::Battle), end)
        .add_systems(Update, perform.in_set(BattleSet::Act))
        .add_systems(
            Update,
            (
                make_heard,
                show_result
                    .run_if(not(resource_exists::<Puzzling>).and_then(not(lessons::is_battle))),
            )
                .in_set(BattleSet::Show),
        );
}

/// Lays the table.
pub(crate) fn begin(
    mut commands: Commands,
    setup: Res<BattleSetup>,
    mut prepared: ResMut<Prepared>,
    mut ambience: ResMut<Ambience>,
    mut play: MessageWriter<Play>,
) {
    let table = prepared.0.take();
    let table = table.unwrap_or_else(|| Table::new(setup.clone()));
    *ambience = face(table.position().terrain()).ambience;
    play.write(Play(Sound::Horn));
    commands.insert_resource(table);
    commands.insert_resource(ResultTimer::default());
}

fn end(mut commands: Commands, mut ambience: ResMut<Ambience>) {
    *ambience = Ambience::SILENCE;
    commands.remove_resource::<Table>();
}

fn perform(
    table: Option<ResMut<Table>>,
    mut actions: MessageReader<Do>,
    mut happened: MessageWriter<Happened>,
    mut notices: MessageWriter<Notice>,
    mut play: MessageWriter<Play>,
) {
    let Some(mut table) = table else {
        return actions.clear();
    };
    for Do(action) in actions.read() {
        match table.act(*action) {
            Ok(happenings) => {
                happened.write_batch(happenings.into_iter().map(Happened));
            }
            Err(Refused::Stale) => debug!("a thought came too late"),
            Err(refused) => {
                notices.write(Notice(refused.to_string()));
                play.write(Play(Sound::Refuse));
            }
        }
    }
}

/// Which sound a happening makes.
fn sound_of(happening: Happening, table: &Table) -> Option<Sound> {
    Some(match happening {
        Happening::Selected | Happening::PutDown | Happening::Flipped => Sound::Click,
        Happening::Moved { from, to, .. } if from.distance(to) > 1 => Sound::Slide,
        Happening::Moved { .. } => Sound::Step,
        Happening::Captured { .. } => Sound::Capture,
        Happening::Shot { .. } => Sound::TowerShot,
        Happening::Dropped { .. } => Sound::Drop,
        Happening::Promoted { .. } => Sound::Promote,
        Happening::PowerLost(..) => Sound::PowerLost,
        Happening::PowerWon(..) => Sound::PowerWon,
        Happening::Check(_) => Sound::Check,
        Happening::Warning(_) => Sound::Warning,
        Happening::Extended => Sound::Horn,
        Happening::Ended(outcome) => ending_sound(&outcome, table.setup().lone_human()),
        Happening::Jumped => Sound::Step,
        Happening::Asked
        | Happening::ResolveWanted
        | Happening::HintWanted
        | Happening::Wished { .. }
        | Happening::HintShown(_) => Sound::Click,
    })
}

fn ending_sound(outcome: &Outcome<Side>, lone_human: Option<Side>) -> Sound {
    match (outcome.winner, lone_human) {
        (None, _) => Sound::Draw,
        (Some(winner), Some(human)) if winner != human => Sound::Defeat,
        (Some(_), _) => Sound::Victory,
    }
}

fn make_heard(
    table: Option<Res<Table>>,
    mut happened: MessageReader<Happened>,
    mut play: MessageWriter<Play>,
) {
    let Some(table) = table else {
        return happened.clear();
    };
    for Happened(happening) in happened.read() {
        if let Some(sound) = sound_of(*happening, &table) {
            play.write(Play(sound));
        }
    }
}

/// Opens the result once the end has been seen, over the position it ended in; taking back
/// meanwhile calls it off.
fn show_result(
    time: Res<Time>,
    table: Option<Res<Table>>,
    mut timer: ResMut<ResultTimer>,
    mut happened: MessageReader<Happened>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
    mut actions: MessageWriter<Do>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let ended = happened
        .read()
        .any(|Happened(it)| matches!(it, Happening::Ended(_)));
    if ended {
        timer.begin();
    }
    if table.is_none_or(|table| table.outcome().is_none()) {
        timer.call_off();
    }
    if *overlay.get() == Overlay::None && timer.is_due(time.delta(), &mut redraw) {
        actions.write(Do(Action::Live));
        next.set(Overlay::Result);
    }
}
