use serde::{Deserialize, Serialize};

/// The few things that can be said to the others: a chat that nobody can hurt with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// At the beginning.
    Hello,
    /// Before the first move.
    GoodLuck,
    /// After a good one.
    WellPlayed,
    /// After a slip.
    Oops,
    /// While it lasts.
    OneMoment,
    /// To whom it takes long.
    TakeYourTime,
    /// For anything kind.
    Thanks,
    /// At the end.
    GoodGame,
    /// Before leaving.
    Goodbye,
}

impl Phrase {
    /// Every phrase, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Oops,
        Self::OneMoment,
        Self::TakeYourTime,
        Self::Thanks,
        Self::GoodGame,
        Self::Goodbye,
    ];

    /// What is read.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Hello => "Hello!",
            Self::GoodLuck => "Good luck!",
            Self::WellPlayed => "Well played!",
            Self::Oops => "Oops.",
            Self::OneMoment => "One moment, please.",
            Self::TakeYourTime => "Take your time.",
            Self::Thanks => "Thank you!",
            Self::GoodGame => "Good game!",
            Self::Goodbye => "Goodbye!",
        }
    }
}
