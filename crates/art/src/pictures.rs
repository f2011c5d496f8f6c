//! The list of all pictures.

use std::path::Path;

use crate::{Error, effects, marks, paper, pieces, table, terrain, title, world};

type Writer = fn(&Path) -> Result<(), Error>;

/// Each group of pictures with what writes it.
const GROUPS: [(&str, Writer); 18] = [
    ("pieces", pieces::write),
    ("powers", marks::write_powers),
    ("marks", marks::write),
    ("effects", effects::write),
    ("paper", paper::write),
    ("icon", pieces::write_icon),
    ("terrain", terrain::write),
    ("rubble", terrain::write_rubble),
    ("title", title::write),
    ("life", world::life::write),
    ("folk", world::folk::write),
    ("world_land", world::land::write),
    ("world_paper", world::paper::write),
    ("men", table::men::write),
    ("tokens", table::tokens::write),
    ("dice", table::dice::write),
    ("badges", table::badges::write),
    ("boards", table::write_boards),
];

/// Draws every picture below `out`.
///
/// # Errors
/// When a drawing source is wrong or a file cannot be written.
pub fn write_all(out: &Path) -> Result<(), Error> {
    GROUPS.iter().try_for_each(|(_, write)| write(out))
}

/// Draws one group of pictures, or one terrain, by name.
///
/// # Errors
/// [`Error::UnknownName`] if there is none of that name, else as [`write_all`].
pub fn write_one(out: &Path, name: &str) -> Result<(), Error> {
    if let Some((_, write)) = GROUPS.iter().find(|(known, _)| *known == name) {
        return write(out);
    }
    if let Some(kind) = terrain::Kind::ALL.into_iter().find(|k| k.name() == name) {
        return terrain::write_kind(out, kind);
    }
    let known: Vec<_> = GROUPS
        .iter()
        .map(|(known, _)| *known)
        .chain(terrain::Kind::ALL.map(terrain::Kind::name))
        .collect();
    Err(Error::UnknownName {
        name: name.to_owned(),
        known: known.join(", "),
    })
}
