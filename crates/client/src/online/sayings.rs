//! What was said of late.

use super::Room;
use super::hear::Said;
use bevy::prelude::*;
use protocol::Phrase;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How long something said is shown.
pub const SHOWN: Duration = Duration::from_secs(8);
/// How long nobody says another thing after one: there is no flood.
pub const PAUSE: Duration = Duration::from_secs(3);
/// So many things are kept to be read again.
const KEPT: usize = 6;

/// What was said last, and when the own words were.
#[derive(Resource, Clone, Debug, Default)]
pub struct Sayings {
    last: Option<(u8, Phrase, Instant)>,
    /// What was said, to be read again once it is shown no more; the last thing last.
    heard: VecDeque<(u8, Phrase)>,
    own: Option<Instant>,
}

impl Sayings {
    /// Somebody said something. The same again by the same while it is shown is no news.
    pub fn hear(&mut self, seat: u8, phrase: Phrase, now: Instant) {
        if self.shown(now) != Some((seat, phrase)) {
            self.last = Some((seat, phrase, now));
            self.heard.push_back((seat, phrase));
            if self.heard.len() > KEPT {
                self.heard.pop_front();
            }
        }
    }

    /// Which seat said what, while it is to be shown.
    pub fn shown(&self, now: Instant) -> Option<(u8, Phrase)> {
        let (seat, phrase, _) = self.last.filter(|_| !self.left(now).is_zero())?;
        Some((seat, phrase))
    }

    /// What was said of late, shown or not: which seat said what, the last thing last.
    pub fn heard(&self) -> impl Iterator<Item = (u8, Phrase)> {
        self.heard.iter().copied()
    }

    /// For how long it is still shown.
    pub fn left(&self, now: Instant) -> Duration {
        let since = self
            .last
            .map(|(.., since)| now.saturating_duration_since(since));
        since.map_or(Duration::ZERO, |since| SHOWN.saturating_sub(since))
    }

    /// Something was said here.
    pub fn said(&mut self, now: Instant) {
        self.own = Some(now);
    }

    /// Whether something may be said here again.
    pub fn may_say(&self, now: Instant) -> bool {
        self.own
            .is_none_or(|then| now.saturating_duration_since(then) >= PAUSE)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sayings>().add_systems(
        Update,
        (forget.run_if(resource_added::<Room>), hear).chain(),
    );
}

/// Another room, other people.
fn forget(mut sayings: ResMut<Sayings>) {
    *sayings = Sayings::default();
}

fn hear(mut said: MessageReader<Said>, mut sayings: ResMut<Sayings>) {
    for Said { seat, phrase } in said.read() {
        sayings.hear(*seat, *phrase, Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_is_shown_for_a_while_and_nobody_floods() {
        let (mut sayings, begun) = (Sayings::default(), Instant::now());
        let at = |seconds| begun + Duration::from_secs(seconds);
        assert_eq!(sayings.shown(begun), None);
        sayings.hear(1, Phrase::Hello, begun);
        sayings.hear(1, Phrase::Hello, at(5));
        assert_eq!(sayings.shown(at(7)), Some((1, Phrase::Hello)));
        assert_eq!(sayings.shown(at(8)), None, "the same again is no news");
        sayings.hear(0, Phrase::Thanks, at(9));
        assert_eq!(sayings.shown(at(9)), Some((0, Phrase::Thanks)));
        assert_eq!(sayings.shown(at(30)), None);
        let heard: Vec<_> = sayings.heard().collect();
        assert_eq!(heard, [(1, Phrase::Hello), (0, Phrase::Thanks)]);
        for more in 0..20 {
            sayings.hear(more % 2, Phrase::Oops, at(40));
        }
        assert_eq!(sayings.heard().count(), KEPT);
        assert!(sayings.may_say(begun));
        sayings.said(begun);
        assert!(!sayings.may_say(at(2)) && sayings.may_say(at(3)));
    }
}
