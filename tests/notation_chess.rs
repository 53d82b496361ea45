//! Moves of chess in every notation: rows from bug reports, and the law that what is written is read.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use support::Rng;
use trongtai::Castling;
use trongtai::chess::{Chess, Move};
use trongtai::color::Color;
use trongtai::fen::Counters;
use trongtai::notation::{Misread, Notate, Notation};
use trongtai::position::Position;

const WRITTEN: [Notation; 6] =
    [Notation::Uci, Notation::Coordinate, Notation::San, Notation::Lan, Notation::Figurine, Notation::Vietnamese];

fn position(fen: &str) -> Chess {
    Chess::from_fen(fen, Castling::Standard).unwrap_or_else(|error| panic!("{fen}: {error:?}")).0
}

fn written(position: &Chess, m: Move, notation: Notation) -> String {
    let mut text = String::new();
    assert!(position.write(m, notation, &mut text), "{notation}");
    text
}

fn parsed(text: &str) -> Move {
    Move::parse(text).unwrap_or_else(|| panic!("{text}"))
}

#[derive(Deserialize)]
struct File {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    op: String,
    fen: String,
    expected: BTreeMap<String, Option<String>>,
}

#[test]
fn rows_of_bug_reports() {
    let File { cases } = serde_json::from_str(include_str!("data/notation/chess-bugs.json")).unwrap();
    assert_eq!(cases.len(), 18);
    for Case { id, op, fen, expected } in cases {
        let position = position(&fen);
        for (key, value) in expected {
            match op.as_str() {
                "write" => {
                    let value = value.unwrap();
                    assert_eq!(written(&position, parsed(&key), Notation::San), value, "{id}");
                    assert_eq!(position.read(&value, None), Ok(parsed(&key)), "{id} {value}");
                }
                "read" => {
                    let read = position.read(&key, Some(Notation::San)).ok();
                    assert_eq!(read, value.as_deref().map(parsed), "{id} {key}");
                }
                op => panic!("{op}"),
            }
        }
    }
}

/// In every notation each legal move has its own text, which reads back as that move. Without the notation it does so
/// too, since letters that mean different pieces in two languages are one's own only in one of them.
fn check_round_trip(position: &Chess) -> usize {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let fen = position.fen(Counters::default());
    for notation in WRITTEN {
        let mut texts = BTreeSet::new();
        for &m in &moves {
            let text = written(position, m, notation);
            assert_eq!(position.read(&text, Some(notation)), Ok(m), "{text} in {notation}, {fen}");
            assert_eq!(position.read(&text, None), Ok(m), "{text} of {notation} without it, {fen}");
            assert!(texts.insert(text.clone()), "{text} twice in {notation}, {fen}");
        }
    }
    moves.len()
}

#[test]
fn what_is_written_is_read_in_random_games() {
    let mut checked = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut now = if seed % 3 == 2 { Chess::chess960(rng.below(960)).unwrap() } else { Chess::start() };
        for _ in 0..120 {
            checked += check_round_trip(&now);
            let mut moves = Vec::new();
            now.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            now.play(*rng.pick(&moves));
        }
    }
    assert!(checked > 100_000, "{checked}");
}

#[test]
fn what_is_written_is_read_among_many_like_pieces() {
    for fen in [
        "6rk/1Q1Q2pp/8/1Q6/8/1Q1Q1Q2/8/K7 w - - 0 1",
        "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1",
        "1k6/8/B1B5/8/B1B5/8/8/K7 w - - 0 1",
        "1n1q4/P1P1P1P1/7k/8/8/8/8/K7 w - - 0 1",
        "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    ] {
        assert!(check_round_trip(&position(fen)) > 6, "{fen}");
    }
}

/// The position after moves read in Vietnamese letters, as in the source: X M T H V, `:` takes, `/` promotes.
#[test]
fn vietnamese_letters() {
    let start = Chess::start();
    assert_eq!(written(&start, parsed("g1f3"), Notation::Vietnamese), "Mf3");
    assert_eq!(written(&start, parsed("e2e4"), Notation::Vietnamese), "e4");
    for (text, m) in [("Mf3", "g1f3"), ("Mg1-f3", "g1f3"), ("Be4", "e2e4"), ("Be2-e4", "e2e4"), ("e2-e4!", "e2e4")] {
        assert_eq!(start.read(text, Some(Notation::Vietnamese)), Ok(parsed(m)), "{text}");
        assert_eq!(start.read(text, None), Ok(parsed(m)), "{text}");
    }
    let promoting = position("1n1q4/P1P1P1P1/7k/8/8/8/8/K7 w - - 0 1");
    assert_eq!(written(&promoting, parsed("a7b8q"), Notation::Vietnamese), "a:b8/H");
    for text in ["a:b8/H", "axb8=H", "a:b8H", "ab8/H"] {
        assert_eq!(promoting.read(text, Some(Notation::Vietnamese)), Ok(parsed("a7b8q")), "{text}");
    }
    assert_eq!(written(&promoting, parsed("g7g8n"), Notation::Vietnamese), "g8/M+");
    let double = position("4k3/8/8/8/8/8/4N3/4R1K1 w - - 0 1");
    assert_eq!(written(&double, parsed("e2g3"), Notation::Vietnamese), "Mg3+");
    assert_eq!(written(&double, parsed("e2f4"), Notation::Vietnamese), "Mf4+");
    let twice = position("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1");
    assert_eq!(written(&twice, parsed("e4f6"), Notation::Vietnamese), "Mf6++");
    assert_eq!(written(&twice, parsed("e4f6"), Notation::San), "Nf6+");
    // a bishop for most, a pawn where the letters are Vietnamese
    let both = position("4k3/8/8/8/8/8/3P1B2/4K3 w - - 0 1");
    assert_eq!(both.read("Bd4", None), Ok(parsed("f2d4")));
    assert_eq!(both.read("Bd4", Some(Notation::Vietnamese)), Ok(parsed("d2d4")));
    assert_eq!(both.read("Td4", None), Ok(parsed("f2d4")));
    // the bishop of the third rank, not the queen of b3
    let two = position("3k4/5B2/8/8/8/1Q3B2/8/4K3 w - - 0 1");
    assert_eq!(two.read("B3d5", None), Ok(parsed("f3d5")));
    assert_eq!(two.read("b3d5", None), Ok(parsed("b3d5")));
}

#[test]
fn figures_and_the_long_form() {
    let start = Chess::start();
    assert_eq!(written(&start, parsed("g1f3"), Notation::Figurine), "♘f3");
    assert_eq!(written(&start, parsed("g1f3"), Notation::Lan), "Ng1-f3");
    assert_eq!(written(&start, parsed("e2e4"), Notation::Lan), "e2-e4");
    let black = position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2");
    assert_eq!(written(&black, parsed("g8f6"), Notation::Figurine), "♞f6");
    let promoting = position("1n1q4/P1P1P1P1/7k/8/8/8/8/K7 w - - 0 1");
    assert_eq!(written(&promoting, parsed("a7b8q"), Notation::Figurine), "axb8=♕");
    assert_eq!(written(&promoting, parsed("a7b8q"), Notation::Lan), "a7xb8=Q");
}

#[test]
fn lenient_spellings() {
    let promoting = position("1n1q4/P1P1P1P1/7k/8/8/8/8/K7 w - - 0 1");
    for text in ["axb8=Q", "axb8Q", "axb8(Q)", "axb8/Q", "axb8=q", "ab8Q!?", "a7b8q", "a7xb8=Q", "axb8=Q+#"] {
        assert_eq!(promoting.read(text, None), Ok(parsed("a7b8q")), "{text}");
    }
    let four = ["a7a8q", "a7a8r", "a7a8b", "a7a8n"].map(parsed);
    match promoting.read("a8", None) {
        Err(Misread::Ambiguous(meant)) => {
            assert_eq!(meant.len(), 4);
            assert!(four.iter().all(|m| meant.contains(m)));
        }
        other => panic!("{other:?}"),
    }
    let passing = position("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
    for text in ["exd6", "exd6e.p.", "exd6ep", "ed6", "e5d6", "e5xd6 "] {
        let read = passing.read(text, None);
        assert_eq!(read.is_ok(), !text.ends_with(' '), "{text}");
    }
    assert_eq!(passing.read("xd6", None), Err(Misread::Ambiguous(vec![parsed("c5d6"), parsed("e5d6")])));
    let castling = position("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1");
    for text in ["O-O", "0-0", "o-o", "O–O", "0-0!"] {
        assert_eq!(castling.read(text, None), Ok(parsed("e1g1")), "{text}");
    }
    assert_eq!(castling.read("0-0-0", None), Ok(parsed("e1c1")));
    assert_eq!(Chess::start().read("♞f3", None), Ok(parsed("g1f3")));
}

#[test]
fn what_is_no_move_and_what_is_no_legal_one() {
    let start = Chess::start();
    for text in ["", "e", "e9", "i4", "Nf3 ", " Nf3", "Nf3Nf3Nf3", "Qf3=", "e4=K", "Yf3", "nf", "O-O-O-O", "e4=", "🂡🂡"]
    {
        assert_eq!(start.read(text, None), Err(Misread::NotAMove), "{text:?}");
    }
    assert_eq!(start.read(&"Nf3".repeat(1000), None), Err(Misread::NotAMove));
    assert_eq!(start.read("C2=5", Some(Notation::Wxf)), Err(Misread::NotAMove));
    assert_eq!(start.read("Mf3", Some(Notation::San)), Err(Misread::NotAMove));
    assert_eq!(start.read("Nf3", Some(Notation::Vietnamese)), Err(Misread::NotAMove));
    assert_eq!(refused(&start, "Qd3"), refusal(&["d1d3"], "path-blocked", &["d2"]));
    assert_eq!(refused(&start, "e2e5"), refusal(&["e2e5"], "pawn-shape", &["e2"]));
    assert_eq!(refused(&start, "O-O"), refusal(&[], "castling-path-blocked", &["f1", "g1"]));
}

/// The moves that a refused text may mean, why none is legal if that is for one reason, and the squares that show it.
type Refusal = (Vec<String>, Option<&'static str>, Vec<String>);

fn refused(position: &Chess, text: &str) -> Refusal {
    let Err(Misread::Illegal { candidates, why }) = position.read(text, None) else { panic!("{text}") };
    let squares = why.iter().flat_map(|why| &why.squares).map(ToString::to_string).collect();
    (candidates.iter().map(ToString::to_string).collect(), why.map(|why| why.code.code()), squares)
}

fn refusal(candidates: &[&str], code: &'static str, squares: &[&str]) -> Refusal {
    let texts = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect();
    (texts(candidates), Some(code), texts(squares))
}

/// Text that may mean several pieces, none of which may move so: the reason that the nearest of them share.
#[test]
fn refused_for_the_reason_that_all_share() {
    let start = Chess::start();
    assert_eq!(refused(&start, "Nd2"), refusal(&["b1d2", "g1d2"], "own-piece-there", &["d2"]));
    assert_eq!(refused(&start, "Nd5"), refusal(&["b1d5", "g1d5"], "knight-shape", &["b1", "g1"]));
    assert_eq!(refused(&start, "Rd4"), refusal(&["a1d4", "h1d4"], "rook-shape", &["a1", "h1"]));
    // only the knight on g8 comes to f6, and the king is in check
    let checked = position("rnbqkbnr/ppp2ppp/8/1B1pp3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 0 1");
    assert_eq!(refused(&checked, "Nf6"), refusal(&["g8f6"], "leaves-king-in-check", &["b5"]));
    // both knights come to b4, and both are pinned: by the bishop on a4 and the rook on d8
    let pinned = position("3r3k/8/8/8/b7/3N4/2N5/3K4 w - - 0 1");
    assert_eq!(refused(&pinned, "Nb4"), refusal(&["c2b4", "d3b4"], "pinned", &["a4", "d8"]));
    // one rook's way is barred, the other does not go there at all
    let barred = position("4k3/8/8/8/3P4/8/8/R2RK3 w - - 0 1");
    assert_eq!(refused(&barred, "Rd5"), refusal(&["d1d5"], "path-blocked", &["d4"]));
    // nobody is there
    let bare = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(refused(&bare, "Nd2"), refusal(&[], "no-such-piece", &[]));
}

#[test]
fn passing() {
    let start = Chess::start();
    let passed = start.pass().unwrap();
    assert_eq!((passed.turn(), passed.pass()), (Color::Black, Some(start)));
    // a right to capture en passant does not outlive the next move
    assert_eq!(position("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1").pass().and_then(|passed| passed.en_passant()), None);
    assert_eq!(position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").pass(), None);
}

/// A text that is refused is never told as a move that is legal: castling that is not possible is not the king's step to
/// where it would arrive, and such a step is not castling.
#[test]
fn a_refused_move_is_not_legal() {
    let refused_in = |fen, text| refused(&position(fen), text);
    let step = refused_in("5K2/8/8/1B6/8/k7/6b1/8 w - - 0 1", "O-O");
    assert_eq!(step, refusal(&[], "castling-right-lost", &["f8"]));
    let castling = refused_in("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1");
    assert_eq!(castling, refusal(&[], "king-shape", &["e1"]));
    let lost = refused_in("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O");
    assert_eq!(lost, refusal(&[], "castling-right-lost", &["e1", "h1"]));
}
