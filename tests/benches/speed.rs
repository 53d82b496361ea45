//! Speed of the core, native: `cargo bench`. Medians of several rounds; no harness: what is wanted is one number a row, to
//! stand in the table of `npm run bench` beside those of other crates and programs, which criterion would not print, and it
//! would bring some sixty crates.
#![allow(missing_docs, clippy::unwrap_used)]

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;

use trongtai::Castling;
use trongtai::api::{AnyGame, Kind, Opening, RulesChoice};
use trongtai::chess::Chess;
use trongtai::position::{Position, perft};
use trongtai::ruleset::Given;
use trongtai::xiangqi::{Move, Xiangqi};

const ROUNDS: usize = 7;

/// Seconds that this thread has run, since what other programs do is no library's doing; where the system does not tell,
/// seconds.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = schedstat.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    ran.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Million nodes a second of perft.
fn nodes<P: Position>(name: &str, position: &P, depth: u32, expected: u64) {
    let rates = (0..ROUNDS).map(|_| {
        let start = seconds();
        let nodes = perft(position, depth, u64::MAX).unwrap();
        assert_eq!(nodes, expected, "{name}");
        nodes as f64 / (seconds() - start) / 1e6
    });
    println!("perft {name:<24} depth {depth}  {:>8.1} million nodes/s", median(rates.collect()));
}

/// Nanoseconds of one call.
fn call<T>(name: &str, mut work: impl FnMut() -> T) {
    const CALLS: u32 = 20_000;
    let times = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(work());
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(CALLS)
    });
    println!("{name:<40} {:>8.0} ns", median(times.collect()));
}

/// Microseconds a ply of a shuffling game, judged after every ply: it must not grow with the length.
fn judged_plies(rules: &str, plies: usize) {
    let moves: Vec<u32> = ["h0g2", "h9g7", "g2h0", "g7h9"]
        .iter()
        .cycle()
        .take(plies)
        .map(|text| {
            let m = Move::parse(text).unwrap();
            m.from.index() as u32 | (m.to.index() as u32) << 8
        })
        .collect();
    // without the limits that would end such a game
    let off: &[&str] = if rules == "club" { &["effective", "progress", "moves"] } else { &[] };
    let replaced: Vec<_> = off.iter().map(|field| ((*field).to_owned(), Given::Number(0.0))).collect();
    let times = (0..ROUNDS).map(|_| {
        let rules = RulesChoice { base: Some(rules.to_owned()), replaced: replaced.clone() };
        let mut game = AnyGame::open(Kind::Xiangqi, Opening { rules, ..Opening::default() }).unwrap();
        let start = Instant::now();
        for &m in &moves {
            game.play(m).unwrap();
            assert!(!game.is_over());
        }
        start.elapsed().as_secs_f64() * 1e6 / plies as f64
    });
    println!("judged plies, {rules:<8} {plies:>6} in a game {:>8.3} µs a ply", median(times.collect()));
}

/// A round of the official diagrams of the Chinese association, of which nothing else is needed here.
#[derive(serde::Deserialize)]
struct Diagram {
    id: String,
    fen: String,
    moves: Vec<String>,
    cycle: Vec<String>,
}

/// Milliseconds from the move that completes a round for the last time to its verdict, with nothing known before.
fn rounds_by_natures() {
    let diagrams: Vec<Diagram> = serde_json::from_str(include_str!("../data/xiangqi/rulings-cxa.json")).unwrap();
    let packed = |text: &String| {
        let m = Move::parse(text).unwrap();
        m.from.index() as u32 | (m.to.index() as u32) << 8
    };
    let mut all: Vec<(f64, String)> = Vec::new();
    for diagram in diagrams {
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            let opening = Opening { fen: Some(&diagram.fen), rules: RulesChoice::named("cxa"), ..Opening::default() };
            let mut game = AnyGame::open(Kind::Xiangqi, opening).unwrap();
            let mut spent = 0.0;
            for m in diagram.moves.iter().chain(diagram.cycle.iter().cycle()).map(packed) {
                game.play(m).unwrap();
                let start = Instant::now();
                let over = game.is_over();
                spent = start.elapsed().as_secs_f64() * 1e3;
                if over {
                    break;
                }
            }
            times.push(spent);
        }
        all.push((median(times), diagram.id));
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (most, id) = &all[all.len() - 1];
    println!(
        "verdict by natures, {} rounds: median {:.2} ms, longest {most:.2} ms ({id})",
        all.len(),
        all[all.len() / 2].0
    );
}

fn main() {
    if std::env::args().any(|argument| argument == "natures") {
        return rounds_by_natures();
    }
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let (kiwipete, _) = Chess::from_fen(kiwipete, Castling::Standard).unwrap();
    nodes("xiangqi start", &Xiangqi::start(), 5, 133_312_995);
    nodes("chess start", &Chess::start(), 6, 119_060_324);
    nodes("chess kiwipete", &kiwipete, 5, 193_690_690);
    let xiangqi = Xiangqi::start();
    call("xiangqi: legal moves of the start, listed", || {
        let mut moves = Vec::with_capacity(64);
        xiangqi.legal_moves(&mut moves);
        moves.len()
    });
    call("xiangqi: key of the start", || xiangqi.key());
    for rules in ["basic", "club"] {
        for plies in [100, 1_000, 10_000] {
            judged_plies(rules, plies);
        }
    }
    rounds_by_natures();
}
