//! The real window under a display of its own, played with a real pointer and keyboard.

mod battle;
mod campaign;
mod faults;
mod game;
mod general;
mod guest;
mod table;

use std::path::Path;
use std::process::Command;

/// Runs the game where it can't open a window; what it says.
fn refused(display: Option<&str>) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    refused_with(display, &root)
}

/// The same with the assets in a folder.
fn refused_with(display: Option<&str>, root: &Path) -> String {
    let mut game = Command::new(env!("CARGO_BIN_EXE_amirs-chess"));
    game.env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("BEVY_ASSET_ROOT", root);
    if let Some(display) = display {
        game.env("DISPLAY", display);
    }
    let output = game.output().expect("the game starts");
    assert_eq!(output.status.code(), Some(1));
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!words.contains("panicked"), "{words}");
    words
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_it_says_what_is_missing() {
    assert!(refused(None).contains("no display to open a window on"));
    assert!(refused(Some(":54321")).contains("does not answer"));
}

#[test]
fn without_its_own_files_it_says_which_and_where() {
    let words = refused_with(None, Path::new(env!("CARGO_TARGET_TMPDIR")));
    assert!(words.contains("manifest.ron"), "{words}");
    assert!(words.contains(env!("CARGO_TARGET_TMPDIR")), "{words}");
}
