//! The computer player of European Chess: what it sees, what it must not see, whole games.

mod european {
    pub mod games;
    pub mod levels;
    pub mod tactics;
}
