//! What the fuzzer does with what the window reads, without a fuzzer.

#[path = "../../fuzz/src/lib.rs"]
mod body;
#[path = "../../../../tests/fuzz/replay.rs"]
mod replay;

use std::path::Path;

#[test]
fn window() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    replay::replay(&corpus, "window", body::run, 600);
}
