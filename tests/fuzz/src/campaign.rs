//! Campaigns: any commands, sensible or not, in any world.

use super::Bytes;
use super::lot::player::{command, nonsense};
use super::lot::{ByLot, Lot, check_state, new_world};
use campaign::State;
use std::sync::OnceLock;

const COMMANDS: usize = 120;

pub fn run(data: &[u8]) {
    static START: OnceLock<State> = OnceLock::new();
    // A world as text up to a zero byte, or else always the same one.
    let end = data.iter().position(|byte| *byte == 0);
    let (world, rest) = data.split_at(end.unwrap_or(0));
    let read = std::str::from_utf8(world).ok().map(str::parse);
    let start = || START.get_or_init(|| new_world(2));
    let mut state = match read {
        Some(Ok(state)) => state,
        _ => start().clone(),
    };
    let mut bytes = Bytes(rest);
    for turn in 0..COMMANDS {
        if bytes.is_over() {
            break;
        }
        let before = state.clone();
        // A line of text is a command as it stands; else one is drawn by lot.
        let kind = bytes.byte();
        let text = match kind {
            0..=3 => bytes.line().unwrap_or_default().to_owned(),
            4..=15 => nonsense(&mut Lot::new(bytes.word().into())),
            _ if state.won().is_some() => break,
            _ => command(&mut Lot::new(u64::from(kind) << 8 | turn as u64), &state),
        };
        match state.apply_text(&text, &mut ByLot) {
            Ok(_) => {}
            Err(refused) => {
                assert!(!refused.to_string().is_empty());
                assert!(
                    state == before,
                    "{text} is refused and still does something"
                );
            }
        }
        if turn % 16 == 0 {
            check_state(&state);
        }
    }
    check_state(&state);
}
