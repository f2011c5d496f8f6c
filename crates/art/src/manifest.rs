//! The list of what the assets folder holds, for the game to load.

use std::fs;
use std::path::Path;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use crate::sound::SoundEntry;
use crate::{
    Error, effects, marks, pieces, table, terrain,
    world::{folk, land, life},
};

/// A picture cut into equal square cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtlasEntry {
    /// The atlas's name.
    pub name: String,
    /// Path below the assets folder.
    pub file: String,
    /// Side of a cell in pixels.
    pub cell: u32,
    /// Names of the columns, left to right.
    pub columns: Vec<String>,
    /// Names of the rows, top to bottom.
    pub rows: Vec<String>,
}

/// A whole picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureEntry {
    /// The picture's name.
    pub name: String,
    /// Path below the assets folder.
    pub file: String,
    /// Width and height in pixels.
    pub size: (u32, u32),
}

/// Everything in the assets folder.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// Pictures cut into cells.
    pub atlases: Vec<AtlasEntry>,
    /// Whole pictures.
    pub pictures: Vec<PictureEntry>,
    /// Sounds.
    pub sounds: Vec<SoundEntry>,
}

/// An atlas with the names of its columns and rows.
pub(crate) fn atlas(
    name: &str,
    file: &str,
    cell: u32,
    columns: &[&str],
    rows: &[&str],
) -> AtlasEntry {
    let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    AtlasEntry {
        name: name.to_owned(),
        file: file.to_owned(),
        cell,
        columns: owned(columns),
        rows: owned(rows),
    }
}

/// A whole picture by its name.
pub(crate) fn picture(name: &str, file: String, width: u32, height: u32) -> PictureEntry {
    PictureEntry {
        name: name.to_owned(),
        file,
        size: (width, height),
    }
}

/// The manifest of all pictures with the given sounds.
#[must_use]
pub fn manifest(sounds: Vec<SoundEntry>) -> Manifest {
    let mut atlases: Vec<_> = pieces::CELLS
        .map(|cell| {
            let name = format!("pieces_{cell}");
            let file = format!("pieces/{name}.png");
            atlas(&name, &file, cell, &pieces::NAMES, &pieces::SCHEMES)
        })
        .into();
    atlases.push(atlas(
        "powers",
        "pieces/powers.png",
        marks::POWER_CELL,
        &marks::POWERS,
        &marks::POWER_STATES,
    ));
    atlases.push(atlas(
        "marks",
        "marks/marks.png",
        marks::CELL,
        &marks::NAMES,
        &["mark"],
    ));
    let frames: Vec<_> = (0..effects::FRAMES).map(|n| n.to_string()).collect();
    let frames: Vec<_> = frames.iter().map(String::as_str).collect();
    atlases.push(atlas(
        "effects",
        "effects/effects.png",
        effects::CELL,
        &frames,
        &effects::NAMES,
    ));
    let columns: Vec<_> = (0..life::COLUMNS).map(|n| n.to_string()).collect();
    let columns: Vec<_> = columns.iter().map(String::as_str).collect();
    // The clouds are four cells high.
    let rows = [life::ROWS.as_slice(), &["clouds"; life::CLOUD]].concat();
    atlases.push(atlas("life", "world/life.png", life::CELL, &columns, &rows));
    atlases.extend(folk::entries());
    atlases.push(atlas(
        "world_land",
        "world/land.png",
        land::CELL as u32,
        &land::SHAPES,
        &land::ROWS,
    ));
    atlases.extend(table::atlases());
    let mut pictures = vec![
        picture("title", "title.png".to_owned(), 1920, 1080),
        picture("icon", "icon.png".to_owned(), 256, 256),
        picture("paper", "paper.png".to_owned(), 512, 512),
        picture("world_paper", "world/paper.png".to_owned(), 1024, 1024),
        picture("rubble", "terrain/rubble.png".to_owned(), 128, 128),
    ];
    for kind in terrain::Kind::ALL {
        let name = kind.name();
        for (variant, side) in [
            (name.to_owned(), 1024),
            (format!("{name}_flipped"), 1024),
            (format!("thumb_{name}"), 256),
        ] {
            pictures.push(picture(
                &variant,
                format!("terrain/{variant}.png"),
                side,
                side,
            ));
        }
    }
    pictures.extend(table::pictures());
    Manifest {
        atlases,
        pictures,
        sounds,
    }
}

/// Writes `manifest.ron` into `out`.
///
/// # Errors
/// When the file cannot be written.
pub fn write(out: &Path, sounds: Vec<SoundEntry>) -> Result<(), Error> {
    let text = ron::ser::to_string_pretty(&manifest(sounds), PrettyConfig::default())?;
    let path = out.join("manifest.ron");
    let failed = |source| Error::Write {
        path: path.clone(),
        source,
    };
    fs::create_dir_all(out).map_err(failed)?;
    fs::write(&path, text + "\n").map_err(failed)
}
