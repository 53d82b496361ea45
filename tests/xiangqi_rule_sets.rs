//! Rule sets: which ending comes first when several meet, material, and sets of one's own.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/limits.rs"]
mod limits;
#[path = "support/rulings.rs"]
mod rulings;

use limits::{SHUFFLE, START, STREAKS, custom, ladder, number, only, play, until_verdict};
use rulings::View;
use serde::Deserialize;
use serde_json::Value;
use trongtai::color::Color;
use trongtai::ruleset::Given;
use trongtai::xiangqi::{Rules, Setup, SetupFault};
use trongtai::{Game, RuleSet, Xiangqi};

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
    assert_eq!((verdict.reason.code(), verdict.winner), ("checkmate", Some(Color::RED)));

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
        assert_eq!((ply, verdict.rule.to_string().as_str()), (8, rule));
    }

    // repetition before the counters: the eighth ply completes the third occurrence and the eighth without capture
    let mut game = custom(START, "wxf", &[("noCapture", number(8))]);
    let (verdict, ply) = until_verdict(&mut game, red, SHUFFLE);
    assert_eq!((ply, verdict.reason.code()), (8, "repetition"));

    // among the counters: effective, progress, moves, no capture
    let all = [("effective", number(2)), ("progress", number(2)), ("moves", number(2)), ("noCapture", number(4))];
    for (skip, reason) in ["effective-limit", "progress-limit", "total-limit", "move-limit"].iter().enumerate() {
        let fields: Vec<_> = all
            .iter()
            .enumerate()
            .map(|(i, (name, on))| (*name, if i < skip { number(0) } else { on.clone() }))
            .collect();
        let (verdict, ply) = until_verdict(&mut custom(START, "club", &fields), red, SHUFFLE);
        assert_eq!((verdict.reason.code(), ply), (*reason, 4));
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
    for rules in ["club", "basic", "kyvuong", "casual", "wxf", "vcf", "cxa"] {
        let last = if rules == "kyvuong" { 59 } else { 119 };
        let mut game = rulings::open(&format!("5k3/9/9/9/9/9/9/9/4R4/3RK4 w - - {last} 80"), rules);
        play(&mut game, View::Plain, "e1f1");
        let verdict = game.verdict().unwrap();
        assert_eq!((verdict.reason.code(), verdict.result()), ("checkmate", "1-0"), "{rules}");
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
        // what the engine of the case draws; the rule itself asks that nobody has an attacker
        let engine = match (case.verdict, case.red_black_insufficient) {
            (Some(verdict), _) => verdict.starts_with("draw"),
            (None, both) => both.unwrap() == [true, true],
        };
        let placement = case.fen.split(' ').next().unwrap();
        let bare = !placement.contains(['R', 'r', 'N', 'n', 'C', 'c', 'P', 'p']);
        assert!(engine || !bare, "{}: without attackers every engine draws", case.id);
        let material = |mut game: Game<Xiangqi>| game.verdict().map(|verdict| (verdict.reason.code(), verdict.winner));
        let lone = [("loneCannon", Given::Switch(true))];
        for rules in ["club", "kyvuong", "casual", "wxf", "vcf", "cxa"] {
            for view in View::ALL {
                let fen = view.fen(&case.fen);
                let named = material(rulings::open(&fen, rules));
                assert_eq!(named, bare.then_some(("material", None)), "{} {rules} {view:?}", case.id);
                let shapes = material(custom(&fen, rules, &lone));
                assert_eq!(shapes, engine.then_some(("material", None)), "{} {rules} {view:?}", case.id);
            }
        }
    }
    assert_eq!(facing, ["MAT-02"]);
    // the same pieces, a file apart
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
                assert_eq!(verdict.reason.code(), case["expected"]["reason"].as_str().unwrap(), "{id}");
                assert_eq!(verdict.result(), case["expected"]["result"].as_str().unwrap(), "{id}");
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
        let fields = fields.iter().map(|(field, value)| (*field, value.clone()));
        let error = Rules::named(base).unwrap().with(fields).unwrap_err();
        (error.fault.code(), error.field)
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
        ("club", vec![("loneCannon", Given::Switch(true)), ("material", off)], "loneCannon"),
        ("basic", vec![("sanction", Given::Text("change".into()))], "sanction"),
        ("club", vec![("checksCounted", number(10))], "checksCounted"),
        ("cxa", vec![("occurrences", number(1))], "occurrences"),
        ("cxa", vec![("killChecks", number(0))], "killChecks"),
        ("cxa", vec![("chaseChecks", number(7))], "chaseChecks"),
        ("wxf", vec![("killChecks", number(3))], "killChecks"),
        ("wxf", vec![("sameMoves", Given::Switch(true))], "sameMoves"),
        ("kyvuong", vec![("lightChases", Given::Switch(true))], "lightChases"),
        ("wxf", vec![("repetition", Given::Text("natures".into()))], "killChecks"),
    ] {
        assert_eq!(refused(base, &fields), ("contradiction", field.to_owned()), "{base} {fields:?}");
    }
}

/// Every field that is listed can be given back with its value and changes nothing.
#[test]
fn listed_fields_are_accepted() {
    use trongtai::ruleset::FieldValue;
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
