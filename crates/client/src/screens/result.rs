//! How a battle ended, and what comes next.

use super::{Overlay, Screen};
use crate::analysis;
use crate::battle::{BattleSetup, Entry, InCampaign, Table, side_name};
use crate::called;
use crate::keys::{Command, pressed_in, with_key};
use crate::library::PlayRecord;
use crate::online::{OnceMore, Rematch, Room, Wish};
use crate::panels::{army_words, points_words};
use crate::settings::{Colours, Settings};
use crate::theme::{self, Panels, Pictures, palette};
use crate::transition::Go;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_phosphor::regular as icons;
use rules::battle::Army;
use rules::{Color as Side, Outcome, Piece, Reason};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays)
            .run_if(in_state(Overlay::Result)),
    );
}

/// What can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The same battle once more.
    Rematch,
    /// The same battle with the players changing sides.
    Swapped,
    /// To the set-up.
    New,
    /// On with the campaign.
    Map,
    /// Back to the board as it stands.
    Look,
    /// The whole battle once more from its beginning.
    Replay,
    /// How the chances went, and where it turned.
    LookOver,
    /// To the title.
    Title,
    /// Something about playing once more with who is at another screen.
    OnceMore(OnceMore),
}

/// What is told of a battle that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// In a word or two, such as `Victory`.
    pub title: String,
    /// How it ended, in a sentence.
    pub reason: String,
    /// How many full moves were played.
    pub moves: usize,
    /// What each side keeps.
    pub kept: [Army; 2],
    /// What each side has lost.
    pub lost: [Army; 2],
    /// What comes of it on the map, in a campaign.
    pub on_the_map: Option<String>,
    /// What the battle began with.
    pub setup: BattleSetup,
    /// What whoever fought at another screen is called.
    pub names: [Option<String>; 2],
    /// How it stands with playing once more, if others fought at other screens.
    pub rematch: Option<Rematch>,
}

impl Report {
    /// The report of a table; `None` while the battle goes on.
    pub fn of(table: &Table) -> Option<Self> {
        let outcome = table.outcome()?;
        let played = |entry: &&Entry| matches!(entry, Entry::Move(_));
        let moves = table.record().entries().iter().filter(played).count();
        Some(Self {
            title: title(&outcome, table.setup().lone_human()),
            reason: reason(&outcome, table.setup().lone_human()),
            moves: moves.div_ceil(2),
            kept: table.survivors().unwrap_or_default(),
            lost: Side::ALL.map(|side| table.losses(side)),
            on_the_map: table
                .setup()
                .campaign
                .zip(table.survivors())
                .map(|(campaign, left)| on_the_map(&outcome, &campaign, left)),
            setup: table.setup().clone(),
            names: Side::ALL.map(|side| table.called(side).map(str::to_owned)),
            rematch: None,
        })
    }
}

/// What a battle's end means on the map (`campaign.md`, attack, 4).
fn on_the_map(outcome: &Outcome<Side>, campaign: &InCampaign, left: [Army; 2]) -> String {
    let InCampaign {
        sides, from, at, ..
    } = *campaign;
    let who = sides.map(called::kingdom_key);
    let (place, home) = (at.to_string(), from.to_string());
    let gone = left.map(|army| army.is_empty());
    let first = match outcome.winner {
        Some(side) if gone[side.index()] => words!("result-left-empty", at = place),
        Some(Side::White) => words!("result-enters", who = who[0], at = place),
        Some(Side::Black) => words!("result-holds", who = who[1], at = place),
        None => words!("result-holds-back", who = who[1], at = place, from = home),
    };
    let loser = outcome.winner.map(|winner| (!winner).index());
    match (outcome.reason, loser) {
        (Reason::Retreat, Some(loser)) if !gone[loser] => {
            format!("{first} {}", words!("result-falls-back", who = who[loser]))
        }
        (_, Some(loser)) => format!("{first} {}", words!("result-loses-army", who = who[loser])),
        _ => first,
    }
}

fn title(outcome: &Outcome<Side>, lone_human: Option<Side>) -> String {
    match (outcome.winner, lone_human) {
        (None, _) => words!("result-draw"),
        (Some(winner), Some(human)) if winner == human => words!("result-victory"),
        (Some(_), Some(_)) => words!("result-defeat"),
        (Some(Side::White), None) => words!("result-attacker-wins"),
        (Some(Side::Black), None) => words!("result-defender-wins"),
    }
}

/// What decided it, under a title that tells who won; from the side of whoever played alone
/// against a computer or somebody elsewhere.
fn reason(outcome: &Outcome<Side>, lone_human: Option<Side>) -> String {
    let loser = match (outcome.winner, lone_human) {
        (None, _) => "",
        (Some(winner), Some(human)) if winner == human => "they",
        (Some(_), Some(_)) => "you",
        (Some(winner), None) => called::part(!winner),
    };
    match outcome.reason {
        Reason::Checkmate => words!("result-checkmate", loser = loser),
        Reason::Rout => words!("result-rout", loser = loser),
        Reason::Retreat => words!("result-retreated", loser = loser),
        Reason::Resign => words!("result-resigned", loser = loser),
        Reason::Stalemate => words!("result-stalemate"),
        Reason::BareKings => words!("result-bare-kings"),
        Reason::Budget => words!("result-budget"),
        Reason::Agreed => words!("result-agreed"),
        _ => words!("result-ended"),
    }
}

fn run(
    mut commands: Commands,
    mut contexts: EguiContexts,
    (table, room): (Option<Res<Table>>, Option<Res<Room>>),
    settings: Res<Settings>,
    pictures: Res<Pictures>,
    mut wishes: MessageWriter<Wish>,
    mut screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
    mut go: MessageWriter<Go>,
    mut analysis: MessageWriter<analysis::Wish>,
    mut replay: MessageWriter<PlayRecord>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let Some(mut report) = Report::of(&table) else {
        // Nothing to tell: taken back meanwhile.
        next.set(Overlay::None);
        return Ok(());
    };
    report.rematch = room
        .filter(|_| table.is_online())
        .map(|it| Rematch::of(&it));
    let Some(choice) = show(contexts.ctx_mut()?, &report, settings.colours, &pictures) else {
        return Ok(());
    };
    if let Choice::OnceMore(what) = choice {
        wishes.write(what.wish());
        return Ok(());
    }
    next.set(Overlay::None);
    match choice {
        Choice::Look | Choice::OnceMore(_) => {}
        Choice::Replay => {
            replay.write(PlayRecord(true));
        }
        Choice::LookOver => {
            analysis.write(analysis::Wish::LookOver);
        }
        Choice::Map => {
            go.write(Go {
                to: Screen::World,
                at: table.setup().campaign.map(|campaign| campaign.at),
            });
        }
        Choice::New => screen.set(Screen::Setup),
        Choice::Title => screen.set(Screen::Title),
        Choice::Rematch | Choice::Swapped => {
            let again = table.setup().clone();
            let swapped = choice == Choice::Swapped;
            commands.insert_resource(if swapped {
                again.with_sides_swapped()
            } else {
                again
            });
            // Enters the battle anew, so that nothing of the one before stays on the board.
            screen.set(Screen::Battle);
        }
    }
    Ok(())
}

/// Draws the report.
pub fn show(
    ctx: &egui::Context,
    report: &Report,
    colours: Colours,
    pictures: &Pictures,
) -> Option<Choice> {
    let opened = theme::just_opened(ctx, "result");
    theme::sheet(ctx, "result", 560.0, |ui| {
        ui.vertical_centered(|ui| {
            theme::title(ui, &report.title);
            ui.label(RichText::new(&report.reason).size(16.5));
            theme::note(ui, words!("result-moves", count = report.moves));
            if let Some(words) = &report.on_the_map {
                ui.add_space(2.0);
                ui.label(RichText::new(words).size(16.5));
            }
        });
        ui.add_space(4.0);
        ui.columns(2, |columns| {
            for (ui, side) in columns.iter_mut().zip(Side::ALL) {
                one_side(ui, report, side, colours, pictures);
            }
        });
        ui.add_space(10.0);
        let chosen = match report.on_the_map {
            Some(_) => in_campaign(ui, opened),
            None => match &report.rematch {
                Some(rematch) => with_others(ui, rematch, opened),
                None => afterwards(ui, opened),
            },
        };
        let over = (report.moves > 0 && look_over(ui)).then_some(Choice::LookOver);
        let again = (report.moves > 0 && play_again(ui)).then_some(Choice::Replay);
        chosen.or(over).or(again)
    })
}

/// The button that has the whole game looked over; whether it or its key is pressed.
pub(super) fn look_over(ui: &mut Ui) -> bool {
    let words = format!("{}  {}", icons::CHART_LINE, words!("result-look-over"));
    let size = vec2(ui.available_width(), 36.0);
    let button = ui.add_sized(size, egui::Button::new(words));
    let hover = with_key(
        ui.ctx(),
        &words!("result-look-over-hint"),
        Command::LookOver,
    );
    button.on_hover_text(hover).clicked() || pressed_in(ui, Command::LookOver)
}

/// The button that plays the whole record once more.
fn play_again(ui: &mut Ui) -> bool {
    let words = format!("{}  {}", icons::PLAY, words!("library-replay-battle"));
    let size = vec2(ui.available_width(), 36.0);
    ui.add_sized(size, egui::Button::new(words)).clicked()
}

/// What a campaign offers: it goes on.
fn in_campaign(ui: &mut Ui, opened: bool) -> Option<Choice> {
    let wide = ui.available_width();
    let map = ui.add_sized(vec2(wide, 42.0), theme::primary(words!("pause-to-map")));
    if opened {
        map.request_focus();
    }
    let look = format!("{}  {}", icons::EYE, words!("result-look-at-board"));
    let look = ui.add_sized(vec2(wide, 36.0), egui::Button::new(look));
    let looked = look.clicked().then_some(Choice::Look);
    map.clicked().then_some(Choice::Map).or(looked)
}

/// What a battle offers against who is at another screen.
fn with_others(ui: &mut Ui, rematch: &Rematch, opened: bool) -> Option<Choice> {
    let once_more = rematch.show(ui, opened).map(Choice::OnceMore);
    let half = vec2(
        (ui.available_width() - ui.spacing().item_spacing.x) / 2.0,
        36.0,
    );
    let mut choice = once_more;
    ui.horizontal(|ui| {
        for (icon, name, leads_to) in [
            (icons::EYE, words!("result-look-at-board"), Choice::Look),
            (icons::HOUSE, words!("pause-title"), Choice::Title),
        ] {
            let text = format!("{icon}  {name}");
            if ui.add_sized(half, egui::Button::new(text)).clicked() {
                choice = Some(leads_to);
            }
        }
    });
    choice
}

/// What a Quick Battle offers.
fn afterwards(ui: &mut Ui, opened: bool) -> Option<Choice> {
    let wide = ui.available_width();
    let half = vec2((wide - ui.spacing().item_spacing.x) / 2.0, 40.0);
    let mut choice = None;
    ui.horizontal(|ui| {
        let rematch = ui.add_sized(half, theme::primary(words!("result-rematch")));
        if opened {
            rematch.request_focus();
        }
        if rematch.clicked() {
            choice = Some(Choice::Rematch);
        }
        let swap = format!(
            "{}  {}",
            icons::ARROWS_LEFT_RIGHT,
            words!("result-rematch-swapped")
        );
        if ui.add_sized(half, egui::Button::new(swap)).clicked() {
            choice = Some(Choice::Swapped);
        }
    });
    let third = vec2((wide - 2.0 * ui.spacing().item_spacing.x) / 3.0, 36.0);
    ui.horizontal(|ui| {
        for (icon, name, leads_to) in [
            (icons::EYE, words!("result-look-at-board"), Choice::Look),
            (icons::MAP_TRIFOLD, words!("result-new-battle"), Choice::New),
            (icons::HOUSE, words!("result-title"), Choice::Title),
        ] {
            let text = format!("{icon}  {name}");
            if ui.add_sized(third, egui::Button::new(text)).clicked() {
                choice = Some(leads_to);
            }
        }
    });
    choice
}

fn one_side(ui: &mut Ui, report: &Report, side: Side, colours: Colours, pictures: &Pictures) {
    theme::inset_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let row = report.setup.row(colours, side);
        ui.horizontal(|ui| {
            ui.add(pictures.piece(row, Piece::King, 30.0));
            let part = side_name(side);
            let name = match report.setup.campaign {
                None => part.to_owned(),
                Some(_) => words!(
                    "result-side-in-campaign",
                    name = report.setup.name(side),
                    part = called::part(side)
                ),
            };
            theme::heading(ui, &name);
        });
        if let Some(person) = &report.names[side.index()] {
            let person = RichText::new(person).size(15.0).color(palette::FADED_INK);
            ui.add(egui::Label::new(person).wrap());
        }
        let index = side.index();
        for (keeps, army) in [(true, report.kept[index]), (false, report.lost[index])] {
            let points = points_words(army.points());
            let points = match keeps {
                true => words!("result-keeps", points = points),
                false => words!("result-lost", points = points),
            };
            ui.label(RichText::new(points).size(14.0).color(palette::FADED_INK));
            ui.horizontal_wrapped(|ui| {
                ui.set_min_height(28.0);
                ui.spacing_mut().item_spacing.x = 2.0;
                if army.is_empty() {
                    let nobody = match keeps {
                        true if !report.lost[index].is_empty() => {
                            let lost = army_words(&report.lost[index]);
                            words!("result-all-lost", lost = lost)
                        }
                        true => words!("result-nobody"),
                        false => words!("result-none-lost"),
                    };
                    ui.label(RichText::new(nobody).color(palette::FADED_INK));
                }
                for (piece, count) in army.iter() {
                    ui.add(pictures.piece(row, piece, 26.0));
                    ui.label(RichText::new(count.to_string()).strong());
                    ui.add_space(5.0);
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_does_not_say_again_who_won() {
        for reason_of in [
            Reason::Checkmate,
            Reason::Rout,
            Reason::Retreat,
            Reason::Resign,
        ] {
            for winner in Side::ALL {
                let outcome = Outcome {
                    winner: Some(winner),
                    reason: reason_of,
                };
                let words = reason(&outcome, None);
                let loser = side_name(!winner).to_lowercase();
                assert!(words.contains(&loser) && !words.contains("win"), "{words}");
                assert!(!words.contains(&side_name(winner)), "{words}");
            }
        }
        for drawn in [Reason::Stalemate, Reason::BareKings, Reason::Budget] {
            let outcome = Outcome {
                winner: None,
                reason: drawn,
            };
            let words = reason(&outcome, None);
            assert!(!words.to_lowercase().contains("draw"), "{words}");
        }
    }

    #[test]
    fn the_title_is_told_from_the_persons_side() {
        let won = Outcome {
            winner: Some(Side::White),
            reason: Reason::Checkmate,
        };
        assert_eq!(title(&won, Some(Side::White)), "Victory");
        assert_eq!(title(&won, Some(Side::Black)), "Defeat");
        assert_eq!(title(&won, None), "The attacker wins");
        let left = Outcome {
            winner: Some(Side::Black),
            reason: Reason::Retreat,
        };
        assert_eq!(title(&left, Some(Side::White)), "Defeat");
        let own = reason(&left, Some(Side::White));
        assert!(own.starts_with("You left"), "{own}");
        let theirs = reason(&left, Some(Side::Black));
        assert!(theirs.starts_with("They left"), "{theirs}");
        assert_eq!(
            title(
                &Outcome {
                    winner: None,
                    reason: Reason::Budget
                },
                None
            ),
            "A draw"
        );
    }
}
