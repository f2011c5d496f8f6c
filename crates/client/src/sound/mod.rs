//! Effects, ambience and music: what is heard, on three channels with volumes apart.

mod ambience;
mod captions;
mod map;
mod player;
mod volume;

pub use ambience::{Ambience, Surroundings};
pub use captions::Captions;

use bevy::prelude::*;

/// What can be wished; who fulfils it is [`playing`].
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<Ambience>()
        .init_resource::<Tune>()
        .add_plugins((map::plugin, captions::plugin));
}

/// Fulfils the wishes on the sound device; a game run headless goes without.
pub(super) fn playing(app: &mut App) {
    app.add_plugins(player::plugin);
}

/// An effect; its file is its name in snake case.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece takes a step or a leap.
    Step,
    /// A piece slides over several squares.
    Slide,
    /// A piece is captured.
    Capture,
    /// A King is attacked.
    Check,
    /// A King loses a power.
    PowerLost,
    /// A King wins a power.
    PowerWon,
    /// A Tower fires.
    TowerShot,
    /// A piece comes from the reserve.
    Drop,
    /// A pawn is promoted.
    Promote,
    /// The person has won.
    Victory,
    /// The person has lost.
    Defeat,
    /// Nobody has won.
    Draw,
    /// A button or a choice.
    Click,
    /// Something that can't be done.
    Refuse,
    /// The move budget comes to its end.
    Warning,
    /// A battle begins.
    Horn,
    /// Bells of a city.
    Bells,
    /// An army marches.
    March,
    /// Riders.
    Ride,
    /// Gold comes in.
    Coins,
    /// A piece is finished.
    Hammer,
    /// Something burns.
    Fire,
    /// Dice are rolled.
    Dice,
    /// A block is turned over, or the board.
    TurnOver,
}

impl Sound {
    /// Every effect.
    pub const ALL: [Self; 24] = [
        Self::Step,
        Self::Slide,
        Self::Capture,
        Self::Check,
        Self::PowerLost,
        Self::PowerWon,
        Self::TowerShot,
        Self::Drop,
        Self::Promote,
        Self::Victory,
        Self::Defeat,
        Self::Draw,
        Self::Click,
        Self::Refuse,
        Self::Warning,
        Self::Horn,
        Self::Bells,
        Self::March,
        Self::Ride,
        Self::Coins,
        Self::Hammer,
        Self::Fire,
        Self::Dice,
        Self::TurnOver,
    ];

    /// The file below `assets/sounds`, without its ending.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Slide => "slide",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::PowerLost => "power_lost",
            Self::PowerWon => "power_won",
            Self::TowerShot => "tower_shot",
            Self::Drop => "drop",
            Self::Promote => "promote",
            Self::Victory => "victory",
            Self::Defeat => "defeat",
            Self::Draw => "draw",
            Self::Click => "click",
            Self::Refuse => "refuse",
            Self::Warning => "warning",
            Self::Horn => "horn",
            Self::Bells => "bells",
            Self::March => "march",
            Self::Ride => "ride",
            Self::Coins => "coins",
            Self::Hammer => "hammer",
            Self::Fire => "fire",
            Self::Dice => "dice",
            Self::TurnOver => "turn_over",
        }
    }
}

/// Plays an effect once.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);

/// The piece of music that is played.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Tune {
    /// A slow dance.
    #[default]
    Calm,
    /// Over a drum that does not stop.
    Battle,
}

impl Tune {
    /// Every piece.
    pub const ALL: [Self; 2] = [Self::Calm, Self::Battle];

    /// The file below `assets/sounds`, without its ending.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "music",
            Self::Battle => "music_battle",
        }
    }
}
