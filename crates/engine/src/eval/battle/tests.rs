use super::*;
use rules::battle::Army;

fn points(text: &str) -> Points {
    evaluate(&text.parse().expect("a battle of our own"))
}

/// The same position with the sides swapped, on ground that treats both alike.
fn mirrored(text: &str) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let swap = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let rows: Vec<String> = fields[0]
        .split('/')
        .rev()
        .map(|row| row.chars().map(swap).collect())
        .collect();
    fields[0] = rows.join("/");
    fields[1] = if fields[1] == "w" { "b" } else { "w" }.to_owned();
    fields.join(" ")
}

#[test]
fn even_ground_favours_neither_side() {
    for ground in ["field", "forest"] {
        for board in [
            "r3k2r/ppp2ppp/2n5/3q4/8/2N1B3/PPP2PPP/R3K2R",
            "4k3/2p5/8/8/3N4/8/5P2/4K3",
        ] {
            let text = format!("{board} w {ground} - - 5 50");
            assert_eq!(points(&text), points(&mirrored(&text)), "{text}");
        }
    }
}

#[test]
fn the_last_of_a_type_is_worth_more_than_another() {
    let both = points("4k3/8/8/8/8/8/PPPP4/1NB1K3 b field - - 5 50");
    let knight_lost = points("4k3/8/8/8/8/8/PPPP4/2B1K3 b field - - 5 50");
    let two = points("4k3/8/8/8/8/8/PPPP4/1NB1K1N1 b field - - 5 50");
    assert!(
        knight_lost - both > both - two,
        "{two} {both} {knight_lost}"
    );
}

#[test]
fn a_phantom_defence_is_none() {
    // The Rook on d4 is covered by its King's rook power alone: it goes with the Rook.
    let position: Position = "3bk3/8/8/8/3R4/8/8/3K4 w field - - 5 50"
        .parse()
        .expect("a battle");
    let mut counts = Counts::default();
    let white = Force::new(&Scene::new(&position), Color::White, &mut counts);
    assert!(!white.defended.has(Square::D4));
    let second: Position = "3bk3/8/8/8/3R4/8/8/R2K4 w field - - 5 50"
        .parse()
        .expect("a battle");
    let white = Force::new(&Scene::new(&second), Color::White, &mut counts);
    assert!(white.defended.has(Square::D4));
}

#[test]
fn an_advantage_fades_as_the_budget_ends() {
    let at = |number: u16| {
        points(&format!(
            "4k3/pp6/8/8/8/8/PPPP4/R3K3 w field - - {number} 50"
        ))
    };
    assert_eq!(at(5), at(10));
    assert!(at(10) > at(30) && at(30) > at(45) && at(45) > at(50) && at(50) > 0);
}

#[test]
fn a_piece_in_waiting_is_worth_less_than_on_the_board() {
    let waiting = points("4k3/pp6/8/8/8/8/PPPP4/R3K3 b field - N 5 50");
    let standing = points("4k3/pp6/8/8/8/8/PPPP4/RN2K3 b field - - 5 50");
    let nowhere = points("4k3/pp6/8/8/8/8/PPPP4/R3K3 b field - - 5 50");
    assert!(standing < waiting && waiting < nowhere);
}

#[test]
fn hosts_stay_within_bounds() {
    let host = Army::new(40, 60, 60, 60, 60);
    let position = rules::battle::deploy(&host, &Army::new(1, 0, 0, 0, 0), Terrain::Siege);
    assert!(evaluate(&position).abs() < crate::score::WON);
}

#[test]
fn a_lead_counts_the_more_the_emptier_the_board_and_the_more_moves_are_left() {
    let parts = |board: &str, number: u16| {
        let text = format!("{board} w field - - {number} 50");
        scale(&text.parse().expect("a battle of our own"))
    };
    let (full, few) = (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "4k3/5p2/8/8/3N4/8/5P2/4K3",
    );
    for number in 1..50 {
        for board in [full, few] {
            assert!(parts(board, number) >= parts(board, number + 1));
        }
        assert!(parts(few, number) >= parts(full, number));
    }
    assert!(parts(full, 50) > 0);
    assert!(parts(few, 30) > parts(full, 30));
}
