use super::model::{Model, Wish, army_words};
use crate::battle::{Action, Question};
use crate::called;
use crate::keys::{self, Command as Key, KeyTip};
use crate::theme::{grown, heading, just_opened, note, palette, panel_frame, primary};
use bevy_egui::egui::{
    Align, Align2, Area, Button, Context, Order, Pos2, Rect, RichText, Ui, Vec2, pos2, vec2,
};
use rules::battle::{EXTENDED_BUDGET, PROMOTIONS};
use rules::{Color, Piece, Square};

/// Asks the open question: what a pawn becomes beside its goal on the board, all else over the foot
/// of the panel, where it leaves every square in sight. Both places are in points; `place` tells
/// where a square is.
pub fn questions(
    ctx: &Context,
    model: &Model<'_>,
    (board, panel): (Rect, Rect),
    place: impl Fn(Square) -> Pos2,
) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let Some(question) = model.table.asks_here() else {
        return wishes;
    };
    let ((at, pivot), room) = match question {
        Question::Promotion { to, .. } => {
            let position = model.table.position();
            let kings = Color::ALL.map(|color| place(position.king(color)));
            (beside_file(board, place(to), kings), board)
        }
        _ => {
            let room = panel.shrink(4.0);
            ((room.center_bottom(), Align2::CENTER_BOTTOM), room)
        }
    };
    Area::new("question".into())
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain_to(room)
        .show(ctx, |ui| {
            panel_frame().show(ui, |ui| {
                ui.set_max_width(room.width().min(grown(ui, 380.0)) - 40.0);
                match question {
                    Question::Promotion { .. } => promotion(ui, model, &mut wishes),
                    Question::Retreat(color) => retreat(ui, model, color, &mut wishes),
                    Question::Resign(color) => resign(ui, model, color, &mut wishes),
                    Question::Extend(color) => extend(ui, model, color, &mut wishes),
                    Question::Resolve => resolve(ui, model, &mut wishes),
                }
            });
        });
    wishes
}

/// About how large the chooser of a promotion is, in points.
const CHOOSER: Vec2 = vec2(246.0, 170.0);

/// Where the chooser of a promotion lies: beside the file of the pawn, one rank short of the last,
/// so that pawn and goals stay in sight, on the roomier side that hides no King.
fn beside_file(board: Rect, goal: Pos2, kings: [Pos2; 2]) -> (Pos2, Align2) {
    let half = board.width() / 16.0;
    let (y, vertical) = if goal.y < board.center().y {
        (goal.y + half, Align::Min)
    } else {
        (goal.y - half, Align::Max)
    };
    let right = (pos2(goal.x + half, y), Align2([Align::Min, vertical]));
    let left = (pos2(goal.x - half, y), Align2([Align::Max, vertical]));
    let roomier_right = goal.x < board.center().x;
    let sides = if roomier_right {
        [right, left]
    } else {
        [left, right]
    };
    let good = |(at, pivot): &(Pos2, Align2)| {
        let place = pivot.anchor_size(*at, CHOOSER);
        board.contains_rect(place) && !kings.iter().any(|king| place.contains(*king))
    };
    sides.into_iter().find(good).unwrap_or(sides[0])
}

fn promotion(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let color = rules::Position::side_to_move(model.table.position());
    ui.label(RichText::new(words!("panel-promotion")).color(palette::INK));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 4.0;
        let keys = [Key::Knight, Key::Bishop, Key::Rook];
        for (piece, key) in PROMOTIONS.into_iter().zip(keys) {
            let picture = model.pictures.piece(model.row(color), piece, 54.0);
            let button = Button::image(picture).min_size(vec2(64.0, 64.0));
            let (name, letter) = (called::piece(piece), keys::told(ui.ctx()).name(key));
            let hover = match wins_power(model, color, piece) {
                true => words!("battle-promotion-hover-wins", piece = name, letter = letter),
                false => words!("battle-promotion-hover", piece = name, letter = letter),
            };
            if ui.add(button).on_hover_text(hover).clicked() {
                wishes.push(Wish::Act(Action::Promote(piece)));
            }
        }
    });
    if ui
        .button(words!("panel-cancel"))
        .on_hover_text(words!("panel-cancel-hover"))
        .clicked()
    {
        wishes.push(Wish::Act(Action::Cancel));
    }
}

/// Whether the King would win a power by it.
fn wins_power(model: &Model<'_>, color: Color, piece: Piece) -> bool {
    let powers = model.table.position().powers(color);
    let has = match piece {
        Piece::Knight => powers.knight,
        Piece::Bishop => powers.bishop,
        _ => powers.rook,
    };
    !has
}

/// An answer: what its button says, its key, and what it does.
type Answer<'a, T> = (&'a str, Option<Key>, T);

/// Two buttons that look alike: nobody is led to an answer. The one that leaves everything as it
/// is has the keyboard from the start, so that a stray Enter ends nothing.
fn stay_or(
    ui: &mut Ui,
    stay: Answer<'_, Action>,
    ends: Answer<'_, Action>,
    wishes: &mut Vec<Wish>,
) {
    let opened = just_opened(ui.ctx(), &format!("question {}", ends.0));
    either(ui, stay, ends, opened, wishes);
}

fn either(
    ui: &mut Ui,
    one: Answer<'_, Action>,
    other: Answer<'_, Action>,
    focus: bool,
    wishes: &mut Vec<Wish>,
) {
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        for (index, (words, key, action)) in [one, other].into_iter().enumerate() {
            let button = Button::new(RichText::new(words).color(palette::INK));
            let button = ui.add(button.min_size(vec2(100.0, 38.0)));
            let button = button.on_hover_key_alone(key);
            if focus && index == 0 {
                button.request_focus();
            }
            if button.clicked() {
                wishes.push(Wish::Act(action));
            }
        }
    });
}

/// Two buttons. The one that lets things go on is golden and has the keyboard from the start, so
/// that a stray Enter ends nothing; `ends` is the other. Gives the answer.
pub(crate) fn keep_on_or<T>(ui: &mut Ui, keep_on: Answer<'_, T>, ends: Answer<'_, T>) -> Option<T> {
    let opened = just_opened(ui.ctx(), &format!("question {}", ends.0));
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let safe = ui.add(primary(keep_on.0)).on_hover_enter(keep_on.1);
        if opened {
            safe.request_focus();
        }
        if safe.clicked() {
            return Some(keep_on.2);
        }
        let words = RichText::new(ends.0).color(palette::WAX);
        let grave = Button::new(words).min_size(vec2(100.0, 38.0));
        let ended = ui.add(grave).on_hover_key_alone(ends.1).clicked();
        ended.then_some(ends.2)
    })
    .inner
}

fn retreat(ui: &mut Ui, model: &Model<'_>, color: Color, wishes: &mut Vec<Wish>) {
    let position = model.table.position();
    let (all, kept) = (position.army(color), position.retreating_army(color));
    heading(ui, words!("battle-ask-retreat"));
    note(ui, words!("battle-ask-retreat-words"));
    if all == kept {
        let words = match all.is_empty() {
            true => words!("battle-ask-retreat-alone"),
            false => words!("battle-ask-retreat-all", army = army_words(&kept)),
        };
        ui.label(RichText::new(words).color(palette::MOSS));
    } else {
        let lost = match model.table.retreat_price() {
            Ok((_, lost)) => army_words(&lost),
            Err(refused) => refused.to_string(),
        };
        let words = words!("battle-ask-retreat-keep", army = army_words(&kept));
        ui.label(RichText::new(words).color(palette::MOSS));
        let words = words!("battle-ask-retreat-lose", army = lost);
        ui.label(RichText::new(words).color(palette::WAX));
    }
    stay_or(
        ui,
        (&words!("battle-fight-on"), Some(Key::No), Action::Cancel),
        (&words!("battle-retreat"), Some(Key::Yes), Action::Confirm),
        wishes,
    );
}

fn resign(ui: &mut Ui, model: &Model<'_>, color: Color, wishes: &mut Vec<Wish>) {
    heading(ui, words!("battle-ask-resign"));
    let army = army_words(&model.table.position().army(color));
    let side = match model.table.setup().lone_human() {
        Some(_) => "you",
        None => called::part(color),
    };
    note(
        ui,
        words!("battle-ask-resign-words", side = side, army = army),
    );
    stay_or(
        ui,
        (&words!("battle-fight-on"), Some(Key::No), Action::Cancel),
        (&words!("panel-resign"), Some(Key::Yes), Action::Confirm),
        wishes,
    );
}

fn resolve(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    heading(ui, words!("battle-ask-resolve"));
    let words = match model.table.asks_to_resolve() {
        Some(other) => words!("battle-ask-resolve-other", other = other),
        None => words!("battle-ask-resolve-no-way-back"),
    };
    note(ui, &words);
    stay_or(
        ui,
        (&words!("battle-fight-on"), Some(Key::No), Action::Cancel),
        (&words!("battle-resolve"), Some(Key::Yes), Action::Confirm),
        wishes,
    );
}

fn extend(ui: &mut Ui, model: &Model<'_>, color: Color, wishes: &mut Vec<Wish>) {
    heading(ui, words!("battle-ask-extend"));
    let words = match model.table.setup().lone_human() {
        Some(_) => words!("battle-ask-extend-you", moves = EXTENDED_BUDGET),
        None => words!(
            "battle-ask-extend-name",
            name = model.table.setup().name(color),
            moves = EXTENDED_BUDGET
        ),
    };
    note(ui, &words);
    // Either answer decides: none of them is a stray Enter's.
    either(
        ui,
        (
            &words!("battle-fight-on"),
            Some(Key::Yes),
            Action::Extend(true),
        ),
        (
            &words!("battle-call-draw"),
            Some(Key::No),
            Action::Extend(false),
        ),
        false,
        wishes,
    );
}
