//! Moves of a battle.

use super::beside_panel;
use super::field::{Typed, Typing, show};
use super::reading::{Known, Way};
use crate::battle::{Action, Do, Refused, Selection, Table, short_notation};
use crate::board::Layout;
use crate::called::piece_name;
use crate::library::Replay;
use crate::settings::Settings;
use crate::spoken::Say;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use rules::{Move, Piece, Position as _, Square};

/// Draws the field.
pub(super) fn draw(
    mut contexts: EguiContexts,
    table: Res<Table>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    replay: Option<Res<Replay>>,
    mut typing: ResMut<Typing>,
    mut actions: MessageWriter<Do>,
    mut say: MessageWriter<Say>,
    mut known: Local<Known<u64, Move>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // While others think or the past is shown there is nothing to be typed.
    let may = table.may_move();
    let version = table.version();
    let ways = known.at(version, || ways(&table));
    let ways: &[Way<Move>] = if may.is_ok() { ways } else { &[] };
    let room = beside_panel(layout.window, layout.panel, &settings, replay.as_deref());
    match show(ctx, &mut typing, ways, room, &words!("typed-hint")) {
        Typed::Nothing => {}
        Typed::Does(index) => {
            let moves = ways.get(index).map(|way| way.does);
            actions.write_batch(moves.map(|mv| Do(Action::Play(mv))));
        }
        Typed::Unread(text) => {
            let why = match may {
                Err(refused) => format!("{refused}."),
                Ok(()) => why_not(&table, &text),
            };
            typing.refuse(why, &mut say);
        }
    }
    Ok(())
}

/// The legal moves as they are written.
fn ways(table: &Table) -> Vec<Way<Move>> {
    let position = table.position();
    let moves = position.legal_moves().into_iter();
    moves
        .map(|mv| Way {
            spellings: vec![short_notation(position, mv), mv.to_string()],
            does: mv,
        })
        .collect()
}

/// Why no legal move is written so.
fn why_not(table: &Table, text: &str) -> String {
    let square = |at: usize| text.get(at..at + 2).and_then(Square::parse);
    if let Some(from) = square(0)
        && text.len() >= 4
    {
        let to = text
            .get(text.len() - 2..)
            .and_then(Square::parse)
            .or_else(|| square(2));
        let position = table.position();
        let own = position.side(position.side_to_move()).has(from);
        let piece = position.piece_at(from).map(|(_, piece)| piece);
        let moves = table.moves_of(Selection::Piece(from));
        let refused = match (piece.filter(|_| own), to) {
            (None, _) => Refused::NothingThere(from),
            (Some(piece), _) if moves.is_empty() => Refused::CannotMove { piece, at: from },
            (_, Some(to)) => Refused::NotAGoal(to),
            _ => return words!("typed-unread", text = text),
        };
        return format!("{refused}.");
    }
    let letter = text.chars().next().filter(char::is_ascii_uppercase);
    let piece = letter.and_then(|it| Piece::from_letter(it.to_ascii_lowercase()));
    let goal = text
        .get(text.len().saturating_sub(2)..)
        .and_then(Square::parse);
    match (piece, goal) {
        (Some(piece), Some(to)) => words!(
            "typed-nobody-goes",
            piece = piece_name(piece),
            at = to.to_string()
        ),
        _ => words!("typed-unread", text = text),
    }
}
