use bevy::prelude::Resource;

/// A loop of the surroundings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Surroundings {
    /// Birds of field and forest.
    Birds,
    /// A river.
    Water,
    /// Wind over hills and walls.
    Wind,
    /// A town from afar.
    Town,
    /// A shower.
    Rain,
}

impl Surroundings {
    /// Every loop.
    pub const ALL: [Self; 5] = [Self::Birds, Self::Water, Self::Wind, Self::Town, Self::Rain];

    /// The file below `assets/sounds`, without its ending.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Birds => "ambience_birds",
            Self::Water => "ambience_water",
            Self::Wind => "ambience_wind",
            Self::Town => "ambience_town",
            Self::Rain => "ambience_rain",
        }
    }
}

/// What is heard in the background, each from 0 to 1; set it by what is on screen.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Default)]
pub struct Ambience([f32; 5]);

impl Ambience {
    /// Nothing.
    pub const SILENCE: Self = Self([0.0; 5]);
    /// Birds of field and forest alone.
    pub const BIRDS: Self = Self([1.0, 0.0, 0.0, 0.0, 0.0]);
    /// A river alone.
    pub const WATER: Self = Self([0.0, 1.0, 0.0, 0.0, 0.0]);
    /// Wind alone.
    pub const WIND: Self = Self([0.0, 0.0, 1.0, 0.0, 0.0]);

    /// Steps in which loudness is told, lest it be told anew in every picture.
    const STEP: f32 = 0.05;

    /// How much of a loop is heard.
    pub const fn level(&self, of: Surroundings) -> f32 {
        self.0[of as usize]
    }

    /// The same with another level of a loop.
    pub fn with(mut self, of: Surroundings, level: f32) -> Self {
        let level = (level / Self::STEP).round() * Self::STEP;
        self.0[of as usize] = level.clamp(0.0, 1.0);
        self
    }
}
