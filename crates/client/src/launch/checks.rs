//! What a window needs is looked for before one is opened, and what is missing told in words.

use super::shader;
use bevy::asset::io::file::FileAssetReader;
use std::path::{Path, PathBuf};
use std::{fmt, fs};

/// Something without which no window can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No display server is named.
    Display,
    /// Only Wayland is there, without its X11 side.
    XWayland,
    /// The display server that is named does not answer.
    SilentDisplay(String),
    /// Libraries a window loads at run time.
    Libraries(Vec<&'static str>),
    /// No graphics driver.
    Adapter,
    /// Files of the game itself: where they should be, and which.
    Files(PathBuf, Vec<&'static str>),
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Display => {
                f.write_str(&words!("trust-no-display", command = "xvfb-run cargo play"))
            }
            Self::XWayland => write!(
                f,
                "{}\n\
                 \x20 Debian, Ubuntu   sudo apt install xwayland\n\
                 \x20 Fedora           sudo dnf install xorg-x11-server-Xwayland\n\
                 \x20 Arch             sudo pacman -S xorg-xwayland\n\
                 \x20 openSUSE         sudo zypper install xwayland",
                words!("trust-no-xwayland"),
            ),
            Self::SilentDisplay(name) => f.write_str(&words!(
                "trust-display-silent",
                name = name.as_str(),
                command = format!("xdpyinfo -display {name}")
            )),
            Self::Libraries(names) => write!(
                f,
                "{}\n\
                 \x20 Debian, Ubuntu   sudo apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 \
                 libxrandr2 libxkbcommon-x11-0\n\
                 \x20 Fedora           sudo dnf install libX11 libX11-xcb libXcursor libXi \
                 libXrandr libxkbcommon-x11\n\
                 \x20 Arch             sudo pacman -S libx11 libxcursor libxi libxrandr \
                 libxkbcommon-x11\n\
                 \x20 openSUSE         sudo zypper install libX11-6 libX11-xcb1 libXcursor1 \
                 libXi6 libXrandr2 libxkbcommon-x11-0",
                words!("trust-no-libraries", names = names.join(", ")),
            ),
            Self::Adapter => write!(
                f,
                "{}\n\
                 \x20 Debian, Ubuntu   sudo apt install mesa-vulkan-drivers\n\
                 \x20 Fedora           sudo dnf install mesa-vulkan-drivers\n\
                 \x20 Arch             sudo pacman -S vulkan-swrast\n\
                 \x20 openSUSE         sudo zypper install libvulkan_lvp Mesa-vulkan-device-select",
                words!("trust-no-adapter"),
            ),
            Self::Files(folder, names) => {
                let (folder, names) = (folder.display().to_string(), names.join(", "));
                f.write_str(&words!("trust-files", folder = folder, names = names))
            }
        }
    }
}

/// Looks for the game's own files, a display and a graphics driver.
///
/// # Errors
/// Says what is missing and how to install it.
pub fn check() -> Result<(), Missing> {
    files(&FileAssetReader::get_base_path().join("assets"))?;
    display()?;
    adapter()
}

/// The game's files without which nothing could be drawn, if they are whole; for any other there
/// is a stand-in.
fn files(folder: &Path) -> Result<(), Missing> {
    const NEEDED: [&str; 3] = [
        "manifest.ron",
        "shaders/world_ground.wgsl",
        "shaders/world_map.wgsl",
    ];
    let there = |name: &&str| {
        let text = fs::read_to_string(folder.join(name)).unwrap_or_default();
        match name.ends_with(".wgsl") {
            true => shader::is_whole(&text),
            false => !text.is_empty(),
        }
    };
    let missing: Vec<_> = NEEDED.into_iter().filter(|name| !there(name)).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(Missing::Files(folder.to_owned(), missing))
    }
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn display() -> Result<(), Missing> {
    Ok(())
}

#[cfg(all(unix, not(target_os = "macos")))]
fn display() -> Result<(), Missing> {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let Some(name) = set("DISPLAY") else {
        let wayland = set("WAYLAND_DISPLAY").is_some();
        return Err(if wayland {
            Missing::XWayland
        } else {
            Missing::Display
        });
    };
    libraries()?;
    if x11::answers(&name) {
        Ok(())
    } else {
        Err(Missing::SilentDisplay(name))
    }
}

/// Whether an X11 display takes connections; its protocol is not spoken.
#[cfg(all(unix, not(target_os = "macos")))]
mod x11 {
    use std::net::TcpStream;
    use std::os::unix::net::UnixStream;

    pub(super) fn answers(display: &str) -> bool {
        let Some((host, number)) = address(display) else {
            return false;
        };
        let socket = format!("/tmp/.X11-unix/X{number}");
        if host.is_empty() || host == "unix" {
            return UnixStream::connect(&socket).is_ok() || abstract_answers(&socket);
        }
        let Some(port) = 6000u16.checked_add(number) else {
            return false;
        };
        TcpStream::connect((host, port)).is_ok()
    }

    #[cfg(target_os = "linux")]
    fn abstract_answers(socket: &str) -> bool {
        use std::os::linux::net::SocketAddrExt;
        use std::os::unix::net::SocketAddr;
        SocketAddr::from_abstract_name(socket)
            .and_then(|address| UnixStream::connect_addr(&address))
            .is_ok()
    }

    #[cfg(not(target_os = "linux"))]
    fn abstract_answers(_: &str) -> bool {
        false
    }

    /// Host and number of `host:number.screen`.
    pub(super) fn address(display: &str) -> Option<(&str, u16)> {
        let (host, rest) = display.rsplit_once(':')?;
        let number = rest.split('.').next()?.parse().ok()?;
        Some((host, number))
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
fn libraries() -> Result<(), Missing> {
    const NEEDED: [&str; 6] = [
        "libX11.so.6",
        "libX11-xcb.so.1",
        "libXcursor.so.1",
        "libXi.so.6",
        "libXrandr.so.2",
        "libxkbcommon-x11.so.0",
    ];
    #[expect(
        unsafe_code,
        reason = "loading a library runs its start-up code, as the window will"
    )]
    let there = |name: &&str| unsafe { libloading::Library::new(name) }.is_ok();
    let missing: Vec<_> = NEEDED.into_iter().filter(|name| !there(name)).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(Missing::Libraries(missing))
    }
}

fn adapter() -> Result<(), Missing> {
    let backends = wgpu::Backends::from_env().unwrap_or_default();
    let mut description = wgpu::InstanceDescriptor::new_without_display_handle();
    description.backends = backends;
    let instance = wgpu::Instance::new(description);
    let adapters = bevy::tasks::block_on(instance.enumerate_adapters(backends));
    if adapters.is_empty() {
        Err(Missing::Adapter)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn displays_are_read_and_a_dead_one_is_silent() {
        assert_eq!(x11::address(":97"), Some(("", 97)));
        assert_eq!(x11::address("far.example:3.1"), Some(("far.example", 3)));
        assert_eq!(x11::address("nonsense"), None);
        assert_eq!(x11::address(":99999999"), None);
        assert!(!x11::answers(":54321"));
    }

    #[test]
    fn without_its_own_files_the_game_says_which_and_where() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(files(&here.join("../../assets")), Ok(()));
        let words = files(here).expect_err("no files").to_string();
        assert!(
            words.contains("manifest.ron") && words.contains("shaders/"),
            "{words}"
        );
        assert!(words.contains(&here.display().to_string()), "{words}");
    }

    #[test]
    fn what_is_missing_is_told_with_the_command_that_installs_it() {
        let told = Missing::Adapter.to_string();
        for tool in ["apt install", "dnf install", "pacman -S", "zypper install"] {
            assert!(told.contains(tool), "{tool}");
        }
        assert!(
            Missing::Libraries(vec!["libXi.so.6"])
                .to_string()
                .contains("libXi.so.6")
        );
    }
}
