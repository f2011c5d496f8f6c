//! What a player may not know shows nowhere.

use super::*;
use crate::european::setting_out::stow_by_chance;

/// What a player is shown of a game.
fn shown(table: &European, who: Viewer) -> (Vec<Look>, Vec<Step>) {
    let looks = (0..=table.len()).map(|at| table.look(who, at));
    (looks.collect(), table.steps(who))
}

/// All a seat may know, by the rules.
fn known(table: &European, who: Seat) -> (String, Vec<Told>) {
    (table.game.view(who).to_string(), table.game.record_for(who))
}

/// What may be done, some ways of setting out among it.
fn options(table: &European, seed: u64) -> Vec<String> {
    match table.game.position().setting_out() {
        Some(seat) => (seed..seed + 5)
            .filter_map(|seed| stow_by_chance(seat, seed))
            .map(|stow| Action::Stow(stow).to_string())
            .collect(),
        None => table.choices().into_iter().map(|it| it.action).collect(),
    }
}

/// The games after an action each that the viewer cannot tell apart, different ones if possible.
fn twins(
    games: &[European; 2],
    decider: Player,
    who: Seat,
    dice: &mut ChaCha8Rng,
) -> Option<[European; 2]> {
    let [one, other] = games;
    let first = any(dice, &options(one, 1))?.clone();
    let mut after = one.clone();
    after.play(decider, &first).unwrap();
    if after.game.outcome().is_some() {
        return None;
    }
    let mut others = options(other, 50);
    let turn = dice.next_u64() as usize % others.len();
    others.rotate_left(turn);
    others.retain(|second| player(who) != decider || *second == first);
    others.push(first);
    let twin = others.into_iter().find_map(|second| {
        let mut twin = other.clone();
        let played = twin.play(decider, &second).is_ok();
        (played && known(&twin, who) == known(&after, who)).then_some(twin)
    });
    Some([after, twin?])
}

/// Two games go on side by side that differ only in what the viewer may not know; tells how often
/// they did.
fn side_by_side(start: &str, who: Seat, seed: u64) -> usize {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut games = [table(start), table(start)];
    let viewer = eyes(player(who).0);
    let mut different = 0;
    for _ in 0..100 {
        let Some(decider) = games[0].decider() else {
            break;
        };
        assert_eq!(games[1].decider(), Some(decider));
        if decider == player(who) {
            assert_eq!(games[0].choices(), games[1].choices());
        }
        let found = (0..8).find_map(|_| twins(&games, decider, who, &mut dice));
        let Some(found) = found else {
            break;
        };
        let [one, other] = &found;
        assert_eq!(one.game.view(who), other.game.view(who));
        let same = shown(one, viewer) == shown(other, viewer);
        assert!(same, "{start} {seed}: {:?}", words(one, viewer));
        different += usize::from(one.position_text() != other.position_text());
        games = found;
    }
    different
}

#[test]
fn nothing_hidden_is_shown() {
    let mut different = 0;
    for (number, start) in [
        "nations mycenae - plain - seed 1",
        "nations guild - plain - seed 2",
        "nations guild mycenae china - seed 3",
        "nations mycenae guild ottoman guild seed 4",
    ]
    .into_iter()
    .enumerate()
    {
        for seed in 0..5 {
            different += side_by_side(start, Seat::NorthEast, number as u64 * 100 + seed);
        }
    }

    assert!(different > 400, "{different} positions were compared");
}

#[test]
fn nobody_hears_that_a_guild_was_asked() {
    let start = |knight: &str| {
        format!(
            "position nations guild - plain -; turn 2 5; own 3 0 2 0; quiet 0; piece 0 K a1; \
             piece 0 N {knight}; piece 2 R d8; piece 2 K h8; hidden 0 {knight} 1"
        )
    };
    let [mut passed, mut beside] = ["d5", "f6"].map(|knight| table(&start(knight)));
    for table in [&mut passed, &mut beside] {
        table.play(Player(2), "d8d2").unwrap();
    }
    passed.play(Player(0), "let").unwrap();
    assert_eq!(shown(&passed, eyes(2)), shown(&beside, eyes(2)));
    assert_eq!(passed.len(), beside.len());
    for table in [&mut passed, &mut beside] {
        table.play(Player(0), "a1b1").unwrap();
    }
    assert_eq!(shown(&passed, eyes(2)), shown(&beside, eyes(2)));
    assert_eq!(passed.choices(), beside.choices());
    assert_eq!(passed.take_back_to(Player(2)), Ok(0));
    // What is taken back to stands after the answer, not before the question.
    passed.take_back(1).unwrap();
    assert_eq!(passed.game.position().questions(), []);
    assert_eq!(passed.decider(), Some(Player(0)));
}

#[test]
fn no_sign_tells_that_a_computer_guild_is_asked() {
    let start = |knight: &str| {
        format!(
            "position nations guild - plain -; turn 2 5; own 3 0 2 0; quiet 0; piece 0 K a1; \
             piece 0 N {knight}; piece 2 R d8; piece 2 K h8; hidden 0 {knight} 1"
        )
    };
    // A Rook of the person's passes the hidden Knight, or passes it by.
    let [asked, not_asked] = ["d5", "f6"].map(|knight| {
        let mut game = table(&start(knight));
        game.play(Player(2), "d8d2").unwrap();
        let sitters = [Sitter::Computer(Level::Beginner), Sitter::Human];
        Sitting::new(Box::new(game), &sitters).job().unwrap()
    });
    assert_eq!((asked.player, asked.is_secret), (Player(0), true));
    assert_eq!((not_asked.player, not_asked.is_secret), (Player(0), false));
}
