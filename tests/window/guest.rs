//! A person at a table with mouse and keyboard: what to do is a strong computer's choice, how it
//! is done is by clicks on the board and its panel alone.

use crate::game::{Game, State};
use engine::{Level, Stop};
use tabletop::{Choice, Place, Sitter, Sitting};

/// A person at a table.
pub struct Guest {
    /// How well he plays.
    level: Level,
    decisions: u64,
}

impl Guest {
    pub fn new(level: Level) -> Self {
        Self {
            level,
            decisions: 0,
        }
    }

    /// Waits until a person is to decide or the result is shown.
    pub fn awaited(game: &mut Game) -> State {
        game.wait_for("a person's turn", |state| {
            state.has("overlay Result")
                || state.has("screen Table")
                    && state.has("overlay None")
                    && state.value("ending").is_none()
                    && (state.value("curtain").is_some()
                        || state.value("choices").is_some_and(|it| it != "0"))
        })
    }

    /// Decides once; `false` if the game is over.
    pub fn plays(&mut self, game: &mut Game) -> bool {
        let mut state = Self::awaited(game);
        if state.has("overlay Result") {
            return false;
        }
        if state.value("curtain").is_some() {
            self.unveils(game);
            state = Self::awaited(game);
        }
        let choice = self.decides(&state);
        does(game, &choice);
        true
    }

    /// The screen has been handed over.
    fn unveils(&self, game: &mut Game) {
        game.hand(&["key", "Return"]);
        game.wait_for("what lay behind the curtain", |state| {
            state.value("curtain").is_none()
        });
    }

    fn decides(&mut self, state: &State) -> Choice {
        self.decisions += 1;
        let board = state.at_table().expect("a game");
        let player = board.decider().expect("somebody decides");
        let mind = board.mind(player).expect("he knows something");
        let action = mind.think(self.level, self.decisions, &Stop::default());
        let action = action.expect("there is something to do");
        let choices = Sitting::new(board, &[Sitter::Human; 4]);
        let choices = choices.game().choices();
        let meant = choices.iter().find(|choice| choice.action == action);
        // A whole set-up at once is nothing a hand can do: he takes his army as it is.
        let ready = || choices.iter().find(|choice| choice.action == "ready");
        meant.or_else(ready).expect("it may be done").clone()
    }
}

/// Does a choice by clicks and waits until it is done.
pub fn does(game: &mut Game, choice: &Choice) {
    let before = game.state().value("version").map(str::to_owned);
    let is_done = |state: &State| {
        state.has("overlay Result") || state.value("version").map(str::to_owned) != before
    };
    // A click may come between two pictures of a busy machine: a person gives it again.
    for _ in 0..4 {
        if is_done(&game.state()) {
            return;
        }
        pick(game, choice);
        match choice.to {
            Some(to) => click_place(game, &to.to_string()),
            None => game.click(&choice.words),
        }
        if choice.to.is_some() && choice.icon.is_some() {
            game.comes(|state| state.value("asking").is_some() || is_done(state));
        }
        if game.state().value("asking").is_some() {
            game.click(&choice.words);
        }
        if game.comes(is_done) {
            return;
        }
    }
    panic!("{choice:?} was not done:\n{}", game.state().0);
}

fn pick(game: &mut Game, choice: &Choice) {
    let is_picked = |state: &State| state.value("picked").is_some();
    match choice.from {
        Some(Place::Board(from)) => {
            let name = from.to_string();
            if game.state().value("picked") != Some(&name) {
                click_place(game, &name);
            }
        }
        Some(Place::Reserve(kind)) if !is_picked(&game.state()) => {
            let name = kind.to_string();
            game.click_where(&name, |it| {
                it.contains("in the reserve") && it.split(',').next() == Some(&name)
            });
        }
        _ => return,
    }
    game.comes(is_picked);
}

fn click_place(game: &mut Game, name: &str) {
    let state = game.wait_for("the board", |state| {
        !state.has("passing") && state.place(name).is_some()
    });
    game.click_at(state.place(name).expect("it is there"));
}
