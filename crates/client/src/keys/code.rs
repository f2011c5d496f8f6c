//! Keys that can be given to a command: how they are written down and what they are called.

use bevy::prelude::KeyCode::{self, *};

/// Why a key can't be given to a command.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// It means the same everywhere.
    Fixed,
    /// It only changes what others mean.
    Modifier,
    /// It has no name here.
    Unknown,
}

impl Unusable {
    /// The same in words.
    pub fn words(self) -> String {
        match self {
            Self::Fixed => words!("keys-unusable-fixed"),
            Self::Modifier => words!("keys-unusable-modifier"),
            Self::Unknown => words!("keys-unusable-unknown"),
        }
    }
}

/// Every key that can be used, with what stands on it.
const CODES: &[(KeyCode, &str)] = &[
    (KeyA, "A"),
    (KeyB, "B"),
    (KeyC, "C"),
    (KeyD, "D"),
    (KeyE, "E"),
    (KeyF, "F"),
    (KeyG, "G"),
    (KeyH, "H"),
    (KeyI, "I"),
    (KeyJ, "J"),
    (KeyK, "K"),
    (KeyL, "L"),
    (KeyM, "M"),
    (KeyN, "N"),
    (KeyO, "O"),
    (KeyP, "P"),
    (KeyQ, "Q"),
    (KeyR, "R"),
    (KeyS, "S"),
    (KeyT, "T"),
    (KeyU, "U"),
    (KeyV, "V"),
    (KeyW, "W"),
    (KeyX, "X"),
    (KeyY, "Y"),
    (KeyZ, "Z"),
    (Digit0, "0"),
    (Digit1, "1"),
    (Digit2, "2"),
    (Digit3, "3"),
    (Digit4, "4"),
    (Digit5, "5"),
    (Digit6, "6"),
    (Digit7, "7"),
    (Digit8, "8"),
    (Digit9, "9"),
    (Minus, "−"),
    (Equal, "+"),
    (BracketLeft, "["),
    (BracketRight, "]"),
    (Backslash, "\\"),
    (Semicolon, ";"),
    (Quote, "'"),
    (Backquote, "`"),
    (Comma, ","),
    (Period, "."),
    (Slash, "/"),
    (IntlBackslash, "<"),
    (F1, "F1"),
    (F2, "F2"),
    (F3, "F3"),
    (F4, "F4"),
    (F5, "F5"),
    (F6, "F6"),
    (F7, "F7"),
    (F8, "F8"),
    (F9, "F9"),
    (F10, "F10"),
    (F11, "F11"),
    (F12, "F12"),
    (Home, "Home"),
    (End, "End"),
    (PageUp, "Page Up"),
    (PageDown, "Page Down"),
    (Insert, "Insert"),
    (Delete, "Delete"),
    (Backspace, "Backspace"),
    (Pause, "Pause"),
    (Numpad0, "Num 0"),
    (Numpad1, "Num 1"),
    (Numpad2, "Num 2"),
    (Numpad3, "Num 3"),
    (Numpad4, "Num 4"),
    (Numpad5, "Num 5"),
    (Numpad6, "Num 6"),
    (Numpad7, "Num 7"),
    (Numpad8, "Num 8"),
    (Numpad9, "Num 9"),
    (NumpadAdd, "Num +"),
    (NumpadSubtract, "Num −"),
    (NumpadMultiply, "Num ×"),
    (NumpadDivide, "Num ÷"),
    (NumpadDecimal, "Num ."),
];

/// What a key is called.
pub fn name_of(key: KeyCode) -> String {
    match key {
        Home => words!("keys-home"),
        End => words!("keys-end"),
        PageUp => words!("keys-page-up"),
        PageDown => words!("keys-page-down"),
        Insert => words!("keys-insert"),
        Delete => words!("keys-delete"),
        Backspace => words!("keys-backspace"),
        Pause => words!("keys-pause-key"),
        key => match sign(key).split_once("Num ") {
            Some((_, sign)) => words!("keys-number", key = sign),
            None => sign(key).to_owned(),
        },
    }
}

/// What stands on a key.
pub(super) fn sign(key: KeyCode) -> &'static str {
    let found = CODES.iter().find(|(code, _)| *code == key);
    found.map_or("?", |(_, sign)| sign)
}

/// Whether it is on the block of numbers.
pub(super) fn is_numpad(key: KeyCode) -> bool {
    sign(key).starts_with("Num ")
}

/// Whether it is a digit of the upper row.
pub(super) fn is_digit(key: KeyCode) -> bool {
    sign(key).bytes().all(|it| it.is_ascii_digit())
}

/// Whether a command may have this key.
///
/// # Errors
/// Says why not.
pub fn usable(key: KeyCode) -> Result<(), Unusable> {
    match key {
        Escape | Enter | NumpadEnter | Space | Tab | ArrowLeft | ArrowRight | ArrowUp
        | ArrowDown => Err(Unusable::Fixed),
        ShiftLeft | ShiftRight | ControlLeft | ControlRight | AltLeft | AltRight | SuperLeft
        | SuperRight | CapsLock | NumLock | ScrollLock | Fn | FnLock => Err(Unusable::Modifier),
        key if CODES.iter().any(|(code, _)| *code == key) => Ok(()),
        _ => Err(Unusable::Unknown),
    }
}

/// Whether a key writes nothing into a field.
pub(super) fn is_silent(key: KeyCode) -> bool {
    matches!(
        key,
        F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10 | F11 | F12
    )
}

/// How a key is written down.
pub(super) fn written(key: KeyCode) -> String {
    format!("{key:?}")
}

/// The key that was written down so.
pub(super) fn read(written: &str) -> Option<KeyCode> {
    let mut codes = CODES.iter().map(|(code, _)| *code);
    codes.find(|code| self::written(*code) == written)
}

/// The key on which a letter or sign usually stands.
pub(super) fn usual_place(sign: &str) -> Option<KeyCode> {
    let sign = match sign {
        "-" => "−".to_owned(),
        "=" => "+".to_owned(),
        sign => sign.to_uppercase(),
    };
    let found = CODES.iter().find(|(_, name)| *name == sign);
    found.map(|(code, _)| *code)
}
