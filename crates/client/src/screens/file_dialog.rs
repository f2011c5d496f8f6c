//! Asking for a file.

use bevy_egui::egui;
use egui_file_dialog::FileDialog;
use egui_phosphor::regular as icons;

/// A question for a file in the look of the game.
pub(crate) fn new(title: &str) -> FileDialog {
    let mut dialog = FileDialog::new()
        .title(title)
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
