//! Saves: complete, guarded against any changed byte, and never lost (`campaign.md`, saving).

mod common;

use campaign::save::{SaveError, export, file, import};
use campaign::{Campaign, Command, Opponent, Options, Setup, Size};
use common::{ByLot, Lot};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::time::Duration;

fn setup(seed: u32) -> Setup {
    Setup {
        size: Size::Small,
        options: Options {
            fog: true,
            barbarians: true,
            opponent: Opponent::Computer,
        },
        seed,
    }
}

fn say(campaign: &mut Campaign, text: &str) {
    let command = Command::parse(text, campaign.state().size()).expect("a command");
    campaign
        .apply(&command, &mut ByLot)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
}

/// A campaign with some rounds behind it, played-out battles among them.
fn played() -> Campaign {
    let world = "size 8\nmap\n........\n........\n........\n........\n........\n........\n........\n\
        ........\ncapital white a4\ncapital black h4\ncamp e8\narmy black g7 2R4P\n\
        army rogue f7 4P of e8\narmy white b4 2R5P\narmy black c5 1R3P\nbarbarians on\n\
        opponent computer\nturn black 2\n";
    let mut campaign = Campaign::from_world(world.parse().expect("a world"), Some(3));
    say(&mut campaign, "march g7 f7 1R3P");
    while campaign.state().land_goals().first().is_some() {
        let goal = campaign.state().land_goals().first().expect("a goal");
        say(&mut campaign, &format!("land {goal}"));
    }
    assert!(
        !campaign.record()[0].played.is_empty(),
        "a battle was played out"
    );
    campaign
}

#[test]
fn the_frame_is_the_one_of_the_rules() {
    let text = export(&Campaign::new(&setup(1), Some(3)));
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["game", "version", "kind", "checksum", "state"]);
    assert_eq!(
        (value["game"].as_str(), value["version"].as_u64()),
        (Some("amirs-chess"), Some(1))
    );
    assert_eq!(value["kind"], "campaign");
    let state: Vec<&String> = value["state"]
        .as_object()
        .expect("an object")
        .keys()
        .collect();
    assert_eq!(state, ["level", "start", "record", "world"]);
    assert!(text.starts_with(
        "{\"game\":\"amirs-chess\",\"version\":1,\"kind\":\"campaign\",\"checksum\":"
    ));
    assert!(text.ends_with('}'), "no newline at the end");
}

#[test]
fn a_save_gives_the_same_campaign_back() {
    let campaign = played();
    let again = import(export(&campaign).as_bytes()).expect("a save");
    assert_eq!(again, campaign);
    assert_eq!(again.chronicle(), campaign.chronicle());
    assert_eq!(again.level(), Some(3));
}

#[test]
fn in_the_middle_of_a_battle_too() {
    let world = "size 8\nmap\n........\n........\n........\n........\n........\n........\n........\n\
        ........\ncapital white a4\ncapital black h4\narmy white b4 2R\narmy black c5 1R3P\n";
    let mut campaign = Campaign::from_world(world.parse().expect("a world"), None);
    say(&mut campaign, "march b4 c5 all");
    say(&mut campaign, "battle a1a2");
    let mut again = import(export(&campaign).as_bytes()).expect("a save");
    assert_eq!(again, campaign);
    say(&mut again, "battle e7e5");
}

#[test]
fn any_changed_byte_is_an_error_in_words() {
    let text = export(&played()).into_bytes();
    let mut lot = Lot::new(5);
    for index in 0..text.len() {
        for change in [1, 0x20, 0x80, 1 + lot.below(255) as u8] {
            let mut changed = text.clone();
            changed[index] ^= change;
            let error = import(&changed).expect_err("a changed save");
            assert!(error.to_string().len() > 20);
        }
    }
}

#[test]
fn cut_short_anywhere_or_longer_it_is_an_error() {
    let text = export(&played()).into_bytes();
    for length in 0..text.len() {
        assert!(import(&text[..length]).is_err(), "cut to {length}");
    }
    for more in [&b"\n"[..], b" ", b"}", b"\0"] {
        assert!(import(&[&text, more].concat()).is_err());
    }
    for index in 0..text.len() {
        let mut shorter = text.clone();
        shorter.remove(index);
        assert!(import(&shorter).is_err(), "without byte {index}");
    }
}

#[test]
fn later_versions_and_strange_files_are_told_apart() {
    let text = export(&Campaign::new(&setup(1), None));
    let later = text.replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(import(later.as_bytes()), Err(SaveError::Later(2)));
    assert!(SaveError::Later(2).to_string().contains("later version"));
    for strange in ["", "hello", "{}", "{\"game\":\"chess\"}"] {
        assert_eq!(import(strange.as_bytes()), Err(SaveError::Foreign));
    }
}

/// A save with a checksum that fits whatever is in it.
fn forged(change: impl Fn(String) -> String) -> Vec<u8> {
    let text = change(export(&played()));
    let (head, rest) = text.split_once("\"checksum\":\"").expect("a checksum");
    let head = format!("{head}\"checksum\":\"");
    let tail = &rest[8..];
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head.as_bytes());
    hasher.update(tail.as_bytes());
    format!("{head}{:08x}{tail}", hasher.finalize()).into_bytes()
}

#[test]
fn a_forged_checksum_does_not_help() {
    assert!(import(&forged(|text| text)).is_ok());
    let changes: [(&str, &str); 6] = [
        ("gold white 10", "gold white 99"),
        ("march g7 f7 1R3P", "march g7 f7 1R2P"),
        ("\"level\":3", "\"level\": 3"),
        ("\"level\":3", "\"more\":1,\"level\":3"),
        ("> ", "> e2e9 "),
        ("size 8", "size 9"),
    ];
    for (from, to) in changes {
        let save = forged(|text| text.replacen(from, to, 1));
        match import(&save) {
            Err(SaveError::Inconsistent(why)) => assert!(!why.is_empty()),
            other => panic!("{from} to {to}: {other:?}"),
        }
    }
}

/// A folder of its own for a test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("amirs-chess-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for tests");
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("campaign.json")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn two_older_saves_are_kept() {
    let folder = Folder::new("rotation");
    let path = folder.file();
    for seed in 1..=5 {
        file::save(&path, &export(&Campaign::new(&setup(seed), None))).expect("a save");
    }
    let seeds: Vec<u32> = (0..=2)
        .map(|age| {
            let one = file::load_one(&file::older(&path, age)).expect("a save");
            one.state().chance().seed
        })
        .collect();
    assert_eq!(seeds, [5, 4, 3]);
    assert!(!file::older(&path, 3).exists());
    let names = fs::read_dir(&folder.0).expect("the folder").count();
    assert_eq!(names, 3, "nothing else is left behind");
}

#[test]
fn a_damaged_save_gives_way_to_the_one_before_and_never_pushes_it_out() {
    let folder = Folder::new("damage");
    let path = folder.file();
    file::save(&path, &export(&Campaign::new(&setup(1), None))).expect("a save");
    file::save(&path, &export(&Campaign::new(&setup(2), None))).expect("a save");
    fs::write(&path, "{\"game\":").expect("damage");
    let loaded = file::load(&path).expect("the older save");
    assert_eq!(loaded.content.state().chance().seed, 1);
    assert_eq!(loaded.path, file::older(&path, 1));
    file::save(&path, &export(&Campaign::new(&setup(3), None))).expect("a save");
    let before = file::load_one(&file::older(&path, 1)).expect("the older save");
    assert_eq!(before.state().chance().seed, 1);
}

#[test]
fn without_any_save_it_says_so() {
    let folder = Folder::new("nothing");
    let error = file::load(&folder.file()).expect_err("nothing there");
    assert!(error.to_string().contains("cannot be read"));
    fs::write(folder.file(), "nonsense").expect("a file");
    let error = file::load(&folder.file()).expect_err("nonsense");
    assert!(error.to_string().contains("no saved game"));
}

const LOOP: &str = "AMIRS_CHESS_SAVE_LOOP";

/// Not a test by itself: what the next test starts and kills. Saves for ever, telling each time
/// which save has been made.
#[test]
#[ignore = "started by another test"]
fn save_for_ever() {
    let Some(path) = std::env::var_os(LOOP) else {
        return;
    };
    let start = file::load(Path::new(&path)).map_or(0, |one| one.content.state().chance().seed);
    for seed in start + 1.. {
        let text = export(&Campaign::new(&setup(seed), None));
        file::save(Path::new(&path), &text).expect("a save");
        println!("saved {seed}");
    }
}

#[test]
fn killed_a_hundred_times_the_last_good_save_is_never_lost() {
    let folder = Folder::new("kill");
    let path = folder.file();
    let program = std::env::current_exe().expect("this program");
    let mut lot = Lot::new(11);
    let mut last = 0;
    for _ in 0..100 {
        let mut child = Process::new(&program)
            .args(["--exact", "save_for_ever", "--ignored", "--nocapture"])
            .env(LOOP, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        std::thread::sleep(Duration::from_micros(5_000 + lot.below(40_000) as u64));
        child.kill().expect("to kill it");
        child.wait().expect("its end");
        let mut told = String::new();
        let mut out = child.stdout.take().expect("its words");
        out.read_to_string(&mut told).expect("its words");
        let acknowledged = told
            .lines()
            .filter_map(|line| line.strip_prefix("saved ")?.parse().ok())
            .max();
        last = acknowledged.unwrap_or(last);
        if last > 0 {
            let loaded = file::load(&path).expect("the last good save");
            let seed = loaded.content.state().chance().seed;
            assert!(seed == last || seed == last + 1, "{seed} after {last}");
            last = seed;
        }
    }
    assert!(last > 20, "only {last} saves in a hundred lives");
}
