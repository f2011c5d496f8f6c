//! The end of a campaign in words.

use super::past::{End, Fight};
use crate::called;
use crate::campaign::Session;
use ::campaign::{Event, Opponent};
use rules::{Color as Kingdom, Reason};

/// Who won, in a word or two.
pub(super) fn title(session: &Session) -> String {
    let alone = match session.is_online() {
        true => !session.looks_on(),
        false => session.campaign().state().options().opponent == Opponent::Computer,
    };
    match session.winner() {
        None => words!("chronicle-goes-on"),
        Some(who) if alone && session.seat(who).is_human() => words!("result-victory"),
        Some(_) if alone => words!("result-defeat"),
        Some(who) => words!("chronicle-has-won", name = called(session, who)),
    }
}

/// What a kingdom is called: online by the name of whoever plays it.
fn called(session: &Session, who: Kingdom) -> String {
    let name = session.name(who).map(str::to_owned);
    name.unwrap_or_else(|| called::side(who))
}

/// What a room's campaign is called.
pub(super) fn between(session: &Session) -> String {
    let [white, black] = Kingdom::ALL.map(|who| called(session, who));
    words!("chronicle-between", white = white, black = black)
}

/// How it was won, in a sentence.
pub(super) fn reason(session: &Session) -> String {
    let campaign = session.campaign();
    let rounds = campaign.state().round();
    if let Some(left) = session.left() {
        let words = left.words.clone();
        return words!("chronicle-left", words = words, count = rounds);
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
        Some((who, true)) => {
            let name = called(session, !who);
            words!("chronicle-gave-up", name = name, count = rounds)
        }
        Some((who, false)) => {
            let [winner, loser] = [who, !who].map(|it| called(session, it));
            words!(
                "chronicle-took-capital",
                winner = winner,
                loser = loser,
                count = rounds
            )
        }
        None => words!("chronicle-undecided", count = rounds),
    }
}

/// How a fight ended, in a few words.
pub(super) fn end(fight: &Fight) -> String {
    match fight.end {
        End::Open => words!("chronicle-fight-open"),
        End::Overrun => words!("chronicle-fight-overrun"),
        End::Fought {
            winner: None,
            reason,
            ..
        } => match reason {
            Reason::Budget => words!("chronicle-fight-budget"),
            Reason::Stalemate => words!("chronicle-fight-stalemate"),
            _ => words!("chronicle-fight-draw"),
        },
        End::Fought {
            winner: Some(winner),
            reason,
            ..
        } => {
            let who = called::kingdom_key(winner);
            match reason {
                Reason::Checkmate => words!("chronicle-fight-checkmate", who = who),
                Reason::Rout => words!("chronicle-fight-rout", who = who),
                Reason::Retreat => words!("chronicle-fight-retreat", who = who),
                Reason::Resign => words!("chronicle-fight-resign", who = who),
                _ => words!("chronicle-fight-won", who = who),
            }
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
        assert_eq!(title(&session), words!("chronicle-goes-on"));
        let mut feed = Feed::default();
        session
            .apply(&Command::Resign, &mut NoBattles, &mut feed)
            .unwrap();
        assert_eq!(title(&session), words!("result-defeat"));
        assert_eq!(reason(&session), "White gave up in the first round.");
    }
}
