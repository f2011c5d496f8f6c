//! What is hidden never changes a view or what a seat is offered.

use rules::european::{Action, Cargo, Guess, GuessError, Kind, Knight, Position, Seat, Told};
use rules::{Chance, Position as _, Square};
use std::collections::BTreeMap;

/// The same game as far as `seat` can know: others' hidden Knights stand elsewhere, and what is
/// inside others' Knights, apart from the seat's own pieces, is spread otherwise.
fn otherwise(position: &Position, seat: Seat, lots: &mut Chance) -> String {
    let mut text = position.to_string();
    for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
        let Knight::Hidden(at, count) = position.knight(other) else {
            continue;
        };
        let free: Vec<Square> = Square::all()
            .filter(|&square| {
                position.man(square).is_none() && !text.contains(&format!("N {square}"))
            })
            .collect();
        let to = free[lots.below(free.len() as u32) as usize];
        text = text
            .replace(
                &format!("; piece {other} N {at}"),
                &format!("; piece {other} N {to}"),
            )
            .replace(
                &format!("hidden {other} {at} {count}"),
                &format!("hidden {other} {to} {count}"),
            );
    }
    let mut items: Vec<String> = text
        .split("; ")
        .filter(|item| !item.starts_with("inside"))
        .map(str::to_owned)
        .collect();
    let first = items
        .iter()
        .position(|item| item.starts_with("piece"))
        .unwrap_or(0);
    let last = items
        .iter()
        .rposition(|item| item.starts_with("piece"))
        .unwrap_or(0);
    items[first..=last].sort_by_key(|item| {
        let square = item.split(' ').nth(3).unwrap_or_default().as_bytes();
        (square[1], square[0])
    });
    let inside = spread(position, seat, lots);
    let inside = inside.iter().filter(|(_, cargo)| !cargo.is_empty());
    let inside = inside.map(|(at, cargo)| {
        let each = cargo
            .iter()
            .map(|(kind, owner, count)| format!("{}{owner}", kind.letter()).repeat(count as usize));
        format!("inside {at} {}", each.collect::<String>())
    });
    items.splice(last + 1..last + 1, inside.collect::<Vec<_>>());
    items.join("; ")
}

fn carriers(position: &Position) -> impl Iterator<Item = (Square, Seat)> + '_ {
    let carriers = position
        .men()
        .filter(|(_, man)| man.kind == Kind::MycenaeanKnight);
    carriers.map(|(at, man)| (at, man.owner))
}

fn spread(position: &Position, seat: Seat, lots: &mut Chance) -> BTreeMap<Square, Cargo> {
    let mut inside: BTreeMap<Square, Cargo> = BTreeMap::new();
    for (at, owner) in carriers(position) {
        let cargo = position.cargo(at);
        if owner == seat {
            inside.insert(at, cargo);
            continue;
        }
        let all: Vec<Square> = carriers(position)
            .filter(|&(_, other)| other == owner)
            .map(|(at, _)| at)
            .collect();
        for (kind, whose, count) in cargo.iter() {
            for _ in 0..count {
                let to = if whose == seat {
                    at
                } else {
                    all[lots.below(all.len() as u32) as usize]
                };
                inside.entry(to).or_default().add(kind, whose);
            }
        }
    }
    inside
}

#[test]
fn what_is_hidden_changes_no_view_and_no_offer() {
    let (mut changed, mut lots) = (0, Chance::new(1));
    super::wander(120, 200, |position, _| {
        if position.outcome().is_some() || position.setting_out().is_some() {
            return;
        }
        for seat in Seat::ALL {
            let text = otherwise(position, seat, &mut lots);
            let other: Position = text
                .parse()
                .unwrap_or_else(|error| panic!("{error} in {text}"));
            changed += u32::from(text != position.to_string());
            let view = position.view(seat);
            assert_eq!(
                view.to_string(),
                other.view(seat).to_string(),
                "{position}\n{other}"
            );
            assert_eq!(view.actions(), other.view(seat).actions());
            if position.side_to_move() == seat {
                assert_eq!(
                    position.legal_moves(),
                    other.legal_moves(),
                    "{position}\n{other}"
                );
            }
        }
    });
    assert!(changed > 5_000, "only {changed} were changed");
}

#[test]
fn a_view_offers_what_the_position_does() {
    super::wander(400, 300, |position, _| {
        for seat in Seat::ALL {
            let view = position.view(seat);
            let decides = position.side_to_move() == seat && position.outcome().is_none();
            let wanted = if decides {
                position.legal_moves()
            } else {
                Vec::new()
            };
            assert_eq!(view.actions(), wanted, "{position}");
            assert_eq!(view.must_set_out(), position.setting_out() == Some(seat));
            assert_eq!(view.outcome(), position.outcome());
        }
    });
}

#[test]
fn the_truth_completes_a_view() {
    let mut wrong = 0;
    super::wander(400, 300, |position, _| {
        let seat = position.side_to_move();
        if position.outcome().is_some() {
            return;
        }
        let mut guess = Guess {
            seed: 9,
            ..Guess::default()
        };
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            if let Knight::Hidden(at, _) = position.knight(other) {
                guess.hidden[other.index()] = Some(at);
            }
        }
        for (at, _) in carriers(position).filter(|&(_, owner)| owner != seat) {
            let mut cargo = Cargo::EMPTY;
            for (kind, whose, count) in position.cargo(at).iter().filter(|item| item.1 != seat) {
                (0..count).for_each(|_| cargo.add(kind, whose));
            }
            if !cargo.is_empty() {
                guess.inside.insert(at, cargo);
            }
        }
        let view = position.view(seat);
        let complete = view.complete(&guess).map(|whole| whole.to_string());
        assert_eq!(complete, Ok(position.to_string()));
        let another = Seat::ALL.into_iter().find(|&other| other != seat);
        let another = position.view(another.expect("another seat"));
        assert_eq!(another.complete(&guess), Err(GuessError::NotAsked));
        if let Some(at) = guess.hidden.iter_mut().find(|at| at.is_some()) {
            *at = None;
            assert!(matches!(view.complete(&guess), Err(GuessError::Hidden(_))));
            wrong += 1;
        } else if guess.inside.pop_first().is_some() {
            assert!(matches!(view.complete(&guess), Err(GuessError::Inside(_))));
            wrong += 1;
        }
    });
    assert!(wrong > 1000, "only {wrong} wrong guesses");
}

#[test]
fn the_record_holds_back_what_is_secret() {
    let mut held = 0;
    let mut lots = Chance::new(2);
    for seed in 0..300 {
        let nations = cli::european::some_nations(&mut lots);
        let mut game = rules::european::Game::new(nations, seed).expect("two seats");
        for _ in 0..200 {
            let Some(action) = cli::european::some_action(game.position(), &mut lots) else {
                break;
            };
            let mover = game.position().side_to_move();
            let hidden = match game.position().knight(mover) {
                Knight::Hidden(at, _) => Some(at),
                _ => None,
            };
            let step = game.play(action).expect("a legal action")[0];
            for seat in Seat::ALL {
                let told = step.told_to(seat);
                if seat == mover {
                    assert_eq!(told, Some(Told::Step(mover, action)));
                    continue;
                }
                let secret = match action {
                    Action::Stow(_) | Action::Let => true,
                    Action::Move { from, .. } => hidden == Some(from),
                    _ => false,
                };
                if secret {
                    assert_ne!(told, Some(Told::Step(mover, action)), "{action}");
                    held += 1;
                }
            }
        }
    }
    assert!(held > 500, "only {held} secrets");
}
