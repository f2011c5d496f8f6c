//! The world drawn as text: in colour on a terminal, as JSON for programs.

use super::world;
use crate::Failure;
use campaign::world::{Ground, SiteKind, Square};
use campaign::{Known, Side, State, View};
use clap::Args;
use rules::Color;
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};

/// A world to be drawn.
#[derive(Args, Clone, Debug)]
pub struct Show {
    /// The world: a text or a save; - for standard input
    #[arg(default_value = "-")]
    world: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// A kingdom's knowledge to be drawn.
#[derive(Args, Clone, Debug)]
pub struct Knows {
    /// Whose knowledge: white or black
    #[arg(value_parser = kingdom)]
    who: Color,
    /// The world: a text or a save; - for standard input
    #[arg(default_value = "-")]
    world: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

fn kingdom(text: &str) -> Result<Color, String> {
    Color::ALL
        .into_iter()
        .find(|color| color.to_string() == text)
        .ok_or_else(|| "a kingdom is white or black".to_owned())
}

/// What is drawn of a square: ground, what stands on it with its owner, whose army.
#[derive(Copy, Clone, Default)]
struct Cell {
    ground: Option<Ground>,
    dim: bool,
    site: Option<(SiteKind, Option<Color>, bool)>,
    army: Option<(Side, u32)>,
}

impl Cell {
    fn of(known: &Known) -> Self {
        match *known {
            Known::Blank => Self::default(),
            Known::Remembered { ground, site } => Self {
                ground: Some(ground),
                dim: true,
                site: site.map(|site| (site.kind, None, site.walled)),
                army: None,
            },
            Known::Seen { ground, site, army } => Self {
                ground: Some(ground),
                dim: false,
                site: site.map(|site| (site.kind, site.owner, site.walled)),
                army: army.map(|stack| (stack.owner, stack.total().points())),
            },
        }
    }

    fn whole(state: &State, square: Square) -> Self {
        Self {
            ground: Some(state.map().ground(square)),
            dim: false,
            site: state
                .site(square)
                .map(|site| (site.kind, site.owner, site.walled)),
            army: state
                .army(square)
                .map(|stack| (stack.owner, stack.total().points())),
        }
    }

    /// Four letters: ground, site (upper case if walled), and an army's points.
    fn text(&self) -> String {
        let ground = self.ground.map_or(' ', Ground::letter);
        let site = match self.site {
            None => ground,
            Some((kind, _, walled)) => {
                let letter = match kind {
                    SiteKind::Capital => 'k',
                    SiteKind::City => 'c',
                    SiteKind::Mine => 'm',
                    SiteKind::Farm => 'a',
                    SiteKind::Quarry => 'q',
                    SiteKind::Camp => 'x',
                };
                if walled {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                }
            }
        };
        match self.army {
            None => format!("{ground}{site}  "),
            Some((side, points)) => {
                let mark = match side {
                    Side::White => '+',
                    Side::Black => '-',
                    Side::Rogue => '!',
                };
                format!("{site}{mark}{points:<2}")
            }
        }
    }

    /// The escape code of the colours of ground and owner.
    fn paint(&self) -> String {
        let back = match self.ground {
            None => 255,
            Some(Ground::Field) => 150,
            Some(Ground::River) => 75,
            Some(Ground::Hill) => 180,
            Some(Ground::Forest) => 65,
            Some(Ground::Mountain) => 245,
        };
        let owner = self
            .army
            .map(|(side, _)| side)
            .or_else(|| self.site.and_then(|(_, owner, _)| owner).map(Side::from));
        let ink = match owner {
            Some(Side::White) => "1;38;5;231",
            Some(Side::Black) => "1;38;5;18",
            Some(Side::Rogue) => "1;38;5;160",
            None => "38;5;238",
        };
        let dim = if self.dim { "2;" } else { "" };
        format!("\x1b[{dim}{ink};48;5;{back}m{}\x1b[0m", self.text())
    }
}

fn draw(side: u8, cell: impl Fn(Square) -> Cell, out: &mut impl Write) -> io::Result<()> {
    let colour = io::stdout().is_terminal();
    for rank in (0..side).rev() {
        write!(out, "{:>2} ", rank + 1)?;
        for square in (0..side).filter_map(|file| Square::at(file, rank)) {
            let cell = cell(square);
            let text = if colour { cell.paint() } else { cell.text() };
            write!(out, "{text}")?;
        }
        writeln!(out)?;
    }
    write!(out, "   ")?;
    for file in 0..side {
        write!(out, "{:<4}", char::from(b'a' + file))?;
    }
    writeln!(out)
}

const LEGEND: &str = ". field  ~ river  ^ hill  f forest  @ mountain   k capital  c city (upper case: \
walled)  m mine  a farm  q quarry  x camp   +N White's army of N points  -N Black's  !N barbarians";

impl Show {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let campaign = world::load(&self.world)?;
        let state = campaign.state();
        if self.json {
            return Ok(writeln!(out, "{}", whole_json(state))?);
        }
        draw(
            state.size().side(),
            |square| Cell::whole(state, square),
            out,
        )?;
        writeln!(out, "{LEGEND}")?;
        for color in Color::ALL {
            let (gold, income) = (state.gold(color), state.income(color));
            writeln!(
                out,
                "{color}: gold {gold} (+{income}), {} points",
                state.points(color)
            )?;
        }
        Ok(writeln!(
            out,
            "round {}, {} to move",
            state.round(),
            state.turn()
        )?)
    }
}

impl Knows {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let campaign = world::load(&self.world)?;
        let view = View::new(campaign.state(), self.who);
        if self.json {
            return Ok(writeln!(out, "{}", view_json(&view))?);
        }
        draw(view.size().side(), |square| Cell::of(view.at(square)), out)?;
        writeln!(out, "{LEGEND}")?;
        let own = &view.own;
        writeln!(
            out,
            "{}: gold {} (+{}), {} points",
            self.who, own.gold, own.income, own.points
        )?;
        Ok(writeln!(
            out,
            "round {}, {} to move",
            view.round, view.turn
        )?)
    }
}

fn whole_json(state: &State) -> Value {
    let squares: Vec<Value> = state
        .size()
        .squares()
        .map(|square| cell_json(square, &Cell::whole(state, square), "seen"))
        .collect();
    let means = |color| {
        json!({
            "gold": state.gold(color),
            "income": state.income(color),
            "points": state.points(color),
        })
    };
    json!({
        "world": state.to_string(),
        "turn": state.turn().name(),
        "round": state.round(),
        "white": means(Color::White),
        "black": means(Color::Black),
        "squares": squares,
    })
}

fn view_json(view: &View) -> Value {
    let squares: Vec<Value> = view
        .squares()
        .map(|(square, known)| {
            let state = match known {
                Known::Blank => "blank",
                Known::Remembered { .. } => "remembered",
                Known::Seen { .. } => "seen",
            };
            cell_json(square, &Cell::of(known), state)
        })
        .collect();
    json!({
        "view": view.to_string(),
        "who": view.who.to_string(),
        "turn": view.turn.name(),
        "round": view.round,
        "gold": view.own.gold,
        "income": view.own.income,
        "points": view.own.points,
        "squares": squares,
    })
}

fn cell_json(square: Square, cell: &Cell, known: &str) -> Value {
    json!({
        "at": square.to_string(),
        "known": known,
        "ground": cell.ground.map(|ground| ground.letter().to_string()),
        "site": cell.site.map(|(kind, owner, walled)| json!({
            "kind": kind.name(),
            "owner": owner.map(|owner| owner.to_string()),
            "walled": walled,
        })),
        "army": cell.army.map(|(side, points)| json!({ "side": side.name(), "points": points })),
    })
}
