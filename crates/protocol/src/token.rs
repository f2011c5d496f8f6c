use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a seat is taken back with: 128 random bits that only the client of that seat holds.
///
/// The client draws it, so that a lost answer to its first word costs no seat; the server keeps
/// only a [`TokenHash`]. Thirty-two hexadecimal digits as text, never shown by `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeatToken(String);

/// A text is no token, or there is no chance to draw one from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// Not the right digits.
    #[error("a seat's token has 32 hexadecimal digits")]
    Form,
    /// The system gives no random numbers.
    #[error("this system gives no random numbers")]
    NoChance,
}

/// All that the server keeps of a token. Compared in constant time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash(blake3::Hash);

impl SeatToken {
    const DIGITS: usize = 32;

    /// A new one.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn draw() -> Result<Self, TokenError> {
        let mut bytes = [0u8; 16];
        getrandom::fill(&mut bytes).map_err(|_| TokenError::NoChance)?;
        Ok(Self(
            bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        ))
    }

    /// What the server keeps of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(blake3::hash(self.0.as_bytes()))
    }

    /// The digits, to be kept where nobody else reads them.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken(..)")
    }
}

impl FromStr for SeatToken {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        let digits = text
            .bytes()
            .all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
        match digits && text.len() == Self::DIGITS {
            true => Ok(Self(text.to_owned())),
            false => Err(TokenError::Form),
        }
    }
}

impl TryFrom<String> for SeatToken {
    type Error = TokenError;

    fn try_from(text: String) -> Result<Self, TokenError> {
        text.parse()
    }
}

impl From<SeatToken> for String {
    fn from(token: SeatToken) -> Self {
        token.0
    }
}

impl TryFrom<String> for TokenHash {
    type Error = blake3::HexError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        blake3::Hash::from_hex(text).map(Self)
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hash.0.to_hex().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_are_never_shown() {
        let (one, other) = (
            SeatToken::draw().expect("chance"),
            SeatToken::draw().expect("chance"),
        );
        assert_ne!(one, other);
        assert_eq!(one.hash(), one.hash());
        assert_ne!(one.hash(), other.hash());
        assert!(!format!("{one:?}").contains(one.reveal()));
        assert_eq!(one.reveal().parse(), Ok(one.clone()));
    }

    #[test]
    fn what_is_no_token_is_refused() {
        for text in ["", "abc", &"g".repeat(32), &"A".repeat(32), &"0".repeat(33)] {
            assert_eq!(text.parse::<SeatToken>(), Err(TokenError::Form));
        }
    }
}
