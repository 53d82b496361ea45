//! Limits on streaks, moves and material: at each number, one before it and one after it, for both colours; and which
//! ending comes first when several meet.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/rulings.rs"]
mod rulings;

use rulings::View;
use serde::Deserialize;
use serde_json::Value;
use trongtai::facade::{AnyGame, Failure, Kind, Opening, RulesChoice, VerdictView};
use trongtai::ruleset::Given;
use trongtai::xiangqi::{Cause, Setup, SetupFault};

const BOTH: [View; 2] = [View::Plain, View::Exchanged];
const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// Both horses out and back.
const SHUFFLE: &str = "h0g2 h9g7 g2h0 g7h9";

fn custom(fen: &str, base: &str, fields: &[(&str, Given)]) -> AnyGame {
    let replaced = fields.iter().map(|(field, value)| ((*field).to_owned(), value.clone())).collect();
    let rules = RulesChoice { base: Some(base.to_owned()), replaced };
    AnyGame::open(Kind::Xiangqi, Opening { fen: Some(fen), chess960: false, rules }).unwrap()
}

fn number(n: u16) -> Given {
    Given::Number(f64::from(n))
}

fn ladder(n: u16) -> Given {
    Given::Numbers(vec![f64::from(n); 3])
}

fn play(game: &mut AnyGame, view: View, text: &str) {
    game.play(view.packed(text)).unwrap_or_else(|| panic!("{text} is not legal in {}", game.fen()));
}

/// Plays a loop until there is a verdict; the verdict and the ply.
fn until_verdict(game: &mut AnyGame, view: View, cycle: &str) -> (VerdictView, usize) {
    for text in cycle.split(' ').cycle().take(2000) {
        play(game, view, text);
        if let Some(verdict) = game.verdict() {
            return (verdict, game.ply());
        }
    }
    panic!("no verdict in {}", game.fen());
}

/// A loop in which the side to move checks, or chases one man, on every ply with so many men; found by random play.
struct Streak {
    kind: &'static str,
    men: usize,
    fen: &'static str,
    /// Played first, under no rules; the streak begins after it.
    lead: &'static str,
    cycle: &'static str,
}

const STREAKS: [Streak; 6] = [
    Streak {
        kind: "perpetual-check",
        men: 1,
        fen: "3k1a3/9/b8/1R7/9/p8/9/5K3/9/9 w - - 0 1",
        lead: "b6d6 d9e9 d6d9 e9e8",
        cycle: "d9e9 e8d8 e9d9 d8e8",
    },
    Streak {
        kind: "perpetual-check",
        men: 2,
        fen: "5k3/6N2/3a5/9/6b2/9/9/9/5p3/1R2K4 w - - 0 1",
        lead: "g8e7 f9e9 b0b9 e9e8 b9b8 e8e9 b8e8 e9d9",
        cycle: "e8e9 d9d8 e9e8 d8d9",
    },
    Streak {
        kind: "perpetual-check",
        men: 3,
        fen: "5a3/3k5/8R/9/p1b1C4/9/9/6N1N/4RK3/9 w - - 0 1",
        lead: "i7d7 d8e8 d7d8 e8e7",
        cycle: "d8d7 e7e8 e5i5 c5e7 i5e5 e7c5 e5h5 c5e7 h5e5 e7c5 d7d8 e8e7",
    },
    Streak {
        kind: "perpetual-chase",
        men: 1,
        fen: "5k3/6n2/3a1a3/9/9/9/9/9/9/1R2K4 w - - 0 1",
        lead: "b0b8 g8h6",
        cycle: "b8b6 h6g8 b6b8 g8h6",
    },
    Streak {
        kind: "perpetual-chase",
        men: 2,
        fen: "3a1a3/9/3k5/9/9/9/3n5/3K5/3RN4/9 w - - 0 1",
        lead: "d2e2 d7d8",
        cycle: "e2d2 d9e8 d2e2 e8d9",
    },
    Streak {
        kind: "perpetual-chase",
        men: 3,
        fen: "5k3/4a4/5a3/8C/9/9/3N4R/5N3/3R5/4K3n w - - 0 1",
        lead: "d1i1 f9e9 i1b1 e9f9 b1i1 f9f8",
        cycle: "i1b1 e8d7 b1i1 d7e8",
    },
];

impl Streak {
    /// The FEN of the loop's first position, seen from a side, its counters at zero.
    fn fen_after_lead(&self, view: View) -> String {
        let mut game = rulings::open(&view.fen(self.fen), "basic");
        self.lead.split(' ').for_each(|text| play(&mut game, view, text));
        let fen = game.fen();
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        fields.join(" ") + " 0 1"
    }
}

/// `club` and `kyvuong`: 6, 12 and 18 with one, two and three men are allowed, the next one loses.
#[test]
fn six_twelve_eighteen() {
    for streak in &STREAKS {
        let allowed = 6 * streak.men;
        for view in BOTH {
            for rules in ["club", "kyvuong"] {
                let start = streak.fen_after_lead(view);
                let mut game = rulings::open(&start, rules);
                let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
                let context = format!("{rules} {} by {} {view:?}", streak.kind, streak.men);
                // the streak's side moves first: its seventh ply is ply 13
                assert_eq!(ply, 2 * (allowed + 1) - 1, "{context}");
                assert_eq!(verdict.reason, streak.kind, "{context}");
                assert_eq!(view.word(&verdict), "red_loses", "{context}");
                assert_eq!(verdict.rule, format!("{rules}/{}", streak.kind));
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

/// `casual`: the tenth consecutive check violates, by however many men; chases never do.
#[test]
fn casual_ten_checks() {
    for streak in &STREAKS {
        for view in BOTH {
            let start = streak.fen_after_lead(view);
            let mut game = rulings::open(&start, "casual");
            let (verdict, ply) = until_verdict(&mut game, view, streak.cycle);
            if streak.kind == "perpetual-check" {
                assert_eq!((verdict.reason, ply, view.word(&verdict)), ("perpetual-check", 19, "red_loses"));
            } else {
                assert_eq!((verdict.reason, ply, verdict.winner), ("move-limit", 120, None));
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
        let tenth = view.packed(streak.cycle.split(' ').nth(2).unwrap());
        let before = game.fen();
        assert_eq!(game.play(tenth), None);
        assert_eq!(game.fen(), before);
        assert_eq!(Cause::ALL[game.explain(tenth).unwrap().code], Cause::Barred);
        let words = |game: &mut AnyGame| {
            let mut words = Vec::new();
            game.legal(None, &mut words);
            words
        };
        let (left, all) = (words(&mut game), words(&mut free));
        assert!(!left.contains(&free.find(tenth).unwrap()));
        // what is missing gives check, what is left does not
        for word in all {
            free.play(word & 0xf_ffff).unwrap();
            assert_eq!(left.contains(&word), !free.is_check());
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
        assert_eq!((verdict.reason, view.word(&verdict)), ("stalemate", "black_loses"));
        assert_eq!(verdict.rule, "casual/barred");
        let mut words = Vec::new();
        game.legal(None, &mut words);
        assert!(words.is_empty());
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

/// Both sides check at every ply: the first to exceed its limit finds the other at its own. Drawn, not lost (A13).
#[test]
fn both_violate() {
    // D4 of the Asian rules: each check answers the other
    let fen = "3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1";
    for view in BOTH {
        for rules in ["club", "kyvuong"] {
            let mut game = rulings::open(&view.fen(fen), rules);
            play(&mut game, view, "e6e7");
            let (verdict, _) = until_verdict(&mut game, view, "f8e8 e7f7 e8f8 f7e7");
            assert_eq!((verdict.winner, verdict.reason), (None, "mutual-violation"), "{rules}");
        }
    }
}

fn set_off() -> [(&'static str, Given); 3] {
    [("effective", number(0)), ("progress", number(0)), ("moves", number(0))]
}

fn only(field: &'static str, limit: u16) -> Vec<(&'static str, Given)> {
    let mut fields: Vec<_> = set_off().into_iter().filter(|(name, _)| *name != field).collect();
    fields.push((field, number(limit)));
    fields
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
            assert_eq!((ply, verdict.reason, verdict.winner), (2 * usize::from(limit), reason, None));
            assert_eq!(verdict.rule, article);
            game.undo();
            assert!(game.verdict().is_none());
            let warning = game.warnings().into_iter().find(|warning| warning.reason.code() == reason).unwrap();
            assert_eq!((warning.count, warning.limit), (u32::from(limit) - 1, u32::from(limit)));
        }
        // together the Progress Rule comes first
        let mut game = rulings::open(&view.fen(START), "club");
        let (verdict, ply) = until_verdict(&mut game, view, SHUFFLE);
        assert_eq!((ply, verdict.reason), (60, "progress-limit"));
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
    for (rules, limit) in [("kyvuong", 60), ("casual", 120), ("wxf", 120), ("vcf", 120)] {
        for view in BOTH {
            let mut game = rulings::open(&view.fen(&fen(limit - 2)), rules);
            play(&mut game, view, "e1f1");
            assert!(game.verdict().is_none(), "{rules}");
            play(&mut game, view, "d9d8");
            let verdict = game.verdict().unwrap();
            assert_eq!((verdict.reason, verdict.winner), ("move-limit", None), "{rules}");
            assert_eq!(verdict.rule, format!("{rules}/no-capture"));
            // a capture begins anew
            let mut game = rulings::open(&view.fen("3k1a3/4a4/9/9/9/9/9/9/p3R4/4KA3 w - - 119 80"), rules);
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
        assert_eq!((ply, verdict.reason), (60, "move-limit"));
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
        assert_eq!((ply, verdict.reason, verdict.winner), (20, "repetition", None));
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

#[test]
fn basic_knows_mate_and_stalemate_only() {
    let mut game = rulings::open(START, "basic");
    SHUFFLE.split(' ').cycle().take(1000).for_each(|text| play(&mut game, View::Plain, text));
    assert!(game.verdict().is_none() && game.warnings().is_empty());
    assert!(rulings::open("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "basic").verdict().is_none());
}

/// The order of endings, each with the next one, on one ply.
#[test]
fn order_of_endings() {
    let red = View::Plain;
    // mate before a violation: the second check, where one is allowed, mates
    let mut game = custom("9/4k4/R8/1R7/9/9/9/9/9/3K5 w - - 0 1", "club", &[("checkLimits", ladder(1))]);
    ["a7a8", "e8e9", "b6b9"].iter().for_each(|text| play(&mut game, red, text));
    let verdict = game.verdict().unwrap();
    assert_eq!((verdict.reason, verdict.winner), ("checkmate", Some("red")));

    // a violation before a repetition: the fourth check, where three are allowed, completes the third occurrence
    let streak = &STREAKS[0];
    let mut first_check = rulings::open(&streak.fen_after_lead(red), "basic");
    play(&mut first_check, red, "d9e9");
    let repetition = [("repetition", Given::Text("judge".into())), ("occurrences", number(3))];
    for (allowed, rule) in [(3, "club/perpetual-check"), (4, "club/6")] {
        let mut fields = repetition.to_vec();
        fields.push(("checkLimits", ladder(allowed)));
        let mut game = custom(&first_check.fen(), "club", &fields);
        let (verdict, ply) = until_verdict(&mut game, red, "e8d8 e9d9 d8e8 d9e9");
        assert_eq!((ply, verdict.rule.as_str()), (8, rule));
    }

    // repetition before the counters: the eighth ply completes the third occurrence and the eighth without capture
    let mut game = custom(START, "wxf", &[("noCapture", number(8))]);
    let (verdict, ply) = until_verdict(&mut game, red, SHUFFLE);
    assert_eq!((ply, verdict.reason), (8, "repetition"));

    // among the counters: effective, progress, moves, no capture
    let all = [("effective", number(2)), ("progress", number(2)), ("moves", number(2)), ("noCapture", number(4))];
    for (skip, reason) in ["effective-limit", "progress-limit", "total-limit", "move-limit"].iter().enumerate() {
        let fields: Vec<_> = all
            .iter()
            .enumerate()
            .map(|(i, (name, on))| (*name, if i < skip { number(0) } else { on.clone() }))
            .collect();
        let (verdict, ply) = until_verdict(&mut custom(START, "club", &fields), red, SHUFFLE);
        assert_eq!((verdict.reason, ply), (*reason, 4));
    }

    // a counter before material: the last soldier is taken on the last ply that is allowed
    let last_soldier = "4k4/9/4P4/9/9/9/9/9/9/3K5 w - - 0 1";
    for (limit, reason) in [(1, "total-limit"), (2, "material")] {
        let mut game = custom(last_soldier, "club", &only("moves", limit));
        ["e7e8", "e9e8"].iter().for_each(|text| play(&mut game, red, text));
        assert_eq!(game.verdict().unwrap().reason, reason);
    }
}

/// Mate and stalemate come before every counter, also in the sets where the FEN's count already meets the limit.
#[test]
fn mate_on_the_limit_is_mate() {
    for rules in ["club", "basic", "kyvuong", "casual", "wxf", "vcf"] {
        let mut game = rulings::open("5k3/9/9/9/9/9/9/9/4R4/3RK4 w - - 119 80", rules);
        play(&mut game, View::Plain, "e1f1");
        let verdict = game.verdict().unwrap();
        assert_eq!((verdict.reason, verdict.result), ("checkmate", "1-0"), "{rules}");
    }
}

#[test]
fn material_cases() {
    #[derive(Deserialize)]
    struct Case {
        id: String,
        fen: String,
        verdict: Option<String>,
        red_black_insufficient: Option<[bool; 2]>,
    }
    let cases: Vec<Case> = serde_json::from_str(include_str!("data/xiangqi/material.json")).unwrap();
    assert_eq!(cases.len(), 10);
    let mut facing = Vec::new();
    for case in cases {
        // a position in which the generals face each other cannot arise, and is refused before material is asked for
        if Setup::parse(&case.fen).unwrap().faults().iter().any(|fault| fault.code == SetupFault::FacingGenerals) {
            facing.push(case.id);
            continue;
        }
        let draws = match (case.verdict, case.red_black_insufficient) {
            (Some(verdict), _) => verdict.starts_with("draw"),
            (None, both) => both.unwrap() == [true, true],
        };
        for rules in ["club", "kyvuong", "casual", "wxf", "vcf"] {
            for view in View::ALL {
                let verdict = rulings::open(&view.fen(&case.fen), rules).verdict();
                let reason = verdict.map(|verdict| (verdict.reason, verdict.winner));
                assert_eq!(reason, draws.then_some(("material", None)), "{} {rules} {view:?}", case.id);
            }
        }
    }
    assert_eq!(facing, ["MAT-02"]);
    // the same men, a file apart
    assert_eq!(rulings::open("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "wxf").verdict().unwrap().reason, "material");
}

/// Bug reports on draws.
#[test]
fn reported_draws() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/xiangqi/endings.json")).unwrap();
    let mut run = 0;
    for case in cases.iter().filter(|case| case["area"] == "xiangqi-draw") {
        let (id, fen) = (case["id"].as_str().unwrap(), case["fen"].as_str().unwrap());
        let moves: Vec<&str> = case["moves"].as_str().unwrap_or("").split_whitespace().collect();
        let mut game = rulings::open(fen, "wxf");
        moves.iter().for_each(|text| play(&mut game, View::Plain, text));
        let verdict = game.verdict();
        match case["op"].as_str().unwrap() {
            "insufficient" => {
                let expected = case["expected"]["draw"].as_bool().unwrap();
                assert_eq!(verdict.is_some_and(|verdict| verdict.reason == "material"), expected, "{id}");
            }
            "moverule" => {
                assert_eq!(case["expected"]["limit60"], "draw");
                assert_eq!(verdict.unwrap().reason, "move-limit", "{id}");
            }
            "status" => {
                let verdict = verdict.unwrap();
                assert_eq!(verdict.reason, case["expected"]["reason"].as_str().unwrap(), "{id}");
                assert_eq!(verdict.result, case["expected"]["result"].as_str().unwrap(), "{id}");
            }
            other => panic!("{id}: {other}"),
        }
        run += 1;
    }
    assert_eq!(run, 5);
}

/// Unknown and contradictory fields are refused by name, with what would be accepted.
#[test]
fn custom_sets_are_checked() {
    let refused = |base: &str, fields: &[(&str, Given)]| {
        let replaced = fields.iter().map(|(field, value)| ((*field).to_owned(), value.clone())).collect();
        let rules = RulesChoice { base: Some(base.to_owned()), replaced };
        match AnyGame::open(Kind::Xiangqi, Opening { rules, ..Opening::default() }).err() {
            Some(Failure::InvalidRules(detail)) => (detail.fault, detail.field),
            other => panic!("{fields:?}: {other:?}"),
        }
    };
    let unknown = ("unknown-field", "progres".to_owned());
    assert_eq!(refused("club", &[("progres", number(60))]), unknown);
    for (field, value) in [
        ("progress", Given::Number(1.5)),
        ("progress", Given::Number(-1.0)),
        ("progress", Given::Number(f64::NAN)),
        ("progress", Given::Number(1e9)),
        ("progress", Given::Text("60".into())),
        ("progress", Given::Nothing),
        ("material", number(1)),
        ("repetition", Given::Text("sometimes".into())),
        ("checkLimits", Given::Numbers(vec![6.0, 12.0])),
        ("checkLimits", Given::Numbers(vec![6.0, 5.0, 18.0])),
        ("checkLimits", Given::Numbers(vec![0.0, 0.0, 0.0])),
        ("sanction", Given::Other),
    ] {
        assert_eq!(refused("club", &[(field, value.clone())]), ("bad-value", field.to_owned()), "{value:?}");
    }
    let off = Given::Switch(false);
    for (base, fields, field) in [
        ("club", vec![("occurrences", number(3))], "occurrences"),
        ("wxf", vec![("occurrences", number(1))], "occurrences"),
        ("wxf", vec![("repetition", Given::Text("none".into()))], "occurrences"),
        ("basic", vec![("sanction", Given::Text("barred".into()))], "sanction"),
        ("kyvuong", vec![("effectiveEither", Given::Switch(true))], "effectiveEither"),
        ("club", vec![("material", off)], "loneCannon"),
        ("club", vec![("checksCounted", number(10))], "checksCounted"),
    ] {
        assert_eq!(refused(base, &fields), ("contradiction", field.to_owned()), "{base} {fields:?}");
    }
}

/// Every field that is listed can be given back with its value and changes nothing.
#[test]
fn listed_fields_are_accepted() {
    use trongtai::ruleset::FieldValue;
    use trongtai::xiangqi::Rules;
    for rules in Rules::ALL {
        let given = rules.fields().into_iter().map(|(field, value)| {
            let value = match value {
                FieldValue::Nothing => Given::Nothing,
                FieldValue::Switch(on) => Given::Switch(on),
                FieldValue::Number(n) => number(n),
                FieldValue::Numbers(limits) => Given::Numbers(limits.map(f64::from).to_vec()),
                FieldValue::Word(word) => Given::Text(word.to_owned()),
            };
            (field, value)
        });
        let again = rules.with(given).unwrap();
        assert_eq!(Rules { custom: false, ..again }, rules);
    }
}
