//! Pictures that are only ever drawn.

use bevy::asset::{AssetPath, RenderAssetUsages};
use bevy::image::ImageLoaderSettings;
use bevy::prelude::*;

/// Loads a picture that nobody reads but the renderer: once it has been handed over, its pixels
/// are not held a second time.
pub(crate) fn load_picture(
    assets: &AssetServer,
    path: impl Into<AssetPath<'static>>,
) -> Handle<Image> {
    load_picture_with(assets, path, |_| ())
}

/// The same, and how the file is read is changed.
pub(crate) fn load_picture_with(
    assets: &AssetServer,
    path: impl Into<AssetPath<'static>>,
    change: fn(&mut ImageLoaderSettings),
) -> Handle<Image> {
    assets
        .load_builder()
        .with_settings(move |settings: &mut ImageLoaderSettings| {
            settings.asset_usage = RenderAssetUsages::RENDER_WORLD;
            change(settings);
        })
        .load(path)
}
