//! The report: who won, the course of it in plots, the battles, the deeds.

use super::past::Past;
use super::{Choice, fights, plots, words};
use crate::called;
use crate::campaign::Session;
use crate::online::{OnceMore, Rematch};
use crate::panels::army_words;
use crate::settings::Colours;
use crate::theme::{self, Page, Pictures, palette};
use ::campaign::{Deeds, Standing};
use ::words::Key;
use bevy_egui::egui::{self, Button, RichText, Ui, UiBuilder, vec2};
use egui_phosphor::regular as icons;
use rules::{Color as Kingdom, Piece};

/// The most room the screen takes, in points.
const MOST: egui::Vec2 = vec2(1240.0, 900.0);

/// A part of the report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Tab {
    /// Points, cities and gold by round.
    #[default]
    Course,
    /// Every battle.
    Battles,
    /// What both kingdoms have done.
    Deeds,
}

impl Tab {
    const ALL: [(Self, Key); 3] = [
        (Self::Course, key!("chronicle-course")),
        (Self::Battles, key!("chronicle-battles")),
        (Self::Deeds, key!("chronicle-deeds")),
    ];
}

/// What is told of a campaign.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who won, in a word or two.
    pub title: String,
    /// How, in a sentence.
    pub reason: String,
    /// What the campaign is called.
    pub name: String,
    /// Both kingdoms' means by round.
    pub standings: Vec<Standing>,
    /// What both have done.
    pub deeds: [Deeds; 2],
    /// In a room: how it stands with playing once more there.
    pub rematch: Option<Rematch>,
}

impl Told {
    /// What is told of a session's campaign.
    pub fn of(session: &Session, name: &str) -> Self {
        let chronicle = session.campaign().chronicle();
        Self {
            title: words::title(session),
            reason: words::reason(session),
            name: name.into(),
            standings: chronicle.standings().to_vec(),
            deeds: Kingdom::ALL.map(|who| *chronicle.deeds(who)),
            rematch: None,
        }
    }
}

/// Draws the report over all of `ui`. Without a past it is still being got again.
pub fn show(
    ui: &mut Ui,
    told: &Told,
    tab: Tab,
    past: Option<&Past>,
    colours: Colours,
    pictures: &Pictures,
) -> Option<Choice> {
    let page = Page::on_paper(ui, pictures.paper, MOST);
    let mut choice = None;
    ui.scope_builder(UiBuilder::new().max_rect(page.upper), |ui| {
        heading(ui, told, page.roomy);
        theme::row(ui, |ui| {
            for (this, name) in Tab::ALL {
                let button = Button::selectable(tab == this, name.say()).frame_when_inactive(true);
                if ui.add(button.min_size(vec2(96.0, 32.0))).clicked() {
                    choice = Some(Choice::Show(this));
                }
            }
        });
        theme::inset_frame().show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            match (tab, past) {
                (Tab::Course, _) => plots::show(ui, &told.standings, colours),
                (Tab::Deeds, _) => deeds(ui, told, colours, pictures),
                (Tab::Battles, Some(past)) => choice = fights::show(ui, past.fights()).or(choice),
                (Tab::Battles, None) => {
                    ui.label(words!("chronicle-looking-back"));
                }
            }
        });
    });
    let below = bottom_bar(ui, page, told, past.is_some());
    choice.or(below)
}

fn heading(ui: &mut Ui, told: &Told, roomy: bool) {
    let size = if roomy { 44.0 } else { 34.0 };
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let title = RichText::new(&told.title).family(theme::serif_bold());
        ui.label(title.size(size).color(palette::INK));
        ui.label(RichText::new(&told.reason).size(17.0));
        theme::note(ui, &told.name);
    });
}

/// Both kingdoms beside each other.
fn deeds(ui: &mut Ui, told: &Told, colours: Colours, pictures: &Pictures) {
    egui::ScrollArea::vertical().show(ui, |ui| {
        let gap = 20.0;
        let column = (ui.available_width() - 2.0 * gap) / 3.0 - 4.0;
        egui::Grid::new("deeds")
            .num_columns(3)
            .min_col_width(column)
            .max_col_width(column)
            .spacing([gap, 9.0])
            .striped(true)
            .show(ui, |ui| {
                ui.label("");
                for who in Kingdom::ALL {
                    ui.horizontal(|ui| {
                        ui.add(pictures.piece(colours.row(who), Piece::King, 30.0));
                        theme::heading(ui, called::side(who));
                    });
                }
                ui.end_row();
                for (what, of) in LINES {
                    ui.label(RichText::new(what.say()).size(15.5));
                    for deeds in &told.deeds {
                        ui.label(RichText::new(of(deeds)).size(15.5).strong());
                    }
                    ui.end_row();
                }
            });
    });
}

/// A line of the deeds: what it tells, and how.
type Line = (Key, fn(&Deeds) -> String);

const LINES: &[Line] = &[
    (key!("chronicle-won"), |it| it.won.to_string()),
    (key!("chronicle-lost"), |it| it.lost.to_string()),
    (key!("chronicle-drawn"), |it| it.drawn.to_string()),
    (key!("chronicle-overrun"), |it| it.overruns.to_string()),
    (key!("chronicle-pieces-lost"), |it| {
        match it.losses.is_empty() {
            true => words!("chronicle-none"),
            false => army_words(&it.losses),
        }
    }),
    (key!("chronicle-points-lost"), |it| {
        it.losses.points().to_string()
    }),
    (key!("chronicle-taken"), |it| it.taken.to_string()),
    (key!("chronicle-razed"), |it| it.razed.to_string()),
    (key!("chronicle-sacked"), |it| it.sacked.to_string()),
    (key!("chronicle-gold"), |it| it.gold.to_string()),
];

/// A button's sign and name, whether it can be used, and where it leads.
type Way = (&'static str, String, Result<(), String>, Choice);

/// Where one can go from here.
fn ways(told: &Told) -> Vec<Way> {
    let mut ways = vec![(icons::HOUSE, words!("result-title"), Ok(()), Choice::Title)];
    ways.extend(match &told.rematch {
        Some(rematch) => {
            let once_more = Choice::OnceMore;
            let (name, allowed, leads_to) = match rematch {
                Rematch::MayAsk => (words!("result-rematch"), Ok(()), once_more(OnceMore::Ask)),
                Rematch::Asked(_) => (
                    words!("chronicle-agree-rematch"),
                    Ok(()),
                    once_more(OnceMore::Agree),
                ),
                Rematch::Waits => (
                    words!("chronicle-ask-no-more"),
                    Ok(()),
                    once_more(OnceMore::Decline),
                ),
                Rematch::Cannot(why) => {
                    let why = Err(why.clone());
                    (words!("result-rematch"), why, once_more(OnceMore::Ask))
                }
            };
            [
                (
                    icons::FLOPPY_DISK,
                    words!("chronicle-keep"),
                    Ok(()),
                    Choice::Keep,
                ),
                (icons::SWORD, name, allowed, leads_to),
            ]
        }
        None => [
            (
                icons::MAP_TRIFOLD,
                words!("campaign-setup-new"),
                Ok(()),
                Choice::New,
            ),
            (
                icons::REPEAT,
                words!("chronicle-same-world"),
                Ok(()),
                Choice::Again,
            ),
        ],
    });
    ways
}

fn bottom_bar(ui: &mut Ui, page: Page, told: &Told, can_watch: bool) -> Option<Choice> {
    let first = if can_watch {
        "chronicle"
    } else {
        "chronicle comes"
    };
    let opened = theme::opened(ui, first);
    let mut choice = None;
    page.show_bar(ui, |ui| {
        for (icon, name, allowed, leads_to) in ways(told) {
            let button = Button::new(format!("{icon}  {name}"));
            if theme::with_reason(ui, button, allowed).clicked() {
                choice = Some(leads_to);
            }
        }
        let words = format!("{}  {}", icons::FILM_STRIP, words!("chronicle-watch"));
        let allowed = match can_watch {
            true => Ok(()),
            false => Err(words!("chronicle-still-read")),
        };
        if theme::way_on(ui, (words, 220.0), allowed, opened) {
            choice = Some(Choice::Watch);
        }
    });
    choice
}
