//! A page of the help and how it is drawn.

use super::{field, keys};
use crate::table::SmallBoard;
use crate::theme::{self, Pictures, palette};
use bevy_egui::egui::{self, Align, Layout, RichText, Ui, UiBuilder, vec2};
use rules::Variant;
use tabletop::{Board, Kind, Livery, Look, Place, Player, Point, Verb, Viewer, open};

/// A page: its name and its paragraphs, each with a lead in bold.
pub(super) type Page = (&'static str, &'static [(&'static str, &'static str)]);

/// A position that shows something.
#[derive(Copy, Clone, Debug)]
pub(super) struct Example {
    /// Of which game.
    pub variant: Variant,
    /// In the words of [`tabletop::open`]; seen by the first player.
    pub start: &'static str,
    /// Where what stands here may go is marked.
    pub goals_of: &'static [&'static str],
    /// What is to be seen.
    pub words: &'static str,
}

/// A page of the help.
#[derive(Copy, Clone, Debug)]
pub(super) enum Leaf {
    /// Words alone.
    Words(Page),
    /// Words with a small board beside them.
    Shown(Page, Example),
    /// The ranks of Field Chess, with words about them.
    Ranks(&'static [(&'static str, &'static str)]),
    /// What the keys do in a battle.
    BattleKeys,
    /// What the keys do on the map.
    MapKeys,
    /// What the keys do in the other games.
    TableKeys,
    /// What the analysis tells, and its keys.
    Analysis,
}

impl Leaf {
    /// What its tab says.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Words((name, _)) | Self::Shown((name, _), _) => name,
            Self::Ranks(_) => "Ranks",
            Self::BattleKeys | Self::TableKeys => "Keys",
            Self::MapKeys => "Keys on the map",
            Self::Analysis => "Analysis",
        }
    }

    /// Draws it.
    pub fn show(&self, ui: &mut Ui, pictures: &Pictures) {
        match self {
            Self::Words((_, text)) => paragraphs(ui, text),
            Self::Shown((_, text), example) => shown(ui, text, example, pictures),
            Self::Ranks(text) => ranks(ui, text, pictures),
            Self::BattleKeys => keys::battle(ui),
            Self::MapKeys => keys::map(ui),
            Self::TableKeys => keys::table(ui),
            Self::Analysis => keys::analysis(ui),
        }
    }
}

fn paragraphs(ui: &mut Ui, text: &[(&str, &str)]) {
    text.iter().for_each(|it| paragraph(ui, *it));
}

fn paragraph(ui: &mut Ui, (lead, text): (&str, &str)) {
    let mut job = egui::text::LayoutJob::default();
    let format = |family: egui::FontFamily, size: f32| egui::TextFormat {
        font_id: egui::FontId::new(size, family),
        color: palette::INK,
        ..Default::default()
    };
    job.append(lead, 0.0, format(theme::serif_bold(), 17.0));
    job.append(text, 6.0, format(egui::FontFamily::Proportional, 15.0));
    ui.add(egui::Label::new(job).wrap());
}

/// What an example shows, worked out once.
#[derive(Clone)]
struct Drawn {
    board: Board,
    look: Look,
    goals: Vec<Point>,
}

impl Example {
    fn drawn(&self) -> Option<Drawn> {
        let game = open(self.variant, self.start).ok()?;
        let first = game.players().first().copied().unwrap_or(Player(0));
        let choices = game.choices().into_iter();
        let goals = choices.filter_map(|choice| {
            let Some(Place::Board(from)) = choice.from else {
                return None;
            };
            let goes = matches!(choice.verb, Verb::Move | Verb::Capture);
            let marked = goes && self.goals_of.contains(&from.to_string().as_str());
            choice.to.filter(|_| marked)
        });
        Some(Drawn {
            board: game.board(),
            goals: goals.collect(),
            look: game.look(Viewer::Player(first), game.len()),
        })
    }
}

/// How wide and high the board of an example is at most.
const BOARD: egui::Vec2 = vec2(252.0, 288.0);

fn shown(ui: &mut Ui, text: &[(&str, &str)], example: &Example, pictures: &Pictures) {
    let id = egui::Id::new(("example", example.start, example.variant));
    let known = ui.data(|data| data.get_temp::<Option<std::sync::Arc<Drawn>>>(id));
    let drawn = known.unwrap_or_else(|| {
        let drawn = example.drawn().map(std::sync::Arc::new);
        ui.data_mut(|data| data.insert_temp(id, drawn.clone()));
        drawn
    });
    let Some(drawn) = drawn else {
        return paragraphs(ui, text);
    };
    let whole = ui.available_rect_before_wrap();
    let mut left = whole;
    left.set_right(whole.right() - BOARD.x - 18.0);
    let mut right = whole;
    right.set_left(whole.right() - BOARD.x);
    let words = UiBuilder::new().max_rect(left);
    ui.scope_builder(words, |ui| paragraphs(ui, text));
    let beside = UiBuilder::new()
        .max_rect(right)
        .layout(Layout::top_down(Align::Center));
    ui.scope_builder(beside, |ui| {
        let board = SmallBoard {
            variant: example.variant,
            board: drawn.board,
            look: &drawn.look,
            ringed: &drawn.goals,
            words: example.words,
        };
        board.show(ui, pictures, BOARD);
        let words = RichText::new(example.words).size(13.5);
        ui.add(egui::Label::new(words.color(palette::FADED_INK)).wrap());
    });
}

/// Every block of a side with its rank and how many there are.
fn ranks(ui: &mut Ui, text: &[(&str, &str)], pictures: &Pictures) {
    paragraphs(ui, text);
    ui.add_space(4.0);
    let half = field::RANKS.len() / 2;
    ui.columns(2, |columns| {
        for (ui, column) in columns.iter_mut().zip(field::RANKS.chunks(half)) {
            for (piece, count) in column {
                ui.horizontal(|ui| {
                    let kind = Kind::Block(*piece);
                    for livery in [Livery::FieldSouth, Livery::FieldNorth] {
                        ui.add(pictures.figure(kind, livery, 56.0));
                    }
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        let name = RichText::new(piece.to_string()).family(theme::serif_bold());
                        ui.label(name.size(16.0));
                        let rank = match piece.rank() {
                            Some(rank) => format!("rank {rank}, {count} on each side"),
                            None => format!("no rank, {count} on each side"),
                        };
                        ui.label(RichText::new(rank).size(13.0).color(palette::FADED_INK));
                    });
                });
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::super::BOOKS;
    use super::*;

    #[test]
    fn every_example_is_a_position_of_its_game_and_shows_something() {
        let mut examples = 0;
        for leaf in BOOKS.iter().flat_map(|book| book.leaves) {
            let Leaf::Shown(_, example) = leaf else {
                continue;
            };
            let drawn = example.drawn();
            let drawn = drawn.unwrap_or_else(|| panic!("no position: {}", example.start));
            assert!(!drawn.look.figures.is_empty(), "{}", example.start);
            let marked = !drawn.goals.is_empty();
            assert_eq!(marked, !example.goals_of.is_empty(), "{}", example.start);
            examples += 1;
        }
        assert!(examples >= 12);
    }
}
