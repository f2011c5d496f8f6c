//! Whole games, what holds in every position of them, and their records.

use cli::european::some_action;
use rules::european::{Action, Entry, Game, Kind, Nation, Position, Seat};
use rules::{Chance, Position as _, Reason};
use std::collections::HashMap;

/// Every choice of a nation or nobody for four seats, with two players at least.
fn mixes() -> impl Iterator<Item = [Option<Nation>; 4]> {
    let mixes = (0..7usize.pow(4)).map(|number| {
        std::array::from_fn(|seat| {
            Nation::ALL
                .get(number / 7usize.pow(seat as u32) % 7)
                .copied()
        })
    });
    mixes.filter(|mix: &[Option<Nation>; 4]| mix.iter().flatten().count() >= 2)
}

fn play_out(nations: [Option<Nation>; 4], seed: u32) -> Game {
    let mut lots = Chance::new(!seed);
    let mut game = Game::new(nations, seed).expect("two seats");
    let mut steps = 0;
    while let Some(action) = some_action(game.position(), &mut lots) {
        game.play(action).expect("a legal action");
        steps += 1;
        assert!(steps < 50_000, "no end: {}", game.position());
    }
    game
}

#[test]
fn every_mix_of_nations_plays_to_an_end_and_its_record_leads_there_again() {
    let mut ends: HashMap<String, u32> = HashMap::new();
    for (seed, nations) in (0..).zip(mixes()) {
        let game = play_out(nations, seed);
        let outcome = game.outcome().expect("an end");
        *ends.entry(outcome.reason.to_string()).or_default() += 1;
        if let Some(winner) = outcome.winner {
            assert!(game.position().has_king(winner) && !game.position().is_out(winner));
        }
        let replayed = Game::replay(game.start().clone(), game.record());
        assert_eq!(replayed.as_ref(), Ok(&game));
        if seed % 10 == 0 {
            assert_eq!(game.to_string().parse::<Game>().as_ref(), Ok(&game));
        }
        for seat in Seat::ALL {
            assert_eq!(game.record_for(seat).len(), game.record().len());
        }
    }
    assert_eq!(ends.values().sum::<u32>(), 2376);
    assert!(ends["last-king"] > 2000 && ends["quiet"] > 10, "{ends:?}");
}

#[test]
fn the_dice_depend_on_the_seed_alone() {
    let nations = [Some(Nation::Korea), None, Some(Nation::Korea), None];
    let falls = |game: &Game| -> Vec<String> {
        let falls = game.record().iter().filter_map(|entry| match entry {
            Entry::Fall(fall) => Some(fall.to_string()),
            _ => None,
        });
        falls.collect()
    };
    let (first, again) = (play_out(nations, 5), play_out(nations, 5));
    assert_eq!(first, again);
    assert_ne!(falls(&first), falls(&play_out(nations, 6)));
    let special = falls(&first)
        .iter()
        .filter(|fall| fall.starts_with("number"))
        .count();
    let turns = falls(&first)
        .iter()
        .filter(|fall| fall.starts_with("turn"))
        .count();
    assert!(
        special * 6 > turns && special * 2 < turns,
        "{special} of {turns}"
    );
}

#[test]
fn another_seed_does_not_fit_a_record() {
    let nations = [Some(Nation::Korea), None, Some(Nation::Korea), None];
    let game = play_out(nations, 5);
    let start = game.start().clone().with_chance(Chance::new(77));
    assert!(Game::replay(start, game.record()).is_err());
}

#[test]
fn a_game_keeps_its_text() {
    let nations = [Some(Nation::Mycenae), Some(Nation::Korea), None, None];
    let mut game = Game::new(nations, 8).expect("two seats");
    for action in ["stow b1:KP d1:RB c2:BPP", "burn b1"] {
        game.play(action.parse().expect("an action"))
            .expect("legal");
    }
    // His own King burnt: the other has won.
    let text = game.to_string();
    assert_eq!(
        text,
        "seed 8 0\n\
         start nations mycenae korea - -; turn 0 0; own 0 0 0 0; quiet 0; piece 0 M b1; piece 0 M d1; \
         piece 0 M c2; piece 1 N a5; piece 1 P b5; piece 1 B a6; piece 1 P b6; piece 1 R a7; \
         piece 1 P b7; piece 1 K a8; piece 1 P b8\n\
         0 stow b1:KP d1:RB c2:BPP\n\
         0 burn b1\n"
    );
    assert_eq!(text.parse(), Ok(game));
    let wrong = [
        (String::new(), 1),
        (text.replace("seed 8 0", "seed x 0"), 1),
        (text.replace("seed 8 0", "seed 8"), 1),
        (text.replace("turn 0 0", "turn 2 0"), 2),
        (text.replace("0 stow", "1 stow"), 3),
        (text.replace("burn b1", "burn b2"), 4),
        (text.replace("burn b1", "dance"), 4),
        (text.clone() + "1 a8b8\n", 5),
        (text.clone() + "1 agree\n", 5),
        (text.clone() + "dice turn 4\n", 5),
        (text.replace("0 burn", "dice turn 9\n0 burn"), 4),
    ];
    for (text, line) in wrong {
        let refused = text.parse::<Game>().map_err(|error| error.line);
        assert_eq!(refused, Err(line), "{text}");
    }
}

#[test]
fn an_agreed_draw_is_kept() {
    let nations = [None, Some(Nation::Plain), None, Some(Nation::Korea)];
    let mut game = Game::new(nations, 4).expect("two seats");
    game.play("b5c5".parse().expect("an action"))
        .expect("legal");
    assert!(!game.agree(Seat::SouthWest), "nobody sits there");
    assert!(game.agree(Seat::NorthWest) && !game.agree(Seat::NorthWest));
    assert_eq!(game.outcome(), None);
    assert!(game.agree(Seat::SouthEast));
    assert!(
        game.outcome()
            .is_some_and(|end| end.reason == Reason::Agreed)
    );
    assert!(game.actions().is_empty());
    assert_eq!(game.to_string().parse(), Ok(game.clone()));
    assert!(game.undo());
    assert_eq!((game.outcome(), game.record().len()), (None, 0));
}

#[test]
fn steps_are_taken_back_one_by_one() {
    let nations = [
        Some(Nation::Mycenae),
        Some(Nation::Guild),
        Some(Nation::Korea),
        Some(Nation::Ottoman),
    ];
    let mut lots = Chance::new(3);
    let mut game = Game::new(nations, 3).expect("two seats");
    let mut before = Vec::new();
    while before.len() < 80
        && let Some(action) = some_action(game.position(), &mut lots)
    {
        before.push(game.clone());
        game.play(action).expect("a legal action");
    }
    assert!(before.len() > 40);
    while let Some(earlier) = before.pop() {
        assert!(game.undo());
        assert_eq!(game, earlier);
    }
    assert!(!game.undo());
}

/// How many pieces there are, wherever they are.
fn pieces(position: &Position) -> u32 {
    let inside = position.men().map(|(at, _)| position.cargo(at).len());
    let waiting = Seat::ALL.map(|seat| position.reserve(seat).len());
    position.men().count() as u32 + inside.sum::<u32>() + waiting.iter().sum::<u32>()
}

#[test]
fn what_holds_of_every_position() {
    let mut before: Option<(u32, u32)> = None;
    super::wander(300, 400, |position, action| {
        let text = position.to_string();
        let read: Position = text
            .parse()
            .unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(read.to_string(), text);
        assert_eq!(read.hash(), position.hash(), "{text}");
        let own: u32 = Seat::ALL.map(|seat| position.own_turns(seat)).iter().sum();
        assert_eq!(own, position.turns(), "{text}");
        for seat in Seat::ALL
            .into_iter()
            .filter(|&seat| position.nation(seat).is_some())
        {
            assert_eq!(position.has_king(seat), !position.is_out(seat), "{text}");
            assert!(position.pieces(seat, Kind::King).len() <= 1, "{text}");
        }
        let asked = position.side_to_move();
        assert!(
            position.outcome().is_some() || position.is_playing(asked),
            "{text}"
        );
        // Pieces only ever become fewer, once everybody has set out.
        let now = (position.turns(), pieces(position));
        if let Some((turns, count)) = before
            && position.turns() > 0
        {
            assert!(now.0 < turns || now.1 <= count, "{text}");
        }
        before = action.map(|_| now);
    });
}

#[test]
fn what_is_played_is_legal_and_what_is_not_listed_is_refused() {
    let mut others: Vec<Action> = Vec::new();
    super::wander(80, 120, |position, _| {
        let legal = position.legal_moves();
        for &other in &others {
            let listed = match other {
                Action::Resign => position.can_resign(),
                Action::Stow(stow) => position.can_stow(stow),
                _ => legal.contains(&other),
            };
            let mut played = position.clone();
            assert_eq!(played.play(other).is_ok(), listed);
            assert_eq!(played == *position, !listed, "{other} in {position}");
            // Nothing is promised of it, but it does not panic.
            position.clone().play_unchecked(other);
        }
        others.extend(legal.first());
        others.push(Action::Resign);
        let surplus = others.len().saturating_sub(60);
        others.drain(..surplus);
    });
}

#[test]
fn equal_hashes_only_for_equal_positions() {
    let mut seen: HashMap<u64, String> = HashMap::new();
    super::wander(300, 200, |position, _| {
        let counts = ["turn ", "own ", "quiet "];
        let text = position.to_string();
        let rest = text
            .split("; ")
            .filter(|item| !counts.iter().any(|c| item.starts_with(c)));
        let own = Seat::ALL.map(|seat| position.own_turns(seat).min(2));
        let key = format!(
            "{} {own:?} {}",
            position.turn(),
            rest.collect::<Vec<_>>().join(";")
        );
        let before = seen.insert(position.hash(), key.clone());
        assert!(before.is_none_or(|before| before == key), "{key}");
    });
}
