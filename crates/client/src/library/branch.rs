//! Playing on from any moment of a record: who sits where is asked, and a game of its own begins;
//! the record it comes from stays as it is.

use super::shown::Boards;
use crate::battle::{BattleSetup, Seat, Table};
use crate::campaign::Session;
use crate::saves::{Kept, Open, Opened, Shelf, Slot, names};
use crate::screens::chronicle;
use crate::screens::setup::words::{seat_name, seats};
use crate::screens::{Notices, Overlay, Screen};
use crate::table::Seated;
use crate::theme::{self, Panels, Stepper};
use ::campaign::{Campaign, Opponent, State as World};
use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use engine::Level;
use rules::Color as Side;
use tabletop::{Refused, Sitting};

/// A place at the board, and who is to sit there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Whose place it is.
    pub name: String,
    /// Who sits there.
    pub seat: Seat,
}

/// What a branch grows from.
#[derive(Clone, Debug)]
pub enum Stem {
    /// A battle.
    Battle(Box<Table>),
    /// A game at a table.
    Game(Box<Sitting>),
    /// A campaign.
    Campaign(Box<Campaign>),
}

/// A game that is about to be played on from a moment of another.
#[derive(Resource, Clone, Debug)]
pub struct Branch {
    stem: Stem,
    at: usize,
    /// Whose places are to be taken.
    pub chairs: Vec<Chair>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Branch), grow)
        .add_systems(OnExit(Overlay::Branch), forget)
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Overlays)
                .run_if(in_state(Overlay::Branch).and_then(resource_exists::<Branch>)),
        );
}

/// Who sits where if nobody says otherwise: somebody elsewhere gives way to the computer.
const fn here(seat: Seat) -> Seat {
    match seat {
        Seat::Afar => Seat::Computer(Level::Club),
        seat => seat,
    }
}

/// Whether the game on the board can be played on from after `at` entries.
///
/// # Errors
/// Says why not.
pub(super) fn allowed(
    table: Option<&Table>,
    seated: Option<&Seated>,
    at: usize,
) -> Result<(), String> {
    let branch = match (table, seated) {
        (Some(table), _) => Branch::of_battle(table, at),
        (None, Some(Seated(sitting))) => Branch::of_game(sitting, at),
        (None, None) => return Err(words!("library-no-game")),
    }?;
    match branch.stem {
        // What ends a game by choice is no entry of its own at a table: before it, it can go on.
        Stem::Battle(table) if at == table.record().len() && table.outcome().is_some() => {
            Err(words!("library-over-here"))
        }
        Stem::Game(sitting) if at == sitting.game().len() => match sitting.game().cut(at) {
            Ok(game) if game.decider().is_none() => Err(words!("library-over-here")),
            Ok(_) => Ok(()),
            Err(why) => Err(why.to_string()),
        },
        _ => Ok(()),
    }
}

impl Branch {
    /// From a battle after `at` entries of its record.
    ///
    /// # Errors
    /// Says why that cannot be.
    pub fn of_battle(table: &Table, at: usize) -> Result<Self, String> {
        if table.is_online() {
            return Err(words!("library-in-room"));
        }
        if table.setup().campaign.is_some() {
            return Err(words!("library-in-campaign"));
        }
        let chairs = Side::ALL.map(|side| Chair {
            name: table.setup().name(side).to_owned(),
            seat: here(table.setup().seat(side)),
        });
        Ok(Self {
            stem: Stem::Battle(Box::new(table.clone())),
            at,
            chairs: chairs.to_vec(),
        })
    }

    /// From a game at a table.
    ///
    /// # Errors
    /// Says why that cannot be.
    pub fn of_game(sitting: &Sitting, at: usize) -> Result<Self, String> {
        if sitting.is_online() {
            return Err(words!("library-in-room"));
        }
        if sitting.hides() {
            return Err(Refused::Secret.to_string());
        }
        let game = sitting.game();
        let players = game.players().into_iter();
        Ok(Self {
            chairs: players
                .map(|player| Chair {
                    name: game.name(player),
                    seat: here(sitting.sitter(player).into()),
                })
                .collect(),
            stem: Stem::Game(Box::new(sitting.clone())),
            at,
        })
    }

    /// From a campaign after `at` commands. While it goes on in a fog, nobody may take another
    /// seat in it.
    ///
    /// # Errors
    /// Says why that cannot be.
    pub fn of_campaign(campaign: &Campaign, at: usize) -> Result<Self, String> {
        if at >= campaign.record().len() && campaign.state().won().is_some() {
            return Err(words!("library-over-here"));
        }
        let options = campaign.state().options();
        let goes_on = campaign.state().won().is_none();
        if goes_on && options.fog && options.opponent != Opponent::Computer {
            return Err(Refused::Secret.to_string());
        }
        let level = Level::ALL.into_iter();
        let level = { level }.find(|it| Some(it.number()) == campaign.level());
        let seat = match options.opponent {
            Opponent::Computer => Seat::Computer(level.unwrap_or(Level::Casual)),
            Opponent::Hotseat => Seat::Human,
            Opponent::Online => here(Seat::Afar),
        };
        let name = words!("library-black-kingdom");
        let is_free = !(goes_on && options.fog);
        Ok(Self {
            stem: Stem::Campaign(Box::new(campaign.clone())),
            at,
            chairs: is_free
                .then_some(Chair { name, seat })
                .into_iter()
                .collect(),
        })
    }

    /// The game that begins, and what it is called.
    ///
    /// # Errors
    /// Says why it cannot begin so.
    pub fn begin(&self) -> Result<(Kept, String), String> {
        let kept = match &self.stem {
            Stem::Battle(table) => {
                let mut record = table.record().clone();
                record.truncate(self.at);
                let seats: Vec<Seat> = self.chairs.iter().map(|it| it.seat).collect();
                let seats: [Seat; 2] = seats.try_into().unwrap_or(table.setup().seats);
                let setup = BattleSetup {
                    seats,
                    ..table.setup().clone()
                };
                Kept::Battle(Box::new(Table::resume(setup, record, false)))
            }
            Stem::Game(sitting) => {
                let game = sitting.game().cut(self.at);
                let game = game.map_err(|why| why.to_string())?;
                let sitters: Vec<_> = self.chairs.iter().map(|it| it.seat.into()).collect();
                Kept::Game(Box::new(Sitting::new(game, &sitters)))
            }
            Stem::Campaign(campaign) => {
                let seat = self.chairs.first().map(|it| it.seat);
                let again = replayed(campaign, self.at, seat)?;
                Kept::Campaign(Box::new(again), Side::White)
            }
        };
        let (usual, moment) = (kept.usual_name(), kept.moment());
        let name = words!("library-branch-name", name = &usual, moment = moment);
        let fits = name.chars().count() <= names::LONGEST;
        Ok((kept, if fits { name } else { usual }))
    }
}

/// A campaign as it stood after so many commands, with Black played by whoever has that seat.
fn replayed(campaign: &Campaign, at: usize, black: Option<Seat>) -> Result<Campaign, String> {
    let opponent = match black {
        Some(Seat::Human) => Opponent::Hotseat,
        Some(_) => Opponent::Computer,
        None => campaign.start().options().opponent,
    };
    let level = match black {
        Some(Seat::Computer(level)) => Some(level.number()),
        Some(_) => None,
        None => campaign.level(),
    };
    let told = campaign.start().to_string();
    let lines = told
        .lines()
        .map(|line| match line.strip_prefix("opponent ") {
            Some(_) => format!("opponent {}\n", opponent.name()),
            None => format!("{line}\n"),
        });
    let start: World = lines
        .collect::<String>()
        .parse()
        .map_err(|problem| words!("library-world-unread", problem = format!("{problem}")))?;
    let record = campaign.record().iter().take(at).cloned().collect();
    Campaign::replay(start, level, record).map_err(|(_, why)| why.to_string())
}

/// Asks who sits where, over whatever record is looked at.
fn grow(
    boards: Boards,
    session: Option<Res<Session>>,
    chronicle: Option<Res<chronicle::Replay>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let branch = match (screen.get(), session, chronicle) {
        (Screen::Chronicle, Some(session), Some(replay)) => {
            Branch::of_campaign(session.campaign(), replay.at())
        }
        _ => {
            let at = boards.now().map_or(0, |now| now.at);
            let (table, seated) = (boards.table.as_deref(), boards.seated.as_deref());
            allowed(table, seated, at).and_then(|()| match (table, seated) {
                (Some(table), _) => Branch::of_battle(table, at),
                (None, Some(Seated(sitting))) => Branch::of_game(sitting, at),
                (None, None) => Err(words!("library-no-game")),
            })
        }
    };
    match branch {
        Ok(branch) => commands.insert_resource(branch),
        Err(why) => {
            notices.push(format!("{why}."));
            next.set(Overlay::None);
        }
    }
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Branch>();
}

fn run(
    mut contexts: EguiContexts,
    mut branch: ResMut<Branch>,
    mut open: MessageWriter<Open>,
    shelf: Res<Shelf>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Overlay>>,
) -> Result {
    let Some(answer) = ask(contexts.ctx_mut()?, branch.bypass_change_detection()) else {
        return Ok(());
    };
    next.set(Overlay::None);
    if !answer {
        return Ok(());
    }
    match branch.begin() {
        Ok((kept, name)) => {
            let slot = match shelf.folder() {
                Some(folder) => folder.fresh_slot(&name, &kept),
                None => Slot {
                    stem: kept.usual_stem(),
                    name,
                },
            };
            open.write(Open(Opened {
                kept,
                slot,
                is_kept: false,
                notice: None,
                hold: None,
                look: false,
                review: None,
            }));
        }
        Err(why) => notices.push(format!("{why}.")),
    }
    Ok(())
}

/// Draws the question; gives the answer once it is there.
pub fn ask(ctx: &egui::Context, branch: &mut Branch) -> Option<bool> {
    let opened = theme::just_opened(ctx, "branch");
    theme::sheet(ctx, "branch", 440.0, |ui| {
        theme::heading(ui, words!("library-branch"));
        theme::note(ui, words!("library-branch-note"));
        ui.add_space(4.0);
        let all = seats();
        for chair in &mut branch.chairs {
            theme::inset_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                let name = egui::RichText::new(&chair.name);
                ui.label(name.family(theme::serif_bold()).size(17.0));
                let at = all.iter().position(|it| *it == chair.seat);
                let stepper = Stepper {
                    name: &words!("library-played-by", name = &chair.name),
                    at: at.unwrap_or_default(),
                    count: all.len(),
                    value: &seat_name(chair.seat),
                    ends: [&words!("library-first-seat"), &words!("library-last-seat")],
                };
                let chosen = theme::stepper(ui, &stepper).and_then(|at| all.get(at));
                if let Some(&seat) = chosen {
                    chair.seat = seat;
                }
            });
        }
        ui.add_space(6.0);
        let mut answer = None;
        ui.horizontal(|ui| {
            let done = words!("library-branch-done");
            let button = ui.add(theme::primary(&done).min_size(vec2(150.0, 40.0)));
            if opened {
                button.request_focus();
            }
            if button.clicked() {
                answer = Some(true);
            }
            if ui.button(words!("library-cancel")).clicked() {
                answer = Some(false);
            }
        });
        answer
    })
}
