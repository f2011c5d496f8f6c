//! `cargo xtask dist`: a folder and an archive that run on another machine without Rust.

mod desktop;
mod files;
mod words;

use std::env::consts::{ARCH, EXE_SUFFIX, OS};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::setup::{self, Purpose};
use crate::{Stop, cargo, licences};

/// The version of everything here.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The game's program, without the ending that some systems want.
const PROGRAM: &str = "amirs-chess";

/// How the program is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// As `cargo play` builds it: what is played and tried every day.
    Release,
    /// Linked as a whole and stripped of the builder's folders.
    Dist,
}

impl Profile {
    const fn name(self) -> &'static str {
        match self {
            Self::Dist => "dist",
            Self::Release => "release",
        }
    }
}

/// Builds the game, puts it into a folder with all it needs, tries whether it starts there, and packs it.
///
/// # Errors
/// Stops when something is missing, fails to build, cannot be written, or does not start.
pub fn dist(profile: Profile, install: bool) -> Result<(), Stop> {
    setup::prepare(&[Purpose::Build], install)?;
    println!("{}", licences::check()?);
    build(profile)?;
    let name = folder_name(VERSION, OS, ARCH);
    let place = cargo::target().join("dist-packages");
    let folder = place.join(&name);
    fill(&folder, &program(profile))?;
    starts(&folder)?;
    let archive = pack(&place, &name)?;
    println!("The folder: {}", folder.display());
    println!("The archive: {}", archive.display());
    if let Some(sum) = checksum(&archive)? {
        println!("Its checksum: {}", sum.display());
    }
    Ok(())
}

fn build(profile: Profile) -> Result<(), Stop> {
    println!("Building the game as it is given away. The first time this takes a good while.");
    let mut command = cargo::command();
    command.args(["build", "--locked", "--profile", profile.name()]);
    command.args(["--package", "client", "--bin", PROGRAM]);
    if profile == Profile::Dist {
        let given = env::var("RUSTFLAGS").unwrap_or_default();
        command.env(
            "RUSTFLAGS",
            flags(&given, &cargo::home(), &cargo::workspace()),
        );
    }
    cargo::wait(&mut command)
}

/// Flags for the compiler that keep the builder's own folders out of the program's messages.
fn flags(given: &str, home: &Path, workspace: &Path) -> String {
    let remap = |from: &Path, to| format!("--remap-path-prefix={}={to}", from.display());
    let folders = [(home, "cargo"), (workspace, PROGRAM)];
    // The compiler's flags part at spaces, so a folder with one keeps its name.
    let remaps = folders
        .into_iter()
        .filter(|(from, _)| !from.to_string_lossy().contains(' '))
        .map(|(from, to)| remap(from, to));
    let all = std::iter::once(given.to_owned()).chain(remaps);
    all.filter(|flag| !flag.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The program that was built.
fn program(profile: Profile) -> PathBuf {
    cargo::target()
        .join(profile.name())
        .join(format!("{PROGRAM}{EXE_SUFFIX}"))
}

/// Such as `amirs-chess-0.1.0-linux-x86_64`.
fn folder_name(version: &str, os: &str, arch: &str) -> String {
    format!("{PROGRAM}-{version}-{os}-{arch}")
}

/// Makes the folder anew.
fn fill(folder: &Path, program: &Path) -> Result<(), Stop> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
    files::copy(program, &folder.join(format!("{PROGRAM}{EXE_SUFFIX}")))?;
    let workspace = cargo::workspace();
    for file in files::list(&workspace)? {
        files::copy(&workspace.join(&file), &folder.join(&file))?;
    }
    licences::write(&folder.join("THIRD-PARTY.md"))?;
    write(&folder.join("README.txt"), &words::readme(VERSION, OS))?;
    if OS == "linux" {
        write(&folder.join(desktop::FILE), &desktop::entry())?;
        let script = folder.join(desktop::SCRIPT);
        write(&script, desktop::ADD_TO_MENU)?;
        make_runnable(&script)?;
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> Result<(), Stop> {
    fs::write(file, text).map_err(|error| unwritten(file, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> Stop {
    Stop::new(format!("{} cannot be written: {error}.", path.display()))
}

#[cfg(unix)]
fn make_runnable(file: &Path) -> Result<(), Stop> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
        .map_err(|error| unwritten(file, &error))
}

#[cfg(not(unix))]
fn make_runnable(_: &Path) -> Result<(), Stop> {
    Ok(())
}

/// Starts the packed program far from the sources, without what cargo sets. It only tells its version, for
/// which it needs neither display nor sound.
fn starts(folder: &Path) -> Result<(), Stop> {
    let program = folder.join(format!("{PROGRAM}{EXE_SUFFIX}"));
    let mut command = Command::new(&program);
    command.arg("--version").current_dir(env::temp_dir());
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO") || text.starts_with("BEVY") {
            command.env_remove(&name);
        }
    }
    let output = command
        .output()
        .map_err(|error| Stop::new(format!("{} does not start: {error}.", program.display())))?;
    let told = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() && told.ends_with(VERSION) {
        println!("The packed program starts: {told}");
        Ok(())
    } else {
        let words = String::from_utf8_lossy(&output.stderr).into_owned();
        Err(Stop::new(format!(
            "The packed program ended with {}: {told} {words}",
            output.status
        )))
    }
}

/// Packs the folder with the system's `tar`, which Windows has too.
fn pack(place: &Path, name: &str) -> Result<PathBuf, Stop> {
    let archive = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    tar.current_dir(place)
        .args(pack_words(&archive, name, OS == "linux"));
    cargo::wait(&mut tar)?;
    Ok(place.join(archive))
}

/// GNU tar is told to keep the order and the owner out of the archive.
fn pack_words(archive: &str, name: &str, is_gnu: bool) -> Vec<String> {
    let same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"];
    let same = same.into_iter().filter(|_| is_gnu);
    let words = ["-czf", archive, name];
    same.chain(words).map(ToString::to_string).collect()
}

/// Writes the archive's SHA-256 beside it; nothing if this system has no program for it.
fn checksum(archive: &Path) -> Result<Option<PathBuf>, Stop> {
    let (Some(place), Some(name)) = (archive.parent(), archive.file_name()) else {
        return Ok(None);
    };
    for words in [["sha256sum"].as_slice(), &["shasum", "-a", "256"]] {
        let [program, rest @ ..] = words else {
            continue;
        };
        let mut command = Command::new(program);
        command
            .args(rest)
            .arg(name)
            .current_dir(place)
            .stderr(Stdio::null());
        if let Ok(output) = command.output()
            && output.status.success()
        {
            let file = place.join(format!("{}.sha256", name.to_string_lossy()));
            write(&file, &String::from_utf8_lossy(&output.stdout))?;
            return Ok(Some(file));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_says_what_it_is() {
        assert_eq!(
            folder_name("0.1.0", "linux", "x86_64"),
            "amirs-chess-0.1.0-linux-x86_64"
        );
        assert_eq!(VERSION.split('.').count(), 3);
    }

    #[test]
    fn the_builders_folders_stay_out_of_the_program() {
        let home = Path::new("/home/somebody/.cargo");
        assert_eq!(
            flags("-Ctarget-cpu=x86-64-v2", home, Path::new("/src/chess")),
            "-Ctarget-cpu=x86-64-v2 --remap-path-prefix=/home/somebody/.cargo=cargo \
             --remap-path-prefix=/src/chess=amirs-chess"
        );
        let spaced = flags("", home, Path::new("/my games/chess"));
        assert_eq!(spaced, "--remap-path-prefix=/home/somebody/.cargo=cargo");
    }

    #[test]
    fn the_folder_holds_all_that_is_needed_and_becomes_an_archive() {
        let place = cargo::target().join(format!("dist-test-{}", std::process::id()));
        let name = folder_name(VERSION, OS, ARCH);
        let folder = place.join(&name);
        fs::create_dir_all(&place).expect("a folder");
        let program = place.join("program");
        fs::write(&program, "a program").expect("a file");
        fill(&folder, &program).expect("filled");
        for file in [
            "assets/manifest.ron",
            "assets/icon.png",
            "LICENSE-MIT",
            "LICENSE-APACHE",
            "CHANGELOG.md",
            "THIRD-PARTY.md",
            "README.txt",
        ] {
            assert!(folder.join(file).is_file(), "{file}");
        }
        assert!(folder.join(format!("{PROGRAM}{EXE_SUFFIX}")).is_file());
        assert!(
            !folder.join("assets/pictures").exists(),
            "the pictures of the README stay here"
        );
        assert_eq!(folder.join(desktop::FILE).is_file(), OS == "linux");
        let archive = pack(&place, &name).expect("packed");
        assert!(fs::metadata(&archive).expect("an archive").len() > 1_000_000);
        if let Some(sum) = checksum(&archive).expect("summed") {
            let text = fs::read_to_string(sum).expect("a sum");
            assert_eq!(text.split_whitespace().next().map(str::len), Some(64));
        }
        fs::remove_dir_all(&place).expect("removed");
    }
}
