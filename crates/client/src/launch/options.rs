//! The command line.

use super::room::IntoRoom;
use crate::battle::{BattleSetup, Seat};
use crate::lessons::{Course, Place};
use crate::screens::{Overlay, Screen};
use crate::table::TableSetup;
use bevy::prelude::Resource;
use clap::{Parser, ValueEnum};
use rules::{Color, Variant};
use std::path::PathBuf;
use tabletop::{Refused, Sitter, Sitting, open};
use words::Language;

/// Amir's Chess: battles in which a King moves like every piece that stands with him.
#[derive(Parser, Resource, Clone, Debug, Default)]
#[command(name = "amirs-chess", version)]
pub struct Options {
    /// Draw a screen once into a PNG file and quit
    #[arg(long, value_name = "FILE", value_parser = picture)]
    pub screenshot: Option<PathBuf>,

    /// The language to speak from now on, as chosen in the settings: en or de
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub language: Option<Language>,

    /// The screen to open with
    #[arg(long, value_enum, default_value_t)]
    pub screen: View,

    /// The size of the window in logical pixels, at least 800x600
    #[arg(long, value_name = "WIDTHxHEIGHT", visible_alias = "windowed-size", value_parser = size)]
    pub size: Option<(u32, u32)>,

    /// Begin with a battle: words such as terrain=river white=human black=club
    /// attacker=8P2N defender=1Q4P
    #[arg(long, value_name = "WORDS", value_parser = setup, hide = true)]
    pub setup: Option<BattleSetup>,

    /// The game at the table: chess, minnaar, field or european
    #[arg(long, value_name = "GAME", value_parser = game)]
    pub game: Option<Variant>,

    /// What the game at the table begins with, such as a position of chess
    #[arg(long, value_name = "TEXT")]
    pub start: Option<String>,

    /// Who sits at the table, such as human,casual
    #[arg(long, value_name = "WORDS", value_delimiter = ',')]
    pub sitters: Vec<Sitter>,

    /// Open a battle or a game of chess with the analysis: its lines, or the review of the game
    #[arg(long, value_enum, value_name = "LEAF")]
    pub analysis: Option<Leaf>,

    /// Open a battle or a game with its record being looked at, after so many entries
    #[arg(long, value_name = "N")]
    pub replay: Option<usize>,

    /// The page of the help to open with, such as battle-hunt
    #[arg(long, value_name = "PAGE", value_parser = page)]
    pub page: Option<usize>,

    /// Take a lesson: words such as battle 4 or campaign 2 1, the number of the lesson and of its
    /// step
    #[arg(long, value_name = "WORDS", value_parser = lesson)]
    pub lesson: Option<Place>,

    /// Open a saved campaign or game
    #[arg(long, value_name = "FILE")]
    pub campaign: Option<PathBuf>,

    /// The number of the world of a new campaign
    #[arg(long, value_name = "N")]
    pub seed: Option<u32>,

    /// Go into a room: words such as open TEA4TWO as Ann, or
    /// join TEA4TWO at 192.168.1.20 as Bea
    #[arg(long, value_name = "WORDS")]
    pub room: Option<IntoRoom>,

    /// Moves to be played there, each by whoever's turn it is
    #[arg(long, value_name = "MOVES", value_delimiter = ',', hide = true)]
    pub moves: Vec<String>,

    /// The folder for pictures taken with F12, instead of the user's own
    #[arg(long, value_name = "FOLDER", hide = true)]
    pub pictures: Option<PathBuf>,

    /// Break down once this file is there, to try what comes of it
    #[arg(long, value_name = "FILE", hide = true)]
    pub panic_when: Option<PathBuf>,

    /// Write the state into a file after every change, as text
    #[arg(long, value_name = "FILE", hide = true)]
    pub state_file: Option<PathBuf>,
}

/// What of the analysis can be opened.
#[derive(ValueEnum, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The best lines of the position
    Lines,
    /// The review of the whole game
    Game,
}

/// What can be opened from the command line.
#[derive(ValueEnum, Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum View {
    /// The title and the menu
    #[default]
    Title,
    /// Setting up a Quick Battle
    Setup,
    /// A battle
    Battle,
    /// All lessons
    Learn,
    /// The settings
    Settings,
    /// How to play
    Help,
    /// The end of a battle
    Result,
    /// The pause menu
    Pause,
    /// Setting up a campaign
    CampaignSetup,
    /// The saved campaigns
    Saves,
    /// The map of a campaign
    World,
    /// The pause menu of a campaign
    WorldPause,
    /// The end of a campaign
    Chronicle,
    /// Setting up chess, Minnaar, Field or European Chess
    TableSetup,
    /// One of these games
    Table,
    /// The pause menu over it
    TablePause,
    /// The end of such a game
    TableResult,
    /// Opening a room, or going into one
    Rooms,
    /// In a room whose game has not begun
    Lobby,
    /// The list of the puzzles
    Puzzles,
}

impl View {
    /// The screen and what lies over it.
    pub const fn states(self) -> (Screen, Overlay) {
        match self {
            Self::Title => (Screen::Title, Overlay::None),
            Self::Setup => (Screen::Setup, Overlay::None),
            Self::Rooms => (Screen::Rooms, Overlay::None),
            Self::Lobby => (Screen::Lobby, Overlay::None),
            Self::Puzzles => (Screen::Puzzles, Overlay::None),
            Self::Learn => (Screen::Learn, Overlay::None),
            Self::Battle => (Screen::Battle, Overlay::None),
            Self::Settings => (Screen::Title, Overlay::Settings),
            Self::Help => (Screen::Title, Overlay::Help),
            Self::Result => (Screen::Battle, Overlay::Result),
            Self::Pause => (Screen::Battle, Overlay::Pause),
            Self::CampaignSetup => (Screen::CampaignSetup, Overlay::None),
            Self::Saves => (Screen::Saves, Overlay::None),
            Self::World => (Screen::World, Overlay::None),
            Self::WorldPause => (Screen::World, Overlay::Pause),
            Self::Chronicle => (Screen::Chronicle, Overlay::None),
            Self::TableSetup => (Screen::TableSetup, Overlay::None),
            Self::Table => (Screen::Table, Overlay::None),
            Self::TablePause => (Screen::Table, Overlay::Pause),
            Self::TableResult => (Screen::Table, Overlay::Result),
        }
    }
}

impl Options {
    /// The game laid out for the table, if it is not what was last chosen there.
    ///
    /// # Errors
    /// Says why it cannot begin so.
    pub fn sitting(&self, setup: &TableSetup) -> Result<Option<Sitting>, Refused> {
        let mut setup = setup.clone();
        setup.variant = self.game.unwrap_or(setup.variant);
        let start = self.start.clone();
        if start.is_none() && self.sitters.is_empty() {
            return if self.game.is_some() {
                setup.lay().map(Some)
            } else {
                Ok(None)
            };
        }
        let start = start.unwrap_or_else(|| setup.start());
        let mut sitters = setup.sitters();
        if !self.sitters.is_empty() {
            sitters.clone_from(&self.sitters);
        }
        Ok(Some(Sitting::new(open(setup.variant, &start)?, &sitters)))
    }

    /// The screen to open with: a battle, a game or a campaign if one is given.
    pub fn view(&self) -> View {
        match self.screen {
            View::Title if self.setup.is_some() => View::Battle,
            View::Title if self.campaign.is_some() => View::World,
            View::Title if self.lesson.is_some() => match self.lesson.map(|it| it.course) {
                Some(Course::Campaign) => View::World,
                _ => View::Battle,
            },
            View::Title if self.game.is_some() => View::Table,
            view => view,
        }
    }
}

/// A file a picture can be written into: told before anything is drawn if it can't.
fn picture(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if !path
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("png"))
    {
        return Err("a picture is a PNG file: let its name end in .png".into());
    }
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|it| !it.is_dir()) {
        return Err(format!("there is no folder {}", folder.display()));
    }
    let there = path.exists();
    let opened = std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(&path);
    opened.map_err(|problem| format!("it can't be written: {problem}"))?;
    if !there {
        // Only tried: until the picture is drawn there is none.
        let _ = std::fs::remove_file(&path);
    }
    Ok(path)
}

fn language(text: &str) -> Result<Language, String> {
    Language::read(text).ok_or_else(|| {
        let codes: Vec<_> = Language::all().map(Language::code).collect();
        format!("the languages are {}", codes.join(" and "))
    })
}

/// A page of the help, by its name.
fn page(text: &str) -> Result<usize, String> {
    crate::book::page_of(text).ok_or_else(|| format!("the help has no page '{text}'"))
}

/// Reads the course of a lesson, its number and that of a step, both from 1.
fn lesson(text: &str) -> Result<Place, String> {
    let mut words = text.split_whitespace();
    let course = match words.next() {
        Some("battle") => Course::Battle,
        Some("campaign") => Course::Campaign,
        _ => return Err("a lesson is of the battle or of the campaign, such as battle 4".into()),
    };
    let mut number = |most: usize| match words.next().map(str::parse::<usize>) {
        None => Ok(0),
        Some(Ok(number)) if (1..=most).contains(&number) => Ok(number - 1),
        _ => Err(format!("there are 1 to {most}")),
    };
    let lesson = number(course.count())?;
    let step = number(course.steps(lesson))?;
    Ok(Place {
        course,
        lesson,
        step,
    })
}

fn game(text: &str) -> Result<Variant, String> {
    match text.parse()? {
        Variant::Battle => Err("a battle is begun with --screen battle".into()),
        variant => Ok(variant),
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let sides = text.split_once('x').and_then(|(width, height)| {
        Some((width.parse::<u32>().ok()?, height.parse::<u32>().ok()?))
    });
    match sides {
        Some((width, height))
            if (800..=7680).contains(&width) && (600..=4320).contains(&height) =>
        {
            Ok((width, height))
        }
        Some(_) => Err("the window is at least 800x600 and at most 7680x4320".into()),
        None => Err("write width and height, such as 1280x720".into()),
    }
}

/// Reads a battle in words; what is not named stays as usual.
pub fn setup(text: &str) -> Result<BattleSetup, String> {
    let mut setup = BattleSetup::default();
    for word in text.split_whitespace() {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("'{word}' has no ="))?;
        let army = || value.parse().map_err(|problem| format!("{problem}"));
        match name {
            "terrain" => setup.terrain = value.parse()?,
            "attacker" => setup.armies[Color::White.index()] = army()?,
            "defender" => setup.armies[Color::Black.index()] = army()?,
            "white" => setup.seats[Color::White.index()] = seat(value)?,
            "black" => setup.seats[Color::Black.index()] = seat(value)?,
            _ => {
                return Err(format!(
                    "'{name}' is none of terrain, attacker, defender, white, black"
                ));
            }
        }
    }
    Ok(setup)
}

fn seat(value: &str) -> Result<Seat, String> {
    match value {
        "human" => Ok(Seat::Human),
        level => level
            .parse()
            .map(Seat::Computer)
            .map_err(|problem| format!("{problem}, or human")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Level;
    use rules::battle::Terrain;

    #[test]
    fn a_battle_in_words_is_read() {
        let read = setup("terrain=river white=human black=club attacker=1N4P").expect("good words");
        assert_eq!(read.terrain, Terrain::River);
        assert_eq!(read.seats, [Seat::Human, Seat::Computer(Level::Club)]);
        assert_eq!(read.armies[0].to_string(), "1N4P");
        assert_eq!(read.armies[1], BattleSetup::default().armies[1]);
        for bad in [
            "river",
            "terrain=sea",
            "white=sage",
            "attacker=4K",
            "moon=full",
        ] {
            assert!(setup(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_game_at_the_table_is_read() {
        let read = |words: &[&str]| {
            let words = ["amirs-chess"].iter().chain(words);
            Options::try_parse_from(words).map_err(|problem| problem.to_string())
        };
        let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
        let words = ["--game", "chess", "--start", fen, "--sitters", "human,club"];
        let options = read(&words).expect("good words");
        assert_eq!(options.view().states(), (Screen::Table, Overlay::None));
        let sitting = options.sitting(&TableSetup::default());
        let sitting = sitting.expect("it can begin").expect("a game is named");
        assert_eq!(sitting.game().position_text(), fen);
        assert_eq!(
            sitting.sitters(),
            [Sitter::Human, Sitter::Computer(Level::Club)]
        );
        for bad in [
            ["--game", "poker"],
            ["--game", "battle"],
            ["--sitters", "human,sage"],
        ] {
            assert!(read(&bad).is_err(), "{bad:?}");
        }
        let bad = read(&["--start", "nothing"]).expect("only words");
        assert!(bad.sitting(&TableSetup::default()).is_err());
    }

    #[test]
    fn a_picture_that_cannot_be_kept_is_told_at_once() {
        let folder = std::env::temp_dir().join(format!("amirs-chess-shot-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let ask = |name: &str| {
            let path = folder.join(name);
            Options::try_parse_from([
                "amirs-chess".as_ref(),
                "--screenshot".as_ref(),
                path.as_os_str(),
            ])
            .map(|options| options.screenshot)
            .map_err(|problem| problem.to_string())
        };
        let refused = ask("a.png").expect_err("no such folder");
        assert!(refused.contains("there is no folder"), "{refused}");
        std::fs::create_dir_all(folder.join("taken.png")).expect("folders");
        assert_eq!(ask("a.png"), Ok(Some(folder.join("a.png"))));
        assert!(
            !folder.join("a.png").exists(),
            "asking leaves nothing behind"
        );
        for bad in ["taken.png", "a.jpg", "a"] {
            assert!(ask(bad).is_err(), "{bad}");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_lesson_is_read() {
        let place = lesson("battle 4 2").expect("good words");
        assert_eq!((place.lesson, place.step), (3, 1));
        assert_eq!(lesson("campaign"), Ok(Place::lesson(Course::Campaign, 0)));
        for bad in ["", "chess 1", "battle 99", "battle 0", "battle 1 x"] {
            assert!(lesson(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_window_is_neither_too_small_nor_too_large() {
        assert_eq!(size("1280x720"), Ok((1280, 720)));
        for bad in ["640x480", "1280", "x", "99999x99999", "-1x600", "1280x"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
