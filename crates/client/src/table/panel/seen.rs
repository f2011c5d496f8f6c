//! What the person before the table sees and may do, worked out once for every change.

use crate::table::Seated;
use bevy::prelude::*;
use tabletop::{
    Choice, Ending, Kind, Livery, Look, Place, Player, PlayerLook, Refused, Sign, Sitter, Sitting,
    Step, WayOut,
};

/// A player as the panel tells of him.
#[derive(Clone, Debug)]
pub struct Chair {
    /// Who.
    pub player: Player,
    /// What he is called.
    pub name: String,
    /// His colours.
    pub livery: Livery,
    /// Who decides for him.
    pub sitter: Sitter,
    /// What is seen of him off the board.
    pub look: PlayerLook,
}

/// Everything the panel shows of a game.
#[derive(Resource, Clone, Debug)]
pub struct Seen {
    /// The board and what lies beside it.
    pub look: Look,
    /// The record.
    pub steps: Vec<Step>,
    /// The players in turn order.
    pub chairs: Vec<Chair>,
    /// What the person at the board can place from his reserve.
    pub placeable: Vec<Kind>,
    /// The choices that are buttons.
    pub buttons: Vec<Choice>,
    /// How the person at the board may end the game.
    pub ways_out: Vec<WayOut>,
    /// Whether anything can be taken back, or why not.
    pub take_back: Result<(), Refused>,
    /// Whether a hint can be had, or why not.
    pub hint: Result<(), Refused>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

impl Seen {
    /// What is seen of a game now.
    pub fn of(sitting: &Sitting) -> Self {
        let (game, look) = (sitting.game(), sitting.look());
        let chair = |player: Player| Chair {
            player,
            name: game.name(player),
            livery: game.livery(player),
            sitter: sitting.sitter(player),
            look: look
                .players
                .iter()
                .find(|it| it.player == player)
                .cloned()
                .unwrap_or_else(|| PlayerLook::new(player)),
        };
        Self {
            chairs: game.players().into_iter().map(chair).collect(),
            steps: sitting.steps(),
            placeable: placeable(sitting),
            buttons: sitting.buttons(),
            ways_out: sitting.ways_out(),
            take_back: sitting.can_take_back(),
            hint: sitting.can_hint(),
            ending: game.ending(),
            look,
        }
    }

    /// The player with that number.
    pub fn chair(&self, player: Player) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.player == player)
    }

    /// Whether a King stands in check.
    pub fn is_check(&self) -> bool {
        self.look.signs.iter().any(|(_, sign)| *sign == Sign::Check)
    }
}

fn placeable(sitting: &Sitting) -> Vec<Kind> {
    let choices = sitting.choices().into_iter();
    choices
        .filter_map(|choice| match choice.from {
            Some(Place::Reserve(kind)) => Some(kind),
            _ => None,
        })
        .collect()
}

/// Keeps what is seen that of the table.
pub(super) fn look_again(
    mut commands: Commands,
    seated: Option<Res<Seated>>,
    seen: Option<Res<Seen>>,
) {
    match seated {
        None if seen.is_some() => commands.remove_resource::<Seen>(),
        Some(seated) if seated.is_changed() || seen.is_none() => {
            commands.insert_resource(Seen::of(&seated.0));
        }
        _ => {}
    }
}
