//! Games and positions carried in and out as text: by the clipboard and by files.

mod chess;
mod files;

pub use chess::{Brought, read_chess, read_game};
pub(crate) use chess::{battle_text, export};

use super::{Seated, TableSetup};
use crate::saves::{Shelf, Slot, Source, Wish};
use crate::screens::{Notices, Overlay, Return, Screen};
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use files::Asked;
use jiff::Timestamp;
use rules::Variant;
use tabletop::Sitter;

/// Wishes a position or a game to be carried in or out.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Carry {
    /// The position now goes to the clipboard.
    CopyPosition,
    /// The whole game goes to the clipboard.
    CopyGame,
    /// The whole game goes into a file that is asked for.
    SaveGame,
    /// A position or a game comes from the clipboard.
    Paste,
    /// A position or a game comes from a file that is asked for.
    Open,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Carry>()
        .add_plugins(files::plugin)
        .add_systems(
            Update,
            carry.run_if(
                resource_exists::<EguiClipboard>
                    .and_then(resource_exists::<Notices>)
                    .and_then(resource_exists::<Shelf>),
            ),
        );
}

/// The game whose texts are read, and who is to sit before them: those who sit there now.
pub(super) fn readers(seated: Option<&Seated>, setup: &TableSetup) -> (Variant, Vec<Sitter>) {
    match seated {
        Some(Seated(sitting)) => (sitting.game().variant(), sitting.sitters().to_vec()),
        None => (setup.variant, setup.sitters()),
    }
}

fn carry(
    mut wishes: MessageReader<Carry>,
    seated: Option<Res<Seated>>,
    slot: Option<Res<Slot>>,
    setup: Res<TableSetup>,
    mut clipboard: ResMut<EguiClipboard>,
    mut shelf: ResMut<Shelf>,
    mut notices: ResMut<Notices>,
    mut asked: ResMut<Asked>,
    overlay: Res<State<Overlay>>,
    mut back: ResMut<Return>,
    mut next: ResMut<NextState<Overlay>>,
) {
    for wish in wishes.read() {
        let sitting = seated.as_ref().map(|seated| &seated.0);
        match (wish, sitting) {
            (Carry::CopyPosition, Some(sitting)) => {
                notices.push(match sitting.position_text() {
                    Ok(text) => {
                        clipboard.set_text(&text);
                        words!("table-carry-position-copied")
                    }
                    Err(why) => words!("table-carry-position-not", problem = why.to_string()),
                });
            }
            (Carry::CopyGame, Some(sitting)) => {
                notices.push(match export(sitting, Timestamp::now()) {
                    Ok(export) => {
                        clipboard.set_text(&export.text);
                        words!("table-carry-game-copied")
                    }
                    Err(why) => words!("table-carry-game-not", problem = why.to_string()),
                });
            }
            (Carry::SaveGame, Some(sitting)) => match export(sitting, Timestamp::now()) {
                Ok(export) => {
                    let name = slot.as_ref().map(|slot| slot.name.as_str());
                    let unnamed = words!("table-carry-file-name");
                    asked.save(export, name.unwrap_or(&unnamed));
                    back.open(Overlay::File, *overlay.get(), &mut next);
                }
                Err(why) => {
                    notices.push(words!("table-carry-not-saved", problem = why.to_string()));
                }
            },
            (Carry::Paste | Carry::Open, Some(sitting)) if sitting.is_online() => {
                notices.push(words!("table-carry-leave-first"));
            }
            (Carry::Paste, _) => match clipboard.get_text() {
                Some(text) if !text.trim().is_empty() => {
                    let (variant, sitters) = readers(seated.as_deref(), &setup);
                    shelf.wish(Wish::Bring {
                        from: Source::Text(text),
                        variant,
                        sitters,
                    });
                }
                _ => notices.push(words!("table-carry-no-text")),
            },
            (Carry::Open, _) => {
                asked.open();
                back.open(Overlay::File, *overlay.get(), &mut next);
            }
            (_, None) => {}
        }
    }
}

/// Whether a game that is brought in may take the place of what is on the screen: it is kept, but
/// nobody is torn out of a campaign or a battle.
pub(crate) fn may_take_over(screen: Screen) -> bool {
    matches!(
        screen,
        Screen::Title | Screen::Saves | Screen::TableSetup | Screen::Table
    )
}
