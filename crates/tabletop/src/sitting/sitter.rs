use engine::Level;
use std::fmt;
use std::str::FromStr;

/// Who decides for a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody before this screen.
    Human,
    /// The computer.
    Computer(Level),
    /// Somebody, or a computer, at another screen.
    Afar,
}

impl Sitter {
    /// Whether it is a person.
    pub fn is_human(self) -> bool {
        self == Self::Human
    }
}

/// `human`, or the computer's level, such as `club`.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Computer(level) => write!(f, "{level}"),
            Self::Afar => f.write_str("afar"),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self::Human),
            level => level
                .parse()
                .map(Self::Computer)
                .map_err(|problem| format!("{problem}, or human")),
        }
    }
}
