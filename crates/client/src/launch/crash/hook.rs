//! What is done at the moment something breaks.

use super::doing::doing;
use super::folder;
use super::report::{Facts, system};
use crate::saves;
use jiff::Timestamp;
use std::backtrace::Backtrace;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

/// At most so many reports are written by one run: what breaks in every picture tells nothing new.
const MOST: u32 = 3;
static WRITTEN: AtomicU32 = AtomicU32::new(0);

/// How long the end of a broken game waits for the last save.
const PATIENCE: Duration = Duration::from_secs(5);

/// From now on what breaks is written down in the folder for data, beside what is told of it in
/// the terminal.
pub(in crate::launch) fn install(data: Option<PathBuf>) {
    let usual = panic::take_hook();
    let reports = data.as_deref().map(folder::within);
    panic::set_hook(Box::new(move |info| {
        usual(info);
        if WRITTEN.fetch_add(1, Ordering::Relaxed) < MOST
            && let Some(reports) = &reports
        {
            write_down(info, reports);
        }
        if thread::current().name() == Some("main") {
            saves::wait_for_writers(PATIENCE);
        }
    }));
}

fn write_down(info: &PanicHookInfo<'_>, reports: &Path) {
    let user = directories::BaseDirs::new();
    let thread = thread::current();
    let when = Timestamp::now();
    let facts = Facts {
        when,
        system: system(),
        doing: doing(),
        thread: thread.name().unwrap_or_default(),
        place: info.location().map(ToString::to_string).unwrap_or_default(),
        message: info.payload_as_str().unwrap_or_default(),
        backtrace: Backtrace::force_capture().to_string(),
        home: user.as_ref().map(|user| user.home_dir()),
    };
    match folder::write(reports, when, &facts.text()) {
        Ok(path) => {
            let path = path.display().to_string();
            eprintln!("{}", words!("trust-report-kept", path = path));
        }
        Err(problem) => {
            let (folder, problem) = (reports.display().to_string(), saves::in_words(&problem));
            let told = words!("trust-report-not-kept", folder = folder, problem = problem);
            eprintln!("{told}");
        }
    }
}
