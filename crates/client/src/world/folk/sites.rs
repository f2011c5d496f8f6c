//! Cities, resources and camps.

use super::Folk;
use super::art::{FolkArt, Sign, column_of};
use super::zoom::Zoom;
use crate::settings::{Colours, Settings};
use crate::world::{Drawn, depth, layer, middle};
use ::campaign::world::SiteKind;
use ::campaign::{Known, Square, View};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use rules::Color as Kingdom;

/// How large a site is drawn, in world units.
const SIZE: f32 = 98.0;
/// What is remembered and not seen.
const DIM: Color = Color::srgba(0.72, 0.71, 0.7, 0.85);

/// Behind an army: in its shade, so that figures stand out before walls of their own colour.
const BEHIND: Color = Color::srgb(0.72, 0.67, 0.63);

/// What is shown of a site.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub square: Square,
    pub kind: SiteKind,
    pub walled: bool,
    pub owner: Option<Kingdom>,
    pub sacked: bool,
    pub builds: bool,
    /// Not seen now.
    pub remembered: bool,
    /// An army stands before it.
    pub crowded: bool,
}

impl Place {
    /// What a kingdom knows to stand on a square.
    pub fn of(square: Square, known: &Known) -> Option<Self> {
        match known {
            Known::Blank => None,
            Known::Remembered { site, .. } => site.map(|site| Self {
                square,
                kind: site.kind,
                walled: site.walled,
                owner: None,
                sacked: false,
                builds: false,
                remembered: true,
                crowded: false,
            }),
            Known::Seen { site, army, .. } => site.map(|site| Self {
                square,
                kind: site.kind,
                walled: site.walled,
                owner: site.owner,
                sacked: site.sacked > 0,
                builds: site.build.is_some(),
                remembered: false,
                crowded: army.is_some(),
            }),
        }
    }
}

/// How every site looks besides what it is.
#[derive(Copy, Clone, PartialEq)]
pub(super) struct Look {
    colours: Colours,
    detail: usize,
}

/// Makes the sites those of the view.
pub(super) fn reconcile(
    mut commands: Commands,
    drawn: If<Res<Drawn>>,
    mut places: Query<(Entity, &mut Place)>,
) {
    if !drawn.is_changed() {
        return;
    }
    let mut wanted: HashMap<Square, Place> = drawn
        .view
        .squares()
        .filter_map(|(square, known)| Place::of(square, known))
        .map(|place| (place.square, place))
        .collect();
    for (entity, mut place) in &mut places {
        match wanted.remove(&place.square) {
            Some(now) => {
                place.set_if_neq(now);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for place in wanted.into_values() {
        commands.spawn((
            place,
            Transform::from_translation(stand(&drawn.view, place.square)),
            Visibility::default(),
            Folk,
        ));
    }
}

fn stand(view: &View, square: Square) -> Vec3 {
    let place = middle(square);
    place.extend(layer::SITES + depth(place.y, view.size()))
}

/// Draws what has changed.
pub(super) fn dress(
    mut commands: Commands,
    art: Res<FolkArt>,
    zoom: Res<Zoom>,
    settings: Res<Settings>,
    places: Query<(Entity, Ref<Place>)>,
    mut look: Local<Option<Look>>,
) {
    let now = Look {
        colours: settings.colours,
        detail: zoom.detail,
    };
    let all = look.replace(now) != Some(now);
    for (entity, place) in &places {
        if all || place.is_changed() {
            draw(&mut commands, &art, now, entity, &place);
        }
    }
}

fn draw(commands: &mut Commands, art: &FolkArt, look: Look, entity: Entity, place: &Place) {
    let row = place.owner.map_or(0, |owner| 1 + look.colours.row(owner));
    let column = column_of(place.kind, place.walled, place.sacked);
    let mut sprite = art.site(column, row, SIZE, look.detail);
    if place.remembered {
        sprite.color = DIM;
    } else if place.crowded {
        sprite.color = BEHIND;
    }
    let mut entity = commands.entity(entity);
    entity.insert(sprite).despawn_related::<Children>();
    if place.builds {
        let size = if look.detail == 0 { 36.0 } else { 25.0 };
        let sign = art.sign(Sign::Build, size, look.detail);
        let corner = Vec3::new(48.0 - size / 2.0, 48.0 - size / 2.0, 0.01);
        entity.with_child((sign, Transform::from_translation(corner)));
    }
}
