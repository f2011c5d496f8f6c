//! Players at games without a window, through real servers.

mod player;

use super::{
    Field, HeldSeat, Line, Purpose, Room, Server, StripWish, There, Told, Wish, game_words,
};
use crate::screens::Screen;
use engine::Level;
use futures_util::{SinkExt, StreamExt};
use player::{Folder, Player, serve};
use protocol::{Act, Opening, Phrase, ServerMessage, SetUp, Version, What};
use tabletop::Sitter;
use tokio_tungstenite::tungstenite::Message;

fn battle() -> Opening {
    Opening::between_people(SetUp::Battle {
        terrain: "river".to_owned(),
        attacker: "1R2N8P".to_owned(),
        defender: "1R2B8P".to_owned(),
    })
}

fn at(port: u16) -> Server {
    Server::At(format!("127.0.0.1:{port}"))
}

#[test]
fn a_room_is_opened_here_joined_and_looked_at() {
    let folder = Folder::new("here");
    let mut ann = Player::new("Ann", &folder.0);
    ann.opens(Server::Here(0), "TEA4TWO", battle());
    ann.until_at(Screen::Lobby);
    let Server::Here(port) = ann.seats().list()[0].server else {
        panic!("the room is kept in the game");
    };
    assert!(port != 0);
    let strip = ann.strip().unwrap();
    assert_eq!(strip.code, "TEA4TWO");
    assert!(matches!(strip.told, Told::Missing { fill: Some(1), .. }));
    assert_eq!(strip.people.len(), 2);
    assert_eq!(strip.people[1].there, There::Open);

    let mut bea = Player::new("Bea", &folder.0);
    bea.enters(at(port), "tea4two", Purpose::Join);
    bea.until_at(Screen::Battle);
    ann.until_at(Screen::Battle);
    let mut cat = Player::new("Cat", &folder.0);
    cat.enters(at(port), "TEA4TWO", Purpose::Watch);
    cat.until_at(Screen::Battle);
    ann.until("one looks on", |it| {
        it.room().is_some_and(|it| it.presence().watchers == 1)
    });

    let keeps = |it: &Player| it.room().is_some_and(|room| it.seats().keeps_here(room));
    assert!(keeps(&ann) && !keeps(&bea) && !keeps(&cat));
    let strip = ann.strip().unwrap();
    let people = strip.people.iter();
    let people: Vec<_> = people
        .map(|it| (it.name.as_str(), it.is_own, it.there))
        .collect();
    assert_eq!(
        people,
        [("Ann", true, There::Here), ("Bea", false, There::Here)]
    );
    assert_eq!((strip.watchers, strip.shoulder), (1, None));
    assert_eq!(bea.seats().list()[0].others, ["Ann"]);
    assert!(
        cat.seats().list().is_empty(),
        "whoever looks on holds no seat"
    );

    // Over another's shoulder, and silently.
    cat.wishes(StripWish::LookOver(1));
    cat.wishes(StripWish::Say(Phrase::Oops));
    cat.app.update();
    assert_eq!(cat.room().and_then(Room::shoulder), Some(1));
    assert!(cat.strip().unwrap().may_say.is_err());
    bea.wishes(StripWish::Say(Phrase::GoodLuck));
    bea.app.update();
    assert_eq!(ann.hears(), Phrase::GoodLuck);
    ann.app.update();
    let said = ann.strip().unwrap().said;
    assert_eq!(said.as_deref(), Some("Bea: Good luck!"));
    assert!(bea.strip().unwrap().may_say.is_err(), "no flood");
    assert_eq!(ann.strip().unwrap().heard, ["Bea: Good luck!"]);
}

#[test]
fn what_goes_wrong_at_the_door_is_told_where_it_can_be_mended() {
    let folder = Folder::new("trouble");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let mut ann = Player::new("Ann", &folder.0);
    let told = |ann: &mut Player| {
        ann.until_trouble();
        ann.app.update();
        assert!(ann.room().is_none());
        assert!(ann.seats().list().is_empty(), "no seat is held in vain");
        let trouble = ann.trouble().unwrap();
        (trouble.field, trouble.words.clone())
    };
    ann.enters(at(port), "NOWHERE", Purpose::Join);
    let (field, words) = told(&mut ann);
    assert_eq!(field, Field::Code, "{words}");
    assert!(words.contains("look alike"), "an O may be a 0: {words}");
    // A port that nobody listens on.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let closed = free.local_addr().unwrap().port();
    drop(free);
    ann.enters(at(closed), "TEA4TWO", Purpose::Join);
    let (field, words) = told(&mut ann);
    assert_eq!(field, Field::Server);
    assert!(words.contains("nothing answers there"), "{words}");
    ann.enters(Server::Here(port), "TEA4TWO", Purpose::Join);
    let (field, words) = told(&mut ann);
    assert_eq!(field, Field::Server);
    assert!(words.contains("in use"), "{words}");
    let offered = ann.trouble().unwrap().free_port.unwrap();
    assert!(offered > port, "{offered} for {port}");
    ann.enters(
        Server::At("no address".to_owned()),
        "TEA4TWO",
        Purpose::Join,
    );
    let (field, words) = told(&mut ann);
    assert_eq!(field, Field::Server);
    assert!(words.contains("no address of a server"), "{words}");
    ann.enters(
        Server::Here(port),
        "TEA4TWO",
        Purpose::Open(Box::new(battle())),
    );
    let (field, words) = told(&mut ann);
    assert_eq!(field, Field::Server);
    assert!(words.contains(&format!("Port {port} is in use")), "{words}");
    let mut none = battle();
    none.seats = vec![Sitter::Human; 3];
    ann.opens(at(port), "TEA4TWO", none);
    assert_eq!(told(&mut ann).0, Field::Game);
    // A full room, and a code that is taken.
    let mut bea = Player::new("Bea", &folder.0);
    bea.opens(at(port), "TEA4TWO", battle());
    bea.until_at(Screen::Lobby);
    let mut cat = Player::new("Cat", &folder.0);
    cat.enters(at(port), "TEA4TWO", Purpose::Join);
    cat.until_at(Screen::Battle);
    ann.enters(at(port), "TEA4TWO", Purpose::Join);
    let (field, words) = told(&mut ann);
    assert_eq!(field, Field::Code);
    assert!(
        words.contains("every seat of this room is taken") || words.contains("Every seat"),
        "{words}"
    );
    ann.opens(at(port), "TEA4TWO", battle());
    assert_eq!(told(&mut ann).0, Field::Code);
}

/// A server that speaks another version.
fn stranger() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    listener.set_nonblocking(true).unwrap();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            let (stream, _) = listener.accept().await.unwrap();
            let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
            let hello = ServerMessage::Hello {
                version: Version(77),
            };
            socket.send(Message::text(hello.to_text())).await.unwrap();
            while let Some(Ok(_)) = socket.next().await {}
        });
    });
    port
}

#[test]
fn another_version_is_told_in_words() {
    let folder = Folder::new("version");
    let port = stranger();
    let mut ann = Player::new("Ann", &folder.0);
    ann.enters(at(port), "TEA4TWO", Purpose::Join);
    ann.until_trouble();
    let trouble = ann.trouble().unwrap();
    assert_eq!(trouble.field, Field::Server);
    assert!(
        trouble.words.contains("version 77") && trouble.words.contains("update"),
        "{}",
        trouble.words
    );
}

#[test]
fn a_computer_takes_a_free_seat_and_the_game_begins() {
    let folder = Folder::new("fill");
    let mut ann = Player::new("Ann", &folder.0);
    let game = SetUp::European {
        nations: "plain guild - ottoman".to_owned(),
    };
    let seats = vec![
        Sitter::Human,
        Sitter::Computer(Level::Beginner),
        Sitter::Human,
    ];
    ann.opens(Server::Here(0), "NATIONS", Opening { game, seats });
    ann.until_at(Screen::Lobby);
    let Some(Told::Missing {
        fill: Some(player), ..
    }) = ann.told()
    else {
        panic!("a seat is free");
    };
    ann.wishes(StripWish::Fill(player));
    ann.until_at(Screen::Table);
    let strip = ann.strip().unwrap();
    let people: Vec<_> = strip.people.iter().map(|it| it.there).collect();
    assert_eq!(people, [There::Here, There::Computer, There::Computer]);
    let room = ann.room().unwrap();
    assert_eq!(room.sitter(player), Sitter::Computer(Level::Club));
}

#[test]
fn a_seat_is_left_for_good() {
    let folder = Folder::new("leave");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let (mut ann, mut bea) = two(&folder, port);
    bea.wishes(StripWish::Act(Act::Leave));
    bea.until_at(Screen::Title);
    bea.app.update();
    assert!(bea.room().is_none() && bea.seats().list().is_empty());
    ann.until("the end", |it| {
        it.seats().list().iter().any(HeldSeat::is_over)
    });
    assert_eq!(
        ann.seats().list()[0].end_words().as_deref(),
        Some("Bea has left")
    );
}

#[test]
fn what_was_said_stays_beside_a_question() {
    let folder = Folder::new("beside");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let start = String::new();
    let mut ann = Player::new("Ann", &folder.0);
    let chess = Opening::between_people(SetUp::Chess { start });
    ann.opens(at(port), "TEA4TWO", chess);
    ann.until_at(Screen::Lobby);
    let mut bea = Player::new("Bea", &folder.0);
    bea.enters(at(port), "TEA4TWO", Purpose::Join);
    bea.until_at(Screen::Table);
    ann.until_at(Screen::Table);
    bea.wishes(StripWish::Say(Phrase::Oops));
    bea.app.update();
    assert_eq!(ann.hears(), Phrase::Oops);
    bea.wishes(StripWish::Act(Act::Ask { what: What::Draw }));
    bea.app.update();
    ann.until("the question", |it| {
        matches!(it.told(), Some(Told::Asked(_)))
    });
    let said = ann.strip().unwrap().said;
    assert_eq!(said.as_deref(), Some("Bea: Oops."));
}

#[test]
fn who_has_left_a_seat_free_is_told_by_name() {
    let folder = Folder::new("gone");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let mut ann = Player::new("Ann", &folder.0);
    let nations = "plain guild - ottoman".to_owned();
    let game = Opening::between_people(SetUp::European { nations });
    ann.opens(at(port), "TEA4TWO", game);
    ann.until_at(Screen::Lobby);
    let mut bea = Player::new("Bea", &folder.0);
    bea.enters(at(port), "TEA4TWO", Purpose::Join);
    bea.until_at(Screen::Lobby);
    bea.wishes(StripWish::Act(Act::Leave));
    bea.until_at(Screen::Title);
    ann.until("the seat is free again", |it| {
        it.strip().unwrap().people[1].there == There::Left
    });
    let strip = ann.strip().unwrap();
    assert_eq!(strip.people[1].name, "Bea");
    assert_eq!(strip.people[2].there, There::Open);
    let Told::Missing { words, .. } = strip.told else {
        panic!("somebody is missing");
    };
    assert!(words.starts_with("Bea has left"), "{words}");
}

/// Two players at a battle through a server.
fn two(folder: &Folder, port: u16) -> (Player, Player) {
    let mut ann = Player::new("Ann", &folder.0);
    ann.opens(at(port), "TEA4TWO", battle());
    ann.until_at(Screen::Lobby);
    let mut bea = Player::new("Bea", &folder.0);
    bea.enters(at(port), "TEA4TWO", Purpose::Join);
    bea.until_at(Screen::Battle);
    ann.until_at(Screen::Battle);
    (ann, bea)
}

/// Plays a move, and waits until the room has it.
fn moves(player: &mut Player, seat: u8, text: &str) {
    let (number, act) = (Some(seat), Act::play(text.to_owned()));
    player.app.world_mut().write_message(Wish {
        player: number,
        act,
    });
    player.until("it is on its way", |it| {
        it.room().is_some_and(|it| it.under_way().is_some())
    });
    player.until("it is done", |it| {
        it.room().is_some_and(|it| it.under_way().is_none())
    });
}

/// Asks, and waits until both are told.
fn asks_to_take_back(asks: &mut Player, asked: &mut Player) {
    let what = What::TakeBack;
    asks.wishes(StripWish::Act(Act::Ask { what }));
    asks.until("the own question", |it| {
        matches!(it.told(), Some(Told::Asking(_)))
    });
    asked.until("the question", |it| {
        matches!(it.told(), Some(Told::Asked(_)))
    });
}

#[test]
fn a_wish_to_take_back_names_the_moves() {
    let folder = Folder::new("takes-back");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let (mut ann, mut bea) = two(&folder, port);
    moves(&mut ann, 0, "e2e4");
    bea.until("her turn", |it| it.number() == ann.number());
    asks_to_take_back(&mut ann, &mut bea);
    let asked = Told::Asked("Ann asks to take back 1. e4.".to_owned());
    assert_eq!(bea.told(), Some(asked));
    // Whoever plays on leaves the question unanswered; then it is about both moves.
    moves(&mut bea, 1, "e7e5");
    ann.until("his turn", |it| it.number() == bea.number());
    asks_to_take_back(&mut ann, &mut bea);
    let asked = Told::Asked("Ann asks to take back 1. e4 and 1… e5.".to_owned());
    assert_eq!(bea.told(), Some(asked));
    let asking = "You ask to take back 1. e4 and 1… e5: waiting for Bea.".to_owned();
    assert_eq!(ann.told(), Some(Told::Asking(asking)));
}

#[test]
fn whoever_looks_elsewhere_is_called_once_a_turn() {
    let folder = Folder::new("elsewhere");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let (mut ann, mut bea) = two(&folder, port);
    bea.looks(true);
    moves(&mut ann, 0, "e2e4");
    bea.until("her turn", |it| it.number() == ann.number());
    assert_eq!(bea.calls(), 0, "she sees it");
    moves(&mut bea, 1, "e7e5");
    bea.looks(false);
    ann.until("his turn", |it| it.number() == bea.number());
    moves(&mut ann, 0, "d2d4");
    bea.until("her turn", |it| it.number() == ann.number());
    assert_eq!(bea.calls(), 1);
    for _ in 0..20 {
        bea.app.update();
    }
    assert_eq!(bea.calls(), 0, "once is enough");
}

#[test]
fn a_seat_is_taken_up_after_the_game_or_the_server_was_closed() {
    let folder = Folder::new("resume");
    let kept = folder.0.join("server");
    let (inner, port) = serve(&kept, 0);
    let (mut ann, bea) = two(&folder, port);
    // Bea's game is closed and opened again.
    drop(bea);
    ann.until("Bea is away", |it| {
        it.strip().unwrap().people[1].there == There::Away
    });
    let mut bea = Player::new("Bea", &folder.0);
    let held = &bea.seats().list()[0];
    assert_eq!(held.others, ["Ann"]);
    assert_eq!(held.game_words(), game_words(&battle().game));
    bea.takes_up();
    bea.until_at(Screen::Battle);
    assert_eq!(bea.room().and_then(Room::seat), Some(1));
    // To the title and back: the seat stays.
    bea.goes_to(Screen::Title);
    bea.app.update();
    assert!(bea.room().is_none());
    bea.goes_to(Screen::Rooms);
    bea.takes_up();
    bea.until_at(Screen::Battle);
    // The server is closed and opened again.
    drop(inner);
    ann.until_lost();
    let Some(Told::Lost { why, .. }) = ann.told() else {
        panic!("it is told");
    };
    assert!(!why.is_empty());
    assert!(ann.strip().unwrap().may_say.is_err());
    assert!(
        ann.room().is_some_and(|it| it.arbiter().is_some()),
        "the game stays to be looked at"
    );
    let (_inner, again) = serve(&kept, port);
    assert_eq!(again, port);
    ann.wishes(StripWish::TryNow);
    ann.until_up();
    bea.until_up();
    ann.until("both are there", |it| {
        it.strip()
            .unwrap()
            .people
            .iter()
            .all(|it| it.there == There::Here)
    });
}

#[test]
fn the_host_of_a_room_in_his_own_game_takes_it_up_after_a_restart() {
    let folder = Folder::new("restart");
    let mut ann = Player::new("Ann", &folder.0);
    ann.opens(Server::Here(0), "TEA4TWO", battle());
    ann.until_at(Screen::Lobby);
    let Server::Here(port) = ann.seats().list()[0].server else {
        panic!("the room is kept in the game");
    };
    let mut bea = Player::new("Bea", &folder.0);
    bea.enters(at(port), "TEA4TWO", Purpose::Join);
    bea.until_at(Screen::Battle);
    ann.until_at(Screen::Battle);
    ann.app
        .world_mut()
        .write_message(bevy::prelude::AppExit::Success);
    ann.app.update();
    drop(ann);
    bea.until_lost();
    let mut ann = Player::new("Ann", &folder.0);
    ann.takes_up();
    ann.until_at(Screen::Battle);
    assert!(ann.room().is_some_and(Room::is_host));
    bea.wishes(StripWish::TryNow);
    bea.until_up();
}

#[test]
fn a_room_that_is_gone_is_told_at_the_seat_which_stays_in_the_list() {
    let folder = Folder::new("gone");
    let (inner, port) = serve(&folder.0.join("server"), 0);
    let (ann, bea) = two(&folder, port);
    drop((ann, bea, inner));
    let (_inner, _) = serve(&folder.0.join("another"), port);
    let mut ann = Player::new("Ann", &folder.0);
    ann.takes_up();
    ann.until_trouble();
    assert_eq!(ann.trouble().map(|it| it.field), Some(Field::Seat));
    assert_eq!(ann.seats().list().len(), 1);
}

#[test]
fn whoever_comes_in_twice_ends_the_first_for_good_and_is_told() {
    let folder = Folder::new("twice");
    let (_inner, port) = serve(&folder.0.join("server"), 0);
    let (mut ann, _bea) = two(&folder, port);
    let mut twin = Player::new("Ann", &folder.0);
    twin.takes_up();
    twin.until_at(Screen::Battle);
    ann.until("the end", |it| {
        matches!(it.room().map(Room::line), Some(Line::Over(_)))
    });
    assert!(matches!(ann.told(), Some(Told::Over(_))));
    ann.wishes(StripWish::GoOut);
    ann.until_at(Screen::Title);
}
