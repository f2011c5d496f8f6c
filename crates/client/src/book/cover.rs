//! The whole book: its head, its contents on the left, the page on the right.

use super::boards::Painter;
use super::contents::{CHAPTERS, chapter_of, first_of};
use super::reader::Reader;
use super::{leaf, results};
use crate::settings::Colours;
use crate::theme::{self, Pictures, palette};
use bevy_egui::egui::{
    self, Align, Button, Event, Id, Key, Layout, Modifiers, Rect, RichText, ScrollArea, TextEdit,
    Ui, UiBuilder, pos2, vec2,
};
use egui_phosphor::regular as icons;

/// How large the book is at most.
const MOST: egui::Vec2 = vec2(1120.0, 860.0);
/// How high its head is.
const HEAD: f32 = 40.0;

/// Draws the book; gives whether to close it.
pub fn show(ctx: &egui::Context, reader: &mut Reader, pictures: &Pictures) -> bool {
    let painter = Painter {
        pictures,
        colours: Colours::default(),
    };
    draw(ctx, reader, &painter)
}

/// The same with colours.
pub(super) fn draw(ctx: &egui::Context, reader: &mut Reader, painter: &Painter<'_>) -> bool {
    let opened = theme::just_opened(ctx, "help");
    theme::large_sheet(ctx, "help", MOST, |ui| {
        by_key(ui, reader);
        let whole = ui.available_rect_before_wrap();
        let head = Rect::from_min_size(whole.min, vec2(whole.width(), HEAD));
        let below = Rect::from_min_max(pos2(whole.left(), head.bottom() + 8.0), whole.max);
        let width = (whole.width() * 0.235).clamp(168.0, 230.0);
        let left = Rect::from_min_max(below.min, pos2(below.left() + width, below.bottom()));
        let right = Rect::from_min_max(pos2(left.right() + 12.0, below.top()), below.max);
        let done = ui
            .scope_builder(UiBuilder::new().max_rect(head), |ui| {
                top(ui, reader, opened)
            })
            .inner;
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| contents(ui, reader));
        ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
            page(ui, reader, painter);
        });
        ui.advance_cursor_after_rect(whole);
        done
    })
}

/// The field that is typed into.
fn field() -> Id {
    Id::new("help search")
}

/// What is done by keys alone: to the field, back and forward, away with what is typed or held.
fn by_key(ui: &Ui, reader: &mut Reader) {
    let typing = ui.memory(|memory| memory.has_focus(field()));
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let is_slash = |it: &Event| matches!(it, Event::Text(typed) if typed == "/");
    let slash = !typing && ui.input(|input| input.events.iter().any(is_slash));
    if slash || pressed(Modifiers::COMMAND, Key::F) {
        ui.memory_mut(|memory| memory.request_focus(field()));
        theme::select_all(ui.ctx(), field(), &reader.typed);
        // The stroke that leads there is no letter of what is sought.
        ui.input_mut(|input| input.events.retain(|it| !is_slash(it)));
    }
    if pressed(Modifiers::ALT, Key::ArrowLeft) {
        reader.go_back();
    }
    if pressed(Modifiers::ALT, Key::ArrowRight) {
        reader.go_forward();
    }
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        reader.put_away();
    }
}

/// Title, back and forward, the field, and the way out; whether that is pressed.
fn top(ui: &mut Ui, reader: &mut Reader, opened: bool) -> bool {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        theme::title(ui, words!("help-title"));
        ui.add_space(4.0);
        let [back, forward] = reader.ways();
        let turn = |ui: &mut Ui, icon: &str, words: String, may: bool, why: String| {
            let button = Button::new(icon).min_size(vec2(34.0, 32.0));
            let allowed = if may { Ok(()) } else { Err(why) };
            let response = theme::with_reason(ui, button, allowed).on_hover_text(&words);
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, may, &words));
            response.clicked()
        };
        let why = words!("help-no-page-before");
        if turn(ui, icons::ARROW_LEFT, words!("help-back"), back, why) {
            reader.go_back();
        }
        let why = words!("help-no-page-after");
        if turn(ui, icons::ARROW_RIGHT, words!("help-forward"), forward, why) {
            reader.go_forward();
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let done = theme::primary_button(ui, words!("help-done"));
            if opened {
                done.request_focus();
            }
            let width = (ui.available_width() - 8.0).clamp(80.0, 300.0);
            search(ui, reader, width);
            done.clicked()
        })
        .inner
    })
    .inner
}

fn search(ui: &mut Ui, reader: &mut Reader, width: f32) {
    let hint = format!("{}  {}", icons::MAGNIFYING_GLASS, words!("help-search"));
    let before = reader.typed.clone();
    let edit = TextEdit::singleline(&mut reader.typed)
        .id(field())
        .char_limit(60)
        .hint_text(hint)
        .margin(vec2(8.0, 6.0));
    let response = ui.add_sized(vec2(width, 32.0), edit);
    let name = words!("help-search-hover");
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name.as_str()));
    let response = response.on_hover_text(name);
    if reader.typed != before {
        reader.picked = 0;
        reader.sought = None;
    }
    if !response.has_focus() && !response.lost_focus() {
        return;
    }
    let found = reader.found();
    let pressed = |key| ui.input(|input| input.num_presses(key));
    let down = pressed(Key::ArrowDown);
    let picked = (reader.picked + down).saturating_sub(pressed(Key::ArrowUp));
    reader.picked = picked.min(found.len().saturating_sub(1));
    if response.lost_focus() && pressed(Key::Enter) > 0 {
        if let Some(found) = found.get(reader.picked) {
            reader.open_found(found.page);
        } else {
            response.request_focus();
        }
    } else if response.has_focus() {
        // Up and down walk through the results, not to the next button.
        ui.memory_mut(|memory| {
            let filter = egui::EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..Default::default()
            };
            memory.set_focus_lock_filter(field(), filter);
        });
    }
}

/// The chapters, with the pages of the open one.
fn contents(ui: &mut Ui, reader: &mut Reader) {
    let open = chapter_of(reader.page);
    ScrollArea::vertical()
        .id_salt("help contents")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().button_padding = vec2(8.0, 3.0);
            ui.spacing_mut().interact_size.y = 24.0;
            for (chapter, at) in CHAPTERS.iter().zip(0..) {
                let name = RichText::new(chapter.name.say())
                    .family(theme::serif_bold())
                    .size(17.0)
                    .color(palette::INK);
                if entry(ui, name, false, 0.0) && at != open {
                    reader.open(first_of(at));
                }
                if at != open {
                    continue;
                }
                for page in (first_of(at)..).take(chapter.pages.len()) {
                    let title = RichText::new(reader.title(page)).size(14.5);
                    if entry(ui, title, page == reader.page, 12.0) {
                        reader.open(page);
                        reader.typed.clear();
                    }
                }
                ui.add_space(3.0);
            }
        });
}

fn entry(ui: &mut Ui, words: RichText, chosen: bool, indent: f32) -> bool {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent);
        let width = ui.available_width() - 4.0;
        let button = Button::selectable(chosen, words).wrap();
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                theme::add_unframed(ui, chosen, button).clicked()
            })
            .inner
        })
        .inner
    })
    .inner
}

/// The page, or what was found.
fn page(ui: &mut Ui, reader: &mut Reader, painter: &Painter<'_>) {
    theme::inset_frame()
        .inner_margin(egui::Margin {
            left: 16,
            right: 4,
            top: 10,
            bottom: 10,
        })
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(ui.available_height());
            if !reader.typed.trim().is_empty() {
                return results::show(ui, reader);
            }
            let mut area = ScrollArea::vertical()
                .id_salt(("help page", reader.page))
                .auto_shrink(false);
            if std::mem::take(&mut reader.turned) {
                area = area.vertical_scroll_offset(0.0);
            }
            area.show(ui, |ui| {
                scroll_by_key(ui);
                ui.set_width(ui.available_width() - 12.0);
                leaf::show(ui, reader, painter);
            });
        });
}

/// Page Up and Down, Home and End move the page, unless something is typed.
fn scroll_by_key(ui: &Ui) {
    if ui.memory(|memory| memory.has_focus(field())) {
        return;
    }
    let height = ui.clip_rect().height() * 0.85;
    for (key, by) in [
        (Key::PageDown, -height),
        (Key::PageUp, height),
        (Key::Home, f32::INFINITY),
        (Key::End, f32::NEG_INFINITY),
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, by.clamp(-1e5, 1e5)));
        }
    }
}
