mod properties;

use super::*;
use crate::{
    Act, Happening, Kind, Motion, Place, Point, Saved, Sign, Sitter, Sitting, open, whole_games,
};
use engine::Level;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

const SOUTH: Player = Player(0);
const NORTH: Player = Player(1);

fn at(name: &str) -> Point {
    field::Point::parse(name).unwrap().into()
}

fn begun(seed: u64) -> Box<dyn Game> {
    let mut game = open(Variant::Field, &format!("seed {seed}")).unwrap();
    game.play(SOUTH, "ready").unwrap();
    game.play(NORTH, "ready").unwrap();
    game
}

fn study(position: &str) -> Box<dyn Game> {
    open(Variant::Field, &format!("position {position}")).unwrap()
}

/// Plays so many random choices, attacks more readily than others.
fn wander(game: &mut Box<dyn Game>, plies: usize, dice: &mut ChaCha8Rng) {
    for _ in 0..plies {
        let Some(player) = game.decider() else {
            return;
        };
        let mut choices = game.choices();
        let attacks = |it: &Choice| it.verb == Verb::Capture;
        if dice.next_u32().is_multiple_of(2) && choices.iter().any(attacks) {
            choices.retain(attacks);
        }
        let choice = &choices[dice.next_u32() as usize % choices.len()];
        game.play(player, &choice.action).unwrap();
    }
}

fn random(seed: u64, plies: usize) -> Box<dyn Game> {
    let mut game = begun(seed);
    wander(&mut game, plies, &mut ChaCha8Rng::seed_from_u64(seed));
    game
}

#[test]
fn an_army_is_arranged_by_touches_and_shuffles() {
    let mut table = Sitting::new(open(Variant::Field, "seed 3").unwrap(), &[Sitter::Human]);
    let mut table_of_one = Sitting::new(
        open(Variant::Field, "seed 3").unwrap(),
        &[Sitter::Human, Sitter::Computer(Level::Beginner)],
    );
    assert_eq!(table.curtain(), Some(SOUTH));
    assert_eq!(table_of_one.curtain(), None);
    table.act(Act::Unveil).unwrap();
    for table in [&mut table, &mut table_of_one] {
        let look = table.look();
        assert_eq!(look.figures.len(), 25, "only the own army is seen");
        assert!(
            look.figures
                .iter()
                .all(|it| it.livery == Livery::FieldSouth)
        );
        assert!(look.status.starts_with("Arrange your side"));
        let words = |table: &Sitting| -> Vec<String> {
            table.buttons().into_iter().map(|it| it.words).collect()
        };
        assert_eq!(words(table), ["Shuffle my side", "Start battle"]);
        let flag = look
            .figures
            .iter()
            .find(|it| it.kind == Kind::Block(field::Piece::Flag));
        let flag = flag.unwrap().at;
        table.act(Act::Touch(Place::Board(flag))).unwrap();
        let goals = table.goals();
        assert_eq!(goals.len(), 1, "the Flag only fits the other headquarters");
        assert!(goals.iter().all(|it| it.verb == Verb::Arrange));
        let other = goals[0].to.unwrap();
        let done = table.act(Act::Touch(Place::Board(other))).unwrap();
        assert_eq!(done, [Happening::Changed]);
        let moved = table.look().figures;
        assert!(
            moved
                .iter()
                .any(|it| it.at == other && it.words.starts_with("Flag"))
        );
        let shuffle = table.buttons()[0].action.clone();
        table.act(Act::Choose(shuffle)).unwrap();
        assert_ne!(table.look().figures, moved);
        assert_eq!(table.game().len(), 0);
        assert!(table.can_take_back().is_err());
        assert!(table.ways_out().is_empty());
        let done = table.act(Act::Choose("ready".to_owned())).unwrap();
        assert_eq!(done, [Happening::Changed]);
        assert_eq!(table.game().log().len(), 1);
    }
    assert_eq!(table.curtain(), Some(NORTH));
    assert!(table_of_one.job().is_some());
}

#[test]
fn two_people_hand_the_screen_over_and_see_only_their_own() {
    let mut table = Sitting::new(open(Variant::Field, "seed 9").unwrap(), &[]);
    let ready = Act::Choose("ready".to_owned());
    assert_eq!(table.act(ready.clone()), Err(Refused::Curtain));
    table.act(Act::Unveil).unwrap();
    assert!(!table.is_flipped());
    table.act(ready.clone()).unwrap();
    assert!(table.choices().is_empty(), "behind the curtain");
    table.act(Act::Unveil).unwrap();
    assert!(table.is_flipped(), "North sits at the top");
    let own = table.look().figures;
    assert!(own.iter().all(|it| it.livery == Livery::FieldNorth));
    assert_eq!(own.len(), 25);
    table.act(ready).unwrap();
    for turn in 0..8 {
        assert!(table.curtain().is_some());
        table.act(Act::Unveil).unwrap();
        let (us, look) = (
            [Livery::FieldSouth, Livery::FieldNorth][turn % 2],
            table.look(),
        );
        for figure in &look.figures {
            assert_eq!(figure.livery == us, figure.kind != Kind::FaceDown);
        }
        let choice = table.choices()[turn].clone();
        whole_games::do_by_hand(&mut table, &choice);
        assert_eq!(table.game().len(), turn + 1);
    }
    assert!(table.act(Act::TakeBack).is_err());
    table.act(Act::FaceUp(true)).unwrap();
    assert!(
        table
            .look()
            .figures
            .iter()
            .all(|it| it.kind != Kind::FaceDown)
    );
}

#[test]
fn what_is_never_taken_back_says_so() {
    let game = random(4, 3);
    let refused = game.take_back_to(SOUTH).unwrap_err();
    assert_eq!(refused.to_string(), "What was seen cannot be unseen");
    assert!(game.boxed().take_back(1).is_err());
    assert!(!game.has_hints());
}

#[test]
fn wrong_starts_and_set_ups_are_refused_in_words() {
    for start in [
        "seed",
        "seed x",
        "seed -1",
        "set",
        "position 5/5 s 0 0",
        "7",
    ] {
        let refused = open(Variant::Field, start).unwrap_err();
        assert!(matches!(refused, Refused::Unreadable(_)), "{start}");
        assert!(refused.to_string().contains(' '), "{refused}");
    }
    let mut game = open(Variant::Field, "").unwrap();
    let before = game.position_text();
    let own = Arrangement::new(0, Side::South);
    let of_north = Arrangement::new(0, Side::North);
    let short = own.setup().to_string().replace('M', "1");
    for action in [
        format!("set {}", of_north.setup()),
        format!("set {short}"),
        "set".to_owned(),
        "shuffle".to_owned(),
        "shuffle -".to_owned(),
        "c4c5".to_owned(),
        "a1a12".to_owned(),
        "a6a7".to_owned(),
        "resign".to_owned(),
        "go".to_owned(),
    ] {
        let refused = game.play(SOUTH, &action).unwrap_err();
        assert!(refused.to_string().contains(' '), "{action}: {refused}");
        assert_eq!(game.position_text(), before);
    }
    assert_eq!(game.play(NORTH, "ready"), Err(Refused::NotYourTurn));
}

#[test]
fn every_end_is_told() {
    let flag = "1f3/1G3/5/5/5/5/5/5/5/5/5/1F3 s 0 0";
    let mut game = study(flag);
    game.play(SOUTH, "b11b12").unwrap();
    let ending = game.ending().unwrap();
    assert_eq!((ending.reason, &*ending.winners), ("flag", &[SOUTH][..]));
    assert_eq!(ending.headline, "North's Flag is captured");
    assert_eq!(game.decider(), None);
    assert!(game.choices().is_empty());
    assert_eq!(game.play(NORTH, "a1a2"), Err(Refused::Over));
    let last = &game.steps(Viewer::Player(NORTH))[0];
    assert_eq!(last.words, "General b11xb12 Flag: defender falls");

    let mut game = study("1f2t/4G/5/5/5/5/5/5/5/5/5/1F3 s 0 0");
    game.play(SOUTH, "e11e12").unwrap();
    let ending = game.ending().unwrap();
    assert_eq!(
        (ending.reason, &*ending.winners),
        ("immobile", &[SOUTH][..])
    );
    let motions = &game.steps(Viewer::Everything)[0].motions;
    assert_eq!(motions.last(), Some(&Motion::Defeat(NORTH)));

    let mut game = study("1f2t/5/5/5/5/5/5/5/5/5/4G/1F3 s 99 0");
    assert_eq!(game.look(Viewer::Player(SOUTH), 0).counters[0].count, 99);
    game.play(SOUTH, "e2e3").unwrap();
    let ending = game.ending().unwrap();
    assert_eq!((ending.reason, ending.winners.len()), ("quiet", 0));

    for (way, reason, winners) in [("resign", "resign", &[NORTH][..]), ("agree", "agreed", &[])] {
        let mut game = begun(2);
        assert_eq!(game.ways_out(SOUTH).len(), 2);
        game.play(SOUTH, way).unwrap();
        let ending = game.ending().unwrap();
        assert_eq!((ending.reason, &*ending.winners), (reason, winners));
        assert!(game.ways_out(SOUTH).is_empty());
        let look = game.look(Viewer::Player(SOUTH), 0);
        assert!(look.figures.iter().all(|it| it.kind != Kind::FaceDown));
    }
}

#[test]
fn a_player_is_told_what_an_enemy_piece_has_shown() {
    // An Engineer comes round a corner of the rails, a Brigadier beats a Major and stays.
    let mut game = study("lf1l1/l1k2/5/5/5/e3h/4O/5/5/5/LM3/1F1L1 n 0 0");
    game.play(NORTH, "e7e6").unwrap();
    let words = |game: &dyn Game, name: &str| {
        let look = game.look(Viewer::Player(SOUTH), game.len());
        let figure = look
            .figures
            .into_iter()
            .find(|it| it.at == at(name))
            .unwrap();
        assert_eq!(figure.kind, Kind::FaceDown);
        figure.words
    };
    let brigadier = words(&*game, "e6");
    assert!(
        brigadier.contains("has moved once. Beat your Major."),
        "{brigadier}"
    );
    assert_eq!(
        game.steps(Viewer::Player(SOUTH))[0].words,
        "e7xe6: defender falls"
    );
    assert_eq!(
        game.steps(Viewer::Everything)[0].words,
        "Brigadier e7xe6 Major: defender falls"
    );
    game.play(SOUTH, "b2c2").unwrap();
    game.play(NORTH, "a7d6").unwrap();
    let engineer = words(&*game, "d6");
    assert!(engineer.contains("Turned a corner on the rails. It must be an Engineer."));
    let mine = words(&*game, "a12");
    assert!(
        mine.contains("Began in the back rows, has not moved."),
        "{mine}"
    );
    let tray = |viewer| game.look(viewer, 1).players[0].lost.clone();
    let major = Kind::Block(field::Piece::Major);
    assert_eq!(tray(Viewer::Player(SOUTH)), [(major, Livery::FieldSouth)]);
    assert_eq!(
        tray(Viewer::Player(NORTH)),
        [(Kind::FaceDown, Livery::FieldSouth)]
    );
}

#[test]
fn a_flag_is_shown_once_its_marshal_has_fallen() {
    let mut game = study("lf1l1/l1k2/5/5/5/m4/B4/5/5/5/LM3/1F1L1 n 0 0");
    game.play(NORTH, "a7a6").unwrap();
    let step = &game.steps(Viewer::Player(SOUTH))[0];
    assert_eq!(step.words, "a7xa6: both fall; North's Flag is on b12");
    let (from, to) = (at("a7"), at("a6"));
    assert_eq!(
        step.motions,
        [
            Motion::Moves { from, to },
            Motion::Falls(to),
            Motion::Falls(from),
            Motion::Verdict {
                at: at("a6"),
                words: "Both fall".to_owned(),
            },
            Motion::Turns(at("b12")),
        ]
    );
    let look = game.look(Viewer::Player(SOUTH), 1);
    assert_eq!(look.signs, [(at("b12"), Sign::Flag)]);
    let flag = look.figures.iter().find(|it| it.at == at("b12")).unwrap();
    assert_eq!(flag.kind, Kind::Block(field::Piece::Flag));
    assert_eq!(look.players[1].notes.len(), 1);
    assert!(game.look(Viewer::Player(SOUTH), 0).signs.is_empty());
    let own = game.look(Viewer::Player(NORTH), 1).figures;
    assert!(
        own.iter()
            .any(|it| it.words.ends_with("The enemy sees it."))
    );
}

/// People arrange and fight by touches, the screen going to and fro.
#[test]
fn whole_games_are_played_by_hand() {
    for seed in 0..2 {
        let game = open(Variant::Field, &format!("seed {seed}")).unwrap();
        let mut looked = 0;
        let sitting = whole_games::at_random(Sitting::new(game, &[]), seed, 700, |sitting| {
            whole_games::every_refusal_is_told(sitting);
            let Viewer::Player(viewer) = sitting.viewer() else {
                panic!("somebody sees everything");
            };
            assert_eq!(sitting.game().decider(), Some(viewer));
            let us = sitting.game().livery(viewer);
            for figure in sitting.look().figures {
                assert!(figure.livery == us || figure.kind != Kind::Block(field::Piece::Major));
            }
            looked += 1;
        });
        assert!(looked > 100);
        whole_games::check_record(&sitting);
    }
}

/// Computers arrange and fight to the end, which shows everything, also of the past.
#[test]
fn computers_play_whole_games() {
    for seed in 0..2 {
        let levels = [Level::Beginner; 2];
        let sitting = whole_games::by_computers(Variant::Field, "seed 5", &levels, seed);
        whole_games::check_record(&sitting);
        let game = sitting.game();
        let text = game.export().text;
        assert!(text.contains(&game.ending().unwrap().headline));
        for at in [0, game.len() / 2, game.len()] {
            let look = game.look(Viewer::Player(NORTH), at);
            assert!(look.figures.iter().all(|it| it.kind != Kind::FaceDown));
        }
    }
}

#[test]
fn what_cannot_be_placed_is_refused_with_its_reason() {
    let mut sitting = Sitting::new(open(Variant::Field, "seed 3").unwrap(), &[]);
    sitting.act(Act::Unveil).unwrap();
    let figures = sitting.look().figures;
    let stands = |piece| {
        let found = figures.iter().find(|it| it.kind == Kind::Block(piece));
        found.unwrap().at
    };
    let flag = Place::Board(stands(field::Piece::Flag));
    sitting.act(Act::Touch(flag)).unwrap();
    for goal in ["c1", "b6"] {
        let goal = Place::Board(at(goal));
        let refused = sitting.act(Act::Touch(goal)).unwrap_err().to_string();
        assert!(
            refused.starts_with("The Flag must stand in a headquarters"),
            "{refused}"
        );
        assert_eq!(sitting.picked(), Some(flag));
    }
    let camp = sitting.act(Act::Drop(at("b3"))).unwrap_err().to_string();
    assert!(
        camp.ends_with("may not start in a camp, as on b3"),
        "{camp}"
    );
    sitting.act(Act::Touch(flag)).unwrap();
    assert_eq!(sitting.picked(), None);
}

#[test]
fn what_is_out_of_reach_is_refused_with_its_reason() {
    let game = study("1f2t/5/5/5/5/3l1/G4/E4/5/5/LM3/1F1L1 s 0 0");
    let told = |from, to| game.why_not(Place::Board(at(from)), at(to)).unwrap();
    assert_eq!(told("a5", "d7"), "The railway to d7 is blocked");
    assert!(told("a5", "c4").starts_with("The Engineer does not reach c4"));
    assert!(told("a6", "c7").starts_with("Only an Engineer turns corners"));
    assert_eq!(
        told("a6", "a1"),
        "Something stands in between on the railway"
    );
    let idle = |from| game.why_idle(Place::Board(at(from))).unwrap();
    assert_eq!(idle("a2"), "A Landmine never moves");
    assert_eq!(idle("b1"), "A Flag never moves");
}
