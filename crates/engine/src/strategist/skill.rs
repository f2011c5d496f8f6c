//! What makes one kingdom's player stronger than another.

use crate::Level;

/// How a level plans. Numbers with a hundred are parts of a hundred.
#[derive(Copy, Clone, Debug)]
pub(super) struct Skill {
    /// How often of a hundred an army is forgotten for a turn.
    pub idle: u64,
    /// How often of a hundred a city is left without a build for a turn.
    pub lazy: u64,
    /// By how much of a hundred it misjudges the strength of an army.
    pub error: u64,
    /// How many parties are out at once to claim things.
    pub claims: usize,
    /// How many of them ride into the other's land.
    pub raiders: usize,
    /// How many at once look for what the own half of a large world holds.
    pub explorers: usize,
    /// How many scouts it has.
    pub scouts: usize,
    /// What of a hundred of the defence it wants to attack with.
    pub odds: u32,
    /// Whether it keeps few guards and strikes early on a small world, where that wins: only for
    /// those who judge armies well.
    pub bold: bool,
    /// Whether it gathers its strength before it strikes.
    pub gathers: bool,
    /// Whether it sees threats coming and falls back before a stronger army.
    pub wary: bool,
    /// Whether it uses that the world is the same in the east as in the west.
    pub mirror: bool,
    /// Whether it builds Queens, which keep a city busy for longer than they are worth.
    pub splendid: bool,
}

impl Skill {
    pub const fn of(level: Level) -> Self {
        let best = Self {
            idle: 0,
            lazy: 0,
            error: 0,
            claims: 12,
            raiders: 2,
            explorers: 4,
            scouts: 2,
            odds: 115,
            bold: true,
            gathers: true,
            wary: true,
            mirror: true,
            splendid: false,
        };
        match level {
            Level::Master => best,
            Level::Expert => Self {
                idle: 6,
                lazy: 10,
                error: 12,
                claims: 8,
                explorers: 3,
                ..best
            },
            Level::Club => Self {
                idle: 10,
                lazy: 22,
                error: 20,
                claims: 5,
                raiders: 1,
                explorers: 2,
                scouts: 1,
                bold: false,
                mirror: false,
                ..best
            },
            Level::Casual => Self {
                idle: 12,
                lazy: 30,
                error: 22,
                claims: 3,
                raiders: 0,
                explorers: 1,
                scouts: 1,
                bold: false,
                mirror: false,
                splendid: true,
                ..best
            },
            Level::Beginner => Self {
                idle: 25,
                lazy: 52,
                error: 40,
                claims: 2,
                raiders: 0,
                explorers: 0,
                scouts: 0,
                odds: 100,
                bold: false,
                gathers: false,
                wary: false,
                mirror: false,
                splendid: true,
            },
        }
    }
}

/// A number that is the same for the same words and else like one by lot (splitmix64).
pub(super) fn lot(words: [u64; 3]) -> u64 {
    words.into_iter().fold(0x9e37_79b9_7f4a_7c15, |sum, word| {
        let mut mixed = (sum ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    })
}
