//! Whatever goes on record at the table goes on the campaign's record.

use super::{Act, Feed, Order, Session, against_computer, at, hotseat, last, plugin};
use crate::battle::{Action, Do, Entry, Prepared, Record, Table};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::world::Reel;
use ::campaign::{Command, Opponent, Pending, Side, save};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use rules::{Color as Kingdom, Move, Position as _, Reason};
use std::time::Duration;

/// The game with this campaign on its map, without a window; nothing moves in it.
fn game(session: Session) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            300,
        )))
        .insert_resource(Settings {
            reduced_motion: Some(true),
            ..default()
        })
        .init_resource::<crate::sound::Ambience>()
        .init_resource::<Reel>()
        .add_message::<crate::sound::Play>()
        .add_message::<bevy::window::RequestRedraw>()
        .insert_state(Screen::World)
        .insert_state(Overlay::None)
        .insert_resource(session)
        .add_plugins((
            crate::battle::plugin,
            plugin,
            crate::opponent::plugin,
            crate::transition::plugin,
        ));
    app.update();
    app
}

fn order(app: &mut App, act: Act) {
    app.world_mut().write_message(Order(act));
    for _ in 0..3 {
        app.update();
    }
}

fn say(app: &mut App, text: &str) {
    let size = session(app).view().size();
    let command = Command::parse(text, size).unwrap();
    order(app, Act::Say(command));
}

fn act(app: &mut App, action: Action) {
    app.world_mut().write_message(Do(action));
    app.update();
}

fn session(app: &App) -> &Session {
    app.world().resource()
}

fn table(app: &App) -> &Table {
    app.world().resource()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// Lets time pass until something is so.
fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..50_000 {
        if so(app) {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    panic!("{what} never came");
}

/// Table and campaign say the same, and the campaign's record leads to it again.
fn agree(app: &App) {
    let (table, campaign) = (table(app), session(app).campaign());
    match campaign.state().pending() {
        Some(Pending::Battle(battle)) => assert_eq!(&battle.position, table.position()),
        _ => assert!(table.outcome().is_some()),
    }
    let bytes = save::export(campaign);
    assert_eq!(
        &save::import(bytes.as_bytes()).unwrap().state(),
        &campaign.state()
    );
}

/// Some quiet move of the side to move.
fn quiet(table: &Table) -> Move {
    let position = table.position();
    let moves = position.legal_moves();
    let quiet = moves.iter().find(|mv| {
        let mut next = position.clone();
        next.play_unchecked(**mv);
        !position.is_capture(**mv) && !next.is_check() && next.outcome().is_none()
    });
    *quiet.unwrap_or(&moves[0])
}

#[test]
fn every_move_of_both_is_the_campaigns() {
    // So strong that it has no thought of leaving.
    let lines = "army white c4 4P1R1N\narmy black d4 6P2R1Q";
    let mut app = game(against_computer(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    assert_eq!(screen(&app), Screen::Battle);
    let setup = table(&app).setup().clone();
    assert_eq!(setup.lone_human(), Some(Kingdom::White));
    assert_eq!(setup.campaign.unwrap().sides, [Side::White, Side::Black]);
    for turn in 1..6 {
        until(&mut app, "a person's turn", |app| {
            table(app).is_persons_turn() || table(app).outcome().is_some()
        });
        if table(&app).outcome().is_some() {
            break;
        }
        let mv = quiet(table(&app));
        act(&mut app, Action::Play(mv));
        agree(&app);
        let said = session(&app).campaign().record();
        assert!(
            said.iter()
                .any(|it| it.command.to_string() == format!("battle {mv}"))
        );
        assert!(table(&app).record().len() >= turn);
    }
    let len = table(&app).record().len();
    assert!(len >= 2, "both have moved");
    act(&mut app, Action::TakeBack);
    agree(&app);
    assert_eq!(table(&app).record().len(), len, "a move stands");
    // The same table from the save.
    let bytes = save::export(session(&app).campaign());
    let again = Session::resume(save::import(bytes.as_bytes()).unwrap());
    if let Some(taken_up) = again.table() {
        assert_eq!(taken_up.record().entries(), table(&app).record().entries());
        assert_eq!(taken_up.position(), table(&app).position());
        assert_eq!(taken_up.setup(), table(&app).setup());
        // Taking it up leads right into the battle.
        let app = &mut game(again);
        app.update();
        app.update();
        assert_eq!(screen(app), Screen::Battle);
        assert_eq!(table(app).record().len(), len);
    }
}

#[test]
fn who_retreats_lands_on_the_map() {
    let lines = "army white c4 4P1R1N\narmy black d4 4P1R";
    let mut app = game(against_computer(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    act(&mut app, Action::Retreat);
    act(&mut app, Action::Confirm);
    agree(&app);
    assert_eq!(last(session(&app)), "battle retreat");
    let pending = session(&app).campaign().state().pending();
    assert!(matches!(
        pending,
        Some(Pending::Land {
            who: Kingdom::White,
            ..
        })
    ));
    until(&mut app, "the result", |app| {
        *app.world().resource::<State<Overlay>>().get() == Overlay::Result
    });
    app.world_mut().write_message(crate::transition::Go {
        to: Screen::World,
        at: Some(at("d4")),
    });
    until(&mut app, "the map", |app| screen(app) == Screen::World);
    app.update();
    order(&mut app, Act::Touch(at("b4")));
    assert_eq!(last(session(&app)), "land b4");
    assert_eq!(screen(&app), Screen::World);
}

#[test]
fn giving_up_the_battle_loses_the_army_alone() {
    let lines = "army white c4 4P1R1N\narmy white a1 1P\narmy black d4 4P1R";
    let mut app = game(against_computer(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    act(&mut app, Action::Resign);
    act(&mut app, Action::Confirm);
    agree(&app);
    let state = session(&app).campaign().state();
    assert_eq!((state.won(), state.points(Kingdom::White)), (None, 1));
}

#[test]
fn the_rest_is_played_out_and_lies_on_the_table() {
    let lines = "army white c4 4P1R1N\narmy black d4 4P1R";
    let mut app = game(against_computer(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    let mv = quiet(table(&app));
    act(&mut app, Action::Play(mv));
    act(&mut app, Action::Resolve);
    act(&mut app, Action::Confirm);
    assert!(table(&app).is_resolving());
    assert!(table(&app).job().is_none() && !table(&app).is_persons_turn());
    until(&mut app, "the end", |app| table(app).outcome().is_some());
    agree(&app);
    let record = table(&app).record();
    assert_eq!(record.entries()[0], Entry::Move(mv));
    let again = Record::replay(record.start().clone(), record.entries()).unwrap();
    assert_eq!(again.ended(), table(&app).outcome());
    // The map and the table say the same of who is left.
    let left = table(&app).survivors().unwrap();
    let mut told = session(&app).campaign().chronicle().lines().iter().rev();
    let told = told.find_map(|line| match line.report.event {
        ::campaign::Event::BattleEnded {
            attackers,
            defenders,
            ..
        } => Some([attackers, defenders]),
        _ => None,
    });
    assert_eq!(told, Some(left));
}

#[test]
fn two_people_agree_on_an_extension_one_after_the_other() {
    let lines = "army white c4 1R\narmy black d4 1R";
    let mut app = game(hotseat(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    for _ in 0..100 {
        let mv = quiet(table(&app));
        act(&mut app, Action::Play(mv));
    }
    agree(&app);
    assert_eq!(
        session(&app).campaign().state().waits_for(),
        Some(Side::White)
    );
    act(&mut app, Action::Extend(true));
    assert_eq!(
        session(&app).campaign().state().waits_for(),
        Some(Side::Black)
    );
    // Left here, Black is the one to be asked.
    let again = session(&app).table().unwrap();
    assert_eq!(again.question(), table(&app).question());
    act(&mut app, Action::Extend(true));
    agree(&app);
    assert_eq!(table(&app).position().budget(), 70);
    let again = session(&app).table().unwrap();
    assert_eq!(again.record().entries(), table(&app).record().entries());
}

#[test]
fn one_no_is_a_draw() {
    let lines = "army white c4 1R\narmy black d4 1R";
    let mut app = game(hotseat(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    for _ in 0..100 {
        let mv = quiet(table(&app));
        act(&mut app, Action::Play(mv));
    }
    act(&mut app, Action::Extend(true));
    act(&mut app, Action::Extend(false));
    agree(&app);
    assert_eq!(table(&app).outcome().unwrap().reason, Reason::Budget);
    assert_eq!(session(&app).campaign().state().pending(), None);
}

/// A person against barbarians: their side is played by the computer, and their turn goes on
/// after the battle.
#[test]
fn barbarians_are_fought_on_the_board() {
    let lines =
        "barbarians on\ncamp d1\narmy white d3 2P1R\narmy rogue d2 4P2N of d1\nturn black 2";
    let mut session_now = against_computer(lines);
    assert_eq!(
        session_now.campaign().state().options().opponent,
        Opponent::Computer
    );
    let mut feed = Feed::default();
    // Black does nothing.
    session_now
        .apply(&Command::End, &mut ::campaign::NoBattles, &mut feed)
        .unwrap();
    let mut app = game(session_now);
    order(&mut app, Act::Fight);
    assert_eq!(screen(&app), Screen::Battle);
    let campaign = table(&app).setup().campaign.unwrap();
    assert_eq!(campaign.sides, [Side::Rogue, Side::White]);
    assert_eq!(table(&app).setup().name(Kingdom::White), "Barbarians");
    until(&mut app, "the barbarians' move", |app| {
        table(app).is_persons_turn()
    });
    agree(&app);
    act(&mut app, Action::Resign);
    act(&mut app, Action::Confirm);
    until(&mut app, "what follows", |app| {
        session(app).wanted().is_none()
    });
    agree(&app);
    assert_eq!(session(&app).campaign().state().turn(), Side::White);
}

#[test]
fn a_table_that_does_not_fit_is_laid_anew() {
    let lines = "army white c4 4P1R1N\narmy black d4 4P1R";
    let mut app = game(hotseat(lines));
    say(&mut app, "march c4 d4 all");
    order(&mut app, Act::Fight);
    let mv = quiet(table(&app));
    act(&mut app, Action::Play(mv));
    // Somebody puts another position on the table.
    let setup = table(&app).setup().clone();
    app.insert_resource(Table::new(setup));
    app.update();
    assert_eq!(table(&app).record().len(), 1);
    agree(&app);
    assert!(app.world().resource::<Prepared>().0.is_none());
}
