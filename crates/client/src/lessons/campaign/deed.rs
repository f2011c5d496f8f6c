//! What a step on the map asks to be done, and which deeds are that.

use super::super::running::Word;
use super::click::{Click, next};
use super::step;
use crate::campaign::{Act, Feed, Happening, Picking, Question, Session};
use crate::lessons::{Running, running::Stage};
use ::campaign::{Command, Party, Square};
use rules::Piece;
use rules::battle::Army;

pub(in crate::lessons) use crate::campaign::Way;

/// What is to be done for a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::lessons) enum Deed {
    /// Nothing: to read on.
    Nothing,
    /// To look round.
    Look,
    /// To select a square.
    Choose(Square),
    /// To send pieces from one square to another, at once or by a rally order.
    Go {
        way: Way,
        from: Square,
        to: Square,
        who: Who,
    },
    /// To order a piece in a city.
    Build { at: Square, piece: Piece },
    /// To end the turn; whoever still wants to march somewhere may.
    End { may_march: bool },
    /// To have the battle that waits played out.
    Resolve,
    /// To fight it on its board, or, if that may be, to have its rest played out.
    Fight { or_resolve: bool },
}

/// Who is to go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::lessons) enum Who {
    /// Somebody.
    Anybody,
    /// All who can.
    Everyone,
    /// At most these.
    Few(Army),
}

impl Who {
    /// Whether those picked of those able are who is asked for.
    pub fn suits(self, picked: &Army, able: &Army) -> bool {
        !picked.is_empty()
            && match self {
                Self::Anybody => true,
                Self::Everyone => picked == able,
                Self::Few(most) => !self.is_too_many(picked, &most),
            }
    }

    fn is_too_many(self, picked: &Army, most: &Army) -> bool {
        picked
            .iter()
            .any(|(piece, count)| count > most.count(piece))
    }

    /// Whether somebody is picked who is to stay.
    pub fn has_too_many(self, picked: &Army) -> bool {
        match self {
            Self::Few(most) => self.is_too_many(picked, &most),
            Self::Anybody | Self::Everyone => false,
        }
    }
}

/// What an act would bring about, as far as a lesson minds.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Intent {
    /// A command is given.
    Say(Command),
    /// It is asked who goes.
    Party(Picking),
    /// The goal of a rally order is about to be chosen.
    Aim(Square),
    /// The battle that waits is to be fought on its board.
    Fight,
    /// Something is to be taken back.
    Undo,
}

/// What an act comes to; `None` for looking round and for what the rules refuse themselves.
fn intent(act: Act, session: &Session) -> Option<Intent> {
    let mut trial = session.clone();
    if act == Act::Undo {
        return trial.campaign().can_undo().then_some(Intent::Undo);
    }
    let happenings = trial.act(act, &mut Feed::default()).ok()?;
    let done = happenings.iter().find_map(|it| match it {
        Happening::Done(command) => Some(Intent::Say(*command)),
        Happening::ToBattle => Some(Intent::Fight),
        _ => None,
    });
    let waits = trial.wanted().filter(|_| session.wanted().is_none());
    let asked = match trial
        .question()
        .filter(|it| session.question() != Some(*it))
    {
        Some(Question::Party(picking)) => Some(Intent::Party(picking)),
        Some(Question::EndTurn(_)) => Some(Intent::Say(Command::End)),
        Some(Question::Resign(_)) => Some(Intent::Say(Command::Resign)),
        None => None,
    };
    let aims = trial.is_aiming() && !session.is_aiming();
    done.or(waits.map(Intent::Say))
        .or(asked)
        .or_else(|| trial.selected().filter(|_| aims).map(Intent::Aim))
}

/// What is said of an act that the step does not ask for and that would lead away from it.
pub(in crate::lessons) fn objection(
    running: &Running,
    act: Act,
    session: &Session,
) -> Option<Word> {
    let step = step(running.place())?;
    let intent = intent(act, session)?;
    if running.stage == Stage::Done {
        return Some(key!("lessons-map-over").into());
    }
    let click = next(step, session);
    judge(step.deed, click, intent, session)
        .err()
        .map(|who| match who {
            Some(Who::Few(_)) => key!("lessons-map-few").into(),
            Some(Who::Everyone) => key!("lessons-map-everyone").into(),
            _ => Word::NotNow(click),
        })
}

/// Whether it is what is asked.
///
/// # Errors
/// Says who should go, if only that is amiss.
fn judge(deed: Deed, click: Click, intent: Intent, session: &Session) -> Result<(), Option<Who>> {
    let fits = |so: bool| if so { Ok(()) } else { Err(None) };
    match (deed, intent) {
        // What must be answered before anything else, and what costs nothing.
        (_, Intent::Say(Command::Land { .. } | Command::Extend(_) | Command::Aside { .. })) => {
            Ok(())
        }
        (_, Intent::Say(Command::End)) if click == Click::Rest => Ok(()),
        (Deed::Go { way, from, to, who }, Intent::Say(command)) => {
            let (gone, picked, able) = match command {
                Command::March { from, to, who } => {
                    let able = session.view().marchers(from, to);
                    ((Way::March, from, to), who, able)
                }
                Command::Ride { from, to, who, .. } => {
                    let able = session.view().riders(from, to);
                    ((Way::Ride, from, to), who, able)
                }
                Command::Rally { from, goal, pieces } => {
                    let able = session.view().unordered(from);
                    ((Way::Rally, from, goal), Party::Some(pieces), able)
                }
                _ => return Err(None),
            };
            fits(gone == (way, from, to))?;
            let picked = match picked {
                Party::All => able,
                Party::Some(army) => army,
            };
            match who.suits(&picked, &able) {
                true => Ok(()),
                false => Err(Some(who)),
            }
        }
        (Deed::Go { way, from, to, .. }, Intent::Party(picking)) => {
            fits((picking.way, picking.from, picking.to) == (way, from, to))
        }
        (Deed::Go { way, from, .. }, Intent::Aim(at)) => fits(way == Way::Rally && at == from),
        (Deed::Build { at, piece }, Intent::Say(command)) => {
            fits(command == Command::Build { at, piece })
        }
        (Deed::End { may_march }, Intent::Say(command)) => fits(match command {
            Command::End => true,
            Command::March { .. } | Command::Ride { .. } => may_march,
            _ => false,
        }),
        (Deed::End { may_march }, Intent::Party(picking)) => {
            fits(may_march && picking.way != Way::Rally)
        }
        (Deed::Resolve, Intent::Say(command)) => fits(command == Command::Resolve),
        (Deed::Fight { .. }, Intent::Fight) => Ok(()),
        (Deed::Fight { or_resolve }, Intent::Say(command)) => {
            fits(or_resolve && command == Command::Resolve && session.is_in_battle())
        }
        _ => Err(None),
    }
}
