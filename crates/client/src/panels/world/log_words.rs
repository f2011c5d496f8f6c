//! An event as a line of the turn log, told to the kingdom that reads it.

use super::words::who_key;
use crate::called;
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

fn won(who: Side, resigned: bool, viewer: Color) -> String {
    let own = who == viewer;
    let who = who_key(who, viewer);
    match (resigned, own) {
        (true, true) => words!("world-log-won-given-up"),
        (true, false) => words!("world-log-won-you-gave-up", who = who),
        (false, _) => words!("world-log-won", who = who),
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
            let text = marched(*who, (*from, *to), pieces, *rally, viewer);
            line(Topic::March, to.or(*from), text)
        }
        Event::Landed { who, at, pieces } => {
            let (who, army) = (who_key(*who, viewer), army_words(pieces));
            let text = words!(
                "world-log-landed",
                who = who,
                at = at.to_string(),
                army = army
            );
            line(Topic::March, *at, text)
        }
        Event::Lost { who, at, pieces } => {
            let (who, army) = (who_key(*who, viewer), army_words(pieces));
            let text = words!(
                "world-log-lost",
                who = who,
                at = at.to_string(),
                army = army
            );
            line(Topic::Battle, *at, text)
        }
        _ => None,
    }
}

/// Somebody marches or rides, of himself or by order, in sight or partly out of it.
fn marched(
    who: Side,
    (from, to): (Option<Square>, Option<Square>),
    pieces: &Army,
    rally: bool,
    viewer: Color,
) -> String {
    let far = from.zip(to).is_some_and(|(from, to)| from.distance(to) > 1);
    let way = match (from, to) {
        (Some(_), Some(_)) => "whole",
        (Some(_), None) => "into-the-dark",
        (None, Some(_)) => "out-of-the-dark",
        (None, None) => "unseen",
    };
    let word = |square: Option<Square>| square.map_or_else(String::new, |it| it.to_string());
    let (from, to, army) = (word(from), word(to), army_words(pieces));
    if rally && who == viewer {
        return words!(
            "world-log-by-order",
            way = way,
            from = from,
            to = to,
            army = army
        );
    }
    let who = who_key(who, viewer);
    if far {
        words!(
            "world-log-rides",
            who = who,
            way = way,
            from = from,
            to = to,
            army = army
        )
    } else {
        words!(
            "world-log-marches",
            who = who,
            way = way,
            from = from,
            to = to,
            army = army
        )
    }
}

fn order(event: &Event) -> Option<Words> {
    match event {
        Event::Ordered {
            at, goal, pieces, ..
        } => {
            let (from, to, army) = (at.to_string(), goal.to_string(), army_words(pieces));
            let text = words!("world-log-ordered", at = from, goal = to, army = army);
            line(Topic::Order, *at, text)
        }
        Event::OrderEnded { at, goal, why, .. } => {
            line(Topic::Order, *at, order_ended(*at, *goal, *why))
        }
        Event::OrderHeld { at, goal, .. } => {
            let (from, to) = (at.to_string(), goal.to_string());
            let text = words!("world-log-order-held", at = from, goal = to);
            line(Topic::Order, *at, text)
        }
        Event::SetAside { at, .. } => {
            let text = words!("world-log-set-aside", at = at.to_string());
            line(Topic::Order, *at, text)
        }
        _ => None,
    }
}

fn order_ended(at: Square, goal: Square, why: OrderEnd) -> String {
    let (at, goal) = (at.to_string(), goal.to_string());
    match why {
        OrderEnd::TakenBack => words!("world-log-order-taken-back", at = at, goal = goal),
        OrderEnd::Arrived => words!("world-log-order-arrived", goal = goal),
        OrderEnd::EnemyNear => words!("world-log-order-enemy-near", at = at, goal = goal),
        OrderEnd::Blocked => words!("world-log-order-blocked", at = at, goal = goal),
        OrderEnd::Attacked => words!("world-log-order-attacked", at = at, goal = goal),
        OrderEnd::Attacking => words!("world-log-order-attacking", at = at, goal = goal),
        OrderEnd::NotCloser => words!("world-log-order-elsewhere", at = at, goal = goal),
    }
}

/// Pawns that join on these squares, which share a line.
pub(super) fn raised(places: &[Square]) -> String {
    let names: Vec<String> = places.iter().map(Square::to_string).collect();
    words!(
        "world-log-raised",
        count = places.len(),
        places = names.join(", ")
    )
}

fn on_the_land(event: &Event, viewer: Color) -> Option<Words> {
    match event {
        Event::Income { gold, .. } => {
            line(Topic::City, None, words!("world-log-income", gold = *gold))
        }
        Event::Raised { at, .. } => line(Topic::City, *at, raised(&[*at])),
        Event::BuildBegun { who, at, piece } => {
            let text = words!(
                "world-log-build-begun",
                who = who_key(*who, viewer),
                piece = called::piece(*piece),
                at = at.to_string()
            );
            line(Topic::City, *at, text)
        }
        Event::Built { at, piece, .. } => {
            let (piece, place) = (called::piece(*piece), at.to_string());
            let text = words!("world-log-built", piece = piece, at = place);
            line(Topic::City, *at, text)
        }
        Event::BuildCancelled { at, refund, .. } => {
            let text = words!(
                "world-log-build-cancelled",
                at = at.to_string(),
                gold = *refund
            );
            line(Topic::City, *at, text)
        }
        _ => on_the_sites(event, viewer),
    }
}

fn on_the_sites(event: &Event, viewer: Color) -> Option<Words> {
    let whose = |owner: Option<Side>| owner.map_or("nobody", |it| who_key(it, viewer));
    match event {
        Event::Claimed {
            who,
            at,
            site,
            from,
        } => {
            let text = words!(
                "world-log-claimed",
                who = who_key(*who, viewer),
                whose = whose(*from),
                site = called::site_key(*site, false),
                at = at.to_string()
            );
            line(Topic::City, *at, text)
        }
        Event::Razed { who, at } => {
            let who = who_key(*who, viewer);
            let text = words!("world-log-razed", who = who, at = at.to_string());
            line(Topic::City, *at, text)
        }
        Event::Sacked { owner, at } => {
            let owner = whose(*owner);
            let text = words!("world-log-sacked", whose = owner, at = at.to_string());
            line(Topic::City, *at, text)
        }
        Event::Unclaimed { owner, at, site } => {
            let text = words!(
                "world-log-unclaimed",
                whose = whose(Some(*owner)),
                site = called::site_key(*site, false),
                at = at.to_string()
            );
            line(Topic::City, *at, text)
        }
        Event::Warband { at, pieces } => {
            let army = army_words(pieces);
            let text = words!("world-log-warband", at = at.to_string(), army = army);
            line(Topic::March, *at, text)
        }
        _ => None,
    }
}

fn battle(event: &Event, viewer: Color) -> Option<Words> {
    match event {
        Event::Attacked {
            who,
            whom,
            from,
            at,
            attackers,
            defenders,
        } => {
            let (who, whom) = (who_key(*who, viewer), who_key(*whom, viewer));
            let attack = points_words(attackers.points());
            let (place, defence) = (at.to_string(), defenders.points());
            let text = match from {
                Some(from) => words!(
                    "world-log-attacked-from",
                    who = who,
                    whom = whom,
                    at = place,
                    from = from.to_string(),
                    attack = attack,
                    defence = defence
                ),
                None => words!(
                    "world-log-attacked",
                    who = who,
                    whom = whom,
                    at = place,
                    attack = attack,
                    defence = defence
                ),
            };
            line(Topic::Battle, *at, text)
        }
        Event::Overrun { who, whom, at } => {
            let (who, whom) = (who_key(*who, viewer), who_key(*whom, viewer));
            let place = at.to_string();
            let text = words!("world-log-overrun", who = who, whom = whom, at = place);
            line(Topic::Battle, *at, text)
        }
        Event::Chose { who, at, hold } => {
            let (who, place) = (who_key(*who, viewer), at.to_string());
            let text = match hold {
                true => words!("world-log-holds-walls", who = who, at = place),
                false => words!("world-log-sallies", who = who, at = place),
            };
            line(Topic::Battle, *at, text)
        }
        Event::BattleBegun { who, whom, at, .. } => {
            let (who, whom) = (who_key(*who, viewer), who_key(*whom, viewer));
            let place = at.to_string();
            let text = words!("world-log-battle", who = who, whom = whom, at = place);
            line(Topic::Battle, *at, text)
        }
        Event::Extension { who, at, yes } => {
            let who = who_key(*who, viewer);
            let text = match yes {
                true => words!("world-log-fights-on", who = who),
                false => words!("world-log-calls-draw", who = who),
            };
            line(Topic::Battle, *at, text)
        }
        Event::BattleHeard => line(Topic::Battle, None, words!("world-log-battle-heard")),
        Event::BattleEnded { at, .. } => line(Topic::Battle, *at, ended(event, viewer)),
        _ => None,
    }
}

fn ended(event: &Event, viewer: Color) -> String {
    let Event::BattleEnded {
        who,
        whom,
        at,
        winner,
        reason,
        attackers,
        defenders,
    } = event
    else {
        return String::new();
    };
    let at = at.to_string();
    let Some(winner) = *winner else {
        return match reason {
            Reason::Budget => words!("world-log-draw-budget", at = at),
            Reason::Stalemate => words!("world-log-draw-stalemate", at = at),
            Reason::BareKings => words!("world-log-draw-kings", at = at),
            _ => words!("world-log-draw", at = at),
        };
    };
    let (loser, left) = match winner == *who {
        true => (*whom, attackers),
        false => (*who, defenders),
    };
    let (who, loser) = (who_key(winner, viewer), who_key(loser, viewer));
    let army = army_words(left);
    match reason {
        Reason::Retreat => words!(
            "world-log-won-retreat",
            who = who,
            loser = loser,
            at = at,
            army = army
        ),
        Reason::Resign => words!(
            "world-log-won-resigned",
            who = who,
            loser = loser,
            at = at,
            army = army
        ),
        Reason::Checkmate => {
            words!("world-log-won-checkmate", who = who, at = at, army = army)
        }
        Reason::Rout => words!("world-log-won-rout", who = who, at = at, army = army),
        _ => words!("world-log-won-battle", who = who, at = at, army = army),
    }
}
