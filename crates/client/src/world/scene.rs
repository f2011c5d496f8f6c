//! Small scenes on the world map, for the examples: a window of their own, which can also be
//! drawn once into a file.

use super::Drawn;
use crate::launch::{keep_and_quit, run_window};
use crate::screens::Screen;
use crate::settings::Settings;
use ::campaign::{
    Campaign, Command, Opponent, Options as Rules, Pending, Setup, Side, Size, State as World, View,
};
use bevy::prelude::*;
use clap::Parser;
use engine::{Fighter, Level, Stop, strategist};
use rules::Color as Kingdom;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// How long everything may take to come before the scene is kept as a picture.
const SETTLE: Duration = Duration::from_secs(3);
/// Pictures that must have been drawn by then.
const PICTURES: u32 = 25;

/// The command line of a scene on the map.
#[derive(Parser, Resource, Clone, Debug)]
pub struct SceneOptions {
    /// Draw the scene once into a PNG file and quit
    #[arg(long, value_name = "FILE")]
    pub screenshot: Option<PathBuf>,

    /// What the world comes from
    #[arg(long, default_value_t = 3)]
    pub seed: u32,

    /// Squares along a side: 8 or 16
    #[arg(long, default_value = "8", value_parser = size)]
    pub size: Size,

    /// The size of the window
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1280x720", value_parser = window)]
    pub window: (u32, u32),

    /// Rounds that computers have played before
    #[arg(long, value_name = "ROUNDS", default_value_t = 10)]
    pub rounds: u32,

    /// Nothing moves
    #[arg(long)]
    pub reduced_motion: bool,

    /// Creatures on the map
    #[arg(long, hide = true)]
    pub count: Option<u32>,
}

fn size(text: &str) -> Result<Size, String> {
    let side = text
        .parse()
        .map_err(|_| "a world has 8 or 16 squares a side")?;
    Size::of_side(side).ok_or_else(|| "a world has 8 or 16 squares a side".into())
}

fn window(text: &str) -> Result<(u32, u32), String> {
    let sides = text.split_once('x');
    let read = sides.and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    read.filter(|(width, height)| (320..=7680).contains(width) && (240..=4320).contains(height))
        .ok_or_else(|| "write width and height, such as 1280x720".into())
}

impl SceneOptions {
    /// A world of this seed and size after some rounds between two computers, with White to
    /// command.
    pub fn world(&self, fog: bool) -> World {
        let setup = Setup {
            size: self.size,
            options: Rules {
                fog,
                barbarians: true,
                opponent: Opponent::Hotseat,
            },
            seed: self.seed,
        };
        let mut campaign = Campaign::new(&setup, None);
        let mut told = 0;
        let ready = |state: &World| {
            let free = state.pending().is_none() && state.turn() == Side::White;
            state.round() > self.rounds && free
        };
        while !ready(campaign.state()) && told < 4_000 {
            let Some(command) = self.command(&campaign, told) else {
                break;
            };
            let mut battles = Fighter {
                level: Level::Beginner,
            };
            if campaign.apply(&command, &mut battles).is_err() {
                break;
            }
            told += 1;
        }
        campaign.state().clone()
    }

    fn command(&self, campaign: &Campaign, told: u64) -> Option<Command> {
        let state = campaign.state();
        let fought = matches!(state.pending(), Some(Pending::Battle(battle)) if !battle.is_extension_asked());
        let waits = state.waits_for()?.kingdom().filter(|_| !fought);
        let Some(who) = waits else {
            // Warbands are only ever waited for in a battle.
            return Some(Command::Resolve);
        };
        let view = View::new(campaign.state(), who);
        let seed = u64::from(self.seed) + told;
        Some(strategist::decide(
            &view,
            Level::Club,
            seed,
            &Stop::default(),
        ))
    }

    /// What the map is to draw.
    pub fn drawn(&self, world: &World, who: Kingdom) -> Drawn {
        Drawn {
            view: Arc::new(View::new(world, who)),
            seed: self.seed,
        }
    }
}

/// Opens a window with the world map, adds `content` to it (which inserts a [`Drawn`]), and runs
/// it until it is closed.
pub fn run_world_scene(title: &str, content: impl FnOnce(&mut App, &SceneOptions)) -> ExitCode {
    let options = SceneOptions::parse();
    run_window(title, options.window, |app| {
        app.add_plugins((bevy_egui::EguiPlugin::default(), crate::plugin))
            .insert_state(Screen::World)
            .add_systems(Update, keep_picture);
        app.world_mut().resource_mut::<Settings>().reduced_motion = Some(options.reduced_motion);
        content(app, &options);
        app.insert_resource(options);
    })
}

/// Saves the scene once it is complete, then quits.
fn keep_picture(
    options: Res<SceneOptions>,
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut drawn: Local<u32>,
    mut asked: Local<bool>,
) {
    let Some(path) = options.screenshot.clone() else {
        return;
    };
    *drawn += 1;
    if *asked || *drawn < PICTURES || time.elapsed() < SETTLE {
        return;
    }
    *asked = true;
    keep_and_quit(&mut commands, path);
}
