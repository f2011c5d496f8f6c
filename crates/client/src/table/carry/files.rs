//! Asking for the file of a game.

use super::{Seated, TableSetup, readers};
use crate::saves::{Shelf, Source, Wish, in_words, write_whole};
use crate::screens::{Asking, Notices, Overlay, Return, file_dialog};
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_file_dialog::{DialogState, FileDialog};
use tabletop::Export;

/// What a file is being asked for.
#[derive(Resource, Default)]
pub(super) struct Asked(Option<(FileDialog, Purpose)>);

enum Purpose {
    Save(Export),
    Open,
}

impl Asked {
    /// Asks where to write a game.
    pub fn save(&mut self, export: Export, name: &str) {
        let ending = export.extension;
        let mut dialog = file_dialog::new(&words!("table-carry-save-title"))
            .default_file_name(&file_dialog::file_name(name, ending))
            .add_save_extension(&words!("table-carry-game"), ending)
            .default_save_extension(&words!("table-carry-game"));
        dialog.save_file();
        self.0 = Some((dialog, Purpose::Save(export)));
    }

    /// Asks what to read.
    pub fn open(&mut self) {
        let mut dialog = file_dialog::new(&words!("table-carry-open-title"))
            .add_file_filter_extensions(
                &words!("table-carry-chess"),
                vec!["pgn", "fen", "epd", "txt"],
            )
            .default_file_filter(&words!("table-carry-chess"));
        dialog.pick_file();
        self.0 = Some((dialog, Purpose::Open));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>().add_systems(
        EguiPrimaryContextPass,
        ask.in_set(Panels::Overlays).run_if(in_state(Overlay::File)),
    );
}

fn ask(
    mut contexts: EguiContexts,
    mut asked: ResMut<Asked>,
    seated: Option<Res<Seated>>,
    setup: Res<TableSetup>,
    back: Res<Return>,
    mut shelf: ResMut<Shelf>,
    mut notices: ResMut<Notices>,
    mut asking: ResMut<Asking>,
    mut next: ResMut<NextState<Overlay>>,
) -> Result {
    // Escape closes the question, not what lies below it.
    asking.0 = true;
    let Some((dialog, purpose)) = &mut asked.0 else {
        asking.0 = false;
        next.set(back.0);
        return Ok(());
    };
    file_dialog::update(dialog, contexts.ctx_mut()?);
    let path = dialog.take_picked();
    let open = *dialog.state() == DialogState::Open;
    if let Some(path) = path {
        match purpose {
            Purpose::Save(export) => {
                let told = path.display().to_string();
                notices.push(match write_whole(&path, export.text.as_bytes()) {
                    Ok(()) => words!("table-carry-written", file = told),
                    Err(problem) => words!(
                        "table-carry-unwritten",
                        file = told,
                        problem = in_words(&problem)
                    ),
                });
            }
            Purpose::Open => {
                let (variant, sitters) = readers(seated.as_deref(), &setup);
                shelf.wish(Wish::Bring {
                    from: Source::File(path),
                    variant,
                    sitters,
                });
            }
        }
    }
    if !open {
        asked.0 = None;
        asking.0 = false;
        next.set(back.0);
    }
    Ok(())
}
