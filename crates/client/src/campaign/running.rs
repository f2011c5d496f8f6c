//! The session in the running game: acts come in as messages, happenings go out as messages.

use super::{Act, Feed, Happening, Question, Refused, Session};
use crate::battle::Notice;
use crate::lessons::Running;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::sound::{Play, Sound};
use bevy::prelude::*;

/// Wishes something to be done in the campaign.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Order(pub Act);

/// Something was brought about in the campaign.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Did(pub Happening);

/// The order of a frame on the map.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CampaignSet {
    /// Pointer, keyboard and finished thinking become acts.
    Input,
    /// Acts are done.
    Act,
    /// What came of it is shown and heard.
    Show,
}

/// The session and what it says; works without a window.
pub fn plugin(app: &mut App) {
    app.add_message::<Order>()
        .add_message::<Did>()
        .init_resource::<Feed>()
        .configure_sets(
            Update,
            (CampaignSet::Input, CampaignSet::Act, CampaignSet::Show)
                .chain()
                .run_if(in_state(Screen::World).and_then(resource_exists::<Session>)),
        )
        .add_plugins((super::mirror::plugin, super::board::plugin))
        .add_systems(Update, perform.in_set(CampaignSet::Act));
}

fn perform(
    mut session: ResMut<Session>,
    mut feed: ResMut<Feed>,
    mut orders: MessageReader<Order>,
    mut did: MessageWriter<Did>,
    mut notices: MessageWriter<Notice>,
    mut play: MessageWriter<Play>,
    settings: Option<Res<Settings>>,
    mut lesson: Option<ResMut<Running>>,
) {
    // In a lesson the coach says when a turn is to be ended.
    let asks = settings.is_none_or(|it| it.asks_to_end) && lesson.is_none();
    for Order(act) in orders.read() {
        // A coach lets nothing pass that leads away from what he asks.
        if let Some(lesson) = &mut lesson
            && lesson.objects(*act, &session)
        {
            play.write(Play(Sound::Refuse));
            continue;
        }
        match carry_out(&mut session, *act, asks, &mut feed) {
            Ok(happenings) => {
                for happening in &happenings {
                    if let Happening::Stays(from, why) = happening {
                        notices.write(Notice(why.words(*from)));
                        play.write(Play(Sound::Refuse));
                    }
                }
                did.write_batch(happenings.into_iter().map(Did));
            }
            Err(refused) => {
                notices.write(Notice(refused.to_string()));
                play.write(Play(Sound::Refuse));
            }
        }
    }
}

/// Carries out an act; the end of a turn without its question if nobody wishes to be asked.
pub(super) fn carry_out(
    session: &mut Session,
    act: Act,
    asks: bool,
    feed: &mut Feed,
) -> Result<Vec<Happening>, Refused> {
    let happenings = session.act(act, feed)?;
    let asked = matches!(session.question(), Some(Question::EndTurn(_)));
    match act == Act::EndTurn && asked && !asks {
        true => session.act(Act::Confirm, feed),
        false => Ok(happenings),
    }
}
