//! Small worlds and what a kingdom does in them.

use super::Player;
use campaign::{Command, Pending, Side, State};
use engine::{Fighter, Level};
use rules::Color;

fn text(lines: &[&str]) -> State {
    let field = "........\n".repeat(8);
    let world = format!("size 8\nmap\n{field}{}\n", lines.join("\n"));
    world
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{world}"))
}

/// What White does in its turn, battles played out.
fn turn(state: &mut State, level: Level) -> Vec<String> {
    let mut commands = Vec::new();
    let mut fighter = Fighter { level };
    while state.turn() == Color::White && state.won().is_none() {
        let fought = matches!(state.pending(), Some(Pending::Battle(_)));
        let command = match state.waits_for().and_then(Side::kingdom) {
            _ if fought => Command::Resolve,
            Some(who) => Player::Strategist(level).command(state, who, 1),
            None => break,
        };
        commands.push(command.to_string());
        state.apply(&command, &mut fighter).expect("allowed");
    }
    commands
}

#[test]
fn every_level_takes_an_undefended_capital_in_reach() {
    for level in Level::ALL {
        for army in [
            "army white g5 1P",
            "army white f3 2N",
            "army white g3 1R2P\narmy white f4 3Q",
        ] {
            let mut state = text(&[
                "capital white a4",
                "capital black h4",
                "army white a4 2P",
                army,
                "army black g7 2Q",
                "turn white 5",
            ]);
            turn(&mut state, level);
            assert_eq!(state.won(), Some(Color::White), "{level}: {army}");
        }
    }
}

#[test]
fn help_is_called_when_the_capital_is_in_danger() {
    for level in Level::ALL {
        let mut state = text(&[
            "capital white a4",
            "capital black h4",
            "army white a4 1P",
            "army white a6 2R2B",
            "army black c3 4R",
            "turn white 9",
        ]);
        let told = turn(&mut state, level);
        let at = campaign::Square::parse("a4").expect("a square");
        let guards = state.army(at).map_or(0, |army| army.total().points());
        let comes = told.iter().any(|told| told.starts_with("march a6 a5"));
        assert!(guards >= 10 || comes, "{level}: {told:?}");
    }
}

#[test]
fn it_gathers_before_it_attacks_and_leaves_the_stronger_alone() {
    for level in [Level::Club, Level::Expert, Level::Master] {
        let mut state = text(&[
            "capital white a4",
            "capital black h4",
            "army white c4 1R2P",
            "army white a4 2N2B",
            "army black d4 4R4B4N",
            "fog off",
            "turn white 9",
        ]);
        let told = turn(&mut state, level);
        let attacked = told.iter().any(|told| told.contains(" d4 "));
        assert!(!attacked, "{level}: {told:?}");
        let c4 = campaign::Square::parse("c4").expect("a square");
        assert!(
            state.army(c4).is_none(),
            "{level} stays within reach: {told:?}"
        );
    }
}

#[test]
fn a_weak_army_is_attacked_and_beaten() {
    for level in [Level::Club, Level::Expert, Level::Master] {
        let mut state = text(&[
            "capital white a4",
            "capital black h4",
            "army white a4 5P",
            "army white c4 4R4N4P",
            "army black d4 2P1N",
            "turn white 9",
        ]);
        let told = turn(&mut state, level);
        let attacked = told.iter().any(|told| told.starts_with("march c4 d4"));
        assert!(attacked, "{level}: {told:?}");
    }
}

#[test]
fn walls_are_held_against_the_stronger_and_left_against_the_weak() {
    let defend = |attackers: &str| {
        let state = text(&[
            "capital white a4",
            "capital black h4",
            "city white c4 walled",
            "army white c4 2R2B",
            "army black d5 1P",
            "turn black 9",
            &format!("pending defend d4 c4 {attackers}"),
        ]);
        Player::Strategist(Level::Master).command(&state, Color::White, 1)
    };
    assert_eq!(defend("4R4B"), Command::Hold);
    assert_eq!(defend("2P"), Command::Sally);
}

#[test]
fn a_long_battle_goes_on_whoever_is_ahead() {
    let asked = |opponents: &str| {
        let battle = format!("{opponents} w field - - 51 50");
        let state = text(&[
            "capital white a4",
            "capital black h4",
            "army black d5 1P",
            "turn white 9",
            &format!("pending battle c4 d5 {battle}"),
        ]);
        Player::Strategist(Level::Club).command(&state, Color::White, 1)
    };
    let ahead = "4k3/4p3/8/8/8/8/3PP3/R3K3";
    let behind = "r3k3/4p3/8/8/8/8/4P3/4K3";
    assert_eq!(asked(ahead), Command::Extend(true));
    assert_eq!(asked(behind), Command::Extend(true));
}

/// How much of the own half of a large world a kingdom has seen after some rounds, in hundredths.
fn explored(level: Level, seed: u32) -> usize {
    let start = super::world(campaign::Size::Large, true, false, seed);
    let campaign = super::play(start, [Player::Strategist(level); 2], 1, 10);
    let view = campaign::View::new(campaign.state(), Color::White);
    let half = || view.squares().filter(|(at, _)| at.file() < 8);
    let seen = half().filter(|(_, known)| !matches!(known, campaign::Known::Blank));
    100 * seen.count() / half().count()
}

#[test]
fn the_own_half_of_a_large_world_is_soon_explored() {
    for seed in [3, 4] {
        let [beginner, master] =
            [Level::Beginner, Level::Master].map(|level| explored(level, seed));
        assert!(master >= 80, "{master} of 100 with seed {seed}");
        assert!(
            beginner < master,
            "{beginner} and {master} with seed {seed}"
        );
    }
}
