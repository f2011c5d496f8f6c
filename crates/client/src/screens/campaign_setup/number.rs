//! The number of the world: typed, or drawn by the dice.

use crate::saves::names;
use crate::theme::{self, palette};
use bevy_egui::egui::{self, Id, Key, RichText, TextEdit, Tooltip, Ui, vec2};
use egui_phosphor::regular as icons;

/// What is being typed.
#[derive(Clone, Debug, Default)]
struct Typing {
    text: String,
    trouble: Option<String>,
}

/// Draws the number with the dice beside it; whether it was just typed to its end with Enter.
pub(super) fn show(ui: &mut Ui, seed: &mut u32) -> bool {
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(words!("campaign-setup-number")).strong());
        let typed = field(ui, seed, label.id);
        let dice = ui.button(format!(
            "{}  {}",
            icons::DICE_FIVE,
            words!("campaign-setup-another")
        ));
        if dice
            .on_hover_text(words!("campaign-setup-another-hint"))
            .clicked()
        {
            *seed = names::fresh_seed();
        }
        typed
    })
    .inner
}

fn field(ui: &mut Ui, seed: &mut u32, label: Id) -> bool {
    let id = Id::new("world number");
    let typing = ui.memory(|memory| memory.has_focus(id));
    let kept = ui.data(|data| data.get_temp::<Typing>(id));
    let mut now = kept.filter(|_| typing).unwrap_or_else(|| Typing {
        text: seed.to_string(),
        trouble: None,
    });
    let before = now.text.clone();
    let height = ui.spacing().interact_size.y;
    let text = TextEdit::singleline(&mut now.text)
        .id(id)
        .vertical_align(egui::Align::Center);
    let response = ui
        .add_sized(vec2(theme::grown(ui, 112.0), height), text)
        .labelled_by(label);
    if response.gained_focus() {
        theme::select_all(ui.ctx(), id, &before);
    }
    if response.changed() {
        let (text, trouble) = sift(&now.text, &before);
        if let Ok(number) = text.parse() {
            *seed = number;
        }
        now = Typing { text, trouble };
    }
    if let Some(trouble) = &now.trouble {
        Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id, response.rect).show(|ui| {
            ui.label(RichText::new(trouble).color(palette::WAX));
        });
    }
    ui.data_mut(|data| data.insert_temp(id, now));
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    response.on_hover_text(words!("campaign-setup-number-hint"));
    entered
}

/// What can stay of what was typed after `before`, and what is wrong with the rest.
fn sift(typed: &str, before: &str) -> (String, Option<String>) {
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    let strange = |it: char| !it.is_ascii_digit() && !it.is_whitespace();
    let fits = digits.is_empty() || digits.parse::<u32>().is_ok();
    let trouble = if typed.contains(strange) {
        Some(words!("campaign-setup-only-digits"))
    } else {
        (!fits).then(|| words!("campaign-setup-largest", most = u32::MAX))
    };
    let left = if fits { digits } else { before.to_owned() };
    (left, trouble)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_refused_in_words() {
        assert_eq!(sift("42", "4"), ("42".into(), None));
        assert_eq!(sift(" 42\n", ""), ("42".into(), None));
        assert_eq!(sift("", "4"), (String::new(), None));
        let (text, trouble) = sift("42a", "42");
        assert_eq!(text, "42");
        assert!(trouble.unwrap().contains("only digits"));
        let (text, trouble) = sift("4294967296", "429496729");
        assert_eq!(text, "429496729");
        assert!(trouble.unwrap().contains("4294967295"));
    }
}
