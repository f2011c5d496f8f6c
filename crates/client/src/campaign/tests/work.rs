use super::*;
use ::campaign::{Command, Pending};
use engine::Stop;

#[test]
fn the_computers_turn_is_worked_out_the_same_again() {
    let lines = "army white b4 4P1N\narmy black g4 4P1N1R";
    let (mut session, mut feed) = (against_computer(lines), Feed::default());
    assert!(session.job().is_none(), "a person is to move");
    all(&mut session, &mut feed, &[Act::Say(Command::End)]);
    let mut said = Vec::new();
    while session.campaign().state().turn() == Color::Black {
        let job = session.job().expect("the computer is to move");
        assert_eq!(job.labour, Labour::Turn(Color::Black));
        let worked_out = job.run(&Stop::default()).unwrap();
        assert_eq!(job.run(&Stop::default()), Some(worked_out.clone()));
        said.push(worked_out.command);
        session.carry_worked_out(&worked_out, &mut feed).unwrap();
        assert!(said.len() < 50, "{said:?}");
    }
    assert_eq!(said.last(), Some(&Command::End));
    assert!(session.can_command().is_ok());
    assert!(feed.left(Color::White) > 0);
}

#[test]
fn a_stopped_work_gives_nothing() {
    let (mut session, mut feed) = (against_computer("army white b4 4P1N"), Feed::default());
    all(&mut session, &mut feed, &[Act::Say(Command::End)]);
    let stop = Stop::default();
    stop.stop();
    assert_eq!(session.job().unwrap().run(&stop), None);
}

/// A person lets a battle be played out: it waits, nothing else is done meanwhile, and what comes
/// of it is on record.
#[test]
fn a_battle_is_played_out_beside_the_screen() {
    let lines = "army white c4 4P1R\narmy black d4 4P1N";
    let (mut session, mut feed) = (against_computer(lines), Feed::default());
    let march = Command::parse("march c4 d4 all", session.view().size()).unwrap();
    all(&mut session, &mut feed, &[Act::Say(march)]);
    assert!(
        session.job().is_none(),
        "it is fought or played out by wish"
    );
    all(&mut session, &mut feed, &[Act::Say(Command::Resolve)]);
    assert_eq!(session.wanted(), Some(Command::Resolve));
    assert_eq!(
        refused(&mut session, &mut feed, Act::Say(Command::Resolve)),
        Refused::Working
    );
    let job = session.job().unwrap();
    assert_eq!(job.labour, Labour::Battles(Command::Resolve));
    let worked_out = job.run(&Stop::default()).unwrap();
    assert_eq!(worked_out.played.len(), 1);
    session.carry_worked_out(&worked_out, &mut feed).unwrap();
    assert_eq!(session.wanted(), None);
    let pending = session.campaign().state().pending();
    assert!(!matches!(pending, Some(Pending::Battle(_))));
}

#[test]
fn a_wish_that_is_dropped_has_changed_nothing() {
    let lines = "army white c4 4P1R\narmy black d4 4P1N";
    let (mut session, mut feed) = (against_computer(lines), Feed::default());
    let march = Command::parse("march c4 d4 all", session.view().size()).unwrap();
    all(&mut session, &mut feed, &[Act::Say(march)]);
    let before = session.campaign().clone();
    all(&mut session, &mut feed, &[Act::Say(Command::Resolve)]);
    session.drop_wanted();
    assert_eq!(session.campaign(), &before);
    assert!(session.act(Act::Fight, &mut feed).is_ok());
}
