//! What the keys do, with the keys as the player has them.

use crate::keys::{self, Command, Keys};
use crate::theme::{self, palette};
use bevy_egui::egui::{self, RichText, Ui};
use words::Key;

/// A line of a list of keys.
enum Line {
    /// Keys that always mean the same, and what they do.
    Fixed(Key, Key),
    /// A command.
    One(Command),
    /// Several commands, and what they do together.
    Many(&'static [Command], Key),
}

use Line::{Fixed, Many, One};

/// What the keys do everywhere.
const EVERYWHERE: &[Line] = &[
    Fixed(key!("keys-help-tab"), key!("keys-help-next-button")),
    Fixed(key!("keys-help-arrows"), key!("keys-help-to-button")),
    Fixed(key!("keys-help-enter"), key!("keys-help-press")),
    Fixed(key!("keys-help-escape"), key!("keys-help-step-back")),
    One(Command::Help),
    One(Command::FullScreen),
    One(Command::Picture),
];

const LOOKING: [Line; 4] = [
    Many(&[Command::Start, Command::Present], key!("keys-help-ends")),
    Many(&[Command::Back, Command::Forward], key!("keys-help-steps")),
    Fixed(key!("keys-help-sides"), key!("keys-help-same")),
    One(Command::Branch),
];

const BATTLE: &[&[Line]] = &[
    &[
        Fixed(key!("keys-help-arrows"), key!("keys-help-marker")),
        Fixed(key!("keys-help-enter"), key!("keys-help-pick-up")),
        Fixed(key!("keys-help-escape"), key!("keys-help-put-down")),
        Many(Command::NUMBERS.split_at(5).0, key!("keys-help-reserve")),
        Many(
            &[Command::Knight, Command::Bishop, Command::Rook],
            key!("keys-help-promotion"),
        ),
        Many(&[Command::Yes, Command::No], key!("keys-help-yes-no")),
        One(Command::TypeMove),
        One(Command::Hint),
        One(Command::TakeBack),
        One(Command::Retreat),
        One(Command::Resign),
    ],
    &[
        One(Command::OfferDraw),
        One(Command::Resolve),
        One(Command::Flip),
        One(Command::MoveNow),
        One(Command::Pause),
    ],
    &LOOKING,
];

const TABLE: &[&[Line]] = &[
    &[
        Fixed(key!("keys-help-arrows"), key!("keys-help-marker")),
        Fixed(key!("keys-help-enter"), key!("keys-help-pick-up")),
        Fixed(key!("keys-help-escape"), key!("keys-help-put-down")),
        Many(&Command::NUMBERS, key!("keys-help-choose")),
        Many(&[Command::Yes, Command::No], key!("keys-help-yes-no")),
        One(Command::TypeMove),
        One(Command::Hint),
        Many(&[Command::TakeBack, Command::Redo], key!("keys-help-again")),
        One(Command::OfferDraw),
    ],
    &[
        One(Command::Resign),
        One(Command::Flip),
        One(Command::MoveNow),
        One(Command::Pause),
    ],
    &LOOKING,
];

const ANALYSIS: &[Line] = &[
    One(Command::Analyse),
    One(Command::Lines),
    One(Command::LookOver),
    One(Command::TurningPoint),
];

const REPLAY: &[Line] = &[
    One(Command::Pause),
    Many(&[Command::Back, Command::Forward], key!("keys-help-steps")),
    Many(
        &[Command::Start, Command::Present],
        key!("keys-help-replay-ends"),
    ),
    One(Command::Branch),
    Fixed(key!("keys-help-escape"), key!("keys-help-close-replay")),
];

const MAP: &[Line] = &[
    Fixed(key!("keys-help-arrows"), key!("keys-help-marker")),
    Fixed(key!("keys-help-enter"), key!("keys-help-select")),
    Fixed(key!("keys-help-tab"), key!("keys-help-decide")),
    Fixed(key!("keys-help-escape"), key!("keys-help-put-down-map")),
    Many(Command::NUMBERS.split_at(5).0, key!("keys-help-party")),
    Many(&[Command::Everyone, Command::Nobody], key!("keys-help-all")),
    One(Command::Go),
    Many(&[Command::Yes, Command::No], key!("keys-help-yes-no")),
    One(Command::Rally),
    One(Command::SetAside),
    Many(&[Command::Fight, Command::PlayOut], key!("keys-help-fight")),
    Many(&[Command::Hold, Command::Sally], key!("keys-help-walls")),
    One(Command::Build),
    Many(&[Command::Log, Command::ToPanels], key!("keys-help-panels")),
    One(Command::TypeOrder),
    One(Command::Undo),
    One(Command::EndTurn),
    Fixed(key!("keys-help-space"), key!("keys-help-skip")),
    Many(
        &[Command::North, Command::West, Command::South, Command::East],
        key!("keys-help-move-map"),
    ),
    Many(
        &[Command::Nearer, Command::Farther, Command::WholeMap],
        key!("keys-help-zoom"),
    ),
];

pub(super) fn battle(ui: &mut Ui) {
    at_a_board(ui, words!("keys-help-in-battle"), BATTLE);
}

pub(super) fn table(ui: &mut Ui) {
    at_a_board(ui, words!("keys-help-at-board"), TABLE);
}

/// The keys of the analysis.
pub(super) fn analysis(ui: &mut Ui) {
    list(ui, words!("keys-help-analysis"), &[ANALYSIS]);
}

/// The keys of a replay.
pub(super) fn replay(ui: &mut Ui) {
    list(ui, words!("library-replay"), &[REPLAY]);
}

/// The keys that do the same on every screen.
pub(super) fn everywhere(ui: &mut Ui) {
    list(ui, words!("keys-help-everywhere"), &[EVERYWHERE]);
}

fn at_a_board(ui: &mut Ui, title: String, lines: &[&[Line]]) {
    let (first, rest) = lines.split_at(lines.len().min(1));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            list(left, title, first);
            list(right, String::new(), rest);
            right.add_space(6.0);
            list(right, words!("keys-help-everywhere"), &[EVERYWHERE]);
        }
    });
}

pub(super) fn map(ui: &mut Ui) {
    let (first, second) = MAP.split_at(MAP.len().div_ceil(2));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            list(left, words!("keys-help-on-map"), &[first]);
            list(right, String::new(), &[second]);
        }
    });
}

fn list(ui: &mut Ui, title: String, lines: &[&[Line]]) {
    let keys = keys::told(ui.ctx());
    ui.spacing_mut().item_spacing.y = 4.0;
    let lead = RichText::new(title).family(theme::serif_bold()).size(17.0);
    ui.label(lead.color(palette::INK));
    for line in lines.iter().copied().flatten() {
        let (name, what) = line.words(&keys);
        ui.horizontal_top(|ui| {
            let column = egui::vec2(118.0, 0.0);
            ui.allocate_ui(column, |ui| {
                ui.set_width(column.x);
                ui.add(egui::Label::new(RichText::new(name).size(14.0).strong()).wrap());
            });
            let what = RichText::new(what).size(14.0).color(palette::FADED_INK);
            ui.add(egui::Label::new(what).wrap());
        });
    }
}

impl Line {
    /// The keys and what they do.
    fn words(&self, keys: &Keys) -> (String, String) {
        match *self {
            Fixed(keys, what) => (keys.say(), what.say()),
            One(command) => (keys.name(command), command.what()),
            Many(commands, what) => (keys.names(commands), what.say()),
        }
    }
}
