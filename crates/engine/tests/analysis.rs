//! What a watched search tells.

use engine::{
    Inquiry, Level, Limits, Report, Score, Skill, Stop, Strength, TranspositionTable, analyse,
};
use rules::{Position as _, battle, chess};
use std::ops::ControlFlow;

fn reports(
    position: &chess::Position,
    inquiry: &Inquiry<'_, rules::Move>,
) -> Vec<Report<rules::Move>> {
    let mut reports = Vec::new();
    let thought = analyse(position, inquiry, &Stop::default(), |report| {
        reports.push(report.clone());
        ControlFlow::Continue(())
    });
    let thought = thought.expect("there are moves");
    assert_eq!(
        reports.last().map(|last| last.lines[0].moves[0]),
        Some(thought.best)
    );
    reports
}

#[test]
fn every_depth_is_told_with_lines_of_legal_moves_the_best_first() {
    let start = chess::Position::start();
    let inquiry = Inquiry {
        lines: 3,
        ..Inquiry::new(Limits::depth(7))
    };
    let reports = reports(&start, &inquiry);
    let depths: Vec<u32> = reports.iter().map(|report| report.depth).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5, 6, 7]);
    assert!(reports.windows(2).all(|pair| pair[0].nodes < pair[1].nodes));
    for report in &reports {
        assert!(report.seldepth >= report.depth - 1 && report.hashfull <= 1000);
        let mut firsts = Vec::new();
        let mut before = i32::MAX;
        for line in &report.lines {
            let Score::Centipawns(points) = line.score else {
                panic!("no mate from the start: {:?}", line.score);
            };
            assert!(points <= before);
            before = points;
            let mut position = start.clone();
            for &mv in &line.moves {
                position.play(mv).expect("a line is legal");
            }
            assert!(!firsts.contains(&line.moves[0]));
            firsts.push(line.moves[0]);
        }
        assert_eq!(firsts.len(), 3);
    }
}

#[test]
fn many_lines_are_as_many_as_there_are_moves() {
    let few: chess::Position = "7k/8/8/8/8/8/5q2/7K w - - 0 1".parse().expect("ours");
    assert_eq!(few.outcome().map(|_| ()), Some(()), "a stalemate");
    let inquiry = Inquiry {
        lines: 500,
        ..Inquiry::new(Limits::depth(4))
    };
    assert!(
        analyse(&few, &inquiry, &Stop::default(), |_| ControlFlow::Continue(
            ()
        ))
        .is_none()
    );
    let start = chess::Position::start();
    assert!(
        reports(&start, &inquiry)
            .iter()
            .all(|report| report.lines.len() == 20)
    );
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    let start = chess::Position::start();
    let only = ["a2a4", "h2h4", "e2e5"].map(|mv| mv.parse().expect("ours"));
    let inquiry = Inquiry {
        only: &only,
        lines: 4,
        ..Inquiry::new(Limits::depth(6))
    };
    for report in reports(&start, &inquiry) {
        let mut firsts: Vec<_> = report.lines.iter().map(|line| line.moves[0]).collect();
        firsts.sort_unstable();
        assert_eq!(firsts, only[..2]);
    }
}

#[test]
fn the_watcher_breaks_a_search_off() {
    let position = battle::Position::start(battle::Terrain::River);
    let inquiry = Inquiry {
        hash: Some(2),
        ..Inquiry::new(Limits::depth(60))
    };
    let thought = analyse(&position, &inquiry, &Stop::default(), |report| {
        if report.depth == 5 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(thought.map(|thought| thought.depth), Some(5));
}

#[test]
fn a_weak_player_looks_no_further_than_his_strength_allows() {
    let weak = |strength| Inquiry {
        strength,
        ..Inquiry::new(Limits::depth(9))
    };
    let start = chess::Position::start();
    let skill = Strength::Skill(Skill::new(0).expect("in range"));
    assert_eq!(reports(&start, &weak(skill)).len(), 2);
    let level = weak(Strength::Level(Level::Casual));
    assert_eq!(reports(&start, &level).len(), 4);
}

#[test]
fn many_threads_think_as_one() {
    let position = battle::Position::start(battle::Terrain::Siege);
    let table = TranspositionTable::new(4);
    let inquiry = Inquiry {
        table: Some(&table),
        ..Inquiry::new(Limits::nodes(60_000).with_threads(4))
    };
    for _ in 0..3 {
        let thought = analyse(&position, &inquiry, &Stop::default(), |_| {
            ControlFlow::Continue(())
        });
        let thought = thought.expect("there are moves");
        assert!(position.is_legal(thought.best));
        // Every thread may be some nodes late.
        assert!((1_000..70_000).contains(&thought.nodes), "{thought:?}");
    }
    table.clear();
    let stop = Stop::default();
    stop.stop();
    let endless = Inquiry {
        limits: Limits::depth(60).with_threads(3),
        ..inquiry
    };
    let stopped = analyse(&position, &endless, &stop, |_| ControlFlow::Continue(()));
    assert!(stopped.is_some_and(|thought| position.is_legal(thought.best)));
}
