//! How chess is played.

use super::{Example, Leaf};
use rules::Variant;

/// Every page on chess.
pub(super) const LEAVES: [Leaf; 5] = [
    Leaf::Words((
        "The pieces",
        &[
            (
                "Sixteen on each side:",
                "a King, a Queen, two Rooks, two Bishops, two Knights and eight pawns. White moves \
                 first, then you take turns. A piece takes by moving onto an enemy's square.",
            ),
            (
                "King, Queen, Rook, Bishop.",
                "The King takes one step any way. The Rook slides along ranks and files, the \
                 Bishop along diagonals, the Queen does both. None of them passes through others.",
            ),
            (
                "The Knight",
                "leaps: two squares straight and one aside, whatever stands between.",
            ),
            (
                "Pawns",
                "go one square forward, from their first square two if they like. They take one \
                 square diagonally forward, and never go back.",
            ),
            (
                "Check.",
                "A King under attack is marked red and must be helped at once: move him, come \
                 between, or take the attacker. You can never leave your own King attacked.",
            ),
        ],
    )),
    Leaf::Shown(
        (
            "Special moves",
            &[
                (
                    "Castling.",
                    "Click the King, then the square two steps aside: the Rook there comes over to \
                     his other side. Neither may have moved before, nothing stands between them, \
                     and the King is not attacked where he is, passes or arrives.",
                ),
                (
                    "In passing.",
                    "A pawn that goes two squares and stops beside an enemy pawn may be taken by \
                     it as if it had gone only one, at once or never.",
                ),
                (
                    "Promotion.",
                    "A pawn on the last rank becomes a Queen, Rook, Bishop or Knight: choose one \
                     beside the square.",
                ),
            ],
        ),
        Example {
            variant: Variant::Chess,
            start: "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
            goals_of: &["e1", "e5"],
            words: "White may castle to both sides, and take the pawn on d5 in passing.",
        },
    ),
    Leaf::Words((
        "The end",
        &[
            (
                "Checkmate wins:",
                "the King is attacked, and nothing helps. Whoever gives up loses, too.",
            ),
            (
                "Stalemate is a draw:",
                "the King is not attacked, but no move is left.",
            ),
            (
                "Other draws:",
                "too few pieces on both sides for any checkmate; fifty moves by each without a \
                 capture or a pawn's move; the same position for the third time; or both agree.",
            ),
            (
                "Offering a draw",
                "to the computer is possible, too. It says yes when it does not stand better.",
            ),
            (
                "Positions and games from elsewhere",
                "can be pasted in the set-up, as FEN or PGN. The menu of a game copies or saves \
                 them in the same way.",
            ),
        ],
    )),
    Leaf::Shown(
        (
            "Opening",
            &[
                (
                    "Take the middle.",
                    "From the four central squares everything reaches further. A pawn there keeps \
                     the enemy out.",
                ),
                (
                    "Bring everybody out.",
                    "Knights and Bishops first, each once, before the Queen goes for a walk: she \
                     would only be chased.",
                ),
                (
                    "Castle early.",
                    "A King left in the middle is easy to attack, and his Rooks stay asleep.",
                ),
                (
                    "Look around on every move:",
                    "which checks, captures and threats are there, for you and for the enemy?",
                ),
            ],
        ),
        Example {
            variant: Variant::Chess,
            start: "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b - - 0 6",
            goals_of: &[],
            words: "Both sides hold the middle, are out with their pieces and have castled.",
        },
    ),
    Leaf::Shown(
        (
            "Endgame",
            &[
                (
                    "Count before you trade.",
                    "Roughly, a pawn is worth 1, a Knight or a Bishop 3, a Rook 5, the Queen 9. Do \
                     not give a Rook for a Knight unless more comes of it.",
                ),
                (
                    "Now the King fights.",
                    "Once the Queens are gone he is a strong piece: lead him to the middle and to \
                     the pawns.",
                ),
                (
                    "A pawn more often wins.",
                    "Walk the King ahead of it, and the enemy's King has to give way.",
                ),
            ],
        ),
        Example {
            variant: Variant::Chess,
            start: "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1",
            goals_of: &["e7"],
            words: "Black must give way, and White's King leads the pawn on.",
        },
    ),
];
