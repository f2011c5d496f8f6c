//! The fonts, and how large all words are drawn.

use super::palette::INK;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

const SERIF: &str = "serif";

/// The family of titles, Libertinus Serif.
pub fn serif() -> FontFamily {
    FontFamily::Name(SERIF.into())
}

/// The family of large titles, Libertinus Serif Semibold.
pub fn serif_bold() -> FontFamily {
    FontFamily::Name("serif-bold".into())
}

/// How many times as large as usual the words are that a context draws.
///
/// Where a place for words has a size of its own, see [`grown`].
pub fn text_size(ctx: &egui::Context) -> f32 {
    ctx.fonts(|fonts| {
        let font = fonts.definitions().font_data.get(SERIF);
        font.map_or(1.0, |font| font.tweak.scale)
    })
}

/// Draws all words of a context so many times as large as usual, from the next pass on.
///
/// The fonts themselves grow, so that no text is forgotten, whatever size it asks for: `15.5` is
/// what a font has at the usual text size.
pub fn set_text_size(ctx: &egui::Context, times: f32) {
    // Fonts are compared letter by letter and made anew: only for something.
    if text_size(ctx) != times {
        ctx.set_fonts(fonts(times));
        ctx.request_repaint();
    }
}

/// A length that words need: so many points at the usual text size.
pub fn grown(ctx: &egui::Context, points: f32) -> f32 {
    (points * text_size(ctx)).round()
}

/// The size to ask for where words are part of a picture and so stay as large as it is: they are
/// drawn so many points large at every text size.
pub fn ungrown(ctx: &egui::Context, points: f32) -> f32 {
    points / text_size(ctx)
}

/// How wide the longest of some words is that are written on one line in that size.
pub fn longest(ui: &egui::Ui, words: impl IntoIterator<Item = String>, size: f32) -> f32 {
    let font = egui::FontId::proportional(size);
    let width = |words: String| {
        let galley = ui.painter().layout_no_wrap(words, font.clone(), INK);
        galley.size().x
    };
    words.into_iter().map(width).fold(0.0, f32::max)
}

/// Every font of the game, so many times as large as usual.
pub(super) fn fonts(times: f32) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    egui_phosphor::add_to_fonts(&mut fonts, egui_phosphor::Variant::Regular);
    // Regular is the first and Semibold the fifth of what typst ships.
    for (family, index) in [(serif(), 0), (serif_bold(), 4)] {
        let name = family.to_string();
        let mut names = fonts
            .families
            .get(&FontFamily::Proportional)
            .cloned()
            .unwrap_or_default();
        if let Some(bytes) = typst_assets::fonts().nth(index) {
            fonts
                .font_data
                .insert(name.clone(), Arc::new(FontData::from_static(bytes)));
            names.insert(0, name);
        }
        fonts.families.insert(family, names);
    }
    for font in fonts.font_data.values_mut() {
        Arc::make_mut(font).tweak.scale *= times;
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::super::style::install;
    use super::*;
    use crate::saves::names::is_shown;
    use bevy_egui::egui::FontId;

    #[test]
    fn every_letter_that_a_name_may_have_can_be_drawn() {
        let ctx = egui::Context::default();
        install(&ctx);
        let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
        output.textures_delta.clear();
        let letters = ('\u{20}'..'\u{3000}').map(String::from);
        for letter in letters.filter(|it| is_shown(it)) {
            for family in [FontFamily::Proportional, serif(), serif_bold()] {
                let font = FontId::new(15.0, family);
                let drawn = ctx.fonts_mut(|fonts| fonts.has_glyphs(&font, &letter));
                assert!(drawn, "{letter:?} in {font:?}");
            }
        }
    }

    /// Whatever size is asked for, and of whatever family: no text stays behind.
    #[test]
    fn all_fonts_grow_with_the_text_size() {
        let ctx = egui::Context::default();
        install(&ctx);
        let measure = |ctx: &egui::Context| {
            ctx.run_ui(egui::RawInput::default(), |_| {})
                .textures_delta
                .clear();
            let families = [
                FontFamily::Proportional,
                FontFamily::Monospace,
                serif(),
                serif_bold(),
            ];
            families.map(|family| {
                let font = FontId::new(40.0, family);
                ctx.fonts_mut(|fonts| {
                    let words = "The King moves".to_owned();
                    let words = fonts.layout_no_wrap(words, font, INK);
                    words.size()
                })
            })
        };
        let usual = measure(&ctx);
        assert_eq!((text_size(&ctx), grown(&ctx, 41.0)), (1.0, 41.0));
        set_text_size(&ctx, 1.5);
        let large = measure(&ctx);
        assert_eq!((text_size(&ctx), grown(&ctx, 41.0)), (1.5, 62.0));
        assert_eq!(ungrown(&ctx, 60.0), 40.0);
        for (usual, large) in usual.into_iter().zip(large) {
            assert!(
                (large / usual - egui::Vec2::splat(1.5)).abs().max_elem() < 0.03,
                "{usual} {large}"
            );
        }
    }
}
