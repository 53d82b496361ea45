//! Cases from rule books and public bug reports, with their ids and sources in the data files.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use serde::Deserialize;
use serde_json::{Map, Value};
use trongtai::color::Color;
use trongtai::error::{SetupError, TextFault};
use trongtai::history::History;
use trongtai::outcome::Reason;
use trongtai::position::{Position, perft};
use trongtai::xiangqi::{self, Move, Setup, SetupFault, Square, Xiangqi, ending};

#[derive(Deserialize)]
struct Case {
    id: String,
    op: String,
    fen: String,
    #[serde(default)]
    moves: String,
    square: Option<String>,
    moves_to_test: Option<Vec<String>>,
    expected: Value,
}

fn position(fen: &str) -> Xiangqi {
    Xiangqi::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}")).0
}

fn played(fen: &str, moves: &[&str]) -> Xiangqi {
    let mut position = position(fen);
    for text in moves {
        let m = Move::parse(text).unwrap();
        assert!(position.is_legal(m), "{fen}: {text}");
        position.play(m);
    }
    position
}

fn legal_texts(position: &Xiangqi) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

fn texts(value: &Value) -> Vec<String> {
    let mut texts: Vec<String> = serde_json::from_value(value.clone()).unwrap();
    texts.sort();
    texts
}

fn status(position: &Xiangqi, expected: &Map<String, Value>, id: &str) {
    for (field, value) in expected {
        match field.as_str() {
            "check" => assert_eq!(position.is_check(), value.as_bool().unwrap(), "{id}"),
            "legal" => assert_eq!(legal_texts(position), texts(value), "{id}"),
            "over" => assert_eq!(ending(position).is_some(), value.as_bool().unwrap(), "{id}"),
            "result" => {
                let winner = if value == "1-0" { Color::RED } else { Color::Black };
                assert_eq!(ending(position).unwrap().winner, Some(winner), "{id}");
            }
            "reason" => assert_eq!(ending(position).unwrap().reason.code(), value.as_str().unwrap(), "{id}"),
            "checkers" => {
                let mut squares: Vec<String> = position.checkers().iter().map(Square::to_string).collect();
                squares.sort();
                assert_eq!(squares, texts(value), "{id}");
            }
            other => panic!("{id}: unknown field {other}"),
        }
    }
}

/// What a reporter's word for an impossible setup is called here.
fn is_fault(error: &SetupError<SetupFault, Square>, reason: &str) -> bool {
    let has = |code, color: Option<Color>| match error {
        SetupError::Impossible(faults) => {
            faults.iter().any(|fault| fault.code == code && (color.is_none() || fault.color == color))
        }
        SetupError::Text(_) => false,
    };
    match reason {
        "black-king-missing" => has(SetupFault::GeneralMissing, Some(Color::Black)),
        "red-king-missing" => has(SetupFault::GeneralMissing, Some(Color::RED)),
        "red-elephant-bad-point" => has(SetupFault::ElephantMisplaced, Some(Color::RED)),
        "black-advisor-bad-point" => has(SetupFault::AdvisorMisplaced, Some(Color::Black)),
        "red-pawn-bad-point" => has(SetupFault::SoldierMisplaced, Some(Color::RED)),
        "king-outside-palace" => has(SetupFault::GeneralOutsidePalace, None),
        "opponent-in-check" => has(SetupFault::OpponentInCheck, None),
        "bad-rank-width" => matches!(error, SetupError::Text(text) if text.fault == TextFault::BadRankWidth),
        other => panic!("unknown reason {other}"),
    }
}

fn run(case: &Case) {
    let id = &case.id;
    let moves: Vec<&str> = case.moves.split_whitespace().collect();
    match case.op.as_str() {
        "status" => status(&played(&case.fen, &moves), case.expected.as_object().unwrap(), id),
        "legal_from" => {
            let from = case.square.as_deref().unwrap();
            let mut found = legal_texts(&position(&case.fen));
            found.retain(|text| text.starts_with(from));
            assert_eq!(found, texts(&case.expected), "{id}");
        }
        "is_legal" => {
            let expected = case.expected.as_object().unwrap();
            assert_eq!(case.moves_to_test.as_ref().unwrap().len(), expected.len(), "{id}");
            let position = position(&case.fen);
            for (text, legal) in expected {
                assert_eq!(position.is_legal(Move::parse(text).unwrap()), legal.as_bool().unwrap(), "{id} {text}");
            }
        }
        "perft" => {
            for (depth, nodes) in case.expected.as_object().unwrap() {
                let found = perft(&position(&case.fen), depth.parse().unwrap(), u64::MAX);
                assert_eq!(found, nodes.as_u64(), "{id} depth {depth}");
            }
        }
        "fen_validate" => {
            assert_eq!(case.expected["ok"], false, "{id}");
            let error = Xiangqi::from_fen(&case.fen).unwrap_err();
            let reason = case.expected["reason"].as_str().unwrap();
            assert!(is_fault(&error, reason), "{id}: {error:?} for {reason}");
        }
        "fen_normalize" => {
            let (position, counters) = Xiangqi::from_fen(&case.fen).unwrap();
            assert_eq!(Setup::of(&position, counters).to_string(), case.expected.as_str().unwrap(), "{id}");
        }
        other => panic!("{id}: unknown operation {other}"),
    }
}

#[test]
fn bug_reports() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("data/xiangqi/bugcases.json")).unwrap();
    assert_eq!(cases.len(), 30);
    cases.iter().for_each(run);
}

#[test]
fn states() {
    #[derive(Deserialize)]
    struct State {
        id: String,
        fen: String,
        #[serde(default)]
        moves: Vec<String>,
        expected: String,
    }
    let states: Vec<State> = serde_json::from_str(include_str!("data/xiangqi/states.json")).unwrap();
    for state in states {
        let moves: Vec<&str> = state.moves.iter().map(String::as_str).collect();
        let ending = ending(&played(&state.fen, &moves)).unwrap();
        assert!(state.expected.starts_with("black_loses"), "{}", state.id);
        let reason = if state.expected.contains("checkmate") { Reason::Checkmate } else { Reason::Stalemate };
        assert_eq!((ending.winner, ending.reason), (Some(Color::RED), reason), "{}", state.id);
    }
}

/// FEN as other programs write it (rule survey §5.6, and letters of WXF).
#[test]
fn fen_dialects() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    for text in [
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "  rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR\tw - -  0   1\r\n",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR[]_w_-_-_0_0",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w 0 1",
    ] {
        let (position, counters) = Xiangqi::from_fen(text).unwrap();
        assert_eq!(Setup::of(&position, counters).to_string(), start, "{text}");
        assert_eq!(position, Xiangqi::start());
    }
}

#[test]
fn text_faults_name_the_place() {
    let fault = |text: &str| match Xiangqi::from_fen(text) {
        Err(SetupError::Text(error)) => (error.fault, error.field, error.offset),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(fault(""), (TextFault::MissingField, "placement", 0));
    assert_eq!(fault(" "), (TextFault::MissingField, "placement", 1));
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/9 w"), (TextFault::BadRankCount, "placement", 19));
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/9/9/4K4 w"), (TextFault::BadRankCount, "placement", 21));
    assert_eq!(fault("4k3/9/9/9/9/9/9/9/9/4K4 w"), (TextFault::BadRankWidth, "placement", 3));
    assert_eq!(fault("4q4/9/9/9/9/9/9/9/9/4K4 w"), (TextFault::UnknownPiece, "placement", 1));
    assert_eq!(fault("4k22/9/9/9/9/9/9/9/9/4K4 w"), (TextFault::AdjacentDigits, "placement", 3));
    assert_eq!(fault(" 4k4/9/9/9/9/9/9/9/9/4K4 x"), (TextFault::BadTurn, "turn", 25));
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/9/4K4 w - - x 1"), (TextFault::BadCounter, "halfmove", 30));
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 -1"), (TextFault::BadCounter, "fullmove", 32));
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 z"), (TextFault::SurplusField, "fen", 34));
    assert_eq!(fault(&"9".repeat(10_000_000)).0, TextFault::TooLong);
}

/// An editor wants every fault at once, each at its squares.
#[test]
fn every_fault_is_reported() {
    let faults = |fen: &str| -> Vec<(&'static str, Option<Color>, String)> {
        let setup = Setup::parse(fen).unwrap();
        let text = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
        setup.faults().iter().map(|fault| (fault.code.code(), fault.color, text(&fault.squares))).collect()
    };
    let (red, black) = (Some(Color::RED), Some(Color::Black));
    assert_eq!(
        faults("3Rk4/9/9/9/9/2b6/9/9/3A5/R3K3P w - - 0 1"),
        vec![
            ("advisor-misplaced", red, "d1".into()),
            ("soldier-misplaced", red, "i0".into()),
            ("elephant-misplaced", black, "c4".into()),
            ("facing-generals", None, "e0 e9".into()),
            ("opponent-in-check", black, "d9".into()),
        ]
    );
    assert_eq!(
        faults("RRRk5/9/9/pppppp3/9/9/9/9/9/4KK3 b - - 0 1"),
        vec![
            ("too-many-generals", red, "e0 f0".into()),
            ("too-many-chariots", red, "a9 b9 c9".into()),
            ("too-many-soldiers", black, "a6 b6 c6 d6 e6 f6".into()),
            ("soldier-misplaced", black, "b6 d6 f6".into()),
        ]
    );
    assert_eq!(faults("9/9/9/9/9/9/9/9/9/9 w").len(), 2);
    assert!(faults(&Setup::of(&Xiangqi::start(), Default::default()).to_string()).is_empty());
}

/// Equal positions, whichever of two like pieces stands where, are equal, share a key and count as repeated.
#[test]
fn like_pieces_may_change_places() {
    let mut history = History::new(position("3k5/9/9/9/9/9/9/9/9/R3K3R w - - 0 1"), Default::default());
    let red = ["i0i2", "i2a2", "a0a1", "a1i1", "i1i0", "a2a0"];
    for (text, answer) in red.into_iter().zip(["d9d8", "d8d9"].into_iter().cycle()) {
        for text in [text, answer] {
            let m = Move::parse(text).unwrap();
            assert!(history.position().is_legal(m), "{text}");
            history.push(m);
        }
    }
    let (first, last) = (history.position_at(0).unwrap(), *history.position());
    let a0 = Square::parse("a0").unwrap();
    assert_ne!(first.board().id_at(a0), last.board().id_at(a0), "the chariots have changed places");
    assert_eq!(first, last);
    assert_eq!(first.key(), last.key());
    let node = history.current();
    assert_eq!(history.nodes()[0].position, node.position);
    assert_eq!((node.occurrence, node.previous, node.halfmove), (2, Some(0), 12));
}

/// No code is used for two causes.
#[test]
fn causes_are_distinct() {
    let mut codes: Vec<&str> = xiangqi::Cause::ALL.iter().map(|cause| cause.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), xiangqi::Cause::ALL.len());
}
