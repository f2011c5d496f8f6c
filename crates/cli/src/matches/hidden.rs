//! Games in which not everybody knows everything: levels play them by what each side may see.

use super::game::{Played, Table, first_player, game_seed, half_points};
use crate::answer::{Line as Fields, outcome_value};
use crate::{Failure, european, selfplay};
use campaign::{Campaign, Command, Opponent, Options, Pending, Setup, Size, View};
use engine::{Fighter, Level, Stop, strategist};
use rules::european::{Game, Nation, Position};
use rules::{Chance, Color, Position as _};
use serde_json::{Value, json};
use std::time::Duration;

/// Which game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Field,
    /// Two nations in opposite corners.
    European,
    /// A small world, without barbarians; nobody plays its battles move by move.
    Campaign,
}

/// A table for two levels.
#[derive(Copy, Clone, Debug)]
pub struct HiddenTable {
    pub kind: Kind,
    pub levels: [Level; 2],
    pub seed: u32,
    pub plies: usize,
}

/// A campaign is cut off after so many rounds.
const ROUNDS: u32 = 200;

impl HiddenTable {
    /// The levels in the order of the turns.
    fn by_turn(&self, number: u64) -> [Level; 2] {
        let first = first_player(number);
        [self.levels[first], self.levels[1 - first]]
    }

    /// Both games of a pair begin alike.
    fn start_seed(&self, number: u64) -> u32 {
        Chance::new(self.seed).word() ^ (number / 2) as u32
    }

    fn field(&self, number: u64) -> (Option<usize>, Option<String>, usize, Value) {
        use rules::field::{Position, Side};
        let own = u64::from(self.start_seed(number)) << 20;
        let [south, north] =
            Side::ALL.map(|side| engine::field::set_up(side, own + side.index() as u64));
        let start = Position::from_setups(&south, &north);
        let seed = game_seed(self.seed, number);
        let game = selfplay::play_field(Some(&start), self.by_turn(number), seed, self.plies);
        let winner = game
            .outcome
            .and_then(|outcome| outcome.winner)
            .map(Side::index);
        let reason = game.outcome.map(|outcome| outcome.reason.to_string());
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        let line = json!({
            "variant": Position::VARIANT.name(),
            "fen": game.start.to_string(),
            "play": moves,
            "then": game.end.to_string(),
            "outcome": outcome_value::<Position>(game.outcome),
        });
        (winner, reason, game.moves.len(), line)
    }

    fn european(&self, number: u64) -> (Option<usize>, Option<String>, usize, Value) {
        let seed = self.start_seed(number);
        let mut lots = Chance::new(!seed);
        let mut nations = [None; 4];
        for seat in [0, 2] {
            nations[seat] = Nation::ALL
                .get(lots.below(Nation::ALL.len() as u32) as usize)
                .copied();
        }
        let Some(mut game) = Game::new(nations, seed) else {
            return (None, None, 0, Value::Null);
        };
        let chance = game.start().chance();
        let levels = self.by_turn(number);
        let play = european::play(
            &mut game,
            levels,
            game_seed(self.seed, number) >> 20,
            self.plies,
        );
        let outcome = game.outcome();
        let first = game.start().turn();
        let winner = outcome.and_then(|outcome| outcome.winner);
        let line = json!({
            "variant": Position::VARIANT.name(),
            "fen": game.start().to_string(),
            "seed": chance.seed,
            "drawn": chance.drawn,
            "play": play,
            "then": game.position().to_string(),
            "outcome": outcome_value::<Position>(outcome),
        });
        (
            winner.map(|seat| usize::from(seat != first)),
            outcome.map(|outcome| outcome.reason.to_string()),
            play.len(),
            line,
        )
    }

    fn campaign(
        &self,
        number: u64,
    ) -> Result<(Option<usize>, Option<String>, usize, Value), Failure> {
        let setup = Setup {
            size: Size::Small,
            options: Options {
                fog: true,
                barbarians: false,
                opponent: Opponent::Computer,
            },
            seed: self.start_seed(number),
        };
        let mut campaign = Campaign::new(&setup, None);
        let mut fighter = Fighter {
            level: Level::Beginner,
        };
        let (levels, seed) = (self.by_turn(number), game_seed(self.seed, number));
        let mut commands = Vec::new();
        while campaign.state().won().is_none() && campaign.state().round() <= ROUNDS {
            let Some(who) = campaign.state().waits_for() else {
                break;
            };
            let command = match who.kingdom().filter(|_| !is_fought(&campaign)) {
                Some(color) => {
                    let view = View::new(campaign.state(), color);
                    let turn_seed = seed.wrapping_add(commands.len() as u64);
                    strategist::decide(&view, levels[color.index()], turn_seed, &Stop::default())
                }
                None => Command::Resolve,
            };
            commands.push(command.to_string());
            campaign.apply(&command, &mut fighter).map_err(|refusal| {
                Failure::Input(format!("{who}'s '{command}' refused: {refusal}"))
            })?;
        }
        let won = campaign.state().won();
        let line = json!({
            "world": campaign.start().to_string(),
            "commands": commands,
            "rounds": campaign.state().round(),
            "winner": won.map(|color| color.to_string()),
        });
        let words = won.map(|_| "conquest".to_owned());
        Ok((won.map(Color::index), words, commands.len(), line))
    }
}

fn is_fought(campaign: &Campaign) -> bool {
    matches!(campaign.state().pending(), Some(Pending::Battle(battle)) if !battle.is_extension_asked())
}

impl Table for HiddenTable {
    fn play(&mut self, number: u64) -> Result<Played, Failure> {
        let (winner, reason, plies, line) = match self.kind {
            Kind::Field => self.field(number),
            Kind::European => self.european(number),
            Kind::Campaign => self.campaign(number)?,
        };
        let winner = winner.map(|side| side ^ first_player(number));
        Ok(Played {
            number,
            half_points: half_points(winner),
            ended: reason.unwrap_or_else(|| format!("cut off after {plies} steps")),
            is_fault: false,
            plies,
            taken: [(Duration::ZERO, 0); 2],
            fields: match line {
                Value::Object(fields) => fields,
                _ => Fields::new(),
            },
            pgn: None,
        })
    }
}
