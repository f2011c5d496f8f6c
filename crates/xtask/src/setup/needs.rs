//! What the project needs from the system beside Rust and a C linker, as data.

/// What a need is for; it decides whether going on without it makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Without it nothing compiles.
    Build,
    /// Without it the game compiles, but opens no window.
    Run,
    /// Without it the tests that open the real window cannot run.
    WindowTests,
    /// Without it instructions cannot be counted.
    Counting,
    /// Without it the tests of many servers are left out.
    NetworkTests,
}

/// How to find out whether a need is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    /// One of these programs is on the `PATH`.
    Program(&'static [&'static str]),
    /// `pkg-config --exists` knows this module.
    Module(&'static str),
    /// The dynamic linker finds a library of this name.
    Library(&'static str),
    /// A Vulkan driver has registered itself.
    VulkanDriver,
    /// The Vulkan driver that draws on the processor has registered itself.
    SoftwareVulkan,
}

/// A package manager this program can speak to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manager {
    Apt,
    Dnf,
    Pacman,
    Zypper,
}

impl Manager {
    pub const ALL: [Self; 4] = [Self::Apt, Self::Dnf, Self::Pacman, Self::Zypper];

    /// The program to run.
    pub const fn program(self) -> &'static str {
        match self {
            Self::Apt => "apt-get",
            Self::Dnf => "dnf",
            Self::Pacman => "pacman",
            Self::Zypper => "zypper",
        }
    }

    /// The names in `ID` and `ID_LIKE` of `/etc/os-release` that go with it.
    pub const fn systems(self) -> &'static [&'static str] {
        match self {
            Self::Apt => &["debian", "ubuntu"],
            Self::Dnf => &["fedora", "rhel", "centos"],
            Self::Pacman => &["arch"],
            Self::Zypper => &["suse", "opensuse", "sles"],
        }
    }
}

/// One thing the system has to have.
#[derive(Debug, PartialEq, Eq)]
pub struct Need {
    pub what: &'static str,
    pub why: &'static str,
    pub purpose: Purpose,
    pub probe: Probe,
    /// Package names in the order of [`Manager::ALL`], empty where there is none.
    packages: [&'static str; 4],
}

impl Need {
    /// The package that brings it; `None` where there is none.
    pub fn package(&self, manager: Manager) -> Option<&'static str> {
        Some(self.packages[manager as usize]).filter(|package| !package.is_empty())
    }
}

const fn need(
    purpose: Purpose,
    probe: Probe,
    what: &'static str,
    why: &'static str,
    packages: [&'static str; 4],
) -> Need {
    Need {
        what,
        why,
        purpose,
        probe,
        packages,
    }
}

use Probe::{Library, Module, Program, SoftwareVulkan, VulkanDriver};
use Purpose::{Build, Counting, NetworkTests, Run, WindowTests};

/// Everything, in the order it is told. Packages: apt, dnf, pacman, zypper.
#[rustfmt::skip]
pub static NEEDS: [Need; 16] = [
    need(Build, Program(&["pkg-config", "pkgconf"]), "pkg-config", "the build asks it where system libraries are",
        ["pkg-config", "pkgconf-pkg-config", "pkgconf", "pkgconf-pkg-config"]),
    need(Build, Module("alsa"), "the ALSA headers", "the sound library is built against them",
        ["libasound2-dev", "alsa-lib-devel", "alsa-lib", "alsa-devel"]),
    need(Run, Library("libvulkan.so.1"), "the Vulkan loader (libvulkan.so.1)", "the game draws through Vulkan",
        ["libvulkan1", "vulkan-loader", "vulkan-icd-loader", "libvulkan1"]),
    need(Run, VulkanDriver, "a Vulkan driver", "it does the drawing, on the graphics card or else on the processor",
        ["mesa-vulkan-drivers", "mesa-vulkan-drivers", "vulkan-swrast", "libvulkan_lvp"]),
    need(Run, Library("libX11.so.6"), "libX11", "the window is opened with it",
        ["libx11-6", "libX11", "libx11", "libX11-6"]),
    need(Run, Library("libX11-xcb.so.1"), "libX11-xcb", "the window is opened with it",
        ["libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"]),
    need(Run, Library("libxkbcommon.so.0"), "libxkbcommon", "the window reads the keyboard with it",
        ["libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"]),
    need(Run, Library("libxkbcommon-x11.so.0"), "libxkbcommon-x11", "the window reads the keyboard with it",
        ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"]),
    need(Run, Library("libXcursor.so.1"), "libXcursor", "the window shows its pointer with it",
        ["libxcursor1", "libXcursor", "libxcursor", "libXcursor1"]),
    need(Run, Library("libXi.so.6"), "libXi", "the window reads mouse and touch with it",
        ["libxi6", "libXi", "libxi", "libXi6"]),
    need(Run, Library("libXrandr.so.2"), "libXrandr", "the window learns about the monitors with it",
        ["libxrandr2", "libXrandr", "libxrandr", "libXrandr2"]),
    need(WindowTests, Program(&["Xvfb"]), "Xvfb", "the window tests open their window on this display without a screen",
        ["xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb", "xorg-x11-server-Xvfb"]),
    need(WindowTests, Program(&["xdotool"]), "xdotool", "the window tests click and type with it",
        ["xdotool", "xdotool", "xdotool", "xdotool"]),
    need(WindowTests, SoftwareVulkan, "software Vulkan (lavapipe)", "the window tests draw with it, so that they need no graphics card",
        ["mesa-vulkan-drivers", "mesa-vulkan-drivers", "vulkan-swrast", "libvulkan_lvp"]),
    need(Counting, Program(&["valgrind"]), "valgrind", "it counts the instructions that a program executes",
        ["valgrind", "valgrind", "valgrind", "valgrind"]),
    need(NetworkTests, Program(&["nats-server"]), "nats-server", "the tests of many servers of online play keep their rooms in it",
        ["nats-server", "", "nats-server", ""]),
];

/// The packages that a built game needs to run, each once.
pub fn to_run(manager: Manager) -> Vec<&'static str> {
    let sound = match manager {
        Manager::Apt | Manager::Zypper => "libasound2",
        Manager::Dnf | Manager::Pacman => "alsa-lib",
    };
    let needs = NEEDS.iter().filter(|need| need.purpose == Run);
    let mut packages = vec![sound];
    for package in needs.filter_map(|need| need.package(manager)) {
        if !packages.contains(&package) {
            packages.push(package);
        }
    }
    packages
}

/// A maker of graphics cards, by the number the kernel gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gpu {
    Amd,
    Intel,
    Nvidia,
}

impl Gpu {
    /// From the text of `/sys/class/drm/card*/device/vendor`.
    pub fn from_vendor(text: &str) -> Option<Self> {
        match text.trim() {
            "0x1002" => Some(Self::Amd),
            "0x8086" => Some(Self::Intel),
            "0x10de" => Some(Self::Nvidia),
            _ => None,
        }
    }

    /// The package with this card's driver, where drivers come apart from the
    /// software one.
    pub const fn package(self, manager: Manager) -> Option<&'static str> {
        match (manager, self) {
            (Manager::Apt | Manager::Dnf, _) => None,
            (Manager::Pacman, Self::Amd) => Some("vulkan-radeon"),
            (Manager::Pacman, Self::Intel) => Some("vulkan-intel"),
            (Manager::Pacman, Self::Nvidia) => Some("vulkan-nouveau"),
            (Manager::Zypper, Self::Amd) => Some("libvulkan_radeon"),
            (Manager::Zypper, Self::Intel) => Some("libvulkan_intel"),
            (Manager::Zypper, Self::Nvidia) => Some("libvulkan_nouveau"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_need_has_a_package_everywhere_or_is_only_for_network_tests() {
        for need in &NEEDS {
            for manager in Manager::ALL {
                let package = need.package(manager);
                let fits = package.map_or(need.purpose == NetworkTests, |it| !it.contains(' '));
                assert!(fits, "{} {manager:?}", need.what);
            }
        }
    }

    #[test]
    fn the_columns_are_in_the_managers_order() {
        let alsa = &NEEDS[1];
        assert_eq!(alsa.package(Manager::Apt), Some("libasound2-dev"));
        assert_eq!(alsa.package(Manager::Dnf), Some("alsa-lib-devel"));
        assert_eq!(alsa.package(Manager::Pacman), Some("alsa-lib"));
        assert_eq!(alsa.package(Manager::Zypper), Some("alsa-devel"));
    }

    #[test]
    fn graphics_cards_are_known_by_their_maker() {
        assert_eq!(Gpu::from_vendor("0x8086\n"), Some(Gpu::Intel));
        assert_eq!(Gpu::from_vendor("0x1af4\n"), None);
        assert_eq!(Gpu::Amd.package(Manager::Pacman), Some("vulkan-radeon"));
        assert_eq!(Gpu::Amd.package(Manager::Apt), None);
    }
}
