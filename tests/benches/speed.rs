//! Nodes per second of perft, native: `cargo bench`. Medians of several rounds, no harness.
#![allow(missing_docs, clippy::unwrap_used)]

use std::time::Instant;

use trongtai::position::{Position, perft};
use trongtai::xiangqi::Xiangqi;

/// Median of million nodes per second over `rounds` runs.
fn measure<P: Position>(name: &str, position: &P, depth: u32, expected: u64) {
    const ROUNDS: usize = 5;
    let mut rates: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            let nodes = perft(position, depth, u64::MAX).unwrap();
            assert_eq!(nodes, expected, "{name}");
            nodes as f64 / start.elapsed().as_secs_f64() / 1e6
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    println!("{name:<28} depth {depth}  {:>8.1} Mnps", rates[ROUNDS / 2]);
}

fn main() {
    measure("xiangqi start", &Xiangqi::start(), 5, 133_312_995);
}
