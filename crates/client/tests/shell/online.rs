//! The screens of playing online, and the strip beside a board.

use super::measure::{SIZES, count_seen, everywhere, faults, is_seen, pressable, well_with_lists};
use super::screens::{Drawn, LEAST, USUAL, drawn, well};
use bevy_egui::egui::{Key, Rect, UiBuilder, Vec2, pos2, vec2};
use client::online::{
    Field, HeldSeat, OnlineGame, Person, Server, Strip, StripWish, There, Told, Trouble, strip,
};
use client::saves::Card;
use client::screens::rooms::{Choice, Draft, Shown, Tab};
use client::screens::{lobby, rooms, title};
use client::settings::Settings;
use client::theme::Pictures;
use egui_kittest::kittest::Queryable;
use engine::Level;
use protocol::{Act, Ended, SeatToken, SetUp};
use std::net::IpAddr;
use std::time::Duration;

/// What the rooms are drawn from.
struct Rooms {
    draft: Draft,
    settings: Settings,
    seats: Vec<HeldSeat>,
    trouble: Option<Trouble>,
    running: Option<u16>,
    /// Whether something lies over it.
    covered: bool,
}

fn rooms(tab: Tab, game: OnlineGame) -> Rooms {
    let mut settings = Settings::default();
    settings.online.game = game;
    settings.online.four = true;
    settings.online.seats = [Some(Level::Beginner); 3];
    settings.last_campaign.large = true;
    Rooms {
        draft: Draft {
            tab,
            code: "K7MPQ2".to_owned(),
            port: "7878".to_owned(),
            own_armies: settings.last_setup.armies,
            ..Draft::default()
        },
        settings,
        seats: Vec::new(),
        trouble: None,
        running: None,
        covered: false,
    }
}

fn held(room: &str) -> HeldSeat {
    let server = Server::At("a-rather-long-name.chess.example.org:7878".to_owned());
    let other = "Bartholomew the Second, G".to_owned();
    let mut seat = HeldSeat::new(server, room.parse().unwrap(), SeatToken::draw().unwrap());
    seat.set_up = Some(SetUp::Campaign {
        size: 16,
        fog: true,
        barbarians: true,
    });
    seat.end = Some(Ended {
        reason: "left".to_owned(),
        winners: vec![0],
        left: Some(other.clone()),
    });
    seat.others = vec![other];
    seat.when = 1_700_000_000;
    seat
}

fn rooms_at(size: Vec2, model: Rooms) -> Drawn<Rooms, Choice> {
    drawn(size, model, |ui, it| {
        let addresses = [[192, 168, 178, 120], [10, 111, 222, 101], [172, 17, 0, 1]];
        let shown = Shown {
            trouble: it.trouble.as_ref(),
            seats: &it.seats,
            addresses: &addresses.map(IpAddr::from),
            running: it.running,
            pictures: &Pictures::default(),
        };
        if it.covered {
            ui.disable();
        }
        rooms::show(ui, &mut it.draft, &mut it.settings, &shown)
    })
}

#[test]
fn rooms_are_well_at_any_size() {
    for (size, _speaking) in everywhere() {
        for game in OnlineGame::ALL {
            let harness = rooms_at(size, rooms(Tab::Open, game));
            well_with_lists(&format!("{game:?}"), size, &harness);
        }
        let mut server = rooms(Tab::Open, OnlineGame::Chess);
        server.settings.online.here = false;
        server.trouble = Some(Trouble::new(
            Field::Server,
            "There is no way to chess.example.org: the server does not answer.".to_owned(),
        ));
        well_with_lists("a server", size, &rooms_at(size, server));
        let mut taken = rooms(Tab::Open, OnlineGame::Chess);
        taken.running = Some(7878);
        taken.trouble = Some(Trouble::new(
            Field::Code,
            "There is a room of that code already.".to_owned(),
        ));
        well_with_lists("a code that is taken", size, &rooms_at(size, taken));
        let mut join = rooms(Tab::Join, OnlineGame::Chess);
        for field in [Field::Code, Field::Server, Field::Seat] {
            let words = "Something is wrong here, and it takes some words to tell what.".to_owned();
            join.trouble = Some(Trouble::new(field, words));
        }
        well("joining", size, &rooms_at(size, join));
        well(
            "no seats",
            size,
            &rooms_at(size, rooms(Tab::Held, OnlineGame::Chess)),
        );
        let mut many = rooms(Tab::Held, OnlineGame::Chess);
        many.seats = (1000..1012).map(|it| held(&format!("ROOM{it}"))).collect();
        well_with_lists("many seats", size, &rooms_at(size, many));
    }
}

#[test]
fn a_room_is_opened_by_keyboard_alone() {
    let mut harness = rooms_at(USUAL, rooms(Tab::Open, OnlineGame::Chess));
    // The way on has the keyboard from the start.
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    assert_eq!(harness.state().chosen, [Choice::Open]);
}

#[test]
fn nobody_joins_without_address_and_code() {
    let mut harness = rooms_at(LEAST, rooms(Tab::Join, OnlineGame::Chess));
    let shut = |harness: &Drawn<Rooms, Choice>| {
        let all = pressable(harness);
        !all.iter().any(|(name, _)| name == "Join")
    };
    assert!(shut(&harness));
    harness.state_mut().model.settings.online.server = "localhost".to_owned();
    harness.run_steps(2);
    assert!(shut(&harness));
    harness.state_mut().model.draft.join_code = "tea-4 two".to_owned();
    harness.run_steps(3);
    assert_eq!(
        harness.state().model.draft.join_code,
        "TEA4TWO",
        "what is typed becomes a code"
    );
    assert!(!shut(&harness));
    harness.get_by_label("Join").click();
    harness.run_steps(2);
    harness.get_by_label_contains("Look on").click();
    harness.run_steps(2);
    assert_eq!(harness.state().chosen, [Choice::Join, Choice::Watch]);
}

#[test]
fn enter_in_a_field_goes_in_once_everything_is_there() {
    let mut harness = rooms_at(USUAL, rooms(Tab::Join, OnlineGame::Chess));
    let enter = |harness: &mut Drawn<Rooms, Choice>| {
        harness.get_by_label("Code of the room").focus();
        harness.run_steps(2);
        harness.key_press(Key::Enter);
        harness.run_steps(3);
    };
    enter(&mut harness);
    assert!(harness.state().chosen.is_empty(), "the code is missing");
    harness.state_mut().model.settings.online.server = "localhost".to_owned();
    harness.state_mut().model.draft.join_code = "TEA4TWO".to_owned();
    harness.run_steps(2);
    enter(&mut harness);
    assert_eq!(harness.state().chosen, [Choice::Join]);
}

#[test]
fn every_game_is_named_whole() {
    for size in SIZES {
        let harness = rooms_at(size, rooms(Tab::Open, OnlineGame::Chess));
        for game in OnlineGame::ALL {
            let name = game.name();
            let short = name.trim_end_matches(" Chess");
            assert!(
                is_seen(&harness, &name) || is_seen(&harness, short),
                "{name} at {size}"
            );
        }
    }
}

#[test]
fn what_was_refused_is_told_until_something_is_changed() {
    let mut model = rooms(Tab::Join, OnlineGame::Chess);
    model.settings.online.server = "localhost".to_owned();
    model.draft.join_code = "TEA4TWO".to_owned();
    model.trouble = Some(Trouble::new(Field::Server, "Nothing answers.".to_owned()));
    let mut harness = rooms_at(LEAST, model);
    assert!(is_seen(&harness, "Nothing answers."));
    harness.get_by_label("Address").focus();
    harness.run_steps(2);
    assert!(harness.state().chosen.is_empty());
    harness.get_by_label("Address").type_text(" x");
    harness.run_steps(2);
    assert_eq!(harness.state().chosen, [Choice::Mended]);
    harness.state_mut().model.trouble = None;
    harness.run_steps(2);
    assert_eq!(
        count_seen(&harness, "'localhost x' is no address"),
        1,
        "what is wrong with it stands below it"
    );
}

#[test]
fn the_way_on_has_the_keyboard_again_after_a_refusal() {
    for (tab, choice) in [(Tab::Join, Choice::Join), (Tab::Open, Choice::Open)] {
        let mut model = rooms(tab, OnlineGame::Chess);
        model.settings.online.server = "localhost".to_owned();
        model.draft.join_code = "TEA4TWO".to_owned();
        let mut harness = rooms_at(USUAL, model);
        harness.state_mut().model.covered = true;
        harness.run_steps(3);
        harness.key_press(Key::Enter);
        harness.run_steps(2);
        assert!(harness.state().chosen.is_empty());
        harness.state_mut().model.covered = false;
        harness.run_steps(2);
        harness.key_press(Key::Enter);
        harness.run_steps(2);
        assert_eq!(harness.state().chosen, [choice]);
    }
}

#[test]
fn where_a_port_is_taken_the_next_one_is_offered() {
    let mut model = rooms(Tab::Open, OnlineGame::Chess);
    model.trouble = Some(Trouble {
        free_port: Some(7879),
        ..Trouble::new(Field::Server, "Port 7878 is in use.".to_owned())
    });
    let mut harness = rooms_at(LEAST, model);
    well_with_lists("a port in use", LEAST, &harness);
    harness.get_by_label("Open the room on port 7879").click();
    harness.run_steps(2);
    assert_eq!(harness.state().chosen, [Choice::Port(7879)]);
}

#[test]
fn a_seat_is_taken_up_by_keyboard_and_forgotten_only_when_asked_for() {
    let mut model = rooms(Tab::Held, OnlineGame::Chess);
    model.seats = vec![held("TEA4TWO"), held("CHESS1")];
    let tokens: Vec<SeatToken> = model.seats.iter().map(|it| it.token.clone()).collect();
    let mut harness = rooms_at(USUAL, model);
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    harness.get_by_label("Room CHESS1").click();
    harness.run_steps(2);
    harness.get_by_label_contains("Forget").click();
    harness.run_steps(2);
    let chosen = &harness.state().chosen;
    assert_eq!(
        *chosen,
        [
            Choice::Resume(tokens[0].clone()),
            Choice::Forget(tokens[1].clone())
        ]
    );
}

fn person(seat: u8, name: &str, there: There) -> Person {
    Person {
        seat,
        name: name.to_owned(),
        is_own: seat == 0,
        there,
        part: None,
    }
}

/// What the seats of a game of four may play.
const PARTS: [&str; 4] = [
    "Plain army",
    "Assassins' Guild",
    "Medieval China (h8)",
    "Ottoman Empire",
];

/// Every state of a strip, with the longest words it may have.
pub fn strips() -> Vec<Strip> {
    let long = "Bartholomew the Second, G";
    let told = [
        Told::Quiet,
        Told::UnderWay("Your move is on its way…".to_owned()),
        Told::Waiting(format!("{long} asks to have the battle played out.")),
        Told::Missing {
            words: "A seat is free: the game waits.".to_owned(),
            fill: Some(2),
        },
        Told::Asked(format!("{long} asks to take back a move.")),
        Told::Asking(format!("You ask to take back a move: waiting for {long}.")),
        Told::Connecting,
        Told::Lost {
            why: "the server has ended the connection".to_owned(),
            seconds: 14,
        },
        Told::Over("This seat is played from another place now.".to_owned()),
    ];
    let two = vec![person(0, "Ann", There::Here), person(1, long, There::Away)];
    let mut four = vec![
        person(0, long, There::Here),
        person(1, "Computer, Beginner", There::Computer),
        person(2, long, There::Left),
        person(3, "Wilhelmina of the Far Hil", There::Unknown),
    ];
    for (person, part) in four.iter_mut().zip(PARTS) {
        person.part = Some(part.to_owned());
    }
    let strip = |people: &Vec<Person>, shoulder, told| Strip {
        code: "ABCDEFGHJKLMNPQRSTUVWXYZ23456789".to_owned(),
        people: people.clone(),
        watchers: 8,
        shoulder,
        said: None,
        heard: vec!["Bea: Hello!".to_owned(), "You: Good luck!".to_owned()],
        told,
        may_say: Ok(()),
        again: Some(Duration::from_secs(1)),
    };
    let mut all = Vec::new();
    for told in told {
        all.push(strip(&two, None, told.clone()));
        let mut speaking = strip(&two, None, told.clone());
        speaking.said = Some(format!("{long}: One moment, please."));
        all.push(speaking);
        all.push(strip(&four, None, told.clone()));
        all.push(strip(&four, Some(1), told));
    }
    all
}

fn strip_at(width: f32, model: Strip) -> Drawn<Strip, StripWish> {
    drawn(LEAST, model, move |ui, model| {
        let place = Rect::from_min_size(pos2(10.0, 10.0), vec2(width, 580.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| strip(ui, model))
            .inner
    })
}

#[test]
fn the_strip_is_well_in_every_state_as_narrow_as_a_panel_may_be() {
    for width in [226.0, 300.0, 376.0] {
        for model in strips() {
            let name = format!("{:?} at {width}", model.told);
            let harness = strip_at(width, model);
            let faults = faults(&harness, vec2(width + 20.0, 600.0));
            assert!(faults.is_empty(), "{name}:\n{}", faults.join("\n"));
        }
    }
}

#[test]
fn a_game_between_screens_is_taken_up_from_the_title() {
    let mut seat = held("TEA4TWO");
    seat.end = None;
    let saved = super::campaigns::card("The Two Thrones of Thalumber (102)");
    let title_at = |size: Vec2, saved: Option<Card>| -> Drawn<(), title::Choice> {
        let seat = seat.clone();
        drawn(size, (), move |ui, ()| {
            let waits = title::Waits {
                saved: saved.as_ref(),
                seat: Some(&seat),
                lesson: None,
            };
            title::show(ui, &Pictures::default(), waits)
        })
    };
    for (size, _speaking) in everywhere() {
        for saved in [None, Some(saved.clone())] {
            well("title", size, &title_at(size, saved));
        }
    }
    for (saved, name) in [
        (None, "Take up the online game"),
        (Some(saved), "Online game"),
    ] {
        let mut harness = title_at(USUAL, saved);
        harness.get_by_label(name).click();
        harness.run_steps(2);
        assert_eq!(harness.state().chosen, [title::Choice::TakeUp]);
    }
}

#[test]
fn what_was_said_stays_in_sight_beside_a_question() {
    let asked = |it: &Strip| matches!(it.told, Told::Asked(_)) && it.said.is_some();
    let model = strips().into_iter().find(asked).unwrap();
    let harness = strip_at(300.0, model);
    for words in [
        "Bartholomew the Second, G: One moment, please.",
        "Bartholomew the Second, G asks to take back a move.",
        "Agree",
    ] {
        assert!(is_seen(&harness, words), "{words}");
    }
}

#[test]
fn what_the_strip_offers_can_be_wished() {
    let answer = |yes| StripWish::Act(Act::Answer { yes });
    for (told, button, wished) in [
        (Told::Asked("?".into()), "Agree", answer(true)),
        (Told::Asked("?".into()), "Decline", answer(false)),
        (Told::Asking("?".into()), "Withdraw", answer(false)),
        (
            Told::Over("It is over.".into()),
            "Back to the title",
            StripWish::GoOut,
        ),
        (
            Told::Lost {
                why: "no".into(),
                seconds: 3,
            },
            "Try now",
            StripWish::TryNow,
        ),
    ] {
        let mut model = strips().remove(0);
        model.told = told;
        let mut harness = strip_at(300.0, model);
        harness.get_by_label(button).click();
        harness.run_steps(2);
        assert_eq!(harness.state().chosen, [wished]);
    }
    let mut harness = strip_at(300.0, strips().remove(0));
    harness.get_by_label("Say something").click();
    harness.run_steps(3);
    harness.get_by_label("Good luck!").click();
    harness.run_steps(2);
    let said = StripWish::Say(protocol::Phrase::GoodLuck);
    assert_eq!(harness.state().chosen, [said]);
}

#[test]
fn the_phrases_stay_in_the_window_each_in_a_line() {
    let mut harness = drawn(LEAST, strips().remove(0), move |ui, model| {
        let place = Rect::from_min_size(pos2(LEAST.x - 310.0, 10.0), vec2(300.0, 580.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| strip(ui, model))
            .inner
    });
    harness.get_by_label("Say something").click();
    harness.run_steps(3);
    let all = pressable(&harness);
    for phrase in protocol::Phrase::ALL {
        let words = phrase.words();
        let found = all.iter().find(|(name, _)| name == words);
        let (_, place) = found.unwrap();
        assert!(place.right() < LEAST.x - 4.0, "{words}: {place:?}");
        assert!(place.height() < 32.0, "{words}: {place:?}");
        assert!(is_seen(&harness, words), "{words}");
    }
}

#[test]
fn a_strip_of_more_than_two_tells_what_each_plays() {
    let mut model = strips().remove(2);
    for (person, part) in model.people.iter_mut().zip(PARTS) {
        person.name = "Computer, Club".to_owned();
        person.there = There::Computer;
        person.part = Some(part.to_owned());
    }
    for width in [226.0, 300.0] {
        let harness = strip_at(width, model.clone());
        for part in PARTS {
            let told = harness.query_all_by_label_contains(part).count();
            assert_eq!(told, 1, "{part} at {width}");
        }
    }
}

fn lobby_at(size: Vec2, model: lobby::Shown) -> Drawn<lobby::Shown, lobby::Choice> {
    drawn(size, model, |ui, model| {
        lobby::show(ui, model, &Pictures::default())
    })
}

fn lobby_of(strip: Strip) -> lobby::Shown {
    let seats = strip.people.len();
    let addresses = [
        "192.168.178.120:17878",
        "10.111.222.101:17878",
        "172.17.0.1:17878",
    ];
    lobby::Shown {
        game: "Campaign, 16 × 16, fog, barbarians".to_owned(),
        parts: vec!["Sovereigns' Eastern Group".to_owned(); seats],
        addresses: addresses.map(str::to_owned).to_vec(),
        fill: vec![Some(2); seats],
        copied: Some(lobby::Copied::Code),
        strip,
    }
}

#[test]
fn the_lobby_is_well_in_every_state() {
    for (size, _speaking) in everywhere() {
        for model in strips() {
            let name = format!("{:?}", model.told);
            let harness = lobby_at(size, lobby_of(model));
            well_with_lists(&name, size, &harness);
        }
    }
}

#[test]
fn the_lobby_shows_its_code_and_copies_it() {
    let mut strip = strips().remove(3 * 4);
    strip.code = "K7MPQ2".to_owned();
    let mut harness = lobby_at(LEAST, lobby_of(strip));
    assert!(is_seen(&harness, "K7MPQ2"));
    harness
        .get_by_label_contains("Copy code and address")
        .click();
    harness.run_steps(2);
    harness.get_by_label("Leave for good").click();
    harness.run_steps(2);
    let chosen = &harness.state().chosen;
    let copied = lobby::Choice::Copy(lobby::Copied::Invitation);
    assert_eq!(*chosen, [copied, lobby::Choice::Leave]);
}
