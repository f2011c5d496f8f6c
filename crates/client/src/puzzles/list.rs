//! The list of the puzzles, with a picture of the one that is meant.

use super::collection::{PUZZLES, brief, count, puzzle, task};
use super::face::stars;
use super::progress::Progress;
use super::run::Chosen;
use super::titles;
use crate::board::{SmallBattle, position_marks};
use crate::screens::{Overlay, Screen};
use crate::settings::{Colours, Settings};
use crate::terrain::face;
use crate::theme::{self, Page, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Key, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2,
    vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use rules::Position as _;
use rules::battle::Terrain;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>().add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Screens)
            .run_if(in_state(Screen::Puzzles)),
    );
}

/// The most room the screen takes.
const MOST: Vec2 = vec2(1180.0, 820.0);
/// The height of an entry.
const ENTRY: f32 = 58.0;

/// Which puzzle is meant, and which are shown.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// Its number; the first that is unsolved where none was meant yet.
    pub meant: Option<usize>,
    /// Only those on this ground.
    pub ground: Option<Terrain>,
    /// Only those that are not solved.
    pub unsolved: bool,
}

impl Shelf {
    /// The numbers of those that are shown.
    fn shown(&self, progress: &Progress) -> Vec<usize> {
        let all = PUZZLES.iter().enumerate();
        let shown = all.filter(|(_, puzzle)| {
            let here = self.ground.is_none_or(|it| it == puzzle.position.terrain());
            here && !(self.unsolved && progress.of(&puzzle.id).is_solved())
        });
        shown.map(|(number, _)| number).collect()
    }

    /// The one that is meant among these.
    fn meant(&self, shown: &[usize], progress: &Progress) -> Option<usize> {
        let unsolved =
            |number: &&usize| puzzle(**number).is_some_and(|it| !progress.of(&it.id).is_solved());
        self.meant
            .filter(|number| shown.contains(number))
            .or_else(|| shown.iter().find(unsolved).copied())
            .or_else(|| shown.first().copied())
    }
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the title.
    Back,
    /// Solve the puzzle of that number.
    Solve(usize),
}

fn run(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    settings: Res<Settings>,
    overlay: Res<State<Overlay>>,
    mut shelf: ResMut<Shelf>,
    mut chosen: ResMut<Chosen>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let mut ui = theme::root_ui(contexts.ctx_mut()?, "puzzles");
    if *overlay.get() != Overlay::None {
        ui.disable();
    }
    let mut changed = *shelf;
    let shown = Shown {
        progress: &settings.puzzles,
        colours: settings.colours,
        pictures: &pictures,
    };
    let choice = shown.draw(&mut ui, &mut changed);
    shelf.set_if_neq(changed);
    match choice {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Solve(number)) => {
            shelf.meant = Some(number);
            chosen.0 = Some(number);
            screen.set(Screen::Battle);
        }
    }
    Ok(())
}

/// Draws the screen over all of `ui`.
pub fn show(
    ui: &mut Ui,
    shelf: &mut Shelf,
    progress: &Progress,
    pictures: &Pictures,
) -> Option<Choice> {
    let shown = Shown {
        progress,
        colours: Colours::default(),
        pictures,
    };
    shown.draw(ui, shelf)
}

/// What the screen is drawn from.
#[derive(Copy, Clone)]
struct Shown<'a> {
    progress: &'a Progress,
    colours: Colours,
    pictures: &'a Pictures,
}

impl Shown<'_> {
    fn draw(self, ui: &mut Ui, shelf: &mut Shelf) -> Option<Choice> {
        let page = Page::on_paper(ui, self.pictures.paper, MOST);
        let mut choice = None;
        ui.scope_builder(UiBuilder::new().max_rect(page.upper), |ui| {
            self.head(ui, shelf);
            ui.add_space(4.0);
            let rest = ui.available_rect_before_wrap();
            let width = (rest.width() * 0.54).clamp(340.0, 580.0);
            let left = Rect::from_min_max(rest.min, pos2(rest.left() + width, rest.bottom()));
            let right = Rect::from_min_max(pos2(left.right() + 18.0, rest.top()), rest.max);
            let shown = shelf.shown(self.progress);
            ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
                choice = self.list(ui, shelf, &shown);
            });
            if let Some(number) = shelf.meant(&shown, self.progress) {
                ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
                    self.meant(ui, number);
                });
            }
        });
        let shown = shelf.shown(self.progress);
        let meant = shelf.meant(&shown, self.progress);
        choice.or(bottom_bar(ui, page, meant))
    }

    /// The title, how many are solved, and what is left out of the list.
    fn head(self, ui: &mut Ui, shelf: &mut Shelf) {
        theme::row(ui, |ui| {
            theme::title(ui, words!("puzzles-title"));
            ui.add_space(8.0);
            let standings = PUZZLES.iter().map(|it| self.progress.of(&it.id));
            let (mut solved, mut won) = (0, 0);
            for standing in standings {
                solved += usize::from(standing.is_solved());
                won += u32::from(standing.stars);
            }
            let words = words!(
                "puzzles-progress",
                solved = solved,
                count = count(),
                stars = won
            );
            ui.label(RichText::new(words).size(15.0).color(palette::FADED_INK));
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.spacing_mut().button_padding.x = 9.0;
            let mut tab = |ui: &mut Ui, words: String, ground: Option<Terrain>| {
                let button = egui::Button::selectable(shelf.ground == ground, words);
                if ui.add(button.frame_when_inactive(true)).clicked() {
                    shelf.ground = ground;
                }
            };
            tab(ui, words!("puzzles-all"), None);
            for terrain in Terrain::ALL {
                tab(ui, face(terrain).name.say(), Some(terrain));
            }
            ui.add_space(6.0);
            ui.checkbox(&mut shelf.unsolved, words!("puzzles-only-unsolved"));
        });
    }

    fn list(self, ui: &mut Ui, shelf: &mut Shelf, shown: &[usize]) -> Option<Choice> {
        let meant = shelf.meant(shown, self.progress);
        let by_key = by_key(ui, shown, meant);
        if shown.is_empty() {
            ui.add_space(ui.available_height() * 0.3);
            ui.vertical_centered(|ui| theme::heading(ui, words!("puzzles-none-left")));
            return None;
        }
        let mut choice = None;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            for &number in shown {
                let size = vec2(ui.available_width() - 8.0, theme::grown(ui, ENTRY));
                let is_meant = Some(number) == meant;
                let Some(it) = puzzle(number) else { continue };
                let name = format!("{}. {}", number + 1, titles::title(it));
                let response = theme::card(ui, size, is_meant, &name, |ui| self.entry(ui, number));
                if by_key == Some(number) {
                    response.scroll_to_me(None);
                    response.request_focus();
                }
                if response.double_clicked() {
                    choice = Some(Choice::Solve(number));
                } else if response.clicked() {
                    shelf.meant = Some(number);
                }
            }
        });
        if by_key.is_some() {
            shelf.meant = by_key;
        }
        choice
    }

    fn entry(self, ui: &mut Ui, number: usize) {
        let Some(puzzle) = puzzle(number) else { return };
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 1.0);
            let thumb = self.pictures.thumb(puzzle.position.terrain(), ENTRY - 18.0);
            ui.add(thumb.corner_radius(4));
            let room = ui.available_rect_before_wrap();
            let right = Rect::from_min_max(pos2(room.right() - 62.0, room.top()), room.max);
            let left = Rect::from_min_max(room.min, pos2(right.left() - 6.0, room.bottom()));
            ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
                ui.vertical(|ui| {
                    let title = titles::title(puzzle);
                    let title = RichText::new(format!("{}. {title}", number + 1));
                    let title = title.family(theme::serif_bold()).size(16.5);
                    ui.add(Label::new(title.color(palette::INK)).truncate());
                    let about = RichText::new(brief(puzzle))
                        .size(13.5)
                        .color(palette::FADED_INK);
                    ui.add(Label::new(about).truncate());
                });
            });
            ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    stars(ui, self.progress.of(&puzzle.id).stars, 17.0);
                });
            });
        });
    }

    /// The one that is meant, large.
    fn meant(self, ui: &mut Ui, number: usize) {
        let Some(puzzle) = puzzle(number) else { return };
        let words = theme::grown(ui, 112.0);
        let side = ui.available_width().min(ui.available_height() - words);
        let whole = ui.available_rect_before_wrap();
        let left = whole.left() + (whole.width() - side) / 2.0;
        let board = Rect::from_min_size(pos2(left, whole.top()), Vec2::splat(side));
        let marks = position_marks(&puzzle.position);
        let told = format!("{}", puzzle.position);
        let position = &puzzle.position;
        ui.scope_builder(UiBuilder::new().max_rect(board), |ui| {
            let small = SmallBattle {
                marks: &marks,
                powers: true,
                letters: true,
                flipped: position.side_to_move() == rules::Color::Black,
                ..SmallBattle::new(position, self.colours, &told)
            };
            small.show(ui, self.pictures, side, Sense::hover());
        });
        let below = Rect::from_min_max(pos2(left, board.bottom() + 6.0), whole.max);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let title = RichText::new(titles::title(puzzle)).family(theme::serif_bold());
            ui.add(Label::new(title.size(22.0).color(palette::INK)).wrap());
            ui.add(Label::new(RichText::new(task(puzzle)).size(16.0)).wrap());
            let standing = self.progress.of(&puzzle.id);
            let told = match (standing.tries, standing.stars) {
                (0, _) => words!("puzzles-not-tried"),
                (tries, 0) => words!("puzzles-tried", tries = tries),
                (_, stars) => words!("puzzles-solved-with", stars = stars),
            };
            ui.label(RichText::new(told).size(14.0).color(palette::FADED_INK));
        });
    }
}

/// Page up, page down, home and end walk through the list; the arrows go from button to button.
fn by_key(ui: &Ui, shown: &[usize], meant: Option<usize>) -> Option<usize> {
    if !ui.is_enabled() {
        return None;
    }
    let at = shown.iter().position(|it| Some(*it) == meant)?;
    let last = shown.len().saturating_sub(1);
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let to = if pressed(Key::PageDown) {
        (at + 1).min(last)
    } else if pressed(Key::PageUp) {
        at.saturating_sub(1)
    } else if pressed(Key::Home) {
        0
    } else if pressed(Key::End) {
        last
    } else {
        return None;
    };
    shown.get(to).copied()
}

fn bottom_bar(ui: &mut Ui, page: Page, meant: Option<usize>) -> Option<Choice> {
    let opened = theme::opened(ui, "puzzles");
    let mut choice = None;
    page.show_bar(ui, |ui| {
        if theme::back_button(ui) {
            choice = Some(Choice::Back);
        }
        let allowed = meant.map(drop).ok_or_else(|| words!("puzzles-none-left"));
        let solve = words!("puzzles-solve");
        if theme::way_on(ui, (&solve, 200.0), allowed, opened) {
            choice = meant.map(Choice::Solve);
        }
    });
    choice
}
