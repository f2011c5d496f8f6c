//! What there is to learn, and how far a player has come.

use super::left::Left;
use super::{battle, campaign};
use serde::{Deserialize, Serialize};
use words::Key;

/// A course of lessons.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Course {
    /// The battle on its board.
    Battle,
    /// The campaign on its map.
    Campaign,
}

impl Course {
    /// Both, in the order in which they are best taken.
    pub const ALL: [Self; 2] = [Self::Battle, Self::Campaign];

    /// What it is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Battle => key!("lessons-battle"),
            Self::Campaign => key!("lessons-campaign"),
        }
    }

    /// What it is about.
    pub const fn note(self) -> Key {
        match self {
            Self::Battle => key!("lessons-battle-note"),
            Self::Campaign => key!("lessons-campaign-note"),
        }
    }

    /// The titles of its lessons.
    pub fn titles(self) -> Vec<Key> {
        match self {
            Self::Battle => battle::LESSONS.iter().map(|it| it.title).collect(),
            Self::Campaign => {
                let course = &*campaign::COURSE;
                course.lessons.iter().map(|it| it.title).collect()
            }
        }
    }

    /// How many lessons it has.
    pub fn count(self) -> usize {
        match self {
            Self::Battle => battle::LESSONS.len(),
            Self::Campaign => campaign::COURSE.lessons.len(),
        }
    }

    /// How many steps a lesson has.
    pub fn steps(self, lesson: usize) -> usize {
        match self {
            Self::Battle => battle::LESSONS.get(lesson).map_or(0, |it| it.steps.len()),
            Self::Campaign => {
                let lesson = campaign::COURSE.lessons.get(lesson);
                lesson.map_or(0, |it| it.steps.len())
            }
        }
    }
}

/// A lesson, and a step of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Of which course.
    pub course: Course,
    /// Which lesson, from 0.
    pub lesson: usize,
    /// Which step of it, from 0.
    pub step: usize,
}

impl Place {
    /// The beginning of a lesson.
    pub const fn lesson(course: Course, lesson: usize) -> Self {
        Self {
            course,
            lesson,
            step: 0,
        }
    }

    /// The step after this one, in the next lesson if need be.
    pub(super) fn next(self) -> Option<Self> {
        if self.step + 1 < self.course.steps(self.lesson) {
            return Some(Self {
                step: self.step + 1,
                ..self
            });
        }
        self.next_lesson()
    }

    /// The beginning of the next lesson.
    pub(super) fn next_lesson(self) -> Option<Self> {
        let next = self.lesson + 1;
        (next < self.course.count()).then(|| Self::lesson(self.course, next))
    }

    /// The step before this one; none from the first of a lesson, whose board or world begins
    /// with it.
    pub(super) fn back(self) -> Option<Self> {
        let step = self.step.checked_sub(1)?;
        Some(Self { step, ..self })
    }

    /// Whether it is the last step of its lesson.
    pub(super) fn is_last(self) -> bool {
        self.step + 1 >= self.course.steps(self.lesson)
    }
}

/// How far a player has come; kept with the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// Whether the lessons have been offered to him.
    pub offered: bool,
    /// By course, by lesson: whether it has been done. Lessons beyond the end have not.
    done: [Vec<bool>; 2],
    /// By course: the lesson he was in last.
    last: [usize; 2],
    /// By course: where in that lesson, if he left it in its middle.
    left: [Option<Left>; 2],
    /// Whether he has ever beaten the computer in a battle.
    won: bool,
    /// Whether the set-up of a first campaign has been made easier for him.
    pub(super) sent_out: bool,
}

impl Progress {
    /// Whether a lesson has been done.
    pub fn has_done(&self, course: Course, lesson: usize) -> bool {
        let done = &self.done[course as usize];
        done.get(lesson).copied().unwrap_or_default()
    }

    /// How many lessons of a course have been done.
    pub fn count(&self, course: Course) -> usize {
        (0..course.count())
            .filter(|&lesson| self.has_done(course, lesson))
            .count()
    }

    /// A lesson has been done.
    pub fn finish(&mut self, course: Course, lesson: usize) {
        let done = &mut self.done[course as usize];
        if done.len() <= lesson {
            done.resize(lesson + 1, false);
        }
        done[lesson] = true;
    }

    /// A lesson has been begun: he knows that there are any.
    pub fn enter(&mut self, place: Place) {
        self.offered = true;
        self.last[place.course as usize] = place.lesson;
        self.left[place.course as usize] = None;
    }

    /// Where a course goes on that has been begun and is not done, if there is one.
    pub fn begun(&self) -> Option<Place> {
        let begun = |it: &Course| {
            let done = self.count(*it);
            done < it.count() && (done > 0 || self.left(*it).is_some())
        };
        let course = Course::ALL.into_iter().find(begun)?;
        Some(self.goes_on(course))
    }

    /// Whether any lesson of the battle has been done.
    pub(super) fn has_learnt(&self) -> bool {
        self.count(Course::Battle) > 0
    }

    /// Whether he has ever beaten the computer in a battle.
    pub(super) const fn has_won(&self) -> bool {
        self.won
    }

    /// He has beaten the computer in a battle.
    pub(super) fn win(&mut self) {
        self.won = true;
    }

    /// How the lesson he is in stands; `None` at its beginning and once it is done.
    pub(super) fn leave(&mut self, course: Course, left: Option<Left>) {
        self.left[course as usize] = left;
    }

    /// The middle of the lesson that he left, if there is such a step still.
    pub(super) fn left(&self, course: Course) -> Option<&Left> {
        let left = self.left[course as usize].as_ref();
        left.filter(|it| it.step < course.steps(self.last[course as usize]))
    }

    /// Where it goes on: the step of the lesson he left, or the first lesson not done after it, or
    /// of all.
    pub fn goes_on(&self, course: Course) -> Place {
        let last = self.last[course as usize].min(course.count().saturating_sub(1));
        if let Some(left) = self.left(course) {
            return Place {
                course,
                lesson: last,
                step: left.step,
            };
        }
        let mut open = (last..course.count()).chain(0..last);
        let lesson = open.find(|&lesson| !self.has_done(course, lesson));
        Place::lesson(course, lesson.unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_on_where_it_was_left() {
        let mut progress = Progress::default();
        let course = Course::Battle;
        assert_eq!(progress.goes_on(course), Place::lesson(course, 0));
        progress.enter(Place::lesson(course, 2));
        assert_eq!(progress.goes_on(course), Place::lesson(course, 2));
        progress.finish(course, 2);
        assert_eq!(progress.goes_on(course), Place::lesson(course, 3));
        assert!(progress.has_done(course, 2) && !progress.has_done(course, 1));
        assert_eq!(progress.begun(), Some(Place::lesson(course, 3)));
        assert_eq!(progress.count(course), 1);
        for lesson in 0..course.count() {
            progress.finish(course, lesson);
        }
        let first = Place::lesson(course, 0);
        assert_eq!(
            progress.goes_on(course),
            first,
            "once more from the beginning"
        );
        assert_eq!(progress.count(Course::Campaign), 0);
        assert_eq!(progress.begun(), None, "one is done, the other not begun");
    }

    #[test]
    fn steps_follow_each_other_through_the_lessons() {
        for course in Course::ALL {
            let mut place = Place::lesson(course, 0);
            assert_eq!(place.back(), None);
            let mut count = 1;
            while let Some(next) = place.next() {
                let back = next.back();
                match next.step {
                    0 => assert_eq!(back, None, "it would leave the lesson"),
                    _ => assert_eq!(back, Some(place)),
                }
                place = next;
                count += 1;
            }
            let all: usize = (0..course.count()).map(|lesson| course.steps(lesson)).sum();
            assert_eq!(count, all);
        }
    }

    #[test]
    fn progress_is_kept_as_text() {
        let mut progress = Progress::default();
        progress.finish(Course::Campaign, 1);
        progress.enter(Place::lesson(Course::Campaign, 1));
        let text = ron::to_string(&progress).expect("words");
        assert_eq!(ron::from_str::<Progress>(&text).ok(), Some(progress));
        assert_eq!(
            ron::from_str::<Progress>("()").ok(),
            Some(Progress::default())
        );
        // As it was written before steps were kept.
        let old = "(offered:true,done:([true],[]),last:(1,0))";
        let old: Progress = ron::from_str(old).expect("progress");
        assert_eq!(
            old.goes_on(Course::Battle),
            Place::lesson(Course::Battle, 1)
        );
    }
}
