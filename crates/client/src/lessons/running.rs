//! The lesson that is being taken.

use super::coach::{Coach, CoachWish, Tone};
use super::course::{Course, Place};
use super::left::{self, Left};
use super::rings::Spot;
use super::{battle, campaign};
use crate::battle::Table;
use crate::called;
use crate::campaign::{Act, Session};
use crate::panels::Taught;
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use ::campaign as map;
use bevy::prelude::*;
use rules::battle::Position;
use rules::{Move, MoveKind, Piece, Square};
use words::Key;

/// Begins or takes up a lesson at a step.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Begin(pub Place);

/// Goes on with a course where it was left: at the step, with what had been done there.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct TakeUp(pub Course);

/// The lesson that is being taken.
#[derive(Resource, Clone, Debug)]
pub struct Running {
    pub(super) place: Place,
    pub(super) stage: Stage,
    /// What is said of what has just been done.
    pub(super) note: Option<(Tone, Word)>,
    /// What was tried last and taken back: it is shown until the next piece is picked up.
    pub(super) tried: Option<Move>,
    /// The battle as the step began, and as it was when it was done.
    pub(super) start: Option<Table>,
    pub(super) settled: Option<Table>,
    /// What was so on the map when the step began.
    pub(super) before: campaign::Before,
    /// What is to be clicked next on the map, and whether each click is told.
    pub(super) click: Option<campaign::Click>,
    pub(super) led: bool,
    /// The click that has just been made for the learner.
    pub(super) shown: Option<campaign::Click>,
    /// The square that was fought for has not been won.
    pub(super) lost: Option<Key>,
}

/// What the coach says beside what he asks.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Word {
    /// Words of the lesson.
    Said(Key),
    /// What is to be clicked next on the map.
    Click(campaign::Click),
    /// The same, after a click that was made for the learner.
    Shown(campaign::Click, campaign::Click),
    /// The same, to whom did something else.
    NotNow(campaign::Click),
    /// How to do what is asked.
    Way {
        /// What moves, or is placed.
        piece: Piece,
        /// How.
        mv: Move,
        /// Whether it takes something.
        takes: bool,
    },
}

impl From<Key> for Word {
    fn from(key: Key) -> Self {
        Self::Said(key)
    }
}

impl Word {
    /// A move in words, as it is made in that position.
    pub fn way(position: &Position, mv: Move) -> Self {
        let dropped = match mv.kind() {
            MoveKind::Drop(piece) => Some(piece),
            _ => None,
        };
        Self::Way {
            piece: dropped.or(position.moved(mv)).unwrap_or(Piece::King),
            mv,
            takes: position.is_capture(mv),
        }
    }

    fn say(self) -> String {
        let (piece, mv, takes) = match self {
            Self::Said(key) => return key.say(),
            Self::Click(click) => return click.words(),
            Self::Shown(done, click) => {
                return words!(
                    "lessons-map-shown",
                    done = done.words(),
                    way = click.words()
                );
            }
            Self::NotNow(click) => return words!("lessons-map-not-now", way = click.words()),
            Self::Way { piece, mv, takes } => (piece, mv, takes),
        };
        let (piece, to) = (called::piece(piece), mv.to().to_string());
        let from = mv.from().map(|it| it.to_string()).unwrap_or_default();
        match mv.kind() {
            MoveKind::Drop(_) => words!("battle-way-places", piece = piece, to = to),
            MoveKind::Promotion(into) => {
                let step = words!("battle-way-moves", piece = piece, from = from, to = to);
                let into = called::piece(into);
                format!("{step} {}", words!("battle-way-becomes", piece = into))
            }
            _ if takes => words!("battle-way-takes", piece = piece, from = from, to = to),
            _ => words!("battle-way-moves", piece = piece, from = from, to = to),
        }
    }
}

/// How a step stands.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// It is asked.
    Asked,
    /// What was done is seen for so many seconds more, then taken back.
    Wrong(f32),
    /// It was right: the defender answers in so many seconds.
    Right(f32),
    /// It is done.
    Done,
}

impl Running {
    /// A lesson at a step, as it is asked; `None` if there is no such step.
    pub fn at(place: Place) -> Option<Self> {
        let start = match place.course {
            Course::Battle => Some(battle::table_at(place)?),
            Course::Campaign => {
                campaign::step(place)?;
                None
            }
        };
        Some(Self {
            start,
            ..Self::new(place)
        })
    }

    /// The same with what is asked done.
    pub fn finished(mut self) -> Self {
        self.stage = Stage::Done;
        self
    }

    /// The same after something was done that is not asked.
    pub fn refused(mut self) -> Self {
        self.refuse(key!("lessons-touch-no"));
        self
    }

    /// The battle as the step begins.
    pub const fn table(&self) -> Option<&Table> {
        self.start.as_ref()
    }

    pub(super) fn new(place: Place) -> Self {
        Self {
            place,
            stage: Stage::Asked,
            note: None,
            tried: None,
            start: None,
            settled: None,
            before: campaign::Before::default(),
            click: None,
            led: false,
            shown: None,
            lost: None,
        }
    }

    /// Where it is.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Whether what the step asks has been done.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// What the coach says, in all: what is asked, what he says once it is done, what it is about.
    fn said(&self) -> Option<(Key, Option<Key>, Piece)> {
        Some(match self.place.course {
            Course::Battle => {
                let step = battle::step(self.place)?;
                (step.say, step.done, step.picture)
            }
            Course::Campaign => {
                let step = campaign::step(self.place)?;
                (step.say, step.done, step.picture)
            }
        })
    }

    /// The piece it is about.
    pub(crate) fn picture(&self) -> Piece {
        self.said().map_or(Piece::King, |(.., piece)| piece)
    }

    /// What the coach's sheet shows.
    pub fn coach(&self) -> Coach {
        let Place {
            course,
            lesson,
            step,
        } = self.place;
        let titles = course.titles();
        let done = self.is_done();
        let reads = self.only_reads();
        let (says, on) = self.said().map_or((String::new(), None), |(say, on, _)| {
            (say.say(), on.map(Key::say))
        });
        let note = self.note.map(|(tone, word)| (tone, word.say()));
        let (says, note) = match (done, on) {
            // What is pressed once it is done is answered beside the praise.
            (true, Some(words)) if matches!(note, Some((Tone::No, _))) => (words, note),
            (true, Some(words)) => match self.lost {
                Some(lost) => (String::new(), Some((Tone::Mind, lost.say()))),
                None => (String::new(), Some((Tone::Yes, words))),
            },
            _ if self.click == Some(campaign::Click::Land) => (words!("lessons-click-land"), note),
            (true, None) if note.is_some() => (String::new(), note),
            // The world of the lesson before is no more: nobody need look for his armies.
            _ if course == Course::Campaign && lesson > 0 && step == 0 => {
                (format!("{} {says}", words!("lessons-new-map")), note)
            }
            _ => (says, note),
        };
        let next = match (self.place.is_last(), self.place.next_lesson()) {
            (false, _) => words!("lessons-next"),
            (true, Some(_)) => words!("lessons-next-lesson"),
            (true, None) => match course {
                Course::Battle => words!("lessons-to-battle"),
                Course::Campaign => words!("lessons-to-campaign"),
            },
        };
        let shows = match course {
            Course::Battle => words!("lessons-show-hint"),
            Course::Campaign => words!("lessons-show-map-hint"),
        };
        let skips = words!("lessons-skip-hint");
        let (lessons, steps) = (titles.len(), course.steps(lesson));
        let place = words!("lessons-where", lesson = lesson + 1, lessons = lessons);
        let place = match steps {
            0 | 1 => place,
            steps => {
                let step = words!("lessons-step", step = step + 1, steps = steps);
                format!("{place}, {step}")
            }
        };
        Coach {
            id: format!("{course:?} {lesson} {step} {done}"),
            title: titles.get(lesson).map_or(String::new(), |it| it.say()),
            place,
            says,
            note,
            may_back: self.place.back().is_some(),
            next: (done || reads).then_some(next),
            shows: self.can_show().then_some(shows),
            skips,
        }
    }

    /// What stands beside a board.
    pub fn taught(&self) -> Taught {
        Taught {
            coach: self.coach(),
            picture: self.picture(),
            commands: self.place.course == Course::Campaign || battle::commands(self.place),
            line: self.line(),
        }
    }

    /// What is said below the board instead of whose turn it is, where nobody is to move.
    fn line(&self) -> Option<String> {
        match self.stage {
            Stage::Wrong(_) => Some(words!("lessons-line-back")),
            Stage::Done => Some(words!("lessons-line-on")),
            Stage::Asked if self.only_reads() => Some(words!("lessons-line-on")),
            Stage::Asked | Stage::Right(_) => None,
        }
    }

    /// What was tried and has been taken back.
    pub(crate) fn tried(&self) -> Option<Move> {
        self.tried.filter(|_| self.stage == Stage::Asked)
    }

    /// The squares of the board that are spoken of, and a name for them.
    pub(crate) fn marks_on_board(&self) -> Option<(String, &'static [Square])> {
        let asked = self.place.course == Course::Battle && self.stage == Stage::Asked;
        let step = battle::step(self.place).filter(|_| asked)?;
        Some((format!("{:?}", self.place), &step.marks))
    }

    /// The squares and the place of the map's panels that are spoken of, and a name for them.
    pub(crate) fn marks_on_map(&self) -> Option<(String, Vec<map::Square>, Option<Spot>)> {
        let asked = self.place.course == Course::Campaign && self.stage == Stage::Asked;
        let step = campaign::step(self.place).filter(|_| asked)?;
        // One thing at a time: where to click next, or what there is to read of.
        let (squares, spot) = match self.only_reads() {
            true => (step.marks.clone(), step.spot),
            false => {
                let click = self.click?;
                (click.square().into_iter().collect(), click.spot())
            }
        };
        Some((format!("{:?} {:?}", self.place, self.click), squares, spot))
    }

    fn only_reads(&self) -> bool {
        match self.place.course {
            Course::Battle => battle::only_reads(self.place),
            Course::Campaign => campaign::only_reads(self.place),
        }
    }

    fn can_show(&self) -> bool {
        match self.place.course {
            Course::Battle => battle::can_show(self.place),
            Course::Campaign => true,
        }
    }

    /// What is asked has been done; `true` if the next step follows at once.
    pub(super) fn succeed(
        &mut self,
        settings: &mut Settings,
        play: &mut MessageWriter<Play>,
    ) -> bool {
        let says_more = self.said().is_some_and(|(_, done, _)| done.is_some());
        let last = self.place.is_last();
        self.note = None;
        if last {
            let Place { course, lesson, .. } = self.place;
            settings.lessons.finish(course, lesson);
            play.write(Play(Sound::Bells));
        }
        if says_more || last {
            self.stage = Stage::Done;
            return false;
        }
        match self.place.next() {
            Some(next) => {
                *self = Self {
                    settled: None,
                    ..Self::new(next)
                };
                true
            }
            None => false,
        }
    }

    /// What was done is not what is asked.
    pub(super) fn refuse(&mut self, why: impl Into<Word>) {
        self.note = Some((Tone::No, why.into()));
    }

    /// How many moves of both a battle of the campaign takes on its board before its rest may be
    /// played out: what is to be learnt by fighting is fought first.
    pub(crate) const fn fought_first(&self) -> usize {
        match self.place.course {
            Course::Campaign => 8,
            Course::Battle => 0,
        }
    }

    /// Whether the coach has something against an act on the map; then he has said it.
    pub(crate) fn objects(&mut self, act: Act, session: &Session) -> bool {
        if self.place.course != Course::Campaign {
            return false;
        }
        let objection = campaign::objection(self, act, session);
        let objects = objection.is_some();
        if let Some(words) = objection {
            self.refuse(words);
        }
        objects
    }
}

/// Whether a lesson is being taken, or is about to begin: nothing of it is a game of its own.
pub fn goes_on(running: Option<Res<Running>>, coming: Option<Res<Coming>>) -> bool {
    running.is_some() || coming.is_some()
}

/// Whether it is one on the board of a battle.
pub fn is_battle(running: Option<Res<Running>>) -> bool {
    running.is_some_and(|it| it.place.course == Course::Battle)
}

/// Whether the lesson answers in the place of the computer.
pub fn holds_computer(running: Option<Res<Running>>) -> bool {
    running.is_some_and(|it| it.place.course == Course::Battle && !battle::is_fight(it.place))
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Begin>()
        .add_message::<TakeUp>()
        .add_message::<CoachWish>()
        .add_systems(
            Update,
            (grant, begin)
                .chain()
                .before(crate::battle::BattleSet::Input),
        )
        .add_systems(Update, leave.run_if(resource_exists::<Running>))
        .add_systems(Last, left::note.run_if(stays));
    for screen in [Screen::Battle, Screen::World] {
        app.add_systems(OnEnter(screen), lay.run_if(resource_exists::<Coming>));
    }
    for screen in [Screen::Title, Screen::Learn] {
        app.add_systems(OnEnter(screen), end);
    }
}

/// The lesson that begins with its screen: what it says stands over its own board, never over that
/// of the lesson before.
#[derive(Resource, Debug)]
pub struct Coming(Running);

#[cfg(test)]
impl Coming {
    /// What comes with a lesson that is there.
    pub fn at(place: Place) -> Self {
        Self(Running::at(place).expect("a lesson"))
    }
}

fn begin(
    mut begins: MessageReader<Begin>,
    mut take_ups: MessageReader<TakeUp>,
    mut commands: Commands,
    mut settings: ResMut<Settings>,
    mut prepared: ResMut<crate::battle::Prepared>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let (begun, taken_up) = (begins.read().last(), take_ups.read().last());
    let (place, left): (Place, Option<Left>) = match (begun, taken_up) {
        (Some(&Begin(place)), _) => (place, None),
        (None, Some(&TakeUp(course))) => {
            let progress = &settings.lessons;
            (progress.goes_on(course), progress.left(course).cloned())
        }
        (None, None) => return,
    };
    let Some(mut running) = Running::at(place) else {
        return;
    };
    let to = match place.course {
        Course::Battle => {
            let as_left = left.as_ref().and_then(|it| it.table(place));
            running.start = as_left.or(running.start);
            prepared.0.clone_from(&running.start);
            Screen::Battle
        }
        Course::Campaign => {
            let as_left = left.as_ref().and_then(Left::session);
            let Some(session) = as_left.or_else(|| campaign::session_at(place)) else {
                return;
            };
            running.before = campaign::Before::of(&session);
            crate::saves::take_up(&mut commands, session, None);
            Screen::World
        }
    };
    settings.lessons.enter(running.place);
    settings.lessons.leave(place.course, left);
    commands.insert_resource(Coming(running));
    overlay.set(Overlay::None);
    screen.set(to);
}

/// Does what is wished of the coach, but for what is shown.
fn grant(
    mut wishes: MessageReader<CoachWish>,
    running: Option<Res<Running>>,
    mut begins: MessageWriter<Begin>,
    mut steps: MessageWriter<battle::GoTo>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let Some(wish) = wishes.read().last() else {
        return;
    };
    let Some(running) = running else { return };
    let place = running.place;
    let goal = match wish {
        CoachWish::Show => return,
        CoachWish::Again => Some(Place::lesson(place.course, place.lesson)),
        CoachWish::Back => match place.back() {
            Some(back) => Some(back),
            None => return,
        },
        CoachWish::Next | CoachWish::Skip => place.next(),
        CoachWish::Leave => None,
    };
    // What was done on the map is not undone nor done by itself: the world is laid anew.
    let on_the_spot = place.course == Course::Battle || *wish == CoachWish::Next;
    match goal {
        Some(goal) if goal.lesson == place.lesson && *wish != CoachWish::Again && on_the_spot => {
            steps.write(battle::GoTo(goal));
        }
        Some(goal) => {
            begins.write(Begin(goal));
        }
        None => {
            overlay.set(Overlay::None);
            screen.set(match (wish, place.course) {
                // The course is done: now a game of one's own.
                (CoachWish::Next, Course::Battle) => Screen::Setup,
                (CoachWish::Next, Course::Campaign) => Screen::CampaignSetup,
                _ => Screen::Learn,
            });
        }
    }
}

/// It ends when its screens are left for others.
fn leave(mut commands: Commands, running: Res<Running>, screen: Res<State<Screen>>) {
    let stays = match running.place.course {
        Course::Battle => matches!(screen.get(), Screen::Battle),
        Course::Campaign => matches!(screen.get(), Screen::Battle | Screen::World),
    };
    if screen.is_changed() && !screen.is_added() && !stays {
        commands.remove_resource::<Running>();
    }
}

fn lay(mut commands: Commands, coming: Res<Coming>) {
    commands.insert_resource(coming.0.clone());
    commands.remove_resource::<Coming>();
}

fn end(mut commands: Commands) {
    commands.remove_resource::<Running>();
    commands.remove_resource::<Coming>();
}

/// Whether a lesson is being taken and no other is about to begin in its place.
pub(super) fn stays(running: Option<Res<Running>>, coming: Option<Res<Coming>>) -> bool {
    running.is_some() && coming.is_none()
}
