//! The moves of records: lines and variations, words with two readings, positions that must be mended.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use trongtai::Castling;
use trongtai::Kind;
use trongtai::notation::Notation;
use trongtai::record::{Answer, Beginning, Moves, Origin, Refusal, Task, Word, moves};

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const XIANGQI: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const READ: Task = Task::Read(None);

/// What becomes of words that stand between blanks.
fn answered(kind: Kind, fen: &str, task: Task, words: &str) -> Option<Moves> {
    let words: Vec<String> =
        words.split(' ').filter(|word| !word.is_empty()).map(|word| word.replace('|', " ")).collect();
    moves(
        kind,
        Beginning { fen, castling: Castling::Standard },
        task,
        words.iter().map(|word| Word::from(word.as_str())),
    )
}

/// The answers, those that are no moves as a word for people.
fn texts(kind: Kind, fen: &str, task: Task, words: &str) -> Vec<String> {
    let text = |answer| match answer {
        Answer::Move(text) => text,
        Answer::Unread => "unread".to_owned(),
        Answer::Refused(Refusal::NotAMove) => "no move".to_owned(),
        Answer::Refused(Refusal::Ambiguous) => "ambiguous".to_owned(),
        Answer::Refused(Refusal::GameOver) => "over".to_owned(),
        Answer::Refused(Refusal::Illegal(None)) => "illegal".to_owned(),
        Answer::Refused(Refusal::Illegal(Some(why))) => {
            let squares: Vec<&str> = why.squares.iter().map(|square| square.as_str()).collect();
            format!("{} {}", why.code, squares.join(" ")).trim().to_owned()
        }
    };
    answered(kind, fen, task, words).unwrap().answers.into_iter().map(text).collect()
}

fn read(kind: Kind, words: &str) -> Vec<String> {
    texts(kind, "", READ, words)
}

#[test]
fn lines_branch_before_the_move_that_they_replace() {
    let chess = read(Kind::Chess, "e4 e5 ( c5 Nf3 ( Nc3 a6 ) d6 ) ( e6 ) Nf3 Nc6");
    assert_eq!(chess, ["e2e4", "e7e5", "c7c5", "g1f3", "b1c3", "a7a6", "d7d6", "e7e6", "g1f3", "b8c6"]);
    let words = "h2e2 h9g7 ( b9c7 h0g2 ) h0g2";
    let xiangqi = texts(Kind::Xiangqi, "", Task::Write(Notation::Wxf), words);
    assert_eq!(xiangqi, ["C2=5", "H8+7", "H2+3", "H2+3", "H2+3"]);
}

#[test]
fn a_line_ends_at_what_cannot_be_read_and_the_others_go_on() {
    assert_eq!(
        read(Kind::Chess, "e4 ( d4 Qa1 d5 ) e5 hello Nf3 ( Nc3 )"),
        // Black's queen on d8 moves along no line to a1
        ["e2e4", "d2d4", "queen-shape d8", "unread", "e7e5", "no move", "unread", "unread"]
    );
    assert_eq!(read(Kind::Chess, "Nc3 a6 Nf3 a5 Nd4 a4 Nb5")[6], "ambiguous");
    // nothing can be played after mate
    assert_eq!(read(Kind::Chess, "f3 e5 g4 Qh4 a3")[4], "over");
    // parentheses that match nothing change nothing
    assert_eq!(read(Kind::Chess, ") e4 ) e5 ( ( ("), ["e2e4", "e7e5"]);
    assert_eq!(texts(Kind::Chess, "", Task::Write(Notation::San), "e2e4 e7e4"), ["e4", "pawn-shape e7"]);
}

#[test]
fn a_word_may_be_taken_in_two_ways() {
    assert_eq!(read(Kind::Chess, "1e4|e4 1e5|e5 2e4|x"), ["e2e4", "e7e5", "no-such-piece"]);
    assert_eq!(read(Kind::Chess, "x|y"), ["no move"]);
}

#[test]
fn null_moves() {
    assert_eq!(read(Kind::Chess, "e4 -- d4 Z0 d5"), ["e2e4", "0000", "d2d4", "0000", "d4d5"]);
    let written = texts(Kind::Xiangqi, "", Task::Write(Notation::Wxf), "h2e2 0000 h0g2");
    assert_eq!(written, ["C2=5", "--", "H2+3"]);
    // not out of check
    assert_eq!(texts(Kind::Chess, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", READ, "--"), ["illegal"]);
}

#[test]
fn positions() {
    let start = |kind, fen| answered(kind, fen, READ, "").map(|moves| (moves.start.origin, moves.start.fen));
    let own = |fen: &str| Some((Origin::Game, fen.to_owned()));
    assert_eq!(start(Kind::Chess, ""), own(CHESS));
    assert_eq!(start(Kind::Xiangqi, XIANGQI), own(XIANGQI));
    let other = "4k3/8/8/8/8/8/8/4K3 b - - 3 9";
    assert_eq!(start(Kind::Chess, other), Some((Origin::Position, other.to_owned())));
    // a right to castle without its king, and one without its rook; a square that no pawn has passed
    let bogus = "1r4k1/8/8/8/8/8/8/R3K3 w KQkq e6 0 1";
    let mended = "1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_eq!(start(Kind::Chess, bogus), Some((Origin::Repaired, mended.to_owned())));
    assert_eq!(texts(Kind::Chess, bogus, READ, "O-O-O"), ["e1c1"]);
    for fen in ["nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", XIANGQI] {
        assert_eq!(answered(Kind::Chess, fen, READ, "e4"), None, "{fen}");
    }
}

#[test]
fn chess960_castles_onto_the_rook() {
    let beginning = Beginning { fen: "", castling: Castling::Chess960 };
    let words = ["Nf3", "Nf6", "g3", "g6", "Bg2", "Bg7", "O-O"].map(Word::Move);
    let read = moves(Kind::Chess, beginning, READ, words).unwrap();
    assert_eq!(read.answers.last(), Some(&Answer::Move("e1h1".to_owned())));
}
