use super::model::Model;
use crate::battle::Selection;
use bevy_egui::egui::{
    Align2, Color32, Context, Id, Image, LayerId, Order, Rect, Ui, UiBuilder, vec2,
};
use rules::Position as _;

/// How opaque a piece in the hand is: as on the board.
const ALPHA: f32 = 0.8;

/// Draws the reserve piece in the hand over the panel, `panel` in points, where the board's own
/// picture of it would lie beneath; `size` is its edge in points. Returns where it is drawn.
pub(super) fn carried(ctx: &Context, model: &Model<'_>, panel: Rect, size: f32) -> Option<Rect> {
    let Some(Selection::Reserve(piece)) = model.table.selection() else {
        return None;
    };
    let color = model.table.position().side_to_move();
    let picture = model.pictures.piece(model.row(color), piece, size);
    carried_picture(ctx, picture, panel, size)
}

/// The same for any picture of a piece.
pub(crate) fn carried_picture(
    ctx: &Context,
    picture: Image<'_>,
    panel: Rect,
    size: f32,
) -> Option<Rect> {
    let place = ctx.pointer_latest_pos()?;
    let place = Align2::CENTER_CENTER.anchor_size(place, vec2(size, size));
    if !place.intersects(panel) {
        return None;
    }
    let layer = LayerId::new(Order::Tooltip, Id::new("carried"));
    let builder = UiBuilder::new().layer_id(layer).max_rect(place);
    let mut ui = Ui::new(ctx.clone(), "carried".into(), builder);
    ui.set_clip_rect(panel);
    let picture = picture.tint(Color32::WHITE.gamma_multiply(ALPHA));
    picture.paint_at(&ui, place);
    Some(place)
}
