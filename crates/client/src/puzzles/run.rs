//! A puzzle in the running game: laid on the board, judged beside it, answered when the move has been seen.

use super::face::Wish;
use super::puzzling::{Puzzling, Stage};
use crate::battle::{self, Action, BattleSet, Do, Happened, Happening, Prepared, Table};
use crate::opponent::Beside;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use engine::puzzle::Verdict;
use std::time::Duration;

/// The least time between a move and what answers it, so that both are seen.
const SEEN: Duration = Duration::from_millis(500);
/// So long a wrong move is looked at before it is refuted, and the moves of a solution that is shown.
const LOOKED_AT: Duration = Duration::from_millis(900);

/// The puzzle that is solved next.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(pub Option<usize>);

/// What is being judged, and how long what comes of it has been due.
#[derive(Resource, Debug, Default)]
struct Judge {
    work: Option<Beside<Verdict>>,
    waited: Duration,
}

/// Solving puzzles; works without a window.
pub fn solving(app: &mut App) {
    app.init_resource::<Chosen>()
        .init_resource::<Judge>()
        .add_message::<Wish>()
        .add_systems(OnEnter(Screen::Battle), lay.before(battle::begin))
        .add_systems(OnExit(Screen::Battle), put_away)
        .add_systems(
            Update,
            (
                grant.before(BattleSet::Act).after(BattleSet::Input),
                (help, judge, go_on, keep)
                    .chain()
                    .after(BattleSet::Act)
                    .before(BattleSet::Show),
            )
                .run_if(in_state(Screen::Battle))
                .run_if(resource_exists::<Puzzling>.and_then(resource_exists::<Table>)),
        );
}

fn lay(mut commands: Commands, mut chosen: ResMut<Chosen>, mut prepared: ResMut<Prepared>) {
    if let Some(puzzling) = chosen.0.take().and_then(Puzzling::new) {
        prepared.0 = Some(puzzling.table());
        commands.insert_resource(puzzling);
    }
}

fn put_away(mut commands: Commands, mut judge: ResMut<Judge>) {
    commands.remove_resource::<Puzzling>();
    *judge = Judge::default();
}

/// Does what is wished beside the board.
fn grant(
    mut wishes: MessageReader<Wish>,
    mut puzzling: ResMut<Puzzling>,
    mut table: ResMut<Table>,
    mut judge: ResMut<Judge>,
    mut chosen: ResMut<Chosen>,
    mut happened: MessageWriter<Happened>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for wish in wishes.read() {
        let happenings = match wish {
            Wish::Again => puzzling.again(&mut table),
            Wish::Show => puzzling.show_solution(&mut table),
            Wish::Open(number) => {
                chosen.0 = Some(*number);
                screen.set(Screen::Battle);
                return;
            }
            Wish::List => {
                screen.set(Screen::Puzzles);
                return;
            }
        };
        *judge = Judge::default();
        happened.write_batch(happenings.into_iter().map(Happened));
    }
}

/// A hint is the line of help, then the move.
fn help(
    mut read: MessageReader<Happened>,
    mut puzzling: ResMut<Puzzling>,
    table: Res<Table>,
    mut write: MessageWriter<Do>,
) {
    let wanted = read.read().any(|Happened(it)| *it == Happening::HintWanted);
    if !wanted {
        return;
    }
    let version = table.version();
    if let Some(mv) = puzzling.help() {
        write.write(Do(Action::HintFound { version, mv }));
    }
}

/// Judges a move beside the game.
fn judge(
    mut puzzling: ResMut<Puzzling>,
    mut table: ResMut<Table>,
    mut judge: ResMut<Judge>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let table = table.bypass_change_detection();
    let before = table.version();
    let stage = puzzling.stage().clone();
    if let Some(question) = puzzling.bypass_change_detection().follow(table) {
        judge.waited = Duration::ZERO;
        match Beside::begin("judging", move |_| question.answer()) {
            Ok(work) => judge.work = Some(work),
            Err(problem) => error!("the move cannot be judged: {problem}"),
        }
    } else if *puzzling.stage() == Stage::Yours && stage != Stage::Yours {
        judge.work = None;
    }
    if stage != *puzzling.stage() || before != table.version() {
        puzzling.set_changed();
    }
    let Some(work) = &judge.work else { return };
    redraw.write(RequestRedraw);
    if work.is_broken() {
        error!("judging a move broke off");
        judge.work = None;
    } else if let Some(verdict) = work.found() {
        puzzling.judged(verdict.clone());
        judge.work = None;
    }
}

/// Answers once the move has been seen.
fn go_on(
    time: Res<Time<Real>>,
    overlay: Res<State<Overlay>>,
    mut puzzling: ResMut<Puzzling>,
    mut table: ResMut<Table>,
    mut judge: ResMut<Judge>,
    mut happened: MessageWriter<Happened>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !puzzling.is_due() || *overlay.get() != Overlay::None {
        judge.waited = Duration::ZERO;
        return;
    }
    redraw.write(RequestRedraw);
    judge.waited += time.delta();
    let least = match puzzling.stage() {
        Stage::Answering(..) => SEEN,
        _ => LOOKED_AT,
    };
    if judge.waited >= least {
        judge.waited = Duration::ZERO;
        let happenings = puzzling.go_on(&mut table);
        happened.write_batch(happenings.into_iter().map(Happened));
    }
}

/// Keeps what came of it.
fn keep(mut puzzling: ResMut<Puzzling>, mut settings: ResMut<Settings>) {
    let id = &puzzling.puzzle().id;
    if puzzling.bypass_change_detection().begins() {
        settings.puzzles.tried(id);
    }
    let stars = puzzling.stars();
    let better = stars > settings.puzzles.of(id).stars;
    if *puzzling.stage() == Stage::Solved && better {
        settings.puzzles.solved(id, stars);
    }
}
