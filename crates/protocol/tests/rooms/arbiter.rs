//! Who may do what, and what becomes of it.

use crate::player::{Dice, next};
use crate::{TestFighter, chess, command, command_by, every_game, seated};
use protocol::{Act, Arbiter, Broken, Entry, Opening, Reason, SetUp, StateHash, What};

fn refused(arbiter: &mut Arbiter, seat: u8, act: Act) -> Reason {
    let before = format!("{arbiter:?}");
    let refusal = command_by(arbiter, seat, act).unwrap_err();
    assert_eq!(format!("{arbiter:?}"), before, "{refusal}");
    assert!(!refusal.words.is_empty());
    refusal.reason
}

fn ask(what: What) -> Act {
    Act::Ask { what }
}

const YES: Act = Act::Answer { yes: true };
const NO: Act = Act::Answer { yes: false };

#[test]
fn nobody_acts_for_another_or_out_of_turn() {
    let (mut arbiter, _) = chess();
    let forged = command(&arbiter, Some(0), Act::play("e2e4"));
    let refusal = arbiter.judge(1, &forged, 0, &mut TestFighter).unwrap_err();
    assert_eq!(refusal.reason, Reason::NotYours);
    let nowhere = command(&arbiter, Some(9), Act::play("e2e4"));
    let refusal = arbiter.judge(0, &nowhere, 0, &mut TestFighter).unwrap_err();
    assert_eq!(refusal.reason, Reason::NotYours);
    assert_eq!(
        refused(&mut arbiter, 1, Act::play("e7e5")),
        Reason::NotYourTurn
    );
    assert_eq!(refused(&mut arbiter, 0, Act::play("e2e5")), Reason::Illegal);
    assert_eq!(
        refused(&mut arbiter, 0, Act::play("resign")),
        Reason::Illegal
    );
    assert_eq!(
        refused(&mut arbiter, 0, Act::play("x".repeat(9999))),
        Reason::Illegal
    );
    let name = "Eve".to_owned();
    assert_eq!(
        refused(&mut arbiter, 0, Act::Sit { name }),
        Reason::Malformed
    );
}

#[test]
fn stale_and_differing_commands_change_nothing() {
    let (mut arbiter, _) = chess();
    let first = command(&arbiter, None, Act::play("e2e4"));
    arbiter.judge(0, &first, 0, &mut TestFighter).unwrap();
    let again = arbiter.judge(0, &first, 0, &mut TestFighter).unwrap_err();
    assert_eq!(again.reason, Reason::Stale);
    let mut other = command(&arbiter, None, Act::play("e7e5"));
    other.hash = StateHash(1);
    let refusal = arbiter.judge(1, &other, 0, &mut TestFighter).unwrap_err();
    assert_eq!(refusal.reason, Reason::Differs);
    assert_eq!(arbiter.number(), 3);
}

#[test]
fn a_game_waits_until_everybody_is_there() {
    let start = String::new();
    let opening = Opening::between_people(SetUp::Chess { start });
    let (mut arbiter, _) = Arbiter::open(opening, "Ann", 1).unwrap();
    assert_eq!(arbiter.decider(), None);
    assert_eq!(refused(&mut arbiter, 0, Act::play("e2e4")), Reason::Waiting);
    let sat = arbiter.sit("Bea\u{202e}").unwrap();
    assert_eq!(sat.act, Act::Sit { name: "Bea".into() });
    assert_eq!(arbiter.sit("Cat").unwrap_err().reason, Reason::RoomFull);
    assert_eq!(arbiter.decider(), Some((0, 0)));
    command_by(&mut arbiter, 0, Act::play("e2e4")).unwrap();
}

#[test]
fn taking_back_needs_the_others_yes() {
    let (mut arbiter, _) = chess();
    let start = arbiter.hash();
    assert_eq!(
        refused(&mut arbiter, 0, ask(What::TakeBack)),
        Reason::Illegal
    );
    command_by(&mut arbiter, 0, Act::play("e2e4")).unwrap();
    command_by(&mut arbiter, 1, Act::play("e7e5")).unwrap();
    let before = arbiter.hash();
    command_by(&mut arbiter, 0, ask(What::TakeBack)).unwrap();
    assert_eq!(refused(&mut arbiter, 0, YES), Reason::NotAsked);
    assert_eq!(
        refused(&mut arbiter, 1, ask(What::Draw)),
        Reason::QuestionOpen
    );
    command_by(&mut arbiter, 1, NO).unwrap();
    assert_eq!((arbiter.hash(), arbiter.asked()), (before, None));
    command_by(&mut arbiter, 0, ask(What::TakeBack)).unwrap();
    command_by(&mut arbiter, 1, YES).unwrap();
    assert_eq!(arbiter.hash(), start);
    assert_eq!(refused(&mut arbiter, 1, YES), Reason::NotAsked);
    // Playing on leaves the question.
    command_by(&mut arbiter, 0, Act::play("d2d4")).unwrap();
    command_by(&mut arbiter, 0, ask(What::TakeBack)).unwrap();
    command_by(&mut arbiter, 1, Act::play("d7d5")).unwrap();
    assert_eq!(arbiter.asked(), None);
}

#[test]
fn draws_resignations_and_rematches_are_agreed_on() {
    let (mut arbiter, _) = chess();
    assert_eq!(
        refused(&mut arbiter, 0, ask(What::Rematch)),
        Reason::Illegal
    );
    command_by(&mut arbiter, 1, ask(What::Draw)).unwrap();
    // To offer the same is to agree.
    command_by(&mut arbiter, 0, ask(What::Draw)).unwrap();
    assert_eq!(arbiter.ending().unwrap().reason, "agreed");
    assert_eq!(refused(&mut arbiter, 0, Act::play("e2e4")), Reason::Over);
    command_by(&mut arbiter, 0, ask(What::Rematch)).unwrap();
    let entry = command_by(&mut arbiter, 1, YES).unwrap();
    assert_eq!(entry.seed, Some(99));
    // The seats have moved on.
    assert_eq!(arbiter.decider(), Some((0, 1)));
    assert_eq!(arbiter.players_of(0), [1]);
    command_by(&mut arbiter, 0, Act::Resign).unwrap();
    let ending = arbiter.ending().unwrap();
    assert_eq!(
        (ending.reason, ending.winners),
        ("resign", vec![tabletop::Player(0)])
    );
    assert_eq!(refused(&mut arbiter, 1, Act::Resign), Reason::Over);
}

#[test]
fn who_leaves_a_game_of_two_gives_it_up_and_another_may_come() {
    let (mut arbiter, mut log) = chess();
    log.push(command_by(&mut arbiter, 0, Act::play("e2e4")).unwrap());
    log.push(command_by(&mut arbiter, 1, Act::Leave).unwrap());
    let ending = arbiter.ending().unwrap();
    assert_eq!(
        (ending.reason, ending.winners),
        ("left", vec![tabletop::Player(0)])
    );
    assert_eq!(
        refused(&mut arbiter, 0, ask(What::TakeBack)),
        Reason::Illegal
    );
    // Told as long as it is this game that is shown, in the language that is spoken.
    assert_eq!(arbiter.person(1), Some("Bea"));
    assert_eq!(arbiter.seats()[1].name, None);
    let german = words::speak_here(words::Language::German);
    assert_eq!(arbiter.ending().unwrap().headline, "Bea ist gegangen");
    drop(german);
    log.push(command_by(&mut arbiter, 0, ask(What::Rematch)).unwrap());
    assert_eq!(refused(&mut arbiter, 0, Act::play("e2e4")), Reason::Waiting);
    assert_eq!(arbiter.person(1), None);
    log.push(arbiter.sit("Cat").unwrap());
    assert_eq!(arbiter.person(1), Some("Cat"));
    log.push(command_by(&mut arbiter, 1, Act::play("d2d4")).unwrap());
    assert_eq!(Arbiter::replay(&log).unwrap().hash(), arbiter.hash());
    command_by(&mut arbiter, 1, Act::Leave).unwrap();
    assert!(!arbiter.is_deserted());
    command_by(&mut arbiter, 0, Act::Leave).unwrap();
    assert!(arbiter.is_deserted());
}

#[test]
fn the_host_plays_for_computers_and_barbarians_alone() {
    let opening = every_game().pop().unwrap();
    let (mut arbiter, _) = seated(opening);
    let mut dice = Dice(5);
    while arbiter.decider().unwrap().1 != 2 {
        let (seat, act) = next(&arbiter, &mut dice).unwrap();
        command_by(&mut arbiter, seat, act).unwrap();
    }
    let (seat, act) = next(&arbiter, &mut dice).unwrap();
    let wanted = command(&arbiter, Some(seat), act);
    let refusal = arbiter.judge(1, &wanted, 0, &mut TestFighter).unwrap_err();
    assert_eq!(refusal.reason, Reason::NotYours);
    arbiter.judge(0, &wanted, 0, &mut TestFighter).unwrap();
}

#[test]
fn an_empty_seat_can_be_given_to_a_computer_by_the_host() {
    let nations = "plain plain plain -".to_owned();
    let opening = Opening::between_people(SetUp::European { nations });
    let (mut arbiter, _) = Arbiter::open(opening, "Ann", 1).unwrap();
    arbiter.sit("Bea").unwrap();
    let level = || Act::Fill {
        level: "club".into(),
    };
    let by_bea = command(&arbiter, Some(2), level());
    let refusal = arbiter.judge(1, &by_bea, 0, &mut TestFighter).unwrap_err();
    assert_eq!(refusal.reason, Reason::NotYours);
    let taken = command(&arbiter, Some(1), level());
    let refusal = arbiter.judge(0, &taken, 0, &mut TestFighter).unwrap_err();
    assert_eq!(refusal.reason, Reason::Illegal);
    let free = command(&arbiter, Some(2), level());
    arbiter.judge(0, &free, 0, &mut TestFighter).unwrap();
    assert!(!arbiter.is_waiting());
}

#[test]
fn set_ups_that_are_none_are_refused_in_words() {
    let chess = |start: &str| SetUp::Chess {
        start: start.to_owned(),
    };
    let battle = |terrain: &str, attacker: &str| SetUp::Battle {
        terrain: terrain.to_owned(),
        attacker: attacker.to_owned(),
        defender: "8P".to_owned(),
    };
    let campaign = |size| SetUp::Campaign {
        size,
        fog: true,
        barbarians: true,
    };
    let european = |nations: &str| SetUp::European {
        nations: nations.to_owned(),
    };
    for game in [
        chess("x"),
        chess("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
        chess("1. e4 e5 *"),
        chess(&"x".repeat(5000)),
        battle("lava", "8P"),
        battle("field", "9999P"),
        battle("field", "8X"),
        campaign(9),
        campaign(0),
        european("plain"),
        european("plain - - -"),
        european("a b c d"),
        european("plain plain plain plain seed"),
        european(""),
    ] {
        let refusal = Arbiter::open(Opening::between_people(game.clone()), "Ann", 1);
        let refusal = refusal.map(|_| ()).expect_err(&format!("{game:?}"));
        assert_eq!(refusal.reason, Reason::BadSetUp, "{game:?}");
        assert!(refusal.words.len() > 10, "{refusal}");
    }
    let mut opening = Opening::between_people(chess(""));
    opening.seats.reverse();
    opening.seats[0] = "club".parse().unwrap();
    assert!(Arbiter::open(opening.clone(), "Ann", 1).is_err());
    opening.seats.clear();
    assert!(Arbiter::open(opening, "Ann", 1).is_err());
}

#[test]
fn a_log_that_cannot_have_happened_is_told() {
    let (mut arbiter, mut log) = chess();
    log.push(command_by(&mut arbiter, 0, Act::play("e2e4")).unwrap());
    assert!(Arbiter::replay(&log).is_ok());
    assert!(Arbiter::replay(&[]).is_err());
    let changed = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut log = log.clone();
        change(&mut log);
        Arbiter::replay(&log).map(|_| ()).unwrap_err()
    };
    assert!(matches!(
        changed(&|log| drop(log.remove(1))),
        Broken::Number { .. }
    ));
    assert!(matches!(
        changed(&|log| drop(log.remove(0))),
        Broken::Number { .. }
    ));
    let illegal = changed(&|log| log[2].act = Act::play("e2e5"));
    assert!(matches!(illegal, Broken::Refused { number: 3, .. }));
    let other = changed(&|log| log[2].act = Act::play("d2d4"));
    assert_eq!(other, Broken::Differs(3));
    let seat = changed(&|log| log[2].seat = Some(1));
    assert!(matches!(seat, Broken::Refused { number: 3, .. }));
    let seed = changed(&|log| log[2].seed = Some(1));
    assert_eq!(seed, Broken::Differs(3));
}

#[test]
fn minnaar_and_field_end_by_choice_as_their_rules_say() {
    let start = String::new();
    let (mut minnaar, _) = seated(Opening::between_people(SetUp::Minnaar { start }));
    assert_eq!(minnaar.players_of(0), [0, 2]);
    assert_eq!(minnaar.players_of(1), [1, 3]);
    command_by(&mut minnaar, 1, Act::Resign).unwrap();
    assert_eq!(minnaar.ending().unwrap().winners, []);
    let (mut field, _) = seated(Opening::between_people(SetUp::Field));
    assert_eq!(refused(&mut field, 0, ask(What::Draw)), Reason::Illegal);
    for seat in 0..2 {
        command_by(&mut field, seat, Act::play("ready")).unwrap();
    }
    // Not his turn, but he may give up.
    command_by(&mut field, 1, Act::Resign).unwrap();
    assert_eq!(field.ending().unwrap().winners, [tabletop::Player(0)]);
    assert_eq!(refused(&mut field, 0, ask(What::TakeBack)), Reason::Illegal);
}

#[test]
fn a_battle_may_be_extended_left_and_drawn() {
    let battle = || {
        seated(Opening::between_people(SetUp::Battle {
            terrain: "field".into(),
            attacker: "1R".into(),
            defender: "1R".into(),
        }))
        .0
    };
    let mut long = battle();
    let mut dice = Dice(3);
    let quiet = |arbiter: &Arbiter, dice: &mut Dice| {
        // Kings and Rooks go to and fro; nothing is ever taken.
        let table = arbiter.table().battle().unwrap();
        let mut moves = rules::Position::legal_moves(table.position());
        moves.retain(|mv| !table.position().is_capture(*mv));
        moves[dice.below(moves.len())].to_string()
    };
    for _ in 0..100 {
        let Some((_, seat)) = long.decider() else {
            break;
        };
        let text = quiet(&long, &mut dice);
        command_by(&mut long, seat, Act::play(text)).unwrap();
    }
    if long.ending().is_none() {
        assert_eq!(refused(&mut long, 0, Act::play("e1e2")), Reason::Illegal);
        command_by(&mut long, 0, Act::play("extend yes")).unwrap();
        assert_eq!(
            refused(&mut long, 0, Act::play("extend yes")),
            Reason::NotYourTurn
        );
        command_by(&mut long, 1, Act::play("extend no")).unwrap();
        assert_eq!(long.ending().unwrap().reason, "budget");
    }
    let mut left = battle();
    assert_eq!(
        refused(&mut left, 0, Act::play("extend yes")),
        Reason::Illegal
    );
    command_by(&mut left, 0, Act::play("retreat")).unwrap();
    assert_eq!(left.ending().unwrap().winners, [tabletop::Player(1)]);
    let mut drawn = battle();
    command_by(&mut drawn, 0, ask(What::Draw)).unwrap();
    command_by(&mut drawn, 1, YES).unwrap();
    assert_eq!(drawn.ending().unwrap().reason, "agreed");
}

#[test]
fn a_campaign_takes_back_quiet_commands_freely_and_others_by_asking() {
    let (mut arbiter, _) = seated(Opening::between_people(SetUp::Campaign {
        size: 8,
        fog: false,
        barbarians: false,
    }));
    let start = arbiter.hash();
    let state = arbiter.table().campaign().unwrap().campaign().state();
    let home = state
        .armies()
        .find(|(_, it)| it.owner == rules::Color::White)
        .unwrap()
        .0;
    let build = Act::play(format!("build {home} N"));
    command_by(&mut arbiter, 0, build.clone()).unwrap();
    command_by(&mut arbiter, 0, ask(What::TakeBack)).unwrap();
    assert_eq!((arbiter.hash(), arbiter.asked()), (start, None));
    command_by(&mut arbiter, 0, build).unwrap();
    command_by(&mut arbiter, 0, Act::play("end")).unwrap();
    command_by(&mut arbiter, 0, ask(What::TakeBack)).unwrap();
    assert!(arbiter.asked().is_some());
    command_by(&mut arbiter, 1, YES).unwrap();
    assert_eq!(arbiter.decider(), Some((0, 0)));
    assert_eq!(refused(&mut arbiter, 0, ask(What::Draw)), Reason::Illegal);
    assert_eq!(
        refused(&mut arbiter, 0, ask(What::Resolve)),
        Reason::Illegal
    );
    assert_eq!(
        refused(&mut arbiter, 0, Act::play("resolve")),
        Reason::Illegal
    );
    assert_eq!(refused(&mut arbiter, 1, Act::Resign), Reason::NotYourTurn);
    command_by(&mut arbiter, 0, Act::Resign).unwrap();
    assert_eq!(arbiter.ending().unwrap().winners, [tabletop::Player(1)]);
}
