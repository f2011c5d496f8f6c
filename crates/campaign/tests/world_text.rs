//! Worlds and commands as text (`campaign.md`).

mod common;

use campaign::{Command, Size, State};
use common::{ByLot, Lot, player};

fn played(seed: u64) -> State {
    let mut lot = Lot::new(seed);
    let mut state = common::new_world(seed as u32);
    for _ in 0..lot.below(150) {
        let _ = state.apply_text(&player::command(&mut lot, &state), &mut ByLot);
    }
    state
}

#[test]
fn read_in_any_order_with_comments_and_blank_lines() {
    for seed in 0..60 {
        let state = played(seed);
        let text = state.to_string();
        let mut lot = Lot::new(seed + 1);
        let side = usize::from(state.size().side());
        let lines: Vec<&str> = text.lines().collect();
        let map = lines[1..=1 + side].join("  # ground\n");
        let age: Vec<&str> = lines
            .iter()
            .filter(|line| line.starts_with("rally"))
            .copied()
            .collect();
        let mut parts = vec![map, age.join("\n"), "# a comment".into(), String::new()];
        let others = lines[2 + side..]
            .iter()
            .filter(|line| !line.starts_with("rally"));
        parts.extend(others.map(|line| format!("  {line}\t# {line}")));
        parts.push(lines[0].into());
        for i in (1..parts.len()).rev() {
            parts.swap(i, lot.below(i + 1));
        }
        let again: State = parts.join("\n").parse().expect("the same world");
        assert_eq!(again.to_string(), text);
    }
}

#[test]
fn a_hand_written_world_may_leave_lines_out() {
    let text = format!("size 8\nmap\n{}capital white a4\n", "........\n".repeat(8));
    let state: State = text.parse().expect("a world");
    let whole = state.to_string();
    for line in [
        "gold white 10",
        "gold black 10",
        "turn white 1",
        "fog on",
        "barbarians off",
        "opponent hotseat",
        "seed 0 0",
        "seen white 0000070707070700",
        "seen black 0000000000000000",
    ] {
        assert!(
            whole.lines().any(|other| other == line),
            "no '{line}' in\n{whole}"
        );
    }
}

/// A broken line among good ones, and a word of what is said about it.
const BROKEN: [(&str, &str); 44] = [
    ("castle white b2", "begins no such line"),
    ("capital - b2", "has an owner"),
    ("capital red b2", "neither white nor black"),
    ("city white i9", "no square of this map"),
    ("city white a4", "already a capital"),
    ("city white b2 sacked", "does not fit"),
    ("city white b2 sacked 01", "no number"),
    ("mine white b2 walled", "does not fit"),
    ("camp b2 b3", "begins no such line"),
    ("army white b2", "begins no such line"),
    ("army white b2 0P", "not an army"),
    ("army white b2 -", "somebody in it"),
    ("army white b2 2P sleepy", "no such state"),
    ("army white b2 2P of c3", "has a camp"),
    ("army rogue b2 2P", "has a camp"),
    ("army black d4 1P", "two armies"),
    ("army white d4 1N", "a second line"),
    ("army white e5 1P", "mountains under the army"),
    ("city white e5", "mountains under the city"),
    ("gold white -1", "no number"),
    ("gold white 4294967296", "no number"),
    ("gold white 1\ngold white 1", "a second line"),
    ("build b2 N 0", "nobody's city"),
    ("build a4 P 0", "builds N, B, R or Q"),
    ("build a4 N 1", "would be finished"),
    ("build a4 R 0\nbuild a4 R 1", "a second line"),
    ("rally white b2 c3 1P", "no army"),
    ("rally white d4 c3 3P", "more pieces have orders"),
    ("rally white d4 d4 1P", "leads nowhere"),
    ("aside b2", "no army"),
    ("turn white 0", "count from 1"),
    ("turn rogue 2", "only while something is pending"),
    ("pending", "is written"),
    ("pending defend d4 d5 1P", "no enemy"),
    ("army black d5 1P\npending defend d4 d5 1P", "no walls"),
    ("pending battle d4 d5 8/8 w field - - 1 50", "placement"),
    (
        "army black d5 1P\npending battle d4 f6 4k3/8/4p3/8/8/8/8/R3K3 w field - - 1 50",
        "next square",
    ),
    (
        "army black d5 1P\npending battle d4 d5 4k3/8/8/8/8/8/8/4K3 w field - - 1 50",
        "is over",
    ),
    ("agreed white", "nobody asks"),
    ("fog maybe", "neither on nor off"),
    ("opponent dog", "none of computer"),
    ("seen white 00", "hexadecimal"),
    ("won rogue", "neither white nor black"),
    ("map", "a second map"),
];

#[test]
fn what_is_wrong_is_said_in_words() {
    let rows = "........\n........\n........\n....@...\n........\n........\n........\n........\n";
    let good = format!("size 8\nmap\n{rows}capital white a4\ncapital black h4\narmy white d4 2P\n");
    assert!(good.parse::<State>().is_ok());
    for (broken, about) in BROKEN {
        let error = format!("{good}{broken}\n")
            .parse::<State>()
            .expect_err(broken);
        assert!(error.to_string().contains(about), "'{broken}': {error}");
    }
    for text in [
        "",
        "size 8",
        "map\n",
        "size 9\nmap\n",
        "size 8\nmap\n....\n",
        "size 8\nmap\n",
    ] {
        assert!(text.parse::<State>().is_err(), "{text}");
    }
    let wide = good.replacen("........", "...x....", 1);
    let error = wide.parse::<State>().expect_err("no ground");
    assert_eq!(
        (error.line(), error.to_string().contains("none of")),
        (Some(3), true)
    );
}

#[test]
fn commands_round_trip() {
    for text in [
        "march b4 c5 1N2P",
        "march b4 c5 all",
        "ride b4 d6 2N",
        "ride b4 d6 all via c5",
        "build b4 N",
        "cancel b4",
        "rally b4 h8 1P",
        "unrally b4 1",
        "aside b4",
        "hold",
        "sally",
        "land d4",
        "battle e2e4",
        "battle e7e8r",
        "battle N@b1",
        "battle d5d2",
        "battle retreat",
        "battle resign",
        "extend yes",
        "extend no",
        "resolve",
        "end",
        "resign",
    ] {
        let command = Command::parse(text, Size::Small).expect(text);
        assert_eq!(command.to_string(), text);
    }
    assert_eq!(
        Command::parse("march p16 o15 1P", Size::Small).map_err(|error| error.to_string()),
        Err("p16 is off the map".into())
    );
}
