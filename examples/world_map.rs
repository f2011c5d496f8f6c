//! A world in the middle of a campaign, without fog.
//!
//! `cargo run --example world_map [-- --seed N --size 8|16 --screenshot FILE]`

use client::world::run_world_scene;
use rules::Color;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_world_scene("The world map", |app, options| {
        let world = options.world(false);
        app.insert_resource(options.drawn(&world, Color::White));
    })
}
