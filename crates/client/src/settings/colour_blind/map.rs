//! The signs and marks on the map.

use super::eyes::{EYES, GLANCE, Light};
use super::picture::{Cell, Look, Picture, plain, told};
use crate::world::MapSign as Sign;
use std::path::Path;

/// What share of a square a mark has to change at a glance.
const LEAST: f32 = 0.04;

/// The paints of the ground, as they stand in its shader: meadows, ploughed land, hills, woods, rock,
/// sand, water and roads.
const PAINTS: [&str; 20] = [
    "0.58, 0.67, 0.39",
    "0.71, 0.75, 0.47",
    "0.84, 0.78, 0.55",
    "0.45, 0.57, 0.34",
    "0.86, 0.74, 0.40",
    "0.60, 0.70, 0.34",
    "0.71, 0.55, 0.36",
    "0.80, 0.78, 0.45",
    "0.50, 0.62, 0.31",
    "0.70, 0.69, 0.40",
    "0.80, 0.72, 0.46",
    "0.27, 0.38, 0.20",
    "0.38, 0.46, 0.24",
    "0.56, 0.54, 0.50",
    "0.70, 0.65, 0.56",
    "0.86, 0.79, 0.58",
    "0.52, 0.74, 0.78",
    "0.22, 0.47, 0.64",
    "0.85, 0.75, 0.54",
    "0.72, 0.60, 0.41",
];
/// The paper of what was never seen, as it stands in the shader of the map.
const PAPERS: [&str; 2] = ["0.86, 0.76, 0.56", "0.91, 0.83, 0.66"];
/// The light under a clear sky and in the shadow of a cloud.
const SKIES: [Light; 2] = [[1.05, 1.01, 0.93], [0.88, 0.87, 0.86]];

fn colour(shader: &str, words: &str) -> Light {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/shaders");
    let text = std::fs::read_to_string(path.join(shader)).unwrap();
    assert!(
        text.contains(&format!("vec3({words})")),
        "{shader} has {words}"
    );
    let mut parts = words.split(", ").map(|it| it.parse::<f32>().unwrap());
    [(); 3].map(|()| parts.next().unwrap())
}

/// As the map shows what is remembered.
fn faded(light: Light) -> Light {
    let grey = 0.26 * light[0] + 0.66 * light[1] + 0.08 * light[2];
    let paper = [1.04, 0.98, 0.86];
    let rest = [0.070, 0.060, 0.043];
    [0, 1, 2].map(|i| (grey * paper[i] * 0.78 + light[i] * 0.22) * 0.60 + rest[i])
}

/// Everything a mark may lie on: the land seen and remembered, and blank paper.
fn grounds() -> Vec<(String, Look)> {
    let paints = PAINTS.map(|words| {
        let paint = colour("world_ground.wgsl", words).map(|it| it.powf(2.2));
        (words.to_owned(), paint)
    });
    let land = Picture::read("world/land.png");
    let growth = ["peaks", "hills", "woods", "firs"].into_iter().enumerate();
    let growth = growth.map(|(row, name)| (name.to_owned(), land.cell((1, 5), (0, row)).mean()));
    let mut grounds = Vec::new();
    for (name, light) in paints.into_iter().chain(growth) {
        for sky in SKIES {
            let seen = [0, 1, 2].map(|i| light[i] * sky[i]);
            grounds.push((format!("{name} under {sky:?}"), plain(seen)));
        }
        grounds.push((format!("{name}, remembered"), plain(faded(light))));
    }
    let papers = PAPERS.map(|words| (words.to_owned(), plain(colour("world_map.wgsl", words))));
    grounds.extend(papers);
    grounds
}

fn signs() -> Vec<(Sign, Cell)> {
    let picture = Picture::read("world/signs_96.png");
    let cell = |sign: Sign| (sign, picture.cell((Sign::ALL.len(), 1), (sign as usize, 0)));
    Sign::ALL.map(cell).to_vec()
}

#[test]
fn signs_are_seen_on_all_land() {
    let signs = signs();
    for (ground, look) in grounds() {
        for (eye, (sign, cell)) in EYES
            .iter()
            .flat_map(|eye| signs.iter().map(move |it| (eye, it)))
        {
            let share = told(eye, &cell.over(&look), &look);
            assert!(
                share >= LEAST,
                "{sign:?} on {ground}, {}: {share}",
                eye.name
            );
        }
    }
}

#[test]
fn signs_are_told_from_each_other_on_all_land() {
    let signs = signs();
    for (ground, look) in grounds().into_iter().step_by(13) {
        for eye in &EYES {
            let looks: Vec<Look> = signs.iter().map(|(_, cell)| cell.over(&look)).collect();
            for (index, (one, _)) in signs.iter().enumerate() {
                for ((other, _), seen) in signs.iter().zip(&looks).skip(index + 1) {
                    let share = told(eye, &looks[index], seen);
                    assert!(
                        share >= LEAST,
                        "{one:?} and {other:?} on {ground}, {}: {share}",
                        eye.name
                    );
                }
            }
        }
    }
}

/// Where the land ends that is seen now, or was ever seen. Along such an edge colours lie side by
/// side, and 1 can be noticed there; bare rock is the hardest to tell.
#[test]
fn the_edges_of_the_fog_are_seen() {
    let papers = PAPERS.map(|words| colour("world_map.wgsl", words));
    for words in PAINTS {
        let light = colour("world_ground.wgsl", words).map(|it| it.powf(2.2));
        let remembered = faded(light);
        for eye in &EYES {
            let far = eye.apart(light, remembered);
            assert!(far >= 4.0, "{words} and remembered, {}: {far}", eye.name);
            for paper in papers {
                let far = eye.apart(remembered, paper);
                assert!(
                    far >= 1.2 * GLANCE,
                    "{words} and paper, {}: {far}",
                    eye.name
                );
            }
        }
    }
}
