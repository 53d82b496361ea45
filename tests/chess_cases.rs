//! Positions from bug reports about other programs: each is a row of `data/chess/bugcases.json`.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use serde_json::Value;
use support::chess::{castling, play_text};
use trongtai::chess::{Chess, Move, Setup};
use trongtai::error::SetupError;
use trongtai::fen::Counters;
use trongtai::history::History;
use trongtai::position::{Position, perft};

/// The codes of all faults of a FEN, none if it is a position.
fn faults(fen: &str, chess960: bool) -> Vec<&'static str> {
    match Chess::from_fen(fen, castling(chess960)) {
        Ok(_) => Vec::new(),
        Err(SetupError::Text(error)) => vec![error.fault.code()],
        Err(SetupError::Impossible(faults)) => faults.iter().map(|fault| fault.code.code()).collect(),
    }
}

fn check(case: &Value) {
    let id = case["id"].as_str().unwrap();
    let fen = case["fen"].as_str().unwrap_or_default();
    let chess960 = case["chess960"] == true;
    let expected = &case["expected"];
    let read = || Chess::from_fen(fen, castling(chess960)).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    let each = || expected.as_object().unwrap();
    match case["op"].as_str().unwrap() {
        "fault" => {
            let found = faults(fen, chess960);
            assert!(found.contains(&expected.as_str().unwrap()), "{id}: {found:?}");
        }
        "canonical" => {
            let setup = Setup::parse(fen, castling(chess960)).unwrap();
            assert_eq!(setup.position().unwrap().fen(setup.counters), expected.as_str().unwrap(), "{id}");
        }
        "play" => {
            let (start, counters) = read();
            let mut history = History::new(start, counters);
            for text in case["moves"].as_str().unwrap().split(' ') {
                play_text(&mut history, text);
            }
            assert_eq!(history.current().position.fen(history.counters()), expected.as_str().unwrap(), "{id}");
        }
        "legal" => {
            for (text, legal) in each() {
                let is_legal = Move::parse(text).is_some_and(|m| read().0.is_legal(m));
                assert_eq!(is_legal, legal.as_bool().unwrap(), "{id} {text}");
            }
        }
        "count" => assert_eq!(u64::from(read().0.count_legal()), expected.as_u64().unwrap(), "{id}"),
        "perft" => {
            for (depth, nodes) in each() {
                assert_eq!(perft(&read().0, depth.parse().unwrap(), u64::MAX), nodes.as_u64(), "{id}");
            }
        }
        "chess960" => {
            for (number, back) in each() {
                let start = Chess::chess960(number.parse().unwrap()).unwrap();
                let fen = start.fen(Counters::default());
                assert_eq!(fen.split('/').next(), back.as_str(), "{id} {number}");
            }
        }
        op => panic!("{id}: unknown operation {op}"),
    }
}

#[test]
fn bug_reports() {
    let data: Value = serde_json::from_str(include_str!("data/chess/bugcases.json")).unwrap();
    let cases = data["cases"].as_array().unwrap();
    assert_eq!(cases.len(), 43);
    cases.iter().for_each(check);
}
