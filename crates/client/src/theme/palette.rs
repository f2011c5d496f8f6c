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
