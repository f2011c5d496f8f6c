//! Somebody who plays any game to its end: mostly by chance, a campaign by the computer.

use campaign::View;
use engine::{Level, Stop, strategist};
use protocol::{Act, Arbiter, CampaignTable, Table, What};
use rules::Position as _;
use tabletop::Game;

/// Chance for tests: the same for the same seed.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.word() % limit.max(1) as u64) as usize
    }
}

/// What is done next, and for which seat; `None` once the game is over.
pub fn next(arbiter: &Arbiter, dice: &mut Dice) -> Option<(u8, Act)> {
    arbiter.ending().is_none().then_some(())?;
    if let Some(asked) = arbiter.asked() {
        return Some((*asked.left.first()?, Act::Answer { yes: true }));
    }
    let (player, seat) = arbiter.decider()?;
    let act = match arbiter.table() {
        Table::Board(game) => Act::play(choose(&**game, dice)),
        Table::Battle(battle) => {
            let moves = battle.position().legal_moves();
            let text = moves.get(dice.below(moves.len())).map(ToString::to_string);
            // No moves: the extension is asked for.
            Act::play(text.unwrap_or_else(|| "extend yes".to_owned()))
        }
        Table::Campaign(campaign) => command(campaign, player, dice),
    };
    Some((seat, act))
}

fn choose(game: &dyn Game, dice: &mut Dice) -> String {
    let choices = game.choices();
    let ready = choices.iter().find(|it| it.action == "ready");
    let ready = ready.filter(|_| dice.below(3) == 0);
    let scatter = choices.iter().find(|it| it.action == "scatter");
    let scatter = scatter.filter(|_| dice.below(2) == 0);
    let any = choices.get(dice.below(choices.len()));
    let choice = ready.or(scatter).or(any);
    choice.map(|it| it.action.clone()).unwrap_or_default()
}

/// Battles are fought for some moves, then played out.
fn command(table: &CampaignTable, player: u8, dice: &mut Dice) -> Act {
    let state = table.campaign().state();
    let fought = match state.pending() {
        Some(campaign::Pending::Battle(battle)) if !battle.is_extension_asked() => {
            Some(&battle.position)
        }
        _ => None,
    };
    if let Some(position) = fought {
        if player != CampaignTable::BARBARIANS && position.move_number() > 3 {
            return Act::Ask {
                what: What::Resolve,
            };
        }
        let moves = position.legal_moves();
        let mv = moves.get(dice.below(moves.len()));
        return Act::play(mv.map_or("battle resign".to_owned(), |mv| format!("battle {mv}")));
    }
    let who = match player {
        0 => rules::Color::White,
        _ => rules::Color::Black,
    };
    let view = View::new(state, who);
    let said = strategist::decide(&view, Level::Club, dice.word(), &Stop::default());
    Act::play(said.to_string())
}
