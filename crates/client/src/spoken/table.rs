//! What is said at the table of the other games: never more than its viewer may know.

use super::Say;
use super::voice::listening;
use crate::board::KeyboardCursor;
use crate::table::{Did, Model, Refusal, Seated, Seen, TableSet};
use crate::theme::Pictures;
use bevy::prelude::*;
use tabletop::{Choice, Figure, Happening, Look, Motion, Place, Point, Step, Verb};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (say_steps, say_picked, say_refusals, say_point, say_turn)
            .chain()
            .in_set(TableSet::Show)
            .run_if(
                listening
                    .and_then(resource_exists::<Seated>)
                    .and_then(resource_exists::<Seen>),
            ),
    );
}

/// What was seen before, to tell what has fallen since.
struct Before {
    version: u64,
    steps: usize,
    look: Look,
}

/// What was done since. A version that is not later is another game's, or one taken up again: then
/// nothing has just been done.
fn say_steps(
    seated: Res<Seated>,
    seen: Res<Seen>,
    mut before: Local<Option<Before>>,
    mut say: MessageWriter<Say>,
) {
    if !seen.is_changed() || seated.0.curtain().is_some() || !seated.0.is_live() {
        return;
    }
    let version = seated.0.version();
    if let Some(before) = before.as_ref().filter(|it| version > it.version) {
        for step in seen.steps.iter().skip(before.steps) {
            let who = seen.chair(step.player).map_or("", |chair| &chair.name);
            say.write_batch(step_words(step, who, &before.look, &seen.look).map(Say));
        }
    }
    *before = Some(Before {
        version,
        steps: seen.steps.len(),
        look: seen.look.clone(),
    });
}

/// A step in words; none if the viewer is told nothing of it.
fn step_words(step: &Step, who: &str, before: &Look, after: &Look) -> Option<String> {
    let mut parts: Vec<String> = Vec::new();
    for motion in &step.motions {
        parts.extend(motion_words(motion, before, after));
    }
    if parts.is_empty() {
        parts.extend((!step.words.is_empty()).then(|| step.words.clone()));
    }
    let what = parts.join(" ");
    (!what.is_empty()).then(|| words!("spoken-step", who = who, what = what))
}

fn motion_words(motion: &Motion, before: &Look, after: &Look) -> Option<String> {
    let name = |look: &Look, at: Point| {
        let figure = look.figures.iter().find(|figure| figure.at == at);
        figure.map(|figure| figure.kind.to_string())
    };
    let unknown = || words!("spoken-piece");
    Some(match motion {
        Motion::Moves { from, to } => words!(
            "spoken-goes",
            piece = name(before, *from).unwrap_or_else(unknown),
            from = from.to_string(),
            to = to.to_string()
        ),
        Motion::Falls(at) => words!(
            "spoken-falls",
            piece = name(before, *at).unwrap_or_else(unknown),
            at = at.to_string()
        ),
        Motion::Comes(at) => words!(
            "spoken-comes",
            piece = name(after, *at).unwrap_or_else(unknown),
            at = at.to_string()
        ),
        Motion::Goes { from, .. } => words!(
            "spoken-leaves",
            piece = name(before, *from).unwrap_or_else(unknown),
            at = from.to_string()
        ),
        Motion::Turns(at) => words!(
            "spoken-promoted",
            piece = name(after, *at).unwrap_or_else(unknown)
        ),
        Motion::Dice(faces) => {
            let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
            words!("spoken-dice", faces = faces.join(", "))
        }
        Motion::Check(_) => words!("spoken-check-here"),
        Motion::Verdict { words, .. } => format!("{words}."),
        Motion::Defeat(_) => return None,
    })
}

/// What was picked up or put down.
fn say_picked(
    seated: Res<Seated>,
    seen: Res<Seen>,
    mut did: MessageReader<Did>,
    mut say: MessageWriter<Say>,
) {
    for Did(happening) in did.read() {
        let words = match happening {
            Happening::Picked => seated.0.picked().map(|place| picked(place, &seen)),
            Happening::PutDown => Some(words!("spoken-put-down")),
            _ => None,
        };
        say.write_batch(words.map(Say));
    }
}

fn picked(place: Place, seen: &Seen) -> String {
    let what = match place {
        Place::Board(at) => {
            let figure = seen.look.figures.iter().find(|figure| figure.at == at);
            let piece = figure.map_or_else(|| words!("spoken-piece"), |it| it.kind.to_string());
            words!("spoken-picked-up", piece = piece, at = at.to_string())
        }
        Place::Reserve(kind) => words!("spoken-picked-up-reserve", piece = kind.to_string()),
    };
    let goals = seen.choices.iter().filter(|it| it.from == Some(place));
    let goals: Vec<&Choice> = goals.filter(|it| it.to.is_some()).collect();
    let points = |takes: bool| {
        let there = goals
            .iter()
            .filter(|it| (it.verb == Verb::Capture) == takes);
        let mut there: Vec<Point> = there.filter_map(|it| it.to).collect();
        there.sort();
        there.dedup();
        let names: Vec<String> = there.into_iter().map(|it| it.to_string()).collect();
        names.join(", ")
    };
    format!("{what} {}", goals_words(&points(false), &points(true)))
}

/// Where something may go and what it may take.
pub(super) fn goals_words(quiet: &str, takes: &str) -> String {
    match (quiet, takes) {
        ("", "") => words!("spoken-no-goals"),
        (quiet, "") => words!("spoken-goals", quiet = quiet),
        ("", takes) => words!("spoken-takes", takes = takes),
        (quiet, takes) => words!("spoken-goals-and-takes", quiet = quiet, takes = takes),
    }
}

fn say_refusals(mut refusals: MessageReader<Refusal>, mut say: MessageWriter<Say>) {
    say.write_batch(refusals.read().map(|Refusal(words)| Say(words.clone())));
}

/// The point the keyboard has come to.
fn say_point(
    seated: Res<Seated>,
    seen: Res<Seen>,
    cursor: Option<Res<KeyboardCursor<Point>>>,
    mut said: Local<Option<Point>>,
    mut say: MessageWriter<Say>,
) {
    let shown = cursor.and_then(|cursor| cursor.shown());
    if *said == shown || seated.0.curtain().is_some() {
        return;
    }
    *said = shown;
    let picked = seated.0.picked();
    say.write_batch(shown.map(|at| Say(point_words(&seen, picked, at))));
}

fn point_words(seen: &Seen, picked: Option<Place>, at: Point) -> String {
    let there: Vec<&Figure> = seen.look.figures.iter().filter(|it| it.at == at).collect();
    let mut parts = Vec::new();
    if there.is_empty() {
        parts.push(words!("spoken-square-empty", at = at.to_string()));
    }
    for figure in there {
        let owner = seen.chairs.iter().find(|it| it.livery == figure.livery);
        let whose = owner.map_or("", |chair| &chair.name);
        let what = words!(
            "spoken-figure",
            whose = whose,
            piece = figure.kind.to_string()
        );
        parts.push(words!("spoken-square", at = at.to_string(), what = what));
        parts.push(figure.words.clone());
    }
    let goal = picked.and_then(|picked| {
        let mut choices = seen.choices.iter();
        choices.find(|it| it.from == Some(picked) && it.to == Some(at))
    });
    if let Some(goal) = goal {
        parts.push(match goal.verb {
            Verb::Capture => words!("spoken-goal-takes"),
            _ => words!("spoken-goal"),
        });
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// What is to be done now and by whom, when that changes.
fn say_turn(
    seated: Res<Seated>,
    seen: Res<Seen>,
    pictures: Option<Res<Pictures>>,
    mut said: Local<String>,
    mut say: MessageWriter<Say>,
) {
    if !seen.is_changed() || seated.0.curtain().is_some() {
        return;
    }
    let stand_in = Pictures::default();
    let pictures = pictures.as_deref().unwrap_or(&stand_in);
    let words = Model::new(&seated.0, &seen, pictures).turn_words();
    if *said != words {
        said.clone_from(&words);
        say.write(Say(words));
    }
}
