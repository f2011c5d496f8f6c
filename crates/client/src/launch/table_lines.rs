//! A game at a table as lines of the state file.
//!
//! `game` and its name in files, `turn` and whose turn it is, `decider` and who is asked (both as
//! the game calls them), `version`, `entries` on record and `shown` of them, `choices` how many the
//! person has, `choice ACTION` for each with `from`, `to` and a `button` as far as it has them,
//! `square X Y NAME` for the middle of every place in logical pixels, `picked`, `asking`, `curtain`
//! and whom it hangs before, `thinking`, `ending` and its reason, and after `: ` the lines of a save
//! (the beginning, line breaks written as `\n`, then who did what).

use crate::table::{Seated, TableLayout, Thinking};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::fmt::Write;
use tabletop::{Asking, Choice, Place, Saved, Sitting};

/// The table and how it is shown.
#[derive(SystemParam)]
pub(super) struct AtTable<'w> {
    seated: Option<Res<'w, Seated>>,
    layout: Option<Res<'w, TableLayout>>,
    thinking: Option<Res<'w, Thinking>>,
}

impl AtTable<'_> {
    pub(super) fn tell(&self, text: &mut String) {
        let Some(Seated(sitting)) = self.seated.as_deref() else {
            return;
        };
        tell_game(sitting, text);
        let thinks = self.thinking.as_ref().is_some_and(|it| it.task().is_some());
        if thinks {
            text.push_str("thinking\n");
        }
        if let Some(layout) = &self.layout {
            for point in layout.points() {
                let at = layout.centre(point);
                let _ = writeln!(text, "square {:.1} {:.1} {point}", at.x, at.y);
            }
        }
    }
}

fn tell_game(sitting: &Sitting, text: &mut String) {
    let game = sitting.game();
    let _ = writeln!(text, "game {}", game.variant());
    let look = sitting.look();
    if let Some(mover) = look.mover {
        let _ = writeln!(text, "turn {}", game.name(mover));
    }
    if let Some(decider) = game.decider() {
        let _ = writeln!(text, "decider {}", game.name(decider));
    }
    let (len, at) = (game.len(), sitting.shown_at());
    let _ = writeln!(
        text,
        "version {}\nentries {len}\nshown {at}",
        sitting.version()
    );
    let choices = sitting.choices();
    let _ = writeln!(text, "choices {}", choices.len());
    for choice in &choices {
        tell_choice(choice, text);
    }
    if let Some(picked) = sitting.picked() {
        let _ = writeln!(text, "picked {}", place_words(picked));
    }
    match sitting.asking() {
        None => {}
        Some(Asking::Which(which)) => {
            let words: Vec<&str> = which.iter().map(|it| it.words.as_str()).collect();
            let _ = writeln!(text, "asking {}", words.join(", "));
        }
        Some(Asking::WayOut(_, way)) => {
            let _ = writeln!(text, "asking {}", way.action());
        }
        Some(Asking::Agree { by, .. }) => {
            let _ = writeln!(text, "asking to agree with {}", game.name(*by));
        }
        Some(Asking::Sure(choice)) => {
            let _ = writeln!(text, "asking whether {}", choice.action);
        }
    }
    if let Some(player) = sitting.curtain() {
        let _ = writeln!(text, "curtain {}", game.name(player));
    }
    if let Some(ending) = game.ending() {
        let _ = writeln!(text, "ending {}", ending.reason);
    }
    let saved = Saved::of(game);
    let _ = writeln!(text, ": {}", saved.start.replace('\n', "\\n"));
    for (player, action) in &saved.log {
        let _ = writeln!(text, ": {player} {action}");
    }
}

fn tell_choice(choice: &Choice, text: &mut String) {
    let from = choice.from.map(|it| format!(" from {}", place_words(it)));
    let to = choice.to.map(|it| format!(" to {it}"));
    let button = choice.to.is_none() || choice.icon.is_some();
    let button = button.then(|| format!(" button {}", choice.words));
    let _ = writeln!(
        text,
        "choice {}{}{}{}",
        choice.action.replace(' ', "_"),
        from.unwrap_or_default(),
        to.unwrap_or_default(),
        button.unwrap_or_default()
    );
}

/// A point's name, or `reserve` and what is taken from it.
fn place_words(place: Place) -> String {
    match place {
        Place::Board(point) => point.to_string(),
        Place::Reserve(kind) => format!("reserve_{}", kind.to_string().replace(' ', "_")),
    }
}
