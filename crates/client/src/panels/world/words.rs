//! What the map's panels say: ground, sites, owners, and what a march would lead to.

use crate::called;
use crate::campaign::refused;
use crate::panels::army_words;
use crate::terrain::face;
use ::campaign::world::{Ground, Site, SiteKind};
use ::campaign::{Forecast, Refusal, Side, Square, Status, Todo, View};
use ::words::Key;
use rules::battle::Army;
use rules::{Color, Piece};

/// Who somebody is to the kingdom before the screen, for messages that choose by `$who`.
pub fn who_key(side: Side, viewer: Color) -> &'static str {
    match side {
        side if side == viewer => "you",
        side => called::kingdom_key(side),
    }
}

/// The name of a ground.
pub fn ground_name(ground: Ground) -> String {
    match ground {
        Ground::Field => words!("world-ground-field"),
        Ground::River => words!("terrain-river"),
        Ground::Hill => words!("terrain-hill"),
        Ground::Forest => words!("terrain-forest"),
        Ground::Mountain => words!("campaign-setup-mountain"),
    }
}

/// What a ground means for sight and battle.
pub fn ground_rule(ground: Ground) -> String {
    match ground {
        Ground::Field => words!("world-rule-field"),
        Ground::River => words!("world-rule-river"),
        Ground::Hill => {
            words!("world-rule-hill")
        }
        Ground::Forest => {
            words!("world-rule-forest")
        }
        Ground::Mountain => words!("world-rule-mountain"),
    }
}

/// What stands on a square, at the beginning of a sentence.
pub fn site_name(kind: SiteKind, walled: bool) -> String {
    words!("world-site", site = called::site_key(kind, walled))
}

/// What a site brings.
pub fn site_rule(kind: SiteKind) -> String {
    let gold = kind.gold();
    match kind {
        SiteKind::Capital => {
            words!("world-capital-gives", gold = gold)
        }
        SiteKind::City => words!("world-city-gives", gold = gold),
        SiteKind::Mine | SiteKind::Farm | SiteKind::Quarry => {
            words!("world-resource-gives", gold = gold)
        }
        SiteKind::Camp => {
            words!("world-camp-gives")
        }
    }
}

/// How long a sacked city is still barren.
pub fn sacked_words(site: &Site) -> Option<String> {
    (site.sacked > 0).then(|| words!("world-sacked", turns = site.sacked))
}

/// `2 turns`, `1 turn`.
pub fn turns_words(turns: usize) -> String {
    words!("world-turns", count = turns)
}

/// What people are told of a state; shaken and held are one word, spent and tired another.
pub const STATES: [(Key, &[Status], Key); 5] = [
    (
        key!("world-ready"),
        &[Status::Fresh],
        key!("world-ready-hint"),
    ),
    (
        key!("world-riding"),
        &[Status::Riding],
        key!("world-riding-hint"),
    ),
    (
        key!("world-moved"),
        &[Status::Moved],
        key!("world-moved-hint"),
    ),
    (
        key!("world-shaken"),
        &[Status::Shaken, Status::Held],
        key!("world-shaken-hint"),
    ),
    (
        key!("world-tired"),
        &[Status::Spent, Status::Tired],
        key!("world-tired-hint"),
    ),
];

/// How heavily something weighs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Nothing special.
    Plain,
    /// To the good.
    Good,
    /// To be wary of.
    Grave,
}

/// How two strengths compare, as the first sees it, for messages that choose by `$odds`.
pub fn odds(attack: u32, defence: u32) -> (&'static str, Weight) {
    let (attack, defence) = (u64::from(attack), u64::from(defence));
    match () {
        () if attack >= defence * 2 => ("far-stronger", Weight::Good),
        () if attack * 4 >= defence * 5 => ("stronger", Weight::Good),
        () if attack * 5 >= defence * 4 => ("even", Weight::Plain),
        () if attack * 2 > defence => ("weaker", Weight::Grave),
        () => ("far-weaker", Weight::Grave),
    }
}

/// What would come of `party` going to a square, line by line, the weightiest first.
pub fn forecast_words(view: &View, party: &Army, to: Square) -> Vec<(String, Weight)> {
    let gain = |kind: SiteKind| (called::site_key(kind, false), kind.gold());
    match view.forecast(party, to) {
        Forecast::Walk if view.army(to).is_none() && !view.sees.has(to) => {
            let unseen = words!("world-unseen");
            vec![(unseen, Weight::Grave)]
        }
        Forecast::Walk => vec![(words!("world-nobody-there"), Weight::Plain)],
        Forecast::Join => {
            let there = view.army(to).map(|army| army.total()).unwrap_or_default();
            let words = words!("world-merges", army = army_words(&there));
            vec![(words, Weight::Plain)]
        }
        Forecast::Take { site, .. } => {
            let (site, gold) = gain(site);
            let words = words!("world-takes", site = site, gold = gold);
            vec![(words, Weight::Good)]
        }
        Forecast::Raze => vec![(words!("world-razes"), Weight::Good)],
        Forecast::Attack {
            attack,
            defence,
            overrun,
            walls,
            terrain,
            site,
            ..
        } => {
            let (odds, weight) = odds(attack, defence);
            let strengths = words!(
                "world-strengths",
                attack = attack,
                defence = defence,
                odds = odds
            );
            let mut lines = vec![(strengths, weight)];
            if overrun {
                let words = words!("world-overrun");
                lines.push((words, Weight::Good));
            } else if walls {
                let words = words!("world-siege");
                lines.push((words, Weight::Grave));
            } else {
                let words = words!("world-battle-fought", fought = face(terrain).fought.say());
                lines.push((words, Weight::Plain));
            }
            match site {
                Some(SiteKind::Camp) => {
                    lines.push((words!("world-winning-razes"), Weight::Good));
                }
                Some(kind) if !is_own_site(view, to) => {
                    let (site, gold) = gain(kind);
                    let words = words!("world-winning-takes", site = site, gold = gold);
                    lines.push((words, Weight::Good));
                }
                _ => {}
            }
            lines
        }
    }
}

fn is_own_site(view: &View, at: Square) -> bool {
    use ::campaign::Known::Seen;
    matches!(view.at(at), Seen { site: Some(site), .. } if site.owner == Some(view.who))
}

/// What is left to decide, such as `3 armies and 1 city wait`.
pub fn todo_words(todo: &[Todo]) -> String {
    let count = |cities: bool| {
        let wanted = |it: &&Todo| matches!(it, Todo::City(_)) == cities;
        todo.iter().filter(wanted).count()
    };
    match (count(false), count(true)) {
        (0, 0) => words!("world-all-decided"),
        (armies, 0) => words!("world-armies-wait", count = armies),
        (0, cities) => words!("world-cities-wait", count = cities),
        (armies, cities) => words!("world-both-wait", armies = armies, cities = cities),
    }
}

/// The strongest kind of an army: what stands for it in a list.
pub fn strongest(army: &Army) -> Piece {
    army.iter()
        .map(|(piece, _)| piece)
        .next()
        .unwrap_or(Piece::King)
}

/// Why a command is refused by the rules.
pub fn reason(refusal: &Refusal) -> String {
    refused::by_rules(refusal) + "."
}

/// Why nothing can be taken back.
pub fn undo_reason() -> String {
    words!("world-nothing-to-undo")
}

/// What resolving a battle means.
pub fn resolve_words() -> String {
    words!("world-resolve-hint")
}
