//! Playing once more in the same room, from the end of a game on.

use crate::online::{Line, Room, Wish};
use crate::theme;
use bevy_egui::egui::{Button, RichText, Ui, vec2};
use protocol::{Act, What};

/// How it stands with playing once more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// It can be asked for.
    MayAsk,
    /// It was asked for, or agreed to: others have yet to answer.
    Waits,
    /// That one asks for it.
    Asked(String),
    /// Why it cannot be asked for.
    Cannot(String),
}

/// What is wished about it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OnceMore {
    /// To ask for it.
    Ask,
    /// To agree to it.
    Agree,
    /// To decline it, or to think better of it.
    Decline,
}

impl OnceMore {
    /// What goes out to the room.
    pub fn wish(self) -> Wish {
        let what = What::Rematch;
        let act = match self {
            Self::Ask => Act::Ask { what },
            Self::Agree => Act::Answer { yes: true },
            Self::Decline => Act::Answer { yes: false },
        };
        Wish { player: None, act }
    }
}

impl Rematch {
    /// How it stands in a room.
    pub fn of(room: &Room) -> Self {
        let cannot = Self::Cannot;
        let Some((own, arbiter)) = room.seat().zip(room.arbiter()) else {
            return cannot(words!("online-rematch-watching"));
        };
        if matches!(room.line(), Line::Over(_)) {
            return cannot(words!("online-rematch-line-ended"));
        }
        if room.is_cut() {
            return cannot(words!("online-rematch-no-line"));
        }
        if arbiter.ending().is_none() {
            return cannot(words!("online-rematch-goes-on"));
        }
        let seats = arbiter.seats();
        if let Some(asked) = arbiter.asked() {
            let name = seats
                .get(usize::from(asked.by))
                .and_then(|it| it.name.clone());
            return match asked.what {
                What::Rematch if asked.by == own || !asked.left.contains(&own) => Self::Waits,
                What::Rematch => Self::Asked(name.unwrap_or_default()),
                _ => cannot(words!("online-rematch-question")),
            };
        }
        if seats.iter().any(|seat| seat.is_free()) {
            return cannot(words!("online-rematch-left"));
        }
        Self::MayAsk
    }

    /// Draws it; gives what is wished. `opened` lets the first button have the keyboard.
    pub fn show(&self, ui: &mut Ui, opened: bool) -> Option<OnceMore> {
        let wide = ui.available_width();
        match self {
            Self::MayAsk | Self::Cannot(_) => {
                let allowed = match self {
                    Self::Cannot(why) => Err(why.clone()),
                    _ => Ok(()),
                };
                let may = allowed.is_ok();
                let button = theme::primary(words!("online-rematch-ask"));
                let button = theme::wide_with_reason(ui, 42.0, button, allowed);
                if opened && may {
                    button.request_focus();
                }
                let hover = words!("online-rematch-hint");
                let asked = button.on_hover_text(hover).clicked();
                if let Self::Cannot(why) = self {
                    ui.vertical_centered(|ui| theme::note(ui, why));
                }
                asked.then_some(OnceMore::Ask)
            }
            Self::Waits => {
                ui.vertical_centered(|ui| {
                    ui.label(RichText::new(words!("online-rematch-waits")).strong());
                });
                let withdraw =
                    ui.add_sized(vec2(wide, 36.0), Button::new(words!("online-withdraw")));
                withdraw.clicked().then_some(OnceMore::Decline)
            }
            Self::Asked(name) => {
                ui.vertical_centered(|ui| {
                    ui.label(RichText::new(words!("online-rematch-asked", name = name)).strong());
                });
                let half = vec2((wide - ui.spacing().item_spacing.x) / 2.0, 42.0);
                ui.horizontal(|ui| {
                    let agree = ui.add_sized(half, theme::primary(words!("online-rematch-agree")));
                    if theme::just_opened(ui.ctx(), "asked for a rematch") {
                        agree.request_focus();
                    }
                    let no = ui.add_sized(half, Button::new(words!("online-rematch-decline")));
                    let agreed = agree.clicked().then_some(OnceMore::Agree);
                    agreed.or(no.clicked().then_some(OnceMore::Decline))
                })
                .inner
            }
        }
    }
}
