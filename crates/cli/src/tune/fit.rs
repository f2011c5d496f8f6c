use super::Sampled;
use engine::tuning::{Trace, Tunable};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use std::fmt::Write;

/// Positions between two corrections of the weights.
const BATCH: usize = 8192;
/// One position of so many only checks the fit.
const CHECKED: usize = 10;
/// How strongly weights are held where they were, for each hundredth of a pawn, against the slopes of
/// all positions together.
const HOLD: f32 = 0.12;

/// How a fit is made.
#[derive(Copy, Clone, Debug)]
pub struct Fit {
    /// How often all positions are gone through.
    pub rounds: u32,
    /// How much the result of the game counts against what the search thought, from 0 to 1.
    pub result_share: f32,
    /// For the order of the positions.
    pub seed: u64,
}

struct Example {
    trace: Trace,
    result: f32,
    score: f32,
    target: f32,
}

/// What hundredths of a pawn make of the chance to win.
fn chance(points: f32, steepness: f32) -> f32 {
    1.0 / (1.0 + (-points * steepness).exp())
}

/// The weights for the middle and the end of the game that fit the positions best, beginning with
/// those there are. `tell` hears how well they do, in words.
pub fn fit<P: Tunable>(samples: &[Sampled], how: Fit, mut tell: impl FnMut(&str)) -> Vec<[i32; 2]> {
    let mut examples: Vec<Example> = samples
        .iter()
        .filter_map(|sample| {
            Some(Example {
                trace: sample.text.parse::<P>().ok()?.trace(),
                result: sample.result,
                score: sample.score as f32,
                target: 0.0,
            })
        })
        .collect();
    let mut dice = ChaCha8Rng::seed_from_u64(how.seed);
    let old: Vec<[f32; 2]> = P::weights()
        .iter()
        .map(|pair| pair.map(|w| w as f32))
        .collect();
    let steepness = steepness(&examples);
    for example in &mut examples {
        let thought = chance(example.score, steepness);
        example.target = how.result_share * example.result + (1.0 - how.result_share) * thought;
    }
    let checks = examples.split_off(examples.len() - examples.len() / CHECKED);
    tell(&format!(
        "{} positions, {} of them to check; a pawn of lead wins {:.1} % of the games",
        examples.len() + checks.len(),
        checks.len(),
        100.0 * chance(100.0, steepness)
    ));
    let mut weights = old.clone();
    tell(&format!(
        "before: {:.6}",
        error(&checks, &weights, steepness)
    ));
    let mut adam = Adam::new(weights.len(), HOLD / examples.len().max(1) as f32);
    let mut slopes = vec![[0.0; 2]; weights.len()];
    for round in 1..=how.rounds {
        for last in (1..examples.len()).rev() {
            examples.swap(last, dice.next_u32() as usize % (last + 1));
        }
        let rate = 0.6 * (1.0 - (round - 1) as f32 / how.rounds as f32) + 0.02;
        for batch in examples.chunks(BATCH) {
            slopes.fill([0.0; 2]);
            for example in batch {
                slope(example, &weights, steepness, &mut slopes);
            }
            adam.step(&mut weights, &slopes, &old, batch.len() as f32, rate);
        }
        if round % 10 == 0 || round == how.rounds {
            tell(&format!(
                "round {round}: {:.6}",
                error(&checks, &weights, steepness)
            ));
        }
    }
    weights
        .iter()
        .map(|pair| pair.map(|w| w.round() as i32))
        .collect()
}

/// How steeply the chance to win rises with what the search thinks, by the results.
fn steepness(examples: &[Example]) -> f32 {
    let error = |steepness: f32| -> f64 {
        let off = |e: &Example| f64::from(chance(e.score, steepness) - e.result).powi(2);
        examples.iter().map(off).sum()
    };
    let candidates = (10..=100).map(|n| n as f32 / 10_000.0);
    candidates
        .min_by(|a, b| error(*a).total_cmp(&error(*b)))
        .unwrap_or(0.004)
}

fn error(examples: &[Example], weights: &[[f32; 2]], steepness: f32) -> f64 {
    let off =
        |e: &Example| f64::from(chance(e.trace.evaluate(weights), steepness) - e.target).powi(2);
    examples.iter().map(off).sum::<f64>() / examples.len().max(1) as f64
}

fn slope(example: &Example, weights: &[[f32; 2]], steepness: f32, slopes: &mut [[f32; 2]]) {
    let trace = &example.trace;
    let points = trace.evaluate(weights);
    let guess = chance(points, steepness);
    let scale = trace.scales[usize::from(points <= trace.constant)];
    let outer = (guess - example.target) * guess * (1.0 - guess) * scale;
    for &(feature, count) in &trace.counts {
        let inner = outer * f32::from(count);
        let [middle, end] = &mut slopes[usize::from(feature)];
        *middle += inner * trace.middle;
        *end += inner * (1.0 - trace.middle);
    }
}

/// Gradient descent with a pace of its own for each weight (Kingma and Ba, 2015).
struct Adam {
    mean: Vec<[f32; 2]>,
    square: Vec<[f32; 2]>,
    steps: i32,
    hold: f32,
}

impl Adam {
    fn new(count: usize, hold: f32) -> Self {
        Self {
            hold,
            mean: vec![[0.0; 2]; count],
            square: vec![[0.0; 2]; count],
            steps: 0,
        }
    }

    fn step(
        &mut self,
        weights: &mut [[f32; 2]],
        slopes: &[[f32; 2]],
        old: &[[f32; 2]],
        size: f32,
        rate: f32,
    ) {
        self.steps += 1;
        let hold = self.hold;
        let (kept, kept_square) = (
            1.0 - 0.9f32.powi(self.steps),
            1.0 - 0.999f32.powi(self.steps),
        );
        for at in 0..weights.len() {
            for phase in 0..2 {
                let held = hold * (weights[at][phase] - old[at][phase]);
                let slope = slopes[at][phase] / size + held;
                let mean = &mut self.mean[at][phase];
                *mean = 0.9 * *mean + 0.1 * slope;
                let square = &mut self.square[at][phase];
                *square = 0.999 * *square + 0.001 * slope * slope;
                let pace = (*square / kept_square).sqrt() + 1e-9;
                weights[at][phase] -= rate * (*mean / kept) / pace;
            }
        }
    }
}

/// The source of the module with the weights of a game.
pub fn module<P: Tunable>(weights: &[[i32; 2]]) -> String {
    let game = P::VARIANT.name();
    let mut text = format!(
        "//! What each feature of {game} weighs, in the middle of the game and at its end, in hundredths of a\n\
         //! pawn. Written by the tuner (`amir tune {game}`).\n\n\
         use super::features::COUNT;\n\
         use crate::eval::tapered::{{Tapered, t}};\n\n\
         #[rustfmt::skip]\n\
         pub(super) static WEIGHTS: [Tapered; COUNT] = [\n"
    );
    let mut rest = weights;
    for &(name, length) in P::rows() {
        let (row, after) = rest.split_at(length.min(rest.len()));
        rest = after;
        let _ = writeln!(text, "    // {name}");
        for line in row.chunks(4) {
            let line: Vec<String> = line
                .iter()
                .map(|[middle, end]| format!("t({middle}, {end}),"))
                .collect();
            let _ = writeln!(text, "    {}", line.join(" "));
        }
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::chess::Position;

    #[test]
    fn a_trace_gives_what_the_evaluation_gives() {
        let weights: Vec<[f32; 2]> = Position::weights()
            .iter()
            .map(|pair| pair.map(|w| w as f32))
            .collect();
        assert_eq!(
            weights.len(),
            Position::rows()
                .iter()
                .map(|(_, length)| length)
                .sum::<usize>()
        );
        let mut structures = Default::default();
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/5pk1/3p2p1/2pP3p/p1P1P2P/P4PP1/1P3K2/8 w - - 0 40",
            "8/8/8/3k4/8/8/1Q6/K7 w - - 0 60",
        ] {
            let position: Position = text.parse().expect(text);
            let whole = engine::Thinkable::evaluate(&position, &mut structures) as f32;
            let parts = position.trace().evaluate(&weights);
            assert!((whole - parts).abs() <= 2.0, "{text}: {whole} {parts}");
        }
    }

    #[test]
    fn a_fit_learns_what_a_pawn_is_worth() {
        // Whoever has the pawn wins.
        let samples: Vec<Sampled> = (0..400)
            .map(|n| {
                let white = n % 8 < 4;
                let file = ["P7", "1P6", "2P5", "3P4"][n % 4];
                let row = if white {
                    file.to_owned()
                } else {
                    file.to_lowercase()
                };
                Sampled {
                    text: format!("4k3/8/8/8/{row}/8/8/4K3 w - - 0 1"),
                    result: f32::from(u8::from(white)),
                    score: if white { 100 } else { -100 },
                }
            })
            .collect();
        let how = Fit {
            rounds: 30,
            result_share: 1.0,
            seed: 1,
        };
        let before = Position::weights()[0];
        let after = fit::<Position>(&samples, how, |_| ());
        assert!(after[0][1] > before[1], "{before:?} {:?}", after[0]);
        assert!(module::<Position>(&after).contains("// MATERIAL"));
    }
}
