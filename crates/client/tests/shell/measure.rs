//! Looks at a drawn screen as a person would: is anything cut off, does anything overlap?

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Color32, Rect, Shape, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use std::cell::Cell;
use words::{Language, Speaking};

/// Sizes of the window in points: the least, usual ones, the largest scale and the smallest on a
/// full HD screen, and 4K.
pub const SIZES: [Vec2; 6] = [
    Vec2::new(800.0, 600.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(1066.0, 600.0),
    Vec2::new(2560.0, 1440.0),
    Vec2::new(3840.0, 2160.0),
];

/// Those with the least room, and the usual one.
const NARROW: [Vec2; 3] = [SIZES[0], SIZES[1], SIZES[3]];

thread_local! {
    /// The text size that screens are drawn with.
    static TEXT_SIZE: Cell<f32> = const { Cell::new(1.0) };
}

/// The language and the text size in which a screen is drawn as long as this is kept.
pub struct Spoken {
    _speaking: Speaking,
    _written: Written,
}

/// Every size in English, and those with the least room in every other language: its words may be
/// longer. The same once more with the largest words for which there is room. Language and text
/// size hold as long as what comes with the size is kept.
pub fn everywhere() -> impl Iterator<Item = (Vec2, Spoken)> {
    let english = SIZES.map(|size| (size, Language::English, 1.0));
    let others = Language::all().filter(|it| *it != Language::English);
    let others = others.flat_map(|it| NARROW.map(|size| (size, it, 1.0)));
    let large = Language::all().flat_map(|it| NARROW.map(|size| (size, it, largest(size))));
    let all = english.into_iter().chain(others).chain(large);
    all.map(|(size, language, text)| {
        let spoken = Spoken {
            _speaking: words::speak_here(language),
            _written: write_here(text),
        };
        (size, spoken)
    })
}

/// The largest text size for which a window of this size has room.
pub fn largest(size: Vec2) -> f32 {
    let wish = client::settings::Settings {
        text_size: 9.0,
        ..Default::default()
    };
    wish.within_bounds().text_size_in(size.x, size.y)
}

/// What stands around a board is the panel with its words alone.
pub fn around() -> client::board::Around {
    client::board::Around {
        text: text_size(),
        ..Default::default()
    }
}

/// The text size that screens are drawn with.
pub fn text_size() -> f32 {
    TEXT_SIZE.get()
}

/// Draws words so many times as large as usual until what this gives is dropped.
#[must_use]
pub fn write_here(text_size: f32) -> Written {
    Written(TEXT_SIZE.replace(text_size))
}

/// See [`write_here`].
pub struct Written(f32);

impl Drop for Written {
    fn drop(&mut self) {
        TEXT_SIZE.set(self.0);
    }
}

/// Rounding of the layout.
const SLACK: f32 = 1.5;

/// A screen drawn without a window. Fonts come with the first pass, so it is drawn from the
/// second on.
pub fn draw<S: 'static>(
    size: Vec2,
    state: S,
    mut show: impl FnMut(&mut bevy_egui::egui::Ui, &mut S) + 'static,
) -> Harness<'static, S> {
    client::keys::say(client::keys::Keys::usual());
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, state| {
            if !dressed {
                client::theme::install_with(ui.ctx(), TEXT_SIZE.get());
                dressed = true;
                return;
            }
            let mut whole = client::theme::root_ui(ui.ctx(), "whole");
            show(&mut whole, state);
        },
        state,
    );
    harness.run_steps(4);
    harness
}

/// Every leaf of what is drawn, and where it may be drawn.
fn shapes<S>(harness: &Harness<'_, S>) -> Vec<(Shape, Rect)> {
    fn collect(shape: &Shape, clip: Rect, into: &mut Vec<(Shape, Rect)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|it| collect(it, clip, into)),
            shape => into.push((shape.clone(), clip)),
        }
    }
    let mut all = Vec::new();
    for clipped in &harness.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut all);
    }
    all
}

/// Every text that is drawn, where, and where it may be drawn.
fn texts<S>(harness: &Harness<'_, S>) -> Vec<(String, Rect, Rect, bool)> {
    let texts = shapes(harness).into_iter().filter_map(|(shape, clip)| {
        let place = shape.visual_bounding_rect();
        match shape {
            Shape::Text(text) if !text.galley.text().trim().is_empty() => {
                let words = text.galley.text().to_owned();
                Some((words, place, clip, text.galley.elided))
            }
            _ => None,
        }
    });
    texts.collect()
}

/// Whether these words are drawn somewhere and can be read whole.
pub fn is_seen<S>(harness: &Harness<'_, S>, words: &str) -> bool {
    let mut texts = texts(harness).into_iter();
    texts.any(|(text, place, clip, cut)| {
        text == words && !cut && clip.expand(SLACK).contains_rect(place)
    })
}

/// Where a text that ends with these words is drawn, and in which colour.
pub fn written<S>(harness: &Harness<'_, S>, words: &str) -> Option<(Rect, Color32)> {
    shapes(harness).into_iter().find_map(|(shape, _)| {
        let place = shape.visual_bounding_rect();
        match shape {
            Shape::Text(text) if text.galley.text().ends_with(words) => {
                let ink = text.galley.job.sections.last()?.format.color;
                Some((place, ink))
            }
            _ => None,
        }
    })
}

/// How many texts that begin with these words can be read whole.
pub fn count_seen<S>(harness: &Harness<'_, S>, words: &str) -> usize {
    let texts = texts(harness).into_iter();
    let seen = texts.filter(|(text, place, clip, cut)| {
        text.starts_with(words) && !cut && clip.expand(SLACK).contains_rect(*place)
    });
    seen.count()
}

/// Nothing is wrong with a screen with lists that scroll.
pub fn well_with_lists<S>(name: &str, size: Vec2, harness: &Harness<'_, S>) {
    let faults = faults_with_lists(harness, size);
    assert!(
        faults.is_empty(),
        "{name} at {size}, {:?}, text {}:\n{}",
        words::spoken(),
        text_size(),
        faults.join("\n")
    );
}

/// [`faults`] of a screen with lists that scroll: what is above or below such a list's sight is
/// well, what is cut at its sides is not.
pub fn faults_with_lists<S>(harness: &Harness<'_, S>, size: Vec2) -> Vec<String> {
    let shapes = shapes(harness);
    let sight = |place: Rect, clip: Rect| {
        let rows = place.top().max(clip.top())..=place.bottom().min(clip.bottom());
        Rect::from_x_y_ranges(place.x_range(), *rows.start()..=*rows.end())
    };
    let in_sight = |place: &Rect| place.height() > SLACK;
    let texts = texts(harness).into_iter().map(|(words, place, clip, cut)| {
        let place = sight(place, clip);
        (words, place, clip, cut)
    });
    let texts = texts.filter(|(_, place, ..)| in_sight(place)).collect();
    // What a button is drawn with tells which list it is in.
    let pressable = pressable(harness).into_iter().map(|(name, place)| {
        let within = place.expand(4.0);
        let drawn = shapes.iter().find(|(shape, _)| {
            let around = shape.visual_bounding_rect();
            let wide = around.width() > place.width() - 4.0;
            // A bare button is its words alone.
            let says = matches!(shape, Shape::Text(text) if text.galley.text() == name);
            within.contains_rect(around) && (wide || says)
        });
        // What is out of sight is not drawn at all.
        let clip = drawn.map_or(Rect::NOTHING, |(_, clip)| *clip);
        (name, sight(place, clip))
    });
    let pressable = pressable.filter(|(_, place)| in_sight(place)).collect();
    let mut faults = wrong(texts, pressable, size);
    faults.extend(nameless(harness));
    faults
}

/// Everything a person can press, with its name and place.
pub fn pressable<S>(harness: &Harness<'_, S>) -> Vec<(String, Rect)> {
    harness
        .root()
        .children_recursive()
        .filter(|node| {
            let node = node.accesskit_node();
            let role = node.role();
            !node.is_disabled()
                && matches!(
                    role,
                    Role::Button | Role::CheckBox | Role::RadioButton | Role::Slider
                )
        })
        .map(|node| {
            (
                node.accesskit_node().label().unwrap_or_default(),
                node.rect(),
            )
        })
        .collect()
}

/// What is wrong with a drawn screen, in words; empty if all is well. With large words anything may
/// scroll.
pub fn faults<S>(harness: &Harness<'_, S>, size: Vec2) -> Vec<String> {
    if text_size() > 1.0 {
        return faults_with_lists(harness, size);
    }
    let mut faults = wrong(texts(harness), pressable(harness), size);
    faults.extend(nameless(harness));
    faults
}

/// What a screen reader could not name, in words: everything that can be worked must be called
/// something, and a picture or sign alone says nothing.
fn nameless<S>(harness: &Harness<'_, S>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let worked = nodes.filter_map(|node| {
        let it = node.accesskit_node();
        let works = matches!(
            it.role(),
            Role::Button
                | Role::CheckBox
                | Role::RadioButton
                | Role::Slider
                | Role::SpinButton
                | Role::ComboBox
                | Role::TextInput
                | Role::MultilineTextInput
                | Role::Link
        );
        let name = it.label().unwrap_or_default();
        let says = name.chars().any(char::is_alphanumeric);
        (works && !says)
            .then(|| format!("{:?} at {:?} has no name: {name:?}", it.role(), node.rect()))
    });
    worked.collect()
}

fn wrong(
    texts: Vec<(String, Rect, Rect, bool)>,
    pressable: Vec<(String, Rect)>,
    size: Vec2,
) -> Vec<String> {
    let window = Rect::from_min_size(bevy_egui::egui::Pos2::ZERO, size).expand(SLACK);
    let mut faults = Vec::new();
    for (words, place, clip, elided) in &texts {
        if *elided {
            faults.push(format!("'{words}' is shortened"));
        }
        if !clip.expand(SLACK).contains_rect(*place) {
            faults.push(format!("'{words}' at {place:?} is cut by {clip:?}"));
        }
        if !window.contains_rect(*place) {
            faults.push(format!("'{words}' at {place:?} leaves the window"));
        }
    }
    for (index, (words, place, ..)) in texts.iter().enumerate() {
        for (others, other, ..) in &texts[index + 1..] {
            // The same words again nearby are their own shadow.
            if words != others && overlap(*place, *other) {
                faults.push(format!("'{words}' lies over '{others}'"));
            }
        }
    }
    for (index, (name, place)) in pressable.iter().enumerate() {
        if !window.contains_rect(*place) {
            faults.push(format!("button '{name}' at {place:?} leaves the window"));
        }
        for (other_name, other) in &pressable[index + 1..] {
            if overlap(*place, *other) {
                faults.push(format!("button '{name}' lies over '{other_name}'"));
            }
        }
    }
    faults
}

fn overlap(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > SLACK && common.height() > SLACK
}
