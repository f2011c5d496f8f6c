//! How Field Chess is played.

use super::{Example, Leaf};
use rules::Variant;
use rules::field::Piece;

/// Every page on Field Chess.
pub(super) const LEAVES: [Leaf; 5] = [
    Leaf::Shown(
        (
            "The field",
            &[
                (
                    "Find the Flag.",
                    "You win when you take the enemy's Flag, or when the enemy has nothing left \
                     that can move. A hundred turns without a fight are a draw.",
                ),
                (
                    "A river",
                    "parts the two sides; three bridges cross it. Pieces walk along the lines, one \
                     step a turn.",
                ),
                (
                    "Railways",
                    "run along both edges and both banks: on them a piece goes as far as the track \
                     is free, straight on. The middle bridge has no rails.",
                ),
                (
                    "Camps,",
                    "the green circles, are safe: nobody is attacked in one. They are entered only \
                     when empty.",
                ),
                (
                    "Headquarters:",
                    "whoever enters one never leaves it. The Flag begins in one of its own.",
                ),
            ],
        ),
        Example {
            variant: Variant::Field,
            start: "seed 4",
            goals_of: &[],
            words: "South's army as it may stand before the battle; the North is hidden.",
        },
    ),
    Leaf::Ranks(&[(
        "The higher rank stays,",
        "the other falls; equals fall both. What the others are nobody tells.",
    )]),
    Leaf::Shown(
        (
            "Special pieces",
            &[
                (
                    "The Flag",
                    "never moves. Once a side's Field Marshal falls, the place of its Flag is shown to \
                     everybody.",
                ),
                (
                    "Landmines",
                    "never move. Whoever steps on one falls, and the mine stays: only an Engineer \
                     clears it away, and a Bomb goes with it.",
                ),
                ("A Bomb", "moves like others. Whatever it meets, both go."),
                (
                    "Engineers",
                    "are the lowest in rank, but they clear mines, and on the rails they turn corners \
                     as they like: one move may take them anywhere the track is free.",
                ),
            ],
        ),
        Example {
            variant: Variant::Field,
            start: "position 3f1/l1l1l/5/5/5/2o2/5/5/5/5/E1L1L/2LF1 s 0 40",
            goals_of: &["a2"],
            words: "The Engineer on a2 may go to every ringed point: it turns corners on the rails.",
        },
    ),
    Leaf::Shown(
        (
            "Before the battle",
            &[
                (
                    "Arrange your side:",
                    "click a piece and then a lit point to move it there or let both change places. \
                     Shuffle my side lays out a new army, Start battle ends it.",
                ),
                (
                    "What stands where:",
                    "the Flag in a headquarters, Landmines in your two back rows, Bombs not in the \
                     front row, nothing in a camp.",
                ),
                (
                    "Two players",
                    "arrange and move one after the other. In between the screen is covered until it \
                     has been handed over.",
                ),
                (
                    "Advice.",
                    "Guard the Flag with mines, but not only there: a wall of mines tells where it is. \
                     Keep an Engineer for the end. A bold move of a weak piece may pass for a Marshal.",
                ),
            ],
        ),
        Example {
            variant: Variant::Field,
            start: "position lfltt/elbko/e1b1t/oc1hk/m1e1j/jkcgh/JKCGH/M1E1J/OC1HK/E1B1T/ELBKO/LFLTT s 0 0",
            goals_of: &[],
            words: "One good order: the Flag behind three mines, and strong pieces where the rails begin.",
        },
    ),
    Leaf::Shown(
        (
            "What you know",
            &[
                (
                    "Only results are told:",
                    "the attacker falls, the defender falls, or both. You know your own losses, and of \
                     the enemy's only how many.",
                ),
                (
                    "But every fight tells something.",
                    "Point at an enemy block: it says what it has shown so far, whether it has moved, \
                     turned a corner on the rails, or beaten someone.",
                ),
                (
                    "Afterwards",
                    "everything is turned face up, and the whole battle can be replayed, step by step.",
                ),
                (
                    "Nothing is taken back,",
                    "and there are no hints: what was seen cannot be unseen.",
                ),
            ],
        ),
        Example {
            variant: Variant::Field,
            start: "position 1f1l1/l1b1l/5/1c1h1/o3k/2j1e/K1O1G/2E2/C3T/5/L1B1L/1F1L1 s 0 60",
            goals_of: &["c6"],
            words: "What stands on c7 is not known; the Major on c6 may attack it over the bridge.",
        },
    ),
];

/// The ranks from the top, with how many each side has.
pub(super) const RANKS: [(Piece, u8); 12] = [
    (Piece::FieldMarshal, 1),
    (Piece::General, 1),
    (Piece::MajorGeneral, 2),
    (Piece::Brigadier, 2),
    (Piece::Colonel, 2),
    (Piece::Major, 2),
    (Piece::Captain, 3),
    (Piece::Lieutenant, 3),
    (Piece::Engineer, 3),
    (Piece::Bomb, 2),
    (Piece::Landmine, 3),
    (Piece::Flag, 1),
];
