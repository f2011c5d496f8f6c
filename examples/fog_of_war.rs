//! What one kingdom knows in the middle of a campaign: squares it sees, squares it remembers, and
//! squares where nobody of it has ever been.
//!
//! `cargo run --example fog_of_war [-- --seed N --size 8|16 --screenshot FILE]`

use client::world::run_world_scene;
use rules::Color;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_world_scene("Fog of war", |app, options| {
        let world = options.world(true);
        app.insert_resource(options.drawn(&world, Color::White));
    })
}
