//! Plays what the game wishes on three Kira channels.

use super::volume::decibels;
use super::{Ambience, Play, Sound, Surroundings, Tune};
use crate::screens::Overlay;
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
                (change_background, change_music)
                    .chain()
                    .run_if(resource_exists::<Library>),
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
    ambience: HashMap<Surroundings, Handle<AudioSource>>,
    music: HashMap<Tune, Handle<AudioSource>>,
    gains: HashMap<String, f32>,
}

impl Library {
    fn load(assets: &AssetServer) -> Self {
        let file = |name: &str| assets.load(format!("sounds/{name}.wav"));
        Self {
            effects: Sound::ALL
                .into_iter()
                .map(|sound| (sound, file(sound.name())))
                .collect(),
            ambience: Surroundings::ALL
                .into_iter()
                .map(|it| (it, file(it.name())))
                .collect(),
            music: Tune::ALL
                .into_iter()
                .map(|tune| (tune, file(tune.name())))
                .collect(),
            gains: gains(),
        }
    }

    fn gain(&self, name: &str) -> f32 {
        self.gains.get(name).copied().unwrap_or(0.7)
    }
}

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

/// A loop that is heard, and how loud it was told to be.
struct Heard {
    instance: Handle<AudioInstance>,
    told: f32,
}

impl Heard {
    /// Changes by less than this, in decibels, are not worth a word.
    const DIFFERENCE: f32 = 0.5;

    fn begin(channel: &impl AudioControl, source: &Handle<AudioSource>, decibels: f32) -> Self {
        let instance = channel
            .play(source.clone())
            .looped()
            .with_volume(decibels)
            .linear_fade_in(FADE)
            .handle();
        Self {
            instance,
            told: decibels,
        }
    }

    fn set(&mut self, decibels: f32, instances: &mut Assets<AudioInstance>) {
        if (decibels - self.told).abs() < Self::DIFFERENCE {
            return;
        }
        if let Some(mut instance) = instances.get_mut(&self.instance) {
            instance.set_decibels(decibels, AudioTween::linear(FADE));
            self.told = decibels;
        }
    }

    fn end(self, instances: &mut Assets<AudioInstance>) {
        if let Some(mut instance) = instances.get_mut(&self.instance) {
            instance.stop(AudioTween::linear(FADE));
        }
    }
}

/// Sounds are loaded once the first picture is on screen, and then the music begins.
fn load_late(
    mut commands: Commands,
    assets: Res<AssetServer>,
    library: Option<Res<Library>>,
    mut pictures: Local<u32>,
) {
    *pictures += 1;
    if library.is_none() && *pictures >= 3 {
        commands.insert_resource(Library::load(&assets));
    }
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

/// How much of the ambience is left under what lies over the screen.
const COVERED: f32 = 0.4;

/// Every loop of the surroundings as loud as it is wished.
fn change_background(
    ambience: Res<Ambience>,
    overlay: Option<Res<State<Overlay>>>,
    library: Res<Library>,
    settings: Res<Settings>,
    background: Res<AudioChannel<Background>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut heard: Local<HashMap<Surroundings, Heard>>,
) {
    let covered = overlay.is_some_and(|it| *it.get() != Overlay::None);
    let all = if covered { COVERED } else { 1.0 };
    for kind in Surroundings::ALL {
        let gain = library.gain(kind.name()) * ambience.level(kind) * all;
        if ambience.level(kind) <= 0.0 {
            if let Some(old) = heard.remove(&kind) {
                old.end(&mut instances);
            }
            continue;
        }
        let loud = decibels(&settings.volumes, settings.volumes.ambience, gain);
        match (heard.get_mut(&kind), library.ambience.get(&kind)) {
            (Some(it), _) => it.set(loud, &mut instances),
            (None, Some(source)) => {
                heard.insert(kind, Heard::begin(&*background, source, loud));
            }
            (None, None) => {}
        }
    }
}

/// One piece of music goes over into the other.
fn change_music(
    tune: Res<Tune>,
    library: Res<Library>,
    settings: Res<Settings>,
    music: Res<AudioChannel<Music>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut heard: Local<Option<(Tune, Heard)>>,
) {
    let gain = library.gain(tune.name());
    let loud = decibels(&settings.volumes, settings.volumes.music, gain);
    if let Some((_, now)) = heard.as_mut().filter(|(now, _)| *now == *tune) {
        return now.set(loud, &mut instances);
    }
    if let Some((_, old)) = heard.take() {
        old.end(&mut instances);
    }
    if let Some(source) = library.music.get(&*tune) {
        *heard = Some((*tune, Heard::begin(&*music, source, loud)));
    }
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
