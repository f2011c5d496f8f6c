//! A battle that was resolved is told as it ends: nobody has seen it fought.

use super::log_words::words;
use crate::battle::Notice;
use crate::campaign::{CampaignSet, Did, Happening, Session};
use crate::world::Shown;
use ::campaign::{Command, Event};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(CampaignSet::Show));
}

fn tell(
    session: Res<Session>,
    mut did: MessageReader<Did>,
    mut shown: MessageReader<Shown>,
    mut notices: MessageWriter<Notice>,
    mut resolved: Local<bool>,
) {
    let asked = |it: &Did| it.0 == Happening::Done(Command::Resolve);
    *resolved |= did.read().any(asked);
    for Shown(event) in shown.read() {
        if !*resolved || !matches!(event, Event::BattleEnded { .. }) {
            continue;
        }
        *resolved = false;
        if let Some(told) = words(event, session.viewer()) {
            notices.write(Notice(told.text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::campaign::{Setup, Side, Size, Square};
    use engine::Level;
    use rules::Reason;
    use rules::battle::Army;

    #[test]
    fn only_a_resolved_battle_is_told_and_only_once() {
        let setup = Setup {
            size: Size::Small,
            options: ::campaign::Options::default(),
            seed: 7,
        };
        let mut app = App::new();
        app.insert_resource(Session::new(&setup, Level::Casual))
            .add_message::<Did>()
            .add_message::<Shown>()
            .add_message::<Notice>()
            .add_systems(Update, tell);
        let ended = || {
            Shown(Event::BattleEnded {
                who: Side::White,
                whom: Side::Black,
                at: Square::parse("c5").expect("a square"),
                winner: Some(Side::White),
                reason: Reason::Checkmate,
                attackers: Army::CHESS,
                defenders: Army::default(),
            })
        };
        let told = |app: &mut App| {
            app.world_mut().write_message(ended());
            app.update();
            let mut notices = app.world_mut().resource_mut::<Messages<Notice>>();
            notices.drain().map(|it| it.0).collect::<Vec<_>>()
        };
        assert_eq!(
            told(&mut app),
            Vec::<String>::new(),
            "it was seen on the board"
        );
        let done = Did(Happening::Done(Command::Resolve));
        app.world_mut().write_message(done);
        let words = told(&mut app);
        assert!(words.len() == 1 && words[0].contains("c5"), "{words:?}");
        assert_eq!(told(&mut app), Vec::<String>::new());
    }
}
