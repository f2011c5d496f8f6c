//! What is done at the table of the other games.

use super::beside_panel;
use super::field::{Typed, Typing, show};
use super::reading::{Known, Way};
use crate::library::Replay;
use crate::settings::Settings;
use crate::spoken::Say;
use crate::table::{Order, Seated, TableLayout};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use tabletop::{Act, Choice, Player, Sitting};

/// When what may be done was worked out last.
type Moment = (u64, usize, Option<Player>);

/// Draws the field.
pub(super) fn draw(
    mut contexts: EguiContexts,
    seated: Res<Seated>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    replay: Option<Res<Replay>>,
    mut typing: ResMut<Typing>,
    mut orders: MessageWriter<Order>,
    mut say: MessageWriter<Say>,
    mut known: Local<Known<Moment, Choice>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let sitting = &seated.0;
    if sitting.curtain().is_some() {
        *typing = Typing::default();
        return Ok(());
    }
    let moment = (sitting.version(), sitting.shown_at(), sitting.curtain());
    let ways = known.at(moment, || ways(sitting));
    let room = beside_panel(layout.window, layout.panel, &settings, replay.as_deref());
    match show(ctx, &mut typing, ways, room, &words!("typed-hint")) {
        Typed::Nothing => {}
        Typed::Does(index) => {
            let choice = ways.get(index).map(|way| way.does.action.clone());
            orders.write_batch(choice.map(|action| Order(Act::Choose(action))));
        }
        Typed::Unread(text) => {
            let why = match sitting.why_not_written(&text) {
                Err(refused) => format!("{refused}."),
                Ok(()) => words!("typed-unread", text = text),
            };
            typing.refuse(why, &mut say);
        }
    }
    Ok(())
}

fn ways(sitting: &Sitting) -> Vec<Way<Choice>> {
    let spelled = sitting.spelled().into_iter();
    spelled
        .map(|(does, spellings)| Way { spellings, does })
        .collect()
}
