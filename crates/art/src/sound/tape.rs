//! A stretch of mono sound, and what is done to it as a whole.

use std::f32::consts::PI;

use super::filter;

/// Samples per second of the short sounds.
pub const FULL: u32 = 44_100;
/// Samples per second of the loops, which hold nothing very high.
pub const HALF: u32 = 22_050;

/// A stretch of mono sound; a ring has no ends, so that it can be played over and over.
#[derive(Debug, Clone, PartialEq)]
pub struct Tape {
    /// Samples per second.
    pub rate: u32,
    /// Full scale is -1 to 1.
    pub samples: Vec<f32>,
    ring: bool,
}

impl Tape {
    /// Silence with a beginning and an end.
    pub fn new(rate: u32, seconds: f32) -> Self {
        Self {
            rate,
            samples: vec![0.0; (seconds * rate as f32).round() as usize],
            ring: false,
        }
    }

    /// Silence that loops.
    pub fn ring(rate: u32, seconds: f32) -> Self {
        Self {
            ring: true,
            ..Self::new(rate, seconds)
        }
    }

    /// Lays a sound on top, starting at `start` seconds. What reaches past the end is
    /// lost, or comes round at the beginning of a ring.
    pub fn mix(&mut self, start: f32, gain: f32, sound: &[f32]) {
        let length = self.samples.len();
        let first = (start * self.rate as f32).round() as usize;
        for (offset, sample) in sound.iter().enumerate() {
            let at = if self.ring {
                (first + offset) % length
            } else {
                first + offset
            };
            if let Some(place) = self.samples.get_mut(at) {
                *place += gain * sample;
            }
        }
    }

    /// Sends everything through `step`, which is given the place in seconds and the sample.
    /// A ring goes through twice, so that what a filter remembers comes round as well.
    pub fn through(&mut self, mut step: impl FnMut(f32, f32) -> f32) {
        let rate = self.rate as f32;
        if self.ring {
            for (at, sample) in self.samples.iter().enumerate() {
                step(at as f32 / rate, *sample);
            }
        }
        for (at, sample) in self.samples.iter_mut().enumerate() {
            *sample = step(at as f32 / rate, *sample);
        }
    }

    /// Puts it in a room: `wet` is how much of the room is heard beside the sound itself.
    pub fn in_room(&mut self, seconds: f32, damping: f32, wet: f32) {
        let mut room = filter::room(self.rate, seconds, damping);
        self.through(|_, dry| dry + wet * room(dry));
    }

    /// Rounds off what is loud, which lets low sounds be heard on small loudspeakers too.
    pub fn press(&mut self, drive: f32) {
        self.through(|_, sample| (drive * sample).tanh());
    }

    /// Takes out what is too low to be heard, fades the ends and brings the loudest sample to
    /// `peak` (0 to 1).
    pub fn finish(&mut self, peak: f32) {
        let mut rumble = filter::highpass(self.rate, 25.0, 0.7);
        self.through(|_, sample| rumble(sample));
        if !self.ring {
            self.fade_ends();
        }
        let loudest = self
            .samples
            .iter()
            .fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
        if loudest > 0.0 {
            let gain = peak / loudest;
            self.samples.iter_mut().for_each(|sample| *sample *= gain);
        }
    }

    fn fade_ends(&mut self) {
        let length = self.samples.len();
        let (rise, fall) = (
            self.rate as usize / 2000,
            (self.rate as usize / 7).min(length / 3),
        );
        for at in 0..rise.min(length) {
            self.samples[at] *= at as f32 / rise as f32;
        }
        for at in 0..fall {
            let keep = 0.5 - 0.5 * (PI * at as f32 / fall as f32).cos();
            self.samples[length - 1 - at] *= keep;
        }
    }
}
