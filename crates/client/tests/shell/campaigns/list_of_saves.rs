//! The list of saves.

use super::*;

#[test]
fn saves_are_worked_by_clicks_and_keys() {
    let mut list = saves_at(USUAL, shelf(), "first");
    click(&mut list, "Over");
    list.key_press(Key::PageDown);
    list.run_steps(2);
    list.key_press(Key::Delete);
    list.run_steps(2);
    let chosen = list.state().chosen.clone();
    let over = || "over".to_owned();
    assert_eq!(chosen[0], saves::Choice::Choose(over()));
    assert_eq!(chosen[1], saves::Choice::Choose(over()), "the next one");
    assert_eq!(chosen[2], saves::Choice::Delete);
    let mut over_screen = saves_at(USUAL, shelf(), "over");
    click(&mut over_screen, "Open");
    let open = saves::Choice::Open(over());
    assert_eq!(over_screen.state().chosen, [open]);
    assert_eq!(
        enter(saves_at(USUAL, shelf(), "damaged")),
        [],
        "it says why"
    );
}

#[test]
fn a_save_is_not_deleted_without_being_asked() {
    let ask = |size: Vec2| {
        let question = saves::Question::Delete {
            stems: vec!["first".into()],
            name: "The Two Thrones of Thalumber (102)".into(),
        };
        drawn(size, question, |ui, question| question.show(ui.ctx(), &[]))
    };
    for (size, _speaking) in everywhere() {
        well("delete", size, &ask(size));
    }
    assert!(matches!(enter(ask(USUAL))[..], [None]), "Enter keeps it");
    let mut sure = ask(USUAL);
    click(&mut sure, "Delete it");
    let wish = sure.state().chosen.last().cloned().flatten();
    assert!(matches!(wish, Some(client::saves::Wish::Delete(stems)) if stems == ["first"]));
}

#[test]
fn a_name_is_typed_and_a_bad_one_is_refused() {
    let mut sheet = menu_at(USUAL, Some("Taken"), false);
    sheet.get_by_label_contains("is called Taken already");
    sheet.key_press(Key::Enter);
    sheet.run_steps(2);
    assert!(sheet.state().chosen.is_empty());
    let mut sheet = menu_at(USUAL, Some("Mine"), false);
    sheet.key_press(Key::Enter);
    sheet.run_steps(2);
    assert_eq!(sheet.state().chosen, [menu::Choice::Copy("Mine".into())]);
    let mut sheet = menu_at(USUAL, Some("Mine"), false);
    sheet.key_press(Key::Escape);
    sheet.run_steps(2);
    assert_eq!(sheet.state().chosen, [menu::Choice::NoCopy]);
}
