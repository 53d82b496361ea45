//! Perft of xiangqi against published counts.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

use serde::Deserialize;
use trongtai::position::perft;
use trongtai::xiangqi::Xiangqi;

#[derive(Deserialize)]
struct Row {
    id: String,
    fen: String,
    nodes: BTreeMap<String, u64>,
}

fn run(keep: impl Fn(u64) -> bool) {
    let rows: Vec<Row> = serde_json::from_str(include_str!("data/xiangqi/perft.json")).unwrap();
    let mut run = 0;
    for row in &rows {
        let (position, _) = Xiangqi::from_fen(&row.fen).unwrap();
        for (depth, &nodes) in row.nodes.iter().filter(|(_, nodes)| keep(**nodes)) {
            let depth: u32 = depth.parse().unwrap();
            assert_eq!(perft(&position, depth, u64::MAX), Some(nodes), "{} depth {depth}", row.id);
            run += 1;
        }
    }
    assert!(run >= 13, "{run} counts");
}

/// The counts that an optimised test build reaches in seconds: up to 140 million nodes.
#[test]
fn published_counts() {
    run(|nodes| nodes < 140_000_000);
}

/// The deepest published counts; minutes. `cargo test --release -- --ignored`
#[test]
#[ignore = "takes minutes in a test build"]
fn published_counts_all() {
    run(|_| true);
}

/// A count that exceeds its limit is given up, and one that meets it exactly is not.
#[test]
fn limit() {
    let start = Xiangqi::start();
    assert_eq!(perft(&start, 3, 79_666), Some(79_666));
    assert_eq!(perft(&start, 3, 79_665), None);
    assert_eq!(perft(&start, 0, 1), Some(1));
}
