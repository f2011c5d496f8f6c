//! Reading a world from a file or standard input, as text or as a save.

use crate::Failure;
use campaign::{Campaign, State, save};
use std::fs;
use std::io::{self, Read};

/// The bytes of a file; of standard input if it is called `-`.
pub fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    if path == "-" {
        io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    fs::read(path).map_err(|error| Failure::Input(format!("{path} cannot be read: {error}")))
}

/// The campaign in a file: a save begins with `{`, anything else is a world as text.
pub fn load(path: &str) -> Result<Campaign, Failure> {
    let bytes = read(path)?;
    if bytes.first() == Some(&b'{') {
        let refused = |error| Failure::Input(format!("{path} refused: {error}"));
        return save::import(&bytes).map_err(refused);
    }
    let refused =
        |error: &dyn ToString| Failure::Input(format!("{path} refused: {}", error.to_string()));
    let text = String::from_utf8(bytes).map_err(|error| refused(&error))?;
    let state: State = text.parse().map_err(|error| refused(&error))?;
    Ok(Campaign::from_world(state, None))
}
