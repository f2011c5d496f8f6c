//! The shell without a window: its screens drawn and measured at every size, worked by keyboard
//! alone and by mouse alone, and the settings file through good days and bad.

#![allow(clippy::unwrap_used)]

mod analysis;
mod book;
mod campaigns;
mod fuzzed;
mod lessons;
mod library;
mod map_panels;
mod measure;
mod online;
mod puzzles;
mod reasons;
mod rooms;
mod screens;
mod settings;
mod tables;
mod typed;
