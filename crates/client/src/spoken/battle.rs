//! What is said of a battle.

use super::Say;
use super::voice::listening;
use crate::battle::{
    BattleSet, Happened, Happening, Notice, Selection, Table, outcome_words, piece_tip, side_name,
};
use crate::board::KeyboardCursor;
use crate::called::piece_name;
use crate::opponent::Watching;
use crate::panels;
use crate::settings::Settings;
use crate::terrain;
use crate::theme::Pictures;
use bevy::prelude::*;
use rules::{Move, Square};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (say_what_happens, say_refusals, say_square, say_turn)
            .chain()
            .in_set(BattleSet::Show)
            .run_if(listening.and_then(resource_exists::<Table>)),
    );
}

fn say_what_happens(
    table: Res<Table>,
    mut happened: MessageReader<Happened>,
    mut say: MessageWriter<Say>,
) {
    for Happened(happening) in happened.read() {
        say.write_batch(happening_words(*happening, &table).map(Say));
    }
}

/// What is refused on the map and in its battles.
pub(super) fn say_refusals(mut notices: MessageReader<Notice>, mut say: MessageWriter<Say>) {
    say.write_batch(notices.read().map(|Notice(words)| Say(words.clone())));
}

/// The words for what happened; none for what the panels or the turn tell.
fn happening_words(happening: Happening, table: &Table) -> Option<String> {
    Some(match happening {
        Happening::Selected => selected(table)?,
        Happening::PutDown => words!("spoken-put-down"),
        Happening::Captured { color, piece, at } => words!(
            "spoken-taken",
            whose = side_name(color),
            piece = piece_name(piece),
            at = at.to_string()
        ),
        Happening::Moved {
            color,
            piece,
            from,
            to,
        } => words!(
            "spoken-moved",
            whose = side_name(color),
            piece = piece_name(piece),
            from = from.to_string(),
            to = to.to_string()
        ),
        Happening::Shot { from, to } => {
            words!("spoken-shot", from = from.to_string(), to = to.to_string())
        }
        Happening::Dropped { color, piece, at } => words!(
            "spoken-placed",
            whose = side_name(color),
            piece = piece_name(piece),
            at = at.to_string()
        ),
        Happening::Promoted { piece, .. } => words!("spoken-promoted", piece = piece_name(piece)),
        Happening::PowerLost(color, power) => words!(
            "spoken-power-lost",
            whose = side_name(color),
            power = power.key()
        ),
        Happening::PowerWon(color, power) => words!(
            "spoken-power-won",
            whose = side_name(color),
            power = power.key()
        ),
        Happening::Check(color) => words!("spoken-check", whose = side_name(color)),
        Happening::Warning(left) => words!("spoken-moves-left", moves = left),
        Happening::Extended => words!("spoken-extended"),
        Happening::Jumped => position(table),
        Happening::Ended(outcome) => outcome_words(&outcome),
        _ => return None,
    })
}

/// What is picked up and where it may go.
fn selected(table: &Table) -> Option<String> {
    let what = match table.selection()? {
        Selection::Piece(square) => {
            let (_, piece) = table.position().piece_at(square)?;
            words!(
                "spoken-picked-up",
                piece = piece_name(piece),
                at = square.to_string()
            )
        }
        Selection::Reserve(piece) => words!("spoken-picked-up-reserve", piece = piece_name(piece)),
    };
    Some(format!("{what} {}", goals(table)))
}

fn goals(table: &Table) -> String {
    let position = table.position();
    let squares = |takes: bool| {
        let moves = table.goals().into_iter();
        let mut squares: Vec<Square> = moves
            .filter(|mv: &Move| position.captured(*mv).is_some() == takes)
            .map(Move::to)
            .collect();
        squares.sort();
        squares.dedup();
        let names: Vec<String> = squares.into_iter().map(|it| it.to_string()).collect();
        names.join(", ")
    };
    super::table::goals_words(&squares(false), &squares(true))
}

/// Where one is while looking back.
fn position(table: &Table) -> String {
    match table.shown_at().checked_sub(1) {
        _ if table.is_live() => words!("spoken-present"),
        None => words!("spoken-beginning"),
        Some(last) => words!(
            "spoken-looking-back",
            at = table.shown_at(),
            len = table.record().len(),
            what = table.record().words(last)
        ),
    }
}

/// The square the keyboard has come to.
fn say_square(
    table: Res<Table>,
    cursor: Res<KeyboardCursor>,
    mut said: Local<Option<Square>>,
    mut say: MessageWriter<Say>,
) {
    let shown = cursor.shown();
    if *said == shown {
        return;
    }
    *said = shown;
    say.write_batch(shown.map(|square| Say(square_words(&table, square))));
}

/// What stands on a square, what it may be for what is picked up, and its ground.
fn square_words(table: &Table, square: Square) -> String {
    let shown = table.shown();
    let mut parts = Vec::new();
    let tip = piece_tip(shown, square);
    parts.push(match &tip {
        Some(tip) => words!(
            "spoken-square",
            at = square.to_string(),
            what = tip.title.as_str()
        ),
        None => words!("spoken-square-empty", at = square.to_string()),
    });
    let goals = table.goals();
    if let Some(goal) = goals.iter().find(|mv| mv.to() == square) {
        parts.push(match table.position().captured(*goal).is_some() {
            true => words!("spoken-goal-takes"),
            false => words!("spoken-goal"),
        });
    }
    if let Some(ground) = terrain::place(shown, square) {
        parts.push(format!("{}.", ground.name.say()));
    }
    let lines = tip.into_iter().flat_map(|tip| tip.lines);
    parts.extend(lines.map(|line| line.words));
    parts.join(" ")
}

/// Whose turn it is, when that changes.
fn say_turn(
    table: Res<Table>,
    pictures: Option<Res<Pictures>>,
    settings: Res<Settings>,
    watching: Option<Res<Watching>>,
    mut said: Local<String>,
    mut say: MessageWriter<Say>,
) {
    if !table.is_changed() || !table.is_live() || table.outcome().is_some() {
        return;
    }
    let stand_in = Pictures::default();
    let pictures = pictures.as_deref().unwrap_or(&stand_in);
    let model = panels::Model {
        watching: watching.map(|it| *it).unwrap_or_default(),
        ..panels::Model::new(&table, pictures, settings.colours)
    };
    let words = model.turn_words();
    if *said != words {
        said.clone_from(&words);
        say.write(Say(words));
    }
}
