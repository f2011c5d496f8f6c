//! The real window under a display of its own, played with a real pointer and keyboard.

mod battle;
mod campaign;
mod game;
mod general;
mod guest;
mod table;

use std::process::Command;

/// Runs the game where it can't open a window; what it says.
fn refused(display: Option<&str>) -> String {
    let mut game = Command::new(env!("CARGO_BIN_EXE_amirs-chess"));
    game.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
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
