//! The text that lies beside the program.

use crate::setup::{self, Manager};

/// `README.txt` for a system.
pub fn readme(version: &str, os: &str) -> String {
    let (start, needs) = match os {
        "windows" => (WINDOWS, String::new()),
        "macos" => (MAC, String::new()),
        _ => (LINUX, linux_needs()),
    };
    format!("Amir's Chess {version}\n\n{GAME}\n{start}{needs}\n{REST}")
}

fn linux_needs() -> String {
    let of = |manager| {
        let name = match manager {
            Manager::Apt => "Debian, Ubuntu",
            Manager::Dnf => "Fedora",
            Manager::Pacman => "Arch",
            Manager::Zypper => "openSUSE",
        };
        let packages: Vec<String> = setup::to_run(manager)
            .chunks(5)
            .map(|some| format!("        {}\n", some.join(" ")))
            .collect();
        format!("    {name}\n{}", packages.concat())
    };
    format!(
        "{LINUX_NEEDS}{}{LINUX_NOTES}",
        Manager::ALL.map(of).concat()
    )
}

const GAME: &str = "\
Battles in which a King fights with the powers of his army, campaigns of kingdoms on a living map, and four
more games: chess, Minnaar Chess, Field Chess and European Chess. Against the computer, at one screen with
others, or over a network. F1 explains whatever is on screen.
";

const LINUX: &str = "\
START

    ./amirs-chess

from this folder, or by a double click. The folder may lie anywhere, as long as `assets` stays beside the
program. `./add-to-menu.sh` puts the game into your desktop's menu, `./add-to-menu.sh --remove` takes it out.
";

const LINUX_NEEDS: &str = "
WHAT IT NEEDS

A 64-bit Linux with X11 (or Xwayland), a Vulkan driver, and ALSA for sound. Desktops usually have all of it.
If something is missing the game says so. The packages, with the Vulkan driver that does without a graphics card:

";

const LINUX_NOTES: &str = "
Debian 13 and Ubuntu 24.04 call the first one libasound2t64. A graphics card's own Vulkan driver is faster by far.
";

const WINDOWS: &str = "\
START

Double-click amirs-chess.exe. The folder may lie anywhere, as long as `assets` stays beside the program. It
needs a 64-bit Windows 10 or later with a graphics driver for Vulkan or Direct3D 12.
";

const MAC: &str = "\
START

Open a terminal in this folder and run ./amirs-chess. The folder may lie anywhere, as long as `assets` stays
beside the program. As nobody has signed it, macOS asks first: allow it in System Settings, Privacy & Security.
";

const REST: &str = "\
WHERE YOUR GAMES ARE

Games, campaigns and settings are kept in your own user folder, not in this one: a newer version finds them,
and this folder can be deleted at any time. AMIRS_CHESS_CONFIG_DIR names another place.

LICENCES

The game is free, under the MIT licence or the Apache License 2.0, as you choose: LICENSE-MIT, LICENSE-APACHE.
THIRD-PARTY.md has the licences of the libraries in it. CHANGELOG.md tells what is new.
";

#[cfg(test)]
mod tests {
    use super::super::desktop;
    use super::*;

    #[test]
    fn every_system_is_told_how_to_start() {
        for (os, how) in [
            ("linux", "./amirs-chess\n"),
            ("windows", "amirs-chess.exe"),
            ("macos", "Privacy & Security"),
        ] {
            let text = readme("1.2.3", os);
            assert!(text.starts_with("Amir's Chess 1.2.3\n"), "{os}");
            assert!(text.contains(how), "{os}");
            assert!(text.lines().all(|line| line.len() <= 120), "{os}");
        }
        let linux = readme("1.2.3", "linux");
        for word in [desktop::SCRIPT, "libvulkan1", "libXrandr2", "alsa-lib"] {
            assert!(linux.contains(word), "{word}");
        }
    }
}
