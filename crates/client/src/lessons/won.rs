//! Whoever has learnt the battle and has never won one is offered the weakest computer.

use super::course::Course;
use super::running::goes_on;
use crate::battle::{BattleSet, BattleSetup, Happened, Happening, Seat, Table};
use crate::campaign::CampaignSetup;
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::prelude::*;
use engine::Level;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        note_victory
            .in_set(BattleSet::Show)
            .run_if(not(goes_on).and_then(resource_exists::<Table>)),
    )
    .add_systems(OnEnter(Screen::Setup), offer_beginner)
    .add_systems(OnEnter(Screen::CampaignSetup), offer_first_campaign);
}

/// Notes that a person has beaten the computer.
fn note_victory(
    mut happened: MessageReader<Happened>,
    table: Res<Table>,
    mut settings: ResMut<Settings>,
) {
    for Happened(happening) in happened.read() {
        let Happening::Ended(outcome) = happening else {
            continue;
        };
        let human = table.setup().lone_human().filter(|_| !table.is_puzzle());
        if human.is_some() && outcome.winner == human && !settings.lessons.has_won() {
            settings.lessons.win();
        }
    }
}

/// Sets the computer's level before the first Quick Battle, as long as nothing was chosen by hand.
fn offer_beginner(mut settings: ResMut<Settings>) {
    let setup = eased(&settings);
    if let Some(setup) = setup {
        settings.last_setup = setup;
    }
}

/// The same before the first campaign of one's own: the lessons send there for a Beginner.
fn offer_first_campaign(mut settings: ResMut<Settings>) {
    let setup = eased_campaign(&settings);
    if let Some(setup) = setup {
        settings.last_campaign = setup;
        settings.lessons.sent_out = true;
    }
}

fn eased_campaign(settings: &Settings) -> Option<CampaignSetup> {
    let lessons = &settings.lessons;
    let suits = lessons.count(Course::Campaign) > 0 && !lessons.sent_out;
    let untouched = settings.last_campaign == CampaignSetup::default();
    (suits && untouched).then(|| CampaignSetup {
        opponent: Seat::Computer(Level::Beginner),
        ..CampaignSetup::default()
    })
}

/// The set-up with the weakest computer, for whom it suits.
fn eased(settings: &Settings) -> Option<BattleSetup> {
    let lessons = &settings.lessons;
    let suits = lessons.has_learnt() && !lessons.has_won();
    let untouched = settings.last_setup == BattleSetup::default();
    (suits && untouched).then(|| BattleSetup {
        seats: [Seat::Human, Seat::Computer(Level::Beginner)],
        ..BattleSetup::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginner_is_offered_to_who_learnt_and_never_won() {
        let mut settings = Settings::default();
        assert_eq!(eased(&settings), None, "nobody is a beginner unasked");
        settings.lessons.finish(Course::Battle, 0);
        let setup = eased(&settings).expect("an easier battle");
        assert_eq!(setup.seats[1], Seat::Computer(Level::Beginner));
        // What was chosen by hand stays.
        let mut chosen = settings.clone();
        chosen.last_setup.seats[1] = Seat::Computer(Level::Club);
        assert_eq!(eased(&chosen), None);
        settings.lessons.win();
        assert_eq!(eased(&settings), None);
    }

    #[test]
    fn the_first_campaign_after_its_lessons_is_against_a_beginner() {
        let mut settings = Settings::default();
        assert_eq!(
            eased_campaign(&settings),
            None,
            "nobody is a beginner unasked"
        );
        settings.lessons.finish(Course::Campaign, 0);
        let setup = eased_campaign(&settings).expect("an easier campaign");
        assert_eq!(setup.level(), Level::Beginner);
        let mut chosen = settings.clone();
        chosen.last_campaign.fog = false;
        assert_eq!(eased_campaign(&chosen), None, "what was chosen stays");
        settings.lessons.sent_out = true;
        assert_eq!(eased_campaign(&settings), None, "once is enough");
    }
}
