//! Campaigns between screens.

use crate::guest::{Guest, Party};
use bevy::prelude::*;
use campaign::{Campaign, Command, Party as Who, Pending, Side, Square, View};
use client::battle::{Action, Do, Question as BattleQuestion, Table};
use client::campaign::{Act, Feed, Order, Question, Session};
use client::opponent::Working;
use client::screens::{Overlay, Screen};
use client::transition::{Go, Transition};
use client::windowless::Inputs;
use client::world::{Drawn, Reel};
use engine::{Level, Stop, strategist};
use protocol::{Act as Wished, Opening, SetUp, What};
use rules::Color;

/// A campaign of a room on a small world.
fn opening(barbarians: bool) -> Opening {
    Opening::between_people(SetUp::Campaign {
        size: 8,
        fog: true,
        barbarians,
    })
}

/// What whoever sits at a screen sees of the campaign, and does in it.
impl Guest {
    fn session(&self) -> &Session {
        self.app.world().resource()
    }

    fn room_campaign(&self) -> &Campaign {
        let table = self.arbiter().table().campaign();
        table.expect("a campaign").campaign()
    }

    fn table(&self) -> Option<&Table> {
        self.app.world().get_resource()
    }

    fn at_rest(&self) -> bool {
        let world = self.app.world();
        let Some(session) = world.get_resource::<Session>() else {
            return false;
        };
        world.resource::<Working>().labour().is_none()
            && session.job().is_none()
            && session.sent().is_none()
            && world.resource::<Reel>().is_idle()
            && world.resource::<Feed>().left(session.viewer()) == 0
            && !world.resource::<Transition>().goes_on()
    }

    /// The screen shows what the room says, and no more than its own kingdom knows of it.
    fn is_right(&self) {
        let session = self.session();
        assert_eq!(session.campaign().state(), self.room_campaign().state());
        assert_eq!(session.campaign().record(), self.room_campaign().record());
        let known = View::new(self.room_campaign().state(), session.viewer());
        assert!(**session.view() == known, "the view is another");
        if self.screen() == Screen::World {
            let drawn = self.app.world().resource::<Drawn>();
            assert!(*drawn.view == known, "the map is another");
        }
    }

    /// Nothing of another kingdom is on its way to the screen.
    fn leaks_nothing(&self) {
        let world = self.app.world();
        let Some(session) = world.get_resource::<Session>() else {
            return;
        };
        assert_eq!(session.view().who, session.viewer());
        assert_eq!(world.resource::<Feed>().left(!session.viewer()), 0);
        if let Some(drawn) = world.get_resource::<Drawn>() {
            assert_eq!(drawn.view.who, session.viewer());
        }
    }

    fn does(&mut self, act: Act) {
        self.app.world_mut().write_message(Order(act));
        self.app.update();
    }

    fn acts(&mut self, action: Action) {
        self.app.world_mut().write_message(Do(action));
        self.app.update();
    }

    /// Does on the map what somebody advised, as a person does.
    fn follows(&mut self, advice: Command) {
        match advice {
            Command::March { from, to, who } => self.sends([from, to], who, None),
            Command::Ride { from, to, who, via } => self.sends([from, to], who, via),
            Command::Rally { from, goal, pieces } => {
                self.does(Act::Select(from));
                self.presses(KeyCode::KeyR);
                self.does(Act::Touch(goal));
                self.picks(Who::Some(pieces));
            }
            Command::Land { at } => self.does(Act::Touch(at)),
            Command::End => {
                self.presses(KeyCode::KeyE);
                if self.session().question().is_some() {
                    self.presses(KeyCode::KeyY);
                }
            }
            other => self.does(Act::Say(other)),
        }
    }

    fn sends(&mut self, [from, to]: [Square; 2], who: Who, via: Option<Square>) {
        self.does(Act::Select(from));
        self.does(Act::Touch(to));
        if let Some(via) = via {
            self.does(Act::PickVia(via));
        }
        self.picks(who);
    }

    fn picks(&mut self, who: Who) {
        let Some(Question::Party(_)) = self.session().question() else {
            return;
        };
        match who {
            Who::All => self.presses(KeyCode::KeyM),
            Who::Some(army) => {
                for (piece, count) in army.iter() {
                    self.does(Act::Pick(piece, count));
                }
            }
        }
        self.presses(KeyCode::KeyG);
    }

    fn advice(&self, level: Level) -> Command {
        let seed = self.room_campaign().record().len() as u64;
        strategist::decide(self.session().view(), level, seed, &Stop::default())
    }
}

/// Which guest decides for a side: Ann is White and, as the host, the barbarians.
fn guest_of(side: Side) -> usize {
    usize::from(side == Side::Black)
}

impl Party {
    fn state(&self) -> &campaign::State {
        self.guests[0].room_campaign().state()
    }

    /// Everybody has seen everything and the screens are right.
    fn rests(&mut self) {
        self.until("rest", |guests| {
            guests.iter().for_each(Guest::leaks_nothing);
            Self::is_of_one_mind(guests) && guests.iter().all(Guest::at_rest)
        });
        self.guests.iter().for_each(Guest::is_right);
    }

    fn number(&self) -> u64 {
        self.guests[0].arbiter().number()
    }

    /// Somebody does something, and it comes back to everybody.
    fn lets(&mut self, who: usize, what: impl FnOnce(&mut Guest)) {
        let before = self.number();
        what(&mut self.guests[who]);
        self.until("an answer of the room", |guests| {
            guests.iter().for_each(Guest::leaks_nothing);
            guests[0].arbiter().number() > before
        });
        self.rests();
    }

    /// Everybody, also who looks on, goes to the board.
    fn goes_to_the_board(&mut self) {
        for guest in &mut self.guests {
            guest.presses(KeyCode::KeyF);
        }
        self.until("the board", |guests| {
            guests.iter().all(|guest| {
                let passing = guest.app.world().resource::<Transition>();
                guest.screen() == Screen::Battle && !passing.goes_on() && guest.table().is_some()
            })
        });
    }

    /// The boards show the same battle.
    fn boards_agree(&self) {
        let first = self.guests[0].table().unwrap();
        for guest in &self.guests {
            let table = guest.table().unwrap();
            assert_eq!(table.position(), first.position());
            assert_eq!(table.record().entries(), first.record().entries());
            if let Some(Pending::Battle(battle)) = self.state().pending() {
                assert_eq!(&battle.position, table.position());
            }
        }
    }

    /// Fights the battle that waits at everybody's boards, and comes back to the map. At most so
    /// many moves: then who is to move leaves it or gives it up.
    fn fights(&mut self, level: Level, most: usize) {
        self.goes_to_the_board();
        for turn in 0.. {
            self.boards_agree();
            let Some(Pending::Battle(battle)) = self.state().pending() else {
                break;
            };
            let position = battle.position.clone();
            let who = guest_of(self.state().waits_for().unwrap());
            let table = self.guests[who].table().unwrap();
            assert!(table.is_persons_turn());
            if let Some(BattleQuestion::Extend(_)) = table.question() {
                self.lets(who, |guest| guest.acts(Action::Extend(turn % 2 == 0)));
                continue;
            }
            if turn >= most {
                self.lets(who, |guest| {
                    guest.acts(Action::Resign);
                    guest.acts(Action::Confirm);
                });
                continue;
            }
            let mv = engine::choose(&position, level, turn as u64, &Stop::default()).unwrap();
            self.lets(who, |guest| guest.acts(Action::Play(mv)));
        }
        self.until("the result", |guests| {
            let shows = |guest: &Guest| guest.overlay() == Overlay::Result;
            guests.iter().all(shows)
        });
        self.boards_agree();
        for guest in &mut self.guests {
            assert!(guest.table().unwrap().outcome().is_some());
            guest.closes_overlay();
            let (to, at) = (Screen::World, None);
            guest.app.world_mut().write_message(Go { to, at });
        }
        self.until("the map", |guests| {
            guests.iter().all(|it| it.screen() != Screen::Battle)
        });
        self.rests();
    }

    /// The one asks to have the battle played out, the other agrees.
    fn resolves(&mut self) {
        let Some(Pending::Battle(_)) = self.state().pending() else {
            panic!("no battle waits");
        };
        let who = guest_of(self.state().waits_for().unwrap());
        self.lets(who, |guest| guest.presses(KeyCode::KeyV));
        let asked = self.guests[0].arbiter().asked().cloned();
        assert_eq!(asked.map(|it| it.what), Some(What::Resolve));
        let yes = true;
        self.lets(1 - who, |guest| guest.wishes(Wished::Answer { yes }));
        assert!(!matches!(self.state().pending(), Some(Pending::Battle(_))));
    }

    /// Whoever is to decide on the map does what a player of that level would.
    fn plays_on(&mut self, levels: [Level; 2]) {
        let who = guest_of(self.state().waits_for().unwrap());
        let advice = self.guests[who].advice(levels[who]);
        self.lets(who, |guest| guest.follows(advice));
        let last = self.guests[0].room_campaign().record().last().unwrap();
        let first = |command: &Command| command.to_string().split(' ').next().map(str::to_owned);
        assert_eq!(first(&last.command), first(&advice));
    }
}

#[test]
fn two_people_play_a_campaign_to_its_end_while_a_third_looks_on() {
    let mut party = Party::meets("WORLDS", opening(false));
    party.until("the map", |guests| {
        guests.iter().all(|it| it.screen() == Screen::World)
    });
    party.rests();
    let viewers = [Color::White, Color::Black, Color::White];
    for (guest, viewer) in party.guests.iter().zip(viewers) {
        assert_eq!(guest.session().viewer(), viewer);
    }
    assert!(party.guests[2].session().looks_on());
    let (mut fought, mut resolved) = (0, 0);
    for step in 0..6_000 {
        if party.state().won().is_some() {
            break;
        }
        assert!(party.state().round() < 120, "it takes too long");
        match step % 61 {
            17 => party.here.cut(),
            45 if step < 300 => party.here.restart(),
            _ => {}
        }
        match party.state().pending() {
            Some(Pending::Battle(_)) if fought < 2 => {
                fought += 1;
                party.fights(Level::Club, 30);
            }
            Some(Pending::Battle(_)) => {
                resolved += 1;
                party.resolves();
            }
            _ => party.plays_on([Level::Master, Level::Beginner]),
        }
    }
    assert_eq!(party.state().won(), Some(Color::White));
    assert!(
        fought > 0 && resolved > 0,
        "{fought} fought, {resolved} resolved"
    );
    party.until("the chronicle", |guests| {
        guests.iter().all(|it| it.screen() == Screen::Chronicle)
    });
    again(&mut party);
}

/// Another campaign in the same room: another world, and the kingdoms change hands.
fn again(party: &mut Party) {
    let world = party.guests[0].room_campaign().start().clone();
    let what = What::Rematch;
    party.guests[0].wishes(Wished::Ask { what });
    party.until("the question", |guests| {
        guests.iter().all(|it| it.arbiter().asked().is_some())
    });
    party.guests[1].wishes(Wished::Ask { what });
    party.until("the new map", |guests| {
        guests.iter().all(|it| it.screen() == Screen::World)
    });
    party.rests();
    assert_ne!(party.guests[1].room_campaign().start(), &world);
    assert_eq!(party.guests[0].session().viewer(), Color::Black);
    assert_eq!(party.guests[1].session().viewer(), Color::White);
    // Bea is White now, and gives up at once.
    party.guests[1].does(Act::Resign);
    party.guests[1].does(Act::Confirm);
    party.until("the end", |guests| {
        guests.iter().all(|it| it.screen() == Screen::Chronicle)
    });
    assert_eq!(party.state().won(), Some(Color::Black));
}
