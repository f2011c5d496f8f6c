//! Scenarios in text: each begins with the sentence that it shows, in quotation marks; a line that
//! begins with `#` is a comment, and so is what stands behind ` #` in the others.

use std::fs;
use std::path::Path;

/// Runs every scenario in the files of a folder, of which there must be more than `least`; `run`
/// gets the sentence and the lines below it.
pub fn run_all(folder: &Path, least: usize, run: impl Fn(&str, &[&str]) -> Result<(), String>) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the scenarios") {
        let path = entry.expect("a file").path();
        let content = fs::read_to_string(&path).expect("a text");
        let lines = lines(&content);
        let starts: Vec<usize> = (0..lines.len())
            .filter(|&i| lines[i].starts_with('"'))
            .collect();
        assert_eq!(starts.first(), Some(&0), "{path:?} begins with a sentence");
        for (number, &start) in starts.iter().enumerate() {
            let end = starts.get(number + 1).copied().unwrap_or(lines.len());
            count += 1;
            wrong.extend(run(lines[start], &lines[start + 1..end]).err());
        }
    }
    println!("{count} scenarios");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(count > least, "only {count} scenarios");
}

/// The lines of a text without what is only said aside.
fn lines(content: &str) -> Vec<&str> {
    content
        .lines()
        .map(bare)
        .map(str::trim_end)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// A sentence is taken as it is.
fn bare(line: &str) -> &str {
    match line.starts_with('"') {
        true => line,
        false => line.split(" #").next().unwrap_or(line),
    }
}
