use rules::battle::{Army, Position, Terrain};
use rules::{Color, Piece, Square};
use std::fmt;

/// A battle's board to put pieces on and take them off, before it is a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    squares: [Option<(Color, Piece)>; 64],
    /// What waits in White's and in Black's reserve.
    pub reserve: [Army; 2],
    /// The ground.
    pub terrain: Terrain,
    /// Who is to move.
    pub side: Color,
}

impl Scene {
    /// An empty board.
    pub fn new(terrain: Terrain, side: Color) -> Self {
        Self {
            squares: [None; 64],
            reserve: [Army::default(); 2],
            terrain,
            side,
        }
    }

    /// What stands where in a position; the count of its moves begins anew.
    pub fn of(position: &Position) -> Self {
        let mut scene = Self::new(position.terrain(), rules::Position::side_to_move(position));
        for square in Square::all() {
            scene.put(square, position.piece_at(square));
        }
        scene.reserve = Color::ALL.map(|color| position.reserve(color));
        scene
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<(Color, Piece)> {
        self.squares.get(square.index()).copied().flatten()
    }

    /// Puts a piece on a square, or clears it.
    pub fn put(&mut self, square: Square, piece: Option<(Color, Piece)>) {
        if let Some(place) = self.squares.get_mut(square.index()) {
            *place = piece;
        }
    }

    /// The squares on which something stands.
    pub fn occupied(&self) -> Vec<Square> {
        Square::all().filter(|&at| self.at(at).is_some()).collect()
    }

    /// The position, if it can be one and the side that has just moved is not in check.
    pub fn position(&self) -> Option<Position> {
        let position: Position = self.to_string().parse().ok()?;
        let mut skipped = position.clone();
        skipped.skip_turn();
        (!skipped.is_check()).then_some(position)
    }

    /// The same without asking whether the side that has just moved is in check.
    pub(super) fn any_position(&self) -> Option<Position> {
        self.to_string().parse().ok()
    }
}

/// The position string of the first move.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let piece = Square::at(file, rank).and_then(|at| self.at(at));
                let Some((color, piece)) = piece else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                write!(f, "{}", piece.letter_of(color))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank > 0 { "/" } else { "" })?;
        }
        write!(f, " {} {} - ", self.side.letter(), self.terrain)?;
        if self.reserve.iter().all(Army::is_empty) {
            f.write_str("-")?;
        }
        for (color, army) in Color::ALL.into_iter().zip(&self.reserve) {
            for (piece, count) in army.iter() {
                for _ in 0..count {
                    write!(f, "{}", piece.letter_of(color))?;
                }
            }
        }
        f.write_str(" 1 50")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_is_the_position_it_came_from() {
        let text = "rnbqkbnr/pppppppp/8/3tt3/8/8/PPPPPPPP/RNBQK1NR b siege - Bpp 1 50";
        let position: Position = text.parse().expect("a position");
        let scene = Scene::of(&position);
        assert_eq!(scene.to_string(), text);
        assert_eq!(scene.position(), Some(position));
    }

    #[test]
    fn a_king_that_could_be_taken_is_no_position() {
        let mut scene = Scene::new(Terrain::Field, Color::White);
        scene.put(Square::A1, Some((Color::White, Piece::King)));
        assert_eq!(scene.position(), None, "there is one King only");
        scene.put(Square::A8, Some((Color::Black, Piece::King)));
        assert!(scene.position().is_some());
        scene.put(Square::H8, Some((Color::White, Piece::Rook)));
        assert_eq!(scene.position(), None);
    }
}
