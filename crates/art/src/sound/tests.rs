use std::f32::consts::TAU;
use std::sync::OnceLock;
use std::{env, process};

use super::*;

/// A written file as a player of it would see it.
struct Heard {
    entry: SoundEntry,
    spec: hound::WavSpec,
    samples: Vec<f32>,
}

impl Heard {
    fn seconds(&self) -> f32 {
        self.samples.len() as f32 / self.spec.sample_rate as f32
    }

    fn between(&self, from: f32, to: f32) -> &[f32] {
        let at = |seconds: f32| {
            ((seconds * self.spec.sample_rate as f32) as usize).min(self.samples.len())
        };
        &self.samples[at(from)..at(to)]
    }

    /// How strong a frequency is between two moments.
    fn strength(&self, hz: f32, from: f32, to: f32) -> f32 {
        let turn = TAU * hz / self.spec.sample_rate as f32;
        let part = self.between(from, to);
        let (mut x, mut y) = (0.0, 0.0);
        for (at, sample) in part.iter().enumerate() {
            x += sample * (turn * at as f32).cos();
            y += sample * (turn * at as f32).sin();
        }
        x.hypot(y) / part.len() as f32
    }

    /// How often the sign changes a second: a rough measure of how high a sound is.
    fn crossings(&self, from: f32, to: f32) -> f32 {
        let changes = self
            .between(from, to)
            .windows(2)
            .filter(|pair| (pair[0] < 0.0) != (pair[1] < 0.0));
        changes.count() as f32 / (to - from)
    }
}

/// All files, written once for all tests.
fn all() -> &'static [Heard] {
    static ALL: OnceLock<Vec<Heard>> = OnceLock::new();
    ALL.get_or_init(|| {
        let out = env::temp_dir().join(format!("art-sounds-{}", process::id()));
        let entries = write_all(&out).expect("the sounds can be written");
        let heard = entries.into_iter().map(|entry| {
            let mut reader =
                hound::WavReader::open(out.join(&entry.file)).expect("a WAV file was written");
            let samples = reader
                .samples::<i16>()
                .map(|s| f32::from(s.expect("it is whole")) / 32768.0)
                .collect();
            Heard {
                entry,
                spec: reader.spec(),
                samples,
            }
        });
        let heard = heard.collect();
        fs::remove_dir_all(&out).expect("the folder was written above");
        heard
    })
}

fn named(name: &str) -> &'static Heard {
    all()
        .iter()
        .find(|heard| heard.entry.name == name)
        .expect("there is such a sound")
}

fn rms(samples: &[f32]) -> f32 {
    (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt()
}

fn is_loop(heard: &Heard) -> bool {
    heard.entry.kind != Effect
}

#[test]
fn every_sound_of_the_game_is_there_once() {
    let names: Vec<_> = all()
        .iter()
        .map(|heard| heard.entry.name.as_str())
        .collect();
    let wanted = "step slide capture drop promote click refuse check power_lost power_won tower_shot warning horn bells \
                  victory defeat draw march ride coins hammer fire dice turn_over \
                  ambience_birds ambience_water ambience_wind ambience_town ambience_rain \
                  music music_battle";
    assert_eq!(names, wanted.split_whitespace().collect::<Vec<_>>());
    for heard in all() {
        assert!(
            heard.entry.gain > 0.0 && heard.entry.gain <= 1.0,
            "{}",
            heard.entry.name
        );
    }
}

#[test]
fn files_are_what_the_player_of_sounds_reads() {
    let mut bytes = 0;
    for heard in all() {
        let name = &heard.entry.name;
        assert_eq!(
            (heard.spec.channels, heard.spec.bits_per_sample),
            (1, 16),
            "{name}"
        );
        let (rate, length) = match heard.entry.kind {
            Effect => (44_100, 0.1..5.0),
            Ambience => (22_050, 8.0..20.1),
            Music => (22_050, 60.0..90.0),
        };
        assert_eq!(heard.spec.sample_rate, rate, "{name}");
        assert!(
            length.contains(&heard.seconds()),
            "{name} takes {} s",
            heard.seconds()
        );
        bytes += 44 + 2 * heard.samples.len();
    }
    assert!(bytes < 15_000_000, "{bytes} bytes in all");
}

#[test]
fn nothing_clips_is_too_soft_or_lopsided() {
    for heard in all() {
        let name = &heard.entry.name;
        let peak = heard
            .samples
            .iter()
            .fold(0.0_f32, |peak, s| peak.max(s.abs()));
        // -1 dB below full scale.
        assert!(peak < 0.891 && peak > 0.4, "{name} peaks at {peak}");
        let loudness = rms(&heard.samples);
        assert!(
            loudness > 0.03 && loudness < 0.32,
            "{name} has {loudness} on average"
        );
        let middle = heard.samples.iter().sum::<f32>() / heard.samples.len() as f32;
        assert!(middle.abs() < 0.001, "{name} leans to {middle}");
    }
}

#[test]
fn effects_begin_and_end_in_silence() {
    for heard in all().iter().filter(|heard| !is_loop(heard)) {
        let (first, last) = (heard.samples[0], heard.samples[heard.samples.len() - 1]);
        assert!(
            first.abs() < 0.005 && last.abs() < 0.005,
            "{} {first} {last}",
            heard.entry.name
        );
    }
}

#[test]
fn effects_answer_at_once() {
    for heard in all().iter().filter(|heard| !is_loop(heard)) {
        let loud = heard
            .samples
            .iter()
            .position(|s| s.abs() > 0.05)
            .expect("it is heard");
        let late = loud as f32 / 44_100.0;
        assert!(late < 0.15, "{} is heard after {late} s", heard.entry.name);
    }
}

#[test]
fn loops_run_on_over_their_seam() {
    for heard in all().iter().filter(|heard| is_loop(heard)) {
        let (name, s) = (&heard.entry.name, &heard.samples);
        let n = s.len();
        // The step over the seam, and the change of steps, are of the size usual around it.
        let mut around = s[n - 2000..].to_vec();
        around.extend_from_slice(&s[..2000]);
        let steps: Vec<f32> = around
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).abs())
            .collect();
        let bends: Vec<f32> = around
            .windows(3)
            .map(|t| (t[2] - 2.0 * t[1] + t[0]).abs())
            .collect();
        assert!(
            steps[1999] < 4.5 * rms(&steps),
            "{name} jumps by {}",
            steps[1999]
        );
        assert!(
            bends[1998].max(bends[1999]) < 5.0 * rms(&bends),
            "{name} has a kink"
        );
        let (before, after) = (rms(&s[n - 2205..]), rms(&s[..2205]));
        assert!(
            before < 4.0 * after && after < 4.0 * before,
            "{name}: {before} before, {after} after the seam"
        );
    }
}

#[test]
fn the_same_sources_give_the_same_bytes() {
    for name in ["step", "tower_shot", "ambience_wind"] {
        let recipe = RECIPES
            .iter()
            .find(|recipe| recipe.name == name)
            .expect("there is such a sound");
        let bytes = || wav(&recipe.render()).expect("it can be encoded");
        assert!(bytes() == bytes(), "{name}");
    }
}

#[test]
fn a_power_lost_falls() {
    let heard = named("power_lost");
    let heights = [0.05, 0.35, 0.65].map(|from| heard.crossings(from, from + 0.15));
    assert!(
        heights[0] > 1.3 * heights[1] && heights[1] > 1.2 * heights[2],
        "{heights:?}"
    );
}

#[test]
fn a_power_won_rises() {
    let heard = named("power_won");
    for (n, note) in [62, 66, 69, 74, 78].into_iter().enumerate().skip(1) {
        let (hz, onset) = (voice::pitch(note), 0.02 + 0.085 * n as f32);
        let (before, after) = (
            heard.strength(hz, onset - 0.08, onset),
            heard.strength(hz, onset, onset + 0.08),
        );
        assert!(
            after > 2.0 * before,
            "note {note}: {before} before, {after} after"
        );
    }
}

#[test]
fn the_signals_sound_their_notes() {
    // (sound, from, to, the note to be heard, one beside it)
    let notes = [
        ("check", 0.02, 0.16, 76, 75),
        ("check", 0.30, 0.70, 77, 78),
        ("horn", 0.08, 0.26, 55, 57),
        ("horn", 0.60, 1.60, 62, 61),
        ("defeat", 2.4, 3.4, 57, 58),
        ("victory", 1.2, 2.2, 74, 73),
        ("bells", 0.1, 0.4, 62, 63),
    ];
    for (name, from, to, note, beside) in notes {
        let strength = |note| named(name).strength(voice::pitch(note), from, to);
        assert!(
            strength(note) > 3.0 * strength(beside),
            "{name}: {} {}",
            strength(note),
            strength(beside)
        );
    }
}

#[test]
fn what_weighs_more_sounds_lower_and_louder() {
    let (step, capture) = (named("step"), named("capture"));
    assert!(capture.crossings(0.0, 0.08) < step.crossings(0.0, 0.08));
    let loud = |heard: &Heard| heard.entry.gain * rms(heard.between(0.0, 0.2));
    assert!(loud(named("click")) < loud(step) && loud(step) < loud(capture));
    assert!(loud(capture) < loud(named("tower_shot")));
}

#[test]
fn feet_and_hooves_keep_their_time() {
    let loud = |name: &str, at: f32| rms(named(name).between(at, at + 0.06));
    for step in 1..4_u8 {
        let at = 0.01 + 0.34 * f32::from(step);
        assert!(loud("march", at) > 1.5 * loud("march", at + 0.26), "{step}");
        let at = 0.01 + 0.39 * f32::from(step);
        assert!(
            loud("ride", at + 0.2) > 2.0 * loud("ride", at + 0.32),
            "{step}"
        );
    }
}

#[test]
fn a_shower_hisses_higher_than_a_stream_and_a_town_speaks_lower() {
    let high = |name: &str| named(name).crossings(2.0, 6.0);
    assert!(high("ambience_rain") > high("ambience_water"));
    assert!(high("ambience_town") < high("ambience_water"));
}
