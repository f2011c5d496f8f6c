//! Two windows of the game at the same saves: a save that is played is held, so that no other
//! copy of the program plays, renames or deletes it meanwhile.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Keeps a save for this program until the last clone is dropped, or the program ends in any way.
#[derive(Clone, Debug)]
pub struct Hold(#[expect(dead_code, reason = "it is there to be dropped")] Arc<Held>);

#[derive(Debug)]
struct Held {
    file: File,
    path: PathBuf,
}

/// Another copy of the program has the save.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere;

/// What this program holds, since the system tells apart open files, not programs.
static OURS: Mutex<Vec<(PathBuf, Weak<Held>)>> = Mutex::new(Vec::new());

impl Hold {
    /// Takes the file at this path, which is made if need be. `None` where nothing can be held,
    /// as on a disk that is only read.
    ///
    /// # Errors
    /// Another copy of the program has it.
    pub(super) fn take(path: &Path) -> Result<Option<Self>, Elsewhere> {
        loop {
            let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
            let known = ours.iter().find(|(held, _)| held == path);
            match known.map(|(_, held)| held.upgrade()) {
                Some(Some(held)) => return Ok(Some(Self(held))),
                // It is just being given up.
                Some(None) => {
                    drop(ours);
                    std::thread::yield_now();
                    continue;
                }
                None => {}
            }
            let Some(file) = open(path) else {
                return Ok(None);
            };
            return match file.try_lock() {
                Ok(()) => {
                    let path = path.to_owned();
                    let held = Arc::new(Held {
                        file,
                        path: path.clone(),
                    });
                    ours.push((path, Arc::downgrade(&held)));
                    Ok(Some(Self(held)))
                }
                Err(TryLockError::WouldBlock) => Err(Elsewhere),
                Err(TryLockError::Error(_)) => Ok(None),
            };
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
        ours.retain(|(path, _)| *path != self.path);
        // Closing the file would do it, too, a moment later.
        let _ = self.file.unlock();
    }
}

fn open(path: &Path) -> Option<File> {
    fs::create_dir_all(path.parent()?).ok()?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    options.open(path).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_held_until_the_last_lets_go() {
        let folder = std::env::temp_dir().join(format!("amirs-chess-hold-{}", std::process::id()));
        let path = folder.join("one.lock");
        let hold = Hold::take(&path).unwrap().unwrap();
        let again = Hold::take(&path).unwrap().unwrap();
        // As another program sees it.
        let other = File::open(&path).unwrap();
        assert!(other.try_lock().is_err());
        drop(hold);
        assert!(other.try_lock().is_err());
        drop(again);
        other.try_lock().unwrap();
        assert_eq!(Hold::take(&path).unwrap_err(), Elsewhere);
        drop(other);
        assert!(Hold::take(&path).unwrap().is_some());
        fs::remove_dir_all(&folder).unwrap();
        fs::write(&folder, "in the way").unwrap();
        assert!(Hold::take(&path).unwrap().is_none(), "nothing can be held");
        fs::remove_file(&folder).unwrap();
    }
}
