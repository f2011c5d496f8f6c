use super::model::Model;
use super::side::is_tight;
use crate::called;
use bevy_egui::egui::{RichText, Ui, vec2};
use rules::battle::Army;
use rules::{Color, Piece};

/// A window lower than this, in points, is a low one.
const LOW: f32 = 660.0;

/// What `color` has taken so far, as small pictures with counts.
pub(super) fn captured(ui: &mut Ui, model: &Model<'_>, color: Color) {
    let table = model.table;
    let taken = table.record().captured(!color, table.shown_at());
    let kinds: Vec<(Piece, usize)> = [Piece::Tower]
        .into_iter()
        .chain(Army::ORDER)
        .map(|piece| (piece, taken.iter().filter(|&&it| it == piece).count()))
        .filter(|(_, count)| *count > 0)
        .collect();
    // In a low window the line only takes room once there is something to show. Larger words alone
    // do not take it away: the panel scrolls then.
    let low = ui.ctx().viewport_rect().height() < LOW || is_tight(ui, model);
    if kinds.is_empty() && low {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 0.0);
        ui.set_min_height(24.0);
        ui.label(RichText::new(words!("battle-captured")).small().weak());
        ui.add_space(3.0);
        if kinds.is_empty() {
            ui.label(RichText::new(words!("battle-captured-none")).small().weak());
        }
        for (piece, count) in kinds {
            let words = words!("panel-counted", count = count, piece = called::piece(piece));
            let row = model.row(!color);
            ui.add(model.pictures.piece(row, piece, 24.0))
                .on_hover_text(words);
            if count > 1 {
                ui.label(RichText::new(format!("{count}")).small());
                ui.add_space(3.0);
            }
        }
    });
}
