//! Saves through good days and bad.

mod games;
mod golden;
mod hard;
mod records;

use super::shelf::{grant, latest};
use super::*;
use crate::battle::Seat;
use crate::campaign::{CampaignSetup, Session};
use ::campaign::save::file::older;
use ::campaign::{Campaign, NoBattles, Pending, State};
use rules::Color;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// A folder that is not there yet, deleted when the test is over.
pub(super) struct Fresh(PathBuf);

impl Fresh {
    pub(super) fn new(name: &str) -> Self {
        let name = format!("amirs-chess-saves-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        let _ = fs::remove_file(&path);
        Self(path)
    }

    pub(super) fn folder(&self) -> Folder {
        Folder::new(self.0.join("campaigns"))
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
        let _ = fs::remove_file(&self.0);
    }
}

fn begun(seed: u32) -> Campaign {
    let setup = CampaignSetup {
        seed,
        ..Default::default()
    };
    Campaign::new(&setup.rules(), Some(setup.level().number()))
}

fn say(campaign: &mut Campaign, words: &str) {
    let size = campaign.state().size();
    let command = ::campaign::Command::parse(words, size).unwrap();
    campaign.apply(&command, &mut NoBattles).unwrap();
}

fn kept(campaign: &Campaign) -> Kept {
    Kept::Campaign(Box::new(campaign.clone()), Color::White)
}

fn save(folder: &Folder, name: &str, campaign: &Campaign) -> Slot {
    let slot = folder.fresh_slot(name, &kept(campaign));
    folder.save(&slot, &kept(campaign)).unwrap();
    slot
}

/// The campaign that was opened.
fn campaign_of(opened: Opened) -> Campaign {
    match opened.kept {
        Kept::Campaign(campaign, _) => *campaign,
        other => panic!("no campaign: {other:?}"),
    }
}

/// Cuts a file short, as a disk that lost power might.
pub(super) fn damage(path: &std::path::Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
}

/// A world in which White can attack Black's army at once.
fn at_war() -> Campaign {
    let world = "size 8\nmap\n........\n........\n........\n........\n........\n........\n\
        ........\n........\ncapital white a4\ncapital black h4\narmy white d4 3P1R\n\
        army black e4 2P1N\nseed 5 0\n";
    let world: State = world.parse().unwrap();
    Campaign::from_world(world, None)
}

#[test]
fn two_campaigns_are_kept_apart_and_come_back_as_they_were() {
    let fresh = Fresh::new("apart");
    let folder = fresh.folder();
    assert_eq!(folder.list().unwrap(), [], "there is no folder yet");
    let (first, mut second) = (begun(1), begun(1));
    say(&mut second, "end");
    let slots = [
        save(&folder, "Mine", &first),
        save(&folder, "Mine", &second),
    ];
    assert_ne!(slots[0].stem, slots[1].stem);
    assert_eq!(slots[1].name, "Mine (2)");
    assert_eq!(campaign_of(folder.open(&slots[0].stem).unwrap()), first);
    let opened = folder.open(&slots[1].stem).unwrap();
    assert_eq!(campaign_of(opened.clone()).state(), second.state());
    assert_eq!((opened.slot, opened.notice), (slots[1].clone(), None));
    folder.delete(&slots[0].stem).unwrap();
    let left = folder.list().unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].stem, slots[1].stem);
    let files = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 3, "nothing of the other is left behind");
}

#[test]
fn a_damaged_save_gives_way_to_the_one_before_it_and_tells() {
    let fresh = Fresh::new("damaged");
    let folder = fresh.folder();
    let mut campaign = begun(2);
    let slot = save(&folder, "Mine", &campaign);
    let before = campaign.state().clone();
    say(&mut campaign, "end");
    folder.save(&slot, &kept(&campaign)).unwrap();
    let path = folder.save_of(&slot.stem);
    damage(&path);
    let opened = folder.open(&slot.stem).unwrap();
    assert_eq!(campaign_of(opened.clone()).state(), &before);
    let notice = opened.notice.unwrap();
    assert!(
        notice.contains("Mine") && notice.contains("round 1"),
        "{notice}"
    );
    damage(&older(&path, 1));
    let refused = folder.open(&slot.stem).unwrap_err().to_string();
    assert!(
        refused.contains("Mine") && refused.contains("damaged"),
        "{refused}"
    );
    let listed = &folder.list().unwrap()[0];
    assert_eq!(listed.card.name, "Mine", "the list still tells of it");
}

#[test]
fn killed_while_saving_the_last_good_save_is_there() {
    let fresh = Fresh::new("killed");
    let folder = fresh.folder();
    let campaign = begun(3);
    let slot = save(&folder, "Mine", &campaign);
    // What is left when the power goes before the new save is in its place.
    fs::write(
        folder.path().join(format!("{}.json.new", slot.stem)),
        "{\"ga",
    )
    .unwrap();
    assert_eq!(campaign_of(folder.open(&slot.stem).unwrap()), campaign);
    // And between an older save and the new one.
    let path = folder.save_of(&slot.stem);
    fs::rename(&path, older(&path, 1)).unwrap();
    let listed = folder.list().unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(campaign_of(folder.open(&slot.stem).unwrap()), campaign);
    folder.save(&slot, &kept(&campaign)).unwrap();
    assert_eq!(folder.open(&slot.stem).unwrap().notice, None);
}

#[test]
fn a_lost_or_damaged_card_is_made_anew_from_the_save() {
    let fresh = Fresh::new("card");
    let folder = fresh.folder();
    let slot = save(&folder, "Mine", &begun(4));
    let told = folder.picture(&slot.stem);
    let beside = |ending: &str| folder.path().join(format!("{}.{ending}", slot.stem));
    for rubbish in [None, Some("(name: 7")] {
        match rubbish {
            None => fs::remove_file(beside("ron")).unwrap(),
            Some(words) => fs::write(beside("ron"), words).unwrap(),
        }
        fs::write(beside("png"), "no picture").unwrap();
        let listed = folder.list().unwrap().remove(0);
        assert_eq!(listed.card.name, names::world_name(4));
        assert_eq!(folder.picture(&slot.stem), told);
        let again = folder.list().unwrap().remove(0);
        assert_eq!(again.card, listed.card, "and kept");
        assert!(fs::read_to_string(beside("ron")).unwrap().contains("round"));
    }
}

#[test]
fn names_are_given_and_refused_and_change_nothing_else() {
    let fresh = Fresh::new("rename");
    let folder = fresh.folder();
    let slots = [
        save(&folder, "One", &begun(5)),
        save(&folder, "Two", &begun(6)),
    ];
    folder.rename(&slots[0].stem, " A/B: \"war\" ").unwrap();
    let name_of = |stem: &str| folder.open(stem).unwrap().slot.name;
    assert_eq!(name_of(&slots[0].stem), "A/B: \"war\"");
    for (bad, why) in [("two", "called two already"), ("  ", "needs a name")] {
        let refused = folder.rename(&slots[0].stem, bad).unwrap_err().to_string();
        assert!(refused.contains(why), "{refused}");
        assert_eq!(name_of(&slots[0].stem), "A/B: \"war\"");
    }
    folder.rename(&slots[0].stem, "a/b: \"WAR\"").unwrap();
    assert!(folder.rename("not there", "Three").is_err());
}

#[test]
fn what_is_no_campaign_is_refused_in_words_and_changes_nothing() {
    let fresh = Fresh::new("import");
    let folder = fresh.folder();
    let mut campaign = begun(7);
    say(&mut campaign, "end");
    let slot = save(&folder, "Mine", &campaign);
    let out = fresh.0.join("out.json");
    folder.export(&slot.stem, &out).unwrap();
    let good = fs::read_to_string(&out).unwrap();
    assert_eq!(
        good,
        ::campaign::save::export(&campaign),
        "the canonical form"
    );
    for (text, why) in [
        ("", "no saved game"),
        ("{\"hello\":1}", "no saved game"),
        (&good[..good.len() - 9], "damaged"),
        (
            &good.replace("\"version\":1", "\"version\":2"),
            "later version",
        ),
        (&good.replacen("end", "and", 1), "damaged"),
    ] {
        let bad = fresh.0.join("bad.json");
        fs::write(&bad, text).unwrap();
        let granted = grant(&folder, Wish::Import(Source::File(bad)));
        assert!(granted.notices[0].contains(why), "{:?}", granted.notices);
        assert!(
            granted.notices[0].contains("bad.json"),
            "{:?}",
            granted.notices
        );
        assert_eq!((granted.list.len(), granted.chosen), (1, None));
    }
    let missing = grant(
        &folder,
        Wish::Import(Source::File(fresh.0.join("nowhere.json"))),
    );
    assert!(missing.notices[0].contains("nowhere.json"));
    let granted = grant(&folder, Wish::Import(Source::File(out)));
    assert_eq!(granted.list.len(), 2);
    let stem = granted.chosen.unwrap();
    assert_eq!(
        campaign_of(folder.open(&stem).unwrap()).state(),
        campaign.state()
    );
}

#[test]
fn a_file_that_is_far_too_large_is_not_even_read() {
    let fresh = Fresh::new("large");
    fs::create_dir_all(&fresh.0).unwrap();
    let path = fresh.0.join("huge.json");
    // A hole, not so many bytes.
    fs::File::create(&path).unwrap().set_len(1 << 31).unwrap();
    let refused = fresh
        .folder()
        .import(&Source::File(path))
        .unwrap_err()
        .to_string();
    assert!(refused.contains("too large"), "{refused}");
}

#[test]
fn one_goes_on_with_the_last_that_is_not_over() {
    let fresh = Fresh::new("continue");
    let folder = fresh.folder();
    let (first, mut second) = (begun(8), begun(9));
    let slots = [
        save(&folder, "First", &first),
        save(&folder, "Second", &second),
    ];
    let last = || {
        let list = folder.list().unwrap();
        latest(&list, None).map(|it| it.stem.clone())
    };
    age(&folder, &slots[0], 100);
    assert_eq!(last().as_ref(), Some(&slots[1].stem));
    let list = folder.list().unwrap();
    let played = latest(&list, Some(&slots[0].stem)).unwrap();
    assert_eq!(played.stem, slots[0].stem, "the younger was not played");
    age(&folder, &slots[1], 200);
    assert_eq!(last().as_ref(), Some(&slots[0].stem));
    say(&mut second, "resign");
    folder.save(&slots[1], &kept(&second)).unwrap();
    assert_eq!(last().as_ref(), Some(&slots[0].stem), "the other is over");
    folder.delete(&slots[0].stem).unwrap();
    assert_eq!(last(), None);
}

/// Lets a campaign have been saved so many seconds earlier.
fn age(folder: &Folder, slot: &Slot, seconds: i64) {
    let path = folder.path().join(format!("{}.ron", slot.stem));
    let mut card = Card::read(&fs::read_to_string(&path).unwrap()).unwrap();
    card.saved -= seconds;
    fs::write(path, ron::to_string(&card).unwrap()).unwrap();
}

#[test]
fn a_campaign_comes_back_in_the_middle_of_a_battle() {
    let fresh = Fresh::new("battle");
    let folder = fresh.folder();
    let mut campaign = at_war();
    say(&mut campaign, "march d4 e4 all");
    let Some(Pending::Battle(battle)) = campaign.state().pending() else {
        panic!("there is a battle");
    };
    let mv = rules::Position::legal_moves(&battle.position)[0].to_string();
    say(&mut campaign, &format!("battle {mv}"));
    let slot = save(&folder, "Mine", &campaign);
    assert!(
        folder.list().unwrap()[0]
            .card
            .state_words()
            .contains("in a battle")
    );
    let session = Session::resume(campaign_of(folder.open(&slot.stem).unwrap()));
    assert_eq!(session.campaign().state(), campaign.state());
    assert!(matches!(
        session.campaign().state().pending(),
        Some(Pending::Battle(_))
    ));
}

#[test]
fn a_folder_that_takes_nothing_is_told_of_once_and_tried_again() {
    let fresh = Fresh::new("blocked");
    let folder = fresh.folder();
    fs::create_dir_all(&fresh.0).unwrap();
    fs::write(folder.path(), "in the way").unwrap();
    let writer = Writer::new(folder.clone());
    let mut campaign = begun(10);
    let slot = Slot {
        stem: "world-10".into(),
        name: "Mine".into(),
    };
    let mut problems = Vec::new();
    let mut save_one = |campaign: &Campaign| {
        writer.save(Job {
            slot: slot.clone(),
            kept: kept(campaign),
            hold: None,
        });
        assert!(writer.flusher().wait(Duration::from_secs(60)));
        problems.extend(writer.take_problem());
    };
    save_one(&campaign);
    save_one(&campaign);
    fs::remove_file(folder.path()).unwrap();
    say(&mut campaign, "end");
    save_one(&campaign);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].contains("can't be saved"), "{problems:?}");
    assert!(problems[0].contains("play on"), "{problems:?}");
    let opened = folder.open("world-10").unwrap();
    assert_eq!(campaign_of(opened).state(), campaign.state());
}

#[test]
fn the_newest_state_is_on_the_disk_when_the_writer_goes() {
    let fresh = Fresh::new("newest");
    let folder = fresh.folder();
    let writer = Writer::new(folder.clone());
    let mut campaign = begun(11);
    let slot = folder.fresh_slot("Mine", &kept(&campaign));
    for _ in 0..30 {
        say(&mut campaign, "end");
        writer.save(Job {
            slot: slot.clone(),
            kept: kept(&campaign),
            hold: None,
        });
    }
    drop(writer);
    let opened = folder.open(&slot.stem).unwrap();
    assert_eq!(campaign_of(opened).state(), campaign.state());
}

#[test]
fn a_file_is_opened_where_it_lies_or_kept_as_one_more() {
    let fresh = Fresh::new("file");
    let folder = fresh.folder();
    let slot = save(&folder, "Mine", &begun(12));
    let inside = folder.open_file(&folder.save_of(&slot.stem)).unwrap();
    assert_eq!(inside.slot, slot);
    let out = fresh.0.join("carried.json");
    folder.export(&slot.stem, &out).unwrap();
    let outside = folder.open_file(&out).unwrap();
    assert_ne!(outside.slot.stem, slot.stem);
    assert_eq!(folder.list().unwrap().len(), 2);
}

#[test]
fn two_people_may_look_at_the_list_together() {
    let setup = CampaignSetup {
        opponent: Seat::Human,
        ..Default::default()
    };
    let campaign = Campaign::new(&setup.rules(), None);
    let fresh = Fresh::new("hotseat");
    let folder = fresh.folder();
    let slot = save(&folder, "Ours", &campaign);
    let shown = folder.picture(&slot.stem);
    folder
        .save(&slot, &Kept::Campaign(Box::new(campaign), Color::Black))
        .unwrap();
    assert_eq!(folder.picture(&slot.stem), shown);
}
