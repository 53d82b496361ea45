//! Numbers of move sequences against published values and against an independent move generator.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use serde_json::Value;
use support::chess::{castling, cozy_board, cozy_perft};
use trongtai::chess::Chess;
use trongtai::position::perft;

fn check_published(least: u64, most: u64) {
    let data: Value = serde_json::from_str(include_str!("data/chess/perft.json")).unwrap();
    let mut checked = 0;
    for case in data["positions"].as_array().unwrap() {
        let fen = case["fen"].as_str().unwrap();
        let (position, _) = Chess::from_fen(fen, castling(case["chess960"] == true)).unwrap();
        for (depth, nodes) in case["nodes"].as_object().unwrap() {
            let nodes = nodes.as_u64().unwrap();
            if (least..most).contains(&nodes) {
                let counted = perft(&position, depth.parse().unwrap(), u64::MAX);
                assert_eq!(counted, Some(nodes), "{} {fen} depth {depth}", case["name"]);
                checked += 1;
            }
        }
    }
    assert!(checked > 10);
}

#[test]
fn published_values() {
    check_published(0, 20_000_000);
}

#[test]
#[ignore = "takes a minute"]
fn published_values_deep() {
    check_published(20_000_000, u64::MAX);
}

#[test]
fn every_chess960_start_to_depth_3() {
    for number in 0..960 {
        let position = Chess::chess960(number).unwrap();
        assert_eq!(perft(&position, 3, u64::MAX), Some(cozy_perft(&cozy_board(&position), 3)), "start {number}");
    }
}

#[test]
fn some_chess960_starts_to_depth_4() {
    for number in (0..960).step_by(20) {
        let position = Chess::chess960(number).unwrap();
        assert_eq!(perft(&position, 4, u64::MAX), Some(cozy_perft(&cozy_board(&position), 4)), "start {number}");
    }
}
