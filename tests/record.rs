//! The moves of records: lines and variations, words with two readings, positions that must be mended.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use trongtai::Castling;
use trongtai::api::Kind;
use trongtai::notation::Notation;
use trongtai::record::{Beginning, moves};

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const XIANGQI: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The sign and FEN, and the answers, of words that stand between blanks.
fn told(kind: Kind, fen: &str, notation: Option<Notation>, written: bool, words: &str) -> (String, Vec<String>) {
    let words = words.replace(' ', "\n").replace('|', " ");
    let answer = moves(kind, Beginning { fen, castling: Castling::Standard }, notation, written, &words);
    let mut parts = answer.split('\n').map(str::to_owned);
    (parts.next().unwrap(), parts.collect())
}

fn read(kind: Kind, words: &str) -> Vec<String> {
    told(kind, "", None, false, words).1
}

#[test]
fn lines_branch_before_the_move_that_they_replace() {
    let texts = read(Kind::Chess, "e4 e5 ( c5 Nf3 ( Nc3 a6 ) d6 ) ( e6 ) Nf3 Nc6");
    assert_eq!(texts, ["e2e4", "e7e5", "c7c5", "g1f3", "b1c3", "a7a6", "d7d6", "e7e6", "g1f3", "b8c6"]);
    let words = "h2e2 h9g7 ( b9c7 h0g2 ) h0g2";
    assert_eq!(told(Kind::Xiangqi, "", Some(Notation::Wxf), true, words).1, ["C2=5", "H8+7", "H2+3", "H2+3", "H2+3"]);
}

#[test]
fn a_line_ends_at_what_cannot_be_read_and_the_others_go_on() {
    assert_eq!(
        read(Kind::Chess, "e4 ( d4 Qa1 d5 ) e5 hello Nf3 ( Nc3 )"),
        // Black's queen on d8 (square 59) moves along no line to a1
        ["e2e4", "d2d4", "?2 queen-shape d8", "", "e7e5", "?1", "", ""]
    );
    assert_eq!(read(Kind::Chess, "Nc3 a6 Nf3 a5 Nd4 a4 Nb5")[6], "?3");
    // parentheses that match nothing change nothing
    assert_eq!(read(Kind::Chess, ") e4 ) e5 ( ( ("), ["e2e4", "e7e5"]);
    assert_eq!(
        told(Kind::Chess, "", Some(Notation::San), true, "e2e4 e7e4"),
        (format!("={CHESS}"), vec!["e4".to_owned(), "?2 pawn-shape e7".to_owned()])
    );
}

#[test]
fn a_word_may_be_taken_in_two_ways() {
    assert_eq!(read(Kind::Chess, "1e4|e4 1e5|e5 2e4|x"), ["e2e4", "e7e5", "?2 no-such-piece"]);
    assert_eq!(read(Kind::Chess, "x|y"), ["?1"]);
}

#[test]
fn null_moves() {
    assert_eq!(read(Kind::Chess, "e4 -- d4 Z0 d5"), ["e2e4", "0000", "d2d4", "0000", "d4d5"]);
    assert_eq!(told(Kind::Xiangqi, "", Some(Notation::Wxf), true, "h2e2 0000 h0g2").1, ["C2=5", "--", "H2+3"]);
    // not out of check
    assert_eq!(told(Kind::Chess, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", None, false, "--").1, ["?2"]);
}

#[test]
fn positions() {
    assert_eq!(told(Kind::Chess, "", None, false, ""), (format!("={CHESS}"), vec![]));
    assert_eq!(told(Kind::Xiangqi, XIANGQI, None, false, "").0, format!("={XIANGQI}"));
    assert_eq!(told(Kind::Chess, "4k3/8/8/8/8/8/8/4K3 b - - 3 9", None, false, "").0, "+4k3/8/8/8/8/8/8/4K3 b - - 3 9");
    // a right to castle without its king, and one without its rook; a square that no pawn has passed
    let bogus = "1r4k1/8/8/8/8/8/8/R3K3 w KQkq e6 0 1";
    assert_eq!(
        told(Kind::Chess, bogus, None, false, "O-O-O"),
        ("~1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1".to_owned(), vec!["e1c1".to_owned()])
    );
    for fen in ["nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", XIANGQI] {
        assert_eq!(told(Kind::Chess, fen, None, false, "e4"), ("!".to_owned(), vec![]), "{fen}");
    }
}

#[test]
fn chess960_castles_onto_the_rook() {
    let beginning = Beginning { fen: "", castling: Castling::Chess960 };
    let answer = moves(Kind::Chess, beginning, None, false, "Nf3\nNf6\ng3\ng6\nBg2\nBg7\nO-O");
    assert!(answer.ends_with("\ne1h1"), "{answer}");
}
