//! Battles between screens.

use crate::guest::{Guest, Party};
use bevy::prelude::*;
use client::battle::{Entry, Notice, Question, Record, Seat, Selection, Table};
use client::board::Layout;
use client::online::Line;
use client::screens::{Overlay, Screen};
use client::windowless::Inputs;
use engine::{Level, Stop};
use protocol::{Act, Opening, SetUp, What};
use rules::{Color as Side, Move, MoveKind, Piece, Position as _, Reason, Square};
use tabletop::Sitter;

fn opening(terrain: &str, army: &str) -> Opening {
    Opening::between_people(SetUp::Battle {
        terrain: terrain.into(),
        attacker: army.into(),
        defender: army.into(),
    })
}

/// In a battle of a room of three, one of whom looks on.
fn begun(opening: Opening) -> Party {
    let mut party = Party::meets("BATTLE", opening);
    party.see("all are at the battle", |it| it.screen() == Screen::Battle);
    party
}

impl Guest {
    fn battle(&self) -> &Table {
        self.app.world().resource()
    }

    fn record(&self) -> &Record {
        self.battle().record()
    }

    /// What was told at the board of late.
    fn told(&self) -> Option<String> {
        let notices = self.app.world().resource::<Messages<Notice>>();
        let told = notices.get_cursor().read(notices).last().cloned();
        told.map(|notice| notice.0)
    }

    fn clicks_square(&mut self, square: Square) {
        let place = self.app.world().resource::<Layout>().centre(square);
        self.clicks_at(place);
    }

    /// Makes a move with the mouse; it is not done yet.
    fn makes(&mut self, mv: Move) {
        match (mv.kind(), mv.from()) {
            (MoveKind::Drop(piece), _) => self.presses(match piece {
                Piece::Queen => KeyCode::Digit1,
                Piece::Rook => KeyCode::Digit2,
                Piece::Bishop => KeyCode::Digit3,
                Piece::Knight => KeyCode::Digit4,
                _ => KeyCode::Digit5,
            }),
            (_, Some(from)) => self.clicks_square(from),
            (_, None) => {}
        }
        self.clicks_square(mv.to());
        if let MoveKind::Promotion(piece) = mv.kind() {
            self.presses(match piece {
                Piece::Knight => KeyCode::KeyN,
                Piece::Bishop => KeyCode::KeyB,
                _ => KeyCode::KeyR,
            });
        }
    }
}

/// Whoever is to move makes a move, and all see it.
fn moves(all: &mut Party, mv: Move) {
    let side = all[0].battle().position().side_to_move();
    let seats = all.each(|it| it.battle().setup().seat(side));
    let mover = seats.iter().position(|seat| *seat == Seat::Human).unwrap();
    let before = all[0].record().len();
    all[mover].makes(mv);
    all.see("all see the move", |it| it.record().len() > before);
    assert_eq!(all[mover].record().entries()[before], Entry::Move(mv));
    equal(all);
}

/// All see the same, and it is what the room has.
fn equal(all: &Party) {
    let battle = all[0].arbiter().table().battle().unwrap();
    for guest in &all.guests {
        assert_eq!(guest.record().entries(), all[0].record().entries());
        assert_eq!(guest.battle().position(), battle.position());
        assert_eq!(guest.battle().outcome(), battle.outcome());
    }
}

/// A move that changes little, as both have time; what waits comes onto the board.
fn quiet(all: &Party) -> Move {
    let position = all[0].battle().position();
    let side = position.side_to_move();
    let moves = position.legal_moves();
    let drop = |mv: &&Move| matches!(mv.kind(), MoveKind::Drop(_));
    let calm = |mv: &&Move| {
        let mut next = position.clone();
        next.play_unchecked(**mv);
        !position.is_capture(**mv) && !next.is_check()
    };
    let waits = !position.reserve(side).is_empty();
    let home = |mv: &&Move| waits && mv.from().is_some_and(|from| from.rank() == side.rank(0));
    let found = moves.iter().find(drop);
    let found = found.or_else(|| moves.iter().filter(home).find(calm));
    *found
        .or_else(|| moves.iter().find(calm))
        .unwrap_or(&moves[0])
}

#[test]
fn a_whole_battle_with_drops_and_an_extension() {
    let mut all = begun(opening("field", "25N"));
    assert_eq!(
        all.each(|it| it.battle().setup().seats),
        [
            [Seat::Human, Seat::Afar],
            [Seat::Afar, Seat::Human],
            [Seat::Afar, Seat::Afar]
        ]
    );
    assert_eq!(all[1].battle().called(Side::White), Some("Ann"));
    assert!(all[1].battle().is_flipped() && !all[2].battle().is_flipped());
    let mut drops = 0;
    for _ in 0..100 {
        let mv = quiet(&all);
        drops += usize::from(matches!(mv.kind(), MoveKind::Drop(_)));
        moves(&mut all, mv);
    }
    assert!(drops > 1, "what waits comes onto the board: {drops}");
    // Each is asked at his own screen; the others see that he is.
    let asked = Some(Question::Extend(Side::White));
    all.see("the attacker is asked", |it| {
        it.battle().question() == asked
    });
    assert_eq!(all.each(|it| it.battle().asks_here()), [asked, None, None]);
    all[1].presses(KeyCode::KeyY);
    all.idles(20);
    assert_eq!(
        all[1].battle().question(),
        asked,
        "nobody answers for another"
    );
    all[0].presses(KeyCode::KeyY);
    let asked = Some(Question::Extend(Side::Black));
    all.see("the defender is asked", |it| {
        it.battle().question() == asked
    });
    all[1].presses(KeyCode::KeyY);
    all.see("it goes on", |it| it.battle().question().is_none());
    assert_eq!(all[2].battle().position().budget(), 70);
    for number in 0..200 {
        if all[0].battle().outcome().is_some() {
            break;
        }
        let position = all[0].battle().position().clone();
        let found = engine::choose(&position, Level::Beginner, number, &Stop::default());
        moves(&mut all, found.unwrap());
    }
    assert!(all[0].battle().outcome().is_some());
    all.see("all see the result", |it| it.overlay() == Overlay::Result);
}

#[test]
fn taking_back_is_asked_and_answered() {
    let mut all = begun(opening("field", "1Q2R2B2N8P"));
    for mv in ["e2e4", "e7e5", "g1f3"] {
        moves(&mut all, mv.parse().unwrap());
    }
    // She has something in her hand while she is asked; it stays there.
    all[1].clicks_square(Square::B8);
    all[0].presses(KeyCode::KeyU);
    all.see("it is asked", Guest::asked);
    assert_eq!(
        all[1].battle().selection(),
        Some(Selection::Piece(Square::B8))
    );
    assert!(all[0].battle().can_take_back().is_err(), "once is enough");
    all[1].wishes(Act::Answer { yes: false });
    all.see("it is declined", |it| !it.asked());
    assert_eq!(all[2].record().len(), 3);
    all[0].presses(KeyCode::KeyU);
    all.see("it is asked again", Guest::asked);
    all[1].wishes(Act::Answer { yes: true });
    all.see("it is taken back", |it| it.record().len() == 2);
    equal(&all);
    // Whoever looks on asks for nothing and moves nothing.
    all[2].presses(KeyCode::KeyU);
    all[2].clicks_square(Square::G1);
    assert_eq!(all[2].told().as_deref(), Some("You are looking on"));
    all.idles(20);
    assert_eq!((all[0].record().len(), all[0].asked()), (2, false));
    moves(&mut all, "g1f3".parse().unwrap());
}

#[test]
fn a_question_never_goes_without_a_word() {
    let mut all = begun(opening("field", "1Q2R2B2N8P"));
    moves(&mut all, "e2e4".parse().unwrap());
    let told = |all: &mut Party| -> Vec<String> {
        all.until("one mind", Party::is_of_one_mind);
        all.guests.iter_mut().map(Guest::notices).collect()
    };
    assert_eq!(told(&mut all), ["", "", ""]);
    for (key, declined) in [
        (KeyCode::KeyU, "Bea declines the take-back."),
        (KeyCode::KeyD, "Bea declines the draw."),
    ] {
        all[0].presses(key);
        all.see("it is asked", Guest::asked);
        all[1].wishes(Act::Answer { yes: false });
        all.see("it is declined", |it| !it.asked());
        assert_eq!(told(&mut all), [declined, "", declined]);
    }
    all[0].presses(KeyCode::KeyD);
    all.see("it is asked", Guest::asked);
    all[0].wishes(Act::Answer { yes: false });
    all.see("it is withdrawn", |it| !it.asked());
    let withdrawn = "Ann no longer offers a draw.";
    assert_eq!(told(&mut all), ["", withdrawn, withdrawn]);
    all[0].presses(KeyCode::KeyU);
    all.see("it is asked", Guest::asked);
    moves(&mut all, "e7e5".parse().unwrap());
    assert_eq!(
        told(&mut all),
        [
            "Bea has moved: your wish to take back is gone.",
            "You have moved: the wish to take back is gone.",
            "Bea has moved: the wish to take back is gone.",
        ]
    );
    all[1].presses(KeyCode::KeyU);
    all.see("it is asked", Guest::asked);
    all[0].wishes(Act::Answer { yes: true });
    all.see("it is granted", |it| it.record().len() == 1);
    let granted = "Ann agrees to the take-back.";
    assert_eq!(told(&mut all), ["", granted, granted]);
    // A rematch that is declined.
    all[1].presses(KeyCode::KeyG);
    all[1].presses(KeyCode::KeyY);
    all.see("all see the result", |it| it.overlay() == Overlay::Result);
    all[1].wishes(Act::Ask {
        what: What::Rematch,
    });
    all.see("a rematch is asked for", Guest::asked);
    all[0].wishes(Act::Answer { yes: false });
    all.see("it is declined", |it| !it.asked());
    let declined = "Ann declines the rematch.";
    assert_eq!(told(&mut all), ["", declined, declined]);
}

#[test]
fn nobody_moves_for_another_and_a_question_stays_open_meanwhile() {
    let mut all = begun(opening("field", "1Q2R2B2N8P"));
    all[1].clicks_square(Square::E7);
    assert_eq!(all[1].told().as_deref(), Some("It is not your turn"));
    all[1].clicks_square(Square::E5);
    all.idles(20);
    // Hints are for nobody.
    all[0].presses(KeyCode::KeyH);
    assert_eq!(all[0].battle().hint(), None);
    assert!(all[0].battle().can_hint().is_err());
    // She thinks about giving up while he moves.
    all[1].presses(KeyCode::KeyG);
    let asked = Some(Question::Resign(Side::Black));
    assert_eq!(all[1].battle().question(), asked);
    moves(&mut all, "e2e4".parse().unwrap());
    assert_eq!(all[1].battle().question(), asked);
    all[1].presses(KeyCode::KeyY);
    all.see("it is over", |it| it.battle().outcome().is_some());
    let outcome = all[2].battle().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), Reason::Resign)
    );
    equal(&all);
}

#[test]
fn a_computer_fights_for_the_room_while_others_look_on() {
    let mut opening = opening("forest", "1R2N6P");
    opening.seats[1] = Sitter::Computer(Level::Beginner);
    let mut all = begun(opening);
    assert_eq!(all.guests.len(), 2, "the host and one who looks on");
    assert_eq!(
        all[1].battle().called(Side::Black),
        Some("Computer, Beginner")
    );
    assert!(all[0].battle().can_offer_draw().is_err());
    for round in 1..6 {
        if all[0].battle().outcome().is_some() {
            break;
        }
        let mv = quiet(&all);
        moves(&mut all, mv);
        all.see("the computer replies", |it| {
            it.battle().outcome().is_some() || it.record().len() == 2 * round
        });
        equal(&all);
    }
    // Among people it would be asked; a computer goes along.
    let before = all[0].record().len();
    all[0].presses(KeyCode::KeyU);
    all.see("it is taken back", |it| it.record().len() < before);
    equal(&all);
}

#[test]
fn both_act_at_once() {
    let mut all = begun(opening("field", "1Q2R2B2N8P"));
    // Neither knows of the other: one comes first, the other is told to decide again; or he knows
    // already, and to wish the same is to agree.
    all[0].presses(KeyCode::KeyD);
    all[1].presses(KeyCode::KeyD);
    all.see("one of them asks", |it| {
        let settled = it.asked() || it.battle().outcome().is_some();
        settled && it.room().under_way().is_none()
    });
    if let Some(by) = all[0].arbiter().asked().map(|asked| asked.by) {
        all[1 - usize::from(by)].wishes(Act::Answer { yes: true });
    }
    all.see("a draw", |it| it.battle().outcome().is_some());
    assert_eq!(all[2].battle().outcome().unwrap().reason, Reason::Agreed);
    assert_eq!(all[1].record().entries(), [Entry::Agreed]);
    equal(&all);
}

#[test]
fn a_rematch_moves_everybody_on() {
    let mut all = begun(opening("hill", "2N4P"));
    let mv = quiet(&all);
    moves(&mut all, mv);
    all[0].presses(KeyCode::KeyG);
    all[0].presses(KeyCode::KeyY);
    all.see("all see the result", |it| it.overlay() == Overlay::Result);
    all[1].wishes(Act::Ask {
        what: What::Rematch,
    });
    all.see("a rematch is asked for", Guest::asked);
    all[0].wishes(Act::Answer { yes: true });
    all.see("it begins anew", |it| {
        it.record().is_empty() && it.overlay() == Overlay::None
    });
    let seats = all.each(|it| it.battle().setup().seats);
    assert_eq!(seats[0], [Seat::Afar, Seat::Human]);
    assert_eq!(seats[1], [Seat::Human, Seat::Afar]);
    let mv = quiet(&all);
    moves(&mut all, mv);
    // Leaving gives it up, and the way leads out.
    all[1].wishes(Act::Leave);
    all.see("she has left", |it| {
        it.screen() == Screen::Title || it.battle().outcome().is_some()
    });
    let outcome = all[0].battle().outcome().unwrap();
    assert_eq!(outcome.winner, Some(Side::Black));
    assert_eq!(all[1].screen(), Screen::Title);
}

#[test]
fn a_lost_connection_heals_and_nothing_is_lost() {
    let mut all = begun(opening("field", "1Q2R2B2N8P"));
    moves(&mut all, "e2e4".parse().unwrap());
    all.here.stop();
    all.see("all have lost it", |it| {
        matches!(it.room().line(), Line::Lost { .. })
    });
    // Nobody can be asked anything, by whatever key, and nothing of it goes out later.
    for key in [KeyCode::KeyU, KeyCode::KeyD, KeyCode::KeyG] {
        all[0].presses(key);
        assert_eq!(all[0].told().as_deref(), Some("There is no connection"));
        assert_eq!(all[0].battle().question(), None);
        assert!(all[0].room().under_way().is_none());
    }
    // What is done meanwhile waits; a second thing does not come before it.
    all[1].makes("e7e5".parse().unwrap());
    assert!(all[1].battle().sent().is_some() && all[1].record().len() == 1);
    all[1].clicks_square(Square::D7);
    assert_eq!(
        all[1].told().as_deref(),
        Some("What you have done is still under way")
    );
    all.here.start();
    all.see("it has come back", |it| it.record().len() == 2);
    equal(&all);
    moves(&mut all, "g1f3".parse().unwrap());
}
