//! Single positions.

use engine::{Level, Stop, european};
use rules::european::{Action, Game, Kind, Nation, Phase, Position, Seat};
use rules::{Position as _, Square};
use std::collections::BTreeSet;

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn answer(position: &Position, level: Level, seed: u64) -> Action {
    let view = position.view(position.side_to_move());
    european::choose(&view, level, seed, &Stop::default()).expect("something to do")
}

/// The answers of every level for a few seeds.
fn answers(text: &str) -> Vec<(Level, Action)> {
    let position = position(text);
    let all = Level::ALL.into_iter().flat_map(|level| {
        let position = &position;
        let seeds = if level < Level::Expert { 4 } else { 1 };
        (0..seeds).map(move |seed| (level, answer(position, level, seed)))
    });
    all.collect()
}

fn kings_left(position: &Position, seat: Seat) -> bool {
    position.is_playing(seat)
}

#[test]
fn an_open_king_is_taken() {
    let texts = [
        "nations plain - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 R h1; \
         piece 0 P a2; piece 2 R g6; piece 2 P c7; piece 2 B b7; piece 2 K h8",
        // One that another guards, of three.
        "nations plain plain plain -; turn 0 9; own 3 3 3 0; quiet 3; piece 0 K a1; \
         piece 0 B d4; piece 1 R b8; piece 1 K a8; piece 2 P f7; piece 2 R g8; piece 2 K h8",
        // A Cannon over its own piece.
        "nations china - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 C h1; \
         piece 0 X h4; piece 2 R g6; piece 2 P c7; piece 2 K h8",
        // By fire.
        "nations mycenae - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 M h7; \
         piece 0 R a7; inside h7 P0; piece 2 R e1; piece 2 P c7; piece 2 K h8",
    ];
    for text in texts {
        let text = sorted(text);
        for (level, action) in answers(&text) {
            let mut after = position(&text);
            after.play(action).expect("legal");
            assert!(
                !kings_left(&after, Seat::NorthEast),
                "{level}: {action} in {text}"
            );
        }
    }
}

/// The items of a position string in their order, whatever the order of the pieces.
fn sorted(text: &str) -> String {
    let (mut head, mut pieces, mut tail) = (Vec::new(), Vec::new(), Vec::new());
    for item in text.split(';').map(str::trim) {
        if let Some(rest) = item.strip_prefix("piece ") {
            let square = rest.split(' ').nth(2).and_then(Square::parse);
            pieces.push((square, item));
        } else if pieces.is_empty() {
            head.push(item);
        } else {
            tail.push(item);
        }
    }
    pieces.sort_unstable();
    head.extend(pieces.into_iter().map(|(_, item)| item));
    head.extend(tail);
    head.join("; ")
}

#[test]
fn the_own_king_is_saved() {
    let texts = [
        // On an open line.
        "nations plain - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 R d3; \
         piece 0 P b2; piece 0 N f5; piece 2 R a8; piece 2 P c7; piece 2 K h8",
        // From the one who comes last before its own turn.
        "nations plain plain plain plain; turn 0 8; own 2 2 2 2; quiet 3; piece 0 K a1; \
         piece 0 R b5; piece 0 P b2; piece 1 K a8; piece 1 R b8; piece 2 K h8; piece 2 P h7; \
         piece 3 K h1; piece 3 R d1; piece 3 P g2",
        // From a fire.
        "nations plain - mycenae -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 P b2; \
         piece 0 R h4; piece 2 M a2; piece 2 K h8; piece 2 R g8; inside a2 P2",
    ];
    for text in texts {
        let text = sorted(text);
        for (level, action) in answers(&text) {
            let mut after = position(&text);
            after.play(action).expect("legal");
            let hit = loses_at_once(&after, Seat::SouthWest);
            assert_eq!(hit, None, "{level}: {action} in {text}");
        }
    }
}

/// What takes the seat's King before its next turn if all others but one skip theirs.
fn loses_at_once(position: &Position, seat: Seat) -> Option<Action> {
    let mut position = position.clone();
    while position.turn() != seat {
        for action in position.legal_moves() {
            let mut after = position.clone();
            after.play(action).expect("legal");
            if !kings_left(&after, seat) {
                return Some(action);
            }
        }
        position.skip_turn();
    }
    None
}

/// Where one move alone saves the King, every level finds it.
#[test]
fn the_only_escape_is_found() {
    let text = sorted(
        "nations china korea plain china; turn 0 24; own 6 6 6 6; quiet 4; piece 0 K a1; \
         piece 0 C b1; piece 0 N c1; piece 3 X g1; piece 3 K h1; piece 0 X d2; piece 3 X g2; \
         piece 3 C h2; piece 0 X a3; piece 0 X b3; piece 2 B c3; piece 0 C d3; piece 3 X g3; \
         piece 3 C a4; piece 3 X g4; piece 1 N a5; piece 1 B b5; piece 1 R a6; piece 1 P c6; \
         piece 2 P g6; piece 1 P b7; piece 2 P e7; piece 2 K g7; piece 2 P h7; piece 1 K a8; \
         piece 1 P b8; piece 3 N d8; piece 2 R g8",
    );
    for (level, action) in answers(&text) {
        assert_eq!(action.to_string(), "a1a2", "{level}");
    }
}

#[test]
fn a_piece_is_not_given_away() {
    let text = sorted(
        "nations plain - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 P b2; \
         piece 0 R d4; piece 2 B g7; piece 2 P h7; piece 2 K h8; piece 0 P a2; piece 2 P f6",
    );
    for (level, action) in answers(&text) {
        if level >= Level::Club {
            let mut after = position(&text);
            after.play(action).expect("legal");
            let taken = after.legal_moves().into_iter().any(|reply| {
                let mut end = after.clone();
                end.play(reply).expect("legal");
                end.pieces(Seat::SouthWest, Kind::Rook).is_empty()
            });
            assert!(!taken, "{level}: {action}");
        }
    }
}

#[test]
fn north_korea_names_who_may_hit_a_king() {
    let text = sorted(
        "nations korea - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K b1; piece 0 N h2; \
         piece 0 P c2; piece 0 B a3; piece 2 B c8; piece 2 K h8; dice 1",
    );
    let named: Action = "pick h2".parse().expect("an action");
    for (level, action) in answers(&text) {
        if level >= Level::Casual {
            assert_eq!(action, named, "{level}");
        }
    }
}

#[test]
fn what_is_rolled_is_used() {
    let text = sorted(
        "nations korea - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 N h2; \
         piece 0 P b2; piece 2 B c8; piece 2 K h8; rolled b2=K h2=R",
    );
    for (level, action) in answers(&text) {
        assert_eq!(action.to_string(), "h2h8", "{level}");
    }
}

#[test]
fn a_guild_strikes_what_passes() {
    let text = sorted(
        "nations guild - plain -; turn 2 9; own 5 0 4 0; quiet 3; piece 0 K a1; piece 0 N d4; \
         piece 0 P b2; piece 2 R d1; piece 2 K h8; hidden 0 d4 1; ask 0 strike d1",
    );
    for (level, action) in answers(&text) {
        assert_eq!(action, Action::Strike, "{level}");
    }
}

#[test]
fn nobody_lets_his_king_be_carried_off() {
    let text = sorted(
        "nations mycenae - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 M g7; \
         piece 2 R e5; piece 2 K h8; inside g7 P0; ask 2 allow g7:h8",
    );
    for (level, action) in answers(&text) {
        assert_eq!(action, Action::Refuse, "{level}");
    }
}

/// Whoever saw a Knight hide and another piece move knows where it still is.
#[test]
fn what_was_seen_to_hide_is_found() {
    let text = sorted(
        "nations guild - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 N d4; \
         piece 0 P b2; piece 0 P h2; piece 2 R d8; piece 2 P h7; piece 2 K h8; piece 2 P c7",
    );
    let mut game = Game::from_position(position(&text));
    for action in ["hide", "b2b3"] {
        let action = action.parse().expect("an action");
        game.play(action).expect("legal");
    }
    let view = game.view(Seat::NorthEast);
    for level in Level::ALL.into_iter().skip(1) {
        let action = european::choose(&view, level, 3, &Stop::default()).expect("has moves");
        assert_eq!(action.to_string(), "d8d4", "{level}");
    }
}

/// Two games that look the same to a seat are the same to it.
#[test]
fn what_is_hidden_changes_nothing() {
    let head = "nations plain guild mycenae -; turn 0 9; own 3 3 3 0; quiet 3; piece 0 K a1; \
                piece 0 R d1; piece 0 P b2; piece 1 K a8; piece 1 R b8; piece 2 M g8; piece 2 M f7; ";
    let tails = [
        "piece 1 N d4; inside f7 P2; inside g8 K2B2; hidden 1 d4 2",
        "piece 1 N f3; inside f7 K2R2P2; hidden 1 f3 2",
    ];
    let both = tails.map(|tail| position(&sorted(&format!("{head}{tail}"))));
    let views = both.clone().map(|position| position.view(Seat::SouthWest));
    assert_ne!(both[0], both[1]);
    assert_eq!(views[0], views[1]);
    for level in [Level::Beginner, Level::Casual, Level::Club] {
        let [one, two] = [0, 1]
            .map(|at| european::choose(&views[at], level, 5, &Stop::default()).expect("has moves"));
        assert_eq!(one, two, "{level}");
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_action() {
    let nations = [Nation::Guild, Nation::China, Nation::Mycenae, Nation::Korea].map(Some);
    let mut game = Game::new(nations, 3).expect("four seats");
    let stop = Stop::default();
    for step in 0..14 {
        let view = game.view(game.position().side_to_move());
        let level = Level::ALL[step % 4];
        let [one, two] = [7; 2].map(|seed| european::choose(&view, level, seed, &stop));
        assert!(one.is_some());
        assert_eq!(one, two);
        game.play(one.expect("something")).expect("legal");
    }
    let waiting = Seat::ALL
        .into_iter()
        .find(|&seat| seat != game.position().side_to_move())
        .expect("another seat");
    let view = game.view(waiting);
    assert_eq!(european::choose(&view, Level::Club, 1, &stop), None);
    assert_eq!(european::hint(&view, &stop), None);
}

#[test]
fn it_stops_at_once_with_something_legal() {
    let stop = Stop::default();
    stop.stop();
    for nation in Nation::ALL {
        let game = Game::new([Some(nation), Some(Nation::Mycenae), None, None], 2);
        let game = game.expect("two seats");
        let view = game.view(game.position().side_to_move());
        let hurried = european::choose(&view, Level::Master, 1, &stop).expect("something");
        assert!(game.position().is_legal(hurried), "{nation}: {hurried}");
    }
}

#[test]
fn a_hint_is_legal_and_knows_its_worth() {
    let text = sorted(
        "nations plain - plain -; turn 0 8; own 4 0 4 0; quiet 3; piece 0 K a1; piece 0 R h1; \
         piece 0 P a2; piece 2 R g6; piece 2 P c7; piece 2 K h8",
    );
    let view = position(&text).view(Seat::SouthWest);
    let hint = european::hint(&view, &Stop::default()).expect("has moves");
    assert_eq!(hint.best.to_string(), "h1h8");
    assert_eq!(hint.score, engine::Score::WinIn(1));
    assert_eq!(hint.line, [hint.best]);
}

/// The same for the same seed, different for most, and the King may be in any Knight.
#[test]
fn setting_out_keeps_its_secret() {
    let game = Game::new([Some(Nation::Mycenae), Some(Nation::Plain), None, None], 2);
    let game = game.expect("two seats");
    let view = game.view(Seat::SouthWest);
    let (mut texts, mut homes, mut empty) = (BTreeSet::new(), [0; 3], 0);
    for seed in 0..60 {
        let choose = || european::choose(&view, Level::Club, seed, &Stop::default());
        let Some(Action::Stow(stow)) = choose() else {
            panic!("no stow");
        };
        assert_eq!(choose(), Some(Action::Stow(stow)));
        for (home, (_, kinds)) in homes.iter_mut().zip(stow.inside()) {
            *home += u32::from(kinds.contains(&Kind::King));
            empty += u32::from(kinds.is_empty());
        }
        texts.insert(stow);
        assert!(game.position().can_stow(stow));
    }
    assert!(texts.len() > 30, "{} ways of setting out", texts.len());
    assert!(homes.iter().all(|&count| count >= 4), "{homes:?}");
    assert!(empty < 30, "{empty} empty Knights");
    assert_eq!(*view.seen().phase(), Phase::Open);
}
