//! What would come of going to a lit goal, for the tip beside it.

use crate::called;
use crate::campaign::{CampaignSet, Question, Session, Way};
use crate::terrain::face;
use crate::theme::{palette, serif_bold};
use crate::world::{MapHover, Reel};
use ::campaign::world::SiteKind;
use ::campaign::{Forecast, Square};
use bevy::prelude::*;
use bevy_egui::egui;
use rules::battle::Army;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tag>()
        .add_systems(Update, choose.after(CampaignSet::Show));
}

/// The goal that is told about, with the words.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Tag(Option<(Square, Words)>);

impl Tag {
    /// The goal that is told about.
    pub fn square(&self) -> Option<Square> {
        self.0.as_ref().map(|(square, _)| *square)
    }

    /// Tells it.
    pub fn show(&self, ui: &mut egui::Ui) {
        if let Some((_, words)) = &self.0 {
            show(ui, words);
        }
    }
}

/// A title, and what else is to be known.
#[derive(Clone, Debug, PartialEq)]
struct Words {
    title: String,
    more: Vec<String>,
    grave: bool,
}

fn choose(
    session: Option<Res<Session>>,
    reel: Res<Reel>,
    hover: Res<MapHover>,
    mut tag: ResMut<Tag>,
) {
    let told = session
        .filter(|_| !reel.shows_others())
        .and_then(|session| told(&session, hover.0));
    tag.set_if_neq(Tag(told));
}

/// With whom a goal is foretold: everyone who could go.
fn told(session: &Session, hover: Option<Square>) -> Option<(Square, Words)> {
    // The picker tells it itself.
    if matches!(session.question(), Some(Question::Party(_))) {
        return None;
    }
    let view = session.view();
    let (from, to) = (session.selected()?, hover?);
    let way = session.way_to(to)?;
    let party = match way {
        Way::March => view.marchers(from, to),
        Way::Ride => view.riders(from, to),
        Way::Rally => return rally(session, from, to).map(|words| (to, words)),
    };
    words(&view.forecast(&party, to), &party).map(|words| (to, words))
}

fn rally(session: &Session, from: Square, to: Square) -> Option<Words> {
    let walk = session.view().walk(to);
    let more = match walk.distance(from) {
        Some(turns) => words!("map-turns-away", count = turns),
        None => words!("map-no-way"),
    };
    Some(Words {
        title: words!("world-rally"),
        more: vec![more],
        grave: false,
    })
}

fn words(forecast: &Forecast, party: &Army) -> Option<Words> {
    let plain = |title: String| {
        Some(Words {
            title,
            more: Vec::new(),
            grave: false,
        })
    };
    match *forecast {
        Forecast::Walk => None,
        Forecast::Join => plain(words!("map-join")),
        Forecast::Raze => plain(words!("map-raze")),
        Forecast::Take { wins: true, .. } => Some(Words {
            title: words!("map-take-capital"),
            more: vec![words!("map-wins")],
            grave: true,
        }),
        Forecast::Take { site, .. } if site.is_resource() => plain(words!(
            "map-take-resource",
            site = called::site_key(site, false),
            gold = site.gold()
        )),
        Forecast::Take { site, .. } => {
            plain(words!("map-take", site = called::site_key(site, false)))
        }
        Forecast::Attack {
            attack,
            defence,
            overrun,
            walls,
            terrain,
            site,
            ..
        } => {
            let mut more = Vec::new();
            if party.is_empty() {
                more.push(words!("map-none-attacks"));
            } else if overrun {
                more.push(words!("map-overrun"));
            } else if walls {
                more.push(words!("map-siege"));
            } else {
                more.push(words!("map-battle", fought = face(terrain).fought.say()));
            }
            if site == Some(SiteKind::Capital) {
                more.push(words!("map-winning-capital"));
            }
            Some(Words {
                title: words!("map-strengths", attack = attack, defence = defence),
                more,
                grave: true,
            })
        }
    }
}

/// The words on a sheet.
fn show(ui: &mut egui::Ui, words: &Words) {
    let ink = if words.grave {
        palette::WAX
    } else {
        palette::INK
    };
    let title = egui::RichText::new(&words.title)
        .family(serif_bold())
        .size(16.0)
        .color(ink);
    ui.label(title);
    for line in &words.more {
        let line = egui::RichText::new(line).size(13.0).color(palette::INK);
        ui.label(line);
    }
}
