//! Small pictures as PNG files.

use super::painting::Pixels;
use std::io::Cursor;

/// The most pixels along an edge of a picture that is read.
const MOST: u32 = 1024;

/// A picture as the bytes of a PNG file; `None` if it is no picture.
pub fn encode(pixels: &Pixels) -> Option<Vec<u8>> {
    let side = u32::try_from(pixels.side).ok()?;
    encode_rgb((side, side), &pixels.rgb)
}

/// The same of any width and height, three bytes a pixel.
pub fn encode_rgb((width, height): (u32, u32), rgb: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(rgb).ok()?;
    writer.finish().ok()?;
    Some(bytes)
}

/// Reads such a picture; `None` for anything else.
pub fn decode(bytes: &[u8]) -> Option<Pixels> {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().ok()?;
    let info = reader.info();
    let is_ours = info.width == info.height
        && (1..=MOST).contains(&info.width)
        && info.color_type == png::ColorType::Rgb
        && info.bit_depth == png::BitDepth::Eight;
    if !is_ours {
        return None;
    }
    let side = info.width as usize;
    let mut rgb = vec![0; side * side * 3];
    reader.next_frame(&mut rgb).ok()?;
    Some(Pixels { side, rgb })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn pictures_come_back_and_rubbish_does_not() {
        let rgb = (0..4 * 4 * 3).map(|byte| byte as u8).collect();
        let pixels = Pixels { side: 4, rgb };
        let bytes = encode(&pixels).unwrap();
        assert_eq!(decode(&bytes), Some(pixels));
        assert_eq!(decode(&bytes[..bytes.len() / 2]), None);
        assert_eq!(decode(b"no picture"), None);
    }
}
