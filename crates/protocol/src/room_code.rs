use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The word two players type to meet: 4-32 letters and digits, in any case (`online.md`).
///
/// ```
/// use protocol::RoomCode;
/// let code: RoomCode = "Tea4Two".parse().unwrap();
/// assert_eq!(code, "TEA4TWO".parse().unwrap());
/// assert!("a b c d".parse::<RoomCode>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomCode(String);

/// Why a text is no room code.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomCodeError {
    /// Too short or too long.
    #[error("a room code has 4 to 32 letters and digits, not {0}")]
    Length(usize),
    /// Something else than letters and digits.
    #[error("a room code has letters a-z and digits only, not '{0}'")]
    Letter(char),
}

impl RoomCode {
    /// The fewest letters.
    pub const MIN: usize = 4;
    /// The most letters.
    pub const MAX: usize = 32;

    /// The code in upper case.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RoomCode {
    type Err = RoomCodeError;

    fn from_str(text: &str) -> Result<Self, RoomCodeError> {
        if let Some(letter) = text.chars().find(|letter| !letter.is_ascii_alphanumeric()) {
            return Err(RoomCodeError::Letter(letter));
        }
        if !(Self::MIN..=Self::MAX).contains(&text.len()) {
            return Err(RoomCodeError::Length(text.len()));
        }
        Ok(Self(text.to_ascii_uppercase()))
    }
}

impl TryFrom<String> for RoomCode {
    type Error = RoomCodeError;

    fn try_from(text: String) -> Result<Self, RoomCodeError> {
        text.parse()
    }
}

impl From<RoomCode> for String {
    fn from(code: RoomCode) -> Self {
        code.0
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_the_same_in_any_case() {
        let code: RoomCode = "abcd1".parse().expect("a code");
        assert_eq!(code.to_string(), "ABCD1");
        assert_eq!(serde_json::to_string(&code).expect("JSON"), "\"ABCD1\"");
        assert_eq!(
            serde_json::from_str::<RoomCode>("\"aBcD1\"").expect("a code"),
            code
        );
    }

    #[test]
    fn what_is_no_code_is_refused_in_words() {
        for (text, told) in [
            ("abc", "4 to 32"),
            ("", "4 to 32"),
            ("a-bcd", "'-'"),
            ("schön", "'ö'"),
            (&"x".repeat(33), "not 33"),
        ] {
            let error = text.parse::<RoomCode>().expect_err(text).to_string();
            assert!(error.contains(told), "{error}");
        }
        assert!(serde_json::from_str::<RoomCode>("\"a b\"").is_err());
    }
}
