use super::Transition;
use crate::theme::{Panels, palette};
use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.after(Panels::Overlays)
            .run_if(|it: Res<Transition>| it.goes_on()),
    );
}

/// Covers everything with dusk, as far as it is hidden.
fn draw(mut contexts: EguiContexts, transition: Res<Transition>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let layer = LayerId::new(Order::Debug, Id::new("veil"));
    let dusk = palette::DUSK.gamma_multiply(transition.veil());
    ctx.layer_painter(layer)
        .rect_filled(ctx.viewport_rect(), 0.0, dusk);
    Ok(())
}
