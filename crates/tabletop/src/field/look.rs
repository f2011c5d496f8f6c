//! What a viewer sees of the board and of the trays.

use super::phrases::{name, of_piece, of_trace};
use super::{Field, livery, player, side};
use crate::{Counter, Figure, Kind, Livery, Look, PlayerLook, Sign, Viewer};
use rules::field::{Combat, Game, Piece, Point, QUIET, Side, View};
use words::words;

impl Field {
    /// Before the battle: the viewer's own army and nothing else.
    pub(super) fn look_at_arrangement(&self, viewer: Viewer) -> Look {
        let decider = self.arranging();
        let sees = |side: Side| match viewer {
            Viewer::Everything => true,
            Viewer::Player(who) => player(side) == who,
        };
        let seen = Side::ALL.into_iter().filter(|&side| sees(side));
        let figures = seen.flat_map(|side| {
            let pieces = self.sides[side.index()].setup().iter();
            pieces.map(move |(at, piece)| face_up(at, side, piece))
        });
        let status = match decider {
            Some(side) if viewer == Viewer::Player(player(side)) => {
                words!("field-arrange")
            }
            Some(side) => words!("field-arranges", side = name(side)),
            None => String::new(),
        };
        let turn = decider.map(player);
        Look {
            figures: figures.collect(),
            players: Side::ALL.map(|side| PlayerLook::new(player(side))).to_vec(),
            turn,
            mover: turn,
            status,
            deed: words!("field-is-arranging"),
            ..Look::default()
        }
    }

    /// The battle after `at` turns.
    pub(super) fn look_at_battle(&self, battle: &Game, viewer: Viewer, at: usize) -> Look {
        let at = at.min(battle.record().len());
        let position = battle.position_at(at);
        let flags = Side::ALL.map(|side| position.shown_flag(side));
        let (figures, lost) = match viewer {
            Viewer::Player(who) if self.outcome().is_none() => {
                let view = battle.view_at(side(who), at);
                (figures_of(&view), Side::ALL.map(|side| tray(&view, side)))
            }
            _ => {
                let pieces = position.occupied().into_iter().filter_map(|point| {
                    let (side, piece) = position.piece_at(point)?;
                    Some(face_up(point, side, piece))
                });
                let lost = Side::ALL.map(|side| lost(battle, at, side));
                (pieces.collect(), lost)
            }
        };
        let goes_on = at < battle.record().len() || self.outcome().is_none();
        let turn = goes_on.then(|| player(position.turn_of()));
        let players = Side::ALL.into_iter().zip(lost);
        let players = players.map(|(side, lost)| PlayerLook {
            lost,
            notes: flag_note(flags[side.index()]),
            ..PlayerLook::new(player(side))
        });
        let signs = flags.into_iter().flatten();
        Look {
            figures,
            signs: signs.map(|flag| (flag.into(), Sign::Flag)).collect(),
            players: players.collect(),
            turn,
            mover: turn,
            counters: vec![Counter {
                name: words!("field-counter-quiet"),
                count: position.quiet(),
                limit: QUIET,
            }],
            ..Look::default()
        }
    }
}

fn flag_note(flag: Option<Point>) -> Vec<String> {
    let words = |point: Point| words!("field-marshal-lost", at = point.to_string());
    flag.map(words).into_iter().collect()
}

fn face_up(at: Point, side: Side, piece: Piece) -> Figure {
    Figure {
        at: at.into(),
        kind: Kind::Block(piece),
        livery: livery(side),
        badges: Vec::new(),
        words: of_piece(piece, at),
    }
}

/// The own army face up, the enemy's face down.
fn figures_of(view: &View) -> Vec<Figure> {
    let enemy = view.side().other();
    let own = view.own_points().into_iter().filter_map(|at| {
        let mut figure = face_up(at, view.side(), view.piece_at(at)?);
        if view.shown_flag(view.side()) == Some(at) {
            figure.words.push(' ');
            figure.words += &words!("field-seen");
        }
        Some(figure)
    });
    let enemies = view.traces().iter().filter_map(|trace| {
        let at = trace.at?;
        if view.shown_flag(enemy) == Some(at) {
            return Some(face_up(at, enemy, Piece::Flag));
        }
        Some(Figure {
            at: at.into(),
            kind: Kind::FaceDown,
            livery: livery(enemy),
            badges: Vec::new(),
            words: of_trace(trace, enemy),
        })
    });
    let mut figures: Vec<Figure> = own.chain(enemies).collect();
    figures.sort_by_key(|figure| (figure.at.row, figure.at.column));
    figures
}

/// What a side has lost, as the viewer knows it.
fn tray(view: &View, side: Side) -> Vec<(Kind, Livery)> {
    if side == view.side() {
        let own = view.lost().iter();
        own.map(|&piece| (Kind::Block(piece), livery(side)))
            .collect()
    } else {
        vec![(Kind::FaceDown, livery(side)); view.taken()]
    }
}

/// What a side has lost in the first `at` turns, in order.
fn lost(battle: &Game, at: usize, side: Side) -> Vec<(Kind, Livery)> {
    let entries = battle.record().iter().take(at);
    let fallen = entries.filter_map(|entry| {
        let combat = entry.combat?;
        if entry.side == side {
            (combat != Combat::DefenderFalls).then_some(entry.piece)
        } else {
            entry.met.filter(|_| combat != Combat::AttackerFalls)
        }
    });
    fallen
        .map(|piece| (Kind::Block(piece), livery(side)))
        .collect()
}
