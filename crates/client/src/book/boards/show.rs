//! Drawing a little board with what belongs to it, and the hands on it.

use super::Live;
use super::battle::LiveBattle;
use super::examples::Example;
use super::table::LiveTable;
use super::told::Told;
use crate::battle::{Action, Power, Question, piece_tip, side_name};
use crate::board::{Layout as BoardLayout, Placed, SmallBattle, draw_mark, marks_of};
use crate::called;
use crate::settings::Colours;
use crate::table::{SmallBoard, table_marks};
use crate::theme::{Pictures, palette, serif_bold};
use bevy_egui::egui::{
    self, Align, Button, EventFilter, Key, Label, Layout, Rect, Response, RichText, Sense, Ui,
    UiBuilder, pos2, vec2,
};
use egui_phosphor::regular as icons;
use rules::battle::PROMOTIONS;
use rules::{Color, Position as _, Square};
use tabletop::{Act, Asking, Board, Kind, Place, Point};

/// What every little board is drawn with.
#[derive(Copy, Clone, Debug)]
pub(in super::super) struct Painter<'a> {
    /// Pieces, grounds and marks.
    pub pictures: &'a Pictures,
    /// The colours of a battle's sides.
    pub colours: Colours,
}

/// How wide a board of squares is at most.
const SIDE: f32 = 304.0;
/// The gap between a board and its words.
const GAP: f32 = 14.0;

/// Draws an example and lets it be played; `live` is replaced by a fresh one where it is wished anew.
pub(in super::super) fn show(
    ui: &mut Ui,
    example: &Example,
    live: &mut Live,
    painter: &Painter<'_>,
) {
    let whole = ui.available_rect_before_wrap();
    let side = (whole.width() * 0.48).min(SIDE).floor();
    let shape = match live {
        Live::Battle(_) => 1.0,
        Live::Table(live) => SmallBoard::shape(live.sitting().game().board()),
    };
    // A narrow board, such as that of Field Chess, is as high as its words may need.
    let size = match shape < 0.9 {
        true => vec2((side * 1.2 * shape).floor(), (side * 1.2).floor()),
        false => vec2(side, side),
    };
    let board = Rect::from_min_size(whole.min, size);
    let beside = Rect::from_min_max(
        pos2(board.right() + GAP, whole.top()),
        pos2(whole.right(), whole.top() + size.y),
    );
    let left = ui.scope_builder(UiBuilder::new().max_rect(board), |ui| match live {
        Live::Battle(live) => battle_board(ui, live, painter, size.x),
        Live::Table(live) => table_board(ui, live, example, painter, size),
    });
    let right = ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
        beside_board(ui, example, live, painter)
    });
    let bottom = left
        .response
        .rect
        .bottom()
        .max(right.response.rect.bottom());
    if right.inner
        && let Some(fresh) = Live::new(example)
    {
        *live = fresh;
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(whole.min, pos2(whole.right(), bottom)));
}

/// Words and buttons beside a board; whether it is to begin again.
fn beside_board(ui: &mut Ui, example: &Example, live: &mut Live, painter: &Painter<'_>) -> bool {
    ui.spacing_mut().item_spacing.y = 6.0;
    let caption = RichText::new(example.caption.say()).size(15.0);
    ui.add(Label::new(caption.color(palette::INK)).wrap());
    match live {
        Live::Battle(live) => beside_battle(ui, live, painter),
        Live::Table(live) => beside_table(ui, live, painter),
    }
    let told = match live {
        Live::Battle(live) => live.told(),
        Live::Table(live) => live.told(),
    };
    for told in told {
        let (words, ink, heavy) = match told {
            Told::Plain(words) => (words, palette::INK, false),
            Told::Weighty(words) => (words, palette::MOSS, true),
            Told::Refused(words) => (words, palette::WAX, false),
        };
        let mut text = RichText::new(words).size(14.5).color(ink);
        if heavy {
            text = text.strong();
        }
        ui.add(Label::new(text).wrap());
    }
    if !live.has_changed() {
        return false;
    }
    ui.horizontal_wrapped(|ui| {
        let again = format!(
            "{}  {}",
            icons::ARROW_COUNTER_CLOCKWISE,
            words!("help-board-again")
        );
        let again = ui.button(again).clicked();
        let back = format!("{}  {}", icons::ARROW_U_UP_LEFT, words!("help-board-back"));
        if may_take_back(live) && ui.button(back).clicked() {
            live.take_back();
        }
        again
    })
    .inner
}

fn may_take_back(live: &Live) -> bool {
    match live {
        Live::Battle(live) => live.table().can_take_back().is_ok(),
        Live::Table(live) => live.sitting().can_take_back().is_ok(),
    }
}

/// Touches by pointer and keyboard: where a board was touched, `at` what lies at a place of the window,
/// `go` the place so many columns and rows on from the keyboard's.
fn touched<P: Copy>(
    ui: &Ui,
    response: &Response,
    cursor: &mut Option<P>,
    first: P,
    at: impl Fn(egui::Pos2) -> Option<P>,
    go: impl Fn(P, i8, i8) -> P,
) -> Option<P> {
    if response.has_focus() {
        ui.memory_mut(|memory| {
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..EventFilter::default()
            };
            memory.set_focus_lock_filter(response.id, filter);
        });
        for (key, right, up) in [
            (Key::ArrowLeft, -1, 0),
            (Key::ArrowRight, 1, 0),
            (Key::ArrowUp, 0, 1),
            (Key::ArrowDown, 0, -1),
        ] {
            let presses = ui.input(|input| input.num_presses(key));
            for _ in 0..presses {
                *cursor = Some(cursor.map_or(first, |from| go(from, right, up)));
            }
        }
    }
    if !response.clicked() {
        return None;
    }
    match response.interact_pointer_pos() {
        Some(place) => {
            *cursor = None;
            at(place)
        }
        None => {
            // Enter or Space.
            let there = cursor.unwrap_or(first);
            let shown = cursor.replace(there).is_some();
            shown.then_some(there)
        }
    }
}

fn battle_board(ui: &mut Ui, live: &mut LiveBattle, painter: &Painter<'_>, side_length: f32) {
    let position = live.table().shown().clone();
    let cursor = live.cursor;
    let id = ui.id().with("hovered");
    let hovered: Option<Square> = ui.data(|data| data.get_temp(id)).flatten();
    let mut marks = marks_of(live.table(), hovered, cursor, true);
    marks.extend(phantoms(&position));
    let words = format!("{position}");
    let small = SmallBattle {
        position: &position,
        marks: &marks,
        colours: painter.colours,
        flipped: false,
        powers: true,
        letters: true,
        words: &words,
    };
    let response = small.show(ui, painter.pictures, side_length, Sense::click());
    let board = response.rect;
    let under = response
        .hover_pos()
        .and_then(|at| small.square_at(board, at));
    ui.data_mut(|data| data.insert_temp(id, under));
    let first = position.king(position.side_to_move());
    let touched = touched(
        ui,
        &response,
        &mut live.cursor,
        first,
        |place| small.square_at(board, place),
        |from, right, up| BoardLayout::default().beside(from, right, up),
    );
    if let Some(square) = touched {
        live.act(Action::Touch(square));
    } else if let Some(tip) = under.and_then(|square| piece_tip(&position, square)) {
        response.on_hover_ui_at_pointer(|ui| {
            ui.label(RichText::new(&tip.title).strong());
            tip.lines.iter().for_each(|line| {
                ui.label(&line.words);
            });
        });
    }
}

/// Where a King only seems to guard.
fn phantoms(position: &rules::battle::Position) -> Vec<Placed> {
    let of_either = position.occupied().into_iter();
    let phantom = of_either.filter(|&at| {
        let attacked = position
            .piece_at(at)
            .is_some_and(|(color, _)| !position.attackers(at, !color).is_empty());
        attacked && position.defence(at).phantom
    });
    phantom
        .map(|at| Placed::new(crate::board::Mark::Phantom, at))
        .collect()
}

/// Who is to move, what both Kings can do, and what is asked.
fn beside_battle(ui: &mut Ui, live: &mut LiveBattle, painter: &Painter<'_>) {
    let position = live.table().shown().clone();
    for color in Color::ALL {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let moves = live.table().outcome().is_none() && position.side_to_move() == color;
            let name = RichText::new(side_name(color))
                .family(serif_bold())
                .size(15.5);
            let ink = if moves {
                palette::INK
            } else {
                palette::FADED_INK
            };
            ui.label(name.color(ink));
            for power in Power::ALL {
                let lit = power.is_in(position.powers(color));
                ui.add(painter.pictures.power(power.index(), lit, 20.0));
            }
            if moves {
                ui.label(RichText::new(icons::CARET_LEFT).color(palette::WAX))
                    .on_hover_text(words!("help-board-to-move", side = called::part(color)));
            }
        });
    }
    let color = position.side_to_move();
    let reserve = position.reserve(color);
    if !reserve.is_empty() && live.table().outcome().is_none() {
        ui.horizontal(|ui| {
            ui.label(RichText::new(words!("help-board-reserve")).size(14.0));
            for (piece, count) in reserve.iter() {
                let picture = painter
                    .pictures
                    .piece(painter.colours.row(color), piece, 24.0);
                let button = Button::image_and_text(picture, count.to_string());
                if ui.add(button).clicked() {
                    live.act(Action::SelectReserve(piece));
                }
            }
        });
    }
    if let Some(Question::Promotion { .. }) = live.table().question() {
        ui.label(RichText::new(words!("help-board-becomes")).size(14.0));
        ui.horizontal(|ui| {
            for piece in PROMOTIONS {
                let picture = painter
                    .pictures
                    .piece(painter.colours.row(color), piece, 32.0);
                if ui.add(Button::image(picture)).clicked() {
                    live.act(Action::Promote(piece));
                }
            }
        });
    }
}

fn table_board(
    ui: &mut Ui,
    live: &mut LiveTable,
    example: &Example,
    painter: &Painter<'_>,
    room: egui::Vec2,
) {
    let (seen, game) = (live.seen().clone(), live.sitting().game());
    let words = example.caption.say();
    let kind = game.board();
    let small = SmallBoard {
        variant: example.variant,
        board: kind,
        look: &seen.look,
        ringed: &[],
        words: &words,
    };
    let response = small.show_with(ui, painter.pictures, room, Sense::click());
    let board = response.rect;
    let marks = table_marks(live.sitting(), &seen, live.cursor);
    for placed in &marks {
        draw_mark(
            ui,
            painter.pictures,
            small.place(board, placed.square),
            placed,
        );
    }
    let under = response
        .hover_pos()
        .and_then(|at| small.point_at(board, at));
    let (columns, rows) = kind.size();
    let step = |from: u8, by: i8, most: u8| from.saturating_add_signed(by).min(most - 1);
    let touched = touched(
        ui,
        &response,
        &mut live.cursor,
        first_point(&seen, kind),
        |place| small.point_at(board, place),
        |from, right, up| Point::at(step(from.column, right, columns), step(from.row, up, rows)),
    );
    if let Some(point) = touched {
        live.touch(point);
    } else if let Some(figure) =
        under.and_then(|at| seen.look.figures.iter().find(|it| it.at == at))
    {
        response.on_hover_ui_at_pointer(|ui| {
            ui.label(RichText::new(figure.kind.to_string()).strong());
            if !figure.words.is_empty() {
                ui.label(&figure.words);
            }
        });
    }
}

/// Where the keyboard begins: with something that may be done.
fn first_point(seen: &crate::table::Seen, kind: Board) -> Point {
    let from = seen.choices.iter().find_map(|choice| match choice.from {
        Some(Place::Board(point)) => Some(point),
        _ => choice.to,
    });
    let (columns, rows) = kind.size();
    from.unwrap_or(Point::at(columns / 2, rows / 2))
}

/// Whose turn it is, and what may be done by buttons.
fn beside_table(ui: &mut Ui, live: &mut LiveTable, painter: &Painter<'_>) {
    let seen = live.seen().clone();
    let chair = |player| seen.chairs.iter().find(|chair| chair.player == player);
    if let Some(chair) = seen.look.turn.and_then(chair) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let picture = match painter_kind(&seen, chair.livery) {
                Some(kind) => painter.pictures.figure(kind, chair.livery, 22.0),
                None => painter.pictures.figure(Kind::King, chair.livery, 22.0),
            };
            ui.add(picture);
            let name = RichText::new(&chair.name).family(serif_bold()).size(15.5);
            ui.add(Label::new(name.color(palette::INK)).wrap());
        });
    }
    if !seen.look.status.is_empty() {
        let status = RichText::new(&seen.look.status).size(14.0);
        ui.add(Label::new(status.color(palette::FADED_INK)).wrap());
    }
    let mut wish = None;
    ui.with_layout(
        Layout::left_to_right(Align::Min).with_main_wrap(true),
        |ui| {
            for choice in &seen.buttons {
                if ui.button(&choice.words).clicked() {
                    wish = Some(Act::Choose(choice.action.clone()));
                }
            }
            wish = wish.take().or_else(|| waiting(ui, &seen, painter));
        },
    );
    match live.asking() {
        Some(Asking::Which(choices)) => {
            ui.horizontal_wrapped(|ui| {
                for choice in choices {
                    if ui.button(&choice.words).clicked() {
                        wish = Some(Act::Choose(choice.action.clone()));
                    }
                }
            });
        }
        Some(Asking::Sure(choice)) => {
            let asks = choice.asks.clone().unwrap_or_default();
            ui.add(Label::new(RichText::new(asks).size(14.0)).wrap());
            ui.horizontal(|ui| {
                if ui.button(words!("help-board-yes")).clicked() {
                    wish = Some(Act::Confirm);
                }
                if ui.button(words!("help-board-no")).clicked() {
                    wish = Some(Act::Cancel);
                }
            });
        }
        _ => {}
    }
    if let Some(act) = wish {
        live.act(act);
    }
}

/// A figure of that army to stand for it: the first on the board, unless it is hidden.
fn painter_kind(seen: &crate::table::Seen, livery: tabletop::Livery) -> Option<Kind> {
    let mut figures = seen.look.figures.iter();
    let figure = figures.find(|it| it.livery == livery && it.kind != Kind::FaceDown)?;
    Some(figure.kind)
}

/// What waits in the reserve of whoever is to move.
fn waiting(ui: &mut Ui, seen: &crate::table::Seen, painter: &Painter<'_>) -> Option<Act> {
    let turn = seen.look.turn?;
    let mut players = seen.look.players.iter();
    let waits = players.find(|it| it.player == turn)?;
    let livery = seen.chairs.iter().find(|it| it.player == turn)?.livery;
    let mut wish = None;
    for (kind, count) in &waits.reserve {
        let picture = painter.pictures.figure(*kind, livery, 24.0);
        let button = Button::image_and_text(picture, count.to_string());
        if ui.add(button).clicked() {
            wish = Some(Act::Touch(Place::Reserve(*kind)));
        }
    }
    wish
}
