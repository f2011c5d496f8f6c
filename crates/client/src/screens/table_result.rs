//! How one of the other games ended, and what comes next.

use super::{Overlay, Screen};
use crate::analysis;
use crate::library::PlayRecord;
use crate::online::{OnceMore, Rematch, Room, Wish};
use crate::saves::names::fresh_seed;
use crate::settings::Settings;
use crate::table::{Carry, Laid, Order, Seated, Seen, again, emblem};
use crate::theme::{self, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Button, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use rules::Variant;
use tabletop::{Act, Livery, Sitter, Sitting};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays).run_if(
            in_state(Overlay::Result)
                .and_then(resource_exists::<Seated>)
                .and_then(resource_exists::<Seen>),
        ),
    );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The same game once more.
    Again,
    /// Back to the board as it stands.
    Look,
    /// How the chances went, and where it turned.
    LookOver,
    /// The whole game once more from its beginning.
    Replay,
    /// The game as text to the clipboard.
    Copy,
    /// The game into a file.
    Save,
    /// To the set-up.
    New,
    /// To the title.
    Title,
    /// Something about playing once more with those at other screens.
    OnceMore(OnceMore),
}

/// A player in the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What he is called.
    pub name: String,
    /// His colours.
    pub livery: Livery,
    /// Who decided for him.
    pub who: String,
    /// Whether he won.
    pub won: bool,
}

/// What is told of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// In the words of the rules.
    pub headline: String,
    /// Who won, in a sentence; empty where `own` says it.
    pub words: String,
    /// What it means for a person who played alone against computers.
    pub own: Option<String>,
    /// How long it was, in the game's own unit: moves of chess, turns of the others.
    pub length: usize,
    /// Everybody who played, in turn order.
    pub parts: Vec<Part>,
    /// Which game it was.
    pub variant: Variant,
    /// How it stands with playing once more, if others played at other screens.
    pub rematch: Option<Rematch>,
}

impl Report {
    /// The report of a game; `None` while it goes on.
    pub fn of(sitting: &Sitting, seen: &Seen) -> Option<Self> {
        let game = sitting.game();
        let ending = seen.ending.clone()?;
        let part = |player| Part {
            name: game.name(player),
            livery: game.livery(player),
            who: match sitting.sitter(player) {
                Sitter::Human if sitting.is_online() => words!("result-you"),
                Sitter::Human | Sitter::Afar if let Some(name) = sitting.called(player) => {
                    name.to_owned()
                }
                Sitter::Human | Sitter::Afar => words!("result-a-person"),
                Sitter::Computer(level) => {
                    words!("result-computer", level = crate::called::level(level))
                }
            },
            won: ending.winners.contains(&player),
        };
        let humans = game.players().into_iter();
        let humans: Vec<_> = humans.filter(|it| sitting.sitter(*it).is_human()).collect();
        let winners = humans.iter().filter(|it| ending.winners.contains(it));
        let own = match (humans.len(), winners.count(), ending.winners.is_empty()) {
            (0, ..) | (_, _, true) => None,
            (all, won, _) if won == all => Some(words!("result-you-won")),
            (_, 0, _) => Some(words!("result-you-lost")),
            _ => None,
        };
        let turns = seen.steps.iter().filter(|step| step.begins_turn).count();
        Some(Self {
            headline: ending.headline,
            // Who won is told once, to a person as his own; the words of Minnaar Chess say more.
            words: match own {
                Some(_) if game.variant() != Variant::Minnaar => String::new(),
                _ => ending.words,
            },
            own,
            length: match game.variant() {
                // A move is one of White and the answer to it.
                Variant::Chess => turns.div_ceil(2),
                _ => turns,
            },
            parts: game.players().into_iter().map(part).collect(),
            variant: game.variant(),
            rematch: None,
        })
    }
}

fn run(
    mut contexts: EguiContexts,
    (seated, seen, room): (Res<Seated>, Res<Seen>, Option<Res<Room>>),
    pictures: Res<Pictures>,
    mut wishes: MessageWriter<Wish>,
    mut settings: ResMut<Settings>,
    mut laid: ResMut<Laid>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut orders: MessageWriter<Order>,
    mut carry: MessageWriter<Carry>,
    mut replay: MessageWriter<PlayRecord>,
    mut analysis: MessageWriter<analysis::Wish>,
) -> Result {
    let sitting = &seated.0;
    let Some(mut report) = Report::of(sitting, &seen) else {
        // Nothing to tell: taken back meanwhile.
        next.set(Overlay::None);
        return Ok(());
    };
    report.rematch = room
        .filter(|_| sitting.is_online())
        .map(|it| Rematch::of(&it));
    let Some(choice) = show(contexts.ctx_mut()?, &report, &pictures) else {
        return Ok(());
    };
    match choice {
        Choice::Copy => {
            carry.write(Carry::CopyGame);
            return Ok(());
        }
        Choice::Save => {
            carry.write(Carry::SaveGame);
            return Ok(());
        }
        Choice::OnceMore(what) => {
            wishes.write(what.wish());
            return Ok(());
        }
        Choice::Look => {}
        Choice::LookOver => {
            analysis.write(analysis::Wish::LookOver);
        }
        Choice::Replay => {
            replay.write(PlayRecord(true));
        }
        Choice::New => {
            settings.last_table.variant = report.variant;
            screen.set(Screen::TableSetup);
        }
        Choice::Title => screen.set(Screen::Title),
        Choice::Again => match again(sitting, fresh_seed()) {
            Ok(sitting) => {
                laid.0 = Some(sitting);
                // Enters the table anew, so that nothing of the game before stays on the board.
                screen.set(Screen::Table);
            }
            Err(problem) => {
                error!("the game cannot begin again: {problem}");
                screen.set(Screen::TableSetup);
            }
        },
    }
    if matches!(choice, Choice::Look | Choice::LookOver) {
        orders.write(Order(Act::Live));
    }
    next.set(Overlay::None);
    Ok(())
}

/// Draws the report.
pub fn show(ctx: &egui::Context, report: &Report, pictures: &Pictures) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "table result");
    theme::sheet(ctx, "table result", 600.0, |ui| {
        ui.vertical_centered(|ui| {
            let headline = RichText::new(&report.headline)
                .family(theme::serif_bold())
                .size(28.0)
                .color(palette::INK);
            ui.add(egui::Label::new(headline).wrap());
            if !report.words.is_empty() {
                ui.add(egui::Label::new(RichText::new(&report.words).size(17.0)).wrap());
            }
            if let Some(own) = &report.own {
                ui.label(RichText::new(own).size(17.0).strong());
            }
            theme::note(
                ui,
                match report.variant {
                    Variant::Chess => words!("result-moves", count = report.length),
                    _ => words!("result-turns", count = report.length),
                },
            );
        });
        ui.add_space(4.0);
        parts(ui, report, pictures);
        ui.add_space(8.0);
        afterwards(ui, report, opened)
    })
}

/// Everybody, two in a row; who won is marked.
fn parts(ui: &mut Ui, report: &Report, pictures: &Pictures) {
    let gap = 8.0;
    let width = (ui.available_width() - gap) / 2.0;
    for row in report.parts.chunks(2) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for part in row {
                ui.allocate_ui(vec2(width, 0.0), |ui| one(ui, width, part, pictures));
            }
        });
    }
}

fn one(ui: &mut Ui, width: f32, part: &Part, pictures: &Pictures) {
    let mut frame = theme::inset_frame();
    if part.won {
        frame = frame
            .fill(palette::CHOSEN)
            .stroke(egui::Stroke::new(2.0, palette::GOLD));
    }
    frame.show(ui, |ui| {
        ui.set_width(width - 18.0);
        ui.horizontal(|ui| {
            ui.add(pictures.figure(emblem(part.livery), part.livery, 34.0));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                let name = RichText::new(&part.name)
                    .family(theme::serif_bold())
                    .size(17.0);
                ui.add(egui::Label::new(name).wrap());
                let who = match part.won {
                    true => format!(
                        "{} {}",
                        icons::TROPHY,
                        words!("result-won", who = part.who.as_str())
                    ),
                    false => part.who.clone(),
                };
                ui.label(RichText::new(who).size(13.5).color(palette::FADED_INK));
            });
        });
    });
}

/// The button for the same game again.
fn once_more(ui: &mut Ui, report: &Report, opened: bool) -> bool {
    let words = match report.variant {
        Variant::Minnaar => words!("result-new-battlefield"),
        _ => words!("result-once-more"),
    };
    let size = vec2(ui.available_width(), 42.0);
    let again = ui.add_sized(size, theme::primary(words));
    if opened {
        again.request_focus();
    }
    again.clicked()
}

fn afterwards(ui: &mut Ui, report: &Report, opened: bool) -> Option<Choice> {
    let wide = ui.available_width();
    let gap = ui.spacing().item_spacing.x;
    let mut choice = None;
    match &report.rematch {
        Some(rematch) => choice = rematch.show(ui, opened).map(Choice::OnceMore),
        None if once_more(ui, report, opened) => choice = Some(Choice::Again),
        None => {}
    }
    let chess = report.variant == Variant::Chess && report.length > 0;
    if chess && super::result::look_over(ui) {
        choice = Some(Choice::LookOver);
    }
    let half = vec2((wide - gap) / 2.0, 36.0);
    let last = match report.rematch {
        Some(_) => vec![(icons::HOUSE, words!("pause-title"), Choice::Title)],
        None => vec![
            (icons::SLIDERS, words!("result-new-game"), Choice::New),
            (icons::HOUSE, words!("result-title"), Choice::Title),
        ],
    };
    for row in [
        vec![
            (icons::PLAY, words!("result-replay"), Choice::Replay),
            (icons::EYE, words!("result-look-at-board"), Choice::Look),
        ],
        vec![
            (icons::COPY, words!("pause-copy-game"), Choice::Copy),
            (icons::FLOPPY_DISK, words!("result-save"), Choice::Save),
        ],
        last,
    ] {
        let size = match row.len() {
            1 => vec2(wide, 36.0),
            _ => half,
        };
        ui.horizontal(|ui| {
            for (icon, name, leads_to) in row {
                let text = format!("{icon}  {name}");
                if ui.add_sized(size, Button::new(text)).clicked() {
                    choice = Some(leads_to);
                }
            }
        });
    }
    choice
}
