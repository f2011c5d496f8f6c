//! An event as a line of the turn log, told to the kingdom that reads it.

use super::words::{side_words, site_name, whose};
use crate::panels::{army_words, points_words};
use ::campaign::{Event, OrderEnd, Side, Square};
use rules::battle::Army;
use rules::{Color, Reason};

/// What a line is about: the filters of the log.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Marches, rides and landings.
    March,
    /// Attacks and battles.
    Battle,
    /// Cities, resources, camps and gold.
    City,
    /// Rally points and armies set aside.
    Order,
    /// The end of the campaign: shown whatever the filter.
    End,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// What it is about.
    pub topic: Topic,
    /// The line itself.
    pub text: String,
    /// The square it leads to.
    pub at: Option<Square>,
}

/// The words for an event; `None` for what needs no line: the moves of battles, and turns, which
/// are headings.
pub fn words(event: &Event, viewer: Color) -> Option<Words> {
    match event {
        Event::Turn { .. } | Event::BattleMove { .. } => None,
        Event::Won { who, resigned } => Some(Words {
            topic: Topic::End,
            text: won(*who, *resigned, viewer),
            at: None,
        }),
        Event::Marched { .. } | Event::Landed { .. } | Event::Lost { .. } => {
            on_the_march(event, viewer)
        }
        Event::Ordered { .. }
        | Event::OrderEnded { .. }
        | Event::OrderHeld { .. }
        | Event::SetAside { .. } => order(event),
        Event::Attacked { .. }
        | Event::Overrun { .. }
        | Event::Chose { .. }
        | Event::BattleBegun { .. }
        | Event::BattleEnded { .. }
        | Event::Extension { .. }
        | Event::BattleHeard => battle(event, viewer),
        _ => on_the_land(event, viewer),
    }
}

fn line(topic: Topic, at: impl Into<Option<Square>>, text: String) -> Option<Words> {
    let at = at.into();
    Some(Words { topic, text, at })
}

/// A side and what it does: `You march`, `Black marches`, `Barbarians march`.
fn does(side: Side, viewer: Color, plural: &str, singular: &str) -> String {
    let verb = verb(side, viewer, plural, singular);
    format!("{} {verb}", side_words(side, viewer))
}

/// A verb as it goes with a side.
fn verb<'a>(side: Side, viewer: Color, plural: &'a str, singular: &'a str) -> &'a str {
    if side == viewer || side == Side::Rogue {
        plural
    } else {
        singular
    }
}

/// A side in the middle of a sentence.
fn whom(side: Side, viewer: Color) -> &'static str {
    match side {
        side if side == viewer => "you",
        Side::Rogue => "barbarians",
        side => side_words(side, viewer),
    }
}

fn won(who: Side, resigned: bool, viewer: Color) -> String {
    let winner = does(who, viewer, "win", "wins");
    match (resigned, who == viewer) {
        (true, true) => format!("{winner}: the other kingdom gave up."),
        (true, false) => format!("{winner}: you gave up."),
        (false, _) => format!("{winner}: the capital has fallen."),
    }
}

fn on_the_march(event: &Event, viewer: Color) -> Option<Words> {
    match event {
        Event::Marched {
            who,
            from,
            to,
            pieces,
            rally,
        } => {
            let far = from
                .zip(*to)
                .is_some_and(|(from, to)| from.distance(to) > 1);
            let verbs = if far {
                ["ride", "rides"]
            } else {
                ["march", "marches"]
            };
            let start = match (who, rally) {
                (who, true) if *who == viewer => "By order".to_owned(),
                (who, _) => does(*who, viewer, verbs[0], verbs[1]),
            };
            let way = match (from, to) {
                (Some(from), Some(to)) => format!("{from} to {to}"),
                (Some(from), None) => format!("from {from} into the dark"),
                (None, Some(to)) => format!("out of the dark to {to}"),
                (None, None) => "out of sight".to_owned(),
            };
            let text = format!("{start}: {way}, {}.", army_words(pieces));
            line(Topic::March, to.or(*from), text)
        }
        Event::Landed { who, at, pieces } => {
            let fall = does(*who, viewer, "fall", "falls");
            let text = format!("{fall} back to {at}: {}.", army_words(pieces));
            line(Topic::March, *at, text)
        }
        Event::Lost { who, at, pieces } => {
            let find = does(*who, viewer, "find", "finds");
            let pieces = army_words(pieces);
            let text = format!("{find} nowhere to fall back to from {at}. Lost: {pieces}.");
            line(Topic::Battle, *at, text)
        }
        _ => None,
    }
}

fn order(event: &Event) -> Option<Words> {
    match event {
        Event::Ordered {
            at, goal, pieces, ..
        } => {
            let pieces = army_words(pieces);
            line(
                Topic::Order,
                *at,
                format!("Rally point: {at} to {goal}, {pieces}."),
            )
        }
        Event::OrderEnded { at, goal, why, .. } => {
            let text = match why {
                OrderEnd::TakenBack => format!("Rally point taken back: {at} to {goal}."),
                OrderEnd::Arrived => format!("Arrived by order on {goal}."),
                OrderEnd::EnemyNear => {
                    format!("An enemy is near: the order {at} to {goal} is cancelled, they hold.")
                }
                OrderEnd::Blocked => {
                    format!(
                        "An army stands in the way: the order {at} to {goal} is cancelled, they hold."
                    )
                }
                OrderEnd::Attacked => {
                    format!("They were attacked: the order {at} to {goal} is cancelled.")
                }
                OrderEnd::Attacking => format!("They attack: the order {at} to {goal} ends."),
                OrderEnd::NotCloser => {
                    format!("Marched elsewhere: the order {at} to {goal} ends.")
                }
            };
            line(Topic::Order, *at, text)
        }
        Event::OrderHeld { at, goal, .. } => {
            let text = format!("Held on {at}, on the way to {goal}.");
            line(Topic::Order, *at, text)
        }
        Event::SetAside { at, .. } => {
            line(Topic::Order, *at, format!("Set aside for this turn: {at}."))
        }
        _ => None,
    }
}

fn on_the_land(event: &Event, viewer: Color) -> Option<Words> {
    match event {
        Event::Income { gold, .. } => line(Topic::City, None, format!("Income: +{gold} gold.")),
        Event::Raised { at, .. } => line(Topic::City, *at, format!("A Pawn joins on {at}.")),
        Event::BuildBegun { who, at, piece } => {
            let text = format!(
                "{} a {piece} on {at}.",
                does(*who, viewer, "begin", "begins")
            );
            line(Topic::City, *at, text)
        }
        Event::Built { at, piece, .. } => {
            line(Topic::City, *at, format!("The {piece} on {at} is ready."))
        }
        Event::BuildCancelled { at, refund, .. } => {
            let gold = match refund {
                0 => "the gold is lost".to_owned(),
                gold => format!("{gold} gold back"),
            };
            line(
                Topic::City,
                *at,
                format!("Building on {at} cancelled: {gold}."),
            )
        }
        Event::Claimed {
            who,
            at,
            site,
            from,
        } => {
            let take = does(*who, viewer, "take", "takes");
            let text = format!("{take} {} {site} on {at}.", whose(*from, viewer));
            line(Topic::City, *at, text)
        }
        Event::Razed { who, at } => {
            let raze = does(*who, viewer, "raze", "razes");
            line(
                Topic::City,
                *at,
                format!("{raze} the camp on {at} for good."),
            )
        }
        Event::Sacked { owner, at } => {
            let owner = whose(*owner, viewer);
            line(
                Topic::City,
                *at,
                format!("Barbarians sack {owner} city on {at}."),
            )
        }
        Event::Unclaimed { owner, at, site } => {
            let owner = whose(Some(*owner), viewer);
            let name = site_name(*site, false).to_lowercase();
            let text = format!("Barbarians overrun {owner} {name} on {at}: it is nobody's now.");
            line(Topic::City, *at, text)
        }
        Event::Warband { at, pieces } => {
            let text = format!("A warband gathers on {at}: {}.", army_words(pieces));
            line(Topic::March, *at, text)
        }
        _ => None,
    }
}

fn battle(event: &Event, viewer: Color) -> Option<Words> {
    match event {
        Event::Attacked {
            who,
            whom: victim,
            from,
            at,
            attackers,
            defenders,
        } => {
            let attack = does(*who, viewer, "attack", "attacks");
            let from = from.map_or(String::new(), |from| format!(" from {from}"));
            let text = format!(
                "{attack} {} on {at}{from}: {} against {}.",
                whom(*victim, viewer),
                points_words(attackers.points()),
                defenders.points()
            );
            line(Topic::Battle, *at, text)
        }
        Event::Overrun {
            who,
            whom: victim,
            at,
        } => {
            let overrun = does(*who, viewer, "overrun", "overruns");
            let text = format!(
                "{overrun} {} on {at}, without a battle.",
                whom(*victim, viewer)
            );
            line(Topic::Battle, *at, text)
        }
        Event::Chose { who, at, hold } => {
            let text = if *hold {
                format!("{} the walls of {at}.", does(*who, viewer, "hold", "holds"))
            } else {
                format!("{} from {at}.", does(*who, viewer, "sally", "sallies"))
            };
            line(Topic::Battle, *at, text)
        }
        Event::BattleBegun {
            who,
            whom: victim,
            at,
            ..
        } => {
            let text = format!(
                "Battle on {at}: {} against {}.",
                side_words(*who, viewer),
                whom(*victim, viewer)
            );
            line(Topic::Battle, *at, text)
        }
        Event::Extension { who, at, yes } => {
            let text = if *yes {
                format!("{} to fight on.", does(*who, viewer, "wish", "wishes"))
            } else {
                format!("{} it a draw.", does(*who, viewer, "call", "calls"))
            };
            line(Topic::Battle, *at, text)
        }
        Event::BattleHeard => {
            let text = "The noise of a battle is heard from afar.".to_owned();
            line(Topic::Battle, None, text)
        }
        Event::BattleEnded { at, .. } => line(Topic::Battle, *at, ended(event, viewer)),
        _ => None,
    }
}

fn ended(event: &Event, viewer: Color) -> String {
    let Event::BattleEnded {
        who,
        whom: victim,
        at,
        winner,
        reason,
        attackers,
        defenders,
    } = event
    else {
        return String::new();
    };
    let left = |side: Side| -> &Army { if side == *who { attackers } else { defenders } };
    let Some(winner) = *winner else {
        return format!("The battle on {at} is a draw: {}.", draw_words(*reason));
    };
    let loser = if winner == *who { *victim } else { *who };
    let loser_does = |plural, singular| {
        let verb = verb(loser, viewer, plural, singular);
        format!("as {} {verb}", whom(loser, viewer))
    };
    let how = match reason {
        Reason::Retreat => loser_does("retreat", "retreats"),
        Reason::Resign => loser_does("give up", "gives up"),
        other => format!("by {other}"),
    };
    let wins = does(winner, viewer, "win", "wins");
    let kept = army_words(left(winner));
    format!("{wins} the battle on {at} {how}. Left: {kept}.")
}

const fn draw_words(reason: Reason) -> &'static str {
    match reason {
        Reason::Budget => "the moves are used up",
        Reason::Stalemate => "nobody can move",
        Reason::BareKings => "only the Kings are left",
        _ => "nobody wins",
    }
}
