//! The fast battle generator against a slow one that makes each move and looks.

mod dice;
#[path = "slow/battle.rs"]
mod slow;

use dice::{below, placement};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::battle::{self, Army, Position, Terrain};
use rules::{Color, Piece, Position as _, Square};
use slow::compare;

/// Pieces anywhere they may stand, few or many, with or without a reserve.
fn scattered(rng: &mut ChaCha8Rng, terrain: Terrain) -> Position {
    loop {
        let text = scattered_text(rng, terrain);
        if let Ok(position) = text.parse() {
            return position;
        }
    }
}

fn scattered_text(rng: &mut ChaCha8Rng, terrain: Terrain) -> String {
    let mut cells = [' '; 64];
    for tower in terrain.towers() {
        if below(rng, 4) > 0 {
            cells[tower.index()] = 't';
        }
    }
    let density = 1 + below(rng, 30);
    let letters = ["P", "p", "PPNBRQ", "ppnbrq", "PPPNNBBRRQ", "pppnnbbrrq"];
    for cell in &mut cells {
        if *cell == ' ' && below(rng, 64) < density {
            let kind = letters[below(rng, 6) as usize].as_bytes();
            *cell = kind[below(rng, kind.len() as u32) as usize] as char;
        }
    }
    for king in ['K', 'k'] {
        cells[below(rng, 64) as usize] = king;
    }
    for square in Square::all() {
        let letter = cells[square.index()];
        let unfit = match letter {
            'P' => square.rank() == 7 || terrain.water().has(square),
            'p' => square.rank() == 0 || terrain.water().has(square),
            't' => !terrain.towers().has(square),
            _ => terrain.closed().has(square),
        };
        if unfit {
            cells[square.index()] = ' ';
        }
    }
    let side = ["w", "b"][below(rng, 2) as usize];
    let reserve = ["-", "-", "-", "QNPqrp", "R", "bp"][below(rng, 6) as usize];
    let (number, budget) = [(9, 50), (50, 50), (51, 50), (70, 70)][below(rng, 4) as usize];
    format!(
        "{} {side} {terrain} - {reserve} {number} {budget}",
        placement(&cells, 8)
    )
}

/// Plays at random from a deployed battle and calls `each` with every position.
fn random_battle(rng: &mut ChaCha8Rng, terrain: Terrain, mut each: impl FnMut(&Position)) {
    let mut army = || {
        let mut army = Army::default();
        for piece in Army::KINDS {
            army.set(
                piece,
                below(rng, if piece == Piece::Pawn { 9 } else { 4 }) as u16,
            );
        }
        army
    };
    let (attacker, defender) = (army(), army());
    let mut position = battle::deploy(&attacker, &defender, terrain);
    loop {
        each(&position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[below(rng, moves.len() as u32) as usize]);
    }
}

/// 20,000 scattered positions and at least 8,000 of random battles on each of five terrains.
#[test]
fn agrees_on_random_positions() {
    let threads: Vec<_> = Terrain::ALL
        .into_iter()
        .map(|terrain| {
            std::thread::spawn(move || {
                let mut rng = ChaCha8Rng::seed_from_u64(terrain.index() as u64);
                for _ in 0..20_000 {
                    let position = scattered(&mut rng, terrain);
                    compare(&position);
                }
                let mut seen = 0;
                while seen < 8_000 {
                    random_battle(&mut rng, terrain, |position| {
                        compare(position);
                        seen += 1;
                    });
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().expect("no disagreement");
    }
}

/// What each side keeps never exceeds what it came with.
#[test]
fn survivors_are_part_of_the_army() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for round in 0..200 {
        let terrain = Terrain::ALL[round % 5];
        let mut came_with = None;
        random_battle(&mut rng, terrain, |position| {
            let came_with = came_with.get_or_insert_with(|| Color::ALL.map(|c| position.army(c)));
            let mut outcomes: Vec<_> = position.outcome().into_iter().collect();
            outcomes.extend(position.retreat());
            for outcome in outcomes {
                for (kept, came) in position.survivors(&outcome).iter().zip(&*came_with) {
                    assert!(
                        kept.total() <= came.total(),
                        "{kept} of {came} in {position}"
                    );
                }
            }
        });
    }
}
