use super::{bad_set_up, illegal};
use crate::{Reason, Refusal};
use campaign::{
    Battles, Campaign, Command, NoBattles, Opponent, Options, Pending, Setup, Side, Size, State,
};
use tabletop::{Ending, Player};
use words::words;

/// A campaign between two people, with everything that was said in it.
#[derive(Clone, Debug)]
pub struct CampaignTable {
    campaign: Campaign,
    /// Who said each command of the record.
    by: Vec<u8>,
}

fn player(side: Side) -> u8 {
    match side {
        Side::White => 0,
        Side::Black => 1,
        Side::Rogue => CampaignTable::BARBARIANS,
    }
}

impl CampaignTable {
    /// The number of the barbarians as a player.
    pub const BARBARIANS: u8 = 2;

    pub(super) fn open(size: u8, fog: bool, barbarians: bool, seed: u32) -> Result<Self, Refusal> {
        let size = Size::of_side(size.into())
            .ok_or_else(|| bad_set_up("a world has 8 or 16 squares along a side"))?;
        let options = Options {
            fog,
            barbarians,
            opponent: Opponent::Online,
        };
        let setup = Setup {
            size,
            options,
            seed,
        };
        Ok(Self {
            campaign: Campaign::new(&setup, None),
            by: Vec::new(),
        })
    }

    /// The campaign itself.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// Whether a player has said anything that can be gone back before.
    pub fn has_said(&self, who: u8) -> bool {
        self.by.contains(&who)
    }

    fn state(&self) -> &State {
        self.campaign.state()
    }

    pub(super) fn decider(&self) -> Option<u8> {
        self.state().waits_for().map(player)
    }

    fn check_turn(&self, who: u8) -> Result<(), Refusal> {
        match self.decider() {
            None => Err(Refusal::new(Reason::Over, "The campaign is over")),
            Some(decider) if decider != who => {
                Err(Refusal::new(Reason::NotYourTurn, "It is not your turn"))
            }
            Some(_) => Ok(()),
        }
    }

    pub(super) fn play(&mut self, who: u8, text: &str) -> Result<(), Refusal> {
        self.check_turn(who)?;
        let command = Command::parse(text, self.state().size());
        let command = command.map_err(|problem| illegal(problem.to_string()))?;
        match command {
            Command::Resolve => Err(illegal("a battle is played out when both wish it")),
            Command::Resign => Err(illegal("giving up has a word of its own")),
            command => self.say(who, command, &mut NoBattles),
        }
    }

    fn say(&mut self, who: u8, said: Command, battles: &mut dyn Battles) -> Result<(), Refusal> {
        let done = self.campaign.apply(&said, battles);
        done.map_err(|refusal| illegal(refusal.to_string()))?;
        self.by.push(who);
        Ok(())
    }

    /// On the own turn, with nothing waiting for an answer.
    pub(super) fn resign(&mut self, who: u8) -> Result<(), Refusal> {
        self.check_turn(who)?;
        self.say(who, Command::Resign, &mut NoBattles)
    }

    pub(super) fn takes_back_freely(&self, players: &[u8]) -> bool {
        let own = self.by.last().is_some_and(|who| players.contains(who));
        own && self.campaign.can_undo()
    }

    pub(super) fn take_back_to(&self, players: &[u8]) -> Option<usize> {
        self.by.iter().rposition(|who| players.contains(who))
    }

    pub(super) fn take_back(&mut self, len: usize) -> Result<(), Refusal> {
        if len + 1 == self.by.len() && self.campaign.can_undo() {
            let undone = self.campaign.undo();
            undone.map_err(|problem| illegal(problem.to_string()))?;
        } else {
            let kept = self.campaign.record().iter().take(len).cloned().collect();
            let earlier = Campaign::replay(self.campaign.start().clone(), None, kept);
            self.campaign = earlier.map_err(|(_, refusal)| illegal(refusal.to_string()))?;
        }
        self.by.truncate(len);
        Ok(())
    }

    /// Who fights the battle that is under way; `None` while its extension is asked for.
    pub(super) fn fighters(&self) -> Option<[u8; 2]> {
        match self.state().pending() {
            Some(Pending::Battle(battle)) if !battle.is_extension_asked() => {
                let defender = self.state().army(battle.to)?.owner;
                Some([player(self.state().turn()), player(defender)])
            }
            _ => None,
        }
    }

    pub(super) fn resolve(&mut self, battles: &mut dyn Battles) -> Result<Vec<String>, Refusal> {
        let who = self.decider().unwrap_or_default();
        self.say(who, Command::Resolve, battles)?;
        let last = self.campaign.record().last();
        let played = last.map(|entry| entry.played.iter().map(ToString::to_string).collect());
        Ok(played.unwrap_or_default())
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        let winner = self.state().won()?;
        let winner = player(Side::from(winner));
        let reason = match self.was_given_up() {
            true => RESIGN,
            false => "capital",
        };
        Some(Ending {
            winners: vec![Player(winner)],
            headline: headline(reason, winner),
            words: words!("table-ending-campaign", name = name(winner)),
            reason,
        })
    }

    fn was_given_up(&self) -> bool {
        let last = self.campaign.record().last();
        last.is_some_and(|entry| entry.command == Command::Resign)
    }

    pub(super) fn state_text(&self) -> String {
        self.state().to_string()
    }
}

/// The reason where a kingdom was given up.
const RESIGN: &str = "resign";

fn name(player: u8) -> String {
    match player {
        0 => words!("chess-white"),
        _ => words!("chess-black"),
    }
}

/// How a campaign ended, by the reason's name.
pub(crate) fn headline(reason: &str, winner: u8) -> String {
    let loser = name(1 - winner.min(1));
    match reason {
        RESIGN => words!("table-ending-resigned", loser = loser),
        _ => words!("table-ending-capital", loser = loser),
    }
}
