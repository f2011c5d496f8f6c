//! Looking at the machine: which programs, libraries and drivers are there.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use super::needs::{Gpu, Manager, NEEDS, Need, Probe, Purpose};
use super::plan::Situation;

/// Runs a program and gives its standard output if it ended well.
type Ask = fn(&Path, &[&str]) -> Option<String>;

/// A machine to look at: this one, or a made-up one in a folder for tests.
#[derive(Debug)]
pub struct Machine {
    root: PathBuf,
    vars: HashMap<String, String>,
    ask: Ask,
}

/// Folders the dynamic linker looks in, beside what its cache lists.
const LIBRARY_FOLDERS: [&str; 11] = [
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/usr/local/lib",
    "/usr/local/lib64",
    "/lib/x86_64-linux-gnu",
    "/usr/lib/x86_64-linux-gnu",
    "/lib/aarch64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/run/opengl-driver/lib",
];

/// Folders in which Vulkan drivers register themselves.
const DRIVER_FOLDERS: [&str; 5] = [
    "/usr/share/vulkan/icd.d",
    "/etc/vulkan/icd.d",
    "/usr/local/share/vulkan/icd.d",
    "/usr/local/etc/vulkan/icd.d",
    "/run/opengl-driver/share/vulkan/icd.d",
];

impl Machine {
    /// This machine.
    pub fn here() -> Self {
        let vars = env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
            .collect();
        Self {
            root: PathBuf::from("/"),
            vars,
            ask,
        }
    }

    /// The needs for these purposes that are not met.
    pub fn missing(&self, purposes: &[Purpose]) -> Vec<&'static Need> {
        NEEDS
            .iter()
            .filter(|need| purposes.contains(&need.purpose) && !self.has(need.probe))
            .collect()
    }

    /// Whether one need is met.
    pub fn has(&self, probe: Probe) -> bool {
        match probe {
            Probe::Program(names) => names.iter().any(|name| self.program(name).is_some()),
            Probe::Module(name) => self.module(name),
            Probe::Library(name) => self.library(name),
            Probe::VulkanDriver => !self.drivers().is_empty(),
            Probe::SoftwareVulkan => self
                .drivers()
                .iter()
                .any(|name| name.starts_with("lvp_icd")),
        }
    }

    /// Where a program is on the `PATH`.
    pub fn program(&self, name: &str) -> Option<PathBuf> {
        let path = self.var("PATH")?;
        env::split_paths(path)
            .map(|folder| self.inside(&folder).join(name))
            .find(|file| file.is_file())
    }

    /// A variable of the environment, if set and not empty.
    pub fn var(&self, name: &str) -> Option<&str> {
        self.vars
            .get(name)
            .map(String::as_str)
            .filter(|value| !value.is_empty())
    }

    /// Everything that installing depends on; nothing where no package manager is known.
    pub fn situation(&self) -> Option<Situation> {
        let manager = self.manager()?;
        Some(Situation {
            manager,
            root: self.is_root(),
            sudo: self.program("sudo").is_some(),
            lists_empty: self.lists_empty(manager),
            gpus: self.gpus(),
        })
    }

    fn inside(&self, path: &Path) -> PathBuf {
        self.root.join(path.strip_prefix("/").unwrap_or(path))
    }

    fn module(&self, name: &str) -> bool {
        let tools = self
            .var("PKG_CONFIG")
            .into_iter()
            .chain(["pkg-config", "pkgconf"]);
        tools
            .filter_map(|tool| self.program(tool))
            .any(|tool| (self.ask)(&tool, &["--exists", name]).is_some())
    }

    fn library(&self, name: &str) -> bool {
        let own = self
            .var("LD_LIBRARY_PATH")
            .map(env::split_paths)
            .into_iter()
            .flatten();
        let common = LIBRARY_FOLDERS.iter().map(PathBuf::from);
        own.chain(common)
            .any(|folder| self.inside(&folder).join(name).exists())
            || self
                .linker_cache()
                .is_some_and(|listing| is_listed(&listing, name))
    }

    fn linker_cache(&self) -> Option<String> {
        // Users' paths often lack the folder it is in.
        let ldconfig =
            ["/sbin/ldconfig", "/usr/sbin/ldconfig"].map(|path| self.inside(Path::new(path)));
        let found = ldconfig.into_iter().find(|file| file.is_file())?;
        (self.ask)(&found, &["-p"])
    }

    /// File names of the registered Vulkan drivers that fit this processor.
    fn drivers(&self) -> Vec<String> {
        // Set by a user, these two replace the folders, and the loader looks nowhere else.
        let chosen = self
            .var("VK_DRIVER_FILES")
            .or_else(|| self.var("VK_ICD_FILENAMES"));
        let places: Vec<PathBuf> = match chosen {
            Some(list) => env::split_paths(list).collect(),
            None => self.driver_places(),
        };
        places
            .iter()
            .flat_map(|place| manifests(&self.inside(place)))
            .filter(|name| fits(name))
            .collect()
    }

    fn driver_places(&self) -> Vec<PathBuf> {
        let mut places: Vec<PathBuf> = DRIVER_FOLDERS.iter().map(PathBuf::from).collect();
        if let Some(home) = self.var("HOME") {
            places.push(Path::new(home).join(".local/share/vulkan/icd.d"));
        }
        for name in [
            "XDG_DATA_HOME",
            "XDG_DATA_DIRS",
            "XDG_CONFIG_HOME",
            "XDG_CONFIG_DIRS",
        ] {
            if let Some(list) = self.var(name) {
                places.extend(env::split_paths(list).map(|folder| folder.join("vulkan/icd.d")));
            }
        }
        if let Some(list) = self.var("VK_ADD_DRIVER_FILES") {
            places.extend(env::split_paths(list));
        }
        places
    }

    fn manager(&self) -> Option<Manager> {
        let there = |manager: &Manager| self.program(manager.program()).is_some();
        let release =
            fs::read_to_string(self.inside(Path::new("/etc/os-release"))).unwrap_or_default();
        let named = system_names(&release);
        let own = |manager: &Manager| {
            manager
                .systems()
                .iter()
                .any(|name| named.iter().any(|n| n == name))
        };
        // A system may carry a second manager for guests: its own goes first.
        Manager::ALL
            .into_iter()
            .find(|manager| own(manager) && there(manager))
            .or_else(|| Manager::ALL.into_iter().find(there))
    }

    fn is_root(&self) -> bool {
        let status =
            fs::read_to_string(self.inside(Path::new("/proc/self/status"))).unwrap_or_default();
        // "Uid: real effective saved file-system"
        let ids = status
            .lines()
            .find_map(|line| line.strip_prefix("Uid:"))
            .unwrap_or_default();
        ids.split_whitespace().nth(1) == Some("0")
    }

    fn lists_empty(&self, manager: Manager) -> bool {
        let (folder, ending) = match manager {
            Manager::Apt => ("/var/lib/apt/lists", "Packages"),
            Manager::Pacman => ("/var/lib/pacman/sync", ".db"),
            // These fetch what they lack by themselves.
            Manager::Dnf | Manager::Zypper => return false,
        };
        !names_in(&self.inside(Path::new(folder)))
            .iter()
            .any(|name| name.contains(ending))
    }

    fn gpus(&self) -> Vec<Gpu> {
        let cards = self.inside(Path::new("/sys/class/drm"));
        let mut found = Vec::new();
        for card in names_in(&cards)
            .iter()
            .filter(|name| name.starts_with("card"))
        {
            let vendor =
                fs::read_to_string(cards.join(card).join("device/vendor")).unwrap_or_default();
            if let Some(gpu) = Gpu::from_vendor(&vendor).filter(|gpu| !found.contains(gpu)) {
                found.push(gpu);
            }
        }
        found
    }
}

fn ask(program: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Names in a folder, sorted; none if it cannot be read.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

/// Names of the driver manifests at a place, which may be a folder of them or one itself.
fn manifests(place: &Path) -> Vec<String> {
    let is_manifest = |name: &String| Path::new(name).extension() == Some(OsStr::new("json"));
    if place.is_file() {
        let name = place
            .file_name()
            .and_then(OsStr::to_str)
            .map(ToString::to_string);
        return name.into_iter().filter(is_manifest).collect();
    }
    names_in(place).into_iter().filter(is_manifest).collect()
}

/// A 64-bit program cannot use the 32-bit drivers that lie in the same folder.
fn fits(driver: &str) -> bool {
    !(cfg!(target_pointer_width = "64")
        && ["i386", "i686", "armv7"]
            .iter()
            .any(|old| driver.contains(old)))
}

/// Whether `ldconfig -p` lists a library for this processor.
fn is_listed(listing: &str, library: &str) -> bool {
    let tag = if cfg!(target_arch = "x86_64") {
        "x86-64"
    } else if cfg!(target_arch = "aarch64") {
        "AArch64"
    } else {
        ""
    };
    listing
        .lines()
        .any(|line| line.split_whitespace().next() == Some(library) && line.contains(tag))
}

/// The values of `ID` and `ID_LIKE` in the text of `/etc/os-release`.
fn system_names(release: &str) -> Vec<String> {
    let values = release.lines().filter_map(|line| {
        line.strip_prefix("ID=")
            .or_else(|| line.strip_prefix("ID_LIKE="))
    });
    values
        .flat_map(|value| value.trim_matches(['"', '\'']).split_whitespace())
        // "opensuse-tumbleweed" is of the family "opensuse".
        .map(|name| name.split('-').next().unwrap_or(name).to_string())
        .collect()
}

#[cfg(test)]
#[path = "machine_tests.rs"]
mod tests;
