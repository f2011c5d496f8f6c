//! The list itself: a card a record. Only those in sight are drawn, however many there are.

use super::{Choice, Shown};
use crate::keys::{Command, pressed_in};
use crate::saves::{Card, Listed};
use crate::screens::map_picture;
use crate::theme::{self, palette};
use bevy_egui::egui::{
    self, Align, Checkbox, Id, Key, Layout, Modifiers, Rect, RichText, ScrollArea, Ui, pos2, vec2,
};

/// The height of a card.
const CARD: f32 = 88.0;
/// The gap between two.
const GAP: f32 = 6.0;
/// The room for the mark beside it.
const MARK: f32 = 28.0;

/// What came of drawing the list.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    /// What was chosen on it.
    pub choice: Option<Choice>,
    /// The records in sight whose pictures are not there yet.
    pub bare: Vec<String>,
}

/// Draws those of the list that are `shown`, by their numbers.
pub(super) fn show(ui: &mut Ui, of: &Shown<'_>, shown: &[usize], chosen: &str) -> Drawn {
    let mut drawn = Drawn {
        choice: by_key(ui, of, shown, chosen),
        ..Drawn::default()
    };
    let place_of = |stem: &str| shown.iter().position(|&it| of.list[it].stem == stem);
    let to = match &drawn.choice {
        Some(Choice::Choose(stem) | Choice::Mark(stem)) => place_of(stem),
        _ => new_choice(ui, chosen).then(|| place_of(chosen)).flatten(),
    };
    let moved = drawn.choice.is_some();
    let card = theme::grown(ui, CARD);
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_viewport(ui, |ui, sight| {
            let wide = ui.available_width() - 6.0;
            let corner = ui.max_rect().min;
            let place = |row: usize| {
                let top = corner.y + row as f32 * (card + GAP);
                Rect::from_min_size(pos2(corner.x, top), vec2(wide, card))
            };
            let whole = shown.len() as f32 * (card + GAP);
            ui.set_height(whole - GAP);
            if let Some(row) = to {
                ui.scroll_to_rect(place(row).expand2(vec2(0.0, GAP)), None);
            }
            let first = (sight.min.y / (card + GAP)).floor().max(0.0) as usize;
            let last = (sight.max.y / (card + GAP)).ceil().max(0.0) as usize;
            let rows = first..last.min(shown.len());
            // What is led to is drawn at once, so that it can take the keyboard.
            let led_to = to.filter(|row| moved && !rows.contains(row));
            for row in rows.chain(led_to) {
                let Some(listed) = shown.get(row).and_then(|&it| of.list.get(it)) else {
                    continue;
                };
                if listed.picture.is_none() && listed.trouble.is_none() {
                    drawn.bare.push(listed.stem.clone());
                }
                let takes = moved && to == Some(row);
                let done = one(ui, place(row), of, listed, chosen, takes);
                drawn.choice = done.or(drawn.choice.take());
            }
        });
    drawn
}

/// Whether another one is meant than in the picture before.
fn new_choice(ui: &Ui, chosen: &str) -> bool {
    let id = Id::new("record meant last");
    ui.data_mut(|data| {
        let before = data.get_temp::<String>(id);
        data.insert_temp(id, chosen.to_owned());
        before.as_deref() != Some(chosen)
    })
}

fn one(
    ui: &mut Ui,
    place: Rect,
    of: &Shown<'_>,
    listed: &Listed,
    chosen: &str,
    takes_keyboard: bool,
) -> Option<Choice> {
    let is_chosen = listed.stem == chosen;
    let was_marked = of.marked.contains(&listed.stem);
    let mut is_marked = was_marked;
    let (beside, place) = place.split_left_right_at_x(place.left() + MARK);
    let salt = |part| ("record", part, &listed.stem);
    let builder = egui::UiBuilder::new().max_rect(beside);
    let middle = Layout::left_to_right(Align::Center);
    ui.scope_builder(builder.id_salt(salt("mark")).layout(middle), |ui| {
        mark(ui, &listed.card, &mut is_marked);
    });
    let builder = egui::UiBuilder::new().max_rect(place);
    let response = ui.scope_builder(builder.id_salt(salt("card")), |ui| {
        theme::card(ui, place.size(), is_chosen, &listed.card.name, |ui| {
            contents(ui, listed);
        })
    });
    let response = response.inner;
    if takes_keyboard {
        response.request_focus();
    }
    let stem = || listed.stem.clone();
    if is_marked != was_marked {
        return Some(Choice::Mark(stem()));
    }
    let held = ui.input(|input| input.modifiers);
    if response.double_clicked() && listed.trouble.is_none() {
        Some(Choice::Open(stem()))
    } else if response.clicked() && held.shift {
        Some(Choice::MarkTo(stem()))
    } else if response.clicked() && held.command {
        Some(Choice::Mark(stem()))
    } else if response.clicked() {
        Some(Choice::Choose(stem()))
    } else {
        None
    }
}

/// Page up, page down, home and end walk through the list; the arrows go from button to button.
fn by_key(ui: &Ui, of: &Shown<'_>, shown: &[usize], chosen: &str) -> Option<Choice> {
    let types = ui.ctx().text_edit_focused();
    if !ui.is_enabled() || types {
        return None;
    }
    let at = shown.iter().position(|&it| of.list[it].stem == chosen)?;
    let last = shown.len().saturating_sub(1);
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let to = if pressed(Key::PageDown) {
        at.saturating_add(1).min(last)
    } else if pressed(Key::PageUp) {
        at.saturating_sub(1)
    } else if pressed(Key::Home) {
        0
    } else if pressed(Key::End) {
        last
    } else if pressed_in(ui, Command::Mark) {
        return Some(Choice::Mark(chosen.to_owned()));
    } else if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::A)) {
        return Some(Choice::MarkAll);
    } else if pressed_in(ui, Command::Remove) {
        return Some(Choice::Delete);
    } else if pressed_in(ui, Command::Rename) {
        return Some(Choice::Rename(chosen.to_owned()));
    } else {
        return None;
    };
    let listed = shown.get(to).and_then(|&it| of.list.get(it));
    listed.map(|it| Choice::Choose(it.stem.clone()))
}

/// The mark with which several records are meant at once.
fn mark(ui: &mut Ui, card: &Card, marked: &mut bool) {
    // It stays within the room that it has beside the card.
    ui.spacing_mut().interact_size = vec2(0.0, MARK - 6.0);
    let mark = ui.add(Checkbox::without_text(marked));
    let told = words!("library-mark", name = &card.name);
    let is_marked = *marked;
    mark.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, is_marked, &told)
    });
}

fn contents(ui: &mut Ui, listed: &Listed) {
    let card = &listed.card;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 2.0);
        let side = CARD - 18.0;
        let alt = words!("library-picture", name = &card.name);
        map_picture::show(ui, &listed.stem, listed.picture.as_ref(), side, &alt);
        let room = ui.available_rect_before_wrap();
        let right = theme::grown(ui, 200.0).min(room.width() * 0.42);
        let left = Rect::from_min_max(room.min, room.max - vec2(right, 0.0));
        let right = Rect::from_min_max(pos2(left.right(), room.top()), room.max);
        column(ui, left, Align::Min, |ui| {
            let name = RichText::new(&card.name).family(theme::serif_bold());
            ui.add(egui::Label::new(name.size(19.0)).truncate());
            match &listed.trouble {
                Some(trouble) => {
                    let words = RichText::new(trouble).color(palette::WAX).size(13.5);
                    ui.add(egui::Label::new(words).truncate());
                }
                None => {
                    let state = RichText::new(card.state_words()).size(14.5);
                    ui.add(egui::Label::new(state).truncate());
                    small(ui, card.date_words());
                }
            }
        });
        if listed.trouble.is_none() {
            column(ui, right, Align::Max, |ui| about(ui, card));
        }
    });
}

fn about(ui: &mut Ui, card: &Card) {
    let players = RichText::new(card.opponent_words()).size(14.5);
    ui.add(egui::Label::new(players).truncate());
    small(ui, card.world_words());
    small(ui, card.length_words());
}

fn small(ui: &mut Ui, words: String) {
    let words = RichText::new(words).size(13.5).color(palette::FADED_INK);
    ui.add(egui::Label::new(words).truncate());
}

/// Lines in the middle of the height of a card.
fn column(ui: &mut Ui, place: Rect, align: Align, lines: impl FnOnce(&mut Ui)) {
    let place = place.shrink2(vec2(0.0, 4.0));
    let layout = Layout::top_down(align);
    ui.scope_builder(egui::UiBuilder::new().max_rect(place).layout(layout), lines);
}
