//! The marks on the squares of every board.

use super::eyes::{EYES, GLANCE, Light, linear};
use super::ink;
use super::picture::{Cell, Look, Picture, told};
use crate::board::{HINT_FROM, Mark};
use crate::theme::palette::{GOLD, INK, LIVERIES, MOSS, PALE_PAPER};
use rules::battle::Terrain;
use tabletop::Board;

/// What share of a square a mark has to change at a glance, beside what stands there.
const LEAST: f32 = 0.03;

/// Some squares of every ground that games are played on, light and dark ones.
fn grounds() -> Vec<(String, Look)> {
    let squares = Board::Squares.size();
    let field = Board::Field.size();
    let battles = Terrain::ALL.map(|it| (format!("terrain/{it}.png"), squares));
    let tables = [
        ("chess", squares),
        ("european", squares),
        ("minnaar", squares),
        ("field", field),
    ];
    let tables = tables.map(|(name, size)| (format!("table/{name}.png"), size));
    let mut grounds = Vec::new();
    for (path, (columns, rows)) in battles.into_iter().chain(tables) {
        let picture = Picture::read(&path);
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        // Odd, so that both colours of every row are among them.
        for index in (0..columns * rows).step_by(5) {
            let at = (index % columns, index / columns);
            let look = picture.cell((columns, rows), at).look();
            grounds.push((format!("{path} {at:?}"), look));
        }
    }
    grounds
}

/// A mark as it is drawn.
struct Drawn {
    name: String,
    /// Whole, where nothing stands on it.
    whole: Cell,
    /// What is to be seen of it.
    seen: Cell,
}

/// Every mark; of those that lie under the pieces what a King leaves to be seen.
fn marks() -> Vec<Drawn> {
    let picture = Picture::read("marks/marks.png");
    let pieces = Picture::read("pieces/pieces_96.png");
    let king = pieces.cell((7, 4), (rules::Piece::King.index(), 0));
    let draw = |name: String, mark: Mark, change: &dyn Fn(&Cell) -> Cell| {
        let whole = change(&picture.cell((Mark::ALL.len(), 1), (mark as usize, 0)));
        // Where something may be placed nothing stands.
        let under = crate::board::Placed::new(mark, ()).height() < 10.0 && mark != Mark::DropGoal;
        let seen = match under {
            true => whole.behind(&king),
            false => whole.clone(),
        };
        Drawn { name, whole, seen }
    };
    let whole = Mark::ALL.map(|mark| draw(format!("{mark:?}"), mark, &Cell::clone));
    let white = [1.0; 3];
    let others = [
        draw("where a hint begins".into(), Mark::Hint, &|it: &Cell| {
            it.tinted(white, HINT_FROM)
        }),
        draw(
            "where one may deploy".into(),
            Mark::DropGoal,
            &|it: &Cell| it.tinted(white, 0.6),
        ),
        draw("what is attacked".into(), Mark::Threat, &|it: &Cell| {
            let pale = [140, 204, 255].map(linear);
            it.mirrored().tinted(pale, 0.75)
        }),
    ];
    whole.into_iter().chain(others).collect()
}

#[test]
fn marks_are_seen_on_every_ground() {
    let marks = marks();
    for (ground, look) in grounds() {
        for (eye, mark) in EYES
            .iter()
            .flat_map(|eye| marks.iter().map(move |it| (eye, it)))
        {
            let share = told(eye, &mark.seen.over(&look), &look);
            assert!(
                share >= LEAST,
                "{} on {ground}, {}: {share}",
                mark.name,
                eye.name
            );
        }
    }
}

#[test]
fn marks_are_told_from_each_other_on_every_ground() {
    let marks = marks();
    for (ground, look) in grounds().into_iter().step_by(11) {
        for eye in &EYES {
            let looks: Vec<Look> = marks.iter().map(|it| it.seen.over(&look)).collect();
            for (index, one) in marks.iter().enumerate() {
                for (other, seen) in marks.iter().zip(&looks).skip(index + 1) {
                    let share = told(eye, &looks[index], seen);
                    let names = format!("{} and {}", one.name, other.name);
                    // The same ring for both ends of a hint, the arrow for all that is placed.
                    let alike = [
                        "Hint and where a hint begins",
                        "DropGoal and where one may deploy",
                    ];
                    let enough = share >= LEAST || alike.contains(&names.as_str());
                    assert!(enough, "{names} on {ground}, {}: {share}", eye.name);
                }
            }
        }
    }
}

#[test]
fn pieces_stand_out_from_the_marks_under_them() {
    let pieces = Picture::read("pieces/pieces_96.png");
    let marks = marks();
    let under = [
        Mark::Selected,
        Mark::LastMove,
        Mark::Check,
        Mark::Hint,
        Mark::Threat,
    ];
    for (ground, look) in grounds().into_iter().step_by(23) {
        for row in 0..LIVERIES.len() {
            for piece in [rules::Piece::Pawn, rules::Piece::King] {
                let piece_cell = pieces.cell((7, 4), (piece.index(), row));
                for mark in under {
                    let marked = marks[mark as usize].whole.over(&look);
                    for eye in &EYES {
                        let share = told(eye, &piece_cell.over(&marked), &marked);
                        let name = format!("{piece:?} of row {row} on {mark:?} on {ground}");
                        assert!(share >= 4.0 * LEAST, "{name}, {}: {share}", eye.name);
                    }
                }
            }
        }
    }
}

/// The mean light of the squares.
fn lights() -> Vec<(String, Light)> {
    let mean = |look: &Look| {
        [0, 1, 2].map(|i| look.iter().map(|it| it[i]).sum::<f32>() / look.len() as f32)
    };
    let grounds = grounds().into_iter();
    grounds.map(|(name, look)| (name, mean(&look))).collect()
}

/// Of a line with an edge one of both has to stand out, whatever it is drawn over.
#[test]
fn arrows_and_rings_are_seen_on_every_ground() {
    let faint = |colour: Light, part: f32, ground: Light| {
        [0, 1, 2].map(|i| colour[i] * part + ground[i] * (1.0 - part))
    };
    for (ground, light) in lights() {
        for eye in &EYES {
            let dark = faint(ink(INK), 0.9, light);
            let pale = faint(ink(PALE_PAPER), 0.9, light);
            for (name, line) in [
                ("the best move", [ink(GOLD), dark]),
                ("another good move", [faint(ink(GOLD), 0.8, light), dark]),
                ("what was better", [ink(MOSS), pale]),
                (
                    "what a coach speaks of",
                    [ink(GOLD), faint([0.0; 3], 0.67, light)],
                ),
            ] {
                let far = line.map(|it| eye.apart(it, light));
                let most = far[0].max(far[1]);
                assert!(
                    most >= 1.5 * GLANCE,
                    "{name} on {ground}, {}: {far:?}",
                    eye.name
                );
            }
        }
    }
}
