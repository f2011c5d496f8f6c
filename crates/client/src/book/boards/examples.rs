//! What the little boards begin with. What is said of them is tested in `claims`.

use rules::Variant;
use words::Key;

/// Whom whoever reads plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// Everybody, with everything hidden shown.
    All,
    /// The first player alone, who sees what he may know.
    First,
}

/// A position that shows something.
#[derive(Copy, Clone, Debug)]
pub struct Example {
    /// By which pages name it.
    pub name: &'static str,
    /// Of which game.
    pub variant: Variant,
    /// A battle's position, or what [`tabletop::open`] takes.
    pub start: &'static str,
    /// Who is played.
    pub side: Side,
    /// What is to be seen and tried.
    pub caption: Key,
}

/// The example of that name.
pub fn example(name: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|it| it.name == name)
}

const fn battle(name: &'static str, start: &'static str, caption: Key) -> Example {
    of(Variant::Battle, name, start, caption)
}

const fn of(variant: Variant, name: &'static str, start: &'static str, caption: Key) -> Example {
    Example {
        name,
        variant,
        start,
        side: Side::All,
        caption,
    }
}

/// A game of Field Chess as South sees it.
const fn veiled(name: &'static str, start: &'static str, caption: Key) -> Example {
    Example {
        side: Side::First,
        ..of(Variant::Field, name, start, caption)
    }
}

const fn european(name: &'static str, start: &'static str, caption: Key) -> Example {
    of(Variant::European, name, start, caption)
}

/// Every example.
pub static EXAMPLES: &[Example] = &[
    battle(
        "powers",
        "4k3/7p/8/8/3K4/8/6b1/R1B4N w field - - 1 50",
        key!("help-board-powers"),
    ),
    battle(
        "hunt",
        "6k1/5ppp/8/3q4/8/8/5PPP/3R2K1 w field - - 1 50",
        key!("help-board-hunt"),
    ),
    battle(
        "phantom",
        "3k4/7p/8/3r4/8/8/8/3RK3 w field - - 1 50",
        key!("help-board-phantom"),
    ),
    battle(
        "edged",
        "r3k3/6pp/8/8/8/8/6PP/R2K4 w field - - 1 50",
        key!("help-board-edged"),
    ),
    battle(
        "pawn",
        "8/P3k3/8/7p/8/8/8/4K3 w field - - 1 50",
        key!("help-board-pawn"),
    ),
    battle(
        "reserve",
        "4k3/p7/8/8/8/8/P7/4K3 w field - RN 1 50",
        key!("help-board-reserve-shown"),
    ),
    battle(
        "rout",
        "1k6/8/8/7r/8/8/8/6KR w field - - 1 50",
        key!("help-board-rout"),
    ),
    battle(
        "field",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w field - - 1 50",
        key!("help-board-field"),
    ),
    battle(
        "river",
        "5k2/p7/8/8/RR1N4/8/8/7K w river - - 1 50",
        key!("help-board-river"),
    ),
    battle(
        "hill",
        "6k1/7p/8/8/8/8/R7/2B4K w hill - - 1 50",
        key!("help-board-hill"),
    ),
    battle(
        "forest",
        "6k1/7p/8/8/8/8/R7/2B4K w forest - - 1 50",
        key!("help-board-forest"),
    ),
    battle(
        "wall",
        "6k1/7p/8/3tt3/P1R5/8/8/6K1 w siege - - 1 50",
        key!("help-board-wall"),
    ),
    battle(
        "breach",
        "6k1/7p/8/3tt3/5N2/3R4/8/6K1 w siege - - 1 50",
        key!("help-board-breach"),
    ),
    of(
        Variant::Chess,
        "chess-pieces",
        "7k/8/8/3N4/8/1B4R1/1P6/K3Q3 w - - 0 1",
        key!("help-board-chess-pieces"),
    ),
    of(
        Variant::Chess,
        "chess-special",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
        key!("help-board-chess-special"),
    ),
    of(
        Variant::Chess,
        "chess-mate",
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
        key!("help-board-chess-mate"),
    ),
    of(
        Variant::Chess,
        "chess-opening",
        "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b - - 0 6",
        key!("help-board-chess-opening"),
    ),
    of(
        Variant::Chess,
        "chess-endgame",
        "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1",
        key!("help-board-chess-endgame"),
    ),
    of(
        Variant::Minnaar,
        "minnaar-start",
        "",
        key!("help-board-minnaar-start"),
    ),
    of(
        Variant::Minnaar,
        "minnaar-moving",
        "8/8/2k5/8/1s1S3R/8/3Q4/8 S 12 0 41",
        key!("help-board-minnaar-moving"),
    ),
    of(
        Variant::Minnaar,
        "minnaar-end",
        "8/8/3s4/8/8/3R4/8/S7 W 3 0 41",
        key!("help-board-minnaar-end"),
    ),
    veiled("field-start", "seed 4", key!("help-board-field-start")),
    of(
        Variant::Field,
        "field-fight",
        "position 1f1l1/2l1l/5/5/5/k1o1b/C1O1H/5/5/5/L1L2/2LF1 s 0 40",
        key!("help-board-field-fight"),
    ),
    veiled(
        "field-engineer",
        "position 3f1/l1l1l/5/5/5/2o2/5/5/5/5/E1L1L/2LF1 s 0 40",
        key!("help-board-field-engineer"),
    ),
    veiled(
        "field-order",
        "position lfltt/elbko/e1b1t/oc1hk/m1e1j/jkcgh/JKCGH/M1E1J/OC1HK/E1B1T/ELBKO/LFLTT s 0 0",
        key!("help-board-field-order"),
    ),
    veiled(
        "field-known",
        "position 1f1l1/l1b1l/5/1c1h1/o3k/2j1e/K1O1G/2E2/C3T/5/L1B1L/1F1L1 s 0 60",
        key!("help-board-field-known"),
    ),
    european(
        "european-start",
        "nations plain guild china korea seed 1",
        key!("help-board-european-start"),
    ),
    european(
        "european-plain",
        "position nations plain - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
         piece 0 R d3; piece 0 P c4; piece 2 P e5; piece 2 B g7; piece 2 K d8; piece 2 N f8",
        key!("help-board-european-plain"),
    ),
    european(
        "european-guild",
        "position nations guild - plain -; turn 2 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
         piece 0 R b1; piece 0 P c3; piece 0 N d5; piece 2 R d7; piece 2 P g7; piece 2 K h8; \
         hidden 0 d5 1",
        key!("help-board-european-guild"),
    ),
    european(
        "european-china",
        "position nations china - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
         piece 0 C d1; piece 0 X d3; piece 0 X b5; piece 2 P f6; piece 2 N d7; piece 2 K h8",
        key!("help-board-european-china"),
    ),
    european(
        "european-mycenae",
        "position nations mycenae - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 P d3; \
         piece 2 P c4; piece 0 M d4; piece 2 N d5; piece 2 R f5; piece 2 K h8; \
         inside d4 K0B0P0",
        key!("help-board-european-mycenae"),
    ),
    european(
        "european-korea",
        "position nations korea - plain -; turn 0 8; own 4 4 4 4; quiet 3; piece 0 K a1; \
         piece 0 N c3; piece 0 P d4; piece 2 B f6; piece 2 P g7; piece 2 K h8; \
         rolled d4=Q c3=R",
        key!("help-board-european-korea"),
    ),
    european(
        "european-ottomans",
        "position nations ottoman - plain -; turn 0 8; own 1 4 4 4; quiet 3; piece 0 K b1; \
         piece 2 P e7; piece 2 K h8; reserve 0 RBBNNPP",
        key!("help-board-european-ottomans"),
    ),
];
