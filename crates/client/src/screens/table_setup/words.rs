//! What the set-up of the other games says.

use crate::battle::Seat;
use crate::table::TableSetup;
use rules::Variant;
use rules::european::Nation;
use tabletop::Sitter;

/// The other games, in the order in which they are offered.
pub const GAMES: [Variant; 4] = [
    Variant::Chess,
    Variant::Minnaar,
    Variant::Field,
    Variant::European,
];

/// What a game is called.
pub const fn game_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Battle => "Battle",
        Variant::Chess => "Chess",
        Variant::Minnaar => "Minnaar Chess",
        Variant::Field => "Field Chess",
        Variant::European => "European Chess",
    }
}

/// What a game is about, in a sentence.
pub const fn game_note(variant: Variant) -> &'static str {
    match variant {
        Variant::Battle => "",
        Variant::Chess => "The game as the whole world plays it.",
        Variant::Minnaar => "Two peoples of Sovereigns rise together against both courts.",
        Variant::Field => "Hidden armies on roads and rails: find the Flag.",
        Variant::European => "Up to four armies, each with a power of its own.",
    }
}

/// What a nation of European Chess is called.
pub const fn nation_name(nation: Nation) -> &'static str {
    match nation {
        Nation::Plain => "Plain army",
        Nation::Guild => "Assassins' Guild",
        Nation::China => "Medieval China",
        Nation::Mycenae => "Mycenae",
        Nation::Korea => "North Korea",
        Nation::Ottoman => "Ottoman Empire",
    }
}

/// What is special about a nation, in a sentence.
pub const fn nation_note(nation: Nation) -> &'static str {
    match nation {
        Nation::Plain => "King, Rook, Bishop, Knight and four pawns, with no tricks at all.",
        Nation::Guild => "Its one Knight can vanish and strike whoever passes over it.",
        Nation::China => "Cannons take by jumping over a piece; its foot soldiers fight forward.",
        Nation::Mycenae => "The whole army rides inside three horses, which may be burnt.",
        Nation::Korea => "Dice lend it up to three moves of other pieces in one turn.",
        Nation::Ottoman => "Begins with an empty corner and brings its army on piece by piece.",
    }
}

/// The groups of Minnaar Chess in turn order, and when they move.
pub const GROUPS: [(&str, &str); 4] = [
    ("Southern Sovereigns", "moves first"),
    ("White Establishment", "moves second"),
    ("Northern Sovereigns", "moves third"),
    ("Black Establishment", "moves fourth"),
];

/// What each alliance of Minnaar Chess wants.
pub const ALLIANCES: [(&str, &str); 2] = [
    (
        "The Sovereign Alliance",
        "Wins once all sixteen pieces of the courts are taken.",
    ),
    (
        "The Establishment",
        "Wins once all eight Sovereigns of one people are taken.",
    ),
];

/// The corner names of European Chess, in turn order.
pub const CORNERS: [&str; 4] = ["a1", "a8", "h8", "h1"];

/// Who plays, in a sentence.
pub fn pairing(setup: &TableSetup) -> &'static str {
    let sitters = setup.sitters();
    let people = sitters.iter().filter(|it| it.is_human()).count();
    let [southern, white, northern, black] = setup.minnaar;
    let alliance = setup.variant == Variant::Minnaar
        && southern.is_human() == northern.is_human()
        && white.is_human() == black.is_human();
    match (people, sitters.len()) {
        (0, _) => "Nobody plays but computers; you watch.",
        (1, 2) => "You against the computer.",
        (1, _) => "You against the computers.",
        (2, _) if alliance => "You lead both groups of one alliance, the computer the other.",
        (people, all) if people == all => "Everybody plays here, turn by turn.",
        _ => "Several of you play here, against computers.",
    }
}

/// What to expect of who sits there.
pub const fn seat_note(sitter: Sitter) -> &'static str {
    let seat = match sitter {
        Sitter::Human => Seat::Human,
        Sitter::Computer(level) => Seat::Computer(level),
        Sitter::Afar => Seat::Afar,
    };
    crate::screens::setup::words::seat_note(seat)
}

/// Whether the game can begin.
///
/// # Errors
/// Says why not, apart from what is wrong with a position.
pub fn may_begin(setup: &TableSetup) -> Result<(), String> {
    let armies = setup.corners.iter().flatten().count();
    if setup.variant == Variant::European && armies < 2 {
        return Err("At least two corners need an army.".into());
    }
    Ok(())
}
