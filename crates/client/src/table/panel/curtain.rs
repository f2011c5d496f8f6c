//! Several people on one screen who have secrets: between them it is covered until it has been
//! handed over.

use super::super::{Did, Order, Reel, Seated, TableSet};
use crate::screens::curtain::{Cover, cover, covered};
use crate::screens::{Overlay, Screen};
use crate::theme::{Panels, Pictures};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;
use tabletop::{Act, Happening, Player, capital};

/// How long who has just moved sees what came of it, once all has come to rest.
const LAST_LOOK: Duration = Duration::from_millis(1300);
/// How long the bare curtain stays when it is lifted, in pictures: the board is the other's until
/// it has been drawn anew.
const BARE: u8 = 3;

/// The curtain before the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct TableCurtain {
    /// For whom it hangs.
    down: Option<Player>,
    last_look: Duration,
    bare: u8,
}

impl TableCurtain {
    /// Whether anything of the game may be drawn.
    pub const fn hides(&self) -> bool {
        self.down.is_some() || self.bare > 0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableCurtain>()
        .add_systems(OnEnter(Screen::Table), hang_up)
        .add_systems(OnExit(Screen::Table), take_down)
        .add_systems(
            Update,
            lower
                .after(TableSet::Act)
                .before(TableSet::Show)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Seated>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            run.after(Panels::Screens)
                .before(Panels::Overlays)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Seated>)),
        );
}

fn hang_up(mut curtain: ResMut<TableCurtain>) {
    *curtain = TableCurtain::default();
}

fn take_down(overlay: Res<State<Overlay>>, mut next: ResMut<NextState<Overlay>>) {
    if *overlay.get() == Overlay::Curtain {
        next.set(Overlay::None);
    }
}

/// Lowers the curtain once what was done last has been seen by who did it; nothing below takes
/// input meanwhile.
fn lower(
    time: Res<Time<Real>>,
    seated: Res<Seated>,
    overlay: Res<State<Overlay>>,
    mut did: MessageReader<Did>,
    reel: Option<Res<Reel>>,
    mut curtain: ResMut<TableCurtain>,
    mut next: ResMut<NextState<Overlay>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let curtain = curtain.bypass_change_detection();
    let went = did
        .read()
        .any(|Did(it)| matches!(it, Happening::Went { .. }));
    let moves = reel.is_some_and(|reel| reel.is_running());
    if went || moves && curtain.down.is_none() && !curtain.last_look.is_zero() {
        curtain.last_look = LAST_LOOK;
    }
    let asked = seated.0.curtain();
    if asked.is_none() {
        curtain.last_look = Duration::ZERO;
    }
    let waits = asked.is_some() && curtain.down.is_none() && !curtain.last_look.is_zero();
    if waits {
        curtain.last_look = curtain.last_look.saturating_sub(time.delta());
        redraw.write(RequestRedraw);
    } else if curtain.down != asked {
        curtain.down = asked;
        curtain.bare = BARE;
        redraw.write(RequestRedraw);
    }
    let wanted = match (overlay.get(), curtain.down) {
        (Overlay::None, Some(_)) => Overlay::Curtain,
        (Overlay::Curtain, None) => Overlay::None,
        _ => return,
    };
    next.set(wanted);
    redraw.write(RequestRedraw);
}

fn run(
    mut contexts: EguiContexts,
    seated: Res<Seated>,
    overlay: Res<State<Overlay>>,
    pictures: Res<Pictures>,
    mut curtain: ResMut<TableCurtain>,
    mut orders: MessageWriter<Order>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(player) = curtain.down else {
        if curtain.bare > 0 {
            curtain.bypass_change_detection().bare -= 1;
            cover(contexts.ctx_mut()?, &pictures);
            redraw.write(RequestRedraw);
        }
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let open = matches!(overlay.get(), Overlay::None | Overlay::Curtain);
    let game = seated.0.game();
    let (name, livery) = (game.called(player), game.livery(player));
    let words = Cover {
        picture: pictures.figure(super::model::emblem(livery), livery, 84.0),
        title: words!("curtain-hand-to", name = name.as_str()),
        note: match seated.0.offered_by() {
            Some(by) if by != player => {
                words!("curtain-offers-draw", name = capital(&game.called(by)))
            }
            _ => String::new(),
        },
        ask: words!("curtain-not-for-others"),
        why: words!("curtain-look-away"),
        name,
    };
    if covered(ctx, &words, &pictures, open) {
        orders.write(Order(Act::Unveil));
    }
    Ok(())
}
