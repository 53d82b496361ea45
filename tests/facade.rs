//! Both games as numbers and texts, and the lists that JavaScript keeps in the same order.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use trongtai::error::TextFault;
use trongtai::facade::{AnyGame, Failure, Kind, Opening, RulesChoice, Told, rule_sets};
use trongtai::outcome::{ClaimReason, Reason};
use trongtai::ruleset::{FieldValue, Given};
use trongtai::{chess, xiangqi};

fn xiangqi_game(fen: Option<&str>) -> AnyGame {
    AnyGame::open(Kind::Xiangqi, Opening { fen, ..Opening::default() }).unwrap()
}

fn chess_game(fen: Option<&str>) -> AnyGame {
    AnyGame::open(Kind::Chess, Opening { fen, ..Opening::default() }).unwrap()
}

fn chess_move(text: &str) -> u32 {
    let square = |text: &str| chess::Square::parse(text).unwrap().index() as u32;
    let promotion = text.chars().nth(4).map_or(0, |c| chess::Role::from_letter(c).unwrap() as u32);
    square(&text[..2]) | square(&text[2..4]) << 8 | promotion << 16
}

fn xiangqi_move(text: &str) -> u32 {
    let m = xiangqi::Move::parse(text).unwrap();
    m.from.index() as u32 | (m.to.index() as u32) << 8
}

fn chess_cause(game: &mut AnyGame, text: &str) -> &'static str {
    chess::Cause::ALL[game.explain(chess_move(text)).unwrap().code].code()
}

/// Between `name: [` and the next `]`, the quoted texts, after the first place where `section` stands.
fn js_list(section: &str, name: &str) -> Vec<String> {
    let text = include_str!("../src/js/codes.ts");
    let from = text.find(section).unwrap_or_else(|| panic!("no {section}"));
    let rest = &text[from..];
    let rest = &rest[rest.find(&format!("{name}: [")).unwrap_or_else(|| panic!("no {name}"))..];
    let rest = &rest[..rest.find(']').unwrap()];
    rest.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn javascript_lists_the_same_codes_in_the_same_order() {
    let codes = |all: &[&'static str]| all.iter().map(|&code| code.to_owned()).collect::<Vec<_>>();
    let xiangqi_causes: Vec<&str> = xiangqi::Cause::ALL.iter().map(|cause| cause.code()).collect();
    let chess_causes: Vec<&str> = chess::Cause::ALL.iter().map(|cause| cause.code()).collect();
    assert_eq!(js_list("illegality: {", "xiangqi"), codes(&xiangqi_causes));
    assert_eq!(js_list("illegality: {", "chess"), codes(&chess_causes));
    let xiangqi_faults: Vec<&str> = xiangqi::SetupFault::ALL.iter().map(|fault| fault.code()).collect();
    let chess_faults: Vec<&str> = chess::SetupFault::ALL.iter().map(|fault| fault.code()).collect();
    assert_eq!(js_list("fault: {", "xiangqi"), codes(&xiangqi_faults));
    assert_eq!(js_list("fault: {", "chess"), codes(&chess_faults));
    let text_faults: Vec<&str> = TextFault::ALL.iter().map(|fault| fault.code()).collect();
    assert_eq!(js_list("export const CODES", "text"), codes(&text_faults));
    let claims: Vec<&str> = ClaimReason::ALL.iter().map(|reason| reason.code()).collect();
    assert_eq!(js_list("export const CODES", "claim"), codes(&claims));
    let reasons: Vec<&str> = Reason::ALL.iter().map(|reason| reason.code()).collect();
    assert_eq!(js_list("export const CODES", "reason"), codes(&reasons));
}

#[test]
fn move_words_say_what_a_move_did() {
    let mut game = xiangqi_game(None);
    // cannon b2 takes horse b9: pieces 6 and 8 + 4
    let word = game.play(xiangqi_move("b2b9")).unwrap();
    assert_eq!(word, xiangqi_move("b2b9") | 6 << 20 | 12 << 24);
    assert_eq!(game.undo(), Some(word));

    let mut game = chess_game(Some("r3k2r/P7/8/2pP4/8/8/8/R3K2R w KQkq c6 0 2"));
    let rook = 4;
    assert_eq!(game.find(chess_move("e1g1")), Some(chess_move("e1g1") | 6 << 20 | 1 << 28));
    assert_eq!(game.find(chess_move("e1c1")), Some(chess_move("e1c1") | 6 << 20 | 1 << 29));
    assert_eq!(game.find(chess_move("d5c6")), Some(chess_move("d5c6") | 1 << 20 | (8 + 1) << 24 | 1 << 30));
    assert_eq!(game.find(chess_move("h1h8")), Some(chess_move("h1h8") | rook << 20 | (8 + rook) << 24));
    assert_eq!(game.find(chess_move("a7a8")), None);
    let word = game.play(chess_move("a1a6")).unwrap();
    assert_eq!(word & 0xf_ffff, chess_move("a1a6"));
}

#[test]
fn en_passant_too_late_is_told_from_the_record() {
    let mut game = chess_game(None);
    for text in ["e2e4", "a7a6", "e4e5", "d7d5", "h2h3", "a6a5"] {
        game.play(chess_move(text)).unwrap();
    }
    assert_eq!(chess_cause(&mut game, "e5d6"), "en-passant-too-late");
    let mut game = chess_game(None);
    for text in ["e2e4", "d7d6", "e4e5", "d6d5"] {
        game.play(chess_move(text)).unwrap();
    }
    assert_eq!(chess_cause(&mut game, "e5d6"), "en-passant-no-double-step");
}

#[test]
fn a_promotion_in_xiangqi_is_refused() {
    let mut game = xiangqi_game(None);
    let promoting = xiangqi_move("h2e2") | 5 << 16;
    let why = game.explain(promoting).unwrap();
    assert_eq!(xiangqi::Cause::ALL[why.code].code(), "promotion-unexpected");
    assert_eq!(game.play(promoting), None);
    assert_eq!(game.ply(), 0);
    assert!(game.play(xiangqi_move("h2e2")).is_some());
}

/// Any number may come over the boundary.
#[test]
fn packed_moves_of_no_square_are_refused() {
    for mut game in [xiangqi_game(None), chess_game(None)] {
        let before = game.fen();
        for packed in [0, 64, 90, 255, 90 << 8, 0xffff, 7 << 16 | 0x0c1c, u32::MAX, 1 << 31] {
            assert_eq!(game.play(packed), None, "{packed:#x}");
            assert_eq!(game.find(packed), None, "{packed:#x}");
            game.explain(packed);
        }
        assert_eq!(game.fen(), before);
    }
}

#[test]
fn verdicts_name_winner_and_rule() {
    let mut mate = xiangqi_game(Some("4k4/4a3R/9/9/9/9/9/9/4K4/9 w - - 0 1"));
    assert!(mate.verdict().is_none());
    mate.play(xiangqi_move("i8i9")).unwrap();
    let verdict = mate.verdict().unwrap();
    assert_eq!((verdict.winner, verdict.reason, verdict.result), (Some("red"), "checkmate", "1-0"));
    assert_eq!(verdict.rule, "club/checkmate");

    // the shortest stalemate in xiangqi terms is a loss, in chess a draw
    let stalemate = xiangqi_game(Some("3k5/4P4/9/9/9/9/9/9/4K4/6B2 b - - 0 10")).verdict().unwrap();
    assert_eq!((stalemate.winner, stalemate.reason, stalemate.result), (Some("red"), "stalemate", "1-0"));
    let stalemate = chess_game(Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).verdict().unwrap();
    assert_eq!((stalemate.winner, stalemate.reason, stalemate.result), (None, "stalemate", "1/2-1/2"));
    assert_eq!(stalemate.rule, "fide/5.2.1");
}

#[test]
fn unknown_rule_sets_are_refused() {
    for (kind, rules) in [(Kind::Xiangqi, "fide"), (Kind::Chess, "club"), (Kind::Chess, ""), (Kind::Xiangqi, "Club")] {
        let opening = Opening { rules: RulesChoice::named(rules), ..Opening::default() };
        assert!(matches!(AnyGame::open(kind, opening), Err(Failure::UnknownRules)), "{rules}");
    }
    for rules in ["club", "basic", "kyvuong", "casual", "wxf", "vcf", "cxa"] {
        let opening = Opening { rules: RulesChoice::named(rules), ..Opening::default() };
        assert_eq!(AnyGame::open(Kind::Xiangqi, opening).unwrap().rules(), rules);
    }
}

/// Failures are told in words and text.
#[test]
fn failures_are_told() {
    use trongtai::xiangqi::SetupFault;
    let mut told = Told::default();
    let open = |fen| AnyGame::open(Kind::Xiangqi, Opening { fen: Some(fen), ..Opening::default() }).err().unwrap();
    assert_eq!(told.failure(&open("4q4/9/9/9/9/9/9/9/9/4K4 w")), 1);
    assert_eq!(
        (told.words, told.text.as_str()),
        (vec![TextFault::UnknownPiece as u32, 1], "placement\na piece letter, a digit or /")
    );
    let mut told = Told::default();
    assert_eq!(told.failure(&open("9/9/9/9/4k4/9/9/9/9/4K4 w")), 2);
    // two faults: Black's on e5, nobody's on e0 and e5
    let faults = [SetupFault::GeneralOutsidePalace as u32, 1, 1, 49, SetupFault::FacingGenerals as u32, 2, 2, 4, 49];
    assert_eq!((told.words[0], &told.words[1..], told.text.as_str()), (2, &faults[..], ""));
    assert_eq!(Told::default().failure(&Failure::UnknownRules), 3);
}

/// Rule sets cross as JSON.
#[test]
fn rule_sets_are_told_as_json() {
    for (kind, sets) in [(Kind::Xiangqi, 7), (Kind::Chess, 2)] {
        let mut told = Told::default();
        told.rule_sets(kind);
        let told: serde_json::Value = serde_json::from_str(&told.text).unwrap();
        assert_eq!(told.as_object().unwrap().len(), sets);
        for (name, fields) in rule_sets(kind) {
            assert_eq!(told[name].as_object().unwrap().len(), fields.len());
            for (field, value) in fields {
                let expected = match value {
                    FieldValue::Nothing => serde_json::json!(null),
                    FieldValue::Switch(on) => serde_json::json!(on),
                    FieldValue::Number(number) => serde_json::json!(number),
                    FieldValue::Numbers(numbers) => serde_json::json!(numbers),
                    FieldValue::Word(word) => serde_json::json!(word),
                };
                assert_eq!(told[name][field], expected, "{name} {field}");
            }
        }
    }
}

/// Custom sets cross as lines.
#[test]
fn choices_of_rules_are_read_from_lines() {
    let choice = RulesChoice::read("club\na\n0\nb\nt\nc\nn60\nd\nl6,12,18\ne\nsbarred\nf\n?\ng\nn-1\nh\nl1,,2");
    let values: Vec<_> = choice.replaced.into_iter().map(|(_, value)| value).collect();
    assert_eq!(choice.base.as_deref(), Some("club"));
    assert_eq!(
        values,
        [
            Given::Nothing,
            Given::Switch(true),
            Given::Number(60.0),
            Given::Numbers(vec![6.0, 12.0, 18.0]),
            Given::Text("barred".to_owned()),
            Given::Other,
            Given::Other,
            Given::Other,
        ]
    );
    assert!(RulesChoice::read("").base.is_none());
}
