//! Counters: what a FEN says of them and what it does not, where warnings begin, and what ends a streak.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;
#[path = "support/mod.rs"]
mod support;

use limits::{SHUFFLE, START, STREAKS, custom, ladder, number, only, play, until_verdict};
use rulings::View;
use support::Rng;
use trongtai::ruleset::Given;
use trongtai::xiangqi::Rules;
use trongtai::{Game, Xiangqi};

const QUIET: &str = "3k1a3/4a4/9/9/9/9/9/9/4R4/4KA3 w - - 0 1";

fn with_halfmove(fen: &str, halfmove: u32) -> String {
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    format!("{} {halfmove} 80", fields.join(" "))
}

/// Progress and effective moves begin at zero, whatever the FEN counts: it says nothing of soldiers and checks.
#[test]
fn progress_and_effective_moves_begin_with_the_game() {
    for view in View::ALL {
        let start = with_halfmove(&view.fen(START), 59);
        let mut game = rulings::open(&start, "club");
        let (verdict, ply) = until_verdict(&mut game, view, SHUFFLE);
        assert_eq!((verdict.reason.code(), ply), ("progress-limit", 60), "{view:?}");
        let mut game = custom(&start, "club", &only("effective", 120));
        let (verdict, ply) = until_verdict(&mut game, view, SHUFFLE);
        assert_eq!((verdict.reason.code(), ply), ("effective-limit", 240), "{view:?}");
    }
}

/// The limit on plies without a capture goes on from the FEN: a ply before it, at it, and no ply earlier. A FEN that has
/// reached it ends the game at once.
#[test]
fn plies_without_capture_go_on() {
    for (rules, limit) in [("kyvuong", 60), ("casual", 120), ("wxf", 120), ("vcf", 120), ("cxa", 120)] {
        for view in View::ALL {
            for (halfmove, over) in [(limit - 2, false), (limit - 1, true)] {
                let mut game = rulings::open(&with_halfmove(&view.fen(QUIET), halfmove), rules);
                assert!(game.verdict().is_none(), "{rules} {halfmove} {view:?}");
                play(&mut game, view, "e1f1");
                let reason = game.verdict().map(|verdict| verdict.reason.code());
                assert_eq!(reason, over.then_some("move-limit"), "{rules} {halfmove} {view:?}");
            }
            for halfmove in [limit, limit + 1] {
                let mut game = rulings::open(&with_halfmove(&view.fen(QUIET), halfmove), rules);
                let reason = game.verdict().map(|verdict| verdict.reason.code());
                assert_eq!(reason, Some("move-limit"), "{rules} {halfmove} {view:?}: before a move");
                let mut mated =
                    rulings::open(&with_halfmove(&view.fen("R2k5/R8/9/9/9/9/9/9/9/5K3 b - - 0 1"), halfmove), rules);
                let reason = mated.verdict().map(|verdict| verdict.reason.code());
                assert_eq!(reason, Some("checkmate"), "{rules} {halfmove} {view:?}: a mate stays one");
            }
        }
    }
}

/// A game that begins with the FEN of another never ends before it.
#[test]
fn a_game_from_its_fen_ends_no_earlier() {
    let mut rng = Rng::new(11);
    let short = |base: &str| {
        let mut fields = vec![("noCapture", number(24)), ("checksCounted", number(3))];
        if base == "club" {
            fields.push(("progress", number(9)));
            fields.push(("effective", number(12)));
        }
        fields
    };
    let mut ended = 0;
    for (seed, rules) in Rules::ALL.iter().cycle().take(7 * 40).enumerate() {
        // loops of checks and chases, and quiet ones, that random moves now and then leave
        let streak = &STREAKS[seed / 7 % STREAKS.len()];
        let start = if seed % 3 == 0 { START.to_owned() } else { streak.fen_after_lead(View::Plain) };
        let open = |fen: &str| match rules.base {
            "basic" => rulings::open(fen, "basic"),
            base => custom(fen, base, &short(base)),
        };
        let mut original = open(&start);
        let mut copies: Vec<Game<Xiangqi>> = Vec::new();
        let mut line = Vec::new();
        for ply in 0..60 {
            if original.is_over() {
                ended += 1;
                break;
            }
            assert!(copies.iter_mut().all(|copy| !copy.is_over()), "{} {start} {line:?}", rules.base);
            if ply % 3 == 0 {
                copies.push(open(&original.fen()));
            }
            let moves = original.legal_moves();
            let again = line.len().checked_sub(streak.cycle.split(' ').count()).map(|at| line[at]);
            let scripted = streak.cycle.split(' ').nth(ply).map(|text| View::Plain.seen(text));
            let wish = scripted.or(again).filter(|_| rng.below(12) > 0);
            let m = wish.filter(|m| moves.contains(m)).unwrap_or_else(|| *rng.pick(&moves));
            original.play(m).unwrap();
            for copy in &mut copies {
                copy.play(m).unwrap();
            }
            line.push(m);
        }
    }
    assert!(ended > 150, "{ended} games ended");
}

/// What the FEN says of plies without a capture is what counts towards the limit, checks beyond the tenth left out; and a
/// game from it takes the ten for given.
#[test]
fn checks_beyond_the_tenth_are_not_in_the_fen() {
    let streak = &STREAKS[0];
    for view in View::ALL {
        let fields =
            [("repetition", Given::Text("none".into())), ("occurrences", number(0)), ("noCapture", number(40))];
        let mut game = custom(&streak.fen_after_lead(view), "wxf", &fields);
        streak.cycle.split(' ').cycle().take(50).for_each(|text| play(&mut game, view, text));
        // 25 answers and ten of 25 checks
        assert!(game.fen().contains(" - - 35 "), "{}", game.fen());
        let mut later = custom(&game.fen(), "wxf", &fields);
        let (_, ply) = until_verdict(&mut later, view, "e9d9 d8e8 d9e9 e8d8");
        assert_eq!(ply, 10, "five more answers");
    }
}

/// Streaks are announced from half of their limit on, other counts from three quarters.
#[test]
fn warnings_begin_at_their_thresholds() {
    for view in View::ALL {
        for (streak, kind) in [(&STREAKS[0], "perpetual-check"), (&STREAKS[3], "perpetual-chase")] {
            let mut game = rulings::open(&streak.fen_after_lead(view), "club");
            for (ply, text) in streak.cycle.split(' ').cycle().take(7).enumerate() {
                play(&mut game, view, text);
                let count = ply / 2 + 1;
                let found = game.warnings().into_iter().find(|warning| warning.reason.code() == kind);
                assert_eq!(found.map(|warning| warning.count), (count >= 3).then_some(count as u32), "{kind} {ply}");
            }
        }
        let mut game = rulings::open(&view.fen(START), "club");
        for (ply, text) in SHUFFLE.split(' ').cycle().take(50).enumerate() {
            play(&mut game, view, text);
            // of each side: Black moves later
            let moves = (ply + 1) as u32 / 2;
            let found = game.warnings().into_iter().find(|warning| warning.reason.code() == "progress-limit");
            // three quarters of 30 are 22.5
            assert_eq!(found.map(|warning| warning.count), (moves >= 23).then_some(moves), "ply {ply}");
        }
    }
}

/// Three quarters of a limit of 40 are 30: the warning begins with them, not after.
#[test]
fn a_warning_begins_with_three_quarters() {
    for view in View::ALL {
        let mut game = custom(&view.fen(START), "club", &only("progress", 40));
        for (ply, text) in SHUFFLE.split(' ').cycle().take(70).enumerate() {
            play(&mut game, view, text);
            let moves = (ply + 1) as u32 / 2;
            let found = game.warnings().into_iter().find(|warning| warning.reason.code() == "progress-limit");
            assert_eq!(found.map(|warning| warning.count), (moves >= 30).then_some(moves), "ply {ply} {view:?}");
        }
    }
}

/// The number of a move grows after Black's, whoever began.
#[test]
fn move_numbers() {
    for (turn, numbers) in [("w", [5, 6, 6, 7]), ("b", [6, 6, 7, 7])] {
        let fen = START.replace(" w - - 0 1", &format!(" {turn} - - 0 5"));
        let mut game = rulings::open(&fen, "basic");
        for number in numbers {
            let m = game.legal_moves()[0];
            game.play(m).unwrap();
            assert_eq!(game.fen().rsplit(' ').next(), Some(&*number.to_string()), "{turn}");
        }
    }
}

/// The sixth occurrence draws in `kyvuong` also while a side presses within its limit, and the warning says so before.
#[test]
fn a_warning_of_repetition_comes_true() {
    // two chariots check by turns: twelve would be allowed, the loop of four plies comes to six occurrences first
    let fen = "8r/4k4/3a5/9/8P/9/2p2R3/4C4/3KA4/9 w - - 0 1";
    for view in View::ALL {
        let mut game = rulings::open(&view.fen(fen), "kyvuong");
        for ply in 1..=20 {
            play(&mut game, view, ["f3e3", "e8f8", "e3f3", "f8e8"][(ply - 1) % 4]);
            let repeated = game.warnings().into_iter().find(|warning| warning.reason.code() == "repetition");
            let count = 1 + ply as u32 / 4;
            if ply < 20 {
                assert!(game.verdict().is_none(), "ply {ply} {view:?}");
                assert_eq!(repeated.map(|warning| warning.count), (count >= 2).then_some(count), "ply {ply}");
            }
        }
        assert_eq!(game.verdict().unwrap().reason, "repetition");
    }
}

/// The answer to a check is no effective move, nor is the check.
#[test]
fn checks_and_answers_are_not_effective() {
    let streak = &STREAKS[0];
    for view in View::ALL {
        let mut fields = only("effective", 2);
        fields.push(("checkLimits", Given::Nothing));
        let mut game = custom(&streak.fen_after_lead(view), "club", &fields);
        streak.cycle.split(' ').cycle().take(40).for_each(|text| play(&mut game, view, text));
        assert!(game.verdict().is_none(), "{view:?}");
        // two quiet moves of each side are
        ["d9c9", "e8d8", "c9b9"].iter().for_each(|text| play(&mut game, view, text));
        assert!(game.verdict().is_none(), "one of Black's so far");
        play(&mut game, view, "d8d7");
        assert_eq!(game.verdict().unwrap().reason, "effective-limit", "{view:?}");
    }
}

/// The ply before a FEN is unknown: it counts as a check or a chase if it may have been one, so that the first ply answers it
/// and is not effective, whoever begins and whatever the FEN counts.
#[test]
fn the_first_ply_of_a_fen_may_be_an_answer() {
    // in check; a horse without protection attacked by a chariot; the same, protected; nothing attacked
    for (fen, reply, answers) in [
        ("3ak4/9/9/9/4r4/9/9/9/9/3AK4 w - - 0 1", "e0f0", true),
        ("3k5/9/9/9/r3N4/9/9/9/9/3AK4 w - - 0 1", "e5f7", true),
        ("3k5/9/9/9/r3N3R/9/9/9/9/3AK4 w - - 0 1", "e5f7", false),
        ("3k5/9/9/r8/4N4/9/9/9/9/3AK4 w - - 0 1", "e5f7", false),
    ] {
        for view in View::ALL {
            let mut fields = only("effective", 1);
            fields.push(("effectiveEither", Given::Switch(true)));
            let mut game = custom(&view.fen(fen), "club", &fields);
            play(&mut game, view, reply);
            let over = game.verdict().map(|verdict| verdict.reason.code());
            assert_eq!(over, (!answers).then_some("effective-limit"), "{fen} {view:?}");
        }
    }
}

/// A quiet ply forgets who gave the checks before it.
#[test]
fn a_quiet_ply_forgets_the_checkers() {
    for view in View::ALL {
        // with one piece two checks are allowed, with two pieces four
        let limits = [("checkLimits", Given::Numbers(vec![2.0, 4.0, 6.0]))];
        let mut game = custom(&view.fen("4k4/9/9/9/9/9/9/9/R7R/3K5 w - - 0 1"), "club", &limits);
        for text in "a1a9 e9e8 i1i8 e8e7 i8i1 e7e8 a9a8 e8e7 a8a7 e7e8".split(' ') {
            play(&mut game, view, text);
            assert!(game.verdict().is_none(), "{text} {view:?}");
        }
        play(&mut game, view, "a7a8");
        let verdict = game.verdict().unwrap();
        assert_eq!((view.word(&verdict), verdict.evidence.len()), ("red_loses", 3), "{view:?}");
    }
}

/// A check ends a streak of chases (A11, A12).
#[test]
fn a_check_ends_a_streak_of_chases() {
    for view in View::ALL {
        // horse, then chariot attack the advisor f7; between them the chariot checks
        let fen = view.fen("5a3/4k4/3N1a3/9/R8/9/n8/9/3K5/2R6 w - - 0 1");
        let mut game = custom(&fen, "club", &[("chaseLimits", ladder(1))]);
        "d7e5 a3b1 c0c8 e8e7 c8f8".split(' ').for_each(|text| play(&mut game, view, text));
        let natures: Vec<&str> = game.conduct().iter().step_by(2).map(|act| act.nature.code()).collect();
        assert_eq!(natures, ["chase", "check", "chase"], "{view:?}");
        assert!(game.verdict().is_none(), "{view:?}");
    }
}

/// The evidence of a streak is its own plies, not those that led to it.
#[test]
fn evidence_after_a_quiet_lead() {
    let streak = &STREAKS[0];
    for view in View::ALL {
        let mut game = rulings::open(&view.fen(streak.fen), "club");
        streak.lead.split(' ').for_each(|text| play(&mut game, view, text));
        assert_eq!(game.ply(), 4);
        // b6-d6 and d6-d9 check as well: two of the seven
        let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
        let plies: Vec<usize> = verdict.evidence.iter().map(|act| act.ply).collect();
        assert_eq!((ply, plies), (13, vec![1, 3, 5, 7, 9, 11, 13]), "{view:?}");
        // after a quiet ply of Red's the seven are others
        let mut game = rulings::open(&view.fen(streak.fen), "club");
        play(&mut game, view, "f2f1");
        play(&mut game, view, "d9e9");
        play(&mut game, view, "f1f2");
        play(&mut game, view, "e9d9");
        streak.lead.split(' ').for_each(|text| play(&mut game, view, text));
        let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
        let plies: Vec<usize> = verdict.evidence.iter().map(|act| act.ply).collect();
        assert_eq!((ply, plies), (17, vec![5, 7, 9, 11, 13, 15, 17]), "{view:?}");
    }
}

/// An offer needs pieces of one kind that can take each other (AXF rule 24): a chariot chases a soldier across the
/// river that could take it all the same.
#[test]
fn offers_need_one_kind() {
    for rules in ["club", "kyvuong", "wxf", "vcf"] {
        for view in View::ALL {
            let chased = |fen: &str, text: &str| {
                let mut game = rulings::open(&view.fen(fen), rules);
                play(&mut game, view, text);
                game.conduct()[0].chases.len()
            };
            // chariot against chariot; against a soldier beside it, and one far before it
            assert_eq!(chased("3k5/9/9/9/r8/9/9/9/1R7/5K3 w - - 0 1", "b1a1"), 0, "{rules} {view:?}");
            assert_eq!(chased("3k5/9/9/9/9/9/p8/9/1R7/5K3 w - - 0 1", "b1b3"), 1, "{rules} {view:?}");
            assert_eq!(chased("3k5/9/9/9/9/p8/9/9/1R7/5K3 w - - 0 1", "b1a1"), 1, "{rules} {view:?}");
        }
    }
}
