//! The atlas in smaller sizes, so that it does not flicker when it is seen from far away.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

/// The smallest has cells of eight pixels: in smaller ones they would run into each other.
const SIZES: u32 = 4;

/// The atlas while it has only its full size.
#[derive(Resource, Clone, Debug)]
pub(super) struct Whole(pub(super) Handle<Image>);

/// Adds the smaller sizes once the atlas has come.
pub(super) fn add_sizes(
    mut commands: Commands,
    whole: Option<Res<Whole>>,
    images: Option<ResMut<Assets<Image>>>,
) {
    let (Some(whole), Some(mut images)) = (whole, images) else {
        return;
    };
    if images.contains(&whole.0)
        && let Some(mut image) = images.get_mut(&whole.0)
    {
        shrink(&mut image);
        commands.remove_resource::<Whole>();
    }
}

fn shrink(image: &mut Image) {
    let known = image.texture_descriptor.format == TextureFormat::Rgba8UnormSrgb;
    let (mut width, mut height) = (image.width() as usize, image.height() as usize);
    let Some(data) = image.data.as_mut().filter(|_| known) else {
        return;
    };
    let mut last = data.clone();
    for _ in 1..SIZES {
        last = halve(&last, width);
        (width, height) = (width / 2, height / 2);
        data.extend_from_slice(&last);
    }
    debug_assert_eq!(last.len(), width * height * 4);
    image.texture_descriptor.mip_level_count = SIZES;
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}

/// A picture of RGBA bytes at half its size; what can't be seen lends no colour.
fn halve(pixels: &[u8], width: usize) -> Vec<u8> {
    let row = width * 4;
    let mut half = Vec::with_capacity(pixels.len() / 4);
    for rows in pixels.chunks_exact(row * 2) {
        let (upper, lower) = rows.split_at(row);
        for (above, below) in upper.chunks_exact(8).zip(lower.chunks_exact(8)) {
            let four = || above.chunks_exact(4).chain(below.chunks_exact(4));
            let alpha: u32 = four().map(|it| u32::from(it[3])).sum();
            for part in 0..3 {
                let sum: u32 = four()
                    .map(|it| u32::from(it[part]) * u32::from(it[3]))
                    .sum();
                half.push(sum.checked_div(alpha).unwrap_or(0) as u8);
            }
            half.push((alpha / 4) as u8);
        }
    }
    half
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_picture_keeps_its_colours() {
        let red = [200, 10, 20, 255];
        let nothing = [0, 0, 0, 0];
        let rows = [[red, red, red, nothing], [red, red, nothing, nothing]]
            .concat()
            .concat();
        assert_eq!(
            halve(&rows, 4),
            [[200, 10, 20, 255], [200, 10, 20, 63]].concat()
        );
    }
}
