//! The end of a campaign in words.

use super::past::{End, Fight};
use crate::campaign::Session;
use ::campaign::{Event, Opponent, Side};
use rules::{Color as Kingdom, Reason};

/// The name of a side at the start of a sentence.
pub(super) const fn name_of(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
        Side::Rogue => "The barbarians",
    }
}

/// Who won, in a word or two.
pub(super) fn title(session: &Session) -> String {
    let alone = match session.is_online() {
        true => !session.looks_on(),
        false => session.campaign().state().options().opponent == Opponent::Computer,
    };
    match session.winner() {
        None => "The campaign goes on".to_owned(),
        Some(who) if alone && session.seat(who).is_human() => "Victory".to_owned(),
        Some(_) if alone => "Defeat".to_owned(),
        Some(who) => format!("{} has won", called(session, who)),
    }
}

/// What a kingdom is called: online by the name of whoever plays it.
fn called(session: &Session, who: Kingdom) -> &str {
    session.name(who).unwrap_or(name_of(who.into()))
}

/// What a room's campaign is called.
pub(super) fn between(session: &Session) -> String {
    let [white, black] = Kingdom::ALL.map(|who| called(session, who));
    format!("{white} against {black}")
}

/// How it was won, in a sentence.
pub(super) fn reason(session: &Session) -> String {
    let campaign = session.campaign();
    let rounds = campaign.state().round();
    let rounds = match rounds {
        1 => "in the first round".to_owned(),
        _ => format!("after {rounds} rounds"),
    };
    if let Some(left) = session.left() {
        return format!("{} {rounds}.", left.words);
    }
    let won = campaign
        .chronicle()
        .lines()
        .iter()
        .rev()
        .find_map(|line| match line.report.event {
            Event::Won { who, resigned } => Some((who, resigned)),
            _ => None,
        });
    match won.and_then(|(who, resigned)| Some((who.kingdom()?, resigned))) {
        Some((who, true)) => format!("{} gave up {rounds}.", called(session, !who)),
        Some((who, false)) => {
            let [winner, loser] = [who, !who].map(|it| called(session, it));
            format!("{winner} took {loser}'s capital {rounds}.")
        }
        None => format!("It stands undecided {rounds}."),
    }
}

/// How a fight ended, in a few words.
pub(super) fn end(fight: &Fight) -> String {
    match fight.end {
        End::Open => "not fought to its end".into(),
        End::Overrun => "overrun".into(),
        End::Fought {
            winner: None,
            reason,
            ..
        } => match reason {
            Reason::Budget => "a draw: the moves were used up".into(),
            Reason::Stalemate => "a draw by stalemate".into(),
            _ => "a draw".into(),
        },
        End::Fought {
            winner: Some(winner),
            reason,
            ..
        } => {
            let wins = if winner == Side::Rogue { "win" } else { "wins" };
            let by = match reason {
                Reason::Checkmate => "by checkmate",
                Reason::Rout => "by rout",
                Reason::Retreat => "as the other retreats",
                Reason::Resign => "as the other gives up",
                _ => "",
            };
            format!("{} {wins} {by}", name_of(winner))
                .trim_end()
                .to_owned()
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::campaign::{CampaignSetup, Feed};
    use ::campaign::{Command, NoBattles};

    #[test]
    fn the_end_is_told_from_the_persons_side() {
        let setup = CampaignSetup::default();
        let mut session = Session::new(&setup.rules(), setup.level());
        assert_eq!(title(&session), "The campaign goes on");
        let mut feed = Feed::default();
        session
            .apply(&Command::Resign, &mut NoBattles, &mut feed)
            .unwrap();
        assert_eq!(title(&session), "Defeat");
        assert_eq!(reason(&session), "White gave up in the first round.");
    }
}
