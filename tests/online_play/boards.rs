//! Board games between screens.

use crate::beginner::beginner;
use crate::guest::{Guest, Party};
use bevy::prelude::*;
use client::online::{Room, Wish};
use client::screens::{Overlay, Screen};
use client::table::{Order, Seated, TableLayout};
use client::windowless::Inputs;
use engine::Level;
use protocol::{Act, Opening, SetUp, What};
use tabletop::{Asking, Choice, Place, Player, Point, Refused, Sitter, Sitting, Viewer};

/// At the table of a room with one who looks on.
fn begun(opening: Opening) -> Party {
    let mut party = Party::meets("TABLE", opening);
    party.see("all are at the table", |it| it.screen() == Screen::Table);
    party
}

impl Guest {
    fn sitting(&self) -> &Sitting {
        &self.app.world().resource::<Seated>().0
    }

    fn clicks_point(&mut self, point: Point) {
        let place = self.app.world().resource::<TableLayout>().centre(point);
        self.clicks_at(place);
    }

    /// Does what a button of the panel does.
    fn pushes(&mut self, act: tabletop::Act) {
        self.app.world_mut().write_message(Order(act));
        self.app.update();
    }

    /// What a weak player would do, as one of the choices.
    fn decides(&mut self) -> Choice {
        self.decisions += 1;
        beginner(self.sitting(), self.decisions)
    }

    /// Does a choice: places by clicks, the rest by its button. It is not done yet.
    fn chooses(&mut self, choice: &Choice) {
        let from = choice.from;
        match from.filter(|it| self.sitting().picked() != Some(*it)) {
            Some(Place::Board(point)) => self.clicks_point(point),
            Some(place @ Place::Reserve(_)) => self.pushes(tabletop::Act::Touch(place)),
            None => {}
        }
        match choice.to {
            Some(point) => self.clicks_point(point),
            None => self.pushes(tabletop::Act::Choose(choice.action.clone())),
        }
        match self.sitting().asking() {
            Some(Asking::Which(_)) => {
                self.pushes(tabletop::Act::Choose(choice.action.clone()));
            }
            Some(Asking::Sure(_)) => self.presses(KeyCode::KeyY),
            _ => {}
        }
    }
}

fn number(guest: &Guest) -> u64 {
    guest.arbiter().number()
}

/// All see the same game, and it is what the room has. A step that nobody decides may still be on
/// its way.
fn equal(all: &mut Party) {
    all.until("one game at every screen", |guests| {
        let room = guests[0].arbiter().table().board();
        let said = |it: &Guest| Some(it.sitting().game().log()) == room.map(|room| room.log());
        Party::is_of_one_mind(guests) && guests.iter().all(said)
    });
    let room = all[0].arbiter().table();
    let game = room.board().unwrap();
    for guest in &all.guests {
        let seen = guest.sitting().game();
        assert_eq!(seen.log(), game.log());
        assert_eq!(seen.position_text(), game.position_text());
        assert_eq!(seen.ending(), game.ending());
    }
}

/// Whoever is to decide decides, and all see it.
fn goes_on(all: &mut Party) {
    let decider = all[0].sitting().game().decider().unwrap();
    let here = |it: &Guest| it.sitting().sitter(decider) == Sitter::Human;
    let mover = all.guests.iter().position(here);
    let mover = &mut all[mover.unwrap()];
    let before = number(mover);
    let choice = mover.decides();
    mover.chooses(&choice);
    all.see(&format!("all see {choice:?}"), |it| {
        number(it) > before && it.sitting().sent().is_none()
    });
    equal(all);
}

fn to_the_end(game: SetUp, most: usize) -> Party {
    let mut all = begun(Opening::between_people(game));
    for _ in 0..most {
        if all[0].sitting().ending().is_some() {
            break;
        }
        // What nothing else is left for goes by itself.
        if all[0].sitting().game().forced().is_some() {
            let before = number(&all[0]);
            all.see("what must be", |it| number(it) > before);
            continue;
        }
        goes_on(&mut all);
    }
    assert!(all[0].sitting().ending().is_some(), "it ends");
    all.see("all see the result", |it| it.overlay() == Overlay::Result);
    all
}

#[test]
fn a_whole_game_of_minnaar_chess() {
    let start = String::new();
    let all = to_the_end(SetUp::Minnaar { start }, 2000);
    let own = all[0].sitting().sitters().iter().filter(|it| it.is_human());
    assert_eq!(own.count(), 2, "allies share a screen");
}

#[test]
fn a_whole_game_of_field_chess() {
    let all = to_the_end(SetUp::Field, 2000);
    assert_eq!(
        all[2].sitting().viewer(),
        Viewer::Everything,
        "after the end"
    );
}

#[test]
fn a_whole_game_of_european_chess() {
    let nations = "plain - guild -".to_owned();
    to_the_end(SetUp::European { nations }, 2000);
}

#[test]
fn a_whole_game_of_chess() {
    // Two queens against a king do not take long.
    let start = "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1".to_owned();
    to_the_end(SetUp::Chess { start }, 400);
}

#[test]
fn secrets_are_kept_from_who_looks_over_a_shoulder() {
    let mut all = begun(Opening::between_people(SetUp::Field));
    let viewers = all.each(|it| it.sitting().viewer());
    let south = Viewer::Player(Player(0));
    assert_eq!(viewers, [south, Viewer::Player(Player(1)), south]);
    assert!(all.guests.iter().all(|it| it.sitting().curtain().is_none()));
    let world = all[2].app.world_mut();
    world.resource_mut::<Room>().look_over(1);
    all.see("over the other shoulder", |it| {
        !it.sitting().looks_on() || it.sitting().over() == Some(Player(1))
    });
    assert_eq!(all[2].sitting().viewer(), Viewer::Player(Player(1)));
    assert!(all[2].sitting().is_flipped());
    assert_eq!(all[2].sitting().choices(), []);
}

#[test]
fn chess_is_taken_back_drawn_and_played_once_more() {
    let start = String::new();
    let mut all = begun(Opening::between_people(SetUp::Chess { start }));
    goes_on(&mut all);
    goes_on(&mut all);
    goes_on(&mut all);
    // He looks back, and stays where he is when something comes.
    all[0].presses(KeyCode::Home);
    goes_on(&mut all);
    assert_eq!(all[0].sitting().shown_at(), 0);
    all[0].presses(KeyCode::End);
    all[0].presses(KeyCode::KeyU);
    all.see("it is asked", Guest::asked);
    assert_eq!(all[1].sitting().can_take_back(), Err(Refused::Asked));
    all[1].wishes(Act::Answer { yes: true });
    all.see("it is taken back", |it| it.sitting().game().len() == 2);
    equal(&mut all);
    all[1].presses(KeyCode::KeyD);
    all.see("a draw is offered", Guest::asked);
    assert_eq!(all[0].sitting().ending(), None);
    all[0].wishes(Act::Answer { yes: true });
    all.see("all see the result", |it| it.overlay() == Overlay::Result);
    equal(&mut all);
    all[0].wishes(Act::Ask {
        what: What::Rematch,
    });
    all.see("once more?", Guest::asked);
    all[1].wishes(Act::Answer { yes: true });
    all.see("it begins anew", |it| {
        it.sitting().game().is_empty() && it.overlay() == Overlay::None
    });
    assert!(all[0].sitting().is_flipped() && !all[1].sitting().is_flipped());
    goes_on(&mut all);
    // Whoever leaves loses, whatever the rules of the game say.
    all[0].wishes(Act::Leave);
    all.see("she is alone", |it| {
        it.screen() == Screen::Title || it.sitting().ending().is_some()
    });
    let ending = all[1].sitting().ending().unwrap();
    assert_eq!((ending.reason, ending.winners), ("left", vec![Player(0)]));
    assert_eq!(all[1].sitting().choices(), []);
    // Nothing is offered any more, and who played is still told.
    assert_eq!(all[1].sitting().can_take_back(), Err(Refused::Over));
    let company = all[1].sitting().company().unwrap();
    let names: Vec<_> = company.names.iter().flatten().collect();
    assert_eq!(names, ["Bea", "Ann"]);
    all.idles(10);
}

#[test]
fn who_leaves_a_game_of_three_is_replaced_and_it_goes_on() {
    let nations = "plain guild china -".to_owned();
    let mut all = begun(Opening::between_people(SetUp::European { nations }));
    assert_eq!(all.guests.len(), 4, "three play and one looks on");
    goes_on(&mut all);
    all[1].wishes(Act::Leave);
    let gone = all.guests.remove(1);
    drop(gone);
    all.see("a seat is free", |it| {
        it.sitting().company().is_some_and(|company| company.waits)
    });
    assert_eq!(all[0].sitting().ending(), None);
    assert!(
        all.guests
            .iter()
            .all(|it| it.sitting().choices().is_empty())
    );
    // The host lets a computer play there.
    let player = all[0].sitting().game().players()[1];
    let act = Act::Fill {
        level: Level::Beginner.to_string(),
    };
    let wish = Wish {
        player: Some(player.0),
        act,
    };
    all[0].app.world_mut().write_message(wish);
    let before = number(&all[0]);
    all.see("the computer has decided", |it| number(it) > before + 1);
    all.see("all see it", |it| it.sitting().sent().is_none());
    equal(&mut all);
    let level = Sitter::Computer(Level::Beginner);
    assert_eq!(all[0].sitting().sitter(player), level);
}

#[test]
fn the_hosts_computer_plays_on_whatever_lies_over_his_screen() {
    let mut opening = Opening::between_people(SetUp::European {
        nations: "plain guild china -".to_owned(),
    });
    opening.seats[2] = Sitter::Computer(Level::Beginner);
    let mut all = begun(opening);
    let level = Sitter::Computer(Level::Beginner);
    assert_eq!(all[0].sitting().sitters()[2], level);
    assert_eq!(all[1].sitting().sitters()[2], Sitter::Afar);
    let world = all[0].app.world_mut();
    world
        .resource_mut::<NextState<Overlay>>()
        .set(Overlay::None);
    let computer = all[0].sitting().game().players()[2];
    for _ in 0..400 {
        let game = all[0].sitting().game();
        if game.log().iter().any(|(player, _)| *player == computer) {
            equal(&mut all);
            return;
        }
        if game.decider() == Some(computer) {
            let before = number(&all[0]);
            let world = all[0].app.world_mut();
            world
                .resource_mut::<NextState<Overlay>>()
                .set(Overlay::Pause);
            all.see("the computer decides", |it| number(it) > before);
        } else {
            let world = all[0].app.world_mut();
            world
                .resource_mut::<NextState<Overlay>>()
                .set(Overlay::None);
            all[0].app.update();
            goes_on(&mut all);
        }
    }
    panic!("its turn never comes");
}
