//! How a Linux desktop knows the game: an entry for its menu, and a script that puts it there.

/// The entry's file; its name is also what the window calls itself.
pub const FILE: &str = "amirs-chess.desktop";
/// The script's file.
pub const SCRIPT: &str = "add-to-menu.sh";

/// The entry, for a program on the `PATH` and an icon of the same name.
pub fn entry() -> String {
    let lines = [
        ("Type", "Application"),
        ("Version", "1.4"),
        ("Name", "Amir's Chess"),
        ("GenericName", "Chess and strategy"),
        (
            "Comment",
            "Battles in which a King fights with the powers of his army, campaigns and more",
        ),
        ("Exec", "amirs-chess"),
        ("Icon", "amirs-chess"),
        ("Terminal", "false"),
        ("Categories", "Game;BoardGame;StrategyGame;"),
        ("Keywords", "chess;board;strategy;campaign;puzzle;"),
        ("StartupWMClass", "amirs-chess"),
        ("StartupNotify", "false"),
    ];
    let lines = lines.map(|(key, value)| format!("{key}={value}\n"));
    format!("[Desktop Entry]\n{}", lines.concat())
}

/// Writes the entry into the user's own menu, with this folder's program and icon.
pub const ADD_TO_MENU: &str = r##"#!/bin/sh
# Puts Amir's Chess into the menu of this user's desktop; with --remove it takes it out again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
entry="$menu/amirs-chess.desktop"
if [ "${1:-}" = "--remove" ]; then
    rm -f -- "$entry"
    echo "Amir's Chess is no longer in the menu."
    exit 0
fi
case $here in
*[\"\`\$\\\|\&%]*)
    echo "Please move this folder to where its path has none of \" \` \$ \\ | & %, and try again." >&2
    exit 1
    ;;
esac
mkdir -p -- "$menu"
sed -e "s|^Exec=.*|Exec=\"$here/amirs-chess\"|" -e "s|^Icon=.*|Icon=$here/assets/icon.png|" \
    "$here/amirs-chess.desktop" >"$entry"
echo "Amir's Chess is in the menu now, and starts from $here."
"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_entry_has_what_the_specification_asks_for() {
        let entry = entry();
        let mut lines = entry.lines();
        assert_eq!(lines.next(), Some("[Desktop Entry]"));
        let pairs: Vec<(&str, &str)> = lines
            .map(|line| line.split_once('=').expect("a pair"))
            .collect();
        let value = |key: &str| {
            pairs
                .iter()
                .find(|(is, _)| *is == key)
                .map(|(_, value)| *value)
        };
        assert_eq!(value("Type"), Some("Application"));
        for key in ["Name", "Exec", "Icon"] {
            assert!(value(key).is_some_and(|value| !value.is_empty()), "{key}");
        }
        for list in ["Categories", "Keywords"] {
            assert!(
                value(list).is_some_and(|value| value.ends_with(';')),
                "{list}"
            );
        }
        assert!(value("Categories").is_some_and(|list| list.split(';').any(|one| one == "Game")));
        let mut keys: Vec<_> = pairs.iter().map(|(key, _)| key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), pairs.len(), "no key stands twice");
        assert!(
            keys.iter()
                .all(|key| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_script_puts_the_entry_into_the_menu_and_takes_it_out() {
        use std::fs;
        use std::process::Command;
        let place = crate::cargo::target().join(format!("menu test {}", std::process::id()));
        fs::create_dir_all(&place).expect("a folder");
        fs::write(place.join(FILE), entry()).expect("an entry");
        fs::write(place.join(SCRIPT), ADD_TO_MENU).expect("a script");
        let run = |words: &[&str]| {
            let mut sh = Command::new("sh");
            sh.arg(place.join(SCRIPT))
                .args(words)
                .env("XDG_DATA_HOME", place.join("share"));
            assert!(sh.output().expect("sh runs").status.success());
        };
        run(&[]);
        let written = place.join("share/applications").join(FILE);
        let text = fs::read_to_string(&written).expect("an entry in the menu");
        let program = format!("Exec=\"{}/amirs-chess\"\n", place.display());
        assert!(text.contains(&program), "{text}");
        assert!(
            text.contains(&format!("Icon={}/assets/icon.png\n", place.display())),
            "{text}"
        );
        run(&["--remove"]);
        assert!(!written.exists());
        fs::remove_dir_all(&place).expect("removed");
    }
}
