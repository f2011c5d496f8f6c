//! Amir's Chess in a window: see the library `client`.

use std::process::ExitCode;

fn main() -> ExitCode {
    client::launch::run()
}
