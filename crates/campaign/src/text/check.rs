//! Whether the parts of a world fit together.

use crate::stack::has;
use crate::world::{Ground, Square};
use crate::{Pending, Side, State};

/// Says in words what does not fit.
pub(super) fn check(state: &State) -> Result<(), String> {
    if state.round == 0 {
        return Err("rounds count from 1".into());
    }
    let mountains = state.map.all(Ground::Mountain);
    if let Some((at, site)) = state.sites().find(|(at, _)| mountains.has(*at)) {
        return Err(format!(
            "there are mountains under the {} on {at}",
            site.kind
        ));
    }
    if let Some((at, _)) = state.armies().find(|(at, _)| mountains.has(*at)) {
        return Err(format!("there are mountains under the army on {at}"));
    }
    check_orders(state)?;
    let noted = state.aside() | state.alerts();
    if let Some(at) = noted.iter().find(|at| !state.armies.contains_key(at)) {
        return Err(format!(
            "there is no army on {at} to be set aside or asked about"
        ));
    }
    check_pending(state)
}

fn check_orders(state: &State) -> Result<(), String> {
    for order in state.orders() {
        let at = order.at;
        let army = state.army(at).filter(|army| army.owner == order.owner);
        let Some(army) = army else {
            return Err(format!(
                "{} has no army on {at} to give an order",
                order.owner
            ));
        };
        if !has(&army.total(), &state.ordered(at)) {
            return Err(format!("more pieces have orders on {at} than stand there"));
        }
        if order.goal == at {
            return Err(format!("the order on {at} leads nowhere else"));
        }
    }
    Ok(())
}

fn check_pending(state: &State) -> Result<(), String> {
    let asks =
        matches!(&state.pending, Some(Pending::Battle(battle)) if battle.is_extension_asked());
    if let Some(color) = state.agreed.filter(|_| !asks) {
        return Err(format!("{color} has agreed to fight on, but nobody asks"));
    }
    match &state.pending {
        // Between two answers the barbarians move on at once.
        None if state.turn == Side::Rogue => {
            Err("the barbarians' turn is seen only while something is pending".into())
        }
        None => Ok(()),
        Some(Pending::Defend(attack)) => {
            check_attack(state, attack.from, attack.to)?;
            if state.has_walls(state.defender_at(attack.to), attack.to) {
                Ok(())
            } else {
                Err(format!("there are no walls to hold on {}", attack.to))
            }
        }
        Some(Pending::Battle(battle)) => {
            check_attack(state, battle.from, battle.to)?;
            if battle.is_over() {
                return Err("the pending battle is over".into());
            }
            let agreed = state.agreed.map(Side::from);
            let fights = [state.turn, state.defender_at(battle.to)];
            match agreed.filter(|side| !fights.contains(side)) {
                Some(side) => Err(format!("{side} is not in the battle")),
                None => Ok(()),
            }
        }
        Some(Pending::Land { .. }) => Ok(()),
    }
}

fn check_attack(state: &State, from: Square, to: Square) -> Result<(), String> {
    if from.distance(to) != 1 {
        return Err(format!(
            "an attack goes to the next square, not from {from} to {to}"
        ));
    }
    let own = |at: Square| state.army(at).map(|army| army.owner == state.turn);
    if own(to) != Some(false) {
        return Err(format!("there is no enemy on {to} to be attacked"));
    }
    if own(from) == Some(false) {
        return Err(format!(
            "an enemy stands on {from}, where the attackers come from"
        ));
    }
    Ok(())
}
