use super::*;
use crate::screens::curtain::handed_to;
use crate::world::Reel;
use ::campaign::Command;

#[test]
fn behind_the_curtain_the_other_sees_nothing_of_it() {
    let lines = "army white b4 2P\narmy black g4 3N";
    let mut session = hotseat(&format!("{lines}\nbarbarians off"));
    let mut feed = Feed::default();
    let reel = Reel::default();
    all(&mut session, &mut feed, &[Act::Say(Command::End)]);
    assert_eq!(session.curtain(), Some(Color::Black));
    assert_eq!(session.viewer(), Color::White);
    assert_eq!(session.view().who, Color::White, "still what White knows");
    assert!(session.view().orders.is_empty());
    // First White sees how his turn ended.
    assert_eq!(handed_to(&session, &feed, &reel), None);
    while feed.take(Color::White).is_some() {}
    assert_eq!(handed_to(&session, &feed, &reel), Some(Color::Black));
    assert_eq!(
        refused(&mut session, &mut feed, Act::Touch(at("g4"))),
        Refused::Covered
    );
    all(&mut session, &mut feed, &[Act::LiftCurtain]);
    assert_eq!((session.viewer(), session.curtain()), (Color::Black, None));
    assert_eq!(session.view().who, Color::Black);
    assert_eq!(session.selected(), None);
}

#[test]
fn both_sit_before_a_battle_but_the_defender_chooses_alone() {
    let lines = "army white g4 4P1R\narmy black h4 4P1N";
    let (mut session, mut feed) = (hotseat(lines), Feed::default());
    let march = Command::parse("march g4 h4 all", session.view().size()).unwrap();
    all(&mut session, &mut feed, &[Act::Say(march)]);
    assert_eq!(session.curtain(), Some(Color::Black), "hold or sally");
    all(
        &mut session,
        &mut feed,
        &[Act::LiftCurtain, Act::Say(Command::Hold)],
    );
    assert_eq!(session.curtain(), None, "one board for both");
    let happenings = session.act(Act::Fight, &mut feed).unwrap();
    assert_eq!(happenings, [Happening::ToBattle]);
    assert!(session.can_resolve().is_ok());
}

/// Barbarians attack White while Black has the screen: it is handed over for the battle.
#[test]
fn a_battle_of_the_other_with_barbarians_needs_the_other() {
    let lines = "barbarians on\ncamp d1\narmy white d3 1P\narmy rogue d2 4P1N of d1\nturn black 2";
    let (mut session, mut feed) = (hotseat(lines), Feed::default());
    assert_eq!(session.viewer(), Color::Black);
    all(&mut session, &mut feed, &[Act::Say(Command::End)]);
    assert!(session.campaign().state().pending().is_some());
    assert_eq!(session.curtain(), Some(Color::White));
    all(&mut session, &mut feed, &[Act::LiftCurtain]);
    assert_eq!(session.curtain(), None);
    assert!(session.act(Act::Fight, &mut feed).is_ok());
    let table = session.table().unwrap();
    assert_eq!(table.setup().lone_human(), Some(Color::Black), "he defends");
}

#[test]
fn who_takes_up_a_hotseat_campaign_says_first_who_he_is() {
    let mut session = hotseat("army white b4 2P\narmy black g4 2P\n");
    assert_eq!(session.curtain(), None, "a new one begins with White");
    let mut feed = Feed::default();
    let commands = [Act::Say(Command::End), Act::LiftCurtain];
    for act in commands {
        session.act(act, &mut feed).expect("it may be done");
    }
    let mut again = Session::resume(session.campaign().clone());
    assert_eq!(again.viewer(), Color::Black);
    assert_eq!(again.curtain(), Some(Color::Black));
    assert_eq!(again.can_act(), Err(Refused::Covered));
    again
        .act(Act::LiftCurtain, &mut feed)
        .expect("Black is there");
    assert_eq!((again.curtain(), again.can_act()), (None, Ok(Color::Black)));
}
