//! Plays what the game wishes on three Kira channels.

use super::volume::decibels;
use super::{Ambience, Play, Sound};
use crate::settings::Settings;
use bevy::asset::io::file::FileAssetReader;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_kira_audio::AudioSource;
use bevy_kira_audio::prelude::*;
use serde::Deserialize;
use std::collections::HashMap;
use std::time::Duration;

/// How long music and ambience take to come and go.
const FADE: Duration = Duration::from_millis(900);

/// At most so many effects begin in one picture: a heap of them is only noise.
const AT_ONCE: usize = 4;

pub(super) fn plugin(app: &mut App) {
    if !device_may_exist() {
        info!("No sound device was found: the game stays silent.");
        return;
    }
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Background>()
        .add_audio_channel::<Music>()
        .add_systems(
            Update,
            (
                load_late,
                play_effects,
                change_background,
                change_volumes,
                rest_unfocused,
            )
                .chain(),
        );
}

/// Moves, captures, buttons.
#[derive(Resource)]
struct Effects;
/// Birds, water, wind.
#[derive(Resource)]
struct Background;
/// The music.
#[derive(Resource)]
struct Music;

/// Whether there may be a sound device. On Linux the sound library fills the terminal with
/// complaints where there is none, so its traces are looked for first.
fn device_may_exist() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let server = set("XDG_RUNTIME_DIR")
        .map(std::path::PathBuf::from)
        .is_some_and(|folder| {
            ["pulse/native", "pipewire-0"]
                .iter()
                .any(|socket| folder.join(socket).exists())
        });
    let cards = std::fs::read_dir("/dev/snd").is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().starts_with("pcm"))
    });
    cards || server || set("PULSE_SERVER").is_some()
}

/// What the manifest of the assets says of the sounds.
#[derive(Deserialize)]
struct Manifest {
    sounds: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    name: String,
    gain: f32,
}

/// The sounds and how loud each was made to be heard.
#[derive(Resource)]
struct Library {
    effects: HashMap<Sound, Handle<AudioSource>>,
    ambience: HashMap<Ambience, Handle<AudioSource>>,
    music: Handle<AudioSource>,
    gains: HashMap<String, f32>,
}

impl Library {
    fn load(assets: &AssetServer) -> Self {
        let file = |name: &str| assets.load(format!("sounds/{name}.wav"));
        let ambiences = [Ambience::Birds, Ambience::Water, Ambience::Wind];
        Self {
            effects: Sound::ALL
                .into_iter()
                .map(|sound| (sound, file(sound.name())))
                .collect(),
            ambience: ambiences
                .into_iter()
                .filter_map(|ambience| Some((ambience, file(ambience.name()?))))
                .collect(),
            music: file(MUSIC),
            gains: gains(),
        }
    }

    fn gain(&self, name: &str) -> f32 {
        self.gains.get(name).copied().unwrap_or(0.7)
    }
}

const MUSIC: &str = "music";

fn gains() -> HashMap<String, f32> {
    let path = FileAssetReader::get_base_path()
        .join("assets")
        .join("manifest.ron");
    let read = std::fs::read_to_string(&path)
        .map_err(|problem| problem.to_string())
        .and_then(|text| ron::from_str::<Manifest>(&text).map_err(|it| it.to_string()));
    match read {
        Ok(manifest) => manifest
            .sounds
            .into_iter()
            .map(|it| (it.name, it.gain))
            .collect(),
        Err(problem) => {
            warn!(
                "{} can't be read, all sounds are equally loud: {problem}",
                path.display()
            );
            HashMap::new()
        }
    }
}

/// Sounds are loaded once the first picture is on screen, and the music begins.
fn load_late(
    mut commands: Commands,
    assets: Res<AssetServer>,
    library: Option<Res<Library>>,
    settings: Res<Settings>,
    music: Res<AudioChannel<Music>>,
    mut pictures: Local<u32>,
) {
    *pictures += 1;
    if library.is_some() || *pictures < 3 {
        return;
    }
    let library = Library::load(&assets);
    let gain = library.gain(MUSIC);
    music.set_volume(decibels(&settings.volumes, settings.volumes.music, gain));
    music
        .play(library.music.clone())
        .looped()
        .linear_fade_in(FADE);
    commands.insert_resource(library);
}

fn play_effects(
    mut wishes: MessageReader<Play>,
    library: Option<Res<Library>>,
    settings: Res<Settings>,
    effects: Res<AudioChannel<Effects>>,
) {
    let Some(library) = library else {
        return wishes.clear();
    };
    let mut begun: Vec<Sound> = Vec::new();
    for Play(sound) in wishes.read() {
        if settings.volumes.muted || begun.len() >= AT_ONCE || begun.contains(sound) {
            continue;
        }
        begun.push(*sound);
        if let Some(source) = library.effects.get(sound) {
            let gain = library.gain(sound.name());
            let loud = decibels(&settings.volumes, settings.volumes.effects, gain);
            effects.play(source.clone()).with_volume(loud);
        }
    }
}

fn change_background(
    ambience: Res<Ambience>,
    library: Option<Res<Library>>,
    settings: Res<Settings>,
    background: Res<AudioChannel<Background>>,
    mut heard: Local<Ambience>,
) {
    let Some(library) = library else { return };
    if *heard == *ambience {
        return;
    }
    *heard = *ambience;
    background.stop().fade_out(AudioTween::linear(FADE));
    let Some((name, source)) = ambience.name().zip(library.ambience.get(&*ambience)) else {
        return;
    };
    let gain = library.gain(name);
    background.set_volume(decibels(&settings.volumes, settings.volumes.ambience, gain));
    background
        .play(source.clone())
        .looped()
        .linear_fade_in(FADE);
}

fn change_volumes(
    settings: Res<Settings>,
    library: Option<Res<Library>>,
    ambience: Res<Ambience>,
    background: Res<AudioChannel<Background>>,
    music: Res<AudioChannel<Music>>,
) {
    let Some(library) = library.filter(|_| settings.is_changed()) else {
        return;
    };
    let volumes = &settings.volumes;
    music.set_volume(decibels(volumes, volumes.music, library.gain(MUSIC)));
    let gain = ambience.name().map_or(1.0, |name| library.gain(name));
    background.set_volume(decibels(volumes, volumes.ambience, gain));
}

/// Music and ambience rest while another program has the player's attention.
fn rest_unfocused(
    window: Option<Single<Ref<Window>, With<PrimaryWindow>>>,
    background: Res<AudioChannel<Background>>,
    music: Res<AudioChannel<Music>>,
    mut resting: Local<bool>,
) {
    let Some(window) = window else { return };
    if *resting != window.focused {
        return;
    }
    *resting = !window.focused;
    let fade = || AudioTween::linear(FADE);
    if *resting {
        music.pause().fade_out(fade());
        background.pause().fade_out(fade());
    } else {
        music.resume().fade_in(fade());
        background.resume().fade_in(fade());
    }
}
