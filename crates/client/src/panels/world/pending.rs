//! What must be answered before anything else: hold or sally, a battle that waits, a landing.

use super::army::piece_counts;
use super::model::{Model, Wish};
use super::questions::two_answers;
use super::words::{odds, resolve_words};
use crate::called;
use crate::campaign::{Act, Refused};
use crate::keys::{Command as Key, KeyTip};
use crate::lessons::{Spot, spot};
use crate::panels::named::named;
use crate::panels::points_words;
use crate::settings::ShownSpeed;
use crate::terrain::face;
use crate::theme::{heading, just_opened, note, palette, primary, with_reason};
use ::campaign::{Command, Side, Square, ViewAttack, ViewPending};
use bevy_egui::egui::{Button, RichText, Spinner, Ui, vec2};
use egui_phosphor::regular as icon;
use rules::battle::{Army, EXTENDED_BUDGET, Position, Terrain};
use rules::{Color, Position as _};

/// A side, its pieces and points in a line or two.
fn party(ui: &mut Ui, model: &Model<'_>, side: Side, role: &str, pieces: &Army) {
    let who = fighter_key(model, side);
    let words = words!(
        "world-party",
        who = who,
        role = role,
        name = model.name(side),
        points = points_words(pieces.points())
    );
    led_pieces(ui, model, side, words, pieces);
}

/// The pieces of a side below the words that are told of them.
fn led_pieces(ui: &mut Ui, model: &Model<'_>, side: Side, words: String, pieces: &Army) {
    ui.label(RichText::new(words).strong());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        piece_counts(ui, model, side, pieces);
    });
}

/// How a side is called in sentences about an attack.
fn fighter_key(model: &Model<'_>, side: Side) -> &'static str {
    match is_you(model, side) {
        true => "you",
        false => called::kingdom_key(side),
    }
}

/// Whether a side is that of the person before the screen.
fn is_you(model: &Model<'_>, side: Side) -> bool {
    side == model.viewer() && !model.session.looks_on()
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
        heading(ui, words!("world-you-attack", at = to.to_string()));
        note(ui, words!("world-defender-chooses"));
        return;
    }
    heading(ui, words!("world-walls-attacked", at = to.to_string()));
    party(ui, model, *attacker, "attacks", attackers);
    let garrison = model
        .view
        .army(*to)
        .map(|it| it.total())
        .unwrap_or_default();
    party(ui, model, viewer.into(), "defends", &garrison);
    let (odds, _) = odds(garrison.points(), attackers.points());
    ui.add_space(4.0);
    note(ui, words!("world-hold-note"));
    let field = face(Terrain::Field).fought.say();
    note(ui, words!("world-sally-note", fought = field, odds = odds));
    let allowed = model.may_act();
    let opened = just_opened(ui.ctx(), "hold or sally");
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let hold = with_reason(ui, primary(words!("world-hold")), allowed.clone());
        if opened {
            hold.request_focus();
        }
        if hold.on_hover_enter(Some(Key::Hold)).clicked() {
            wishes.push(Wish::say(Command::Hold));
        }
        let button = Button::new(words!("world-sally")).min_size(vec2(100.0, 38.0));
        let sally = with_reason(ui, button, allowed);
        if sally.on_hover_key_alone(Some(Key::Sally)).clicked() {
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
    heading(ui, words!("world-battle-on", at = to.to_string()));
    party(
        ui,
        model,
        *attacker,
        "attacks",
        &position.army(Color::White),
    );
    party(
        ui,
        model,
        *defender,
        "defends",
        &position.army(Color::Black),
    );
    let terrain = position.terrain();
    let mut words = words!("world-fought", fought = face(terrain).fought.say());
    if terrain == Terrain::Siege {
        words = format!("{words} {}", words!("world-towers-fire"));
    }
    if position.move_number() > 1 || position.side_to_move() == Color::Black {
        let (number, budget) = (position.move_number(), position.budget());
        let goes_on = words!("world-goes-on-at", number = number, budget = budget);
        words = format!("{words} {goes_on}");
    }
    note(ui, &words);
    if model.session.looks_on() || *extension && !model.view.must_act {
        let words = match extension {
            true => words!("world-extension-waits"),
            false => words!("world-being-fought"),
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
        let fight = ui.add(primary(words!("world-fight")));
        spot(&fight, Spot::Fight);
        if opened {
            fight.request_focus();
        }
        if fight.on_hover_enter(Some(Key::Fight)).clicked() {
            wishes.push(Wish::Act(Act::Fight));
        }
        let button = Button::new(words!("pause-resolve")).min_size(vec2(90.0, 38.0));
        let allowed = model.session.can_resolve();
        let allowed = allowed.map_err(|refused| format!("{refused}."));
        let response = with_reason(ui, button, allowed);
        spot(&response, Spot::Resolve);
        if response
            .on_hover_key(&resolve_words(), Key::PlayOut)
            .clicked()
        {
            wishes.push(Wish::say(Command::Resolve));
        }
    });
    let mut words = words!("world-resolve-note");
    let people = ![*attacker, *defender].contains(&Side::Rogue);
    if let Some(other) = model.other().filter(|_| people) {
        words = format!("{words} {}", words!("world-asked-first", name = other));
    }
    note(ui, &words);
    if model.session.is_online() {
        note(ui, who_is_to_move(model, *attacker, *defender, position));
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
        side if side == model.viewer() => words!("world-you-move"),
        Side::Rogue => words!("world-barbarians-move"),
        side => words!("world-name-moves", name = model.name(side)),
    }
}

/// The way to a board that others move on.
fn look_at_it(ui: &mut Ui, wishes: &mut Vec<Wish>) {
    let opened = just_opened(ui.ctx(), "battle is looked at");
    let look = ui.add(primary(words!("result-look-at-board")));
    if opened {
        look.request_focus();
    }
    if look.on_hover_enter(Some(Key::Fight)).clicked() {
        wishes.push(Wish::Act(Act::Fight));
    }
}

fn extension_asked(ui: &mut Ui, wishes: &mut Vec<Wish>) {
    note(ui, words!("world-extension", budget = EXTENDED_BUDGET));
    two_answers(
        ui,
        (
            &words!("world-fight-on"),
            Some(Key::Yes),
            &[Wish::say(Command::Extend(true))],
        ),
        (
            &words!("world-call-draw"),
            Some(Key::No),
            &[Wish::say(Command::Extend(false))],
        ),
        wishes,
    );
}

/// Who has gone from a square, or come to it, for a fight that waits: meanwhile they stand on no
/// square.
pub(super) fn at_battle(ui: &mut Ui, model: &Model<'_>, at: Square) {
    let Some(pending) = &model.view.pending else {
        return;
    };
    let Some(ViewAttack {
        from,
        to,
        attacker,
        attackers,
    }) = pending.attack().filter(|it| at == it.from || at == it.to)
    else {
        return;
    };
    ui.separator();
    let words = words!(
        "world-at-battle",
        who = fighter_key(model, attacker),
        from = from.to_string(),
        at = to.to_string()
    );
    led_pieces(ui, model, attacker, words, &attackers);
    let waits = match pending {
        ViewPending::Defend { .. } if is_you(model, attacker) => words!("world-defender-chooses"),
        ViewPending::Defend { .. } => words!("curtain-defend"),
        _ => words!("world-battle-waits"),
    };
    note(ui, waits);
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
    heading(ui, words!("world-choose-landing"));
    note(ui, words!("world-landing-note", at = field.to_string()));
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
                .on_hover_text(words!("world-land-on", at = at.to_string(), ground = words))
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
    let ground = ground.unwrap_or_else(|| words!("world-unseen-ground"));
    match own {
        true => words!("world-land-own", ground = ground),
        false => words!("world-land", ground = ground),
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
        return Some(words!("world-missing"));
    }
    if !model.showing
        && let Some(labour) = model.working
    {
        return Some(labour.words());
    }
    let battle = matches!(model.view.pending, Some(ViewPending::Battle { .. }));
    let waits = model.showing || session.can_act().is_err() && !battle;
    let decides = model.view.must_act && model.view.pending.is_some();
    if !waits {
        return None;
    }
    // People take long, and whose turn it is stands in the bar above.
    let told = session.is_online() && !model.showing;
    let mover = model.mover.filter(|_| model.showing);
    Some(match mover.unwrap_or(model.view.turn) {
        _ if model.shows_own() => words!("world-own-march") + "…",
        _ if session.looks_on() && decides && !model.showing => {
            words!("world-decides", name = model.name(model.viewer().into()))
        }
        side if side == model.viewer() && model.showing => words!("world-what-others-do"),
        side if side == model.viewer() && session.looks_on() && model.view.must_act => return None,
        side if side == model.viewer() => words!("world-other-decides"),
        Side::Rogue => words!("world-barbarians-march"),
        _ if told => return None,
        side => words!("world-name-marches", name = model.name(side)),
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
            let hover = words!("world-speed-hint");
            if ui.add(button).on_hover_text(hover).clicked() {
                wishes.push(Wish::Speed(speed));
            }
        }
        let skip = ui.button(format!("{} {}", icon::FAST_FORWARD, words!("world-skip")));
        let hover = words!("world-skip-hint");
        if named(skip.on_hover_text(hover), &words!("world-skip")).clicked() {
            wishes.push(Wish::Skip);
        }
    });
    wishes
}
