//! The settings file.

use client::battle::{BattleSetup, Seat};
use client::settings::store::{self, FILE};
use client::settings::{AnimationSpeed, Colours, Settings};
use engine::Level;
use rules::battle::{Army, Terrain};
use std::fs;
use std::path::PathBuf;

/// A fresh folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("settings")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn unusual() -> Settings {
    let mut settings = Settings {
        ui_scale: 1.5,
        text_size: 1.25,
        reduced_motion: Some(true),
        colours: Colours::CrimsonGreen,
        animation_speed: AnimationSpeed::Fast,
        show_coordinates: false,
        full_screen: true,
        last_played: Some("world-7".into()),
        last_setup: BattleSetup {
            terrain: Terrain::Siege,
            armies: [Army::new(16, 4, 4, 3, 2), Army::new(3, 3, 0, 0, 0)],
            seats: [Seat::Computer(Level::Master), Seat::Human],
            campaign: None,
        },
        ..Settings::default()
    };
    settings.volumes.music = 0.0;
    settings.volumes.muted = true;
    settings
}

#[test]
fn what_was_chosen_is_there_again() {
    let folder = folder("again").join("made on the way");
    store::save(&folder, &unusual()).unwrap();
    assert_eq!(store::load(&folder), (unusual(), None));
    store::save(&folder, &Settings::default()).unwrap();
    assert_eq!(store::load(&folder), (Settings::default(), None));
    let files: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(files.len(), 1, "nothing is left over: {files:?}");
}

#[test]
fn without_a_file_everything_is_as_usual() {
    assert_eq!(store::load(&folder("none")), (Settings::default(), None));
}

#[test]
fn a_file_that_knows_less_is_filled_up() {
    let folder = folder("less");
    fs::write(folder.join(FILE), "(ui_scale: 1.25)").unwrap();
    let expected = Settings {
        ui_scale: 1.25,
        ..Settings::default()
    };
    assert_eq!(store::load(&folder), (expected, None));
}

#[test]
fn numbers_out_of_bounds_are_brought_back() {
    let folder = folder("bounds");
    fs::write(
        folder.join(FILE),
        "(ui_scale: 99.0, text_size: 0.2, volumes: (master: -3.0, music: inf))",
    )
    .unwrap();
    let (settings, notice) = store::load(&folder);
    assert_eq!(notice, None);
    assert_eq!(settings.ui_scale, 2.0);
    assert_eq!(settings.text_size, 1.0);
    assert_eq!(settings.volumes.master, 0.0);
    assert_eq!(settings.volumes.music, Settings::default().volumes.music);
}

#[test]
fn a_damaged_file_is_told_of_and_set_aside_each_time() {
    let folder = folder("damaged");
    for (round, rubbish) in ["(ui_scale: ", "\u{0}\u{1}", "ui_scale = 1.5"]
        .iter()
        .enumerate()
    {
        fs::write(folder.join(FILE), rubbish).unwrap();
        let (settings, notice) = store::load(&folder);
        assert_eq!(settings, Settings::default());
        let notice = notice.expect("a damaged file is told of");
        assert!(
            notice.contains("can't be read") && notice.contains(".broken"),
            "{notice}"
        );
        assert!(!folder.join(FILE).exists());
        let kept = match round {
            0 => folder.join(format!("{FILE}.broken")),
            n => folder.join(format!("{FILE}.broken-{}", n + 1)),
        };
        assert_eq!(
            fs::read_to_string(kept).unwrap(),
            *rubbish,
            "nothing is lost"
        );
    }
}

#[test]
fn a_bad_value_loses_only_itself() {
    let whole = ron::ser::to_string_pretty(&unusual(), ron::ser::PrettyConfig::default()).unwrap();
    let usual = Settings::default();
    for (name, good, bad) in [
        ("last_setup", "\"siege\"", "\"swamp\""),
        ("last_setup", "\"human\"", "\"computer genius\""),
        ("last_setup", "attacker_seat", "attacker_chair"),
        ("ui_scale", "1.5", "\"huge\""),
        ("text_size", "1.25", "\"large\""),
        ("colours", "CrimsonGreen", "Plaid"),
        ("full_screen", "full_screen: true", "full_screen: perhaps"),
    ] {
        let folder = folder("bad value");
        let text = whole.replace(good, bad);
        assert_ne!(text, whole, "{good}");
        fs::write(folder.join(FILE), &text).unwrap();
        let mut expected = unusual();
        match name {
            "last_setup" => expected.last_setup = usual.last_setup.clone(),
            "ui_scale" => expected.ui_scale = usual.ui_scale,
            "text_size" => expected.text_size = usual.text_size,
            "colours" => expected.colours = usual.colours,
            _ => expected.full_screen = usual.full_screen,
        }
        let (settings, notice) = store::load(&folder);
        assert_eq!(settings, expected, "{bad}");
        let notice = notice.expect("it is told");
        assert!(
            notice.contains(name) && notice.contains(".broken"),
            "{notice}"
        );
        let kept = fs::read_to_string(folder.join(format!("{FILE}.broken"))).unwrap();
        assert_eq!(kept, text, "nothing is lost");
        assert_eq!(store::load(&folder), (expected, None), "and told once");
    }
}

#[test]
fn a_file_that_is_no_text_is_set_aside_too() {
    let folder = folder("bytes");
    fs::write(folder.join(FILE), [0xff, 0xfe, 0x00, 0x9f]).unwrap();
    let (settings, notice) = store::load(&folder);
    assert_eq!(settings, Settings::default());
    assert!(notice.is_some());
    let kept = fs::read(folder.join(format!("{FILE}.broken"))).unwrap();
    assert_eq!(kept, [0xff, 0xfe, 0x00, 0x9f]);
}

#[test]
fn a_folder_that_takes_nothing_gives_an_error_in_words() {
    let blocked = folder("blocked").join("a file, not a folder");
    fs::write(&blocked, "in the way").unwrap();
    let problem = store::save(&blocked, &unusual()).unwrap_err().to_string();
    assert!(
        problem.contains("can't be kept") && problem.contains(FILE),
        "{problem}"
    );
    assert_eq!(fs::read_to_string(&blocked).unwrap(), "in the way");
    // Reading there is no worse than an empty folder, and does not panic.
    assert_eq!(store::load(&blocked).0, Settings::default());
}

#[test]
fn the_interface_scale_leaves_800_by_600_points() {
    let wish = |ui_scale| Settings {
        ui_scale,
        ..Settings::default()
    };
    assert_eq!(wish(1.0).scale_in(3840.0, 2160.0), 2.0);
    assert_eq!(wish(2.0).scale_in(3840.0, 2160.0), 3.6);
    assert_eq!(wish(1.0).scale_in(1280.0, 720.0), 1.0);
    assert_eq!(wish(2.0).scale_in(1920.0, 1080.0), 1.8);
    assert_eq!(wish(2.0).scale_in(800.0, 600.0), 1.0);
    assert_eq!(wish(0.75).scale_in(800.0, 600.0), 0.75);
    assert_eq!(wish(2.0).scale_in(100.0, 100.0), 0.75);
}

#[test]
fn the_text_size_leaves_room_for_so_many_words() {
    let wish = |ui_scale, text_size| Settings {
        ui_scale,
        text_size,
        ..Settings::default()
    };
    assert_eq!(wish(1.0, 1.0).text_size_in(800.0, 600.0), 1.0);
    assert_eq!(wish(1.0, 1.25).text_size_in(800.0, 600.0), 1.0);
    assert_eq!(wish(1.0, 1.2).text_size_in(1066.0, 600.0), 1.2);
    assert_eq!(wish(1.0, 1.5).text_size_in(1066.0, 600.0), 1.25);
    assert_eq!(wish(1.0, 1.5).text_size_in(1280.0, 720.0), 1.5);
    assert_eq!(wish(1.0, 1.5).text_size_in(3840.0, 2160.0), 1.5);
    // Of two great sizes that of words gives way.
    assert_eq!(wish(2.0, 1.5).scale_in(1280.0, 720.0), 1.2);
    assert_eq!(wish(2.0, 1.5).text_size_in(1280.0, 720.0), 1.25);
    assert_eq!(wish(1.0, 1.5).text_size_in(100.0, 100.0), 1.0);
}

#[test]
fn stillness_follows_the_system_until_it_is_chosen() {
    let mut settings = Settings {
        system_reduced_motion: true,
        ..Settings::default()
    };
    assert!(settings.reduced_motion());
    settings.reduced_motion = Some(false);
    assert!(!settings.reduced_motion());
    assert!(!Settings::default().reduced_motion());
}
