//! What is asked before something is done with a save.

use crate::saves::{Listed, Wish, names};
use crate::theme::{self, palette};
use bevy_egui::egui::{self, Key, RichText, TextEdit, vec2};

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
    /// Whether to delete one for good.
    Delete {
        /// Which.
        stem: String,
        /// Its name.
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

    pub(super) fn delete(list: &[Listed], stem: &str) -> Option<Self> {
        let listed = list.iter().find(|it| it.stem == stem)?;
        Some(Self::Delete {
            stem: stem.to_owned(),
            name: listed.card.name.clone(),
        })
    }

    /// Draws the question; gives the answer once it is there, `Some(None)` for leaving it be.
    pub fn show(&mut self, ctx: &egui::Context, list: &[Listed]) -> Option<Option<Wish>> {
        match self {
            Self::Rename { stem, name } => {
                let others = list.iter().filter(|it| it.stem != *stem);
                let taken: Vec<&str> = others.map(|it| it.card.name.as_str()).collect();
                let answer = name_sheet(ctx, "Rename the game", "Rename", name, &taken)?;
                let stem = stem.clone();
                Some(answer.map(|name| Wish::Rename { stem, name }))
            }
            Self::Delete { stem, name } => delete(ctx, stem, name),
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
        field.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, "Name"));
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
            if ui.button("Cancel").clicked() || escaped(ui) {
                answer = Some(None);
            }
        });
        answer
    })
}

fn escaped(ui: &egui::Ui) -> bool {
    ui.input(|input| input.key_pressed(Key::Escape))
}

fn delete(ctx: &egui::Context, stem: &str, name: &str) -> Option<Option<Wish>> {
    let opened = theme::just_opened(ctx, "delete a save");
    theme::sheet(ctx, "delete a save", 440.0, |ui| {
        theme::heading(ui, "Delete this game?");
        theme::note(
            ui,
            &format!("{name} is lost for good, with its older saves."),
        );
        ui.add_space(8.0);
        let wide = vec2(ui.available_width(), 42.0);
        let keep = ui.add_sized(wide, theme::primary("Keep it"));
        if opened {
            keep.request_focus();
        }
        let words = RichText::new("Delete it").color(palette::WAX).size(16.0);
        let delete = ui.add_sized(vec2(wide.x, 38.0), egui::Button::new(words));
        if delete.clicked() {
            return Some(Some(Wish::Delete(stem.to_owned())));
        }
        (keep.clicked() || escaped(ui)).then_some(None)
    })
}
