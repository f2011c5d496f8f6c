use super::position::terrain_key;
use super::{Army, Position, Terrain};
use crate::{BitBoard, Color, Piece, Square};

/// How many pieces a side fields beside its King: three rows.
pub const FIELDED: u32 = 23;

const BACK: &[u8] = b"dcfbgahe";
const FRONT: &[u8] = b"edfcgbha";
/// Files the defender's King tries in turn where Kings face each other.
const KING_FILES: &[u8] = b"dfcgbha";

/// Lays out two armies (`battle.md`, armies and deployment): Kings at home, officers, then pawns,
/// each on the first free square of its list; what does not fit waits in reserve.
pub fn deploy(attacker: &Army, defender: &Army, terrain: Terrain) -> Position {
    let lay_out = |defender_king: u8| {
        let mut position = Position::empty(terrain);
        position.board.hash = terrain_key(terrain);
        for tower in terrain.towers() {
            position.board.toggle(Color::Black, Piece::Tower, tower);
        }
        place(&mut position, Color::White, attacker, b'e');
        place(&mut position, Color::Black, defender, defender_king);
        position
    };
    let usual = lay_out(b'e');
    if kings_are_safe(&usual) {
        return usual;
    }
    KING_FILES
        .iter()
        .map(|&file| lay_out(file))
        .find(kings_are_safe)
        .unwrap_or(usual)
}

fn kings_are_safe(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| position.attackers(position.king(color), !color).is_empty())
}

fn squares<'a>(files: &'a [u8], color: Color, row: u8) -> impl Iterator<Item = Square> + 'a {
    files
        .iter()
        .filter_map(move |file| Square::at(file - b'a', color.rank(row)))
}

fn place(position: &mut Position, color: Color, army: &Army, king_file: u8) {
    if let Some(king) = squares(&[king_file], color, 0).next() {
        position.board.toggle(color, Piece::King, king);
    }
    let mut room = FIELDED;
    for (piece, count) in army.iter() {
        let fielded = u32::from(count).min(room) as u16;
        room -= u32::from(fielded);
        for _ in 0..fielded {
            if let Some(square) = free_square(position.occupied(), color, piece) {
                position.board.toggle(color, piece, square);
            }
        }
        position.set_reserve(color, piece, count - fielded);
    }
}

fn free_square(occupied: BitBoard, color: Color, piece: Piece) -> Option<Square> {
    let own: &[u8] = match piece {
        Piece::Queen => b"d",
        Piece::Rook => b"ah",
        Piece::Bishop => b"cf",
        Piece::Knight => b"bg",
        _ => b"",
    };
    let rows: [(&[u8], u8); 4] = match piece {
        Piece::Pawn => [(own, 0), (FRONT, 1), (FRONT, 2), (BACK, 0)],
        _ => [(own, 0), (BACK, 0), (FRONT, 1), (FRONT, 2)],
    };
    rows.into_iter()
        .flat_map(|(files, row)| squares(files, color, row))
        .find(|&square| !occupied.has(square))
}
