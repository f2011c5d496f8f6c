//! Rally orders on the world map: several from one square, each with its own line and flag.
//!
//! `cargo run --example rally_points [-- --seed N --screenshot FILE]`

use campaign::world::Ground;
use campaign::{Campaign, Command, NoBattles, Square, State, View};
use client::campaign::{Act, Feed, Session};
use client::world::run_world_scene;
use rules::Color;
use rules::battle::Army;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_world_scene("Rally points", |app, options| {
        let world = options.world(false);
        let (session, feed) = with_orders(world);
        app.insert_resource(options.drawn(session.campaign().state(), Color::White))
            .insert_resource(session)
            .insert_resource(feed);
    })
}

/// A session in which White's largest army sends its pieces to three places, with that army
/// selected.
fn with_orders(world: State) -> (Session, Feed) {
    let mut campaign = Campaign::from_world(world, None);
    let view = View::new(campaign.state(), Color::White);
    let largest = view
        .own_armies()
        .max_by_key(|(_, army)| army.total().total())
        .map(|(at, _)| at);
    if let Some(at) = largest {
        for (goal, share) in goals(&view, at).into_iter().zip(shares(&view, at)) {
            let order = Command::Rally {
                from: at,
                goal,
                pieces: share,
            };
            if let Err(refused) = campaign.apply(&order, &mut NoBattles) {
                eprintln!("{order}: {refused}");
            }
        }
    }
    let mut session = Session::resume(campaign);
    let mut feed = Feed::default();
    // Nobody needs to say who he is here; where one person plays there is no curtain to lift.
    let _ = session.act(Act::LiftCurtain, &mut feed);
    if let Some(at) = largest {
        let _ = session.act(Act::Select(at), &mut feed);
    }
    (session, feed)
}

/// Three places far apart that can be walked to, far from the army.
fn goals(view: &View, at: Square) -> Vec<Square> {
    let mut goals: Vec<Square> = Vec::new();
    let mut places: Vec<(usize, Square)> = view
        .size()
        .squares()
        .filter(|&to| view.ground(to) != Some(Ground::Mountain) && view.army(to).is_none())
        .filter_map(|to| Some((view.walk(to).distance(at)?, to)))
        .filter(|(steps, _)| (2..=5).contains(steps))
        .collect();
    places.sort_by_key(|&(steps, to)| (std::cmp::Reverse(steps), to));
    for (_, to) in places {
        if goals.iter().all(|other| other.distance(to) >= 4) && goals.len() < 3 {
            goals.push(to);
        }
    }
    goals
}

/// An army dealt out to three orders.
fn shares(view: &View, at: Square) -> [Army; 3] {
    let mut shares = [Army::default(); 3];
    let all = view.unordered(at);
    let pieces = all
        .iter()
        .flat_map(|(piece, count)| std::iter::repeat_n(piece, usize::from(count)));
    for (i, piece) in pieces.enumerate() {
        shares[i % 3].add(piece, 1);
    }
    shares
}
