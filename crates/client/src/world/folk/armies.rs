//! Armies: who stands where. What the view tells is made to stand; one that moves stays itself.

use super::Folk;
use super::art::{FolkArt, Sign};
use super::figures::{Dresser, Number, Style, Troop, all_signs, letters, moved_sign};
use super::motion::Glide;
use super::zoom::Zoom;
use crate::board::BoardArt;
use crate::settings::Settings;
use crate::world::{Drawn, depth, layer, middle};
use ::campaign::{Known, Side, Square, Stack, View, ViewPending};
use bevy::prelude::*;

/// An army on the map.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Army {
    /// Where it stands, or which square it attacks.
    pub square: Square,
    /// Attackers before a battle: where they come from; they wait between the two.
    pub beside: Option<Square>,
    /// What it looks like.
    pub troop: Troop,
}

impl Army {
    /// The same army as told apart by where it stands and whose it is.
    fn is_at(&self, other: &Self) -> bool {
        self.square == other.square
            && self.beside.is_some() == other.beside.is_some()
            && self.troop.owner == other.troop.owner
    }
}

/// The signs of what was decided about an army.
fn decided(view: &View, square: Square, army: &Stack) -> Vec<Sign> {
    let own = army.owner == view.who;
    let ordered = || view.orders.iter().any(|order| order.at == square);
    [
        (own && view.alerts.has(square), Sign::Alert),
        (own && ordered(), Sign::Order),
        (own && view.aside.has(square), Sign::Aside),
    ]
    .into_iter()
    .filter_map(|(is, sign)| is.then_some(sign))
    .collect()
}

/// All signs of an army, the gravest first.
pub(crate) fn signs_of(view: &View, square: Square, army: &Stack) -> Vec<Sign> {
    let mut signs = all_signs(&army.pieces, &decided(view, square, army));
    signs.extend(moved_sign(&army.pieces, view.turn == army.owner));
    signs
}

/// The armies that a view tells of, attackers before a battle among them.
pub(super) fn told(view: &View) -> Vec<Army> {
    let standing = view.squares().filter_map(|(square, known)| match known {
        Known::Seen {
            army: Some(army),
            site,
            ..
        } => {
            let extra = decided(view, square, army);
            let moves_now = view.turn == army.owner;
            let troop = Troop::new(army.owner, &army.pieces, moves_now, &extra);
            Some(Army {
                square,
                beside: None,
                troop: Troop {
                    crowded: site.is_some(),
                    ..troop
                },
            })
        }
        _ => None,
    });
    standing
        .chain(attackers(view))
        .chain(defenders(view))
        .chain(landing(view))
        .collect()
}

/// The field of a battle that waits or is fought, as far as its kingdom knows.
pub(super) fn battlefield(view: &View) -> Option<Square> {
    match view.pending {
        Some(ViewPending::Defend { to, .. } | ViewPending::Battle { to, .. }) => Some(to),
        _ => None,
    }
}

fn attackers(view: &View) -> Option<Army> {
    let attack = view.pending.as_ref()?.attack()?;
    Some(Army {
        square: attack.to,
        beside: Some(attack.from),
        troop: Troop::plain(attack.attacker, attack.attackers),
    })
}

/// Who is fought against stands there, though perhaps nobody is left who sees the field.
fn defenders(view: &View) -> Option<Army> {
    let Some(ViewPending::Battle {
        to,
        defender,
        position,
        ..
    }) = &view.pending
    else {
        return None;
    };
    let army = position.army(rules::Color::Black);
    view.army(*to).is_none().then(|| Army {
        square: *to,
        beside: None,
        troop: Troop::plain(*defender, army),
    })
}

/// Survivors who have not landed yet wait at the edge of the field they lost.
fn landing(view: &View) -> Option<Army> {
    let ViewPending::Land { field, pieces, .. } = view.pending.as_ref()? else {
        return None;
    };
    let troop = Troop {
        tilted: true,
        signs: [Some(Sign::Shaken), None],
        ..Troop::plain(view.who.into(), *pieces)
    };
    Some(Army {
        square: *field,
        beside: Some(*field),
        troop,
    })
}

/// Where an army stands in the world; beside a site it makes room, attackers keep off.
pub(super) fn stand(view: &View, army: &Army) -> Vec2 {
    let site = match view.at(army.square) {
        Known::Blank => false,
        Known::Remembered { site, .. } => site.is_some(),
        Known::Seen { site, .. } => site.is_some(),
    };
    let home = middle(army.square);
    match army.beside {
        Some(from) if from != army.square => {
            home + (middle(from) - home).normalize_or_zero() * 62.0
        }
        Some(_) => home + Vec2::new(-44.0, 30.0),
        None if site => home + Vec2::new(12.0, -17.0),
        None => home,
    }
}

/// Makes the armies those of the view. Whoever stands where he is wanted stays the same.
pub(super) fn reconcile(
    mut commands: Commands,
    drawn: If<Res<Drawn>>,
    mut armies: Query<(Entity, &mut Army)>,
) {
    if !drawn.is_changed() {
        return;
    }
    let mut wanted = told(&drawn.view);
    let mut stray = Vec::new();
    for (entity, mut army) in &mut armies {
        match wanted.iter().position(|it| it.is_at(&army)) {
            Some(index) => {
                army.set_if_neq(wanted.swap_remove(index));
            }
            None => stray.push((entity, *army)),
        }
    }
    for army in wanted {
        // One that changed its place unseen or was taken back is still the same army.
        let same = stray.iter().position(|(_, old)| {
            old.troop.owner == army.troop.owner && old.troop.army == army.troop.army
        });
        match same {
            Some(index) => {
                let (entity, _) = stray.swap_remove(index);
                commands.entity(entity).insert(army);
            }
            None => {
                spawn(&mut commands, army);
            }
        }
    }
    for (entity, _) in stray {
        commands.entity(entity).despawn();
    }
}

/// A new army; [`place`] and [`dress`] do the rest.
pub(super) fn spawn<'a>(commands: &'a mut Commands, army: Army) -> EntityCommands<'a> {
    commands.spawn((army, Transform::default(), Visibility::default(), Folk))
}

/// Puts every army where it stands or is on its way.
pub(super) fn place(
    drawn: If<Res<Drawn>>,
    mut armies: Query<(Ref<Army>, Option<&Glide>, &mut Transform)>,
) {
    for (army, glide, mut transform) in &mut armies {
        if glide.is_none() && !army.is_changed() && !drawn.is_changed() {
            continue;
        }
        let goal = stand(&drawn.view, &army);
        let at = glide.map_or(goal, |glide| glide.at(goal));
        let lift = if glide.is_some() { 0.5 } else { 0.0 };
        let height = layer::ARMIES + depth(at.y, drawn.view.size()) + lift;
        transform.set_if_neq(Transform::from_translation(at.extend(height)));
    }
}

/// Draws what has changed.
pub(super) fn dress(
    mut commands: Commands,
    art: Res<FolkArt>,
    board: Res<BoardArt>,
    zoom: Res<Zoom>,
    settings: Res<Settings>,
    armies: Query<(Entity, Ref<Army>)>,
    mut drawn: Local<(Option<Style>, bevy::ecs::entity::EntityHashMap<Troop>)>,
) {
    let style = Style {
        colours: settings.colours,
        detail: zoom.detail,
    };
    let (last_style, troops) = &mut *drawn;
    let all = last_style.replace(style) != Some(style);
    let dresser = Dresser {
        art: &art,
        board: &board,
        style,
        unit: zoom.unit,
    };
    for (entity, army) in &armies {
        if !all && !army.is_changed() {
            continue;
        }
        // Who only moved keeps his clothes.
        if troops.insert(entity, army.troop) != Some(army.troop) || all {
            dresser.dress(&mut commands.entity(entity), &army.troop);
        }
    }
    if troops.len() > armies.iter().len() {
        troops.retain(|&entity, _| armies.contains(entity));
    }
}

/// Numbers keep their size on the screen while the map is zoomed.
pub(super) fn size_numbers(
    zoom: Res<Zoom>,
    mut numbers: Query<(&Number, &mut Transform, &mut TextFont, Option<&Children>)>,
    mut spans: Query<&mut TextFont, (With<TextSpan>, Without<Number>)>,
) {
    if !zoom.is_changed() {
        return;
    }
    for (number, mut transform, mut font, children) in &mut numbers {
        transform.scale = Vec3::splat(zoom.unit);
        let size = letters(number.height, zoom.unit);
        if font.font_size == FontSize::Px(size) {
            continue;
        }
        font.font_size = FontSize::Px(size);
        for &span in children.into_iter().flatten() {
            if let Ok(mut font) = spans.get_mut(span) {
                font.font_size = FontSize::Px((size * 0.72).max(9.0));
            }
        }
    }
}

/// A troop of which some have left.
pub(super) fn without(troop: &Troop, gone: &rules::battle::Army) -> Troop {
    let mut left = *troop;
    for (piece, count) in gone.iter() {
        left.army
            .set(piece, left.army.count(piece).saturating_sub(count));
    }
    left
}

/// Finds the army of a side that leaves a square: attackers who waited before the one they go to,
/// else who stands there.
pub(super) fn find(
    armies: &Query<(Entity, &mut Army)>,
    owner: Side,
    from: Square,
    to: Option<Square>,
) -> Option<(Entity, Army)> {
    let own = |army: &Army| army.troop.owner == owner;
    let waits = |army: &Army| army.beside == Some(from) && Some(army.square) == to;
    let stands = |army: &Army| army.square == from && army.beside.is_none();
    let found = armies
        .iter()
        .find(|(_, army)| own(army) && waits(army))
        .or_else(|| armies.iter().find(|(_, army)| own(army) && stands(army)));
    found.map(|(entity, army)| (entity, *army))
}
