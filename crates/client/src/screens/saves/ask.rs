//! What is asked before something is done with a save.

use crate::saves::{Listed, Wish, names};
use crate::theme::{self, palette};
use bevy_egui::egui::{self, Key, RichText, TextEdit, vec2};
use std::collections::BTreeSet;

/// A question over the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What a save is to be called.
    Rename {
        /// Which.
        stem: String,
        /// What is written so far.
        name: String,
    },
    /// Whether to delete some for good.
    Delete {
        /// Which.
        stems: Vec<String>,
        /// The name of the first.
        name: String,
    },
}

impl Question {
    pub(super) fn rename(list: &[Listed], stem: &str) -> Option<Self> {
        let listed = list
            .iter()
            .find(|it| it.stem == stem && it.trouble.is_none())?;
        Some(Self::Rename {
            stem: stem.to_owned(),
            name: listed.card.name.clone(),
        })
    }

    pub(super) fn delete(list: &[Listed], stems: &BTreeSet<String>) -> Option<Self> {
        let mut meant = list.iter().filter(|it| stems.contains(&it.stem)).peekable();
        let name = meant.peek()?.card.name.clone();
        Some(Self::Delete {
            stems: meant.map(|it| it.stem.clone()).collect(),
            name,
        })
    }

    /// Draws the question; gives the answer once it is there, `Some(None)` for leaving it be.
    pub fn show(&mut self, ctx: &egui::Context, list: &[Listed]) -> Option<Option<Wish>> {
        match self {
            Self::Rename { stem, name } => {
                let others = list.iter().filter(|it| it.stem != *stem);
                let taken: Vec<&str> = others.map(|it| it.card.name.as_str()).collect();
                let answer = name_sheet(
                    ctx,
                    &words!("library-rename-question"),
                    &words!("library-rename"),
                    name,
                    &taken,
                )?;
                let stem = stem.clone();
                Some(answer.map(|name| Wish::Rename { stem, name }))
            }
            Self::Delete { stems, name } => delete(ctx, stems, name),
        }
    }
}

/// Asks for a name; gives it once it is there, `Some(None)` for leaving it be.
pub(in crate::screens) fn name_sheet(
    ctx: &egui::Context,
    title: &str,
    done: &str,
    name: &mut String,
    taken: &[&str],
) -> Option<Option<String>> {
    let opened = theme::just_opened(ctx, "name of a save");
    theme::sheet(ctx, "name of a save", 460.0, |ui| {
        theme::heading(ui, title);
        let field = TextEdit::singleline(name)
            .char_limit(names::LONGEST)
            .desired_width(ui.available_width());
        let field = ui.add(field);
        field.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, words!("library-name"))
        });
        if opened {
            field.request_focus();
            theme::select_all(ui.ctx(), field.id, name);
        }
        let checked = names::check(name, taken.iter().copied());
        let problem = checked.as_ref().err().map(|it| format!("{it}."));
        ui.label(RichText::new(problem.as_deref().unwrap_or(" ")).color(palette::WAX));
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let mut answer = None;
        ui.horizontal(|ui| {
            let allowed = problem.map_or(Ok(()), Err);
            let button = theme::primary(done).min_size(vec2(130.0, 38.0));
            let kept = theme::with_reason(ui, button, allowed).clicked();
            if (kept || enter)
                && let Ok(name) = &checked
            {
                answer = Some(Some(name.clone()));
            }
            if ui.button(words!("library-cancel")).clicked() || escaped(ui) {
                answer = Some(None);
            }
        });
        answer
    })
}

fn escaped(ui: &egui::Ui) -> bool {
    ui.input(|input| input.key_pressed(Key::Escape))
}

fn delete(ctx: &egui::Context, stems: &[String], name: &str) -> Option<Option<Wish>> {
    let opened = theme::just_opened(ctx, "delete a save");
    theme::sheet(ctx, "delete a save", 440.0, |ui| {
        let others = stems.len().saturating_sub(1);
        theme::heading(ui, words!("library-delete-question", count = stems.len()));
        theme::note(
            ui,
            words!("library-delete-note", name = name, others = others),
        );
        ui.add_space(8.0);
        let wide = vec2(ui.available_width(), 42.0);
        let keep = ui.add_sized(
            wide,
            theme::primary(words!("library-keep", count = stems.len())),
        );
        if opened {
            keep.request_focus();
        }
        let words = RichText::new(words!("library-delete-sure", count = stems.len()))
            .color(palette::WAX)
            .size(16.0);
        let delete = ui.add_sized(vec2(wide.x, 38.0), egui::Button::new(words));
        if delete.clicked() {
            return Some(Some(Wish::Delete(stems.to_vec())));
        }
        (keep.clicked() || escaped(ui)).then_some(None)
    })
}
