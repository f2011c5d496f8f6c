//! The computer player of European Chess: what it sees, what it must not see, whole games.

mod games;
mod levels;
mod tactics;
