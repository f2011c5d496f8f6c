//! Filters and rooms, one sample in and one out.

use fundsp::prelude32::{bandpass, bandpass_hz, highpass_hz, lowpass_hz, reverb_stereo};

/// Lets through what is below `hz`.
pub fn lowpass(rate: u32, hz: f32, q: f32) -> impl FnMut(f32) -> f32 {
    let mut node = lowpass_hz(hz, q);
    node.set_sample_rate(f64::from(rate));
    move |sample| node.filter_mono(sample)
}

/// Lets through what is above `hz`.
pub fn highpass(rate: u32, hz: f32, q: f32) -> impl FnMut(f32) -> f32 {
    let mut node = highpass_hz(hz, q);
    node.set_sample_rate(f64::from(rate));
    move |sample| node.filter_mono(sample)
}

/// Lets through what is around `hz`, the narrower the higher `q`.
pub fn bandpass_at(rate: u32, hz: f32, q: f32) -> impl FnMut(f32) -> f32 {
    let mut node = bandpass_hz(hz, q);
    node.set_sample_rate(f64::from(rate));
    move |sample| node.filter_mono(sample)
}

/// Like [`bandpass_at`], but the middle may move: called with the sample and the middle in Hz.
pub fn bandpass_moving(rate: u32, q: f32) -> impl FnMut(f32, f32) -> f32 {
    let mut node = bandpass();
    node.set_sample_rate(f64::from(rate));
    move |sample, hz| node.tick(&[sample, hz, q].into())[0]
}

/// The sound of a room alone; it dies away in `seconds`, and the high parts first with more
/// `damping` (0 to 1).
pub fn room(rate: u32, seconds: f32, damping: f32) -> impl FnMut(f32) -> f32 {
    let mut node = reverb_stereo(14.0, seconds, damping);
    node.set_sample_rate(f64::from(rate));
    move |sample| {
        let (left, right) = node.filter_stereo(sample, sample);
        0.5 * (left + right)
    }
}
