//! From what is missing to the exact commands that bring it.

use std::fmt;

use super::needs::{Gpu, Manager, Need, Probe};

/// A program and its arguments; shown as one would type it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine(pub Vec<String>);

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

/// The state of the machine as far as installing is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    pub manager: Manager,
    /// Already the superuser.
    pub root: bool,
    /// `sudo` can be called.
    pub sudo: bool,
    /// The package manager has no lists of packages yet, as on a fresh container.
    pub lists_empty: bool,
    pub gpus: Vec<Gpu>,
}

/// The commands that install what is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Fetches the package lists: before a first install, or when an install failed.
    pub refresh: Option<CommandLine>,
    /// The refresh is due before the first try already.
    pub refresh_first: bool,
    pub install: CommandLine,
    /// False when neither root nor `sudo` is there to run them.
    pub allowed: bool,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.refresh {
            Some(refresh) if self.refresh_first => write!(f, "{refresh} && {}", self.install),
            _ => write!(f, "{}", self.install),
        }
    }
}

/// The packages that bring what is missing, each once, in the order of the needs.
pub fn packages(missing: &[&Need], manager: Manager, gpus: &[Gpu]) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    let mut add = |package| {
        if !found.contains(&package) {
            found.push(package);
        }
    };
    for need in missing {
        if need.probe == Probe::VulkanDriver {
            gpus.iter()
                .filter_map(|gpu| gpu.package(manager))
                .for_each(&mut add);
        }
        need.package(manager).into_iter().for_each(&mut add);
    }
    found
}

/// What to run to install what is missing; `missing` must not be empty.
pub fn plan(missing: &[&Need], situation: &Situation) -> Plan {
    let (refresh, install): (&[&str], &[&str]) = match situation.manager {
        Manager::Apt => (
            &["apt-get", "update"],
            &[
                "env",
                "DEBIAN_FRONTEND=noninteractive",
                "apt-get",
                "install",
                "-y",
                "--no-install-recommends",
            ],
        ),
        Manager::Dnf => (&[], &["dnf", "install", "-y"]),
        Manager::Pacman => (
            // Newer lists on an older system would make it a mixed one: only where there are none.
            if situation.lists_empty {
                &["pacman", "-Sy", "--noconfirm"]
            } else {
                &[]
            },
            &["pacman", "-S", "--needed", "--noconfirm"],
        ),
        Manager::Zypper => (
            &[],
            &["zypper", "--non-interactive", "install", "--no-recommends"],
        ),
    };
    let prefix: &[&str] = if situation.root || !situation.sudo {
        &[]
    } else {
        &["sudo"]
    };
    let words = |command: &[&str], rest: &[&str]| {
        CommandLine(
            [prefix, command, rest]
                .concat()
                .iter()
                .map(ToString::to_string)
                .collect(),
        )
    };
    Plan {
        refresh: (!refresh.is_empty()).then(|| words(refresh, &[])),
        refresh_first: situation.lists_empty && !refresh.is_empty(),
        install: words(
            install,
            &packages(missing, situation.manager, &situation.gpus),
        ),
        allowed: situation.root || situation.sudo,
    }
}

#[cfg(test)]
mod tests {
    use super::super::needs::{NEEDS, Purpose};
    use super::*;

    fn at(manager: Manager) -> Situation {
        Situation {
            manager,
            root: false,
            sudo: true,
            lists_empty: false,
            gpus: Vec::new(),
        }
    }

    fn all() -> Vec<&'static Need> {
        NEEDS.iter().collect()
    }

    fn to_build() -> Vec<&'static Need> {
        NEEDS
            .iter()
            .filter(|need| need.purpose == Purpose::Build)
            .collect()
    }

    #[test]
    fn apt_without_root_asks_sudo_and_no_questions() {
        assert_eq!(
            plan(&to_build(), &at(Manager::Apt)).to_string(),
            "sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
             pkg-config libasound2-dev"
        );
    }

    #[test]
    fn a_fresh_container_fetches_its_lists_first() {
        let situation = Situation {
            root: true,
            lists_empty: true,
            ..at(Manager::Apt)
        };
        assert_eq!(
            plan(&to_build(), &situation).to_string(),
            "apt-get update && env DEBIAN_FRONTEND=noninteractive apt-get install -y \
             --no-install-recommends pkg-config libasound2-dev"
        );
    }

    #[test]
    fn the_other_managers_are_not_interactive_either() {
        assert_eq!(
            plan(&to_build(), &at(Manager::Dnf)).to_string(),
            "sudo dnf install -y pkgconf-pkg-config alsa-lib-devel"
        );
        assert_eq!(
            plan(&to_build(), &at(Manager::Pacman)).to_string(),
            "sudo pacman -S --needed --noconfirm pkgconf alsa-lib"
        );
        assert_eq!(
            plan(&to_build(), &at(Manager::Zypper)).to_string(),
            "sudo zypper --non-interactive install --no-recommends pkgconf-pkg-config alsa-devel"
        );
    }

    #[test]
    fn a_package_that_meets_two_needs_is_named_once() {
        let named = packages(&all(), Manager::Apt, &[]);
        assert_eq!(
            named
                .iter()
                .filter(|name| **name == "mesa-vulkan-drivers")
                .count(),
            1
        );
        let named = packages(&all(), Manager::Pacman, &[]);
        assert_eq!(named.iter().filter(|name| **name == "libx11").count(), 1);
    }

    #[test]
    fn the_cards_own_driver_comes_with_the_software_one() {
        let driver: Vec<_> = NEEDS
            .iter()
            .filter(|need| need.probe == Probe::VulkanDriver)
            .collect();
        assert_eq!(
            packages(&driver, Manager::Pacman, &[Gpu::Intel, Gpu::Amd]),
            ["vulkan-intel", "vulkan-radeon", "vulkan-swrast"]
        );
        assert_eq!(
            packages(&driver, Manager::Apt, &[Gpu::Intel]),
            ["mesa-vulkan-drivers"]
        );
    }

    #[test]
    fn nobody_is_let_in_without_root_or_sudo() {
        let situation = Situation {
            sudo: false,
            ..at(Manager::Apt)
        };
        let plan = plan(&to_build(), &situation);
        assert!(!plan.allowed);
        assert!(
            plan.to_string().starts_with("env DEBIAN_FRONTEND"),
            "no sudo in a command that has none"
        );
    }

    #[test]
    fn root_needs_no_sudo() {
        let situation = Situation {
            root: true,
            sudo: false,
            ..at(Manager::Dnf)
        };
        let plan = plan(&to_build(), &situation);
        assert!(plan.allowed);
        assert!(plan.to_string().starts_with("dnf install"));
    }
}
