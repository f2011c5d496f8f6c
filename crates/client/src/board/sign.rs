//! What the marks of a board mean, in words and as small pictures: beside a square that is pointed
//! at, and in the book.

use super::art::Mark;
use crate::theme::Pictures;
use bevy_egui::egui::{Color32, Image, Rect, pos2};
use words::Key;

impl Mark {
    /// What it says of the square on which it lies.
    pub const fn words(self) -> Key {
        match self {
            Self::Selected => key!("battle-mark-selected"),
            Self::LastMove => key!("battle-mark-last-move"),
            Self::QuietGoal => key!("battle-mark-quiet-goal"),
            Self::CaptureGoal => key!("battle-mark-capture-goal"),
            Self::Check => key!("battle-mark-check"),
            Self::Threat => key!("battle-mark-attacker"),
            Self::Cursor => key!("battle-mark-cursor"),
            Self::DropGoal => key!("battle-mark-drop-goal"),
            Self::Phantom => key!("battle-mark-phantom"),
            Self::LastOfType => key!("battle-mark-last-of-type"),
            Self::ShotGoal => key!("battle-mark-shot-goal"),
            Self::Hint => key!("battle-mark-hint"),
        }
    }

    /// The part of its cell that is drawn: some lie in a corner of their square.
    fn part(self) -> Rect {
        let (min, max) = match self {
            Self::Threat | Self::Phantom => (pos2(0.5, 0.0), pos2(1.0, 0.5)),
            Self::LastOfType => (pos2(0.0, 0.0), pos2(0.5, 0.5)),
            Self::QuietGoal => (pos2(0.25, 0.25), pos2(0.75, 0.75)),
            _ => (pos2(0.0, 0.0), pos2(1.0, 1.0)),
        };
        Rect::from_min_max(min, max)
    }
}

/// A sign on a board, to be shown beside what it means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A mark.
    Mark(Mark),
    /// The mark of what is attacked: that of what attacks, as in a mirror.
    Attacked,
}

impl Sign {
    /// What it says of the square on which it lies.
    pub const fn words(self) -> Key {
        match self {
            Self::Mark(mark) => mark.words(),
            Self::Attacked => key!("battle-mark-attacked"),
        }
    }

    /// Its picture, so many points a side.
    pub fn picture(self, pictures: &Pictures, size: f32) -> Image<'static> {
        let mark = match self {
            Self::Mark(mark) => mark,
            Self::Attacked => Mark::Threat,
        };
        let part = mark.part();
        let picture = |part| pictures.part_of_mark(mark as usize, part, size);
        match self {
            Self::Mark(_) => picture(part),
            Self::Attacked => picture(mirror(part)).tint(Color32::from_rgb(178, 220, 255)),
        }
    }
}

fn mirror(part: Rect) -> Rect {
    Rect::from_min_max(
        pos2(part.right(), part.top()),
        pos2(part.left(), part.bottom()),
    )
}
