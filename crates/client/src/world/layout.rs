//! Where squares are in the world of the map: square a1's lower left corner is the origin, a
//! square is [`SQUARE`] units wide, files go right and ranks go up.

use ::campaign::{Size, Square};
use bevy::prelude::*;

/// The side of a square in world units.
pub const SQUARE: f32 = 100.0;

/// The middle of a square.
pub fn middle(square: Square) -> Vec2 {
    (Vec2::new(f32::from(square.file()), f32::from(square.rank())) + 0.5) * SQUARE
}

/// The square at a place; `None` beyond the edge.
pub fn square_at(size: Size, place: Vec2) -> Option<Square> {
    let cell = (place / SQUARE).floor();
    let side = f32::from(size.side());
    let inside = (0.0..side).contains(&cell.x) && (0.0..side).contains(&cell.y);
    inside
        .then(|| Square::at(cell.x as u8, cell.y as u8))
        .flatten()
}

/// The whole map.
pub fn bounds(size: Size) -> Rect {
    Rect::from_corners(Vec2::ZERO, Vec2::splat(f32::from(size.side()) * SQUARE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_where_it_is() {
        for size in [Size::Small, Size::Large] {
            for square in size.squares() {
                assert_eq!(square_at(size, middle(square)), Some(square));
            }
            for beyond in [Vec2::new(-1.0, 50.0), bounds(size).max + 1.0] {
                assert_eq!(square_at(size, beyond), None);
            }
        }
    }
}
