//! What well-known openings are called.

/// First moves, and what they are called.
const NAMES: [(&str, &str); 70] = [
    ("e4", "King's Pawn Game"),
    ("d4", "Queen's Pawn Game"),
    ("c4", "English Opening"),
    ("Nf3", "Réti Opening"),
    ("f4", "Bird's Opening"),
    ("b3", "Larsen's Opening"),
    ("g3", "King's Fianchetto"),
    ("b4", "Sokolsky Opening"),
    ("Nc3", "Van Geet Opening"),
    ("g4", "Grob's Attack"),
    ("c4 e5", "English Opening: Reversed Sicilian"),
    ("c4 c5", "English Opening: Symmetrical"),
    ("e4 c5", "Sicilian Defence"),
    ("e4 e6", "French Defence"),
    ("e4 c6", "Caro-Kann Defence"),
    ("e4 d5", "Scandinavian Defence"),
    ("e4 d6", "Pirc Defence"),
    ("e4 g6", "Modern Defence"),
    ("e4 Nf6", "Alekhine's Defence"),
    ("e4 Nc6", "Nimzowitsch Defence"),
    ("e4 b6", "Owen's Defence"),
    ("e4 e5", "Open Game"),
    ("e4 e5 f4", "King's Gambit"),
    ("e4 e5 f4 exf4", "King's Gambit Accepted"),
    ("e4 e5 f4 Bc5", "King's Gambit Declined"),
    ("e4 e5 f4 d5", "Falkbeer Countergambit"),
    ("e4 e5 Nc3", "Vienna Game"),
    ("e4 e5 Bc4", "Bishop's Opening"),
    ("e4 e5 d4 exd4", "Centre Game"),
    ("e4 e5 d4 exd4 c3", "Danish Gambit"),
    ("e4 e5 Nf3 Nf6", "Petrov's Defence"),
    ("e4 e5 Nf3 d6", "Philidor Defence"),
    ("e4 e5 Nf3 f5", "Latvian Gambit"),
    ("e4 e5 Nf3 Nc6 Bb5", "Ruy Lopez"),
    ("e4 e5 Nf3 Nc6 Bb5 Nf6", "Ruy Lopez: Berlin Defence"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "Ruy Lopez: Exchange Variation"),
    ("e4 e5 Nf3 Nc6 Bc4", "Italian Game"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5", "Giuoco Piano"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4", "Evans Gambit"),
    ("e4 e5 Nf3 Nc6 Bc4 Nf6", "Two Knights Defence"),
    ("e4 e5 Nf3 Nc6 d4", "Scotch Game"),
    ("e4 e5 Nf3 Nc6 Nc3 Nf6", "Four Knights Game"),
    ("e4 e5 Nf3 Nc6 c3", "Ponziani Opening"),
    ("e4 c5 c3", "Sicilian Defence: Alapin Variation"),
    ("e4 c5 Nc3", "Sicilian Defence: Closed"),
    ("e4 c5 d4 cxd4 c3", "Smith-Morra Gambit"),
    (
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
        "Sicilian Defence: Najdorf Variation",
    ),
    (
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6",
        "Sicilian Defence: Dragon Variation",
    ),
    (
        "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5",
        "Sicilian Defence: Sveshnikov Variation",
    ),
    ("e4 e6 d4 d5 e5", "French Defence: Advance Variation"),
    ("e4 e6 d4 d5 exd5", "French Defence: Exchange Variation"),
    ("e4 e6 d4 d5 Nd2", "French Defence: Tarrasch Variation"),
    ("e4 e6 d4 d5 Nc3 Bb4", "French Defence: Winawer Variation"),
    ("e4 c6 d4 d5 e5", "Caro-Kann Defence: Advance Variation"),
    ("d4 d5", "Closed Game"),
    ("d4 d5 c4", "Queen's Gambit"),
    ("d4 d5 c4 dxc4", "Queen's Gambit Accepted"),
    ("d4 d5 c4 e6", "Queen's Gambit Declined"),
    ("d4 d5 c4 c6", "Slav Defence"),
    ("d4 d5 c4 e5", "Albin Countergambit"),
    ("d4 d5 Bf4", "London System"),
    ("d4 f5", "Dutch Defence"),
    ("d4 Nf6", "Indian Defence"),
    ("d4 Nf6 Bg5", "Trompowsky Attack"),
    ("d4 Nf6 c4 c5 d5", "Benoni Defence"),
    ("d4 Nf6 c4 e5", "Budapest Gambit"),
    ("d4 Nf6 c4 g6", "King's Indian Defence"),
    ("d4 Nf6 c4 g6 Nc3 d5", "Grünfeld Defence"),
    ("d4 Nf6 c4 e6 Nc3 Bb4", "Nimzo-Indian Defence"),
    ("d4 Nf6 c4 e6 Nf3 b6", "Queen's Indian Defence"),
];

/// The name of the longest opening that a game, as moves in words, began with.
pub(super) fn name(game: &[String]) -> Option<&'static str> {
    let began_with = |opening: &str| {
        let mut moves = opening.split(' ');
        let mut played = game.iter().map(|mv| mv.trim_end_matches('+'));
        moves.all(|mv| played.next() == Some(mv))
    };
    let fitting = NAMES.iter().filter(|(opening, _)| began_with(opening));
    let longest = fitting.max_by_key(|(opening, _)| opening.split(' ').count());
    longest.map(|(_, name)| *name)
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
            assert_eq!(name(&words), Some(*expected), "{opening}");
            assert!(NAMES[..at].iter().all(|(_, other)| other != expected));
        }
        assert_eq!(name(&[]), None);
        assert_eq!(name(&["a4".to_owned()]), None);
    }

    #[test]
    fn the_longest_name_is_told() {
        let game = ["e4", "c5", "h4", "e6"].map(str::to_owned);
        assert_eq!(name(&game), Some("Sicilian Defence"));
        assert_eq!(name(&game[..1]), Some("King's Pawn Game"));
    }
}
