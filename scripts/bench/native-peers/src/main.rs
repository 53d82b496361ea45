//! Perft by other crates, in the form of this package's own benches: `perft NAME POSITION depth D RATE million nodes/s`.

use std::sync::LazyLock;
use std::time::Instant;

const ROUNDS: usize = 7;
const POSITIONS: [(&str, &str, u32, u64); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
];

/// Seconds that this thread has run, since what other programs do is no library's doing; where the system does not tell,
/// seconds.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = schedstat.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    ran.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                count += cozy(&next, depth - 1);
            }
        }
        false
    });
    count
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (name, fen, depth, expected) in POSITIONS {
        let shakmaty: shakmaty::Chess =
            fen.parse::<shakmaty::fen::Fen>()?.into_position(shakmaty::CastlingMode::Standard)?;
        let cozy_board: cozy_chess::Board = fen.parse().map_err(|_| "cozy-chess reads no FEN")?;
        let chess: chess::Board = fen.parse().map_err(|_| "chess reads no FEN")?;
        let measure = |peer: &str, perft: &dyn Fn() -> u64| {
            let mut rates: Vec<f64> = (0..ROUNDS)
                .map(|_| {
                    let start = seconds();
                    assert_eq!(perft(), expected, "{peer} {name}");
                    expected as f64 / (seconds() - start) / 1e6
                })
                .collect();
            rates.sort_by(f64::total_cmp);
            println!("perft {peer} {name} depth {depth}  {:.1} million nodes/s", rates[ROUNDS / 2]);
        };
        measure("shakmaty", &|| shakmaty::perft(&shakmaty, depth));
        measure("cozy-chess", &|| cozy(&cozy_board, depth));
        measure("chess", &|| chess::MoveGen::movegen_perft_test(&chess, depth as usize) as u64);
    }
    Ok(())
}
