//! Events in words, for the log.

use crate::Side;
use crate::event::Event;
use rules::battle::Army;
use std::fmt;

/// A side and what it does at the beginning of a sentence: `verb` as of several people.
fn does(side: &Side, verb: &str) -> String {
    match side {
        Side::Rogue => format!("{} {verb}", start(side)),
        _ => format!("{} {verb}s", start(side)),
    }
}

/// The side at the beginning of a sentence.
fn start(side: &Side) -> &'static str {
    match side {
        Side::Rogue => "The barbarians",
        other => other.title(),
    }
}

fn owned(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::White) => "White's",
        Some(Side::Black) => "Black's",
        Some(Side::Rogue) => "the barbarians'",
        None => "the free",
    }
}

fn people(army: &Army) -> String {
    if army.is_empty() {
        "nobody".into()
    } else {
        army.to_string()
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn { who, round } => write!(f, "Round {round}: {}", who.title()),
            Self::Income { who, gold } => write!(f, "{} receives {gold} gold", start(who)),
            Self::Raised { at, .. } => write!(f, "A Pawn joins on {at}"),
            Self::BuildBegun { at, piece, .. } => write!(f, "{at} begins to build a {piece}"),
            Self::Built { at, piece, .. } => write!(f, "{at} has built a {piece}"),
            Self::BuildCancelled { at, refund, .. } => match refund {
                0 => write!(f, "{at} stops building; the gold is lost"),
                gold => write!(f, "{at} stops building; {gold} gold comes back"),
            },
            Self::SetAside { at, .. } => write!(f, "The army on {at} is set aside"),
            Self::Chose { who, at, hold } => {
                let how = if *hold {
                    "holds the walls of"
                } else {
                    "sallies from"
                };
                write!(f, "{} {how} {at}", start(who))
            }
            Self::Extension { who, yes, .. } => {
                let what = if *yes {
                    "would fight on"
                } else {
                    "will not fight on"
                };
                write!(f, "{} {what}", start(who))
            }
            Self::Won {
                who,
                resigned: true,
            } => write!(f, "{} wins: the other gave up", start(who)),
            Self::Won { who, .. } => write!(f, "{} wins: the capital has fallen", start(who)),
            Self::Marched { .. }
            | Self::Ordered { .. }
            | Self::OrderEnded { .. }
            | Self::OrderHeld { .. } => self.on_the_march(f),
            Self::Claimed { .. }
            | Self::Razed { .. }
            | Self::Sacked { .. }
            | Self::Unclaimed { .. }
            | Self::Warband { .. } => self.on_the_land(f),
            _ => self.in_battle(f),
        }
    }
}

impl Event {
    fn on_the_march(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Marched {
                who,
                from,
                to,
                pieces,
                rally,
            } => {
                write!(f, "{}: {pieces}", start(who))?;
                if let Some(from) = from {
                    write!(f, " from {from}")?;
                }
                match to {
                    Some(to) => write!(f, " to {to}")?,
                    None => f.write_str(" out of sight")?,
                }
                f.write_str(if *rally { ", as ordered" } else { "" })
            }
            Self::Ordered {
                at, goal, pieces, ..
            } => {
                write!(f, "{pieces} on {at} are to go to {goal}")
            }
            Self::OrderEnded { at, goal, why, .. } => {
                write!(f, "The order from {at} to {goal} ends: {why}")
            }
            Self::OrderHeld { at, goal, .. } => write!(f, "On the way to {goal} they hold on {at}"),
            _ => Ok(()),
        }
    }

    fn on_the_land(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claimed {
                who,
                at,
                site,
                from,
            } => {
                write!(f, "{} takes {} {site} on {at}", start(who), owned(*from))
            }
            Self::Razed { who, at } => write!(f, "{} razes the camp on {at}", start(who)),
            Self::Sacked { owner, at } => {
                write!(f, "The barbarians sack {} city on {at}", owned(*owner))
            }
            Self::Unclaimed { owner, at, site } => write!(
                f,
                "The barbarians drive {} people from the {site} on {at}",
                owned(Some(*owner))
            ),
            Self::Warband { at, pieces } => write!(f, "A warband gathers on {at}: {pieces}"),
            _ => Ok(()),
        }
    }

    fn in_battle(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attacked {
                who,
                whom,
                at,
                attackers,
                defenders,
                ..
            } => write!(
                f,
                "{} {} on {at}: {attackers} against {defenders}",
                does(who, "attack"),
                whom.title()
            ),
            Self::Overrun { who, whom, at } => {
                write!(f, "{} {} on {at}", does(who, "overrun"), whom.title())
            }
            Self::BattleBegun { who, whom, at, .. } => {
                write!(
                    f,
                    "Battle on {at}: {} against {}",
                    who.title(),
                    whom.title()
                )
            }
            Self::BattleMove { mv, .. } => write!(f, "{mv}"),
            Self::BattleEnded { .. } => self.outcome(f),
            Self::BattleHeard => f.write_str("The noise of a battle is heard"),
            Self::Landed { who, at, pieces } => {
                write!(f, "{} back to {at}: {pieces}", does(who, "fall"))
            }
            Self::Lost { who, at, pieces } => {
                write!(
                    f,
                    "Nowhere to fall back to from {at}: {} {pieces}",
                    does(who, "lose")
                )
            }
            _ => Ok(()),
        }
    }

    fn outcome(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::BattleEnded {
            at,
            winner,
            reason,
            attackers,
            defenders,
            ..
        } = self
        else {
            return Ok(());
        };
        match winner {
            Some(winner) => write!(f, "{} the battle on {at}", does(winner, "win"))?,
            None => write!(f, "The battle on {at} is drawn")?,
        }
        let (attackers, defenders) = (people(attackers), people(defenders));
        write!(
            f,
            " ({reason}); left: the attacker {attackers}, the defender {defenders}"
        )
    }
}
