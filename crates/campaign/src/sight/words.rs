//! A view as text, after the manner of worlds: `?` is ground nobody has seen.

use super::{Known, View, ViewPending};
use crate::Side;
use crate::stack::Status;
use crate::world::{Square, SquareSet};
use std::fmt;

impl fmt::Display for View {
    /// The map with what is known on it, line by line; only remembered things end in
    /// `remembered`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_map(f)?;
        for (at, known) in self.squares() {
            write_known(f, at, known)?;
        }
        let means = |f: &mut fmt::Formatter<'_>, who: Side, means: &super::Treasury| {
            let (gold, income, points) = (means.gold, means.income, means.points);
            writeln!(f, "means {who} gold {gold} income {income} points {points}")
        };
        means(f, self.who.into(), &self.own)?;
        if let Some(other) = &self.other {
            means(f, (!self.who).into(), other)?;
        }
        for order in &self.orders {
            let (at, goal, pieces) = (order.at, order.goal, order.pieces);
            writeln!(f, "rally {} {at} {goal} {pieces}", order.owner)?;
        }
        let notes = |f: &mut fmt::Formatter<'_>, word: &str, squares: SquareSet| {
            squares.iter().try_for_each(|at| writeln!(f, "{word} {at}"))
        };
        notes(f, "aside", self.aside)?;
        notes(f, "alert", self.alerts)?;
        writeln!(f, "turn {} {}", self.turn, self.round)?;
        self.write_pending(f)?;
        match self.won {
            Some(winner) => writeln!(f, "won {winner}"),
            None => Ok(()),
        }
    }
}

impl View {
    fn write_map(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.size().side();
        writeln!(f, "view {}\nsize {side}\nmap", self.who)?;
        for rank in (0..side).rev() {
            let row: String = (0..side)
                .filter_map(|file| Square::at(file, rank))
                .map(|square| self.ground(square).map_or('?', |ground| ground.letter()))
                .collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }

    fn write_pending(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.pending {
            None => Ok(()),
            Some(ViewPending::Defend {
                from,
                to,
                attackers,
                ..
            }) => writeln!(f, "pending defend {from} {to} {attackers}"),
            Some(ViewPending::Battle {
                from, to, position, ..
            }) => writeln!(f, "pending battle {from} {to} {position}"),
            Some(ViewPending::Land { field, pieces, .. }) => {
                writeln!(f, "pending land {} {field} {pieces}", self.who)
            }
            Some(ViewPending::Others) => writeln!(f, "pending others"),
        }
    }
}

fn write_known(f: &mut fmt::Formatter<'_>, at: Square, known: &Known) -> fmt::Result {
    match known {
        Known::Blank => Ok(()),
        Known::Remembered { site, .. } => site.map_or(Ok(()), |site| {
            let walled = if site.walled { " walled" } else { "" };
            writeln!(f, "{} ? {at}{walled} remembered", site.kind)
        }),
        Known::Seen { site, army, .. } => {
            if let Some(site) = site {
                let owner = site.owner.map_or("-", |owner| Side::from(owner).name());
                write!(f, "{} {owner} {at}", site.kind)?;
                f.write_str(if site.walled { " walled" } else { "" })?;
                match site.sacked {
                    0 => writeln!(f)?,
                    turns => writeln!(f, " sacked {turns}")?,
                }
                if let Some(build) = site.build {
                    writeln!(f, "build {at} {} {}", build.piece, build.done)?;
                }
            }
            let Some(army) = army else { return Ok(()) };
            for status in Status::ALL {
                let pieces = army.pieces.of(status);
                if !pieces.is_empty() {
                    writeln!(f, "army {} {at} {pieces} {}", army.owner, status.name())?;
                }
            }
            Ok(())
        }
    }
}
