//! What is to be clicked next for a step on the map: it is ringed, told in words and, if a learner
//! wishes, done for him.

use super::super::rings::Spot;
use super::Step;
use super::deed::{Deed, Way, Who};
use crate::called;
use crate::campaign::{Act, Picking, Question, Session};
use ::campaign::{Command, Square, ViewPending};
use rules::Piece;

/// One click, or what else comes next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::lessons) enum Click {
    /// Nothing now: others are at work, or there is only something to read.
    Nothing,
    /// To look round on the map.
    Look,
    /// The square of those who are to go, or of the city that is to build.
    Choose(Square),
    /// The square they are to go to.
    Goal(Square),
    /// In the picker: one more of a kind.
    One(Piece),
    /// In the picker: all.
    Everyone(Way),
    /// In the picker: nobody yet, after too many.
    Nobody,
    /// In the picker: those picked go.
    Go(Way, bool),
    /// What chooses the goal of a rally order.
    Aim,
    /// A piece that a city offers.
    Build(Piece),
    /// The end of the turn.
    End,
    /// The same, asked once more.
    EndAnyway,
    /// The end of the turn, as nobody can do any more what is asked.
    Rest,
    /// The battle is fought on its board.
    Fight,
    /// The battle is played out.
    Resolve,
    /// Where an army falls back to.
    Land,
    /// The question that is open is none of the step's.
    PutDown,
}

/// What comes next for a step.
pub(in crate::lessons) fn next(step: &Step, session: &Session) -> Click {
    if session.can_act().is_err() {
        return Click::Nothing;
    }
    match (&session.view().pending, step.deed) {
        (Some(ViewPending::Land { .. }), _) => return Click::Land,
        (Some(ViewPending::Battle { .. }), Deed::Fight { .. }) => return Click::Fight,
        (Some(ViewPending::Battle { .. }), _) => return Click::Resolve,
        (Some(_), _) => return Click::Nothing,
        (None, _) => {}
    }
    match step.deed {
        Deed::Nothing | Deed::Resolve | Deed::Fight { .. } => Click::Nothing,
        Deed::Look => Click::Look,
        Deed::Choose(at) => Click::Choose(at),
        Deed::Build { at, .. } if session.selected() != Some(at) => Click::Choose(at),
        Deed::Build { piece, .. } => Click::Build(piece),
        Deed::End { .. } => match session.question() {
            Some(Question::EndTurn(_)) => Click::EndAnyway,
            Some(_) => Click::PutDown,
            None => Click::End,
        },
        Deed::Go { way, from, to, who } => match session.question() {
            Some(Question::Party(picking)) if (picking.from, picking.to) == (from, to) => {
                of_picker(&picking, who)
            }
            Some(_) => Click::PutDown,
            None if nobody_can(session, (way, from, to)) => Click::Rest,
            None if session.selected() != Some(from) => Click::Choose(from),
            None if way == Way::Rally && !session.is_aiming() => Click::Aim,
            None => Click::Goal(to),
        },
    }
}

fn nobody_can(session: &Session, (way, from, to): (Way, Square, Square)) -> bool {
    let view = session.view();
    let able = match way {
        Way::March => view.marchers(from, to),
        Way::Ride => view.riders(from, to),
        Way::Rally => view.unordered(from),
    };
    able.is_empty()
}

fn of_picker(picking: &Picking, who: Who) -> Click {
    let Picking {
        able, picked, way, ..
    } = picking;
    if who.suits(picked, able) {
        // All together are an attack on whoever stands there.
        return Click::Go(*way, who == Who::Everyone && *way == Way::March);
    }
    if who.has_too_many(picked) {
        return Click::Nobody;
    }
    if who == Who::Everyone {
        return Click::Everyone(*way);
    }
    // The cheapest are spared most easily.
    let cheapest = able.iter().last().map(|(piece, _)| piece);
    cheapest.map_or(Click::Everyone(*way), Click::One)
}

impl Click {
    /// The square it is on.
    pub fn square(self) -> Option<Square> {
        match self {
            Self::Choose(at) | Self::Goal(at) => Some(at),
            _ => None,
        }
    }

    /// The place of the panels it is on.
    pub const fn spot(self) -> Option<Spot> {
        Some(match self {
            Self::One(piece) => Spot::Count(piece),
            Self::Everyone(_) => Spot::Everyone,
            Self::Nobody => Spot::Nobody,
            Self::Go(..) => Spot::Go,
            Self::Aim => Spot::Rally,
            Self::Build(piece) => Spot::Offer(piece),
            Self::End | Self::Rest => Spot::EndTurn,
            Self::Fight => Spot::Fight,
            Self::Resolve => Spot::Resolve,
            _ => return None,
        })
    }

    /// It in words.
    pub fn words(self) -> String {
        match self {
            Self::Nothing => words!("lessons-click-wait"),
            Self::Look => words!("lessons-click-look"),
            Self::Choose(at) => words!("lessons-click-choose", at = at.to_string()),
            Self::Goal(at) => words!("lessons-click-goal", at = at.to_string()),
            Self::One(piece) => words!("lessons-click-one", piece = called::piece_name(piece)),
            Self::Everyone(way) => words!("lessons-click-press", name = everyone(way)),
            Self::Nobody => words!("lessons-click-nobody"),
            Self::Go(way, attack) => words!("lessons-click-press", name = go(way, attack)),
            Self::Aim => words!("lessons-click-press-right", name = words!("world-rally")),
            Self::Build(piece) => words!("lessons-click-build", piece = called::piece_name(piece)),
            Self::End => words!("lessons-click-press-right", name = words!("world-end-turn")),
            Self::EndAnyway => words!("lessons-click-press", name = words!("world-end-anyway")),
            Self::Rest => words!("lessons-all-have-marched"),
            Self::Fight => words!("lessons-click-press", name = words!("world-fight")),
            Self::Resolve => words!("lessons-click-press", name = words!("pause-resolve")),
            Self::Land => words!("lessons-click-land"),
            Self::PutDown => words!("lessons-click-press", name = words!("common-cancel")),
        }
    }

    /// What does it, if an act does.
    pub fn act(self, session: &Session) -> Option<Act> {
        Some(match self {
            Self::Nothing | Self::Look => return None,
            Self::Choose(at) => Act::Select(at),
            Self::Goal(at) => Act::Touch(at),
            Self::One(piece) => Act::Pick(piece, 1),
            Self::Everyone(_) => Act::PickAll,
            Self::Nobody => Act::PickNobody,
            Self::Go(..) => Act::Go,
            Self::Aim => Act::AimRally,
            Self::Build(piece) => Act::Say(Command::Build {
                at: session.selected()?,
                piece,
            }),
            Self::End | Self::Rest => Act::EndTurn,
            Self::EndAnyway => Act::Confirm,
            Self::Fight => Act::Fight,
            Self::Resolve => Act::Say(Command::Resolve),
            Self::Land => match &session.view().pending {
                Some(ViewPending::Land { goals, .. }) => {
                    Act::Say(Command::Land { at: goals.first()? })
                }
                _ => return None,
            },
            Self::PutDown => Act::Cancel,
        })
    }
}

fn everyone(way: Way) -> String {
    match way {
        Way::March => words!("world-march-all"),
        Way::Ride => words!("world-ride-all"),
        Way::Rally => words!("world-all-of-them"),
    }
}

fn go(way: Way, attack: bool) -> String {
    match way {
        Way::Rally => words!("world-set-rally"),
        _ if attack => words!("world-attack"),
        Way::March => words!("world-march"),
        Way::Ride => words!("world-ride"),
    }
}
