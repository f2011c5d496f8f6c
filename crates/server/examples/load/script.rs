use protocol::{Act, Arbiter, Command, Opening, SetUp, StateHash};
use std::sync::Arc;

/// A game of chess that is played in many rooms.
#[derive(Clone, Debug)]
pub struct Script {
    /// Each move, and the state before and after it.
    pub moves: Arc<[(String, StateHash, StateHash)]>,
}

pub fn opening() -> Opening {
    Opening::between_people(SetUp::Chess {
        start: String::new(),
    })
}

/// Games of at least so many moves, played by chance.
pub fn scripts(count: usize, moves: usize) -> Vec<Script> {
    let games = (0..).filter_map(|seed| script(seed, moves));
    games.take(count).collect()
}

fn script(mut seed: u64, moves: usize) -> Option<Script> {
    let (mut arbiter, _) = Arbiter::open(opening(), "Ann", 1).ok()?;
    arbiter.sit("Bea").ok()?;
    let mut played = Vec::new();
    while played.len() < moves {
        let choices = arbiter.table().board()?.choices();
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let choice = choices.get((seed >> 33) as usize % choices.len().max(1))?;
        let (_, seat) = arbiter.decider()?;
        let before = arbiter.hash();
        let command = Command {
            expects: arbiter.number() + 1,
            hash: before,
            seat: None,
            act: Act::play(choice.action.clone()),
        };
        let entry = arbiter
            .judge(seat, &command, 0, &mut campaign::NoBattles)
            .ok()?;
        played.push((choice.action.clone(), before, entry.hash));
    }
    let moves = played.into();
    Some(Script { moves })
}
