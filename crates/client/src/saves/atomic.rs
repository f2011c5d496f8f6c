//! Files that are written whole or not at all.

use atomic_write_file::{AtomicWriteFile, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file: either all of it is new afterwards or all of it is old.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// [`write_whole`] for what nobody else of this computer may read.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = private().open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// How a file is opened that only its owner may read, where the system knows of such.
#[cfg(unix)]
fn private() -> OpenOptions {
    use atomic_write_file::unix::OpenOptionsExt as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = OpenOptions::new();
    options.mode(0o600).preserve_mode(false);
    options
}

/// Elsewhere the folder decides.
#[cfg(not(unix))]
fn private() -> OpenOptions {
    OpenOptions::new()
}
