//! Positions made up by chance and bettered step by step.

use super::merit::{Key, Rated, rate};
use engine::puzzle::{Goal, Scene, Solver, Theme};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::RngCore;
use rules::battle::{Army, Terrain};
use rules::{Color, Piece, Position as _, Square};

/// Makes puzzles up.
#[derive(Debug)]
pub struct Composer {
    pub dice: ChaCha8Rng,
    pub terrain: Terrain,
    pub side: Color,
    pub moves: u32,
    /// What it has to be about, if that is asked.
    pub theme: Option<Theme>,
    /// Whether mate is wanted (`true`) or rout (`false`), if that is asked.
    pub mate: Option<bool>,
    /// What the first move has to be like, if that is asked.
    pub key: Option<Key>,
}

/// Kinds as often as they are wanted: small armies whose King's powers hang on one piece each.
const KINDS: [Piece; 12] = [
    Piece::Knight,
    Piece::Knight,
    Piece::Knight,
    Piece::Bishop,
    Piece::Bishop,
    Piece::Bishop,
    Piece::Rook,
    Piece::Rook,
    Piece::Queen,
    Piece::Pawn,
    Piece::Pawn,
    Piece::Pawn,
];

impl Composer {
    fn below(&mut self, bound: usize) -> usize {
        self.dice.next_u32() as usize % bound.max(1)
    }

    fn square(&mut self) -> Square {
        Square::new(self.below(64) as u8).unwrap_or(Square::A1)
    }

    fn kind(&mut self) -> Piece {
        let at = self.below(KINDS.len());
        KINDS.get(at).copied().unwrap_or(Piece::Pawn)
    }

    fn place(&mut self, scene: &mut Scene, color: Color, piece: Piece) {
        for _ in 0..20 {
            let at = self.square();
            let edge = piece == Piece::Pawn && (at.rank() == 0 || at.rank() == 7);
            if scene.at(at).is_none() && !edge {
                scene.put(at, Some((color, piece)));
                return;
            }
        }
    }

    /// A few pieces anywhere.
    fn chance(&mut self) -> Scene {
        let (terrain, side) = (self.terrain, self.side);
        let mut scene = Scene::new(terrain, side);
        if terrain == Terrain::Siege {
            for tower in Terrain::TOWERS {
                if side == Color::Black || self.below(3) > 0 {
                    scene.put(tower, Some((Color::Black, Piece::Tower)));
                }
            }
        }
        self.place(&mut scene, side, Piece::King);
        self.place(&mut scene, !side, Piece::King);
        for _ in 0..2 + self.below(3) {
            let kind = self.kind();
            self.place(&mut scene, side, kind);
        }
        for _ in 0..1 + self.below(4) {
            let kind = self.kind();
            self.place(&mut scene, !side, kind);
        }
        if self.below(4) == 0 {
            let kind = self.kind();
            let waiting = &mut scene.reserve[side.index()];
            *waiting = Army::default();
            waiting.set(kind, 1);
        }
        scene
    }

    /// The scene with one small thing changed.
    fn changed(&mut self, scene: &Scene) -> Scene {
        let mut next = scene.clone();
        let pieces = scene.occupied();
        let at = pieces
            .get(self.below(pieces.len()))
            .copied()
            .unwrap_or(Square::A1);
        let piece = scene.at(at);
        let is_king = matches!(piece, Some((_, Piece::King)));
        match self.below(10) {
            0..=4 => {
                let to = if self.below(2) == 0 {
                    self.square()
                } else {
                    self.near(at)
                };
                if !matches!(scene.at(to), Some((_, Piece::King))) {
                    next.put(at, None);
                    next.put(to, piece);
                }
            }
            5 if !is_king => next.put(at, None),
            6 if !is_king => {
                let kind = self.kind();
                next.put(at, piece.map(|(color, _)| (color, kind)));
            }
            7 if pieces.len() < 11 => {
                let (kind, color) = (self.kind(), Color::ALL[self.below(2)]);
                self.place(&mut next, color, kind);
            }
            8 => {
                let side = next.side;
                let kind = self.kind();
                let waiting = &mut next.reserve[side.index()];
                let empty = waiting.is_empty();
                *waiting = Army::default();
                if empty {
                    waiting.set(kind, 1);
                }
            }
            _ => {
                // Two at once: one moves, another goes.
                let once = self.changed(scene);
                return if self.below(2) == 0 {
                    self.changed(&once)
                } else {
                    once
                };
            }
        }
        next
    }

    fn near(&mut self, at: Square) -> Square {
        let file = at.file() as usize + self.below(3);
        let rank = at.rank() as usize + self.below(3);
        let inside = |n: usize| n.saturating_sub(1).min(7) as u8;
        Square::at(inside(file), inside(rank)).unwrap_or(at)
    }

    fn rate(&self, scene: &Scene) -> Option<Rated> {
        let fits = |color: Color| {
            let pawns = scene
                .occupied()
                .into_iter()
                .filter(|&at| scene.at(at) == Some((color, Piece::Pawn)));
            pawns.clone().all(|at| at.rank() != 0 && at.rank() != 7) && pawns.count() <= 3
        };
        if !Color::ALL.into_iter().all(fits) {
            return None;
        }
        rate(&scene.position()?, self.moves).filter(|rated| {
            let is_mate = matches!(rated.goal, Goal::Mate(_));
            self.theme.is_none_or(|theme| rated.themes.contains(&theme))
                && self.mate.is_none_or(|mate| mate == is_mate)
                && self.key.is_none_or(|wanted| {
                    let key = rated.solution.key();
                    key.is_some_and(|key| Key::of(&rated.position, key) == wanted)
                })
        })
    }

    /// A sound puzzle found by chance.
    fn first(&mut self) -> Option<(Scene, Rated)> {
        let scene = self.chance();
        let position = scene.position()?;
        if position.outcome().is_some() || !Solver::new().wins(&position, self.moves) {
            return None;
        }
        let rated = self.rate(&scene)?;
        Some((scene, rated))
    }

    /// A puzzle made up and bettered; `None` if chance did not give one.
    pub fn compose(&mut self) -> Option<Rated> {
        let (scene, rated) = self.first()?;
        Some(self.better(scene, rated))
    }

    /// Betters a puzzle until nothing that is tried makes it better for long.
    pub fn better(&mut self, mut scene: Scene, mut rated: Rated) -> Rated {
        let mut still = 0;
        let patience = if self.moves > 2 { 120 } else { 350 };
        while still < patience {
            still += 1;
            let next = self.changed(&scene);
            let Some(found) = self.rate(&next) else {
                continue;
            };
            if found.merit > rated.merit {
                still = 0;
            }
            if found.merit >= rated.merit {
                (scene, rated) = (next, found);
            }
        }
        self.spare(&scene).unwrap_or(rated)
    }

    /// The puzzle without the pieces that it can do without.
    pub fn spare(&self, scene: &Scene) -> Option<Rated> {
        let mut scene = scene.clone();
        let mut best = self.rate(&scene)?;
        for at in scene.occupied() {
            let mut fewer = scene.clone();
            if matches!(scene.at(at), Some((_, Piece::King))) {
                continue;
            }
            fewer.put(at, None);
            if let Some(found) = self.rate(&fewer)
                && found.merit >= best.merit
            {
                (scene, best) = (fewer, found);
            }
        }
        Some(best)
    }
}
