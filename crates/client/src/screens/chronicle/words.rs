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
pub(super) fn title(session: &Session) -> &'static str {
    let state = session.campaign().state();
    let alone = state.options().opponent == Opponent::Computer;
    match (state.won(), alone) {
        (None, _) => "The campaign goes on",
        (Some(Kingdom::White), true) => "Victory",
        (Some(Kingdom::Black), true) => "Defeat",
        (Some(Kingdom::White), false) => "White has won",
        (Some(Kingdom::Black), false) => "Black has won",
    }
}

/// How it was won, in a sentence.
pub(super) fn reason(session: &Session) -> String {
    let campaign = session.campaign();
    let rounds = campaign.state().round();
    let rounds = match rounds {
        1 => "in the first round".to_owned(),
        _ => format!("after {rounds} rounds"),
    };
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
        Some((who, true)) => format!("{} gave up {rounds}.", name_of((!who).into())),
        Some((who, false)) => {
            let (winner, loser) = (name_of(who.into()), name_of((!who).into()));
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
