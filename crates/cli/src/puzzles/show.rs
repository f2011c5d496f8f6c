//! Positions as boards of letters, with their solutions, and lists of positions bound into a book.

use super::merit::{grade, rate, settles, tries};
use crate::Failure;
use engine::puzzle::{Book, Puzzle, Solution, Theme};
use rules::battle::Position;
use rules::{Color, Move, Position as _, Square};
use std::io::Write;

fn position(fen: &str) -> Result<Position, Failure> {
    fen.parse()
        .map_err(|error| Failure::Input(format!("battle position refused: {error}")))
}

/// Shows a board, its solution and what it is worth.
pub fn show(fen: &str, out: &mut impl Write) -> Result<(), Failure> {
    let position = position(fen)?;
    writeln!(out, "{position}\n{}", board(&position))?;
    let flaws = (2..=3).map(|moves| engine::puzzle::solve(&position, moves));
    let Some(rated) = (2..=3).find_map(|moves| rate(&position, moves)) else {
        for flaw in flaws.filter_map(Result::err) {
            writeln!(out, "no puzzle: {flaw}")?;
        }
        return Ok(());
    };
    let themes: Vec<&str> = rated.themes.iter().map(|theme| theme.name()).collect();
    let dual_free = if rated.solution.is_dual_free() {
        ", dual-free"
    } else {
        ""
    };
    let moves = rated.goal.moves();
    writeln!(
        out,
        "{} | merit {} | grade {} | {}{dual_free}",
        rated.goal,
        rated.merit,
        grade(&rated),
        themes.join(", ")
    )?;
    if let Some(key) = rated.solution.key() {
        let close = tries(&position, moves, key);
        let close: Vec<String> = close
            .iter()
            .map(|(mv, but)| format!("{mv}? {but}!"))
            .collect();
        let nodes = settles(&position, key, 2 * moves - 1);
        writeln!(out, "tries: {} | nodes {nodes}", close.join("; "))?;
    }
    write!(out, "{}", tree(&position, &rated.solution, 1))?;
    Ok(writeln!(out)?)
}

/// The board from White's side, with what the ground closes and what both Kings borrow.
fn board(position: &Position) -> String {
    let closed = position.terrain().closed();
    let mut text = String::new();
    for rank in (0..8).rev() {
        text += &format!("{} ", rank + 1);
        for at in (0..8).filter_map(|file| Square::at(file, rank)) {
            text.push(' ');
            text.push(match position.piece_at(at) {
                Some((color, piece)) => piece.letter_of(color),
                None if closed.has(at) => '#',
                None => '.',
            });
        }
        text.push('\n');
    }
    let [white, black] = [Color::White, Color::Black].map(|color| position.powers(color));
    text + &format!(
        "   a b c d e f g h   {} to move on {}; White's King: {white}; Black's: {black}",
        if position.side_to_move() == Color::White {
            "White"
        } else {
            "Black"
        },
        position.terrain()
    )
}

fn tree(position: &Position, solution: &Solution, depth: usize) -> String {
    let words = |moves: &[Move]| {
        moves
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let mut text = format!("{}\n", words(&solution.play));
    let Some(key) = solution.key() else {
        return text;
    };
    let mut next = position.clone();
    next.play_unchecked(key);
    for answer in &solution.then {
        text += &format!("{}{} -> ", "    ".repeat(depth), words(&answer.to));
        let Some(&reply) = answer.to.first() else {
            continue;
        };
        let mut on = next.clone();
        on.play_unchecked(reply);
        text += &tree(&on, &answer.solution, depth + 1);
    }
    text
}

/// Solves a list of positions.
pub fn bind(list: &str) -> Result<Book, Failure> {
    let mut book = Book::default();
    for line in list.lines().filter(|line| !line.trim().is_empty()) {
        let refused = |problem: &str| Failure::Input(format!("'{line}': {problem}"));
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [id, title, help, theme, given_grade, fen] = parts.as_slice() else {
            return Err(refused(
                "this is not 'id | title | help | theme | grade | position'",
            ));
        };
        let position = position(fen)?;
        let rated = (2..=3).find_map(|moves| rate(&position, moves));
        let rated = rated.ok_or_else(|| refused("this is no sound puzzle"))?;
        let theme = Theme::ALL.into_iter().find(|is| is.name() == *theme);
        book.puzzles.push(Puzzle {
            id: (*id).to_owned(),
            title: (*title).to_owned(),
            help: (*help).to_owned(),
            theme: theme.ok_or_else(|| refused("there is no such theme"))?,
            grade: given_grade.parse().unwrap_or_else(|_| grade(&rated)),
            goal: rated.goal,
            solution: rated.solution,
            position,
        });
    }
    Ok(book)
}
