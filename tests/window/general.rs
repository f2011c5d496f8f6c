//! A person who plays a campaign with mouse and keyboard: what to do is a strong computer's
//! choice, how it is done is by clicks on the map and its panels alone.

use crate::game::{Game, State};
use campaign::{Command, Party, Side, Square, View};
use engine::{Level, Stop, strategist};
use rules::battle::Army;
use rules::{Color, Position as _};

/// How a person deals with battles.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Battles {
    /// Lets each be resolved.
    Resolve,
    /// Fights each on the board.
    Fight,
}

pub struct General {
    pub battles: Battles,
    /// How many battles were fought on the board to their end.
    pub fought: usize,
    seed: u64,
}

impl General {
    pub fn new(battles: Battles) -> Self {
        Self {
            battles,
            fought: 0,
            seed: 0,
        }
    }

    /// Gives one command and waits until everything that came of it has been seen.
    pub fn give(&mut self, game: &mut Game) {
        let state = settled(game);
        if state.has("pending battle") {
            return self.battle(game);
        }
        let world = state.world().expect("a world");
        let view = View::new(&world, Color::White);
        assert!(view.must_act, "it is White's turn:\n{world}");
        self.seed += 1;
        let command = strategist::decide(&view, Level::Master, self.seed, &Stop::default());
        carry_out(game, &view, &command);
    }

    /// A battle waits on the map, or goes on at the board.
    fn battle(&mut self, game: &mut Game) {
        if self.battles == Battles::Resolve {
            let before = game.state().value("campaign").map(str::to_owned);
            game.click("Resolve");
            game.wait_for("the battle resolved", |state| {
                state.has("screen Chronicle")
                    || state.value("campaign").map(str::to_owned) != before
            });
            return;
        }
        if game.state().has("screen World") {
            game.click("Fight on the board");
        }
        while self.move_on_the_board(game) {}
        self.fought += 1;
        game.click("To the map");
        game.wait_for("the map again", |state| state.has("screen World"));
    }

    /// Waits until the person must move or answer at the board, or the battle is over.
    pub fn at_the_board(&self, game: &mut Game) -> State {
        game.wait_for("the board", |state| {
            state.has("overlay Result")
                || state.button("Fight on").is_some()
                || state.has("screen Battle")
                    && state.has("pending battle")
                    && state.position().is_some_and(|it| it.outcome().is_none())
                    && !state.has("passing")
                    && state.persons_move()
        })
    }

    /// One move of the person at the board; `false` once the battle is over.
    pub fn move_on_the_board(&mut self, game: &mut Game) -> bool {
        let state = self.at_the_board(game);
        if state.has("overlay Result") {
            return false;
        }
        if state.button("Fight on").is_some() {
            game.click("Fight on");
            return true;
        }
        let position = state.position().expect("a position");
        self.seed += 1;
        // A hand of few gestures: pieces in reserve stay there.
        let mv = engine::choose(&position, Level::Expert, self.seed, &Stop::default())
            .filter(|mv| !mv.is_drop())
            .or_else(|| position.legal_moves().into_iter().find(|mv| !mv.is_drop()))
            .expect("a legal move");
        game.play_one(&position, mv);
        true
    }
}

/// The state once everybody else has moved and all of it has been shown.
pub fn settled(game: &mut Game) -> State {
    game.wait_for("the person's turn", |state| {
        let at_rest = state.has("working no") && state.has("reel idle") && !state.has("passing");
        let quiet = state.has("overlay None");
        // A battle may be resolved whoever moves first in it.
        let world = || {
            state.world().is_ok_and(|world| {
                let waits = world.waits_for() == Some(Side::White)
                    || state.has("screen World") && state.has("pending battle");
                // Once it is won the chronicle opens by itself.
                waits && world.won().is_none()
            })
        };
        let there = state.has("screen World") || state.has("screen Battle");
        state.has("screen Chronicle") || (there && at_rest && quiet && world())
    })
}

/// Clicks a square of the map.
fn click_map(game: &mut Game, at: Square) {
    let state = game.wait_for("the map", |state| {
        state.map_square(at).is_some() && !state.has("passing")
    });
    let place = state.map_square(at).expect("it is there");
    game.click_at(place);
}

/// Selects a square, whatever was selected before.
fn choose(game: &mut Game, at: Square) {
    let chosen = game.state().value("chosen").map(str::to_owned);
    match chosen {
        Some(square) if square == at.to_string() => return,
        Some(square) => {
            click_map(game, Square::parse(&square).expect("a square"));
            game.wait_for("nothing selected", |state| state.value("chosen").is_none());
        }
        None => {}
    }
    let wanted = format!("chosen {at}");
    // A map that is still being painted may not feel the first click.
    for _ in 0..5 {
        click_map(game, at);
        if game.comes(|state| state.has(&wanted)) {
            return;
        }
    }
    panic!("{at} cannot be selected:\n{}", game.state().0);
}

/// Carries out a command by clicks.
fn carry_out(game: &mut Game, view: &View, command: &Command) {
    let before = game.state().value("campaign").map(str::to_owned);
    match *command {
        Command::March { from, to, who } => {
            send(game, view.marchers(from, to), from, to, who, None)
        }
        Command::Ride { from, to, who, via } => {
            send(game, view.riders(from, to), from, to, who, via)
        }
        Command::Rally { from, goal, pieces } => {
            choose(game, from);
            game.click("ally point");
            click_map(game, goal);
            if view.unordered(from).total() > 1 {
                pick(game, view.unordered(from), Party::Some(pieces));
                game.click("Set rally point");
            }
        }
        Command::Build { at, piece } => {
            choose(game, at);
            game.click(&format!("Build a {piece}"));
        }
        Command::Hold => game.click("Hold the walls"),
        Command::Sally => game.click("Sally out"),
        Command::Land { at } => click_map(game, at),
        Command::Extend(true) => game.click("Fight on"),
        Command::End => {
            game.click("End turn");
            if !view.todo.is_empty() {
                game.click("End turn anyway");
            }
        }
        other => panic!("nobody clicks {other}"),
    }
    game.wait_for(&format!("'{command}' done"), |state| {
        state.has("screen Chronicle")
            || state.value("campaign").map(str::to_owned) != before && state.has("working no")
    });
}

fn send(game: &mut Game, able: Army, from: Square, to: Square, who: Party, via: Option<Square>) {
    choose(game, from);
    let before = game.state().value("campaign").map(str::to_owned);
    click_map(game, to);
    // Who would go alone for a walk goes without being asked.
    let state = game.wait_for("the picker", |state| {
        state.value("picked").is_some() || state.value("campaign").map(str::to_owned) != before
    });
    if state.value("picked").is_none() {
        return;
    }
    pick(game, able, who);
    if let Some(via) = via.filter(|via| game.state().button(&via.to_string()).is_some()) {
        game.click(&via.to_string());
    }
    let state = game.state();
    let go = ["Attack", "March", "Ride"]
        .into_iter()
        .find(|name| state.button_named(name).is_some());
    game.click(go.expect("the picker can be done"));
}

fn pick(game: &mut Game, able: Army, who: Party) {
    let party = match who {
        Party::All => able,
        Party::Some(army) => army,
    };
    let wanted = |state: &State, army: &Army| {
        let picked = state.value("picked").and_then(|it| it.split(' ').nth(1));
        let picked: Army = picked.and_then(|it| it.parse().ok()).unwrap_or_default();
        picked == *army
    };
    if party == able {
        let all = ["March all", "Ride all", "All of them"];
        let state = game.wait_for("who can go", |state| {
            all.iter().any(|name| state.button(name).is_some())
        });
        let name = all.into_iter().find(|name| state.button(name).is_some());
        game.click(name.expect("it is there"));
        game.wait_for("everyone picked", |state| wanted(state, &party));
        return;
    }
    let mut so_far = Army::default();
    for (piece, count) in party.iter() {
        for _ in 0..count {
            so_far.add(piece, 1);
            add_one(game, piece, |state| wanted(state, &so_far));
        }
    }
}

/// Adds one piece to those that go. A panel still being drawn may not feel the first click.
fn add_one(game: &mut Game, piece: rules::Piece, added: impl Fn(&State) -> bool) {
    for _ in 0..5 {
        game.click(&format!("Add a {piece}"));
        if game.comes(&added) {
            return;
        }
    }
    panic!("no {piece} can be added:\n{}", game.state().0);
}
