//! Effects, ambience and music: what is heard, on three channels with volumes apart.

mod player;
mod volume;

use bevy::prelude::*;

/// What can be wished; who fulfils it is [`playing`].
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Play>().init_resource::<Ambience>();
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
}

impl Sound {
    /// Every effect.
    pub const ALL: [Self; 17] = [
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
        }
    }
}

/// Plays an effect once.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);

/// What is heard in the background; set it by what is on screen.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ambience {
    /// Nothing.
    #[default]
    Silence,
    /// Birds of field and forest.
    Birds,
    /// A river.
    Water,
    /// Wind over hills and walls.
    Wind,
}

impl Ambience {
    /// The file below `assets/sounds`, without its ending; `None` for silence.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Silence => None,
            Self::Birds => Some("ambience_birds"),
            Self::Water => Some("ambience_water"),
            Self::Wind => Some("ambience_wind"),
        }
    }
}
