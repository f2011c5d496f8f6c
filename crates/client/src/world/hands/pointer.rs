//! Mouse and finger: what is under them, and taps. A drag belongs to the camera.

use super::may_act;
use crate::board::Gestures;
use crate::campaign::{Act, Order, Session};
use crate::panels::PanelInput;
use crate::world::sight::Sight;
use crate::world::{Dragging, MapHover, Reel, square_at};
use ::campaign::Square;
use bevy::prelude::*;

/// How far the pointer may go between press and release for a tap, in logical pixels.
const TAP: f32 = 6.0;

/// The square that the keyboard acts on.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct MapCursor {
    /// Where it is, once it has been somewhere.
    pub square: Option<Square>,
    /// Whether it is shown: it hides when the mouse is used.
    pub visible: bool,
}

impl MapCursor {
    /// Shows it on a square.
    pub(super) fn show(&mut self, square: Square) {
        self.square = Some(square);
        self.visible = true;
    }

    /// The square, if the keyboard is in use.
    pub fn shown(&self) -> Option<Square> {
        self.square.filter(|_| self.visible)
    }
}

/// A press on the map that may become a tap: one that goes far is a drag for good.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Press(Option<(Square, Vec2)>);

impl Press {
    /// A finger or button goes down.
    fn begin(&mut self, over: Option<Square>, place: Option<Vec2>) {
        self.0 = over.zip(place);
    }

    /// The pointer is somewhere while it is down.
    fn follow(&mut self, place: Vec2) {
        self.0 = self.0.filter(|(_, began)| began.distance(place) <= TAP);
    }

    /// It goes up; the square that was tapped.
    fn end(&mut self, over: Option<Square>) -> Option<Square> {
        let (square, _) = self.0.take()?;
        (over == Some(square)).then_some(square)
    }
}

pub(super) fn lay_hands(
    mut hover: ResMut<MapHover>,
    mut cursor: ResMut<MapCursor>,
    mut press: ResMut<Press>,
) {
    *hover = MapHover::default();
    *cursor = MapCursor::default();
    *press = Press::default();
}

/// Turns what the pointer does into acts.
pub(super) fn use_pointer(
    mut gestures: Gestures,
    panel: Res<PanelInput>,
    session: Res<Session>,
    reel: Res<Reel>,
    sight: Sight,
    dragging: Res<Dragging>,
    mut hover: ResMut<MapHover>,
    mut cursor: ResMut<MapCursor>,
    mut press: ResMut<Press>,
    mut orders: MessageWriter<Order>,
    mut last_place: Local<Option<Vec2>>,
) {
    for pointer in gestures.since_last_picture() {
        if pointer.place.is_some() && pointer.place != *last_place {
            if last_place.is_some() && cursor.visible {
                cursor.visible = false;
            }
            *last_place = pointer.place;
        }
        let under = |place: Vec2| square_at(session.view().size(), sight.world(place)?);
        let over = pointer
            .place
            .filter(|_| !panel.has_pointer && session.curtain().is_none())
            .and_then(under);
        hover.set_if_neq(MapHover(cursor.shown().or(over)));
        if pointer.cancelled {
            *press = Press::default();
            if !panel.has_pointer && may_act(&session, &reel) {
                orders.write(Order(Act::Cancel));
            }
            continue;
        }
        // Two fingers zoom.
        if gestures.fingers() > 1 {
            *press = Press::default();
            continue;
        }
        if pointer.pressed {
            // Whether a panel has the pointer is known a picture later: it is asked at the release.
            press.begin(pointer.place.and_then(under), pointer.place);
        }
        if let Some(place) = pointer.place {
            press.follow(place);
        }
        if pointer.released
            && let Some(square) = press.end(over)
            && !dragging.0
            && may_act(&session, &reel)
        {
            orders.write(Order(Act::Touch(square)));
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_is_no_tap() {
        let square = Square::parse("c5");
        let other = Square::parse("c6");
        let start = Vec2::new(100.0, 100.0);
        let tapped = |way: &[Vec2], up: Option<Square>| {
            let mut press = Press::default();
            press.begin(square, Some(start));
            for &place in way {
                press.follow(place);
            }
            press.end(up)
        };
        assert_eq!(tapped(&[start + 2.0], square), square, "a hand trembles");
        assert_eq!(tapped(&[start + 40.0], square), None);
        assert_eq!(
            tapped(&[start + 40.0, start], square),
            None,
            "there and back"
        );
        assert_eq!(tapped(&[], other), None);
        assert_eq!(tapped(&[], None), None, "over a panel");
        let mut press = Press::default();
        press.begin(None, Some(start));
        assert_eq!(press.end(square), None, "begun on a panel");
        assert_eq!(Press::default().end(square), None, "begun elsewhere");
    }
}
