//! `cargo play`: from a fresh checkout to the open game.

use std::env;
use std::fs;

use crate::setup::{self, Purpose};
use crate::{Stop, cargo};

/// Sets up what is missing, builds the game and starts it with these arguments.
///
/// # Errors
/// Stops when something it needs is still missing, or when the build or the game fails.
pub fn play(install: bool, game: &[String]) -> Result<(), Stop> {
    setup::prepare(&[Purpose::Build, Purpose::Run], install)?;
    if let Some(words) =
        about_display(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
    {
        println!("{words}");
    }
    if !is_built() {
        println!(
            "Building the game. The first time this takes some minutes; later starts are quick."
        );
    }
    let words = [
        "run",
        "--release",
        "--package",
        "client",
        "--bin",
        "amirs-chess",
        "--",
    ];
    cargo::run(
        words
            .into_iter()
            .map(ToString::to_string)
            .chain(game.iter().cloned()),
    )
}

/// What to tell about the display, given which variables are set.
fn about_display(is_set: impl Fn(&str) -> bool) -> Option<&'static str> {
    if !cfg!(target_os = "linux") || is_set("DISPLAY") {
        return None;
    }
    Some(if is_set("WAYLAND_DISPLAY") {
        "This desktop speaks Wayland only (WAYLAND_DISPLAY is set, DISPLAY is not). The game opens an X window: \
         please switch on your desktop's Xwayland, usually a package of that name."
    } else {
        "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set). The game can be built, but to open \
         its window start this from a desktop, or set DISPLAY to an X server."
    })
}

/// Whether the game was built before.
fn is_built() -> bool {
    let name = format!("release/amirs-chess{}", env::consts::EXE_SUFFIX);
    fs::exists(cargo::target().join(name)).unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_missing_display_is_told_in_words() {
        assert_eq!(about_display(|name| name == "DISPLAY"), None);
        let wayland =
            about_display(|name| name == "WAYLAND_DISPLAY").expect("an X window needs more");
        assert!(wayland.contains("Xwayland"));
        let nothing = about_display(|_| false).expect("there is nowhere to open a window");
        assert!(nothing.contains("no display"));
    }
}
