//! Campaigns played without a window by the inputs people give, from the first turn to the end.
#![allow(clippy::unwrap_used)]

#[path = "../common/campaigner.rs"]
mod campaigner;
mod lessons;
mod people;

use bevy::prelude::KeyCode;
use campaign::{Campaign, Command, Opponent, Options, Pending, Setup, Size, save};
use campaigner::Campaigner;
use client::battle::Action;
use client::campaign::{Act, Refused, Session};
use client::screens::{Overlay, Screen};
use client::windowless::Inputs;
use engine::{Level, Stop, strategist};
use people::People;
use rules::Color;

fn setup(opponent: Opponent, seed: u32) -> Setup {
    Setup {
        size: Size::Small,
        options: Options {
            fog: true,
            barbarians: false,
            opponent,
        },
        seed,
    }
}

/// What a strong player would do with what the person before the screen knows.
fn advice(people: &People) -> Command {
    let view = people.session().view();
    let seed = people.campaign().record().len() as u64;
    strategist::decide(view, Level::Master, seed, &Stop::default())
}

#[test]
fn a_campaign_is_played_against_the_computer_to_victory() {
    let setup = setup(Opponent::Computer, 3);
    let mut people = People::begin(Session::new(&setup, Level::Beginner));
    let mut fought = 0;
    for _ in 0..4_000 {
        people.waits();
        let state = people.campaign().state();
        if state.won().is_some() {
            break;
        }
        assert!(state.round() < 150, "it takes too long:\n{state}");
        match state.pending() {
            Some(Pending::Battle(_)) if fought < 3 => {
                fought += 1;
                people.fights(Level::Club);
            }
            Some(Pending::Battle(_)) => people.presses_resolve(),
            _ => {
                let advice = advice(&people);
                people.follows(advice);
            }
        }
    }
    let campaign = people.campaign();
    assert_eq!(campaign.state().won(), Some(Color::White));
    assert!(fought > 0, "no battle was fought on the board");
    let record = campaign.record().to_vec();
    let again = Campaign::replay(campaign.start().clone(), campaign.level(), record).unwrap();
    assert_eq!(again.state(), campaign.state());
    people.until("the chronicle", |people| {
        people.screen() == Screen::Chronicle
    });
}

/// Left in the middle of a battle and taken up from its save, it is the same battle.
#[test]
fn a_campaign_is_taken_up_in_the_middle_of_a_battle() {
    let world = "size 8\nmap\n........\n........\n........\n........\n........\n........\n........\n\
        ........\ncapital white a4\ncapital black h4\narmy white c4 6P2R1N\narmy black d4 8P2R1B1Q\n\
        fog off\nopponent computer\n";
    let start = Campaign::from_world(world.parse().unwrap(), Some(1));
    let mut people = People::begin(Session::resume(start));
    people.waits();
    people.follows(advice_to_attack());
    people.waits();
    people.goes_into_battle();
    for turn in 0..3 {
        people.until("a person's turn", |people| people.table().is_persons_turn());
        let position = people.table().position().clone();
        let mv = engine::choose(&position, Level::Club, turn, &Stop::default()).unwrap();
        people.acts(Action::Play(mv));
    }
    people.until("a person's turn", |people| people.table().is_persons_turn());
    people.agrees();
    let table = people.table().clone();
    people.goes_to(Screen::Title);
    let bytes = save::export(people.campaign());
    let taken_up = save::import(bytes.as_bytes()).unwrap();
    assert_eq!(taken_up.state(), people.campaign().state());
    let mut again = People::begin(Session::resume(taken_up));
    again.until("the board", |people| people.screen() == Screen::Battle);
    assert_eq!(again.table().record().entries(), table.record().entries());
    assert_eq!(again.table().position(), table.position());
    assert_eq!(again.table().setup(), table.setup());
}

fn advice_to_attack() -> Command {
    Command::parse("march c4 d4 all", Size::Small).unwrap()
}

/// Two people on one screen: while it is covered, nothing of the one is there for the other.
#[test]
fn the_curtain_keeps_what_each_knows_to_himself() {
    let setup = setup(Opponent::Hotseat, 3);
    let mut people = People::begin(Session::new(&setup, Level::Casual));
    let mut viewer = Color::White;
    for _ in 0..6 {
        people.waits();
        for _ in 0..3 {
            let advice = advice(&people);
            if advice == Command::End || people.session().can_command().is_err() {
                break;
            }
            people.follows(advice);
            people.waits();
        }
        if people.session().can_command().is_ok() {
            people.follows(Command::End);
        }
        people.until("the curtain", |people| people.overlay() == Overlay::Curtain);
        // Nothing but what was on the screen before is in the panels or on the map.
        assert_eq!(people.session().viewer(), viewer);
        assert_eq!(people.session().view().who, viewer);
        assert_eq!(people.drawn().unwrap().who, viewer);
        let before = people.campaign().state().clone();
        for key in [KeyCode::KeyE, KeyCode::Tab, KeyCode::KeyU, KeyCode::Enter] {
            people.presses(key);
        }
        people.does(Act::EndTurn);
        assert_eq!(people.campaign().state(), &before);
        assert_eq!(people.session().can_act(), Err(Refused::Covered));
        assert_eq!(people.drawn().unwrap().who, viewer);
        people.does(Act::LiftCurtain);
        viewer = !viewer;
        people.until("the map", |people| people.overlay() == Overlay::None);
        people.app.update();
        assert_eq!(people.session().view().who, viewer);
        assert_eq!(people.drawn().unwrap().who, viewer);
    }
    assert_eq!(people.campaign().state().round(), 4);
}
