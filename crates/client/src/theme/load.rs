//! Pictures that are only ever drawn.

use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::asset::{AssetEventSystems, AssetPath, RenderAssetUsages, UntypedAssetId};
use bevy::color::LinearRgba;
use bevy::image::ImageLoaderSettings;
use bevy::prelude::*;

/// The assets once more: the same file is one picture for the board and another for panels.
const FOR_PANELS: &str = "panels";

/// Makes [`load_for_panels`] possible; before the assets' own plugin.
pub(crate) fn sources(app: &mut App) {
    app.register_asset_source(
        FOR_PANELS,
        AssetSourceBuilder::platform_default("assets", None),
    );
}

/// Prepares what panels draw.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        multiply
            .after(AssetEventSystems)
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// Loads a picture for egui, which wants its colours multiplied by how opaque they are: a soft
/// edge would be drawn as a hard, bright one.
pub(super) fn load_for_panels(assets: &AssetServer, path: &str) -> Handle<Image> {
    load_picture(assets, format!("{FOR_PANELS}://{path}"))
}

/// Multiplies the colours of what has just been loaded for panels, before it is handed over.
fn multiply(
    mut news: MessageReader<AssetEvent<Image>>,
    assets: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
) {
    for event in news.read() {
        let AssetEvent::Added { id } = event else {
            continue;
        };
        let for_panels = assets
            .get_path(*id)
            .is_some_and(|path| *path.source() == AssetSourceId::from(FOR_PANELS));
        let image = for_panels.then(|| images.get_mut_untracked(*id)).flatten();
        if let Some(pixels) = image.and_then(|image| image.data.as_mut()) {
            multiply_pixels(pixels);
        }
    }
}

/// Of four bytes each, red, green and blue as sRGB has them.
fn multiply_pixels(pixels: &mut [u8]) {
    for pixel in pixels.chunks_exact_mut(4) {
        if let [red, green, blue, opaque @ 0..=254] = *pixel {
            let colour = Srgba::rgb_u8(red, green, blue);
            let seen = Srgba::from(LinearRgba::from(colour) * (f32::from(opaque) / 255.0));
            let [red, green, blue, _] = seen.to_u8_array();
            pixel.copy_from_slice(&[red, green, blue, opaque]);
        }
    }
}

/// Whether an asset is still on its way: neither there nor failed.
pub(crate) fn is_loading(assets: &AssetServer, id: impl Into<UntypedAssetId>) -> bool {
    let state = assets.get_load_state(id);
    state.is_some_and(|state| state.is_loading())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_multiplied_as_light_is() {
        let mut pixels = [
            255, 255, 255, 255, 200, 100, 0, 0, 255, 255, 255, 128, 10, 20, 30, 255,
        ];
        multiply_pixels(&mut pixels);
        assert_eq!(pixels[..8], [255, 255, 255, 255, 0, 0, 0, 0]);
        // Half the light is more than half the number.
        assert_eq!(pixels[8..12], [188, 188, 188, 128]);
        assert_eq!(pixels[12..], [10, 20, 30, 255]);
    }
}
