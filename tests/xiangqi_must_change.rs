//! The sanctions that do not end the game at the first violation: a side is told to play otherwise (`change`), or the ply
//! is not allowed (`barred`).
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;

use limits::{BOTH, SHUFFLE, START, STREAKS, Streak, custom, number, play};
use rulings::View;
use trongtai::outcome::MustChange;
use trongtai::ruleset::Given;
use trongtai::xiangqi::Cause;
use trongtai::{Game, Outcome, Xiangqi};

fn sanction(word: &str) -> (&'static str, Given) {
    ("sanction", Given::Text(word.into()))
}

/// How the game would have ended if the side had not been told, while it goes on.
fn told(game: &mut Game<Xiangqi>) -> Option<rulings::Verdict> {
    match game.status().outcome {
        Outcome::Ongoing { must_change, .. } => must_change.map(|MustChange { color, reason, rule, evidence }| {
            rulings::Verdict { winner: Some(!color), reason, rule, evidence }
        }),
        Outcome::Over(verdict) => panic!("over: {verdict}"),
    }
}

/// Sets with a violation in a loop: the loop, who plays it first, how the side loses, and at which ply it is told.
struct Case {
    rules: &'static str,
    fen: String,
    cycle: &'static str,
    reason: &'static str,
    at: usize,
}

fn cases(view: View) -> Vec<Case> {
    let streak = |rules, Streak { fen, cycle, kind, lead, .. }: &Streak, at| {
        let mut game = rulings::open(&view.fen(fen), "basic");
        lead.split_whitespace().for_each(|text| play(&mut game, view, text));
        Case { rules, fen: game.fen(), cycle, reason: kind, at }
    };
    // D18: Red's cannon takes aim at the chariot wherever it goes
    let chase = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
    let cycle = "h2h1 d1d3 h1h3 d3d1 h3h1 d1d3 h1h3 d3d1 h3h1";
    let chased = |rules| Case { rules, fen: view.fen(chase), cycle, reason: "perpetual-chase", at: 9 };
    vec![
        streak("club", &STREAKS[0], 13),
        streak("club", &STREAKS[3], 13),
        streak("kyvuong", &STREAKS[0], 13),
        streak("kyvuong", &STREAKS[4], 25),
        streak("casual", &STREAKS[0], 19),
        streak("wxf", &STREAKS[0], 8),
        streak("cxa", &STREAKS[0], 8),
        chased("wxf"),
        chased("vcf"),
    ]
}

/// At the ply that violates the game goes on and names side, rule and evidence; the side loses with its next ply that
/// violates again, wherever the cycle was completed.
#[test]
fn told_once_and_lost_the_second_time() {
    for view in View::ALL {
        for case in cases(view) {
            let context = format!("{} {} {view:?}", case.rules, case.reason);
            let mut strict = custom(&case.fen, case.rules, &[sanction("lose")]);
            let mut game = custom(&case.fen, case.rules, &[sanction("change")]);
            let moves: Vec<&str> = case.cycle.split(' ').collect();
            // the loop of the chase is entered by its first move
            let mut script = moves.iter().chain(moves[moves.len() % 2..].iter().cycle());
            let loser = loop {
                let text = script.next().unwrap();
                play(&mut strict, view, text);
                play(&mut game, view, text);
                match strict.verdict() {
                    None => assert_eq!(told(&mut game), None, "{context} at {}", game.ply()),
                    Some(verdict) => {
                        let would_be = told(&mut game).expect(&context);
                        assert_eq!(would_be, verdict, "{context}");
                        assert_eq!((verdict.reason.code(), game.ply()), (case.reason, case.at), "{context}");
                        break verdict.winner;
                    }
                }
            };
            // its own next ply, or after the answer to it the one after next
            let told_side_moves = Some(game.turn()) != loser;
            if !told_side_moves {
                play(&mut game, view, script.next().unwrap());
                assert_eq!(told(&mut game).map(|verdict| verdict.winner), Some(loser), "{context}");
            }
            let again = view.seen(script.next().unwrap());
            let preview = game.preview(again).unwrap();
            game.play(again).unwrap();
            assert_eq!(game.status(), preview, "{context}");
            let verdict = game.verdict().expect(&context);
            assert_eq!((verdict.winner, verdict.reason.code()), (loser, case.reason), "{context}");
            assert_eq!(game.ply(), case.at + if told_side_moves { 1 } else { 2 }, "{context}");
            assert_eq!(verdict.evidence.last().map(|act| act.ply), Some(game.ply()), "{context}");
            // taken back, it is told as before; and taken back further, nobody is
            game.undo();
            assert_eq!(told(&mut game).map(|verdict| verdict.winner), Some(loser), "{context}");
            while game.ply() >= case.at {
                game.undo();
            }
            assert_eq!(told(&mut game), None, "{context}");
        }
    }
}

/// Whoever plays otherwise is clear, and is told again when it violates again.
#[test]
fn clear_by_another_ply() {
    let streak = &STREAKS[0];
    for view in View::ALL {
        let mut game = custom(&streak.fen_after_lead(view), "club", &[sanction("change")]);
        let mut script = streak.cycle.split(' ').cycle();
        for _ in 0..14 {
            play(&mut game, view, script.next().unwrap());
        }
        let verdict = told(&mut game).unwrap();
        assert_eq!((view.word(&verdict), verdict.evidence.len()), ("red_loses", 7), "{view:?}");
        // the loop checks from d9 and e9 by turns; this leaves it
        play(&mut game, view, "e9e5");
        assert_eq!(told(&mut game), None, "{view:?}");
        assert!(game.warnings().iter().all(|warning| warning.reason.code() != "perpetual-check"));
        game.undo();
        assert!(told(&mut game).is_some());
    }
}

/// Neutral repetitions and mutual violations draw as ever; so does a limit that comes in between.
#[test]
fn draws_are_draws() {
    for view in BOTH {
        let mut game = custom(&view.fen(START), "wxf", &[sanction("change")]);
        SHUFFLE.split(' ').cycle().take(8).for_each(|text| play(&mut game, view, text));
        assert_eq!(game.verdict().unwrap().rule, "wxf/5");
        // D4: both check
        let mut game = custom(&view.fen("3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1"), "club", &[sanction("change")]);
        play(&mut game, view, "e6e7");
        "f8e8 e7f7 e8f8 f7e7".split(' ').cycle().take(24).for_each(|text| play(&mut game, view, text));
        assert_eq!(game.verdict().unwrap().reason, "mutual-violation");
        // told at ply 13, and at ply 14 the plies without a capture are up
        let streak = &STREAKS[0];
        let fields = [sanction("change"), ("noCapture", number(14))];
        let mut game = custom(&streak.fen_after_lead(view), "club", &fields);
        let mut script = streak.cycle.split(' ').cycle();
        (0..13).for_each(|_| play(&mut game, view, script.next().unwrap()));
        assert!(told(&mut game).is_some());
        play(&mut game, view, script.next().unwrap());
        assert_eq!(game.verdict().unwrap().reason, "move-limit");
    }
}

/// Every set that judges repetition by what was threatened or attacked can bar the ply instead, `cxa` too.
#[test]
fn barred_repetitions() {
    for rules in ["wxf", "vcf", "cxa"] {
        for view in BOTH {
            let streak = &STREAKS[0];
            let mut game = custom(&streak.fen_after_lead(view), rules, &[sanction("barred")]);
            let moves: Vec<&str> = streak.cycle.split(' ').collect();
            (0..7).for_each(|ply| play(&mut game, view, moves[ply % 4]));
            // Black would complete the third occurrence: it is not the side that violates
            play(&mut game, view, moves[7 % 4]);
            let verdict = game.verdict();
            assert!(verdict.is_some_and(|verdict| view.word(&verdict) == "red_loses"), "{rules} {view:?}");
            // entered a ply later, Red would complete it, and may not
            let mut start = rulings::open(&streak.fen_after_lead(view), "basic");
            play(&mut start, view, moves[0]);
            let mut game = custom(&start.fen(), rules, &[sanction("barred")]);
            (1..8).for_each(|ply| play(&mut game, view, moves[ply % 4]));
            let last = view.seen(moves[0]);
            assert!(game.play(last).is_err(), "{rules} {view:?}");
            assert_eq!(game.explain(last).unwrap().code, Cause::Barred);
            let moves = game.legal_moves();
            assert!(!moves.is_empty() && !moves.contains(&last));
            assert!(game.verdict().is_none());
        }
    }
}
