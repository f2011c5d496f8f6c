//! What must be answered before anything else: hold or sally, a battle that waits, a landing.

use super::army::piece_counts;
use super::model::{Model, Wish};
use super::questions::two_answers;
use super::words::{RESOLVE, odds};
use crate::campaign::{Act, Refused};
use crate::panels::named::named;
use crate::panels::points_words;
use crate::settings::ShownSpeed;
use crate::terrain::face;
use crate::theme::{heading, just_opened, note, palette, primary, with_reason};
use ::campaign::{Command, Side, Square, ViewPending};
use bevy_egui::egui::{Button, RichText, Spinner, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::battle::{Army, EXTENDED_BUDGET, Position, Terrain};
use rules::{Color, Position as _};

/// A side, its pieces and points in a line or two.
fn party(ui: &mut Ui, model: &Model<'_>, side: Side, role: &str, pieces: &Army) {
    let name = match is_you(model, side) {
        true => "You".to_owned(),
        false if side == Side::Rogue => "Barbarians".to_owned(),
        false => model.name(side),
    };
    let words = format!("{name} {role}, {}", points_words(pieces.points()));
    ui.label(RichText::new(words).strong());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        piece_counts(ui, model, side, pieces);
    });
}

/// Whether a side is that of the person before the screen.
fn is_you(model: &Model<'_>, side: Side) -> bool {
    side == model.viewer() && !model.session.looks_on()
}

fn role(model: &Model<'_>, side: Side, you: &'static str, others: &'static str) -> &'static str {
    let many = is_you(model, side) || side == Side::Rogue;
    if many { you } else { others }
}

/// Hold the walls, or sally.
pub(super) fn choice(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let Some(ViewPending::Defend {
        to,
        attacker,
        attackers,
        ..
    }) = &model.view.pending
    else {
        return;
    };
    let viewer = model.viewer();
    if *attacker == viewer {
        heading(ui, &format!("You attack {to}"));
        note(ui, "The defender chooses: to hold the walls, or to sally.");
        return;
    }
    heading(ui, &format!("Your walls on {to} are attacked"));
    let does = role(model, *attacker, "attack", "attacks");
    party(ui, model, *attacker, does, attackers);
    let garrison = model
        .view
        .army(*to)
        .map(|it| it.total())
        .unwrap_or_default();
    party(ui, model, viewer.into(), "defend", &garrison);
    let (open, _) = odds(garrison.points(), attackers.points());
    ui.add_space(4.0);
    note(
        ui,
        "Hold: the siege board. The wall bars rank 5 but for two gates, and two Towers fire for \
         you; they count as 10 points.",
    );
    let field = face(Terrain::Field).fought.say();
    note(
        ui,
        &format!("Sally: a battle {field}, without walls and Towers. Your army is {open} there."),
    );
    let allowed = model.may_act();
    let opened = just_opened(ui.ctx(), "hold or sally");
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let hold = with_reason(ui, primary("Hold the walls"), allowed.clone());
        if opened {
            hold.request_focus();
        }
        if hold.on_hover_text("Enter or H").clicked() {
            wishes.push(Wish::say(Command::Hold));
        }
        let button = Button::new("Sally out").min_size(vec2(100.0, 38.0));
        let sally = with_reason(ui, button, allowed);
        if sally.on_hover_text("O").clicked() {
            wishes.push(Wish::say(Command::Sally));
        }
    });
}

/// A battle waits to be fought.
pub(super) fn battle(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let Some(ViewPending::Battle {
        to,
        attacker,
        defender,
        position,
        extension,
        ..
    }) = &model.view.pending
    else {
        return;
    };
    heading(ui, &format!("Battle on {to}"));
    let does = role(model, *attacker, "attack", "attacks");
    party(ui, model, *attacker, does, &position.army(Color::White));
    let does = role(model, *defender, "defend", "defends");
    party(ui, model, *defender, does, &position.army(Color::Black));
    let terrain = position.terrain();
    let mut words = format!("It is fought {}.", face(terrain).fought.say());
    if terrain == Terrain::Siege {
        words += " Two Towers fire for the defender.";
    }
    if position.move_number() > 1 || position.side_to_move() == Color::Black {
        let (number, budget) = (position.move_number(), position.budget());
        words = format!("{words} It goes on at move {number} of {budget}.");
    }
    note(ui, &words);
    if model.session.looks_on() || *extension && !model.view.must_act {
        let words = match extension {
            true => "The moves are used up: the other side is asked whether to fight on.",
            false => "It is being fought.",
        };
        note(ui, words);
        look_at_it(ui, wishes);
        return;
    }
    if *extension {
        extension_asked(ui, wishes);
        return;
    }
    let opened = just_opened(ui.ctx(), "battle waits");
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let fight = ui.add(primary("Fight on the board"));
        if opened {
            fight.request_focus();
        }
        if fight.on_hover_text("Enter or F").clicked() {
            wishes.push(Wish::Act(Act::Fight));
        }
        let button = Button::new("Resolve").min_size(vec2(90.0, 38.0));
        let allowed = model.session.can_resolve();
        let allowed = allowed.map_err(|refused| format!("{refused}."));
        let response = with_reason(ui, button, allowed);
        if response.on_hover_text(format!("{RESOLVE} (V)")).clicked() {
            wishes.push(Wish::say(Command::Resolve));
        }
    });
    let mut words = format!("Resolve: {}", RESOLVE.replacen("The", "the", 1));
    let people = ![*attacker, *defender].contains(&Side::Rogue);
    if let Some(other) = model.other().filter(|_| people) {
        words = format!("{words} {other} is asked first.");
    }
    note(ui, &words);
    if model.session.is_online() {
        note(ui, &who_is_to_move(model, *attacker, *defender, position));
    }
}

/// Online both may be at the board, or neither.
fn who_is_to_move(
    model: &Model<'_>,
    attacker: Side,
    defender: Side,
    position: &Position,
) -> String {
    let mover = match position.side_to_move() {
        Color::White => attacker,
        Color::Black => defender,
    };
    match mover {
        side if side == model.viewer() => "You are to move on the board.".to_owned(),
        Side::Rogue => "The barbarians are to move on the board.".to_owned(),
        side => format!("{} is to move on the board.", model.name(side)),
    }
}

/// The way to a board that others move on.
fn look_at_it(ui: &mut Ui, wishes: &mut Vec<Wish>) {
    let opened = just_opened(ui.ctx(), "battle is looked at");
    let look = ui.add(primary("Look at the board"));
    if opened {
        look.request_focus();
    }
    if look.on_hover_text("Enter or F").clicked() {
        wishes.push(Wish::Act(Act::Fight));
    }
}

fn extension_asked(ui: &mut Ui, wishes: &mut Vec<Wish>) {
    note(
        ui,
        &format!(
            "The moves are used up. Fight on until move {EXTENDED_BUDGET}, or call it a draw?"
        ),
    );
    two_answers(
        ui,
        (
            "Fight on",
            "Enter or Y",
            &[Wish::say(Command::Extend(true))],
        ),
        ("Call it a draw", "N", &[Wish::say(Command::Extend(false))]),
        wishes,
    );
}

/// Where an army lands that retreated.
pub(super) fn landing(ui: &mut Ui, model: &Model<'_>, wishes: &mut Vec<Wish>) {
    let Some(ViewPending::Land {
        field,
        pieces,
        goals,
    }) = &model.view.pending
    else {
        return;
    };
    heading(ui, "Choose where your army lands");
    note(
        ui,
        &format!("It falls back from {field}: click one of the lit squares. It arrives shaken."),
    );
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        piece_counts(ui, model, model.viewer().into(), pieces);
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(7.0, 3.0);
        for at in goals.iter() {
            let button = Button::new(at.to_string()).min_size(vec2(38.0, 28.0));
            let response = with_reason(ui, button, model.may_act());
            let words = landing_words(model, at);
            if response
                .on_hover_text(format!("Land on {at}: {words}"))
                .clicked()
            {
                wishes.push(Wish::say(Command::Land { at }));
            }
        }
    });
}

fn landing_words(model: &Model<'_>, at: Square) -> String {
    let own = model
        .view
        .army(at)
        .is_some_and(|it| it.owner == model.viewer());
    let ground = model.view.ground(at).map(super::words::ground_name);
    let ground = ground.unwrap_or("ground nobody has seen").to_lowercase();
    if own {
        format!("{ground}, with an army of yours.")
    } else {
        format!("{ground}.")
    }
}

/// What goes on by itself, in words.
fn going_on_words(model: &Model<'_>) -> Option<String> {
    let session = model.session;
    let over = session.winner().is_some();
    if over || session.curtain().is_some() && !model.showing {
        return None;
    }
    // What is under way is back before anybody has read of it.
    if session.sent().is_some() && !model.showing {
        return None;
    }
    if !model.showing && session.can_act() == Err(Refused::Missing) {
        return Some("Somebody is missing: the campaign waits.".to_owned());
    }
    if !model.showing
        && let Some(words) = model.working
    {
        return Some(words.to_owned());
    }
    let battle = matches!(model.view.pending, Some(ViewPending::Battle { .. }));
    let waits = model.showing || session.can_act().is_err() && !battle;
    let decides = model.view.must_act && model.view.pending.is_some();
    if !waits {
        return None;
    }
    // People take long, and whose turn it is stands in the bar above.
    let told = session.is_online() && !model.showing;
    Some(match model.view.turn {
        _ if session.looks_on() && decides && !model.showing => {
            format!("{} decides…", model.name(model.viewer().into()))
        }
        side if side == model.viewer() && model.showing => "What others do:".to_owned(),
        side if side == model.viewer() && session.looks_on() && model.view.must_act => return None,
        side if side == model.viewer() => "The other side decides…".to_owned(),
        Side::Rogue => "The barbarians move…".to_owned(),
        _ if told => return None,
        side => format!("{} moves…", model.name(side)),
    })
}

/// Whether something goes on by itself.
pub(super) fn goes_on(model: &Model<'_>) -> bool {
    going_on_words(model).is_some()
}

/// Tells what goes on by itself; what is being shown can be hurried or skipped.
pub fn going_on(ui: &mut Ui, model: &Model<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let Some(words) = going_on_words(model) else {
        return wishes;
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding = vec2(8.0, 3.0);
        match model.showing {
            true => {}
            // People take their time: nothing turns until they have decided.
            false if model.working.is_none() && model.session.is_online() => {
                ui.label(RichText::new(icon::HOURGLASS).color(palette::FADED_INK));
            }
            false => {
                ui.add(Spinner::new().size(18.0));
            }
        }
        ui.label(RichText::new(words).color(palette::INK));
        if !model.showing {
            return;
        }
        for speed in ShownSpeed::ALL {
            if speed.factor().is_none() {
                continue;
            }
            let button = Button::new(speed.name()).selected(model.speed == speed);
            let hover = "How fast the map shows what others do";
            if ui.add(button).on_hover_text(hover).clicked() {
                wishes.push(Wish::Speed(speed));
            }
        }
        let skip = ui.button(format!("{} Skip", icon::FAST_FORWARD));
        let hover = "Show only what comes of it (Space)";
        if named(skip.on_hover_text(hover), "Skip").clicked() {
            wishes.push(Wish::Skip);
        }
    });
    wishes
}
