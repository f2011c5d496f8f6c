//! The words of a report.

use super::doing::Lines;
use jiff::Timestamp;
use std::fmt::Write;
use std::path::Path;

/// What a report tells.
#[derive(Debug)]
pub(super) struct Facts<'a> {
    pub(super) when: Timestamp,
    pub(super) system: String,
    pub(super) doing: Lines,
    pub(super) thread: &'a str,
    pub(super) place: String,
    pub(super) message: &'a str,
    pub(super) backtrace: String,
    /// Left out wherever it stands: it is named after its owner.
    pub(super) home: Option<&'a Path>,
}

impl Facts<'_> {
    pub(super) fn text(&self) -> String {
        let mut text = words!("trust-report", version = env!("CARGO_PKG_VERSION")) + "\n\n";
        let first = [
            (
                key!("trust-report-when"),
                self.when.strftime("%F %T UTC").to_string(),
            ),
            (key!("trust-report-system"), self.system.clone()),
        ];
        let last = [
            (key!("trust-report-thread"), self.thread.to_owned()),
            (key!("trust-report-place"), self.place.clone()),
            (key!("trust-report-message"), self.message.to_owned()),
        ];
        let lines = first.iter().chain(&self.doing).chain(&last);
        for (name, value) in lines.filter(|(_, value)| !value.is_empty()) {
            let (name, value) = (name.say(), value.replace('\n', "\n          "));
            let _ = writeln!(text, "{name:<10}{value}");
        }
        let _ = write!(text, "\n{}", self.backtrace);
        match self.home.and_then(Path::to_str) {
            Some(home) if home.len() > 1 => text.replace(home, "~"),
            _ => text,
        }
    }
}

/// The system, such as `Debian GNU/Linux 12, x86_64`.
pub(super) fn system() -> String {
    let told = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = told.lines().find_map(|it| it.strip_prefix("PRETTY_NAME="));
    let name = name.map_or(std::env::consts::OS, |it| it.trim_matches('"'));
    format!("{name}, {}", std::env::consts::ARCH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_tells_what_broke_and_nothing_of_its_owner() {
        let facts = Facts {
            when: Timestamp::UNIX_EPOCH,
            system: "Linux, x86_64".to_owned(),
            doing: vec![(key!("trust-report-screen"), "Battle".to_owned())],
            thread: "main",
            place: "/home/amir/chess/src/board.rs:7:9".to_owned(),
            message: "no such square\nat all",
            backtrace: "0: board at /home/amir/chess/src/board.rs".to_owned(),
            home: Some(Path::new("/home/amir")),
        };
        let text = facts.text();
        for words in [
            env!("CARGO_PKG_VERSION"),
            "1970-01-01 00:00:00 UTC",
            "screen    Battle\n",
            "place     ~/chess/src/board.rs:7:9\n",
            "message   no such square\n          at all\n",
            "\n0: board",
        ] {
            assert!(text.contains(words), "{words} in {text}");
        }
        assert!(!text.contains("amir/"), "{text}");
        let _german = words::speak_here(words::Language::German);
        let text = facts.text();
        assert!(text.contains("\nOrt       ~/chess"), "{text}");
    }
}
