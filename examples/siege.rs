//! A siege in mid-fight: a breach in the wall, pawns upon it, and a Tower about to fire.
//!
//! The armies are played by two beginners of the game; another seed is another battle. Space,
//! Right or a click goes on, Left goes back.
//!
//! `cargo run --example siege [-- --seed N --screenshot FILE]`

// System parameters are written without their lifetimes, as Bevy's own code does.
#![allow(elided_lifetimes_in_paths)]

use bevy::prelude::*;
use bevy::sprite::Anchor;
use client::battle::{Entry, Record, side_name};
use client::board::{
    BoardArt, EffectKind, Layout, Mark, Placed, SceneSeed, SceneStep, position_marks, run_scene,
    spawn_position, spawn_words, step_through,
};
use engine::{Level, Stop};
use rules::battle::{Position, Terrain};
use rules::{BitBoard, Move, Piece, Position as _};
use std::process::ExitCode;

const WINDOW: (u32, u32) = (1180, 800);
const BOARD: f32 = 720.0;
/// So many battles are looked at.
const BATTLES: u64 = 40;
/// So many plies of each.
const PLIES: usize = 110;

/// The battle; a step is a move of it.
#[derive(Resource)]
struct Siege(Record);

/// Drawn for the move shown now.
#[derive(Component)]
struct Drawn;

fn main() -> ExitCode {
    run_scene("A siege", WINDOW, |app| {
        let seed = app.world().resource::<SceneSeed>().0;
        let record = fight(u64::from(seed));
        let (at, last) = (record.len(), record.len());
        app.insert_resource(Siege(record))
            .insert_resource(SceneStep { at, last })
            .add_systems(
                Update,
                (step_through, draw.run_if(resource_changed::<SceneStep>)).chain(),
            );
    })
}

/// The first battle that comes to the middle of the fight; the nearest to it if none does.
fn fight(seed: u64) -> Record {
    let mut best = (0, Record::new(Position::start(Terrain::Siege)));
    for battle in 0..BATTLES {
        let mut record = Record::new(Position::start(Terrain::Siege));
        for ply in 0..PLIES {
            let luck = (seed * BATTLES + battle) * 1_000 + ply as u64;
            let choice = engine::choose(record.last(), Level::Beginner, luck, &Stop::default());
            let Some(mv) = choice else {
                break;
            };
            if !record.push(Entry::Move(mv)) {
                break;
            }
            let worth = interest(record.last());
            if worth > best.0 {
                best = (worth, record.clone());
            }
        }
        if best.0 == MOST {
            break;
        }
    }
    best.1
}

/// The most that a position can be worth to look at.
const MOST: u32 = 9;

/// How much there is to see: one Tower down and the other able to fire, pawns on the wall, and
/// the fight under way.
fn interest(position: &Position) -> u32 {
    let breach = position.pieces(Piece::Tower).len() == 1;
    let wall = !on_wall(position).is_empty();
    let fire = breach && !shots(position).is_empty();
    let under_way = (6..=30).contains(&position.move_number());
    [(breach, 3), (fire, 2), (wall, 2), (under_way, 2)]
        .into_iter()
        .filter_map(|(is, worth)| is.then_some(worth))
        .sum()
}

fn on_wall(position: &Position) -> BitBoard {
    position.pieces(Piece::Pawn) & Terrain::Siege.closed()
}

/// What the Towers can shoot at now.
fn shots(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.retain(|&mv| position.moved(mv) == Some(Piece::Tower) && position.is_capture(mv));
    moves
}

fn draw(
    mut commands: Commands,
    art: Res<BoardArt>,
    siege: Res<Siege>,
    step: Res<SceneStep>,
    window: Single<&Window>,
    old: Query<Entity, With<Drawn>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (layout, factor) = (layout(), window.scale_factor());
    let (record, shown) = (&siege.0, step.at);
    let position = record.after(shown);
    let marks = marks(record, shown);
    let mut drawn = spawn_position(&mut commands, &art, &layout, position, &marks, factor);
    if let Some(at) = shots(position).first().and_then(|shot| shot.from()) {
        let flash = art.effect(EffectKind::Shot, 2, layout.square_size() * 1.3);
        let place = Transform::from_translation(layout.world(at).extend(40.0));
        drawn.push(commands.spawn((flash, place)).id());
    }
    drawn.extend(captions(&mut commands, &art, &layout, story(record, shown)));
    for entity in drawn {
        commands.entity(entity).insert(Drawn);
    }
}

fn marks(record: &Record, shown: usize) -> Vec<Placed> {
    let position = record.after(shown);
    let mut marks = position_marks(position);
    if let Some((mv, _)) = record.last_move(shown) {
        let squares = mv.from().into_iter().chain([mv.to()]);
        marks.extend(squares.map(|square| Placed::new(Mark::LastMove, square)));
    }
    for shot in shots(position) {
        marks.push(Placed::new(Mark::ShotGoal, shot.to()));
        marks.extend(shot.from().map(|at| Placed::new(Mark::Selected, at)));
    }
    marks
}

/// What is to be seen, in words beside the board.
fn captions(
    commands: &mut Commands,
    art: &BoardArt,
    layout: &Layout,
    story: String,
) -> Vec<Entity> {
    let left = layout.board.max.x + 56.0;
    let mut spawn = |words: &str, size: f32, y: f32, tone: f32| {
        let place = layout.to_world(Vec2::new(left, y));
        let colour = TextColor(Color::srgb(0.95 * tone, 0.86 * tone, 0.66 * tone));
        let mut text = spawn_words(commands, art, words.to_owned(), size, place);
        text.insert((Anchor::TOP_LEFT, colour)).id()
    };
    let low = layout.board.max.y - 22.0;
    vec![
        spawn("A siege", 44.0, 60.0, 1.0),
        spawn(&story, 21.0, 134.0, 1.0),
        spawn("Space or click: on.  Left: back.", 17.0, low, 0.75),
    ]
}

fn story(record: &Record, shown: usize) -> String {
    let position = record.after(shown);
    let mut lines = vec![format!("Move {}", position.move_number())];
    if shown > 0 {
        lines.push(format!("Last: {}", record.words(shown - 1)));
    }
    let side = side_name(position.side_to_move());
    lines.push(format!("{side} to move"));
    lines.push(String::new());
    let towers = position.pieces(Piece::Tower).len();
    lines.push(match towers {
        0 => "Both Towers have fallen".to_owned(),
        1 => "One Tower has fallen:\na breach in the wall".to_owned(),
        _ => "Both Towers stand".to_owned(),
    });
    match on_wall(position).len() {
        0 => {}
        1 => lines.push("One pawn stands on the wall".to_owned()),
        many => lines.push(format!("{many} pawns stand on the wall")),
    }
    let targets = shots(position);
    if !targets.is_empty() {
        let at: Vec<String> = targets.iter().map(|shot| shot.to().to_string()).collect();
        lines.push(format!("The Tower can hit {}", at.join(", ")));
    }
    lines.join("\n")
}

fn layout() -> Layout {
    let window = Vec2::new(WINDOW.0 as f32, WINDOW.1 as f32);
    let corner = Vec2::new(44.0, (window.y - BOARD) / 2.0);
    Layout::over(window, Rect::from_corners(corner, corner + BOARD), 24.0)
}
