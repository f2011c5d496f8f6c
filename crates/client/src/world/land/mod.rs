//! The land: ground, rivers, relief, roads, fog and day light.

mod chart;
mod day;
mod easel;
mod fog;
mod lines;
mod material;
mod roads;
mod stale;
mod stamps;
mod veil;

use super::{Drawn, SQUARE, bounds, is_shown, layer};
use crate::board::LIFE_RATE;
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::sprite_render::Material2dPlugin;
use bevy::window::RequestRedraw;
use easel::Easel;
pub(super) use fog::Fog;
use material::{GroundMaterial, Sheet, SheetMaterial, data_image};
use rules::Color as Kingdom;
pub use veil::Veil;

/// Paper and table about the map that are drawn with it, in squares.
const MARGIN: f32 = 8.0;
/// The wood of the table.
const TABLE: Color = Color::srgb(0.30, 0.21, 0.15);
/// How strongly the grid shows at rest and while choosing.
const GRID: std::ops::RangeInclusive<f32> = 0.15..=0.45;

/// How strongly the board's grid shows, from 0 at rest to 1 while choosing.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct GridStrength(pub f32);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GridStrength>()
        .init_resource::<Fog>()
        .add_plugins((
            Material2dPlugin::<GroundMaterial>::default(),
            Material2dPlugin::<SheetMaterial>::default(),
            easel::plugin,
            veil::plugin,
        ))
        .add_systems(
            Update,
            (
                lay_sheet,
                (easel::pose, easel::finish).chain(),
                lift_fog,
                veil::lift,
                light,
            )
                .chain()
                .in_set(LandSet)
                .run_if(is_shown),
        )
        .add_systems(Update, take_sheet.run_if(not(is_shown)));
}

/// When the land takes up what is drawn now.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LandSet;

/// The sheet of paper with the map on it.
#[derive(Component)]
struct MapSheet {
    /// Squares along a side of the map it was cut for.
    side: u8,
}

/// Whose fog it was: what another kingdom sees is not faded into.
#[derive(Default, PartialEq, Clone, Copy)]
struct Eyes(Option<(Kingdom, u32)>);

fn lay_sheet(
    drawn: If<Res<Drawn>>,
    old: Query<(Entity, &MapSheet)>,
    easel: Option<Res<Easel>>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut sheets: ResMut<Assets<SheetMaterial>>,
) {
    let Some(easel) = easel else {
        commands.init_resource::<Easel>();
        return;
    };
    let size = drawn.view.size();
    if old.iter().any(|(_, sheet)| sheet.side == size.side()) {
        return;
    }
    for (entity, _) in &old {
        commands.entity(entity).despawn();
    }
    let side = f32::from(size.side());
    let blank = vec![0; usize::from(size.side()).pow(2) * 4];
    let material = SheetMaterial {
        sheet: Sheet {
            world: Vec4::new(side, MARGIN, 0.0, 0.0),
            style: Vec4::ZERO,
            day: Vec4::ONE,
            table: TABLE.to_linear().to_vec4(),
        },
        land: easel.land.clone(),
        fog: images.add(data_image(usize::from(size.side()), blank)),
        paper: easel.paper.clone(),
    };
    commands.spawn((
        MapSheet { side: size.side() },
        Mesh2d(meshes.add(Rectangle::from_length((side + 2.0 * MARGIN) * SQUARE))),
        MeshMaterial2d(sheets.add(material)),
        Transform::from_translation(bounds(size).center().extend(layer::LAND)),
    ));
}

fn take_sheet(
    mut commands: Commands,
    old: Query<Entity, Or<(With<MapSheet>, With<easel::Sitter>)>>,
    easel: Option<ResMut<Easel>>,
) {
    if old.is_empty() {
        return;
    }
    if let Some(mut easel) = easel {
        easel.break_off();
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
}

fn lift_fog(
    drawn: If<Res<Drawn>>,
    easel: Option<Res<Easel>>,
    settings: Res<Settings>,
    time: Res<Time>,
    sheet: Query<(Ref<MapSheet>, &MeshMaterial2d<SheetMaterial>)>,
    mut fog: ResMut<Fog>,
    mut images: ResMut<Assets<Image>>,
    mut sheets: ResMut<Assets<SheetMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut eyes: Local<Eyes>,
    mut mended: Local<bool>,
) {
    let Ok((sheet, handle)) = sheet.single() else {
        return;
    };
    let fresh = sheet.is_added();
    let mends = easel.as_ref().is_some_and(|easel| easel.is_mending());
    let dried = std::mem::replace(&mut *mended, mends) != mends;
    if drawn.is_changed() || fresh || dried {
        let now = Eyes(Some((drawn.view.who, drawn.seed)));
        let wet = |index| easel.as_ref().is_some_and(|easel| easel.is_wet(index));
        fog.set(chart::fog(&drawn.view), fresh || *eyes != now, wet);
        *eyes = now;
    } else if !fog.is_fading() {
        return;
    }
    fog.fade(time.delta_secs(), settings.reduced_motion());
    if fog.is_fading() {
        redraw.write(RequestRedraw);
    }
    let side = usize::from(drawn.view.size().side());
    if let Some(mut material) = sheets.get_mut(handle) {
        // Under a new handle: the material holds on to pictures as they were bound.
        material.fog = images.add(data_image(side, fog.bytes()));
    }
}

/// Whether the sheet has just been changed.
#[cfg(test)]
pub(crate) fn sheets_changed(world: &World) -> bool {
    let news = world.get_resource::<Messages<AssetEvent<SheetMaterial>>>();
    news.is_some_and(|news| news.iter_current_update_messages().next().is_some())
}

/// Takes the ground for painted, where no renderer is there to paint it.
#[cfg(test)]
pub(crate) fn paint_nothing(world: &mut World) {
    let compiled = world.resource::<easel::Compiled>();
    compiled.0.store(true, std::sync::atomic::Ordering::Relaxed);
}

/// Sets the light of the moment, and the grid.
fn light(
    easel: Option<Res<Easel>>,
    settings: Res<Settings>,
    grid: Res<GridStrength>,
    time: Res<Time<Real>>,
    sheet: Query<&MeshMaterial2d<SheetMaterial>, With<MapSheet>>,
    mut sheets: ResMut<Assets<SheetMaterial>>,
) {
    let Ok(handle) = sheet.single() else {
        return;
    };
    let still = settings.reduced_motion();
    let shown = if easel.is_some_and(|easel| easel.is_done()) {
        1.0
    } else {
        0.0
    };
    let moment = if still { 0.0 } else { time.elapsed_secs() };
    let beat = (moment * LIFE_RATE).floor() / LIFE_RATE;
    let Some(old) = sheets.get(handle).map(|material| material.sheet) else {
        return;
    };
    let strength = GRID.start() + (GRID.end() - GRID.start()) * grid.0.clamp(0.0, 1.0);
    let now = Sheet {
        world: Vec4::new(
            old.world.x,
            old.world.y,
            beat,
            if still { 0.0 } else { 1.0 },
        ),
        style: Vec4::new(strength, shown, day::drift(beat), day::OVERCAST),
        day: day::light(beat).extend(1.0),
        table: old.table,
    };
    if now != old
        && let Some(mut material) = sheets.get_mut(handle)
    {
        material.sheet = now;
    }
}
