//! What fills the window: the title, the set-up, the battle, and what lies over them.

pub mod campaign_setup;
pub mod chronicle;
pub mod crashed;
pub mod curtain;
pub(crate) mod file_dialog;
pub mod lobby;
mod map_picture;
mod notice;
pub mod pause;
pub mod result;
mod result_timer;
pub mod rooms;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod table_result;
pub mod table_setup;
pub mod title;
pub mod waiting;

pub use notice::Notices;
pub(crate) use result_timer::ResultTimer;

use crate::battle::BattleSet;
use crate::keys::{Command, Keys};
use crate::saves::Shelf;
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use crate::theme::Panels;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .init_resource::<Return>()
        .init_resource::<Asking>()
        .add_plugins((
            notice::plugin,
            title::plugin,
            setup::plugin,
            table_setup::plugin,
            table_result::plugin,
            pause::plugin,
            result::plugin,
            settings::plugin,
            campaign_setup::plugin,
            saves::plugin,
            chronicle::plugin,
            curtain::plugin,
            waiting::plugin,
            (rooms::plugin, lobby::plugin, crashed::plugin),
        ))
        .add_systems(
            Update,
            step_back.after(BattleSet::Input).before(BattleSet::Act),
        )
        .add_systems(EguiPrimaryContextPass, click.after(Panels::Overlays));
}

/// An enum that knows all it can be, so that nothing can be left out where everything is gone
/// through.
macro_rules! listed {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident,)+ }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
        }
    };
}

listed! {
    /// What fills the window.
    #[derive(States, Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
    pub enum Screen {
        /// The painted picture and the menu.
        #[default]
        Title,
        /// Choosing terrain, armies and players of a Quick Battle.
        Setup,
        /// A battle, of its own or of a campaign.
        Battle,
        /// All lessons.
        Learn,
        /// Setting up a campaign.
        CampaignSetup,
        /// Saved campaigns.
        Saves,
        /// The map of a campaign.
        World,
        /// The end of a campaign, and its replay on the map.
        Chronicle,
        /// Setting up chess, Minnaar, Field or European Chess.
        TableSetup,
        /// One of these games at the table.
        Table,
        /// Opening a room, or going into one.
        Rooms,
        /// In a room whose game has not begun yet.
        Lobby,
        /// The list of the puzzles.
        Puzzles,
    }
}

listed! {
    /// What lies over the screen. While it is anything but `None`, what is below takes no input.
    #[derive(States, Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
    pub enum Overlay {
        /// Nothing.
        #[default]
        None,
        /// The pause menu of a battle.
        Pause,
        /// The settings.
        Settings,
        /// How to play.
        Help,
        /// How the battle ended.
        Result,
        /// Two people on one screen: it is to be handed over.
        Curtain,
        /// Choosing the file of a game at a table.
        File,
        /// Playing on from a moment of a record: who is to sit where.
        Branch,
    }
}

/// Whether a question lies over the screen that takes Escape itself.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Asking(pub bool);

/// What the settings or the help go back to when they are closed.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Return(pub Overlay);

impl Return {
    /// Opens `what` over `from`, to come back to it.
    pub fn open(&mut self, what: Overlay, from: Overlay, next: &mut NextState<Overlay>) {
        self.0 = from;
        next.set(what);
    }
}

/// Escape goes one step back, and a key opens the help. In a battle Escape is the board's: it puts
/// down what is picked up before it pauses.
fn step_back(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    settings: Option<Res<Settings>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    asking: Option<Res<Asking>>,
    mut back: ResMut<Return>,
    shelf: Option<ResMut<Shelf>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if asking.is_some_and(|asking| asking.0) {
        return;
    }
    let now = *overlay.get();
    let bound = settings.as_ref().map_or(Keys::usual(), |it| &it.keys);
    if bound.given(Command::Help, &keys)
        && !matches!(
            now,
            Overlay::Help | Overlay::Settings | Overlay::File | Overlay::Branch
        )
    {
        back.open(Overlay::Help, now, &mut next);
    }
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    match (now, screen.get()) {
        (
            Overlay::None,
            Screen::Title | Screen::Battle | Screen::World | Screen::Chronicle | Screen::Table,
        ) => {
            return;
        }
        (Overlay::None, Screen::Saves) if shelf.is_some_and(|mut it| it.go_back()) => {}
        (
            Overlay::None,
            Screen::Setup
            | Screen::Learn
            | Screen::CampaignSetup
            | Screen::Saves
            | Screen::TableSetup
            | Screen::Rooms
            | Screen::Lobby
            | Screen::Puzzles,
        ) => next_screen.set(Screen::Title),
        (Overlay::Pause | Overlay::Result | Overlay::Branch, _) => next.set(Overlay::None),
        (Overlay::Curtain, _) => next.set(Overlay::Pause),
        (Overlay::Settings | Overlay::Help | Overlay::File, _) => next.set(back.0),
    }
    keys.clear_just_pressed(KeyCode::Escape);
}

/// Every click on a widget is heard; the board and its panel have sounds of their own.
fn click(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut play: MessageWriter<Play>,
) -> Result {
    let clicked = contexts.ctx_mut()?.output(|output| {
        output
            .events
            .iter()
            .any(|event| matches!(event, egui::output::OutputEvent::Clicked(_)))
    });
    let at_a_board = matches!(screen.get(), Screen::Battle | Screen::Table);
    if clicked && (!at_a_board || *overlay.get() != Overlay::None) {
        play.write(Play(Sound::Click));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    fn at(screen: Screen, overlay: Overlay, back: Overlay) -> App {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .insert_state(screen)
            .insert_state(overlay)
            .insert_resource(Return(back))
            .init_resource::<ButtonInput<KeyCode>>()
            .add_systems(Update, step_back);
        app.update();
        app
    }

    fn press(app: &mut App, key: KeyCode) -> (Screen, Overlay) {
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(key);
        app.update();
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .reset_all();
        app.update();
        let world = app.world();
        (
            *world.resource::<State<Screen>>().get(),
            *world.resource::<State<Overlay>>().get(),
        )
    }

    #[test]
    fn escape_goes_one_step_back() {
        use Overlay::{Help, None, Pause, Result, Settings};
        use Screen::{Battle, Setup, Title};
        for (screen, overlay, back, then) in [
            (Title, None, None, (Title, None)),
            (Setup, None, None, (Title, None)),
            (Battle, Pause, None, (Battle, None)),
            (Battle, Result, None, (Battle, None)),
            (Battle, Settings, Pause, (Battle, Pause)),
            (Title, Settings, None, (Title, None)),
            (Battle, Help, Result, (Battle, Result)),
        ] {
            let mut app = at(screen, overlay, back);
            assert_eq!(
                press(&mut app, KeyCode::Escape),
                then,
                "{screen:?} {overlay:?}"
            );
        }
    }

    #[test]
    fn help_comes_over_everything_and_goes_back_to_it() {
        let mut app = at(Screen::Battle, Overlay::Result, Overlay::None);
        assert_eq!(press(&mut app, KeyCode::F1).1, Overlay::Help);
        assert_eq!(press(&mut app, KeyCode::F1).1, Overlay::Help);
        assert_eq!(press(&mut app, KeyCode::Escape).1, Overlay::Result);
    }
}
