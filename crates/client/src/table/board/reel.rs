//! Which entry of the record the board shows: the present is reached step by step, so that each
//! is seen.

use super::marks::last_shown;
use crate::table::Seen;
use bevy::prelude::Resource;
use tabletop::{Look, Motion, Player, Point, Sitting, Step, Viewer};

/// So many steps are shown one after the other at most; of more only the last.
const MOST: usize = 8;
/// Seconds in which can be read what came of a fight.
const VERDICT: f32 = 1.3;

/// What the board shows now, and where it is going.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reel {
    /// So many entries of the record are on the board.
    at: usize,
    /// So many shall be.
    goal: usize,
    /// For whom; nobody while the board is covered.
    viewer: Option<Viewer>,
    /// How much of the record each has seen, of those who share the screen.
    seen: Vec<(Player, usize)>,
    /// What is to be seen.
    pub(super) look: Look,
    /// The last step up to what is shown that shows on the board.
    pub(super) last: Option<Step>,
    /// How the pieces get from what stood to what stands.
    pub(super) manner: Manner,
    /// Seconds until the next step may be shown.
    pub(super) busy: f32,
    /// What came of the last fight, and where it was fought.
    verdict: Option<(Point, String)>,
}

/// How pieces get to where they belong.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Manner {
    /// At once.
    #[default]
    AtOnce,
    /// Along a way, if it is plain which goes where.
    Walking,
    /// As a step tells.
    Told {
        /// When what moves has arrived, in seconds.
        arrives: f32,
        /// Where pieces come onto the board.
        coming: Vec<Point>,
    },
}

/// What is known of the table in a frame.
#[derive(Copy, Clone, Debug)]
pub(super) struct Now {
    /// The entries of the position that is looked at.
    pub at: usize,
    /// Who looks.
    pub viewer: Viewer,
    /// Whether the record has grown since the last frame (else somebody leafs through it).
    pub went: bool,
    /// Whether nothing may move.
    pub still: bool,
}

impl Reel {
    /// Whether something that has happened is still to be seen.
    pub fn is_running(&self) -> bool {
        self.at != self.goal || self.busy > 0.0
    }

    /// Whether nothing of the game is shown, because the screen is being handed over.
    pub fn is_covered(&self) -> bool {
        self.viewer.is_none()
    }

    /// So many entries of the record are on the board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What came of a fight, as long as that is to be read, and where.
    pub fn verdict(&self) -> Option<(Point, &str)> {
        let (at, words) = self.verdict.as_ref()?;
        let is_due = self.busy > 0.0 && self.busy <= VERDICT && !self.is_covered();
        is_due.then_some((*at, words.as_str()))
    }

    /// Takes what is to be seen where it is now; what is before the table is worked out already.
    pub(super) fn show(&mut self, sitting: &Sitting, seen: &Seen) {
        self.look = match self.at == seen.shown_at() {
            true => seen.look.clone(),
            false => sitting.game().look(seen.viewer(), self.at),
        };
        let told = seen.steps.get(..self.at).unwrap_or(&seen.steps);
        self.last = last_shown(told).cloned();
    }

    /// Lets the result of a fight be read, once all that moves for it has arrived.
    pub(super) fn pronounce(&mut self, step: &Step) {
        let mut motions = step.motions.iter();
        self.verdict = motions.find_map(|motion| match motion {
            Motion::Verdict { at, words } => Some((*at, words.clone())),
            _ => None,
        });
        if self.verdict.is_some() {
            self.busy += VERDICT;
        }
    }

    /// Shows nothing until somebody looks again.
    pub(super) fn cover(&mut self) {
        self.note_seen();
        self.viewer = None;
        self.look = Look::default();
        self.last = None;
        self.manner = Manner::AtOnce;
        self.at = self.goal;
        self.busy = 0.0;
    }

    fn note_seen(&mut self) {
        if let Some(Viewer::Player(player)) = self.viewer {
            self.seen.retain(|(of, _)| *of != player);
            self.seen.push((player, self.goal));
        }
    }

    /// Goes where the table is. Tells whether the board jumps to another position for it.
    pub(super) fn aim(&mut self, now: Now) -> bool {
        if self.viewer != Some(now.viewer) {
            let first = self.viewer.is_none();
            self.note_seen();
            self.viewer = Some(now.viewer);
            self.goal = now.at;
            let least = now.at.saturating_sub(MOST);
            self.at = match self.seen_by(now.viewer) {
                _ if now.still => now.at,
                Some(seen) if first => seen.clamp(least, now.at),
                // With the end all is shown to everybody; how it came is still to be seen.
                _ if !first && now.went => self.at.clamp(least, now.at),
                _ => now.at,
            };
            self.manner = Manner::AtOnce;
            self.busy = 0.0;
            return true;
        }
        if now.at == self.goal {
            return false;
        }
        let ahead = now.at.checked_sub(self.goal);
        let step = self.goal.abs_diff(now.at) == 1;
        self.goal = now.at;
        match ahead {
            Some(_) if !now.still && (now.went || step) => {
                if now.at - self.at > MOST {
                    self.at = now.at - 1;
                }
                false
            }
            _ => {
                self.at = now.at;
                self.busy = 0.0;
                self.manner = match step && !now.still {
                    true => Manner::Walking,
                    false => Manner::AtOnce,
                };
                true
            }
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<usize> {
        let Viewer::Player(player) = viewer else {
            return None;
        };
        let found = self.seen.iter().find(|(of, _)| *of == player);
        found.map(|(_, seen)| *seen)
    }

    /// The number of the entry to be shown next, which is then on the board.
    pub(super) fn next(&mut self) -> Option<usize> {
        if self.at >= self.goal {
            return None;
        }
        self.at += 1;
        Some(self.at - 1)
    }

    /// Everything that is still to be seen has been.
    pub(super) fn finish(&mut self) -> bool {
        let was_running = self.at != self.goal;
        self.at = self.goal;
        self.busy = 0.0;
        if was_running {
            self.manner = Manner::AtOnce;
        }
        was_running
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUTH: Viewer = Viewer::Player(Player(0));
    const NORTH: Viewer = Viewer::Player(Player(1));

    fn now(at: usize, viewer: Viewer) -> Now {
        Now {
            at,
            viewer,
            went: false,
            still: false,
        }
    }

    #[test]
    fn what_comes_is_shown_one_after_the_other() {
        let mut reel = Reel::default();
        assert!(reel.aim(now(2, Viewer::Everything)));
        assert_eq!((reel.at, reel.goal), (2, 2));
        let went = Now {
            went: true,
            ..now(4, Viewer::Everything)
        };
        assert!(!reel.aim(went));
        assert_eq!(reel.next(), Some(2));
        assert!(reel.is_running());
        assert_eq!(reel.next(), Some(3));
        assert_eq!(reel.next(), None);
        assert!(!reel.is_running());
    }

    #[test]
    fn leafing_steps_forward_walks_back_and_jumps_far() {
        let mut reel = Reel::default();
        reel.aim(now(5, Viewer::Everything));
        assert!(reel.aim(now(4, Viewer::Everything)));
        assert_eq!(reel.manner, Manner::Walking);
        assert!(!reel.aim(now(5, Viewer::Everything)));
        assert_eq!(reel.next(), Some(4));
        assert!(reel.aim(now(0, Viewer::Everything)));
        assert_eq!(reel.manner, Manner::AtOnce);
        assert!(reel.aim(now(5, Viewer::Everything)));
        assert_eq!(reel.at, 5);
    }

    #[test]
    fn the_last_step_is_seen_though_all_is_shown_with_it() {
        let mut reel = Reel::default();
        reel.aim(now(7, SOUTH));
        let went = Now {
            went: true,
            ..now(8, Viewer::Everything)
        };
        assert!(reel.aim(went));
        assert_eq!((reel.at, reel.goal), (7, 8));
        assert!(reel.aim(now(8, SOUTH)));
        assert_eq!(reel.at, 8);
    }

    #[test]
    fn what_came_of_a_fight_can_be_read_for_a_while() {
        let mut reel = Reel::default();
        reel.aim(now(0, SOUTH));
        let at = Point::at(2, 7);
        let words = "Attacker falls".to_owned();
        let step = Step {
            player: Player(0),
            words: String::new(),
            motions: vec![Motion::Verdict { at, words }],
            begins_turn: true,
        };
        reel.busy = 0.5;
        reel.pronounce(&step);
        assert!(reel.verdict().is_none(), "before it has been fought");
        reel.busy -= 0.6;
        assert_eq!(reel.verdict(), Some((at, "Attacker falls")));
        assert!(reel.is_running());
        reel.cover();
        assert!(reel.verdict().is_none());
    }

    #[test]
    fn stillness_jumps() {
        let mut reel = Reel::default();
        reel.aim(now(0, Viewer::Everything));
        let went = Now {
            went: true,
            still: true,
            ..now(1, Viewer::Everything)
        };
        assert!(reel.aim(went));
        assert!(!reel.is_running());
    }

    #[test]
    fn whoever_gets_the_screen_sees_what_he_missed() {
        let mut reel = Reel::default();
        reel.aim(now(0, SOUTH));
        let went = Now {
            went: true,
            ..now(1, SOUTH)
        };
        reel.aim(went);
        reel.next();
        reel.cover();
        assert!(reel.is_covered() && reel.look.figures.is_empty());
        reel.aim(now(1, NORTH));
        assert_eq!((reel.at, reel.goal), (1, 1));
        reel.cover();
        reel.aim(now(3, SOUTH));
        assert_eq!((reel.at, reel.goal), (1, 3));
    }
}
