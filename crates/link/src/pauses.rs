use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

/// How long to wait before trying again: longer each time, up to a limit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Pauses {
    /// Before the second try.
    pub first: Duration,
    /// At most.
    pub longest: Duration,
}

impl Default for Pauses {
    /// From half a second to a quarter of a minute.
    fn default() -> Self {
        Self {
            first: Duration::from_millis(500),
            longest: Duration::from_secs(15),
        }
    }
}

impl Pauses {
    /// The pause after so many failures, from 1: doubled with each, and a quarter more or less by
    /// chance, so that not everybody comes back at once.
    pub fn after(&self, failures: u32) -> Duration {
        let doubled = 1u32
            .checked_shl(failures.saturating_sub(1))
            .unwrap_or(u32::MAX);
        let pause = self.first.saturating_mul(doubled).min(self.longest);
        let dice = RandomState::new().build_hasher().finish() % 501;
        pause.mul_f64(0.75 + dice as f64 / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_their_limit() {
        let pauses = Pauses::default();
        for failures in 1..40 {
            let pause = pauses.after(failures);
            assert!(pause >= pauses.first.mul_f64(0.75), "{pause:?}");
            assert!(pause <= pauses.longest.mul_f64(1.25), "{pause:?}");
        }
        assert!(pauses.after(1) < pauses.after(3));
        assert!(pauses.after(40) >= pauses.longest.mul_f64(0.75));
    }
}
