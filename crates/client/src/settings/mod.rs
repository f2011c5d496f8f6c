//! What a player has chosen, kept between runs as RON in the configuration folder.

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod colour_blind;
mod keep;
mod speech;
pub mod store;

use crate::battle::BattleSetup;
use crate::campaign::CampaignSetup;
use crate::keys::Keys;
use crate::lessons;
use crate::online::OnlineSetup;
use crate::puzzles::Progress;
use crate::table::TableSetup;
use bevy::prelude::Resource;
use rules::Color as Side;
use serde::{Deserialize, Serialize};
use words::Language;

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((keep::plugin, speech::plugin));
}

/// What a player has chosen. A field that a settings file does not have takes its default.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language as chosen; `None` follows the system.
    pub language: Option<Language>,
    /// Size of words and buttons, [`Settings::UI_SCALES`]; see [`Settings::scale_in`].
    pub ui_scale: f32,
    /// Size of words alone, [`Settings::TEXT_SIZES`]; see [`Settings::text_size_in`].
    pub text_size: f32,
    /// How loud.
    pub volumes: Volumes,
    /// Stillness as chosen; `None` follows the system.
    pub reduced_motion: Option<bool>,
    /// The piece colours of the two sides.
    pub colours: Colours,
    /// How fast pieces move.
    pub animation_speed: AnimationSpeed,
    /// How fast what others do on the map is shown.
    pub shown_speed: ShownSpeed,
    /// Whether files and ranks are lettered along the edges.
    pub show_coordinates: bool,
    /// Whether hovering a piece shows what it attacks and what its loss would mean.
    pub show_threats: bool,
    /// The last Quick Battle: the set-up screen opens as it was left.
    pub last_setup: BattleSetup,
    /// The last campaign that was set up.
    pub last_campaign: CampaignSetup,
    /// The last of the other games that was set up.
    pub last_table: TableSetup,
    /// The save that was played last: what the title goes on with.
    pub last_played: Option<String>,
    /// How far the lessons have been taken.
    pub lessons: lessons::Progress,
    /// What was last chosen for playing online.
    pub online: OnlineSetup,
    /// Whether the map moves on when the pointer rests at the edge of the window.
    pub edge_panning: bool,
    /// Whether it is asked before a turn ends with something left to do.
    pub asks_to_end: bool,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// How far the puzzles are solved.
    pub puzzles: Progress,
    /// Whether what is heard is told in words, too.
    pub captions: bool,
    /// The keys of the commands, as far as they are not the usual ones.
    pub keys: Keys,
    /// What the system wishes; looked up at every start.
    #[serde(skip)]
    pub system_reduced_motion: bool,
    /// What the system speaks; looked up at every start.
    #[serde(skip)]
    pub system_language: Language,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            ui_scale: 1.0,
            text_size: 1.0,
            volumes: Volumes::default(),
            reduced_motion: None,
            colours: Colours::default(),
            animation_speed: AnimationSpeed::default(),
            shown_speed: ShownSpeed::default(),
            show_coordinates: true,
            show_threats: true,
            last_setup: BattleSetup::default(),
            last_campaign: CampaignSetup::default(),
            last_table: TableSetup::default(),
            last_played: None,
            lessons: lessons::Progress::default(),
            online: OnlineSetup::default(),
            edge_panning: true,
            asks_to_end: true,
            full_screen: false,
            puzzles: Progress::default(),
            captions: false,
            keys: Keys::default(),
            system_reduced_motion: false,
            system_language: Language::default(),
        }
    }
}

impl Settings {
    /// The least and the greatest UI scale.
    pub const UI_SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;
    /// The least and the greatest text size.
    pub const TEXT_SIZES: std::ops::RangeInclusive<f32> = 1.0..=1.5;

    /// What is spoken: the player's choice, else the system's language.
    pub fn language(&self) -> Language {
        self.language.unwrap_or(self.system_language)
    }

    /// Whether nothing may move that need not: the player's choice, else the system's wish.
    pub fn reduced_motion(&self) -> bool {
        self.reduced_motion.unwrap_or(self.system_reduced_motion)
    }

    /// The same with every number where it may be: a file can be edited by hand.
    pub fn within_bounds(mut self) -> Self {
        let bounded = |value: f32, least: f32, most: f32, usual: f32| {
            if value.is_finite() {
                value.clamp(least, most)
            } else {
                usual
            }
        };
        self.ui_scale = bounded(
            self.ui_scale,
            *Self::UI_SCALES.start(),
            *Self::UI_SCALES.end(),
            1.0,
        );
        self.text_size = bounded(
            self.text_size,
            *Self::TEXT_SIZES.start(),
            *Self::TEXT_SIZES.end(),
            1.0,
        );
        let usual = Volumes::default();
        let volumes = &mut self.volumes;
        for (value, usual) in [
            (&mut volumes.master, usual.master),
            (&mut volumes.effects, usual.effects),
            (&mut volumes.ambience, usual.ambience),
            (&mut volumes.music, usual.music),
        ] {
            *value = bounded(*value, 0.0, 1.0, usual);
        }
        self.keys = self.keys.sound();
        self
    }

    /// The scale that is used in a window of this size in logical pixels: the chosen one, grown
    /// with a window larger than 1920x1080, since 4K at the same scale could hardly be read; never
    /// so large that less than 800x600 points remain, and at least 0.75.
    pub fn scale_in(&self, width: f32, height: f32) -> f32 {
        let least = *Self::UI_SCALES.start();
        let most = Self::most_in(width, height);
        (self.ui_scale.min(most) * natural(width, height)).max(least)
    }

    /// The greatest [`Settings::ui_scale`] for which a window of this size has room.
    pub fn most_in(width: f32, height: f32) -> f32 {
        f32::min(width / 800.0, height / 600.0) / natural(width, height)
    }

    /// The text size that is used in a window of this size in logical pixels: the chosen one, but
    /// never so large that the window is less than 800x480 times that; at least 1.
    pub fn text_size_in(&self, width: f32, height: f32) -> f32 {
        let most = self.most_text_in(width, height);
        self.text_size.min(most).max(*Self::TEXT_SIZES.start())
    }

    /// The greatest [`Settings::text_size`] for which a window of this size has room.
    pub fn most_text_in(&self, width: f32, height: f32) -> f32 {
        let scale = self.scale_in(width, height);
        f32::min(width / 800.0, height / 480.0) / scale
    }
}

/// What a scale of 1 means in a window of this size.
fn natural(width: f32, height: f32) -> f32 {
    f32::min(width / 1920.0, height / 1080.0).max(1.0)
}

/// Loudness from 0 to 1.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Nothing is heard.
    pub muted: bool,
    /// All together.
    pub master: f32,
    /// Moves, captures, buttons.
    pub effects: f32,
    /// Birds, water, wind.
    pub ambience: f32,
    /// The music.
    pub music: f32,
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            muted: false,
            master: 0.8,
            effects: 0.8,
            ambience: 0.5,
            music: 0.4,
        }
    }
}

/// The colours of the attacker's and the defender's pieces. They differ in pattern, too.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Colours {
    /// Ivory attacks, indigo defends.
    #[default]
    IvoryIndigo,
    /// Ivory attacks, crimson defends.
    IvoryCrimson,
    /// Crimson attacks, green defends.
    CrimsonGreen,
    /// Green attacks, indigo defends.
    GreenIndigo,
}

impl Colours {
    /// Every choice.
    pub const ALL: [Self; 4] = [
        Self::IvoryIndigo,
        Self::IvoryCrimson,
        Self::CrimsonGreen,
        Self::GreenIndigo,
    ];

    /// The row of the piece atlases for a side.
    pub const fn row(self, side: Side) -> usize {
        let rows = match self {
            Self::IvoryIndigo => [0, 1],
            Self::IvoryCrimson => [0, 2],
            Self::CrimsonGreen => [2, 3],
            Self::GreenIndigo => [3, 1],
        };
        rows[side.index()]
    }

    /// The row for whoever has an army in a campaign; barbarians wear a colour of their own.
    pub const fn row_of(self, side: ::campaign::Side) -> usize {
        match side {
            ::campaign::Side::White => self.row(Side::White),
            ::campaign::Side::Black => self.row(Side::Black),
            ::campaign::Side::Rogue => match self {
                Self::IvoryIndigo | Self::GreenIndigo => 2,
                Self::IvoryCrimson | Self::CrimsonGreen => 1,
            },
        }
    }

    /// The colours of both, such as `Ivory and indigo`.
    pub fn pair(self) -> String {
        match self {
            Self::IvoryIndigo => words!("settings-ivory-indigo"),
            Self::IvoryCrimson => words!("settings-ivory-crimson"),
            Self::CrimsonGreen => words!("settings-crimson-green"),
            Self::GreenIndigo => words!("settings-green-indigo"),
        }
    }

    /// What a side's pieces are called, such as `Ivory`.
    pub fn name(self, side: Side) -> String {
        match self.row(side) {
            0 => words!("settings-ivory"),
            1 => words!("settings-indigo"),
            2 => words!("settings-crimson"),
            _ => words!("settings-green"),
        }
    }
}

/// How fast pieces move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// Half as fast.
    Slow,
    /// As drawn.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
}

impl AnimationSpeed {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// By what the usual pace is multiplied.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Slow => 0.5,
            Self::Normal => 1.0,
            Self::Fast => 2.0,
        }
    }
}

/// How fast what others do on the map is shown, one thing after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum ShownSpeed {
    /// Time to look at everything.
    Slow,
    /// As drawn.
    #[default]
    Normal,
    /// Quickly.
    Fast,
    /// Not at all: only what came of it.
    Skip,
}

impl ShownSpeed {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Skip];

    /// By what the usual pace is multiplied; nothing is shown without one.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Self::Slow => Some(0.5),
            Self::Normal => Some(1.0),
            Self::Fast => Some(2.5),
            Self::Skip => None,
        }
    }

    /// The word for people.
    pub fn name(self) -> String {
        match self {
            Self::Slow => words!("settings-speed-slow"),
            Self::Normal => words!("settings-speed-normal"),
            Self::Fast => words!("settings-speed-fast"),
            Self::Skip => words!("settings-speed-skip"),
        }
    }
}
