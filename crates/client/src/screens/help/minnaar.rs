//! How Minnaar Chess is played.

use super::{Example, Leaf};
use rules::Variant;

/// Every page on Minnaar Chess.
pub(super) const LEAVES: [Leaf; 3] = [
    Leaf::Shown(
        (
            "Two alliances",
            &[
                (
                    "The Sovereigns",
                    "are two peoples, a southern and a northern one, with eight Sovereigns each. \
                     Together they fight both courts.",
                ),
                (
                    "The Establishment",
                    "is the white and the black court: each with King, Queen, Rooks, Bishops and \
                     Knights, allied against the Sovereigns.",
                ),
                (
                    "Turns:",
                    "the southern Sovereigns begin, then White, the northern Sovereigns and Black. \
                     Each moves one piece of its own.",
                ),
                (
                    "No group may pass",
                    "unless it cannot move at all: then it has to.",
                ),
            ],
        ),
        Example {
            variant: Variant::Minnaar,
            start: "",
            goals_of: &[],
            words: "The peoples stand before the courts they rise against.",
        },
    ),
    Leaf::Shown(
        (
            "Moving",
            &[
                (
                    "A Sovereign",
                    "moves and takes like a Queen, but never further than four squares at once. It \
                     takes pieces of both courts, and never another Sovereign.",
                ),
                (
                    "The courts",
                    "move as in chess from the first turn on, and take Sovereigns only, never each \
                     other. There is no castling and nothing is promoted.",
                ),
                (
                    "There is no check.",
                    "A King is a piece like any other: he can be taken, and the battle goes on.",
                ),
            ],
        ),
        Example {
            variant: Variant::Minnaar,
            start: "8/8/2k5/8/1s1S3R/8/3Q4/8 S 12 0 41",
            goals_of: &["d4"],
            words: "The Sovereign on d4 reaches four squares any way, and may take h4 or d2.",
        },
    ),
    Leaf::Words((
        "The end",
        &[
            (
                "Liberation.",
                "The Sovereigns prevail once all sixteen pieces of the Establishment are taken.",
            ),
            (
                "Divide and conquer.",
                "The Establishment prevails once all eight Sovereigns of one people are taken, \
                 however many of the other are left.",
            ),
            (
                "The struggle continues",
                "without a winner after 80 turns in a row in which nothing was taken, or when all \
                 four groups have had to pass one after the other. Each group's turn counts; the \
                 count stands beside the board and begins anew with every capture. Who has more \
                 pieces left never matters.",
            ),
            (
                "End battle",
                "stops it by choice, undecided as well. New Battlefield begins afresh.",
            ),
            (
                "Advice.",
                "Sovereigns, keep both peoples alive: the weaker one is the enemy's goal. \
                 Establishment, choose one people and hunt it; long lines are your strength, and \
                 past four squares no Sovereign can strike back.",
            ),
        ],
    )),
];
