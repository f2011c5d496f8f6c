//! What the program keeps of the memory it no longer needs.

use bevy::render::settings::MemoryHints;

/// How large the blocks are, in bytes, in which memory for pictures is asked of the driver.
const BLOCKS: std::ops::Range<u64> = 8 << 20..16 << 20;

/// How the renderer is to keep memory. Most pictures are handed over once and then only drawn, and
/// what they were handed over in is free again: in the usual blocks of up to 256 MB that stays,
/// twice as much as the pictures themselves.
pub(super) const fn hints() -> MemoryHints {
    MemoryHints::Manual {
        suballocated_device_memory_block_size: BLOCKS,
    }
}

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
