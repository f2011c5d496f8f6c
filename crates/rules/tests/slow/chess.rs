//! Chess beside another library.

use super::dice::{check, sorted_moves};
use rules::Position as _;
use rules::chess::Position;

/// What must hold of any position; its moves are compared if the other library takes it for one,
/// which it says.
pub fn compare(position: &Position) -> bool {
    let ours = sorted_moves(position);
    let board = position.to_string().parse::<cozy_chess::Board>();
    if let Ok(board) = &board {
        let mut theirs = Vec::new();
        board.generate_moves(|moves| {
            let moves = moves.into_iter();
            theirs
                .extend(moves.map(|mv| cozy_chess::util::display_uci_move(board, mv).to_string()));
            false
        });
        theirs.sort();
        assert_eq!(ours, theirs, "{position}");
    }
    check(position, position.hash_from_scratch());
    let mut captures = Vec::new();
    position.generate_captures(&mut captures);
    captures.sort();
    let mut wanted = position.legal_moves();
    wanted.retain(|&mv| position.captured(mv).is_some() || mv.promotes_to().is_some());
    wanted.sort();
    assert_eq!(captures, wanted, "captures of {position}");
    board.is_ok()
}
