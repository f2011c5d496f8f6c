//! Questions over the map: who goes, how a battle is met, what is left at the end of a turn.

use super::*;

#[test]
fn the_picker_starts_at_nobody_and_counts() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c5")));
    let mut harness = drawn(seen);
    assert!(tells(&harness, "Who goes to c5?"));
    assert!(tells(&harness, "0 of 5") && tells(&harness, "0 of 1"));
    assert!(dull(&harness, "Attack") && dull(&harness, "One Pawn fewer"));
    click(&mut harness, "Add a Pawn");
    click(&mut harness, "One Pawn more");
    click(&mut harness, "One Knight more");
    click(&mut harness, "One Pawn fewer");
    assert!(tells(&harness, "1 of 5") && tells(&harness, "1 of 2"));
    assert!(tells(&harness, "4 against 9: far weaker"));
    click(&mut harness, "March all");
    assert!(tells(&harness, "16 against 9: stronger"));
    assert!(dull(&harness, "March all") && dull(&harness, "One Rook more"));
    click(&mut harness, "Add a Rook");
    assert!(tells(&harness, "0 of 1"), "full, a kind begins again");
    click(&mut harness, "Nobody");
    assert!(tells(&harness, "0 of 5") && dull(&harness, "Attack"));
    assert!(why(&mut harness, "Attack", "Choose who goes first."));
    click(&mut harness, "Cancel");
    assert_eq!(harness.state().session.question(), None);
}

#[test]
fn those_who_were_picked_go() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c3")));
    let mut harness = drawn(seen);
    click(&mut harness, "Add a Knight");
    assert!(tells(&harness, "Takes the mine: +2 gold a turn"));
    click(&mut harness, "March");
    let view = harness.state().session.view();
    let there = view.army(square("c3")).expect("an army").total();
    assert_eq!(there.to_string(), "1N");
    assert_eq!(harness.state().session.question(), None);
}

#[test]
fn a_ride_chooses_its_way() {
    let world = "capital white a4\ncapital black h4\nmine - c5\narmy white b4 3N\nfog off\n";
    let mut seen = Seen::new(world);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("d5")));
    let mut harness = drawn(seen);
    click(&mut harness, "c5");
    click(&mut harness, "Ride all");
    click(&mut harness, "Ride");
    let view = harness.state().session.view();
    assert_eq!(view.own.resources, 1, "the mine on the way was taken");
    assert!(view.army(square("d5")).is_some());
}

#[test]
fn the_end_of_the_turn_asks_once_and_lists_what_is_left() {
    let mut harness = drawn(Seen::new(MEETING));
    click(&mut harness, "End turn");
    assert_eq!(
        harness.state().session.question(),
        Some(Question::EndTurn(3))
    );
    assert!(harness.get_by_label("Look at them").is_focused());
    harness.key_press(egui::Key::Enter);
    harness.run_steps(4);
    assert!(
        harness.state().session.selected().is_some(),
        "Enter ends nothing"
    );
    click(&mut harness, "End turn");
    click(&mut harness, "b6: city");
    assert_eq!(harness.state().session.selected(), Some(square("b6")));
    click(&mut harness, "End turn");
    click(&mut harness, "End turn anyway");
    assert_eq!(harness.state().session.view().turn, Color::Black);
    assert!(dull(&harness, "End turn"));
}

#[test]
fn the_end_of_the_turn_asks_for_nothing_that_cannot_be_done() {
    let poor = MEETING.replace("gold white 4", "gold white 0");
    let mut harness = drawn(Seen::new(&poor));
    click(&mut harness, "End turn");
    let question = harness.state().session.question();
    assert_eq!(question, Some(Question::EndTurn(1)), "the army alone");
    assert!(tells(&harness, "b4: army") && !tells(&harness, "b6: city"));
    click(&mut harness, "Don't ask again");
    assert!(harness.state().wishes.contains(&Wish::AskToEnd(false)));
    let idle = poor.replace("army white b4 1R2N5P\n", "");
    let mut harness = drawn(Seen::new(&idle));
    click(&mut harness, "End turn");
    assert_eq!(harness.state().session.view().turn, Color::Black);
}

#[test]
fn who_stands_in_a_fight_that_waits_is_told_on_both_squares() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c5")));
    seen.act(Act::PickAll);
    seen.act(Act::Go);
    seen.act(Act::Select(square("b4")));
    let harness = drawn(seen);
    assert!(tells(&harness, "You attack c5 from b4:"));
    assert!(tells(&harness, "The battle has yet to be fought."));
}

#[test]
fn hold_or_sally_tells_the_attackers_and_what_each_means() {
    let world = "capital white a4\ncapital black h4\narmy white a4 1R4P\n\
        turn black 3\npending defend b4 a4 1Q2P\narmy black h4 1P\nfog off\n";
    let mut harness = drawn(Seen::new(world));
    assert_eq!(harness.state().session.viewer(), Color::White);
    assert!(tells(&harness, "Your walls on a4 are attacked"));
    assert!(tells(&harness, "It is for you to decide."));
    assert!(tells(&harness, "Black attacks, 11 points"));
    assert!(tells(&harness, "You defend, 9 points"));
    assert!(harness.get_by_label("Hold the walls").is_focused());
    click(&mut harness, "Sally out");
    assert!(harness.state().wishes.contains(&Wish::say(Command::Sally)));
    assert!(tells(&harness, "Battle on a4") && tells(&harness, "on open ground"));
    click(&mut harness, "Fight on the board");
    assert!(harness.state().wishes.contains(&Wish::Act(Act::Fight)));
    assert!(!dull(&harness, "Resolve"), "whoever is to move");
}

#[test]
fn a_battle_that_waits_is_fought_or_resolved() {
    let mut seen = Seen::new(MEETING);
    seen.act(Act::Select(square("b4")));
    seen.act(Act::Touch(square("c5")));
    seen.act(Act::PickAll);
    seen.act(Act::Go);
    let mut harness = drawn(seen);
    assert!(tells(&harness, "You attack, 16 points"));
    assert!(tells(&harness, "Black defends, 9 points"));
    click(&mut harness, "Resolve");
    assert_eq!(harness.state().session.wanted(), Some(Command::Resolve));
    assert!(!tells(&harness, "Battle on c5"), "it is being worked out");
}

#[test]
fn a_landing_offers_its_squares() {
    let world = "capital white a4\ncapital black h4\narmy black e5 1Q2P\nfog off\n\
        turn black 3\npending land white e5 2P\n";
    let mut harness = drawn(Seen::new(world));
    assert!(tells(&harness, "Choose where your army falls back to"));
    click(&mut harness, "c3");
    let view = harness.state().session.view();
    assert!(view.army(square("c3")).is_some());
}
