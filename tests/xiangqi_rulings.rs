//! Verdicts on repetition against the official diagrams and other given cases.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/rulings.rs"]
mod rulings;

use std::collections::{HashMap, HashSet};

use rulings::{Ruling, View, first_verdict, open, verdicts_beside};
use trongtai::{Game, Xiangqi};

fn cases(text: &str) -> Vec<Ruling> {
    serde_json::from_str(text).unwrap()
}

fn placement(game: &Game<Xiangqi>) -> String {
    game.fen().split(' ').take(2).collect()
}

/// The ply that completes the third occurrence of a position when the moves are played and the cycle goes on.
fn third_occurrence(case: &Ruling) -> usize {
    let mut game = open(&case.fen, "basic");
    let mut seen: HashMap<String, u32> = HashMap::new();
    seen.insert(placement(&game), 1);
    for text in case.moves.iter().chain(case.cycle.iter().cycle().take(400)) {
        game.play(View::Plain.seen(text)).unwrap();
        let count = seen.entry(placement(&game)).or_insert(0);
        *count += 1;
        if *count == 3 {
            return game.ply();
        }
    }
    panic!("{}: no position occurs three times", case.id)
}

/// Every given case of the world and Asian rules: the verdict that its source gives, by the rule that it stands for, at
/// the third occurrence of a position and not before; the same in the mirror and with the colours exchanged.
#[test]
fn world_and_asian_rules() {
    let cases = cases(include_str!("data/xiangqi/rulings-wxf.json"));
    assert_eq!(cases.len(), 148);
    let mut wrong = Vec::new();
    for case in cases.iter().filter(|case| case.kind == "repetition") {
        let due = third_occurrence(case);
        for view in View::ALL {
            let mut game = open(&view.fen(&case.fen), "wxf");
            let moves = case.moves.iter().chain(case.cycle.iter().cycle().take(400));
            let (verdict, ply) = first_verdict(&mut game, view, moves, &case.id).unwrap();
            let expected = case.expected.split(' ').next().unwrap();
            if view.word(&verdict) != expected || ply != due {
                wrong.push(format!("{} {view:?}: {} at {ply}, not {expected} at {due}", case.id, view.word(&verdict)));
            }
            assert_eq!(verdict.evidence.last().map(|act| act.ply), Some(ply), "{}", case.id);
            assert_eq!(verdict.rule.to_string(), format!("wxf/{}", case.rules[0]), "{} {view:?}", case.id);
            let reason = match case.rules[0].as_str() {
                "5" => "repetition",
                "6" | "8" => "perpetual-check",
                "7" | "mutual-chase" => "mutual-violation",
                _ => "perpetual-chase",
            };
            assert_eq!(verdict.reason.code(), reason, "{} {view:?}", case.id);
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Single positions of the manual are no endings.
#[test]
fn positions_alone_decide_nothing() {
    for case in cases(include_str!("data/xiangqi/rulings-wxf.json")).iter().filter(|case| case.kind == "state") {
        assert_eq!(case.expected, "ongoing");
        assert!(open(&case.fen, "wxf").verdict().is_none(), "{}", case.id);
    }
}

/// A loop judged from each of its plies: where one starts to count makes no difference (WXF specification 2.5). The
/// game is begun at each position of the loop in turn and the loop played on from there.
#[test]
fn a_loop_may_be_entered_anywhere() {
    let mut entered = 0;
    for case in cases(include_str!("data/xiangqi/rulings-wxf.json")).iter().filter(|case| case.kind == "repetition") {
        let start = case.moves.len() - case.cycle.len();
        let mut reached = open(&case.fen, "basic");
        let mut game = open(&case.fen, "basic");
        let mut passed = vec![placement(&game)];
        for (ply, text) in case.moves.iter().enumerate() {
            game.play(View::Plain.seen(text)).unwrap();
            passed.push(placement(&game));
            if ply < start {
                reached.play(View::Plain.seen(text)).unwrap();
            }
        }
        let on_loop: HashSet<&String> = passed[start..].iter().collect();
        let first = passed.iter().position(|position| on_loop.contains(position)).unwrap();
        // several loops through one position are more than one of them (D80 and its kind)
        let one_loop = on_loop.len() == case.cycle.len() && passed[first..].iter().all(|p| on_loop.contains(p));
        if !one_loop {
            continue;
        }
        for skip in 0..case.cycle.len() {
            let mut game = open(&reached.fen(), "wxf");
            let moves = case.cycle.iter().cycle().skip(skip).take(400);
            let (verdict, ply) = first_verdict(&mut game, View::Plain, moves, &case.id).unwrap();
            assert_eq!(View::Plain.word(&verdict), case.expected.split(' ').next().unwrap(), "{} from {skip}", case.id);
            assert_eq!(ply, 2 * case.cycle.len(), "{} from {skip}", case.id);
            reached.play(View::Plain.seen(&case.cycle[skip])).unwrap();
            entered += 1;
        }
    }
    assert!(entered > 300, "{entered}");
}

/// A soldier that takes no part changes no verdict.
#[test]
fn pieces_that_take_no_part_change_nothing() {
    let mut added = 0;
    for case in cases(include_str!("data/xiangqi/rulings-wxf.json")).iter().filter(|case| case.kind == "repetition") {
        for (at, verdict) in verdicts_beside("wxf", &case.fen, &case.moves, &case.cycle) {
            let word = verdict.map_or("none", |verdict| View::Plain.word(&verdict));
            assert_eq!(word, case.expected.split(' ').next().unwrap(), "{} and a soldier on {at}", case.id);
            added += 1;
        }
    }
    assert!(added > 200, "{added} soldiers");
}

/// The limits of Club Xiangqi on the given cases: the number itself is allowed, the next ply loses.
#[test]
fn club_cases() {
    for case in cases(include_str!("data/xiangqi/rulings-club.json")) {
        for view in View::ALL {
            let mut game = open(&view.fen(&case.fen), "club");
            let found = first_verdict(&mut game, view, case.moves.iter(), &case.id);
            match case.expected.as_str() {
                "ongoing" => assert!(found.is_none(), "{} {view:?}", case.id),
                expected => {
                    let (verdict, ply) = found.unwrap();
                    assert_eq!((view.word(&verdict), ply), (expected, case.moves.len()), "{} {view:?}", case.id);
                    assert_eq!(verdict.evidence.len(), 7, "{}", case.id);
                }
            }
        }
    }
}
