//! Playing with people at other screens: opening a room, going into one, the seats that are held.

mod held;
mod join;
mod open;
mod parts;
mod played;

pub(super) use held::with_words;

use super::{Asking, Overlay, Screen, waiting};
use crate::online::{
    Door, HeldSeat, Inner, Purpose, Seats, Server, Trouble, addresses, fresh_code, read_invitation,
};
use crate::settings::Settings;
use crate::theme::{self, Page, Panels, Pictures, palette};
use bevy::prelude::*;
use bevy_egui::egui::{self, Button, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};
use protocol::{RoomCode, SeatToken};
use rules::battle::Army;
use std::net::IpAddr;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(OnEnter(Screen::Rooms), begin)
        .add_systems(OnExit(Screen::Rooms), end)
        .add_systems(
            EguiPrimaryContextPass,
            run.in_set(Panels::Screens).run_if(in_state(Screen::Rooms)),
        );
}

/// The most room the screen takes, in points: in a huge window it stays together.
const MOST: egui::Vec2 = vec2(1180.0, 820.0);

/// What somebody came for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Tab {
    /// To open a room.
    #[default]
    Open,
    /// To go into one that somebody else has opened.
    Join,
    /// To take up a seat again.
    Held,
}

impl Tab {
    /// What the screen opens on, after this one: a game that waits comes first, and an empty list
    /// is of no use.
    fn first(self, seats: &[HeldSeat]) -> Self {
        match self {
            _ if seats.iter().any(|it| !it.is_over()) => Self::Held,
            Self::Held => Self::Open,
            other => other,
        }
    }
}

/// What is being filled in, beside what is kept in the settings.
#[derive(Resource, Clone, Debug, Default)]
pub struct Draft {
    /// What for.
    pub tab: Tab,
    /// The code of a room to be opened.
    pub code: String,
    /// The code of a room to go into.
    pub join_code: String,
    /// The port as it is typed.
    pub port: String,
    /// The seat of the list that is meant.
    pub chosen: Option<SeatToken>,
    /// The seat about which it is asked whether to forget it.
    pub forgetting: Option<HeldSeat>,
    /// The armies that were chosen elsewhere.
    pub own_armies: [Army; 2],
}

/// What is shown beside what can be changed.
#[derive(Copy, Clone, Debug)]
pub struct Shown<'a> {
    /// What went wrong last.
    pub trouble: Option<&'a Trouble>,
    /// The seats that are held.
    pub seats: &'a [HeldSeat],
    /// This computer's addresses.
    pub addresses: &'a [IpAddr],
    /// The port of the server inside the game, if it runs.
    pub running: Option<u16>,
    /// Men for the cards.
    pub pictures: &'a Pictures,
}

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the title.
    Back,
    /// Open the room.
    Open,
    /// Sit down in a room.
    Join,
    /// Look on in a room.
    Watch,
    /// Take code and address from what was copied elsewhere.
    Paste,
    /// Take a seat up again.
    Resume(SeatToken),
    /// Forget a seat: asked first.
    Forget(SeatToken),
    /// It is to be forgotten.
    Forgotten(SeatToken),
    /// It is to be kept.
    Kept,
    /// Something was changed: what went wrong before is no more to be told.
    Mended,
    /// Open the room on this port.
    Port(u16),
}

fn begin(
    mut draft: ResMut<Draft>,
    mut door: ResMut<Door>,
    settings: Res<Settings>,
    seats: Option<Res<Seats>>,
) {
    door.trouble = None;
    draft.tab = draft.tab.first(seats.as_deref().map_or(&[], Seats::list));
    if draft.code.is_empty() {
        draft.code = fresh_code();
    }
    draft.port = settings.online.port.to_string();
    draft.own_armies = settings.last_setup.armies;
}

/// The next room gets another code.
fn end(mut draft: ResMut<Draft>, mut asking: ResMut<Asking>) {
    draft.code.clear();
    draft.forgetting = None;
    asking.0 = false;
}

fn run(
    mut commands: Commands,
    mut contexts: EguiContexts,
    (pictures, overlay): (Res<Pictures>, Res<State<Overlay>>),
    mut settings: ResMut<Settings>,
    mut draft: ResMut<Draft>,
    mut door: ResMut<Door>,
    mut seats: ResMut<Seats>,
    inner: Res<Inner>,
    mut asking: ResMut<Asking>,
    mut screen: ResMut<NextState<Screen>>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut found: Local<Vec<IpAddr>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let work = door.at_work();
    let is_free = *overlay.get() == Overlay::None && work.is_none() && draft.forgetting.is_none();
    if theme::just_opened(ctx, "rooms, addresses") {
        *found = addresses();
    }
    let shown = Shown {
        trouble: door.trouble.as_ref(),
        seats: seats.list(),
        addresses: &found,
        running: inner.port(),
        pictures: &pictures,
    };
    let mut ui = theme::root_ui(ctx, "rooms");
    if !is_free {
        ui.disable();
    }
    let mut changed = settings.clone();
    let mut choice = show(&mut ui, &mut draft, &mut changed, &shown);
    if let Some(seat) = &draft.forgetting {
        choice = held::question(ctx, seat).or(choice);
    }
    settings.set_if_neq(changed);
    asking.0 = work.is_some() || draft.forgetting.is_some();
    if let Some(words) = work
        && waiting::show(ctx, &words, !settings.reduced_motion())
    {
        door.call_off(&mut commands, &mut seats);
    }
    match choice {
        None => {}
        Some(Choice::Back) => screen.set(Screen::Title),
        Some(Choice::Paste) => {
            let text = clipboard.as_mut().and_then(|it| it.get_text());
            paste(&text.unwrap_or_default(), &mut draft, &mut settings);
        }
        Some(Choice::Resume(token)) => {
            if let Some(seat) = seats.list().iter().find(|it| it.token == token) {
                draft.chosen = Some(token);
                door.resume(seat);
            }
        }
        Some(Choice::Forget(token)) => {
            draft.forgetting = seats.list().iter().find(|it| it.token == token).cloned();
        }
        Some(Choice::Forgotten(token)) => {
            draft.forgetting = None;
            if let Err(words) = seats.forget(&token) {
                door.trouble = Some(Trouble::seat(words));
            }
        }
        Some(Choice::Kept) => draft.forgetting = None,
        Some(Choice::Mended) => door.trouble = None,
        Some(Choice::Port(port)) => {
            draft.port = port.to_string();
            settings.online.port = port;
            knock(&draft, &settings, Tab::Open, false, &mut door, &mut seats);
        }
        Some(Choice::Open) => knock(&draft, &settings, Tab::Open, false, &mut door, &mut seats),
        Some(Choice::Join) => knock(&draft, &settings, Tab::Join, false, &mut door, &mut seats),
        Some(Choice::Watch) => knock(&draft, &settings, Tab::Join, true, &mut door, &mut seats),
    }
    Ok(())
}

/// Goes to the door with what is filled in.
fn knock(
    draft: &Draft,
    settings: &Settings,
    tab: Tab,
    watches: bool,
    door: &mut Door,
    seats: &mut Seats,
) {
    let online = &settings.online;
    let code = match tab {
        Tab::Open => &draft.code,
        _ => &draft.join_code,
    };
    let Ok(code) = code.parse::<RoomCode>() else {
        return;
    };
    let purpose = match tab {
        _ if watches => Purpose::Watch,
        Tab::Open => match online.opening(settings) {
            Ok(opening) => Purpose::Open(Box::new(opening)),
            Err(_) => return,
        },
        _ => Purpose::Join,
    };
    let server = match tab {
        Tab::Open if online.here => Server::Here(online.port),
        _ => Server::At(online.server.trim().to_owned()),
    };
    door.enter(server, code, &online.name, purpose, seats);
}

fn paste(text: &str, draft: &mut Draft, settings: &mut Settings) {
    let (code, server) = read_invitation(text);
    if let Some(code) = code {
        draft.join_code = code.to_ascii_uppercase();
    }
    if let Some(server) = server {
        settings.online.server = server;
    }
}

/// Draws the screen over all of `ui` and changes what is filled in as it is worked.
pub fn show(
    ui: &mut Ui,
    draft: &mut Draft,
    settings: &mut Settings,
    shown: &Shown<'_>,
) -> Option<Choice> {
    let before = filled_in(draft, settings);
    let page = Page::on_paper(ui, shown.pictures.paper, MOST);
    ui.spacing_mut().item_spacing.y = if page.roomy { 8.0 } else { 5.0 };
    let mut typed = false;
    let upper = UiBuilder::new().max_rect(page.upper);
    let chosen = ui.scope_builder(upper, |ui| {
        tabs(ui, draft, shown);
        ui.add_space(2.0);
        match draft.tab {
            Tab::Open => open::show(ui, page.roomy, draft, settings, shown, &mut typed),
            Tab::Join => join::show(ui, draft, settings, shown, &mut typed),
            Tab::Held => held::show(ui, draft, shown),
        }
    });
    let below = bar(ui, page, draft, settings, shown, typed);
    let mended = shown.trouble.is_some() && filled_in(draft, settings) != before;
    let chosen = chosen.inner.or(below);
    chosen.or(mended.then_some(Choice::Mended))
}

/// Everything that may have led to trouble.
fn filled_in(draft: &Draft, settings: &Settings) -> (Tab, [String; 3], Settings) {
    let typed = [&draft.code, &draft.join_code, &draft.port].map(String::clone);
    (draft.tab, typed, settings.clone())
}

fn tabs(ui: &mut Ui, draft: &mut Draft, shown: &Shown<'_>) {
    theme::row(ui, |ui| {
        let held = match shown.seats.len() {
            0 => words!("rooms-yours"),
            count => words!("rooms-yours-count", count = count),
        };
        for (tab, name) in [
            (Tab::Open, words!("rooms-open-one")),
            (Tab::Join, words!("rooms-join-one")),
            (Tab::Held, held),
        ] {
            let name = RichText::new(name)
                .family(theme::serif_bold())
                .size(20.0)
                .color(palette::INK);
            let button = Button::selectable(draft.tab == tab, name);
            let button = button.frame_when_inactive(true).min_size(vec2(0.0, 36.0));
            if ui.add(button).clicked() {
                draft.tab = tab;
            }
        }
    });
}

/// The way back and the way on; that has the keyboard at first, and is gone once something is
/// `typed` to its end.
fn bar(
    ui: &mut Ui,
    page: Page,
    draft: &Draft,
    settings: &Settings,
    shown: &Shown<'_>,
    typed: bool,
) -> Option<Choice> {
    let name = match draft.tab {
        Tab::Open => "rooms, open",
        Tab::Join => "rooms, join",
        Tab::Held => "rooms, held",
    };
    let opened = theme::opened(ui, name);
    let typed = typed && ui.is_enabled();
    let mut choice = None;
    page.show_bar(ui, |ui| {
        if theme::back_button(ui) {
            choice = Some(Choice::Back);
        }
        let leads = match draft.tab {
            Tab::Open => open::way_on(ui, draft, settings, (opened, typed)),
            Tab::Join => join::ways_on(ui, draft, settings, (opened, typed)),
            Tab::Held => held::ways_on(ui, draft, shown, opened),
        };
        choice = leads.or(choice.take());
    });
    choice
}

/// Room for two sheets side by side; the left one takes that share of it.
fn halves(ui: &Ui, share: f32) -> [Rect; 2] {
    const GAP: f32 = 14.0;
    let rest = ui.available_rect_before_wrap();
    let split = rest.left() + (rest.width() - GAP) * share;
    [
        Rect::from_min_max(rest.min, pos2(split, rest.bottom())),
        Rect::from_min_max(pos2(split + GAP, rest.top()), rest.max),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Ended;

    #[test]
    fn the_screen_opens_on_what_waits_and_never_on_an_empty_list() {
        let token = SeatToken::draw().expect("chance");
        let room = "TEA4TWO".parse().expect("a code");
        let waits = HeldSeat::new(Server::Here(7878), room, token);
        let mut over = waits.clone();
        over.end = Some(Ended {
            reason: "left".to_owned(),
            winners: vec![0],
            left: None,
        });
        for tab in [Tab::Open, Tab::Join, Tab::Held] {
            assert_eq!(tab.first(std::slice::from_ref(&waits)), Tab::Held);
            let (none, ended) = (tab.first(&[]), tab.first(std::slice::from_ref(&over)));
            assert_eq!(none, ended);
            assert_eq!(none == tab, tab != Tab::Held, "{tab:?}");
        }
    }
}
