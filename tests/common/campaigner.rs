//! What anybody before the map of a campaign does, in every test that plays one.

use bevy::prelude::*;
use campaign::{Command, Party, Square};
use client::battle::{Action, Do};
use client::campaign::{Act, Order, Question, Session};
use client::screens::curtain;
use client::windowless::Inputs;
use client::{board, transition, world};
use rules::battle::Army;

/// What the map and its battles are made of, without a window.
pub fn map_and_battles(app: &mut App) {
    app.add_plugins((
        client::battle::plugin,
        board::hands,
        client::opponent::plugin,
        client::campaign::plugin,
        transition::plugin,
        world::hands,
        curtain::plugin,
    ));
}

/// Whoever sits before the map.
pub trait Campaigner: Inputs {
    fn asks(&mut self) -> Option<Question> {
        self.game().world().resource::<Session>().question()
    }

    fn does(&mut self, act: Act) {
        self.game().world_mut().write_message(Order(act));
        self.game().update();
    }

    fn acts(&mut self, action: Action) {
        self.game().world_mut().write_message(Do(action));
        self.game().update();
    }

    /// Does what somebody advised, as a person does: selects, touches, picks, and off they go.
    fn takes_advice(&mut self, advice: Command) {
        match advice {
            Command::March { from, to, who } => self.sends([from, to], who, None),
            Command::Ride { from, to, who, via } => self.sends([from, to], who, via),
            Command::Rally { from, goal, pieces } => {
                self.does(Act::Select(from));
                self.presses(KeyCode::KeyR);
                self.does(Act::Touch(goal));
                self.picks(Party::Some(pieces));
            }
            Command::Land { at } => self.does(Act::Touch(at)),
            Command::End => {
                self.presses(KeyCode::KeyE);
                if self.asks().is_some() {
                    self.presses(KeyCode::KeyY);
                }
            }
            other => self.does(Act::Say(other)),
        }
    }

    fn sends(&mut self, [from, to]: [Square; 2], who: Party, via: Option<Square>) {
        self.does(Act::Select(from));
        self.does(Act::Touch(to));
        if let Some(via) = via {
            self.does(Act::PickVia(via));
        }
        self.picks(who);
    }

    /// Answers the picker, if it asks at all.
    fn picks(&mut self, who: Party) {
        let Some(Question::Party(picking)) = self.asks() else {
            return;
        };
        assert_eq!(picking.picked, Army::default(), "it starts at nobody");
        match who {
            Party::All => self.presses(KeyCode::KeyM),
            Party::Some(army) => {
                for (piece, count) in army.iter() {
                    self.does(Act::Pick(piece, count));
                }
            }
        }
        self.presses(KeyCode::KeyG);
    }
}
