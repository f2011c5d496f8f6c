//! What lives on the map: as many animals as one likes.
//!
//! `cargo run --example wildlife [-- --count N --reduced-motion --seed N --size 8|16 --screenshot FILE]`

use client::wildlife::Population;
use client::world::run_world_scene;
use rules::Color;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_world_scene("Wildlife", |app, options| {
        let world = options.world(false);
        app.insert_resource(options.drawn(&world, Color::White));
        if let Some(count) = options.count {
            app.insert_resource(Population::Count(count as usize));
        }
    })
}
