//! The referee of chess: claims, automatic draws, their order, and the data of the rule sets. Rows `CD-…` of
//! `data/chess/draws.json` are reports about other programs.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use serde_json::Value;
use support::Rng;
use trongtai::Castling;
use trongtai::chess::{Move, Rules, can_mate};
use trongtai::color::Color;
use trongtai::outcome::{Claim, ClaimReason, Reason};
use trongtai::ruleset::{FieldValue, Given, RulesFault};
use trongtai::{Chess, FenOptions, Game, Options, RuleSet, Verdict};

/// Both knights out and back: after it the position stands once more.
const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn open(fen: Option<&str>, rules: Rules) -> Game<Chess> {
    let options = fen.map_or_else(Options::default, |fen| Options::from_fen(fen, FenOptions::default()).unwrap());
    Game::open(options.rules(rules))
}

fn fide(fen: &str) -> Game<Chess> {
    open(Some(fen), Rules::FIDE)
}

fn custom(base: Rules, fields: &[(&str, Given)]) -> Rules {
    base.with(fields.iter().map(|(field, value)| (*field, value.clone()))).unwrap()
}

fn parsed(text: &str) -> Move {
    text.parse().unwrap()
}

fn play(game: &mut Game<Chess>, text: &str) {
    game.play(parsed(text)).unwrap_or_else(|error| panic!("{text} in {}: {error}", game.fen()));
}

/// The claims as text: `threefold`, `fifty-move b2b1`.
fn claims(game: &mut Game<Chess>) -> Vec<String> {
    let text = |claim: Claim<Move>| match claim.announced {
        Some(m) => format!("{} {m}", claim.reason),
        None => claim.reason.to_string(),
    };
    game.claims().into_iter().map(text).collect()
}

fn ended(game: &mut Game<Chess>) -> Option<(&'static str, String)> {
    game.verdict().map(|verdict| (verdict.reason.code(), verdict.rule.to_string()))
}

fn claimed(game: &mut Game<Chess>, reason: ClaimReason, announced: Option<&str>) -> Option<Verdict<Chess>> {
    game.claimed(&Claim { reason, announced: announced.map(parsed) })
}

fn check(case: &Value) {
    let id = case["id"].as_str().unwrap();
    let fen = case["fen"].as_str().unwrap();
    let expected = &case["expected"];
    let mut game = fide(fen);
    let moves: Vec<&str> = case["moves"].as_str().map(|text| text.split(' ').collect()).unwrap_or_default();
    match case["op"].as_str().unwrap() {
        "threefold" => {
            let first = moves.iter().position(|text| {
                play(&mut game, text);
                claims(&mut game).contains(&"threefold".to_owned())
            });
            assert_eq!(first.map(|ply| ply as u64 + 1), expected["first_ply"].as_u64(), "{id}");
        }
        "status" => {
            moves.iter().for_each(|text| play(&mut game, text));
            let verdict = game.verdict();
            assert_eq!(verdict.as_ref().map(|verdict| verdict.reason.code()), expected["reason"].as_str(), "{id}");
            assert_eq!(verdict.as_ref().map(|verdict| verdict.result()), expected["result"].as_str(), "{id}");
            assert_eq!(
                verdict.as_ref().map(|verdict| verdict.rule.to_string()).as_deref(),
                expected["rule"].as_str(),
                "{id}"
            );
            let texts: Vec<&str> =
                expected["claims"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
            assert_eq!(claims(&mut game), texts, "{id}");
        }
        "mating" => {
            let position = Chess::from_fen(fen, Castling::Standard).unwrap().0;
            for (color, field) in [(Color::White, "white_can_mate"), (Color::Black, "black_can_mate")] {
                assert_eq!(can_mate(&position, color), expected[field].as_bool(), "{id} {color:?}");
                // whoever cannot mate does not win by the other's fallen flag
                let verdict = game.timeout(0, !color).unwrap();
                let winner = expected[field].as_bool().unwrap().then_some(color);
                assert_eq!(
                    (verdict.winner, verdict.reason.code(), verdict.rule.to_string().as_str()),
                    (winner, "timeout", "fide/6.9"),
                    "{id}"
                );
            }
            let is_dead = ended(&mut game) == Some(("dead-position", "fide/5.2.2".to_owned()));
            assert_eq!(Some(is_dead), expected["dead"].as_bool(), "{id}");
        }
        op => panic!("{id}: unknown operation {op}"),
    }
}

#[test]
fn bug_reports() {
    let data: Value = serde_json::from_str(include_str!("data/chess/draws.json")).unwrap();
    let cases = data["cases"].as_array().unwrap();
    assert_eq!(cases.len(), 19);
    cases.iter().for_each(check);
}

/// 9.2.2, 9.2.1 and 9.6.1 as one position comes back four times; 5.2.3 and the like are not the referee's.
#[test]
fn repetition_is_claimed_and_then_automatic() {
    let mut game = open(None, Rules::FIDE);
    let mut standing = Vec::new();
    for ply in 1..=16 {
        assert_eq!(ended(&mut game), None, "ply {ply}");
        play(&mut game, SHUFFLE[(ply - 1) % 4]);
        if ply < 16 && claims(&mut game) == ["threefold"] {
            standing.push(ply);
        }
        if ply == 7 {
            // the start is about to stand for the third time
            assert_eq!(claims(&mut game), ["threefold f6g8"]);
            let verdict = claimed(&mut game, ClaimReason::Threefold, Some("f6g8")).unwrap();
            assert_eq!(
                (verdict.winner, verdict.reason.code(), verdict.rule.to_string().as_str()),
                (None, "repetition", "fide/9.2.1")
            );
            assert_eq!(verdict.evidence.iter().map(|act| act.ply).collect::<Vec<_>>(), (1..=7).collect::<Vec<_>>());
            assert!(claimed(&mut game, ClaimReason::Threefold, None).is_none());
            assert!(claimed(&mut game, ClaimReason::Threefold, Some("f6g4")).is_none());
        }
        if ply == 8 {
            let verdict = claimed(&mut game, ClaimReason::Threefold, None).unwrap();
            assert_eq!((verdict.result(), verdict.rule.to_string().as_str()), ("1/2-1/2", "fide/9.2.2"));
            assert_eq!(verdict.evidence.len(), 8);
            assert!(claimed(&mut game, ClaimReason::FiftyMove, None).is_none());
        }
    }
    assert_eq!(standing, [8, 9, 10, 11, 12, 13, 14, 15]);
    let verdict = game.verdict().unwrap();
    assert_eq!(
        (verdict.reason.code(), verdict.rule.to_string().as_str(), verdict.evidence.len()),
        ("repetition", "fide/9.6.1", 16)
    );
    assert_eq!(claims(&mut game), [""; 0]);
    assert!(game.play(parsed("e2e4")).is_err());
    game.undo();
    assert_eq!(ended(&mut game), None);
}

/// Rights to castle are part of the position (9.2.3): the rooks' first way out and back begins the count anew.
#[test]
fn a_lost_right_begins_a_new_series() {
    let mut game = fide("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["a1b1", "a8b8", "b1a1", "b8a8"].into_iter().cycle().take(9) {
        assert_eq!(claims(&mut game), [""; 0]);
        play(&mut game, text);
    }
    // without the rights: after a8b8 the position has stood twice, after b8a8 too, at the start never
    assert_eq!(claims(&mut game), ["threefold a8b8"]);
    play(&mut game, "a8b8");
    assert_eq!(claims(&mut game), ["threefold"]);
}

/// 9.3.1, 9.3.2 and 9.6.2 at their numbers, one before and one after.
#[test]
fn fifty_and_seventy_five_moves() {
    let fen = |halfmove: u32| format!("7k/8/8/8/8/8/R7/K7 w - - {halfmove} 90");
    for halfmove in [0, 50, 98] {
        assert_eq!(claims(&mut fide(&fen(halfmove))), [""; 0], "{halfmove}");
    }
    // any move of king or rook completes fifty moves
    let mut game = fide(&fen(99));
    let announced = claims(&mut game);
    assert_eq!(announced.len(), game.legal_moves().len());
    assert!(announced.contains(&"fifty-move a2h2".to_owned()));
    let verdict = claimed(&mut game, ClaimReason::FiftyMove, Some("a2h2")).unwrap();
    assert_eq!(
        (verdict.winner, verdict.reason.code(), verdict.rule.to_string().as_str()),
        (None, "move-limit", "fide/9.3.1")
    );
    for halfmove in [100, 101, 149] {
        let mut game = fide(&fen(halfmove));
        assert_eq!(claims(&mut game), ["fifty-move"], "{halfmove}");
        let verdict = claimed(&mut game, ClaimReason::FiftyMove, None).unwrap();
        assert_eq!(verdict.rule, "fide/9.3.2");
    }
    let mut game = fide(&fen(149));
    play(&mut game, "a2b2");
    assert_eq!(ended(&mut game), Some(("move-limit", "fide/9.6.2".to_owned())));
    game.undo();
    assert_eq!(ended(&mut game), None);
    // the counter of a FEN says what was played before
    assert_eq!(ended(&mut fide(&fen(150))), Some(("move-limit", "fide/9.6.2".to_owned())));
}

/// A pawn's move and a capture begin the count anew, and cannot be announced for it.
#[test]
fn what_cannot_be_announced() {
    let mut game = fide("7k/8/8/8/8/1p6/P7/K7 w - - 99 90");
    assert_eq!(claims(&mut game), ["fifty-move a1b1", "fifty-move a1b2"]);
}

/// Each of these plies meets two conditions; the first of the order counts.
#[test]
fn the_order_of_endings() {
    let meet = [
        // mate and stalemate before seventy-five moves
        ("7k/8/6K1/8/8/8/8/R7 w - - 149 200", "a1a8", "checkmate", "fide/5.1.1"),
        ("7k/5K2/8/6Q1/8/8/8/8 w - - 149 200", "g5g6", "stalemate", "fide/5.2.1"),
        // stalemate before dead position: a bishop is left, and no pawn
        ("k7/8/1pK5/8/5B2/8/8/8 w - - 0 90", "c6b6", "stalemate", "fide/5.2.1"),
        // dead position before seventy-five moves: the rook must be taken
        ("7k/8/7K/8/8/8/8/6R1 w - - 149 200", "g1g8", "dead-position", "fide/5.2.2"),
    ];
    for (fen, text, reason, rule) in meet {
        let mut game = fide(fen);
        play(&mut game, text);
        assert_eq!(ended(&mut game), Some((reason, rule.to_owned())), "{fen}");
    }
    // dead position before the fifth occurrence: it stands five times under rules that let dead positions go on
    let wall = "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1";
    for (dead, expected) in [(true, "dead-position"), (false, "repetition")] {
        let mut game = open(Some(wall), custom(Rules::FIDE, &[("deadPosition", Given::Switch(dead))]));
        for text in ["e1d1", "e8d8", "d1e1", "d8e8"].into_iter().cycle().take(16) {
            if game.verdict().is_none() {
                play(&mut game, text);
            }
        }
        assert_eq!(game.verdict().unwrap().reason, expected);
    }
    // the fifth occurrence before seventy-five moves
    let mut game = fide("7k/8/8/8/8/8/R7/K7 w - - 134 200");
    for text in ["a2b2", "h8g8", "b2a2", "g8h8"].into_iter().cycle().take(16) {
        play(&mut game, text);
    }
    assert_eq!(ended(&mut game), Some(("repetition", "fide/9.6.1".to_owned())));
}

#[test]
fn warnings_before_it_is_too_late() {
    let warnings = |game: &mut Game<Chess>| -> Vec<_> {
        game.warnings().into_iter().map(|warning| (warning.reason, warning.count, warning.limit)).collect()
    };
    let mut game = open(None, Rules::FIDE);
    let mut seen = Vec::new();
    for ply in 1..16 {
        play(&mut game, SHUFFLE[(ply - 1) % 4]);
        if ply % 4 == 0 {
            seen.push(warnings(&mut game));
        }
    }
    assert_eq!(seen, [vec![(Reason::Repetition, 2, 3)], vec![], vec![(Reason::Repetition, 4, 5)]]);
    for (halfmove, expected) in [
        (74, vec![]),
        (76, vec![(Reason::MoveLimit, 38, 50)]),
        (99, vec![(Reason::MoveLimit, 49, 50)]),
        (100, vec![]),
        (114, vec![(Reason::MoveLimit, 57, 75)]),
        (149, vec![(Reason::MoveLimit, 74, 75)]),
    ] {
        let mut game = fide(&format!("7k/8/8/8/8/8/R7/K7 w - - {halfmove} 90"));
        assert_eq!(warnings(&mut game), expected, "{halfmove}");
    }
}

/// The seed's rules know mate and stalemate only.
#[test]
fn basic_ends_by_mate_and_stalemate_only() {
    let basic = |fen| open(Some(fen), Rules::BASIC);
    for fen in ["7k/8/8/8/8/8/8/K7 w - - 0 1", "7k/8/8/8/8/8/R7/K7 w - - 150 200"] {
        let mut game = basic(fen);
        assert_eq!((ended(&mut game), claims(&mut game)), (None, Vec::new()), "{fen}");
    }
    let mut game = basic("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    play(&mut game, "a1a8");
    assert_eq!(ended(&mut game), Some(("checkmate", "basic/checkmate".to_owned())));
    let mut game = basic("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
    play(&mut game, "g5g6");
    assert_eq!(ended(&mut game), Some(("stalemate", "basic/stalemate".to_owned())));
    // whoever runs out of time loses, also to a bare king
    let verdict = basic("7k/8/8/8/8/8/R7/K7 w - - 0 1").timeout(0, Color::White).unwrap();
    assert_eq!((verdict.winner, verdict.rule.to_string().as_str()), (Some(Color::Black), "basic/timeout"));
}

#[test]
fn rule_sets_are_data() {
    let sets: Vec<_> = Rules::ALL.iter().map(|rules| (rules.base, rules.fields())).collect();
    let number = FieldValue::Number;
    assert_eq!(sets[0].0, "fide");
    assert_eq!(
        sets[0].1,
        [
            ("claimOccurrences", number(3)),
            ("drawOccurrences", number(5)),
            ("claimMoves", number(50)),
            ("drawMoves", number(75)),
            ("deadPosition", FieldValue::Switch(true)),
            ("timeoutNeedsMate", FieldValue::Switch(true)),
            ("resignationNeedsMate", FieldValue::Switch(true)),
            ("agreementMoves", number(1)),
        ]
    );
    // every field can be given as it stands
    for rules in Rules::ALL {
        let given = rules.fields().into_iter().map(|(field, value)| {
            let value = match value {
                FieldValue::Number(number) => Given::Number(f64::from(number)),
                FieldValue::Switch(on) => Given::Switch(on),
                other => panic!("{other:?}"),
            };
            (field, value)
        });
        assert_eq!(rules.with(given), Ok(Rules { custom: true, ..rules }));
    }
}

#[test]
fn custom_sets() {
    let mut game = open(None, custom(Rules::BASIC, &[("drawOccurrences", Given::Number(2.0))]));
    assert_eq!(game.rules().name(), "basic+custom");
    SHUFFLE.iter().for_each(|text| play(&mut game, text));
    assert_eq!(ended(&mut game), Some(("repetition", "basic/repetition".to_owned())));

    let mut game =
        open(Some("7k/8/8/8/8/8/R7/K7 w - - 39 90"), custom(Rules::FIDE, &[("claimMoves", Given::Number(20.0))]));
    assert!(claims(&mut game).contains(&"fifty-move a2b2".to_owned()));

    let refused = [
        ("claimOccurrence", Given::Number(3.0), RulesFault::UnknownField),
        ("claimOccurrences", Given::Number(1.0), RulesFault::Contradiction),
        ("claimOccurrences", Given::Number(-1.0), RulesFault::BadValue),
        ("drawOccurrences", Given::Number(3.0), RulesFault::Contradiction),
        ("drawMoves", Given::Number(50.0), RulesFault::Contradiction),
        ("drawMoves", Given::Text("75".to_owned()), RulesFault::BadValue),
        ("deadPosition", Given::Number(1.0), RulesFault::BadValue),
        ("timeoutNeedsMate", Given::Nothing, RulesFault::BadValue),
    ];
    for (field, value, fault) in refused {
        let error = Rules::FIDE.with([(field, value)]).unwrap_err();
        assert_eq!((error.fault, error.field.as_str()), (fault, field));
    }
}

/// Lists of claims are what they say, in random games that shuffle: each announced move makes its claim stand.
#[test]
fn announced_claims_come_true() {
    let mut rng = Rng::new(921);
    let mut seen = 0;
    for _ in 0..60 {
        let start = ["4k3/8/8/8/8/8/R7/4K3 w - - 60 80", "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1"];
        let mut game = fide(start[rng.below(2)]);
        for _ in 0..120 {
            if game.verdict().is_some() {
                break;
            }
            let listed = claims(&mut game);
            let moves = game.legal_moves();
            for &m in &moves {
                let text = m.to_string();
                let mut next = game.clone();
                next.play(m).unwrap();
                for reason in ["threefold", "fifty-move"] {
                    let now = listed.contains(&reason.to_owned());
                    let after = claims(&mut next).contains(&reason.to_owned());
                    let announced = listed.contains(&format!("{reason} {text}"));
                    if next.verdict().is_none() && !now {
                        assert_eq!(announced, after, "{reason} {text} in {}", game.fen());
                        seen += usize::from(announced);
                    }
                }
            }
            // few pieces and few squares: positions come back
            let m = moves[rng.below(moves.len()).min(rng.below(moves.len()))];
            game.play(m).unwrap();
        }
    }
    assert!(seen > 100, "{seen}");
}
