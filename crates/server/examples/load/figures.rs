use crate::rooms::Played;
use std::collections::BTreeMap;
use std::time::Duration;

/// What was measured.
pub struct Figures {
    acknowledged: Vec<Duration>,
    seen: Vec<Duration>,
    pub errors: usize,
    told: BTreeMap<String, usize>,
}

impl Figures {
    pub fn of(played: &[Played]) -> Self {
        let sorted = |of: fn(&Played) -> &Vec<Duration>| {
            let mut all: Vec<Duration> = played.iter().flat_map(of).copied().collect();
            all.sort_unstable();
            all
        };
        let mut told = BTreeMap::new();
        for error in played.iter().filter_map(|it| it.error.clone()) {
            *told.entry(error).or_default() += 1;
        }
        Self {
            acknowledged: sorted(|it| &it.acknowledged),
            seen: sorted(|it| &it.seen),
            errors: told.values().sum(),
            told,
        }
    }

    /// Nearly every move was acknowledged within that time.
    pub fn p99(&self) -> Duration {
        part(&self.acknowledged, 0.99)
    }

    pub fn print(&self, took: Duration) {
        let moves = self.acknowledged.len();
        let rate = moves as f64 / took.as_secs_f64();
        println!(
            "{moves} moves acknowledged in {:.1} s: {rate:.0} a second",
            took.as_secs_f64()
        );
        for (name, times) in [
            ("from sent to acknowledged", &self.acknowledged),
            ("from sent to seen by all", &self.seen),
        ] {
            let [p50, p90, p99, p999, most] =
                [0.5, 0.9, 0.99, 0.999, 1.0].map(|it| millis(part(times, it)));
            println!("{name}: p50 {p50}, p90 {p90}, p99 {p99}, p99.9 {p999}, longest {most}");
        }
        println!("errors: {}", self.errors);
        for (error, count) in &self.told {
            println!("    {count} times: {error}");
        }
    }
}

/// The time within which that part of the sorted times lies.
fn part(times: &[Duration], part: f64) -> Duration {
    let index = (times.len() as f64 * part).ceil() as usize;
    let index = index.clamp(1, times.len().max(1)) - 1;
    times.get(index).copied().unwrap_or_default()
}

fn millis(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}
