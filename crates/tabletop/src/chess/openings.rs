//! What well-known openings are called.

use words::{Key, key};

/// First moves, and what they are called.
const NAMES: [(&str, Key); 70] = [
    ("e4", key!("opening-kings-pawn-game")),
    ("d4", key!("opening-queens-pawn-game")),
    ("c4", key!("opening-english-opening")),
    ("Nf3", key!("opening-reti-opening")),
    ("f4", key!("opening-birds-opening")),
    ("b3", key!("opening-larsens-opening")),
    ("g3", key!("opening-kings-fianchetto")),
    ("b4", key!("opening-sokolsky-opening")),
    ("Nc3", key!("opening-van-geet-opening")),
    ("g4", key!("opening-grobs-attack")),
    ("c4 e5", key!("opening-english-opening-reversed-sicilian")),
    ("c4 c5", key!("opening-english-opening-symmetrical")),
    ("e4 c5", key!("opening-sicilian-defence")),
    ("e4 e6", key!("opening-french-defence")),
    ("e4 c6", key!("opening-caro-kann-defence")),
    ("e4 d5", key!("opening-scandinavian-defence")),
    ("e4 d6", key!("opening-pirc-defence")),
    ("e4 g6", key!("opening-modern-defence")),
    ("e4 Nf6", key!("opening-alekhines-defence")),
    ("e4 Nc6", key!("opening-nimzowitsch-defence")),
    ("e4 b6", key!("opening-owens-defence")),
    ("e4 e5", key!("opening-open-game")),
    ("e4 e5 f4", key!("opening-kings-gambit")),
    ("e4 e5 f4 exf4", key!("opening-kings-gambit-accepted")),
    ("e4 e5 f4 Bc5", key!("opening-kings-gambit-declined")),
    ("e4 e5 f4 d5", key!("opening-falkbeer-countergambit")),
    ("e4 e5 Nc3", key!("opening-vienna-game")),
    ("e4 e5 Bc4", key!("opening-bishops-opening")),
    ("e4 e5 d4 exd4", key!("opening-centre-game")),
    ("e4 e5 d4 exd4 c3", key!("opening-danish-gambit")),
    ("e4 e5 Nf3 Nf6", key!("opening-petrovs-defence")),
    ("e4 e5 Nf3 d6", key!("opening-philidor-defence")),
    ("e4 e5 Nf3 f5", key!("opening-latvian-gambit")),
    ("e4 e5 Nf3 Nc6 Bb5", key!("opening-ruy-lopez")),
    (
        "e4 e5 Nf3 Nc6 Bb5 Nf6",
        key!("opening-ruy-lopez-berlin-defence"),
    ),
    (
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6",
        key!("opening-ruy-lopez-exchange-variation"),
    ),
    ("e4 e5 Nf3 Nc6 Bc4", key!("opening-italian-game")),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5", key!("opening-giuoco-piano")),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4", key!("opening-evans-gambit")),
    ("e4 e5 Nf3 Nc6 Bc4 Nf6", key!("opening-two-knights-defence")),
    ("e4 e5 Nf3 Nc6 d4", key!("opening-scotch-game")),
    ("e4 e5 Nf3 Nc6 Nc3 Nf6", key!("opening-four-knights-game")),
    ("e4 e5 Nf3 Nc6 c3", key!("opening-ponziani-opening")),
    (
        "e4 c5 c3",
        key!("opening-sicilian-defence-alapin-variation"),
    ),
    ("e4 c5 Nc3", key!("opening-sicilian-defence-closed")),
    ("e4 c5 d4 cxd4 c3", key!("opening-smith-morra-gambit")),
    (
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
        key!("opening-sicilian-defence-najdorf-variation"),
    ),
    (
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6",
        key!("opening-sicilian-defence-dragon-variation"),
    ),
    (
        "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5",
        key!("opening-sicilian-defence-sveshnikov-variation"),
    ),
    (
        "e4 e6 d4 d5 e5",
        key!("opening-french-defence-advance-variation"),
    ),
    (
        "e4 e6 d4 d5 exd5",
        key!("opening-french-defence-exchange-variation"),
    ),
    (
        "e4 e6 d4 d5 Nd2",
        key!("opening-french-defence-tarrasch-variation"),
    ),
    (
        "e4 e6 d4 d5 Nc3 Bb4",
        key!("opening-french-defence-winawer-variation"),
    ),
    (
        "e4 c6 d4 d5 e5",
        key!("opening-caro-kann-defence-advance-variation"),
    ),
    ("d4 d5", key!("opening-closed-game")),
    ("d4 d5 c4", key!("opening-queens-gambit")),
    ("d4 d5 c4 dxc4", key!("opening-queens-gambit-accepted")),
    ("d4 d5 c4 e6", key!("opening-queens-gambit-declined")),
    ("d4 d5 c4 c6", key!("opening-slav-defence")),
    ("d4 d5 c4 e5", key!("opening-albin-countergambit")),
    ("d4 d5 Bf4", key!("opening-london-system")),
    ("d4 f5", key!("opening-dutch-defence")),
    ("d4 Nf6", key!("opening-indian-defence")),
    ("d4 Nf6 Bg5", key!("opening-trompowsky-attack")),
    ("d4 Nf6 c4 c5 d5", key!("opening-benoni-defence")),
    ("d4 Nf6 c4 e5", key!("opening-budapest-gambit")),
    ("d4 Nf6 c4 g6", key!("opening-kings-indian-defence")),
    ("d4 Nf6 c4 g6 Nc3 d5", key!("opening-grunfeld-defence")),
    ("d4 Nf6 c4 e6 Nc3 Bb4", key!("opening-nimzo-indian-defence")),
    ("d4 Nf6 c4 e6 Nf3 b6", key!("opening-queens-indian-defence")),
];

/// The name of the longest opening that a game, as moves in words, began with.
pub(super) fn name(game: &[String]) -> Option<String> {
    let began_with = |opening: &str| {
        let mut moves = opening.split(' ');
        let mut played = game.iter().map(|mv| mv.trim_end_matches('+'));
        moves.all(|mv| played.next() == Some(mv))
    };
    let fitting = NAMES.iter().filter(|(opening, _)| began_with(opening));
    let longest = fitting.max_by_key(|(opening, _)| opening.split(' ').count());
    longest.map(|(_, name)| name.say())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position as _;
    use rules::chess::Position;

    #[test]
    fn every_opening_is_a_game_of_its_own() {
        for (at, (opening, expected)) in NAMES.iter().enumerate() {
            let mut position = Position::start();
            let mut words = Vec::new();
            for word in opening.split(' ') {
                let mv = position.parse_san(word).expect(opening);
                words.push(position.san(mv));
                position.play_unchecked(mv);
            }
            assert_eq!(name(&words), Some(expected.say()), "{opening}");
            assert!(
                NAMES[..at]
                    .iter()
                    .all(|(_, other)| other.say() != expected.say())
            );
        }
        assert_eq!(name(&[]), None);
        assert_eq!(name(&["a4".to_owned()]), None);
    }

    #[test]
    fn the_longest_name_is_told() {
        let game = ["e4", "c5", "h4", "e6"].map(str::to_owned);
        assert_eq!(name(&game).as_deref(), Some("Sicilian Defence"));
        assert_eq!(name(&game[..1]).as_deref(), Some("King's Pawn Game"));
    }
}
