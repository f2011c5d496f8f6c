//! Computer kingdoms: whole campaigns, scenes, and what they may know.

mod campaigns;
mod scenes;
mod sight;

use campaign::{Campaign, Command, Opponent, Options, Pending, Setup, Side, Size, State, View};
use engine::{Fighter, Level, Stop, strategist};
use rules::Color;

/// Who plays a kingdom.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Player {
    Strategist(Level),
    Wanderer,
}

impl Player {
    fn command(self, state: &State, who: Color, seed: u64) -> Command {
        let view = View::new(state, who);
        match self {
            Self::Strategist(level) => strategist::decide(&view, level, seed, &Stop::default()),
            Self::Wanderer => strategist::wander(&view, seed),
        }
    }
}

/// No campaign of computers is longer.
const ROUNDS: u32 = 150;
/// Commands in a turn: more would be a loop.
const TURN: usize = 400;

/// Plays a campaign; battles are played out for both sides.
fn play(start: State, players: [Player; 2], seed: u64, rounds: u32) -> Campaign {
    let mut campaign = Campaign::from_world(start, None);
    let mut fighter = Fighter {
        level: Level::Beginner,
    };
    let (mut turn, mut in_turn) = ((1, Side::White), 0);
    while campaign.state().round() <= rounds {
        let state = campaign.state();
        let fought = matches!(state.pending(), Some(Pending::Battle(battle)) if !battle.is_extension_asked());
        let (who, command) = match state.waits_for() {
            None => break,
            Some(side) if fought => (side, Command::Resolve),
            Some(side) => {
                let who = side.kingdom().expect("warbands are asked nothing else");
                (side, players[who.index()].command(state, who, seed))
            }
        };
        if let Err(refusal) = campaign.apply(&command, &mut fighter) {
            panic!("{who}'s {command}: {refusal}\n{}", campaign.state());
        }
        let now = (campaign.state().round(), campaign.state().turn());
        in_turn = if now == turn { in_turn + 1 } else { 0 };
        turn = now;
        assert!(in_turn < TURN, "a loop: {command}\n{}", campaign.state());
    }
    campaign
}

fn world(size: Size, fog: bool, barbarians: bool, seed: u32) -> State {
    let opponent = if seed.is_multiple_of(2) {
        Opponent::Hotseat
    } else {
        Opponent::Computer
    };
    State::new(&Setup {
        size,
        options: Options {
            fog,
            barbarians,
            opponent,
        },
        seed,
    })
}
