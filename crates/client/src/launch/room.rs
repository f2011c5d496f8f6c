//! Straight into a room from the command line.

use super::options::Options;
use crate::online::{Door, OnlineGame, Purpose, Room, Seats, Server, Wish};
use crate::screens::{Notices, Screen};
use crate::settings::Settings;
use bevy::prelude::*;
use protocol::{Act, RoomCode};
use rules::Variant;
use std::str::FromStr;

/// What is wanted of which room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntoRoom {
    what: What,
    code: RoomCode,
    /// Where; in this game if it is not told.
    address: Option<String>,
    name: String,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum What {
    Open,
    Join,
    Watch,
}

/// `open TEA4TWO as Ann`, `join TEA4TWO at 192.168.1.20 as Bea`, `watch TEA4TWO at localhost`.
impl FromStr for IntoRoom {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let what = match words.next() {
            Some("open") => What::Open,
            Some("join") => What::Join,
            Some("watch") => What::Watch,
            _ => return Err("begin with open, join or watch".to_owned()),
        };
        let code = words.next().unwrap_or_default();
        let code = code.parse::<RoomCode>().map_err(|it| it.to_string())?;
        let (mut address, mut name) = (None, String::new());
        while let Some(word) = words.next() {
            let value = words.next().ok_or("something is missing at the end")?;
            match word {
                "at" => address = Some(value.to_owned()),
                "as" => name = value.to_owned(),
                other => return Err(format!("'{other}' is neither 'at' nor 'as'")),
            }
        }
        if address.is_none() && what != What::Open {
            return Err("tell where: at ADDRESS".to_owned());
        }
        Ok(Self {
            what,
            code,
            address,
            name,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, go_in)
        .add_systems(Update, play.run_if(resource_exists::<Room>));
}

fn go_in(
    options: Res<Options>,
    mut settings: ResMut<Settings>,
    mut door: ResMut<Door>,
    mut seats: ResMut<Seats>,
    mut notices: ResMut<Notices>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(into) = &options.room else { return };
    if let Some(setup) = &options.setup {
        settings.last_setup = setup.clone();
        settings.online.game = OnlineGame::Battle;
    }
    settings.online.game = match options.game {
        None | Some(Variant::Battle) => settings.online.game,
        Some(Variant::Chess) => OnlineGame::Chess,
        Some(Variant::Minnaar) => OnlineGame::Minnaar,
        Some(Variant::Field) => OnlineGame::Field,
        Some(Variant::European) => OnlineGame::European,
    };
    let purpose = match into.what {
        What::Join => Purpose::Join,
        What::Watch => Purpose::Watch,
        What::Open => match settings.online.opening(&settings) {
            Ok(opening) => Purpose::Open(Box::new(opening)),
            Err(words) => return notices.push(words),
        },
    };
    let here = Server::Here(settings.online.port);
    let server = into.address.clone().map_or(here, Server::At);
    door.enter(server, into.code.clone(), &into.name, purpose, &mut seats);
    screen.set(Screen::Rooms);
}

/// How many of the moves that were told stand in the log already.
fn played(room: &Room) -> usize {
    let begun = |it: &protocol::Arbiter| it.number() as usize - it.seats().len();
    room.arbiter()
        .filter(|it| !it.is_waiting())
        .map_or(0, begun)
}

/// Whether there is nothing more to be waited for before a picture is taken.
pub(super) fn is_played(options: &Options, room: Option<&Room>) -> bool {
    options.room.is_none() || room.is_some_and(|room| played(room) >= options.moves.len())
}

/// Plays the moves that were told, each when it is this screen's turn.
fn play(
    options: Res<Options>,
    room: Res<Room>,
    mut wishes: MessageWriter<Wish>,
    mut sent: Local<usize>,
) {
    let at = played(&room);
    let Some(text) = options.moves.get(at).filter(|_| *sent <= at) else {
        return;
    };
    let decider = room.arbiter().and_then(protocol::Arbiter::decider);
    if let Some((player, _)) = decider.filter(|(player, _)| room.sitter(*player).is_human()) {
        *sent = at + 1;
        let act = Act::play(text.as_str());
        let player = Some(player);
        wishes.write(Wish { player, act });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_into_a_room() {
        let into: IntoRoom = "join tea4two at localhost:9000 as Bea"
            .parse()
            .expect("read");
        assert_eq!(into.code.as_str(), "TEA4TWO");
        assert_eq!(into.address.as_deref(), Some("localhost:9000"));
        assert_eq!((into.what, into.name.as_str()), (What::Join, "Bea"));
        for text in [
            "",
            "dance TEA4TWO",
            "join TEA4TWO",
            "open a-b",
            "open TEA4TWO as",
        ] {
            assert!(text.parse::<IntoRoom>().is_err(), "{text}");
        }
    }
}
