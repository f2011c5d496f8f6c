//! The panels of the map at every size of the window.

use super::measure::{draw, everywhere, faults_with_lists, text_size};
use bevy_egui::egui::{self, Rect, Vec2, vec2};
use campaign::{Campaign, Command, NoBattles, Size, Square, State};
use client::battle::Seat;
use client::campaign::{Act, Feed, Online, Session};
use client::online::{self, Person, Strip, There, Told};
use client::panels::world::{Drawer, Log, Model, Tab, questions, side_panel, side_width, top_bar};
use client::settings::{Colours, ShownSpeed};
use client::theme::{Pictures, root_ui};
use egui_kittest::Harness;
use rules::Color;

/// Both kingdoms at their richest, on a large map.
const CROWDED: &str = "capital white a4\ncapital black p4\ncity white b6 walled\n\
    city white c3 sacked 3\ncity white d1\nmine white c4\nfarm white a1\n\
    army white b4 9Q10R12N11B50P\narmy white b4 3N2P moved\narmy white b4 1R4P held\n\
    army white b4 2P tired\narmy white c3 2N\narmy white b6 12P\narmy white d1 1P\n\
    army black c5 9Q10R12N11B50P\narmy black d4 2P\ngold white 12345\ngold black 99999\n\
    build b6 Q 2\nrally white b4 p16 9P\nrally white b4 b8 10N\nturn white 123\nfog off\n";

/// The same under fog, with hold or sally to be chosen.
const DEFENCE: &str = "capital white a4\ncapital black p4\narmy white a4 2R10P\n\
    turn black 123\npending defend b4 a4 3Q2R4N12P\narmy black p4 1P\nbarbarians on\n";

/// A landing with every square of the ring.
const LANDING: &str = "capital white a4\ncapital black p4\narmy black h5 1Q2P\n\
    turn black 3\npending land white h5 9Q10R12N11B50P\n";

/// Who sits at this screen: White, Black, nobody.
const HERE: [Seat; 2] = [Seat::Human, Seat::Afar];
const THERE: [Seat; 2] = [Seat::Afar, Seat::Human];
const NOBODY: [Seat; 2] = [Seat::Afar; 2];

struct Seen {
    session: Session,
    drawer: Drawer,
    log: Log,
}

fn session(world: &str) -> Session {
    let open = "................\n".repeat(16);
    let state: State = format!("size 16\nmap\n{open}{world}")
        .parse()
        .expect("a world");
    Session::resume(Campaign::from_world(state, Some(2)))
}

fn after(world: &str, acts: &[Act]) -> Session {
    let mut session = session(world);
    for act in acts {
        session
            .act(*act, &mut Feed::default())
            .unwrap_or_else(|refused| panic!("{act:?}: {refused}"));
    }
    session
}

/// A session with the longest lines in its log.
fn with_past() -> Session {
    let mut session = session(CROWDED);
    for text in [
        "march b4 b5 3Q4R5N5B9P",
        "build a4 N",
        "rally c3 p16 1N",
        "unrally c3 1",
        "aside d1",
        "end",
        "march c5 c6 9Q10R12N11B50P",
        "end",
    ] {
        let command = Command::parse(text, Size::Large).expect("a command");
        let done = session.apply(&command, &mut NoBattles, &mut Feed::default());
        done.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    session
}

/// The same in a room, where everybody has as long a name as there may be.
fn in_room(world: &str, seats: [Seat; 2], acts: &[Act]) -> Session {
    let session = after(world, acts);
    let name = |letter: char| Some(letter.to_string().repeat(24));
    let [white, black] = seats;
    let online = Online {
        seats: [white, black, Seat::Afar],
        names: [name('W'), name('M')],
        shoulder: Color::White,
        waits: false,
        cut: false,
        gone: false,
        asked: false,
        left: None,
        may_go_back: true,
        sent: None,
    };
    Session::online(session.campaign().clone(), online)
}

/// What is told of that room.
fn room(session: &Session) -> Option<Strip> {
    let name = |who: Color| Some(session.name(who)?.to_owned());
    let person = |seat: usize, who: Color| {
        Some(Person {
            seat: seat as u8,
            name: name(who)?,
            is_own: session.seat(who) == Seat::Human,
            there: There::Here,
            part: None,
        })
    };
    let people: Option<Vec<_>> = Color::ALL
        .into_iter()
        .enumerate()
        .map(|(seat, who)| person(seat, who))
        .collect();
    Some(Strip {
        code: "WORLDS".into(),
        people: people?,
        watchers: 8,
        shoulder: session.looks_on().then_some(0),
        said: None,
        heard: Vec::new(),
        told: Told::Asked(format!("{} asks to take back a move.", name(Color::Black)?)),
        may_say: Ok(()),
        again: None,
    })
}

fn drawn(size: Vec2, session: Session, tab: Tab, open: bool) -> Harness<'static, Seen> {
    let drawer = Drawer {
        tab,
        open,
        ..Drawer::default()
    };
    let seen = Seen {
        session,
        drawer,
        log: Log::default(),
    };
    draw(size, seen, |ui, seen: &mut Seen| show(ui, seen))
}

fn show(ui: &egui::Ui, seen: &mut Seen) {
    let pictures = Pictures::default();
    let view = seen.session.view().clone();
    let model = Model {
        session: &seen.session,
        view: &view,
        pictures: &pictures,
        colours: Colours::default(),
        showing: false,
        speed: ShownSpeed::Normal,
        working: None,
        drawer: seen.drawer,
        to_build: false,
        mover: None,
        asks_to_end: true,
        asked: false,
    };
    seen.log.follow(&seen.session, seen.drawer.filter, 0);
    let mut root = root_ui(ui.ctx(), "map");
    egui::Panel::top("top").show(&mut root, |ui| top_bar(ui, &model));
    let width = side_width(ui, seen.drawer.open);
    egui::Panel::right("side")
        .exact_size(width)
        .show(&mut root, |ui| {
            if let Some(room) = room(&seen.session).filter(|_| seen.drawer.open) {
                online::strip(ui, &room);
            }
            side_panel(ui, &model, &mut seen.log)
        });
    let map = root.available_rect_before_wrap();
    questions(ui.ctx(), &model, map, |at| place(map, at));
}

fn place(map: Rect, at: Square) -> Option<Rect> {
    let side = map.width().min(map.height()) / 16.0;
    let steps = vec2(f32::from(at.file()), 15.0 - f32::from(at.rank()));
    Some(Rect::from_min_size(
        map.min + steps * side,
        Vec2::splat(side),
    ))
}

fn square(text: &str) -> Square {
    Square::parse(text).expect("a square")
}

/// Every state of the panels that differs in what it shows, with its name.
fn states() -> Vec<(&'static str, Session, Tab)> {
    let select = |at| Act::Select(square(at));
    let picker = [select("b4"), Act::Touch(square("c5"))];
    let aiming = [select("b4"), Act::AimRally, Act::Touch(square("p16"))];
    let armed = [picker[0], picker[1], Act::PickAll];
    let battle = [picker[0], picker[1], Act::PickAll, Act::Go];
    let ride = [select("c3"), Act::Touch(square("e2"))];
    vec![
        ("kingdom", session(CROWDED), Tab::Place),
        ("army", after(CROWDED, &[select("b4")]), Tab::Place),
        ("city", after(CROWDED, &[select("b6")]), Tab::Place),
        ("capital", after(CROWDED, &[select("a4")]), Tab::Place),
        ("enemy", after(CROWDED, &[select("c5")]), Tab::Place),
        ("picker", after(CROWDED, &picker), Tab::Place),
        ("full picker", after(CROWDED, &armed), Tab::Place),
        ("rally", after(CROWDED, &aiming), Tab::Place),
        ("ride", after(CROWDED, &ride), Tab::Place),
        ("end of turn", after(CROWDED, &[Act::EndTurn]), Tab::Place),
        ("giving up", after(CROWDED, &[Act::Resign]), Tab::Place),
        ("battle", after(CROWDED, &battle), Tab::Place),
        ("hold or sally", session(DEFENCE), Tab::Place),
        ("landing", session(LANDING), Tab::Place),
        ("log", with_past(), Tab::Log),
        ("in a room", in_room(CROWDED, HERE, &[]), Tab::Place),
        ("the other's turn", in_room(CROWDED, THERE, &[]), Tab::Place),
        ("looking on", in_room(CROWDED, NOBODY, &[]), Tab::Log),
        (
            "a room's battle",
            in_room(CROWDED, HERE, &battle),
            Tab::Place,
        ),
        ("looked at", in_room(CROWDED, NOBODY, &battle), Tab::Place),
        ("a room's defence", in_room(DEFENCE, HERE, &[]), Tab::Place),
    ]
}

/// Everything at once, so that one run tells all there is to mend.
#[test]
fn the_panels_of_the_map_fit_every_window() {
    let mut all = Vec::new();
    for (size, _speaking) in everywhere() {
        for (name, session, tab) in states() {
            for open in [true, false] {
                let harness = drawn(size, session.clone(), tab, open);
                for fault in faults_with_lists(&harness, size) {
                    let language = words::spoken();
                    all.push(format!(
                        "{name} at {size}, {language:?}, text {}, open {open}: {fault}",
                        text_size()
                    ));
                }
            }
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
