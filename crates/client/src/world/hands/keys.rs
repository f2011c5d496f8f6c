//! The keyboard on the map.

use super::may_act;
use super::pointer::MapCursor;
use crate::board::RESERVE;
use crate::campaign::{Act, Order, Question, Session};
use crate::keys::{Command as Key, Strokes};
use crate::panels::PanelInput;
use crate::screens::{Overlay, Screen};
use crate::world::sight::Sight;
use crate::world::{LookAt, MapHover, Reel};
use ::campaign::{Command, Square, ViewPending};
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Keys as they stand in this frame.
struct Typed<'a, 'w, 's> {
    strokes: &'a Strokes<'w, 's>,
    /// A button or field of a panel has the keyboard.
    taken: bool,
}

impl<'w, 's> std::ops::Deref for Typed<'_, 'w, 's> {
    type Target = Strokes<'w, 's>;

    fn deref(&self) -> &Strokes<'w, 's> {
        self.strokes
    }
}

impl Typed<'_, '_, '_> {
    fn enter(&self) -> bool {
        !self.taken && self.strokes.enter()
    }

    fn space(&self) -> bool {
        !self.taken && self.strokes.space()
    }
}

/// Turns what the keyboard does into acts.
pub(super) fn use_keys(
    mut strokes: Strokes,
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
    strokes.read();
    let typed = Typed {
        strokes: &strokes,
        taken: panel.has_keyboard,
    };
    if typed.is_chord() || session.curtain().is_some() {
        return;
    }
    if !may_act(&session, &reel) {
        if typed.space() {
            reel.skip();
        }
        if typed.escape() {
            overlay.set(Overlay::Pause);
        }
        return;
    }
    if typed.escape() {
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
    let yes = typed.just(Key::Yes);
    let no = typed.just(Key::No);
    match session.question() {
        Some(Question::Party(picking)) => {
            if typed.enter() || typed.just(Key::Go) || yes {
                return Some(Act::Go);
            }
            if typed.just(Key::Everyone) {
                return Some(Act::PickAll);
            }
            if typed.just(Key::Nobody) {
                return Some(Act::PickNobody);
            }
            if no {
                return Some(Act::Cancel);
            }
            let piece = *typed.number().and_then(|number| RESERVE.get(number))?;
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
            if typed.just(Key::Hold) || typed.enter() {
                Some(Act::Say(Command::Hold))
            } else {
                let sally = typed.just(Key::Sally);
                sally.then_some(Act::Say(Command::Sally))
            }
        }
        ViewPending::Battle {
            extension: true, ..
        } if view.must_act && (yes || no || typed.enter()) => Some(Act::Say(Command::Extend(!no))),
        // The other may be the first to move in it.
        ViewPending::Battle { .. } => {
            if typed.just(Key::Fight) || typed.enter() {
                Some(Act::Fight)
            } else {
                let resolve = typed.just(Key::PlayOut);
                resolve.then_some(Act::Say(Command::Resolve))
            }
        }
        _ => None,
    }
}

fn command(typed: &Typed, session: &Session) -> Option<Act> {
    let asked = session.question().is_some();
    if typed.tab() && !typed.taken && !typed.control() {
        return Some(if typed.shift() {
            Act::PreviousTodo
        } else {
            Act::NextTodo
        });
    }
    if typed.just(Key::Undo) {
        return Some(Act::Undo);
    }
    if asked {
        return None;
    }
    if typed.just(Key::EndTurn) || typed.control() && typed.enter() {
        return Some(Act::EndTurn);
    }
    if typed.just(Key::Rally) {
        return Some(Act::AimRally);
    }
    let aside = typed.just(Key::SetAside);
    aside.then_some(Act::SetAside)
}

/// Moves the marker; whether it moved. From what is selected it goes at once, else the first key
/// only shows where it is.
fn move_cursor(typed: &Typed, session: &Session, cursor: &mut MapCursor) -> bool {
    let mut moved = false;
    for (right, up) in typed.arrows() {
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

fn beside(size: ::campaign::Size, at: Square, right: i8, up: i8) -> Square {
    let along = |from: u8, by: i8| {
        let most = i16::from(size.side()) - 1;
        (i16::from(from) + i16::from(by)).clamp(0, most) as u8
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
