//! What the fuzzer does, without a fuzzer: every stored input of every target, and some more made
//! of them by fixed chance.

#[path = "fuzz/src/lib.rs"]
mod fuzz;
#[path = "fuzz/replay.rs"]
mod replay;

use std::path::{Path, PathBuf};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fuzz/corpus")
}

macro_rules! targets {
    ($($name:ident $more:literal,)*) => {$(
        #[test]
        fn $name() {
            replay::replay(&corpus(), stringify!($name), fuzz::$name::run, $more);
        }
    )*};
}

targets! {
    battle 40,
    campaign 20,
    chess 40,
    european 40,
    field 40,
    minnaar 40,
    players 40,
    protocol 100,
    search 200,
    tables 60,
    texts 2000,
    uci 40,
}
