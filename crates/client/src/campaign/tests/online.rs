//! A campaign with people at other screens, without a room: what is wished, and what follows.

use super::{Act, Feed, Happening, KeptUp, Online, Refused, Session, at, world};
use crate::battle::Seat;
use ::campaign::{BattleAct, Campaign, Command, NoBattles, Pending, Side};
use rules::{Color, Piece, Position as _};

const LINES: &str = "army white c4 4P1R1N\narmy black d4 6P2R1Q";

/// The room's campaign, and what a screen with these seats has of it.
fn room(seats: [Seat; 3]) -> (Campaign, Session) {
    let lines = format!("opponent online\n{LINES}");
    let campaign = Campaign::from_world(world(&lines), None);
    let online = Online {
        seats,
        names: [Some("Ann".into()), Some("Bea".into())],
        shoulder: Color::White,
        waits: false,
        cut: false,
        gone: false,
        asked: false,
        left: None,
        may_go_back: false,
        sent: None,
    };
    (campaign.clone(), Session::online(campaign, online))
}

const ANN: [Seat; 3] = [Seat::Human, Seat::Afar, Seat::Afar];
const BEA: [Seat; 3] = [Seat::Afar, Seat::Human, Seat::Afar];
const WATCHER: [Seat; 3] = [Seat::Afar; 3];

fn build() -> Command {
    let (at, piece) = (at("a4"), Piece::Knight);
    Command::Build { at, piece }
}

#[test]
fn what_is_decided_is_wished_and_done_when_it_comes_back() {
    let (mut room, mut session) = room(ANN);
    let mut feed = Feed::default();
    let before = session.campaign().clone();
    let done = session.act(Act::Say(build()), &mut feed).unwrap();
    assert_eq!(done, [Happening::Wished(Side::White, build())]);
    assert_eq!(session.campaign(), &before, "nothing has happened yet");
    assert_eq!(session.sent(), Some(build()));
    assert_eq!(session.can_act(), Err(Refused::UnderWay));
    let again = session.act(Act::EndTurn, &mut feed);
    assert_eq!(again, Err(Refused::UnderWay));
    room.apply(&build(), &mut NoBattles).unwrap();
    session.came_back();
    let kept_up = session.keep_up(&room, &mut feed);
    assert_eq!(kept_up, KeptUp::Followed(vec![build()]));
    assert_eq!(session.campaign(), &room);
    assert_eq!(session.can_act(), Ok(Color::White));
    assert_eq!((feed.left(Color::White), feed.left(Color::Black)), (1, 0));
}

#[test]
fn what_is_refused_leaves_everything_as_it_was() {
    let (_, mut session) = room(ANN);
    let mut feed = Feed::default();
    let wrong = Command::Build {
        at: at("h4"),
        piece: Piece::Knight,
    };
    let refused = session.act(Act::Say(wrong), &mut feed);
    assert!(matches!(refused, Err(Refused::Rules(_))), "{refused:?}");
    assert_eq!(session.sent(), None);
    session.act(Act::Say(build()), &mut feed).unwrap();
    // The room refused it.
    session.came_back();
    assert_eq!(session.can_act(), Ok(Color::White));
    assert!(session.campaign().record().is_empty());
}

#[test]
fn what_was_taken_back_is_gone_and_a_long_past_comes_at_once() {
    let (mut room, mut session) = room(BEA);
    let mut feed = Feed::default();
    let start = room.clone();
    room.apply(&build(), &mut NoBattles).unwrap();
    session.keep_up(&room, &mut feed);
    assert_eq!(session.campaign().record().len(), 1);
    assert_eq!(session.keep_up(&start, &mut feed), KeptUp::Adopted);
    assert_eq!(session.campaign(), &start);
    assert_eq!(feed.left(Color::Black), 1, "what is known now is shown");
    for _ in 0..50 {
        room.apply(&Command::End, &mut NoBattles).unwrap();
        room.apply(&Command::End, &mut NoBattles).unwrap();
    }
    assert_eq!(session.keep_up(&room, &mut feed), KeptUp::Adopted);
    assert_eq!(session.campaign(), &room);
}

#[test]
fn who_looks_on_has_eyes_and_no_hands() {
    let (room, mut session) = room(WATCHER);
    let mut feed = Feed::default();
    assert_eq!(session.viewer(), Color::White);
    assert_eq!(session.can_act(), Err(Refused::LooksOn));
    let refused = session.act(Act::Say(build()), &mut feed);
    assert_eq!(refused, Err(Refused::LooksOn));
    assert_eq!(session.act(Act::Undo, &mut feed), Err(Refused::LooksOn));
    let over_blacks = Online {
        shoulder: Color::Black,
        ..session.online.clone().unwrap()
    };
    assert!(!session.has_met(&over_blacks));
    session.meet(over_blacks);
    assert_eq!(session.viewer(), Color::Black);
    assert_eq!(session.view().who, Color::Black);
    assert_eq!(session.campaign(), &room);
}

#[test]
fn a_battle_stands_on_every_board_as_in_the_room_to_its_end() {
    let (mut room, mut ann) = room(ANN);
    let (_, mut bea) = self::room(BEA);
    let mut feed = Feed::default();
    let say = |room: &mut Campaign, text: &str| {
        let command = Command::parse(text, room.state().size()).unwrap();
        room.apply(&command, &mut NoBattles).unwrap();
    };
    say(&mut room, "march c4 d4 all");
    say(&mut room, "battle e2e3");
    for session in [&mut ann, &mut bea] {
        session.keep_up(&room, &mut feed);
    }
    let (whites, mut blacks) = (ann.table().unwrap(), bea.table().unwrap());
    assert_eq!(whites.position(), blacks.position());
    assert_eq!(whites.called(Color::Black), Some("Bea"));
    assert!(blacks.is_persons_turn() && !whites.is_persons_turn());
    assert!(!whites.is_flipped() && blacks.is_flipped());
    say(&mut room, "battle resign");
    bea.keep_up(&room, &mut feed);
    assert!(!matches!(
        bea.campaign().state().pending(),
        Some(Pending::Battle(_))
    ));
    let (_, standing) = bea.standing(at("d4")).unwrap();
    blacks.follow(standing);
    let outcome = blacks.outcome().unwrap();
    assert_eq!(outcome.winner, Some(Color::White));
    assert_eq!(outcome.reason, rules::Reason::Resign);
}

/// Some quiet move of the side to move.
fn quiet(position: &rules::battle::Position) -> rules::Move {
    let moves = position.legal_moves();
    let quiet = moves.iter().find(|mv| {
        let mut next = position.clone();
        next.play_unchecked(**mv);
        !position.is_capture(**mv) && !next.is_check()
    });
    *quiet.unwrap_or(&moves[0])
}

#[test]
fn each_is_asked_at_his_own_board_whether_to_fight_on() {
    let (mut room, mut ann) = room(ANN);
    let (_, mut bea) = self::room(BEA);
    let mut feed = Feed::default();
    let march = Command::parse("march c4 d4 all", room.state().size()).unwrap();
    room.apply(&march, &mut NoBattles).unwrap();
    while let Some(Pending::Battle(battle)) = room.state().pending() {
        if battle.is_extension_asked() {
            break;
        }
        let command = Command::Battle(BattleAct::Move(quiet(&battle.position)));
        room.apply(&command, &mut NoBattles).unwrap();
    }
    ann.keep_up(&room, &mut feed);
    bea.keep_up(&room, &mut feed);
    let mut boards = [ann.table().unwrap(), bea.table().unwrap()];
    for asked in [Some(Color::White), Some(Color::Black), None] {
        ann.keep_up(&room, &mut feed);
        bea.keep_up(&room, &mut feed);
        for (session, board) in [&ann, &bea].into_iter().zip(&mut boards) {
            let (_, standing) = session.standing(at("d4")).unwrap();
            assert_eq!(standing.extends, asked);
            board.follow(standing);
            let question = asked.map(crate::battle::Question::Extend);
            assert_eq!(board.question(), question);
            assert_eq!(board.outcome(), None);
        }
        if asked.is_some() {
            let yes = Command::Extend(true);
            room.apply(&yes, &mut NoBattles).unwrap();
        }
    }
    let last = boards[0].record().entries().last();
    assert_eq!(last, Some(&crate::battle::Entry::Extension(true)));
    assert_eq!(boards[0].position(), boards[1].position());
}

#[test]
fn to_play_a_battle_out_is_not_asked_while_something_else_is() {
    let (mut room, mut ann) = room(ANN);
    let march = Command::parse("march c4 d4 all", room.state().size()).unwrap();
    room.apply(&march, &mut NoBattles).unwrap();
    ann.keep_up(&room, &mut Feed::default());
    let mut board = ann.table().unwrap();
    assert_eq!(board.asks_to_resolve(), Some("Bea"));
    for (asked, allowed) in [(true, false), (false, true)] {
        let online = Online {
            asked,
            ..ann.online.clone().unwrap()
        };
        ann.meet(online);
        let (_, standing) = ann.standing(at("d4")).unwrap();
        board.follow(standing);
        assert_eq!(ann.can_resolve().is_ok(), allowed);
        assert_eq!(board.can_resolve().is_ok(), allowed);
    }
}

#[test]
fn a_computers_wish_that_is_refused_again_and_again_is_given_up() {
    let thinks = Seat::Computer(engine::Level::Beginner);
    let (_, mut session) = room([thinks, Seat::Afar, Seat::Afar]);
    let mut feed = Feed::default();
    for _ in 0..3 {
        let job = session.job().expect("it thinks");
        let worked_out = job.run(&engine::Stop::default()).unwrap();
        let wished = session.carry_worked_out(&worked_out, &mut feed).unwrap();
        assert!(matches!(wished, Happening::Wished(Side::White, _)));
        assert!(session.job().is_none(), "one thing after the other");
        session.came_back();
    }
    assert!(session.job().is_none());
}
