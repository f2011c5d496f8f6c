//! The sounds of the game, synthesised.

mod ambience;
mod battle_music;
mod board;
mod filter;
mod map;
mod music;
mod signals;
mod table;
mod tape;
mod voice;

use std::fs;
use std::io::Cursor;
use std::path::Path;

use serde::{Deserialize, Serialize};
use tape::Tape;

use SoundKind::{Ambience, Effect, Music};

use crate::Error;

/// What a sound is for; the player sets one volume for each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SoundKind {
    /// Played once when something happens.
    Effect,
    /// A seamless loop of the surroundings.
    Ambience,
    /// A seamless loop of music.
    Music,
}

/// One sound as the manifest lists it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SoundEntry {
    /// The sound's name, also its file stem.
    pub name: String,
    /// Path below the assets folder.
    pub file: String,
    /// What it is for.
    pub kind: SoundKind,
    /// Linear playback gain, 0 to 1.
    pub gain: f32,
}

/// How a sound is made, and how loud it is to be beside the others.
struct Recipe {
    name: &'static str,
    kind: SoundKind,
    gain: f32,
    make: fn() -> Tape,
}

const fn recipe(name: &'static str, kind: SoundKind, gain: f32, make: fn() -> Tape) -> Recipe {
    Recipe {
        name,
        kind,
        gain,
        make,
    }
}

static RECIPES: [Recipe; 31] = [
    recipe("step", Effect, 0.55, board::step),
    recipe("slide", Effect, 0.30, board::slide),
    recipe("capture", Effect, 0.80, board::capture),
    recipe("drop", Effect, 0.60, board::drop),
    recipe("promote", Effect, 0.55, board::promote),
    recipe("click", Effect, 0.25, board::click),
    recipe("refuse", Effect, 0.45, board::refuse),
    recipe("check", Effect, 0.50, signals::check),
    recipe("power_lost", Effect, 0.60, signals::power_lost),
    recipe("power_won", Effect, 0.55, signals::power_won),
    recipe("tower_shot", Effect, 0.90, signals::tower_shot),
    recipe("warning", Effect, 0.50, signals::warning),
    recipe("horn", Effect, 0.65, signals::horn),
    recipe("bells", Effect, 0.55, signals::bells),
    recipe("victory", Effect, 0.65, signals::victory),
    recipe("defeat", Effect, 0.60, signals::defeat),
    recipe("draw", Effect, 0.55, signals::draw),
    recipe("march", Effect, 0.45, map::march),
    recipe("ride", Effect, 0.45, map::ride),
    recipe("coins", Effect, 0.30, map::coins),
    recipe("hammer", Effect, 0.35, map::hammer),
    recipe("fire", Effect, 0.55, map::fire),
    recipe("dice", Effect, 0.50, table::dice),
    recipe("turn_over", Effect, 0.45, table::turn_over),
    recipe("ambience_birds", Ambience, 0.30, ambience::birds),
    recipe("ambience_water", Ambience, 0.30, ambience::water),
    recipe("ambience_wind", Ambience, 0.30, ambience::wind),
    recipe("ambience_town", Ambience, 0.26, ambience::town),
    recipe("ambience_rain", Ambience, 0.22, ambience::rain),
    recipe("music", Music, 0.45, music::music),
    recipe("music_battle", Music, 0.42, battle_music::battle_music),
];

/// The loudest sample of an effect (about -3 dB below full scale) and of a loop (-6 dB).
const PEAK: (f32, f32) = (0.7, 0.5);

impl Recipe {
    fn render(&self) -> Tape {
        let mut tape = (self.make)();
        tape.finish(if self.kind == Effect { PEAK.0 } else { PEAK.1 });
        tape
    }

    fn entry(&self) -> SoundEntry {
        SoundEntry {
            name: self.name.to_owned(),
            file: format!("sounds/{}.wav", self.name),
            kind: self.kind,
            gain: self.gain,
        }
    }
}

/// Writes all sounds below `out` and returns their manifest entries.
///
/// # Errors
/// When a file cannot be written.
pub fn write_all(out: &Path) -> Result<Vec<SoundEntry>, Error> {
    let mut entries = Vec::new();
    for recipe in &RECIPES {
        let entry = recipe.entry();
        let path = out.join(&entry.file);
        let bytes = wav(&recipe.render()).map_err(|error| Error::Sound {
            name: entry.name.clone(),
            reason: error.to_string(),
        })?;
        let failed = |source| Error::Write {
            path: path.clone(),
            source,
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&path, bytes).map_err(failed)?;
        entries.push(entry);
    }
    Ok(entries)
}

/// A 16-bit mono WAV file.
fn wav(tape: &Tape) -> Result<Vec<u8>, hound::Error> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: tape.rate,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut bytes = Vec::new();
    let mut writer = hound::WavWriter::new(Cursor::new(&mut bytes), spec)?;
    for sample in &tape.samples {
        let sample = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round();
        writer.write_sample(sample as i16)?;
    }
    writer.finalize()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests;
