//! The players, each on a card of his own.

use super::model::{Model, Wish, emblem};
use crate::called;
use crate::panels::named;
use crate::table::Chair;
use crate::theme::{inset_frame, is_block, palette, serif_bold, with_reason};
use bevy_egui::egui::{
    Button, FontId, Id, Label, Margin, Rect, RichText, ScrollArea, Sense, Spinner, Stroke, Ui, vec2,
};
use tabletop::{Act, Kind, Livery, Place, Player, Sitter};

/// The cards, in turn order; of two players as they sit at the board, the upper first.
pub(super) fn players(ui: &mut Ui, model: &Model<'_>, most: f32, wishes: &mut Vec<Wish>) {
    let mut chairs: Vec<&Chair> = model.seen.chairs.iter().collect();
    if chairs.len() == 2 && !model.sitting.is_flipped() {
        chairs.reverse();
    }
    ScrollArea::vertical()
        .id_salt("players")
        .max_height(most)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let turned = has_turned(ui, model, most);
            for chair in chairs {
                let place = card(ui, model, chair, wishes);
                if turned && model.seen.look.turn == Some(chair.player) {
                    ui.scroll_to_rect(place.expand(4.0), None);
                }
            }
        });
}

/// Whether anything has been done since the frame before, or the list has got another size, so
/// that who decides must be brought into sight.
fn has_turned(ui: &Ui, model: &Model<'_>, most: f32) -> bool {
    let id = Id::new("last to decide at a table");
    let now = (model.seen.look.turn, model.sitting.version(), most.round());
    ui.data_mut(|data| {
        let before = data.get_temp::<(Option<Player>, u64, f32)>(id);
        data.insert_temp(id, now);
        before != Some(now)
    })
}

/// Draws a card; gives where.
fn card(ui: &mut Ui, model: &Model<'_>, chair: &Chair, wishes: &mut Vec<Wish>) -> Rect {
    let look = &model.seen.look;
    let over = model.seen.ending.is_some();
    let (decides, moves) = match over && model.sitting.is_live() {
        true => (false, false),
        false => (
            look.turn == Some(chair.player),
            look.mover == Some(chair.player),
        ),
    };
    let mut frame = inset_frame().inner_margin(Margin::symmetric(8, 5));
    if decides {
        frame = frame.stroke(Stroke::new(2.0, palette::GOLD));
    }
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            head(ui, model, chair, moves && !decides);
            reserve(ui, model, chair, decides, wishes);
        })
        .response
        .rect
}

/// The edge of the picture of a piece that is lost, in points.
const LOST: f32 = 24.0;

/// Who it is, whether he thinks, is out, or waits for another's answer; what he has left and lost
/// in the line below his name, which is as high before the first loss.
fn head(ui: &mut Ui, model: &Model<'_>, chair: &Chair, waits: bool) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let kind = emblem(chair.livery);
        ui.add(model.pictures.figure(kind, chair.livery, 32.0));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = LOST;
            let name = RichText::new(&chair.name).family(serif_bold()).size(16.5);
            let name = match chair.look.out {
                true => name.color(palette::FADED_INK).strikethrough(),
                false => name.color(palette::INK),
            };
            let thinks = model
                .thinking
                .is_some_and(|(_, player)| player == chair.player);
            ui.horizontal(|ui| {
                ui.add(Label::new(name).wrap());
                if thinks && !model.watching.paused {
                    ui.add(Spinner::new().size(16.0));
                }
            });
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                who(ui, model, chair, waits);
                lost(ui, model, chair);
            });
        });
    });
}

/// Who decides, and what is noted of him.
fn who(ui: &mut Ui, model: &Model<'_>, chair: &Chair, waits: bool) {
    let mut words = model.who(chair);
    if chair.look.out {
        words = words!("table-who-out", who = words);
    } else if waits {
        words = words!("table-who-waits", who = words);
    }
    let words = ui.label(RichText::new(words).size(12.5).weak());
    words.on_hover_text(match chair.sitter {
        Sitter::Human => words!("table-by-person"),
        Sitter::Afar => words!("table-by-afar"),
        Sitter::Computer(level) => {
            words!(
                "table-by-computer",
                level = called::level(level),
                about = called::level_description(level)
            )
        }
    });
    // Of who is out there is nothing else to tell.
    for words in chair.look.notes.iter().filter(|_| !chair.look.out) {
        note(ui, words);
    }
}

/// A note in the same line, or in a line of its own where it does not fit.
fn note(ui: &mut Ui, words: &str) {
    let beside = RichText::new(format!(" · {words}")).size(12.5).weak();
    let font = FontId::proportional(12.5);
    let width = |words: &str| {
        let galley = ui
            .painter()
            .layout_no_wrap(words.to_owned(), font.clone(), palette::INK);
        galley.size().x
    };
    if width(beside.text()) < ui.available_size_before_wrap().x {
        ui.label(beside);
    } else {
        ui.end_row();
        ui.label(RichText::new(words).size(12.5).weak());
    }
}

/// What is lost, each kind once with its count, the worthiest first.
pub(super) fn counted(lost: &[(Kind, Livery)]) -> Vec<(Kind, Livery, usize)> {
    let mut counted: Vec<(Kind, Livery, usize)> = Vec::new();
    for (kind, livery) in lost {
        match counted
            .iter_mut()
            .find(|it| (it.0, it.1) == (*kind, *livery))
        {
            Some(known) => known.2 += 1,
            None => counted.push((*kind, *livery, 1)),
        }
    }
    counted.sort_by_key(|(kind, livery, _)| (worth(*kind), *livery));
    counted
}

/// The place of a kind in a list that begins with the worthiest.
const fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::King => 0,
        Kind::Queen => 1,
        Kind::Sovereign => 2,
        Kind::Rook => 3,
        Kind::Cannon => 4,
        Kind::MycenaeanKnight => 5,
        Kind::Bishop => 6,
        Kind::Knight => 7,
        Kind::Pawn => 8,
        Kind::ChinesePawn => 9,
        // From the Field Marshal down.
        Kind::Block(piece) => 40 - piece as u8,
        Kind::FaceDown => 50,
    }
}

fn lost(ui: &mut Ui, model: &Model<'_>, chair: &Chair) {
    if chair.look.lost.is_empty() {
        return;
    }
    ui.label(
        RichText::new(format!(" · {} ", words!("table-lost")))
            .size(12.5)
            .weak(),
    );
    for (kind, livery, count) in counted(&chair.look.lost) {
        let width = if is_block(kind) { 30.0 } else { LOST };
        let words = match kind {
            Kind::FaceDown => words!("table-lost-unknown", count = count),
            kind => words!("table-lost-counted", count = count, piece = kind.key()),
        };
        let picture = model.pictures.figure(kind, livery, width);
        ui.add(picture).on_hover_text(words);
        if count > 1 {
            ui.label(RichText::new(count.to_string()).small());
        }
    }
}

/// What waits to be placed.
fn reserve(ui: &mut Ui, model: &Model<'_>, chair: &Chair, decides: bool, wishes: &mut Vec<Wish>) {
    if chair.look.reserve.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words!("panel-reserve")).small().weak());
        if decides && chair.sitter.is_human() {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            ui.spacing_mut().button_padding = vec2(4.0, 2.0);
            for (kind, count) in &chair.look.reserve {
                waiting(ui, model, chair, *kind, *count, wishes);
            }
        } else {
            ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
            for (kind, count) in &chair.look.reserve {
                let picture = model.pictures.figure(*kind, chair.livery, 20.0);
                let words = words!("panel-counted", count = *count, piece = kind.key());
                ui.add(picture).on_hover_text(words);
                ui.label(RichText::new(count.to_string()).small());
                ui.add_space(3.0);
            }
        }
    });
}

/// A kind of piece in reserve: click to pick up, or drag onto the board.
fn waiting(
    ui: &mut Ui,
    model: &Model<'_>,
    chair: &Chair,
    kind: Kind,
    count: u16,
    wishes: &mut Vec<Wish>,
) {
    let place = Place::Reserve(kind);
    let allowed = match model.seen.may_place(kind) {
        true => Ok(()),
        false => Err(words!("table-reserve-not-now", piece = kind.key())),
    };
    let picked = model.sitting.picked() == Some(place) && allowed.is_ok();
    let picture = model.pictures.figure(kind, chair.livery, 26.0);
    let button = Button::image_and_text(picture, RichText::new(count.to_string()).strong())
        .min_size(vec2(44.0, 32.0))
        .sense(Sense::click_and_drag())
        .selected(picked);
    let words = words!("table-reserve-hover", count = count, piece = kind.key());
    let response = with_reason(ui, button, allowed).on_hover_text(words);
    let name = words!(
        "table-reserve-named",
        piece = kind.key(),
        count = count,
        name = &chair.called
    );
    let response = named(response, &name);
    if response.drag_started() && !picked {
        wishes.push(Wish::Act(Act::Pick(place)));
    } else if response.clicked() {
        wishes.push(Wish::Act(Act::Touch(place)));
    }
}
