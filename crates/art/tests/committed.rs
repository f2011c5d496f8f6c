//! The committed assets are what the manifest says.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use art::manifest::{Manifest, manifest};

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

/// Width and height from a PNG's header.
fn size(file: &str) -> (u32, u32) {
    let bytes = fs::read(assets().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(&bytes[1..4], b"PNG", "{file}");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn the_manifest_is_up_to_date_and_every_picture_has_its_size() {
    let text = fs::read_to_string(assets().join("manifest.ron")).unwrap();
    let read: Manifest = ron::from_str(&text).unwrap();
    let now = manifest(read.sounds.clone());
    assert_eq!(read, now);
    for atlas in &read.atlases {
        let (columns, rows) = (atlas.columns.len() as u32, atlas.rows.len() as u32);
        let meant = (atlas.cell * columns, atlas.cell * rows);
        assert_eq!(size(&atlas.file), meant, "{}", atlas.file);
    }
    for picture in &read.pictures {
        assert_eq!(size(&picture.file), picture.size, "{}", picture.file);
    }
    for sound in &read.sounds {
        assert!(assets().join(&sound.file).is_file(), "{}", sound.file);
    }
}

#[test]
fn the_assets_stay_small() {
    fn weigh(folder: &Path) -> u64 {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap())
            .map(|entry| match entry.metadata().unwrap() {
                meta if meta.is_dir() => weigh(&entry.path()),
                meta => meta.len(),
            })
            .sum()
    }
    // The pictures of the README are not the game's.
    let pictures = weigh(&assets().join("pictures")) as f64 / 1e6;
    let game = weigh(&assets()) as f64 / 1e6 - pictures;
    assert!(game < 38.5, "the game's assets weigh {game:.1} MB");
    assert!(pictures < 10.0, "the pictures weigh {pictures:.1} MB");
}
