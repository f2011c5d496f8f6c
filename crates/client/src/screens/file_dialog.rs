//! Asking for a file.

use crate::saves::in_words;
use bevy_egui::egui;
use egui_file_dialog::{
    Disks, FileDialog, FileDialogLabels, FileSystem, Metadata, NativeFileSystem, UserDirectories,
};
use egui_phosphor::regular as icons;
use rules::capital;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A question for a file in the look of the game.
pub(crate) fn new(title: &str) -> FileDialog {
    let mut dialog = FileDialog::with_file_system(Arc::new(InWords))
        .title(title)
        .labels(labels())
        .movable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .default_size([720.0, 460.0])
        .max_size([760.0, 520.0])
        .show_working_directory_button(false)
        .show_search(false)
        .err_icon(icons::WARNING)
        .default_file_icon(icons::FILE)
        .default_folder_icon(icons::FOLDER)
        .device_icon(icons::HARD_DRIVE)
        .parent_directory_icon(icons::ARROW_UP)
        .back_icon(icons::ARROW_LEFT)
        .forward_icon(icons::ARROW_RIGHT)
        .new_folder_icon(icons::FOLDER_PLUS)
        .menu_icon(icons::LIST)
        .path_edit_icon(icons::PENCIL_SIMPLE);
    if let Some(user) = directories::UserDirs::new() {
        let home = user.document_dir().unwrap_or_else(|| user.home_dir());
        dialog = dialog.initial_directory(home.to_owned());
    }
    dialog
}

fn labels() -> FileDialogLabels {
    FileDialogLabels {
        cancel: words!("common-cancel"),
        overwrite: words!("files-overwrite"),
        reload: words!("files-reload"),
        select_all: words!("files-select-all"),
        show_hidden: words!("files-show-hidden"),
        show_system_files: words!("files-show-system"),
        heading_pinned: words!("files-pinned"),
        heading_places: words!("files-places"),
        heading_devices: words!("files-devices"),
        heading_removable_devices: words!("files-removable"),
        home_dir: words!("files-home"),
        desktop_dir: words!("files-desktop"),
        documents_dir: words!("files-documents"),
        downloads_dir: words!("files-downloads"),
        audio_dir: words!("files-audio"),
        pictures_dir: words!("files-pictures"),
        videos_dir: words!("files-videos"),
        pin_folder: words!("files-pin"),
        unpin_folder: words!("files-unpin"),
        rename_pinned_folder: words!("files-rename"),
        selected_file: words!("files-selected"),
        file_name: words!("files-name"),
        file_filter_all_files: words!("files-all"),
        save_extension_any: words!("files-any"),
        open_button: words!("files-open"),
        save_button: words!("files-save"),
        cancel_button: words!("files-cancel"),
        overwrite_file_modal_text: words!("files-overwrite-asked"),
        err_empty_folder_name: words!("files-no-folder-name"),
        err_empty_file_name: words!("files-no-file-name"),
        err_directory_exists: words!("files-folder-exists"),
        err_file_exists: words!("files-file-exists"),
        ..FileDialogLabels::default()
    }
}

/// Draws a question for a file. A slash begins a path from the root, whatever folder is open.
pub(crate) fn update(dialog: &mut FileDialog, ctx: &egui::Context) {
    let begun = egui::Id::new("a path from the root");
    if ctx
        .data_mut(|data| data.remove_temp::<bool>(begun))
        .is_some()
    {
        // The field has come up with the path of the folder in it, without the slash.
        let all = egui::Event::Key {
            key: egui::Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::COMMAND,
        };
        let slash = egui::Event::Text("/".to_owned());
        ctx.input_mut(|input| input.events.splice(0..0, [all, slash]).count());
    }
    let is_free = ctx.memory(|memory| memory.focused().is_none());
    if is_free && ctx.input(|input| input.key_pressed(egui::Key::Slash)) {
        ctx.data_mut(|data| data.insert_temp(begun, true));
        ctx.request_repaint();
    }
    dialog.update(ctx);
    brighten(ctx);
}

/// The field for a path is drawn black whatever the theme; here it is as pale as every other.
fn brighten(ctx: &egui::Context) {
    let black = egui::Color32::from_black_alpha(250);
    let pale = ctx.global_style().visuals.extreme_bg_color;
    let layers: Vec<egui::LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    ctx.graphics_mut(|graphics| {
        for layer in layers {
            let Some(list) = graphics.get_mut(layer) else {
                continue;
            };
            let fields = list.all_entries().enumerate().filter(
                |(_, it)| matches!(&it.shape, egui::Shape::Rect(rect) if rect.fill == black),
            );
            let fields: Vec<usize> = fields.map(|(index, _)| index).collect();
            for index in fields {
                list.mutate_shape(egui::layers::ShapeIdx(index), |it| {
                    if let egui::Shape::Rect(rect) = &mut it.shape {
                        rect.fill = pale;
                    }
                });
            }
        }
    });
}

/// The file system of this computer, whose refusals are in words.
struct InWords;

impl FileSystem for InWords {
    fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        NativeFileSystem.metadata(path)
    }

    fn is_dir(&self, path: &Path) -> bool {
        NativeFileSystem.is_dir(path)
    }

    fn is_file(&self, path: &Path) -> bool {
        NativeFileSystem.is_file(path)
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        NativeFileSystem.read_dir(path).map_err(|problem| {
            let words = format!("{}.", capital(&in_words(&problem)));
            io::Error::new(problem.kind(), words)
        })
    }

    fn get_disks(&self, canonicalize_paths: bool) -> Disks {
        NativeFileSystem.get_disks(canonicalize_paths)
    }

    fn is_path_hidden(&self, path: &Path) -> bool {
        NativeFileSystem.is_path_hidden(path)
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        NativeFileSystem.create_dir(path)
    }

    fn user_dirs(&self, canonicalize_paths: bool) -> Option<UserDirectories> {
        NativeFileSystem.user_dirs(canonicalize_paths)
    }

    fn current_dir(&self) -> io::Result<PathBuf> {
        NativeFileSystem.current_dir()
    }

    fn load_text_file_preview(&self, path: &Path, most: usize) -> io::Result<String> {
        NativeFileSystem.load_text_file_preview(path, most)
    }
}

/// A name for a file that no system minds.
pub(crate) fn file_name(name: &str, ending: &str) -> String {
    let letters = |letter: char| {
        if letter.is_alphanumeric() {
            letter
        } else {
            '-'
        }
    };
    let file: String = name.chars().map(letters).collect();
    format!("{}.{ending}", file.to_lowercase())
}
