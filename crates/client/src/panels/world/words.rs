//! What the map's panels say: ground, sites, owners, and what a march would lead to.

use crate::panels::army_words;
use crate::terrain::face;
use ::campaign::world::{Ground, Site, SiteKind};
use ::campaign::{Forecast, Refusal, Side, Square, Status, Todo, UndoError, View};
use rules::battle::Army;
use rules::{Color, Piece, capital};

/// `You` for the kingdom before the screen, the name of any other side.
pub fn side_words(side: Side, viewer: Color) -> &'static str {
    match side {
        side if side == viewer => "You",
        Side::White => "White",
        Side::Black => "Black",
        Side::Rogue => "Barbarians",
    }
}

/// Whose something is: `your`, `White's`, `the barbarians'`, `an unclaimed`.
pub fn whose(side: Option<Side>, viewer: Color) -> &'static str {
    match side {
        Some(side) if side == viewer => "your",
        Some(Side::White) => "White's",
        Some(Side::Black) => "Black's",
        Some(Side::Rogue) => "the barbarians'",
        None => "an unclaimed",
    }
}

/// The name of a ground.
pub const fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Field => "Open field",
        Ground::River => "River",
        Ground::Hill => "Hill",
        Ground::Forest => "Forest",
        Ground::Mountain => "Mountains",
    }
}

/// What a ground means for sight and battle.
pub const fn ground_rule(ground: Ground) -> &'static str {
    match ground {
        Ground::Field => "Seen from afar. A battle here is fought on open ground.",
        Ground::River => "Seen from afar. In a battle here water bars rank 5, but for three fords.",
        Ground::Hill => {
            "An eye here sees three squares. In a battle here the attacker's sliders halt on the slope."
        }
        Ground::Forest => {
            "Seen only from next to it. In a battle here sliders halt at the first trees."
        }
        Ground::Mountain => "Nobody can enter. It hides what lies behind it.",
    }
}

/// What stands on a square, at the beginning of a sentence.
pub const fn site_name(kind: SiteKind, walled: bool) -> &'static str {
    match (kind, walled) {
        (SiteKind::Capital, _) => "Capital",
        (SiteKind::City, true) => "Walled city",
        (SiteKind::City, false) => "City",
        (SiteKind::Mine, _) => "Mine",
        (SiteKind::Farm, _) => "Farm",
        (SiteKind::Quarry, _) => "Quarry",
        (SiteKind::Camp, _) => "Barbarian camp",
    }
}

/// What a site brings.
pub fn site_rule(kind: SiteKind) -> String {
    let gold = kind.gold();
    match kind {
        SiteKind::Capital => {
            format!("+{gold} gold and a Pawn each turn. Whoever loses it loses the campaign.")
        }
        SiteKind::City => format!("+{gold} gold and a Pawn each turn for its owner."),
        SiteKind::Mine | SiteKind::Farm | SiteKind::Quarry => {
            format!("+{gold} gold each turn for whoever last stood on it.")
        }
        SiteKind::Camp => {
            "Warbands come from here until an army marches in and razes it.".to_owned()
        }
    }
}

/// How long a sacked city is still barren.
pub fn sacked_words(site: &Site) -> Option<String> {
    match site.sacked {
        0 => None,
        1 => Some("Sacked: it gives nothing for one more turn.".to_owned()),
        turns => Some(format!("Sacked: it gives nothing for {turns} more turns.")),
    }
}

/// `2 turns`, `1 turn`.
pub fn turns_words(turns: usize) -> String {
    counted(turns, "turn", "turns")
}

/// A number with its word.
pub fn counted(count: usize, one: &str, many: &str) -> String {
    let word = if count == 1 { one } else { many };
    format!("{count} {word}")
}

/// What people are told of a state; shaken and held are one word, spent and tired another.
pub const STATES: [(&str, &[Status], &str); 5] = [
    ("Ready", &[Status::Fresh], "They have their whole move."),
    (
        "Riding",
        &[Status::Riding],
        "They have made one step and may make one more while the army is all Knights.",
    ),
    ("Moved", &[Status::Moved], "They have used their move."),
    (
        "Shaken",
        &[Status::Shaken, Status::Held],
        "They retreated from a battle and must sit out your next turn.",
    ),
    (
        "Tired",
        &[Status::Spent, Status::Tired],
        "Their attack was drawn: next turn they may march, but not attack.",
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

/// How two strengths compare: `about even`, `far stronger` of the first.
pub fn odds(attack: u32, defence: u32) -> (&'static str, Weight) {
    let (attack, defence) = (u64::from(attack), u64::from(defence));
    match () {
        () if attack >= defence * 2 => ("far stronger", Weight::Good),
        () if attack * 4 >= defence * 5 => ("stronger", Weight::Good),
        () if attack * 5 >= defence * 4 => ("about even", Weight::Plain),
        () if attack * 2 > defence => ("weaker", Weight::Grave),
        () => ("far weaker", Weight::Grave),
    }
}

/// What would come of `party` going to a square, line by line, the weightiest first.
pub fn forecast_words(view: &View, party: &Army, to: Square) -> Vec<(String, Weight)> {
    let site_gain = |kind: SiteKind| match kind {
        SiteKind::Capital => "takes the capital: victory!".to_owned(),
        kind => format!("takes the {kind}: +{} gold a turn", kind.gold()),
    };
    match view.forecast(party, to) {
        Forecast::Walk if view.army(to).is_none() && !view.sees.has(to) => {
            let unseen = "You cannot see this square: an enemy may stand there.";
            vec![(unseen.to_owned(), Weight::Grave)]
        }
        Forecast::Walk => vec![("Nobody is there.".to_owned(), Weight::Plain)],
        Forecast::Join => {
            let there = view.army(to).map(|army| army.total()).unwrap_or_default();
            let words = format!("Merges with {}.", army_words(&there));
            vec![(words, Weight::Plain)]
        }
        Forecast::Take { site, .. } => vec![(capital(&site_gain(site)), Weight::Good)],
        Forecast::Raze => vec![("Razes the camp for good.".to_owned(), Weight::Good)],
        Forecast::Attack {
            attack,
            defence,
            overrun,
            walls,
            terrain,
            site,
            ..
        } => {
            let (words, weight) = odds(attack, defence);
            let mut lines = vec![(format!("{attack} against {defence}: {words}"), weight)];
            if overrun {
                let words = "Overrun: they fall back without a battle, if they have where to go.";
                lines.push((words.to_owned(), Weight::Good));
            } else if walls {
                let words = "Siege: they may hold the walls (two Towers, counted as 10).";
                lines.push((words.to_owned(), Weight::Grave));
            } else {
                let words = format!("A battle {}.", face(terrain).fought.say());
                lines.push((words, Weight::Plain));
            }
            match site {
                Some(SiteKind::Camp) => {
                    lines.push(("Winning razes the camp.".to_owned(), Weight::Good));
                }
                Some(kind) if !is_own_site(view, to) => {
                    lines.push((format!("Winning {}.", site_gain(kind)), Weight::Good));
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
    let armies = counted(count(false), "army", "armies");
    let cities = counted(count(true), "city", "cities");
    let verb = if todo.len() == 1 { "waits" } else { "wait" };
    match (count(false), count(true)) {
        (0, 0) => "Everything is decided".to_owned(),
        (_, 0) => format!("{armies} {verb}"),
        (0, _) => format!("{cities} {verb}"),
        _ => format!("{armies} and {cities} {verb}"),
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
    capital(&refusal.to_string()) + "."
}

/// Why nothing can be taken back.
pub fn undo_reason() -> String {
    capital(&UndoError::Nothing.to_string()) + "."
}

/// What resolving a battle means.
pub const RESOLVE: &str =
    "The computer plays out the battle for both sides, and you are told how it ended.";
