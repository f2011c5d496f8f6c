//! What the program keeps of the memory it no longer needs.

/// A piece of memory as large as this, in bytes, is asked of the system and given back to it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 256 * 1024;

/// Has large pieces of memory given back to the system as soon as they are free. Left to itself,
/// the GNU C library keeps what pictures were unpacked into: some 50 MB that are never used again.
pub(super) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[allow(unsafe_code)]
    // SAFETY: only sets numbers of the allocator, which `mallopt` may at any time.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
        libc::mallopt(libc::M_TRIM_THRESHOLD, LARGE);
    }
}
