//! What the set-up of the other games says.

use crate::screens::setup;
use crate::table::TableSetup;
use rules::Variant;
use rules::european::Nation;
use tabletop::Sitter;
use words::Key;

/// The other games, in the order in which they are offered.
pub const GAMES: [Variant; 4] = [
    Variant::Chess,
    Variant::Minnaar,
    Variant::Field,
    Variant::European,
];

/// What a game is about, in a sentence.
pub fn game_note(variant: Variant) -> String {
    match variant {
        Variant::Battle => String::new(),
        Variant::Chess => words!("table-setup-note-chess"),
        Variant::Minnaar => words!("table-setup-note-minnaar"),
        Variant::Field => words!("table-setup-note-field"),
        Variant::European => words!("table-setup-note-european"),
    }
}

/// What is special about a nation, in a sentence.
pub fn nation_note(nation: Nation) -> String {
    match nation {
        Nation::Plain => words!("table-setup-nation-plain"),
        Nation::Guild => words!("table-setup-nation-guild"),
        Nation::China => words!("table-setup-nation-china"),
        Nation::Mycenae => words!("table-setup-nation-mycenae"),
        Nation::Korea => words!("table-setup-nation-korea"),
        Nation::Ottoman => words!("table-setup-nation-ottoman"),
    }
}

/// The groups of Minnaar Chess in turn order, and when they move.
pub const GROUPS: [(Key, Key); 4] = [
    (
        key!("table-setup-group-southern"),
        key!("table-setup-first"),
    ),
    (key!("table-setup-group-white"), key!("table-setup-second")),
    (
        key!("table-setup-group-northern"),
        key!("table-setup-third"),
    ),
    (key!("table-setup-group-black"), key!("table-setup-fourth")),
];

/// What each alliance of Minnaar Chess wants.
pub const ALLIANCES: [(Key, Key); 2] = [
    (
        key!("table-setup-alliance-sovereign"),
        key!("table-setup-alliance-sovereign-wins"),
    ),
    (
        key!("table-setup-alliance-establishment"),
        key!("table-setup-alliance-establishment-wins"),
    ),
];

/// The corner names of European Chess, in turn order.
pub const CORNERS: [&str; 4] = ["a1", "a8", "h8", "h1"];

/// Who plays, in a sentence.
pub fn pairing(setup: &TableSetup) -> String {
    let sitters = setup.sitters();
    let people = sitters.iter().filter(|it| it.is_human()).count();
    let [southern, white, northern, black] = setup.minnaar;
    let alliance = setup.variant == Variant::Minnaar
        && southern.is_human() == northern.is_human()
        && white.is_human() == black.is_human();
    match (people, sitters.len()) {
        (0, _) => words!("table-setup-only-computers"),
        (1, 2) => words!("table-setup-you-computer"),
        (1, _) => words!("table-setup-you-computers"),
        (2, _) if alliance => words!("table-setup-you-lead"),
        (people, all) if people == all => words!("table-setup-all-here"),
        _ => words!("table-setup-several"),
    }
}

/// What to expect of who sits there.
pub fn seat_note(sitter: Sitter) -> String {
    setup::words::seat_note(sitter.into())
}

/// Whether the game can begin.
///
/// # Errors
/// Says why not, apart from what is wrong with a position.
pub fn may_begin(setup: &TableSetup) -> Result<(), String> {
    let armies = setup.corners.iter().flatten().count();
    if setup.variant == Variant::European && armies < 2 {
        return Err(words!("table-setup-two-armies"));
    }
    Ok(())
}
