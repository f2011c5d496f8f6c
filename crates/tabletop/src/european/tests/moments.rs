//! Single moments of each nation.

use super::whole::check;
use super::*;
use crate::Saved;

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
    check(&sitting);
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
    let foe = table.look(eyes(2), 1);
    assert_eq!(
        (foe.turn, &*foe.status, &foe.signs[..]),
        (None, "", &[][..])
    );
    let look = table.look(eyes(0), 1);
    assert_eq!(look.signs, [(Square::D2.into(), Sign::Asked)]);
    assert_eq!(
        look.status,
        "Strike with your hidden Knight? A Rook of the Plain army has passed over it and stands on d2"
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
    assert_eq!(steps[1].words, "a hidden Knight strikes Rd2");
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
    assert_eq!(steps[0].words, "Ra7xa8, the Plain army (a8) is defeated");
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
fn another_players_piece_is_asked_for() {
    let start = "position nations mycenae plain plain -; turn 0 6; own 2 2 2 0; quiet 0; \
         piece 0 K a1; piece 0 M c3; piece 2 R d4; piece 1 K a8; piece 2 K h8";
    let mut asked = table(start);
    asked.play(Player(0), "load c3:d4").unwrap();
    assert_eq!(asked.decider(), Some(Player(2)));
    let status = |viewer| asked.look(viewer, 1).status;
    assert_eq!(
        status(eyes(2)),
        "May Mycenae take your Rook on d4 into its Knight on c3?"
    );
    let asks = "Mycenae asks the Plain army (h8) for its Rook on d4";
    assert_eq!(
        (status(eyes(0)), status(eyes(1))),
        (asks.to_owned(), asks.to_owned())
    );
    for viewer in [eyes(0), eyes(1), eyes(2)] {
        let signs = asked.look(viewer, 1).signs;
        assert_eq!(signs, [(Square::D4.into(), Sign::Asked)]);
    }
    let mut refused = asked.clone();
    refused.play(Player(2), "refuse").unwrap();
    assert!(refused.choices().iter().all(|it| it.verb != Verb::Load));

    asked.play(Player(2), "allow").unwrap();
    let goes = |into: Option<Square>| Motion::Goes {
        from: Square::D4.into(),
        into: into.map(Point::from),
    };
    assert_eq!(asked.steps(eyes(1))[1].motions, [goes(None)]);
    assert_eq!(asked.steps(eyes(2))[1].motions, [goes(Some(Square::C3))]);
    let notes = |viewer| asked.look(viewer, 2).players[2].notes.clone();
    assert_eq!(notes(eyes(2)), ["Rook inside Mycenae's Knight on c3"]);
    assert!(notes(eyes(1)).is_empty());
}

#[test]
fn all_agree_with_one_word() {
    let mut table = table("nations plain guild korea - seed 4");
    assert_eq!(table.ways_out(Player(0)), [WayOut::Agree, WayOut::Resign]);
    table.play(Player(0), "hide").unwrap_err();
    table.play(Player(0), "agree").unwrap();
    assert_eq!(table.ending().unwrap().reason, "agreed");
    assert_eq!(table.log(), [(Player(0), "agree".to_owned())]);
    assert_eq!(Saved::of(&table).open().unwrap().ending(), table.ending());
    assert_eq!(table.play(Player(0), "a2a3"), Err(Refused::Over));
    table.take_back(0).unwrap();
    assert_eq!(table.decider(), Some(Player(0)));
}

#[test]
fn after_the_end_everything_is_shown() {
    let mut table = table(PASSED);
    table.play(Player(2), "d8d2").unwrap();
    table.play(Player(0), "let").unwrap();
    assert_eq!(table.look(eyes(2), 0).figures.len(), 3);
    table.play(Player(0), "resign").unwrap();
    assert_eq!(table.ending().unwrap().winners, [Player(2)]);
    let look = table.look(eyes(2), 0);
    assert!(look.figures.iter().any(|it| it.badges == [Badge::Hidden]));
    assert_eq!(look, table.look(Viewer::Everything, 0));
}

#[test]
fn a_weary_knight_is_told_of() {
    let table = table(
        "position nations guild - plain -; turn 0 6; own 3 0 3 0; quiet 0; piece 0 K a1; \
         piece 0 N d5; piece 2 K h8; weary 0",
    );
    let look = table.look(eyes(2), 0);
    assert_eq!(look.players[0].notes, ["Knight must be seen this turn"]);
    assert!(look.figures.iter().any(|it| it.badges == [Badge::Weary]));
    assert!(table.choices().iter().all(|it| it.action != "hide"));
}

#[test]
fn a_game_that_has_ended_can_be_opened() {
    let table = table(
        "position nations plain - plain -; turn 0 6; own 3 0 3 0; quiet 0; piece 0 K a1; out 2",
    );
    assert_eq!(table.decider(), None);
    assert_eq!(table.ending().unwrap().winners, [Player(0)]);
    let look = table.look(eyes(2), 0);
    assert_eq!((look.turn, look.mover), (None, None));
    assert!(look.players[1].out);
}

#[test]
fn burning_asks_first_and_tells_what_would_go() {
    let beside = LOADED.replace("R d4", "R d3; piece 0 P d4");
    let mut sitting = sitting(&beside, &[Sitter::Human, Sitter::Computer(Level::Beginner)]);
    touch(&mut sitting, Square::C3);
    choose(&mut sitting, "burn c3");
    let Some(crate::Asking::Sure(choice)) = sitting.asking() else {
        panic!("asked");
    };
    assert_eq!(
        choice.asks.as_deref(),
        Some(
            "Gone for good: the Knight on c3, King inside, 2 Bishops inside, your own Rook on \
             d3. Without its King your army is defeated."
        )
    );
    sitting.act(Act::Cancel).unwrap();
    assert_eq!(sitting.game().len(), 0);
    touch(&mut sitting, Square::C3);
    choose(&mut sitting, "burn c3");
    sitting.act(Act::Confirm).unwrap();
    assert_eq!(sitting.steps()[0].words, "burns Mc3, Mycenae is defeated");
}

#[test]
fn a_knight_that_unloads_stays_in_the_hand() {
    let mut sitting = sitting(LOADED, &[Sitter::Human, Sitter::Computer(Level::Beginner)]);
    touch(&mut sitting, Square::C3);
    touch(&mut sitting, Square::C2);
    choose(&mut sitting, "unload c3:Bc2");
    assert_eq!(sitting.picked(), Some(Place::Board(Square::C3.into())));
    touch(&mut sitting, Square::B2);
    choose(&mut sitting, "unload c3:Kb2");
    assert_eq!(sitting.game().len(), 2);
}

#[test]
fn a_free_place_asks_what_comes_there() {
    let mut ottoman = sitting("nations ottoman - plain - seed 1", &[]);
    touch(&mut ottoman, Square::A1);
    assert!(matches!(ottoman.asking(), Some(crate::Asking::Which(_))));
    choose(&mut ottoman, "K@a1");
    assert_eq!(ottoman.steps()[0].words, "K@a1");

    let lone = [Sitter::Human, Sitter::Computer(Level::Beginner)];
    let mut mycenae = sitting("nations mycenae - plain - seed 1", &lone);
    let knight = Seat::SouthWest.stables()[0];
    touch(&mut mycenae, knight);
    let Some(crate::Asking::Which(kinds)) = mycenae.asking() else {
        panic!("asked");
    };
    assert_eq!(kinds.len(), 4);
}

#[test]
fn nobody_takes_back_what_another_has_done() {
    let mut hidden = sitting("nations guild - plain - seed 1", &[]);
    hidden.act(Act::Unveil).unwrap();
    choose(&mut hidden, "hide");
    assert_eq!(hidden.can_take_back(), Ok(()));
    touch(&mut hidden, Square::D1);
    touch(&mut hidden, Square::E3);
    hidden.act(Act::Unveil).unwrap();
    assert!(hidden.can_take_back().is_err(), "the Guild's own move");

    // The Guild's answer does not take the other's move with it.
    let mut asked = sitting(PASSED, &[]);
    asked.act(Act::Unveil).unwrap();
    choose(&mut asked, "d8d2");
    asked.act(Act::Unveil).unwrap();
    assert!(asked.can_take_back().is_err());
    choose(&mut asked, "let");
    assert!(asked.can_take_back().is_err());
    let before = asked.game().len();
    touch(&mut asked, Square::A1);
    touch(&mut asked, Square::B1);
    assert_eq!(asked.game().len(), before + 1);
}

#[test]
fn a_let_after_an_own_move_lets_nothing_be_taken_back() {
    let mut table = table(PASSED);
    table.play(Player(2), "d8d2").unwrap();
    assert!(!table.others_acted_since(Player(2), 0));
    table.play(Player(0), "let").unwrap();
    assert!(table.others_acted_since(Player(2), 0));
    assert!(table.others_acted_since(Player(0), 0));
    assert!(!table.others_acted_since(Player(0), 1));
}

#[test]
fn a_defeat_tells_who_commands_now() {
    let start = "position nations plain plain china -; turn 0 6; own 2 2 2 0; quiet 0; \
         piece 0 K a1; piece 0 R a7; piece 2 K h7; piece 1 K a8; piece 1 B b8";
    let mut sitting = sitting(start, &[]);
    choose(&mut sitting, "a7a8");
    assert_eq!(
        sitting.defeats(0, 1),
        ["The Plain army (a8) is defeated: the Plain army (a1) commands what is left of it."]
    );
    assert!(sitting.defeats(1, 1).is_empty());
    assert_eq!(sitting.game().called(Player(2)), "Medieval China");
}

#[test]
fn what_a_burning_horse_takes_with_it_is_told_and_shown() {
    let start = "position nations mycenae - plain -; turn 0 4; own 2 0 2 0; quiet 0; \
        piece 0 M c3; piece 2 R d3; piece 0 P c4; piece 0 N e5; piece 2 K h8; inside c3 K0";
    let table = table(start);
    let burn = table
        .choices()
        .into_iter()
        .find(|it| it.asks.is_some())
        .unwrap();
    let destroyed: Vec<String> = burn.destroys.iter().map(|it| it.to_string()).collect();
    assert_eq!(destroyed, ["c3", "d3", "c4"]);
    let asks = burn.asks.unwrap();
    for words in ["your own Pawn on c4", "Rook on d3", "your army is defeated"] {
        assert!(asks.contains(words), "{asks}");
    }
}

#[test]
fn armies_have_their_article_in_every_sentence() {
    let start = "position nations plain - plain -; turn 0 4; own 2 0 2 0; quiet 0; \
        piece 0 K a1; piece 0 R h1; piece 2 K h8";
    let mut table = table(start);
    table.play(Player(0), "h1h8").unwrap();
    assert!(words(&table, eyes(0))[0].contains("the Plain army (h8) is defeated"));
    assert_eq!(table.ending().unwrap().words, "The Plain army (a1) wins.");
}
