//! What eyes see, with all kinds of cones and without one, and how far two colours are apart to
//! them.

/// Linear red, green and blue.
pub(super) type Light = [f32; 3];
/// Lightness and the two axes of colour (CIE Lab, white D65), as an eye has them.
pub(super) type Seen = [f32; 3];

/// How far apart two colours are that are told from each other at a glance (CIEDE2000; 1 can just be
/// noticed side by side).
pub(super) const GLANCE: f32 = 10.0;

/// An eye.
pub(super) struct Eye {
    pub name: &'static str,
    /// What becomes of light in it.
    cones: [[f32; 3]; 3],
}

/// An eye with all cones, and those without red, green or blue ones (Machado, Oliveira and
/// Fernandes 2009).
pub(super) const EYES: [Eye; 4] = [
    Eye {
        name: "all cones",
        cones: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    },
    Eye {
        name: "protanopia",
        cones: [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    },
    Eye {
        name: "deuteranopia",
        cones: [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    },
    Eye {
        name: "tritanopia",
        cones: [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    },
];

impl Eye {
    /// The light that somebody with all cones would need to see the same.
    pub fn light(&self, light: Light) -> Light {
        self.cones.map(|row| {
            let sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
            sum.clamp(0.0, 1.0)
        })
    }

    pub fn sees(&self, light: Light) -> Seen {
        lab(self.light(light))
    }

    /// How far apart two colours are.
    pub fn apart(&self, one: Light, other: Light) -> f32 {
        apart(self.sees(one), self.sees(other))
    }
}

/// A byte of a picture as light.
pub(super) fn linear(byte: u8) -> f32 {
    let value = f32::from(byte) / 255.0;
    match value <= 0.040_45 {
        true => value / 12.92,
        false => ((value + 0.055) / 1.055).powf(2.4),
    }
}

fn lab([red, green, blue]: Light) -> Seen {
    let bend = |it: f32| match it > 216.0 / 24389.0 {
        true => it.cbrt(),
        false => (24389.0 / 27.0 * it + 16.0) / 116.0,
    };
    let x = bend((0.412_456 * red + 0.357_576 * green + 0.180_438 * blue) / 0.950_47);
    let y = bend(luminance([red, green, blue]));
    let z = bend((0.019_334 * red + 0.119_192 * green + 0.950_304 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How bright light is.
pub(super) fn luminance([red, green, blue]: Light) -> f32 {
    0.212_673 * red + 0.715_152 * green + 0.072_175 * blue
}

/// CIEDE2000 (Sharma, Wu and Dalal 2005).
pub(super) fn apart(one: Seen, other: Seen) -> f32 {
    let seventh = |chroma: f32| {
        let power = chroma.powi(7);
        (power / (power + 25.0_f32.powi(7))).sqrt()
    };
    let mean = (one[1].hypot(one[2]) + other[1].hypot(other[2])) / 2.0;
    let stretch = 1.0 + 0.5 * (1.0 - seventh(mean));
    let polar = |[_, a, b]: Seen| {
        let a = a * stretch;
        (a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((chroma, hue), (chroma2, hue2)) = (polar(one), polar(other));
    let coloured = chroma * chroma2 > 0.0;
    let turn = match hue2 - hue {
        _ if !coloured => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let sum = hue + hue2;
    let middle = match (hue - hue2).abs() {
        _ if !coloured => sum,
        far if far <= 180.0 => sum / 2.0,
        _ if sum < 360.0 => sum / 2.0 + 180.0,
        _ => sum / 2.0 - 180.0,
    };
    let lightness = ((one[0] + other[0]) / 2.0 - 50.0).powi(2);
    let mean = (chroma + chroma2) / 2.0;
    let wave = |times: f32, from: f32| (times * middle - from).to_radians().cos();
    let tone = 1.0 - 0.17 * wave(1.0, 30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, -6.0)
        - 0.20 * wave(4.0, 63.0);
    let lighter = (other[0] - one[0]) / (1.0 + 0.015 * lightness / (20.0 + lightness).sqrt());
    let stronger = (chroma2 - chroma) / (1.0 + 0.045 * mean);
    let turned = 2.0 * (chroma * chroma2).sqrt() * (turn / 2.0).to_radians().sin()
        / (1.0 + 0.015 * mean * tone);
    let bluish = 60.0 * (-((middle - 275.0) / 25.0).powi(2)).exp();
    let both = -bluish.to_radians().sin() * 2.0 * seventh(mean) * stronger * turned;
    let sum = lighter.powi(2) + stronger.powi(2) + turned.powi(2) + both;
    sum.max(0.0).sqrt()
}

#[test]
fn colours_are_as_far_apart_as_the_paper_tells() {
    // Pairs and distances of its table.
    for (one, other, far) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        (
            [60.2574, -34.0099, 36.2677],
            [60.4626, -34.1751, 39.4387],
            1.2644,
        ),
        (
            [22.7233, 20.0904, -46.694],
            [23.0331, 14.973, -42.5619],
            2.0373,
        ),
        (
            [90.8027, -2.0831, 1.441],
            [91.1528, -1.6435, 0.0447],
            1.4441,
        ),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        for (one, other) in [(one, other), (other, one)] {
            let found = apart(one, other);
            assert!((found - far).abs() < 0.002, "{one:?} {other:?}: {found}");
        }
    }
}

#[test]
fn red_and_green_of_the_same_lightness_are_found() {
    let (red, green) = ([0.4, 0.05, 0.05], [0.05, 0.18, 0.05]);
    let [all, _, deuteranopia, _] = &EYES;
    assert!(all.apart(red, green) > 4.0 * GLANCE);
    assert!(deuteranopia.apart(red, green) < GLANCE);
}
