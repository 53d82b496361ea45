//! Limits on streaks, moves and repetition: at each number, one before it and one after it, for both colours.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;

use limits::{BOTH, SHUFFLE, START, STREAKS, custom, ladder, number, only, play, until_verdict};
use rulings::View;
use trongtai::ruleset::Given;
use trongtai::xiangqi::Cause;

/// `club` and `kyvuong`: 6, 12 and 18 with one, two and three pieces are allowed, the next one loses.
#[test]
fn six_twelve_eighteen() {
    for streak in &STREAKS {
        let allowed = 6 * streak.pieces;
        for view in BOTH {
            for rules in ["club", "kyvuong"] {
                let start = streak.fen_after_lead(view);
                let mut game = rulings::open(&start, rules);
                let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
                let context = format!("{rules} {} by {} {view:?}", streak.kind, streak.pieces);
                // the streak's side moves first: its seventh ply is ply 13
                assert_eq!(ply, 2 * (allowed + 1) - 1, "{context}");
                assert_eq!(verdict.reason.code(), streak.kind, "{context}");
                assert_eq!(view.word(&verdict), "red_loses", "{context}");
                assert_eq!(verdict.rule.to_string(), format!("{rules}/{}", streak.kind));
                assert_eq!(verdict.evidence.len(), allowed + 1, "{context}");
                assert!(verdict.evidence.iter().all(|act| match streak.kind {
                    "perpetual-check" => act.check && act.nature == "check",
                    _ => !act.chases.is_empty() && act.nature == "chase",
                }));
                // the ply before and the number itself
                game.undo();
                game.undo();
                assert_eq!(game.ply(), 2 * allowed - 1, "{context}");
                assert!(game.verdict().is_none(), "{context}");
                let warning = game.warnings().into_iter().find(|warning| warning.reason.code() == streak.kind).unwrap();
                assert_eq!((warning.count, warning.limit), (allowed as u32, allowed as u32), "{context}");
            }
        }
    }
}

/// `casual`: the tenth consecutive check violates, by however many pieces; chases never do.
#[test]
fn casual_ten_checks() {
    for streak in &STREAKS {
        for view in BOTH {
            let start = streak.fen_after_lead(view);
            let mut game = rulings::open(&start, "casual");
            let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
            if streak.kind == "perpetual-check" {
                assert_eq!((verdict.reason.code(), ply, view.word(&verdict)), ("perpetual-check", 19, "red_loses"));
            } else {
                assert_eq!((verdict.reason.code(), ply, verdict.winner), ("move-limit", 120, None));
            }
        }
    }
}

/// `casual` with the other sanction: the tenth check is no legal move, and a player is told so.
#[test]
fn barred_instead_of_lost() {
    let streak = &STREAKS[0];
    let fields = [("sanction", Given::Text("barred".into()))];
    for view in BOTH {
        let start = streak.fen_after_lead(view);
        let mut game = custom(&start, "casual", &fields);
        let mut free = rulings::open(&start, "basic");
        streak.cycle.split(' ').cycle().take(18).for_each(|text| {
            play(&mut game, view, text);
            play(&mut free, view, text);
        });
        let tenth = view.seen(streak.cycle.split(' ').nth(2).unwrap());
        let before = game.fen();
        assert!(game.play(tenth).is_err());
        assert_eq!(game.fen(), before);
        assert_eq!(game.explain(tenth).unwrap().code, Cause::Barred);
        let (left, all) = (game.legal_moves(), free.legal_moves());
        assert!(!left.contains(&tenth) && all.contains(&tenth));
        // what is missing gives check, what is left does not
        for m in all {
            free.play(m).unwrap();
            assert_eq!(left.contains(&m), !free.is_check());
            free.undo();
        }
        assert!(game.verdict().is_none());
    }
}

/// Where every move left is barred, the side has none and loses.
#[test]
fn all_moves_barred_is_no_move() {
    // Black's general and horse are shut in; its soldier can only step forward, with check
    let fen = "2R1nk3/2PR5/9/9/9/5p3/9/5K3/9/9 b - - 0 1";
    let fields = [("checkLimits", ladder(1)), ("sanction", Given::Text("barred".into()))];
    for view in BOTH {
        let mut game = custom(&view.fen(fen), "casual", &fields);
        play(&mut game, view, "f4f3");
        assert!(game.verdict().is_none());
        play(&mut game, view, "f2f1");
        let verdict = game.verdict().unwrap();
        assert_eq!((verdict.reason.code(), view.word(&verdict)), ("stalemate", "black_loses"));
        assert_eq!(verdict.rule, "casual/barred");
        assert!(game.legal_moves().is_empty());
    }
}

#[test]
fn a_capture_or_another_ply_ends_a_streak() {
    let streak = &STREAKS[0];
    let mut game = rulings::open(&streak.fen_after_lead(View::Plain), "club");
    // six checks, one quiet ply, six more
    let checks: Vec<&str> = streak.cycle.split(' ').cycle().take(12).collect();
    checks.iter().for_each(|text| play(&mut game, View::Plain, text));
    assert!(game.verdict().is_none());
    play(&mut game, View::Plain, "d9a9");
    assert!(game.verdict().is_none());
    assert!(game.warnings().iter().all(|warning| warning.reason.code() != "perpetual-check"), "{:?}", game.warnings());
}

/// Both sides check at every ply: the first to exceed its limit finds the other at its own. Drawn, not lost (A13); in
/// `kyvuong` the sixth occurrence of the position comes first.
#[test]
fn both_violate() {
    // D4 of the Asian rules: each check answers the other
    let fen = "3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1";
    for view in BOTH {
        for (rules, reason, at) in [("club", "mutual-violation", 25), ("kyvuong", "repetition", 21)] {
            let mut game = rulings::open(&view.fen(fen), rules);
            play(&mut game, view, "e6e7");
            let (verdict, ply) = until_verdict(&mut game, view, "f8e8 e7f7 e8f8 f7e7");
            assert_eq!((verdict.winner, verdict.reason.code(), ply), (None, reason, at), "{rules}");
        }
    }
}

/// Club's three draw rules, each alone: 120 effective moves, 30 moves without progress, 300 moves, of each side.
#[test]
fn club_draw_rules() {
    for view in BOTH {
        for (field, limit, reason, article) in [
            ("effective", 120, "effective-limit", "club/effective"),
            ("progress", 30, "progress-limit", "club/progress"),
            ("moves", 300, "total-limit", "club/moves"),
        ] {
            let mut game = custom(&view.fen(START), "club", &only(field, limit));
            let (verdict, ply) = until_verdict(&mut game, view, SHUFFLE);
            assert_eq!((ply, verdict.reason.code(), verdict.winner), (2 * usize::from(limit), reason, None));
            assert_eq!(verdict.rule, article);
            game.undo();
            assert!(game.verdict().is_none());
            let warning = game.warnings().into_iter().find(|warning| warning.reason.code() == reason).unwrap();
            assert_eq!((warning.count, warning.limit), (u32::from(limit) - 1, u32::from(limit)));
        }
        // together the Progress Rule comes first
        let mut game = rulings::open(&view.fen(START), "club");
        let (verdict, ply) = until_verdict(&mut game, view, SHUFFLE);
        assert_eq!((ply, verdict.reason.code()), (60, "progress-limit"));
    }
}

/// What is progress: a capture and a step forward beyond the river; no step sideways, over the river or before it (A5).
#[test]
fn progress() {
    let fen = "5k3/9/9/9/2P6/P8/9/9/9/R3K4 w - - 0 1";
    let quiet = ["f9f8", "f8f9"];
    let stalled_after = |fields: &[(&str, Given)], text: &str| -> usize {
        let mut game = custom(fen, "club", fields);
        play(&mut game, View::Plain, text);
        // how many more plies until the rule applies
        let mut count = 0;
        for answer in quiet.iter().cycle() {
            for text in [*answer, if count % 4 == 0 { "e0e1" } else { "e1e0" }] {
                if game.verdict().is_some() {
                    return count;
                }
                play(&mut game, View::Plain, text);
                count += 1;
            }
        }
        count
    };
    let fields = only("progress", 5);
    let strict = fields.as_slice();
    assert_eq!(stalled_after(strict, "c5c6"), 10, "forward beyond the river");
    assert_eq!(stalled_after(strict, "c5b5"), 9, "sideways");
    assert_eq!(stalled_after(strict, "a4a5"), 9, "over the river");
    let mut lenient = fields.clone();
    lenient.push(("crossingIsProgress", Given::Switch(true)));
    assert_eq!(stalled_after(&lenient, "a4a5"), 10, "over the river, where that counts");
    assert_eq!(stalled_after(&lenient, "c5b5"), 9, "sideways");
}

/// The Effective Rule counts no checks, no chases and no answers to them, and needs both counts unless told otherwise.
#[test]
fn effective_moves() {
    let streak = &STREAKS[3];
    let start = streak.fen_after_lead(View::Plain);
    let mut fields = only("effective", 3);
    fields.push(("chaseLimits", Given::Nothing));
    let mut game = custom(&start, "club", &fields);
    streak.cycle.split(' ').cycle().take(40).for_each(|text| play(&mut game, View::Plain, text));
    assert!(game.verdict().is_none(), "chases and answers do not count");

    // Red chases at every other move: three effective moves of Black come sooner than three of Red
    let fields = only("effective", 4);
    let mut either = fields.clone();
    either.push(("effectiveEither", Given::Switch(true)));
    for (fields, expected) in [(&fields, 8), (&either, 7)] {
        let mut game = custom(START, "club", fields);
        let (_, ply) = until_verdict(&mut game, View::Plain, SHUFFLE);
        assert_eq!(ply, expected);
    }
}

/// Plies without a capture: 60 in `kyvuong`, 120 in the others that count them. What the FEN says counts, too.
#[test]
fn plies_without_capture() {
    let fen = |halfmove: u32| format!("3k1a3/4a4/9/9/9/9/9/9/4R4/4KA3 w - - {halfmove} 80");
    for (rules, limit) in [("kyvuong", 60), ("casual", 120), ("wxf", 120), ("vcf", 120), ("cxa", 120)] {
        for view in BOTH {
            let mut game = rulings::open(&view.fen(&fen(limit - 2)), rules);
            play(&mut game, view, "e1f1");
            assert!(game.verdict().is_none(), "{rules}");
            play(&mut game, view, "d9d8");
            let verdict = game.verdict().unwrap();
            assert_eq!((verdict.reason.code(), verdict.winner), ("move-limit", None), "{rules}");
            assert_eq!(verdict.rule.to_string(), format!("{rules}/no-capture"));
            // a capture begins anew
            let last = limit - 1;
            let fen = format!("3k1a3/4a4/9/9/9/9/9/9/p3R4/4KA3 w - - {last} 80");
            let mut game = rulings::open(&view.fen(&fen), rules);
            play(&mut game, view, "e1a1");
            assert!(game.verdict().is_none(), "{rules}");
        }
    }
}

/// Of each side's checks at most ten count towards the limit.
#[test]
fn ten_checks_count() {
    let streak = &STREAKS[0];
    for view in BOTH {
        let start = streak.fen_after_lead(view);
        let repetition = [("repetition", Given::Text("none".into())), ("occurrences", number(0))];
        let fields = |limit, counted| {
            let mut fields = repetition.to_vec();
            fields.push(("noCapture", number(limit)));
            fields.push(("checksCounted", counted));
            fields
        };
        // 60 plies hold 30 checks, of which 10 count, and 30 answers
        let mut game = custom(&start, "wxf", &fields(40, number(10)));
        let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
        assert_eq!((ply, verdict.reason.code()), (60, "move-limit"));
        let mut game = custom(&start, "wxf", &fields(40, Given::Nothing));
        let (_, ply) = until_verdict(&mut game, view, streak.cycle);
        assert_eq!(ply, 40);
    }
}

/// The same position six times draws in `kyvuong`; the start counts, and five times do not suffice.
#[test]
fn sixfold_neutral_repetition() {
    for view in BOTH {
        let mut game = rulings::open(&view.fen(START), "kyvuong");
        let (verdict, ply) = until_verdict(&mut game, view, SHUFFLE);
        assert_eq!((ply, verdict.reason.code(), verdict.winner), (20, "repetition", None));
        assert_eq!(verdict.rule, "kyvuong/repetition");
        game.undo();
        assert!(game.verdict().is_none());
        // and nowhere does it concern `club`, `basic` or `casual`
        for rules in ["club", "basic", "casual"] {
            let mut game = rulings::open(&view.fen(START), rules);
            SHUFFLE.split(' ').cycle().take(40).for_each(|text| play(&mut game, view, text));
            assert!(game.verdict().is_none(), "{rules}");
        }
    }
}
