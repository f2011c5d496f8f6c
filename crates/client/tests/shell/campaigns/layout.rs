//! Everything fits, can be reached and has a name.

use super::*;

const TABS: [Tab; 3] = [Tab::Course, Tab::Battles, Tab::Deeds];

#[test]
fn nothing_is_cut_or_overlaps_around_a_campaign() {
    let second_person = CampaignSetup {
        large: true,
        seed: u32::MAX,
        barbarians: true,
        opponent: Seat::Human,
        ..CampaignSetup::default()
    };
    for (size, _speaking) in everywhere() {
        well("title", size, &title_at(size));
        for model in [CampaignSetup::default(), second_person.clone()] {
            well("campaign set-up", size, &setup_at(size, model));
        }
        well("no saves", size, &saves_at(size, Vec::new(), ""));
        // Three fit: a list that is scrolled is cut by its edge.
        let few = || shelf().into_iter().take(3).collect();
        for chosen in ["first", "over", "damaged"] {
            well("saves", size, &saves_at(size, few(), chosen));
        }
        well("menu", size, &menu_at(size, None, true));
        well("copy", size, &menu_at(size, Some("Taken"), false));
        for tab in TABS {
            well(&format!("{tab:?}"), size, &report_at(size, tab));
        }
        well("replay", size, &replay_at(size));
        let waiting = drawn(size, (), |ui, ()| {
            waiting::show(ui.ctx(), "Opening the campaign…", true).then_some(())
        });
        well("waiting", size, &waiting);
    }
}

#[test]
fn tab_reaches_everything_around_a_campaign() {
    all_reached("title", title_at(LEAST));
    all_reached("set-up", setup_at(LEAST, CampaignSetup::default()));
    let few = shelf().into_iter().take(3).collect();
    all_reached("saves", saves_at(USUAL, few, "first"));
    all_reached("menu", menu_at(USUAL, None, true));
    all_reached("copy", menu_at(USUAL, Some("Mine"), false));
    all_reached("battles", report_at(USUAL, Tab::Battles));
    all_reached("replay", replay_at(USUAL));
}

#[test]
fn everything_around_a_campaign_has_a_name() {
    for (name, buttons) in [
        (
            "set-up",
            pressable(&setup_at(USUAL, CampaignSetup::default())),
        ),
        ("saves", pressable(&saves_at(USUAL, shelf(), "first"))),
        ("menu", pressable(&menu_at(USUAL, None, true))),
        ("report", pressable(&report_at(USUAL, Tab::Battles))),
        ("replay", pressable(&replay_at(USUAL))),
    ] {
        for (label, place) in buttons {
            assert!(!label.trim().is_empty(), "{name}: nameless at {place:?}");
        }
    }
}
