//! How European Chess is played, a page for every nation.

use super::{Example, Leaf};
use rules::Variant;

const fn example(
    start: &'static str,
    goals_of: &'static [&'static str],
    words: &'static str,
) -> Example {
    Example {
        variant: Variant::European,
        start,
        goals_of,
        words,
    }
}

/// Every page on European Chess.
pub(super) const LEAVES: [Leaf; 7] = [
    Leaf::Shown(
        (
            "All nations",
            &[
                (
                    "Two to four armies,",
                    "each from its own corner, move in turn, clockwise. Pieces move as in chess, \
                     without castling and taking in passing.",
                ),
                (
                    "Pawns",
                    "go away from where they began: one army's up, the next one's to the right, \
                     and so on. At the far edge they become a piece their army began with.",
                ),
                (
                    "There is no check.",
                    "Take an army's last King, and all that is left of it is yours. The last who \
                     has a King wins.",
                ),
                (
                    "Draws:",
                    "all agree, or a hundred turns bring nothing new. Whoever resigns leaves with \
                     all his pieces.",
                ),
            ],
        ),
        example(
            "nations plain guild china korea seed 1",
            &[],
            "Four corners: the first from a1 on, clockwise, moves first.",
        ),
    ),
    Leaf::Shown(
        (
            "Plain army",
            &[
                (
                    "No tricks:",
                    "a King, a Rook, a Bishop, a Knight and four pawns.",
                ),
                (
                    "Pawns",
                    "may go two squares from their army's second row, whenever they stand there.",
                ),
                (
                    "Hunt the King.",
                    "Whoever takes him commands the rest of his army from then on: it stays where \
                     it stands and changes colours.",
                ),
            ],
        ),
        example(
            "position nations plain - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
             piece 0 R d3; piece 0 P c4; piece 2 P e5; piece 2 B g7; piece 2 K d8; piece 2 N f8",
            &["d3"],
            "The Rook may take the King on d8, and the whole army with him.",
        ),
    ),
    Leaf::Shown(
        (
            "Guild",
            &[
                (
                    "One Knight, who can hide.",
                    "At the beginning of your turn he vanishes from everybody else's sight, for up \
                     to three of your turns; then he must be seen for one. He moves unseen; when \
                     he takes something, he is seen.",
                ),
                (
                    "He strikes.",
                    "If somebody's piece passes over his square, you are asked: show him, and the \
                     piece is taken where it stopped. Whoever ends on his square takes him.",
                ),
                (
                    "Never two Knights:",
                    "with a second one you choose which to keep. Instead of moving, a Rook or \
                     Bishop may become a Knight.",
                ),
            ],
        ),
        example(
            "position nations guild - plain -; turn 2 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
             piece 0 R b1; piece 0 P c3; piece 0 N d5; piece 2 R d7; piece 2 P g7; piece 2 K h8; \
             hidden 0 d5 1",
            &["d7"],
            "Only the Guild sees its Knight on d5. If the Rook slides past, it may be struck.",
        ),
    ),
    Leaf::Shown(
        (
            "China",
            &[
                (
                    "Cannons",
                    "go along ranks and files as far as they like, but always over exactly one \
                     piece, anybody's, to move and to take alike.",
                ),
                (
                    "A King",
                    "is taken by a Cannon only over a piece of its own army.",
                ),
                (
                    "Foot soldiers",
                    "go one step forward and take straight ahead. Past the middle of the board \
                     they go one step forward, back or aside. They never become anything else.",
                ),
            ],
        ),
        example(
            "position nations china - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
             piece 0 C d1; piece 0 X d3; piece 0 X b5; piece 2 P f6; piece 2 N d7; piece 2 K h8",
            &["d1", "b5"],
            "Over the soldier on d3 the Cannon reaches d4 to d7. The soldier on b5 is past the \
             middle.",
        ),
    ),
    Leaf::Shown(
        (
            "Mycenae",
            &[
                (
                    "Three horses,",
                    "and the army inside: King, Rook, two Bishops, three pawns. Before the first \
                     turn you decide who rides where; others know only how many.",
                ),
                (
                    "They leap",
                    "like Knights to empty squares and never take. Instead of moving, a horse may \
                     take in or set down any number of pieces beside it; those of others only if \
                     they agree.",
                ),
                (
                    "Burning",
                    "a horse with somebody inside destroys it, all inside, and whatever stands \
                     straight beside it. A horse that is taken is lost with all inside, the King, \
                     too.",
                ),
            ],
        ),
        example(
            "position nations mycenae - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 P d3; \
             piece 2 P c4; piece 0 M d4; piece 2 N d5; piece 2 R f5; piece 2 K h8; \
             inside d4 K0B0P0",
            &["d4"],
            "Burnt now, the horse would take d3, c4 and d5 with it, and its own King.",
        ),
    ),
    Leaf::Shown(
        (
            "Korea",
            &[
                (
                    "A die falls",
                    "at the beginning of every turn. From 1 to 4 the turn is like any other; with \
                     5 or 6 it is special.",
                ),
                (
                    "A special turn:",
                    "the next die says how many pieces may move, one, two or three. Name them \
                     first. Then a die falls for each: 1 pawn, 2 Knight, 3 Bishop, 4 Rook, 5 \
                     Queen, 6 King. Each may move once as that, in any order, or stay.",
                ),
                (
                    "Your King stays your King,",
                    "whatever he moves as; and who moves as a King is none.",
                ),
            ],
        ),
        example(
            "position nations korea - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
             piece 0 N c3; piece 0 P d4; piece 2 B f6; piece 2 P g7; piece 2 K h8; \
             rolled d4=Q c3=R",
            &["c3"],
            "In this turn the pawn moves as a Queen and the Knight as a Rook.",
        ),
    ),
    Leaf::Shown(
        (
            "Ottomans",
            &[
                (
                    "Nobody on the board",
                    "at first: King, Rook, two Bishops, two Knights and two pawns wait in reserve. \
                     Each turn you move a piece, or place one on a free deployment square.",
                ),
                (
                    "King and pawns early:",
                    "the King and both pawns are among the first five that are placed.",
                ),
                (
                    "Safe at first.",
                    "Until the end of your second turn nobody can take your pieces. After the first \
                     turn, an army with nobody on the board is lost.",
                ),
            ],
        ),
        example(
            "position nations ottoman - plain -; turn 0 8; own 1 4 4 4; quiet 3; piece 0 K b1; \
             piece 2 P e7; piece 2 K h8; reserve 0 RBBNNPP",
            &[],
            "Three deployment squares are free; in this turn the King on b1 is still safe.",
        ),
    ),
];
