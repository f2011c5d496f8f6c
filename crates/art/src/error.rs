use std::path::PathBuf;

use resvg::usvg;

/// Why an asset could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder could not be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// An SVG source does not parse.
    #[error("the drawing {name} is not valid SVG: {source}")]
    Svg {
        /// Which drawing.
        name: String,
        /// What the parser said.
        source: usvg::Error,
    },
    /// A picture could not be encoded.
    #[error("cannot encode {}: {source}", path.display())]
    Png {
        /// The file meant.
        path: PathBuf,
        /// What the encoder said.
        source: png::EncodingError,
    },
    /// A picture could not be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file meant.
        path: PathBuf,
        /// What the decoder said.
        source: png::DecodingError,
    },
    /// The manifest could not be put into words.
    #[error("cannot write the manifest as RON: {0}")]
    Manifest(#[from] ron::Error),
    /// A name that no asset has.
    #[error("no picture is called \"{name}\"; there are: {known}")]
    UnknownName {
        /// What was asked for.
        name: String,
        /// All names, comma-separated.
        known: String,
    },
    /// A sound could not be made.
    #[error("cannot make the sound {name}: {reason}")]
    Sound {
        /// Which sound.
        name: String,
        /// Why.
        reason: String,
    },
}
