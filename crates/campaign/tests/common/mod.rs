//! What the campaign's tests share.
#![allow(dead_code, reason = "each test file takes what it needs")]

pub mod player;

use campaign::{Battles, Opponent, Options, PlayedEnd, PlayedOut, Setup, Size, State};
use rules::Position as _;
use rules::battle;

/// A small generator, so that a failing run can be run again.
pub struct Lot(u64);

impl Lot {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % below.max(1)
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).cloned()
    }
}

/// Plays battles by lot from the seed it is given; now and then a side retreats or gives up.
pub struct ByLot;

impl Battles for ByLot {
    fn play_out(&mut self, position: &battle::Position, seed: u64) -> Option<PlayedOut> {
        let mut lot = Lot::new(seed);
        let mut position = position.clone();
        let mut moves = Vec::new();
        loop {
            if position.outcome().is_some() {
                let end = PlayedEnd::Over;
                return Some(PlayedOut { moves, end });
            }
            match lot.below(200) {
                0 => {
                    let end = PlayedEnd::Resign;
                    return Some(PlayedOut { moves, end });
                }
                1 if position.can_retreat().is_ok() => {
                    let end = PlayedEnd::Retreat;
                    return Some(PlayedOut { moves, end });
                }
                _ => {}
            }
            let mv = lot.pick(&position.legal_moves())?;
            position.play_unchecked(mv);
            moves.push(mv);
        }
    }
}

/// Rules of `campaign.md` that hold in every state.
pub fn check_state(state: &State) {
    let text = state.to_string();
    let again: State = text
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&again, state, "the text form loses something:\n{text}");
    for (at, stack) in state.armies() {
        assert!(!stack.total().is_empty(), "an army of nobody on {at}");
        assert!(
            state.map().ground(at) != campaign::world::Ground::Mountain,
            "an army on a mountain, {at}"
        );
        let riders = stack.pieces.of(campaign::Status::Riding);
        assert!(
            riders.is_empty() || stack.is_all_knights(),
            "a rider among others on {at}"
        );
        if let Some(site) = state.site(at)
            && site.kind.is_city()
        {
            assert!(stack.owner == site.owner.map(Into::into).unwrap_or(stack.owner));
        }
    }
    for color in rules::Color::ALL {
        let sees = state.sees(color);
        assert!(
            sees.is_subset(&state.known(color)),
            "{color} sees what it does not know"
        );
    }
}

/// A new world with options by its seed.
pub fn new_world(seed: u32) -> State {
    State::new(&Setup {
        size: if seed.is_multiple_of(4) {
            Size::Large
        } else {
            Size::Small
        },
        options: Options {
            fog: seed.is_multiple_of(2),
            barbarians: !seed.is_multiple_of(3),
            opponent: Opponent::ALL[seed as usize % 3],
        },
        seed,
    })
}
