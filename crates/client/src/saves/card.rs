//! What a list of saves tells of each: kept beside the save, so that no record must be replayed.

use ::campaign::{Campaign, Opponent, Pending, Side, Size};
use engine::Level;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rules::Color;
use serde::{Deserialize, Serialize};

/// What is told of a saved campaign without opening it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The name its player gave it.
    pub name: String,
    /// When it was saved, in seconds since 1970.
    pub saved: i64,
    /// The round.
    pub round: u32,
    /// Whose turn it is.
    pub turn: Who,
    /// Squares along an edge of the world.
    pub side: u8,
    /// The seed of the world.
    pub seed: u32,
    /// Who plays Black.
    pub opponent: Against,
    /// Whether there is fog.
    pub fog: bool,
    /// Whether there are warbands.
    pub barbarians: bool,
    /// Whether it stands in the middle of a battle.
    pub in_battle: bool,
    /// Who has won.
    pub won: Option<Who>,
}

/// A side, as it is written in a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The kingdom in the west.
    White,
    /// The kingdom in the east.
    Black,
    /// The barbarians.
    Rogue,
}

impl From<Side> for Who {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
            Side::Rogue => Self::Rogue,
        }
    }
}

/// Who plays Black, as it is written in a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Against {
    /// The computer at a level, if it is known.
    Computer(Option<u8>),
    /// A second person at the same screen.
    Hotseat,
    /// A person elsewhere.
    Online,
}

impl Card {
    /// The card of a campaign as it stands.
    pub fn of(campaign: &Campaign, name: &str, saved: Timestamp) -> Self {
        let state = campaign.state();
        let options = state.options();
        let opponent = match options.opponent {
            Opponent::Computer => Against::Computer(campaign.level()),
            Opponent::Hotseat => Against::Hotseat,
            Opponent::Online => Against::Online,
        };
        Self {
            name: name.to_owned(),
            saved: saved.as_second(),
            round: state.round(),
            turn: state.turn().into(),
            side: state.size().side(),
            seed: state.chance().seed,
            opponent,
            fog: options.fog,
            barbarians: options.barbarians,
            in_battle: matches!(state.pending(), Some(Pending::Battle(_))),
            won: state.won().map(|color| Side::from(color).into()),
        }
    }

    /// Who plays against whom, in a few words.
    pub fn opponent_words(&self) -> String {
        match self.opponent {
            Against::Computer(number) => {
                let level = Level::ALL
                    .into_iter()
                    .find(|level| Some(level.number()) == number);
                match level {
                    Some(level) => format!("Computer: {}", level.name()),
                    None => "Computer".into(),
                }
            }
            Against::Hotseat => "Two players".into(),
            Against::Online => "Online".into(),
        }
    }

    /// How far it has come, in a few words.
    pub fn state_words(&self) -> String {
        let round = format!("Round {}", self.round);
        match (self.won, self.opponent) {
            (Some(Who::White), Against::Computer(_)) => format!("{round}, won"),
            (Some(_), Against::Computer(_)) => format!("{round}, lost"),
            (Some(Who::White), _) => format!("{round}, White has won"),
            (Some(_), _) => format!("{round}, Black has won"),
            (None, _) if self.in_battle => format!("{round}, in a battle"),
            (None, Against::Hotseat) => match self.turn {
                Who::Black => format!("{round}, Black's turn"),
                _ => format!("{round}, White's turn"),
            },
            (None, _) => round,
        }
    }

    /// The world in a few words.
    pub fn world_words(&self) -> String {
        let mut words = format!("{0} × {0}", self.side);
        if self.fog {
            words += ", fog";
        }
        if self.barbarians {
            words += ", barbarians";
        }
        words
    }

    /// When it was saved, in words.
    pub fn date_words(&self) -> String {
        let zone = TimeZone::system();
        date_words(self.saved, Timestamp::now().as_second(), &zone)
    }

    /// How large the world is.
    pub fn size(&self) -> Size {
        Size::of_side(self.side.into()).unwrap_or(Size::Small)
    }

    /// Whether the kingdom of that colour has won.
    pub fn is_won_by(&self, color: Color) -> bool {
        self.won == Some(Side::from(color).into())
    }
}

/// A moment in words as people in `zone` write it, both in seconds since 1970.
pub fn date_words(moment: i64, now: i64, zone: &TimeZone) -> String {
    let local =
        |second| Timestamp::from_second(second).map(|it| it.to_zoned_datetime(zone.clone()));
    let (Ok(then), Ok(now)) = (local(moment), local(now)) else {
        return "at an unknown time".into();
    };
    let time = then.strftime("%H:%M");
    let yesterday = now.date().yesterday().ok();
    if then.date() == now.date() {
        format!("today, {time}")
    } else if Some(then.date()) == yesterday {
        format!("yesterday, {time}")
    } else {
        then.strftime("%-d %B %Y, %H:%M").to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::CampaignSetup;

    #[test]
    fn dates_are_told_as_people_of_the_place_would() {
        let utc = TimeZone::UTC;
        let moment = |text: &str| text.parse::<Timestamp>().map_or(0, |it| it.as_second());
        let now = moment("2026-03-01T12:00:00Z");
        let told = |text: &str| date_words(moment(text), now, &utc);
        assert_eq!(told("2026-03-01T09:05:00Z"), "today, 09:05");
        assert_eq!(told("2026-02-28T23:59:00Z"), "yesterday, 23:59");
        assert_eq!(told("2025-12-24T18:30:00Z"), "24 December 2025, 18:30");
        let east = TimeZone::fixed(jiff::tz::offset(3));
        let late = date_words(moment("2026-02-28T22:30:00Z"), now, &east);
        assert_eq!(late, "today, 01:30", "it is the next day there");
        assert_eq!(date_words(i64::MAX, now, &utc), "at an unknown time");
    }

    #[test]
    fn a_card_tells_who_plays_and_how_it_stands() {
        let setup = CampaignSetup::default();
        let campaign = Campaign::new(&setup.rules(), Some(2));
        let mut card = Card::of(&campaign, "Mine", Timestamp::UNIX_EPOCH);
        assert_eq!((card.round, card.side, card.seed), (1, 8, 7));
        assert_eq!(card.opponent_words(), "Computer: Casual");
        assert_eq!(card.state_words(), "Round 1");
        assert_eq!(card.world_words(), "8 × 8, fog");
        card.won = Some(Who::Black);
        assert_eq!(card.state_words(), "Round 1, lost");
        assert!(card.is_won_by(Color::Black) && !card.is_won_by(Color::White));
    }
}
