//! The keyboard on the map.

use super::may_act;
use super::pointer::MapCursor;
use crate::campaign::{Act, Order, Question, Session};
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::world::sight::Sight;
use crate::world::{LookAt, MapHover, Reel};
use ::campaign::{Command, Square, ViewPending};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use rules::Piece;

/// The keys of the map and what they do, for the help.
pub const MAP_KEYS: &[(&str, &str)] = &[
    ("Arrow keys", "move the square marker"),
    ("Enter or Space", "select what stands there, or go there"),
    ("Tab, Shift + Tab", "the next or previous thing to decide"),
    ("Escape", "put down what is selected; again: pause"),
    (
        "1 to 5",
        "one more Queen, Rook, Bishop, Knight or Pawn goes, when asked; with Shift one less",
    ),
    ("M, 0", "all go, nobody goes, when asked"),
    ("G or Enter", "off they go, when asked"),
    ("Y, N", "answer yes or no, when asked"),
    ("R", "rally point for the selected army"),
    ("X", "set the selected army aside for this turn"),
    ("F, V", "fight the battle that waits, or have it resolved"),
    ("H, O", "hold the walls, or sally out into the open"),
    ("B", "build: in the selected city, or the next that is idle"),
    ("L, P", "the turn log; the keyboard to the panels"),
    ("U", "take back"),
    ("E or Ctrl + Enter", "end the turn"),
    ("Space", "skip what others do"),
    ("W, A, S, D", "move the map"),
    ("+ and −, Home", "zoom; see the whole map"),
];

const ARROWS: [(KeyCode, i16, i16); 4] = [
    (KeyCode::ArrowLeft, -1, 0),
    (KeyCode::ArrowRight, 1, 0),
    (KeyCode::ArrowUp, 0, 1),
    (KeyCode::ArrowDown, 0, -1),
];

/// The digits of the picker.
const PICKS: [(KeyCode, KeyCode, Piece); 5] = crate::board::RESERVE_KEYS;

/// Keys as they stand in this frame.
struct Typed<'a> {
    keys: &'a ButtonInput<KeyCode>,
    repeated: Vec<KeyCode>,
    /// A button or field of a panel has the keyboard.
    taken: bool,
}

impl Typed<'_> {
    fn any(&self, codes: &[KeyCode]) -> bool {
        codes.iter().any(|&code| self.keys.just_pressed(code))
    }

    /// Pressed, or held down so long that it repeats.
    fn goes(&self, key: KeyCode) -> bool {
        self.keys.just_pressed(key) || self.repeated.contains(&key)
    }

    fn shift(&self) -> bool {
        self.keys
            .any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
    }

    fn control(&self) -> bool {
        self.keys
            .any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
    }

    fn enter(&self) -> bool {
        !self.taken && self.any(&[KeyCode::Enter, KeyCode::NumpadEnter])
    }

    fn space(&self) -> bool {
        !self.taken && self.any(&[KeyCode::Space])
    }
}

/// Turns what the keyboard does into acts.
pub(super) fn use_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut presses: MessageReader<KeyboardInput>,
    panel: Res<PanelInput>,
    session: Res<Session>,
    sight: Sight,
    mut reel: ResMut<Reel>,
    mut cursor: ResMut<MapCursor>,
    mut hover: ResMut<MapHover>,
    mut orders: MessageWriter<Order>,
    mut look: MessageWriter<LookAt>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut led: Local<bool>,
) {
    // The marker goes along where Tab led.
    if std::mem::take(&mut *led)
        && let Some(square) = session.selected()
    {
        cursor.show(square);
        hover.set_if_neq(MapHover(Some(square)));
    }
    let repeated = presses
        .read()
        .filter(|input| input.repeat && input.state.is_pressed())
        .map(|input| input.key_code)
        .collect();
    let typed = Typed {
        keys: &keys,
        repeated,
        taken: panel.has_keyboard,
    };
    let held = [
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    if keys.any_pressed(held) || session.curtain().is_some() {
        return;
    }
    if !may_act(&session, &reel) {
        if typed.space() {
            reel.skip();
        }
        if typed.any(&[KeyCode::Escape]) {
            overlay.set(Overlay::Pause);
        }
        return;
    }
    if typed.any(&[KeyCode::Escape]) {
        let open = session.question().is_some() || session.selected().is_some();
        if open {
            orders.write(Order(Act::Cancel));
        } else if !panel.has_keyboard {
            overlay.set(Overlay::Pause);
        }
        return;
    }
    if let Some(act) = answer(&typed, &session).or_else(|| command(&typed, &session)) {
        *led = matches!(act, Act::NextTodo | Act::PreviousTodo);
        orders.write(Order(act));
        return;
    }
    if typed.taken || typed.control() {
        return;
    }
    if move_cursor(&typed, &session, &mut cursor)
        && let Some(square) = cursor.square
    {
        hover.set_if_neq(MapHover(Some(square)));
        if !sight.has(square) {
            look.write(LookAt(square));
        }
    }
    if let Some(square) = cursor.shown()
        && session.question().is_none()
        // It is put down by Escape; to choose it once more keeps it.
        && (session.selected() != Some(square) || session.is_aiming())
        && (typed.enter() || typed.space())
    {
        orders.write(Order(Act::Touch(square)));
    }
}

/// The answer to what is asked or pending. Enter is what the golden button says, also when no
/// button has the keyboard.
fn answer(typed: &Typed, session: &Session) -> Option<Act> {
    let yes = typed.any(&[KeyCode::KeyY]);
    let no = typed.any(&[KeyCode::KeyN]);
    match session.question() {
        Some(Question::Party(picking)) => {
            if typed.enter() || typed.any(&[KeyCode::KeyG]) || yes {
                return Some(Act::Go);
            }
            if typed.any(&[KeyCode::KeyM]) {
                return Some(Act::PickAll);
            }
            if typed.any(&[KeyCode::Digit0, KeyCode::Numpad0]) {
                return Some(Act::PickNobody);
            }
            if no {
                return Some(Act::Cancel);
            }
            let (_, _, piece) = PICKS
                .into_iter()
                .find(|&(digit, numpad, _)| typed.any(&[digit, numpad]))?;
            let now = picking.picked.count(piece);
            let count = if typed.shift() {
                now.saturating_sub(1)
            } else {
                now.saturating_add(1)
            };
            Some(Act::Pick(piece, count))
        }
        Some(Question::EndTurn(_)) => {
            if yes {
                Some(Act::Confirm)
            } else if typed.enter() && !typed.control() {
                Some(Act::NextTodo)
            } else {
                no.then_some(Act::Cancel)
            }
        }
        // What ends the campaign has a letter of its own.
        Some(Question::Resign(_)) => {
            if yes {
                Some(Act::Confirm)
            } else {
                (no || typed.enter()).then_some(Act::Cancel)
            }
        }
        None => pending(typed, session, yes, no),
    }
}

fn pending(typed: &Typed, session: &Session, yes: bool, no: bool) -> Option<Act> {
    let view = session.view();
    // A battle is looked at by both sides, whoever is on the move in it.
    match view.pending.as_ref()? {
        ViewPending::Defend { .. } if view.must_act => {
            if typed.any(&[KeyCode::KeyH]) || typed.enter() {
                Some(Act::Say(Command::Hold))
            } else {
                let sally = typed.any(&[KeyCode::KeyO]);
                sally.then_some(Act::Say(Command::Sally))
            }
        }
        ViewPending::Battle {
            extension: true, ..
        } if view.must_act && (yes || no || typed.enter()) => Some(Act::Say(Command::Extend(!no))),
        // The other may be the first to move in it.
        ViewPending::Battle { .. } => {
            if typed.any(&[KeyCode::KeyF]) || typed.enter() {
                Some(Act::Fight)
            } else {
                let resolve = typed.any(&[KeyCode::KeyV]);
                resolve.then_some(Act::Say(Command::Resolve))
            }
        }
        _ => None,
    }
}

fn command(typed: &Typed, session: &Session) -> Option<Act> {
    let asked = session.question().is_some();
    if typed.goes(KeyCode::Tab) && !typed.taken && !typed.control() {
        return Some(if typed.shift() {
            Act::PreviousTodo
        } else {
            Act::NextTodo
        });
    }
    if typed.any(&[KeyCode::KeyU]) {
        return Some(Act::Undo);
    }
    if asked {
        return None;
    }
    if typed.any(&[KeyCode::KeyE]) || typed.control() && typed.enter() {
        return Some(Act::EndTurn);
    }
    if typed.any(&[KeyCode::KeyR]) {
        return Some(Act::AimRally);
    }
    let aside = typed.any(&[KeyCode::KeyX]);
    aside.then_some(Act::SetAside)
}

/// Moves the marker; whether it moved. From what is selected it goes at once, else the first key
/// only shows where it is.
fn move_cursor(typed: &Typed, session: &Session, cursor: &mut MapCursor) -> bool {
    let mut moved = false;
    for (key, right, up) in ARROWS {
        if !typed.goes(key) {
            continue;
        }
        let size = session.view().size();
        let old = cursor.square.filter(|&at| size.has(at));
        cursor.square = match old.filter(|_| cursor.visible) {
            Some(at) => Some(beside(size, at, right, up)),
            None => match session.selected() {
                Some(at) => Some(beside(size, at, right, up)),
                None => old.or_else(|| start(session)),
            },
        };
        cursor.visible = true;
        moved = true;
    }
    moved
}

fn beside(size: ::campaign::Size, at: Square, right: i16, up: i16) -> Square {
    let along = |from: u8, by: i16| {
        let most = i16::from(size.side()) - 1;
        (i16::from(from) + by).clamp(0, most) as u8
    };
    Square::at(along(at.file(), right), along(at.rank(), up)).unwrap_or(at)
}

/// The marker begins at an own army, else in the middle.
fn start(session: &Session) -> Option<Square> {
    let view = session.view();
    let half = view.size().side() / 2;
    let army = view.own_armies().next().map(|(at, _)| at);
    army.or_else(|| Square::at(half, half))
}

/// On the map Tab leads through what is left to decide; only where a panel's widget already has
/// the keyboard does it lead on to the next widget.
pub(super) fn keep_tab(app: &mut App) {
    app.add_systems(
        PreUpdate,
        take_tab
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .run_if(in_state(Screen::World).and_then(in_state(Overlay::None))),
    );
}

fn take_tab(mut inputs: Query<&mut EguiInput>, panel: Res<PanelInput>) {
    if panel.has_keyboard {
        return;
    }
    for mut input in &mut inputs {
        let input = input.bypass_change_detection();
        input.events.retain(|event| {
            !matches!(event, egui::Event::Key { key: egui::Key::Tab, modifiers, .. } if !modifiers.ctrl)
        });
    }
}
