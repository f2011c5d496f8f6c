//! Whole games of every kind.

use crate::player::{Dice, next};
use crate::{command_by, every_game, seated};
use protocol::{Act, Arbiter, What};

/// After so many decisions a game is given up, if it lasts.
const LIMIT: usize = 5000;

/// Plays a game with take-backs, and a rematch if it ends; a second arbiter follows its log. Gives
/// the number of its games.
fn play(opening: protocol::Opening, seed: u64) -> u32 {
    let (mut server, mut log) = seated(opening);
    let mut client = Arbiter::replay(&log).unwrap();
    let mut dice = Dice(seed);
    let (mut decided, mut back, mut rematches) = (0, 0, 0);
    loop {
        let (seat, act) = match next(&server, &mut dice) {
            Some((seat, Act::Play { .. })) if dice.below(40) == 0 && back < 10 => {
                back += 1;
                let what = What::TakeBack;
                let asker = usize::from(server.seats()[usize::from(seat)].is_taken());
                let asker = [Arbiter::HOST, seat][asker];
                (asker, Act::Ask { what })
            }
            Some(wanted) if decided < LIMIT => wanted,
            Some(_) => break,
            None if rematches < 1 => {
                rematches += 1;
                decided = LIMIT - 100;
                for seat in 0..server.seats().len() as u8 {
                    if server.seats()[usize::from(seat)].is_taken() && server.ending().is_some() {
                        let act = Act::Ask {
                            what: What::Rematch,
                        };
                        log.push(command_by(&mut server, seat, act).unwrap());
                        client.apply(log.last().unwrap()).unwrap();
                    }
                }
                assert_eq!(server.games(), 1);
                continue;
            }
            None => break,
        };
        decided += 1;
        match command_by(&mut server, seat, act.clone()) {
            Ok(entry) => {
                client.apply(&entry).unwrap();
                assert_eq!(client.hash(), server.hash());
                log.push(entry);
            }
            Err(refusal) => {
                let taken_back = matches!(act, Act::Ask { .. });
                assert!(taken_back, "{act:?}: {refusal}");
            }
        }
    }
    let written = serde_json::to_string(&log).unwrap();
    let read: Vec<protocol::Entry> = serde_json::from_str(&written).unwrap();
    assert_eq!(read, log);
    let again = Arbiter::replay(&read).unwrap();
    assert_eq!(again.hash(), server.hash());
    assert_eq!(again.number(), server.number());
    assert_eq!(again.seats(), server.seats());
    assert_eq!(again.ending(), server.ending());
    again.games() + 1
}

#[test]
fn every_game_is_the_same_at_both_ends_and_when_replayed() {
    for (index, opening) in every_game().into_iter().enumerate() {
        let games = (0..3).map(|seed| play(opening.clone(), seed * 100 + index as u64));
        // Battles and campaigns come to their end, most of them, and are played again.
        let games: u32 = games.sum();
        assert!(games > 3 || index > 1, "{games} of {opening:?}");
    }
}
