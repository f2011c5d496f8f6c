//! Campaigns between screens.

use crate::campaigner::Campaigner;
use crate::guest::{Guest, Party};
use bevy::prelude::*;
use campaign::world::{Site, SiteKind};
use campaign::{Campaign, Command, Pending, Square, View, ViewPending};
use client::battle::{Action, Question as BattleQuestion, Table};
use client::campaign::{Act, Feed, Refused, Session};
use client::opponent::Working;
use client::screens::{Overlay, Screen};
use client::transition::{Go, Transition};
use client::windowless::Inputs;
use client::world::{Drawn, Reel};
use engine::{Level, Stop, strategist};
use protocol::{Act as Wished, Opening, SetUp, What};
use rules::Color;

/// After so many rounds somebody gives up.
const ROUNDS: u32 = 25;

/// A campaign of a room on a small world.
fn opening(barbarians: bool) -> Opening {
    Opening::between_people(SetUp::Campaign {
        size: 8,
        fog: true,
        barbarians,
    })
}

impl Campaigner for Guest {}

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

    /// Whether the board shows the battle as the room has it.
    fn board_agrees(&self) -> bool {
        let Some(table) = self.table() else {
            return false;
        };
        // Once it is over, another may wait already.
        table.outcome().is_some()
            || match self.room_campaign().state().pending() {
                Some(Pending::Battle(battle)) => &battle.position == table.position(),
                _ => false,
            }
    }

    fn at_rest(&self) -> bool {
        let world = self.app.world();
        let Some(session) = world.get_resource::<Session>() else {
            return false;
        };
        // What happens on the map meanwhile is shown there later.
        let shown = self.screen() != Screen::World
            || world.resource::<Reel>().is_idle()
                && world.resource::<Feed>().left(session.viewer()) == 0;
        shown
            && world.resource::<Working>().labour().is_none()
            && session.job().is_none()
            && session.sent().is_none()
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
            let mut drawn = (*self.app.world().resource::<Drawn>().view).clone();
            // How far a battle has come is seen on its board alone.
            drawn.pending = known.pending.clone();
            drawn.must_act = known.must_act;
            assert!(drawn == known, "the map is another");
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

    fn advice(&self, level: Level) -> Command {
        let seed = self.room_campaign().record().len() as u64;
        strategist::decide(self.session().view(), level, seed, &Stop::default())
    }
}

impl Party {
    /// Whose decision is awaited, if it is a person's.
    fn who_decides(&self) -> Option<usize> {
        let side = self.state().waits_for()?.kingdom()?;
        let decides = |guest: &Guest| {
            let session = guest.session();
            session.viewer() == side && session.seat(side).is_human()
        };
        self.guests.iter().position(decides)
    }

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

    /// Everybody who fights, and who looks over such a one's shoulder, goes to the board; gives
    /// who is there.
    fn goes_to_the_board(&mut self) -> Vec<usize> {
        let fights = |guest: &Guest| {
            let pending = &guest.session().view().pending;
            matches!(pending, Some(ViewPending::Battle { .. }))
        };
        let all = 0..self.guests.len();
        let there: Vec<usize> = all.filter(|it| fights(&self.guests[*it])).collect();
        for guest in &there {
            self.guests[*guest].presses(KeyCode::KeyF);
        }
        self.until("the board", |guests| {
            there.iter().map(|it| &guests[*it]).all(|guest| {
                let passing = guest.app.world().resource::<Transition>();
                guest.screen() == Screen::Battle && !passing.goes_on() && guest.table().is_some()
            })
        });
        there
    }

    /// One goes from the board to the map, and comes back.
    fn looks_at_the_map(&mut self, who: usize) {
        let (to, at) = (Screen::World, None);
        let game = &mut self.guests[who].app;
        game.world_mut().write_message(Go { to, at });
        self.until("the map", |guests| {
            guests[who].screen() == Screen::World && guests[who].at_rest()
        });
        self.guests[who].is_right();
        self.guests[who].presses(KeyCode::KeyF);
        self.until("the board", |guests| {
            guests[who].screen() == Screen::Battle && guests[who].at_rest()
        });
    }

    /// The boards show the same battle, once what a computer decides meanwhile has come to all.
    fn boards_agree(&mut self, there: &[usize]) {
        self.until("the same battle at every board", |guests| {
            let agrees = |it: &usize| guests[*it].board_agrees();
            Self::is_of_one_mind(guests) && there.iter().all(agrees)
        });
        let first = self.guests[there[0]].table().unwrap();
        for guest in there {
            let table = self.guests[*guest].table().unwrap();
            assert_eq!(table.position(), first.position());
            assert_eq!(table.record().entries(), first.record().entries());
        }
    }

    /// A computer that thinks at the host's screen decides.
    fn waits_for_a_computer(&mut self) {
        let before = self.number();
        self.until("a computer's decision", |guests| {
            guests.iter().for_each(Guest::leaks_nothing);
            guests[0].arbiter().number() > before
        });
        self.rests();
    }

    /// Fights the battle that waits at everybody's boards, and comes back to the map. At most so
    /// many moves: then who is to move leaves it or gives it up.
    fn fights(&mut self, level: Level, most: usize) {
        let there = self.goes_to_the_board();
        for turn in 0.. {
            self.boards_agree(&there);
            let table = self.guests[there[0]].table().unwrap();
            if table.outcome().is_some() {
                break;
            }
            let position = table.position().clone();
            if turn == 3 {
                self.looks_at_the_map(there[0]);
            }
            let Some(who) = self.who_decides() else {
                self.waits_for_a_computer();
                continue;
            };
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
            let shows = |guest: &usize| guests[*guest].overlay() == Overlay::Result;
            there.iter().all(shows)
        });
        self.boards_agree(&there);
        for guest in there {
            let guest = &mut self.guests[guest];
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

    /// Somebody does something, once more if the line was lost just then: that is told him, and
    /// nothing is sent.
    fn insists(&mut self, who: usize, what: impl Fn(&mut Guest)) {
        let before = self.number();
        for _ in 0..5 {
            what(&mut self.guests[who]);
            for _ in 0..4_000 {
                if self.number() > before {
                    return self.rests();
                }
                self.idles(1);
            }
        }
        panic!("the room never answered");
    }

    /// The one asks to have the battle played out, the other agrees; barbarians are not asked.
    fn resolves(&mut self) {
        let Some(Pending::Battle(_)) = self.state().pending() else {
            panic!("no battle waits");
        };
        let who = self.who_decides().expect("somebody's battle");
        let said = self.guests[0].room_campaign().record().len();
        self.insists(who, |guest| guest.presses(KeyCode::KeyV));
        if self.was_played_out_since(said) {
            return;
        }
        let asked = self.guests[0].arbiter().asked().cloned();
        assert_eq!(asked.map(|it| it.what), Some(What::Resolve));
        let yes = true;
        self.insists(1 - who, |guest| guest.wishes(Wished::Answer { yes }));
        assert!(self.was_played_out_since(said));
    }

    fn was_played_out_since(&self, said: usize) -> bool {
        let record = &self.guests[0].room_campaign().record()[said..];
        record.iter().any(|it| it.command == Command::Resolve)
    }

    /// Whoever is to decide on the map does what a player of that level would.
    fn plays_on(&mut self, levels: [Level; 2]) {
        let Some(who) = self.who_decides() else {
            return self.waits_for_a_computer();
        };
        let advice = self.guests[who].advice(levels[who]);
        let said = self.guests[0].room_campaign().record().len();
        self.lets(who, |guest| guest.takes_advice(advice));
        let said = &self.guests[0].room_campaign().record()[said];
        let first = |command: &Command| command.to_string().split(' ').next().map(str::to_owned);
        assert_eq!(first(&said.command), first(&advice));
    }
}

#[test]
fn two_people_play_a_campaign_to_its_end_while_a_third_looks_on() {
    let mut party = Party::meets("WORLDS", opening(true));
    party.until("the map", |guests| {
        guests.iter().all(|it| it.screen() == Screen::World)
    });
    party.rests();
    let viewers = [Color::White, Color::Black, Color::White];
    for (guest, viewer) in party.guests.iter().zip(viewers) {
        assert_eq!(guest.session().viewer(), viewer);
    }
    assert!(party.guests[2].session().looks_on());
    let mut battles = 0;
    for step in 0.. {
        if party.state().won().is_some() {
            break;
        }
        if party.state().round() > ROUNDS && party.state().pending().is_none() {
            // The land lies so that it would take too long.
            let who = party.who_decides().unwrap();
            party.guests[who].does(Act::Resign);
            party.lets(who, |guest| guest.does(Act::Confirm));
            break;
        }
        match step % 61 {
            17 => party.here.cut(),
            45 if step < 300 => party.here.restart(),
            _ => {}
        }
        match party.state().pending() {
            Some(Pending::Battle(_)) => {
                battles += 1;
                match battles {
                    1 | 3 => party.fights(Level::Club, 30),
                    _ => party.resolves(),
                }
            }
            _ => party.plays_on([Level::Expert, Level::Beginner]),
        }
    }
    println!("{battles} battles, {} commands", party.number());
    assert!(party.state().won().is_some());
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

/// Where a kingdom's capital is.
fn capital(guest: &Guest) -> Square {
    let session = guest.session();
    let mut sites = session.campaign().state().sites();
    let own = |(at, site): (Square, &Site)| {
        let capital = site.kind == SiteKind::Capital;
        (capital && site.owner == Some(session.viewer())).then_some(at)
    };
    sites.find_map(own).unwrap()
}

#[test]
fn taking_back_is_free_while_nothing_was_learned_and_asked_for_later() {
    let mut party = Party::meets("BACKWARDS", opening(false));
    party.until("the map", |guests| {
        guests.iter().all(|it| it.screen() == Screen::World)
    });
    party.rests();
    let said = |party: &Party| party.guests[1].room_campaign().record().len();
    let piece = rules::Piece::Knight;
    let at = capital(&party.guests[0]);
    let build = Act::Say(Command::Build { at, piece });
    party.lets(0, |guest| guest.does(build));
    assert_eq!(party.guests[0].session().can_go_back(), Ok(true));
    party.lets(0, |guest| guest.presses(KeyCode::KeyU));
    assert_eq!(said(&party), 0, "at once");
    party.lets(0, |guest| guest.does(build));
    party.lets(0, |guest| guest.takes_advice(Command::End));
    assert_eq!(party.guests[0].session().can_go_back(), Ok(false));
    let nothing = party.guests[1].session().can_go_back();
    assert_eq!(nothing, Err(Refused::NothingOfYours));
    for yes in [false, true] {
        party.lets(0, |guest| guest.presses(KeyCode::KeyU));
        assert_eq!(said(&party), 2, "Bea is asked first");
        assert!(party.guests[1].arbiter().asked().is_some());
        party.lets(1, |guest| guest.wishes(Wished::Answer { yes }));
    }
    assert_eq!(said(&party), 1);
    assert_eq!(party.who_decides(), Some(0));
    // Nobody decides for another, and who looks on decides nothing.
    let looks_on = party.guests[2].session().can_act();
    assert_eq!(looks_on, Err(Refused::LooksOn));
    let before = party.number();
    party.guests[1].does(Act::EndTurn);
    party.guests[2].does(Act::EndTurn);
    for _ in 0..50 {
        party.goes_on();
    }
    assert_eq!(party.number(), before);
    // The host is left alone.
    party.guests[1].wishes(Wished::Leave);
    party.until("the end", |guests| guests[0].screen() == Screen::Chronicle);
    assert_eq!(party.guests[0].session().winner(), Some(Color::White));
}

#[test]
fn the_hosts_screen_thinks_for_a_computer_and_the_barbarians() {
    let mut opening = opening(true);
    opening.seats[1] = tabletop::Sitter::Computer(Level::Beginner);
    let mut party = Party::meets("ALONE", opening);
    party.until("the map", |guests| {
        guests.iter().all(|it| it.screen() == Screen::World)
    });
    party.rests();
    for _ in 0..400 {
        if party.state().won().is_some() || party.state().round() > 9 {
            break;
        }
        match party.state().pending() {
            Some(Pending::Battle(_)) => party.fights(Level::Club, 12),
            _ => party.plays_on([Level::Club; 2]),
        }
    }
    assert!(party.state().won().is_some() || party.state().round() > 9);
}
