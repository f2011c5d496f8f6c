//! Chess, its moves in words, and its games as files.

use super::Bytes;
use super::bytes::PLIES;
use super::slow_chess::compare;
use rules::Position as _;
use rules::chess::pgn::{Record, Verdict, read};
use rules::chess::{Game, Position};
use std::collections::BTreeSet;

pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let start = bytes.position().unwrap_or_else(Position::start);
    let mut game = Game::new(start.clone());
    let mut record = Record::new(start);
    for _ in 0..PLIES {
        let position = game.position();
        compare(position);
        let moves = position.legal_moves();
        let words: BTreeSet<String> = moves.iter().map(|&mv| position.san(mv)).collect();
        assert_eq!(words.len(), moves.len(), "{words:?} in {position}");
        if bytes.is_over() || game.outcome().is_some() {
            break;
        }
        let Some(mv) = bytes.pick(&moves) else {
            break;
        };
        let san = position.san(mv);
        assert_eq!(position.parse_san(&san), Ok(mv), "{san} in {position}");
        assert_eq!(record.push(mv), Ok(()));
        assert_eq!(game.play(mv), Ok(()));
        assert_eq!(game.position(), record.end());
    }
    record.verdict = Verdict::of(game.outcome());
    let text = record.to_string();
    assert_eq!(read(&text), Ok(vec![record]), "{text}");
}
