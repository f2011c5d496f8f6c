//! What is done at the table of the other games.

use super::field::{Typed, Typing, show};
use super::reading::Way;
use crate::panels::parts::in_points;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::spoken::Say;
use crate::table::{Order, Seated, TableLayout};
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tabletop::{Act, Choice, Player, Sitting};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Panels::Screens).run_if(
            in_state(Screen::Table)
                .and_then(in_state(Overlay::None))
                .and_then(resource_exists::<Seated>)
                .and_then(|typing: Res<Typing>| typing.is_open()),
        ),
    );
}

/// When what may be done was worked out last.
type Moment = (u64, usize, Option<Player>);

fn draw(
    mut contexts: EguiContexts,
    seated: Res<Seated>,
    layout: Res<TableLayout>,
    settings: Res<Settings>,
    mut typing: ResMut<Typing>,
    mut orders: MessageWriter<Order>,
    mut say: MessageWriter<Say>,
    mut known: Local<Option<(Moment, Vec<Way<Choice>>)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let sitting = &seated.0;
    if sitting.curtain().is_some() {
        *typing = Typing::default();
        return Ok(());
    }
    let moment = (sitting.version(), sitting.shown_at(), sitting.curtain());
    let ways = match &mut *known {
        Some((then, ways)) if *then == moment => ways,
        known => &known.insert((moment, ways(sitting))).1,
    };
    let scale = settings.scale_in(layout.window.x, layout.window.y);
    let board = in_points(layout.board, scale);
    match show(ctx, &mut typing, ways, board, &words!("typed-hint")) {
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
            say.write(Say(why.clone()));
            typing.tell(why);
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
