use serde::{Deserialize, Serialize};

/// The version of the protocol: both ends must speak the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub u32);

/// The two ends speak different versions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "this end speaks version {ours} of the protocol, the other version {theirs}; update the older program"
)]
pub struct VersionMismatch {
    /// What this end speaks.
    pub ours: u32,
    /// What the other end speaks.
    pub theirs: u32,
}

impl Version {
    /// What this build speaks.
    pub const CURRENT: Self = Self(1);

    /// Whether this build can talk to an end of this version.
    ///
    /// # Errors
    /// Tells both versions in words.
    pub fn check(self) -> Result<(), VersionMismatch> {
        if self == Self::CURRENT {
            Ok(())
        } else {
            Err(VersionMismatch {
                ours: Self::CURRENT.0,
                theirs: self.0,
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_told_in_words() {
        assert_eq!(Version::CURRENT.check(), Ok(()));
        let told = Version(7).check().expect_err("another version").to_string();
        assert!(
            told.contains("version 1") && told.contains("version 7"),
            "{told}"
        );
    }
}
