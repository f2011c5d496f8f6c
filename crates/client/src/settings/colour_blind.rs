//! The colours of the sides as they are seen by those who lack one kind of cone.

use super::Colours;
use crate::theme::palette::{LINES, LIVERIES, ROGUES};
use rules::Color as Side;
use std::path::Path;

/// Linear red, green and blue.
type Light = [f32; 3];

/// What becomes of light without red, green or blue cones (Machado, Oliveira and Fernandes 2009),
/// and with all of them.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn light(byte: u8) -> f32 {
    let value = f32::from(byte) / 255.0;
    match value <= 0.040_45 {
        true => value / 12.92,
        false => ((value + 0.055) / 1.055).powf(2.4),
    }
}

fn seen(eye: &[[f32; 3]; 3], light: Light) -> Light {
    eye.map(|row| {
        (0..3)
            .map(|i| row[i] * light[i])
            .sum::<f32>()
            .clamp(0.0, 1.0)
    })
}

/// Lightness and the two axes of colour (CIE Lab, white D65).
fn lab([red, green, blue]: Light) -> [f32; 3] {
    let bend = |it: f32| match it > 216.0 / 24389.0 {
        true => it.cbrt(),
        false => (24389.0 / 27.0 * it + 16.0) / 116.0,
    };
    let x = bend((0.412_456 * red + 0.357_576 * green + 0.180_438 * blue) / 0.950_47);
    let y = bend(0.212_673 * red + 0.715_152 * green + 0.072_175 * blue);
    let z = bend((0.019_334 * red + 0.119_192 * green + 0.950_304 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far apart two colours are to an eye (CIE76; 2.3 can just be noticed).
fn apart(eye: &[[f32; 3]; 3], one: Light, other: Light) -> f32 {
    let (one, other) = (lab(seen(eye, one)), lab(seen(eye, other)));
    (0..3)
        .map(|i| (one[i] - other[i]).powi(2))
        .sum::<f32>()
        .sqrt()
}

/// The mean colour of each row of the smallest atlas of pieces.
fn rows() -> [Light; 4] {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/pieces/pieces_48.png");
    let file = std::io::BufReader::new(std::fs::File::open(path).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgba);
    let row = info.width as usize * 48 * 4;
    [0, 1, 2, 3].map(|index| {
        let pixels = bytes[index * row..(index + 1) * row].chunks_exact(4);
        let full: Vec<Light> = pixels
            .filter(|pixel| pixel[3] > 250)
            .map(|pixel| [light(pixel[0]), light(pixel[1]), light(pixel[2])])
            .collect();
        [0, 1, 2].map(|i| full.iter().map(|it| it[i]).sum::<f32>() / full.len() as f32)
    })
}

/// Everybody who is on the map in these colours: both sides and the barbarians, by their rows.
fn together(colours: Colours) -> [usize; 3] {
    let [one, other] = Side::ALL.map(|side| colours.row(side));
    [one, other, colours.row_of(::campaign::Side::Rogue)]
}

fn check(name: &str, least: f32, of: impl Fn(Colours) -> Vec<Light>) {
    for colours in Colours::ALL {
        let all = of(colours);
        for (eye, matrix) in &EYES {
            for (index, one) in all.iter().enumerate() {
                for other in &all[index + 1..] {
                    let far = apart(matrix, *one, *other);
                    assert!(far >= least, "{name} of {colours:?}, {eye}: {far}");
                }
            }
        }
    }
}

fn ink(colour: bevy_egui::egui::Color32) -> Light {
    [light(colour.r()), light(colour.g()), light(colour.b())]
}

#[test]
fn sides_are_told_apart_by_every_eye() {
    let rows = rows();
    check("pieces", 15.0, |it| {
        together(it).map(|row| rows[row]).to_vec()
    });
    check("map", 20.0, |it| {
        let [one, other, _] = together(it);
        vec![ink(LIVERIES[one]), ink(LIVERIES[other]), ink(ROGUES)]
    });
    check("plots", 20.0, |it| {
        let [one, other, _] = together(it);
        vec![ink(LINES[one]), ink(LINES[other])]
    });
}

#[test]
fn red_and_green_of_the_same_lightness_are_found() {
    let (red, green) = ([0.4, 0.05, 0.05], [0.05, 0.18, 0.05]);
    let [_, _, (name, deuteranopia), _] = &EYES;
    assert_eq!(*name, "deuteranopia");
    assert!(apart(&EYES[0].1, red, green) > 60.0);
    assert!(apart(deuteranopia, red, green) < 10.0);
}
