//! Taking the last Rook disarms the King; a promotion arms him again.
//!
//! The board on the left is before a move, the one on the right after it. Space, Right or a click
//! goes on, Left goes back.
//!
//! `cargo run --example king_powers [-- --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use bevy::sprite::Anchor;
use client::battle::{Entry, Power, Record, piece_tip, side_name};
use client::board::{
    BoardArt, Layout, Mark, Placed, SceneStep, position_marks, run_scene, spawn_position,
    spawn_words, step_through,
};
use rules::Color as Side;
use rules::battle::{Position, Powers};
use std::process::ExitCode;

const WINDOW: (u32, u32) = (1280, 790);
const BOARD: f32 = 560.0;

/// White takes the Rook that the King seems to guard down the file; then Black's pawn becomes one.
const START: &str = "3k4/1p4pp/8/3r4/8/2N2P2/p5KP/8 w field - - 20 50";
const MOVES: [&str; 4] = ["c3d5", "a2a1r", "g2g3", "d8d5"];

/// The record that is stepped through.
#[derive(Resource)]
struct Story(Record);

/// Drawn for the move shown now.
#[derive(Component)]
struct Drawn;

fn main() -> ExitCode {
    let story = match story() {
        Ok(story) => story,
        Err(problem) => {
            eprintln!("{problem}");
            return ExitCode::FAILURE;
        }
    };
    run_scene("The King's powers", WINDOW, |app| {
        let last = story.0.len().saturating_sub(1);
        app.insert_resource(story)
            .insert_resource(SceneStep { at: 0, last })
            .add_systems(
                Update,
                (step_through, draw.run_if(resource_changed::<SceneStep>)).chain(),
            );
    })
}

fn story() -> Result<Story, String> {
    let start: Position = START
        .parse()
        .map_err(|problem| format!("{START}: {problem}"))?;
    let mut record = Record::new(start);
    for text in MOVES {
        let mv = text
            .parse()
            .map_err(|problem| format!("{text}: {problem}"))?;
        if !record.push(Entry::Move(mv)) {
            return Err(format!("{text} is not legal in {}", record.last()));
        }
    }
    Ok(Story(record))
}

fn draw(
    mut commands: Commands,
    art: Res<BoardArt>,
    story: Res<Story>,
    step: Res<SceneStep>,
    window: Single<&Window>,
    old: Query<Entity, With<Drawn>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (record, shown) = (&story.0, step.at);
    let (before, after) = (record.after(shown), record.after(shown + 1));
    let mut drawn = Vec::new();
    let captions = [before_words(record, shown), after_words(record, shown)];
    for (index, (position, caption)) in [before, after].into_iter().zip(captions).enumerate() {
        let layout = layout(index);
        let mut marks = position_marks(position);
        if let (1, Some((mv, _))) = (index, record.last_move(shown + 1)) {
            let squares = mv.from().into_iter().chain([mv.to()]);
            marks.extend(squares.map(|square| Placed::new(Mark::LastMove, square)));
        }
        if let (0, Some(Entry::Move(mv))) = (index, record.entries().get(shown))
            && position.defence(mv.to()).phantom
        {
            marks.push(Placed::new(Mark::Phantom, mv.to()));
        }
        let factor = window.scale_factor();
        drawn.extend(spawn_position(
            &mut commands,
            &art,
            &layout,
            position,
            &marks,
            factor,
        ));
        let place = Vec2::new(layout.board.center().x, layout.board.max.y + 32.0);
        let place = layout.to_world(place);
        let mut words = spawn_words(&mut commands, &art, caption, 21.0, place);
        let middle = (TextLayout::justify(Justify::Center), Anchor::TOP_CENTER);
        drawn.push(words.insert(middle).id());
    }
    drawn.push(spawn_title(&mut commands, &art, shown, record.len()));
    for entity in drawn {
        commands.entity(entity).insert(Drawn);
    }
}

/// The line at the top.
fn spawn_title(commands: &mut Commands, art: &BoardArt, shown: usize, of: usize) -> Entity {
    let words = format!(
        "Move {} of {of}. Space or click: on.  Left: back.",
        shown + 1
    );
    let place = Vec2::new(0.0, WINDOW.1 as f32 / 2.0 - 24.0);
    let mut title = spawn_words(commands, art, words, 19.0, place);
    title.insert(TextColor(Color::srgb(0.75, 0.70, 0.62))).id()
}

/// What is to be seen before the move: what it takes and what hangs on that.
fn before_words(record: &Record, shown: usize) -> String {
    let position = record.after(shown);
    let side = side_name(rules::Position::side_to_move(position));
    let target = match record.entries().get(shown) {
        Some(Entry::Move(mv)) => piece_tip(position, mv.to()),
        _ => None,
    };
    let telling = target
        .map(|tip| tip.lines)
        .unwrap_or_default()
        .into_iter()
        .map(|line| line.words)
        .filter(|line| line.contains("disarms") || line.contains("Phantom"));
    let mut lines = vec![format!("{side} to move: {}", record.words(shown))];
    lines.extend(telling.map(|line| line.replace(", but", ",\nbut")));
    lines.join("\n")
}

/// What the move did to the Kings.
fn after_words(record: &Record, shown: usize) -> String {
    let (before, after) = (record.after(shown), record.after(shown + 1));
    let mut lines = vec![format!("After {}", record.words(shown))];
    for side in Side::ALL {
        let (old, new) = (before.powers(side), after.powers(side));
        lines.extend(changes(side, old, new, "loses"));
        lines.extend(changes(side, new, old, "wins"));
    }
    if lines.len() == 1 {
        lines.push("Both Kings keep their powers.".to_owned());
    }
    lines.join("\n")
}

fn changes(side: Side, has: Powers, lacks: Powers, verb: &str) -> Option<String> {
    let changed = has.without(lacks);
    let names: Vec<String> = Power::ALL
        .into_iter()
        .filter(|power| power.is_in(changed))
        .map(|power| power.name().to_lowercase())
        .collect();
    let side = side_name(side).to_lowercase();
    (!names.is_empty())
        .then(|| format!("The {side}'s King {verb} his {} power", names.join(" and ")))
}

fn layout(index: usize) -> Layout {
    let window = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    let left = 45.0 + index as f32 * (BOARD + 70.0);
    let corner = Vec2::new(left, 68.0);
    Layout::over(window, Rect::from_corners(corner, corner + BOARD), 22.0)
}
