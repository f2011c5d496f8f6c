use std::time::{Duration, Instant};

/// How fast a connection may speak: so many messages a second for long, four seconds' worth at
/// once.
#[derive(Debug)]
pub(super) struct Pace {
    a_second: f64,
    left: f64,
    since: Instant,
}

/// How many seconds' worth may be used at once.
const BURST: f64 = 4.0;

impl Pace {
    pub fn new(a_second: u32) -> Self {
        let a_second = f64::from(a_second);
        Self {
            a_second,
            left: a_second * BURST,
            since: Instant::now(),
        }
    }

    /// How far apart messages are at this pace.
    pub fn pause(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.a_second.max(1.0))
    }

    /// Whether one more message may be said now.
    pub fn allows(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.since = now;
        self.left = (self.left + passed * self.a_second).min(self.a_second * BURST);
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bursts_are_short() {
        let mut pace = Pace::new(5);
        let now = Instant::now();
        let allowed = (0..100).filter(|_| pace.allows(now)).count();
        assert_eq!(allowed, 20);
        let later = now + Duration::from_secs(1);
        let allowed = (0..100).filter(|_| pace.allows(later)).count();
        assert_eq!(allowed, 5);
    }
}
