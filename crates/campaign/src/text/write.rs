use crate::stack::Status;
use crate::world::{SiteKind, Square, SquareSet};
use crate::{Pending, Side, State};
use rules::Color;
use std::fmt;

/// The canonical form, byte for byte.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_map(f)?;
        for kind in SiteKind::ALL {
            self.write_sites(f, kind)?;
        }
        self.write_armies(f)?;
        for color in Color::ALL {
            writeln!(f, "gold {color} {}", self.gold(color))?;
        }
        self.write_plans(f)?;
        writeln!(f, "turn {} {}", self.turn, self.round)?;
        self.write_pending(f)?;
        writeln!(f, "fog {}", on_off(self.options.fog))?;
        writeln!(f, "barbarians {}", on_off(self.options.barbarians))?;
        writeln!(f, "opponent {}", self.options.opponent.name())?;
        writeln!(f, "seed {} {}", self.chance.seed, self.chance.drawn)?;
        for color in Color::ALL {
            let seen = self.known(color).to_hex(self.size());
            writeln!(f, "seen {color} {seen}")?;
        }
        match self.won {
            Some(winner) => writeln!(f, "won {winner}"),
            None => Ok(()),
        }
    }
}

fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn owner(owner: Option<Color>) -> &'static str {
    owner.map_or("-", |color| Side::from(color).name())
}

impl State {
    fn write_map(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.size().side();
        writeln!(f, "size {side}\nmap")?;
        for rank in (0..side).rev() {
            let row: String = (0..side)
                .filter_map(|file| Square::at(file, rank))
                .map(|square| self.map.ground(square).letter())
                .collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }

    fn write_sites(&self, f: &mut fmt::Formatter<'_>, kind: SiteKind) -> fmt::Result {
        for (at, site) in self.sites.iter().filter(|(_, site)| site.kind == kind) {
            match kind {
                SiteKind::Camp => write!(f, "camp {at}")?,
                _ => write!(f, "{kind} {} {at}", owner(site.owner))?,
            }
            if kind == SiteKind::City && site.walled {
                f.write_str(" walled")?;
            }
            if site.sacked > 0 {
                write!(f, " sacked {}", site.sacked)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    fn write_armies(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, stack) in &self.armies {
            for status in Status::ALL {
                let army = stack.pieces.of(status);
                if army.is_empty() {
                    continue;
                }
                write!(f, "army {} {at} {army}", stack.owner)?;
                if status != Status::Fresh {
                    write!(f, " {}", status.name())?;
                }
                write_camp(f, stack.camp)?;
                writeln!(f)?;
            }
        }
        Ok(())
    }

    fn write_plans(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, site) in &self.sites {
            if let Some(build) = site.build {
                let letter = build.piece.letter_of(Color::White);
                let new = if build.new { " new" } else { "" };
                writeln!(f, "build {at} {letter} {}{new}", build.done)?;
            }
        }
        for order in &self.orders {
            let (at, goal, pieces) = (order.at, order.goal, order.pieces);
            writeln!(f, "rally {} {at} {goal} {pieces}", order.owner)?;
        }
        let mut notes = |word: &str, squares: SquareSet| {
            squares.iter().try_for_each(|at| writeln!(f, "{word} {at}"))
        };
        notes("aside", self.aside)?;
        notes("alert", self.alerts)
    }

    fn write_pending(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.pending {
            None => {}
            Some(Pending::Defend(attack)) => {
                let (from, to, army) = (attack.from, attack.to, attack.attackers);
                write!(f, "pending defend {from} {to} {army}")?;
                write_camp(f, attack.camp)?;
                writeln!(f)?;
            }
            Some(Pending::Battle(battle)) => {
                let (from, to) = (battle.from, battle.to);
                write!(f, "pending battle {from} {to} {}", battle.position)?;
                write_camp(f, battle.camp)?;
                writeln!(f)?;
            }
            Some(Pending::Land { who, field, pieces }) => {
                writeln!(f, "pending land {who} {field} {pieces}")?;
            }
        }
        match self.agreed {
            Some(color) => writeln!(f, "agreed {color}"),
            None => Ok(()),
        }
    }
}

/// A warband tells its camp, also while it attacks.
fn write_camp(f: &mut fmt::Formatter<'_>, camp: Option<Square>) -> fmt::Result {
    camp.map_or(Ok(()), |camp| write!(f, " of {camp}"))
}
