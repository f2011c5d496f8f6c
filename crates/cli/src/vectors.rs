//! Checks vector files: this program's own values must be the given ones.

use crate::answer::{Line, answer};
use serde_json::Value;
use std::fmt;

/// What came of checking a file's lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Lines that agree.
    pub passed: usize,
    /// Lines that do not, each told in words.
    pub mismatches: Vec<String>,
}

impl Report {
    /// Adds another file's lines.
    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.mismatches.extend(other.mismatches);
    }
}

/// `N passed, N failed`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} passed, {} failed",
            self.passed,
            self.mismatches.len()
        )
    }
}

/// Checks every line of `content`; `name` is told with each mismatch.
pub fn check(name: &str, content: &str) -> Report {
    let mut report = Report::default();
    for (number, text) in (1..)
        .zip(content.lines())
        .filter(|(_, text)| !text.trim().is_empty())
    {
        match check_line(text) {
            Ok(()) => report.passed += 1,
            Err(problem) => report
                .mismatches
                .push(format!("{name}:{number}: {problem}")),
        }
    }
    report
}

fn check_line(text: &str) -> Result<(), String> {
    let given: Line = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
    let own = answer(&given);
    if given.contains_key("bad") {
        return match own.get("error") {
            Some(Value::String(_)) => Ok(()),
            _ => Err(format!("must be refused: {}", given["bad"])),
        };
    }
    if let Some(error) = own.get("error") {
        return Err(format!("{error} in {text}"));
    }
    match given
        .iter()
        .find(|(key, value)| own.get(*key) != Some(value))
    {
        None => Ok(()),
        Some((key, value)) => {
            let ours = own.get(key).unwrap_or(&Value::Null);
            Err(format!("{key} must be {value}, not {ours}, in {text}"))
        }
    }
}
