//! The two shaders of the land and what they are told.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, Extent3d, ShaderType, TextureDimension, TextureFormat,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d};

/// Paints the ground once.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub(super) struct GroundMaterial {
    /// Squares along a side, seed.
    #[uniform(0)]
    pub world: Vec4,
    #[texture(1)]
    #[sampler(2)]
    pub chart: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    pub lines: Handle<Image>,
}

impl Material2d for GroundMaterial {
    fn fragment_shader() -> ShaderRef {
        "shaders/world_ground.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Opaque
    }
}

/// Lays land, fog and paper together in every picture.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub(super) struct SheetMaterial {
    #[uniform(0)]
    pub sheet: Sheet,
    #[texture(1)]
    #[sampler(2)]
    pub land: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    pub fog: Handle<Image>,
    #[texture(5)]
    #[sampler(6)]
    pub paper: Handle<Image>,
}

/// What changes from picture to picture.
#[derive(ShaderType, Debug, Copy, Clone, PartialEq)]
pub(super) struct Sheet {
    /// Squares along a side, margin in squares, water's moment in seconds, whether water moves.
    pub world: Vec4,
    /// Grid, how far the land is shown, drift of the clouds' shadows, their strength.
    pub style: Vec4,
    /// The colour of the light.
    pub day: Vec4,
    /// Behind the sheet.
    pub table: Vec4,
}

impl Material2d for SheetMaterial {
    fn fragment_shader() -> ShaderRef {
        "shaders/world_map.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Opaque
    }
}

/// A picture of numbers, sampled softly and not beyond its edges.
pub(super) fn data_image(side: usize, bytes: Vec<u8>) -> Image {
    let side = side as u32;
    let size = Extent3d {
        width: side,
        height: side,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        bytes,
        TextureFormat::Rgba8Unorm,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    image
}

/// How the paper is sampled: it repeats.
pub(super) fn repeated() -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    })
}
