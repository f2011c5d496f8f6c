//! Which marks lie on which places, and drawing them.

use super::art::{BadgeArt, TableArt};
use super::layout::TableLayout;
use super::reel::Reel;
use crate::board::{BoardArt, Glide, HINT_FROM, Hover, KeyboardCursor, Mark, Placed};
use crate::screens::Screen;
use crate::table::{Seated, Seen};
use bevy::prelude::*;
use tabletop::{
    Asking, Board, Choice, Kind, Look, Motion, Place, Point, Sign, Sitting, Step, Verb,
};

/// A mark on the board; all are drawn anew when one changes.
#[derive(Component)]
pub(super) struct MarkSprite;

/// A sign at the corner of a place.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Badged {
    badge: BadgeArt,
    at: Point,
}

/// What lies on the board beside the pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Marks {
    pub marks: Vec<Placed<Point>>,
    badges: Vec<Badged>,
}

/// The marks of a position, and of the step that led to it.
pub fn look_marks(look: &Look, last: Option<&Step>) -> Vec<Placed<Point>> {
    let mut marks: Vec<Placed<Point>> = Vec::new();
    for motion in last.into_iter().flat_map(|step| &step.motions) {
        let places = match motion {
            Motion::Moves { from, to } => vec![*from, *to],
            Motion::Comes(at) | Motion::Turns(at) | Motion::Falls(at) => vec![*at],
            Motion::Goes { from, into } => [Some(*from), *into].into_iter().flatten().collect(),
            Motion::Dice(_) | Motion::Check(_) | Motion::Defeat(_) | Motion::Verdict { .. } => {
                Vec::new()
            }
        };
        for place in places {
            if !marks.iter().any(|it| it.square == place) {
                marks.push(Placed::new(Mark::LastMove, place));
            }
        }
    }
    for (at, sign) in &look.signs {
        match sign {
            Sign::Check => marks.push(Placed::new(Mark::Check, *at)),
            Sign::Deploy => marks.push(Placed {
                strength: 0.6,
                ..Placed::new(Mark::DropGoal, *at)
            }),
            Sign::Asked => marks.push(Placed::new(Mark::Hint, *at)),
            Sign::Flag => {}
        }
    }
    marks
}

/// The last step that shows on the board: dice that fall after it leave its marks where they are.
pub(super) fn last_shown(steps: &[Step]) -> Option<&Step> {
    let only_dice = |step: &Step| {
        let mut motions = step.motions.iter();
        !step.motions.is_empty() && motions.all(|it| matches!(it, Motion::Dice(_)))
    };
    steps.iter().rfind(|step| !only_dice(step))
}

/// The signs that lie at the corner of a place.
pub(super) fn sign_badges(look: &Look) -> Vec<Badged> {
    let badges = look.signs.iter().filter_map(|(at, sign)| {
        let badge = match sign {
            Sign::Asked => BadgeArt::Asks,
            Sign::Flag => BadgeArt::Flag,
            Sign::Check | Sign::Deploy => return None,
        };
        Some(Badged { badge, at: *at })
    });
    badges.collect()
}

/// The marks of choosing, on the position of the present.
fn choice_marks(sitting: &Sitting, seen: &Seen) -> Vec<Placed<Point>> {
    let mut marks = Vec::new();
    // What a question is about comes before all that could be done beside it.
    if let Some(Asking::Sure(choice)) = sitting.asking() {
        let doomed = choice.destroys.iter();
        return doomed.map(|at| Placed::new(Mark::Check, *at)).collect();
    }
    if let Some(hint) = sitting.hint().filter(|_| sitting.is_live()) {
        if let Some(Place::Board(from)) = hint.from {
            marks.push(Placed {
                strength: HINT_FROM,
                ..Placed::new(Mark::Hint, from)
            });
        }
        marks.extend(hint.to.map(|to| Placed::new(Mark::Hint, to)));
    }
    if let Some(Place::Board(point)) = sitting.picked() {
        marks.push(Placed::new(Mark::Selected, point));
    }
    // What has gone out lies on its goal until it comes back.
    if let Some(to) = sitting.sent().and_then(|sent| sent.to) {
        marks.push(Placed::new(Mark::Selected, to));
    }
    let choices = &seen.choices;
    let of_nothing = |it: &&Choice| it.from.is_none();
    let of_picked = |it: &&Choice| it.from.is_some() && it.from == sitting.picked();
    let goals = choices.iter().filter(of_picked);
    let pointed = choices.iter().filter(of_nothing);
    for choice in goals.chain(pointed) {
        let Some(to) = choice.to else {
            continue;
        };
        let mark = goal_mark(choice.verb, to);
        // A promotion is several choices with one goal.
        if marks.contains(&mark) {
            continue;
        }
        // What stands on a goal is not covered: the sign at its corner tells what is done.
        let carries = matches!(choice.verb, Verb::Place | Verb::Load);
        if carries && seen.look.figures.iter().any(|it| it.at == to) {
            marks.push(Placed {
                small: true,
                ..mark
            });
        }
        marks.push(mark);
    }
    marks
}

/// What differs in what it does differs in shape.
fn goal_mark(verb: Verb, to: Point) -> Placed<Point> {
    match verb {
        Verb::Move | Verb::Other => Placed::new(Mark::QuietGoal, to),
        Verb::Capture => Placed::new(Mark::CaptureGoal, to),
        Verb::Place | Verb::Arrange => Placed::new(Mark::DropGoal, to),
        // The arrow points upwards, into what stands there.
        Verb::Load => Placed {
            mirrored: true,
            ..Placed::new(Mark::DropGoal, to)
        },
        // A ring of its own colour.
        Verb::Point => Placed {
            mirrored: true,
            ..Placed::new(Mark::Hint, to)
        },
    }
}

/// The marks of a game that is drawn small, with the keyboard's place.
pub(crate) fn table_marks(
    sitting: &Sitting,
    seen: &Seen,
    cursor: Option<Point>,
) -> Vec<Placed<Point>> {
    let mut marks = look_marks(&seen.look, last_shown(&seen.steps));
    marks.extend(choice_marks(sitting, seen));
    marks.extend(cursor.map(|at| Placed::new(Mark::Cursor, at)));
    marks
}

/// All marks of a table.
pub(super) fn marks_of(
    (sitting, seen): (&Sitting, &Seen),
    reel: &Reel,
    hovered: Option<Point>,
    cursor: Option<Point>,
) -> Marks {
    if reel.is_covered() {
        return Marks::default();
    }
    let mut marks = look_marks(&reel.look, reel.last.as_ref());
    if sitting.curtain().is_none() && reel.at() == seen.shown_at() {
        marks.extend(choice_marks(sitting, seen));
    }
    marks.extend(hovered.map(|at| match seen.is_goal(sitting.picked(), at) {
        // Where what is carried would land.
        true => Placed {
            strength: 0.8,
            ..Placed::new(Mark::Selected, at)
        },
        false => Placed {
            strength: 0.45,
            ..Placed::new(Mark::LastMove, at)
        },
    }));
    marks.extend(cursor.map(|at| Placed::new(Mark::Cursor, at)));
    Marks {
        marks,
        badges: sign_badges(&reel.look),
    }
}

/// Draws a mark of a table.
pub fn spawn_table_mark<'a>(
    commands: &'a mut Commands,
    art: &BoardArt,
    layout: &TableLayout,
    placed: &Placed<Point>,
) -> EntityCommands<'a> {
    let edge = layout.cell.min_element();
    let mut sprite = art.mark(placed.mark, edge);
    // A block fills its place: what tells of the place lies round it, not over its face.
    let blocks = layout.kind == Board::Field;
    let framing = match placed.mark {
        Mark::Selected | Mark::LastMove | Mark::CaptureGoal | Mark::Cursor => true,
        Mark::DropGoal => blocks,
        _ => false,
    };
    if framing {
        sprite.custom_size = Some(layout.cell);
    }
    sprite.color = Color::WHITE.with_alpha(placed.strength);
    if placed.mirrored {
        sprite.flip_y = true;
        sprite.color = match placed.mark {
            Mark::Hint => Color::srgba(1.0, 0.8, 0.35, placed.strength),
            _ => Color::srgba(0.7, 0.9, 1.0, placed.strength),
        };
    }
    let height = match placed.mark {
        Mark::Hint if placed.mirrored => 20.5,
        Mark::DropGoal if placed.small => 24.5,
        _ => placed.height(),
    };
    let mut place = layout.world(placed.square);
    if placed.small {
        let size = (edge * 0.4).max(16.0);
        sprite.custom_size = Some(Vec2::splat(size));
        place += layout.cell / 2.0 - size * 0.56;
    }
    let place = place.extend(height);
    commands.spawn((sprite, Transform::from_translation(place)))
}

/// Draws a sign at the upper left of its place.
pub(super) fn spawn_sign(
    commands: &mut Commands,
    table: &TableArt,
    layout: &TableLayout,
    sign: Badged,
) -> Entity {
    let edge = layout.cell.min_element();
    let size = (edge * 0.4).max(16.0);
    let corner = (layout.cell / 2.0 - size * 0.56) * Vec2::new(-1.0, 1.0);
    let place = (layout.world(sign.at) + corner).extend(25.0);
    let sprite = table.badge(sign.badge, size);
    commands
        .spawn((sprite, Transform::from_translation(place)))
        .id()
}

/// Draws the marks anew when something they depend on has changed.
pub(super) fn draw_marks(
    mut commands: Commands,
    art: (Res<BoardArt>, Res<TableArt>),
    layout: Res<TableLayout>,
    (seated, seen): (Res<Seated>, Res<Seen>),
    reel: Res<Reel>,
    hover: Res<Hover<Point>>,
    cursor: Res<KeyboardCursor<Point>>,
    coming: Query<(), With<Glide>>,
    old: Query<Entity, With<MarkSprite>>,
    (mut drawn, mut was_coming): (Local<Marks>, Local<bool>),
) {
    let moves = !coming.is_empty();
    let input = seated.is_changed()
        || reel.is_changed()
        || hover.is_changed()
        || cursor.is_changed()
        || moves != *was_coming;
    *was_coming = moves;
    if !input && !layout.is_changed() {
        return;
    }
    let hovered = hover
        .square
        .filter(|at| can_touch((&seated.0, &seen), &reel, *at));
    let mut wanted = marks_of((&seated.0, &seen), &reel, hovered, cursor.shown());
    // A check is given once the piece that gives it is there.
    wanted
        .marks
        .retain(|placed| !moves || placed.mark != Mark::Check);
    let count = wanted.marks.len() + wanted.badges.len();
    if wanted == *drawn && !layout.is_changed() && old.iter().len() == count {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for placed in &wanted.marks {
        spawn_table_mark(&mut commands, &art.0, &layout, placed)
            .insert((MarkSprite, DespawnOnExit(Screen::Table)));
    }
    for sign in &wanted.badges {
        let entity = spawn_sign(&mut commands, &art.1, &layout, *sign);
        commands
            .entity(entity)
            .insert((MarkSprite, DespawnOnExit(Screen::Table)));
    }
    *drawn = wanted;
}

/// Whether a touch of that place would do something: such a place answers to the pointer.
fn can_touch((sitting, seen): (&Sitting, &Seen), reel: &Reel, at: Point) -> bool {
    if sitting.picked().is_some() {
        return seen.is_goal(sitting.picked(), at);
    }
    let stands = reel.look.figures.iter().any(|figure| figure.at == at);
    stands && seen.begins_at(Place::Board(at))
}

/// The piece of the reserve that is picked up.
pub(super) fn in_hand(sitting: &Sitting) -> Option<Kind> {
    match sitting.picked() {
        Some(Place::Reserve(kind)) => Some(kind),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Player;

    #[test]
    fn dice_leave_the_marks_of_the_step_before_them() {
        let step = |motions| Step {
            player: Player(0),
            words: String::new(),
            motions,
            begins_turn: false,
        };
        let moved = step(vec![Motion::Comes(Point::at(1, 2))]);
        let steps = [moved.clone(), step(vec![Motion::Dice(vec![5])])];
        assert_eq!(last_shown(&steps), Some(&moved));
        let unseen = [moved, step(Vec::new())];
        assert_eq!(last_shown(&unseen), unseen.last());
    }
}
