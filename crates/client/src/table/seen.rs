//! What the person before the table sees and may do: worked out once for every change, and read
//! by everything that draws.

use super::Seated;
use bevy::prelude::*;
use tabletop::{
    Choice, Ending, Kind, Livery, Look, Place, Player, PlayerLook, Point, Refused, Sign, Sitter,
    Sitting, Step, Viewer, WayOut,
};
use words::Language;

/// A player as the panel tells of him.
#[derive(Clone, Debug)]
pub struct Chair {
    /// Who.
    pub player: Player,
    /// What he is called.
    pub name: String,
    /// The same within a sentence.
    pub called: String,
    /// His colours.
    pub livery: Livery,
    /// Who decides for him.
    pub sitter: Sitter,
    /// What whoever decides is called, if others play at other screens.
    pub person: Option<String>,
    /// What is seen of him off the board.
    pub look: PlayerLook,
}

/// What everything seen depends on, beside what is picked up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Moment {
    version: u64,
    shown_at: usize,
    viewer: Viewer,
    curtain: Option<Player>,
    offered_by: Option<Player>,
    /// What the room tells beside the game, and what has gone out.
    changes: u64,
    /// In what words it is told.
    language: Language,
}

impl Moment {
    fn of(sitting: &Sitting) -> Self {
        Self {
            version: sitting.version(),
            shown_at: sitting.shown_at(),
            viewer: sitting.viewer(),
            curtain: sitting.curtain(),
            offered_by: sitting.offered_by(),
            changes: sitting.changes(),
            language: words::spoken(),
        }
    }
}

/// Everything that is shown of a game.
#[derive(Resource, Clone, Debug)]
pub struct Seen {
    moment: Moment,
    /// The board and what lies beside it.
    pub look: Look,
    /// The record.
    pub steps: Vec<Step>,
    /// The players in turn order.
    pub chairs: Vec<Chair>,
    /// Everything the person at the board may do.
    pub choices: Vec<Choice>,
    /// The choices that are buttons.
    pub buttons: Vec<Choice>,
    /// How the person at the board may end the game.
    pub ways_out: Vec<WayOut>,
    /// Whether anything can be taken back, or why not.
    pub take_back: Result<(), Refused>,
    /// Whether what was taken back can be done again, or why not.
    pub redo: Result<(), Refused>,
    /// Whether a hint can be had, or why not.
    pub hint: Result<(), Refused>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

impl Seen {
    /// What is seen of a game now.
    pub fn of(sitting: &Sitting) -> Self {
        let (game, look) = (sitting.game(), sitting.look());
        let chair = |player: Player| Chair {
            player,
            name: game.name(player),
            called: game.called(player),
            livery: game.livery(player),
            sitter: sitting.sitter(player),
            person: sitting.called(player).map(str::to_owned),
            look: look
                .players
                .iter()
                .find(|it| it.player == player)
                .cloned()
                .unwrap_or_else(|| PlayerLook::new(player)),
        };
        let choices = sitting.choices();
        Self {
            moment: Moment::of(sitting),
            chairs: game.players().into_iter().map(chair).collect(),
            steps: sitting.steps(),
            buttons: buttons(&choices, sitting.picked()),
            choices,
            ways_out: sitting.ways_out(),
            take_back: sitting.can_take_back(),
            redo: sitting.can_redo(),
            hint: sitting.can_hint(),
            ending: sitting.ending(),
            look,
        }
    }

    /// Follows the same game. Picking up and putting down change little.
    fn follow(&mut self, sitting: &Sitting) {
        match self.moment == Moment::of(sitting) {
            true => self.buttons = buttons(&self.choices, sitting.picked()),
            false => *self = Self::of(sitting),
        }
    }

    /// Who looks.
    pub(super) fn viewer(&self) -> Viewer {
        self.moment.viewer
    }

    /// How many entries of the record the position has that is looked at.
    pub(super) fn shown_at(&self) -> usize {
        self.moment.shown_at
    }

    /// What of the reserve can be placed.
    pub fn may_place(&self, kind: Kind) -> bool {
        self.begins_at(Place::Reserve(kind))
    }

    /// Whether the person at the board may begin something there.
    pub(super) fn begins_at(&self, place: Place) -> bool {
        self.choices.iter().any(|it| it.from == Some(place))
    }

    /// Whether what is picked up may go there.
    pub(super) fn is_goal(&self, picked: Option<Place>, at: Point) -> bool {
        let goes = |it: &Choice| it.from == picked && it.to == Some(at);
        picked.is_some() && self.choices.iter().any(goes)
    }

    /// The player with that number.
    pub fn chair(&self, player: Player) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.player == player)
    }

    /// Whether a King stands in check.
    pub fn is_check(&self) -> bool {
        self.look.signs.iter().any(|(_, sign)| *sign == Sign::Check)
    }
}

/// The choices that are buttons: those of what is picked up, and those of nothing.
fn buttons(choices: &[Choice], picked: Option<Place>) -> Vec<Choice> {
    let is_button = |it: &&Choice| it.to.is_none() && (it.from.is_none() || it.from == picked);
    choices.iter().filter(is_button).cloned().collect()
}

/// Keeps what is seen that of the table.
pub(super) fn look_again(
    mut commands: Commands,
    seated: Option<Res<Seated>>,
    seen: Option<ResMut<Seen>>,
) {
    match (seated, seen) {
        (None, Some(_)) => commands.remove_resource::<Seen>(),
        (Some(seated), None) => commands.insert_resource(Seen::of(&seated.0)),
        (Some(seated), Some(mut seen))
            if seated.is_changed() || seen.moment.language != words::spoken() =>
        {
            seen.follow(&seated.0);
        }
        _ => {}
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::Variant;
    use tabletop::{Act, open};

    #[test]
    fn what_is_kept_is_what_would_be_worked_out_anew() {
        for (variant, start) in [
            (Variant::Chess, ""),
            (Variant::Minnaar, ""),
            (Variant::Field, "seed 3"),
            (
                Variant::European,
                "nations mycenae guild korea ottoman seed 2",
            ),
        ] {
            let mut sitting = Sitting::new(open(variant, start).unwrap(), &[]);
            let mut seen = Seen::of(&sitting);
            for number in 0..60 {
                let choice = seen.choices.get(number * 5 % seen.choices.len().max(1));
                let act = match (sitting.curtain(), number % 6, choice) {
                    (Some(_), ..) => Act::Unveil,
                    (_, 0, _) => Act::StepBack,
                    (_, 1, _) => Act::Live,
                    (_, 2, _) => Act::TakeBack,
                    (_, 3, _) => Act::Redo,
                    (
                        _,
                        4,
                        Some(Choice {
                            from: Some(from), ..
                        }),
                    ) => Act::Pick(*from),
                    (_, _, Some(choice)) => Act::Choose(choice.action.clone()),
                    _ => Act::Flip,
                };
                let _ = sitting.act(act);
                seen.follow(&sitting);
                let anew = Seen::of(&sitting);
                assert_eq!(
                    format!("{seen:?}"),
                    format!("{anew:?}"),
                    "{variant} {number}"
                );
                assert_eq!(seen.buttons, sitting.buttons());
                let goals = sitting.goals();
                let wrong = goals
                    .iter()
                    .find(|it| it.to.is_some_and(|to| !seen.is_goal(sitting.picked(), to)));
                assert_eq!(wrong, None);
            }
        }
    }
}
