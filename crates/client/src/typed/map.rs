//! Orders on the map, in the text form of a campaign's commands.

use super::field::{Typed, Typing, show};
use super::reading::{Known, Way};
use crate::campaign::{Act, Order, Session};
use crate::panels::parts::in_points;
use crate::settings::Settings;
use crate::spoken::Say;
use crate::world::MapArea;
use ::campaign::world::BUILDABLE;
use ::campaign::{Command, Party, View, ViewPending};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;

/// Draws the field.
pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    area: Res<MapArea>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut typing: ResMut<Typing>,
    mut orders: MessageWriter<Order>,
    mut say: MessageWriter<Say>,
    mut known: Local<Known<u64, Command>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if session.curtain().is_some() {
        *typing = Typing::default();
        return Ok(());
    }
    let version = session.version();
    let ways = known.at(version, || ways(session.view()));
    let scale = settings.scale_in(window.width(), window.height());
    // The map has left the strip its room.
    let mut room = in_points(area.0, scale);
    room.max.y += typing.room();
    match show(ctx, &mut typing, ways, room, &words!("typed-hint-map")) {
        Typed::Nothing => {}
        Typed::Does(index) => {
            let order = ways.get(index).map(|way| order(way.does));
            orders.write_batch(order);
        }
        // Orders for some of an army alone are not among those that are told.
        Typed::Unread(text) => match Command::parse(&text, session.view().size()) {
            Ok(command) => {
                orders.write(order(command));
                *typing = Typing::default();
                typing.open();
            }
            Err(problem) => {
                let why = rules::capital(&problem.to_string()) + ".";
                typing.refuse(why, &mut say);
            }
        },
    }
    Ok(())
}

/// The end of the turn and giving up ask first, as they do elsewhere.
fn order(command: Command) -> Order {
    Order(match command {
        Command::End => Act::EndTurn,
        Command::Resign => Act::Resign,
        command => Act::Say(command),
    })
}

/// What may be ordered now: whole armies to their next squares, and what cities build.
fn ways(view: &View) -> Vec<Way<Command>> {
    let mut commands = Vec::new();
    match &view.pending {
        _ if !view.must_act => {}
        Some(ViewPending::Defend { .. }) => commands.extend([Command::Hold, Command::Sally]),
        Some(ViewPending::Battle { extension, .. }) => commands.extend(match extension {
            true => vec![Command::Extend(true), Command::Extend(false)],
            false => vec![Command::Resolve],
        }),
        Some(ViewPending::Land { goals, .. }) => {
            commands.extend(goals.iter().map(|at| Command::Land { at }));
        }
        Some(ViewPending::Others) => {}
        None => {
            for (from, _) in view.own_armies() {
                let goals = view.march_goals(from).iter();
                commands.extend(goals.map(|to| Command::March {
                    from,
                    to,
                    who: Party::All,
                }));
            }
            let cities = view.squares().map(|(at, _)| at);
            for at in cities.filter(|at| view.own_city(*at).is_some()) {
                commands.extend(BUILDABLE.map(|piece| Command::Build { at, piece }));
            }
            commands.push(Command::End);
        }
    }
    let way = |does: Command| Way {
        spellings: vec![does.to_string()],
        does,
    };
    commands.into_iter().map(way).collect()
}
