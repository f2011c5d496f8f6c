use std::io;

/// What ends a command.
#[derive(Debug)]
pub enum Failure {
    /// A check failed, and has been told.
    Check,
    /// The input was refused: why.
    Input(String),
    /// The reader of our output has gone: nothing is left to say.
    Gone,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Gone,
            _ => Self::Input(format!("reading or writing failed: {error}")),
        }
    }
}
