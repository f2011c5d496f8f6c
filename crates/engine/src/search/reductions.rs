//! How much less deeply late moves are looked at.

/// In this many parts of a ply.
pub(super) const PLY: i32 = 1024;

/// 64 ln(n), in whole numbers so that every machine agrees.
const fn log(n: u32) -> i32 {
    // n^64 would be too large: squared six times with its bits counted on the way.
    let (mut mantissa, mut bits) = ((n as u64) << 32, 0i32);
    while mantissa >= 2 << 32 {
        mantissa >>= 1;
        bits += 1;
    }
    let mut log2 = bits;
    let mut step = 0;
    while step < 8 {
        mantissa = ((mantissa as u128 * mantissa as u128) >> 32) as u64;
        log2 *= 2;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            log2 += 1;
        }
        step += 1;
    }
    // log2 counts 256ths of an octave; ln 2 is 0.6931.
    log2 * 6931 / 40_000
}

static LOGS: [i32; 64] = {
    let mut logs = [0; 64];
    let mut n = 1;
    while n < 64 {
        logs[n] = log(n as u32);
        n += 1;
    }
    logs
};

/// About ln(depth) ln(index) / 2.2 + 0.4 plies for a quiet move, less for a capture.
pub(super) fn reduction(depth: i32, index: i32, is_quiet: bool) -> i32 {
    let log = |n: i32| LOGS[n.clamp(1, 63) as usize];
    let product = log(depth) * log(index);
    if is_quiet {
        product * 10 / (4 * 22) + 400
    } else {
        product * 10 / (4 * 34) - 200
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right() {
        for n in 1..64u32 {
            let exact = 64.0 * f64::from(n).ln();
            assert!((f64::from(log(n)) - exact).abs() <= 1.5, "{n}: {}", log(n));
        }
    }
}
