//! The colours of paper, ink and gilding.

use bevy_egui::egui::Color32;

/// Body text and titles.
pub const INK: Color32 = Color32::from_rgb(0x38, 0x2a, 0x1f);
/// Text of less weight.
pub const FADED_INK: Color32 = Color32::from_rgb(0x6a, 0x58, 0x46);
/// A panel.
pub const PAPER: Color32 = Color32::from_rgb(0xf3, 0xe9, 0xd4);
/// What lies in a panel: lists, trays, fields.
pub const PALE_PAPER: Color32 = Color32::from_rgb(0xfa, 0xf4, 0xe6);
/// A button.
pub const PARCHMENT: Color32 = Color32::from_rgb(0xe6, 0xd5, 0xb3);
/// A button under the pointer.
pub const WARM_PARCHMENT: Color32 = Color32::from_rgb(0xef, 0xdf, 0xba);
/// Lines and frames.
pub const EDGE: Color32 = Color32::from_rgb(0xb2, 0x98, 0x6d);
/// What is chosen, and the button that leads on.
pub const GOLD: Color32 = Color32::from_rgb(0xd3, 0xa0, 0x3c);
/// The ring around what has the keyboard.
pub const FOCUS: Color32 = Color32::from_rgb(0x1f, 0x5f, 0x8b);
/// What ends or loses something; errors.
pub const WAX: Color32 = Color32::from_rgb(0x9c, 0x2f, 0x22);
/// What is well.
pub const MOSS: Color32 = Color32::from_rgb(0x4a, 0x6b, 0x33);
/// Behind everything, where no picture is: the dark wood of a table.
pub const DUSK: Color32 = Color32::from_rgb(0x3a, 0x2a, 0x1e);
/// A card that is chosen.
pub const CHOSEN: Color32 = Color32::from_rgb(0xf6, 0xe2, 0xb0);

/// What stands for each row of the piece atlas where there is room for a colour alone: apart in
/// lightness, too, for those who do not tell every hue.
pub const LIVERIES: [Color32; 4] = [
    Color32::from_rgb(0xf6, 0xec, 0xd2),
    Color32::from_rgb(0x39, 0x45, 0x96),
    Color32::from_rgb(0x94, 0x20, 0x2e),
    Color32::from_rgb(0x68, 0xbd, 0x80),
];
/// The same for barbarians.
pub const ROGUES: Color32 = Color32::from_rgb(0x14, 0x11, 0x10);
/// The same as lines on pale paper.
pub const LINES: [Color32; 4] = [
    Color32::from_rgb(0xa8, 0x72, 0x1e),
    Color32::from_rgb(0x33, 0x40, 0x8a),
    Color32::from_rgb(0x85, 0x14, 0x26),
    Color32::from_rgb(0x3f, 0x9a, 0x68),
];
