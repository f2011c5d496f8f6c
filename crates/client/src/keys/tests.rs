use super::*;
use bevy::prelude::KeyCode::*;
use std::path::{Path, PathBuf};

#[test]
fn no_key_means_two_things_at_the_same_moment() {
    for &command in Command::ALL {
        for &key in command.usual() {
            assert_eq!(usable(key), Ok(()), "{command:?}");
            let rivals = Keys::usual().rivals(command, key);
            assert_eq!(rivals, [], "{key:?} of {command:?}");
        }
    }
}

#[test]
fn who_loses_a_key_is_told() {
    let mut keys = Keys::default();
    assert_eq!(keys.give(Command::Hint, KeyU), [Command::TakeBack]);
    assert_eq!(keys.of(Command::Hint), [KeyU]);
    assert_eq!(keys.name(Command::TakeBack), "");
    assert_eq!(keys.of(Command::Undo), [KeyU], "the map is another place");
    // Back again.
    assert_eq!(keys.reset(Command::TakeBack), [Command::Hint]);
    assert_eq!(keys.name(Command::Hint), "");
    assert_eq!(keys.reset(Command::Hint), []);
    assert!(!keys.any_changed());
    // One of two keys is left.
    assert_eq!(keys.give(Command::Hint, Slash), [Command::TypeMove]);
    assert_eq!(keys.of(Command::TypeMove), [KeyI]);
    // What is everywhere meets every place.
    let taken = keys.give(Command::Help, KeyE);
    assert_eq!(taken, [Command::EndTurn]);
}

#[test]
fn keys_are_written_and_read() {
    let mut keys = Keys::default();
    keys.give(Command::Hint, NumpadAdd);
    keys.give(Command::EndTurn, F5);
    let written = ron::to_string(&keys).unwrap();
    assert_eq!(ron::from_str::<Keys>(&written).unwrap(), keys, "{written}");
    assert!(ron::from_str::<Keys>("{Hint: [\"KeyÖ\"]}").is_err());
    assert!(ron::from_str::<Keys>("{Dance: [\"KeyD\"]}").is_err());
    // By hand: one that is fixed, and one that two have.
    let odd: Keys = ron::from_str("{Hint: [\"KeyX\"], Flip: [\"KeyX\"]}").unwrap();
    let sound = odd.sound();
    assert_eq!(sound.of(Command::Flip), [KeyX]);
    assert_eq!(sound.name(Command::Hint), "");
    assert!(ron::from_str::<Keys>("{Hint: [\"Escape\"]}").is_err());
}

#[test]
fn names_of_several() {
    let keys = Keys::default();
    assert_eq!(keys.names(&Command::NUMBERS), "1 to 9");
    assert_eq!(keys.names(&[Command::Yes, Command::No]), "Y, N");
    assert_eq!(keys.name(Command::TypeMove), "I or /");
    assert_eq!(keys.name(Command::Nearer), "+");
}

#[test]
fn tips_name_the_keys_a_player_has() {
    let ctx = bevy_egui::egui::Context::default();
    let tips = |ctx| {
        let point = Command::TurningPoint;
        (
            with_key(ctx, "Next", point),
            with_shift_key(ctx, "Before", point),
        )
    };
    assert_eq!(tips(&ctx), ("Next (T)".into(), "Before (Shift+T)".into()));
    let mut keys = Keys::default();
    keys.give(Command::TurningPoint, KeyJ);
    tell(&ctx, &keys);
    assert_eq!(tips(&ctx), ("Next (J)".into(), "Before (Shift+J)".into()));
    keys.give(Command::Lines, KeyJ);
    tell(&ctx, &keys);
    assert_eq!(tips(&ctx), ("Next".into(), "Before".into()));
}

#[test]
fn texts_name_the_keys_as_they_are() {
    let lesson = || words!("lessons-city-end");
    let page = || words!("help-battle-board");
    let tip = || words!("puzzles-refused-held");
    let mut keys = Keys::default();
    {
        let _usual = say_here(&keys);
        assert!(lesson().contains("(E)"), "{}", lesson());
        assert!(page().contains("(I or /)"), "{}", page());
    }
    keys.give(Command::EndTurn, F5);
    keys.give(Command::TypeMove, KeyQ);
    keys.give(Command::Hint, KeyU);
    let _changed = say_here(&keys);
    assert!(lesson().contains("(F5)"), "{}", lesson());
    assert!(page().contains("(Q)"), "{}", page());
    assert!(tip().contains("(no key)"), "{}", tip());
    let _german = words::speak_here(words::Language::German);
    assert!(lesson().contains("(F5)"), "{}", lesson());
    assert!(tip().contains("(keine Taste)"), "{}", tip());
    keys.give(Command::TakeBack, End);
    let _again = say_here(&keys);
    assert!(tip().contains("(Ende)"), "{}", tip());
}

#[test]
fn every_key_that_a_text_names_is_a_command_s() {
    for &command in Command::ALL {
        assert_eq!(Command::named(&format!("{command:?}")), Some(command));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/words");
    let mut named = 0;
    for language in std::fs::read_dir(root).unwrap() {
        for file in std::fs::read_dir(language.unwrap().path()).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for call in text.split("KEY(").skip(1) {
                let (inside, _) = call.split_once(')').unwrap();
                for name in inside.split('"').skip(1).step_by(2) {
                    assert!(Command::named(name).is_some(), "there is no {name}");
                    named += 1;
                }
            }
        }
    }
    assert!(named > 50, "{named}");
}

/// Every source of the game.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|it| it == "rs") {
            into.push(path);
        }
    }
}

/// Keys that always mean the same, and those that only walk through lists and fields.
const FIXED: &[&str] = &[
    "Escape",
    "Enter",
    "NumpadEnter",
    "Space",
    "Tab",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Slash",
    "AltLeft",
    "AltRight",
    "SuperLeft",
    "SuperRight",
    "ControlLeft",
    "ControlRight",
    "ShiftLeft",
    "ShiftRight",
];

#[test]
fn commands_are_asked_for_not_keys() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    sources(&root, &mut all);
    let mut looked_at = 0;
    for path in all {
        let name = path.strip_prefix(&root).unwrap();
        let is_test =
            name.components().any(|it| it.as_os_str() == "tests") || name.ends_with("tests.rs");
        if name.starts_with("keys") || name == Path::new("windowless.rs") || is_test {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        looked_at += 1;
        for begin in ["KeyCode::", "Key::"] {
            for (at, _) in text.match_indices(begin) {
                // Of the commands, and what the system tells of letters.
                let before = &text[..at];
                if before.ends_with(|it: char| it.is_alphanumeric()) {
                    continue;
                }
                let key: String = text[at + begin.len()..]
                    .chars()
                    .take_while(|it| it.is_alphanumeric())
                    .collect();
                let asks = before.ends_with("just_pressed(")
                    || before.ends_with("pressed(")
                    || begin == "KeyCode::";
                let fixed = FIXED.contains(&key.as_str());
                assert!(
                    !asks || key.is_empty() || fixed,
                    "{}: {begin}{key}",
                    name.display()
                );
            }
        }
    }
    assert!(looked_at > 200, "{looked_at} sources");
}
