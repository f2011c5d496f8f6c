use campaign::world::BUILDABLE;
use campaign::{BattleAct, Command, Known, Party, Square, Status, View, ViewPending};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use rules::Position as _;

/// Marches at random: the yardstick by which to judge a plan. It builds what it can pay, sends
/// every army to a neighbouring square by lot, fights what it meets, and holds its walls.
///
/// The same view and seed give the same command, and like [`super::decide`] it is asked again
/// until it ends its turn.
pub fn wander(view: &View, seed: u64) -> Command {
    let mut dice = ChaCha8Rng::seed_from_u64(seed ^ u64::from(view.round) << 40);
    let mut pick = |count: usize| dice.next_u32() as usize % count.max(1);
    match &view.pending {
        None => {}
        Some(ViewPending::Defend { .. }) => return Command::Hold,
        Some(ViewPending::Land { goals, .. }) => {
            let goals: Vec<Square> = goals.iter().collect();
            let at = goals.get(pick(goals.len())).copied();
            return at.map_or(Command::End, |at| Command::Land { at });
        }
        Some(ViewPending::Battle {
            extension: true, ..
        }) => return Command::Extend(true),
        Some(ViewPending::Battle { position, .. }) => {
            let moves = position.legal_moves();
            let mv = moves.get(pick(moves.len())).copied();
            return mv.map_or(Command::Battle(BattleAct::Resign), |mv| {
                Command::Battle(BattleAct::Move(mv))
            });
        }
        Some(ViewPending::Others) => return Command::End,
    }
    let site = |at, known: &Known| match known {
        Known::Seen {
            site: Some(site), ..
        } if site.owner == Some(view.who) && site.kind.is_city() && site.build.is_none() => {
            Some(at)
        }
        _ => None,
    };
    let idle = view.squares().find_map(|(at, known)| site(at, known));
    let piece = BUILDABLE[pick(2)];
    if let Some(at) = idle.filter(|_| view.own.gold >= 3) {
        return Command::Build { at, piece };
    }
    let ready = view
        .own_armies()
        .find(|(_, army)| !army.pieces.of(Status::Fresh).is_empty());
    let Some((from, _)) = ready else {
        return Command::End;
    };
    let goals: Vec<Square> = view.march_goals(from).iter().collect();
    let to = goals.get(pick(goals.len())).copied();
    to.map_or(Command::Aside { at: from }, |to| Command::March {
        from,
        to,
        who: Party::All,
    })
}
