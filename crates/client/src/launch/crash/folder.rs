//! The folder of reports. One that has not been told of yet has a name that says so.

use bevy::prelude::Resource;
use jiff::Timestamp;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder, in the folder for data.
const FOLDER: &str = "reports";
/// How the name of a new report ends, and how once it has been told of.
const NEW: &str = ".new.txt";
const TOLD: &str = ".txt";
/// At most so many reports are kept.
const MOST: usize = 20;

/// Reports that have not been told of yet.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Reports(pub Vec<PathBuf>);

/// Where reports are, in the folder for data.
pub(super) fn within(data: &Path) -> PathBuf {
    data.join(FOLDER)
}

/// Writes a report; gives the path that it will have from the next start on.
pub(super) fn write(folder: &Path, when: Timestamp, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    thin_out(folder);
    let stem = when.strftime("report-%Y-%m-%d-%H%M%S").to_string();
    for number in 1..100 {
        let stem = match number {
            1 => stem.clone(),
            _ => format!("{stem}-{number}"),
        };
        let told = folder.join(format!("{stem}{TOLD}"));
        let path = folder.join(format!("{stem}{NEW}"));
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        match file {
            Err(problem) if problem.kind() == io::ErrorKind::AlreadyExists => {}
            _ if told.exists() => drop(fs::remove_file(&path)),
            file => {
                let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
                if written.is_err() {
                    // Half a report would only take what room is left.
                    let _ = fs::remove_file(&path);
                }
                return written.map(|()| told);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names
        .filter(|name| name.starts_with("report-") && name.ends_with(TOLD))
        .collect();
    names.sort();
    names
}

/// Leaves room for one more report.
fn thin_out(folder: &Path) {
    let names = names(folder);
    let many = (names.len() + 1).saturating_sub(MOST);
    for name in names.iter().take(many) {
        // One more than there should be does no harm.
        let _ = fs::remove_file(folder.join(name));
    }
}

/// The reports in the folder for data that nobody has been told of, the last one first. From now
/// on they count as told.
pub fn unread(data: Option<&Path>) -> Reports {
    let Some(folder) = data.map(within) else {
        return Reports::default();
    };
    let unread = names(&folder).into_iter().filter_map(|name| {
        let stem = name.strip_suffix(NEW)?;
        let (new, told) = (folder.join(&name), folder.join(format!("{stem}{TOLD}")));
        // Where nothing can be renamed it is told of again.
        Some(fs::rename(&new, &told).map_or(new, |()| told))
    });
    let mut reports: Vec<PathBuf> = unread.collect();
    reports.reverse();
    Reports(reports)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_report_is_told_of_once_and_few_are_kept() {
        let data = std::env::temp_dir().join(format!("amirs-chess-report-{}", std::process::id()));
        let _ = fs::remove_dir_all(&data);
        assert_eq!(unread(Some(&data)), Reports::default(), "no folder yet");
        let folder = within(&data);
        let told = [1, 2, 2].map(|second| {
            let when = Timestamp::from_second(second).unwrap();
            write(&folder, when, "broken").unwrap()
        });
        assert_ne!(told[1], told[2]);
        let Reports(paths) = unread(Some(&data));
        assert_eq!(paths.len(), 3);
        for path in &told {
            assert!(paths.contains(path));
            assert_eq!(fs::read_to_string(path).unwrap(), "broken");
        }
        assert_eq!(unread(Some(&data)), Reports::default(), "told already");
        for second in 0..MOST as i64 + 5 {
            let when = Timestamp::from_second(second).unwrap();
            write(&folder, when, "again").unwrap();
        }
        assert_eq!(names(&folder).len(), MOST);
        let _ = fs::remove_dir_all(&data);
    }
}
