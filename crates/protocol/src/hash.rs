use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a state is told by: two ends that show different ones show different games.
///
/// Sixteen hexadecimal digits as text.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateHash(pub u64);

impl StateHash {
    /// That of a text which tells all of a state.
    pub fn of(text: &str) -> Self {
        let hash = blake3::hash(text.as_bytes());
        let bytes = hash.as_bytes().iter().take(8);
        Self(bytes.fold(0, |sum, byte| sum << 8 | u64::from(*byte)))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for StateHash {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = text
            .bytes()
            .all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
        let number = u64::from_str_radix(text, 16).ok();
        number
            .filter(|_| digits && text.len() == 16)
            .map(Self)
            .ok_or("a state is told by sixteen hexadecimal digits")
    }
}

impl TryFrom<String> for StateHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> Self {
        hash.to_string()
    }
}
