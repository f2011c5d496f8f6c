use super::*;
use crate::{Act, Badge, Kind, Motion, Place, Point, Saved, Sign, Sitter, Sitting, Verb, open};
use engine::{Level, Stop};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Square;

fn table(start: &str) -> European {
    European::open(start).unwrap()
}

fn sitting(start: &str, sitters: &[Sitter]) -> Sitting {
    Sitting::new(open(Variant::European, start).unwrap(), sitters)
}

fn touch(sitting: &mut Sitting, square: Square) {
    let place = Place::Board(square.into());
    sitting.act(Act::Touch(place)).unwrap();
}

fn choose(sitting: &mut Sitting, action: &str) {
    sitting.act(Act::Choose(action.to_owned())).unwrap();
}

fn words(game: &dyn Game, viewer: Viewer) -> Vec<String> {
    let steps = game.steps(viewer).into_iter();
    steps.map(|step| step.words).collect()
}

fn eyes(number: u8) -> Viewer {
    Viewer::Player(Player(number))
}

/// One of a list by chance.
fn any<'a, T>(dice: &mut ChaCha8Rng, list: &'a [T]) -> Option<&'a T> {
    let index = dice.next_u64().checked_rem(list.len() as u64)?;
    list.get(index as usize)
}

#[test]
fn beginnings_are_read_and_refused_in_words() {
    assert_eq!(table("").start(), "nations plain plain plain plain seed 1");
    let game = table("nations guild - china guild seed 9");
    assert_eq!(game.players(), [Player(0), Player(2), Player(3)]);
    let names: Vec<String> = game.players().into_iter().map(|it| game.name(it)).collect();
    assert_eq!(
        names,
        [
            "Assassins' Guild (a1)",
            "Medieval China",
            "Assassins' Guild (h1)"
        ]
    );
    let position = format!("position {}", game.position_text());
    assert_eq!(table(&position).start(), position);
    for wrong in [
        "nations plain",
        "nations plain - - - seed 1",
        "nations plain rome - - seed 1",
        "nations plain plain - - seed x",
        "position nations plain",
        "seed 1",
    ] {
        let refused = European::open(wrong);
        assert!(matches!(refused, Err(Refused::Unreadable(_))), "{wrong}");
    }
}

/// A game by chance through a sitting of people, to its end or a draw agreed on.
fn by_chance(start: &str, seed: u64, most: usize) -> Sitting {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut sitting = sitting(start, &[]);
    for _ in 0..most {
        if sitting.game().ending().is_some() {
            return sitting;
        }
        if sitting.curtain().is_some() {
            assert!(sitting.choices().is_empty());
            sitting.act(Act::Unveil).unwrap();
        }
        let choices = sitting.choices();
        let choice = any(&mut dice, &choices).unwrap().clone();
        match (choice.from, choice.to) {
            (Some(from), Some(to)) => {
                sitting.act(Act::Pick(from)).unwrap();
                assert!(sitting.goals().contains(&choice));
                sitting.act(Act::Drop(to)).unwrap();
                if sitting.asking().is_some() {
                    choose(&mut sitting, &choice.action);
                }
            }
            (None, Some(to)) => {
                sitting.act(Act::Touch(Place::Board(to))).unwrap();
            }
            (from, None) => {
                if let Some(from) = from {
                    sitting.act(Act::Pick(from)).unwrap();
                }
                assert!(sitting.buttons().contains(&choice));
                choose(&mut sitting, &choice.action);
            }
        }
    }
    if sitting.game().ending().is_none() {
        if sitting.curtain().is_some() {
            sitting.act(Act::Unveil).unwrap();
        }
        sitting.act(Act::WayOut(WayOut::Agree)).unwrap();
        sitting.act(Act::Confirm).unwrap();
    }
    sitting
}

/// What holds of every game, looked at from all sides.
fn check(game: &dyn Game) {
    let saved = Saved::of(game);
    let again = saved.open().unwrap();
    assert_eq!(again.position_text(), game.position_text());
    assert_eq!(again.ending(), game.ending());
    assert_eq!(Saved::of(&*again), saved);
    let text = game.export().text;
    assert_eq!(text.parse::<european::Game>().unwrap().to_string(), text);
    let viewers = game.players().into_iter().map(Viewer::Player);
    for viewer in viewers.chain([Viewer::Everything]) {
        assert_eq!(game.steps(viewer).len(), game.len());
        assert_eq!(again.steps(viewer), game.steps(viewer));
        for at in (0..=game.len()).step_by(7) {
            let look = game.look(viewer, at);
            assert_eq!(look, again.look(viewer, at));
            assert_eq!(look.players.len(), game.players().len());
        }
    }
}

/// Everything moves as the motions say: played on what was seen before, they lead to what is seen
/// after.
fn check_motions(game: &dyn Game, viewer: Viewer) {
    let points = |at| -> Vec<Point> {
        let mut points: Vec<Point> = Vec::new();
        points.extend(game.look(viewer, at).figures.iter().map(|it| it.at));
        points.sort();
        points
    };
    for (index, step) in game.steps(viewer).into_iter().enumerate() {
        let mut standing = points(index);
        for motion in step.motions {
            match motion {
                Motion::Moves { from, to } => {
                    assert!(standing.contains(&from), "{index}: {}", step.words);
                    standing.retain(|it| *it != from);
                    standing.push(to);
                }
                Motion::Falls(at) | Motion::Goes { from: at, .. } => {
                    assert!(standing.contains(&at), "{index}: {}", step.words);
                    standing.retain(|it| *it != at);
                }
                Motion::Comes(at) => standing.push(at),
                _ => {}
            }
        }
        standing.sort();
        if points(index) != points(index + 1) || !standing.is_empty() {
            assert_eq!(standing, points(index + 1), "{index}: {}", step.words);
        }
    }
}

#[test]
fn games_by_chance_in_every_mix_of_two() {
    for (number, (one, other)) in Nation::ALL
        .into_iter()
        .flat_map(|one| Nation::ALL.map(|other| (one, other)))
        .enumerate()
    {
        let start = format!("nations {one} - {other} - seed {number}");
        let sitting = by_chance(&start, number as u64, 160);
        check(sitting.game());
    }
}

#[test]
fn games_by_chance_of_three_and_four() {
    for (number, nations) in [
        "guild mycenae korea ottoman",
        "china guild mycenae guild",
        "mycenae mycenae - mycenae",
        "- ottoman korea korea",
        "plain china ottoman mycenae",
        "guild guild guild guild",
        "korea mycenae guild -",
    ]
    .into_iter()
    .enumerate()
    {
        for seed in 0..2 {
            let start = format!("nations {nations} seed {seed}");
            let sitting = by_chance(&start, number as u64 + 100 * seed, 400);
            check(sitting.game());
        }
    }
}

#[test]
fn motions_lead_from_look_to_look() {
    for (number, nations) in ["guild mycenae korea ottoman", "china guild guild mycenae"]
        .into_iter()
        .enumerate()
    {
        let mut table = table(&format!("nations {nations} seed 4"));
        play_on(&mut table, 200, number as u64);
        for viewer in [eyes(0), eyes(1), eyes(2), eyes(3), Viewer::Everything] {
            check_motions(&table, viewer);
        }
    }
}

/// So many decisions by chance, with secrets still kept.
fn play_on(table: &mut European, count: usize, seed: u64) {
    for number in 0..count {
        let Some(decider) = table.decider() else {
            return;
        };
        let mind = table.mind(decider).unwrap();
        let seed = seed * 10_000 + number as u64;
        let action = mind.think(Level::Beginner, seed, &Stop::default()).unwrap();
        table.play(decider, &action).unwrap();
    }
}

/// What a player is shown of a game.
fn shown(table: &European, who: Viewer) -> (Vec<Look>, Vec<Step>) {
    let looks = (0..=table.len()).map(|at| table.look(who, at));
    (looks.collect(), table.steps(who))
}

/// Two games go on side by side that differ only in what the viewer may not know.
fn side_by_side(start: &str, viewer: u8, seed: u64) -> usize {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut games = [table(start), table(start)];
    let who = Seat::new(usize::from(viewer)).unwrap();
    let known = |table: &European| (table.game.view(who).to_string(), table.game.record_for(who));
    let mut different = 0;
    for _ in 0..120 {
        let Some(decider) = games[0].decider() else {
            break;
        };
        assert_eq!(games[1].decider(), Some(decider));
        let [one, other] = &games;
        let own = decider == Player(viewer);
        if own {
            assert_eq!(one.choices(), other.choices());
        }
        let options = |table: &European, seed| -> Vec<String> {
            match table.game.position().setting_out() {
                Some(_) => (seed..seed + 5)
                    .filter_map(|seed| stow_by_chance(seat(decider)?, seed))
                    .map(|stow| Action::Stow(stow).to_string())
                    .collect(),
                None => {
                    let choices = table.choices().into_iter();
                    choices.map(|choice| choice.action).collect()
                }
            }
        };
        let first = any(&mut dice, &options(one, 1)).unwrap().clone();
        let mut after = one.clone();
        after.play(decider, &first).unwrap();
        let mut others = options(other, 50);
        let turn = dice.next_u64() as usize % others.len();
        others.rotate_left(turn);
        others.push(first.clone());
        let twin = others.into_iter().find_map(|second| {
            let mut twin = other.clone();
            let fits = !own || second == first;
            let played = fits && twin.play(decider, &second).is_ok();
            (played && known(&twin) == known(&after)).then_some(twin)
        });
        let Some(twin) = twin else {
            break;
        };
        if after.game.outcome().is_some() {
            break;
        }
        assert_eq!(shown(&twin, eyes(viewer)), shown(&after, eyes(viewer)));
        different += usize::from(twin.position_text() != after.position_text());
        games = [after, twin];
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
        for seed in 0..6 {
            different += side_by_side(start, 2, number as u64 * 100 + seed);
        }
    }
    assert!(different > 100, "{different} positions were compared");
}

#[test]
fn mycenae_sets_out_by_touches() {
    let mut sitting = sitting("nations mycenae - plain - seed 1", &[]);
    assert_eq!(sitting.curtain(), Some(Player(0)));
    sitting.act(Act::Unveil).unwrap();
    let reserve = |sitting: &Sitting| sitting.look().players[0].reserve.clone();
    assert_eq!(
        reserve(&sitting),
        [
            (Kind::King, 1),
            (Kind::Rook, 1),
            (Kind::Bishop, 2),
            (Kind::Pawn, 3)
        ]
    );
    let put = |sitting: &mut Sitting, kind, square| {
        sitting.act(Act::Touch(Place::Reserve(kind))).unwrap();
        touch(sitting, square);
    };
    put(&mut sitting, Kind::King, Square::B1);
    put(&mut sitting, Kind::Pawn, Square::B1);
    assert_eq!(sitting.game().len(), 0);
    let look = sitting.look();
    let knight = look.figures.iter().find(|it| it.at == Square::B1.into());
    let knight = knight.unwrap();
    assert_eq!(knight.badges, [Badge::Carries(2)]);
    assert_eq!(knight.words, "Inside: King, Pawn.");
    // Halfway it can be kept, and nobody else sees anything of it.
    check(sitting.game());
    let foe = sitting.game().look(eyes(2), 0);
    assert!(foe.figures.iter().all(|it| it.badges.is_empty()));
    assert!(foe.players[0].reserve.is_empty());
    touch(&mut sitting, Square::B1);
    assert_eq!(reserve(&sitting)[0], (Kind::King, 1));
    let ready = |sitting: &Sitting| sitting.buttons().iter().any(|it| it.action == "ready");
    assert!(!ready(&sitting));
    let refused = sitting.act(Act::Choose("ready".to_owned()));
    assert!(matches!(refused, Err(Refused::Illegal(_))));
    choose(&mut sitting, "scatter");
    assert!(reserve(&sitting).is_empty() && ready(&sitting));
    for square in [Square::B1, Square::D1, Square::C2] {
        let _ = sitting.act(Act::Choose(format!("empty {square}")));
    }
    let army = [Kind::King, Kind::Rook, Kind::Bishop, Kind::Bishop];
    for kind in army.into_iter().chain([Kind::Pawn; 3]) {
        put(&mut sitting, kind, Square::C2);
    }
    choose(&mut sitting, "ready");
    let log = vec![(Player(0), "stow b1: d1: c2:KRBBPPP".to_owned())];
    assert_eq!(sitting.game().log(), log);
    assert_eq!(words(sitting.game(), eyes(2)), ["has set out"]);
    let own = words(sitting.game(), eyes(0));
    assert_eq!(own, ["sets out: b1 -, d1 -, c2 KRBBPPP"]);
    let notes = sitting.game().look(eyes(2), 1).players[0].notes.clone();
    assert_eq!(notes, ["7 pieces inside its Knights"]);
}

const LOADED: &str = "position nations mycenae - plain -; turn 0 4; own 2 0 2 0; quiet 0; \
    piece 0 M c3; piece 0 R d4; piece 2 K h8; inside c3 K0B0B0";

#[test]
fn pieces_go_in_and_out_by_touches() {
    let mut sitting = sitting(LOADED, &[Sitter::Human, Sitter::Computer(Level::Beginner)]);
    touch(&mut sitting, Square::C3);
    let burn = sitting
        .buttons()
        .into_iter()
        .find(|it| it.verb == Verb::Other);
    assert_eq!(burn.unwrap().words, "Burn it with all inside and beside it");
    touch(&mut sitting, Square::C2);
    let Some(crate::Asking::Which(kinds)) = sitting.asking() else {
        panic!("asked");
    };
    let icons: Vec<_> = kinds.iter().map(|it| it.icon).collect();
    assert_eq!(icons, [Some(Kind::King), Some(Kind::Bishop)]);
    choose(&mut sitting, "unload c3:Bc2");
    assert_eq!(
        sitting.look().status,
        "Unload more from the Knight on c3, or say that it is done"
    );
    choose(&mut sitting, "end");
    assert_eq!(sitting.game().decider(), Some(Player(2)));
    let steps = sitting.game().steps(Viewer::Everything);
    assert_eq!(steps[0].words, "unloads Bc2 from c3");
    assert_eq!(steps[0].motions, [Motion::Comes(Square::C2.into())]);
    assert_eq!(words(sitting.game(), eyes(2))[0], "unloads Bc2");
}

#[test]
fn a_burnt_knight_loses_what_others_cannot_name() {
    let mut table = table(
        "position nations mycenae plain plain -; turn 0 4; own 2 1 1 0; quiet 0; \
         piece 0 M c3; piece 2 R d3; piece 0 M g5; piece 1 K a8; piece 2 K h8; \
         inside c3 B0; inside g5 K0",
    );
    table.play(Player(0), "burn c3").unwrap();
    let look = table.look(eyes(1), 1);
    let knight = (Kind::MycenaeanKnight, Livery::Corner(0));
    assert_eq!(
        look.players[0].lost,
        [knight, (Kind::FaceDown, Livery::Corner(0))]
    );
    assert_eq!(look.players[2].lost, [(Kind::Rook, Livery::Corner(2))]);
    let own = table.look(eyes(0), 1);
    assert_eq!(
        own.players[0].lost,
        [knight, (Kind::Bishop, Livery::Corner(0))]
    );
    let motions = &table.steps(eyes(1))[0].motions;
    let falls = [Square::C3, Square::D3].map(|at| Motion::Falls(at.into()));
    assert_eq!(motions[..], falls);
}

const PASSED: &str = "position nations guild - plain -; turn 2 5; own 3 0 2 0; quiet 0; \
    piece 0 K a1; piece 0 N d5; piece 2 R d8; piece 2 K h8; hidden 0 d5 1";

#[test]
fn a_hidden_knight_strikes_what_has_passed_over_it() {
    let mut table = table(PASSED);
    assert_eq!(table.look(eyes(2), 0).figures.len(), 3);
    table.play(Player(2), "d8d2").unwrap();
    assert_eq!(table.decider(), Some(Player(0)));
    assert_eq!(table.look(eyes(2), 1).turn, None);
    let look = table.look(eyes(0), 1);
    assert_eq!(look.signs, [(Square::D2.into(), Sign::Asked)]);
    assert_eq!(
        look.status,
        "Strike with your hidden Knight? A Rook of Plain army has passed over it and stands on d2"
    );
    assert!(look.figures.iter().any(|it| it.badges == [Badge::Hidden]));
    let buttons: Vec<String> = table.choices().into_iter().map(|it| it.words).collect();
    assert_eq!(buttons, ["Strike: take the Rook on d2", "Let it pass"]);

    let mut let_it = table.clone();
    let_it.play(Player(0), "let").unwrap();
    assert_eq!(words(&let_it, eyes(2)), ["Rd8-d2"]);
    assert_eq!(let_it.log().len(), 2);
    let saved = Saved::of(&let_it);
    assert_eq!(
        saved.open().unwrap().position_text(),
        let_it.position_text()
    );

    table.play(Player(0), "strike").unwrap();
    let steps = table.steps(eyes(2));
    assert_eq!(steps[1].words, "a hidden Knight strikes");
    let (falls, comes) = (Square::D2.into(), Square::D5.into());
    assert_eq!(
        steps[1].motions,
        [Motion::Falls(falls), Motion::Comes(comes)]
    );
    assert!(!steps[1].begins_turn);
    assert_eq!(table.take_back_to(Player(0)), Ok(1));
    assert_eq!(table.take_back_to(Player(2)), Ok(0));
    table.take_back(1).unwrap();
    assert_eq!(table.choices().len(), 2);
}

#[test]
fn two_guilds_hand_the_screen_over() {
    let mut sitting = sitting("nations guild - guild - seed 1", &[]);
    assert_eq!(sitting.curtain(), Some(Player(0)));
    assert!(sitting.choices().is_empty());
    sitting.act(Act::Unveil).unwrap();
    choose(&mut sitting, "hide");
    assert_eq!(sitting.curtain(), None);
    touch(&mut sitting, Square::D1);
    touch(&mut sitting, Square::E3);
    assert_eq!(sitting.curtain(), Some(Player(2)));
    sitting.act(Act::Unveil).unwrap();
    assert!(sitting.is_flipped());
    let look = sitting.look();
    assert!(look.figures.iter().all(|it| it.at != Square::E3.into()));
    assert_eq!(look.players[0].notes, ["Knight hidden, turn 1 of 3"]);
    let steps: Vec<String> = sitting.steps().into_iter().map(|it| it.words).collect();
    assert_eq!(steps, ["hides the Knight", "a hidden Knight moves"]);
    let seen = sitting.game().steps(Viewer::Everything);
    assert_eq!(seen[1].words, "Nd1-e3");
}

#[test]
fn a_special_turn_of_korea_by_touches() {
    let start = "position nations korea - plain -; turn 0 4; own 2 0 2 0; quiet 0; \
         piece 0 K a1; piece 0 R b1; piece 0 P a2; piece 2 K h8; dice 2";
    let mut sitting = sitting(start, &[Sitter::Human, Sitter::Computer(Level::Beginner)]);
    assert_eq!(
        sitting.look().status,
        "A special turn: name up to two pieces"
    );
    touch(&mut sitting, Square::B1);
    let look = sitting.look();
    let rook = look.figures.iter().find(|it| it.at == Square::B1.into());
    assert_eq!(rook.unwrap().badges, [Badge::Named]);
    choose(&mut sitting, "roll");
    let steps = sitting.steps();
    let all: Vec<&str> = steps.iter().map(|it| &*it.words).collect();
    assert_eq!(all[..2], ["names Rb1", "rolls"]);
    let [Motion::Dice(dice)] = &steps[2].motions[..] else {
        panic!("a die falls");
    };
    let look = sitting.look();
    assert_eq!(look.dice.len(), 1);
    assert_eq!(look.dice[0].face, dice[0]);
    let rook = look.figures.iter().find(|it| it.at == Square::B1.into());
    assert!(matches!(rook.unwrap().badges[..], [Badge::As(_)]));
    // The same die falls again.
    sitting.act(Act::TakeBack).unwrap();
    choose(&mut sitting, "roll");
    assert_eq!(sitting.look().dice, look.dice);
}

#[test]
fn the_ottomans_place_their_reserve() {
    let mut sitting = sitting("nations ottoman - plain - seed 1", &[]);
    let look = sitting.look();
    assert_eq!(look.signs.len(), 4);
    assert_eq!(look.status, "Place a piece of your reserve");
    let place = Place::Reserve(Kind::King);
    sitting.act(Act::Touch(place)).unwrap();
    touch(&mut sitting, Square::A1);
    let steps = sitting.steps();
    assert_eq!(steps[0].words, "K@a1");
    let king = sitting
        .look()
        .figures
        .into_iter()
        .find(|it| it.at == Square::A1.into());
    assert_eq!(king.unwrap().badges, [Badge::Untouchable]);
}

#[test]
fn a_captured_king_hands_the_army_over() {
    let mut table = table(
        "position nations plain plain plain -; turn 0 6; own 2 2 2 0; quiet 0; piece 0 K a1; \
         piece 0 R a7; piece 2 K h7; piece 1 K a8; piece 1 B b8",
    );
    table.play(Player(0), "a7a8").unwrap();
    let steps = table.steps(Viewer::Everything);
    assert_eq!(steps[0].words, "Ra7xa8, Plain army (a8) is defeated");
    let (king, rook) = (Point::from(Square::A8), Point::from(Square::A7));
    let moves = Motion::Moves {
        from: rook,
        to: king,
    };
    let turns = Motion::Turns(Square::B8.into());
    let motions = [Motion::Falls(king), moves, turns, Motion::Defeat(Player(1))];
    assert_eq!(steps[0].motions, motions);
    let look = table.look(Viewer::Everything, 1);
    assert!(look.players[1].out);
    assert_eq!(look.players[1].lost, [(Kind::King, Livery::Corner(1))]);
    table.play(Player(2), "resign").unwrap();
    let ending = table.ending().unwrap();
    assert_eq!(
        (ending.reason, &ending.winners[..]),
        ("last-king", &[Player(0)][..])
    );
    assert_eq!(table.decider(), None);
    assert!(table.choices().is_empty());
}

#[test]
fn computers_play_to_an_end() {
    for start in [
        "nations mycenae - guild - seed 3",
        "nations korea ottoman china mycenae seed 5",
    ] {
        let sitters = [Sitter::Computer(Level::Beginner); 4];
        let mut sitting = sitting(start, &sitters);
        let mut decided = 0;
        while let Some(job) = sitting.job() {
            let seed = job.number as u64;
            let action = job.mind.think(job.level, seed, &Stop::default()).unwrap();
            let version = job.version;
            sitting.act(Act::Reply { version, action }).unwrap();
            decided += 1;
            assert!(decided < 20_000);
        }
        assert!(sitting.game().ending().is_some());
        check(sitting.game());
    }
}
