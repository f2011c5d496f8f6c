//! Where the land is painted: a camera of its own looks at ground and stamps, and what it sees is
//! kept as a picture until something else is known.

use super::chart::Chart;
use super::lines::Distances;
use super::material::{GroundMaterial, data_image, repeated};
use super::stale::{self, Part};
use super::stamps;
use crate::theme::{is_loading, load_picture, load_picture_with};
use crate::world::{Drawn, SQUARE, bounds};
use ::campaign::View;
use ::campaign::world::{Ground, SiteKind};
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, RenderTarget, ScalingMode, Viewport};
use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::RequestRedraw;
use rules::Color as Kingdom;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use wgpu::DeviceType;

/// Pixels along a side of the painted land.
const SIDE: u32 = 2048;
/// The same where no graphics card does the painting.
const COARSE: u32 = 1536;
/// What only the easel's camera sees.
const LAYER: usize = 9;
/// Pictures that are drawn once all is loaded and compiled, to be sure that one was whole.
const COATS: u32 = 2;

/// What the painted land depends on.
#[derive(Clone, PartialEq)]
struct Motif {
    side: u8,
    seed: u32,
    /// Whose eyes see it: nothing of what one kingdom sees is left for the other.
    who: Kingdom,
    squares: Vec<Option<(Ground, Option<SiteKind>)>>,
}

impl Motif {
    fn new(view: &View, seed: u32) -> Self {
        let squares = view.size().squares();
        Self {
            side: view.size().side(),
            seed,
            who: view.who,
            squares: squares
                .map(|at| Some((view.ground(at)?, super::chart::site(view, at))))
                .collect(),
        }
    }
}

/// The painted land.
#[derive(Resource)]
pub(super) struct Easel {
    /// The picture, the north on top.
    pub land: Handle<Image>,
    /// Pixels along its side.
    side: u32,
    motif: Option<Motif>,
    /// Ground and lines of the motif.
    sketch: Option<(Chart, Distances)>,
    /// The part that is being painted.
    part: Option<Part>,
    atlas: Handle<Image>,
    /// What it is painted on.
    pub paper: Handle<Image>,
    /// Pictures still to be drawn, while it is being painted.
    coats: Option<u32>,
    /// Whether the picture shows the map at all yet.
    done: bool,
}

impl Easel {
    /// Whether the picture shows this map, if perhaps not yet all that is known of it.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Whether a part of a map that is shown is being painted anew.
    pub const fn is_mending(&self) -> bool {
        self.done && self.coats.is_some()
    }

    /// Whether a square, by its index, is being painted anew.
    pub fn is_wet(&self, index: usize) -> bool {
        let side = self.motif.as_ref().map_or(0, |motif| u32::from(motif.side));
        let place = u32::try_from(index)
            .ok()
            .and_then(|index| Some(UVec2::new(index.checked_rem(side)?, index / side)));
        let within = |part: Part, at: UVec2| at.cmpge(part.low).all() && at.cmplt(part.high).all();
        self.is_mending()
            && self
                .part
                .zip(place)
                .is_some_and(|(part, at)| within(part, at))
    }

    /// The map is left: what is not finished must be painted anew.
    pub fn break_off(&mut self) {
        if self.coats.is_some() {
            self.coats = None;
            self.motif = None;
            self.part = None;
            self.done = false;
        }
    }
}

impl FromWorld for Easel {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        let atlas = load_picture(assets, "world/land.png");
        let paper = load_picture_with(assets, "world/paper.png", |settings| {
            settings.is_srgb = false;
            settings.sampler = repeated();
        });
        let card = world.get_resource::<RenderAdapterInfo>();
        let painted_by_hand = card.is_some_and(|card| card.device_type == DeviceType::Cpu);
        let side = if painted_by_hand { COARSE } else { SIDE };
        let mut picture =
            Image::new_target_texture(side, side, TextureFormat::Rgba8UnormSrgb, None);
        // It begins empty: nothing need be held here, nor be handed over.
        picture.data = None;
        picture.copy_on_resize = false;
        let land = world.resource_mut::<Assets<Image>>().add(picture);
        Self {
            land,
            side,
            motif: None,
            sketch: None,
            part: None,
            atlas,
            paper,
            coats: None,
            done: false,
        }
    }
}

/// Stands before the easel while it is being painted.
#[derive(Component)]
pub(super) struct Sitter;

/// Whether every shader that was asked for is compiled, told by the renderer.
#[derive(Resource, Clone, Default)]
pub(super) struct Compiled(pub Arc<AtomicBool>);

pub(super) fn plugin(app: &mut App) {
    let compiled = Compiled::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(compiled.clone())
            .add_systems(Render, tell_compiled.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(compiled);
}

fn tell_compiled(cache: Res<PipelineCache>, compiled: Res<Compiled>) {
    let waits = cache.waiting_pipelines().next().is_some();
    compiled.0.store(!waits, Ordering::Relaxed);
}

/// Sets up what is to be painted when something else is known.
pub(super) fn pose(
    drawn: If<Res<Drawn>>,
    mut easel: ResMut<Easel>,
    sitters: Query<Entity, With<Sitter>>,
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut grounds: ResMut<Assets<GroundMaterial>>,
    mut colours: ResMut<Assets<ColorMaterial>>,
) {
    let motif = Motif::new(&drawn.view, drawn.seed);
    // Left in the middle of the painting, it begins anew.
    let sits = easel.coats.is_none() || !sitters.is_empty();
    if easel.motif.as_ref() == Some(&motif) && sits {
        return;
    }
    for entity in &sitters {
        commands.entity(entity).despawn();
    }
    let view = &drawn.view;
    let (chart, lines) = (Chart::new(view), Distances::new(view));
    let part = easel.turn_to(motif, chart.clone(), lines.clone());
    let stamps = stamps::stamps(view, drawn.seed, &chart, &lines);
    let edge = f32::from(view.size().side()) * SQUARE;
    let middle = bounds(view.size()).center();
    let seen_here = || (Sitter, RenderLayers::layer(LAYER));
    let ground = GroundMaterial {
        world: Vec4::new(chart.side as f32, (drawn.seed % 9973) as f32, 0.0, 0.0),
        chart: images.add(data_image(chart.side, chart.ground.concat())),
        lines: images.add(data_image(lines.side, lines.texels.concat())),
    };
    commands.spawn((
        seen_here(),
        Mesh2d(meshes.add(Rectangle::from_length(edge))),
        MeshMaterial2d(grounds.add(ground)),
        Transform::from_translation(middle.extend(0.0)),
    ));
    let paint = ColorMaterial {
        texture: Some(easel.atlas.clone()),
        ..default()
    };
    commands.spawn((
        seen_here(),
        Mesh2d(meshes.add(stamps::mesh(&stamps))),
        MeshMaterial2d(colours.add(paint)),
        Transform::from_xyz(0.0, 0.0, 1.0),
    ));
    commands.spawn((seen_here(), easel.camera(part, chart.side as u32)));
}

impl Easel {
    /// Takes up another motif, and tells which part of it must be painted.
    fn turn_to(&mut self, motif: Motif, chart: Chart, lines: Distances) -> Part {
        let whole = Part::whole(chart.side);
        let old = self.motif.take().zip(self.sketch.take());
        let of = |motif: &Motif| (motif.side, motif.seed, motif.who);
        let same = |old: &Motif| of(old) == of(&motif);
        let part = match old {
            Some((old, sketch)) if same(&old) => {
                let changed = |index| old.squares.get(index) != motif.squares.get(index);
                let both = (&sketch.0, &chart);
                let part = stale::part(both, (&sketch.1, &lines), changed).unwrap_or(whole);
                // What has not been finished yet is still to be painted.
                self.part.map_or(part, |open| part.with(open))
            }
            _ => {
                self.done = false;
                whole
            }
        };
        self.motif = Some(motif);
        self.sketch = Some((chart, lines));
        self.part = Some(part);
        self.coats = Some(COATS);
        part
    }

    /// Looks at a part of the map of `side` squares, and leaves the rest of the picture as it is.
    fn camera(&self, part: Part, side: u32) -> impl Bundle + use<> {
        let square = self.side / side;
        let size = part.size().as_vec2() * SQUARE;
        let middle = part.low.as_vec2() * SQUARE + size / 2.0;
        let projection = OrthographicProjection {
            scaling_mode: ScalingMode::Fixed {
                width: size.x,
                height: size.y,
            },
            ..OrthographicProjection::default_2d()
        };
        let viewport = Viewport {
            // The picture has the north on top.
            physical_position: UVec2::new(part.low.x, side - part.high.y) * square,
            physical_size: part.size() * square,
            ..default()
        };
        (
            Camera2d,
            Camera {
                order: -1,
                viewport: Some(viewport),
                output_mode: CameraOutputMode::Write {
                    blend_state: None,
                    clear_color: ClearColorConfig::None,
                },
                ..default()
            },
            Msaa::Off,
            RenderTarget::Image(self.land.clone().into()),
            Projection::Orthographic(projection),
            Transform::from_translation(middle.extend(0.0)),
        )
    }
}

/// Clears the easel once everything has been drawn.
pub(super) fn finish(
    mut easel: ResMut<Easel>,
    compiled: Res<Compiled>,
    assets: Res<AssetServer>,
    sitters: Query<Entity, With<Sitter>>,
    grounds: Query<&MeshMaterial2d<GroundMaterial>, With<Sitter>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(left) = easel.coats else {
        return;
    };
    redraw.write(RequestRedraw);
    let loading = [&easel.atlas, &easel.paper]
        .into_iter()
        .any(|picture| is_loading(&assets, picture));
    if loading || grounds.is_empty() || !compiled.0.load(Ordering::Relaxed) {
        easel.coats = Some(COATS);
        return;
    }
    if left > 0 {
        easel.coats = Some(left - 1);
        return;
    }
    for entity in &sitters {
        commands.entity(entity).despawn();
    }
    easel.coats = None;
    easel.part = None;
    easel.done = true;
}
