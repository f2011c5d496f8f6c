//! Writes the slider tables that `src/attacks/sliders.rs` includes: for every square and every
//! occupancy of its relevant squares, the squares a rook or bishop attacks.
//!
//! A target with BMI2 indexes them with PEXT, every other with magic multiplication; the order of
//! the entries differs, so the choice is made here, at build time.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

mod magics;

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
/// A power of two, so that a masked index needs no bounds check.
const TABLE_SIZE: usize = 1 << 17;

fn on_board(file: i32, rank: i32) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// The squares a slider attacks, up to and including the first occupied one on each ray.
fn attacks(square: i32, occupied: u64, rays: &[(i32, i32)]) -> u64 {
    let mut set = 0;
    for &(df, dr) in rays {
        let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
        while on_board(file, rank) {
            let bit = 1 << (rank * 8 + file);
            set |= bit;
            if occupied & bit != 0 {
                break;
            }
            (file, rank) = (file + df, rank + dr);
        }
    }
    set
}

/// The squares whose occupancy matters: the rays without their last square.
fn relevant(square: i32, rays: &[(i32, i32)]) -> u64 {
    let mut set = 0;
    for &(df, dr) in rays {
        let (mut file, mut rank) = (square % 8 + df, square / 8 + dr);
        while on_board(file + df, rank + dr) {
            set |= 1 << (rank * 8 + file);
            (file, rank) = (file + df, rank + dr);
        }
    }
    set
}

/// All subsets of `mask`, in the order in which PEXT numbers them.
fn subsets(mask: u64) -> impl Iterator<Item = u64> {
    let mut next = Some(0u64);
    std::iter::from_fn(move || {
        let subset = next?;
        let following = subset.wrapping_sub(mask) & mask;
        next = (following != 0).then_some(following);
        Some(subset)
    })
}

fn main() {
    println!("cargo::rerun-if-changed=build");
    let has_bmi2 = env::var("CARGO_CFG_TARGET_FEATURE")
        .is_ok_and(|features| features.split(',').any(|feature| feature == "bmi2"));
    let pext = has_bmi2 && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64");
    println!("cargo::rustc-check-cfg=cfg(pext)");
    if pext {
        println!("cargo::rustc-cfg=pext");
    }
    let mut table = vec![0u64; TABLE_SIZE];
    let mut used = 0usize;
    let mut source = String::new();
    for (name, rays, multipliers) in [
        ("ROOK", ROOK, magics::ROOK),
        ("BISHOP", BISHOP, magics::BISHOP),
    ] {
        writeln!(source, "static {name}: [Lines; 64] = [").expect("a String takes any text");
        for square in 0..64i32 {
            let mask = relevant(square, &rays);
            let bits = mask.count_ones();
            let magic = multipliers[square as usize];
            let block = &mut table[used..used + (1 << bits)];
            for (number, occupied) in subsets(mask).enumerate() {
                let index = if pext {
                    number
                } else {
                    (occupied.wrapping_mul(magic) >> (64 - bits)) as usize
                };
                let set = attacks(square, occupied, &rays);
                assert!(
                    block[index] == 0 || block[index] == set,
                    "magic of {name} {square} collides"
                );
                block[index] = set;
            }
            writeln!(
                source,
                "Lines {{ mask: {mask}, magic: {magic}, offset: {used}, shift: {} }},",
                64 - bits
            )
            .expect("a String takes any text");
            used += 1 << bits;
        }
        source.push_str("];\n");
    }
    writeln!(source, "static TABLE: [u64; {TABLE_SIZE}] = [").expect("a String takes any text");
    for entry in table {
        write!(source, "{entry},").expect("a String takes any text");
    }
    source.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    fs::write(Path::new(&out).join("sliders.rs"), source).expect("OUT_DIR is writable");
}
