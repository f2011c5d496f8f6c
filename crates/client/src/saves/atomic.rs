//! Files that are written whole or not at all.

use std::io::{self, Write};
use std::path::Path;

/// Writes a file: either all of it is new afterwards or all of it is old.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// [`write_whole`] for what nobody else of this computer may read.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = atomic_write_file::OpenOptions::new();
    #[cfg(unix)]
    {
        use atomic_write_file::unix::OpenOptionsExt as _;
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600).preserve_mode(false);
    }
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.commit()
}
