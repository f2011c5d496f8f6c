//! What the server counts, as Prometheus reads it.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A number that goes up and down; its guard counts as long as it lives.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of a histogram's buckets, in milliseconds.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub struct Histogram {
    /// One more than there are bounds.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub fn took(&self, time: Duration) {
        let millis = time.as_secs_f64() * 1000.0;
        let fits = BOUNDS.iter().position(|bound| millis <= *bound as f64);
        let index = fits.unwrap_or(BOUNDS.len());
        if let Some(bucket) = self.buckets.get(index) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.micros
            .fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, help, "histogram");
        let mut sum = 0;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            sum += bucket.load(Ordering::Relaxed);
            let seconds = bound as f64 / 1000.0;
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        sum += self
            .buckets
            .last()
            .map_or(0, |it| it.load(Ordering::Relaxed));
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    pub connections: Gauge,
    pub connections_total: Counter,
    pub connections_refused: Counter,
    /// Rooms that are held in memory.
    pub rooms_active: Gauge,
    pub rooms_opened: Counter,
    pub rooms_removed: Counter,
    pub messages: Counter,
    /// Entries that were acknowledged.
    pub commands: Counter,
    pub refusals: Counter,
    /// Commands that came after another one.
    pub stale: Counter,
    pub malformed: Counter,
    pub too_fast: Counter,
    pub slow_dropped: Counter,
    pub store_failures: Counter,
    pub conflicts: Counter,
    /// From a line being handed to the store until it is safe.
    pub commit: Histogram,
    /// From a command being read until it is acknowledged.
    pub answer: Histogram,
}

impl Metrics {
    /// All of it in Prometheus' text form.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, help, gauge) in [
            ("connections", "Open connections.", &self.connections),
            ("rooms_active", "Rooms held in memory.", &self.rooms_active),
        ] {
            let name = format!("amirs_chess_{name}");
            head(&mut text, &name, help, "gauge");
            let _ = writeln!(text, "{name} {}", gauge.get());
        }
        for (name, help, counter) in self.counters() {
            let name = format!("amirs_chess_{name}_total");
            head(&mut text, &name, help, "counter");
            let _ = writeln!(text, "{name} {}", counter.0.load(Ordering::Relaxed));
        }
        let commit = "From a line being handed to the store until it is safe there.";
        self.commit
            .write(&mut text, "amirs_chess_commit_seconds", commit);
        let answer = "From a command being read until it is acknowledged or refused.";
        self.answer
            .write(&mut text, "amirs_chess_answer_seconds", answer);
        text
    }

    fn counters(&self) -> [(&'static str, &'static str, &Counter); 13] {
        [
            (
                "connections",
                "Connections accepted.",
                &self.connections_total,
            ),
            (
                "connections_refused",
                "Connections beyond the limit.",
                &self.connections_refused,
            ),
            ("rooms_opened", "Rooms opened.", &self.rooms_opened),
            (
                "rooms_removed",
                "Rooms removed as idle or deserted.",
                &self.rooms_removed,
            ),
            ("messages", "Messages read.", &self.messages),
            ("commands", "Commands acknowledged.", &self.commands),
            ("refusals", "Messages refused.", &self.refusals),
            (
                "stale",
                "Commands refused because another came first.",
                &self.stale,
            ),
            (
                "malformed",
                "Messages that could not be read.",
                &self.malformed,
            ),
            ("too_fast", "Messages beyond the pace.", &self.too_fast),
            (
                "slow_dropped",
                "Connections dropped because they did not read.",
                &self.slow_dropped,
            ),
            (
                "store_failures",
                "Lines that could not be kept.",
                &self.store_failures,
            ),
            (
                "conflicts",
                "Lines that another server had written first.",
                &self.conflicts,
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_count_all_below_them() {
        let metrics = Metrics::default();
        for millis in [0, 1, 3, 60, 9000] {
            metrics.commit.took(Duration::from_millis(millis));
        }
        metrics.commands.add();
        metrics.connections.up();
        let text = metrics.to_text();
        for line in [
            "amirs_chess_commit_seconds_bucket{le=\"0.001\"} 2",
            "amirs_chess_commit_seconds_bucket{le=\"0.005\"} 3",
            "amirs_chess_commit_seconds_bucket{le=\"5\"} 4",
            "amirs_chess_commit_seconds_bucket{le=\"+Inf\"} 5",
            "amirs_chess_commit_seconds_count 5",
            "amirs_chess_commands_total 1",
            "amirs_chess_connections 1",
        ] {
            assert!(text.lines().any(|it| it == line), "{line} in\n{text}");
        }
    }
}
